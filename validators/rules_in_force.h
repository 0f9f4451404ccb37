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
#include "validators/options_in_force.h"

namespace muster::validators {

/// How many cards of a deck are counted. Entries without a clear name may be any of their candidates, or anything:
/// there are too many only if that is certain, and too few only if it is so whatever they turn out to be.
struct Tally {
    int certain = 0;
    int possible = 0;
};

/// Words of a field that do not count, as `unlike` of a rule has it for a deck: all others do, but if there is none
/// nothing counts.
struct UnlikeWords {
    FieldIndex field;
    std::vector<WordIndex> words;
    friend bool operator==(const UnlikeWords&, const UnlikeWords&) = default;
};

/// Something to be counted: the cards that match, in these sections (all of them if there are none).
class Count {
public:
    Count(const query::Query& what, const std::vector<std::string>& sections, const Catalogue& catalogue,
          std::optional<UnlikeWords> unlike = {});

    [[nodiscard]] const query::Query& what() const { return *m_what; }
    [[nodiscard]] const std::vector<std::string>& sections() const { return *m_sections; }
    [[nodiscard]] bool covers(std::string_view section) const;
    [[nodiscard]] const std::optional<UnlikeWords>& unlike() const { return m_unlike; }
    [[nodiscard]] bool everything() const { return !m_unlike && m_what->matchesEverything(); }
    /// As this printing.
    [[nodiscard]] bool matches(CardIndex card) const
    {
        return m_matcher.matches(card) && (!m_unlike || isUnlike(card));
    }
    /// Whether one card of the entry counts, for certain and possibly: 0 or 1.
    [[nodiscard]] Tally matchOf(const ResolvedEntry& entry) const;

private:
    [[nodiscard]] bool isUnlike(CardIndex card) const;

    const query::Query* m_what;
    const std::vector<std::string>* m_sections;
    std::optional<UnlikeWords> m_unlike;
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
    bool exact = false; ///< the rule asks for just this number, no more and no fewer
};

/// The numbers of a breach: an exact number is both needed and allowed.
void tellNumbers(Finding& finding, const Breach& breach);

/// Severity of a breach of that rule.
[[nodiscard]] inline Severity severityOf(const CountRule& rule, const Breach& breach)
{
    return breach.above ? rule.above : rule.below;
}

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
    std::optional<std::size_t> models; ///< `unlike`: index of a Count of the cards that would bring other words

    /// A fixed pair of numbers for all times.
    [[nodiscard]] bool plain() const;
    [[nodiscard]] bool applies(std::span<const Tally> tallies) const;
    /// Whether just one number is right.
    [[nodiscard]] bool isExact() const;
    /// How `have` breaks the rule, where all its `given` hold.
    [[nodiscard]] std::optional<Breach> breach(Tally have, std::span<const Tally> tallies) const;
    [[nodiscard]] std::optional<Breach> breach(std::span<const Tally> tallies) const
    {
        return breach(tallies[count], tallies);
    }
};

/// All count rules of a deck's kind under a format. What several rules count is counted once. Deck and format must
/// outlive it.
class RulesInForce {
public:
    /// With a `model`, rules with `unlike` compare with that card instead of those of the deck.
    RulesInForce(const ResolvedDeck& deck, const Format* format, const OptionsInForce& options, CardIndex model = {});

    [[nodiscard]] const std::vector<RuleInForce>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<Count>& counts() const { return m_counts; }
    [[nodiscard]] std::vector<Tally> tally(const ResolvedDeck& deck) const;
    /// Whether a rule that says the same more exactly is broken too, as gravely.
    [[nodiscard]] bool explained(const RuleInForce& rule, const Breach& breach, std::span<const Tally> tallies) const;

private:
    void add(const CountRule& rule, const Format* format, const OptionsInForce& options);
    [[nodiscard]] UnlikeWords wordsOf(const CountRule::Unlike& unlike) const;
    [[nodiscard]] std::size_t countOf(const query::Query& what, const std::vector<std::string>& sections,
                                      const std::optional<UnlikeWords>& unlike = {});

    const ResolvedDeck* m_deck;
    CardIndex m_model;
    const Catalogue* m_catalogue;
    std::vector<Count> m_counts;
    std::vector<RuleInForce> m_rules;
};

} // namespace muster::validators
