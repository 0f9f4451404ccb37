// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the README, taken of the real windows: take_pictures FOLDER. Every scene is what a person would have on
// screen; where a scene cannot be set up as it is written here, nothing of it is written and the program fails.
#include <cstdio>
#include <functional>

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include "app/text/language.h"
#include "app/window/browser/card_browser.h"
#include "app/window/deck/deck_page.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hand_page.h"
#include "app/window/hands/hands_panel.h"
#include "app/window/hands/speed_panel.h"
#include "app/window/import/import_dialog.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/main_window.h"
#include "app/window/sets/card_editor.h"
#include "app/window/table/begin_dialog.h"
#include "app/window/table/code_dialog.h"
#include "app/window/table/position_board.h"
#include "app/window/table/position_window.h"
#include "app/window/table/table_file.h"
#include "app/window/table/table_room.h"
#include "app/window/table/table_window.h"
#include "app/window/table/zone_view.h"
#include "carddb/file_io.h"
#include "tests/support/paths.h"
#include "tests/window/patient_tables.h"
#include "tests/window/screens.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

[[noreturn]] void fail(const QString& why)
{
    std::fprintf(stderr, "take_pictures: %s\n", qPrintable(why));
    std::exit(1);
}

/// Lets the window work until something is true; what has not come true within half a minute never will.
void waitFor(const char* what, const std::function<bool()>& isTrue)
{
    QElapsedTimer clock;
    clock.start();
    while (!isTrue()) {
        if (clock.elapsed() > 30'000)
            fail(u"waited in vain for "_s + QLatin1String(what));
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

/// Timers that wait until a person has stopped typing have run out after this.
void settle()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 600)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

template <class Widget>
Widget& named(QWidget& parent, const QString& accessibleName)
{
    for (Widget* widget : parent.findChildren<Widget*>()) {
        if (widget->accessibleName() == accessibleName)
            return *widget;
    }
    fail(u"no widget is called "_s + accessibleName);
}

/// A run of the program, in a folder of its own that is gone afterwards.
class Stage {
public:
    explicit Stage(QString pictures) : m_pictures(std::move(pictures))
    {
        m_places.resources = test::inSources("/resources");
        m_places.userData = m_folder.filePath(u"data"_s);
        m_places.cache = m_folder.filePath(u"cache"_s);
    }

    /// A new window that remembers nothing of the one before.
    MainWindow& open(Theme theme, QSize size)
    {
        strike();
        m_session = std::make_unique<WindowSession>(m_places, m_folder.filePath(u"%1.ini"_s.arg(++m_opened)));
        m_session->look().setTheme(theme);
        m_window = std::make_unique<MainWindow>(*m_session);
        m_window->show();
        m_window->resize(size);
        return *m_window;
    }

    void take(QWidget& widget, const QString& name)
    {
        settle();
        const QString path = QDir(m_pictures).filePath(name + u".png"_s);
        if (!widget.grab().save(path))
            fail(u"cannot write "_s + path);
        std::printf("%s\n", qPrintable(path));
    }

    ~Stage() { strike(); }
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

private:
    void strike()
    {
        if (!m_session)
            return;
        for (DeckDocument* deck : m_session->decks().all()) {
            m_session->safety().forget(deck, DeckSafety::Fate::Closed);
            m_session->decks().close(deck);
        }
        m_window.reset();
        m_session.reset();
    }

    QString m_pictures;
    QTemporaryDir m_folder;
    carddb::Places m_places;
    int m_opened = 0;
    std::unique_ptr<WindowSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};

QString shipped(const QString& game, const QString& deck)
{
    return test::inSources("/resources/games/%1/decks/%2.muster").arg(game, deck);
}

CardIndex cardOf(const MainWindow& window, const char* name)
{
    const auto found = window.currentDeck()->game()->catalogue->findByName(name);
    if (found.empty())
        fail(u"no card "_s + QLatin1String(name));
    return found.front();
}

void waitForVerdict(const MainWindow& window)
{
    waitFor("the verdict", [&] { return window.currentDeck() != nullptr && window.currentDeck()->isVerdictCurrent(); });
}

void search(MainWindow& window, const QString& query, const char* card)
{
    auto& browser = *window.findChild<CardBrowser*>();
    browser.setQuery(query);
    const CardIndex wanted = cardOf(window, card);
    auto& table = named<QTableView>(browser, u"Cards found"_s);
    waitFor(card, [&] {
        const auto* const model = table.model();
        for (int row = 0; row < model->rowCount(); ++row) {
            table.setCurrentIndex(model->index(row, 0));
            if (browser.currentCard() == wanted)
                return true;
        }
        return false;
    });
}

/// A deck copied in a hurry: what is wrong, by which rule, and what mends it.
void faultyDeck(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Light, {1440, 900});
    window.openDeck(test::inSources("/tests/tour/faulty.muster"));
    waitForVerdict(window);
    search(window, u"type:champion origin:ember"_s, "Kestrel Vanguard");
    auto& findings = named<QListView>(window, u"Findings"_s);
    waitFor("two findings", [&] { return findings.model()->rowCount() > 1; });
    findings.setCurrentIndex(findings.model()->index(1, 0));
    stage.take(window, u"window"_s);
}

/// Cards as faces, and what the deck adds up to.
void facesAndNumbers(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Dark, {1440, 900});
    window.openDeck(shipped(u"armory"_s, u"tychon-the-pursuer"_s));
    waitForVerdict(window);
    search(window, u"type:weapon"_s, "Pugio Dagger");
    window.findChild<CardBrowser*>()->setView(CardBrowser::View::Grid);
    auto* const numbers = window.findChild<QDockWidget*>(u"numbers"_s);
    if (numbers == nullptr)
        fail(u"no numbers"_s);
    numbers->raise();
    stage.take(window, u"numbers-dark"_s);
}

/// A pasted list: every line beside what it was understood to be.
void pastedList(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Light, {1440, 900});
    window.openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
    waitForVerdict(window);
    QTimer::singleShot(0, &window, [&stage] {
        auto* const dialog = qobject_cast<ImportDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            fail(u"no import dialog"_s);
        waitFor("the list", [dialog] { return dialog->model().rowCount() > 6; });
        dialog->resize(900, 560);
        stage.take(*dialog, u"import"_s);
        dialog->reject();
    });
    window.importList(u"My list for Saturday\n3 Kestrel Vanguard [Ember]\n3 Cinder Reaver\n2x Forge-Captain Melis\n"
                      u"Pyre Dancer x3\n6 Gold\n8 Silver\n12 Coper\n"_s);
}

/// A card as it is written, drawn and read.
void ownCard(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Light, {1440, 900});
    window.openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
    waitForVerdict(window);
    const auto game = window.currentDeck()->game();
    const QDir sets(test::inSources("/resources/games/sceptre/sets"));
    for (const QString& name : sets.entryList({u"*.yaml"_s})) {
        const auto bytes = carddb::readFile(sets.filePath(name), carddb::SetLimit);
        if (!bytes)
            fail(u"cannot read "_s + name);
        const auto set = SetText::read(*bytes, name.toStdString(), game->catalogue->sharedGame());
        if (!set)
            fail(u"cannot understand "_s + name);
        for (std::size_t i = 0; i < set->cards().size(); ++i) {
            if (set->cards()[i].draft.name != "Kestrel Vanguard")
                continue;
            CardEditor editor(*set, i, set->cards()[i].draft, game->catalogue, false);
            editor.resize(1000, 640);
            editor.show();
            editor.checkNow();
            stage.take(editor, u"card"_s);
            return;
        }
    }
    fail(u"no set with Kestrel Vanguard"_s);
}

/// A hand in one key, what is to be sent back of it, and the chances of the next cards.
void testHand(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Light, {1440, 900});
    window.openDeck(shipped(u"hero"_s, u"red-sleds"_s));
    waitForVerdict(window);
    window.testHands();
    auto& panel = *window.findChild<HandsPanel*>();
    panel.desk().setPlace(1);
    panel.desk().deal(2);
    panel.list().selectionModel()->select(panel.list().model()->index(1, 0), QItemSelectionModel::Select);
    window.findChild<HandPage*>()->advise();
    stage.take(window, u"test-hand"_s);
}

/// What lies on a table, being edited, with a card that is chosen.
void layOut(Stage& stage, TableWindow& table)
{
    Q_EMIT table.positionWanted();
    auto* const position = table.parentWidget()->findChild<PositionWindow*>();
    if (position == nullptr || !position->problems().empty())
        fail(u"no position"_s);
    position->resize(1440, 900);
    QWidget& line = named<QLineEdit>(*position, u"Search for cards"_s);
    static_cast<QLineEdit&>(line).setText(u"type:squire"_s);
    for (ZoneView* const zone : position->board().zones()) {
        if (zone->model()->rowCount(zone->rootIndex()) == 0)
            continue;
        zone->setFocus();
        break;
    }
    for (int i = 0; i < 3; ++i) {
        position->grab(); // asks for the faces
        settle();
    }
    stage.take(*position, u"position"_s);
    position->close();
}

/// A table with a person against a pilot.
TableWindow& sitDown(MainWindow& window, const GameData& data, std::uint64_t seed)
{
    TableSetup setup = test::tableSetup(data, seed);
    setup.pilots = {"", "greedy"};
    TableWindow* const table = window.tables().begin(setup);
    if (table == nullptr)
        fail(u"no table"_s);
    table->resize(1440, 900);
    return *table;
}

void waitForFaces(QWidget& window)
{
    for (int i = 0; i < 5; ++i) {
        settle();
        window.grab(); // asks for them
    }
}

std::shared_ptr<const GameData> dataOf(MainWindow& window, const std::string& game)
{
    const auto data = window.tables().dataOf(game);
    if (!data)
        fail(u"no cards"_s);
    return *data;
}

/// How a game begins, with all that can be chosen.
void begins(Stage& stage, const std::shared_ptr<const GameData>& data)
{
    std::vector<TableDeck> decks;
    for (const Deck& deck : shippedDecks(data->resources, data->game()))
        decks.push_back({QString::fromStdString(deck.name), deck});
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"begin.ini"_s), QSettings::IniFormat);
    BeginDialog dialog(data, decks, settings);
    dialog.resize(640, 400);
    dialog.show();
    stage.take(dialog, u"begin"_s);
}

/// A short game as a code.
void asACode(Stage& stage, TableSession& session)
{
    CodeDialog dialog(codeOf(session.settled()), u"A game of Sceptre"_s);
    dialog.resize(640, 640);
    dialog.show();
    stage.take(dialog, u"code"_s);
}

/// Several cards that are named at once, two of them ticked.
void severalAtOnce(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Dark, {1440, 900});
    TableWindow& table = sitDown(window, *dataOf(window, "hero"), 2);
    for (int i = 0; i < 60 && !table.session().position().asksSeveral; ++i)
        table.session().letPilot(TableGame::Stretch::Choice);
    auto& options = named<QListView>(table, u"Options"_s);
    for (const int row : {1, 3})
        options.model()->setData(options.model()->index(row, 0), Qt::Checked, Qt::CheckStateRole);
    waitForFaces(table);
    stage.take(table, u"several"_s);
    table.close();
}

/// How fast a deck is: its games against an opponent that does nothing, with intervals.
void figures(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Light, {1440, 900});
    window.openDeck(shipped(u"script"_s, u"recess"_s));
    waitForVerdict(window);
    auto* const dock = window.findChild<QDockWidget*>(u"speed"_s);
    auto* const panel = window.findChild<SpeedPanel*>();
    if (dock == nullptr || panel == nullptr)
        fail(u"no figures"_s);
    dock->show();
    dock->raise();
    window.resizeDocks({dock}, {620}, Qt::Horizontal);
    auto& what = named<QComboBox>(*panel, u"Figures of"_s);
    what.setCurrentIndex(1);
    Q_EMIT what.activated(1);
    panel->startOrStop();
    const auto* const progress = panel->findChild<QProgressBar*>();
    waitFor("the games", [&] { return !progress->isVisible(); });
    stage.take(window, u"figures"_s);
}

/// A game at the table, some turns on.
void atTheTable(Stage& stage)
{
    MainWindow& window = stage.open(Theme::Light, {1440, 900});
    const auto data = dataOf(window, "sceptre");
    begins(stage, data);
    TableWindow& table = sitDown(window, *data, 4);
    for (int i = 0; i < 6; ++i)
        table.session().letPilot(TableGame::Stretch::Turn);
    waitForFaces(table);
    stage.take(table, u"table"_s);
    asACode(stage, table.session());
    layOut(stage, table);
    table.close();
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("LC_ALL", "C.UTF-8");
    muster::test::haveScreen(muster::test::Desktop);
    const QApplication application(argc, argv);
    if (argc != 2 || !QDir(QString::fromLocal8Bit(argv[1])).exists())
        fail(u"give the folder that the pictures go into"_s);
    installLanguage();
    Stage stage(QString::fromLocal8Bit(argv[1]));
    faultyDeck(stage);
    facesAndNumbers(stage);
    pastedList(stage);
    ownCard(stage);
    testHand(stage);
    atTheTable(stage);
    severalAtOnce(stage);
    figures(stage);
    return 0;
}
