// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "carddb/places.h"
#include "model/base/result.h"
#include "model/cards/catalogue.h"
#include "model/formats/format.h"
#include "model/games/rule_book.h"

namespace muster::carddb {

/// All games with their cards, from resources and the person's folder. Reads YAML only when a file is new or changed;
/// otherwise everything comes from the SQLite cache, keyed by the files' content and the schema version.
class Library {
public:
    explicit Library(Places places);
    ~Library();

    /// Keys of all games, in the order of their folders.
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] Result<std::shared_ptr<const Game>> game(const QString& key);
    [[nodiscard]] Result<std::shared_ptr<const Catalogue>> catalogue(const QString& game);
    [[nodiscard]] Result<std::vector<Format>> formats(const QString& game);
    [[nodiscard]] Result<RuleBook> ruleBook(const QString& game);

    using Progress = std::function<bool(const QString& step, int done, int total)>; ///< false cancels
    void setProgress(Progress progress);

    [[nodiscard]] const Places& places() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace muster::carddb
