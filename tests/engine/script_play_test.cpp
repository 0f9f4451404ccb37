// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Script: random play with every invariant over all pairs of shipped decks, how the decks stand to each other,
// hands and goldfish games.
#include <cmath>
#include <numeric>

#include <QTest>

#include "conformance.h"
#include "playable_conformance.h"
#include "engine/games/games.h"
#include "engine/games/script/greedy.h"
#include "engine/pilots/scored_pilot.h"
#include "engine/play/card_session.h"
#include "engine/play/goldfish.h"
#include "engine/play/tournament.h"
#include "engine/play/unlikely.h"
#include "shipped.h"
#include "tests/support/thinned.h"

using namespace muster;
using namespace muster::engine;

namespace {

const std::shared_ptr<const Catalogue>& cards()
{
    static const auto found = test::catalogueOf(QStringLiteral("script"));
    return found;
}

std::map<QString, DeckCards> decks() { return test::decksOf(*cards()); }

} // namespace

class ScriptPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedCardIsRead()
    {
        const script::Rules rules(*cards(), {}, {});
        QStringList unread;
        for (const code::Unread& one : rules.unread())
            unread.push_back(
                QString::fromUtf8(cards()->card(one.card).id().data(), qsizetype(cards()->card(one.card).id().size()))
                + QStringLiteral(": ") + QString::fromStdString(one.what));
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char(char(10)))));
    }

    /// Zones add up, hold what they may (SCR-260, SCR-264), and nobody sees more than they may, after every step.
    void randomPlay()
    {
        const script::Rules rules(*cards(), {}, {});
        const auto all = decks();
        QVERIFY(all.size() >= 2);
        test::Conformance kit;
        const int games = std::max(1, test::gamesFromEnvironment(300) / int(all.size() * all.size()));
        for (const auto& [nameA, first] : all) {
            for (const auto& [nameB, second] : all) {
                const auto begin = [&](script::Game& game, std::uint64_t seed) { game.begin(first, second, seed); };
                CardSession<script::Game, decltype(begin)> session(rules, 2, begin);
                kit.play(session, games);
                QVERIFY2(kit.problem.isEmpty(),
                         qPrintable(nameA + QStringLiteral(" against ") + nameB + QStringLiteral(": ") + kit.problem));
            }
        }
        qInfo().noquote() << kit.summary();
        QCOMPARE(kit.abandoned(), 0);
        QVERIFY2(kit.capped() * 5 < kit.games(), qPrintable(kit.summary()));
    }

    /// SCR-276, SCR-Q55: a player may concede at any time; the other one has won.
    void concede()
    {
        const script::Rules rules(*cards(), {}, {});
        const auto all = decks();
        const auto begin = [&](script::Game& game, std::uint64_t seed) {
            game.begin(all.begin()->second, all.rbegin()->second, seed);
        };
        CardSession<script::Game, decltype(begin)> session(rules, 2, begin);
        RandomPilot pilot;
        pilot.reseed(1, 0);
        session.setAgent(&pilot);
        session.begin(1);
        session.advance();
        session.game().concede(0);
        QVERIFY(session.outcome().wonBy(1));
        QCOMPARE(std::string(session.outcome().rule), std::string("SCR-276"));
    }

    /// SCR-Q1, SCR-Q56: health and turns are bounded by what is counted with, so that no setting ends the first game at once.
    void boundsOfSettings()
    {
        for (const char* key : {"starting_health", "second_starting_health", "turn_limit"}) {
            const RulesOption* option = cards()->game().findOption(key);
            QVERIFY2(option != nullptr, key);
            QVERIFY2(option->allows("1") && option->allows("9999"), key);
            QVERIFY2(!option->allows("0") && !option->allows("10000"), key);
        }
        const auto made = makePlayable("script", *cards(), {{"starting_health", "9999"}, {"turn_limit", "40"}});
        Matchup matchup;
        matchup.entrants.assign(2, {oneSection("main", decks().begin()->second), "greedy"});
        matchup.games = 2;
        const Score score = playMatchup(**made, matchup, 1).value();
        QCOMPARE(score.turns, std::int64_t(2 * 40)); // each ends where the turn beyond the limit would begin
    }

    /// SCR-280, SCR-Q57: a battle has exactly two players.
    void twoPlayersAlone()
    {
        const auto made = makePlayable("script", *cards(), {});
        QVERIFY(made);
        const DeckSections deck = oneSection("main", decks().begin()->second);
        for (const int players : {1, 2, 3, 4}) {
            const MatchSetup setup{{}, players, std::vector(static_cast<std::size_t>(players), deck), {}};
            QCOMPARE((*made)->session(setup).has_value(), players == 2);
        }
    }

    /// The pilot of rules of thumb sees no more than its player may.
    void greedyPlay()
    {
        const script::Rules rules(*cards(), {}, {});
        const auto all = decks();
        for (auto first = all.begin(); first != all.end(); ++first) {
            const auto second = std::next(first) == all.end() ? all.begin() : std::next(first);
            const auto begin = [&](script::Game& game, std::uint64_t seed) {
                game.begin(first->second, second->second, seed);
            };
            CardSession<script::Game, decltype(begin)> session(rules, 2, begin);
            script::Greedy greedy;
            test::Conformance kit;
            kit.pilot = &greedy;
            kit.play(session, 2);
            QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
            QCOMPARE(kit.abandoned(), 0);
        }
    }

    /// The pilot of rules of thumb wins at least 90 of 100 games against chance, with every deck.
    void greedyBeatsRandom_data()
    {
        QTest::addColumn<QString>("deck");
        for (const auto& [name, deck] : decks())
            QTest::newRow(qPrintable(name)) << name;
    }

    void greedyBeatsRandom()
    {
        QFETCH(QString, deck);
        const auto score = matchOf(deck, deck, "greedy", "random", test::sampled(200), 3);
        QVERIFY2(test::isShare(score.entrants[0].won, score.games, 90),
                 qPrintable(QString::number(score.entrants[0].won)));
        QVERIFY(test::isShare(score.byTheRules(), score.games, 95));
    }

    /// No shipped deck is much better than another, and games end by the rules.
    void shippedDecksAreEven_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const auto all = decks();
        for (auto i = all.begin(); i != all.end(); ++i) {
            for (auto j = std::next(i); j != all.end(); ++j)
                QTest::addRow("%s, %s", qPrintable(i->first), qPrintable(j->first)) << i->first << j->first;
        }
    }

    void shippedDecksAreEven()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto score = matchOf(first, second, "greedy", "greedy", test::sampled(400), 7);
        const int won = score.entrants[0].won;
        qInfo("%d of %d, %d by the rules", won, score.games, score.byTheRules());
        QVERIFY(test::isShare(score.byTheRules(), score.games, 95));
        QVERIFY2(test::isShare(won, score.games, 35, 65), qPrintable(QString::number(won)));
    }

    /// The same games everywhere: under every compiler, in debug and release, on one thread and on two. Whoever changes a
    /// rule or a card changes these numbers, and says so.
    void sameGamesEverywhere_data()
    {
        QTest::addColumn<QString>("pilot");
        QTest::addColumn<quint64>("signature");
        QTest::newRow("random") << QStringLiteral("random") << quint64(0xbd87c961dc1c9747);
        QTest::newRow("greedy") << QStringLiteral("greedy") << quint64(0x501f6629b0dfdcee);
    }

    void sameGamesEverywhere()
    {
        QFETCH(QString, pilot);
        QFETCH(quint64, signature);
        const auto all = decks();
        for (const int threads : {1, 2}) {
            std::uint64_t sum = 0;
            for (auto first = all.begin(); first != all.end(); ++first) {
                const auto second = std::next(first) == all.end() ? all.begin() : std::next(first);
                const std::string name = pilot.toStdString();
                sum = mix(sum ^ matchOf(first->first, second->first, name, name, 150, 6, threads).signature);
            }
            QCOMPARE(QString::number(sum, 16), QString::number(signature, 16));
        }
    }

    /// Scripts and one card that burns them are a deck by the rules, and none that wins before anybody has begun.
    void burningAloneIsSlow()
    {
        DeckCards deck;
        for (const char* name : {"Soot Hand", "Burn the Margin"}) {
            const auto found = cards()->findByName(name);
            QCOMPARE(found.size(), std::size_t(1));
            deck.insert(deck.end(), 25, static_cast<std::uint16_t>(found.front().value));
        }
        const Measures sum = goldfishOf(deck, "passive", {});
        const Curve& wonBy = sum.curves.front();
        const int early = std::accumulate(wonBy.counts.begin(), wonBy.counts.begin() + 3, 0);
        QVERIFY2(early * 4 < sum.samples, qPrintable(QString::number(early)));
    }

    /// Against blank cards every deck wins soon; a wall of tokens kills attackers, takes Scripts and lets the rest carry over.
    void goldfish()
    {
        for (const auto& [name, deck] : decks()) {
            const Measures open = goldfishOf(deck, "passive", {});
            QVERIFY(open.findShare(GoldfishKeys::Won)->count >= open.samples * 95 / 100);
            QCOMPARE(lostBySixth(open), 0.0);
            const Measures wall = goldfishOf(deck, "wall", {{"attack", 9}, {"defense", 2}});
            QCOMPARE(test::wrongSoFar(open), QString());
            QCOMPARE(test::wrongSoFar(wall), QString());
            QVERIFY(lostBySixth(wall) > 1.0);
            QVERIFY(wall.findMean(GoldfishKeys::WinTurn)->mean.mean()
                    > open.findMean(GoldfishKeys::WinTurn)->mean.mean());
            const Measures closed = goldfishOf(deck, "wall", {{"attack", 0}, {"defense", 99}});
            QCOMPARE(lostBySixth(closed), 0.0);
            QVERIFY(closed.findMean(GoldfishKeys::WinTurn)->mean.mean()
                        > wall.findMean(GoldfishKeys::WinTurn)->mean.mean()
                    || closed.findShare(GoldfishKeys::Won)->count < wall.findShare(GoldfishKeys::Won)->count);
        }
    }

    /// A curve is taken at the end of each own turn: Scripts are played up to the Study Rate, cards are drawn one by one.
    void curvesAreOfOwnTurns()
    {
        const DeckCards scripts(50, static_cast<std::uint16_t>(cards()->findByName("Soot Hand").front().value));
        Measures sum = goldfishOf(scripts, "passive", {});
        const double codex[] = {1, 3, 6, 10, 10};
        for (std::size_t i = 0; i < std::size(codex); ++i)
            QCOMPARE(sum.curve("codex").points[i].mean(), codex[i]);
        QCOMPARE(sum.curve("untapped").points[2].mean(), 6.0);
        QCOMPARE(sum.curve("hand-drawn").points[0].mean(), 8.0);
        QCOMPARE(sum.curve("affordable").points[0].mean(), 0.0);
        QCOMPARE(sum.curve("unpayable").points[0].mean(), 0.0);
        QCOMPARE(sum.findShare(GoldfishKeys::Won)->count, 0);
        // Every hand is alike: the pilot sends back all of them or none, and keeps the one card.
        const Split& mulligan = *sum.findSplit(GoldfishKeys::Mulligan);
        QCOMPARE(mulligan.parts[0].samples + mulligan.parts[1].samples, sum.samples);
        QVERIFY(mulligan.parts[0].samples == 0 || mulligan.parts[1].samples == 0);
        const Split& kept = *sum.findSplit(GoldfishKeys::Kept);
        QCOMPARE(kept.parts.size(), std::size_t(1));
        QCOMPARE(kept.parts.front().label.text, std::string("Soot Hand"));
        QCOMPARE(kept.parts.front().samples, sum.samples);
        QCOMPARE(kept.all.without(kept.parts.front()).samples, 0);
    }

    /// What lies in the hand at the end and never could be played is told with the rule that stops it: a Creature for whose
    /// element there is no Script, an Enhancement without a Creature, a Script beside a full Codex.
    void stuckCards()
    {
        const auto card = [](const char* name) {
            return static_cast<std::uint16_t>(cards()->findByName(name).front().value);
        };
        const auto told = [](Measures sum) {
            std::string rows;
            for (const auto& [row, games] : sum.tally("stuck").rows)
                rows += row.first + ": " + row.second + (games < 1 || games > sum.samples ? " not counted; " : "; ");
            return QString::fromStdString(rows);
        };
        const auto besides = [&](const char* name, int ownTurns) { // Scripts of Ash
            DeckCards deck(30, card("Soot Hand"));
            deck.insert(deck.end(), 20, card(name));
            return told(goldfishOf(deck, "passive", {}, ownTurns));
        };
        QCOMPARE(besides("Gear Mite", 30), QStringLiteral("Gear Mite: SCR-106; ")); // of Brass
        QCOMPARE(besides("Paper Plane", 2), QStringLiteral("Paper Plane: SCR-181; "));
        QCOMPARE(besides("Soot Hand", 8), QStringLiteral("Soot Hand: SCR-125; "));
        DeckCards deck;
        // With Scripts of Brass it attacks from the first own turn, and nothing but Scripts waits for long.
        deck.assign(25, card("Stamped Hand"));
        deck.insert(deck.end(), 20, card("Gear Mite"));
        deck.insert(deck.end(), 5, card("Paper Plane"));
        QCOMPARE(told(goldfishOf(deck, "passive", {})), QStringLiteral("Stamped Hand: SCR-125; "));
    }

    /// Threads and parts change no figure; a mulligan is one that the log tells of, and a hand that it leaves is not the first.
    void keptHands()
    {
        const auto made = makePlayable("script", *cards(), {});
        GoldfishPlan plan;
        plan.deck = oneSection("main", decks().begin()->second);
        plan.pilot = "greedy";
        plan.passive = "passive";
        QCOMPARE(test::wrongGoldfish(**made, plan), QString());
        // A random pilot sends back every other hand.
        plan.pilot = "random";
        plan.games = 400;
        plan.mostOwnTurns = 2;
        const Measures random = engine::goldfish(**made, plan, 2);
        const Part& taken = random.findSplit(GoldfishKeys::Mulligan)->parts.front();
        QCOMPARE(taken.key, std::string(GoldfishKeys::Taken));
        QVERIFY(taken.samples > 150 && taken.samples < 250);
        // Of a hand of seven from fifty, each copy has its chance, after a mulligan as before.
        const DeckCards& deck = plan.deck.cards("main");
        for (const Part& part : random.findSplit(GoldfishKeys::Kept)->parts) {
            const CardIndex card = cards()->findByName(part.label.text).front();
            const auto copies = std::count(deck.begin(), deck.end(), static_cast<std::uint16_t>(card.value));
            double none = 1;
            for (int drawn = 0; drawn < 7; ++drawn)
                none *= double(50 - copies - drawn) / (50 - drawn);
            QVERIFY2(std::abs(standardErrorsOff(part.samples, 400, 1 - none)) < 5, part.label.text.c_str());
        }
    }

    /// With more health than the usual one, damage up to thirty is told too.
    void damageUpToThirty()
    {
        const auto made = makePlayable("script", *cards(), {{"starting_health", "40"}});
        GoldfishPlan plan;
        plan.deck = oneSection("main", decks().begin()->second);
        plan.pilot = "greedy";
        plan.passive = "passive";
        plan.games = 20;
        plan.mostOwnTurns = 30;
        const Measures sum = engine::goldfish(**made, plan, 1);
        for (const char* key : {"damage-10", "damage-15", "damage-20", "damage-25", "damage-30"}) {
            const auto found =
                std::find_if(sum.curves.begin(), sum.curves.end(), [&](const Curve& one) { return one.key == key; });
            QVERIFY2(found != sum.curves.end(), key);
            QVERIFY2(std::accumulate(found->counts.begin(), found->counts.end(), 0) > 0, key);
        }
    }

    /// Each hand is of one class, as it is dealt and as it stands; what is counted is near to what the formula says.
    void hands()
    {
        const DeckCards deck = decks().begin()->second;
        const auto practice = makeHandPractice("script", *cards(), {}, oneSection("main", deck));
        QVERIFY(practice);
        constexpr int samples = 20'000;
        const Measures sum = sampleHands(*practice, {samples, 1}, 2);
        int before = 0;
        int after = 0;
        for (const auto& row : sum.classes.front().rows) {
            before += row.before;
            after += row.after;
        }
        QCOMPARE(before, samples);
        QCOMPARE(after, samples);
        int exact = 0;
        for (const ShareSeries& share : sum.shares) {
            if (!share.exact)
                continue;
            ++exact;
            const double deviation = std::sqrt(*share.exact * (1 - *share.exact) / samples);
            QVERIFY2(std::abs(double(share.count) / samples - *share.exact) <= 5 * deviation + 1e-9, share.key.c_str());
        }
        QCOMPARE(exact, 13);
        // 20 Scripts of 50: as the tables of chances say
        QCOMPARE(std::round(*sum.findShare("scripts-few")->exact * 1000), 139.0);
        QCOMPARE(std::round(*sum.findShare("scripts-right")->exact * 1000), 781.0);
        QCOMPARE(std::round(*sum.findShare("scripts-many")->exact * 1000), 80.0);
        QCOMPARE(std::round(*sum.findShare("scripts-third-turn")->exact * 1000), 861.0);
        const auto& good = sum.classes.front().rows.front();
        QVERIFY(good.after > good.before); // the policy is worth it
    }

    /// Hands of each class, with the reasons of the digest.
    void classesOfHands_data()
    {
        QTest::addColumn<QStringList>("hand");
        QTest::addColumn<int>("wanted");
        const auto hand = [](int scripts, QStringList others) {
            QStringList all = std::move(others);
            for (int i = 0; i < scripts; ++i)
                all << QStringLiteral("Soot Hand");
            return all;
        };
        const QString whelp = QStringLiteral("Cinder Whelp");
        const QString drake = QStringLiteral("Kiln Drake");
        const QString whale = QStringLiteral("The Unquenched");
        const QString strike = QStringLiteral("Strike Out");
        const QString pup = QStringLiteral("Brine Pup");
        const QString brine = QStringLiteral("Brine Hand");
        QTest::newRow("good") << hand(3, {whelp, strike, whale, whale}) << 0;
        QTest::newRow("evolved in time") << hand(3, {drake, whelp, whale, whale}) << 0;
        QTest::newRow("one Script that fits") << hand(1, {whelp, whelp, strike, strike, brine, brine}) << 1;
        QTest::newRow("five Scripts") << hand(5, {whelp, strike}) << 1;
        QTest::newRow("by the fourth turn") << hand(4, {drake, strike, strike}) << 1;
        QTest::newRow("one Script") << hand(1, {whelp, whelp, strike, strike, whale, whale}) << 2;
        QTest::newRow("six Scripts") << hand(6, {whelp}) << 2;
        QTest::newRow("another element") << hand(3, {pup, pup, strike, strike}) << 2;
        QTest::newRow("nothing to pay for") << hand(3, {whale, whale, whale, whale}) << 3;
        QTest::newRow("nothing that fits") << hand(3, {pup, pup, pup, pup}) << 3;
        QTest::newRow("no Script") << hand(0, {whelp, whelp, whelp, whelp, strike, strike, strike}) << 3;
        QTest::newRow("all Scripts") << hand(7, {}) << 3;
    }

    void classesOfHands()
    {
        QFETCH(QStringList, hand);
        QFETCH(int, wanted);
        const auto practice = makeHandPractice("script", *cards(), {}, oneSection("main", decks().begin()->second));
        PracticeHand one;
        for (const QString& name : hand)
            one.hand.push_back(static_cast<std::uint16_t>(cards()->findByName(name.toStdString()).front().value));
        QCOMPARE(int(one.hand.size()), 7);
        QCOMPARE(practice->classOf(one), wanted);
    }

    /// A bad hand goes back where a new one promises more, and is kept where it does not: its cards would be lost for nothing.
    void badHandsOfPoorDecks()
    {
        const auto one = [](const char* name) {
            return static_cast<std::uint16_t>(cards()->findByName(name).front().value);
        };
        PracticeHand bad;
        bad.hand.assign(3, one("Soot Hand")); // Items, but no Creature
        bad.hand.insert(bad.hand.end(), 4, one("Strike Out"));
        DeckCards poor(25, one("Soot Hand"));
        poor.insert(poor.end(), 25, one("Strike Out"));
        DeckCards strong(20, one("Soot Hand"));
        strong.insert(strong.end(), 30, one("Cinder Whelp"));
        const auto sentBack = [&](const DeckCards& deck) {
            const auto practice = makeHandPractice("script", *cards(), {}, oneSection("main", deck));
            std::vector<std::size_t> sent;
            practice->policy(bad, sent);
            return sent.size();
        };
        const auto practice = makeHandPractice("script", *cards(), {}, oneSection("main", strong));
        QCOMPARE(practice->classOf(bad), 2);
        QCOMPARE(sentBack(strong), std::size_t(7));
        QCOMPARE(sentBack(poor), std::size_t(0));
    }

private:
    static Score matchOf(const QString& first, const QString& second, const std::string& pilot,
                         const std::string& other, int games, std::uint64_t seed, int threads = 2)
    {
        const auto all = decks();
        const auto made = makePlayable("script", *cards(), {});
        Matchup matchup;
        matchup.entrants = {{oneSection("main", all.at(first)), pilot}, {oneSection("main", all.at(second)), other}};
        matchup.games = games;
        matchup.seed = seed;
        return playMatchup(**made, matchup, threads).value();
    }

    static Measures goldfishOf(const DeckCards& deck, const std::string& passive,
                               const std::map<std::string, int>& settings, int ownTurns = 30)
    {
        const auto made = makePlayable("script", *cards(), {});
        GoldfishPlan plan;
        plan.deck = oneSection("main", deck);
        plan.pilot = "greedy";
        plan.passive = passive;
        plan.settings = settings;
        plan.games = 100;
        plan.mostOwnTurns = ownTurns;
        return engine::goldfish(**made, plan, 2);
    }

    static double lostBySixth(const Measures& sum)
    {
        const auto lost = std::find_if(sum.curves.begin(), sum.curves.end(),
                                       [](const Curve& one) { return one.key == "scripts-lost"; });
        return lost->points[5].mean();
    }
};

QTEST_GUILESS_MAIN(ScriptPlayTest)
#include "script_play_test.moc"
