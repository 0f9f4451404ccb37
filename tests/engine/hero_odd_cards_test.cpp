// SPDX-License-Identifier: GPL-3.0-or-later
// Games of Hero with cards that nobody would print: every verb and every event in texts that wake, replace and undo each
// other. Whatever a card says, what must hold of all games holds.
#include <QTest>

#include "conformance.h"
#include "engine/play/card_session.h"
#include "engine/games/hero/greedy.h"
#include "hero_cards.h"

using namespace muster;
using namespace muster::engine;

namespace {

/// The shipped cards and the odd ones.
struct Odd {
    std::shared_ptr<const Catalogue> cards;
    std::vector<std::uint16_t> ofDecks, items[3];
};

Odd oddCards(const QString& path)
{
    Odd odd;
    std::vector<CardSet> sets = test::setsOf(QStringLiteral("hero"));
    auto read = readSet(test::bytesOf(path), "odd.yaml", *test::gameOf(QStringLiteral("hero")));
    if (!read)
        qFatal("%s", qPrintable(test::listed(read.error())));
    sets.push_back(std::move(*read));
    auto built = buildCatalogue(test::gameOf(QStringLiteral("hero")), sets);
    if (!built)
        return odd;
    odd.cards = *built;
    return odd;
}

} // namespace

class HeroOddCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QByteArray other = qgetenv("MUSTER_ODD_CARDS");
        m_odd = oddCards(other.isEmpty() ? test::inSources() + QStringLiteral("/tests/engine/odd_cards/hero.yaml")
                                         : QString::fromUtf8(other));
        QVERIFY(m_odd.cards);
        m_rules = std::make_unique<hero::Rules>(*m_odd.cards);
        for (std::uint32_t i = 0; i < m_odd.cards->size(); ++i) {
            const auto definition = static_cast<std::uint16_t>(i);
            if (!m_odd.cards->card(CardIndex{i}).id().starts_with("ODD"))
                continue;
            const hero::Facts& facts = m_rules->printed(definition);
            const bool item = facts.type == hero::Type::Equipment || facts.type == hero::Type::Potion;
            (item ? m_odd.items[facts.tier] : m_odd.ofDecks).push_back(definition);
        }
        QVERIFY(m_odd.ofDecks.size() >= 40);
    }

    void randomPlay() { play(nullptr, test::gamesFromEnvironment(300)); }

    void greedyPlay()
    {
        hero::Greedy greedy;
        play(&greedy, 40);
    }

private:
    /// Each game with other decks and another shop of the odd cards.
    void play(Agent* pilot, int games)
    {
        hero::Match match;
        const auto begin = [&](hero::Game& game, std::uint64_t seed) {
            Stream stream(seed, 900);
            const auto some = [&](const std::vector<std::uint16_t>& of, int count) {
                std::vector<std::uint16_t> cards;
                for (int i = 0; i < count && !of.empty(); ++i)
                    cards.push_back(of[stream.below(static_cast<std::uint32_t>(of.size()))]);
                return cards;
            };
            for (const int side : {0, 1}) {
                const char* hero = stream.below(2) == 0 ? "Barbarian" : "Mage";
                match.sides[side].hero = static_cast<std::uint16_t>(m_odd.cards->findByName(hero).front().value);
                match.sides[side].deck = some(m_odd.ofDecks, 40);
            }
            for (const int tier : {0, 1, 2})
                match.tiers[tier] = some(m_odd.items[0], 8);
            game.begin(match, seed);
        };
        CardSession<hero::Game, decltype(begin)> session(*m_rules, 2, begin);
        test::Conformance kit;
        kit.pilot = pilot;
        kit.play(session, games);
        qInfo("%s", qPrintable(kit.summary()));
        QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        QVERIFY2(kit.abandoned() * 5 < kit.games(), qPrintable(kit.summary())); // texts may wake each other for ever
    }

    Odd m_odd;
    std::unique_ptr<hero::Rules> m_rules;
};

QTEST_GUILESS_MAIN(HeroOddCardsTest)
#include "hero_odd_cards_test.moc"
