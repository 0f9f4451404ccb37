// SPDX-License-Identifier: GPL-3.0-or-later
// A hand that was tried is the hand at the table: dealt, kept or sent back as it was, in every game.
#include <algorithm>

#include <QTest>

#include "app/window/hands/hand_desk.h"
#include "app/window/table/played_hand.h"
#include "tests/window/table_stage.h"

using namespace muster;
using namespace muster::app;
using namespace muster::test;

class PlayedHandTest : public QObject {
    Q_OBJECT

private:
    /// What the first seat has in hand.
    static engine::DeckCards handOf(const TableGame& game)
    {
        engine::DeckCards cards;
        for (const engine::ShownZone& zone : game.shown(engine::NoSeat).zones) {
            if (zone.kind != engine::ShownZone::Hand || zone.seat != 0)
                continue;
            for (const engine::ShownCard& card : zone.cards)
                cards.push_back(card.definition);
        }
        std::ranges::sort(cards);
        return cards;
    }

    std::shared_ptr<const GameData> data(const QString& game) { return *m_decks->game(game); }

    std::shared_ptr<const DeckSnapshot> firstDeck(const QString& game)
    {
        const auto of = data(game);
        for (Deck& deck : shippedDecks(of->resources, of->game())) {
            const DeckKind* const kind = of->game().findDeckKind(deck.kind);
            if (hasSections(*kind, engine::playFacts(of->game().key)->sections))
                return std::make_shared<const DeckSnapshot>(of, std::move(deck));
        }
        qFatal("no deck");
    }

    TestHome m_home;
    std::unique_ptr<OpenDecks> m_decks;

private Q_SLOTS:
    void initTestCase() { m_decks = std::make_unique<OpenDecks>(m_home.places()); }

    void sameCards_data() { addGames(); }
    void sameCards()
    {
        QFETCH(QString, game);
        const auto deck = firstDeck(game);
        HandDesk desk;
        desk.setDeck(deck.get());
        int sentBack = 0;
        for (int place = 0; place < desk.places(); ++place) {
            desk.setPlace(place);
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                for (const bool decides : {false, true}) {
                    desk.deal(seed);
                    if (decides && desk.steps().mulligan()) {
                        const auto advice = desk.advice();
                        advice.empty() ? desk.keep() : desk.sendBack(advice);
                        sentBack += advice.empty() ? 0 : 1;
                    }
                    const auto hand = triedHand(desk);
                    QVERIFY(hand);
                    const TableSetup setup = alone(withHand(tableSetup(*data(game), 2), *hand), *hand);
                    const auto played = playedHand(data(game), setup, *hand);
                    QVERIFY2(played, played ? "" : qPrintable(played.error()));
                    QVERIFY2(played->same, qPrintable(QString::number(seed)));
                    engine::DeckCards held = hand->hand;
                    std::ranges::sort(held);
                    if (played->game->turn() == 0)
                        QCOMPARE(handOf(*played->game), held);
                    if (decides)
                        QCOMPARE(played->game->tree().ends().size(), std::size_t(1)); // no line that nobody tried
                }
            }
        }
        const auto rule = [&] {
            desk.deal(1);
            return desk.steps().mulligan();
        }();
        QVERIFY(!rule || rule->least > 0 || sentBack > 0);
    }

    /// Dice may let the other one begin, who has a card more: then it is not the same hand, and that is said.
    void anotherHandIsNoticed()
    {
        const QString game = QStringLiteral("hero");
        HandDesk desk;
        const auto deck = firstDeck(game);
        desk.setDeck(deck.get());
        int same = 0, other = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            desk.deal(seed);
            const auto hand = triedHand(desk);
            const auto played = playedHand(data(game), withHand(tableSetup(*data(game), 2), *hand), *hand);
            QVERIFY(played);
            ++(played->same ? same : other);
        }
        QVERIFY(same > 0);
        QVERIFY(other > 0);
    }
};

QTEST_MAIN(PlayedHandTest)
#include "played_hand_test.moc"
