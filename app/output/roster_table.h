// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/check/check_files.h"
#include "app/output/json_writer.h"
#include "app/print/registrations.h"

namespace muster::app {

/// The players of an event with their decks: one row for every player and every deck, whatever is wrong with it.
class RosterTable {
public:
    explicit RosterTable(std::vector<print::RosterLine> roster) : m_roster(std::move(roster)) { }

    /// A deck that was handed in; files of other kinds are passed over.
    void add(const CheckedFile& file);
    /// Brings players and decks together, once all decks are there.
    void finish();

    /// Every player has one legal deck of their own, and every deck a player.
    [[nodiscard]] bool isInOrder() const;

    /// For a terminal: a table, and below it a line for everything that has to be looked into.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QByteArray csv() const;
    /// `"roster": [...]`
    void write(JsonWriter& json) const;

private:
    struct Deck {
        QString file;
        std::string hash;
        int cards = 0;
        std::optional<Verdict> verdict; ///< none: it cannot be read
    };

    [[nodiscard]] const print::RosterLine* lineOf(const print::Registration& one) const;
    [[nodiscard]] const Deck* deckOf(const print::Registration& one) const;
    [[nodiscard]] QStringList remarksOf(const print::Registration& one) const;

    std::vector<print::RosterLine> m_roster;
    std::vector<print::HandedIn> m_handedIn;
    std::vector<Deck> m_decks;
    std::vector<print::Registration> m_registrations;
};

} // namespace muster::app
