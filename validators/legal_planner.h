// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>

#include "model/cards/printings.h"
#include "validators/checker.h"
#include "validators/edits.h"
#include "validators/legal_search.h"

namespace muster::validators::legal {

/// What becomes of one line of the deck.
struct LinePlan {
    int keep = 0;
    CardIndex renamed; ///< valid: the line names this card from now on
};

/// How the unclear names are read, one after the other.
struct Reading {
    std::int64_t cost = 0;         ///< cardCost for each card that goes, one for each name
    std::vector<int> cards;        ///< by class
    std::map<CardIndex, int> used; ///< copies of the cards that several unclear lines may mean
    std::vector<CardIndex> as;     ///< by unclear line; invalid: the line goes
    std::vector<int> kept;         ///< by unclear line: copies
};

/// No more copies of a card than this in some sections together.
struct Ceiling {
    int limit = 0;
    std::vector<char> sections; ///< one flag a section
    friend auto operator<=>(const Ceiling&, const Ceiling&) = default;
};

/// Cards that all rules treat alike: counted alike in each section, with the same limits of copies. So only their number
/// in each section matters. A card whose surplus could be cut in more than one section is a group of its own.
struct Group {
    std::vector<std::vector<char>> counted; ///< by section: one flag a relevant count
    std::vector<Ceiling> ceilings;
    CardIndex alone;
    friend auto operator<=>(const Group&, const Group&) = default;
};

/// Turns a deck and the rules in force into numbers of cards of each class (legal_problem.cpp), has the cheapest lawful
/// numbers searched, and turns these into edits of the deck (legal_edits.cpp).
class Planner {
public:
    Planner(const ResolvedDeck& deck, const CheckOptions& options, CardIndex model, bool asAdvised)
        : m_options(options),
          m_view(deck, options, model),
          m_asAdvised(asAdvised),
          m_limits(m_view)
    {
    }

    /// A plan that is `cancelled` where the search was stopped.
    [[nodiscard]] LegalPlan plan(const std::stop_token& stop);

private:
    // Setting the problem up
    void collectSections();
    void collectRules();
    void collectForgiven();
    void collectLoners();
    void collectGroups();
    void cutToLimits();
    void readUnclearNames();
    void writeRules();
    void forgive();
    [[nodiscard]] std::size_t groupOf(CardIndex card);
    [[nodiscard]] std::size_t classOf(CardIndex card, std::size_t section)
    {
        return groupOf(card) * m_sections.size() + section;
    }
    [[nodiscard]] std::vector<Ceiling> ceilingsOf(CardIndex card) const;
    /// How many more copies a section takes, with the plan as it is.
    [[nodiscard]] int roomFor(CardIndex card, std::size_t section);
    [[nodiscard]] int advisedRoomFor(CardIndex card, std::size_t section) const;

    // Turning the answer into edits
    void cut(std::size_t cls, int count);
    void fill(std::size_t cls, int count, LegalPlan& plan);
    void writeLines(LegalPlan& plan) const;
    void tellUnreachable(LegalPlan& plan) const;

    [[nodiscard]] const ResolvedEntry& entry(std::size_t line) const { return m_view.deck().entries()[line]; }
    [[nodiscard]] IdentityIndex identityOf(CardIndex card) const { return m_view.catalogue().card(card).identity(); }
    /// What rules treat as one: the first of the printings that are alike.
    [[nodiscard]] CardIndex kindOf(CardIndex card) const { return firstAlike(m_view.catalogue(), card); }
    /// The kinds of one specific card that the plan has to do with: limits of copies hold for them together.
    [[nodiscard]] std::vector<CardIndex> twinsOf(CardIndex card) const;
    [[nodiscard]] std::size_t sectionOf(const ResolvedEntry& line) const
    {
        return static_cast<std::size_t>(std::ranges::find(m_sections, m_view.sectionOf(line)) - m_sections.begin());
    }
    [[nodiscard]] bool alone(CardIndex card) const { return std::ranges::binary_search(m_alone, card); }

    CheckOptions m_options;
    DeckView m_view;
    bool m_asAdvised; ///< put no more copies in than limits that only warn or advise have it
    CopyLimits m_limits;
    std::vector<std::string> m_sections;
    LegalProblem m_problem;
    std::vector<const RuleInForce*> m_rules;        ///< the first of m_problem.rules; limits of copies follow
    std::vector<std::size_t> m_relevant;            ///< indexes of counts that those rules look at
    std::vector<std::vector<CardIndex>> m_forgiven; ///< by rule: cards that leave was given for, if nothing else counts
    std::vector<CardIndex> m_alone;                 ///< sorted: cards that are a group of their own
    std::map<IdentityIndex, std::vector<CardIndex>> m_twins; ///< where a specific card has several kinds in the deck
    std::map<Group, std::size_t> m_groupIndex;
    std::vector<Group> m_groups;
    std::vector<std::size_t> m_groupOf; ///< by kind of card; past the end of m_groups: not looked up yet
    std::vector<LinePlan> m_lines;      ///< by entry
    std::vector<std::size_t> m_unclear; ///< entries without a clear card
    std::vector<Reading> m_readings;
    std::map<std::pair<CardIndex, std::size_t>, int> m_copies; ///< of the plan so far, by kind and section
};

} // namespace muster::validators::legal
