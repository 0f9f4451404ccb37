// SPDX-License-Identifier: GPL-3.0-or-later
// Hands, odds and goldfish games of Sceptre.
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>

#include <QDebug>
#include <QSet>
#include <QTest>

#include "engine/games/games.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/goldfish.h"
#include "engine/play/replay_file.h"
#include "engine/play/tournament.h"
#include "engine/games/sceptre/opening_odds.h"
#include "tests/support/paths.h"
#include "playable_conformance.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

namespace {

const DeckCards& deckNamed(const char* name) { return test::sceptreDecks().at(QString::fromUtf8(name)); }

} // namespace

class SceptreHandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto game = makePlayable("sceptre", *test::sceptreCards(), {});
        QVERIFY(game.has_value());
        m_game = std::move(*game);
    }

    /// What is sampled lies within five standard errors of what is known exactly.
    void handsAgreeWithTheFormula_data()
    {
        QTest::addColumn<int>("champions");
        for (const int champions : {0, 3, 9, 16, 70})
            QTest::addRow("%d Champions", champions) << champions;
    }

    void handsAgreeWithTheFormula()
    {
        QFETCH(int, champions);
        const auto champion =
            static_cast<std::uint16_t>(test::sceptreCards()->findByName("Kestrel Vanguard").front().value);
        const auto copper = static_cast<std::uint16_t>(test::sceptreCards()->findByName("Copper").front().value);
        DeckCards deck(static_cast<std::size_t>(champions), champion);
        deck.insert(deck.end(), static_cast<std::size_t>(70 - champions), copper);
        const int samples = 20'000;
        const Measures report = handsOf(deck, samples, 4);
        double sum = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            const ShareSeries* dead = report.findShare("dead-hands-" + std::to_string(i));
            QVERIFY(dead != nullptr && report.findShare("champions-" + std::to_string(i)) != nullptr);
            sum += dead->exact.value_or(0);
        }
        for (const ShareSeries& share : report.shares)
            QVERIFY2(isNear(share, samples), share.key.c_str());
        QVERIFY(std::abs(sum - 1) < 1e-9);
        // The digest's table of dead first hands: 16 Champions, 14.8 percent.
        if (champions == 16)
            QVERIFY(std::abs(1 - report.findShare("dead-hands-0")->exact.value_or(0) - 0.148) < 0.0005);
    }

    /// The odds of the kept hand, against drawing: shipped decks have Champions of both sorts, Squires and Coins.
    void oddsOfTheKeptHand_data()
    {
        QTest::addColumn<QString>("deck");
        for (const auto& [name, deck] : test::sceptreDecks())
            QTest::newRow(qPrintable(name)) << name;
    }

    void oddsOfTheKeptHand()
    {
        QFETCH(QString, deck);
        const int samples = 20'000;
        const Measures report = handsOf(test::sceptreDecks().at(deck), samples, 11);
        QCOMPARE(report.shares.size(), std::size_t(23));
        for (const ShareSeries& share : report.shares)
            QVERIFY2(isNear(share, samples), share.key.c_str());
        const double good = report.findShare("good")->exact.value_or(0);
        const double ready = report.findShare("attack-soon")->exact.value_or(0);
        QVERIFY(good > 0.05 && ready > good && ready < 1);
    }

    /// Practice deals what the game deals: the same seed gives the same hands, dead ones included, and Blood Cards.
    void practiceIsTheGamesOwnSetUp()
    {
        class First final : public Agent {
        public:
            std::size_t choose(const Choice&, const View&) override { return 0; }
        };
        const auto champion =
            static_cast<std::uint16_t>(test::sceptreCards()->findByName("Kestrel Vanguard").front().value);
        const auto copper = static_cast<std::uint16_t>(test::sceptreCards()->findByName("Copper").front().value);
        DeckCards few(4, champion); // many dead hands
        few.insert(few.end(), 66, copper);
        int dead = 0;
        int lost = 0;
        for (const DeckCards& deck : {deckNamed("ember-charge.muster"), few}) {
            const auto hands = makeHandPractice("sceptre", *test::sceptreCards(), {}, oneSection("main", deck));
            // The other player has as many Champions as it draws and nothing else: its hand always stands.
            auto session = test::sceptreSession(deck, DeckCards(12, champion));
            First agent;
            session.setAgent(&agent);
            PracticeHand hand;
            std::vector<std::size_t> cards;
            for (std::uint64_t seed = 0; seed < 300; ++seed) {
                hands->deal(hand, seed, 0);
                playPolicy(*hands, hand, cards);
                session.begin(seed);
                session.advance();
                const auto in = [&](sceptre::Zone zone) {
                    DeckCards found;
                    session.state().table.each(sceptre::zoneId(zone, 0), [&](CardId card) {
                        found.push_back(session.state().table.card(card).definition);
                    });
                    return found;
                };
                QCOMPARE(hand.lost, session.outcome().over());
                QCOMPARE(hand.changes, int(session.state().players[0].deadHands));
                dead += hand.changes;
                lost += hand.lost ? 1 : 0;
                if (hand.lost)
                    continue;
                QVERIFY(hand.hand == in(sceptre::Hand));
                QVERIFY(hand.deck == in(sceptre::Deck));
                QVERIFY(hand.aside == in(sceptre::BloodPile));
            }
        }
        QVERIFY(dead > 300 && lost > 3);
    }

    /// Threads and shards change nothing, however many there are.
    void shardsAddUpToTheWhole()
    {
        const auto hands = makeHandPractice("sceptre", *test::sceptreCards(), {},
                                            oneSection("main", deckNamed("ember-charge.muster")));
        const Measures whole = sampleHands(*hands, {2510, 3}, 2);
        QCOMPARE(whole.samples, 2510);
        GoldfishPlan plan = test::sceptreGoldfish("ember-charge.muster");
        plan.games = 330;
        const Measures games = engine::goldfish(*m_game, plan, 2);
        Matchup matchup = test::sceptreMatchup(deckNamed("ember-charge.muster"), deckNamed("lights-out.muster"),
                                               "greedy", "random", 330, 8);
        const Score match = *playMatchup(*m_game, matchup, 2);
        for (const int of : {1, 3, 7}) {
            Measures sumOfHands = hands->series();
            std::optional<Measures> sumOfGames;
            std::vector<Score> scores;
            for (int number = 1; number <= of; ++number) {
                sumOfHands.add(sampleHands(*hands, {2510, 3, {number, of}}, 1));
                plan.shard = matchup.shard = {number, of};
                const Measures part = engine::goldfish(*m_game, plan, 1);
                if (sumOfGames)
                    sumOfGames->add(part);
                else
                    sumOfGames = part;
                scores.push_back(*playMatchup(*m_game, matchup, 1));
            }
            QVERIFY(sumOfHands == whole);
            QVERIFY(sumOfGames == games);
            const Score sum = sumOf(scores);
            QCOMPARE(sum.signature, match.signature);
            QVERIFY(sum.entrants == match.entrants && sum.seats == match.seats && sum.endings == match.endings);
            QCOMPARE(sum.choices, match.choices);
        }
    }

    /// The same odds for small decks, against going through every hand and every five Blood Cards.
    void oddsAgainstCounting_data()
    {
        QTest::addColumn<QStringList>("cards");
        const auto with = [](int infantry, int cavalry, int squires, int coins, int others) {
            return QStringList(infantry, QStringLiteral("Kestrel Vanguard"))
                + QStringList(cavalry, QStringLiteral("Ashmane Rider"))
                + QStringList(squires, QStringLiteral("Acolyte")) + QStringList(coins, QStringLiteral("Copper"))
                + QStringList(others, QStringLiteral("Net of Roots"));
        };
        QTest::newRow("one Champion") << with(0, 1, 1, 3, 8);
        QTest::newRow("both sorts") << with(1, 2, 1, 2, 7);
        QTest::newRow("a hand and the Blood Cards") << with(1, 1, 0, 1, 9);
        QTest::newRow("no Champion") << with(0, 0, 2, 4, 7);
        QTest::newRow("only Cavalry") << with(0, 13, 0, 0, 0);
        QTest::newRow("three metals, and a card that searches") << QStringList{QStringLiteral("Glass-Lance Adept"),
                                                                               QStringLiteral("Forge-Captain Maelis"),
                                                                               QStringLiteral("Khan of Nine Banners"),
                                                                               QStringLiteral("Gold"),
                                                                               QStringLiteral("Silver"),
                                                                               QStringLiteral("Copper"),
                                                                               QStringLiteral("Copper"),
                                                                               QStringLiteral("Acolyte"),
                                                                               QStringLiteral("War Council")}
                + QStringList(4, QStringLiteral("Net of Roots"));
    }

    void oddsAgainstCounting()
    {
        QFETCH(QStringList, cards);
        const sceptre::Rules& rules = test::sceptreRules();
        DeckCards deck;
        for (const QString& name : cards)
            deck.push_back(
                static_cast<std::uint16_t>(test::sceptreCards()->findByName(name.toStdString()).front().value));
        const unsigned all = (1u << deck.size()) - 1;
        const auto look = [&](unsigned hand) {
            sceptre::OpeningHand seen;
            const auto eachCard = [&](auto visit) {
                for (std::size_t i = 0; i < deck.size(); ++i) {
                    if ((hand >> i & 1) != 0)
                        visit(rules.facts(deck[i]));
                }
            };
            eachCard([&](const sceptre::Facts& facts) {
                if (facts.type == sceptre::Type::Coin)
                    seen.coins.add(facts.metal);
            });
            eachCard([&](const sceptre::Facts& facts) { seen.add(facts); });
            return seen;
        };
        const auto eachOf = [&](unsigned from, int size, auto visit) {
            for (unsigned some = 1; some <= all; ++some) {
                if ((some & ~from) == 0 && std::popcount(some) == size)
                    visit(some);
            }
        };
        sceptre::OpeningOdds counted;
        const auto keep = [&](const sceptre::OpeningHand& hand, double weight) {
            counted.twoChampions += hand.champions >= 2 ? weight : 0;
            counted.good += hand.isGood() ? weight : 0;
            counted.ready += hand.ready ? weight : 0;
            counted.lastChampion += hand.isLastChampion() ? weight : 0;
            counted.noCoin += hand.coins.total() == 0 ? weight : 0;
            counted.coinsForNothing += hand.hasCoinsForNothing() ? weight : 0;
            counted.cavalryOnly += hand.isCavalryOnly() ? weight : 0;
        };
        int bloods = 0;
        eachOf(all, 5, [&](unsigned) { ++bloods; });
        eachOf(all, 5, [&](unsigned blood) {
            std::vector<sceptre::OpeningHand> hands;
            eachOf(all & ~blood, 7, [&](unsigned hand) { hands.push_back(look(hand)); });
            double reached = 1.0 / bloods; // the chance that so many hands were dead
            for (std::size_t dead = 0; dead < 7; ++dead) {
                double next = 0;
                for (const sceptre::OpeningHand& hand : hands) {
                    const double weight = reached / static_cast<double>(hands.size());
                    if (hand.champions == 0) {
                        next += weight;
                        continue;
                    }
                    counted.deadHands[dead] += weight;
                    keep(hand, weight);
                }
                reached = next;
            }
            counted.deadHands[7] += reached;
        });
        const sceptre::OpeningOdds odds = sceptre::openingOdds(rules, deck);
        const auto same = [](double a, double b) { return std::abs(a - b) < 1e-9; };
        for (std::size_t i = 0; i < 8; ++i)
            QVERIFY2(same(odds.deadHands[i], counted.deadHands[i]), qPrintable(QString::number(i)));
        for (double sceptre::OpeningOdds::*one :
             {&sceptre::OpeningOdds::twoChampions, &sceptre::OpeningOdds::good, &sceptre::OpeningOdds::ready,
              &sceptre::OpeningOdds::lastChampion, &sceptre::OpeningOdds::noCoin,
              &sceptre::OpeningOdds::coinsForNothing, &sceptre::OpeningOdds::cavalryOnly})
            QVERIFY2(same(odds.*one, counted.*one),
                     qPrintable(QStringLiteral("%1, counted %2").arg(odds.*one).arg(counted.*one)));
    }

    /// Every game has a hand of its own: over many seeds the number of games with a dead hand scatters as a sample of
    /// so many games does, and no more.
    void goldfishGamesAreIndependent()
    {
        GoldfishPlan plan = test::sceptreGoldfish("ember-charge.muster");
        plan.settings = {{"hp", 10}, {"def", 0}, {"spd", 0}};
        plan.games = 40;
        plan.mostOwnTurns = 1;
        const int seeds = 400;
        double squares = 0;
        double p = 0;
        for (int i = 0; i < seeds; ++i) {
            plan.seed = static_cast<std::uint64_t>(i) + 1;
            const Measures report = engine::goldfish(*m_game, plan, 1);
            const ShareSeries* dead = report.findShare("dead-hand");
            p = dead->exact.value_or(0);
            squares += std::pow(dead->count - plan.games * p, 2);
        }
        // Pairs of games with one shuffle would make it twice as much. Its standard error is 7 percent.
        const double ratio = squares / seeds / (plan.games * p * (1 - p));
        QVERIFY2(ratio > 0.65 && ratio < 1.35, qPrintable(QString::number(ratio)));
    }

    /// The two chances of an attack, against counting the faces of the die with what is added to them at present.
    void chancesOfAnAttack()
    {
        const sceptre::Rules& rules = test::sceptreRules();
        const auto state = std::make_unique<sceptre::State>();
        sceptre::Game game(*state, rules);
        RandomPilot pilot;
        pilot.reseed(3, 0);
        game.setAgent(&pilot);
        int asked = 0;
        for (const auto& [name, deck] : test::sceptreDecks()) {
            game.begin(sceptre::LaidDecks(rules, deck, deck), 5);
            while (!game.over() && state->table.turn < 12)
                game.advance();
            for (const Seat seat : {Seat(0), Seat(1)}) {
                const CardId champion = game.inCombat(seat);
                if (!champion.valid())
                    continue;
                for (const int more : {0, 4, -30}) {
                    Modifier change;
                    change.word = rules.words.damageRoll;
                    change.amount = static_cast<std::int16_t>(more);
                    change.target = champion;
                    change.entered = state->table.card(champion).entered;
                    state->table.modifiers.push(change);
                    game.stateChanged();
                    for (const int attack : {0, 1}) {
                        const int added = game.added(rules.words.damageRoll, champion);
                        const int def = game.def(champion);
                        int hits = 0;
                        int successes = 0;
                        for (int die = 1; die <= 20; ++die) {
                            hits += !game.needsRoll(champion, attack) || die + game.attackBonus(champion) > def ? 1 : 0;
                            successes += die + added >= game.facts(champion).attacks[attack].threshold ? 1 : 0;
                        }
                        QCOMPARE(game.chanceToHit(champion, attack, def), hits / 20.0);
                        QCOMPARE(game.chanceOfDamageRoll(champion, attack), successes / 20.0);
                        ++asked;
                    }
                    state->table.modifiers.removeAt(state->table.modifiers.size() - 1);
                    game.stateChanged();
                }
            }
        }
        QVERIFY(asked > 50);
    }

    void goldfish()
    {
        GoldfishPlan plan = test::sceptreGoldfish("ember-charge.muster");
        QCOMPARE(m_game->settings(plan).at("hp"), 70);
        plan.games = 400;
        Measures one = engine::goldfish(*m_game, plan, 1);
        QVERIFY(one == engine::goldfish(*m_game, plan, 2)); // threads change nothing
        QCOMPARE(one.samples, 400);
        const auto count = [&](const char* key) { return one.findShare(key)->count; };
        const int won = count("won");
        QCOMPARE(won + count("lost-dead-hands") + count("lost-no-champion") + count("lost-blood") + count("drawn")
                     + count("not-ended"),
                 400);
        QVERIFY(won > 350); // nobody fights back
        const auto& winTurns = one.distribution("win-turns").counts;
        QCOMPARE(std::accumulate(winTurns.begin(), winTurns.end(), 0), won);
        const auto& wonBy = one.curve("won").counts;
        QVERIFY(std::equal(wonBy.begin(), wonBy.end(), winTurns.begin()));
        Split& places = one.split("places");
        QCOMPARE(places.parts.size(), std::size_t(2));
        const Part& first = places.part("first");
        const Part& second = places.part("second");
        QCOMPARE(first.won + second.won, won);
        QVERIFY(first.samples > 180 && second.samples > 180);
        QCOMPARE(first.winTurn.sum.value() + second.winTurn.sum.value(), one.mean("win-turn").mean.sum.value());
        // A dead hand is a mulligan, and where all seven are dead no hand is kept.
        QCOMPARE(one.split("mulligan").part("taken").samples, count("dead-hand"));
        QCOMPARE(one.split("kept").all.samples, 400 - count("lost-dead-hands"));
        const auto mean = [&](const char* curve, std::size_t turn) { return one.curve(curve).points[turn].mean(); };
        const double never = one.mean("never-usable").mean.mean();
        QVERIFY(never > 0 && never < mean("unusable", 11) / mean("hand", 11));
        QCOMPARE(one.findShare("lost-dead-hands")->exact.value_or(-1),
                 sceptre::openingOdds(test::sceptreRules(), deckNamed("ember-charge.muster")).deadHands[7]);
        QVERIFY(!one.tally("stuck").rows.empty());
        for (const auto& [card, games] : one.tally("stuck").rows)
            QVERIFY(games <= one.samples); // several copies count once
        QVERIFY(mean("coins", 0) <= 3 && mean("coins", 4) > mean("coins", 0));
        QVERIFY(mean("champions", 0) >= 1 && mean("champions", 0) <= 5);
        QVERIFY(mean("damage", 5) > mean("damage", 1));
        // What has been reached by a turn counts on in games that have ended.
        for (const char* reached : {"damage", "expected", "collected"}) {
            const auto& points = one.curve(reached).points;
            for (std::size_t i = 0; i < points.size(); ++i) {
                QCOMPARE(points[i].count, one.samples);
                QVERIFY(i == 0 || points[i].sum.value() >= points[i - 1].sum.value());
            }
        }
        // Against more HP it takes longer.
        plan.settings = {{"hp", 140}};
        const double slower = engine::goldfish(*m_game, plan, 1).mean("win-turn").mean.mean();
        QVERIFY(slower > one.mean("win-turn").mean.mean() + 1);
    }

private:
    static Measures handsOf(const DeckCards& deck, int samples, std::uint64_t seed)
    {
        const auto hands = makeHandPractice("sceptre", *test::sceptreCards(), {}, oneSection("main", deck));
        return sampleHands(*hands, {samples, seed}, 1);
    }
    /// What is sampled lies within five standard errors of what is known exactly.
    static bool isNear(const ShareSeries& share, int samples)
    {
        const double exact = share.exact.value_or(-1);
        const double error = std::sqrt(std::max(1e-9, exact * (1 - exact) / samples));
        return exact >= 0 && std::abs(double(share.count) / samples - exact) <= 5 * error + 1e-9;
    }

    std::unique_ptr<Playable> m_game;
};

QTEST_GUILESS_MAIN(SceptreHandsTest)
#include "sceptre_hands_test.moc"
