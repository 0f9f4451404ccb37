// SPDX-License-Identifier: GPL-3.0-or-later
// Replays, hands, goldfish games and the golden playthrough of Sceptre.
#include <bit>
#include <cmath>
#include <numeric>

#include <QSet>
#include <QTest>

#include "engine/games/games.h"
#include "engine/play/replay_file.h"
#include "engine/play/tournament.h"
#include "engine/games/sceptre/goldfish.h"
#include "engine/games/sceptre/hands.h"
#include "engine/games/sceptre/notation.h"
#include "tests/support/paths.h"
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
        m_game = makePlayable("sceptre", *test::sceptreCards(), {});
        QVERIFY(m_game);
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
        ReplayFile replay{"sceptre", std::string(rulesVersion), {{"skl_use", "damage"}}, {}, 0xabcdef0123456789u, {},
                          0};
        for (const char* name : {"lights-out.muster", "in-and-out.muster"}) {
            auto& ids = replay.decks.emplace_back();
            for (const std::uint16_t card : deckNamed(name))
                ids.emplace_back(test::sceptreCards()->card(CardIndex{card}).id());
        }
        const auto game = makePlayable("sceptre", *test::sceptreCards(), replay.options);
        const auto session = game->session({deckNamed("lights-out.muster"), deckNamed("in-and-out.muster")});
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
        QVERIFY(m_game->session({deckNamed("lights-out.muster")}) == nullptr); // a game for two
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

    void versionsOfRecords()
    {
        QVERIFY(!isLater(rulesVersion));
        QVERIFY(!isLater("1"));
        QVERIFY(isLater(std::to_string(std::stoi(std::string(rulesVersion)) + 1)));
        QVERIFY(isLater("100")); // as numbers, not as words
    }

    /// Every kind of choice has words of its own, and what is none is called so.
    void questionsInWords()
    {
        const auto session = m_game->session({deckNamed("lights-out.muster"), deckNamed("in-and-out.muster")});
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
        // With no Champion at all the other seat of the sample still has one: it is never this deck's.
        DeckCards deck(static_cast<std::size_t>(champions), champion);
        deck.insert(deck.end(), static_cast<std::size_t>(70 - champions), copper);
        const int samples = 20'000;
        const sceptre::HandReport report = sceptre::sampleHands(test::sceptreRules(), deck, samples, 4);
        const auto near = [&](int count, double exact) {
            const double error = std::sqrt(std::max(1e-9, exact * (1 - exact) / samples));
            return std::abs(double(count) / samples - exact) <= 5 * error + 1e-9;
        };
        double sum = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            sum += report.exact.deadHands[i];
            QVERIFY2(near(report.deadHands[i], report.exact.deadHands[i]), qPrintable(QString::number(i)));
            QVERIFY2(near(report.championsInFirst[i], report.exact.champions[i]), qPrintable(QString::number(i)));
        }
        QVERIFY(std::abs(sum - 1) < 1e-9);
        // The digest's table of dead first hands: 16 Champions, 14.8 percent.
        if (champions == 16)
            QVERIFY(std::abs(1 - report.exact.deadHands[0] - 0.148) < 0.0005);
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
        const sceptre::HandReport report =
            sceptre::sampleHands(test::sceptreRules(), test::sceptreDecks().at(deck), samples, 11);
        const auto near = [&](int count, double exact) {
            return std::abs(double(count) / samples - exact) <= 5 * std::sqrt(exact * (1 - exact) / samples) + 1e-9;
        };
        QVERIFY(near(report.twoChampions, report.exact.twoChampions));
        QVERIFY(near(report.good, report.exact.good));
        QVERIFY(near(report.ready, report.exact.ready));
        QVERIFY(near(report.lastChampion, report.exact.lastChampion));
        QVERIFY(near(report.noCoin, report.exact.noCoin));
        QVERIFY(near(report.coinsForNothing, report.exact.coinsForNothing));
        QVERIFY(near(report.cavalryOnly, report.exact.cavalryOnly));
        QVERIFY(report.exact.good > 0.05 && report.exact.ready > report.exact.good && report.exact.ready < 1);
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
        sceptre::GoldfishPlan plan;
        plan.deck = deckNamed("ember-charge.muster");
        plan.passive = {10, 0, 0};
        plan.games = 40;
        plan.mostOwnTurns = 1;
        const int seeds = 400;
        double squares = 0;
        double p = 0;
        for (int i = 0; i < seeds; ++i) {
            plan.seed = static_cast<std::uint64_t>(i) + 1;
            const sceptre::GoldfishReport report = sceptre::goldfish(test::sceptreRules(), *m_game, plan, 1);
            p = 1 - report.exact.deadHands[0];
            squares += std::pow(report.deadHand - plan.games * p, 2);
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
        sceptre::GoldfishPlan plan;
        plan.deck = deckNamed("ember-charge.muster");
        plan.passive = sceptre::medianChampions(test::sceptreRules(), plan.deck);
        QCOMPARE(plan.passive.hp, 70);
        plan.games = 400;
        const sceptre::GoldfishReport one = sceptre::goldfish(test::sceptreRules(), *m_game, plan, 1);
        const sceptre::GoldfishReport two = sceptre::goldfish(test::sceptreRules(), *m_game, plan, 2);
        QCOMPARE(one.games, 400);
        QCOMPARE(one.won + one.lostByDeadHands + one.lostWithoutChampion + one.lostByBlood + one.drawn + one.notEnded,
                 400);
        QCOMPARE(one.winTurn.sum, two.winTurn.sum); // threads change nothing
        QCOMPARE(one.damage[3].sum, two.damage[3].sum);
        QVERIFY(one.won > 350); // nobody fights back
        QCOMPARE(std::accumulate(one.winningTurn.begin(), one.winningTurn.end(), 0), one.won);
        QCOMPARE(one.seats[0].won + one.seats[1].won, one.won);
        QVERIFY(one.seats[0].games > 180 && one.seats[1].games > 180);
        QCOMPARE(one.seats[0].winTurn.sum + one.seats[1].winTurn.sum, one.winTurn.sum);
        QVERIFY(one.neverUsable.mean() > 0 && one.neverUsable.mean() < one.unusable[11].mean() / one.hand[11].mean());
        QCOMPARE(one.exactLostByDeadHands, one.exact.deadHands[7]);
        for (const auto& [card, count] : one.stuck)
            QVERIFY(count <= one.games); // several copies count once
        QVERIFY(one.coins[0].mean() <= 3 && one.coins[4].mean() > one.coins[0].mean());
        QVERIFY(one.champions[0].mean() >= 1 && one.champions[0].mean() <= 5);
        QVERIFY(one.damage[5].mean() > one.damage[1].mean());
        // What has been reached by a turn counts on in games that have ended.
        for (std::size_t i = 0; i < sceptre::GoldfishReport::turns; ++i) {
            for (const auto* reached : {&one.damage, &one.expected, &one.collected}) {
                QCOMPARE((*reached)[i].count, one.games);
                QVERIFY(i == 0 || (*reached)[i].sum >= (*reached)[i - 1].sum);
            }
        }
        // Against more HP it takes longer.
        plan.passive.hp = 140;
        QVERIFY(sceptre::goldfish(test::sceptreRules(), *m_game, plan, 1).winTurn.mean() > one.winTurn.mean() + 1);
    }

private:
    std::unique_ptr<Playable> m_game;
};

QTEST_GUILESS_MAIN(SceptreToolsTest)
#include "sceptre_tools_test.moc"
