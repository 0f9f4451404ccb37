// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/cards_to_cut.h"

#include "app/text/shown.h"
#include "model/decks/list_writer.h"

namespace muster::app::print {

void CardsToCut::add(const CheckedFile& file)
{
    if (file.set) {
        const auto built = buildCatalogue(file.setGame, {*file.set});
        for (std::uint32_t i = 0; built && i < (*built)->size(); ++i)
            m_cards.push_back({*built, {i}, 1, styleOf((*built)->game())});
        return;
    }
    const ResolvedDeck resolved(*file.catalogue, file.deck->deck);
    for (const ListingPart& part : listing(resolved)) {
        for (const ListingLine& line : part.lines) {
            const ResolvedEntry& entry = resolved.entries()[line.entry];
            if (entry.status == ResolvedEntry::Status::Card)
                m_cards.push_back({file.catalogue, entry.card, line.count, styleOf(file.catalogue->game())});
            else
                m_unclear.push_back(shown(file.deck->deck.sections[entry.section].entries[entry.row].card));
        }
    }
}

std::int64_t CardsToCut::faces() const
{
    std::int64_t faces = 0;
    for (const PlayCard& card : m_cards)
        faces += card.count;
    return faces;
}

std::shared_ptr<const FaceStyle> CardsToCut::styleOf(const Game& game)
{
    auto& style = m_styles[game.key];
    if (!style)
        style = findFaceStyle(m_places, game);
    return style;
}

} // namespace muster::app::print
