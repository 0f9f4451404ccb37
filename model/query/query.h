// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/games/ids.h"

namespace muster {
class Game;
}

namespace muster::query {

/// Contains is what `:` means for texts; everywhere else `:` and `=` are both Equal.
enum class Compare : std::uint8_t { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual, Contains };

/// What stands on one side of a comparison.
enum class Subject : std::uint8_t {
    Field, ///< a field of cards or parts: `field`; any part that fits is enough
    Name,
    Text, ///< printed texts: of the card, its parts, and all searched text fields
    Type, ///< a type or a group of types
    Set,  ///< set code
    Id,
    Copies, ///< copies of the specific card in the deck at hand
    InDeck, ///< whether the deck at hand has it
    MayAdd, ///< whether one more copy is allowed in the deck at hand
    Number, ///< a constant: right side only
    Has,    ///< whether the card, or one of its parts, has a value in `field`
    Value,  ///< the node's text: right side only
};

/// A node of a query's syntax tree. A plain value; words of open vocabularies are kept as folded text.
struct Node {
    enum class Kind : std::uint8_t { All, Any, Not, Words, Compare };
    Kind kind = Kind::All;
    std::vector<Node> children;       ///< All, Any, Not
    Subject subject = Subject::Name;  ///< Compare
    FieldIndex field;                 ///< Compare with Subject::Field
    Compare compare = Compare::Equal; ///< Words: Contains where they may stand anywhere
    Subject right = Subject::Number;  ///< Number, Field, or Value: the text below
    FieldIndex rightField;
    bool printed = false;      ///< `printed.hp`: as printed also while a game is played
    bool rightPrinted = false; ///< the same of rightField
    int number = 0;
    std::string text; ///< Words and textual comparisons: folded; flags: "yes" or "no"
    friend bool operator==(const Node&, const Node&) = default;
};

/// A query of the search bar, of formats, deck rules and effects alike:
///
///     type:champion origin:ember hp>=100 -class:cavalry text:"draw a card" cost<=2 (kestrel or wolf)
///
/// All must hold; `or`, `not` (or `-`) and brackets work. A bare word begins a word of the name, of a field of one word or
/// of a text, or the card's id; a phrase in quotes, and a word behind a star, stands anywhere.
///
///   hp>=100  hp>def  damage=20     numbers, also field to field; of parts, any part that fits is enough
///   origin:ember  class!=cavalry   words by key, label, alias or an unambiguous beginning; `!=` wants another word,
///                                  `-class:cavalry` also takes cards without a class
///   cost:gold  cost<=2  attacks>=2 a word list contains the word; against a number its length counts, as the number
///                                  of parts does
///   attacks:dive                   a searched text of these parts contains it
///   name:fox  name="Ember Fox"     `:` a substring, `=` the whole name (of the card, not of its parts); so text:
///   on-squire:yes  is:on-squire    flags
///   type:unit  is:unit  is:cavalry a type or a group of types; `is` also a word of cards' closed vocabularies
///   origin:none  has:origin        no value, any value (unless the vocabulary has such a word)
///   set:PLT  id:PLT-004            in:deck  copies<3  may:add
///   printed.hp>=100                in effects: the printed number, where `hp` is the one in force (CurrentMatcher);
///                                  Matcher knows no others
///
/// A comparison holds only for cards and parts whose type has the field; there an absent word list has length 0, and
/// an absent flag is no. An empty query matches every card.
struct Query {
    std::string source; ///< as typed
    Node root;

    [[nodiscard]] bool matchesEverything() const { return root.kind == Node::Kind::All && root.children.empty(); }
    friend bool operator==(const Query& a, const Query& b) { return a.root == b.root; }
};

/// Why a query is wrong, and where: `begin` and `length` are bytes of the source.
enum class ProblemKind {
    UnknownField,   ///< token
    UnknownValue,   ///< token
    ExpectedNumber, ///< token
    ExpectedValue,  ///< token: a field and operator with nothing behind
    NotComparable,  ///< token: a text or word field with <, or effects with anything
    UnclosedBracket,
    UnexpectedBracket,
    UnclosedQuote,
    MissingTerm, ///< token: "or", "and", "not", "-" or a comparison with nothing on one side
    TooLong,     ///< more than 2,000 characters
    TooDeep,     ///< brackets nested more than 50 levels
    NoCharacter, ///< bytes that are no text in UTF-8, or the sign that stands for such
};

struct Problem {
    ProblemKind kind = ProblemKind::UnknownField;
    std::size_t begin = 0;
    std::size_t length = 0;
    std::string token;
    std::string nearest;
    friend bool operator==(const Problem&, const Problem&) = default;
};

struct OpenWords; // model/query/parser.h

/// Parses `source` for the game's fields. Words of closed vocabularies are checked, and those of open ones, and set
/// codes, against `knownWords` where it is given.
[[nodiscard]] tl::expected<Query, Problem> parse(std::string_view source, const Game& game,
                                                 const OpenWords* knownWords = nullptr);

/// The query as text, in one canonical spelling: parse(write(root)) gives an equal root.
[[nodiscard]] std::string write(const Node& root, const Game& game);

} // namespace muster::query
