// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Spoils: random play with every invariant for three to six players, with every shipped deck.
#include <cmath>
#include <numeric>

#include <QTest>

#include "conformance.h"
#include "playable_conformance.h"
#include "engine/games/games.h"
#include "engine/games/spoils/goldfish.h"
#include "engine/games/spoils/greedy.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/card_session.h"
#include "engine/play/hand_practice.h"
#include "engine/play/tournament.h"
#include "spoils_cards.h"
#include "tests/spoils/spoils_cards.h"

using namespace muster;
using namespace muster::engine;

class SpoilsPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedCardIsRead()
    {
        const spoils::Rules rules(*test::spoilsCards(), {}, {});
        QStringList unread;
        for (const code::Unread& one : rules.unread())
            unread.push_back(QString::fromUtf8(test::spoilsCards()->card(one.card).id().data(),
                                               qsizetype(test::spoilsCards()->card(one.card).id().size()))
                             + QStringLiteral(": ") + QString::fromStdString(one.what));
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char(char(10)))));
    }

    void randomPlay_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {3, 4, 5, 6})
            QTest::addRow("%d players", players) << players;
    }

    void randomPlay()
    {
        QFETCH(int, players);
        const spoils::Rules rules(*test::spoilsCards(), {}, {});
        const auto all = test::spoilsDecks();
        QVERIFY(all.size() >= 2);
        test::Conformance kit;
        int played = 0;
        const int games = std::max(1, test::gamesFromEnvironment(80) / int(4 * all.size()));
        for (const auto& [name, deck] : all) {
            if (spoils::Game::refuseDeck(rules, players, deck))
                continue;
            ++played;
            const auto begin = [&, &deck = deck](spoils::Game& game, std::uint64_t seed) {
                game.begin(players, deck, seed);
            };
            CardSession<spoils::Game, decltype(begin)> session(rules, players, begin);
            kit.play(session, games);
            QVERIFY2(kit.problem.isEmpty(), qPrintable(name + QStringLiteral(": ") + kit.problem));
        }
        QVERIFY(played > 0);
        qInfo().noquote() << kit.summary();
        QCOMPARE(kit.abandoned(), 0);
        QVERIFY2(kit.capped() * 5 < kit.games(), qPrintable(kit.summary()));
    }

    /// One greedy pilot among two that play at random, in each seat.
    void greedyBeatsRandom()
    {
        const spoils::Rules rules(*test::spoilsCards(), {}, {});
        int wins = 0;
        int games = 0;
        int byTheRules = 0;
        for (const auto& [name, deck] : test::spoilsDecks()) {
            const auto begin = [&deck = deck](spoils::Game& game, std::uint64_t seed) { game.begin(3, deck, seed); };
            CardSession<spoils::Game, decltype(begin)> session(rules, 3, begin);
            for (int i = 0; i < test::gamesFromEnvironment(60); ++i) {
                const auto seat = static_cast<Seat>(i % 3);
                spoils::Greedy greedy;
                RandomPilot random[2];
                greedy.reseed(static_cast<std::uint64_t>(i), seat);
                std::array<Agent*, 3> agents{};
                for (Seat other = 0, n = 0; other < 3; ++other) {
                    if (other == seat) {
                        agents[other] = &greedy;
                        continue;
                    }
                    random[n].reseed(static_cast<std::uint64_t>(i), other);
                    agents[other] = &random[n++];
                }
                BySeat bySeat(agents);
                const PlayedGame played = playGame(session, mix(static_cast<std::uint64_t>(i)), bySeat);
                wins += played.outcome.wonBy(seat) ? 1 : 0;
                byTheRules += played.outcome.byTheRules() ? 1 : 0;
                ++games;
            }
        }
        qInfo() << "greedy wins" << wins << "of" << games;
        QVERIFY2(wins * 10 >= games * 7, qPrintable(QString::number(wins)));
        QVERIFY(byTheRules * 20 >= games * 19);
    }

    /// With deals everybody may propose, agree and promise; all invariants hold, and what is promised is kept.
    void randomPlayWithDeals_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {3, 4, 5, 6})
            QTest::addRow("%d players", players) << players;
    }

    void randomPlayWithDeals()
    {
        QFETCH(int, players);
        const spoils::Rules rules(*test::spoilsCards(), {}, {{"deals", "yes"}, {"seating_by_dice", "yes"}});
        test::Conformance kit;
        for (const auto& [name, deck] : test::spoilsDecks()) {
            if (spoils::Game::refuseDeck(rules, players, deck))
                continue;
            const auto begin = [&deck = deck, players](spoils::Game& game, std::uint64_t seed) {
                game.begin(players, deck, seed);
            };
            CardSession<spoils::Game, decltype(begin)> session(rules, players, begin);
            kit.play(session, std::max(1, test::gamesFromEnvironment(20) / 4));
            QVERIFY2(kit.problem.isEmpty(), qPrintable(name + QStringLiteral(": ") + kit.problem));
        }
        qInfo().noquote() << kit.summary();
        QVERIFY(kit.games() > 0);
        QCOMPARE(kit.abandoned(), 0);
    }

    /// The pilot of rules of thumb sees no more than its player may, with deals as without.
    void greedyPlay_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("deals");
        for (const int players : {3, 4, 5, 6}) {
            for (const char* deals : {"no", "yes"})
                QTest::addRow("%d players, deals: %s", players, deals) << players << deals;
        }
    }

    void greedyPlay()
    {
        QFETCH(int, players);
        QFETCH(QString, deals);
        const spoils::Rules rules(*test::spoilsCards(), {}, {{"deals", deals.toStdString()}});
        spoils::Greedy greedy;
        test::Conformance kit;
        kit.pilot = &greedy;
        for (const auto& [name, deck] : test::spoilsDecks()) {
            if (spoils::Game::refuseDeck(rules, players, deck))
                continue;
            const auto begin = [&deck = deck, players](spoils::Game& game, std::uint64_t seed) {
                game.begin(players, deck, seed);
            };
            CardSession<spoils::Game, decltype(begin)> session(rules, players, begin);
            kit.play(session, std::max(1, test::gamesFromEnvironment(40) / 4));
            QVERIFY2(kit.problem.isEmpty(), qPrintable(name + QStringLiteral(": ") + kit.problem));
        }
        QVERIFY(kit.games() > 0);
        QCOMPARE(kit.abandoned(), 0);
        // 95 of 100 end by the rules.
        QVERIFY2(kit.capped() * 20 <= kit.games(), qPrintable(kit.summary()));
    }

    /// Whoever changes a rule or a pilot says so by changing these numbers; on one thread as on two.
    void sameGamesEverywhere_data()
    {
        QTest::addColumn<QString>("pilot");
        QTest::addColumn<quint64>("signature");
        QTest::newRow("random") << QStringLiteral("random") << Q_UINT64_C(0x3c6abb039162f60);
        QTest::newRow("greedy") << QStringLiteral("greedy") << Q_UINT64_C(0xb48ccd4acb235ee1);
    }

    void sameGamesEverywhere()
    {
        QFETCH(QString, pilot);
        QFETCH(quint64, signature);
        const auto made = makePlayable("spoils", *test::spoilsCards(), {});
        QVERIFY(made.has_value());
        for (const int threads : {1, 2}) {
            std::uint64_t sum = 0;
            for (const auto& [name, deck] : test::spoilsDeckSections()) {
                Matchup matchup;
                matchup.entrants.assign(3, {deck, pilot.toStdString()});
                matchup.games = 60;
                matchup.seed = 7;
                const auto score = playMatchup(**made, matchup, threads);
                QVERIFY(score.has_value());
                QVERIFY2(score->byTheRules() * 100 >= score->games * 95, qPrintable(name));
                sum = mix(sum ^ score->signature);
            }
            QCOMPARE(QString::number(sum, 16), QString::number(signature, 16));
        }
    }

    void championsAreEven_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("games");
        QTest::newRow("three") << 3 << test::gamesFromEnvironment(400);
        QTest::newRow("four") << 4 << test::gamesFromEnvironment(250);
        QTest::newRow("five") << 5 << test::gamesFromEnvironment(250);
        QTest::newRow("six") << 6 << test::gamesFromEnvironment(300);
    }

    /// Among equals each Champion wins 60 to 140 percent of its share, whoever leads it and wherever it sits: not less nor
    /// more than chance explains. And 95 games of 100 end by the rules.
    void championsAreEven()
    {
        QFETCH(int, players);
        QFETCH(int, games);
        const spoils::Rules rules(*test::spoilsCards(), {}, {});
        std::map<std::uint16_t, std::pair<int, int>> won; // and of how many
        int played = 0;
        int byTheRules = 0;
        const auto all = test::spoilsDecks();
        for (const auto& [name, deck] : all) {
            const auto pool = std::count_if(deck.begin(), deck.end(), [&](std::uint16_t card) {
                return rules.typeOf(card) == spoils::Type::Champion;
            });
            spoils::Seating seating;
            const auto begin = [&](spoils::Game& game, std::uint64_t seed) {
                game.begin(players, deck, seed, seating);
            };
            CardSession<spoils::Game, decltype(begin)> session(rules, players, begin);
            std::array<spoils::Greedy, MostSeats> pilots;
            std::array<Agent*, MostSeats> agents{};
            for (int i = 0; i < games; ++i) {
                Stream stream(static_cast<std::uint64_t>(i), 5);
                std::vector<std::int16_t> order(static_cast<std::size_t>(pool));
                std::iota(order.begin(), order.end(), std::int16_t(0));
                stream.shuffle(std::span(order));
                for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
                    seating.picks[seat] = order[seat];
                    agents[seat] = &pilots[seat];
                    pilots[seat].reseed(static_cast<std::uint64_t>(i), static_cast<Seat>(seat));
                }
                BySeat bySeat(agents);
                const PlayedGame one = playGame(session, mix(static_cast<std::uint64_t>(i)), bySeat);
                ++played;
                byTheRules += one.outcome.byTheRules() ? 1 : 0;
                for (Seat seat = 0; seat < players; ++seat) {
                    auto& [wins, inAll] = won[*session.standsFor(seat)];
                    ++inAll;
                    wins += one.outcome.wonBy(seat) ? 1 : 0;
                }
            }
        }
        QVERIFY2(byTheRules * 100 >= played * 95, qPrintable(QString::number(byTheRules)));
        QStringList wrong;
        for (const auto& [card, figures] : won) {
            const double rate = double(figures.first) / figures.second;
            const double share = 100 * players * rate;
            const double chance = 2 * 100 * players * std::sqrt(rate * (1 - rate) / figures.second);
            const std::string name(test::spoilsCards()->card(CardIndex{card}).name());
            qInfo("%s: %.0f percent of its share in %d games, by chance %.0f more or less", name.c_str(), share,
                  figures.second, chance);
            if (share + chance < 60 || share - chance > 140)
                wrong << QString::fromStdString(name);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
    }

    /// Of Ghost Slippers, which save themselves for 2 life, the pilot once brewed nothing until it was out.
    void nobodyBrewsTheirLifeAway()
    {
        const auto made = makePlayable("spoils", *test::spoilsCards(), {});
        for (const auto& [name, deck] : test::spoilsDeckSections()) {
            if (!name.contains(QLatin1String("brewers")))
                continue;
            GoldfishPlan plan;
            plan.deck = deck;
            plan.pilot = "greedy";
            plan.passive = "statue";
            plan.players = 3;
            plan.games = 120;
            const Measures sum = engine::goldfish(**made, plan, 2);
            QVERIFY2(sum.findShare("lost")->count * 10 < plan.games, qPrintable(name));
            return;
        }
        QFAIL("there is no such deck");
    }

    /// A deck is played out against all kinds of passive players, first and last in the round.
    void goldfish_data()
    {
        QTest::addColumn<QString>("against");
        QTest::addColumn<int>("percent"); // that the pilot wins at least; a guard fights back
        QTest::newRow("statue") << QStringLiteral("statue") << 50;
        QTest::newRow("guard") << QStringLiteral("guard") << 33;
        QTest::newRow("builder") << QStringLiteral("builder") << 50;
    }

    void goldfish()
    {
        QFETCH(QString, against);
        QFETCH(int, percent);
        const auto made = makePlayable("spoils", *test::spoilsCards(), {});
        GoldfishPlan plan;
        plan.deck = test::spoilsDeckSections().begin()->second;
        plan.pilot = "greedy";
        plan.passive = against.toStdString();
        plan.players = 4;
        plan.games = 120;
        const Measures one = engine::goldfish(**made, plan, 1);
        QVERIFY(one == engine::goldfish(**made, plan, 2));
        const auto share = [&](const char* key) { return one.findShare(key)->count; };
        qInfo("won %d, lost %d, not ended %d", share("won"), share("lost"), share("not-ended"));
        QCOMPARE(share("won") + share("lost") + share("drawn") + share("not-ended"), plan.games);
        QVERIFY(share("won") * 100 > plan.games * percent);
        QCOMPARE(one.findSplit(GoldfishKeys::Places)->parts.size(), std::size_t(4));
        QVERIFY(one.findSplit(GoldfishKeys::Mulligan) == nullptr); // SPO-050
        QCOMPARE(one.findSplit(GoldfishKeys::Kept)->all.samples, plan.games);
        int played = 0;
        for (const auto& [champion, games] : one.tallies.front().rows)
            played += games;
        QCOMPARE(played, plan.games);
        const auto curve = [&](const std::string& key) {
            return *std::find_if(one.curves.begin(), one.curves.end(), [&](const Curve& c) { return c.key == key; });
        };
        QVERIFY(curve("slots").points[7].mean() > curve("slots").points[0].mean());
        QVERIFY(curve("damage").points[9].mean() > curve("damage").points[2].mean());
    }

    /// Nobody attacks players, so no Monster can distract (SPO-206); a Familiar of the hand waits where a setting keeps it there
    /// (SPO-167). Equipment can come into play at any time (SPO-100).
    void stuckCards()
    {
        for (const std::string from : {"any_time", "never"}) {
            const auto made = makePlayable("spoils", *test::spoilsCards(), {{"familiar_from_hand", from}});
            const spoils::Rules rules(*test::spoilsCards(), {}, {});
            GoldfishPlan plan;
            plan.deck = test::spoilsDeckSections().begin()->second;
            plan.pilot = "greedy";
            plan.passive = "statue";
            plan.players = 3;
            plan.games = 100;
            std::map<spoils::Type, int> stuck;
            Measures sum = engine::goldfish(**made, plan, 2);
            for (const auto& [row, games] : sum.tally("stuck").rows) {
                const CardIndex card = test::spoilsCards()->findByName(row.first).front();
                const spoils::Type type = rules.typeOf(static_cast<std::uint16_t>(card.value));
                if (type == spoils::Type::Monster)
                    QCOMPARE(row.second, std::string("SPO-206"));
                if (type == spoils::Type::Familiar)
                    QCOMPARE(row.second, std::string("SPO-167"));
                stuck[type] += games;
            }
            QVERIFY(stuck[spoils::Type::Monster] > 100);
            QCOMPARE(stuck[spoils::Type::Familiar] > 0, from == "never");
            QCOMPARE(stuck[spoils::Type::Equipment], 0);
        }
    }

    /// A guard plays its Monsters whatever else it holds, so that the pilot fights more and loses more life to them.
    void guardsDistract()
    {
        const auto made = makePlayable("spoils", *test::spoilsCards(), {});
        double taken[2]{};
        for (int guard : {0, 1}) {
            GoldfishPlan plan;
            plan.deck = test::spoilsDeckSections().begin()->second;
            plan.pilot = "greedy";
            plan.passive = guard != 0 ? "guard" : "statue";
            plan.players = 4;
            plan.games = 100;
            taken[guard] = engine::goldfish(**made, plan, 1).findMean("monster-damage")->mean.mean();
        }
        qInfo("damage from Monsters: %.1f among statues, %.1f among guards", taken[0], taken[1]);
        QVERIFY(taken[1] > taken[0] + 3);
    }

    /// The figures of the digest: opponents of 30 and 30 life need 8 and 8 turns of a constant power of 4, 5 and 5 of one of 7,
    /// whether the pilot begins or is the last.
    void constantPower_data()
    {
        QTest::addColumn<int>("power");
        QTest::addColumn<double>("turns");
        QTest::newRow("four") << 4 << 16.0;
        QTest::newRow("seven") << 7 << 10.0;
    }

    void constantPower()
    {
        QFETCH(int, power);
        QFETCH(double, turns);
        const auto cards =
            spoils_cards::catalogueOf({{"Post", "champion", power, 0, 0, {"staff"}, "warden", "", 0, "raise"},
                                       {"Water", "potion", 0, 0, 0, {}, "", "", 0, "find"}});
        const auto made = makePlayable("spoils", *cards, {});
        QVERIFY(made.has_value());
        const auto named = [&](const char* name) {
            return static_cast<std::uint16_t>(cards->findByName(name).front().value);
        };
        GoldfishPlan plan;
        plan.deck = {{{"champions", DeckCards(3, named("Post"))}, {"spoils", DeckCards(90, named("Water"))}}};
        plan.pilot = "greedy";
        plan.passive = "statue";
        plan.players = 3;
        plan.games = 9;
        const Measures found = engine::goldfish(**made, plan, 1);
        QCOMPARE(found.findShare("won")->count, plan.games);
        const Split& places = *found.findSplit(GoldfishKeys::Places);
        for (const Part& place : places.parts)
            QCOMPARE(place.winTurn.mean(), turns);
        QCOMPARE(places.parts.size(), std::size_t(3));
        // Every hand is of Water, and no Champion comes to a hand.
        const Split& kept = *found.findSplit(GoldfishKeys::Kept);
        for (const Part& card : kept.parts) {
            const bool drawn = card.label.text == "Water";
            QCOMPARE(card.samples, drawn ? plan.games : 0);
            QCOMPARE(card.won, drawn ? plan.games : 0);
            QCOMPARE(card.winTurn.mean(), drawn ? turns : 0);
        }
        QCOMPARE(kept.parts.size(), std::size_t(2));
    }

    /// Records, matches, hands, goldfish games and their parts on several machines.
    void playableKeepsItsPromises()
    {
        const auto made = makePlayable("spoils", *test::spoilsCards(), {});
        QVERIFY(made.has_value());
        QCOMPARE(test::wrongFacts(**made), QString());
        const DeckSections deck = test::spoilsDeckSections().begin()->second;
        for (const int players : {3, 4}) {
            const MatchSetup setup{{}, players, {deck}, {}};
            QCOMPARE(test::wrongRecord(**made, *test::spoilsCards(), setup, "random"), QString());
            QCOMPARE(test::wrongRecord(**made, *test::spoilsCards(), setup, "greedy"), QString());
        }
        Matchup matchup;
        matchup.entrants.assign(3, {deck, "greedy"});
        matchup.seed = 3;
        QCOMPARE(test::wrongMatch(**made, matchup), QString());
        const auto practice = makeHandPractice("spoils", *test::spoilsCards(), {}, deck);
        QCOMPARE(test::wrongHands(*practice), QString());
        QCOMPARE(test::wrongPractice(*practice), QString());
        GoldfishPlan plan;
        plan.deck = deck;
        plan.pilot = "greedy";
        plan.passive = "statue";
        QCOMPARE(test::wrongGoldfish(**made, plan), QString());
        QCOMPARE(test::wrongKeptHands(**made, *practice, plan), QString());
    }

    /// Hands are counted once each, by the Champion beside them; chances by formula and by sample agree.
    void hands()
    {
        const DeckSections deck = test::spoilsDeckSections().begin()->second;
        const auto practice = makeHandPractice("spoils", *test::spoilsCards(), {}, deck);
        QVERIFY(practice);
        HandSample sample;
        sample.samples = 4000;
        sample.seed = 3;
        const Measures found = sampleHands(*practice, sample, 2);
        int all = 0;
        for (const ClassSeries::Row& row : found.classes.front().rows)
            all += row.before;
        QCOMPARE(all, sample.samples);
        int byChampion = 0;
        for (std::size_t i = 1; i < found.classes.size(); ++i) {
            for (const ClassSeries::Row& row : found.classes[i].rows)
                byChampion += row.before;
        }
        QCOMPARE(byChampion, sample.samples);
        for (const char* key : {"no-equipment", "monster"}) {
            const ShareSeries* share = found.findShare(key);
            QVERIFY(std::abs(double(share->count) / sample.samples - *share->exact) < 0.03);
        }
        PracticeHand hand;
        practice->deal(hand, 11, 0);
        QCOMPARE(hand.hand.size(), std::size_t(5));
        QCOMPARE(hand.aside.size(), std::size_t(1));
        QVERIFY(hand.stands); // SPO-050
    }

    /// What a hand is worth for a mage who needs a staff and a headgear: with a Potion it is good, with Incantations it is not.
    void classesOfHands_data()
    {
        QTest::addColumn<QStringList>("hand");
        QTest::addColumn<int>("expected");
        const auto row = [](const char* name, int expected, const char* hand) {
            QTest::newRow(name) << QString::fromLatin1(hand).split(QStringLiteral(", ")) << expected;
        };
        row("good", 0, "Squirrel-Fur Hood, Padded Jerkin, Slow Tea, Windfall, Windfall");
        row("good by a Familiar", 0, "Squirrel-Fur Hood, Hound of the Gate, Barrow Rat, Windfall, Windfall");
        row("no Potion", 1, "Squirrel-Fur Hood, Padded Jerkin, Windfall, Windfall, Windfall");
        row("two cards to use", 1, "Barrow Rat, Barrow Rat, Barrow Rat, Windfall, Slow Tea");
        row("one card to use", 2, "Barrow Rat, Barrow Rat, Barrow Rat, Barrow Rat, Windfall");
        row("wall", 3, "Barrow Rat, Barrow Rat, Barrow Rat, Barrow Rat, Barrow Rat");
        row("dead", 4, "Barrow Rat, Barrow Rat, Barrow Rat, Barrow Rat, Minister of Thought");
    }

    void classesOfHands()
    {
        QFETCH(QStringList, hand);
        QFETCH(int, expected);
        const auto named = [](const std::string& name) {
            return static_cast<std::uint16_t>(test::spoilsCards()->findByName(name).front().value);
        };
        PracticeHand dealt;
        DeckCards spoilsCards;
        for (const QString& name : hand)
            spoilsCards.push_back(named(name.toStdString()));
        dealt.hand = spoilsCards;
        const DeckCards champions = {named("Oskar, Keeper of the Last Lantern")};
        dealt.aside = champions;
        const auto practice =
            makeHandPractice("spoils", *test::spoilsCards(), {}, {{{"champions", champions}, {"spoils", spoilsCards}}});
        QVERIFY(practice);
        QCOMPARE(practice->classOf(dealt), expected);
    }

    /// SPO-040: the same seed gives the same pile, another one another; the hand of practice is that of the game.
    void pileFollowsFromTheSeed()
    {
        const spoils::Rules rules(*test::spoilsCards(), {}, {});
        const DeckSections sections = test::spoilsDeckSections().begin()->second;
        const auto deck = spoils::cardsOf(sections);
        const auto pileOf = [&](std::uint64_t seed) {
            const auto begin = [&](spoils::Game& game, std::uint64_t s) { game.begin(3, deck, s); };
            CardSession<spoils::Game, decltype(begin)> session(rules, 3, begin);
            RandomPilot pilot;
            pilot.reseed(1, 0);
            session.setAgent(&pilot);
            session.begin(seed);
            while (session.state().phase < spoils::RoundBegins)
                session.advance();
            std::vector<std::uint16_t> found;
            for (const spoils::Zone zone : {spoils::Hand, spoils::Pile}) {
                session.game().eachIn(zone, zone == spoils::Hand ? session.state().starter : Seat(0), [&](CardId card) {
                    found.push_back(session.game().table().card(card).definition);
                });
            }
            return found;
        };
        const auto one = pileOf(4);
        QVERIFY(one == pileOf(4));
        QVERIFY(one != pileOf(5));
        PracticeHand hand;
        makeHandPractice("spoils", *test::spoilsCards(), {}, sections)->deal(hand, 4, 0);
        QVERIFY(std::equal(hand.hand.begin(), hand.hand.end(), one.begin()));
    }

    /// SPO-Q47: nobody begins without life.
    void lifeToBegin()
    {
        const auto deck = test::spoilsDecks().begin()->second;
        const spoils::Rules scarce(*test::spoilsCards(), {}, {{"starting_life", "1"}});
        QCOMPARE(spoils::Game::refuseDeck(scarce, 3, deck).rule(), "SPO-Q47");
        const spoils::Rules usual(*test::spoilsCards(), {}, {});
        QVERIFY(!spoils::Game::refuseDeck(usual, 3, deck));
        int lowest = 0;
        for (const std::uint16_t card : deck)
            lowest = std::min<int>(lowest, usual.own(card).life);
        const spoils::Rules none(*test::spoilsCards(), {}, {{"starting_life", std::to_string(-lowest)}});
        QCOMPARE(spoils::Game::refuseDeck(none, 3, deck).rule(), "SPO-Q47");
        const spoils::Rules one(*test::spoilsCards(), {}, {{"starting_life", std::to_string(1 - lowest)}});
        QVERIFY(!spoils::Game::refuseDeck(one, 3, deck));
    }

    /// SPO-Q1, SPO-Q53: three to six players.
    void decksAreRefused()
    {
        const spoils::Rules rules(*test::spoilsCards(), {}, {});
        std::vector<std::uint16_t> champions;
        std::vector<std::uint16_t> others;
        for (std::uint16_t i = 0; i < test::spoilsCards()->size(); ++i)
            (rules.typeOf(i) == spoils::Type::Champion ? champions : others).push_back(i);
        const auto deck = [&](std::size_t pool, std::size_t spoils) {
            std::vector<std::uint16_t> made(champions.begin(), champions.begin() + std::ptrdiff_t(pool));
            made.insert(made.end(), others.begin(), others.begin() + std::ptrdiff_t(spoils));
            return made;
        };
        QVERIFY(!spoils::Game::refuseDeck(rules, 3, deck(3, 16)));
        QCOMPARE(spoils::Game::refuseDeck(rules, 3, deck(3, 15)).rule(), "SPO-006");
        QCOMPARE(spoils::Game::refuseDeck(rules, 5, deck(4, 40)).rule(), "SPO-004");
        QCOMPARE(spoils::Game::refuseDeck(rules, 2, deck(3, 16)).rule(), "SPO-030");
        QCOMPARE(spoils::Game::refuseDeck(rules, 7, deck(8, 60)).rule(), "SPO-030");
    }
};

QTEST_GUILESS_MAIN(SpoilsPlayTest)
#include "spoils_play_test.moc"
