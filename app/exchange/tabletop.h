// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/faces/face_style.h"
#include "app/print/type.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// A deck as Tabletop Simulator keeps saved objects: JSON, and pictures on which the faces stand in rows.
struct TabletopFiles {
    struct Picture {
        QString name; ///< beside the JSON
        QByteArray png;
    };
    std::string json;
    std::vector<Picture> pictures;
};

/// Each section is a pile of its own, in the order of the deck's list. `target` is the path of the JSON: the pictures lie beside
/// it under its name, and the JSON names them as local files, which Tabletop Simulator uploads when asked to. A line of which it
/// is not clear which card it means has no face and is left out.
[[nodiscard]] TabletopFiles tabletopFiles(const ResolvedDeck& deck, const FaceStyle& style, print::Type& type,
                                          const QString& target);

/// Whether the bytes are a saved object of Tabletop Simulator.
[[nodiscard]] bool isTabletop(std::string_view bytes);

/// Its piles as a text list, by the nicknames of cards; nothing for JSON without any.
[[nodiscard]] std::optional<std::string> listOfTabletop(std::string_view bytes);

} // namespace muster::app
