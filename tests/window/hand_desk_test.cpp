// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the test hands: the steps of a hand, the desk with its tally, and the models that views show.
#include <set>

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "app/text/error_text.h"
#include "app/text/list_text.h"
#include "app/window/hands/draw_model.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hand_model.h"
#include "app/window/hands/hand_words.h"
#include "app/window/hands/many_hands_model.h"
#include "app/window/hands/tally_model.h"
#include "app/window/hands/tried_hand.h"
#include "carddb/file_io.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

using Tester = QAbstractItemModelTester;
constexpr auto Strict = Tester::FailureReportingMode::QtTest;

} // namespace

class HandDeskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_decks = std::make_unique<OpenDecks>(m_home.places()); }

    /// The seed of a practised hand is that of the game: the engine deals the same cards.
    void dealsAsTheGameDoes_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("deck");
        QTest::newRow("sceptre") << u"sceptre"_s << u"ember-charge"_s;
        QTest::newRow("hero") << u"hero"_s << u"red-sleds"_s;
        QTest::newRow("script") << u"script"_s << u"recess"_s;
    }

    void dealsAsTheGameDoes()
    {
        QFETCH(QString, game);
        QFETCH(QString, deck);
        HandDesk desk;
        desk.setDeck(snapshot(game, deck).get());
        QVERIFY2(desk.isDealt(), qPrintable(desk.problem()));
        desk.deal(77);
        engine::PracticeHand hand;
        desk.practice()->deal(hand, 77, 0);
        QCOMPARE(desk.steps().now().hand, hand.hand);
        const auto first = desk.steps().now().hand;
        desk.dealNext();
        QCOMPARE(desk.seed(), std::uint64_t(78));
        QVERIFY(desk.steps().now().hand != first);
        desk.deal(77);
        QCOMPARE(desk.steps().now().hand, first);
    }

    void whatCannotBeDealtSaysWhy()
    {
        HandDesk desk;
        desk.setDeck(nullptr);
        QVERIFY(desk.problem().contains(u"Open a deck"_s));
        Deck deck = snapshot(u"sceptre"_s, u"ember-charge"_s)->deck;
        const auto game = *m_decks->game(u"sceptre"_s);
        const auto told = [&](Deck of) {
            desk.setDeck(std::make_shared<const DeckSnapshot>(game, std::move(of)).get());
            return desk.isDealt() ? u"dealt"_s : desk.problem();
        };
        Deck empty;
        empty.game = "sceptre";
        QVERIFY(told(empty).contains(u"nothing to deal"_s));
        Deck unknown = deck;
        unknown.section("main").entries.push_back({"Nobody At All", {}, 2, {}, {}});
        QVERIFY2(told(unknown).contains(u"Nobody At All"_s), qPrintable(desk.problem()));
        Deck few = deck;
        few.section("main").entries.resize(1);
        QVERIFY2(told(few).contains(u"cannot be dealt"_s), qPrintable(desk.problem()));
        QCOMPARE(told(deck), u"dealt"_s);
        const auto shop = snapshot(u"hero"_s, u"mother-pells-shop"_s);
        desk.setDeck(shop.get());
        QVERIFY2(!desk.isDealt() && desk.problem().contains(u"of this kind"_s), qPrintable(desk.problem()));
    }

    /// "Send up to 0 cards back" stood beside a hand that has all cards of its deck.
    void aHandOfAllCardsIsKept()
    {
        const auto shipped = snapshot(u"armory"_s, u"ludo-the-gladiator"_s);
        Deck small = shipped->deck;
        std::vector<DeckEntry>& entries = small.section("armory").entries;
        entries.resize(1);
        entries.front().count = 7;
        HandDesk desk;
        desk.setDeck(std::make_shared<const DeckSnapshot>(shipped->game, small).get());
        QVERIFY2(desk.isDealt(), qPrintable(desk.problem()));
        QCOMPARE(situationText(desk), u"There are no other cards to exchange it for: this hand is kept [ARM-111]."_s);
    }

    /// A hand that no player may keep has one way only, and each step of it can be taken back and done again.
    void aDeadHandIsSentBack()
    {
        HandDesk desk;
        desk.setDeck(snapshot(u"sceptre"_s, u"ember-charge"_s).get());
        std::uint64_t seed = 1;
        for (desk.deal(seed); desk.steps().now().stands && seed < 2000; desk.deal(++seed)) { }
        QVERIFY(desk.steps().mulligan().has_value());
        QVERIFY(!desk.steps().mayKeep());
        QVERIFY(situationText(desk).contains(u"cannot be kept"_s));
        QVERIFY(situationText(desk).contains(u"SCE-8a"_s));
        QVERIFY(!mulliganRule(desk).isEmpty());
        const engine::PracticeHand first = desk.steps().now();
        desk.keep();
        QCOMPARE(desk.steps().now().hand, first.hand);
        desk.sendBack({0});
        QCOMPARE(desk.steps().now().changes, 0); // all of it or nothing
        desk.sendBack(desk.advice());
        QCOMPARE(desk.steps().now().changes, 1);
        const auto second = desk.steps().now().hand;
        desk.takeBack();
        QCOMPARE(desk.steps().now().hand, first.hand);
        QVERIFY(!desk.steps().mayTakeBack());
        desk.redo();
        QCOMPARE(desk.steps().now().hand, second); // the same shuffle
        QVERIFY(!desk.steps().mayRedo());
    }

    void chosenCardsGoBack()
    {
        HandDesk desk;
        desk.setDeck(snapshot(u"hero"_s, u"red-sleds"_s).get());
        QCOMPARE(desk.places(), 2);
        desk.setPlace(1);
        desk.deal(5);
        QCOMPARE(desk.steps().now().hand.size(), std::size_t(5));
        QVERIFY(desk.steps().mayKeep());
        QVERIFY(desk.steps().maySendBack(3));
        QVERIFY(!desk.steps().maySendBack(4));
        desk.sendBack({0, 1, 2, 3});
        QVERIFY(!desk.steps().now().stands);
        const auto before = desk.steps().now().hand;
        QVERIFY(!desk.steps().mayDraw());
        desk.sendBack({0, 2});
        QVERIFY(desk.steps().now().stands);
        QCOMPARE(desk.steps().now().hand[0], before[1]); // what was not sent back is still there
        QCOMPARE(desk.steps().now().hand.size(), std::size_t(5));
        desk.draw();
        desk.draw();
        QCOMPARE(desk.steps().drawn(), 2);
        QCOMPARE(desk.steps().now().hand.size(), std::size_t(7));
        QCOMPARE(desk.steps().opening().hand.size(), std::size_t(5));
        QVERIFY(situationText(desk).contains(u"2 cards drawn"_s));
        desk.takeBack();
        desk.takeBack();
        desk.takeBack();
        QCOMPARE(desk.steps().now().hand, before);
        desk.keep(); // another line in its place
        QVERIFY(!desk.steps().mayRedo());
        QCOMPARE(desk.steps().now().hand, before);
    }

    /// Your decisions beside those of a sound player; what is taken back is not counted.
    void tallies()
    {
        HandDesk desk;
        desk.setDeck(snapshot(u"script"_s, u"recess"_s).get());
        int policyKept = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            desk.deal(seed);
            QVERIFY(!desk.steps().now().stands);
            policyKept += desk.advice().empty() ? 1 : 0;
            desk.sendBack({0, 1, 2, 3, 4, 5, 6});
            desk.takeBack();
            desk.keep();
        }
        QVERIFY(policyKept > 0 && policyKept < 30);
        const HandTally::Row all = desk.tally().all();
        QCOMPARE(all, (HandTally::Row{30, 30, policyKept, policyKept}));
        desk.takeBack(); // the last one is open again
        QCOMPARE(desk.tally().all().hands, 29);
        desk.sendBack(desk.advice().empty() ? std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6} : desk.advice());
        QCOMPARE(desk.tally().all().kept, 29);
        desk.clearTally();
        QCOMPARE(desk.tally().all().hands, 1); // the hand at the desk
        desk.setDeck(snapshot(u"hero"_s, u"red-sleds"_s).get());
        QCOMPARE(desk.tally().all().hands, 0);
    }

    void editsOfTheDeckAreFollowed()
    {
        HandDesk desk;
        const auto before = snapshot(u"hero"_s, u"red-sleds"_s);
        desk.setDeck(before.get());
        desk.deal(9);
        desk.keep();
        QSignalSpy dealt(&desk, &HandDesk::dealt);
        Deck named = before->deck;
        named.notes = "tried";
        desk.setDeck(std::make_shared<const DeckSnapshot>(before->game, named).get());
        QCOMPARE(dealt.size(), 0); // nothing that is dealt is another
        QVERIFY(desk.steps().now().stands);
        Deck more = before->deck;
        more.section("main").entries.front().count += 1;
        desk.setDeck(std::make_shared<const DeckSnapshot>(before->game, more).get());
        QCOMPARE(dealt.size(), 1);
        QCOMPARE(desk.seed(), std::uint64_t(9));
        QVERIFY(!desk.steps().now().stands);
    }

    void models()
    {
        HandDesk desk;
        HandModel hand(desk);
        DrawModel draws(desk);
        TallyModel tally(desk);
        ManyHandsModel many(desk);
        const Tester ofHand(&hand, Strict);
        const Tester ofDraws(&draws, Strict);
        const Tester ofTally(&tally, Strict);
        const Tester ofMany(&many, Strict);
        QCOMPARE(hand.rowCount(), 0);
        QCOMPARE(many.rowCount(), 0);
        for (const auto& [game, deck] : {std::pair(u"sceptre"_s, u"ember-charge"_s), {u"hero"_s, u"red-sleds"_s}}) {
            desk.setDeck(snapshot(game, deck).get());
            desk.deal(3);
            desk.sendBack({0});
            desk.keep();
            desk.draw();
            desk.takeBack();
            desk.dealNext();
            desk.keep();
            QCOMPARE(hand.rowCount(), int(desk.steps().now().hand.size()));
            QCOMPARE(many.rowCount(), ManyHandsModel::Hands);
            for (int row = 0; row < 5; ++row)
                QVERIFY(!many.index(row).data(Qt::AccessibleTextRole).toString().isEmpty());
        }
        QCOMPARE(tally.rowCount(), 5); // four classes, and all hands
        desk.setDeck(snapshot(u"sceptre"_s, u"ember-charge"_s).get());
        QCOMPARE(tally.rowCount(), 5);
        desk.setDeck(snapshot(u"hero"_s, u"red-sleds"_s).get());
        desk.deal(3);
        desk.keep();
        QVERIFY(tally.index(4, TallyModel::ClassColumn).data(Qt::AccessibleTextRole).toString().contains(u"kept"_s));
        desk.setDeck(nullptr);
        QCOMPARE(hand.rowCount(), 0);
        QCOMPARE(draws.rowCount(), 0);
        QCOMPARE(many.rowCount(), 0);
    }

    /// The chances are those of the cards that nobody has seen, which are more than the deck where cards lie face down.
    void chancesOfTheNextCards()
    {
        HandDesk desk;
        DrawModel draws(desk);
        desk.setDeck(snapshot(u"sceptre"_s, u"ember-charge"_s).get());
        std::uint64_t seed = 1;
        for (desk.deal(seed); !desk.steps().now().stands; desk.deal(++seed)) { }
        QCOMPARE(desk.unseen().size(), desk.steps().now().deck.size() + 5);
        int left = 0;
        double sum = 0;
        for (int row = 0; row < draws.rowCount(); ++row) {
            left += draws.index(row, DrawModel::LeftColumn).data().toInt();
            sum += draws.chance({row}, 1);
            QVERIFY(draws.chance({row}, 3) >= draws.chance({row}, 1));
        }
        QCOMPARE(left, int(desk.unseen().size()));
        QVERIFY(qAbs(sum - 1) < 1e-9);
        desk.draw();
        QCOMPARE(desk.unseen().size(), std::size_t(left - 1));
        draws.setDraws(5);
        QCOMPARE(draws.headerData(DrawModel::SoonColumn, Qt::Horizontal).toString(), u"In 5"_s);
    }

    void wordsOfAHand()
    {
        HandDesk desk;
        desk.setDeck(snapshot(u"hero"_s, u"red-sleds"_s).get());
        desk.deal(4);
        const auto& hand = desk.steps().now();
        QVERIFY(!classText(*desk.practice(), hand).isEmpty());
        QVERIFY(!shortClass(classText(*desk.practice(), hand)).contains(u':'));
        QCOMPARE(adviceText(desk.catalogue(), hand, {}), u"A sound player keeps this hand."_s);
        QVERIFY(adviceText(desk.catalogue(), hand, {0}).contains(cardsText(desk.catalogue(), hand.hand, {0})));
        HandDesk other;
        other.setDeck(snapshot(u"sceptre"_s, u"ember-charge"_s).get());
        QVERIFY(!classText(*other.practice(), other.steps().now()).isEmpty());
        QVERIFY(!traits(*other.practice(), other.steps().first(), other.steps().now()).isEmpty());
    }

    /// Good, fair, bad and dead, as Sceptre's digest tells them apart; the tally and the grid go by it.
    void classesOfSceptre()
    {
        HandDesk desk;
        const auto deck = snapshot(u"sceptre"_s, u"ember-charge"_s);
        desk.setDeck(deck.get());
        const auto cards = [&](const QString& names) {
            engine::PracticeHand hand;
            for (const QString& name : names.split(u", "_s)) {
                const auto found = desk.catalogue().findByName(name.toStdString());
                hand.hand.push_back(static_cast<std::uint16_t>(found.front().value));
            }
            return classText(*desk.practice(), hand);
        };
        const auto is = [&](const QString& names, const QString& name) {
            const QString text = cards(names);
            const bool so = shortClass(text) == name && text.size() > name.size() + 5;
            if (!so)
                qWarning("%s", qPrintable(text));
            return so;
        };
        // Kestrel Vanguard is Infantry with a first attack of two Coins, Ashmane Rider is Cavalry.
        QVERIFY(
            is(u"Kestrel Vanguard, Ashmane Rider, Copper, Copper, Bellows Boy, Battle Cry, Battle Cry"_s, u"good"_s));
        QVERIFY(is(u"Kestrel Vanguard, Ashmane Rider, Copper, Copper, Battle Cry, Battle Cry, Battle Cry"_s,
                   u"fair"_s)); // no Squire
        QVERIFY(is(u"Kestrel Vanguard, Copper, Copper, Bellows Boy, Bellows Boy, Battle Cry, Battle Cry"_s,
                   u"bad"_s)); // one Champion
        QVERIFY(is(u"Ashmane Rider, Ashmane Rider, Copper, Copper, Gold, Battle Cry, Battle Cry"_s,
                   u"bad"_s)); // only Cavalry
        QVERIFY(
            is(u"Kestrel Vanguard, Kestrel Vanguard, Bellows Boy, Bellows Boy, Bellows Boy, Battle Cry, Battle Cry"_s,
               u"bad"_s)); // no Coin
        QVERIFY(is(u"Bellows Boy, Bellows Boy, Copper, Copper, Gold, Battle Cry, Battle Cry"_s, u"dead"_s));
        // Of every hand that is dealt the class and the shares say the same.
        const engine::Measures found = engine::sampleHands(*desk.practice(), {3000, 5}, 1);
        const auto& rows = found.classes.front().rows;
        QCOMPARE(rows.size(), std::size_t(4));
        int before = 0;
        int after = 0;
        for (const auto& row : rows) {
            QVERIFY2(row.before > 0, row.key.c_str());
            before += row.before;
            after += row.after;
        }
        QCOMPARE(before, 3000);
        QCOMPARE(after, 3000);
        QCOMPARE(rows[0].after, found.findShare("good")->count);
        QCOMPARE(rows[3].before, found.findShare("champions-0")->count);
        QCOMPARE(rows[3].after, found.findShare("dead-hands-7")->count);
        const ManyHandsModel many(desk);
        QSet<QString> classes;
        for (int row = 0; row < many.rowCount(); ++row)
            classes += many.index(row).data(ManyHandsModel::ClassRole).toString();
        QVERIFY2(classes.size() >= 3 && !classes.contains(QString()),
                 qPrintable(QStringList(classes.values()).join(u' ')));
    }

    /// The Champion is picked before the hand is drawn: it can be seen, and another one makes another hand of the same cards.
    void companions()
    {
        HandDesk desk;
        DrawModel draws(desk);
        TallyModel tally(desk);
        ManyHandsModel many(desk);
        desk.setDeck(snapshot(u"spoils"_s, u"the-long-table"_s).get());
        QVERIFY(desk.companions().size() > 2);
        QVERIFY(!desk.chosenCompanion());
        std::set<std::uint16_t> byChance;
        std::set<QString> classes; // of one hand, by its Champion
        const auto named = [&](std::uint16_t card) { return cardName(desk.catalogue(), CardIndex{card}); };
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            desk.deal(seed);
            QVERIFY(desk.companion());
            byChance.insert(*desk.companion());
            QCOMPARE(companionText(desk), u"Champion: "_s + named(*desk.companion()));
        }
        QVERIFY(byChance.size() > 2);
        for (int row = 0; row < draws.rowCount(); ++row) // who is picked cannot be drawn
            QVERIFY(draws.index(row, 0).data().toString() != named(*desk.companion()));
        std::size_t most = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            desk.setCompanion({});
            desk.deal(seed);
            desk.draw();
            const auto dealt = desk.companion();
            const auto held = desk.steps().now().hand;
            classes.clear();
            for (const std::uint16_t champion : desk.companions()) {
                desk.setCompanion(champion);
                QCOMPARE(desk.companion(), std::optional(champion));
                QCOMPARE(desk.steps().now().hand, held);
                QCOMPARE(desk.steps().first().aside, engine::DeckCards{champion});
                classes.insert(classText(*desk.practice(), desk.steps().opening()));
            }
            most = std::max(most, classes.size());
            desk.takeBack(); // a draw, and not the choice
            QCOMPARE(desk.companion(), std::optional(desk.companions().back()));
            desk.setCompanion({});
            QCOMPARE(desk.companion(), dealt);
        }
        QVERIFY(most > 1);
        // The one that was chosen is that of the next hands, and of all in the grid.
        const std::uint16_t chosen = desk.companions()[1];
        desk.setCompanion(chosen);
        desk.dealNext();
        QCOMPARE(desk.companion(), std::optional(chosen));
        for (int row = 0; row < many.rowCount(); ++row)
            QVERIFY(many.index(row).data().toString().endsWith(named(chosen)));
        const auto tried = triedHand(desk);
        QVERIFY(tried && tried->aside == engine::DeckCards{chosen});
        // Another game knows no such card.
        desk.setDeck(snapshot(u"hero"_s, u"red-sleds"_s).get());
        QVERIFY(desk.companions().empty() && !desk.companion() && !desk.chosenCompanion());
        QVERIFY(companionText(desk).isEmpty());
    }

    /// A game that is data alone, in a person's own folder, as docs/new-game.md has it.
    void aGameWithoutAnEngineDealsItsHands()
    {
        const auto page = carddb::readFile(test::inSources("/docs/new-game.md"), carddb::DataLimit);
        QVERIFY(page);
        static const QRegularExpression block(u"```yaml\\n# (games/\\S+)\\n(.*?)```"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
        const test::TestHome home;
        QString deckFile;
        for (auto match = block.globalMatch(QString::fromStdString(*page)); match.hasNext();) {
            const auto found = match.next();
            const QString path = home.places().userData + u'/' + found.captured(1);
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            QVERIFY(carddb::writeFile(path, found.captured(2).toStdString()));
            if (path.endsWith(u".muster"_s))
                deckFile = path;
        }
        OpenDecks decks(home.places());
        const auto deck = decks.open(deckFile);
        QVERIFY2(deck, qPrintable(deck ? deckFile : errorLine(deck.error().front())));
        HandDesk desk;
        TallyModel tally(desk);
        ManyHandsModel many(desk);
        desk.setDeck((*deck)->snapshot().get());
        QVERIFY2(desk.isDealt(), qPrintable(desk.problem()));
        desk.deal(4);
        QCOMPARE(desk.steps().now().hand.size(), std::size_t(4)); // as its game.yaml says
        QVERIFY(desk.steps().now().stands);                       // everybody keeps them
        desk.draw();
        QCOMPARE(desk.steps().now().hand.size(), std::size_t(5));
        QVERIFY(!traits(*desk.practice(), desk.steps().first(), desk.steps().opening()).isEmpty());
        QCOMPARE(many.rowCount(), ManyHandsModel::Hands);
        QVERIFY(many.index(0).data().toString().contains(u"stands"_s));
        QCOMPARE(tally.rowCount(), 1);
    }

private:
    std::shared_ptr<const DeckSnapshot> snapshot(const QString& game, const QString& deck)
    {
        const auto data = m_decks->game(game);
        auto read = carddb::loadDeck(test::shippedDeck(game, deck), m_decks->library().lookup());
        if (!data || !read)
            qFatal("no deck %s", qPrintable(deck));
        return std::make_shared<const DeckSnapshot>(*data, std::move(*read));
    }

    test::TestHome m_home;
    std::unique_ptr<OpenDecks> m_decks;
};

QTEST_MAIN(HandDeskTest)
#include "hand_desk_test.moc"
