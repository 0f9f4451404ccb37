// SPDX-License-Identifier: GPL-3.0-or-later
// A deck on screen: its rows, groups, faces, format and players, and what findings mark.
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "app/window/deck/deck_edits.h"
#include "app/window/deck/deck_faces.h"
#include "app/window/deck/deck_rows.h"
#include "model/decks/list_reader.h"
#include "tests/window/deck_page_stage.h"
#include "tests/window/pictures.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class DeckPageTest : public QObject, private test::DeckPageStage {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { close(); }

    void readsARowAloud()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        QCOMPARE(
            row(u"Kestrel Vanguard"_s).data(Qt::AccessibleTextRole).toString(),
            u"3 Kestrel Vanguard [Ember], Champion, limit 3 of 3, note: The engine: one more Copper each turn from the "
            "garrison"_s);
        QCOMPARE(model().index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Champions, 15 cards"_s);
        // No limit of copies, but one for all Gold Coins together; Copper has neither.
        QCOMPARE(row(u"Gold"_s).data(Qt::AccessibleTextRole).toString(), u"6 Gold, Coin, limit 6 of 6"_s);
        QVERIFY(!row(u"Copper"_s).data(Qt::AccessibleTextRole).toString().contains(u"limit"_s));
    }

    /// A name that is too long for its place is read from its beginning, but for while it is typed.
    void aLongNameIsSeenFromItsBeginning()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        auto* const name = test::namedWidget<QLineEdit>(*m_page, u"Name of the deck"_s);
        Deck renamed = document().deck();
        renamed.name = std::string(300, 'x');
        document().change(u"Name"_s, renamed);
        QCOMPARE(name->text().size(), 300);
        QCOMPARE(name->cursorPosition(), 0);
        name->setFocus();
        name->end(false);
        QTest::keyClicks(name, u"y"_s);
        QCOMPARE(name->cursorPosition(), 301);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(name->cursorPosition(), 0);
        QCOMPARE(document().deck().name.size(), std::size_t(301));
    }

    void hasTheSectionsOfTheKindInTheGamesOrder_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QStringList>("labels");
        QTest::newRow("one section: its groups")
            << u"script"_s << u"recess"_s << QStringList{u"Scripts"_s, u"Creatures"_s};
        QTest::newRow("hero") << u"hero"_s << u"red-sleds"_s << QStringList{u"Hero"_s, u"Deck"_s, u"Considering"_s};
        QTest::newRow("shop") << u"hero"_s << u"mother-pells-shop"_s
                              << QStringList{u"Early items"_s, u"Mid items"_s, u"Late items"_s, u"Considering"_s};
        QTest::newRow("armory") << u"armory"_s << u"ysra-lantern-eye"_s
                                << QStringList{u"Starters"_s, u"Armory"_s, u"Considering"_s};
        QTest::newRow("spoils") << u"spoils"_s << u"the-long-table"_s
                                << QStringList{u"Champion pool"_s, u"Spoils"_s, u"Considering"_s};
    }

    void hasTheSectionsOfTheKindInTheGamesOrder()
    {
        QFETCH(QString, game);
        QFETCH(QString, deck);
        QFETCH(QStringList, labels);
        show(game, deck);
        QStringList found;
        int cards = 0;
        for (int i = 0; i < model().rowCount(); ++i) {
            const QModelIndex top = model().index(i, 0);
            if (found.size() < labels.size())
                found += top.data().toString();
            if (top.data(DeckModel::SectionRole).toString() != u"considering"_s)
                cards += top.data(DeckModel::CountRole).toInt();
        }
        QCOMPARE(found, labels);
        QCOMPARE(cards, document().resolved().total());
        takePicture(*m_page, u"deck-"_s + deck);
    }

    /// Where all cards are of one Origin, its name at each of them tells nothing, and takes the room of their names.
    void whatIsTheSameOnAllRowsIsLeftOut()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        const auto detail = [this] { return row(u"Kestrel Vanguard"_s).data(DeckModel::DetailRole).toString(); };
        QCOMPARE(detail(), QString());
        QVERIFY(row(u"Kestrel Vanguard"_s).data(Qt::AccessibleTextRole).toString().contains(u"[Ember]"_s));
        QVERIFY(row(u"Kestrel Vanguard"_s).data(Qt::ToolTipRole).toString().contains(u"[Ember]"_s));
        m_page->addList(u"1 Brine Captain [Tidewrack]\n"_s);
        QCOMPARE(detail(), u"Ember"_s);
        QCOMPARE(row(u"Brine Captain"_s).data(DeckModel::DetailRole).toString(), u"Tidewrack"_s);
        document().history().undo();
        QCOMPARE(detail(), QString());
    }

    /// The same cards in other groups, each once.
    void cardsAreGroupedAsThePersonWants()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        DeckModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDeck(document().snapshot());
        const auto cards = [&model](const QModelIndex& group) {
            int count = 0;
            for (int row = 0; row < model.rowCount(group); ++row)
                count += model.index(row, 0, group).data(DeckModel::CountRole).toInt();
            return count;
        };
        for (const auto& [label, grouping] : model.groupings()) {
            model.setGrouping(grouping);
            int all = 0;
            QStringList groups;
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex group = model.index(row, 0);
                if (group.data(DeckModel::SectionRole).toString() == u"considering"_s)
                    continue;
                groups += group.data().toString();
                QCOMPARE(group.data(DeckModel::CountRole).toInt(), cards(group));
                all += cards(group);
            }
            QVERIFY2(all == document().resolved().total(), qPrintable(label + u": "_s + groups.join(u", "_s)));
            if (label == u"HP"_s)
                QVERIFY2(groups.contains(u"HP 80"_s) && groups.contains(u"Without HP"_s),
                         qPrintable(groups.join(u", "_s)));
            if (label == u"Origin"_s)
                QVERIFY2(groups.contains(u"Ember"_s), qPrintable(groups.join(u", "_s)));
        }
    }

    /// What is chosen among the faces is chosen in the deck, and its keys are the same.
    void theDeckAsFaces()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        m_page->setFaces(m_home.places());
        m_page->resize(700, 600);
        m_page->showFaces(true);
        auto& grid = m_page->faces().list();
        QVERIFY(grid.isVisible());
        QCOMPARE(grid.model()->rowCount(), int(document().resolved().identities().size()));
        grid.setCurrentIndex(grid.model()->index(2, 0));
        const QString name = grid.currentIndex().data().toString();
        QCOMPARE(m_page->selectedCards().size(), std::size_t(1));
        const int before = count(name);
        QTest::keyClick(&grid, Qt::Key_Minus);
        QCOMPARE(count(name), before - 1);
        QTest::keyClick(&grid, Qt::Key_1);
        QTest::keyClick(&grid, Qt::Key_2);
        QCOMPARE(count(name), 12);
        QTest::keyClick(&grid, Qt::Key_Delete);
        QCOMPARE(grid.model()->rowCount(), int(document().resolved().identities().size()));
        takePicture(*m_page, u"deck-faces"_s);
        m_page->showFaces(false);
        QVERIFY(!grid.isVisible());
    }

    void choosesTheFormatAndProposesTheNearest()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        auto* const format = named<QComboBox>(u"Format"_s);
        const int other = format->findData(u"sceptre/autumn-open"_s);
        QVERIFY(other > 0);
        format->setCurrentIndex(other);
        Q_EMIT format->activated(other);
        QCOMPARE(document().deck().format, std::string("sceptre/autumn-open"));
        QCOMPARE(document().history().undoText(), u"Choose the format %1"_s.arg(format->itemText(other)));
        Deck wrong = document().deck();
        wrong.format = "sceptre/autum-open";
        document().change(u"Wrong"_s, wrong);
        QVERIFY(format->currentText().contains(u"sceptre/autum-open"_s));
        QToolButton* nearest = nullptr;
        for (QToolButton* button : m_page->findChildren<QToolButton*>()) {
            if (button->text() == u"Use sceptre/autumn-open"_s)
                nearest = button;
        }
        QVERIFY(nearest != nullptr && nearest->isVisible());
        QTest::mouseClick(nearest, Qt::LeftButton);
        QCOMPARE(document().deck().format, std::string("sceptre/autumn-open"));
        QCOMPARE(document().history().undoText(), u"Choose the format sceptre/autumn-open"_s);
        QVERIFY(!nearest->isVisible());
    }

    void asksHowManyPlayWhereThatMatters()
    {
        show(u"spoils"_s, u"the-long-table"_s);
        auto* const players = named<QSpinBox>(u"Number of players"_s);
        QVERIFY(players->isVisible());
        QCOMPARE(players->minimum(), 3);
        QCOMPARE(players->maximum(), 6);
        Deck free = document().deck();
        free.format.clear();
        free.options["players"] = "3";
        document().change(u"Three"_s, free);
        players->setValue(6);
        QCOMPARE(document().deck().options.at("players"), std::string("6"));
        QTRY_VERIFY(document().isVerdictCurrent());
        document().history().undo();
        QCOMPARE(players->value(), 3);
        m_page.reset();
        show(u"sceptre"_s, u"ember-charge"_s);
        QVERIFY(!named<QSpinBox>(u"Number of players"_s)->isVisible());
    }

    void marksTheRowsThatFindingsAreAbout()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"Greatsword"_s});
        QTest::keyClick(&tree(), Qt::Key_9);
        QTRY_VERIFY(document().isVerdictCurrent());
        QCOMPARE(row(u"Greatsword"_s).data(DeckModel::SeverityRole).toInt(), static_cast<int>(Severity::Illegal));
        QVERIFY(row(u"Greatsword"_s).data(Qt::AccessibleTextRole).toString().contains(u"limit 9 of 3"_s));
        document().history().undo();
        QTRY_VERIFY(document().isVerdictCurrent());
        QVERIFY(!row(u"Greatsword"_s).data(DeckModel::SeverityRole).isValid());
    }

    /// Whatever is done to a deck, and undone, the model tells exactly, and shows what a new one would show.
    void tellsExactlyWhatChanges()
    {
        show(u"hero"_s, u"red-sleds"_s);
        QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QRandomGenerator dice(17);
        const Catalogue& catalogue = *document().game()->catalogue;
        for (int step = 0; step < 300; ++step) {
            const auto& sections = document().deck().sections;
            const auto& section = sections[dice.bounded(static_cast<quint32>(sections.size()))];
            const DeckPick pick{section.key,
                                {dice.bounded(static_cast<quint32>(std::max<std::size_t>(1, section.entries.size())))}};
            switch (dice.bounded(7)) {
            case 0:
                document().history().undo();
                break;
            case 1:
                document().history().redo();
                break;
            case 2:
                document().change(u"x"_s,
                                  deck_edits::moved(document().deck(), {pick}, std::string(ConsideringSection)));
                break;
            case 3:
                document().change(u"x"_s, deck_edits::withMore(document().deck(), {pick}, -1));
                break;
            case 4: {
                DeckEntry unknown;
                unknown.card = "No Such Card " + std::to_string(dice.bounded(3));
                document().change(u"x"_s, deck_edits::withCard(document().deck(), "main", unknown));
                break;
            }
            default:
                m_page->addCard(CardIndex{dice.bounded(catalogue.size())}, 1 + dice.bounded(3), dice.bounded(4) == 0);
            }
            DeckModel fresh;
            fresh.setDeck(document().snapshot());
            QCOMPARE(textOf(model()), textOf(fresh));
        }
    }

    /// Names near to those that no card has are proposed as for the cards of the deck: a pile of junk does not have each of
    /// its lines compared with every card.
    void consideredCardsHaveTheProposalsOfTheDeck()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        Deck deck = document().deck();
        deck.considering.clear();
        for (int i = 0; i < 60; ++i) {
            DeckEntry entry;
            entry.card = "Kestrel Vangua" + std::string(1, char('a' + i % 26)) + std::string(1, char('a' + i / 26));
            deck.considering.push_back(entry);
        }
        document().change(u"Consider"_s, deck);
        const auto rows = deckRows(*document().snapshot());
        const auto pile = std::ranges::find(rows, "considering", &DeckRow::key);
        QVERIFY(pile != rows.end());
        QCOMPARE(pile->children.size(), std::size_t(60));
        QVERIFY2(pile->children.front().trouble.contains(u"Kestrel Vanguard"_s),
                 qPrintable(pile->children.front().trouble));
        QCOMPARE(std::ranges::count_if(pile->children,
                                       [](const DeckRow& row) { return row.trouble.contains(u"Kestrel Vanguard"_s); }),
                 std::ptrdiff_t(50));
    }

private:
    static QString textOf(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0)
    {
        QString text;
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex index = model.index(i, 0, parent);
            text += QString(depth, u' ') + index.data().toString() + u' ' + index.data(DeckModel::DetailRole).toString()
                + u' ' + index.data(DeckModel::CountRole).toString() + u' ' + index.siblingAtColumn(1).data().toString()
                + u'\n' + textOf(model, index, depth + 1);
        }
        return text;
    }
};

QTEST_MAIN(DeckPageTest)
#include "deck_page_test.moc"
