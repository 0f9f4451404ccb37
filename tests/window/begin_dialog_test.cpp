// SPDX-License-Identifier: GPL-3.0-or-later
// How a game at the table begins: the last choices stand there again, and decks that are not legal are told of.
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

#include "app/window/hands/hand_desk.h"
#include "app/window/hands/tried_hand.h"
#include "app/window/table/begin_dialog.h"
#include "app/window/table/table_room.h"
#include "app/window/table/table_window.h"
#include "carddb/file_io.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

class BeginDialogTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameData> data(const QString& game) { return *m_decks->game(game); }

    TableDeck deck(const QString& game, const QString& name)
    {
        auto read = carddb::loadDeck(shippedDeck(game, name), m_decks->library().lookup());
        if (!read)
            qFatal("no deck %s", qPrintable(name));
        return {QString::fromStdString(read->name), std::move(*read)};
    }

    /// The same with far too many of its first card, and another name.
    TableDeck illegal(TableDeck deck, const QString& name)
    {
        for (DeckSection& section : deck.deck.sections) {
            if (!section.entries.empty())
                section.entries.front().count += 60;
        }
        deck.name = name;
        deck.deck.name = name.toStdString();
        return deck;
    }

    std::vector<TableDeck> shipped(const QString& game)
    {
        std::vector<TableDeck> decks;
        for (Deck& one : shippedDecks(data(game)->resources, data(game)->game())) {
            const QString name = QString::fromStdString(one.name);
            decks.push_back({name, std::move(one)});
        }
        return decks;
    }

    std::unique_ptr<BeginDialog> dialog(const QString& game, std::vector<TableDeck> decks)
    {
        return std::make_unique<BeginDialog>(data(game), std::move(decks), *m_settings);
    }

    static QComboBox& box(const QWidget& dialog, const QString& name) { return *namedWidget<QComboBox>(dialog, name); }
    static void type(const QWidget& dialog, const QString& seed)
    {
        namedWidget<QLineEdit>(dialog, u"Seed"_s)->setText(seed);
    }
    static bool choose(QComboBox& box, const QString& data)
    {
        box.setCurrentIndex(box.findData(data));
        return box.currentIndex() >= 0;
    }

    TestHome m_home;
    std::unique_ptr<OpenDecks> m_decks;
    std::unique_ptr<QSettings> m_settings;

private Q_SLOTS:
    void initTestCase() { m_decks = std::make_unique<OpenDecks>(m_home.places()); }
    void init()
    {
        QFile::remove(m_home.filePath(u"window.ini"_s));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"window.ini"_s), QSettings::IniFormat);
    }

    /// Every option of the rules at another value than the deck's, every number of every passive opponent, and the rest.
    void everythingIsRemembered_data() { addGames(); }
    void everythingIsRemembered()
    {
        QFETCH(QString, game);
        for (const QString& against : {u"first passive"_s, u"last passive"_s, u"=pilot"_s, u"=hand"_s}) {
            m_settings->clear();
            const auto before = dialog(game, shipped(game));
            const TableSetup untouched = before->setup();
            QComboBox& opponents = box(*before, u"Against"_s);
            if (against.startsWith(u'='))
                QVERIFY(choose(opponents, against));
            else
                opponents.setCurrentIndex(against.startsWith(u"first"_s) ? 0 : opponents.count() - 3);
            for (QSpinBox* const number : before->findChildren<QSpinBox*>()) {
                if (number->property("passive").isValid())
                    number->setValue(number->minimum() + 2);
            }
            auto* const rules = before->findChild<QTabWidget*>()->widget(1);
            int changed = 0;
            for (QComboBox* const rule : rules->findChildren<QComboBox*>()) {
                if (rule->count() > 1 && rule->accessibleName() != u"Kind of game"_s) { // which is the mode
                    rule->setCurrentIndex(rule->currentIndex() == rule->count() - 1 ? rule->count() - 2
                                                                                    : rule->count() - 1);
                    ++changed;
                }
            }
            type(*before, u"31"_s);
            box(*before, u"Begins"_s).setCurrentIndex(1);
            const TableSetup said = before->setup();
            QVERIFY(changed > 2);
            QVERIFY(said.options != untouched.options);
            QVERIFY(!against.startsWith(u"last"_s) || game == u"armory"_s || game == u"spoils"_s
                    || !said.settings.empty());
            before->accept();
            QString told;
            for (const QLabel* const label : before->findChildren<QLabel*>())
                told += label->text().startsWith(u"This cannot"_s) ? label->text() : QString();
            QVERIFY2(before->result() == int(QDialog::Accepted), qPrintable(told));
            const TableSetup again = dialog(game, shipped(game))->setup();
            QCOMPARE(again.options, said.options);
            QCOMPARE(again.settings, said.settings);
            QCOMPARE(again.seed, std::uint64_t(31));
            QVERIFY(again == said);
        }
    }

    /// Only a seed that somebody typed: else every game would be the same one.
    void noSeedStaysThatNobodyTyped()
    {
        for (const QString& typed : {u"77"_s, QString(), u"a word"_s}) {
            const auto before = dialog(u"script"_s, shipped(u"script"_s));
            type(*before, typed);
            before->accept();
            const auto after = dialog(u"script"_s, shipped(u"script"_s));
            QCOMPARE(namedWidget<QLineEdit>(*after, u"Seed"_s)->text(), typed);
        }
    }

    void whatIsNotBegunIsNotRemembered()
    {
        const auto before = dialog(u"sceptre"_s, shipped(u"sceptre"_s));
        QVERIFY(choose(box(*before, u"What Skill adds to"_s), u"damage"_s));
        type(*before, u"5"_s);
        before->reject();
        const auto after = dialog(u"sceptre"_s, shipped(u"sceptre"_s));
        QVERIFY(after->setup().options.empty());
        QVERIFY(namedWidget<QLineEdit>(*after, u"Seed"_s)->text().isEmpty());
    }

    /// Values that the game no longer knows, or that somebody wrote into the settings.
    void strangeSettingsAreLeftAside()
    {
        m_settings->setValue(u"table/sceptre/rules/skl_use"_s, u"dancing"_s);
        m_settings->setValue(u"table/sceptre/rules/nothing_of_the_kind"_s, u"damage"_s);
        m_settings->setValue(u"table/sceptre/given/passive/hp"_s, 100'000);
        const auto after = dialog(u"sceptre"_s, shipped(u"sceptre"_s));
        QVERIFY(after->setup().options.empty());
        QCOMPARE(after->setup().settings.at("hp"), 400);
    }

    /// The rules are those of the chosen deck, not of the first; the person's own choice goes before both.
    void rulesFollowTheDeck()
    {
        TableDeck other = deck(u"sceptre"_s, u"clockwork-at-noon"_s);
        other.deck.format.clear();
        other.deck.options["trap_triggers"] = "manual";
        const auto begin = dialog(u"sceptre"_s, {deck(u"sceptre"_s, u"ember-charge"_s), other});
        QVERIFY(begin->setup().options.empty());
        box(*begin, u"Deck"_s).setCurrentIndex(1);
        QCOMPARE(begin->setup().options, (std::map<std::string, std::string>{{"trap_triggers", "manual"}}));
        QVERIFY(choose(box(*begin, u"What Skill adds to"_s), u"damage"_s));
        box(*begin, u"Deck"_s).setCurrentIndex(0);
        QCOMPARE(begin->setup().options, (std::map<std::string, std::string>{{"skl_use", "damage"}}));
        begin->accept();
        // An option of the first deck was not the person's choice, and does not go over to the next deck.
        const auto next = dialog(u"sceptre"_s, {other, deck(u"sceptre"_s, u"ember-charge"_s)});
        QCOMPARE(next->setup().options.size(), std::size_t(2));
        QVERIFY(choose(box(*next, u"What Skill adds to"_s), u"attack_roll"_s)); // as the deck has it
        next->accept();
        QVERIFY(dialog(u"sceptre"_s, {deck(u"sceptre"_s, u"ember-charge"_s)})->setup().options.empty());
    }

    /// Words and not what files write, and nothing of it beside the room.
    void rulesAreReadWhole_data() { addGames(); }
    void rulesAreReadWhole()
    {
        QFETCH(QString, game);
        const auto begin = dialog(game, shipped(game));
        begin->findChild<QTabWidget*>()->setCurrentIndex(1);
        begin->show();
        QCoreApplication::processEvents();
        auto* const rules = begin->findChild<QScrollArea*>();
        QCOMPARE(rules->horizontalScrollBar()->maximum(), 0);
        for (const QComboBox* const rule : rules->findChildren<QComboBox*>()) {
            for (int i = 0; i < rule->count(); ++i)
                QVERIFY2(!rule->itemText(i).contains(u'_'), qPrintable(rule->itemText(i)));
        }
    }

    /// As many as the deck is meant for, until somebody says otherwise.
    void asManyPlayersAsTheDeckIsFor()
    {
        const TableDeck six = deck(u"spoils"_s, u"the-long-table"_s);
        const auto begin = dialog(u"spoils"_s, {six});
        QCOMPARE(namedWidget<QSpinBox>(*begin, u"Players"_s)->value(), 6);
        for (const QComboBox* const rule : begin->findChildren<QComboBox*>())
            QVERIFY(rule->accessibleName() != u"Number of players"_s); // which is said once, not by the rules too
        namedWidget<QSpinBox>(*begin, u"Players"_s)->setValue(4);
        begin->accept();
        QCOMPARE(namedWidget<QSpinBox>(*dialog(u"spoils"_s, {six}), u"Players"_s)->value(), 4);
    }

    /// It names who is at the table, and nobody else.
    void warningsFollowWhoPlays()
    {
        const TableDeck good = deck(u"sceptre"_s, u"ember-charge"_s);
        const TableDeck bad = illegal(deck(u"sceptre"_s, u"clockwork-at-noon"_s), u"Overfull"_s);
        const auto begin = dialog(u"sceptre"_s, {good, bad});
        QVERIFY2(begin->warning().isEmpty(), qPrintable(begin->warning())); // against nobody with a deck
        QVERIFY(!labelHas(*begin, u"Not legal"_s));
        QVERIFY(choose(box(*begin, u"Against"_s), u"=pilot"_s));
        QVERIFY(labelHas(*begin, u"played all the same: Overfull"_s));
        QVERIFY(begin->warningOfDeck().isEmpty());
        begin->findChild<QTabWidget*>()->setCurrentIndex(1); // whatever is in front
        begin->show();
        box(*begin, u"Deck of B"_s).setCurrentIndex(0);
        QVERIFY(!labelHas(*begin, u"Not legal"_s));
        box(*begin, u"Deck of B"_s).setCurrentIndex(1);
        QVERIFY(labelHas(*begin, u"played all the same: Overfull"_s));
        box(*begin, u"Against"_s).setCurrentIndex(0);
        QVERIFY(!labelHas(*begin, u"Not legal"_s));
        box(*begin, u"Deck"_s).setCurrentIndex(1);
        QVERIFY(labelHas(*begin, u"played all the same: Overfull"_s));
    }

    void warningsFollowTheNumberOfPlayers()
    {
        const TableDeck good = deck(u"armory"_s, u"ludo-the-gladiator"_s);
        const TableDeck bad = illegal(deck(u"armory"_s, u"ysra-lantern-eye"_s), u"Overfull"_s);
        const auto begin = dialog(u"armory"_s, {good, bad});
        QVERIFY(choose(box(*begin, u"Against"_s), u"=hand"_s));
        box(*begin, u"Deck of B"_s).setCurrentIndex(0);
        box(*begin, u"Deck of C"_s).setCurrentIndex(1);
        QVERIFY(!labelHas(*begin, u"Overfull"_s));
        QVERIFY(choose(box(*begin, u"Mode"_s), u"trei"_s));
        QVERIFY(labelHas(*begin, u"played all the same: Overfull"_s));
        QVERIFY(choose(box(*begin, u"Mode"_s), u"duel"_s));
        QVERIFY(!labelHas(*begin, u"Overfull"_s));
    }

    void theShopIsLookedAtToo()
    {
        const TableDeck shop = deck(u"hero"_s, u"mother-pells-shop"_s);
        TableDeck closed = illegal(shop, u"Bazaar"_s);
        for (DeckSection& section : closed.deck.sections)
            section.entries.resize(std::min<std::size_t>(section.entries.size(), 1));
        const auto begin = dialog(u"hero"_s, {deck(u"hero"_s, u"red-sleds"_s), shop, closed});
        QVERIFY2(begin->warning().isEmpty(), qPrintable(begin->warning()));
        box(*begin, u"Shop"_s).setCurrentIndex(1);
        QVERIFY2(labelHas(*begin, u"Bazaar"_s), qPrintable(begin->warning()));
        QVERIFY(begin->warningOfDeck().contains(u"Bazaar"_s));
        box(*begin, u"Shop"_s).setCurrentIndex(0);
        QVERIFY(!labelHas(*begin, u"Bazaar"_s));
    }

    /// A hand that is played is not asked about, so that its window says it.
    void aTriedHandOfAnIllegalDeckIsToldOf()
    {
        QWidget parent;
        TableRoom room(*m_decks, *m_settings, &parent);
        for (const bool legal : {true, false}) {
            DeckDocument* const document = openJudged(*m_decks, shippedDeck(u"script"_s, u"recess"_s));
            Deck edited = document->deck();
            if (!legal)
                edited.sections.front().entries.front().count += 60;
            document->change(u"More"_s, edited);
            HandDesk desk;
            desk.setDeck(document->snapshot().get());
            desk.deal(3);
            desk.keep();
            const auto hand = triedHand(desk);
            QVERIFY(hand);
            TableWindow* const table = room.begin(*document, *hand);
            QVERIFY(table != nullptr);
            QCOMPARE(labelHas(*table, u"Not legal as it stands"_s), !legal);
        }
        room.putAside();
    }
};

QTEST_MAIN(BeginDialogTest)
#include "begin_dialog_test.moc"
