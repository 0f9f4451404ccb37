// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog by ear and by keyboard: each thing that takes the keyboard has a name, rows say what they are, the
// bars of a chart are there one by one, Tab goes through all of it and comes back, and keys mean one thing each.
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QActionGroup>
#include <QComboBox>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/language.h"
#include "app/window/deck/deck_tree.h"
#include "app/window/numbers/chart_view.h"
#include "tests/support/part.h"
#include "tests/window/all_windows.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

QString about(const QWidget& widget)
{
    return u"%1 \"%2\" in %3"_s.arg(
        QLatin1String(widget.metaObject()->className()), widget.objectName(),
        QLatin1String(widget.parentWidget() != nullptr ? widget.parentWidget()->metaObject()->className() : "nothing"));
}

/// Of the window itself; those of windows that belong to it are looked at with these.
QList<QWidget*> widgetsOf(QWidget& window)
{
    QList<QWidget*> own;
    for (QWidget* const widget : window.findChildren<QWidget*>()) {
        if (widget->window() == &window)
            own += widget;
    }
    return own;
}

/// Things that take the keyboard and say nothing of what they are.
QStringList nameless(QWidget& window)
{
    QStringList found;
    for (QWidget* const widget : widgetsOf(window)) {
        if (qobject_cast<QTabWidget*>(widget) != nullptr && widget->accessibleName().trimmed().isEmpty())
            found += u"no name: "_s + about(*widget);
        if (!widget->isVisibleTo(&window) || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr)
            continue;
        // What is inside a box that has a name is told with it.
        QWidget* const parent = widget->parentWidget();
        const bool isInner = qobject_cast<QAbstractSpinBox*>(parent) != nullptr
            || qobject_cast<QComboBox*>(parent) != nullptr || qobject_cast<QScrollBar*>(widget) != nullptr
            || widget->objectName().startsWith("qt_"_L1) || widget->inherits("QTabBar");
        const auto* const face = QAccessible::queryAccessibleInterface(widget);
        if (!isInner && (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty()))
            found += u"no name: "_s + about(*widget);
    }
    return found;
}

/// Rows of lists and tables that say nothing at all.
QStringList silentRows(QWidget& window)
{
    QStringList found;
    for (QWidget* const widget : widgetsOf(window)) {
        auto* const view = qobject_cast<QAbstractItemView*>(widget);
        if (view == nullptr || !view->isVisibleTo(&window) || view->model() == nullptr
            || view->objectName().startsWith("qt_"_L1))
            continue;
        const int rows = std::min(view->model()->rowCount(view->rootIndex()), 20);
        for (int row = 0; row < rows; ++row) {
            bool says = false;
            for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column) {
                const QModelIndex index = view->model()->index(row, column, view->rootIndex());
                says = says || !index.data(Qt::AccessibleTextRole).toString().trimmed().isEmpty()
                    || !index.data(Qt::DisplayRole).toString().trimmed().isEmpty();
            }
            if (!says)
                found += u"silent row %1: %2"_s.arg(row).arg(about(*view));
        }
    }
    return found;
}

/// The tree as a reader of the screen walks it, all of it: whatever takes the keyboard, and each item of a list, says what it
/// is. A cell may be empty where its row speaks.
struct Heard {
    int things = 0;
    QSet<QString> kinds; ///< classes of what was met
    QStringList silent;
};

void hear(QAccessibleInterface* face, Heard& heard, int depth = 0)
{
    constexpr int Enough = 60; // of the rows of a long list: they are made alike
    if (face == nullptr || !face->isValid() || depth > 40 || face->state().invisible)
        return;
    const QAccessible::Role role = face->role();
    const auto* const widget = qobject_cast<const QWidget*>(face->object());
    const bool isItem = role == QAccessible::ListItem || role == QAccessible::PageTab
        || (role == QAccessible::Graphic
            && widget == nullptr); // the bar of a chart; a label's picture is told by its words
    const bool isCell = role == QAccessible::Cell || role == QAccessible::TreeItem || role == QAccessible::ColumnHeader
        || role == QAccessible::RowHeader;
    ++heard.things;
    if (widget != nullptr)
        heard.kinds.insert(QString::fromLatin1(widget->metaObject()->className()).section(u':', -1));
    // What gives the keyboard to another thing, and the line within a box, are told with that.
    const QWidget* const room = widget == nullptr ? nullptr : widget->parentWidget();
    const bool isTold = widget != nullptr
        && (widget->focusProxy() != nullptr || widget->objectName().startsWith("qt_"_L1)
            || qobject_cast<const QComboBox*>(room) != nullptr
            || qobject_cast<const QAbstractSpinBox*>(room) != nullptr);
    const bool isAsked = isItem || (face->state().focusable && !isCell && !isTold);
    // The text of a box is its value, and no name.
    const auto* const box = qobject_cast<const QComboBox*>(widget);
    const QString name = box != nullptr ? box->accessibleName() : face->text(QAccessible::Name);
    if (isAsked && name.trimmed().isEmpty() && face->relations(QAccessible::Label).isEmpty()) {
        const QAccessibleInterface* const parent = face->parent();
        heard.silent += u"says nothing: %1 (%2) in %3"_s.arg(
            widget != nullptr ? QLatin1String(widget->metaObject()->className()) : "an item"_L1,
            face->text(QAccessible::Name), parent != nullptr ? parent->text(QAccessible::Name) : QString());
    }
    for (int i = 0; i < std::min(face->childCount(), Enough); ++i)
        hear(face->child(i), heard, depth + 1);
}

/// Tab goes round: whatever takes the keyboard by it is met once, and the last leads to the first.
QStringList notInTheRound(QWidget& window)
{
    QStringList found;
    QSet<QWidget*> met;
    QWidget* now = &window;
    for (int i = 0; i < 10'000; ++i) {
        now = now->nextInFocusChain();
        met.insert(now);
        if (now == &window)
            break;
    }
    if (now != &window)
        found += u"the round of Tab has no end"_s;
    for (QWidget* const widget : widgetsOf(window)) {
        if (widget->isVisibleTo(&window) && (widget->focusPolicy() & Qt::TabFocus) != 0 && !met.contains(widget))
            found += u"Tab never comes to "_s + about(*widget);
    }
    return found;
}

/// Tab reads as eyes do: among the things of one box, none that is wholly above another comes after it.
QStringList againstReading(QWidget& window)
{
    QStringList found;
    QMap<QWidget*, QWidget*> lastOf; // by box
    for (QWidget* now = window.nextInFocusChain(); now != &window; now = now->nextInFocusChain()) {
        if (now->window() != &window || !now->isVisibleTo(&window) || (now->focusPolicy() & Qt::TabFocus) == 0
            || now->focusProxy() != nullptr)
            continue;
        QWidget*& last = lastOf[now->parentWidget()];
        if (last != nullptr && now->geometry().bottom() <= last->geometry().top())
            found += u"Tab goes back up: %1 to %2"_s.arg(about(*last), about(*now));
        last = now;
    }
    return found;
}

/// Keys that two enabled actions of a window answer to.
QStringList sharedShortcuts(QWidget& window)
{
    QStringList found;
    QMap<QString, QAction*> taken;
    for (QAction* const action : window.findChildren<QAction*>()) {
        if (action->shortcutContext() != Qt::WindowShortcut)
            continue;
        for (const QKeySequence& keys : action->shortcuts()) {
            QAction*& other = taken[keys.toString()];
            if (other != nullptr && other != action)
                found += u"%1: %2 / %3"_s.arg(keys.toString(), other->text(), action->text());
            other = action;
        }
    }
    return found;
}

/// Entries of menus that cannot be reached by a letter.
QStringList withoutLetter(QWidget& window)
{
    QStringList found;
    auto* const main = qobject_cast<QMainWindow*>(&window);
    if (main == nullptr)
        return found;
    const std::function<void(const QList<QAction*>&, const QString&)> walk = [&](const QList<QAction*>& actions,
                                                                                 const QString& menu) {
        QMap<QChar, QString> taken;
        for (QAction* const action : actions) {
            // Names of languages and sizes are no words of ours, and stand in short lists to choose from.
            const bool isName = action->actionGroup() != nullptr && !action->text().contains(u'&');
            if (action->isSeparator() || !action->isVisible() || isName)
                continue;
            const auto at = action->text().indexOf(u'&');
            if (at < 0 || at + 1 >= action->text().size()) {
                found += u"no letter: %1 > %2"_s.arg(menu, action->text());
                continue;
            }
            const QChar letter = action->text().at(at + 1).toLower();
            if (taken.contains(letter))
                found += u"one letter: %1 > %2 / %3"_s.arg(menu, taken[letter], action->text());
            taken[letter] = action->text();
            const bool isOfGames =
                action->menu() != nullptr && action->menu()->actions().isEmpty(); // filled when shown
            if (action->menu() != nullptr && !isOfGames)
                walk(action->menu()->actions(), action->text());
        }
    };
    walk(main->menuBar()->actions(), u"menu bar"_s);
    return found;
}

} // namespace

class AccessibilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void init() { QTest::failOnWarning(QRegularExpression(u"setTabOrder"_s)); }
    void cleanupTestCase() { installLanguage(u"en"_s); }

    void everyWindow_data()
    {
        QTest::addColumn<QString>("language");
        int row = 0;
        for (const QString& language : languages()) {
            if (test::inPart(row++))
                QTest::newRow(qPrintable(language)) << language;
        }
    }

    void everyWindow()
    {
        QFETCH(QString, language);
        QSettings(m_folder.filePath(u"window.ini"_s), QSettings::IniFormat).setValue(u"look/language"_s, language);
        QSet<QString> told;
        QStringList problems;
        int looked = 0;
        int bars = 0;
        QSet<QString> cards;
        QSet<QString> kinds;
        QMap<QString, int> heardIn;
        test::AllWindows(m_folder.path(), [&](QWidget& window, const QString& name) {
            ++looked;
            Heard heard;
            hear(QAccessible::queryAccessibleInterface(&window), heard);
            kinds += heard.kinds;
            heardIn[name] = heard.things;
            for (const QString& problem : heard.silent + nameless(window) + silentRows(window) + notInTheRound(window)
                     + againstReading(window) + sharedShortcuts(window) + withoutLetter(window)) {
                if (!told.contains(problem))
                    problems += name + u": "_s + problem;
                told.insert(problem);
            }
            for (const ChartView* const chart : window.findChildren<ChartView*>()) {
                if (chart->isVisibleTo(&window))
                    bars += barsOf(*const_cast<ChartView*>(chart), problems);
            }
            for (DeckTree* const tree : window.findChildren<DeckTree*>()) {
                if (tree->isVisibleTo(&window))
                    hearRows(*tree, cards);
            }
        }).visit();
        for (const QString& problem : problems) // a failure's own message is cut
            qWarning("%s", qPrintable(problem));
        QVERIFY(problems.isEmpty());
        QVERIFY(looked > 60);
        // Nothing is left out: the hand beside a deck, the table of each game, and what both are made of.
        for (const QString& game : {u"sceptre"_s, u"script"_s, u"armory"_s, u"hero"_s, u"spoils"_s}) {
            QVERIFY2(heardIn.value(u"table-"_s + game) > 60, qPrintable(game));
            if (game != u"spoils"_s || heardIn.contains(game + u"-hand"_s))
                QVERIFY2(heardIn.value(game + u"-hand"_s) > 60, qPrintable(game));
        }
        for (const QString& kind : {u"TableWindow"_s, u"ZoneView"_s, u"HandPage"_s, u"CardGrid"_s, u"DeckTree"_s,
                                    u"ChartView"_s, u"QueryLine"_s, u"LibraryPage"_s, u"RulesWindow"_s})
            QVERIFY2(kinds.contains(kind),
                     qPrintable(kind + u" is not among "_s + QStringList(kinds.values()).join(u' ')));
        QVERIFY(bars > 50);
        if (language == u"en"_s) {
            const auto says = [&](const QString& text) {
                return std::any_of(cards.begin(), cards.end(),
                                   [&](const QString& row) { return row.startsWith(text); });
            };
            QVERIFY2(says(u"3 Kestrel Vanguard"_s), qPrintable(QStringList(cards.values()).first(5).join(u"\n"_s)));
            QVERIFY(std::any_of(cards.begin(), cards.end(),
                                [](const QString& row) { return row.contains(u"limit 3 of 3"_s); }));
        }
    }

private:
    static int barsOf(ChartView& chart, QStringList& problems)
    {
        auto* const face = QAccessible::queryAccessibleInterface(&chart);
        if (face == nullptr || face->role() != QAccessible::Chart) {
            problems += u"a chart is none: "_s + chart.table().title;
            return 0;
        }
        if (face->childCount() != int(chart.table().bars.size()))
            problems += u"bars are missing: "_s + chart.table().title;
        for (int i = 0; i < face->childCount(); ++i) {
            const QAccessibleInterface* const bar = face->child(i);
            const bool good = bar != nullptr && bar->isValid() && bar->parent() == face && face->indexOfChild(bar) == i
                && bar->text(QAccessible::Name) == barLabel(chart.table().bars[std::size_t(i)])
                && !bar->text(QAccessible::Value).isEmpty() && !bar->rect().isEmpty();
            if (!good)
                problems += u"bar %1 of %2"_s.arg(i).arg(chart.table().title);
        }
        return face->childCount();
    }

    /// As a screen reader has them: by the interface, not the model.
    static void hearRows(DeckTree& tree, QSet<QString>& cards)
    {
        auto* const face = QAccessible::queryAccessibleInterface(&tree);
        if (face == nullptr)
            return;
        for (int i = 0; i < face->childCount(); ++i) {
            if (const auto* const cell = face->child(i))
                cards.insert(cell->text(QAccessible::Name));
        }
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(AccessibilityTest)
#include "accessibility_test.moc"
