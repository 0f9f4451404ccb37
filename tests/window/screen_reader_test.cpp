// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a reader of the screen has it: the tree of interfaces is walked, and each thing in it that takes the keyboard
// says what it is.
#include <QAccessible>
#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QTest>

#include "app/window/browser/card_browser.h"
#include "app/window/card/card_grid.h"
#include "app/window/compare/compare_dialog.h"
#include "tests/window/main_window_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class ScreenReaderTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void everythingThatTakesTheKeyboardSaysWhatItIs()
    {
        m_window->openDeck(test::faultyDeck());
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        const QMap<QString, QString> ofDock{{u"legality"_s, u"Make legal…"_s},
                                            {u"numbers"_s, u"Charts, odds, and a table"_s},
                                            {u"history"_s, u"Steps of the deck"_s}};
        for (const QString& dock : ofDock.keys()) {
            m_window->findChild<QDockWidget*>(dock)->raise();
            QCoreApplication::processEvents();
            QStringList nameless;
            QStringList met;
            walk(QAccessible::queryAccessibleInterface(m_window.get()), nameless, met, 0);
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
            for (const QString& name : {u"Search"_s, u"Origin"_s, u"Cards found"_s, u"Card"_s, u"Name of the deck"_s,
                                        u"Cards of the deck"_s, ofDock.value(dock)})
                QVERIFY2(met.contains(name), qPrintable(name + u" is not among "_s + met.join(u", "_s)));
        }
    }

    /// The text of a box is its value; what it is for is said by a label.
    void boxesHaveLabels()
    {
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        for (QComboBox* box : m_window->findChildren<QComboBox*>()) {
            if (!box->isVisible() || !m_window->isAncestorOf(box))
                continue;
            auto* const face = QAccessible::queryAccessibleInterface(box);
            const auto relations = face->relations(QAccessible::Label);
            QVERIFY2(!relations.isEmpty(), qPrintable(box->accessibleName() + u": "_s + box->currentText()));
            QVERIFY(!relations.front().first->text(QAccessible::Name).isEmpty());
        }
    }

    void docksButtonsSayWhose()
    {
        for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
            int buttons = 0;
            for (auto* button : dock->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly)) {
                const QString name = QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
                QVERIFY2(name.contains(dock->windowTitle()), qPrintable(name));
                ++buttons;
            }
            QVERIFY(buttons >= 2);
        }
    }

    void aFaceIsOneThing()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        auto* const browser = m_window->findChild<CardBrowser*>();
        browser->setQuery(u"origin:ember"_s);
        browser->setView(CardBrowser::View::Grid);
        auto* const grid = m_window->findChild<CardGrid*>();
        auto* const face = QAccessible::queryAccessibleInterface(grid);
        QCOMPARE(face->role(), QAccessible::List);
        QCOMPARE(face->childCount(), browser->results().rowCount());
        QVERIFY(face->childCount() > 5);
        const auto* const first = face->child(0);
        QCOMPARE(first->role(), QAccessible::ListItem);
        QVERIFY2(first->text(QAccessible::Name).contains(u"Champion"_s), qPrintable(first->text(QAccessible::Name)));
        QCOMPARE(face->indexOfChild(first), 0);
        const QPoint middle = first->rect().center();
        QCOMPARE(face->childAt(middle.x(), middle.y()), first);
        m_window->activateWindow();
        grid->setFocus();
        QTRY_VERIFY(grid->hasFocus());
        QCOMPARE(grid->currentIndex().row(), face->indexOfChild(face->focusChild()));
        browser->setQuery(u"name:\"kestrel vanguard\" origin:ember"_s);
        QCOMPARE(face->childCount(), 1);
        QVERIFY(!face->child(1));
    }

    void noCellOfAComparisonIsSilent()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        DeckDocument* const deck = m_window->currentDeck();
        CompareDialog dialog;
        dialog.setDecks({{u"one"_s, deck->snapshot(), nullptr}, {u"two"_s, deck->snapshot(), nullptr}});
        for (int row = 0; row < dialog.model().rowCount(); ++row) {
            for (int column = 0; column < dialog.model().columnCount(); ++column)
                QVERIFY(!dialog.model().index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty());
        }
    }

private:
    static void walk(QAccessibleInterface* face, QStringList& nameless, QStringList& met, int depth)
    {
        if (face == nullptr || depth > 40 || face->state().invisible)
            return;
        const bool isItem = face->role() == QAccessible::Cell || face->role() == QAccessible::TreeItem
            || face->role() == QAccessible::ListItem || face->role() == QAccessible::PageTab;
        if (face->state().focusable && !isItem) {
            met += face->text(QAccessible::Name);
            if (face->text(QAccessible::Name).trimmed().isEmpty() && face->relations(QAccessible::Label).isEmpty())
                nameless +=
                    u"%1 %2 %3"_s.arg(int(face->role()))
                        .arg(face->object() != nullptr ? QLatin1String(face->object()->metaObject()->className())
                                                       : "nothing"_L1,
                             face->object() != nullptr ? face->object()->objectName() : QString());
        }
        constexpr int Enough = 300; // of the rows of a long list
        for (int i = 0; i < std::min(face->childCount(), Enough); ++i)
            walk(face->child(i), nameless, met, depth + 1);
    }
};

QTEST_MAIN(ScreenReaderTest)
#include "screen_reader_test.moc"
