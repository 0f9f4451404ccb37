// SPDX-License-Identifier: GPL-3.0-or-later
// The menus and keys of the table.
#include <algorithm>
#include <array>

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QInputDialog>
#include <QListView>
#include <QMenuBar>
#include <QSettings>
#include <QShortcut>
#include <QStatusBar>
#include <QTimer>

#include "app/text/error_text.h"
#include "app/text/pilot_text.h"
#include "app/text/shown.h"
#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"
#include "app/window/shortcuts/shortcut_sheet.h"
#include "app/window/table/code_dialog.h"
#include "app/window/table/table_board.h"
#include "app/window/table/table_file.h"
#include "app/window/table/table_lists.h"
#include "app/window/table/table_motion.h"
#include "app/window/table/table_scenario.h"
#include "app/window/table/table_window.h"
#include "app/window/table/zone_view.h"
#include "carddb/file_io.h"
#include "engine/games/games.h"

namespace muster::app {

QAction* TableWindow::addAction(QMenu& menu, const QString& text, const QList<QKeySequence>& keys,
                                const std::function<void()>& run)
{
    QAction* const action = menu.addAction(text);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, run);
    return action;
}

void TableWindow::createMenus()
{
    createGameMenu();
    createPlayMenu();
    createViewMenu();
    createDigits();
}

void TableWindow::createGameMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&Game"));
    addAction(menu, tr("&New Game…"), {QKeySequence::New}, [this] { Q_EMIT newGameWanted(); });
    addAction(menu, tr("The Same &Again, Shuffled Anew"), {QKeySequence(Qt::CTRL | Qt::Key_R)},
              [this] { Q_EMIT againWanted(); });
    menu.addSeparator();
    addAction(menu, tr("&Open a Game or a Scenario…"), {QKeySequence::Open}, [this] { Q_EMIT openWanted(); });
    addAction(menu, tr("&Save as a Recorded Game…"), {QKeySequence::Save}, [this] { saveReplay(); });
    addAction(menu, tr("Save as a S&cenario…"), {}, [this] { saveScenario(); });
    addAction(menu, tr("Save the Posit&ion as a Scenario…"), {}, [this] { savePosition(); });
    addAction(menu, tr("Lay Out a Posi&tion…"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
              [this] { Q_EMIT positionWanted(); });
    menu.addSeparator();
    addAction(menu, tr("Copy as a Co&de"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}, [this] { copyCode(); });
    addAction(menu, tr("Show the Code as a Pict&ure…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Q)}, [this] {
        m_game->ask([](TableGame& game) { return codeOf(game); },
                    [this](const QString& code) {
                        CodeDialog dialog(code, windowTitle(), this);
                        dialog.exec();
                    });
    });
    addAction(menu, tr("&Paste a Code"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
              [this] { Q_EMIT codeWanted(QApplication::clipboard()->text()); });
    addAction(menu, tr("Copy the &Log"), {}, [this] {
        QApplication::clipboard()->setText(m_logModel->text());
        say(tr("The log was copied."));
    });
    menu.addSeparator();
    addAction(menu, tr("Clos&e"), {QKeySequence::Close}, [this] { close(); });
}

void TableWindow::createPlayMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&Play"));
    m_back = addAction(menu, tr("&Take Back"), {QKeySequence::Undo, QKeySequence(Qt::Key_Backspace)}, [this] {
        stopAutoplay();
        m_game->goBack();
    });
    m_back->setIcon(icon(Icon::Undo));
    QList<QKeySequence> again{QKeySequence(QKeySequence::Redo)};
    if (const QKeySequence other(Qt::CTRL | Qt::Key_Y); !again.contains(other))
        again += other;
    m_forward = addAction(menu, tr("Play It &Again"), again, [this] { m_game->goForward(); });
    m_forward->setIcon(icon(Icon::Redo));
    m_dice = addAction(menu, tr("New &Dice from Here"), {QKeySequence(Qt::CTRL | Qt::Key_D)}, [this] {
        stopAutoplay();
        m_game->reseed();
        say(tr("From here on dice and shuffles are new. Taking back leads to the old ones."));
    });
    m_deal = addAction(menu, tr("Hidden Cards Dealt A&new"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}, [this] {
        stopAutoplay();
        const engine::Seat seat = m_game->question()->seat;
        m_game->dealAnew();
        say(tr("The cards that %1 cannot know lie otherwise now. Taking back leads to the old ones.")
                .arg(TableGame::letter(seat)));
    });
    m_die =
        addAction(menu, tr("What the Next Die &Shows…"), {QKeySequence(Qt::CTRL | Qt::Key_E)}, [this] { layDie(); });
    menu.addSeparator();
    menu.addAction(tr("&Choose an Option\t1 to 9"), this, [this] { m_options->setFocus(); });
    m_chooseTicked = addAction(menu, tr("Choose the Ticked Ca&rds"),
                               {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                               [this] { chooseTicked(); });
    addAction(menu, tr("&Why Not This Card?"), {QKeySequence(Qt::Key_F9)}, [this] { showWhyNot(); });
    addAction(menu, tr("What Would the &Pilot Do?"), {QKeySequence(Qt::Key_F3)}, [this] {
        m_game->ask(
            [](TableGame& game) {
                PilotsAdvice advice;
                advice.option = game.pilotsChoice();
                advice.weights = game.pilotsWeights();
                return advice;
            },
            [this](const PilotsAdvice& advice) { showHint(advice); });
    });
    menu.addSeparator();
    const auto stretch = [&](const QString& text, Qt::Key key, TableGame::Stretch how) {
        addAction(menu, text, {QKeySequence(key)}, [this, how] {
            stopAutoplay();
            m_game->letPilot(how);
        });
    };
    stretch(tr("The Pilot Plays &One Choice"), Qt::Key_F4, TableGame::Stretch::Choice);
    stretch(tr("The Pilot Plays the T&urn"), Qt::Key_F5, TableGame::Stretch::Turn);
    stretch(tr("The Pilot Plays the &Game"), Qt::Key_F6, TableGame::Stretch::Game);
    addAction(menu, tr("Watch the Pilot P&lay, or Stop"), {QKeySequence(Qt::Key_F7)}, [this] {
        if (m_pace->isActive())
            m_pace->stop();
        else
            m_pace->start();
    });
    createPaces(menu);
    m_stop = addAction(menu, tr("&Break Off What the Engine Does"), {QKeySequence(Qt::Key_Escape)}, [this] {
        stopAutoplay();
        m_game->stop();
    });
    stretch(tr("Let the Ot&hers Go On"), Qt::Key_F8, TableGame::Stretch::Pilots);
    menu.addSeparator();
    QAction* const passes =
        addAction(menu, tr("Pass in W&indows without Asking"), {QKeySequence(Qt::CTRL | Qt::Key_P)}, [] {});
    passes->setCheckable(true);
    connect(passes, &QAction::toggled, this, [this](bool on) {
        m_game->setPassing(on);
        refresh();
    });
    QMenu* const seats = menu.addMenu(tr("Who Pla&ys"));
    connect(seats, &QMenu::aboutToShow, this, [this, seats] { fillSeats(*seats); });
}

/// Each seat is a person's or a pilot's.
void TableWindow::fillSeats(QMenu& menu)
{
    menu.clear();
    const engine::PlayFacts& facts = *engine::playFacts(m_game->setup().game);
    for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(m_game->seats()); ++seat) {
        if (m_game->isPassive(seat))
            continue;
        QMenu* const of = menu.addMenu(asLabel(m_game->seatTitle(seat)));
        const auto add = [&](const QString& text, const std::string& pilot) {
            QAction* const action = of->addAction(text, this, [this, seat, pilot] { m_game->setPilot(seat, pilot); });
            action->setCheckable(true);
            action->setChecked(m_game->setup().pilots[seat] == pilot);
        };
        add(tr("By hand"), {});
        for (const std::string& pilot : facts.pilots)
            add(asLabel(pilotName(pilot)), pilot);
    }
}

void TableWindow::createViewMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&View"));
    addAction(menu, tr("To the &Options"), {QKeySequence(Qt::CTRL | Qt::Key_1)}, [this] { m_options->setFocus(); });
    addAction(menu, tr("To the &Table"), {QKeySequence(Qt::CTRL | Qt::Key_2)}, [this] {
        const auto zones = m_board->zones();
        for (auto zone = zones.rbegin(); zone != zones.rend(); ++zone) {
            ZoneView* const view = *zone;
            if (view->model()->rowCount(view->rootIndex()) == 0 || !view->isVisibleTo(m_board))
                continue; // a pilot's hand, too
            view->setFocus();
            if (!view->currentIndex().isValid())
                view->setCurrentIndex(view->model()->index(0, 0, view->rootIndex()));
            return;
        }
    });
    addAction(menu, tr("To the &Log"), {QKeySequence(Qt::CTRL | Qt::Key_3)}, [this] { m_log->setFocus(); });
    menu.addAction(tr("Card at Full &Size\tSpace"), this, [this] { showCard(); });
    menu.addSeparator();
    createMovement(menu);
    QMenu& help = *menuBar()->addMenu(tr("&Help"));
    addAction(help, tr("The &Rule of the Log…"), {QKeySequence(Qt::SHIFT | Qt::Key_F1)}, [this] { openRule(); });
    addAction(help, tr("&Keys…"), {QKeySequence(Qt::Key_F1)}, [this] {
        ShortcutSheet sheet(shortcutsOf(*this), this);
        sheet.exec();
    });
}

void TableWindow::createMovement(QMenu& menu)
{
    const QString key = QStringLiteral("table/movement");
    m_movement = menu.addAction(tr("Show &Movement"));
    m_movement->setCheckable(true);
    m_movement->setChecked(m_settings.value(key, true).toBool());
    connect(m_movement, &QAction::toggled, this, [this, key](bool on) {
        m_settings.setValue(key, on);
        m_board->motion().finish();
    });
}

/// How long each choice of a pilot that is watched is looked at.
void TableWindow::createPaces(QMenu& menu)
{
    const std::array<std::pair<QString, int>, 3> paces{
        {{tr("&Slow"), 2000}, {tr("&Usual"), 700}, {tr("&Fast"), 150}}}; // milliseconds
    const QString key = QStringLiteral("table/pace");
    const int kept = m_settings.value(key).toInt();
    const bool isKnown = std::ranges::any_of(paces, [kept](const auto& pace) { return pace.second == kept; });
    m_pace->setInterval(isKnown ? kept : paces[1].second);
    QMenu* const choices = menu.addMenu(tr("Pac&e"));
    auto* const group = new QActionGroup(this);
    for (const auto& [text, milliseconds] : paces) {
        QAction* const action = choices->addAction(text);
        action->setCheckable(true);
        action->setChecked(milliseconds == m_pace->interval());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, key, pace = milliseconds] {
            m_settings.setValue(key, pace);
            m_pace->setInterval(pace);
        });
    }
}

void TableWindow::createDigits()
{
    for (int digit = 0; digit <= 9; ++digit) {
        auto* const key = new QShortcut(QKeySequence(Qt::Key_0 + digit), this);
        connect(key, &QShortcut::activated, this, [this, digit] { typeDigit(digit); });
    }
}

/// A number that could go on waits for its next digit, or for Enter.
void TableWindow::typeDigit(int digit)
{
    const int options = m_optionModel->rowCount();
    const int number = m_typed * 10 + digit;
    if (number < 1 || number > options) {
        m_typed = 0;
        return;
    }
    if (number * 10 > options) {
        m_typed = 0;
        chooseOption(number - 1);
        return;
    }
    m_typed = number;
    m_options->setFocus();
    m_options->setCurrentIndex(m_optionModel->index(number - 1));
}

/// What began with a scenario is one again.
void TableWindow::saveReplay()
{
    if (m_game->isScenario()) {
        saveScenario();
        return;
    }
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the Game"), tr("game.replay"),
                                                      tr("Recorded games (*.replay);;All files (*)"));
    if (path.isEmpty())
        return;
    m_game->ask([](TableGame& game) { return replayOf(game); },
                [this, path](const std::string& record) {
                    const auto written = carddb::writeFile(path, record);
                    say(written ? tr("Saved: \"muster replay\" plays it again.") : errorLine(written.error().front()));
                });
}

void TableWindow::saveScenario()
{
    m_game->ask([title = windowTitle()](TableGame& game) { return scenarioOf(game, title); },
                [this](const std::optional<std::string>& scenario) {
                    writeScenario(scenario,
                                  tr("Scenarios have no opponent that does nothing, no shuffles made anew, and no seed "
                                     "beyond 2147483647: this game cannot be one. Its position can be saved."));
                });
}

void TableWindow::savePosition()
{
    m_game->ask(
        [title = windowTitle()](TableGame& game) { return positionScenarioOf(game, title); },
        [this](const tl::expected<std::string, QString>& position) {
            writeScenario(
                position ? std::optional(*position) : std::nullopt,
                tr("No scenario can begin with this position. %1").arg(position ? QString() : position.error()));
        });
}

void TableWindow::writeScenario(const std::optional<std::string>& scenario, const QString& whyNot)
{
    if (!scenario) {
        say(whyNot);
        return;
    }
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the Scenario"), tr("game.yaml"),
                                                      tr("Scenarios (*.yaml);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto written = carddb::writeFile(path, *scenario);
    say(written ? tr("Saved: \"muster play\" plays it.") : errorLine(written.error().front()));
}

/// Judges roll the dice that they want.
/// The die that falls next, if the option is chosen that stands out, is of the kind that is asked for.
void TableWindow::layDie()
{
    const int option = asked() != nullptr ? m_options->currentIndex().row() : -1;
    m_game->ask([option](TableGame& game) { return game.nextDie(option); },
                [this](int faces) { // once the answer has been heard
                    QMetaObject::invokeMethod(
                        this, [this, faces] { layDie(faces); }, Qt::QueuedConnection);
                });
}

void TableWindow::layDie(int faces)
{
    const QString what = faces > 0 ? tr("The next die, a d%1 if you go on with what is chosen now, shows:").arg(faces)
                                   : tr("The next die shows:");
    bool chosen = false;
    const int most = faces > 0 ? faces : 20;
    const int shows = QInputDialog::getInt(this, tr("The Next Die"), what, most, 1, 512, 1, &chosen);
    if (!chosen)
        return;
    stopAutoplay();
    m_game->layDie(shows);
    say(tr("The next die with so many faces shows %1.").arg(shows));
}

void TableWindow::copyCode()
{
    m_game->ask([](TableGame& game) { return codeOf(game); },
                [this](const QString& code) {
                    QApplication::clipboard()->setText(code);
                    say(tr("The game was copied as a code of %n letter(s).", nullptr, static_cast<int>(code.size())));
                });
}

} // namespace muster::app
