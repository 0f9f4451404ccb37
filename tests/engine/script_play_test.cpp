// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Script: random play with every invariant over all pairs of shipped decks.
#include <QTest>

#include "conformance.h"
#include "engine/games/games.h"
#include "engine/games/script/greedy.h"
#include "engine/pilots/scored_pilot.h"
#include "engine/play/card_session.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

namespace {

const std::shared_ptr<const Catalogue>& cards()
{
    static const auto found = test::catalogueOf(QStringLiteral("script"));
    return found;
}

std::map<QString, std::vector<std::uint16_t>> decks()
{
    std::map<QString, std::vector<std::uint16_t>> result;
    const QDir folder(test::gameFolder(QStringLiteral("script")) + QStringLiteral("/decks"));
    for (const QString& name : folder.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
        const GameLookup lookup([](std::string_view) { return &cards()->game(); });
        auto read = readDeck(test::bytesOf(folder.filePath(name)), name.toStdString(), lookup);
        if (!read)
            continue;
        const ResolvedDeck resolved(*cards(), *read);
        for (const ResolvedEntry& entry : resolved.entries())
            result[name].insert(result[name].end(), static_cast<std::size_t>(entry.count),
                                static_cast<std::uint16_t>(entry.card.value));
    }
    return result;
}

} // namespace

class ScriptPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedCardIsRead()
    {
        const script::Rules rules(*cards(), {}, {});
        QStringList unread;
        for (const code::Unread& one : rules.unread())
            unread.push_back(
                QString::fromUtf8(cards()->card(one.card).id().data(), qsizetype(cards()->card(one.card).id().size()))
                + QStringLiteral(": ") + QString::fromStdString(one.what));
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char(char(10)))));
    }

    /// Zones add up, hold what they may (SCR-260, SCR-264), and nobody sees more than they may, after every step.
    void randomPlay()
    {
        const script::Rules rules(*cards(), {}, {});
        const auto all = decks();
        QVERIFY(all.size() >= 2);
        test::Conformance kit;
        const int games = std::max(1, test::gamesFromEnvironment(300) / int(all.size() * all.size()));
        for (const auto& [nameA, first] : all) {
            for (const auto& [nameB, second] : all) {
                const auto begin = [&](script::Game& game, std::uint64_t seed) { game.begin(first, second, seed); };
                CardSession<script::Game, decltype(begin)> session(rules, 2, begin);
                kit.play(session, games);
                QVERIFY2(kit.problem.isEmpty(),
                         qPrintable(nameA + QStringLiteral(" against ") + nameB + QStringLiteral(": ") + kit.problem));
            }
        }
        qInfo().noquote() << kit.summary();
        QCOMPARE(kit.abandoned(), 0);
        QVERIFY2(kit.capped() * 5 < kit.games(), qPrintable(kit.summary()));
    }

    /// SCR-276, SCR-Q55: a player may concede at any time; the other one has won.
    void concede()
    {
        const script::Rules rules(*cards(), {}, {});
        const auto all = decks();
        const auto begin = [&](script::Game& game, std::uint64_t seed) {
            game.begin(all.begin()->second, all.rbegin()->second, seed);
        };
        CardSession<script::Game, decltype(begin)> session(rules, 2, begin);
        RandomPilot pilot;
        pilot.reseed(1, 0);
        session.setAgent(&pilot);
        session.begin(1);
        session.advance();
        session.game().concede(0);
        QVERIFY(session.outcome().wonBy(1));
        QCOMPARE(std::string(session.outcome().rule), std::string("SCR-276"));
    }

    /// SCR-280, SCR-Q57: a battle has exactly two players.
    void twoPlayersAlone()
    {
        const auto made = makePlayable("script", *cards(), {});
        QVERIFY(made);
        const DeckSections deck = oneSection("main", decks().begin()->second);
        for (const int players : {1, 2, 3, 4}) {
            const MatchSetup setup{{}, players, std::vector(static_cast<std::size_t>(players), deck), {}};
            QCOMPARE((*made)->session(setup).has_value(), players == 2);
        }
    }

    void greedyBeatsRandom()
    {
        const script::Rules rules(*cards(), {}, {});
        const auto all = decks();
        int wins = 0;
        int games = 0;
        int byTheRules = 0;
        for (const auto& [name, deck] : all) {
            const auto begin = [&deck = deck](script::Game& game, std::uint64_t seed) { game.begin(deck, deck, seed); };
            CardSession<script::Game, decltype(begin)> session(rules, 2, begin);
            for (int i = 0; i < 40; ++i) {
                const Seat seat = static_cast<Seat>(i % 2);
                script::Greedy greedy;
                RandomPilot random;
                greedy.reseed(static_cast<std::uint64_t>(i), seat);
                random.reseed(static_cast<std::uint64_t>(i), static_cast<Seat>(1 - seat));
                const std::array<Agent*, 2> agents =
                    seat == 0 ? std::array<Agent*, 2>{&greedy, &random} : std::array<Agent*, 2>{&random, &greedy};
                BySeat bySeat(agents);
                const PlayedGame played = playGame(session, mix(static_cast<std::uint64_t>(i)), bySeat);
                wins += played.outcome.wonBy(seat) ? 1 : 0;
                byTheRules += played.outcome.byTheRules() ? 1 : 0;
                ++games;
            }
        }
        qInfo() << "greedy wins" << wins << "of" << games;
        QVERIFY2(wins * 10 >= games * 9, qPrintable(QString::number(wins)));
        QVERIFY(byTheRules * 20 >= games * 19);
    }
};

QTEST_GUILESS_MAIN(ScriptPlayTest)
#include "script_play_test.moc"
