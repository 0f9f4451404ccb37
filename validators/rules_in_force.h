// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/decks/resolved_deck.h"
#include "model/formats/format.h"
#include "model/query/matcher.h"

namespace muster::validators {

/// How many cards of a deck are counted. Entries without a clear name may be any of their candidates, or anything:
/// too many is what is certainly too many, too few what is too few whatever they turn out to be.
struct Tally {
    int certain = 0;
    int possible = 0;
};

/// Something to be counted: the cards that match, in these sections (all of them if there are none).
class Count {
public:
    Count(const query::Query& what, const std::vector<std::string>& sections, const Catalogue& catalogue);

    [[nodiscard]] const query::Query& what() const { return *m_what; }
    [[nodiscard]] const std::vector<std::string>& sections() const { return *m_sections; }
    [[nodiscard]] bool covers(std::string_view section) const;
    [[nodiscard]] bool everything() const { return m_what->matchesEverything(); }
    /// As this printing.
    [[nodiscard]] bool matches(CardIndex card) const { return m_matcher.matches(card); }
    /// As any of its printings: it is one specific card, whatever is printed on the copy at hand.
    [[nodiscard]] bool matches(IdentityIndex identity) const;
    /// Whether one card of the entry counts, for certain and possibly: 0 or 1.
    [[nodiscard]] Tally matchOf(const ResolvedEntry& entry) const;

private:
    const query::Query* m_what;
    const std::vector<std::string>* m_sections;
    const Catalogue* m_catalogue;
    query::Matcher m_matcher;
};

/// A bound with its format's number: number + times x the tally of `of`.
struct Bound {
    int number = 0;
    int times = 0;
    std::size_t of = 0; ///< index of a Count; meaningless without `times`
};

struct Breach {
    bool above = false;
    int have = 0;
    int bound = 0;
};

/// A count rule as it is in force: the game's or the format's, with the format's own numbers.
struct RuleInForce {
    struct Given {
        std::size_t count = 0;
        std::optional<int> least, most;
    };
    const CountRule* rule = nullptr;
    std::size_t count = 0; ///< index of a Count
    std::optional<Bound> least, most;
    std::vector<Given> given;

    /// A fixed pair of numbers for all times.
    [[nodiscard]] bool plain() const;
    [[nodiscard]] bool applies(std::span<const Tally> tallies) const;
    /// How `have` breaks the rule, where all its `given` hold.
    [[nodiscard]] std::optional<Breach> breach(Tally have, std::span<const Tally> tallies) const;
    [[nodiscard]] std::optional<Breach> breach(std::span<const Tally> tallies) const
    {
        return breach(tallies[count], tallies);
    }
};

/// The value of a rules option: what the format says, else the deck, else the game. A value that the game does not know
/// is none. Empty where the game has no such option.
[[nodiscard]] std::string_view optionInForce(const Game& game, const Deck& deck, const Format* format,
                                             std::string_view key);
/// The same as a number; none where the option has a word instead.
[[nodiscard]] std::optional<int> numberInForce(const Game& game, const Deck& deck, const Format* format,
                                               std::string_view key);

/// All count rules of a kind of deck under a format. What several rules count is counted once. Catalogue
/// and format must outlive it.
class RulesInForce {
public:
    RulesInForce(const Catalogue& catalogue, const Deck& deck, const Format* format);

    [[nodiscard]] const std::vector<RuleInForce>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<Count>& counts() const { return m_counts; }
    [[nodiscard]] std::vector<Tally> tally(const ResolvedDeck& deck) const;

private:
    void add(const CountRule& rule, const Deck& deck, const Format* format);
    [[nodiscard]] std::size_t countOf(const query::Query& what, const std::vector<std::string>& sections);

    const Catalogue* m_catalogue;
    std::vector<Count> m_counts;
    std::vector<RuleInForce> m_rules;
};

} // namespace muster::validators
