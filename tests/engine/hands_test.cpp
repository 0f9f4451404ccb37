// SPDX-License-Identifier: GPL-3.0-or-later
// The procedures of opening hands that games are made of.
#include <algorithm>
#include <set>

#include <QTest>

#include "engine/play/drawn_hands.h"
#include "playable_conformance.h"

using namespace muster;
using namespace muster::engine;

namespace {

/// Sends everything back that is worth nothing: cards beyond a number.
class Plain final : public DrawnHands {
public:
    using DrawnHands::DrawnHands;
    void policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const override
    {
        const auto most = static_cast<std::size_t>(mulligan(hand).most);
        for (std::size_t i = 0; i < hand.hand.size() && cards.size() < most; ++i) {
            if (mulligan(hand).all || hand.hand[i] >= 20)
                cards.push_back(i);
        }
    }
    int classOf(const PracticeHand& hand) const override { return good(hand) >= 2 ? 0 : 1; }
    Measures series() const override
    {
        Measures all;
        all.classes = {{"hands", {"hands"}, {{"good", {"good"}}, {"bad", {"bad"}}}}};
        all.shares = {{"none", {"none"}}};
        return all;
    }
    void measure(const PracticeHand&, const PracticeHand& last, Measures& sum) const override
    {
        sum.shares[0].count += good(last) == 0 ? 1 : 0;
    }

private:
    static int good(const PracticeHand& hand)
    {
        return static_cast<int>(
            std::count_if(hand.hand.begin(), hand.hand.end(), [](std::uint16_t card) { return card < 20; }));
    }
};

DeckCards fortyCards()
{
    DeckCards deck(40);
    std::iota(deck.begin(), deck.end(), std::uint16_t(0));
    return deck;
}

} // namespace

class HandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void procedures_data()
    {
        QTest::addColumn<int>("back");
        QTest::addColumn<int>("most");
        QTest::addColumn<bool>("all");
        QTest::addColumn<int>("mulligans");
        QTest::newRow("shuffled first") << int(DrawnHands::Back::ShuffledFirst) << 3 << false << 1;
        QTest::newRow("drawn first") << int(DrawnHands::Back::DrawnFirst) << 99 << false << 1;
        QTest::newRow("the whole hand, discarded") << int(DrawnHands::Back::Discarded) << 0 << true << 1;
        QTest::newRow("none") << int(DrawnHands::Back::Discarded) << 0 << false << 0;
        QTest::newRow("twice") << int(DrawnHands::Back::ShuffledFirst) << 2 << false << 2;
    }

    /// What every game's practice has to keep; and returned cards are where the procedure says.
    void procedures()
    {
        QFETCH(int, back);
        QFETCH(int, most);
        QFETCH(bool, all);
        QFETCH(int, mulligans);
        const auto kind = static_cast<DrawnHands::Back>(back);
        const Plain game({{4, 5}, mulligans, most, all, kind, "A-1"}, fortyCards());
        QCOMPARE(test::wrongPractice(game), QString());
        QCOMPARE(test::wrongHands(game), QString());
        PracticeHand hand;
        std::set<std::uint16_t> backAgain;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            game.deal(hand, seed, 1);
            QCOMPARE(hand.hand.size(), std::size_t(5));
            QCOMPARE(hand.stands, mulligans == 0);
            const std::uint16_t sent = hand.hand.front();
            if (hand.stands)
                continue;
            std::vector<std::size_t> cards{0};
            if (all)
                cards = {0, 1, 2, 3, 4};
            game.sendBack(hand, cards);
            QCOMPARE(hand.hand.size(), std::size_t(5));
            QCOMPARE(hand.stands, mulligans == 1);
            if (std::find(hand.hand.begin(), hand.hand.end(), sent) != hand.hand.end())
                backAgain.insert(sent);
            const bool discarded = std::find(hand.aside.begin(), hand.aside.end(), sent) != hand.aside.end();
            QCOMPARE(discarded, kind == DrawnHands::Back::Discarded);
        }
        QCOMPARE(!backAgain.empty(), kind == DrawnHands::Back::ShuffledFirst && mulligans > 0);
    }

    /// A policy that sends bad cards back makes hands better, and keeping all is what was dealt.
    void policiesAreMeasured()
    {
        const Plain game({{5}, 1, 5, false, DrawnHands::Back::DrawnFirst, "A-1"}, fortyCards());
        const Measures measures = sampleHands(game, {2000, 1, {}}, 1);
        const auto& rows = measures.classes.front().rows;
        QCOMPARE(rows[0].before + rows[1].before, 2000);
        QVERIFY(rows[0].before > 1500 && rows[0].before < 1800); // 0.83 by the formula
        QVERIFY(rows[0].after > rows[0].before + 100);
    }

    /// The same seed gives the same hand, and keeping it ends the matter.
    void seedsAndKeeping()
    {
        const Plain game({{7}, 3, 7, false, DrawnHands::Back::ShuffledFirst, "A-1"}, fortyCards());
        PracticeHand one;
        PracticeHand two;
        game.deal(one, 5, 0);
        game.deal(two, 6, 0);
        QVERIFY(one.hand != two.hand);
        game.deal(two, 5, 0);
        QVERIFY(one.hand == two.hand && one.deck == two.deck);
        game.sendBack(one, {});
        QVERIFY(one.stands && one.changes == 0 && one.hand == two.hand);
    }
};

QTEST_GUILESS_MAIN(HandsTest)
#include "hands_test.moc"
