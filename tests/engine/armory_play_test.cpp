// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Armory: random play with every invariant in all kinds of game, the pilot of rules of thumb, what is
// measured, and the shipped decks.
#include <QTest>

#include "armory_cards.h"
#include "conformance.h"
#include "playable_conformance.h"
#include "tests/support/thinned.h"

using namespace muster;
using namespace muster::engine;

namespace {

using Armories = std::vector<std::vector<std::uint16_t>>;

/// So many shipped decks around a table, from one of them on.
Armories around(qsizetype first, int seats)
{
    const QStringList& decks = test::armoryDecks();
    Armories armories;
    for (int seat = 0; seat < seats; ++seat)
        armories.push_back(test::armoryOf(decks[(first + seat) % decks.size()]));
    return armories;
}

GoldfishPlan plan(const std::string& mode, const std::string& passive)
{
    GoldfishPlan made;
    made.mode = mode;
    made.deck = test::armoryDeck(test::armoryDecks()[1]);
    made.pilot = "greedy";
    made.passive = passive;
    made.games = 100;
    return made;
}

} // namespace

class ArmoryPlayTest : public QObject {
    Q_OBJECT

private:
    /// Games with chance, or with `pilot`, at these tables.
    static void play(const std::vector<Armories>& tables, int games, Pilot* pilot = nullptr)
    {
        test::Conformance kit;
        kit.pilot = pilot;
        const int each = std::max(1, games / int(tables.size()));
        for (const Armories& armories : tables) {
            const auto begin = [&](armory::Game& game, std::uint64_t seed) { game.begin(armories, seed); };
            CardSession<armory::Game, decltype(begin)> session(test::armoryRules(), int(armories.size()), begin);
            kit.play(session, each);
            QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        }
        qInfo().noquote() << kit.summary();
        QCOMPARE(kit.abandoned(), 0);
        QVERIFY2(kit.capped() * 5 < kit.games(), qPrintable(kit.summary()));
    }

    static std::unique_ptr<Playable> armory()
    {
        auto made = makePlayable("armory", *test::armoryCards(), {});
        return made ? std::move(*made) : nullptr;
    }

private Q_SLOTS:
    void everyShippedCardIsRead()
    {
        QVERIFY2(test::armoryCards() && test::armoryCards()->size() > 100, "the shipped set cannot be read");
        QStringList unread;
        for (const code::Unread& one : test::armoryRules().unread()) {
            const std::string_view id = test::armoryCards()->card(one.card).id();
            unread.push_back(QString::fromUtf8(id.data(), qsizetype(id.size())) + QStringLiteral(": ")
                             + QString::fromStdString(one.what));
        }
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char('\n'))));
    }

    void randomDuels()
    {
        std::vector<Armories> tables;
        for (const QString& first : test::armoryDecks()) {
            for (const QString& second : test::armoryDecks())
                tables.push_back({test::armoryOf(first), test::armoryOf(second)});
        }
        QCOMPARE(int(tables.size()), 16);
        play(tables, test::gamesFromEnvironment(300));
    }

    void randomGamesOfMore_data()
    {
        QTest::addColumn<int>("seats");
        QTest::newRow("trei") << 3;
        QTest::newRow("tandem") << 4;
    }

    void randomGamesOfMore()
    {
        QFETCH(int, seats);
        play({around(0, seats), around(1, seats), around(2, seats), around(3, seats)}, test::gamesFromEnvironment(60));
    }

    /// The pilot of rules of thumb sees no more than its player may.
    void greedyPlay()
    {
        const auto greedy = armory()->pilot("greedy");
        play({around(0, 2), around(2, 2), around(1, 3), around(3, 4)}, 8, greedy.get());
    }

    /// The same games everywhere: under every compiler, in debug and release, on one thread and on two. Whoever changes a
    /// rule or a card changes these numbers, and says so.
    void sameGamesEverywhere_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("pilot");
        QTest::addColumn<quint64>("signature");
        QTest::newRow("duel, random") << 2 << QStringLiteral("random") << quint64(0x865b8c92ecf63b91);
        QTest::newRow("duel, greedy") << 2 << QStringLiteral("greedy") << quint64(0x20cb18843017d084);
        QTest::newRow("trei, greedy") << 3 << QStringLiteral("greedy") << quint64(0x8921bf2bf875b742);
        QTest::newRow("tandem, greedy") << 4 << QStringLiteral("greedy") << quint64(0xef4805f9ecf0f342);
    }

    void sameGamesEverywhere()
    {
        QFETCH(int, players);
        QFETCH(QString, pilot);
        QFETCH(quint64, signature);
        const auto game = armory();
        Matchup made;
        made.games = 200;
        made.seed = 6;
        for (int player = 0; player < players; ++player)
            made.entrants.push_back({test::armoryDeck(test::armoryDecks()[player]), pilot.toStdString()});
        for (const int threads : {1, 2}) {
            const auto score = playMatchup(*game, made, threads);
            QVERIFY(score.has_value());
            QCOMPARE(QString::number(score->signature, 16), QString::number(signature, 16));
        }
    }

    /// What the listing does not even ask for is refused by the rules themselves: cards that lie elsewhere than in the hand,
    /// who is not on turn, and actions in the middle of an attack.
    void refusesByItself()
    {
        const Armories armories = around(1, 2);
        const auto begin = [&](armory::Game& game, std::uint64_t seed) { game.begin(armories, seed, 0); };
        CardSession<armory::Game, decltype(begin)> session(test::armoryRules(), 2, begin);
        RandomPilot pilot;
        pilot.reseed(1, 0);
        session.setAgent(&pilot);
        session.begin(1);
        armory::Game& game = session.game();
        const auto goTo = [&](std::uint8_t phase) {
            while (game.state().phase != phase && !game.over())
                session.advance();
            return !game.over();
        };
        const auto wanted = [&](Seat seat, armory::Zone zone) {
            Option one;
            one.action = armory::Equip;
            game.eachIn(zone, seat, [&](CardId card) {
                if (game.isEquipment(card) && game.own(card).needsInAll == 0)
                    one.card = card;
                else if (!one.card.valid())
                    one.card = card;
            });
            return one;
        };
        QVERIFY(goTo(armory::MainPhase));
        const Seat active = game.table().active;
        const auto other = static_cast<Seat>(1 - active);
        QCOMPARE(QString::fromStdString(std::string(game.refuse(active, wanted(active, armory::Deck)).rule())),
                 QStringLiteral("ARM-210"));
        QCOMPARE(QString::fromStdString(std::string(game.refuse(other, wanted(other, armory::Hand)).rule())),
                 QStringLiteral("ARM-209"));
        QVERIFY(goTo(armory::Combat));
        QCOMPARE(QString::fromStdString(std::string(game.refuse(active, {}).rule())), QStringLiteral("ARM-220"));
    }

    /// It throws Weapons not only to defeat, where another is at hand that takes the place, and not at once.
    void greedyThrows()
    {
        struct Throws : Log {
            void add(const LogLine& line) override
            {
                attacks += line.what == static_cast<std::uint16_t>(armory::Says::Attacks) ? 1 : 0;
                if (line.what == static_cast<std::uint16_t>(armory::Says::Throws))
                    ++thrown;
                else if (line.what == static_cast<std::uint16_t>(Tells::TurnBegins))
                    survived += std::exchange(thrown, 0);
                else if (line.what == static_cast<std::uint16_t>(Tells::Wins))
                    thrown = 0;
            }
            int attacks = 0;
            int thrown = 0; ///< in this turn
            int survived = 0;
        };
        Throws seen;
        const QString tychon = test::armoryDecks()[2];
        const auto game = armory();
        const auto greedy = game->pilot("greedy");
        const auto session = *game->session({"duel", 2, {test::armoryDeck(tychon), test::armoryDeck(tychon)}, {}});
        session->setLog(&seen);
        constexpr int games = 60;
        for (int i = 1; i <= games; ++i) {
            greedy->reseed(static_cast<std::uint64_t>(i), 0);
            (void)playGame(*session, static_cast<std::uint64_t>(i), *greedy);
        }
        qInfo("%d throws that were survived, %d attacks in %d games", seen.survived, seen.attacks, games);
        QVERIFY(seen.survived >= games / 4);
        QVERIFY(seen.survived * 3 < seen.attacks);
    }

    /// It wins at least 90 of 100 games against chance, with every deck.
    void greedyBeatsRandom_data()
    {
        QTest::addColumn<QString>("deck");
        for (const QString& deck : test::armoryDecks())
            QTest::newRow(qPrintable(deck)) << deck;
    }

    void greedyBeatsRandom()
    {
        QFETCH(QString, deck);
        const auto score =
            playMatchup(*armory(), test::armoryMatchup(deck, deck, "greedy", "random", test::sampled(200), 5), 2);
        QVERIFY(score.has_value());
        QVERIFY2(test::isShare(score->entrants[0].won, score->games, 90),
                 qPrintable(QString::number(score->entrants[0].won)));
        QVERIFY(test::isShare(score->byTheRules(), score->games, 95));
    }

    /// And at least 70 of 100 against two of them in a game of three.
    void greedyBeatsTwo()
    {
        Matchup three;
        three.entrants = {{test::armoryDeck(test::armoryDecks()[1]), "greedy"},
                          {test::armoryDeck(test::armoryDecks()[1]), "random"},
                          {test::armoryDeck(test::armoryDecks()[1]), "random"}};
        three.games = test::sampled(300);
        const auto score = playMatchup(*armory(), three, 2);
        QVERIFY(score.has_value());
        QVERIFY2(test::isShare(score->entrants[0].won, score->games, 70),
                 qPrintable(QString::number(score->entrants[0].won)));
    }

    /// No shipped deck is much better than another, and games end by the rules.
    void shippedDecksAreEven_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const QStringList& decks = test::armoryDecks();
        for (qsizetype i = 0; i < decks.size(); ++i) {
            for (qsizetype j = i + 1; j < decks.size(); ++j)
                QTest::addRow("%s, %s", qPrintable(decks[i]), qPrintable(decks[j])) << decks[i] << decks[j];
        }
    }

    void shippedDecksAreEven()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto score =
            playMatchup(*armory(), test::armoryMatchup(first, second, "greedy", "greedy", test::sampled(400), 5), 2);
        QVERIFY(score.has_value());
        const int won = score->entrants[0].won;
        qInfo("%d of %d, %d by the rules", won, score->games, score->byTheRules());
        QVERIFY(test::isShare(score->byTheRules(), score->games, 95));
        QVERIFY2(test::isShare(won, score->games, 35, 65), qPrintable(QString::number(won)));
    }

    /// Records, matches and shards keep what they promise, in every mode.
    void matches_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("players");
        QTest::newRow("duel") << QStringLiteral("duel") << 2;
        QTest::newRow("trei") << QStringLiteral("trei") << 3;
        QTest::newRow("tandem") << QStringLiteral("tandem") << 4;
    }

    void matches()
    {
        QFETCH(QString, mode);
        QFETCH(int, players);
        const auto game = armory();
        QCOMPARE(test::wrongFacts(*game), QString());
        MatchSetup setup{mode.toStdString(), players, {}, {}};
        Matchup made;
        made.mode = mode.toStdString();
        for (int seat = 0; seat < players; ++seat) {
            setup.decks.push_back(test::armoryDeck(test::armoryDecks()[seat]));
            made.entrants.push_back({setup.decks.back(), "random"});
        }
        QCOMPARE(test::wrongRecord(*game, *test::armoryCards(), setup, "random"), QString());
        QCOMPARE(test::wrongRecord(*game, *test::armoryCards(), setup, "greedy"), QString());
        QCOMPARE(test::wrongMatch(*game, made), QString());
    }

    void hands()
    {
        for (const QString& deck : test::armoryDecks()) {
            const auto practice = makeHandPractice("armory", *test::armoryCards(), {}, test::armoryDeck(deck));
            QVERIFY(practice);
            QCOMPARE(test::wrongHands(*practice), QString());
            QCOMPARE(test::wrongPractice(*practice), QString());
            const Measures sum = sampleHands(*practice, {4000, 1, {}}, 2);
            const auto& rows = sum.classes.front().rows;
            QVERIFY(rows.front().after > rows.front().before); // the redraw is worth it
            QVERIFY(rows.back().after <= rows.back().before);
        }
    }

    /// ARM-Q7: of a deck that is nearly empty no more is redrawn than it has.
    void redrawOfAShortDeck()
    {
        DeckSections deck = test::armoryDeck(test::armoryDecks()[0]);
        deck.sections[1].cards.resize(9);
        const auto practice = makeHandPractice("armory", *test::armoryCards(), {}, deck);
        PracticeHand hand;
        practice->deal(hand, 1, 0);
        QCOMPARE(int(hand.hand.size()), 7);
        QCOMPARE(practice->mulligan(hand).most, 2);
    }

    void goldfish_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("passive");
        for (const QString& mode : {QStringLiteral("duel"), QStringLiteral("trei"), QStringLiteral("tandem")}) {
            for (const QString& passive :
                 {QStringLiteral("passive"), QStringLiteral("blocker"), QStringLiteral("sparring")})
                QTest::addRow("%s, %s", qPrintable(mode), qPrintable(passive)) << mode << passive;
        }
    }

    void goldfish()
    {
        QFETCH(QString, mode);
        QFETCH(QString, passive);
        const auto game = armory();
        QCOMPARE(test::wrongGoldfish(*game, plan(mode.toStdString(), passive.toStdString())), QString());
    }

    /// Also where several look alike, of which the pilot is asked about the first.
    void keptHands()
    {
        const auto game = armory();
        GoldfishPlan games = plan("duel", "passive");
        for (const QString& name : test::armoryDecks()) {
            games.deck = test::armoryDeck(name);
            const auto practice = makeHandPractice("armory", game->catalogue(), {}, games.deck);
            QCOMPARE(test::wrongKeptHands(*game, *practice, games), QString());
        }
    }

    /// Who blocks holds out longer than who does nothing, and alone who spars does damage. The earliest win is in the
    /// second own turn (ARM-124).
    void opponentsDiffer()
    {
        const auto game = armory();
        const Measures idle = engine::goldfish(*game, plan("duel", "passive"), 2);
        const Measures blocker = engine::goldfish(*game, plan("duel", "blocker"), 2);
        const Measures sparring = engine::goldfish(*game, plan("duel", "sparring"), 2);
        const auto turn = [](const Measures& of) { return of.findMean(GoldfishKeys::WinTurn)->mean.mean(); };
        const auto worn = [](const Measures& of) { return of.findMean("worn")->mean.mean(); };
        QVERIFY(idle.findShare(GoldfishKeys::Won)->count == 100);
        QVERIFY(turn(blocker) > turn(idle));
        QVERIFY(worn(sparring) > 0 && worn(idle) == 0);
        QCOMPARE(idle.findDistribution(GoldfishKeys::WinTurns)->counts.front(), 0);
    }

    /// Without Attributes a card that asks for some lies in the hand to the end, whatever its fighter is asked.
    void stuckCards()
    {
        const auto game = armory();
        const armory::Rules rules(game->catalogue(), {}, {});
        GoldfishPlan games = plan("duel", "passive");
        DeckCards& cards = games.deck.sections[1].cards;
        QCOMPARE(games.deck.sections[1].key, std::string("armory"));
        const auto typeOf = [&](std::uint16_t card) { return static_cast<armory::Type>(rules.facts(card).type); };
        const auto isAttribute = [&](std::uint16_t card) { return typeOf(card) == armory::Type::Attribute; };
        cards.erase(std::remove_if(cards.begin(), cards.end(), isAttribute), cards.end());
        int needing = 0;
        const auto played = [&] { return engine::goldfish(*game, games, 2).tally("stuck").rows; };
        const auto shipped = played();
        for (const auto& [row, count] : shipped) {
            QVERIFY2(row.second.empty() || row.second == "ARM-302" || row.second == "ARM-305", row.second.c_str());
            needing += row.second.empty() ? 0 : count;
        }
        QVERIFY2(needing > games.games, qPrintable(QString::number(needing)));
        const auto sword = std::find_if(cards.begin(), cards.end(), [&](std::uint16_t card) {
            return typeOf(card) == armory::Type::Weapon && rules.own(card).needsInAll > 0;
        });
        QVERIFY(sword != cards.end());
        cards.assign(40, std::uint16_t(*sword));
        const auto rows = played();
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows.begin()->first.second, std::string("ARM-302"));
        QCOMPARE(rows.begin()->second, games.games);
    }

    /// ARM-Q1, ARM-Q2: what cannot be set up is refused with its rule: another number of Starters, two for one space,
    /// Starters among the cards that are drawn, or too few of those. There is no limit of copies.
    void refusedArmories()
    {
        const auto game = armory();
        const DeckSections good = test::armoryDeck(test::armoryDecks()[1]);
        const auto problem = [&](DeckSections deck) {
            const auto session = game->session({"duel", 2, {good, std::move(deck)}, {}});
            return session ? std::string() : session.error().what;
        };
        QCOMPARE(problem(good), std::string());
        DeckSections copies = good;
        copies.sections[1].cards.assign(40, copies.sections[1].cards.front());
        QCOMPARE(problem(copies), std::string());
        DeckSections few = good;
        few.sections[1].cards.resize(6);
        QCOMPARE(problem(few), std::string("armory"));
        DeckSections one = good;
        one.sections[0].cards.pop_back();
        QCOMPARE(problem(one), std::string("starters"));
        DeckSections weapons = good;
        weapons.sections[0].cards.back() = weapons.sections[0].cards.front();
        QCOMPARE(problem(weapons), std::string("ARM-003"));
        DeckSections spaces = good;
        spaces.sections[0].cards.back() = spaces.sections[0].cards[1];
        QCOMPARE(problem(spaces), std::string("ARM-006"));
        DeckSections mixed = good;
        mixed.sections[1].cards.push_back(mixed.sections[0].cards.front());
        QCOMPARE(problem(mixed), std::string("ARM-107"));
        DeckSections swords = good;
        swords.sections[0].cards.front() = swords.sections[1].cards.front();
        QCOMPARE(problem(swords), std::string("ARM-103"));
    }
};

QTEST_GUILESS_MAIN(ArmoryPlayTest)
#include "armory_play_test.moc"
