// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/base/error.h"

namespace muster {

/// A line of a deck: a card as the person named it, and how many. Names are kept as written; CardResolver says which
/// card is meant.
struct DeckEntry {
    std::string card;                                          ///< name, or card id
    std::vector<std::pair<std::string, std::string>> identity; ///< identity fields that were given: origin = Ember
    int count = 1;                                             ///< 1 to 999
    std::string note;
    Position at; ///< in the file it came from; not part of the value

    friend bool operator==(const DeckEntry& a, const DeckEntry& b)
    {
        return a.card == b.card && a.identity == b.identity && a.count == b.count && a.note == b.note;
    }
};

struct DeckSection {
    std::string key;
    std::vector<DeckEntry> entries;
    friend bool operator==(const DeckSection&, const DeckSection&) = default;
};

struct DeckEvent {
    std::string name;
    std::string date; ///< YYYY-MM-DD
    std::string table;
    friend bool operator==(const DeckEvent&, const DeckEvent&) = default;
};

/// Leave given by an organiser to break one rule with one subject.
struct Waiver {
    std::string rule;    ///< requirement id
    std::string subject; ///< name of a card, or empty for the whole deck
    friend bool operator==(const Waiver&, const Waiver&) = default;
};

/// A deck as a person made it: a plain value, order kept. Entries may be unknown, doubled or too many; the validators
/// say so. Nothing personal is in it.
struct Deck {
    std::string game;
    std::string kind = "deck";
    std::string name;
    std::string format;                         ///< "sceptre/plain", or empty
    std::map<std::string, std::string> options; ///< rules options that differ from the default
    DeckEvent event;
    std::vector<DeckSection> sections;
    std::vector<DeckEntry> considering; ///< does not count
    std::string notes;
    std::vector<Waiver> waivers;

    [[nodiscard]] const DeckSection* findSection(std::string_view key) const;
    [[nodiscard]] DeckSection& section(std::string_view key); ///< added at the end if it is not there
    [[nodiscard]] int countedCards() const;
    friend bool operator==(const Deck&, const Deck&) = default;
};

} // namespace muster
