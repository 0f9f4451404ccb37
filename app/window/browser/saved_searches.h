// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "carddb/places.h"
#include "model/base/result.h"

namespace muster::app {

/// A query that a person gave a name.
struct SavedSearch {
    QString name;
    QString query;
    friend bool operator==(const SavedSearch&, const SavedSearch&) = default;
};

/// The saved searches of a game: a file of their own in the person's folder, in the order in which they are listed.
[[nodiscard]] QString savedSearchesPath(const carddb::Places& places, const QString& game);
/// None where there is no file.
[[nodiscard]] Result<std::vector<SavedSearch>> readSavedSearches(const QString& path);
[[nodiscard]] Result<void> writeSavedSearches(const QString& path, const std::vector<SavedSearch>& searches);

/// The same from and to bytes.
[[nodiscard]] Result<std::vector<SavedSearch>> parseSavedSearches(std::string_view bytes, const std::string& file);
[[nodiscard]] std::string savedSearchesText(const std::vector<SavedSearch>& searches);

} // namespace muster::app
