// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "carddb/places.h"
#include "model/base/result.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// What other programs and people get of a deck.
enum class ExportKind { CockatriceDeck, CockatriceCards, Tabletop, Picture };

/// By the ending: .cod, .xml, .json, .png.
[[nodiscard]] std::optional<ExportKind> exportKindOf(const QString& fileName);

struct ExportedFile {
    QString path;
    std::string bytes;
};

/// The file of that name and those that lie beside it. Nothing where there is no font to draw faces with. Needs a
/// QGuiApplication for faces.
[[nodiscard]] std::optional<std::vector<ExportedFile>>
exportedFiles(const ResolvedDeck& deck, ExportKind kind, const carddb::Places& places, const QString& target);

/// Pictures first, so that no file names one that is not there. The first that cannot be written is the error.
[[nodiscard]] Result<void> writeExported(const std::vector<ExportedFile>& files);

} // namespace muster::app
