// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "app/check/inputs.h"
#include "model/cards/set_reader.h"
#include "model/findings/finding.h"
#include "validators/legal_proposals.h"

namespace muster::app {

/// A shop that lies on the table beside the decks.
struct ShopBeside {
    ShopBeside(Deck value, std::shared_ptr<const Catalogue> cards)
        : deck(std::move(value)),
          catalogue(std::move(cards)),
          resolved(*catalogue, deck)
    {
    }
    ShopBeside(const ShopBeside&) = delete;
    ShopBeside& operator=(const ShopBeside&) = delete;

    const Deck deck;
    const std::shared_ptr<const Catalogue> catalogue;
    const ResolvedDeck resolved;
};

/// What is asked of a check, apart from the files.
struct CheckWishes {
    std::string game;                         ///< of text lists; others say it themselves
    std::string format;                       ///< key, in place of the deck's own
    std::shared_ptr<const Format> formatFile; ///< a format read from a file, in place of a key
    std::string date;                         ///< YYYY-MM-DD or empty
    std::string today;                        ///< for advice where no date is known
    int players = 0;
    int team = 1;                           ///< decks that are one team
    std::shared_ptr<const ShopBeside> shop; ///< that decks are checked against
    bool repairs = false;                   ///< try the fixes of findings, and keep those that do no harm
    bool plan = false;                      ///< work out how to make the deck legal
};

/// Everything that a check found out about one input.
struct CheckedFile {
    Input input;
    std::string game;   ///< key, where known
    std::string title;  ///< name of the deck, set, format or game
    std::string format; ///< key of the format that was used
    int cards = 0;      ///< counted cards of a deck, cards of a set, entries of rules
    std::optional<LoadedDeck> deck;
    std::shared_ptr<const Catalogue> catalogue; ///< the cards that the deck was checked against
    std::string hash;                           ///< of a deck
    std::vector<Finding> findings;
    std::optional<validators::LegalProposal> proposal; ///< how to make it legal, the best way
    std::shared_ptr<CardSet> set;
    std::shared_ptr<const Game> setGame; ///< the game that the set was read against
    Errors errors;
    Errors warnings; ///< of a set: worth telling, no reason to refuse it

    [[nodiscard]] bool readable() const { return errors.empty(); }
    [[nodiscard]] Verdict verdict() const { return verdictOf(findings); }
};

/// The line of a deck's file that a finding is about: that of its first row; 1 for the whole deck.
[[nodiscard]] int lineOf(const Finding& finding, const Deck& deck);
[[nodiscard]] int lineOf(const Subject::Row& row, const Deck& deck);

/// A file of a shop; the error where it cannot be read, or is none.
[[nodiscard]] Result<std::shared_ptr<const ShopBeside>> readShop(const QString& path, GameShelf& shelf);

/// Checks one input. Safe to call from several threads.
[[nodiscard]] CheckedFile checkFile(const Input& input, const CheckWishes& wishes, GameShelf& shelf);

/// Checks all inputs, many at a time, and hands each result over in the order of the inputs, on the calling thread,
/// which must be the shelf's own. `deliver` returns false to stop.
void checkFiles(const std::vector<Input>& inputs, const CheckWishes& wishes, GameShelf& shelf,
                const std::function<bool(CheckedFile)>& deliver);

/// The format of a game by its key, with or without the game before it.
[[nodiscard]] Result<const Format*> findFormat(GameShelf& shelf, const std::string& game, const std::string& key);

} // namespace muster::app
