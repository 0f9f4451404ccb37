// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/effects/questions.h"
#include "tests/effects/script_of.h"

using namespace muster;

/// What the grammar allows and no game can mean is refused when a card is read.
class EffectsSenseTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nonsense_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("step");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("column"); ///< of the step
        QTest::addColumn<QString>("last");
        const char* game = "sceptre";
        const auto row = [&](const char* step, ErrorKind kind, int column, const char* last = "") {
            QTest::newRow((std::string(game) + " " + step).c_str())
                << QString::fromUtf8(game) << QString::fromUtf8(step) << int(kind) << column << QString::fromUtf8(last);
        };
        using enum ErrorKind;
        row("{damage: 3, to: all coins}", NoSense, 17, "champion, squire");
        row("{damage: 3, to: opponent}", NoSense, 17, "champion, squire");
        row("{heal: 3, of: enemy gate}", NoSense, 15, "champion, squire");
        row("{damage: 3, to: opposing champion and own gate}", NoSense, 17, "champion, squire");
        row("{inflict: bleeding, on: own coin}", NoSense, 25, "champion, squire");
        row("{cure: all, of: you}", NoSense, 17, "champion, squire");
        row("{add: 2 spd, of: you, lasts: this turn}", NoSense, 18, "champion");
        row("{add: 2 hp, of: coins, lasts: this turn}", NoSense, 17, "champion, squire");
        row("{set: spd, to: 2, of: own gate, lasts: this turn}", NoSense, 23, "champion");
        row("{gain: 1 blood card, of: own champion}", NoSense, 26, "player");
        row("{draw: spd of you}", NoSense, 1, "champion");
        row("{draw: total hp of own coins}", NoSense, 1, "champion, squire");
        row("{if: blood card of own champion > 2, then: [{draw: 1}]}", NoSense, 1, "player");
        row("{attach: champion, to: own squire}", NoSense, 10, "coin, squire, equipment");
        row("{attach: coin from hand, to: own coin}", NoSense, 30, "champion, squire");
        row("{damage: -5, to: opposing champion}", OutOfRange, 10);
        row("{draw: -1}", OutOfRange, 8);
        row("{gain: -1 blood card}", OutOfRange, 8);
        row("{draw: 10000}", OutOfRange, 8, "9999");
        row("{repeat: 9000, then: [{draw: 1}]}", OutOfRange, 10, "20");
        row("{create: self}", WrongShape, 10);
        row("{create: 3 random squires}", WrongShape, 10);
        row("{create: own squire in play}", WrongShape, 10);
        row("{change: origin, to: any, of: self, lasts: this turn}", UnknownWord, 22, "origin");
        row("{change: class, to: any, of: self, lasts: this turn}", UnknownWord, 21, "class");
        row("{note: 5}", MissingKey, 1, "remember");
        row("{pick: own champion}", MissingKey, 1, "remember");
        game = "armory";
        row("{lose: 2 durability point}", MissingKey, 1, "of");
        row("{lose: 2 durability point, of: you}", NoSense, 32, "weapon, armor");
        row("{inflict: 2 poison, on: own weapon}", NoSense, 25, "player");
        row("{attach: weapon in hand, to: own weapon}", NoSense, 10, "trinket");
        game = "spoils";
        row("{lose: 2 life, of: own champion}", NoSense, 20, "player");
    }

    void nonsense()
    {
        QFETCH(QString, game);
        QFETCH(QString, step);
        QFETCH(int, kind);
        QFETCH(int, column);
        QFETCH(QString, last);
        const Game words = test::gameOf(game.toStdString());
        const test::Read read = test::readScript("[{then: [" + step.toStdString() + "]}]", words);
        QCOMPARE(int(read.errors.size()), 1);
        const Error& error = read.errors.front();
        QCOMPARE(int(error.kind), kind);
        QCOMPARE(error.at.column, column + 9);
        if (!last.isEmpty())
            QCOMPARE(QString::fromStdString(error.arguments.back()), last);
    }

    void sense_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("script");
        const char* game = "sceptre";
        const auto row = [&](const char* script) {
            QTest::newRow(script) << QString::fromUtf8(game) << QString::fromUtf8(script);
        };
        row("[{target: own champion, then: [{damage: 5, to: target}]}]");
        row("[{when: own champion dies, then: [{damage: 5, to: that}]}]");
        row("[{then: [{add: -1 spd, of: all units, lasts: this turn}]}]");
        row("[{then: [{set: hp, to: -5, of: self, lasts: this turn}]}]");
        row("[{then: [{repeat: 20, then: [{draw: 1}]}]}]");
        row("[{then: [{damage: 5, to: all cards in play}]}]");
        game = "hero";
        row("[{then: [{damage: 2, to: opponent}, {heal: 1, of: own hero}, {lose: 2 armor, of: own hero}]}]");
        row("[{then: [{draw: health of you}]}]");
        row("[{then: [{create: minion (name:wolf), amount: 2}]}]");
        game = "script";
        row("[{then: [{damage: 2, to: opponent}, {damage: 1, to: enemy creature}]}]");
    }

    void sense()
    {
        QFETCH(QString, game);
        QFETCH(QString, script);
        const test::Read read = test::readScript(script.toStdString(), test::gameOf(game.toStdString()));
        QVERIFY2(read.script.valid(), read.errors.empty() ? "" : read.errors.front().arguments.back().c_str());
        QVERIFY(read.warnings.empty());
    }

    void whatTheTargetIs()
    {
        const test::Read read =
            test::readScript("[{target: own coin, then: [{damage: 5, to: target}]}]", test::gameOf("sceptre"));
        QCOMPARE(int(read.errors.size()), 1);
        QCOMPARE(int(read.errors.front().kind), int(ErrorKind::NoSense));
    }

    /// `opponent` alone says nothing where there can be several, but for events and conditions, where it means any.
    void whichOpponent_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<int>("warnings");
        const auto row = [](const char* script, int warnings) {
            QTest::newRow(script) << QString::fromUtf8(script) << warnings;
        };
        row("[{then: [{lose: 1 life, of: opponent}]}]", 1);
        row("[{then: [{discard: card from hand, by: opponent}]}]", 1);
        row("[{then: [{gain: life, amount: life of opponent}]}]", 1);
        row("[{if: life of opponent > 3, then: [{draw: 1}]}]", 1);
        row("[{then: [{lose: 1 life, of: each opponent}, {lose: 1 life, of: chosen opponent}]}]", 0);
        row("[{when: opponent draws, then: [{draw: 1}]}]", 0);
        row("[{when: opponent draws, then: [{lose: 1 life, of: that player}]}]", 0);
        row("[{if: any opponent, then: [{draw: 1}]}]", 0);
        row("[{then: [{for each: opponent, then: [{lose: 1 life, of: it}]}]}]", 0);
        row("[{target: opponent, then: [{lose: 1 life, of: target}]}]", 0);
        row("[{if: any opponent with life > life of you, then: [{draw: 1}]}]", 0);
        row("[{then: [{discard: enemy champion}]}]", 0);
    }

    void whichOpponent()
    {
        QFETCH(QString, script);
        QFETCH(int, warnings);
        const test::Read read = test::readScript(script.toStdString(), test::gameOf("spoils"));
        QVERIFY2(read.script.valid(), read.errors.empty() ? "" : read.errors.front().path.c_str());
        QCOMPARE(int(read.warnings.size()), warnings);
        for (const Error& one : read.warnings)
            QCOMPARE(int(one.kind), int(ErrorKind::WhichOpponent));
        QVERIFY(test::readScript("[{then: [{draw: 1, by: opponent}]}]", test::gameOf("sceptre")).warnings.empty());
    }

    void whereCardsAre_data()
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* step, const char* key, const char* zone, const char* said) {
            QTest::newRow(step) << QString::fromUtf8(step) << QString::fromUtf8(key) << QString::fromUtf8(zone)
                                << QString::fromUtf8(said);
        };
        row("{add: -1 cost, of: all own creatures, lasts: this turn}", "of", "hand",
            "All your Creatures in hand or in play get -1 Cost this turn.");
        row("{forbid: block, of: all enemy creatures (attack<=3), lasts: this turn}", "of", "hand",
            "All enemy Creatures in hand or in play with Attack 3 or less cannot block this turn.");
        row("{forbid: play, what: items, of: opponent, lasts: this turn}", "what", "hand",
            "Your opponent cannot play Items this turn.");
        row("{add: -1 cost, of: all own creatures in play, lasts: this turn}", "of", "",
            "All your Creatures in play get -1 Cost this turn.");
        row("{add: 1 attack, of: all own creatures, lasts: this turn}", "of", "",
            "All your Creatures get +1 Attack this turn.");
        row("{forbid: block, of: opponent, lasts: this turn}", "of", "", "Your opponent cannot block this turn.");
        row("{forbid: block, of: self, lasts: this turn}", "of", "", "This card cannot block this turn.");
    }

    void whereCardsAre()
    {
        QFETCH(QString, step);
        QFETCH(QString, key);
        QFETCH(QString, zone);
        QFETCH(QString, said);
        const Game game = test::gameOf("script");
        const test::Read read = test::readScript("[{then: [" + step.toStdString() + "]}]", game);
        QVERIFY2(read.script.valid(), read.errors.empty() ? "" : read.errors.front().path.c_str());
        const effects::View made = effects::abilities(read.forest, read.script).front().child("then");
        QCOMPARE(QString::fromUtf8(effects::zoneBesidesPlay(made, key.toStdString(), game).data()), zone);
        QCOMPARE(QString::fromStdString(read.aloud(game)), said);
    }

    /// Where several can play, what is an opponent's is any opponent's.
    void anOpponent()
    {
        const Game game = test::gameOf("spoils");
        const auto said = [&](const char* script) {
            return QString::fromStdString(test::readScript(script, game).aloud(game));
        };
        QCOMPARE(
            said("[{when: opponent's turn starts, then: [{discard: random card from enemy hand}]}]"),
            QStringLiteral("At the start of an opponent's turn, discard a card from an opponent's hand at random."));
        QCOMPARE(said("[{when: enemy champion attacks, then: [{draw: 1}]}]"),
                 QStringLiteral("When an opponent's Champion attacks, draw one card."));
    }
};

QTEST_GUILESS_MAIN(EffectsSenseTest)
#include "effects_sense_test.moc"
