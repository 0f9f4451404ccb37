// SPDX-License-Identifier: GPL-3.0-or-later
// The core carries the shapes of other games: three seats with windows and deals, and two sides of two with a sealed
// joint defence and attacks nested in attacks. Both pass what every game has to pass.
#include <QTest>

#include "armory_shape.h"
#include "conformance.h"
#include "spoils_shape.h"

using namespace muster;
using namespace muster::engine;

namespace {

/// Counts how often a kind of question is asked of each seat, and answers at random.
class Watcher final : public Agent {
public:
    int asked[256][MostSeats] = {};
    std::size_t choose(const Choice& choice, const View& view) override
    {
        ++asked[choice.kind][choice.seat];
        wrongSeal = wrongSeal || choice.sealed != (choice.kind == test::ArmoryShape::Defend);
        return m_pilot.choose(choice, view);
    }
    bool wrongSeal = false;

private:
    RandomPilot m_pilot;
};

/// Says at every window that it is of no interest for the rest of the turn.
class NotInterested final : public Agent {
public:
    int asked = 0;
    std::size_t choose(const Choice& choice, const View&) override
    {
        if (choice.kind != test::SpoilsShape::Throw)
            return 0;
        ++asked;
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            if (choice.options[i].number == 1)
                return i;
        }
        return 0;
    }
};

} // namespace

class ShapesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeSeatsAroundOnePile()
    {
        test::ShapeSession<test::SpoilsShape> session;
        test::Conformance kit;
        kit.play(session, test::gamesFromEnvironment(400));
        QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        qInfo("%s", qPrintable(kit.summary()));
    }

    void twoSidesOfTwo()
    {
        test::ShapeSession<test::ArmoryShape> session;
        test::Conformance kit;
        kit.play(session, test::gamesFromEnvironment(400));
        QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        qInfo("%s", qPrintable(kit.summary()));
    }

    /// A standing pass is one choice instead of one at every opening.
    void standingPassesAreKept()
    {
        test::ShapeSession<test::SpoilsShape> session;
        NotInterested agent;
        session.setAgent(&agent);
        session.begin(3);
        session.advance(); // one fight: each of the three is asked once
        QCOMPARE(agent.asked, 3);
        session.advance(); // the deal, and the end of the turn: passes end
        session.advance();
        QCOMPARE(agent.asked, 6);
    }

    void defencesAreSealedAndCountersNest()
    {
        test::ShapeSession<test::ArmoryShape> session;
        Watcher watcher;
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            (void)playGame(session, seed, watcher);
        QVERIFY(!watcher.wrongSeal);
        int counters = 0;
        for (Seat seat = 0; seat < 4; ++seat) {
            QVERIFY(watcher.asked[test::ArmoryShape::Defend][seat] > 0);
            counters += watcher.asked[test::ArmoryShape::Counter][seat];
        }
        QVERIFY(counters > 0);
    }
};

QTEST_GUILESS_MAIN(ShapesTest)
#include "shapes_test.moc"
