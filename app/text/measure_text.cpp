// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/measure_text.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

namespace muster::app {

namespace {

// Labels as the engine's games have them. A label with a number in it is here with its plural.
constexpr std::array plain{
    // of all games
    QT_TRANSLATE_NOOP("Measures", "cards"),
    QT_TRANSLATE_NOOP("Measures", "won"),
    QT_TRANSLATE_NOOP("Measures", "drawn"),
    QT_TRANSLATE_NOOP("Measures", "won by then"),
    QT_TRANSLATE_NOOP("Measures", "own turn of the win"),
    QT_TRANSLATE_NOOP("Measures", "wins by own turn"),
    QT_TRANSLATE_NOOP("Measures", "own turns played"),
    QT_TRANSLATE_NOOP("Measures", "won of those going first"),
    QT_TRANSLATE_NOOP("Measures", "won of those going second"),
    QT_TRANSLATE_NOOP("Measures", "won of those going third"),
    QT_TRANSLATE_NOOP("Measures", "won of those going fourth"),
    QT_TRANSLATE_NOOP("Measures", "won of those going fifth"),
    QT_TRANSLATE_NOOP("Measures", "won of those going sixth"),
    QT_TRANSLATE_NOOP("Measures", "cards in hand"),
    QT_TRANSLATE_NOOP("Measures", "damage dealt so far"),
    QT_TRANSLATE_NOOP("Measures", "an attack was possible by then"),
    QT_TRANSLATE_NOOP("Measures", "of them not playable"),
    QT_TRANSLATE_NOOP("Measures", "cards that could never be played"),
    QT_TRANSLATE_NOOP("Measures", "in the hand at the end and never playable while there"),
    // Champions, Coins, Squires and Blood Cards
    QT_TRANSLATE_NOOP("Measures", "Champions"),
    QT_TRANSLATE_NOOP("Measures", "HP"),
    QT_TRANSLATE_NOOP("Measures", "DEF"),
    QT_TRANSLATE_NOOP("Measures", "SPD"),
    QT_TRANSLATE_NOOP("Measures", "seven dead hands: the game is lost"),
    QT_TRANSLATE_NOOP("Measures", "the kept hand has two Champions or more"),
    QT_TRANSLATE_NOOP("Measures", "two Champions, one ready with two Coins that fit, and a Squire"),
    QT_TRANSLATE_NOOP("Measures", "it has an Infantry Champion and the Coins for its first attack"),
    QT_TRANSLATE_NOOP("Measures", "it has one Champion, and nothing that draws or searches"),
    QT_TRANSLATE_NOOP("Measures", "it has no Coin"),
    QT_TRANSLATE_NOOP("Measures", "its Coins fit no attack of its Champions"),
    QT_TRANSLATE_NOOP("Measures", "it has only Cavalry, and no Squire"),
    QT_TRANSLATE_NOOP("Measures", "five passive Champions"),
    QT_TRANSLATE_NOOP("Measures", "won with the fifth Blood Card"),
    QT_TRANSLATE_NOOP("Measures", "lost by seven dead hands"),
    QT_TRANSLATE_NOOP("Measures", "lost without a Champion for combat"),
    QT_TRANSLATE_NOOP("Measures", "lost by the opponent's fifth Blood Card"),
    QT_TRANSLATE_NOOP("Measures", "with a dead hand"),
    QT_TRANSLATE_NOOP("Measures", "with Blood Cards given away by dead hands"),
    QT_TRANSLATE_NOOP("Measures", "attack rolls that broke through"),
    QT_TRANSLATE_NOOP("Measures", "a second attack was possible by then"),
    QT_TRANSLATE_NOOP("Measures", "Champions in the arena"),
    QT_TRANSLATE_NOOP("Measures", "Coins attached"),
    QT_TRANSLATE_NOOP("Measures", "on the best Champion"),
    QT_TRANSLATE_NOOP("Measures", "Squires attached"),
    QT_TRANSLATE_NOOP("Measures", "on the Champion in combat"),
    QT_TRANSLATE_NOOP("Measures", "attacks it has the means for"),
    QT_TRANSLATE_NOOP("Measures", "damage to be expected so far"),
    QT_TRANSLATE_NOOP("Measures", "Blood Cards collected so far"),
    // heroes, minions, mana and the shop
    QT_TRANSLATE_NOOP("Measures", "lost"),
    QT_TRANSLATE_NOOP("Measures", "leveled up"),
    QT_TRANSLATE_NOOP("Measures", "items bought"),
    QT_TRANSLATE_NOOP("Measures", "gold from bounties"),
    QT_TRANSLATE_NOOP("Measures", "leveled up by then"),
    QT_TRANSLATE_NOOP("Measures", "mana"),
    QT_TRANSLATE_NOOP("Measures", "of it spent"),
    QT_TRANSLATE_NOOP("Measures", "minions in play"),
    QT_TRANSLATE_NOOP("Measures", "their attack"),
    QT_TRANSLATE_NOOP("Measures", "damage to the enemy hero so far"),
    QT_TRANSLATE_NOOP("Measures", "own health"),
    QT_TRANSLATE_NOOP("Measures", "own Armor"),
    QT_TRANSLATE_NOOP("Measures", "Rage or Spell Damage"),
    QT_TRANSLATE_NOOP("Measures", "gold"),
    QT_TRANSLATE_NOOP("Measures", "items bought so far"),
    QT_TRANSLATE_NOOP("Measures", "of them Ultimates before the level-up"),
    QT_TRANSLATE_NOOP("Measures", "a hero who does nothing"),
    QT_TRANSLATE_NOOP("Measures", "own turn of the level-up"),
    QT_TRANSLATE_NOOP("Measures", "mana that was spent"),
    QT_TRANSLATE_NOOP("Measures", "own turn of the first purchase"),
    QT_TRANSLATE_NOOP("Measures", "percent of the quest reached"),
    QT_TRANSLATE_NOOP("Measures", "all of it spent"),
    QT_TRANSLATE_NOOP("Measures", "dealt in combat"),
    QT_TRANSLATE_NOOP("Measures", "dealt by the Attack ability"),
    QT_TRANSLATE_NOOP("Measures", "dealt by spells"),
    QT_TRANSLATE_NOOP("Measures", "dealt by other texts"),
    QT_TRANSLATE_NOOP("Measures", "cards played so far"),
    QT_TRANSLATE_NOOP("Measures", "a hero with one more minion that blocks each turn"),
    QT_TRANSLATE_NOOP("Measures", "a hero who deals damage each turn"),
    QT_TRANSLATE_NOOP("Measures", "damage"),
    QT_TRANSLATE_NOOP("Measures", "Ultimates"),
    QT_TRANSLATE_NOOP("Measures", "goes first, with an Ultimate in the first hand"),
    QT_TRANSLATE_NOOP("Measures", "goes second, with an Ultimate in the first hand"),
    QT_TRANSLATE_NOOP("Measures", "cards were sent back"),
    QT_TRANSLATE_NOOP("Measures", "early plays in the first hand"),
    QT_TRANSLATE_NOOP("Measures", "early plays in the hand that stands"),
    QT_TRANSLATE_NOOP("Measures", "hands"),
    QT_TRANSLATE_NOOP("Measures", "good: two early plays, a minion among them, and one for turn 3"),
    QT_TRANSLATE_NOOP("Measures", "fair: two early plays"),
    QT_TRANSLATE_NOOP("Measures", "bad: at most one early play, or an Ultimate"),
    QT_TRANSLATE_NOOP("Measures", "dead: nothing to play in the first three turns"),
    // Scripts and the Codex
    QT_TRANSLATE_NOOP("Measures", "Scripts"),
    QT_TRANSLATE_NOOP("Measures", "the hand is sent back"),
    QT_TRANSLATE_NOOP("Measures", "good: two to four Scripts, and a Creature by the third turn"),
    QT_TRANSLATE_NOOP("Measures", "acceptable: a Creature by the fourth turn"),
    QT_TRANSLATE_NOOP("Measures", "bad: too few or too many Scripts, or no Creature soon"),
    QT_TRANSLATE_NOOP("Measures", "dead: nothing of it can be played"),
    QT_TRANSLATE_NOOP("Measures", "an opponent who draws and does nothing else"),
    QT_TRANSLATE_NOOP("Measures", "Scripts in the Codex"),
    QT_TRANSLATE_NOOP("Measures", "of them untapped at the end of the turn"),
    QT_TRANSLATE_NOOP("Measures", "attacks made in the turn"),
    QT_TRANSLATE_NOOP("Measures", "at most one Script in the first hand"),
    QT_TRANSLATE_NOOP("Measures", "two to four Scripts in the first hand"),
    QT_TRANSLATE_NOOP("Measures", "five Scripts or more in the first hand"),
    QT_TRANSLATE_NOOP("Measures", "no Creature in the first hand"),
    QT_TRANSLATE_NOOP("Measures", "three Scripts or more among the first ten cards"),
    QT_TRANSLATE_NOOP("Measures", "Creatures"),
    QT_TRANSLATE_NOOP("Measures", "an opponent who blocks every attack with a token"),
    QT_TRANSLATE_NOOP("Measures", "Attack"),
    QT_TRANSLATE_NOOP("Measures", "Defense"),
    QT_TRANSLATE_NOOP("Measures", "own turn of the win after a mulligan"),
    QT_TRANSLATE_NOOP("Measures", "own turn of the win with the first hand"),
    QT_TRANSLATE_NOOP("Measures", "share of the Scripts that is used"),
    QT_TRANSLATE_NOOP("Measures", "no Script to play, with fewer than five in the Codex"),
    QT_TRANSLATE_NOOP("Measures", "Scripts in hand that could not be played"),
    QT_TRANSLATE_NOOP("Measures", "Scripts lost so far"),
    QT_TRANSLATE_NOOP("Measures", "cards in hand after the draw"),
    QT_TRANSLATE_NOOP("Measures", "cards lost to the hand limit"),
    QT_TRANSLATE_NOOP("Measures", "fasted"),
    QT_TRANSLATE_NOOP("Measures", "cards discarded to fast"),
    QT_TRANSLATE_NOOP("Measures", "cards more by Fasting than by the draw"),
    QT_TRANSLATE_NOOP("Measures", "share of the hand that the Codex cannot pay for"),
    QT_TRANSLATE_NOOP("Measures", "of it for want of the element"),
    QT_TRANSLATE_NOOP("Measures", "a Creature could be paid for"),
    QT_TRANSLATE_NOOP("Measures", "a Creature had a Script of its element"),
    QT_TRANSLATE_NOOP("Measures", "Scripts for the attacker"),
    QT_TRANSLATE_NOOP("Measures", "stage of the attacker"),
    QT_TRANSLATE_NOOP("Measures", "evolved attackers"),
    QT_TRANSLATE_NOOP("Measures", "damage dealt in the turn"),
    QT_TRANSLATE_NOOP("Measures", "health left to the opponent"),
    QT_TRANSLATE_NOOP("Measures", "a blocker could be paid for afterwards"),
    QT_TRANSLATE_NOOP("Measures", "its Attack"),
    QT_TRANSLATE_NOOP("Measures", "its Defense"),
    QT_TRANSLATE_NOOP("Measures", "Instants played"),
    QT_TRANSLATE_NOOP("Measures", "Enhancements played"),
    QT_TRANSLATE_NOOP("Measures", "Conditionals set"),
    QT_TRANSLATE_NOOP("Measures", "turns with a set Conditional"),
    QT_TRANSLATE_NOOP("Measures", "cards left in the deck"),
};

constexpr std::array counted{
    QT_TRANSLATE_N_NOOP("Measures", "not ended after %n own turn(s)"),
    QT_TRANSLATE_N_NOOP("Measures", "%n Champion(s) in the first hand"),
    QT_TRANSLATE_N_NOOP("Measures", "%n Script(s) in the first hand"),
    QT_TRANSLATE_N_NOOP("Measures", "%n damage dealt by then"),
    QT_TRANSLATE_N_NOOP("Measures", "%n dead hand(s) before the one that stands"),
};

template <class List>
bool has(const List& list, std::string_view label)
{
    return std::any_of(list.begin(), list.end(), [&](const char* one) { return label == one; });
}

} // namespace

QString measureText(const engine::Label& label)
{
    return QCoreApplication::translate("Measures", label.text.c_str(), nullptr, label.number.value_or(-1));
}

bool hasMeasureText(std::string_view label) { return has(plain, label) || has(counted, label); }

} // namespace muster::app
