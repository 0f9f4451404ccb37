// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/effects/reading.h"
#include "tests/effects/script_of.h"

using namespace muster;

/// What the engine says of a card: whole sentences, as a person would say them.
class EffectsReadingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aloud_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("said");
        const char* game = "sceptre";
        const auto row = [&](const char* script, const char* said) {
            QTest::newRow(said) << QString::fromUtf8(game) << QString::fromUtf8(script) << QString::fromUtf8(said);
        };
        // the cards of the first sketch of this grammar, in five games
        row("[{name: Stoke, where: garrison, use: own turn, limit: once per turn, then: [{may: [{attach: coin "
            "(metal:copper) from hand, to: own champion in combat, extra: yes}]}]}]",
            "Stoke: While this card is garrisoned, once per turn, during your turn, you may attach a Copper Coin from "
            "your "
            "hand to your in-combat Champion as an extra.");
        row("[{then: [{roll: d20, at least 11: [{inflict: bleeding, on: opposing champion}]}]}]",
            "Roll a d20: on 11 or more, the opposing Champion becomes Bleeding.");
        row("[{when: enemy champion (class:cavalry) attacks, then: [{set: spd, to: 0, of: it, lasts: until end of "
            "opponent's next turn}, {add: -4 attack roll, of: it, lasts: this attack}]}]",
            "When an enemy Cavalry Champion attacks, its SPD becomes 0 until the end of your opponent's next turn, "
            "then it "
            "gets -4 on attack rolls this attack.");
        row("[{while: in play, then: [{add: -1 spd, of: all units}]}]",
            "While this card is in play, all units get -1 SPD.");
        game = "script";
        row("[{when: creature (attack>=5) attacks you, then: [{add: -2 attack, of: it, lasts: this exchange}]}]",
            "When a Creature with Attack 5 or more attacks you, it gets -2 Attack this exchange.");
        row("[{while: self is attacking, then: [{forbid: block, on: self, of: all not evolved enemy creatures}]}]",
            "While this card is attacking, all enemy Creatures in hand or in play that are not evolved cannot block "
            "this card.");
        row("[{when: self dies, then: [{return: other creature from own discard pile}, {copy: attack, from: creature "
            "in "
            "enemy discard pile, of: it, lasts: this turn}]}]",
            "When this card dies, return another Creature from your discard pile to your hand, then it has the "
            "Attack of a Creature in your opponent's discard pile this turn.");
        game = "armory";
        row("[{when: self survives, if: self is blocking, then: [{may: [{turn: attacking weapon, to: exhausted}], "
            "cost: "
            "[{pay: 1 durability point, of: self}]}]}]",
            "When this card survives, if this card is blocking, you may pay 1 DP of this card; if you do, "
            "turn the "
            "attacking Weapon Exhausted.");
        game = "hero";
        row("[{when: own turn starts, then: [{damage: 1, to: each enemy minion}]}]",
            "At the start of your turn, deal 1 damage to each enemy Minion.");
        row("[{then: [{damage: 2, to: chosen enemy character, kind: spell}]}, {if: channeled, then: [{damage: 2, to: "
            "each "
            "enemy minion, kind: spell}]}]",
            "Deal 2 spell damage to an enemy character of your choice. If you have cast another spell this turn, deal "
            "2 "
            "spell damage to each enemy Minion.");
        game = "spoils";
        row("[{while: any equipment (form:armor) in graveyard, then: [{add: 2 power, of: self}]}, {when: your champion "
            "defeats self, then: [{may: [{move: equipment (form:armor) from graveyard, to: play, under: you}]}]}]",
            "While there is an Armor Equipment in the graveyard, this card gets +2 Power. When your Champion defeats "
            "this "
            "card, you may put an Armor Equipment from the graveyard into play under your control.");
        row("[{when: own turn ends, then: [{may: [{draw: 2}, {discard: 2 cards from hand, remember: dropped}, {if: "
            "dropped "
            "share type, then: [{discard: self}]}]}]}]",
            "At the end of your turn, you may draw 2 cards, then discard 2 cards from your hand (remember this as "
            "“dropped”); then if two of “dropped” share a type, discard this card.");

        // how many, and whose
        game = "sceptre";
        row("[{then: [{discard: 2 cards from hand, by: opponent}]}]",
            "Your opponent discards 2 cards from their hand.");
        row("[{then: [{discard: card from hand, by: each player}]}]", "Each player discards a card from their hand.");
        row("[{then: [{draw: 1}, {draw: 1, by: opponent}]}]", "Draw one card, then your opponent draws one card.");
        row("[{then: [{reveal: random card from enemy hand}]}]", "Reveal a card from your opponent's hand at random.");
        row("[{then: [{discard: up to 2 coins (metal:copper) on opposing champion}]}]",
            "Discard up to 2 Copper Coins attached to the opposing Champion.");
        row("[{then: [{destroy: enemy gate}]}]", "Destroy your opponent's Gate.");
        row("[{then: [{heal: 10, of: each other own champion}]}]", "Heal 10 damage of each of your other Champions.");
        row("[{then: [{look at: top 3 cards of enemy deck}]}]", "Look at the top 3 cards of your opponent's deck.");
        row("[{then: [{move: squire on opposing champion, to: bottom of enemy deck}]}]",
            "Move a Squire attached to the opposing Champion to the bottom of your opponent's deck.");
        row("[{then: [{return: all own champions in garrison}]}]",
            "Return all your Champions in the garrison to their owners' hands.");
        row("[{then: [{heal: 10, of: champion (hp>=100 -class:cavalry)}]}]",
            "Heal 10 damage of a non-Cavalry Champion with HP 100 or more.");
        row("[{then: [{heal: 10, of: champion (printed.hp>=100)}]}]",
            "Heal 10 damage of a Champion with printed HP 100 or more.");
        row("[{then: [{attach: coin on self, to: other own champion}]}]",
            "Move a Coin attached to this card to one of your other Champions.");
        // rule SCE-21: the position, and the card
        row("[{then: [{add: -3 skl, of: enemy champions in combat, lasts: until end of opponent's next turn}]}]",
            "Your opponent's in-combat Champions get -3 SKL until the end of your opponent's next turn.");
        row("[{then: [{add: -2 def, of: opposing champion, lasts: this turn}]}]",
            "The opposing Champion gets -2 DEF this turn.");
        // numbers
        row("[{then: [{add: skl, amount: 2 x count(squires on self), of: self, lasts: this turn}]}]",
            "This card gets +2 SKL for each Squire attached to this card this turn.");
        row("[{while: in combat, then: [{add: 10 damage dealt, of: self}, {add: -5 damage taken, of: self}]}]",
            "While this card is in combat, this card deals 10 more damage and this card takes 5 less damage.");
        row("[{then: [{heal: half of spd of self rounded up, of: self}]}]",
            "Heal damage equal to half of this card's SPD (rounded up) of this card.");
        row("[{then: [{gain: 2 blood card}]}]", "Gain 2 Blood Cards.");
        row("[{then: [{roll: 3d20, success: at least 9, remember: hits}, {damage: 15 x hits, to: opposing champion}]}]",
            "Roll 3d20, each die with 9 or more being a success (remember this as “hits”). Then deal damage equal to "
            "15 times "
            "“hits” to the opposing Champion.");
        row("[{then: [{damage: 10 x count(coins on opposing champion), to: opposing champion}]}]",
            "Deal 10 damage to the opposing Champion for each Coin attached to the opposing Champion.");
        row("[{then: [{search: up to 2 squires, shown: yes}]}]",
            "Search your deck for up to 2 Squires and take them into your hand, showing them.");
        // conditions and times
        row("[{if: times(enemy champion dies this turn) < 1, then: [{draw: 1}]}]",
            "If it did not happen this turn that an enemy Champion dies, draw one card.");
        row("[{target: own champion, cost: [{discard: coin on target}], then: [{draw: 2}]}]",
            "Choose one of your Champions as the target. As a further cost, discard a Coin attached to the target. "
            "Draw 2 "
            "cards.");
        row("[{if: at least 3 own champions in garrison, then: [{draw: 2}]}]",
            "If you have at least 3 Champions in the garrison, draw 2 cards.");
        row("[{if: no own gate in play, then: [{draw: 1}]}]", "If you have no Gate in play, draw one card.");
        row("[{if: self shares origin with holder, then: [{draw: 1}]}]",
            "If this card has the same Origin as its Champion, draw one card.");
        row("[{if: times(own champion dies this game) >= 2, then: [{draw: 1}]}]",
            "If one of your Champions dies at least twice this game, draw one card.");
        row("[{then: [{forbid: play, what: traps, of: opponent, lasts: for 2 opponent's turns}]}]",
            "Your opponent cannot play Traps for 2 of your opponent's turns.");
        row("[{then: [{perform: retreat, by: own champion in combat, without: retreat roll}]}]",
            "Your in-combat Champion retreats without the retreat roll.");
        // may, choices, costs, replacements
        row("[{use: own turn, limit: once per turn, cost: [{discard: coin on self}], then: [{draw: 1}]}]",
            "Once per turn, during your turn, you may discard a Coin attached to this card; if you do, draw one card.");
        row("[{then: [{may: [{inflict: dazed, on: opposing champion}]}]}]",
            "You may decide that the opposing Champion becomes Dazed.");
        row("[{then: [{may: [{draw: 1}], by: opponent, otherwise: [{damage: 10, to: opposing champion}]}]}]",
            "Your opponent may draw one card; otherwise, deal 10 damage to the opposing Champion.");
        row("[{then: [{choose: [{option: Strike, then: [{damage: 20, to: opposing champion}]}, {option: Rest, if: self "
            "is in "
            "combat, then: [{heal: 20, of: self}]}]}]}]",
            "Choose one: “Strike”: deal 20 damage to the opposing Champion; or “Rest” (if this card is in combat): "
            "heal 20 "
            "damage of this card.");
        row("[{instead of: self takes damage, if: amount >= 20, limit: once per turn, then: [{prevent: 10}]}]",
            "Once per turn, if this card would take damage and that amount is at least 20, instead prevent 10 of it.");
        row("[{target: own champion (class:infantry), then: [{add: 2 def, of: target, lasts: this turn}]}]",
            "Choose one of your Infantry Champions as the target. The target gets +2 DEF this turn.");
        row("[{when: self is attacked by enemy champion, then: [{damage: 5, to: that}]}]",
            "When this card is attacked by an enemy Champion, deal 5 damage to that Champion.");
        row("[{then: [{give: [{when: self breaks through, then: [{draw: 1}]}], to: holder, lasts: this turn}]}]",
            "Its Champion gains an ability this turn: “When this Champion breaks through, draw one card.”");
        // an ability that is given calls the one that gets it by its name, not the card that gives it
        row("[{then: [{give: [{when: self dies, then: [{draw: 1}]}], to: each own champion, lasts: this turn}, {heal: "
            "5, "
            "of: self}]}]",
            "Each of your Champions gains an ability this turn: “When this Champion dies, draw one card.”, then heal 5 "
            "damage of this card.");
        row("[{target: own champion, then: [{give: [{while: in combat, then: [{add: 1 def, of: self}]}], to: target, "
            "lasts: this turn}]}]",
            "Choose one of your Champions as the target. The target gains an ability this turn: “While the target is "
            "in "
            "combat, the target gets +1 DEF.”");
        // kinds and causes of damage
        row("[{when: self takes effect damage from enemy champion, then: [{draw: 1}]}]",
            "When this card takes effect damage from an enemy Champion, draw one card.");
        row("[{when: self deals attack damage to enemy unit with equipment, then: [{draw: 1}]}]",
            "When this card deals attack damage to an enemy unit with an Equipment, draw one card.");
        row("[{when: own champion kills enemy champion with action, then: [{draw: 1}]}]",
            "When one of your Champions kills an enemy Champion with an Action, draw one card.");
        row("[{instead of: self takes fixed damage, then: [{prevent: 5}]}]",
            "If this card would take fixed damage, instead prevent 5 of it.");
        // what new cards asked for
        row("[{then: [{heal: 10, of: own champion with most hp}]}]",
            "Heal 10 damage of one of your Champions with the most "
            "HP.");
        row("[{then: [{damage: 5, to: each enemy champion with spd > spd of self}]}]",
            "Deal 5 damage to each enemy Champion whose SPD is more than this card's SPD.");
        row("[{then: [{draw: different origin of own champions}]}]",
            "Draw as many cards as the number of different Origins among your Champions.");
        row("[{when: own turn starts, then: [{gain: 1 counter, of: self}, {if: counters of self >= 3, then: [{lose: 3 "
            "counters, of: self}]}]}]",
            "At the start of your turn, this card gains 1 counter. Then if the number of counters on this card is at "
            "least 3, this card "
            "loses 3 counters.");
        row("[{optional cost: [{discard: 2 coins from hand}], then: [{draw: 1}, {if: paid, then: [{draw: 2}]}]}]",
            "As a further cost, you may discard 2 Coins from your hand. Draw one card. Then if its optional cost was "
            "paid, draw 2 cards.");
        row("[{while: in play, then: [{forbid: destroy, what: self, of: opponent}]}]",
            "While this card is in play, your opponent cannot destroy this card.");
        row("[{while: in play, then: [{allow: attack, of: self, times: 1, per: turn}]}]",
            "While this card is in play, this card may attack one more time each turn.");
        // what waits, and for how long
        row("[{then: [{later: self attacks, lasts: this turn, then: [{draw: 1}]}]}]",
            "The next time this card attacks this turn, draw one card.");
        row("[{then: [{later: own champion dies, every: yes, lasts: until end of opponent's next turn, then: [{draw: "
            "1}]}]}]",
            "Each time one of your Champions dies until the end of your opponent's next turn, draw one card.");
        row("[{then: [{later: opponent's next turn ends, then: [{discard: self}]}]}]",
            "At the end of your opponent's next turn, discard this card.");
        // whose steps they are under another player's `may`: `you` stays the player of the card
        row("[{then: [{may: [{draw: 2, by: you}], cost: [{discard: card from hand}], by: opponent}]}]",
            "Your opponent may discard a card from their hand; if they do, you draw 2 cards.");
        row("[{then: [{may: [{draw: 2}], cost: [{discard: card from hand}], by: opponent}]}]",
            "Your opponent may discard a card from their hand; if they do, they draw 2 cards.");
        row("[{then: [{may: [{discard: card from hand}, {gain: 1 blood card, of: you}], by: opponent}]}]",
            "Your opponent may discard a card from their hand, then you gain 1 Blood Card.");
    }

    void aloud()
    {
        QFETCH(QString, game);
        QFETCH(QString, script);
        QFETCH(QString, said);
        const Game words = test::gameOf(game.toStdString());
        const test::Read read = test::readScript(script.toStdString(), words);
        QVERIFY2(read.script.valid(), read.errors.empty() ? "" : read.errors.front().path.c_str());
        QCOMPARE(QString::fromStdString(read.aloud(words)), said);
    }

    void theCardIsCalledByItsType()
    {
        const Game game = test::gameOf("sceptre");
        const test::Read read = test::readScript("[{while: attached, then: [{add: 2 def, of: holder}]}]", game);
        const auto words = effects::readingWords(game, game.findType("squire"));
        QCOMPARE(QString::fromStdString(effects::readAloud(read.forest, read.script, game, words)),
                 QStringLiteral("While this Squire is attached, its Champion gets +2 DEF."));
    }
};

QTEST_GUILESS_MAIN(EffectsReadingTest)
#include "effects_reading_test.moc"
