// SPDX-License-Identifier: GPL-3.0-or-later
// Replays, hands, goldfish games and the golden playthrough of Sceptre.
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
#include "engine/games/sceptre/notation.h"
#include "tests/support/paths.h"
#include "playable_conformance.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

namespace {

const DeckCards& deckNamed(const char* name) { return test::sceptreDecks().at(QString::fromUtf8(name)); }

/// Writes down a game as a person would tell it: what was chosen, and what came of it.
class Scribe final : public Agent, public Log {
public:
    Scribe(Agent& pilot, sceptre::Game& game) : m_pilot(pilot), m_game(game) { }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        const std::size_t chosen = m_pilot.choose(choice, view);
        text += std::string(1, static_cast<char>('A' + choice.seat)) + ": "
            + sceptre::optionTexts(m_game, choice)[chosen] + "\n";
        return chosen;
    }
    void add(const LogLine& line) override { text += "    " + sceptre::logText(m_game, line) + "\n"; }
    std::string text;

private:
    Agent& m_pilot;
    sceptre::Game& m_game;
};

} // namespace

class SceptreToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto game = makePlayable("sceptre", *test::sceptreCards(), {});
        QVERIFY(game.has_value());
        m_game = std::move(*game);
    }

    /// A whole game between two shipped decks, as text. When a rule or a pilot changes it, the change is read as a
    /// difference of this file: MUSTER_REGENERATE=1 writes it anew.
    void goldenPlaythrough()
    {
        sceptre::SceptreSession session(test::sceptreRules(), deckNamed("ember-charge.muster"),
                                        deckNamed("the-long-siege.muster"));
        const auto first = m_game->pilot("greedy");
        const auto second = m_game->pilot("greedy");
        const std::array<Agent*, 2> agents{first.get(), second.get()};
        BySeat bySeat(agents);
        Scribe scribe(bySeat, session.game());
        session.setLog(&scribe);
        (void)playGame(session, 2026, scribe);
        const QString path = test::inSources("/tests/engine/playthroughs/ember-against-siege.txt");
        if (qEnvironmentVariableIsSet("MUSTER_REGENERATE")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(scribe.text.data(), static_cast<qint64>(scribe.text.size()));
        }
        const QStringList expected = QString::fromStdString(test::bytesOf(path)).split(QLatin1Char('\n'));
        const QStringList actual = QString::fromStdString(scribe.text).split(QLatin1Char('\n'));
        QVERIFY(actual.size() > 100);
        for (qsizetype i = 0; i < std::min(expected.size(), actual.size()); ++i)
            QVERIFY2(expected[i] == actual[i],
                     qPrintable(QStringLiteral("line %1: %2; now: %3").arg(i + 1).arg(expected[i], actual[i])));
        QCOMPARE(actual.size(), expected.size());
    }

    void replaysAreTheSameGame()
    {
        const MatchSetup setup = test::sceptreSetup(deckNamed("lights-out.muster"), deckNamed("in-and-out.muster"));
        ReplayFile replay = recordOf(m_game->facts(), *test::sceptreCards(), setup);
        replay.options = {{"skl_use", "damage"}};
        replay.seed = 0xabcdef0123456789u;
        const auto game = *makePlayable("sceptre", *test::sceptreCards(), replay.options);
        const auto session = *game->session(setup);
        const auto pilot = game->pilot("greedy");
        Recorder recorder(*pilot, replay.answers);
        replay.digest = playGame(*session, replay.seed, recorder).digest;

        const std::string text = writeReplay(replay);
        const auto read = readReplay(text, "game.replay");
        QVERIFY2(read.has_value(), text.c_str());
        QVERIFY(*read == replay);
        const Replayed played = playReplay(*session, *read);
        QVERIFY(played.whole && played.sameEnd && !played.left);

        ReplayFile shorter = replay;
        shorter.answers.resize(30);
        const Replayed cut = playReplay(*session, shorter);
        QVERIFY(!cut.whole && !cut.left);
        QCOMPARE(cut.answered, std::size_t(30));

        ReplayFile other = replay;
        other.answers[25].options = static_cast<std::uint16_t>(other.answers[25].options + 1);
        const Replayed departs = playReplay(*session, other);
        QVERIFY(departs.left.has_value());
        QCOMPARE(departs.left->index, std::size_t(25));
        const auto cards = deckOf(read->decks[1], m_game->facts().sections, *test::sceptreCards());
        QVERIFY(cards.has_value());
        QVERIFY(*cards == setup.decks[1]);
    }

    void badReplays_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("version") << "replay: 1"
                                 << "replay: 2";
        QTest::newRow("rules") << "rules: \"1\""
                               << "rules: \"1.5\"";
        QTest::newRow("no rules") << "rules: \"1\""
                                  << "rules: \"0\"";
        QTest::newRow("seed") << "seed: \"5\""
                              << "seed: \"xyz\"";
        QTest::newRow("answer, kind") << "18.0/3=1"
                                      << "300.0/3=1";
        QTest::newRow("answer, chosen") << "18.0/3=1"
                                        << "18.0/3=3";
        QTest::newRow("answer, words") << "18.0/3=1"
                                       << "attack";
        QTest::newRow("answer, cut") << "18.0/3=1"
                                     << "18.0/3";
        QTest::newRow("copies") << "2 THR-001"
                                << "0 THR-001";
        QTest::newRow("no id") << "2 THR-001"
                               << "THR-001";
        QTest::newRow("another key") << "game: sceptre"
                                     << "game: sceptre\nwinner: me";
        QTest::newRow("no decks") << "decks:\n  - [2 THR-001]\n"
                                  << "";
    }

    void badReplays()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QString text = QStringLiteral("replay: 1\ngame: sceptre\nrules: \"1\"\nseed: \"5\"\ndecks:\n  - [2 THR-001]\n"
                                      "answers:\n  - \"18.0/3=1\"\nend: \"7\"\n");
        QVERIFY(readReplay(text.toStdString(), "good.replay").has_value());
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const auto read = readReplay(text.toStdString(), "bad.replay");
        QVERIFY(!read.has_value());
        QVERIFY(!read.error().empty());
    }

    /// What every game has to keep: records, matches, hands, practice, goldfish games, threads and shards.
    void keepsWhatGamesPromise()
    {
        const MatchSetup setup = test::sceptreSetup(deckNamed("ember-charge.muster"), deckNamed("in-and-out.muster"));
        const auto fine = [](const QString& wrong) { return wrong.isEmpty() || (qWarning() << wrong, false); };
        QVERIFY(fine(test::wrongFacts(*m_game)));
        for (const std::string& pilot : m_game->facts().pilots) {
            QVERIFY(fine(test::wrongRecord(*m_game, *test::sceptreCards(), setup, pilot)));
            Matchup matchup;
            matchup.entrants = {{setup.decks[0], pilot}, {setup.decks[1], pilot}};
            QVERIFY(fine(test::wrongMatch(*m_game, matchup)));
        }
        const auto hands = makeHandPractice("sceptre", *test::sceptreCards(), {}, setup.decks[0]);
        QVERIFY(fine(test::wrongHands(*hands)));
        QVERIFY(fine(test::wrongPractice(*hands)));
        GoldfishPlan plan = planFor("ember-charge.muster");
        QVERIFY(fine(test::wrongGoldfish(*m_game, plan)));
        plan.passive.clear();
        plan.against = {setup.decks[1]};
        plan.againstPilot = "random";
        QVERIFY(fine(test::wrongGoldfish(*m_game, plan)));
    }

    /// A match knows only its own cards, and is the same game as with all cards of the catalogue.
    void otherCardsChangeNothing()
    {
        const MatchSetup setup = test::sceptreSetup(deckNamed("ember-charge.muster"), deckNamed("nine-banners.muster"));
        DeckCards cards = setup.decks[0].cards("main");
        cards.insert(cards.end(), setup.decks[1].cards("main").begin(), setup.decks[1].cards("main").end());
        const auto few = *makePlayable("sceptre", *test::sceptreCards(), {}, cards);
        for (const std::string& name : m_game->facts().pilots) {
            for (std::uint64_t seed = 1; seed <= 30; ++seed) {
                std::vector<Answer> answers[2];
                const Playable* const games[2] = {m_game.get(), few.get()};
                for (const std::size_t i : {0u, 1u}) {
                    const auto pilot = games[i]->pilot(name);
                    pilot->reseed(seed, 0);
                    Recorder recorder(*pilot, answers[i]);
                    (void)playGame(**games[i]->session(setup), seed, recorder);
                }
                QVERIFY2(answers[0] == answers[1], qPrintable(QString::number(seed)));
            }
        }
    }

    /// The first form of records had decks without sections, and knew neither modes nor shops.
    void recordsOfTheFirstForm()
    {
        const auto read = readReplay("replay: 1\ngame: sceptre\nrules: \"3\"\nseed: \"5\"\ndecks:\n  - [2 THR-001]\n"
                                     "answers:\n  - \"18.0/3=1\"\nend: \"7\"\n",
                                     "old.replay");
        QVERIFY(read.has_value());
        QCOMPARE(read->version, 3);
        const auto deck = deckOf(read->decks.front(), m_game->facts().sections, *test::sceptreCards());
        QVERIFY(deck.has_value());
        QCOMPARE(deck->cards("main").size(), std::size_t(2));
    }

    /// Whatever the game has: modes, sections, a shop.
    void recordsOfTheSecondForm()
    {
        ReplayFile replay;
        replay.game = "sceptre";
        replay.version = 12;
        replay.mode = "trio";
        replay.players = 3;
        replay.decks.resize(2);
        replay.decks[0].sections = {{"starters", {"A-001"}}, {"main", {"A-002", "A-002", "A-003"}}};
        replay.decks[1].sections = {{"main", {"A-004"}}};
        replay.shop.sections = {{"early", {"A-005", "A-006"}}, {"late", {"A-007"}}};
        replay.answers = {{18, 2, 3, 1}};
        const std::string text = writeReplay(replay);
        const auto read = readReplay(text, "new.replay");
        QVERIFY2(read.has_value(), text.c_str());
        QVERIFY2(*read == replay, text.c_str());
    }

    /// Each thing that is wrong with a setup is told as what it is.
    void setupsThatCannotBe()
    {
        using Kind = SetupProblem::Kind;
        const DeckCards& deck = deckNamed("lights-out.muster");
        const auto problem = [&](const std::function<void(MatchSetup&)>& change) {
            MatchSetup setup = test::sceptreSetup(deck, deck);
            change(setup);
            const auto session = m_game->session(setup);
            return session ? SetupProblem{} : session.error();
        };
        QVERIFY(m_game->session(test::sceptreSetup(deck, deck)).has_value());
        QVERIFY((problem([](MatchSetup& setup) { setup.mode = "solo"; }) == SetupProblem{Kind::UnknownMode, "solo"}));
        QVERIFY((problem([](MatchSetup& setup) { setup.players = 3; })
                 == SetupProblem{Kind::Players, "", SetupProblem::OfShop, 3, 2, 2}));
        QVERIFY((problem([](MatchSetup& setup) { setup.decks.pop_back(); })
                 == SetupProblem{Kind::Decks, "", SetupProblem::OfShop, 1, 2, 2}));
        QVERIFY((problem([&](MatchSetup& setup) { setup.shop = oneSection("early", deck); })
                 == SetupProblem{Kind::NeedlessShop}));
        QVERIFY((problem([&](MatchSetup& setup) { setup.decks[1] = {}; })
                 == SetupProblem{Kind::MissingSection, "main", 1}));
        QVERIFY((problem([&](MatchSetup& setup) { setup.decks[0] = oneSection("side", deck); })
                 == SetupProblem{Kind::UnknownSection, "side", 0}));
        QVERIFY((problem([&](MatchSetup& setup) { setup.decks[1].sections[0].cards.resize(11); })
                 == SetupProblem{Kind::SectionSize, "main", 1, 11, 12, 200}));
    }

    /// Every kind of choice has words of its own, and what is none is called so.
    void questionsInWords()
    {
        const auto session =
            *m_game->session(test::sceptreSetup(deckNamed("lights-out.muster"), deckNamed("in-and-out.muster")));
        QSet<QString> words;
        const int last = sceptre::ShowAbility;
        for (int kind = 0; kind <= last; ++kind) {
            const QString text = QString::fromStdString(session->questionText(static_cast<std::uint8_t>(kind)));
            if (kind <= static_cast<int>(Ask::Respond) || kind >= static_cast<int>(Ask::OfTheGame)) {
                QVERIFY2(!text.contains(QStringLiteral("no question")), qPrintable(text));
                QVERIFY2(!words.contains(text), qPrintable(text));
                words << text;
            }
        }
        QCOMPARE(session->questionText(200), std::string("no question of this game (200)"));
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
            sceptre::SceptreSession session(test::sceptreRules(), deck, DeckCards(12, champion));
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
        GoldfishPlan plan = planFor("ember-charge.muster");
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
        GoldfishPlan plan = planFor("ember-charge.muster");
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
        GoldfishPlan plan = planFor("ember-charge.muster");
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
        QCOMPARE(one.splits.size(), std::size_t(2));
        Measures& first = one.split("first");
        Measures& second = one.split("second");
        QCOMPARE(first.share("won").count + second.share("won").count, won);
        QVERIFY(first.samples > 180 && second.samples > 180);
        const auto turnsOfWins = [](Measures& of) { return of.mean("win-turn").mean.sum.value(); };
        QCOMPARE(turnsOfWins(first) + turnsOfWins(second), turnsOfWins(one));
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
    static GoldfishPlan planFor(const char* deck)
    {
        GoldfishPlan plan;
        plan.deck = oneSection("main", deckNamed(deck));
        plan.pilot = "greedy";
        plan.passive = "passive";
        return plan;
    }

    std::unique_ptr<Playable> m_game;
};

QTEST_GUILESS_MAIN(SceptreToolsTest)
#include "sceptre_tools_test.moc"
