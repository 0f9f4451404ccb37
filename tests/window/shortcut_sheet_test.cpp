// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of keys says what the menus say, and is looked through by typing.
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QTest>
#include <QTreeWidget>

#include "app/window/shortcuts/shortcut_sheet.h"

using namespace Qt::StringLiterals;
using namespace muster::app;

class ShortcutSheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheMenusSay()
    {
        QMainWindow window;
        QMenu* const file = window.menuBar()->addMenu(u"&File"_s);
        file->addAction(u"Save && &Close…"_s)->setShortcuts({QKeySequence(u"Ctrl+S"_s), QKeySequence(u"F2"_s)});
        file->addAction(u"Without keys"_s);
        file->addMenu(u"More"_s)->addAction(u"保存(&D)"_s)->setShortcut(QKeySequence(u"Ctrl+D"_s));
        file->addAction(u"One &More Copy\t+"_s);
        window.menuBar()->addMenu(u"&Empty"_s)->addAction(u"Nothing"_s);
        const auto groups = shortcutsOf(window);
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].title, u"File"_s);
        const QList<std::pair<QString, QString>> keys{
            {u"Save & Close"_s, u"Ctrl+S, F2"_s}, {u"保存"_s, u"Ctrl+D"_s}, {u"One More Copy"_s, u"+"_s}};
        QCOMPARE(groups[0].keys, keys);
    }

    void findsWhileOneTypes()
    {
        ShortcutSheet sheet({{u"File"_s, {{u"Save"_s, u"Ctrl+S"_s}, {u"Open"_s, u"Ctrl+O"_s}}},
                             {u"Deck"_s, {{u"One more"_s, u"+"_s}}}});
        sheet.show();
        const auto* const list = sheet.findChild<QTreeWidget*>();
        const QTreeWidgetItem* const file = list->topLevelItem(0);
        QVERIFY(!file->child(0)->isHidden());
        QTest::keyClicks(sheet.findChild<QLineEdit*>(), u"ctrl+o"_s);
        QVERIFY(file->child(0)->isHidden());
        QVERIFY(!file->child(1)->isHidden());
        QVERIFY(list->topLevelItem(1)->isHidden());
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QVERIFY(!sheet.isVisible());
    }

    /// Also in a language of long words.
    void noLineIsCut()
    {
        const QString lengthy = u"Das ganze Deck als Text in die Zwischenablage kopieren"_s;
        ShortcutSheet sheet({{u"Datei"_s, {{lengthy, u"Strg+Umschalt+C"_s}, {u"Auf"_s, u"A"_s}}}});
        sheet.show();
        const auto* const list = sheet.findChild<QTreeWidget*>();
        const QRect action = list->visualItemRect(list->topLevelItem(0)->child(0));
        QVERIFY(list->columnWidth(0) - 2 * list->indentation() > list->fontMetrics().horizontalAdvance(lengthy));
        QCOMPARE(action.height(), list->visualItemRect(list->topLevelItem(0)->child(1)).height());
        QVERIFY(!list->horizontalScrollBar()->isVisible());
    }

    /// Keys that no menu has are on the sheet too, under words that people look for.
    void listsTellTheirKeys()
    {
        ShortcutSheet sheet(keysOfLists(), nullptr);
        const auto* const list = sheet.findChild<QTreeWidget*>();
        for (const QString& word : {u"add"_s, u"full size"_s, u"Ctrl+Space"_s, u"*"_s, u"?"_s, u"wheel"_s,
                                    u"Shift+Enter"_s, u"bar to bar"_s}) {
            sheet.findChild<QLineEdit*>()->setText(word);
            int found = 0;
            for (int group = 0; group < list->topLevelItemCount(); ++group) {
                for (int i = 0; i < list->topLevelItem(group)->childCount(); ++i)
                    found += list->topLevelItem(group)->child(i)->isHidden() ? 0 : 1;
            }
            QVERIFY2(found > 0, qPrintable(word));
        }
    }
};

QTEST_MAIN(ShortcutSheetTest)
#include "shortcut_sheet_test.moc"
