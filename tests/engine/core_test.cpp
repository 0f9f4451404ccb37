// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's core by itself: streams, tables, records, windows; and what Sceptre's rules say of dice and seats.
#include <algorithm>
#include <array>

#include <QTest>

#include "engine/flow/windows.h"
#include "engine/games/games.h"
#include "engine/language/cards_in_use.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/tournament.h"
#include "model/effects/questions.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

class CoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers are part of the file format: a replay of one machine has to be the game of every other.
    void streamsAreTheSameEverywhere()
    {
        Stream stream(42, 1);
        QCOMPARE(stream.next(), Stream(42, 1).next());
        Stream other(42, 2);
        QVERIFY(Stream(42, 1).next() != other.next());
        std::uint64_t sum = 0;
        Stream many(7, 100);
        for (int i = 0; i < 1000; ++i)
            sum = mix(sum ^ many.below(1000));
        QCOMPARE(QString::number(sum, 16), QStringLiteral("2a008d46a05aff79"));
    }

    /// SCE-M1: results from 1 to 20, all about equally often, 11 or more in half of them.
    void diceAreFair()
    {
        Stream stream(3, 100);
        std::array<int, 21> seen{};
        int high = 0;
        constexpr int rolls = 20'000;
        for (int i = 0; i < rolls; ++i) {
            const int die = stream.die(20);
            QVERIFY(die >= 1 && die <= 20);
            ++seen[static_cast<std::size_t>(die)];
            high += die >= 11 ? 1 : 0;
        }
        double chi = 0;
        for (int face = 1; face <= 20; ++face) {
            const double off = seen[static_cast<std::size_t>(face)] - rolls / 20.0;
            chi += off * off / (rolls / 20.0);
        }
        QVERIFY2(chi < 43.8, "chi-square with 19 degrees, one in a thousand"); // 43.8: the 99.9 percent point
        QVERIFY(std::abs(high - rolls / 2) < 300);
    }

    /// SCE-5a: another seed gives another order, the same seed the same.
    void shufflesFollowTheSeed()
    {
        const sceptre::DeckCards deck = test::sceptreDecks().begin()->second;
        const auto orderOf = [&](std::uint64_t seed) {
            auto session = test::sceptreSession(deck, deck);
            session.begin(seed);
            std::vector<std::uint16_t> order;
            session.game().table().each(sceptre::zoneId(sceptre::Deck, 0),
                                        [&](CardId card) { order.push_back(card.value); });
            return order;
        };
        QCOMPARE(orderOf(5).size(), std::size_t(70));
        QVERIFY(orderOf(5) == orderOf(5));
        QVERIFY(orderOf(5) != orderOf(6));
    }

    /// SCE-M3: two players, not one, not three.
    void twoSeats()
    {
        const sceptre::DeckCards deck = test::sceptreDecks().begin()->second;
        auto session = test::sceptreSession(deck, deck);
        QCOMPARE(session.seats(), 2);
        session.begin(1);
        QCOMPARE(int(session.game().table().seats), 2);
    }

    void tablesKeepTheirLists()
    {
        auto table = std::make_unique<engine::Table>();
        table->reset(2, 4);
        std::vector<CardId> cards;
        for (std::uint16_t i = 0; i < 10; ++i)
            cards.push_back(table->addCard(i, 0, 1));
        table->moveToFront(cards[7], 2);
        table->moveToEnd(cards[3], 2);
        table->moveBefore(cards[5], cards[3]);
        table->attach(cards[1], cards[5]);
        table->attach(cards[2], cards[5]);
        QVERIFY2(table->brokenInvariant() == nullptr, table->brokenInvariant());
        QCOMPARE(int(table->zone(2).count), 3);
        QCOMPARE(int(table->zone(1).count), 5);
        table->moveToEnd(cards[5], 3); // with what is attached to it
        QCOMPARE(int(table->card(cards[1]).holder.value), int(cards[5].value));
        QVERIFY(table->brokenInvariant() == nullptr);
        table->card(cards[0]).next = cards[9]; // a broken list is noticed
        QVERIFY(table->brokenInvariant() != nullptr);
    }

    void windowsGoAround_data()
    {
        QTest::addColumn<int>("order");
        QTest::addColumn<QString>("expected");
        QTest::newRow("from the active player") << int(WindowOrder::FromActive) << QStringLiteral("120");
        QTest::newRow("against") << int(WindowOrder::AgainstActive) << QStringLiteral("021");
        QTest::newRow("others first") << int(WindowOrder::OthersFirst) << QStringLiteral("201");
    }

    void windowsGoAround()
    {
        QFETCH(int, order);
        QFETCH(QString, expected);
        QString asked;
        StandingPasses passes;
        const auto open = [&] {
            openWindow(
                static_cast<WindowOrder>(order), 1, 3, false, passes, [](Seat) { return true; },
                [&](Seat seat) {
                    asked += QString::number(seat);
                    return false;
                });
        };
        open();
        QCOMPARE(asked, expected);
        asked.clear();
        passes.pass(2, 5); // not asked until moment 5
        open();
        QCOMPARE(asked, QString(expected).remove(QLatin1Char('2')));
        passes.end(4);
        QVERIFY(passes.stands(2));
        passes.end(5);
        QVERIFY(!passes.stands(2));
    }

    /// Answers that do not fit are refused where they are, not guessed.
    void recordsThatDoNotFit_data()
    {
        QTest::addColumn<int>("change");
        QTest::newRow("another kind") << 0;
        QTest::newRow("another seat") << 1;
        QTest::newRow("other options") << 2;
        QTest::newRow("out of range") << 3;
    }

    void recordsThatDoNotFit()
    {
        QFETCH(int, change);
        const sceptre::DeckCards deck = test::sceptreDecks().begin()->second;
        auto session = test::sceptreSession(deck, deck);
        RandomPilot pilot;
        pilot.reseed(1, 0);
        std::vector<Answer> answers;
        Recorder recorder(pilot, answers);
        (void)playGame(session, 9, recorder);
        QVERIFY(answers.size() > 30);
        const std::size_t wrong = 20;
        if (change == 0)
            answers[wrong].kind = static_cast<std::uint8_t>(answers[wrong].kind + 1);
        if (change == 1)
            answers[wrong].seat = static_cast<Seat>(1 - answers[wrong].seat);
        if (change == 2)
            ++answers[wrong].options;
        if (change == 3)
            answers[wrong].chosen = answers[wrong].options;
        Replay replay(answers);
        std::size_t departed = 0;
        try {
            (void)playGame(session, 9, replay);
        } catch (const Departed& at) {
            departed = at.index;
        }
        QCOMPARE(departed, wrong);
    }

    /// A match knows its own cards and those that their texts bring, and no others.
    void cardsOfAMatch()
    {
        const auto cards = test::catalogueOf(QStringLiteral("hero"));
        QVERIFY(cards);
        const auto named = [&](const char* name) {
            const auto found = cards->findByName(name);
            return found.empty() ? std::uint16_t(0xffff) : static_cast<std::uint16_t>(found.front().value);
        };
        const std::uint16_t wolf = named("Rime Wolf");
        QVERIFY(wolf != 0xffff);
        std::uint16_t bringer = 0xffff;
        for (std::uint32_t i = 0; i < cards->size(); ++i) {
            for (const ScriptIndex script : cards->card(CardIndex{i}).scripts()) {
                if (effects::has(cards->effects(), script, effects::Term::VerbCreate) && i != wolf)
                    bringer = static_cast<std::uint16_t>(i);
            }
        }
        QVERIFY(bringer != 0xffff);
        const std::uint16_t alone = wolf == 0 ? 1 : 0;
        const auto count = [](const std::vector<std::uint8_t>& used) {
            return std::count(used.begin(), used.end(), 1);
        };
        const auto used = code::cardsInUse(*cards, std::array<std::uint16_t, 1>{bringer});
        QCOMPARE(used.size(), std::size_t(cards->size()));
        QVERIFY(used[bringer] == 1 && used[wolf] == 1);
        QCOMPARE(count(used), 2);
        if (alone != bringer)
            QCOMPARE(count(code::cardsInUse(*cards, std::array<std::uint16_t, 1>{alone})), 1);
        QVERIFY(code::cardsInUse(*cards, {}).empty());
    }

    /// One thread or several: the same games, the same signature.
    void threadsChangeNothing()
    {
        const auto game = makePlayable("sceptre", *test::sceptreCards(), {});
        QVERIFY(game.has_value());
        const auto& decks = test::sceptreDecks();
        const Matchup matchup =
            test::sceptreMatchup(decks.begin()->second, decks.rbegin()->second, "greedy", "random", 300, 5);
        const auto one = playMatchup(**game, matchup, 1);
        const auto two = playMatchup(**game, matchup, 2);
        QVERIFY(one.has_value() && two.has_value());
        QCOMPARE(one->signature, two->signature);
        QVERIFY(one->entrants == two->entrants);
        QCOMPARE(one->games, 300);
        QCOMPARE(one->entrants[0].won + one->entrants[1].won + one->draws + one->capped + one->abandoned, 300);
        QCOMPARE(one->seats[0].won + one->seats[1].won, one->entrants[0].won + one->entrants[1].won);
        QVERIFY((*game)->pilot("nobody") == nullptr);
        QVERIFY(makePlayable("no such game", *test::sceptreCards(), {}).error() == NotPlayable::NoEngine);
    }
};

QTEST_GUILESS_MAIN(CoreTest)
#include "core_test.moc"
