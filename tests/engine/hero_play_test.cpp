// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Hero: random play with every invariant over all pairs of shipped decks, with the shipped shop.
#include <bit>
#include <cmath>

#include <QTest>

#include "conformance.h"
#include "engine/play/goldfish.h"
#include "hero_cards.h"
#include "playable_conformance.h"
#include "tests/support/thinned.h"

using namespace muster;
using namespace muster::engine;

class HeroPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedCardIsRead()
    {
        QVERIFY(test::heroCards() && test::heroCards()->size() > 100);
        QStringList unread;
        for (const code::Unread& one : test::heroRules().unread()) {
            const std::string_view id = test::heroCards()->card(one.card).id();
            unread.push_back(QString::fromUtf8(id.data(), qsizetype(id.size())) + QStringLiteral(": ")
                             + QString::fromStdString(one.what));
        }
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char('\n'))));
    }

    void randomPlay_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        for (const QString& first : test::heroDecks()) {
            for (const QString& second : test::heroDecks())
                QTest::addRow("%s, %s", qPrintable(first), qPrintable(second)) << first << second;
        }
    }

    void randomPlay()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const hero::Match match = test::heroMatch(first, second);
        QCOMPARE(int(match.sides[0].deck.size()), 40);
        QCOMPARE(int(match.tiers[0].size() + match.tiers[1].size() + match.tiers[2].size()), 45);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        m_kit.play(session, test::gamesFromEnvironment(480) / 16 + 1);
        QVERIFY2(m_kit.problem.isEmpty(), qPrintable(m_kit.problem));
    }

    /// Games end: hardly any is stopped, and none breaks down.
    void summary()
    {
        qInfo("%s", qPrintable(m_kit.summary()));
        QCOMPARE(m_kit.abandoned(), 0);
        QVERIFY2(m_kit.capped() * 20 < m_kit.games(), qPrintable(m_kit.summary()));
    }

    /// The pilot of rules of thumb sees no more than its player may.
    void greedyPlay_data() { randomPlay_data(); }

    void greedyPlay()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        QVERIFY(made.has_value());
        const auto greedy = (*made)->pilot("greedy");
        const hero::Match match = test::heroMatch(first, second);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        test::Conformance kit;
        kit.pilot = greedy.get();
        kit.play(session, 2);
        QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        QCOMPARE(kit.abandoned(), 0);
    }

    /// It wins at least 90 of 100 games against chance, with every deck.
    void greedyBeatsRandom_data()
    {
        QTest::addColumn<QString>("deck");
        for (const QString& deck : test::heroDecks())
            QTest::newRow(qPrintable(deck)) << deck;
    }

    void greedyBeatsRandom()
    {
        QFETCH(QString, deck);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        const auto score =
            playMatchup(**made, test::heroMatchup(deck, deck, "greedy", "random", test::sampled(200), 3), 2);
        QVERIFY(score.has_value());
        QVERIFY2(test::isShare(score->entrants[0].won, score->games, 90),
                 qPrintable(QString::number(score->entrants[0].won)));
    }

    /// No shipped deck is much better than another, and games end by the rules.
    void shippedDecksAreEven_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const QStringList& decks = test::heroDecks();
        for (qsizetype i = 0; i < decks.size(); ++i) {
            for (qsizetype j = i + 1; j < decks.size(); ++j)
                QTest::addRow("%s, %s", qPrintable(decks[i]), qPrintable(decks[j])) << decks[i] << decks[j];
        }
    }

    void shippedDecksAreEven()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        const auto score =
            playMatchup(**made, test::heroMatchup(first, second, "greedy", "greedy", test::sampled(400), 5), 2);
        QVERIFY(score.has_value());
        const int won = score->entrants[0].won;
        qInfo("%d of %d, %d by the rules", won, score->games, score->byTheRules());
        QVERIFY(test::isShare(score->byTheRules(), score->games, 95));
        QVERIFY2(test::isShare(won, score->games, 35, 65), qPrintable(QString::number(won)));
    }

    /// Each hand is of one class, as it is dealt and as it stands; what is exact, several cards sent back and drawn again too,
    /// is what the hands come to.
    void hands_data() { greedyBeatsRandom_data(); }

    void hands()
    {
        QFETCH(QString, deck);
        const auto practice = makeHandPractice("hero", *test::heroCards(), {}, test::heroDeck(deck));
        QVERIFY(practice);
        constexpr int samples = 40'000;
        const Measures sum = sampleHands(*practice, {samples, 1}, 2);
        int before = 0;
        int after = 0;
        for (const auto& row : sum.classes.front().rows) {
            before += row.before;
            after += row.after;
        }
        QCOMPARE(before, samples);
        QCOMPARE(after, samples);
        for (const char* key : {"ultimate-first", "ultimate-second", "ultimate-stands", "changed"}) {
            const ShareSeries* share = sum.findShare(key);
            QVERIFY2(share != nullptr && share->exact, key);
            const double deviation = std::sqrt(*share->exact * (1 - *share->exact) / samples);
            QVERIFY2(std::abs(double(share->count) / samples - *share->exact) < 5 * deviation, key);
        }
        for (const char* key : {"early-before", "early-after"}) {
            const MeanSeries* early = sum.findMean(key);
            QVERIFY2(early != nullptr && early->exact, key);
            QVERIFY2(std::abs(early->mean.mean() - *early->exact) < 5 * *early->mean.halfInterval() / 1.96, key);
        }
        QVERIFY(*sum.findMean("early-after")->exact > *sum.findMean("early-before")->exact + 0.1);
        QVERIFY(*sum.findShare("ultimate-stands")->exact < 0.5 * *sum.findShare("ultimate-second")->exact);
        const auto& good = sum.classes.front().rows.front();
        QVERIFY(good.after > good.before); // the policy is worth it
    }

    /// A hand of four or five out of ten cards, each of its own: the exact values by going through all 210 and 252 of them.
    void handsOfASmallDeck()
    {
        const QStringList names = {QStringLiteral("Grandmother Frost"),
                                   QStringLiteral("The Last Winter"),
                                   QStringLiteral("Avalanche Caller"),
                                   QStringLiteral("Spite"),
                                   QStringLiteral("Spite"),
                                   QStringLiteral("Spite"),
                                   QStringLiteral("Both Hands"),
                                   QStringLiteral("Scout"),
                                   QStringLiteral("Hearth-Keeper"),
                                   QStringLiteral("Old Bear Who Remembers")};
        DeckSections deck{{{"hero", {}}, {"main", {}}}};
        for (const QString& name : names)
            deck.sections[1].cards.push_back(
                static_cast<std::uint16_t>(test::heroCards()->findByName(name.toStdString()).front().value));
        const DeckCards& cards = deck.sections[1].cards;
        const auto practice = makeHandPractice("hero", *test::heroCards(), {}, deck);
        const Measures series = practice->series();
        const auto isUltimate = [&](std::uint16_t card) { return test::heroRules().printed(card).ultimate; };
        double changed = 0;
        double ultimate = 0;
        for (const int place : {0, 1}) {
            double hands = 0;
            double back = 0;
            double stands = 0;
            for (unsigned chosen = 0; chosen < 1U << cards.size(); ++chosen) {
                if (std::popcount(chosen) != 4 + place)
                    continue;
                PracticeHand hand;
                hand.place = place;
                DeckCards rest;
                for (std::size_t i = 0; i < cards.size(); ++i)
                    ((chosen >> i & 1) != 0 ? hand.hand : rest).push_back(cards[i]);
                std::vector<std::size_t> sent;
                practice->policy(hand, sent);
                bool kept = false;
                for (std::size_t i = 0; i < hand.hand.size(); ++i) {
                    if (std::find(sent.begin(), sent.end(), i) != sent.end())
                        rest.push_back(hand.hand[i]);
                    else
                        kept = kept || isUltimate(hand.hand[i]);
                }
                double none = kept ? 0 : 1;
                for (std::size_t i = 0; i < sent.size(); ++i) {
                    const auto others =
                        std::count_if(rest.begin(), rest.end(), [&](auto card) { return !isUltimate(card); });
                    none *= std::max(0.0, double(others) - double(i)) / double(rest.size() - i);
                }
                ++hands;
                back += sent.empty() ? 0 : 1;
                stands += 1 - none;
            }
            changed += 0.5 * back / hands;
            ultimate += 0.5 * stands / hands;
        }
        QVERIFY(std::abs(*series.findShare("changed")->exact - changed) < 1e-12);
        QVERIFY(std::abs(*series.findShare("ultimate-stands")->exact - ultimate) < 1e-12);
    }

    /// Against a hero who does nothing every deck wins soon, and what is told of it holds together.
    void goldfishAgainstNobody_data() { greedyBeatsRandom_data(); }

    void goldfishAgainstNobody()
    {
        QFETCH(QString, deck);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        GoldfishPlan plan;
        plan.deck = test::heroDeck(deck);
        plan.shop = test::heroShop();
        plan.pilot = "greedy";
        plan.passive = "passive";
        plan.games = 100;
        QVERIFY(!problemOf(**made, plan));
        const Measures sum = goldfish(**made, plan, 2);
        QCOMPARE(sum.samples, 100);
        QVERIFY(sum.findShare(GoldfishKeys::Won)->count >= 95);
        const double turn = sum.findMean(GoldfishKeys::WinTurn)->mean.mean();
        QVERIFY2(turn > 3 && turn < 9, qPrintable(QString::number(turn)));
        QVERIFY(sum.findMean("mana-used")->mean.mean() > 0.85);
        QVERIFY(sum.findMean("items")->mean.mean() > 0.3);
        QVERIFY(sum.findMean("resource-peak")->mean.mean() > 0);
        QVERIFY(sum == goldfish(**made, plan, 1));
        QCOMPARE(test::wrongSplits(sum), QString());
        QCOMPARE(sum.findSplit(GoldfishKeys::Kept)->all.samples, 100);
        for (const Part& part : sum.findSplit(GoldfishKeys::Mulligan)->parts)
            QVERIFY2(part.samples > 0,
                     part.key.c_str()); // the pilot sends dear cards back, and not every hand has any
        for (const Part& card : sum.findSplit(GoldfishKeys::Kept)->parts) {
            const bool isHero =
                card.label.text == (*made)->catalogue().card(CardIndex{plan.deck.cards("hero").front()}).name();
            QVERIFY(!isHero || card.samples == 0); // it lies on the table
        }
    }

    /// What goes beyond the limit of Spell Damage is counted, and mana that is kept for the Defensive Ability.
    void goldfishOfTheClassResource()
    {
        const auto made = makePlayable("hero", *test::heroCards(), {});
        GoldfishPlan plan;
        plan.deck = {{{"hero", test::heroDeck(QStringLiteral("the-ninth-lamp.muster")).cards("hero")}, {"main", {}}}};
        const auto light = static_cast<std::uint16_t>(test::heroCards()->findByName("Gather Light").front().value);
        plan.deck.sections[1].cards.assign(40, light);
        plan.shop = test::heroShop();
        plan.pilot = "greedy";
        plan.passive = "passive";
        plan.games = 20;
        const Measures sum = goldfish(**made, plan, 2);
        QCOMPARE(sum.findMean("resource-peak")->mean.mean(), 5.0);
        QVERIFY(sum.findMean("resource-lost")->mean.mean() > 5);
        const auto ready = std::find_if(sum.curves.begin(), sum.curves.end(),
                                        [](const Curve& one) { return one.key == "defense-ready"; });
        QVERIFY(ready != sum.curves.end());
        QCOMPARE(ready->points[0].mean(), 0.0);  // at most 3 mana, and it casts what it can
        QVERIFY(ready->points[11].mean() > 0.9); // 10 mana, and no more cards than are drawn
    }

    /// No more is spent than was there, with the mana that cards have given.
    void goldfishOfGivenMana()
    {
        const auto made = makePlayable("hero", *test::heroCards(), {});
        GoldfishPlan plan;
        plan.deck = test::heroDeck(QStringLiteral("two-a-turn.muster"));
        plan.shop = test::heroShop();
        plan.pilot = "greedy";
        plan.passive = "passive";
        plan.games = 100;
        const Measures sum = goldfish(**made, plan, 2);
        const auto curve = [&](const char* key) {
            return *std::find_if(sum.curves.begin(), sum.curves.end(),
                                 [&](const Curve& one) { return one.key == key; });
        };
        const Curve there = curve("mana");
        const Curve spent = curve("mana-spent");
        QVERIFY(there.points[0].mean() > 2.5); // as each has it in the first turn, and then some
        for (std::size_t turn = 0; turn < 5; ++turn)
            QVERIFY(spent.points[turn].mean() <= there.points[turn].mean());
    }

    /// A hero with minions that block is worth bounties, and one who deals damage is felt: each turn, by the Defensive Ability
    /// and the Armor that there is.
    void goldfishAgainstBlockersAndPressure()
    {
        const auto made = makePlayable("hero", *test::heroCards(), {});
        const auto played = [&](const char* passive, int damage) {
            GoldfishPlan plan;
            plan.deck = test::heroDeck(QStringLiteral("behind-the-shields.muster"));
            plan.shop = test::heroShop();
            plan.pilot = "greedy";
            plan.passive = passive;
            if (damage > 0)
                plan.settings = {{"damage", damage}};
            plan.games = 100;
            return goldfish(**made, plan, 2);
        };
        const Measures nobody = played("passive", 0);
        const Measures blocker = played("blocker", 0);
        const Measures pressure = played("pressure", 0);
        const auto mean = [](const Measures& sum, const char* key) { return sum.findMean(key)->mean.mean(); };
        QCOMPARE(mean(nobody, "bounties"), 0.0);
        QVERIFY(mean(blocker, "bounties") > 1);
        QVERIFY(blocker.findMean(GoldfishKeys::WinTurn)->mean.mean()
                > nobody.findMean(GoldfishKeys::WinTurn)->mean.mean());
        const auto at = [](const Measures& sum, std::string_view key, std::size_t turn) {
            const auto found =
                std::find_if(sum.curves.begin(), sum.curves.end(), [&](const Curve& one) { return one.key == key; });
            return found->points[turn - 1].mean();
        };
        QVERIFY(at(pressure, "health", 4) + 3 < at(nobody, "health", 4));
        QVERIFY(at(played("pressure", 9), "health", 4) + 3 < at(pressure, "health", 4));
        QVERIFY(at(pressure, "quest", 4) > 0);
        QVERIFY(at(nobody, "damage-attack", 4) > 0 && at(nobody, "damage-combat", 4) > 0);
        // What is dealt is health: a hero who does nothing has no Armor.
        double dealt = 0;
        for (const char* source : {"damage-combat", "damage-attack", "damage-spells", "damage-texts"})
            dealt += at(nobody, source, 14);
        QVERIFY(std::abs(dealt - at(nobody, "damage", 14)) < 1e-6);
        QVERIFY(!nobody.tallies.empty());
        for (const auto& [card, count] : nobody.tallies.front().rows)
            QVERIFY2(count > 0 && card.second.starts_with("HRO-"), card.first.c_str());
    }

    /// The same games everywhere: under every compiler, in debug and release, on one thread and on two. Whoever changes a
    /// rule or a card changes these numbers, and says so.
    void sameGamesEverywhere_data()
    {
        QTest::addColumn<QString>("pilot");
        QTest::addColumn<quint64>("signature");
        QTest::newRow("random") << QStringLiteral("random") << quint64(0x1e35b8a4cfb2d554);
        QTest::newRow("greedy") << QStringLiteral("greedy") << quint64(0x4438a8b4ada30897);
    }

    void sameGamesEverywhere()
    {
        QFETCH(QString, pilot);
        QFETCH(quint64, signature);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        QVERIFY(made.has_value());
        const QStringList& decks = test::heroDecks();
        const std::string name = pilot.toStdString();
        for (const int threads : {1, 2}) {
            std::uint64_t sum = 0;
            for (qsizetype i = 0; i < decks.size(); ++i) {
                const QString& second = decks[(i + 1) % decks.size()];
                const auto score =
                    playMatchup(**made, test::heroMatchup(decks[i], second, name, name, 100, 6), threads);
                QVERIFY(score.has_value());
                sum = mix(sum ^ score->signature);
            }
            QCOMPARE(QString::number(sum, 16), QString::number(signature, 16));
        }
    }

    /// A hand is dead where nothing can be played in three turns; a Channeled spell is no play without another spell beside it.
    void channeledAloneIsNoPlay()
    {
        const auto catalogue = test::catalogueOf(QStringLiteral("hero"));
        const auto card = [&](const char* name) {
            return static_cast<std::uint16_t>(catalogue->findByName(name).front().value);
        };
        const DeckCards deck(40, card("Prism Drake"));
        const auto practice = makeHandPractice("hero", *catalogue, {}, oneSection("main", deck));
        const auto classOf = [&](std::initializer_list<const char*> names) {
            PracticeHand hand;
            for (const char* name : names)
                hand.hand.push_back(card(name));
            return practice->classOf(hand);
        };
        constexpr int fair = 1; // two early plays
        constexpr int bad = 2;
        constexpr int dead = 3;
        QCOMPARE(classOf({"Prism Drake", "Prism Drake", "Prism Drake", "Prism Drake"}), dead);
        QCOMPARE(classOf({"Frost Chain", "Prism Drake", "Prism Drake", "Prism Drake"}), dead);
        QCOMPARE(classOf({"Frost Chain", "Second Thoughts", "Prism Drake", "Prism Drake"}), fair);
        QCOMPARE(classOf({"Second Thoughts", "Prism Drake", "Prism Drake", "Prism Drake"}), bad);
    }

    /// HRO-412: a player may concede at any time; the other one has won.
    void concede()
    {
        const hero::Match match = test::heroMatch(test::heroDecks()[0], test::heroDecks()[1]);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed, 0); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        RandomPilot pilot;
        pilot.reseed(1, 0);
        session.setAgent(&pilot);
        session.begin(1);
        session.advance();
        session.game().concede(0);
        QVERIFY(session.outcome().wonBy(1));
        QCOMPARE(std::string(session.outcome().rule), std::string("HRO-412"));
    }

    /// HRO-413, HRO-Q65: a game in which nobody does anything goes on, through decks that are long empty.
    void nothingElseEndsAGame()
    {
        class Idle final : public Agent {
            std::size_t choose(const Choice& choice, const View&) override
            {
                for (std::size_t i = 0; i < choice.options.size(); ++i) {
                    if (!choice.options[i].card.valid() || choice.options[i].action == hero::Pass)
                        return i;
                }
                return 0;
            }
        } idle;
        const hero::Match match = test::heroMatch(test::heroDecks()[0], test::heroDecks()[1]);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        session.setAgent(&idle);
        session.begin(1);
        while (session.turn() <= 200 && !session.outcome().over())
            session.advance();
        QCOMPARE(session.turn(), 201);
        QVERIFY(!session.outcome().over());
    }

    /// HRO-420, HRO-100: nothing but two players.
    void twoPlayers()
    {
        const auto made = makePlayable("hero", *test::heroCards(), {});
        MatchSetup setup;
        setup.shop = test::heroShop();
        setup.decks = {test::heroDeck(test::heroDecks()[0])};
        QVERIFY(!(*made)->session(setup));
        setup.decks = {setup.decks[0], setup.decks[0], setup.decks[0]};
        QVERIFY(!(*made)->session(setup));
        setup.decks.pop_back();
        QVERIFY((*made)->session(setup));
        setup.shop = {};
        QVERIFY(!(*made)->session(setup));
    }

private:
    test::Conformance m_kit;
};

QTEST_GUILESS_MAIN(HeroPlayTest)
#include "hero_play_test.moc"
