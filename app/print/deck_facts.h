// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "app/check/check_files.h"
#include "app/print/person.h"
#include "app/print/sheet_layout.h"

namespace muster::app::print {

/// A card of the deck as sheets name it.
struct CardRow {
    int count = 0;
    QString name;
    QString detail;                   ///< identity fields, and set and number where other cards have the name
    int limit = 0;                    ///< copies allowed; 0 where there is no limit
    CardIndex card;                   ///< invalid where unknown or ambiguous
    bool clear = true;                ///< false: unknown or ambiguous
    std::size_t section = 0, row = 0; ///< of its first entry in the deck
};

struct CardGroup {
    QString section; ///< label; empty where the deck has one section only
    QString group;   ///< label; empty for cards that fit none
    std::vector<CardRow> rows;
    int cards = 0;
    bool firstOfSection = false;
    int sectionCards = 0;
};

/// A deck rule that is a count.
struct CountLine {
    QString label;
    int have = 0;
    std::optional<int> least, most;
};

struct FindingLine {
    QString text;
    QString id;
    bool breaks = false; ///< illegal or incomplete
};

/// What of a sheet depends on who prints it and where, not on the deck.
struct Occasion {
    Person person;
    QString event;
    QString date; ///< YYYY-MM-DD
    QString table;
    int players = 0;
};

/// Everything that sheets say about one deck, ready to be laid out.
struct DeckFacts {
    Occasion occasion;
    QString deck, game, gameKey, kind, format, hash, rules, file;
    std::string deckKind;
    bool inRoster = true; ///< or there is no roster
    std::string code;     ///< empty where an unknown or ambiguous card has none
    Verdict verdict = Verdict::Legal;
    std::vector<FindingLine> findings;
    std::vector<CardGroup> groups;
    std::vector<CountLine> limits;
    int cards = 0;

    std::shared_ptr<const Catalogue> catalogue;
    std::shared_ptr<const CheckedFile> checked;

    [[nodiscard]] bool legal() const { return verdict == Verdict::Legal; }
};

/// Takes a readable, checked deck apart. What the occasion leaves open is taken from the deck's event.
[[nodiscard]] DeckFacts factsOf(std::shared_ptr<const CheckedFile> checked, const Format* format, Occasion occasion);

/// Cards of the deck that match, all sections together.
[[nodiscard]] int countOf(const DeckFacts& facts, const query::Query& what);

/// A date as people of all countries read it: "2026-10-03 (3 October 2026)".
[[nodiscard]] QString dateWithMonth(const QString& date);

} // namespace muster::app::print
