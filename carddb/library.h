// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "carddb/places.h"
#include "model/base/result.h"
#include "model/cards/catalogue.h"
#include "model/decks/deck_file.h"
#include "model/formats/format.h"
#include "model/games/rule_book.h"

namespace muster::carddb {

/// All games with their cards, from resources and the person's folder. Reads YAML only when a file is new or changed;
/// otherwise everything comes from the SQLite cache, keyed by the files' content and the code that read them. Without
/// a usable cache everything is read anew each time, and nothing else is different.
///
/// What was given out once stays as it is until refresh(). Safe to use from several threads, one after the other.
class Library {
public:
    explicit Library(Places places);
    ~Library();

    /// Keys of all games, in the order of their folders, shipped ones first.
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] Result<std::shared_ptr<const Game>> game(const QString& key);
    /// The cards of all sets that can be used. A card with errors is left out, and a set where something else is
    /// wrong, so that a person's own faulty file never takes the rest of the game away; problems() says what is wrong. Fails if the game itself
    /// cannot be read, and with the error Cancelled if progress said no.
    [[nodiscard]] Result<std::shared_ptr<const Catalogue>> catalogue(const QString& game);
    /// The formats that can be used, shipped ones first.
    [[nodiscard]] Result<std::vector<Format>> formats(const QString& game);
    /// In the language of setLanguage() where the game has a translation, a file `rules/LANGUAGE.yaml`; in English else.
    [[nodiscard]] Result<RuleBook> ruleBook(const QString& game);

    /// Everything that is wrong with the sets and formats of a game.
    [[nodiscard]] Errors problems(const QString& game);
    /// What is wrong with the translation of its rules, which is left out then. Nothing before ruleBook() was asked.
    [[nodiscard]] Errors ruleProblems(const QString& game);

    /// Games by key, for readers of decks; nothing for those that cannot be read.
    [[nodiscard]] GameLookup lookup();

    /// The code of the language that rules are given out in from now on; "en" to begin with.
    void setLanguage(const QString& code);

    /// Looks at the files again, the next time that anything is asked for.
    void refresh();

    /// Called from within the functions above, on the same thread: `step` is "read" (files), "build", or "store"
    /// (cards). False cancels, and whatever is in the cache stays as it was.
    using Progress = std::function<bool(const QString& step, int done, int total)>;
    void setProgress(Progress progress);

    [[nodiscard]] const Places& places() const;
    /// How many files were parsed so far: none, when everything came from the cache.
    [[nodiscard]] int filesParsed() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace muster::carddb
