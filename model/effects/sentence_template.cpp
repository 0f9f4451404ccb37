// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/sentence_template.h"

#include <algorithm>

namespace muster::effects {

namespace {

/// Where the bracket that opens at `at` is closed; the end of the pattern if it is not.
std::size_t closing(std::string_view pattern, std::size_t at, char open, char close)
{
    int depth = 0;
    for (std::size_t i = at; i < pattern.size(); ++i) {
        depth += pattern[i] == open ? 1 : pattern[i] == close ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return pattern.size() - 1;
}

bool allThere(std::string_view pattern, const View& node, std::string_view marks)
{
    for (std::size_t i = pattern.find('{'); i != std::string_view::npos; i = pattern.find('{', i + 1)) {
        const std::string_view key = pattern.substr(i + 1);
        if (!node.has(key.substr(0, std::min(key.find('}'), key.find_first_of(marks)))))
            return false;
    }
    return true;
}

} // namespace

std::string filled(std::string_view pattern, const View& node, std::string_view marks, const GapFiller& gap)
{
    std::string result;
    std::size_t at = 0;
    while (at < pattern.size()) {
        if (pattern[at] == '{') {
            const std::size_t end = closing(pattern, at, '{', '}');
            result += gap(pattern.substr(at + 1, end - at - 1));
            at = end + 1;
        } else if (pattern[at] == '[') {
            const std::size_t end = closing(pattern, at, '[', ']');
            const std::string_view inside = pattern.substr(at + 1, end - at - 1);
            if (allThere(inside, node, marks)) {
                const std::string part = filled(inside, node, marks, gap);
                result += part.starts_with(" ,") ? part.substr(1) : part;
            }
            at = end + 1;
        } else {
            result += pattern[at++];
        }
    }
    return result;
}

} // namespace muster::effects
