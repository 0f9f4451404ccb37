// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/yaml/question_marks.h"

#include <algorithm>

#include "model/yaml/arena.h"

namespace muster::yaml {

namespace {

/// A character for private use, U+E03F.
constexpr std::string_view Letter = "\xee\x80\xbf";

/// Whether the question mark at `offset` cannot be the begin of a key, wherever it stands; `last` is the place of the
/// one before, which was hidden or not. Behind a backslash it is left alone too: yaml-cpp has something to say of that.
bool isInsideWord(std::string_view text, std::size_t offset, std::size_t last, bool lastWasInside)
{
    const auto isOneOf = [&](std::size_t at, std::string_view characters) {
        return characters.find(text[at]) != std::string_view::npos;
    };
    if (offset > 0 && !isOneOf(offset - 1, " \t"))
        return !isOneOf(offset - 1, "\n\r[]{},\"'\\");
    auto before = text.substr(0, offset).find_last_not_of(" \t");
    if (before == last && before != std::string_view::npos)
        return lastWasInside;
    if (before != std::string_view::npos && text[before] == '-') // a list's, if nothing but such stands before it
        before = text.substr(0, offset).find_last_not_of(" \t-");
    return before != std::string_view::npos && !isOneOf(before, "\n\r[]{},:?\"'|>");
}

} // namespace

std::string_view QuestionMarks::hide(std::string_view text, std::pmr::memory_resource& memory)
{
    if (text.find('?') == std::string_view::npos || text.find(Letter) != std::string_view::npos)
        return text;
    std::string copy;
    copy.reserve(text.size() + text.size() / 8);
    bool isInside = false;
    std::size_t last = std::string_view::npos;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto mark = std::min(text.find('?', begin), text.size());
        copy += text.substr(begin, mark - begin);
        begin = mark + 1;
        if (mark == text.size())
            break;
        isInside = isInsideWord(text, mark, last, isInside);
        copy += isInside ? Letter : std::string_view("?");
        last = mark;
    }
    m_hidden = true;
    return copyTo(memory, copy);
}

void QuestionMarks::show(std::string& text) const
{
    if (!m_hidden)
        return;
    std::string shown;
    std::size_t begin = 0;
    for (auto at = text.find(Letter); at != std::string::npos; at = text.find(Letter, begin)) {
        shown.append(text, begin, at - begin) += '?';
        begin = at + Letter.size();
    }
    text = shown.append(text, begin);
}

} // namespace muster::yaml
