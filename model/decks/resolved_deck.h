// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/cards/catalogue.h"
#include "model/decks/deck.h"

namespace muster {

/// What an entry of a deck was found to mean.
struct ResolvedEntry {
    enum class Status {
        Card,      ///< `card` is it
        Unknown,   ///< no card has this name (or the name exists, but not with these identity fields)
        Ambiguous, ///< several specific cards have the name; `candidates` has one printing of each
    };
    Status status = Status::Unknown;
    CardIndex card;    ///< the printing named by id, else the one that the name means where the line stands
    bool byId = false; ///< the line names a printing, not a card
    IdentityIndex identity;
    std::vector<CardIndex> candidates;  ///< Ambiguous: all; Unknown: with other values; Card: own ones of the name, too
    const FaultyCard* faulty = nullptr; ///< Unknown: the name is that of a card which cannot be used
    std::vector<std::string> nearest;   ///< Unknown: names that come near
    std::size_t section = 0;            ///< index into Deck::sections
    std::size_t row = 0;                ///< index into DeckSection::entries
    int count = 0;
};

/// Whether names that come near to an unknown one are looked for, which takes some milliseconds.
enum class Proposals { Yes, No };

/// A deck with its entries looked up in a catalogue, and the copies of each specific card added up over duplicate
/// lines, sections, spellings and printings. Identity is normalised here and nowhere else. Catalogue and deck must
/// outlive it.
class ResolvedDeck {
public:
    ResolvedDeck(const Catalogue& catalogue, const Deck& deck, Proposals proposals = Proposals::Yes);

    [[nodiscard]] const std::vector<ResolvedEntry>& entries() const& { return m_entries; }
    const std::vector<ResolvedEntry>& entries() && = delete; // would be gone at once
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    [[nodiscard]] const Deck& deck() const { return *m_deck; }
    /// Copies of a specific card in all counted sections.
    [[nodiscard]] int copies(IdentityIndex identity) const;
    /// The specific cards in the deck, in the order of their first line.
    [[nodiscard]] const std::vector<IdentityIndex>& identities() const& { return m_identities; }
    const std::vector<IdentityIndex>& identities() && = delete;
    [[nodiscard]] int total() const { return m_total; } ///< all counted cards, unknown ones too

private:
    const Catalogue* m_catalogue;
    const Deck* m_deck;
    std::vector<ResolvedEntry> m_entries;
    std::vector<IdentityIndex> m_identities;
    std::vector<std::pair<IdentityIndex, int>> m_copies; ///< sorted by identity
    int m_total = 0;
};

/// Looks one entry up, by name, else by card id, with the identity fields that are given; an empty identity value, or
/// a hyphen, means a card without one. A name means the card's first printing: that of a shipped set, and of the set whose
/// file comes first. In a deck, where that set has printings for several sections (items of different tiers), it means the
/// one that belongs where the line stands. Section, row and count of the answer are not set.
[[nodiscard]] ResolvedEntry resolve(const Catalogue& catalogue, const DeckEntry& entry,
                                    Proposals proposals = Proposals::Yes);

/// A card's value in an identity field as people read it: the word's label, the number, "yes"; empty where absent.
[[nodiscard]] std::string identityValue(const Catalogue& catalogue, CardIndex card, FieldIndex field);

/// The entry that names a card without doubt: name and identity fields, in the catalogue's spelling. Which printing
/// of it is meant is not said, unless it is printed otherwise than the one that the name means: then its id is the name.
[[nodiscard]] DeckEntry entryFor(const Catalogue& catalogue, CardIndex card, int count);

} // namespace muster
