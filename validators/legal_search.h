// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace muster::validators {

/// The arithmetic of "make legal", without any card: how many cards of each class a deck should have. Cards are in
/// one class if all rules count them alike; a class holds as many cards as the limits of copies of its cards admit.
struct LegalProblem {
    using Classes = std::vector<char>; ///< one flag a class

    struct Bound {
        int number = 0;
        int times = 0;
        Classes of; ///< the bound is number + times x cards of these classes
    };
    struct Given {
        Classes of;
        std::optional<int> least, most;
    };
    struct Rule {
        Classes over;
        std::optional<Bound> least, most;
        std::vector<Given> given;

        [[nodiscard]] bool plain() const;
        /// By how many cards the rule is broken: below 0 too few, above 0 too many.
        [[nodiscard]] int breach(const std::vector<int>& cards) const;
    };
    /// A deck to start from and what it costs to get there.
    struct Start {
        std::vector<int> cards;
        std::int64_t cost = 0;
    };

    std::vector<int> capacity; ///< by class
    int cardCost = 1;          ///< of one card that comes or goes; costs of starts are in the same measure
    std::vector<Rule> rules;
    std::vector<Start> starts;
};

struct LegalTarget {
    std::size_t start = 0;
    std::vector<int> cards;
    std::int64_t cost = 0; ///< of the start, plus that of each card added or removed
};

/// A cheapest deck that keeps all rules, or nothing if there is none. Searches from the starts, one card at a time, best
/// first (A*): as all moves can be made in any order, only those are tried that mend one broken rule, and the
/// sum over broken rules without a class in common is a lower bound of what is still to do. Nothing, too, once it is stopped.
[[nodiscard]] std::optional<LegalTarget> cheapestTarget(const LegalProblem& problem, const std::stop_token& stop = {});

/// The first rule that no deck can keep, with the nearest number of cards that it can have; nothing is said about rules
/// that only hold under conditions. Complete where the plain rules are nested or apart from each other.
struct Unreachable {
    std::size_t rule = 0;
    bool tooFew = false;
    int have = 0;
};
[[nodiscard]] std::optional<Unreachable> unreachableRule(const LegalProblem& problem);

} // namespace muster::validators
