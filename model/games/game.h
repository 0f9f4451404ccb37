// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/findings/severity.h"
#include "model/games/ids.h"
#include "model/query/query.h"

namespace muster {

/// A word that cards, queries and effects may use: key as written in files, label as shown.
struct Word {
    std::string key;
    std::string label;
    std::vector<std::string> aliases; ///< other accepted spellings (plurals, abbreviations)
    /// Of an action or number in effect words: the zone whose cards it is about too, besides those in play.
    std::string where = {};
    friend bool operator==(const Word&, const Word&) = default;
};

/// A list of words. An open one grows by the words that the sets use (Sceptre's Origins); Catalogue has the full list.
struct Vocabulary {
    std::string key;
    bool open = false;
    std::vector<Word> words;
    friend bool operator==(const Vocabulary&, const Vocabulary&) = default;
};

enum class FieldKind {
    Number, ///< a whole number in [lowest, highest]
    Word,   ///< one word of a vocabulary
    Words,  ///< several words of a vocabulary, in order, repeats allowed: a coin cost
    Text,   ///< free text
    Flag,   ///< yes or no; absent is no
    Parts,  ///< records of their own: attacks, abilities
    Effects ///< a list of abilities in the effect grammar
};

/// A field that cards or parts can have. Fields are shared by all types of a game, so that a query can ask for them.
/// Cards have id, name, type and text without being told; parts that have a name or text of their own declare fields
/// with these keys (an attack's name), and the queries `name:` and `text:` look into both.
struct Field {
    std::string key;   ///< as in files and queries; unique in the game
    std::string label; ///< as in columns and messages
    std::vector<std::string> aliases;
    FieldKind kind = FieldKind::Text;
    std::optional<int> lowest, highest; ///< Number: range of the value; Words, Parts: of their count
    VocabularyIndex vocabulary;         ///< Word, Words
    PartIndex part;                     ///< Parts
    bool stat = false;                  ///< Number that effects may change
    std::string where = {};             ///< of a stat: as Word::where
    bool sign = false;                  ///< Number that is printed with its sign, +2 or -2, and written so in sets
    std::string signRule;               ///< rule id cited when a number other than 0 lacks its sign
    std::string mark;                   ///< Number: what is printed before it, A in A5; may be left out in sets
    bool searched = false;              ///< Text that bare words of a query look into (name and text always are)
    std::string requirement;            ///< rule id cited when a card breaks it
    std::string elsewhere;              ///< rule id cited when a card has it whose type or part does not

    /// A number of this field as cards show it: "+2", "A5".
    [[nodiscard]] std::string asPrinted(int value) const;
    friend bool operator==(const Field&, const Field&) = default;
};

/// The use of a field by a type or part.
struct FieldUse {
    FieldIndex field;
    bool required = false;
    std::string requirement;   ///< rule id cited when a required one is missing
    std::string standard = {}; ///< Word: what a card has that says nothing; empty: nothing
    std::string unusual = {};  ///< rule id that a warning cites when a card has it; empty: nothing is unusual about it
    friend bool operator==(const FieldUse&, const FieldUse&) = default;
};

struct PartKind {
    std::string key;
    std::string label;
    std::vector<FieldUse> fields;
    friend bool operator==(const PartKind&, const PartKind&) = default;
};

struct CardType {
    std::string key;
    std::string label;
    std::string plural;
    std::vector<std::string> groups; ///< words that mean several types: unit, effect card
    std::vector<FieldUse> fields;
    std::string requirement; ///< rule id cited when a card has a field that only other types have
    friend bool operator==(const CardType&, const CardType&) = default;
};

/// A section of a deck file.
struct SectionKind {
    std::string key;
    std::string label;
    std::vector<std::string> headings; ///< what pasted lists call it
    std::optional<query::Query> holds; ///< cards that go here when nobody says where; none: any
    friend bool operator==(const SectionKind&, const SectionKind&) = default;
};

/// A kind of deck file of a game: deck, shop, shared.
struct DeckKind {
    std::string key;
    std::string label;
    std::vector<SectionKind> sections;
    friend bool operator==(const DeckKind&, const DeckKind&) = default;
};

/// A bound of a count rule: number + times x (cards that match `of`), or number + or - times x the number that a rules
/// option has; where the option has no number (`none`), there is no bound.
struct CountBound {
    int number = 0;
    int times = 0;
    std::optional<query::Query> of;
    std::string option = {}; ///< key of a rules option
    bool minus = false;      ///< the option's number is taken away
    friend bool operator==(const CountBound&, const CountBound&) = default;
};

/// What one count is taken over.
enum class CountPer {
    Deck,     ///< all matching cards together
    Identity, ///< each specific card apart
};

/// A deck rule that is a count, as data: at least `least` and at most `most` cards that match, each time counted over
/// `sections`, and only where every `given` holds. Where a specific card falls under several Identity rules, because
/// it was printed with several types, the strictest one counts.
struct CountRule {
    std::string id;                    ///< requirement id
    std::vector<std::string> rules;    ///< rule ids it rests on
    std::string deckKind;              ///< which kind of deck; empty for every kind
    std::vector<std::string> sections; ///< empty: all counted sections
    std::string label;                 ///< plural of what is counted: "Gates"
    query::Query what;
    CountPer per = CountPer::Deck;
    std::optional<CountBound> least, most;
    Severity below = Severity::Incomplete; ///< severity when there are fewer than `least`
    Severity above = Severity::Illegal;    ///< severity when there are more than `most`
    struct Given {
        query::Query what;
        std::optional<int> least, most;
        friend bool operator==(const Given&, const Given&) = default;
    };
    std::vector<Given> given;
    /// Of the cards that match, only those count whose word in `field` none of the deck's cards has that match `of`:
    /// cards of another class than the hero's. Without any such card in the deck nothing counts.
    struct Unlike {
        FieldIndex field;
        query::Query of;
        friend bool operator==(const Unlike&, const Unlike&) = default;
    };
    std::optional<Unlike> unlike;
    /// Requirements that say the same more exactly: where one of them is broken as gravely, this one is not told.
    std::vector<std::string> explainedBy;
    friend bool operator==(const CountRule&, const CountRule&) = default;
};

/// A requirement on cards, not on decks: every card that matches `of` must match `must`. The set loader holds cards to
/// it, so a rulebook's requirements on card data are data too.
struct CardRule {
    std::string id;                 ///< requirement id
    std::vector<std::string> rules; ///< rule ids it rests on
    std::string label;              ///< what must be so: "a Creature of stage 1 has no evolved cost"
    query::Query of;
    query::Query must;
    friend bool operator==(const CardRule&, const CardRule&) = default;
};

/// What entries of a deck break whose name means no card, or several, or a card that was printed with several types,
/// or whose count is none.
struct NameRule {
    std::string id;                 ///< requirement id
    std::vector<std::string> rules; ///< rule ids it rests on
    friend bool operator==(const NameRule&, const NameRule&) = default;
};

/// A switch of the rulebook's digest: an option of the rules with a default.
struct RulesOption {
    std::string key;
    std::string label;
    std::string ruling;              ///< id of the ruling it belongs to
    std::string defaultValue;        ///< as written: "attack_roll", "20", "yes"
    std::vector<std::string> values; ///< words that are allowed
    bool number = false;             ///< numbers in [lowest, highest] are allowed too
    std::optional<int> lowest, highest;
    /// Requirement that a deck breaks by asking for a number outside the range, and the rule ids it rests on; without
    /// one such a number is a mistake of the file. The option `players` has one where the rules know so many players.
    std::string requirement;
    std::vector<std::string> rules;

    [[nodiscard]] bool allows(std::string_view value) const;
    friend bool operator==(const RulesOption&, const RulesOption&) = default;
};

/// One group of a listing, in the order of listings on screen, on paper and in exports.
struct ListingGroup {
    std::string label;
    query::Query what;
    friend bool operator==(const ListingGroup&, const ListingGroup&) = default;
};

/// The cards that effects can be about, where a game says so: those that take damage, carry statuses or counters, or are attached,
/// and to which. A list that a game leaves out allows anything.
struct EffectTargets {
    std::string key; ///< of effectTargetKeys
    std::vector<TypeIndex> types;
    bool players = false;
    friend bool operator==(const EffectTargets&, const EffectTargets&) = default;
};

/// One card game as data: what cards it has, how decks are built and counted. Read from game.yaml, immutable, and
/// the only thing that model, carddb and the general checker know about a game.
class Game {
public:
    std::string key;    ///< "sceptre"
    std::string title;  ///< "Sceptre"
    std::string prefix; ///< of rule ids: "SCE"
    std::string version;

    std::vector<Vocabulary> vocabularies;
    std::vector<Field> fields;
    std::vector<PartKind> parts;
    std::vector<CardType> types;
    std::vector<FieldIndex> identity;                   ///< fields that, with the name, make a specific card
    std::vector<FieldIndex> columns;                    ///< fields that a card table shows, after name and type
    std::vector<DeckKind> decks;                        ///< the first is the default
    NameRule unknownName, ambiguousName, identityClash; ///< `names` of game.yaml
    /// Whether a specific card falls under the rules of all its printings, the strictest first (`names: {printings: all}`);
    /// else under those of the printing that a line means.
    bool allPrintings = false;
    NameRule wrongType; ///< `names: {type: ...}`: a card of a set whose type is none of the game
    NameRule badCount;  ///< `names: {count: ...}`, where the game says that counts are whole numbers from 1
    std::vector<CardRule> cardRules;
    std::vector<CountRule> countRules;
    std::optional<query::Query> filler; ///< cards that fill a deck up: as many as one likes, good for every deck
    std::vector<RulesOption> options;
    std::vector<ListingGroup> listing;
    std::vector<FieldIndex> listingOrder; ///< order inside a group, before the name
    int openingHand = 0;                  ///< cards of the opening hand, 0 where there is none

    /// Words of the effect grammar: zones, statuses, rolls, moments, actions, resources ... by name of the list.
    std::vector<Vocabulary> effectWords;
    std::vector<EffectTargets> effectTargets; ///< `effects on`
    int leastPlayers = 2, mostPlayers = 2;    ///< `players: 3 to 6`

    [[nodiscard]] const EffectTargets* findEffectTargets(std::string_view key) const; ///< nullptr: anything
    [[nodiscard]] FieldIndex findField(std::string_view keyOrAlias) const;            ///< folded; invalid where unknown
    [[nodiscard]] TypeIndex findType(std::string_view keyOrLabel) const;
    [[nodiscard]] const DeckKind* findDeckKind(std::string_view key) const;
    [[nodiscard]] const RulesOption* findOption(std::string_view key) const;
    [[nodiscard]] const Vocabulary* findEffectWords(std::string_view key) const;
    [[nodiscard]] const Field& field(FieldIndex index) const { return fields[index.value]; }
    [[nodiscard]] const CardType& type(TypeIndex index) const { return types[index.value]; }
    [[nodiscard]] const PartKind& part(PartIndex index) const { return parts[index.value]; }
    /// Types that the word means: one type by key, label or plural, or all of a group.
    [[nodiscard]] std::vector<TypeIndex> typesOf(std::string_view word) const;

    friend bool operator==(const Game&, const Game&) = default;
};

} // namespace muster
