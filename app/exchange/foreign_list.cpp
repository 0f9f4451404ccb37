// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/foreign_list.h"

#include <algorithm>

#include "app/decks/list_text_forms.h"
#include "app/exchange/tabletop.h"
#include "model/decks/home_section.h"
#include "model/decks/list_headings.h"

namespace muster::app {

namespace {

/// The zones that programs deal from, whatever the game: "[main]", "[side]", "[sideboard]".
bool isUsualZone(std::string_view heading)
{
    return heading == "[main]" || heading == "[side]" || heading == "[sideboard]";
}

bool isSection(std::string_view heading, const Game& game)
{
    return std::ranges::any_of(game.decks, [&](const DeckKind& kind) {
        const auto meaning = ListHeadings(game, kind.key).find(heading);
        return meaning && meaning->kind == ListHeadings::Meaning::Kind::Section;
    });
}

} // namespace

bool isForeign(std::string_view bytes) { return isXml(bytes) || isTabletop(bytes); }

std::optional<std::string> listOfForeign(std::string_view bytes, const Catalogue& catalogue)
{
    const auto list = isXml(bytes) ? listOfXml(bytes) : listOfTabletop(bytes);
    if (!list)
        return std::nullopt;
    const Game& game = catalogue.game();
    const bool typesTell = std::ranges::any_of(
        game.decks, [&](const DeckKind& kind) { return HomeSections(catalogue, kind.key).differ(); });
    std::string kept;
    for (std::size_t at = 0; at < list->size();) {
        const std::size_t end = std::min(list->find('\n', at), list->size());
        const std::string_view line(list->data() + at, end - at);
        if (!line.starts_with('[') || (isUsualZone(line) ? !typesTell : isSection(line, game)))
            kept += line;
        kept += '\n';
        at = end + 1;
    }
    return kept;
}

} // namespace muster::app
