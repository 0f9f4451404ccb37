// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/play_cards.h"

#include "app/faces/card_face.h"
#include "app/print/composer.h"

namespace muster::app::print {

std::vector<Page> cardSheets(const std::vector<PlayCard>& cards, QSizeF paper, const CardWishes& wishes, Type& type)
{
    const QSizeF size(FaceWidth, FaceHeight);
    std::vector<Page> faces, backs;
    for (const PlayCard& card : cards) {
        const FaceStyle style = card.style ? *card.style : standardFaceStyle(card.catalogue->game());
        const Page face{size, cardFace(*card.catalogue, card.card, style, type)};
        faces.insert(faces.end(), static_cast<std::size_t>(card.count), face);
        if (wishes.backs)
            backs.insert(backs.end(), static_cast<std::size_t>(card.count),
                         Page{size, cardBack(card.catalogue->game(), type)});
    }
    Imposition how;
    how.gap = 2 * wishes.bleed;
    how.outlines = wishes.lines;
    auto sheets = imposed(std::move(faces), paper, how);
    if (!wishes.backs)
        return sheets;
    how.mirrored = true;
    how.outlines = false; // one side is enough to cut along
    auto behind = imposed(std::move(backs), paper, how);
    std::vector<Page> both;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        both.push_back(std::move(sheets[i]));
        both.push_back(std::move(behind[i]));
    }
    return both;
}

} // namespace muster::app::print
