// SPDX-License-Identifier: GPL-3.0-or-later
// Names, texts, reasons and paths that are markup, in every window: none is interpreted, wherever it is shown.
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTextEdit>
#include <QToolTip>
#include <QWindow>

#include "app/window/deck/deck_page.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/look/plain_texts.h"
#include "app/window/sets/sets_window.h"
#include "carddb/file_io.h"
#include "tests/window/main_window_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

/// What shows a local file where it is taken for markup; and Qt's mark for changes in a title.
const QByteArray Evil = "<img src='file:///dev/null'><b>E</b>[*]";

const QByteArray EvilSet = R"(set: EVL
game: sceptre
name: "%1"
version: "1"
date: 2026-01-01
authors: ["%1"]
licence: "%1"
cards:
  - {id: EVL-001, name: "%1", type: gate, text: "%1"}
)";

const QByteArray EvilFormat = R"(format: sceptre/evil
game: sceptre
title: "%1"
version: "1"
banned:
  - {card: "%1", reason: "%1"}
)";

const QByteArray EvilDeck = R"(muster: 1
game: sceptre
kind: deck
name: "%1"
format: sceptre/evil
event: {name: "%1", table: "%1"}
sections:
  main:
    - {card: "%1", count: 12, note: "%1"}
    - {card: "no %1", origin: "%1", count: 2}
    - {card: Gold, count: 7}
considering:
  - {card: "%1", count: 1}
notes: "%1"
)";

QByteArray filled(QByteArray text) { return text.replace("%1", Evil); }

/// Markup of Muster's own in a tool tip, where nobody reads it as markup.
bool isWritten(const QString& tip)
{
    return tip.contains(u"<p>"_s) || tip.contains(u"<br>"_s) || tip.contains(u"&lt;"_s) || tip.contains(u"&amp;"_s);
}

/// Everything in the window that would be taken for markup, and markup that would not.
QStringList interpreted(QWidget& window)
{
    QStringList found;
    const auto isMarkup = [](const QString& text) { return text.contains(u"<img"_s); };
    for (const QLabel* const label : window.findChildren<QLabel*>()) {
        const bool guesses = label->textFormat() == Qt::AutoText && label->testAttribute(Qt::WA_WState_Polished);
        const bool isRich = label->textFormat() == Qt::RichText || label->textFormat() == Qt::MarkdownText;
        if ((guesses || isRich) && isMarkup(label->text()))
            found += u"label: "_s + label->text();
    }
    for (const QTextEdit* const edit : window.findChildren<QTextEdit*>()) {
        if (edit->document()->toHtml().contains(u"<img"_s))
            found += u"text: "_s + edit->objectName();
    }
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (isWritten(widget->toolTip()))
            found += u"tip: "_s + widget->toolTip();
    }
    for (const QComboBox* const box : window.findChildren<QComboBox*>()) {
        for (int i = 0; i < box->count(); ++i) {
            if (const QString tip = box->itemData(i, Qt::ToolTipRole).toString(); isWritten(tip))
                found += u"tip: "_s + tip;
        }
    }
    return found;
}

/// The label that shows a tool tip.
QLabel* tipLabel()
{
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel*>(widget);
    }
    return nullptr;
}

} // namespace

class StrangersTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString own = m_home.filePath(u"data/games/sceptre"_s);
        QVERIFY(QDir().mkpath(own + u"/sets"_s) && QDir().mkpath(own + u"/formats"_s));
        put(own + u"/sets/evil.yaml"_s, EvilSet);
        put(own + u"/formats/evil.yaml"_s, EvilFormat);
        m_deck = m_home.filePath(u"<img src='x'>.muster"_s.replace(u'/', u'_'));
        put(m_deck, EvilDeck);
        begin();
        m_window->openDeck(m_deck);
        QVERIFY(m_window->currentDeck() != nullptr);
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        QCOMPARE(m_window->currentDeck()->deck().name, std::string(Evil.constData()));
        const ResolvedEntry& first = m_window->currentDeck()->resolved().entries().front();
        QVERIFY(first.status == ResolvedEntry::Status::Card); // else nothing of the card would be seen anywhere
    }
    void cleanupTestCase() { end(); }

    void everyRoomOfTheWindow()
    {
        m_window->currentPage()->selectRows({{0, 0}});
        for (QDockWidget* const dock : m_window->findChildren<QDockWidget*>()) {
            dock->raise();
            for (QTabWidget* const tabs : dock->widget()->findChildren<QTabWidget*>()) {
                for (int tab = 0; tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    look(*m_window);
                }
            }
            look(*m_window);
        }
        m_window->currentPage()->showDetails(true);
        m_window->legality().step(1);
        look(*m_window);
    }

    void dialogs()
    {
        const auto open = [this](const std::function<void()>& deed) {
            bool seen = false;
            whenDialogOpens([&](QDialog& dialog) {
                seen = true;
                QTest::qWait(200);
                look(dialog);
                dialog.reject();
            });
            deed();
            QVERIFY(seen);
        };
        open([this] { m_window->importList(QString::fromUtf8(filled("Name: %1\n3 %1\n2 no %1\n%1\nSB: 2 %1\n"))); });
        open([this] { m_window->compareDecks(m_window->currentDeck()); });
        open([this] { m_window->printDeck(); });
        open([this] { m_window->legality().makeLegal(); });
    }

    void sets()
    {
        m_window->showSets();
        auto* const sets = m_window->findChild<SetsWindow*>();
        QVERIFY(sets != nullptr);
        for (QAbstractItemView* const view : sets->findChildren<QAbstractItemView*>()) {
            for (int row = 0; view->model() != nullptr && row < view->model()->rowCount(); ++row) {
                view->setCurrentIndex(view->model()->index(row, 0));
                look(*sets);
            }
        }
        sets->close();
    }

    void titleOfTheWindow()
    {
        QVERIFY(m_window->windowHandle() != nullptr);
        const QString title = m_window->windowHandle()->title(); // as the desktop has it
        QVERIFY2(title.startsWith(QString::fromUtf8(Evil) + u" –"_s), qPrintable(title));
    }

    void startPage()
    {
        MainWindow fresh(*m_session);
        fresh.show();
        look(fresh);
    }

    void toolTips()
    {
        const QString text = QString::fromUtf8(Evil);
        QToolTip::showText(QPoint(20, 20), text, m_window.get());
        QTRY_VERIFY(tipLabel() != nullptr);
        QCOMPARE(tipLabel()->textFormat(), Qt::PlainText);
        QCOMPARE(tipLabel()->text(), text);
        QToolTip::hideText();
    }

    void aboutIsMarkupOfItsOwn()
    {
        whenDialogOpens([](QDialog& dialog) {
            auto* const text = dialog.findChild<QLabel*>(u"qt_msgbox_label"_s);
            QVERIFY(text != nullptr);
            QCOMPARE(text->textFormat(), Qt::RichText);
            dialog.reject();
        });
        press(u"About Muster"_s);
    }

    void tipsAreWrapped()
    {
        QCOMPARE(wrappedTip(u"short"_s), u"short"_s);
        QCOMPARE(wrappedTip(u"one\ntwo"_s), u"one\ntwo"_s);
        QCOMPARE(wrappedTip({}), QString());
        const QString words = u"word "_s.repeated(40).trimmed();
        for (const QString& line : wrappedTip(words).split(u'\n'))
            QVERIFY(line.size() <= 80 && !line.isEmpty());
        QCOMPARE(wrappedTip(words).replace(u'\n', u' '), words);
        const QString giant(500, u'x');
        QCOMPARE(wrappedTip(giant), giant);
    }

private:
    static void put(const QString& path, const QByteArray& text)
    {
        const QByteArray bytes = filled(text);
        QVERIFY(carddb::writeFile(path, std::string_view(bytes.constData(), std::size_t(bytes.size()))));
    }

    static void look(QWidget& window)
    {
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
        const QStringList found = interpreted(window);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    QString m_deck;
};

QTEST_MAIN(StrangersTest)
#include "strangers_test.moc"
