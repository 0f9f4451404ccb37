// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace muster {

/// A place in a text, as a person counts: both numbers start at 1, columns are characters, 0 means "not known".
struct Position {
    int line = 0;
    int column = 0;

    friend bool operator==(const Position&, const Position&) = default;
    friend auto operator<=>(const Position&, const Position&) = default;
};

/// What is wrong with an input. The comment beside each kind names its arguments in order; the sentences are in
/// app/text, because model speaks no human language.
enum class ErrorKind {
    // Files and bytes
    NoSuchFile,  // -
    IsFolder,    // -
    Unreadable,  // reason given by the system
    TooLarge,    // size in bytes, limit in bytes
    NotUtf8,     // -
    Empty,       // what was expected
    WriteFailed, // reason given by the system
    Cancelled,   // -
    // YAML
    BadYaml,          // the parser's reason
    NotPlain,         // size in bytes beyond which a file has to be plain YAML
    AliasOrAnchor,    // its name
    CustomTag,        // the tag
    TooDeep,          // limit
    TooManyNodes,     // limit
    SeveralDocuments, // -
    DuplicateKey,     // key, line of the first
    UnknownKey,       // key
    MissingKey,       // key
    WrongShape,       // expected ("a map", "a list", "a word", ...), found
    NotANumber,       // found
    MissingSign,      // found
    OutOfRange,       // found, lowest allowed, highest allowed ("" where there is no bound)
    NotOneOf,         // found, the allowed values separated by ", "
    TooLong,          // length, limit (characters)
    WrongCount,       // found, expected ("2", "at most 3", ...)
    BadVersion,       // found, supported
    BadDate,          // found
    // References
    UnknownGame,       // found
    UnknownType,       // found
    UnknownField,      // found
    UnknownCard,       // found
    AmbiguousCard,     // found
    FindsNothing,      // a query that no card of the game answers to
    UnknownSet,        // found
    UnknownFormat,     // found
    UnknownRule,       // found
    UnknownSection,    // found
    UnknownOption,     // found
    DuplicateId,       // id, where the first one is
    BadId,             // found, expected pattern
    FieldNotOfType,    // field, type
    UnusualField,      // a warning: field, type
    IdentityClash,     // a warning: name, type, type of the other card of this name and identity, its line
    SameNameElsewhere, // a warning: name, id of the card of another set, what tells them apart
    BreaksCardRule,    // name of the card, the label of the rule
    // Queries
    BadQuery, // what is wrong: see query::Problem
    // Effects
    UnknownVerb,      // found
    UnknownEvent,     // found
    UnknownCondition, // found
    UnknownDuration,  // found
    UnknownQuantity,  // found
    UnknownCost,      // found
    UnknownWord,      // found, of which vocabulary
    BadSelector,      // the selector, the part that is not understood
    BadExpression,    // the expression, the part that is not understood
    NeverRead,        // a name that is remembered and never used
    NeverSet,         // a name that is used and never remembered
    Unreachable,      // a step or branch that can never happen
    Conflict,         // two keys that exclude each other
    NoSense,          // of what (damage, spd), the words for whom, who can have it, separated by ", "
    WhichOpponent,    // a warning: -
    // Scenarios
    NotPlayable,   // title of a game that the engine does not play, the keys of those that it plays
    NeverOffered,  // what stands there as a choice
    NeverLogged,   // a word of a line of the log
    NotCarriedOut, // what a text says for which the rules of the game have no meaning
    // Deck codes and lists
    BadCode, // what is wrong ("alphabet", "checksum", "length", "version")
    BadCsv,  // what is wrong
};

/// One problem of one input, at one place. `nearest` is the nearest valid spelling, empty where none is near;
/// `requirement` the rule or requirement id that the problem breaks, where there is one.
struct Error {
    std::string file;
    Position at;
    std::string path; ///< keys down to the place: cards[3].attacks[0].damage
    ErrorKind kind = ErrorKind::BadYaml;
    std::vector<std::string> arguments;
    std::string nearest;
    std::string requirement;
    std::string about; ///< name of the card that it is about, where the place alone does not say so

    friend bool operator==(const Error&, const Error&) = default;
};

using Errors = std::vector<Error>;

} // namespace muster
