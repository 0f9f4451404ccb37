// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/flow/tongue.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace muster::engine {

namespace {

/// Calls `text` with what stands between gaps, and `gap` with the name of each.
template <class Text, class Gap>
void eachPart(std::string_view sentence, Text text, Gap gap)
{
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        const std::size_t close = sentence.find('}', open);
        text(sentence.substr(0, open));
        if (close == std::string_view::npos)
            return text(sentence.substr(open));
        gap(sentence.substr(open + 1, close - open - 1));
        sentence.remove_prefix(close + 1);
    }
}

} // namespace

std::string Tongue::said(std::string_view english) const
{
    std::string own = say ? say(english) : std::string();
    return own.empty() ? std::string(english) : own;
}

std::string filled(std::string_view sentence, const Filling& filling)
{
    std::string text;
    eachPart(
        sentence, [&](std::string_view between) { text += between; },
        [&](std::string_view gap) { text += filling(gap); });
    return text;
}

std::string phrase(const Tongue& tongue, std::string_view english, std::initializer_list<std::string_view> values)
{
    std::vector<std::pair<std::string_view, std::string_view>> gaps;
    const auto* value = values.begin();
    eachPart(
        english, [](std::string_view) {},
        [&](std::string_view gap) {
            if (value != values.end())
                gaps.emplace_back(gap, *value++);
        });
    return filled(tongue.said(english), [&](std::string_view gap) -> std::string {
        for (const auto& [name, text] : gaps) {
            if (name == gap)
                return std::string(text);
        }
        return "{" + std::string(gap) + "}";
    });
}

} // namespace muster::engine
