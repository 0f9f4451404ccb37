// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/faces/face_style.h"
#include "app/print/page.h"
#include "app/print/type.h"
#include "model/cards/catalogue.h"

namespace muster::app::print {

/// Cards to cut out and play with.
struct PlayCard {
    std::shared_ptr<const Catalogue> catalogue;
    CardIndex card;
    int count = 1;
    std::shared_ptr<const FaceStyle> style = {}; ///< none: made from the game's fields
};

struct CardWishes {
    bool backs = false; ///< a page of backs behind each page of faces, for printing on both sides
    double bleed = 0;   ///< millimetres around each card, so that a cut that goes astray meets no neighbour
    bool lines = true;  ///< lines to cut along; else only marks at the edges
};

/// As many as one PDF holds: more are a mistake, or a way to fill the memory.
inline constexpr int MostPlayCards = 5000;

/// Faces of 63 by 88 mm, nine to an A4 or Letter where the bleed leaves room for them.
[[nodiscard]] std::vector<Page> cardSheets(const std::vector<PlayCard>& cards, QSizeF paper, const CardWishes& wishes,
                                           Type& type);

} // namespace muster::app::print
