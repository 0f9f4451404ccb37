// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face_style.h"
#include "app/print/page.h"
#include "app/print/type.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// Size of a card in millimetres.
inline constexpr double FaceWidth = 63;
inline constexpr double FaceHeight = 88;

/// The face of a card, drawn from its data alone: colour and sign tell its Origin, element or class, the form of the frame
/// its type; numbers stand where the game puts them, and its texts below the picture in the largest letters that fit. Where
/// there is no picture stands a coat of arms made from the name, so that cards are told apart at a glance. Marks lie inside
/// (0, 0) to (FaceWidth, FaceHeight).
[[nodiscard]] print::Marks cardFace(const Catalogue& catalogue, CardIndex card, const FaceStyle& style,
                                    print::Type& type, const QImage& picture = {});

/// The back that all cards of a game share.
[[nodiscard]] print::Marks cardBack(const Game& game, print::Type& type);

} // namespace muster::app
