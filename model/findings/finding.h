// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/error.h"
#include "model/decks/deck_edit.h"
#include "model/findings/severity.h"
#include "model/games/ids.h"

namespace muster {

/// What a finding says, apart from its numbers: app/text has the sentences. The comment names what is filled in
/// besides id, rules and severity.
enum class FindingKind {
    // Counts, from data
    TooFew,  // subjects: cards counted; have, need; label
    TooMany, // subjects: cards counted; have, limit; label; where they go with another card than the deck's, part: the
             // word of the first; nearest: type and name of the deck's card
    TooManyCopies, // subject: one specific card with its rows; have, limit
    // Names
    UnknownCard,   // subject: name and row; nearest
    FaultyCard,    // subject: name and row; errors: what is wrong with the card in its set
    AmbiguousCard, // subject: name and row; candidates as fixes
    IdentityClash, // subject: specific card whose printings have several types; limit: the strictest, or label: the type
                   // that counts
    SeveralPrintings, // subject: card with the rows that mean it; label: id of the printing meant; nearest: the others'
    // Formats
    SetNotAllowed,    // subject: card; label: set code
    Banned,           // subject: card; have, limit 0; label: reason
    Restricted,       // subject: card; have, limit; label: reason
    FormatNotYet,     // label: date it starts
    FormatOver,       // label: date it ended
    FormatUnknown,    // label: key; nearest
    FormatOtherGame,  // label: key
    OptionUnknown,    // label: key; nearest
    OptionValue,      // label: key; nearest: allowed values
    OptionOutOfRange, // label of the option; have; need and limit: the range that the rules know
    WaiverUnused,     // label: rule id
    // What a deck cannot do, for any game
    NeverPayable,      // subject: card; have, need; label: what is missing
    NoSuchTarget,      // subject: card; label: what it needs
    NothingToFind,     // subject: card; label: what it searches for
    NoAttackPayable,   // subjects: cards that attack
    BonusNeverApplies, // subject: card; label: what it needs
    DeadHands,         // have: cards that make a hand playable; figures
    LateStart,         // need, have
    FewResources,      // label, have, need; figures
    ResourcesCompete,  // have, need
    SingleCopy,        // subject: card; figures
    OutOfReach,        // subjects; have, need: as many as there are, and as are needed
    NeverTogether,     // subject: card; label: what it needs and cannot be had at the same time
    NeedsAbsent,       // subject: card; label: what it needs, and nothing of it is there
    NotForAll,         // subjects: what there is of it; label; have, need: at the same time
    SeldomComplete,    // subject: card; label: what it needs; figures
    SeldomFound,       // subjects; label: what is used up; figures
    HighLevel,         // subject: card; label: its level; need: how many it takes, 0 if that never suffices
    Share,             // subjects; label; have, need or limit in cards; figures: the share, then what it is usually
    SameTwice,         // subject: card; have, limit
    NothingMeets,      // subjects: cards that need something in play of which the deck has none; label: what
    NeverAsked,        // subject: card that no other card asks for
    OneATurn,          // subjects; have, limit; label: cards of which one may be played each turn
    LateOnAverage,     // subjects: the latest cards; limit: turn that the average should not pass; figures
    NoAnswer,          // label: what only cards that have it can answer
    OneOfSeveral,      // need: decks that go together
    BeyondCapacity,    // subject: card; need, limit: what can ever be paid at once; part: card that goes with it
    LittleToPayFor,    // subject: card to pay with; label: what would need it
    FewBeneath,        // subject: card; label: card that it goes upon; have, need
    NoSaving,          // subject: card; have: its lower cost; limit: its own cost
    NoDamage,          // subjects: attackers
    NothingCheap,      // have: cost of the cheapest card; limit: what would be early
    FragileAttackers,  // subjects: attackers; have, need: their defense in all
    ManyElements,      // subjects; have, limit: kinds of cards to pay with; label: each with its counts; figures
    NothingGives,      // subjects; label: what they use and nothing in the deck gives
    NotOfTheDeck,      // subjects; label: what they use and only other decks have
    TooDear,           // figures: the average cost
    PrintedOtherwise,  // subject: card; label: which number; have: as printed; need: as the rules have it
    UnevenlySpread,    // subjects; label: what should rise evenly from weak to strong
    // Decks that several players share
    NoLifeLeft,      // subject: card; figures: life at the start
    NobodyHurts,     // subjects: cards that attack
    DangerousTravel, // subjects: cards that travel; have: the lowest life; figures
    OneSided,        // subjects; have; need or limit: what it is to be above or below
    PileRunsOut,     // have, need
    LittleReserve,   // have, need
    NoChoice,        // subjects; have, need
    WideSpread,      // subjects: lowest and highest; have, limit
    OptionUnusual,   // label of the option; have; need or limit; figures
    Summary,         // label: numbers of players; have, need: cards in the pile and in the pool; figures
};

/// A number with its meaning, exact: a probability or an expectation with what it was computed for.
struct Figure {
    std::string key; ///< "dead hand", "two coins in eight": a stable name, put into words by app
    int count = 0;   ///< of how many cards it speaks
    double value = 0;
};

/// The cards that a finding is about, and where they stand.
struct Subject {
    std::string section; ///< key; empty for the whole deck
    std::string name;    ///< as shown: "Kestrel Vanguard [Ember]"
    CardIndex card;      ///< invalid for unknown names
    int count = 0;
    struct Row {
        std::size_t section = 0; ///< index into Deck::sections
        std::size_t row = 0;     ///< index into DeckSection::entries
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> rows;
};

/// A way to mend a finding, ready to apply.
struct Fix {
    enum class Kind {
        RemoveCopies, ///< count
        AddCards,     ///< count
        UseCard,      ///< another card or spelling in place of a row
        SwapCards,    ///< some out, some in
        MoveCards,    ///< count, into the section where they belong
    };
    Kind kind = Kind::RemoveCopies;
    bool safe = false; ///< changes nothing that the person chose (spelling, surplus copies of one card)
    int count = 0;
    std::string name; ///< card that comes in or goes
    std::vector<DeckEdit> edits;
};

/// One problem of a deck, as data: which requirement, by which rules, the arithmetic, the cards and rows, and the
/// fixes. One cause, one finding. The text is made where it is shown.
struct Finding {
    std::string id; ///< requirement: "SCE-V2"; formats: "FMT-BANNED" and so on
    std::vector<std::string> rules;
    Severity severity = Severity::Illegal;
    FindingKind kind = FindingKind::TooFew;
    std::vector<Subject> subjects;
    std::string label;
    std::string part; ///< name of the attack or Ability that it is about, where it is about one
    std::optional<int> have, need, limit;
    std::vector<Figure> figures;
    std::vector<std::string> nearest;
    Errors errors; ///< of the file that has the card
    std::vector<Fix> fixes;
    bool waived = false; ///< an organiser gave leave; does not count towards the verdict
};

/// The verdict that the findings add up to.
enum class Verdict { Legal, Incomplete, Illegal };
[[nodiscard]] Verdict verdictOf(const std::vector<Finding>& findings);

} // namespace muster
