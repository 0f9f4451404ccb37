// SPDX-License-Identifier: GPL-3.0-or-later
// A position is laid out as a person does it: by the mouse, and by keys alone; played from, saved, and taken back.
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QUndoStack>

#include "app/decks/scenario_files.h"
#include "app/window/table/position_board.h"
#include "app/window/table/position_card.h"
#include "app/window/table/position_model.h"
#include "app/window/table/position_rules.h"
#include "app/window/table/position_window.h"
#include "app/window/table/table_room.h"
#include "app/window/table/table_window.h"
#include "app/window/table/zone_view.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/patient_tables.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::engine;
using namespace muster::test;

class PositionWindowTest : public QObject, MainWindowStage {
    Q_OBJECT

private:
    static constexpr auto Sceptre = "scenario: A question\ngame: sceptre\nposition:\n"
                                    "  A: {combat: Kestrel Vanguard, hand: [2 Silver, Gold]}\n"
                                    "  B: {combat: Cinder Reaver, garrison: [Dawn Templar]}\n";
    static constexpr auto Hero = "scenario: A question\ngame: hero\nposition:\n"
                                 "  A: {battlefield: [Scout], hand: [2 Scout]}\n  B: {battlefield: [Scout]}\n";

    PositionWindow& layOut(const char* text)
    {
        const auto header = readScenarioHeader(text, "here");
        const auto data = m_session->decks().game(QString::fromStdString(header->game));
        auto start = positionOfScenario(*data, text, {}, {});
        if (!start)
            qFatal("%s", qPrintable(start.error()));
        PositionWindow& window = *m_window->tables().layOut(std::move(*start));
        window.resize(1600, 1000);
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the position is not in front");
        QTest::qWait(50); // layouts, one after the other
        return window;
    }

    static std::size_t zoneOf(const PositionWindow& window, const std::string& key, Seat seat)
    {
        const auto& zones = window.draft().position.zones;
        for (std::size_t zone = 0; zone < zones.size(); ++zone) {
            if (zones[zone].key == key && zones[zone].seat == seat)
                return zone;
        }
        qFatal("no zone %s", key.c_str());
    }
    static ZoneView& viewOf(const PositionWindow& window, const std::string& key, Seat seat)
    {
        return *window.board().zones()[zoneOf(window, key, seat)];
    }
    /// "2 Silver, Gold [Copper]": what lies in a zone, and on it.
    static QString lies(const PositionWindow& window, const std::string& key, Seat seat)
    {
        return text(window, window.draft().position.zones[zoneOf(window, key, seat)].cards);
    }
    static QString text(const PositionWindow& window, const std::vector<LaidCard>& cards)
    {
        QStringList all;
        for (const LaidCard& card : cards) {
            QString one = QString::fromStdString(scenarioName(card.definition, window.ground().catalogue()));
            for (const std::string& state : card.states)
                one += u' ' + QString::fromStdString(state);
            for (const auto& [number, value] : card.numbers)
                one += u" %1 %2"_s.arg(QString::fromStdString(number)).arg(value);
            all += card.on.empty() ? one : u"%1 [%2]"_s.arg(one, text(window, card.on));
        }
        return all.join(u", "_s);
    }

    /// Where a card of a list is on the screen: `part` of its width.
    static QPoint placeOf(const QAbstractItemView& view, int row, double part = 0.5)
    {
        const QRect rect =
            view.visualRect(view.model()->index(row, view.property("modelColumn").toInt(), view.rootIndex()));
        return view.viewport()->mapToGlobal(QPoint(rect.left() + int(rect.width() * part), rect.center().y()));
    }
    /// Draws with the mouse, as far as it takes and in several steps.
    static void draw(QAbstractItemView& from, const QPoint& start, QWidget& to, const QPoint& end,
                     Qt::KeyboardModifiers keys = {})
    {
        QWidget& widget = *from.viewport();
        QTest::mousePress(&widget, Qt::LeftButton, keys, widget.mapFromGlobal(start));
        for (int step = 1; step <= 4; ++step) {
            const QPoint at = start + (end - start) * step / 4;
            QMouseEvent move(QEvent::MouseMove, widget.mapFromGlobal(at), at, Qt::NoButton, Qt::LeftButton, keys);
            QApplication::sendEvent(&widget, &move);
        }
        QTest::mouseRelease(&widget, Qt::LeftButton, keys, widget.mapFromGlobal(end));
        Q_UNUSED(to);
        QTest::qWait(30); // places become wider
    }
    static void draw(QAbstractItemView& from, int row, QAbstractItemView& to, int onto, double part = 0.5)
    {
        draw(from, placeOf(from, row), *to.viewport(), placeOf(to, onto, part));
    }
    /// To where no card lies: behind the last one.
    static void drawInto(QAbstractItemView& from, int row, QAbstractItemView& to)
    {
        const int rows = to.model()->rowCount(to.rootIndex());
        const QRect last = rows == 0 ? QRect() : to.visualRect(to.model()->index(rows - 1, 0, to.rootIndex()));
        const QPoint free = rows == 0 ? to.viewport()->rect().center() : QPoint(last.right() + 12, last.center().y());
        QVERIFY(to.viewport()->rect().contains(free));
        draw(from, placeOf(from, row), *to.viewport(), to.viewport()->mapToGlobal(free));
    }

    /// The cards that a search finds, of which the first is meant.
    static QListView& find(PositionWindow& window, const QString& words)
    {
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        auto* const line = namedWidget<QLineEdit>(window, u"Search for cards"_s);
        QTest::keyClicks(line, words);
        auto* const list = namedWidget<QListView>(window, u"Cards found"_s);
        if (!QTest::qWaitFor([list] { return list->model()->rowCount() > 0; }))
            qFatal("nothing is found");
        return *list;
    }

    /// In the list of places that comes up, by arrows and Enter.
    static void choosePlace(const QString& place)
    {
        QTimer::singleShot(0, qApp, [place] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (int i = 0; i < 200; ++i) {
                if (menu->activeAction() != nullptr && menu->activeAction()->text() == place)
                    break;
                QTest::keyClick(menu, Qt::Key_Down);
            }
            QTest::keyClick(menu, Qt::Key_Return);
        });
    }

    /// After a list of places, which the platform of tests takes for another window.
    static void activate(PositionWindow& window)
    {
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the position is not in front");
    }

    TableWindow* playFrom(PositionWindow& window)
    {
        activate(window);
        const auto before = m_window->findChildren<TableWindow*>().size();
        QTest::keyClick(&window, Qt::Key_F5);
        const auto tables = m_window->findChildren<TableWindow*>();
        return tables.size() > before ? tables.last() : nullptr;
    }

    static void closeQuietly(PositionWindow& window)
    {
        window.history().setClean();
        window.close();
    }

private Q_SLOTS:
    void init() { begin(); }
    void cleanup()
    {
        for (TableWindow* const table : m_window->findChildren<TableWindow*>())
            table->close();
        for (PositionWindow* const window : m_window->findChildren<PositionWindow*>())
            closeQuietly(*window);
        end();
    }

    /// By the mouse: from the search, between zones, onto a card and from it, several at once, and back.
    void byMouse()
    {
        PositionWindow& window = layOut(Sceptre);
        QAbstractItemModelTester tester(&window.model());
        const PositionDraft first = window.draft();
        ZoneView& hand = viewOf(window, "hand", 0);
        ZoneView& combat = viewOf(window, "combat", 0);
        ZoneView& discard = viewOf(window, "discard", 0);
        QListView& found = find(window, u"name:\"Torchbearer\""_s);
        drawInto(found, 0, hand);
        QCOMPARE(lies(window, "hand", 0), u"Silver, Silver, Gold, Torchbearer [Ember]"_s);
        draw(hand, 0, combat, 0);
        QCOMPARE(lies(window, "combat", 0), u"Kestrel Vanguard [Silver]"_s);
        QCOMPARE(lies(window, "hand", 0), u"Silver, Gold, Torchbearer [Ember]"_s);
        draw(hand, 2, hand, 0, 0.1);
        QCOMPARE(lies(window, "hand", 0), u"Torchbearer [Ember], Silver, Gold"_s);
        draw(hand, 0, hand, 2, 0.9);
        QCOMPARE(lies(window, "hand", 0), u"Silver, Gold, Torchbearer [Ember]"_s);
        drawInto(hand, 1, discard);
        QCOMPARE(lies(window, "discard", 0), u"Gold"_s);
        // From the card on which it lies, which the panel shows.
        QTest::mouseClick(combat.viewport(), Qt::LeftButton, {},
                          combat.visualRect(combat.model()->index(0, 0, combat.rootIndex())).center());
        auto* const on = namedWidget<QAbstractItemView>(window, u"What lies on the card"_s);
        QTest::qWait(20);
        drawInto(*on, 0, discard);
        QCOMPARE(lies(window, "discard", 0), u"Gold, Silver"_s);
        QCOMPARE(lies(window, "combat", 0), u"Kestrel Vanguard"_s);
        // All copies at once, and one that goes nowhere.
        ZoneView& deck = viewOf(window, "deck", 0);
        draw(deck, placeOf(deck, 0), *discard.viewport(), placeOf(discard, 1, 0.9), Qt::ShiftModifier);
        QCOMPARE(window.draft().position.zones[zoneOf(window, "deck", 0)].cards.size(), std::size_t(0));
        QCOMPARE(window.draft().position.zones[zoneOf(window, "discard", 0)].cards.size(), std::size_t(22));
        const PositionDraft before = window.draft();
        draw(hand, placeOf(hand, 0), window, window.mapToGlobal(QPoint(2, 2)));
        QVERIFY(window.draft() == before);
        const int steps = window.history().count();
        QCOMPARE(steps, 7);
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.draft() == first);
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(window.draft() == before);
        TableWindow* const table = playFrom(window);
        QVERIFY(table != nullptr);
        int laid = 0;
        for (const ShownZone& zone : table->game().shown(NoSeat).zones)
            laid += zone.seat == 0 && zone.kind == ShownZone::Hand ? int(zone.cards.size()) : 0;
        QCOMPARE(laid, 2);
    }

    /// By keys alone: searched, put, said of, moved, removed, and played.
    void byKeys_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("ofPlayer");
        QTest::newRow("sceptre") << QString::fromLatin1(Sceptre) << u"Torchbearer"_s << u"combat"_s << u"bleeding"_s
                                 << u"damage"_s << u""_s;
        QTest::newRow("hero") << QString::fromLatin1(Hero) << u"Scout"_s << u"battlefield"_s << u"tapped"_s
                              << u"armor points"_s << u"A, gold"_s;
    }
    void byKeys()
    {
        QFETCH(QString, text);
        QFETCH(QString, card);
        QFETCH(QString, zone);
        QFETCH(QString, state);
        QFETCH(QString, number);
        QFETCH(QString, ofPlayer);
        PositionWindow& window = layOut(text.toUtf8().constData());
        const PositionDraft first = window.draft();
        const std::string open = zone.toStdString();
        // Put into the hand, and the same once more: the place of the last time is offered first.
        (void)find(window, u"name:\"%1\""_s.arg(card));
        QTest::keyClick(window.focusWidget(), Qt::Key_Down);
        QCOMPARE(window.focusWidget(), namedWidget<QListView>(window, u"Cards found"_s));
        const qsizetype held = window.draft().position.zones[zoneOf(window, "hand", 0)].cards.size();
        choosePlace(u"A, hand"_s);
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        activate(window);
        QTimer::singleShot(0, qApp, [] { QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return); });
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        activate(window);
        const auto& hand = window.draft().position.zones[zoneOf(window, "hand", 0)].cards;
        QCOMPARE(qsizetype(hand.size()), held + 2);
        // To the card in play, and what is said of it.
        viewOf(window, open, 0).setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        QVERIFY(qobject_cast<QSpinBox*>(window.focusWidget()) != nullptr);
        auto tabTo = [&](auto isThere) {
            for (int i = 0; i < 60; ++i) {
                if (isThere(window.focusWidget()))
                    return true;
                QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
            }
            return false;
        };
        QVERIFY(tabTo([&](QWidget* at) {
            auto* const box = qobject_cast<QCheckBox*>(at);
            return box != nullptr && box->text() == state;
        }));
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QVERIFY(tabTo([&](QWidget* at) {
            return qobject_cast<QSpinBox*>(at) != nullptr && QAccessible::queryAccessibleInterface(at) != nullptr
                && QAccessible::queryAccessibleInterface(at)->text(QAccessible::Name).startsWith(number);
        }));
        QTest::keyClick(window.focusWidget(), Qt::Key_Up);
        QTest::keyClick(window.focusWidget(), Qt::Key_Up);
        QVERIFY2(lies(window, open, 0).contains(u"%1 %2 2"_s.arg(state, number)), qPrintable(lies(window, open, 0)));
        QTest::keyClick(window.focusWidget(), Qt::Key_Z, Qt::ControlModifier); // both steps of the number
        QVERIFY(!lies(window, open, 0).contains(number));
        QTest::keyClick(window.focusWidget(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(lies(window, open, 0).contains(number));
        // A number of a player.
        if (!ofPlayer.isEmpty()) {
            auto* const box = namedWidget<QSpinBox>(window, ofPlayer);
            box->setFocus(Qt::TabFocusReason);
            QTest::keyClick(box, Qt::Key_Up);
            QCOMPARE(box->value(), 1);
            QVERIFY(window.draft().position != first.position);
        }
        // Moved, cut and pasted onto, made more, removed.
        viewOf(window, "hand", 0).setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.focusWidget(), Qt::Key_Home);
        choosePlace(u"B, hand"_s);
        QTest::keyClick(window.focusWidget(), Qt::Key_M, Qt::ControlModifier);
        activate(window);
        QCOMPARE(qsizetype(window.draft().position.zones[zoneOf(window, "hand", 1)].cards.size()), qsizetype(1));
        QCOMPARE(qsizetype(window.draft().position.zones[zoneOf(window, "hand", 0)].cards.size()), held + 1);
        viewOf(window, "hand", 1).setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.focusWidget(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(window.focusWidget(), Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(qsizetype(window.draft().position.zones[zoneOf(window, "hand", 1)].cards.size()), qsizetype(3));
        QTest::keyClick(window.focusWidget(), Qt::Key_Minus, Qt::ControlModifier);
        QTest::keyClick(window.focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(window.focusWidget(), Qt::Key_Delete);
        QVERIFY(window.draft().position.zones[zoneOf(window, "hand", 1)].cards.empty());
        viewOf(window, "hand", 0).setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(qsizetype(window.draft().position.zones[zoneOf(window, "hand", 0)].cards.size()), held + 2);
        QVERIFY(window.problems().empty());
        TableWindow* const table = playFrom(window);
        QVERIFY(table != nullptr);
        QVERIFY(table->game().rules().scenario() != nullptr);
        window.activateWindow();
        while (window.history().canUndo())
            window.history().undo();
        QVERIFY(window.draft() == first);
    }

    /// What cannot be is told at its place, is neither played nor saved, and is taken back or mended.
    void whatCannotBe()
    {
        PositionWindow& window = layOut(Sceptre);
        ZoneView& combat = viewOf(window, "combat", 0);
        combat.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&combat, Qt::Key_Delete);
        QVERIFY(lies(window, "combat", 0).isEmpty());
        QVERIFY(playFrom(window) == nullptr);
        QCOMPARE(window.problems().size(), std::size_t(1));
        QVERIFY2(combat.accessibleName().contains(u"Wrong"_s), qPrintable(combat.accessibleName()));
        QVERIFY(labelHas(window, u"A, combat"_s));
        QCOMPARE(window.focusWidget(), &combat);
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier); // no dialog comes up
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QTest::keyClick(&combat, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lies(window, "combat", 0), u"Kestrel Vanguard"_s);
        QVERIFY(window.problems().empty());
        QVERIFY(!combat.accessibleName().contains(u"Wrong"_s));
        QVERIFY(playFrom(window) != nullptr);
    }

    /// Saved, it is what `muster play` takes; what is not saved is asked about.
    void savedAndClosed()
    {
        PositionWindow& window = layOut(Sceptre);
        auto* const title = namedWidget<QLineEdit>(window, u"Question, in one sentence"_s);
        title->setFocus();
        QTest::keyClicks(title, u", \"quoted\""_s);
        QCOMPARE(window.history().count(), 1);
        QVERIFY(window.isWindowModified());
        QPointer<PositionWindow> alive(&window);
        bool asked = false;
        QTimer::singleShot(0, qApp, [&] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            asked = true;
            QTest::keyClick(box, Qt::Key_Escape);
        });
        window.close();
        QVERIFY(asked && alive && window.isVisible());
        activate(window);
        const QString path = m_home.filePath(u"question.yaml"_s);
        QTimer::singleShot(0, qApp, [&] {
            auto* const chooser = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(chooser != nullptr);
            chooser->findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(path);
            QMetaObject::invokeMethod(chooser, "accept");
        });
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!window.isWindowModified());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto data = m_session->decks().game(u"sceptre"_s);
        const ScenarioCards cards{(*data)->catalogue, [] { return std::vector<CardSet>(); }, &(*data)->rules, {}};
        const auto report = runScenario(file.readAll().toStdString(), "question.yaml", cards, scenarioGames());
        QVERIFY(report && report->passed());
        QCOMPARE(report->name, std::string("A question, \"quoted\""));
        window.close();
        QVERIFY(!window.isVisible());
        // The file is laid out again.
        PositionWindow* const again = m_window->tables().layOutScenario(path);
        QVERIFY(again != nullptr);
        QVERIFY(again->draft().position == window.draft().position);
        QVERIFY(!again->draft().steps.empty());
    }

    /// In large letters on a small screen the board has the most room all the same, and no room is lost.
    void roomForTheBoard_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("100 %") << 100;
        QTest::newRow("200 %") << 200;
    }
    void roomForTheBoard()
    {
        QFETCH(int, percent);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSizeF(font.pointSizeF() * percent / 100);
        QApplication::setFont(font);
        PositionWindow& window = layOut(Sceptre);
        for (const QSize size : {QSize(1600, 900), QSize(1024, 600), QSize(1600, 900)}) {
            window.resize(size);
            QTest::qWait(20);
            const auto* const card = window.findChild<PositionCard*>();
            QVERIFY2(window.board().width() >= window.width() * 45 / 100,
                     qPrintable(QString::number(window.board().width())));
            QVERIFY(card->isVisible() && card->width() > window.width() / 10 && card->height() > window.height() / 6);
            QCOMPARE(window.width(), size.width());
        }
        window.close();
        QApplication::setFont(before);
    }

    /// From the start page by the keyboard, and Enter for the first game.
    void fromTheStartPage()
    {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QPushButton* entry = nullptr;
        for (QPushButton* const button : m_window->findChildren<QPushButton*>()) {
            if (button->text() == u"&Lay out a position…"_s)
                entry = button;
        }
        QVERIFY(entry != nullptr && entry->isVisible());
        QVERIFY((entry->focusPolicy() & Qt::TabFocus) != 0);
        QCOMPARE(entry->shortcut(), QKeySequence(Qt::ALT | Qt::Key_L));
        entry->setFocus(Qt::TabFocusReason);
        whenDialogOpens([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        QTest::keyClick(entry, Qt::Key_Space);
        QCOMPARE(m_window->findChildren<PositionWindow*>().size(), 1);
    }

    /// What lies on the table in the midst of a game is laid out, and played on from it.
    void fromTheTable_data() { addGames(); }
    void fromTheTable()
    {
        QFETCH(QString, game);
        const auto data = m_session->decks().game(game);
        TableWindow* const table = m_window->tables().begin(tableSetup(**data, 3));
        QVERIFY(table != nullptr);
        for (int i = 0; i < 8 || (i < 60 && !table->game().canDealAnew()); ++i)
            table->session().letPilot(TableGame::Stretch::Choice);
        Q_EMIT table->positionWanted();
        const auto windows = m_window->findChildren<PositionWindow*>();
        QCOMPARE(windows.size(), 1);
        QVERIFY2(windows.front()->problems().empty(),
                 windows.front()->problems().empty() ? "" : qPrintable(windows.front()->problems().front().text));
        TableWindow* const played = playFrom(*windows.front());
        QVERIFY(played != nullptr);
        QCOMPARE(played->game().turn(), table->game().turn());
    }

    /// What is being edited, and could not even be, is there again when the program has ended in its midst.
    void comesBack()
    {
        PositionWindow& window = layOut(Sceptre);
        viewOf(window, "combat", 0).setFocus(Qt::TabFocusReason);
        QTest::keyClick(window.focusWidget(), Qt::Key_Delete);
        const PositionDraft draft = window.draft();
        m_window->tables().putAside();
        m_window->tables().recover();
        const auto windows = m_window->findChildren<PositionWindow*>();
        QCOMPARE(windows.size(), 1);
        QVERIFY(windows.front()->draft() == draft);
        QVERIFY(windows.front()->isWindowModified());
        closeQuietly(*windows.front());
        QCoreApplication::sendPostedEvents(windows.front(), QEvent::DeferredDelete);
        m_window->tables().recover();
        QVERIFY(m_window->findChildren<PositionWindow*>().isEmpty());
    }

    /// Other rules may seat others, and can be taken back as any edit.
    void otherRules()
    {
        const auto data = m_session->decks().game(u"spoils"_s);
        QVERIFY(data);
        PositionDraft rules;
        rules.game = "spoils";
        rules.title = "Five";
        auto start = emptyPosition(*data, rules, {});
        QVERIFY(start);
        PositionWindow& window = *m_window->tables().layOut(std::move(*start));
        const PositionDraft first = window.draft();
        QCOMPARE(first.position.numbers.size(), std::size_t(3));
        whenDialogOpens([](QDialog& dialog) {
            for (QComboBox* const box : dialog.findChildren<QComboBox*>()) {
                if (box->findData(u"5"_s) >= 0 && box->accessibleName().contains(u"layers"_s))
                    box->setCurrentIndex(box->findData(u"5"_s));
            }
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        for (QAction* const action : window.findChildren<QAction*>()) {
            if (action->text() == u"&Rules…"_s)
                action->trigger();
        }
        QCOMPARE(window.draft().position.numbers.size(), std::size_t(5));
        QVERIFY(window.problems().empty());
        window.history().undo();
        QVERIFY(window.draft() == first);
        window.history().redo();
        TableWindow* const table = playFrom(window);
        QVERIFY(table != nullptr);
        QCOMPARE(table->game().seats(), 5);
    }
};

QTEST_MAIN(PositionWindowTest)
#include "position_window_test.moc"
