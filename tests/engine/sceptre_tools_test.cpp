// SPDX-License-Identifier: GPL-3.0-or-later
// Replays, the golden playthrough, setups and questions in words of Sceptre.
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

/// Writes down a game as a person would tell it: what was chosen, and what came of it.
class Scribe final : public Agent, public Log {
public:
    Scribe(Agent& pilot, sceptre::Game& game) : m_pilot(pilot), m_game(game) { }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        const std::size_t chosen = m_pilot.choose(choice, view);
        text += std::string(1, static_cast<char>('A' + choice.seat)) + ": " + m_game.optionTexts(choice)[chosen] + "\n";
        return chosen;
    }
    void add(const LogLine& line) override { text += "    " + m_game.lineText(line) + "\n"; }
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
        auto session = test::sceptreSession(deckNamed("ember-charge.muster"), deckNamed("the-long-siege.muster"));
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
        GoldfishPlan plan = test::sceptreGoldfish("ember-charge.muster");
        QVERIFY(fine(test::wrongGoldfish(*m_game, plan)));
        QVERIFY(fine(test::wrongKeptHands(*m_game, *hands, plan)));
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

private:
    std::unique_ptr<Playable> m_game;
};

QTEST_GUILESS_MAIN(SceptreToolsTest)
#include "sceptre_tools_test.moc"
