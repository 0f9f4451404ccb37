// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/tables.h"

namespace muster::effects::tables {

std::vector<TermInfo> durations()
{
    return {
        {.term = Term::DurationThis,
         .sort = Sort::Duration,
         .name = "this",
         .parameters = {{"moment", Kind::Word, true, "moments", {}}},
         .help = "Until the end of what goes on: `this turn`, `this attack`.",
         .reading = "this {moment}",
         .example = "this turn",
         .synonyms = "until end of turn, now"},
        {.term = Term::DurationUntil,
         .sort = Sort::Duration,
         .name = "until",
         .parameters = {{"end", Kind::Flag, false, {}, {}},
                        {"whose", Kind::Parts, false, {}, {}},
                        {"next", Kind::Flag, false, {}, {}},
                        {"moment", Kind::Word, true, "moments", {}}},
         .help = "Until the start or end of a part of a turn: `until end of opponent's next turn`, `until start of own "
                 "next turn`.",
         .reading = "until the {end?end}{end!start} of {whose}{next?next }{moment}",
         .example = "until end of opponent's next turn",
         .synonyms = "till, to"},
        {.term = Term::DurationFor,
         .sort = Sort::Duration,
         .name = "for",
         .parameters = {{"number", Kind::Quantity, true, {}, {}},
                        {"whose", Kind::Parts, false, {}, {}},
                        {"moment", Kind::Word, true, "moments", {}}},
         .help = "A number of turns or rounds, this one included where it is one: `for 3 own turns`.",
         .reading = "for {number} {whose}{moment}",
         .example = "for 3 own turns",
         .synonyms = "turns"},
        {.term = Term::DurationAsLongAs,
         .sort = Sort::Duration,
         .name = "while",
         .parameters = {{"condition", Kind::Condition, true, {}, {}}},
         .help = "As long as a condition holds: `while in play`, `while attached`, `while in combat`, `while self is "
                 "ready`.",
         .reading = "while {condition}",
         .example = "while in play",
         .synonyms = "as long as"},
        {.term = Term::DurationRestOfGame,
         .sort = Sort::Duration,
         .name = "rest of game",
         .help = "For good.",
         .reading = "for the rest of the game",
         .example = "rest of game",
         .synonyms = "permanent, forever, always"},
        {.term = Term::DurationUntilEvent,
         .sort = Sort::Duration,
         .name = "until (event)",
         .parameters = {{"event", Kind::Events, true, {}, {}}},
         .help = "Until something happens: `until it attacks`.",
         .reading = "until {event}",
         .example = "until self attacks"},
    };
}

} // namespace muster::effects::tables
