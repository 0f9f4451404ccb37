// SPDX-License-Identifier: GPL-3.0-or-later
// The core carries the shapes of other games: three seats with windows and deals, and two sides of two with a sealed
// joint defence and attacks nested in attacks. Both pass what every game has to pass.
#include <set>

#include <QTest>

#include "armory_shape.h"
#include "conformance.h"
#include "spoils_shape.h"

using namespace muster;
using namespace muster::engine;

namespace {

/// Counts how often a kind of question is asked of each seat, and how often seats act, and answers at random.
class Watcher final : public Agent {
public:
    int asked[256][MostSeats] = {};
    int acting[MostSeats] = {}; ///< in a counter attack
    std::size_t choose(const Choice& choice, const View& view) override
    {
        ++asked[choice.kind][choice.seat];
        if (choice.kind == test::ArmoryShape::Counter) {
            for (const Option& option : choice.options) {
                if (option.seat != NoSeat)
                    ++acting[option.seat];
            }
        }
        wrongSeal = wrongSeal || choice.sealed != (choice.kind == test::ArmoryShape::Defend);
        return m_pilot.choose(choice, view);
    }
    bool wrongSeal = false;

private:
    RandomPilot m_pilot;
};

/// Answers at random, but the first defence as it is told to; notes what the second defender of that attack sees.
class FirstDefender final : public Agent {
public:
    FirstDefender(test::ShapeSession<test::ArmoryShape>& session, std::size_t answer)
        : m_session(session),
          m_answer(answer)
    {
    }
    std::uint64_t seen = 0;
    std::size_t options = 0; ///< that the first one had
    std::size_t choose(const Choice& choice, const View& view) override
    {
        if (choice.kind != test::ArmoryShape::Defend || ++m_defences > 2)
            return m_pilot.choose(choice, view);
        if (m_defences == 2) {
            seen = m_session.viewDigest(choice.seat);
            return 0;
        }
        options = choice.options.size();
        return m_answer;
    }

private:
    test::ShapeSession<test::ArmoryShape>& m_session;
    std::size_t m_answer;
    int m_defences = 0;
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
        QCOMPARE(kit.abandoned() + kit.capped(), 0);
        qInfo("%s", qPrintable(kit.summary()));
    }

    void twoSidesOfTwo()
    {
        test::ShapeSession<test::ArmoryShape> session;
        test::Conformance kit;
        kit.play(session, test::gamesFromEnvironment(400));
        QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        QCOMPARE(kit.abandoned() + kit.capped(), 0);
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
        for (Seat seat = 0; seat < 4; ++seat) {
            QVERIFY(watcher.asked[test::ArmoryShape::Defend][seat] > 0);
            QVERIFY(watcher.acting[seat] > 0); // a side is asked, and either of its seats may act
        }
    }

    /// What the first defender lays does not show to the second one before both have chosen.
    void aSealedChoiceDoesNotShow()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            std::set<std::uint64_t> views;
            std::size_t answers = 1;
            for (std::size_t answer = 0; answer < answers; ++answer) {
                test::ShapeSession<test::ArmoryShape> session;
                FirstDefender agent(session, answer);
                (void)playGame(session, seed, agent);
                answers = agent.options;
                views.insert(agent.seen);
            }
            QVERIFY(answers > 1);
            QCOMPARE(views.size(), std::size_t(1));
        }
    }
};

QTEST_GUILESS_MAIN(ShapesTest)
#include "shapes_test.moc"
