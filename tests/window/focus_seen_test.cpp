// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is can be seen. Tab is pressed through every window, dock and dialog: what it comes to is in sight, and
// looks otherwise than it does without the keyboard.
#include <QApplication>
#include <QImage>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/language.h"
#include "tests/window/all_windows.h"
#include "tests/window/screens.h"

using namespace Qt::StringLiterals;
using namespace muster;

namespace {

QString about(const QWidget& widget)
{
    QString words = QString::fromLatin1(widget.metaObject()->className()).section(u':', -1);
    if (const QString name = widget.accessibleName(); !name.isEmpty())
        words += u" \"%1\""_s.arg(name);
    else if (const QString text = widget.property("text").toString(); !text.isEmpty())
        words += u" \"%1\""_s.arg(text);
    const QWidget* const room = widget.parentWidget();
    return room == nullptr ? words : words + u" in %1"_s.arg(QLatin1String(room->metaObject()->className()));
}

/// What of the widget is in the window and in no room scrolled out of sight.
QRect seenOf(const QWidget& widget)
{
    QRect seen = widget.rect();
    QPoint at;
    for (const QWidget* around = &widget; !around->isWindow(); around = around->parentWidget()) {
        at -= around->pos(); // of the room around it, in the widget's own measure
        seen &= QRect(at, around->parentWidget()->size());
    }
    return seen;
}

/// Room for a widget as a whole: what is larger than the room in which it is scrolled is seen in part.
QSize roomOf(const QWidget& widget)
{
    QSize room = widget.window()->size();
    for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (const auto* const area = qobject_cast<const QAbstractScrollArea*>(around->parentWidget());
            area != nullptr && area->viewport() == around)
            room = room.boundedTo(around->size());
    }
    return room;
}

/// Of a thing that is higher than its room the row, or the cursor.
QRect keyboardIn(const QWidget& stop)
{
    if (const auto* const list = qobject_cast<const QAbstractItemView*>(&stop);
        list != nullptr && list->currentIndex().isValid())
        return list->visualRect(list->currentIndex()).translated(list->viewport()->pos());
    if (stop.testAttribute(Qt::WA_InputMethodEnabled))
        return stop.inputMethodQuery(Qt::ImCursorRectangle).toRect();
    return {};
}

QString whatIsOutOfSight(const QWidget& stop)
{
    const QRect seen = seenOf(stop);
    if (const QRect place = keyboardIn(stop); stop.height() > roomOf(stop).height() && !place.isEmpty()) {
        const bool isSeen = place.height() > roomOf(stop).height()
            ? seen.contains(place.topLeft())
            : seen.top() <= place.top() && seen.bottom() >= place.bottom();
        return isSeen ? QString() : u"the row or the cursor is not seen"_s;
    }
    const QSize whole = stop.size().boundedTo(roomOf(stop));
    if (seen.width() >= whole.width() && seen.height() >= whole.height())
        return {};
    return u"%1 × %2 of %3 × %4 are seen"_s.arg(std::max(0, seen.width()))
        .arg(std::max(0, seen.height()))
        .arg(whole.width())
        .arg(whole.height());
}

bool looksOtherwise(QWidget& stop)
{
    const QImage with = stop.grab().toImage();
    stop.clearFocus();
    const QImage without = stop.grab().toImage();
    stop.setFocus(Qt::TabFocusReason);
    return with != without;
}

bool isStop(const QWidget& widget, const QWidget& window)
{
    return widget.window() == &window && widget.isVisible() && widget.isEnabled() && widget.focusProxy() == nullptr
        && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

bool hasOtherStops(QWidget& stop)
{
    for (QWidget* next = stop.nextInFocusChain(); next != &stop; next = next->nextInFocusChain()) {
        if (isStop(*next, *stop.window()))
            return true;
    }
    return false;
}

/// Presses Tab until it has come round.
QStringList walk(QWidget& window, int& stops)
{
    constexpr auto Walked = "walked";
    constexpr int Most = 500;
    QStringList problems;
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        return {u"never has the keyboard"_s};
    QSet<const QWidget*> met;
    int inOne = 0;
    for (int i = 0; i < Most; ++i) {
        QWidget* const before = QApplication::focusWidget();
        QTest::keyClick(before != nullptr ? before : &window, Qt::Key_Tab);
        for (int round = 0; round < 3; ++round) // its own announcements may move it
            QCoreApplication::processEvents();
        QWidget* const now = QApplication::focusWidget();
        if (now == nullptr) {
            if (before != nullptr)
                problems += u"nothing has the keyboard after "_s + about(*before);
            return problems; // else there is nothing for it
        }
        if (now->window() != &window)
            return problems += u"Tab goes to another window: "_s + about(*now);
        inOne = now == before ? inOne + 1 : 0;
        constexpr int Links = 60; // of a text, which Tab goes through
        if (now == before && hasOtherStops(*now)) {
            if (inOne > (qobject_cast<QTextBrowser*>(now) != nullptr ? Links : 0))
                return problems += u"Tab does not leave "_s + about(*now);
            continue;
        }
        if (met.contains(now))
            return problems;
        met.insert(now);
        ++stops;
        // A room may be laid out anew by answers of other threads, which may take a moment.
        (void)QTest::qWaitFor([now] { return whatIsOutOfSight(*now).isEmpty(); }, 2000);
        if (const QString hidden = whatIsOutOfSight(*now); !hidden.isEmpty())
            problems += about(*now) + u": "_s + hidden;
        if (now->property(Walked).toBool())
            continue;
        now->setProperty(Walked, true);
        if (!looksOtherwise(*now))
            problems += u"does not look as if it had the keyboard: "_s + about(*now);
    }
    return problems += u"Tab never comes round"_s;
}

} // namespace

class FocusSeenTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::haveScreen(test::Desktop); }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void cleanupTestCase() { app::installLanguage(u"en"_s); }

    void everyStop_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::newRow("desktop") << test::Desktop;
        QTest::newRow("laptop") << test::Laptop;
    }

    void everyStop()
    {
        QFETCH(QSize, screen);
        app::installLanguage(u"en"_s);
        QSet<QString> told;
        QStringList problems;
        int stops = 0;
        test::AllWindows(
            m_folder.path(),
            [&](QWidget& window, const QString& name) {
                for (const QString& problem : walk(window, stops)) {
                    if (!told.contains(problem))
                        problems += name + u": "_s + problem;
                    told.insert(problem);
                }
            },
            screen)
            .visit();
        for (const QString& problem : problems) // a failure's own message is cut
            qWarning("%s", qPrintable(problem));
        QVERIFY(problems.isEmpty());
        QVERIFY2(stops > 1000, qPrintable(QString::number(stops)));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(FocusSeenTest)
#include "focus_seen_test.moc"
