// SPDX-License-Identifier: GPL-3.0-or-later
// Cards go from the browser into the deck and out of it, and the browser says which may.
#include <QComboBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "app/window/browser/card_browser.h"
#include "app/window/browser/deck_changes.h"
#include "app/window/browser/results_table.h"
#include "app/window/look/column_button.h"
#include "tests/window/browser_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class BrowserAddingTest : public QObject, private test::BrowserStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void aDeckOfAnotherGameIsLeftAlone()
    {
        openDeck(u"sceptre"_s);
        addCopies(*m_document, {CardIndex{0}}, 2);
        ResultsModel& results = m_browser->results();
        QCOMPARE(results.index(results.rowOf(CardIndex{0}), results.copiesColumn()).data().toString(), u"2 of 3"_s);

        m_browser->setGame(m_games[u"spoils"_s]);
        QVERIFY(table()->isColumnHidden(results.copiesColumn()) && table()->isColumnHidden(results.addColumn()));
        for (int row = 0; row < results.rowCount(); ++row)
            QVERIFY(results.index(row, results.copiesColumn()).data().toString().isEmpty());
        QSignalSpy wanted(m_browser.get(), &CardBrowser::deckWanted);
        const Deck before = m_document->deck();
        table()->setFocus();
        for (const auto key : {Qt::Key_Return, Qt::Key_Plus, Qt::Key_Asterisk, Qt::Key_Minus, Qt::Key_Question})
            QTest::keyClick(table(), key);
        QCOMPARE(m_document->deck(), before);
        QCOMPARE(wanted.size(), 3);
        // A step of that deck does not turn the list back.
        addCopies(*m_document, {CardIndex{1}}, 1);
        QCOMPARE(m_browser->game(), m_games[u"spoils"_s]);
        m_browser->setGame(m_games[u"sceptre"_s]);
        QVERIFY(!table()->isColumnHidden(results.copiesColumn()));
    }

    void addsAllThatIsAllowedAsOneStep()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"type:champion"_s);
        table()->setFocus();
        table()->selectionModel()->select(QItemSelection(table()->model()->index(0, 0), table()->model()->index(11, 0)),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QSignalSpy said(m_browser.get(), &CardBrowser::said);
        QTest::keyClick(table(), Qt::Key_Asterisk);
        QCOMPARE(m_document->resolved().total(), 36);
        QCOMPARE(m_document->history().count(), 1);
        const QString first = table()->model()->index(0, 0).data().toString();
        const QString second = table()->model()->index(1, 0).data().toString();
        QCOMPARE(m_document->history().undoText(), u"Add 36 cards: %1, %2 and 10 more"_s.arg(first, second));
        QCOMPARE(said.size(), 1);
        QCOMPARE(said.front().front().toString(), u"36 cards added"_s);
    }

    void aWarningGoesWithTheNextThingDone()
    {
        openDeck(u"sceptre"_s);
        const auto warned = [this] {
            const auto labels = m_browser->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().contains(u"Shift+Enter"_s);
            });
        };
        const auto warn = [&] {
            line()->setText(u"name:gold type:coin"_s);
            table()->setFocus();
            for (int i = 0; i < 7; ++i)
                QTest::keyClick(table(), Qt::Key_Return);
        };
        warn();
        QVERIFY(warned());
        line()->setText(u"type:champion"_s);
        QVERIFY(!warned());
        warn();
        QVERIFY(warned());
        m_document->history().undo();
        QVERIFY(!warned());
    }

    void cardsGoIntoTheDeckUntilTheirLimit()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"name:\"kestrel vanguard\" origin:ember"_s);
        QCOMPARE(table()->model()->rowCount(), 1);
        ResultsModel& model = m_browser->results();
        QTRY_COMPARE(cell(0, model.addColumn()), u"✓ 0 of 3"_s);
        QCOMPARE(model.headerData(model.copiesColumn(), Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>(),
                 Qt::AlignRight | Qt::AlignVCenter); // above its numbers
        QTest::keyClick(line(), Qt::Key_Return);     // on to the cards
        QCOMPARE(m_browser->focusWidget(), table());
        for (int copies = 1; copies <= 3; ++copies) {
            QTest::keyClick(table(), copies == 2 ? Qt::Key_Plus : Qt::Key_Return);
            QCOMPARE(m_document->deck().countedCards(), copies);
            QTRY_COMPARE(cell(0, model.copiesColumn()),
                         copies < 3 ? u"%1 of 3"_s.arg(copies) : u"✕ 3 of 3"_s); // the sign where no more may go in
        }
        QCOMPARE(m_document->history().undoText(), u"Add 1 Kestrel Vanguard"_s);
        QTRY_COMPARE(cell(0, model.addColumn()), u"✕ limit 3 of 3"_s);
        QTest::keyClick(table(), Qt::Key_Return); // not one more, and the reason
        QCOMPARE(m_document->deck().countedCards(), 3);
        QVERIFY(anyLabelHas(u"SCE-V2"_s));
        QTest::keyClick(table(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_document->deck().countedCards(), 4);
        QTRY_COMPARE(cell(0, model.addColumn()), u"✕ limit 4 of 3"_s); // as many as there are
        QTest::keyClick(table(), Qt::Key_Minus);
        QTest::keyClick(table(), Qt::Key_Minus);
        QCOMPARE(m_document->deck().countedCards(), 2);
        m_document->history().undo();
        QCOMPARE(m_document->deck().countedCards(), 3);
        QTest::keyClick(table(), Qt::Key_Question);
        QCOMPARE(m_document->deck().considering.size(), std::size_t(1));
        QTest::keyClick(table(), Qt::Key_Slash);
        QCOMPARE(m_browser->focusWidget(), line());
    }

    /// "0 of 0" would say less than the sign: why none may go in stands beside it.
    void ofWhatHasNoPlaceNothingIsCounted()
    {
        openDeck(u"hero"_s); // cards of its shop are among those that the search finds
        const ResultsModel& model = m_browser->results();
        const auto rows = [&model](int column, const QString& text) {
            const QModelIndex first = model.index(0, column);
            return model.match(first, Qt::DisplayRole, text, -1, Qt::MatchContains | Qt::MatchCaseSensitive).size();
        };
        QTRY_VERIFY(rows(model.addColumn(), u"not in this deck: Items of the shop"_s) > 0);
        QTRY_VERIFY(rows(model.copiesColumn(), u"✕"_s) >= rows(model.addColumn(), u"not in this deck"_s));
        QCOMPARE(rows(model.copiesColumn(), u"0 of 0"_s), 0);
    }

    void asManyAsAllowedAndAllSelected()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"type:exterior"_s);
        const int exteriors = table()->model()->rowCount();
        QVERIFY(exteriors > 1);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(m_document->deck().countedCards(), exteriors);
        QCOMPARE(m_document->history().count(), 1);
        line()->setText(u"type:coin metal:gold"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_Asterisk);
        QCOMPARE(m_document->deck().countedCards(), exteriors + 6);
    }

    /// Of what has no limit only the person knows how many: it is asked, and the others of the selection go in all the same.
    void ofWhatHasNoLimitItIsAskedHowMany()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"type:coin"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        bool asked = false;
        QTimer::singleShot(0, m_browser.get(), [&] {
            auto* const dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QVERIFY2(dialog->labelText().startsWith(u"Copper has no limit"_s), qPrintable(dialog->labelText()));
            asked = true;
            dialog->setIntValue(15);
            dialog->accept();
        });
        QTest::keyClick(table(), Qt::Key_Asterisk);
        QVERIFY(asked);
        QCOMPARE(m_document->deck().countedCards(), 6 + 8 + 15);
    }

    void figuresSayHowManyTheDeckHas()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"type:coin metal:copper"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_1);
        QTest::keyClick(table(), Qt::Key_4);
        QCOMPARE(m_document->deck().countedCards(), 14);
        QCOMPARE(m_document->history().count(), 1);
        QCOMPARE(m_browser->focusWidget(), table()); // not a search for 14
        // What the card's own limit refuses stays out, and it is said.
        line()->setText(u"name:\"kestrel vanguard\" origin:ember"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_9);
        QCOMPARE(m_document->deck().countedCards(), 14 + 3);
        QVERIFY(anyLabelHas(u"at most 3 are allowed"_s));
        QTest::qWait(1600); // a new number begins
        QTest::keyClick(table(), Qt::Key_1);
        QCOMPARE(m_document->deck().countedCards(), 14 + 1);
    }

    void aFullDeckIsWorkedOnBySwapping()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"name:\"kestrel vanguard\" origin:ember"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(table(), Qt::Key_Return);
        QVERIFY(anyLabelHas(u"Ctrl+Enter"_s)); // the refusal names the way on
        QSignalSpy swap(m_browser.get(), &CardBrowser::swapWanted);
        QTest::keyClick(table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(swap.size(), 1);
        QCOMPARE(swap.front().front().value<CardIndex>(), m_browser->currentCard());
    }

    /// What was looked for to fill a deck finds nothing for its shop.
    void anotherKindOfDeckBeginsWithAllCards()
    {
        openDeck(u"hero"_s);
        line()->setText(u"class:mage"_s);
        Deck shop;
        shop.game = "hero";
        shop.kind = "shop";
        auto other = std::make_unique<DeckDocument>(m_games[u"hero"_s], shop);
        m_browser->setDocument(other.get());
        QCOMPARE(line()->text(), QString());
        m_browser->setDocument(nullptr);
    }

    void columnsAreThePersonsChoice()
    {
        openDeck(u"sceptre"_s);
        auto* const results = m_browser->findChild<ResultsTable*>();
        const auto& model = m_browser->results();
        const auto visual = [&](int column) { return results->horizontalHeader()->visualIndex(column); };
        int hp = -1;
        for (int column = 0; column < model.columnCount(); ++column)
            hp = model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == u"HP"_s ? column : hp;
        QVERIFY(hp > 0);
        QVERIFY(visual(hp) < visual(carddb::CardListModel::TypeColumn)); // figures before words
        QVERIFY(visual(hp) < visual(model.addColumn()));
        auto* const button = m_browser->findChild<ColumnButton*>();
        button->click();
        auto* const menu = button->findChild<QMenu*>();
        const auto toggle = [&] {
            for (QAction* action : menu->actions()) {
                if (action->text() == u"HP"_s)
                    action->trigger();
            }
        };
        toggle();
        QVERIFY(results->isColumnHidden(hp));
        const QByteArray state = m_browser->saveState();
        addCopies(*m_document, {CardIndex{0}}, 1); // an edit brings nothing back
        QVERIFY(results->isColumnHidden(hp));
        m_browser->resetLayout();
        QVERIFY(!results->isColumnHidden(hp));
        m_browser->restoreState(state); // as at the next start
        QVERIFY(results->isColumnHidden(hp));
    }

    void filtersByTheDeck()
    {
        openDeck(u"sceptre"_s);
        auto* deck = named<QComboBox>(u"Cards of the open deck"_s);
        QVERIFY(deck->isVisible());
        const int all = table()->model()->rowCount();
        line()->setText(u"in:deck"_s);
        QCOMPARE(table()->model()->rowCount(), 0);
        line()->setText(u"type:exterior"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_Return);
        line()->clear();
        choose(deck, u"In this deck"_s);
        QCOMPARE(line()->text(), u"in:deck"_s);
        QCOMPARE(table()->model()->rowCount(), 1);
        choose(deck, u"Not in this deck"_s);
        QCOMPARE(line()->text(), u"-in:deck"_s);
        QCOMPARE(table()->model()->rowCount(), all - 1);
        choose(deck, u"May be added"_s);
        QCOMPARE(line()->text(), u"may:add"_s);
        QTRY_COMPARE(table()->model()->rowCount(), all - 1); // only one of each Exterior
        m_document->history().undo();
        QTRY_COMPARE(table()->model()->rowCount(), all);
        choose(deck, u"In or out of the deck"_s);
        QCOMPARE(line()->text(), QString());
    }

    /// Where the whole deck has to be judged for each card, a thread does it; the answer is the judge's own.
    void answersOfEveryGameAreTheJudges()
    {
        for (const auto& [key, data] : m_games) {
            openDeck(key);
            ResultsModel& model = m_browser->results();
            QTRY_VERIFY_WITH_TIMEOUT(cell(0, model.addColumn()) != u"…"_s, 20'000);
            m_browser->setQuery(u"may:add"_s);
            QTRY_VERIFY_WITH_TIMEOUT(!named<QWidget>(u"Working out which cards may be added"_s)->isVisible(), 60'000);
            int allowed = 0;
            for (std::uint32_t card = 0; card < data->catalogue->size(); card += 7) {
                const auto answer =
                    validators::mayAdd(m_document->resolved(), {card}, m_document->snapshot()->options());
                QCOMPARE(model.rowOf({card}) >= 0, answer.allowed);
                allowed += answer.allowed ? 1 : 0;
            }
            QVERIFY2(allowed > 0, qPrintable(key));
        }
    }

    void draggedRowsAreLinesOfAList()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"name:kestrel type:champion"_s);
        ResultsModel& model = m_browser->results();
        QModelIndexList rows;
        for (int column = 0; column < model.columnCount(); ++column)
            rows += model.index(0, column);
        const std::unique_ptr<QMimeData> data(model.mimeData(rows));
        QCOMPARE(data->text(), u"1 Kestrel Vanguard [Ember]\n"_s);
        QVERIFY(model.flags(rows.first()).testFlag(Qt::ItemIsDragEnabled));
    }

    /// What an edit of the deck changes stands in two columns; what the game says of the cards is not painted again.
    void anEditPaintsTheColumnsAboutTheDeck()
    {
        openDeck(u"sceptre"_s);
        const QModelIndex name = table()->model()->index(0, 0);
        const QModelIndex copies = table()->model()->index(0, m_browser->results().copiesColumn());
        table()->setCurrentIndex({});
        QRegion painted;
        PaintedRegion spy(*table()->viewport(), painted);
        do { // all that the opening brings
            painted = {};
            QTest::qWait(50);
        } while (!painted.isEmpty());
        addCopies(*m_document, {m_browser->results().cardAt(0)}, 1);
        QTRY_VERIFY(painted.intersects(table()->visualRect(copies)));
        QVERIFY2(copies.data().toString().startsWith(u'1'), qPrintable(copies.data().toString()));
        QTest::qWait(50);
        QVERIFY(!painted.intersects(table()->visualRect(name)));
    }

private:
    /// Gathers what is painted of a widget.
    class PaintedRegion final : public QObject {
    public:
        PaintedRegion(QWidget& widget, QRegion& painted) : m_painted(painted) { widget.installEventFilter(this); }
        bool eventFilter(QObject*, QEvent* event) override
        {
            if (event->type() == QEvent::Paint)
                m_painted += static_cast<QPaintEvent*>(event)->region();
            return false;
        }

    private:
        QRegion& m_painted;
    };

    static void choose(QComboBox* box, const QString& text)
    {
        box->setCurrentIndex(box->findText(text));
        Q_EMIT box->activated(box->currentIndex());
    }

    bool anyLabelHas(const QString& text)
    {
        const auto labels = m_browser->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
};

QTEST_MAIN(BrowserAddingTest)
#include "browser_adding_test.moc"
