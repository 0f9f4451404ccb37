// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/effects/questions.h"
#include "tests/effects/script_of.h"

using namespace muster;
using namespace muster::effects;

namespace {

const Game& sceptre()
{
    static const Game game = test::gameOf("sceptre");
    return game;
}

test::Read card(const char* script)
{
    test::Read read = test::readScript(script, sceptre());
    if (!read.script.valid())
        qFatal("not read: %s", script);
    return read;
}

} // namespace

class EffectsQuestionsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void searchesAreFoundWhereverTheyStand()
    {
        const test::Read read =
            card("[{when: own turn starts, then: [{may: [{roll: d20, at least 5: [{search: coin "
                 "(metal:gold), exact: yes}]}]}]}, {then: [{search: 2 units from own discard pile, to: "
                 "garrison}, {search: card, by: opponent}]}]");
        const std::vector<Search> found = searches(read.forest, read.script, sceptre());
        QCOMPARE(int(found.size()), 3);
        QCOMPARE(int(found[0].what.types.size()), 1);
        QVERIFY(found[0].what.types.front() == sceptre().findType("coin"));
        QVERIFY(found[0].what.query != nullptr);
        QCOMPARE(QString::fromStdString(found[0].what.query->source), QStringLiteral("metal:gold"));
        QVERIFY(found[0].exact && found[0].ownDeck);
        QVERIFY(found[0].from == "deck" && found[0].to == "hand");
        QCOMPARE(int(found[1].what.types.size()), 2); // champions and squires
        QCOMPARE(found[1].what.least, 2);
        QVERIFY(found[1].to == "garrison" && !found[1].exact);
        QVERIFY(!found[2].ownDeck && found[2].what.types.empty());
    }

    void targets()
    {
        const test::Read read =
            card("[{target: own champion (origin:ember) in garrison, then: [{heal: 10, of: target}]}]");
        const std::vector<Wanted> found = requiredTargets(read.forest, read.script, sceptre());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(found[0].side == Side::Own);
        QVERIFY(found[0].zone == "garrison");
        QCOMPARE(found[0].least, 1);
        QCOMPARE(QString::fromStdString(found[0].query->source), QStringLiteral("origin:ember"));
        const test::Read none = card("[{then: [{heal: 10, of: own champion}]}]");
        QVERIFY(requiredTargets(none.forest, none.script, sceptre()).empty());
    }

    void costsOfAllKinds()
    {
        const test::Read read =
            card("[{use: own turn, cost: [{discard: 2 coins on self}], then: [{may: [{draw: 1}], cost: "
                 "[{discard: squire on self}]}]}]");
        const std::vector<View> found = costs(read.forest, read.script);
        QCOMPARE(int(found.size()), 2);
        QCOMPARE(wantedOf(found[0].child("what"), sceptre()).least, 2);
        QVERIFY(wantedOf(found[0].child("what"), sceptre()).side == Side::Own); // what lies on this card
    }

    void yesOrNo_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("yes");
        const auto row = [](const char* script, const char* yes) {
            QTest::newRow(script) << QString::fromUtf8(script) << QString::fromUtf8(yes);
        };
        row("[{then: [{draw: 1}]}]", "draws");
        row("[{then: [{draw: 1, by: each player}]}]", "draws");
        row("[{then: [{draw: 1, by: opponent}]}]", "");
        row("[{then: [{damage: 20, to: opposing champion}]}]", "damages enemy");
        row("[{then: [{damage: 20, to: self, kind: fixed}]}]", "damages own");
        row("[{then: [{damage: 20, to: all champions}]}]", "damages own, damages enemy");
        row("[{when: self breaks through, then: [{add: 10 damage dealt, of: self, lasts: this attack}]}]",
            "raises, waits to break through");
        row("[{then: [{add: -10 damage dealt, of: self, lasts: this attack}]}]", "");
        row("[{then: [{add: 10 damage dealt, of: opposing champion, lasts: this attack}]}]", "");
        row("[{then: [{inflict: bleeding, on: opposing champion}]}]", "bleeding");
        row("[{if: opposing champion is bleeding, then: [{draw: 1}]}]", "draws, bleeding");
        row("[{then: [{heal: 10, of: all bleeding champions}]}]", "bleeding");
        row("[{then: [{cure: all, of: self}]}]", "bleeding");
        row("[{then: [{cure: dazed, of: self}]}]", "");
        row("[{when: self becomes bleeding, then: [{cure: dazed, of: self}]}]", "bleeding");
        row("[{then: [{destroy: enemy gate}]}]", "destroys gates");
        row("[{then: [{destroy: enemy squire}]}]", "");
        row("[{while: attached, then: [{allow: target, what: squires, of: holder}]}]", "allows targets");
        row("[{while: attached, then: [{forbid: target, what: squires, of: holder}]}]", "forbids targets");
        row("[{if: times(self breaks through this game) > 1, then: [{later: own turn ends, then: [{discard: self}]}]}]",
            "");
    }

    void yesOrNo()
    {
        QFETCH(QString, script);
        QFETCH(QString, yes);
        const test::Read read = card(script.toUtf8().constData());
        const Forest& forest = read.forest;
        QStringList found;
        if (draws(forest, read.script))
            found << QStringLiteral("draws");
        if (dealsDamage(forest, read.script, Side::Own))
            found << QStringLiteral("damages own");
        if (dealsDamage(forest, read.script, Side::Enemy))
            found << QStringLiteral("damages enemy");
        if (raises(forest, read.script, "damage dealt"))
            found << QStringLiteral("raises");
        if (refersToStatus(forest, read.script, "bleeding"))
            found << QStringLiteral("bleeding");
        if (destroys(forest, read.script, sceptre(), sceptre().findType("gate")))
            found << QStringLiteral("destroys gates");
        if (allows(forest, read.script, "target"))
            found << QStringLiteral("allows targets");
        if (forbids(forest, read.script, "target"))
            found << QStringLiteral("forbids targets");
        if (waitsFor(forest, read.script, Term::EventBreaksThrough))
            found << QStringLiteral("waits to break through");
        QCOMPARE(found.join(QStringLiteral(", ")), yes);
        QCOMPARE(dealsDamage(forest, read.script), yes.contains(QStringLiteral("damages")));
    }
};

QTEST_GUILESS_MAIN(EffectsQuestionsTest)
#include "effects_questions_test.moc"
