// SPDX-License-Identifier: GPL-3.0-or-later
// The card browser as a person uses it to find cards: typing with completion, filters that write into the query, saved
// searches, in a table and as faces.
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QHeaderView>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

#include "app/window/browser/card_browser.h"
#include "app/window/browser/filter_bar.h"
#include "app/window/browser/nothing_found.h"
#include "app/window/browser/search_list_dialog.h"
#include "app/window/card/card_grid.h"
#include "model/text/capital.h"
#include "tests/window/browser_stage.h"
#include "tests/window/pictures.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class BrowserTest : public QObject, private test::BrowserStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void typesWithTheListBelow()
    {
        QListView* list = line()->completionList();
        QTest::keyClicks(line(), u"type:cha"_s);
        QVERIFY(list->isVisible());
        QTest::keyClick(line(), Qt::Key_Down);
        QCOMPARE(list->currentIndex().row(), 0);
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(line()->text(), u"type:champion "_s);
        QVERIFY(!list->isVisible());
        QTest::keyClicks(line(), u"emb"_s);
        QTest::keyClick(line(), Qt::Key_Tab);
        QCOMPARE(line()->text(), u"type:champion origin:ember "_s);
        QCOMPARE(m_browser->focusWidget(), line());
        QTest::keyClicks(line(), u"hp"_s);
        QVERIFY(list->isVisible());
        QTest::keyClick(line(), Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        QTest::keyClick(line(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(list->isVisible());
        QTest::keyClick(line(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(line()->text() != u"type:champion origin:ember hp"_s);
        line()->clear();
        QTest::keyClicks(line(), u"zzqq"_s);
        QVERIFY(!list->isVisible());
    }

    void nothingCoversTheResultsOfACompleteQuery()
    {
        QListView* list = line()->completionList();
        QTest::keyClicks(line(), u"origin:embe"_s);
        QVERIFY(list->isVisible());
        QTest::keyClicks(line(), u"r"_s);
        QVERIFY(!list->isVisible());
    }

    void theHintIsOfTheGame()
    {
        for (const auto& [key, data] : m_games) {
            m_browser->setGame(data);
            const QString hint = line()->placeholderText().section(u' ', -1);
            QVERIFY2(hint.startsWith(u"type:"_s), qPrintable(line()->placeholderText()));
            line()->setText(QueryAssist(data->catalogue).firstExample());
            QVERIFY2(table()->model()->rowCount() > 0, qPrintable(key));
        }
    }

    void saysWhatIsWrongAndTakesTheProposal()
    {
        line()->setText(u"type:coin"_s);
        const int coins = table()->model()->rowCount();
        QVERIFY(coins > 0);
        line()->setText(u"type:champoin hp>3"_s);
        QCOMPARE(table()->model()->rowCount(), coins); // the last answer stays
        QVERIFY(line()->problem());
        QCOMPARE(line()->problem()->begin, std::size_t(5));
        QVERIFY(answer().contains(u"champoin"_s));
        QVERIFY(answer().contains(u"cards found before"_s)); // and is told as such
        auto* proposal = buttonWith(u"champion"_s);
        QVERIFY(proposal && proposal->isVisible());
        QVERIFY(!m_browser->findChild<FilterBar*>()->isEnabled());
        QTest::mouseClick(proposal, Qt::LeftButton);
        QCOMPARE(line()->text(), u"type:champion hp>3"_s);
        QVERIFY(!proposal->isVisible());
        QVERIFY(!line()->problem());
        QVERIFY(!answer().contains(u"before"_s));
        line()->setText(u"orgin:ember"_s);
        QTest::keyClick(line(), Qt::Key_Period, Qt::ControlModifier);
        QCOMPARE(line()->text(), u"origin:ember"_s);
        line()->undo();
        QCOMPARE(line()->text(), u"orgin:ember"_s);
    }

    /// Where a field has few values, a wrong one is answered with all of them.
    void aWrongValueIsAnsweredWithThoseThatThereAre()
    {
        line()->setText(u"class:zzzzzz"_s);
        QVERIFY(line()->problem());
        QVERIFY2(answer().contains(u"class: "_s) && answer().contains(u"Cavalry"_s), qPrintable(answer()));
    }

    void sayWhatToLeaveOutWhereNothingIsFound()
    {
        line()->setText(u"type:coin origin:ember"_s);
        QCOMPARE(table()->model()->rowCount(), 0);
        auto* const found = m_browser->findChild<NothingFound*>();
        QVERIFY(found->isVisible());
        QVERIFY(found->text().contains(u"No card"_s));
        QVERIFY(!found->text().contains(u"<a"_s)); // no key waits for what is proposed
        QTRY_VERIFY(found->text().contains(u">origin:ember<"_s));
        QVERIFY(!found->text().contains(u"Did you mean"_s));
        Q_EMIT found->linkActivated(u"origin:ember"_s);
        QVERIFY(table()->model()->rowCount() > 0);
        QVERIFY(table()->isVisible());
    }

    void proposeNearSpellingsWhereNothingIsFound_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("proposal");
        QTest::newRow("a word") << u"kestral"_s << u"kestrel"_s;
        QTest::newRow("a name") << u"kestral vangard"_s << u"name:\"kestrel vanguard\""_s;
        QTest::newRow("all words") << u"kestral vangard"_s << u"kestrel vanguard"_s;
        QTest::newRow("beside a condition") << u"type:champion kestral"_s << u"type:champion kestrel"_s;
    }

    void proposeNearSpellingsWhereNothingIsFound()
    {
        QFETCH(QString, query);
        QFETCH(QString, proposal);
        line()->setText(query);
        QCOMPARE(table()->model()->rowCount(), 0);
        auto* const found = m_browser->findChild<NothingFound*>();
        QTRY_VERIFY(found->text().contains(u"Did you mean"_s));
        QVERIFY2(found->text().contains(u">%1<"_s.arg(proposal.toHtmlEscaped())), qPrintable(found->text()));
        Q_EMIT found->linkActivated(proposal);
        QCOMPARE(line()->text(), proposal);
        QVERIFY(table()->model()->rowCount() > 0);
    }

    /// Whichever game was looked at before, and with or without a deck.
    void everyGameBeginsWithItsColumnsInOrder()
    {
        for (const auto& [before, ignored] : m_games) {
            for (const auto& [key, data] : m_games) {
                CardBrowser browser(m_places);
                browser.show();
                browser.setGame(m_games[before]);
                browser.setDocument(nullptr);
                Deck deck;
                deck.game = key.toStdString();
                deck.kind = data->game().decks.front().key;
                DeckDocument document(data, deck);
                browser.setDocument(&document);
                const QHeaderView& header = *browser.findChild<QTableView*>()->horizontalHeader();
                const ResultsModel& model = browser.results();
                const std::vector<int> order = model.standardOrder();
                QCOMPARE(order.size(), std::size_t(model.columnCount()));
                QCOMPARE(order[0], int(carddb::CardListModel::NameColumn));
                QCOMPARE(order[1], model.copiesColumn());
                QCOMPARE(order.back(), model.addColumn()); // the most words, the least looked for
                for (std::size_t at = 0; at < order.size(); ++at)
                    QVERIFY2(header.logicalIndex(int(at)) == order[at],
                             qPrintable(u"%1 after %2, place %3"_s.arg(key, before).arg(at)));
                browser.setDocument(nullptr);
            }
        }
    }

    /// Each number of cards may take milliseconds: between two of them whatever else waits is done.
    void queriesAreCountedOneByOne()
    {
        NothingFound found;
        found.setCatalogue(m_games[u"sceptre"_s]->catalogue);
        int passes = 0;
        QTimer pass;
        connect(&pass, &QTimer::timeout, this, [&] { ++passes; });
        pass.start();
        QList<int> counted;
        found.setCounter([&](const QString&) {
            counted += passes;
            return 1;
        });
        found.QLabel::show();
        const QueryTerms terms(u"type:champion origin:ember kestral"_s, m_games[u"sceptre"_s]->game(), nullptr);
        found.show(terms);
        QTRY_VERIFY(found.text().contains(u"Did you mean"_s));
        QVERIFY(counted.size() > 2);
        QVERIFY(std::ranges::adjacent_find(counted) == counted.end());
        const qsizetype before = counted.size();
        found.show(terms);
        found.setCatalogue(nullptr); // nothing to look for any more
        QTest::qWait(250);
        QCOMPARE(counted.size(), before);
    }

    void nonsenseHasNoNearSpelling()
    {
        line()->setText(u"xqzzyk"_s);
        auto* const found = m_browser->findChild<NothingFound*>();
        QTRY_VERIFY(found->text().contains(u"Show all cards"_s)); // all that could be proposed was tried
        QVERIFY(!found->text().contains(u"Did you mean"_s));
        QCOMPARE(found->text().count(u"<a"_s), 1);
    }

    /// Whoever types what a type is called sees how to ask for its cards.
    void aTypeAsAWordIsOfferedAsOne()
    {
        line()->setText(u"coin"_s);
        QPushButton* const proposal = buttonWith(u"type:coin"_s);
        QVERIFY(proposal != nullptr && proposal->isVisible());
        QTest::mouseClick(proposal, Qt::LeftButton);
        QCOMPARE(line()->text(), u"type:coin"_s);
        QVERIFY(table()->model()->rowCount() > 0);
        QVERIFY(!proposal->isVisible());
        line()->setText(u"origin:ember champions"_s);
        QTest::mouseClick(buttonWith(u"origin:ember type:champions"_s), Qt::LeftButton);
        QVERIFY(table()->model()->rowCount() > 0);
        line()->setText(u"-coin"_s);
        QVERIFY(!proposal->isVisible());
        line()->setText(u"kestrel"_s);
        QVERIFY(!proposal->isVisible());
    }

    void theButtonToClearGoesWithTheQuery()
    {
        line()->setText(u"type:coin"_s);
        QSignalSpy heard(line(), &QLineEdit::textChanged);
        m_browser->setGame(m_games[u"spoils"_s]);
        QVERIFY(line()->text().isEmpty());
        QCOMPARE(heard.size(), 1);
    }

    void noLabelOfAColumnIsCut()
    {
        openDeck(u"sceptre"_s);
        QHeaderView* header = table()->horizontalHeader();
        header->resizeSection(m_browser->results().copiesColumn(), 8);
        const QByteArray state = m_browser->saveState();
        m_browser->restoreState(state);
        for (int column = 0; column < header->count(); ++column)
            QVERIFY(header->isSectionHidden(column) || header->sectionSize(column) >= header->sectionSizeHint(column));
    }

    void countsOfAFilterTakeTheOthersIntoAccount()
    {
        line()->setText(u"origin:ember"_s);
        auto* bar = m_browser->findChild<FilterBar*>();
        FilterButton* type = bar->button(u"Type"_s);
        QTest::mouseClick(type, Qt::LeftButton);
        int champions = 0;
        for (QCheckBox* box : type->findChildren<QCheckBox*>()) {
            if (box->text() == u"Champion"_s)
                champions = box->accessibleDescription().section(u' ', 0, 0).toInt();
            if (box->text() == u"Coin"_s)
                QVERIFY(box->accessibleDescription().startsWith(u"0 "_s)); // none is of Ember
        }
        closePanel(type);
        line()->setText(u"origin:ember type:champion"_s);
        QVERIFY(champions > 0);
        QCOMPARE(champions, table()->model()->rowCount());
    }

    void filtersWriteTheQueryAndReadIt()
    {
        auto* bar = m_browser->findChild<FilterBar*>();
        FilterButton* type = bar->button(u"Type"_s);
        QVERIFY(type);
        QTest::mouseClick(type, Qt::LeftButton);
        tick(type, u"Champion"_s);
        QCOMPARE(line()->text(), u"type:champion"_s);
        tick(type, u"Squire"_s);
        QCOMPARE(line()->text(), u"(type:champion or type:squire)"_s);
        closePanel(type);
        QCOMPARE(type->accessibleName(), u"Type: Champion, Squire"_s);
        // No Champion or Squire has one: it is of no use, and stays where it is.
        QVERIFY(!bar->button(u"Slot"_s)->isEnabled() && bar->button(u"Slot"_s)->isVisible());
        FilterButton* hp = bar->button(u"HP"_s);
        QTest::mouseClick(hp, Qt::LeftButton);
        const auto boxes = hp->findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 2);
        boxes[0]->setValue(80);
        boxes[1]->setValue(120);
        QCOMPARE(line()->text(), u"(type:champion or type:squire) hp>=80 hp<=120"_s);
        closePanel(hp);
        QCOMPARE(hp->accessibleName(), u"HP: 80 to 120"_s);
        line()->setText(u"origin:ember hp=100"_s);
        QCOMPARE(bar->button(u"Origin"_s)->accessibleName(), u"Origin: Ember"_s);
        QCOMPARE(hp->accessibleName(), u"HP: 100"_s);
        QVERIFY(bar->button(u"Slot"_s)->isVisible());
        QTest::mouseClick(hp, Qt::LeftButton);
        for (QPushButton* button : hp->findChildren<QPushButton*>())
            button->click();
        QCOMPARE(line()->text(), u"origin:ember"_s);
        line()->undo();
        QCOMPARE(line()->text(), u"origin:ember hp=100"_s);
    }

    void everyGameHasItsControls()
    {
        for (const auto& [key, data] : m_games) {
            m_browser->setGame(data);
            auto* bar = m_browser->findChild<FilterBar*>();
            QVERIFY2(bar->button(u"Type"_s), qPrintable(key));
            for (const FieldIndex column : data->game().columns) {
                const Field& field = data->game().field(column);
                if (field.kind == FieldKind::Word || field.kind == FieldKind::Number || field.kind == FieldKind::Words)
                    QVERIFY2(bar->button(QString::fromStdString(capitalised(field.label))), field.label.c_str());
            }
            QVERIFY(table()->model()->rowCount() > 30);
        }
    }

    void readersHearARow()
    {
        openDeck(u"sceptre"_s);
        line()->setText(u"name:\"kestrel vanguard\" origin:ember"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(m_browser->results().index(0, 0).data(Qt::AccessibleTextRole).toString(),
                     u"Kestrel Vanguard, Champion, Ember, 1 in the deck, may be added"_s);
        QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(table());
        QVERIFY(reader && reader->tableInterface());
        QVERIFY(reader->tableInterface()
                    ->cellAt(0, 0)
                    ->text(QAccessible::Name)
                    .startsWith(u"Kestrel Vanguard, Champion"_s));
        for (QWidget* widget : m_browser->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->inherits("QScrollBar") || !widget->isVisible()
                || widget->inherits("QHeaderView") || widget->inherits("QStackedWidget"))
                continue;
            QAccessibleInterface* one = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(one && !one->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

    void modelKeepsItsPromises()
    {
        openDeck(u"sceptre"_s);
        ResultsModel& model = m_browser->results();
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        line()->setText(u"type:champion"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(table(), Qt::Key_Return);
        table()->sortByColumn(model.copiesColumn(), Qt::DescendingOrder);
        QCOMPARE(model.index(0, model.copiesColumn()).data().toString(), u"1 of 3"_s);
        table()->sortByColumn(2, Qt::AscendingOrder);
        QTest::keyClick(table(), Qt::Key_Return);
        m_document->history().undo();
        m_browser->setDocument(nullptr);
        QVERIFY(table()->isColumnHidden(model.addColumn()));
        QVERIFY(!model.index(0, model.addColumn()).data().isValid());
        m_browser->setGame(m_games[u"hero"_s]);
        QVERIFY(model.rowCount() > 30);
    }

    void facesInsteadOfATable()
    {
        openDeck(u"sceptre"_s);
        m_browser->setView(CardBrowser::View::Grid);
        auto* grid = m_browser->findChild<CardGrid*>();
        QVERIFY(grid->isVisible());
        line()->setText(u"type:champion"_s);
        grid->setFocus();
        ResultsModel& model = m_browser->results();
        const int rows = model.rowCount();
        QVERIFY(rows > 20);
        QCOMPARE(grid->currentIndex().row(), 0);
        QTest::keyClick(grid, Qt::Key_Right);
        QCOMPARE(grid->currentIndex().row(), 1);
        QTest::keyClick(grid, Qt::Key_Down);
        const int below = grid->currentIndex().row();
        QVERIFY(below > 1);
        QVERIFY(grid->visualRect(model.index(below, 0)).top() > grid->visualRect(model.index(1, 0)).bottom());
        QCOMPARE(grid->visualRect(model.index(below, 0)).left(), grid->visualRect(model.index(1, 0)).left());
        QTest::keyClick(grid, Qt::Key_End);
        QCOMPARE(grid->currentIndex().row(), rows - 1);
        QVERIFY(grid->viewport()->rect().contains(grid->visualRect(grid->currentIndex()).center()));
        QTest::keyClick(grid, Qt::Key_Home);
        const QRect third = grid->visualRect(model.index(2, 0));
        QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, third.center());
        QCOMPARE(grid->currentIndex().row(), 2);
        QCOMPARE(table()->currentIndex().row(), 2); // one selection for both
        QTest::mouseClick(grid->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                          grid->visualRect(model.index(4, 0)).center());
        const auto ranges = grid->selectionModel()->selection();
        int selected = 0;
        for (const auto& range : ranges)
            selected += range.height();
        QCOMPARE(selected, 3);
        QTest::keyClick(grid, Qt::Key_Return);
        QCOMPARE(m_document->deck().countedCards(), 3);
        QCOMPARE(grid->indexAt(QPoint(-5, -5)), QModelIndex());
        const int before = grid->visualRect(model.index(0, 0)).width();
        grid->setFaceSize(16);
        QVERIFY(grid->visualRect(model.index(0, 0)).width() > before);
        const QByteArray state = m_browser->saveState();
        m_browser->setView(CardBrowser::View::Table);
        grid->setFaceSize(8);
        m_browser->restoreState(state);
        QCOMPARE(m_browser->view(), CardBrowser::View::Grid);
        QCOMPARE(grid->faceSize(), 16);
        m_browser->restoreState(QByteArray("nonsense"));
        QCOMPARE(m_browser->view(), CardBrowser::View::Grid);
    }

    void searchesAreKept()
    {
        const QString path = savedSearchesPath(m_places, u"sceptre"_s);
        const std::vector<SavedSearch> all{{u"Riders: \"fast\""_s, u"class:cavalry spd>10"_s},
                                           {u"- odd, {name} #1"_s, u"text:\"draw a card\" -type:coin"_s},
                                           {u"ünïcode ✓"_s, u"\\\"x\\\""_s}};
        QVERIFY(writeSavedSearches(path, all));
        const auto again = readSavedSearches(path);
        QVERIFY(again);
        QCOMPARE(*again, all);
        QVERIFY(readSavedSearches(m_home.filePath(u"none.yaml"_s))->empty());
        QVERIFY(!parseSavedSearches("searches: [{name: a}]", "x.yaml"));
        QVERIFY(!parseSavedSearches("searches: [{name: a, query: b, colour: c}]", "x.yaml"));
        QVERIFY(parseSavedSearches("searches:\n", "x.yaml"));
        CardBrowser browser(m_places);
        browser.setGame(m_games[u"sceptre"_s]);
        auto* saved = browser.findChild<QMenu*>();
        Q_EMIT saved->aboutToShow();
        QCOMPARE(saved->actions().first()->text(), all[0].name);
        saved->actions().first()->trigger();
        QCOMPARE(browser.query(), all[0].query);
    }

    void searchesAreEdited()
    {
        SearchListDialog dialog({{u"a"_s, u"type:coin"_s}, {u"b"_s, u"hp>3"_s}, {u"c"_s, u"fox"_s}}, nullptr);
        auto* list = dialog.findChild<QTableWidget*>();
        const auto press = [&](const QString& text) {
            for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
                if (button->text().remove(u'&') == text)
                    button->click();
            }
        };
        list->setCurrentCell(2, 0);
        press(u"Move up"_s);
        press(u"Move up"_s);
        press(u"Move up"_s);
        list->item(0, 0)->setText(u"first"_s);
        list->setCurrentCell(1, 0);
        press(u"Remove"_s);
        const std::vector<SavedSearch> wanted{{u"first"_s, u"fox"_s}, {u"b"_s, u"hp>3"_s}};
        QCOMPARE(dialog.searches(), wanted);
    }

    void somethingIsPainted()
    {
        for (const auto& [key, data] : m_games) {
            openDeck(key);
            m_browser->resize(1000, 700);
            takePicture(*m_browser, u"browser-table-%1"_s.arg(key));
            m_browser->setView(CardBrowser::View::Grid);
            takePicture(*m_browser, u"browser-grid-%1"_s.arg(key));
            m_browser->setView(CardBrowser::View::Table);
        }
        m_browser->setDocument(nullptr);
        m_browser->setGame(m_games[u"sceptre"_s]);
        line()->setText(u"type:champoin hp>3"_s);
        takePicture(*m_browser, u"browser-wrong"_s);
        line()->setText(u"type:coin origin:ember"_s);
        takePicture(*m_browser, u"browser-nothing"_s);
    }

private:
    static QFrame* panelOf(FilterButton* button) { return button->findChild<QFrame*>(u"filter panel"_s); }

    static void tick(FilterButton* button, const QString& label)
    {
        QFrame* panel = panelOf(button);
        QVERIFY(panel);
        for (QCheckBox* box : panel->findChildren<QCheckBox*>()) {
            if (box->text() == label)
                box->setChecked(!box->isChecked());
        }
    }

    static void closePanel(FilterButton* button)
    {
        panelOf(button)->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    QPushButton* buttonWith(const QString& text)
    {
        for (QPushButton* button : m_browser->findChildren<QPushButton*>()) {
            if (button->text().contains(text))
                return button;
        }
        return nullptr;
    }
    QString answer() { return named<QLabel>(u"Answer"_s)->text(); }
};

QTEST_MAIN(BrowserTest)
#include "browser_test.moc"
