// SPDX-License-Identifier: GPL-3.0-or-later
// The core carries the shapes of other games: three seats with windows and deals, and two sides of two with a sealed
// joint defence and attacks nested in attacks. Both pass what every game has to pass.
#include <set>

#include <QTest>

#include "armory_shape.h"
#include "conformance.h"
#include "engine/play/tournament.h"
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

    /// Three around the table: everybody sits everywhere as often, and nobody's results are lost.
    void matchesOfThree()
    {
        const test::ShapePlayable<test::SpoilsShape> game;
        Matchup matchup;
        matchup.entrants.assign(3, {oneSection("cards", DeckCards(60)), "random"});
        matchup.games = 330;
        const auto score = playMatchup(game, matchup, 2);
        QVERIFY(score.has_value());
        QCOMPARE(score->games, 330);
        int wonByEntrants = 0;
        int wonBySeats = 0;
        int ofCards = 0;
        int wonByCards = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(score->entrants[i].games, 330);
            wonByEntrants += score->entrants[i].won;
            wonBySeats += score->seats[i].won;
            QVERIFY(score->entrants[i].won > 50);
        }
        for (const auto& [card, standing] : score->cards) {
            ofCards += standing.games;
            wonByCards += standing.won;
        }
        QCOMPARE(wonByEntrants + score->draws, score->byTheRules());
        QCOMPARE(wonBySeats, wonByEntrants);
        QCOMPARE(wonByCards, wonByEntrants);
        QCOMPARE(ofCards, 3 * 330);
        QCOMPARE(score->endings.at("LAST"), wonByEntrants);
        shardsAddUp(game, matchup, *score);
        matchup.entrants.pop_back();
        QVERIFY(playMatchup(game, matchup, 1).error().kind == SetupProblem::Players);
    }

    /// Two sides of two: partners win together, which is no shared win.
    void matchesOfSides()
    {
        const test::ShapePlayable<test::ArmoryShape> game;
        Matchup matchup;
        matchup.entrants.assign(4, {oneSection("cards", DeckCards(20)), "random"});
        matchup.games = 250;
        const auto score = playMatchup(game, matchup, 1);
        QVERIFY(score.has_value());
        QCOMPARE(score->sides.size(), std::size_t(2));
        QCOMPARE(score->sides[0].won + score->sides[1].won + score->draws, score->byTheRules());
        QCOMPARE(score->entrants[0].won, score->entrants[2].won);
        QCOMPARE(score->entrants[1].won, score->entrants[3].won);
        QCOMPARE(score->entrants[0].won + score->entrants[1].won, score->sides[0].won + score->sides[1].won);
        for (const Standing& one : score->entrants)
            QVERIFY(one.shared == 0 && one.won > 50);
        shardsAddUp(game, matchup, *score);
        matchup.entrants[2].deck = oneSection("cards", {});
        const auto refused = playMatchup(game, matchup, 1);
        QVERIFY(!refused.has_value());
        QVERIFY((refused.error() == SetupProblem{SetupProblem::SectionSize, "cards", 2, 0, 1, 60}));
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

private:
    static void shardsAddUp(const Playable& game, Matchup matchup, const Score& whole)
    {
        std::vector<Score> parts;
        for (int number = 1; number <= 3; ++number) {
            matchup.shard = {number, 3};
            parts.push_back(*playMatchup(game, matchup, 1));
        }
        const Score sum = sumOf(parts);
        QCOMPARE(sum.signature, whole.signature);
        QVERIFY(sum.entrants == whole.entrants && sum.seats == whole.seats && sum.sides == whole.sides);
        QVERIFY(sum.cards == whole.cards && sum.endings == whole.endings);
    }
};

QTEST_GUILESS_MAIN(ShapesTest)
#include "shapes_test.moc"
