// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/page.h"
#include "app/print/type.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// Size of a card in millimetres.
inline constexpr double FaceWidth = 63;
inline constexpr double FaceHeight = 88;

/// The face of a card, drawn from its data alone: what its type says in words stands in the line below the crest, its
/// numbers at the foot, its texts between them in the largest letters that fit. The crest is made from the name, so that
/// cards are told apart at a glance. Marks lie inside (0, 0) to (FaceWidth, FaceHeight).
[[nodiscard]] print::Marks cardFace(const Catalogue& catalogue, CardIndex card, print::Type& type);

/// The back that all cards of a game share.
[[nodiscard]] print::Marks cardBack(const Game& game, print::Type& type);

} // namespace muster::app
