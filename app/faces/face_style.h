// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QColor>
#include <QPainterPath>

#include "carddb/places.h"
#include "model/base/result.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// Signs that stand for words on cards, so that no one has to tell colours apart.
enum class FaceShape {
    Circle,
    Square,
    Diamond,
    Triangle,
    Hexagon,
    Star,
    Cross,
    Drop,
    Flame,
    Leaf,
    Crescent,
    Sun,
    Wave,
    Gear,
    Mountain,
    Shield,
    Last = Shield
};

/// The sign inside the unit square.
[[nodiscard]] QPainterPath shapePath(FaceShape shape);

/// How the corners of a frame are cut: one way for each type of card.
enum class FaceFrame { Round, Cut, Notch, Square, Arch, Scallop, Last = Scallop };

/// Places for numbers around the picture; all others stand at the foot.
enum class FaceCorner { TopLeft, TopRight, MiddleLeft, MiddleRight, BottomLeft, BottomRight, Last = BottomRight };

/// How the cards of a game look: what their colour and sign tell, where its numbers stand. From the game's face.yaml; a game
/// without one gets a look made from its fields.
struct FaceStyle {
    struct Look {
        QColor colour;
        FaceShape shape = FaceShape::Circle;
        friend bool operator==(const Look&, const Look&) = default;
    };

    std::vector<FieldIndex> colourBy;  ///< the first that the card has a word in; an invalid one: its type
    std::map<std::string, Look> looks; ///< by word, folded; others get one made from the word
    std::vector<FieldIndex> cost;      ///< at the right of the name: the first that the card has
    std::map<FieldIndex, FaceCorner> corners;
    std::vector<FaceFrame> frames; ///< by type

    [[nodiscard]] Look lookOf(const Catalogue& catalogue, CardIndex card) const;
    /// The look of a word, folded as queries keep it.
    [[nodiscard]] Look lookOf(const std::string& word) const;
};

/// Made from the game's fields alone.
[[nodiscard]] FaceStyle standardFaceStyle(const Game& game);

/// Reads a face.yaml, with every error of it.
[[nodiscard]] Result<FaceStyle> readFaceStyle(std::string_view bytes, const std::string& file, const Game& game);

/// The style of a game: the person's own file before the one that comes with Muster, the standard one where there is
/// none that can be read.
[[nodiscard]] std::shared_ptr<const FaceStyle> findFaceStyle(const carddb::Places& places, const Game& game);

} // namespace muster::app
