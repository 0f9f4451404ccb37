// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/decks/resolved_deck.h"
#include "model/findings/finding.h"
#include "validators/likeness.h"
#include "validators/rules_in_force.h"

namespace muster::validators {

/// One card of a deck, with all its lines.
struct SpecificCard {
    IdentityIndex identity;
    CardIndex card; ///< the printing that the first line means
    int copies = 0;
    std::vector<std::size_t> entries; ///< indexes into ResolvedDeck::entries()
};

/// A deck prepared for checking: its specific cards, the rules in force and how many cards they count. Made once for
/// a check and shared by all its parts; deck and format must outlive it.
class DeckView {
public:
    /// With a `model`, rules about cards of other words than the deck's compare with that card.
    DeckView(const ResolvedDeck& deck, const CheckOptions& options, CardIndex model = {});

    [[nodiscard]] const ResolvedDeck& deck() const { return *m_deck; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_deck->catalogue(); }
    [[nodiscard]] const Game& game() const { return catalogue().game(); }
    [[nodiscard]] const Format* format() const { return m_format; }
    [[nodiscard]] std::size_t proposals() const { return m_proposals; } ///< fixes of one sort
    [[nodiscard]] int team() const { return m_team; }                   ///< decks of one team that are checked together
    [[nodiscard]] const ResolvedDeck* shop() const { return m_shop; }   ///< nullptr where none is known
    /// The cards as they are printed: two items of one name and different tiers are two.
    [[nodiscard]] const std::vector<SpecificCard>& cards() const { return m_cards; }
    /// The specific cards, whatever is printed on them: what limits of copies count.
    [[nodiscard]] const std::vector<SpecificCard>& specificCards() const { return m_specific; }
    /// The printings of a specific card that the rules look at: those that the deck's lines mean; for a card that it does not
    /// have, the one that the name means. Where a game has all printings count (SCE-Q47), the shipped ones as well.
    [[nodiscard]] std::vector<CardIndex> printingsThatCount(IdentityIndex identity) const;
    [[nodiscard]] const OptionsInForce& options() const { return m_options; }
    [[nodiscard]] const RulesInForce& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<Tally>& tallies() const { return m_tallies; }
    /// The value of a rules option that is in force for this deck.
    [[nodiscard]] std::string option(std::string_view key) const { return m_options.value(key); }
    /// Cards in entries that are no clear card: anything may hide behind them.
    [[nodiscard]] int unclear() const { return m_unclear; }

    [[nodiscard]] const std::string& sectionOf(const ResolvedEntry& entry) const;
    /// Whether the deck's waivers cover a finding of this requirement about this card.
    [[nodiscard]] bool waived(const std::string& requirement, const std::string& subject) const;
    /// The bounds in force of the rule that counts all cards of the deck together: its size.
    [[nodiscard]] std::pair<std::optional<int>, std::optional<int>> size() const;

    /// How many more cards a section takes by the rules that count all its cards together; none where nothing bounds it.
    [[nodiscard]] std::optional<int> roomIn(std::string_view section) const;

    /// How much each card of the catalogue is like `model`, of those of type `only` alone if it is valid. Worked out when
    /// first asked for: fixes of one deck ask for the same dozens of times. Not for several threads at once.
    [[nodiscard]] const Likeness& likeness(CardIndex model, TypeIndex only) const;

    // Subjects of findings
    [[nodiscard]] Subject subjectOf(const SpecificCard& card) const;
    [[nodiscard]] Subject subjectOf(const ResolvedEntry& entry) const; ///< one line, named as written
    /// The specific cards that match, with their rows in the sections counted; the whole deck if everything matches.
    [[nodiscard]] std::vector<Subject> subjectsOf(const Count& count) const;

private:
    const ResolvedDeck* m_deck;
    const Format* m_format;
    const ResolvedDeck* m_shop;
    std::size_t m_proposals;
    int m_team;
    OptionsInForce m_options;
    RulesInForce m_rules;
    std::vector<Tally> m_tallies;
    std::vector<SpecificCard> m_cards, m_specific;
    int m_unclear = 0;
    mutable std::map<std::pair<CardIndex, TypeIndex>, Likeness> m_likeness; ///< a map: references stay valid
};

/// The cards that an entry without a clear name may mean, the likeliest first: same name with other identity fields, else
/// the nearest names. For a clear entry its card.
[[nodiscard]] std::vector<CardIndex> meanings(const Catalogue& catalogue, const ResolvedEntry& entry);

/// A card as it is shown: "Kestrel Vanguard [Ember]".
[[nodiscard]] std::string shownName(const Catalogue& catalogue, CardIndex card);
/// The name of an entry as it was written, with the identity fields that were given.
[[nodiscard]] std::string shownName(const DeckEntry& entry);

} // namespace muster::validators
