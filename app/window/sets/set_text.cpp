// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/set_text.h"

#include <algorithm>
#include <charconv>

#include "app/window/sets/yaml_writer.h"
#include "model/cards/set_header.h"
#include "model/yaml/document.h"

namespace muster::app {

namespace {

constexpr yaml::Limits SetLimits{std::size_t(64) << 20, 40, 8'000'000, 200'000};
constexpr int CardIndentation = 2;

/// Where each line begins, and the end of the text.
std::vector<std::size_t> lineBegins(std::string_view text)
{
    std::vector<std::size_t> begins{0};
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n')
            begins.push_back(i + 1);
    }
    begins.push_back(text.size());
    return begins;
}

std::string headerOf(const yaml::Node& root)
{
    std::string header;
    for (const yaml::Pair& pair : root.pairs) {
        if (pair.key != "cards")
            header += std::string(pair.key) + ':' + yamlValue(pair.value, 0, pair.key.size());
    }
    return header;
}

} // namespace

Result<SetText> SetText::read(std::string text, std::string file, std::shared_ptr<const Game> game)
{
    SetText set;
    set.m_text = std::move(text);
    set.m_file = std::move(file);
    set.m_game = std::move(game);
    if (!set.m_text.empty() && set.m_text.back() != '\n')
        set.m_text += '\n';
    const auto document = yaml::Document::parse(set.m_text, set.m_file, SetLimits);
    if (!document)
        return failure(document.error());
    const yaml::Node& root = document->root();
    const yaml::Node* cards = root.find("cards");
    if (cards == nullptr || (cards->kind != yaml::NodeKind::List && cards->kind != yaml::NodeKind::Null)) {
        Error error;
        error.file = set.m_file;
        error.at = cards == nullptr ? Position{1, 1} : cards->at;
        error.kind = ErrorKind::MissingKey;
        error.arguments = {"cards"};
        return failure(std::move(error));
    }
    set.m_header = headerOf(root);
    if (const yaml::Node* code = root.find("set"); code != nullptr)
        set.m_code = code->scalar;

    const auto begins = lineBegins(set.m_text);
    const auto lineAt = [&](int line) { // 1-based, without its end
        const auto i = static_cast<std::size_t>(line) - 1;
        auto result = std::string_view(set.m_text).substr(begins[i], begins[i + 1] - begins[i]);
        while (!result.empty() && (result.back() == '\n' || result.back() == '\r'))
            result.remove_suffix(1);
        return result;
    };
    // The last line of the list: before the next key of the file.
    int lastLine = static_cast<int>(begins.size()) - 2;
    for (const yaml::Pair& pair : root.pairs) {
        if (pair.keyAt.line > cards->at.line && &pair.value != cards)
            lastLine = std::min(lastLine, pair.keyAt.line - 1);
    }
    bool own = true;
    for (std::size_t i = 0; i < cards->items.size(); ++i) {
        const yaml::Node& item = cards->items[i];
        set.m_cards.push_back({draftOf(item, *set.m_game), item.at.line});
        const std::string_view line = lineAt(item.at.line);
        const auto dash = line.find_first_not_of(' ');
        if (dash == std::string_view::npos || line[dash] != '-'
            || (i > 0 && cards->items[i - 1].at.line == item.at.line)) {
            own = false;
            continue;
        }
        int end = i + 1 < cards->items.size() ? cards->items[i + 1].at.line - 1 : lastLine;
        // Empty lines and comments at the level of cards belong to what comes next.
        while (end > item.at.line) {
            const std::string_view last = lineAt(end);
            const auto first = last.find_first_not_of(' ');
            if (first != std::string_view::npos && !(last[first] == '#' && first <= dash))
                break;
            --end;
        }
        set.m_lines.push_back({begins[static_cast<std::size_t>(item.at.line) - 1],
                               begins[static_cast<std::size_t>(end)], static_cast<int>(dash)});
    }
    if (!own)
        set.m_lines.clear();
    set.m_listEnd = begins[static_cast<std::size_t>(lastLine)];
    return set;
}

SetText SetText::create(const SetInfo& info, std::shared_ptr<const Game> game)
{
    std::string text = "game: " + yamlScalar(game->key) + "\nset: " + yamlScalar(info.code, false) + '\n';
    const auto add = [&](const char* key, const std::string& value) {
        if (!value.empty())
            text += std::string(key) + ": " + value + '\n';
    };
    add("name", yamlScalar(info.name));
    add("version", info.version.empty() ? std::string() : '"' + info.version + '"');
    add("date", info.date);
    std::string authors;
    for (const std::string& author : info.authors)
        (authors += authors.empty() ? "" : ", ") += yamlScalar(author);
    add("authors", authors.empty() ? authors : '[' + authors + ']');
    add("licence", info.licence.empty() ? std::string() : yamlScalar(info.licence));
    text += "\ncards: []\n";
    return *read(std::move(text), info.file, std::move(game));
}

Result<CardSet> SetText::check() const { return readSet(m_text, m_file, *m_game); }

Result<CardSet> SetText::checkCard(const CardDraft& draft) const
{
    CardDraft finished = draft;
    finished.isUnfinished = false;
    return readSet(m_header + "cards:\n" + yamlOf(finished, *m_game, CardIndentation), m_file, *m_game);
}

SetText SetText::again(std::string text) const { return *read(std::move(text), m_file, m_game); }

SetText SetText::prepared() const
{
    if (inLines() && !m_cards.empty())
        return *this;
    std::string text = m_header + "\ncards:" + (m_cards.empty() ? " []\n" : "\n");
    if (m_cards.empty()) { // keep the comments of a set that is only begun
        text = m_text;
        const auto key = text.rfind("cards:");
        const auto end = std::min(text.find('\n', key), text.size() - 1);
        text.replace(key, end + 1 - key, "cards:\n");
        SetText result = *this;
        result.m_text = std::move(text);
        result.m_listEnd = key + 7;
        return result;
    }
    for (const Entry& card : m_cards)
        text += '\n' + yamlOf(card.draft, *m_game, CardIndentation);
    return again(std::move(text));
}

SetText SetText::withCard(std::size_t index, const CardDraft& draft) const
{
    if (draft == m_cards[index].draft)
        return *this;
    const SetText ready = prepared();
    const Lines& lines = ready.m_lines[index];
    std::string text = ready.m_text;
    text.replace(lines.begin, lines.end - lines.begin, yamlOf(draft, *m_game, lines.indentation));
    return again(std::move(text));
}

SetText SetText::withNewCard(const CardDraft& draft) const
{
    const SetText ready = prepared();
    std::string text = ready.m_text;
    if (m_cards.empty())
        text.insert(ready.m_listEnd, '\n' + yamlOf(draft, *m_game, CardIndentation));
    else
        text.insert(ready.m_lines.back().end, '\n' + yamlOf(draft, *m_game, ready.m_lines.back().indentation));
    return again(std::move(text));
}

SetText SetText::withoutCard(std::size_t index) const
{
    const SetText ready = prepared();
    const Lines& lines = ready.m_lines[index];
    std::string text = ready.m_text;
    std::size_t begin = lines.begin;
    if (begin >= 2 && text[begin - 1] == '\n' && text[begin - 2] == '\n' && index > 0)
        --begin; // the empty line before it
    text.erase(begin, lines.end - begin);
    if (m_cards.size() == 1) {
        const auto key = text.rfind("cards:");
        text.replace(key, std::min(text.find('\n', key), text.size()) - key, "cards: []");
    }
    return again(std::move(text));
}

std::string SetText::freeId() const
{
    int highest = 0;
    for (const Entry& card : m_cards) {
        const auto hyphen = card.draft.id.rfind('-');
        int number = 0;
        const char* begin = card.draft.id.data() + (hyphen == std::string::npos ? 0 : hyphen + 1);
        const char* end = card.draft.id.data() + card.draft.id.size();
        if (std::from_chars(begin, end, number).ptr == end)
            highest = std::max(highest, number);
    }
    std::string number = std::to_string(highest + 1);
    number.insert(0, number.size() < 3 ? 3 - number.size() : 0, '0');
    return m_code + '-' + number;
}

} // namespace muster::app
