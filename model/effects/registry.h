// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/effects/terms.h"

namespace muster::effects {

/// What kind of thing a term is: where it may stand.
enum class Sort : std::uint8_t {
    Frame,
    Verb,
    Event,
    Condition,
    Quantity,
    Duration,
    Selector,
    Count,
    Whose,
    State,
    Noun,
    Role,
    Relation
};

/// What a parameter takes, and how it is written and stored.
enum class Kind : std::uint8_t {
    Quantity,  ///< a number or an expression: Number, or one node
    Cards,     ///< a selector that names cards: one node
    Player,    ///< a selector that names players: one node
    Anyone,    ///< a selector that names cards or players: one node
    Zone,      ///< a place, `own hand`: one node (Place)
    Word,      ///< a word of the lists in `words`: Text, its key
    Measure,   ///< a word of the lists in `words`, which may stand behind its number: `2 gold`: Text, its key
    FieldName, ///< a Word field of the game: Text, its key
    FieldWord, ///< a word of the vocabulary of that field: Text
    Condition, ///< one node; a list in YAML means all of them
    Events,    ///< nodes: any of them
    Duration,  ///< one node
    Steps,     ///< nodes, in order
    Abilities, ///< nodes
    Given,     ///< a word of the lists in `words`: Text, its key; or abilities: nodes
    Options,   ///< nodes (Option)
    Branches,  ///< nodes (Branch): keys such as `at least 11`
    Flag,      ///< Number 1 where it is set
    NewName,   ///< Text: a name for what this step found
    Text,      ///< Text, free
    Number,    ///< Number
    Dice,      ///< `d20`, `3d6`: one node (QuantityFaces)
    Threshold, ///< `at least 11`, `at most 5`: one node (Branch without steps)
    Limit,     ///< `once per turn`: one node (Limit)
    Window,    ///< `own turn`: one node (Window)
    Selector,  ///< any selector, inside phrases: one node
    Parts,     ///< nodes of the sort that the term's help names, made by the phrase parsers
    Query      ///< Query
};

struct Parameter {
    std::string_view key; ///< as in files; the first parameter of a verb stands behind the verb itself
    Kind kind = Kind::Text;
    bool required = false;
    std::string_view words = {}; ///< Word, Measure: names of the game's lists, separated by blanks after commas
    std::string_view help = {};  ///< what it means, and what holds without it
};

enum Trait : unsigned {
    Payable = 1,  ///< may stand under `cost`
    Lasting = 2,  ///< has a duration, required except under `while`
    Ends = 4,     ///< no later step of the list can happen
    Replaces = 8, ///< only under `instead of`
    Flow = 16,    ///< holds steps of its own
    Plain = 32,   ///< an event that is a time rather than something that happens: read without "when"
    OnlyCost = 64 ///< only under `cost`
};

/// One term of the grammar, declared once: parser, reader, reference, validators and engine go by it.
struct TermInfo {
    Term term = Term::None;
    Sort sort = Sort::Frame;
    std::string_view name; ///< as written: a verb's key, the fixed words of an event
    std::vector<Parameter> parameters = {};
    std::string_view help = {};
    std::string_view reading = {};  ///< template of the English sentence, see reading.h
    std::string_view example = {};  ///< YAML: a step, or a phrase of its sort
    std::string_view synonyms = {}; ///< words that people try instead, separated by commas: only to propose this one
    unsigned traits = 0;

    [[nodiscard]] int indexOf(std::string_view key) const; ///< -1 where it has no such parameter
};

/// All terms, in the order of the reference.
[[nodiscard]] std::span<const TermInfo> terms();
/// The declaration of a term; a term without one is a mistake in the program.
[[nodiscard]] const TermInfo& info(Term term);
/// All of them again, by their numbers; nullptr where no term has the number.
[[nodiscard]] std::span<const TermInfo* const> termsByNumber();
/// The term of that sort with that name, or nullptr.
[[nodiscard]] const TermInfo* findTerm(Sort sort, std::string_view name);

/// A word that the grammar has built in, or that a game declares, in the lists that parameters name.
inline constexpr std::string_view numberWords = "stats, resources, counters, statuses, measures, rolls";
inline constexpr std::string_view stateWords = "statuses, states, keywords";

} // namespace muster::effects
