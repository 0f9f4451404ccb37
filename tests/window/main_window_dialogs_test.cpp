// SPDX-License-Identifier: GPL-3.0-or-later
// What the window opens on top of itself: each dialog has the deck as it stands, and what is chosen there comes back.
#include <QClipboard>
#include <QAction>
#include <QComboBox>
#include <QGuiApplication>
#include <QHash>
#include <QListWidget>
#include <QMenu>
#include <QTest>
#include <QTimer>

#include "app/window/compare/compare_dialog.h"
#include "app/window/import/import_dialog.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/main/deck_printing.h"
#include "app/window/main/main_window.h"
#include "app/window/sets/sets_window.h"
#include "app/window/shortcuts/shortcut_sheet.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/pictures.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class MainWindowDialogsTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void makesADeckLegalAsOneStepAfterShowingIt()
    {
        m_window->openDeck(test::faultyDeck());
        QTRY_COMPARE(m_window->currentDeck()->verdict(), Verdict::Illegal);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const list = dialog.findChild<QListWidget*>();
            auto* const apply = buttonOf(dialog, u"Apply as one step"_s);
            QTRY_VERIFY(apply->isEnabled());
            QVERIFY(list->model()->rowCount() > 0);
            takePicture(dialog, u"make-legal"_s);
            QCOMPARE(m_window->currentDeck()->history().count(), 0);
            seen = true;
            QTest::mouseClick(apply, Qt::LeftButton);
        });
        m_window->legality().makeLegal();
        QVERIFY(seen);
        QTRY_COMPARE(m_window->currentDeck()->verdict(), Verdict::Legal);
        QCOMPARE(m_window->currentDeck()->history().count(), 1);
        m_window->currentDeck()->history().undo();
        QTRY_COMPARE(m_window->currentDeck()->verdict(), Verdict::Illegal);
    }

    /// Keys as they come from the keyboard. Menus that were open before are no hindrance.
    void keysDoWhatTheSheetSays()
    {
        games()->setCurrentIndex(games()->findData(u"sceptre"_s));
        Q_EMIT games()->activated(games()->currentIndex());
        for (QMenu* const menu : m_window->findChildren<QMenu*>())
            Q_EMIT menu->aboutToShow();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(m_window->currentDeck() != nullptr);
        QCOMPARE(m_window->currentDeck()->deck().game, std::string("sceptre"));

        bool seen = false;
        QTimer::singleShot(0, qApp, [&] {
            auto* const sheet = qobject_cast<ShortcutSheet*>(QApplication::activeModalWidget());
            QVERIFY(sheet != nullptr);
            seen = true;
            sheet->reject();
        });
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(seen);

        // No two things have one key, or neither of them would happen.
        QHash<QString, QString> taken;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                if (action->shortcutContext() != Qt::WindowShortcut)
                    continue;
                QVERIFY2(
                    !taken.contains(keys.toString()) || keys.isEmpty(),
                    qPrintable(u"%1: %2, %3"_s.arg(keys.toString(), taken.value(keys.toString()), action->text())));
                taken.insert(keys.toString(), action->text());
            }
        }
    }

    void printsTheDeckAsItStandsOnScreen()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.sections.front().entries.front().count = 1;
        m_window->currentDeck()->change(u"Fewer"_s, after);
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        const auto checked = checkedDeck(*m_window->currentDeck());
        QCOMPARE(checked->cards, 68);
        QCOMPARE(checked->verdict(), Verdict::Incomplete);
        QCOMPARE(checked->format, std::string("sceptre/plain"));
        bool shown = false;
        whenDialogOpens([&](QDialog& dialog) {
            shown = dialog.windowTitle() == u"Print Deck Lists"_s;
            dialog.reject();
        });
        m_window->printDeck();
        QVERIFY(shown);
    }

    void importsAListThatNeedsADecision()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        QGuiApplication::clipboard()->setText(u"2 Gold\n1 Kestrel Vangard [Ember]\n"_s);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const import = qobject_cast<ImportDialog*>(&dialog);
            QVERIFY(import != nullptr);
            QTRY_COMPARE(import->model().rowCount(), 2);
            seen = true;
            dialog.reject();
        });
        press(u"Paste Cards"_s);
        QVERIFY(seen);
        QCOMPARE(m_window->currentDeck()->history().count(), 0);
    }

    void comparesTheDeckWithItsFile()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.sections.front().entries.front().count = 1;
        m_window->currentDeck()->change(u"Fewer"_s, after);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const compare = qobject_cast<CompareDialog*>(&dialog);
            QVERIFY(compare != nullptr);
            QVERIFY(compare->model().comparison() != nullptr);
            QCOMPARE(compare->model().comparison()->onlyRight(), 2);
            seen = true;
            dialog.reject();
        });
        press(u"Compare"_s);
        QVERIFY(seen);
    }

    void comparesADeckThatIsAloneWithTheSamplesOfItsGame()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const compare = qobject_cast<CompareDialog*>(&dialog);
            QVERIFY(compare != nullptr);
            for (const QComboBox* choice : compare->findChildren<QComboBox*>()) {
                if (choice->accessibleName() == u"Right deck"_s) {
                    QCOMPARE(choice->count(), 8); // itself and seven samples
                    QVERIFY2(choice->currentText().endsWith(u", a sample"_s), qPrintable(choice->currentText()));
                }
            }
            QVERIFY(compare->model().comparison() != nullptr);
            QVERIFY(compare->model().comparison()->onlyRight() > 0);
            seen = true;
            dialog.reject();
        });
        press(u"Compare"_s);
        QVERIFY(seen);
    }

    void opensTheSets()
    {
        press(u"Card Sets"_s);
        auto* const sets = m_window->findChild<SetsWindow*>();
        QVERIFY(sets != nullptr && sets->isVisible());
        sets->close();
    }

    void showsItsKeys()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.notes = "other";
        m_window->currentDeck()->change(u"Add Greatsword"_s, after);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            seen = qobject_cast<ShortcutSheet*>(&dialog) != nullptr;
            const auto groups = shortcutsOf(*m_window);
            for (const ShortcutGroup& group : groups) {
                for (const auto& [what, keys] : group.keys)
                    QVERIFY2(!what.contains(u"Greatsword"_s), qPrintable(what));
            }
            dialog.reject();
        });
        press(u"Keys"_s);
        QVERIFY(seen);
    }
};

QTEST_MAIN(MainWindowDialogsTest)
#include "main_window_dialogs_test.moc"
