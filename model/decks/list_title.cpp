// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_title.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <string_view>

#include "model/decks/list_line.h"
#include "model/text/trimmed.h"

namespace muster {

namespace {

bool isFigure(char c) { return c >= '0' && c <= '9'; }

/// "My Embers" of "My Embers (70)" and of "My Embers (70 cards)"; empty where no size stands behind a name.
std::string_view beforeSize(std::string_view line)
{
    const auto open = line.rfind('(');
    if (open == std::string_view::npos || !line.ends_with(')') || !isFigure(line[open + 1]))
        return {};
    auto size = line.substr(open + 1, line.size() - open - 2);
    size.remove_prefix(std::min(size.find_first_not_of("0123456789"), size.size()));
    size = trimmed(size);
    return size.empty() || size == "cards" ? trimmed(line.substr(0, open)) : std::string_view();
}

bool hasCount(const ListToken& card) { return std::ranges::any_of(card.source, isFigure); }

bool hasSizeBehind(const ListToken& card) { return !beforeSize(tidyLine(card.source)).empty(); }

} // namespace

void takeTitle(std::vector<ListToken>& tokens)
{
    const auto first =
        std::ranges::find_if(tokens, [](const ListToken& token) { return token.kind != ListToken::Kind::Blank; });
    if (first == tokens.end() || first->kind != ListToken::Kind::Unknown || !first->candidates.empty()
        || !first->nearest.empty())
        return;
    const std::string line = tidyLine(first->source);
    const auto name = beforeSize(line);
    if (name.empty() || isFigure(name.front()))
        return;
    const auto below = std::ranges::subrange(first + 1, tokens.end());
    if (!below.empty() && below.front().line == first->line) // several cards in a line
        return;
    const auto isName = [](const ListToken& token) { return token.kind == ListToken::Kind::DeckName; };
    auto cards = below | std::views::filter([](const ListToken& token) { return token.kind == ListToken::Kind::Card; });
    if (std::ranges::any_of(below, isName) || std::ranges::none_of(cards, hasCount)
        || std::ranges::any_of(cards, hasSizeBehind))
        return;
    first->kind = ListToken::Kind::DeckName;
    first->text = name;
    first->entry = {};
}

} // namespace muster
