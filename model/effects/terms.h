// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Every term of the effect grammar with its number. Numbers are stored in caches and never change their meaning: a
/// new term takes the next free number of its block, and the number of a term that is gone stays free. What a term means is declared in the tables of terms_*.cpp.
#define MUSTER_EFFECT_TERMS(TERM)                                                                                      \
    /* Frame: abilities, what they are made of, and places */                                                          \
    TERM(Ability, 1)                                                                                                   \
    TERM(Option, 2)                                                                                                    \
    TERM(Branch, 3)                                                                                                    \
    TERM(Limit, 4)                                                                                                     \
    TERM(Window, 5)                                                                                                    \
    TERM(Place, 6)                                                                                                     \
    /* Verbs that change numbers, statuses and permissions */                                                          \
    TERM(VerbDamage, 100)                                                                                              \
    TERM(VerbHeal, 101)                                                                                                \
    TERM(VerbAdd, 102)                                                                                                 \
    TERM(VerbSet, 103)                                                                                                 \
    TERM(VerbSwap, 104)                                                                                                \
    TERM(VerbGain, 105)                                                                                                \
    TERM(VerbLose, 106)                                                                                                \
    TERM(VerbPay, 107)                                                                                                 \
    TERM(VerbInflict, 108)                                                                                             \
    TERM(VerbCure, 109)                                                                                                \
    TERM(VerbTurn, 110)                                                                                                \
    TERM(VerbGive, 112)                                                                                                \
    TERM(VerbDisable, 113)                                                                                             \
    TERM(VerbForbid, 114)                                                                                              \
    TERM(VerbAllow, 115)                                                                                               \
    TERM(VerbForce, 116)                                                                                               \
    TERM(VerbPerform, 117)                                                                                             \
    TERM(VerbIgnore, 118)                                                                                              \
    TERM(VerbNegate, 119)                                                                                              \
    TERM(VerbAttack, 120)                                                                                              \
    TERM(VerbChange, 121)                                                                                              \
    TERM(VerbCopy, 122)                                                                                                \
    TERM(VerbReplaceAbility, 123)                                                                                      \
    TERM(VerbControl, 124)                                                                                             \
    TERM(VerbKeep, 125)                                                                                                \
    /* Verbs that move cards and show them */                                                                          \
    TERM(VerbDraw, 200)                                                                                                \
    TERM(VerbSearch, 201)                                                                                              \
    TERM(VerbDiscard, 202)                                                                                             \
    TERM(VerbDestroy, 203)                                                                                             \
    TERM(VerbMove, 204)                                                                                                \
    TERM(VerbReturn, 205)                                                                                              \
    TERM(VerbAttach, 206)                                                                                              \
    TERM(VerbDetach, 207)                                                                                              \
    TERM(VerbSwitch, 208)                                                                                              \
    TERM(VerbPlay, 209)                                                                                                \
    TERM(VerbCreate, 210)                                                                                              \
    TERM(VerbReveal, 211)                                                                                              \
    TERM(VerbLookAt, 212)                                                                                              \
    TERM(VerbShuffle, 214)                                                                                             \
    /* Verbs of order, choice, dice and time */                                                                        \
    TERM(VerbMay, 300)                                                                                                 \
    TERM(VerbChoose, 301)                                                                                              \
    TERM(VerbIf, 302)                                                                                                  \
    TERM(VerbForEach, 303)                                                                                             \
    TERM(VerbRepeat, 304)                                                                                              \
    TERM(VerbLater, 305)                                                                                               \
    TERM(VerbRoll, 306)                                                                                                \
    TERM(VerbPick, 308)                                                                                                \
    TERM(VerbNote, 309)                                                                                                \
    TERM(VerbSkip, 310)                                                                                                \
    TERM(VerbAnother, 311)                                                                                             \
    TERM(VerbEnd, 312)                                                                                                 \
    TERM(VerbWin, 313)                                                                                                 \
    TERM(VerbPrevent, 315)                                                                                             \
    TERM(VerbRedirect, 316)                                                                                            \
    TERM(VerbAmountBecomes, 317)                                                                                       \
    TERM(VerbLetItHappen, 318)                                                                                         \
    /* Events */                                                                                                       \
    TERM(EventStarts, 400)                                                                                             \
    TERM(EventEnds, 401)                                                                                               \
    TERM(EventBetweenTurns, 402)                                                                                       \
    TERM(EventAsSoonAs, 403)                                                                                           \
    TERM(EventPlays, 404)                                                                                              \
    TERM(EventIsPlayed, 405)                                                                                           \
    TERM(EventDraws, 406)                                                                                              \
    TERM(EventDiscards, 407)                                                                                           \
    TERM(EventIsDiscarded, 408)                                                                                        \
    TERM(EventReveals, 409)                                                                                            \
    TERM(EventIsRevealed, 410)                                                                                         \
    TERM(EventSearches, 411)                                                                                           \
    TERM(EventShuffles, 412)                                                                                           \
    TERM(EventUses, 413)                                                                                               \
    TERM(EventBuys, 414)                                                                                               \
    TERM(EventAttacks, 415)                                                                                            \
    TERM(EventIsAttacked, 416)                                                                                         \
    TERM(EventBlocks, 417)                                                                                             \
    TERM(EventIsBlocked, 418)                                                                                          \
    TERM(EventIsNotBlocked, 419)                                                                                       \
    TERM(EventBreaksThrough, 420)                                                                                      \
    TERM(EventMisses, 421)                                                                                             \
    TERM(EventCounterattacks, 422)                                                                                     \
    TERM(EventAvoids, 423)                                                                                             \
    TERM(EventDealsDamage, 424)                                                                                        \
    TERM(EventTakesDamage, 425)                                                                                        \
    TERM(EventIsHealed, 426)                                                                                           \
    TERM(EventDies, 427)                                                                                               \
    TERM(EventKills, 428)                                                                                              \
    TERM(EventIsDestroyed, 429)                                                                                        \
    TERM(EventSurvives, 430)                                                                                           \
    TERM(EventDefeats, 431)                                                                                            \
    TERM(EventIsDefeated, 432)                                                                                         \
    TERM(EventEnters, 434)                                                                                             \
    TERM(EventLeaves, 435)                                                                                             \
    TERM(EventIsAttached, 436)                                                                                         \
    TERM(EventIsDetached, 437)                                                                                         \
    TERM(EventBecomes, 438)                                                                                            \
    TERM(EventStopsBeing, 439)                                                                                         \
    TERM(EventTriesTo, 440)                                                                                            \
    TERM(EventManagesTo, 441)                                                                                          \
    TERM(EventFailsTo, 442)                                                                                            \
    TERM(EventGains, 443)                                                                                              \
    TERM(EventLoses, 444)                                                                                              \
    /* Conditions */                                                                                                   \
    TERM(ConditionAllOf, 500)                                                                                          \
    TERM(ConditionAnyOf, 501)                                                                                          \
    TERM(ConditionNotThat, 502)                                                                                        \
    TERM(ConditionCompare, 503)                                                                                        \
    TERM(ConditionExists, 504)                                                                                         \
    TERM(ConditionNoneExists, 505)                                                                                     \
    TERM(ConditionAtLeast, 506)                                                                                        \
    TERM(ConditionAtMost, 507)                                                                                         \
    TERM(ConditionExactly, 508)                                                                                        \
    TERM(ConditionHasStatus, 509)                                                                                      \
    TERM(ConditionMatches, 510)                                                                                        \
    TERM(ConditionIsIn, 511)                                                                                           \
    TERM(ConditionIsSame, 512)                                                                                         \
    TERM(ConditionIsAttachedTo, 513)                                                                                   \
    TERM(ConditionHas, 514)                                                                                            \
    TERM(ConditionShares, 515)                                                                                         \
    TERM(ConditionDuring, 516)                                                                                         \
    TERM(ConditionPaid, 518)                                                                                           \
    TERM(ConditionNamed, 517)                                                                                          \
    /* Quantities */                                                                                                   \
    TERM(QuantityCount, 600)                                                                                           \
    TERM(QuantityValue, 601)                                                                                           \
    TERM(QuantityTotal, 602)                                                                                           \
    TERM(QuantityPrinted, 603)                                                                                         \
    TERM(QuantityHalf, 604)                                                                                            \
    TERM(QuantityProduct, 605)                                                                                         \
    TERM(QuantitySum, 606)                                                                                             \
    TERM(QuantityDifference, 607)                                                                                      \
    TERM(QuantityLowest, 608)                                                                                          \
    TERM(QuantityHighest, 609)                                                                                         \
    TERM(QuantityAmount, 610)                                                                                          \
    TERM(QuantityResult, 611)                                                                                          \
    TERM(QuantityRemembered, 612)                                                                                      \
    TERM(QuantityHappened, 613)                                                                                        \
    TERM(QuantityNumberOf, 614)                                                                                        \
    TERM(QuantityEverything, 615)                                                                                      \
    TERM(QuantityUpTo, 616)                                                                                            \
    TERM(QuantityNumber, 617)                                                                                          \
    TERM(QuantityDifferent, 619)                                                                                       \
    TERM(QuantityFaces, 618)                                                                                           \
    /* Durations */                                                                                                    \
    TERM(DurationThis, 700)                                                                                            \
    TERM(DurationUntil, 701)                                                                                           \
    TERM(DurationFor, 702)                                                                                             \
    TERM(DurationAsLongAs, 703)                                                                                        \
    TERM(DurationRestOfGame, 704)                                                                                      \
    TERM(DurationUntilEvent, 705)                                                                                      \
    /* Selectors */                                                                                                    \
    TERM(Selector, 800)                                                                                                \
    TERM(Both, 801)                                                                                                    \
    /* Selectors: how many */                                                                                          \
    TERM(CountOne, 820)                                                                                                \
    TERM(CountChosen, 821)                                                                                             \
    TERM(CountEach, 822)                                                                                               \
    TERM(CountAll, 823)                                                                                                \
    TERM(CountAny, 824)                                                                                                \
    TERM(CountUpToMany, 825)                                                                                           \
    TERM(CountRandom, 826)                                                                                             \
    TERM(CountTop, 827)                                                                                                \
    TERM(CountBottom, 828)                                                                                             \
    /* Selectors: whose */                                                                                             \
    TERM(WhoseOwn, 840)                                                                                                \
    TERM(WhoseEnemy, 841)                                                                                              \
    /* Selectors: state words */                                                                                       \
    TERM(StateOpposing, 850)                                                                                           \
    TERM(StateAttacking, 851)                                                                                          \
    TERM(StateAttacked, 852)                                                                                           \
    TERM(StateBlocking, 853)                                                                                           \
    TERM(StateBlocked, 854)                                                                                            \
    TERM(StateOther, 855)                                                                                              \
    TERM(StateActive, 856)                                                                                             \
    TERM(StateStatus, 857)                                                                                             \
    /* Selectors: nouns */                                                                                             \
    TERM(TypeNoun, 870)                                                                                                \
    TERM(GroupNoun, 871)                                                                                               \
    TERM(CardNoun, 872)                                                                                                \
    TERM(PlainNoun, 873)                                                                                               \
    TERM(PlayerNoun, 874)                                                                                              \
    TERM(OpponentNoun, 875)                                                                                            \
    TERM(TeammateNoun, 876)                                                                                            \
    /* Selectors: one word */                                                                                          \
    TERM(RoleYou, 890)                                                                                                 \
    TERM(RoleSelf, 891)                                                                                                \
    TERM(RoleHolder, 892)                                                                                              \
    TERM(RoleIt, 893)                                                                                                  \
    TERM(RoleThat, 894)                                                                                                \
    TERM(RoleTarget, 895)                                                                                              \
    TERM(RoleThatPlayer, 898)                                                                                          \
    TERM(RoleControllerOf, 899)                                                                                        \
    TERM(RoleOwnerOf, 900)                                                                                             \
    TERM(RoleRememberedCards, 901)                                                                                     \
    TERM(RoleCurrentAttack, 902)                                                                                       \
    /* Selectors: relations */                                                                                         \
    TERM(RelationIn, 920)                                                                                              \
    TERM(RelationOn, 921)                                                                                              \
    TERM(RelationOtherThan, 922)                                                                                       \
    TERM(RelationBeneath, 923)                                                                                         \
    TERM(RelationOf, 924)                                                                                              \
    TERM(RelationWith, 925)                                                                                            \
    TERM(RelationWithout, 926)                                                                                         \
    TERM(RelationAmong, 927)                                                                                           \
    TERM(RelationChosenBy, 928)                                                                                        \
    TERM(RelationWithMost, 929)                                                                                        \
    TERM(RelationWithNumber, 930)

namespace muster::effects {

enum class Term : std::uint16_t {
    None = 0,
#define MUSTER_EFFECT_TERM(name, number) name = (number),
    MUSTER_EFFECT_TERMS(MUSTER_EFFECT_TERM)
#undef MUSTER_EFFECT_TERM
};

inline constexpr std::uint16_t termLimit = 1024; ///< all numbers are below

} // namespace muster::effects
