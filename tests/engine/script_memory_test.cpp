// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Script: nothing is allocated, and what is kept about the cards in play is what it would be if it were worked
// out anew at every question.
#include <QTest>

#include "counted_allocations.h"
#include "engine/games/games.h"
#include "engine/games/script/game.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/card_session.h"
#include "shipped.h"

using namespace muster;
using namespace muster::engine;

class ScriptMemoryTest : public QObject {
    Q_OBJECT

private:
    const std::shared_ptr<const Catalogue> m_cards = test::catalogueOf(QStringLiteral("script"));
    const std::map<QString, DeckCards> m_decks = test::decksOf(*m_cards);

    /// Each deck against the next one.
    template <class Visit>
    void eachPair(Visit visit) const
    {
        for (auto first = m_decks.begin(); first != m_decks.end(); ++first) {
            const auto next = std::next(first);
            visit(first->second, next == m_decks.end() ? m_decks.begin()->second : next->second);
        }
    }

private Q_SLOTS:
    void nothingIsAllocated_data()
    {
        QTest::addColumn<QString>("pilot");
        for (const char* pilot : {"random", "greedy"})
            QTest::newRow(pilot) << QString::fromLatin1(pilot);
    }

    void nothingIsAllocated()
    {
        QFETCH(QString, pilot);
        const auto game = makePlayable("script", *m_cards, {});
        QVERIFY(game.has_value());
        QVERIFY(m_decks.size() > 1);
        const auto agent = (*game)->pilot(pilot.toStdString());
        eachPair([&](const DeckCards& first, const DeckCards& second) {
            const auto session =
                *(*game)->session({{}, 2, {oneSection("main", first), oneSection("main", second)}, {}});
            const long before = test::allocations;
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                agent->reseed(seed, 0);
                (void)playGame(*session, seed, *agent);
            }
            QCOMPARE(test::allocations - before, 0L);
        });
    }

    void cachedStatesAgree()
    {
        const script::Rules rules(*m_cards, {}, {});
        eachPair([&](const DeckCards& first, const DeckCards& second) {
            const auto begin = [&](script::Game& game, std::uint64_t seed) { game.begin(first, second, seed); };
            CardSession<script::Game, decltype(begin)> cached(rules, 2, begin);
            CardSession<script::Game, decltype(begin)> anew(rules, 2, begin);
            anew.game().setCaching(false);
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                RandomPilot one;
                RandomPilot two;
                one.reseed(seed, 0);
                two.reseed(seed, 0);
                QCOMPARE(playGame(cached, seed, one).digest, playGame(anew, seed, two).digest);
            }
        });
    }
};

QTEST_GUILESS_MAIN(ScriptMemoryTest)
#include "script_memory_test.moc"
