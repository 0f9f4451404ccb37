// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/tables.h"

namespace muster::effects::tables {

std::vector<TermInfo> frame()
{
    return {
        {.term = Term::Ability,
         .sort = Sort::Frame,
         .name = "ability",
         .parameters =
             {
                 {"name", Kind::Text, false, {}, "a name for it, read aloud before it"},
                 {"where", Kind::Word, false, "places",
                  "where this card must be: a position, a zone, or `any`; without it, in play"},
                 {"when",
                  Kind::Events,
                  false,
                  {},
                  "a trigger: it happens each time that event happens; a list: any of them"},
                 {"while", Kind::Condition, false, {}, "a lasting state: its steps hold as long as the condition does"},
                 {"use",
                  Kind::Window,
                  false,
                  {},
                  "its player may use it then: `own turn`, `opponent's turn`, `any turn`"},
                 {"instead of", Kind::Events, false, {}, "a replacement: the steps happen in place of that event"},
                 {"if", Kind::Condition, false, {}, "only if this holds; a list: all of them"},
                 {"target",
                  Kind::Anyone,
                  false,
                  {},
                  "chosen when the card is played or the ability is used, which is not possible without one; steps "
                  "call it "
                  "`target`"},
                 {"cost", Kind::Steps, false, {}, "steps that pay for it, all or none"},
                 {"optional cost",
                  Kind::Steps,
                  false,
                  {},
                  "steps that may be paid besides, when the card is played; `if: paid` asks for it later"},
                 {"limit",
                  Kind::Limit,
                  false,
                  {},
                  "`once per turn`, `2 times per game`, `once per turn by name` (all copies together)"},
                 {"then", Kind::Steps, true, {}, "what happens, in this order"},
             },
         .help = "One ability of a card. At most one of `when`, `while`, `use` and `instead of`; without any it "
                 "happens when the "
                 "card is played, and in an attack when the attack succeeds.",
         .example = "{when: self dies, then: [{draw: 1}]}"},
        {.term = Term::Option,
         .sort = Sort::Frame,
         .name = "option",
         .parameters = {{"option", Kind::Text, true, {}, "a short name of the choice"},
                        {"if", Kind::Condition, false, {}, "offered only if this holds"},
                        {"then", Kind::Steps, true, {}, "what happens"}},
         .help = "One of the choices of `choose`."},
        {.term = Term::Branch,
         .sort = Sort::Frame,
         .name = "branch",
         .parameters = {{"lowest", Kind::Number, false, {}, "smallest result of the branch"},
                        {"highest", Kind::Number, false, {}, "largest result of the branch"},
                        {"then", Kind::Steps, false, {}, "what happens"}},
         .help = "Results of a roll: `at least 11`, `at most 5`, `exactly 20`, `from 6 to 10`. The first branch that "
                 "fits is taken."},
        {.term = Term::Limit,
         .sort = Sort::Frame,
         .name = "limit",
         .parameters = {{"times", Kind::Number, true, {}, "how often"},
                        {"whose", Kind::Parts, false, {}, "in whose turns only"},
                        {"per", Kind::Word, true, "moments", "in what time"},
                        {"by name", Kind::Flag, false, {}, "counted over all copies that a player has"}},
         .help = "How often an ability may happen: `once per turn`, `twice per game`, `3 times per own turn`.",
         .reading = "{times} per {per}",
         .example = "{use: own turn, limit: once per turn, then: [{draw: 1}]}"},
        {.term = Term::Window,
         .sort = Sort::Frame,
         .name = "window",
         .parameters = {{"whose", Kind::Parts, false, {}, "own, opponent's; without it anybody's"},
                        {"moment", Kind::Word, true, "moments", "turn, round, or a part of the turn"},
                        {"next", Kind::Flag, false, {}, "not the one that goes on: under `later` and `until`"}},
         .help = "A time: `own turn`, `opponent's turn`, `any turn`, `own combat`."},
        {.term = Term::Place,
         .sort = Sort::Frame,
         .name = "place",
         .parameters = {{"at", Kind::Word, false, "ends of piles", "`top of`, `bottom of`: where in a deck or pile"},
                        {"whose", Kind::Parts, false, {}, "own, enemy"},
                        {"zone", Kind::Word, true, "zones", "the zone; `play` is everything in play"},
                        {"of", Kind::Player, false, {}, "whose zone, if it is neither own nor enemy"}},
         .help = "A zone: `hand`, `own deck`, `enemy discard pile`, `hand of that player`. Zones of the table without "
                 "an owner mean "
                 "both sides'; a hand, deck or pile without one belongs to the player who carries out the step."},
    };
}

} // namespace muster::effects::tables
