// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does with the cards of the table themselves: sees them move, drags them, names several at once.
#include <QListView>
#include <QProxyStyle>
#include <QTest>

#include "app/window/table/table_drag.h"
#include "app/window/table/table_lists.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_motion.h"
#include "app/window/table/table_overlay.h"
#include "app/window/table/zone_rows.h"
#include "app/window/table/zone_view.h"
#include "tests/window/clipped.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/patient_tables.h"
#include "tests/window/table_on_screen.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

namespace {

/// A platform on which nothing moves.
class StillStyle final : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returns) const override
    {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, returns);
    }
};

} // namespace

class TableDoingTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameData> data(const QString& game) { return m_screen.data(game); }

    TableWindow& open(TableSetup setup)
    {
        const auto of = data(QString::fromStdString(setup.game));
        setup.pilots.assign(MostSeats, {}); // all by hand
        return m_screen.open(tableGame(of, std::move(setup)));
    }
    TableWindow& open(const QString& game, std::uint64_t seed) { return open(tableSetup(*data(game), seed)); }

    static TableMotion& motionOf(TableWindow& table) { return boardOf(table).motion(); }

    /// Pilots play, a choice a key, until something moves.
    static bool playUntilItMoves(TableWindow& table)
    {
        for (int i = 0; i < 40 && table.game().question() != nullptr; ++i) {
            QTest::keyClick(&table, Qt::Key_F4);
            if (motionOf(table).isRunning())
                return true;
        }
        return false;
    }

    static QAction& entry(TableWindow& table, const QString& text)
    {
        for (QAction* const action : table.findChildren<QAction*>()) {
            if (action->text().remove(u'&').startsWith(text))
                return *action;
        }
        qFatal("no entry %s", qPrintable(text));
    }

    struct Seen {
        ZoneView* view = nullptr;
        QModelIndex index;
    };
    static Seen seen(TableWindow& table, engine::CardId card)
    {
        for (ZoneView* const view : boardOf(table).zones()) {
            for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row) {
                const QModelIndex index = view->model()->index(row, 0, view->rootIndex());
                if (index.data(TableModel::IdRole).toInt() == card.value)
                    return {view, index};
            }
        }
        return {};
    }

    /// Takes the card by the mouse and moves it there, to a place of the board; it is not let go yet.
    static ZoneView* drag(TableWindow& table, engine::CardId card, QPoint to)
    {
        const Seen at = seen(table, card);
        QWidget& from = *at.view->viewport();
        const QPoint start = at.view->seenRect(at.index).center();
        mouse(from, QEvent::MouseButtonPress, start);
        mouse(from, QEvent::MouseMove, start + QPoint(2, 0));
        mouse(from, QEvent::MouseMove, start + QPoint(40, 0));
        mouse(from, QEvent::MouseMove, from.mapFromGlobal(boardOf(table).viewport()->mapToGlobal(to)));
        return at.view;
    }
    static void letGo(TableWindow& table, ZoneView& from, QPoint at)
    {
        mouse(*from.viewport(), QEvent::MouseButtonRelease,
              from.viewport()->mapFromGlobal(boardOf(table).viewport()->mapToGlobal(at)));
    }

    /// The middle of where a goal is on the board; nothing where it cannot be seen.
    static std::optional<QPoint> placeOf(TableWindow& table, const TableGoal& goal)
    {
        const CardPlaces places = boardOf(table).places();
        QRect rect;
        if (goal.card.valid()) {
            const auto place = places.cards.find(goal.card.value);
            rect = place == places.cards.end() ? QRect() : place->second.seen;
        } else {
            for (const CardPlaces::Zone& zone : places.zones)
                rect = zone.number == goal.zone ? zone.rect : rect;
        }
        const QRect inside = rect & boardOf(table).viewport()->rect();
        return inside.isEmpty() ? std::nullopt : std::optional(inside.center());
    }

    /// Pilots play until several cards can be named, over some shuffles.
    TableWindow* severalAsked(const QString& game)
    {
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            const TableSetup setup = tableSetup(*data(game), seed);
            const auto bare = tableGame(data(game), setup);
            std::vector<int> choices;
            for (int i = 0; i < 400 && bare->question() != nullptr; ++i) {
                if (bare->asksSeveral() && bare->lit().size() > 2) {
                    TableWindow& table = open(setup);
                    for (const int choice : choices)
                        table.session().play(choice);
                    return &table;
                }
                choices.push_back(bare->pilotsChoice().value());
                bare->play(choices.back());
            }
        }
        return nullptr;
    }

    static constexpr std::size_t MostSeats = engine::MostSeats;
    TableOnScreen m_screen;

private Q_SLOTS:
    void init() { m_screen.prepare(true); }
    void cleanup()
    {
        if (m_screen.table() != nullptr)
            m_screen.table()->close();
        m_screen.forget();
    }

    // Movement

    void movementIsBrief_data() { addGames(); }
    void movementIsBrief()
    {
        QFETCH(QString, game);
        TableWindow& table = open(game, 3);
        QVERIFY(playUntilItMoves(table));
        const TableOverlay& overlay = boardOf(table).overlay();
        QTest::qWait(30);
        if (motionOf(table).isRunning()) { // a busy machine may be through with it
            QVERIFY(overlay.isVisible());
            QVERIFY(!overlay.cards().empty() || !overlay.marks().empty());
            takePicture(table, u"table-movement-%1"_s.arg(game));
        }
        QTRY_VERIFY(!motionOf(table).isRunning());
        QVERIFY(!overlay.isVisible());
        QVERIFY(TableMotion::Longest < 300);
    }

    /// A card on its way is drawn on its way, and not where it will lie.
    void cardsOnTheirWayLieNowhere()
    {
        TableWindow& table = open(u"sceptre"_s, 3);
        QVERIFY(playUntilItMoves(table));
        int moving = 0;
        for (const auto& [card, place] : boardOf(table).places().cards)
            moving += place.open && motionOf(table).moves(card) ? 1 : 0;
        QVERIFY(moving > 0);
        QTRY_VERIFY(!motionOf(table).isRunning());
        for (const auto& [card, place] : boardOf(table).places().cards)
            QVERIFY(!motionOf(table).moves(card));
    }

    /// A key ends the movement and does what it does.
    void keysDoNotWait()
    {
        TableWindow& table = open(u"sceptre"_s, 3);
        QVERIFY(playUntilItMoves(table));
        const int here = table.game().tree().at();
        QTest::keyClick(&table, Qt::Key_Backspace);
        QVERIFY(table.game().tree().at() != here);
        QTest::keyClick(&table, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(table.game().tree().at(), here);
        QVERIFY(motionOf(table).isRunning());
        QTest::keyClick(&table, Qt::Key_Shift); // which does nothing else
        QVERIFY(!motionOf(table).isRunning());
        QVERIFY(!boardOf(table).overlay().isVisible());
    }

    void movementCanBeTurnedOff()
    {
        TableWindow* table = &open(u"sceptre"_s, 3);
        entry(*table, u"Show Movement"_s).trigger();
        QVERIFY(!playUntilItMoves(*table));
        table = &open(u"hero"_s, 3); // the next one has it so, too
        QVERIFY(!entry(*table, u"Show Movement"_s).isChecked());
        QVERIFY(!playUntilItMoves(*table));
        entry(*table, u"Show Movement"_s).trigger();
        QVERIFY(playUntilItMoves(open(u"hero"_s, 3)));
    }

    void nothingMovesWhereThePlatformWantsNone()
    {
        TableWindow& table = open(u"sceptre"_s, 3);
        StillStyle still;
        boardOf(table).overlay().setStyle(&still);
        QCOMPARE(motionOf(table).duration(), 0);
        QVERIFY(!playUntilItMoves(table));
    }

    /// What is watched at a pace faster than the movement does not move; the pace is kept.
    void fastPlayDoesNotMove()
    {
        TableWindow* table = &open(u"sceptre"_s, 3);
        entry(*table, u"Fast"_s).trigger();
        QTest::keyClick(table, Qt::Key_F7);
        const int choices = table->game().tree().size();
        bool moved = false;
        connect(&table->session(), &TableSession::changed, this,
                [&] { moved = moved || motionOf(*table).isRunning(); });
        QTRY_VERIFY(table->game().tree().size() > choices + 6);
        QVERIFY(!moved);
        table = &open(u"sceptre"_s, 3);
        QVERIFY(entry(*table, u"Fast"_s).isChecked());
        QVERIFY(playUntilItMoves(*table)); // a choice by key moves
    }

    void damageIsMarked()
    {
        TableWindow& table = open(u"hero"_s, 2);
        for (int i = 0; i < 300 && table.game().question() != nullptr; ++i) {
            QTest::keyClick(&table, Qt::Key_F4);
            QTest::qWait(1);
            for (const TableOverlay::Mark& mark : boardOf(table).overlay().marks()) {
                if (mark.text.startsWith(u'−'))
                    return;
            }
        }
        QFAIL("nothing took damage");
    }

    // Dragging

    /// Wherever a card can be dragged to, letting it go there chooses what it means, and taking back takes all of it back.
    void draggingChooses_data() { addGames(); }
    void draggingChooses()
    {
        QFETCH(QString, game);
        TableWindow& table = open(game, 3);
        int ontoCards = 0;
        int intoZones = 0;
        bool asked = false; // which of several ways
        QTimer closing;
        connect(&closing, &QTimer::timeout, this, [&] {
            if (QWidget* const popup = QApplication::activePopupWidget()) {
                asked = true;
                popup->close();
            }
        });
        closing.start(20);
        for (int i = 0; i < 150 && table.game().question() != nullptr && (ontoCards < 3 || intoZones < 3); ++i) {
            const std::set<engine::CardId> lit = table.game().lit();
            for (const engine::CardId card : lit) {
                if (seen(table, card).view == nullptr)
                    continue;
                const std::vector<TableGoal> goals = table.game().goalsOf(card);
                const auto single = std::ranges::find_if(goals, [&](const TableGoal& one) {
                    return placeOf(table, one).has_value()
                        && std::ranges::count_if(
                               goals,
                               [&](const TableGoal& other) { return other.card == one.card && other.zone == one.zone; })
                        == 1;
                });
                if (single == goals.end())
                    continue;
                const TableGoal goal = *single;
                const QPoint to = *placeOf(table, goal);
                const int here = table.game().tree().at();
                const int size = table.game().tree().size();
                ZoneView* const from = drag(table, card, to);
                QVERIFY(table.findChild<TableDrag*>()->isDragging());
                QVERIFY(!boardOf(table).overlay().marks().empty());
                if (ontoCards + intoZones == 1)
                    takePicture(table, u"table-drag-%1"_s.arg(game));
                if (!goal.card.valid() && std::ranges::any_of(goals, [&](const TableGoal& one) {
                        return one.card.valid() && boardOf(table).places().cards[one.card.value].seen.contains(to);
                    })) { // a card lies in the middle of the zone
                    QTest::keyClick(&table, Qt::Key_Escape);
                    continue;
                }
                letGo(table, *from, to);
                QVERIFY(!table.findChild<TableDrag*>()->isDragging());
                if (std::exchange(asked, false))
                    continue;
                QVERIFY(table.game().tree().at() != here);
                QVERIFY(table.game().tree().size() >= size);
                QVERIFY(!boardOf(table).overlay().isVisible() || motionOf(table).isRunning());
                const std::vector<int>& answers = table.game().tree().node(here).children;
                QVERIFY(std::ranges::any_of(
                    answers, [&](int child) { return table.game().tree().node(child).answer.chosen == goal.option; }));
                ++(goal.card.valid() ? ontoCards : intoZones);
                QTest::keyClick(&table, Qt::Key_Backspace);
                QCOMPARE(table.game().tree().at(), here);
                break;
            }
            table.session().play(table.game().pilotsChoice().value());
        }
        qInfo("%s: %d onto cards, %d into zones", qPrintable(game), ontoCards, intoZones);
        QVERIFY(ontoCards + intoZones > 2);
    }

    /// What can be reached by looking ahead gives nothing away, and leaves the game as it is.
    void lookingAheadChangesNothing_data() { addGames(); }
    void lookingAheadChangesNothing()
    {
        QFETCH(QString, game);
        TableWindow& table = open(game, 5);
        for (int i = 0; i < 60 && table.game().question() != nullptr; ++i) {
            const std::uint64_t here = table.game().digest();
            const std::set<engine::CardId> lit = table.game().lit();
            for (const engine::CardId card : lit)
                (void)table.game().goalsOf(card);
            (void)table.game().asksSeveral();
            QCOMPARE(table.game().digest(), here);
            table.session().play(table.game().pilotsChoice().value());
        }
    }

    void escLetsGo()
    {
        TableWindow& table = open(u"sceptre"_s, 3);
        for (int i = 0; i < 100; ++i) {
            const std::set<engine::CardId> lit = table.game().lit();
            for (const engine::CardId card : lit) {
                if (seen(table, card).view == nullptr || table.game().goalsOf(card).empty())
                    continue;
                const auto place = placeOf(table, table.game().goalsOf(card).front());
                if (!place)
                    continue;
                const int here = table.game().tree().at();
                ZoneView* const from = drag(table, card, *place);
                QVERIFY(boardOf(table).overlay().isVisible());
                QTest::keyClick(&table, Qt::Key_Escape);
                QVERIFY(!boardOf(table).overlay().isVisible());
                letGo(table, *from, *place);
                QCOMPARE(table.game().tree().at(), here);
                return;
            }
            table.session().play(table.game().pilotsChoice().value());
        }
        QFAIL("nothing could be dragged");
    }

    /// Where a card does not go the rule that forbids it is said.
    void otherPlacesSayWhyNot()
    {
        TableWindow& table = open(u"sceptre"_s, 3);
        for (int i = 0; i < 100 && table.game().question() != nullptr; ++i) {
            for (const auto& [number, place] : boardOf(table).places().cards) {
                const engine::CardId card{static_cast<std::uint16_t>(number)};
                const auto refusals = table.game().whyNot(card).actions;
                if (!table.game().asksForActions() || !place.open || seen(table, card).view == nullptr
                    || !table.game().optionsOf(card).empty() || refusals.empty())
                    continue;
                const int here = table.game().tree().at();
                const QPoint corner(boardOf(table).viewport()->width() - 3, 3);
                ZoneView* const from = drag(table, card, corner);
                QVERIFY(boardOf(table).overlay().marks().empty());
                QVERIFY(labelHas(table, u"no, by SCE-"_s)); // while it is dragged
                letGo(table, *from, corner);
                QVERIFY(labelHas(table, u"no, by SCE-"_s));
                QCOMPARE(table.game().tree().at(), here);
                return;
            }
            table.session().play(table.game().pilotsChoice().value());
        }
        QFAIL("nothing was forbidden");
    }

    // Several at once

    void severalAreNamedAtOnce_data() { addGames(); }
    void severalAreNamedAtOnce()
    {
        QFETCH(QString, game);
        TableWindow* const table = severalAsked(game);
        QVERIFY2(table != nullptr, "nothing is asked card by card");
        const int here = table->game().tree().at();
        const std::size_t depth = table->game().tree().line().size();
        const std::uint64_t digest = table->game().digest();
        auto* const options = namedWidget<QListView>(*table, u"Options"_s);
        options->setFocus();
        int ticked = 0;
        for (int row = 0; row < options->model()->rowCount() && ticked < 2; ++row) {
            options->setCurrentIndex(options->model()->index(row, 0));
            if (!options->currentIndex().data(Qt::CheckStateRole).isValid())
                continue;
            QTest::keyClick(options, Qt::Key_Space);
            ++ticked;
            QCOMPARE(options->currentIndex().data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
            QCOMPARE(table->game().tree().at(), here); // nothing is chosen yet
        }
        QCOMPARE(ticked, 2);
        QTest::keyClick(options, Qt::Key_Return);
        QVERIFY(table->game().tree().line().size() >= depth + 1);
        QVERIFY(table->game().tree().at() != here);
        const std::size_t behind = table->game().tree().line().size();
        QTest::keyClick(table, Qt::Key_Backspace);
        QCOMPARE(table->game().tree().at(), here); // all of it in one step
        QCOMPARE(table->game().digest(), digest);
        QTest::keyClick(table, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(table->game().tree().line().size(), behind);
    }

    /// By Ctrl and a click on the cards themselves, and by the button.
    void cardsAreTickedByTheMouse()
    {
        TableWindow& table = open(u"hero"_s, 4);
        for (int i = 0; i < 20 && !table.game().asksSeveral(); ++i)
            table.session().play(table.game().pilotsChoice().value());
        QVERIFY(table.game().asksSeveral()); // which cards of the opening hand go back
        const int here = table.game().tree().at();
        const std::size_t depth = table.game().tree().line().size();
        std::vector<engine::CardId> named;
        for (const engine::CardId card : table.game().lit()) {
            const Seen at = seen(table, card);
            if (at.view == nullptr || named.size() == 2)
                continue;
            const QPoint place = at.view->faceRect(at.index).center();
            mouse(*at.view->viewport(), QEvent::MouseButtonPress, place, Qt::ControlModifier);
            mouse(*at.view->viewport(), QEvent::MouseButtonRelease, place, Qt::ControlModifier);
            named.push_back(card);
            QCOMPARE(at.index.data(TableModel::TickRole).toInt(), static_cast<int>(named.size()));
            QVERIFY(at.index.data(Qt::AccessibleTextRole).toString().contains(u"Ticked"_s));
        }
        QCOMPARE(named.size(), 2U);
        QCOMPARE(table.game().tree().at(), here);
        takePicture(table, u"table-ticked"_s);
        for (QPushButton* const button : table.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().contains(u"Ticked"_s))
                button->click();
        }
        QCOMPARE(table.game().tree().line().size(), depth + 3); // two cards, and enough
        QTest::keyClick(&table, Qt::Key_Backspace);
        QCOMPARE(table.game().tree().at(), here);
    }

    // Six at the table

    TableSetup sixSeats()
    {
        TableSetup setup = tableSetup(*data(u"spoils"_s), 4);
        const auto& modes = engine::playFacts(setup.game)->modes;
        const auto largest = std::ranges::max_element(modes, {}, &engine::Mode::most);
        setup.mode = largest->key;
        setup.players = largest->most;
        return setup;
    }

    /// In German, with text of 80 to 200 percent, on small and on large screens.
    void sixSeatsAreReadable()
    {
        installLanguage(u"de"_s);
        TableWindow& table = open(sixSeats());
        QCOMPARE(table.game().seats(), 6);
        for (int i = 0; i < 10; ++i)
            table.session().letPilot(TableGame::Stretch::Turn);
        for (const QSize size : {QSize(1024, 600), QSize(1920, 1080), QSize(3840, 2160)}) {
            inEachLook({80, 100, 200}, [&](const QString& look, int) {
                table.resize(size);
                if (!qEnvironmentVariable("MUSTER_PICTURES").isEmpty()) {
                    for (int i = 0; i < 3; ++i) { // faces are drawn in a thread as they are asked for
                        table.grab();
                        QTest::qWait(150);
                    }
                }
                takePicture(table, u"table-six-%1-%2"_s.arg(size.width()).arg(look));
                const QStringList clipped = clippedTexts(table);
                QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
                QCOMPARE(table.width(), size.width()); // nothing wants more room than there is
            });
        }
        installLanguage(u"en"_s);
    }

    /// Whoever is out keeps no rows: the cards of the others are larger.
    void whoIsOutMakesRoom()
    {
        TableWindow& table = open(sixSeats());
        table.resize(3840, 2160);
        const auto heightOf = [&] { return boardOf(table).zones().front()->sizeHint().height(); };
        for (int i = 0; i < 400 && table.game().shown(engine::NoSeat).out == 0; ++i) {
            QVERIFY(table.game().question() != nullptr);
            table.session().letPilot(TableGame::Stretch::Turn);
        }
        const engine::ShownTable shown = table.game().shown(engine::NoSeat);
        QVERIFY(shown.out != 0);
        const int after = heightOf();
        QVERIFY(labelHas(table, u"out of the game"_s));
        for (const ZoneView* const view : boardOf(table).zones()) {
            const auto zone = static_cast<std::size_t>(qobject_cast<const ZoneRows*>(view->model())->zone());
            QVERIFY(!view->isVisible() || !shown.isOut(table.model().zones()[zone].seat));
        }
        takePicture(table, u"table-six-out"_s);
        while (table.game().shown(engine::NoSeat).out != 0)
            QTest::keyClick(&table, Qt::Key_Backspace);
        QVERIFY(heightOf() < after);
    }
};

QTEST_MAIN(TableDoingTest)
#include "table_doing_test.moc"
