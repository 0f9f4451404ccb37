// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_room.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>
#include <QMenu>
#include <QRandomGenerator>
#include <QSettings>

#include "app/decks/dealing.h"
#include "app/decks/scenario_files.h"
#include "app/decks/shipped_decks.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/look/plain_texts.h"
#include "app/window/table/awaited.h"
#include "app/window/table/begin_dialog.h"
#include "app/window/table/played_hand.h"
#include "app/window/table/position_kept.h"
#include "app/window/table/position_rules.h"
#include "app/window/table/position_window.h"
#include "app/window/table/scenario_file.h"
#include "app/window/table/table_file.h"
#include "app/window/table/table_window.h"
#include "carddb/file_io.h"
#include "engine/games/games.h"

namespace muster::app {

namespace {

/// A game with all that a window asks of its beginning.
tl::expected<std::unique_ptr<TableGame>, QString> made(const std::shared_ptr<const GameData>& data, TableSetup setup,
                                                       const ChoiceTree& tree)
{
    return awaited([&] {
        auto game = TableGame::make(data, std::move(setup), tree);
        if (game)
            (void)(*game)->asksSeveral(); // which it knows from then on
        return game;
    });
}

/// A game that stands before where it was left: there its choices fit no longer.
void tellDeparture(TableRoom& room, TableWindow* window, const ChoiceTree& kept)
{
    if (window == nullptr)
        return;
    const ChoiceTree& tree = window->session().tree();
    if (tree.depth(tree.at()) >= kept.depth(kept.at()))
        return;
    const QString sentence = TableRoom::tr("The game departs from its record: rules or cards have changed since.");
    window->say(sentence);
    Q_EMIT room.said(sentence);
}

} // namespace

TableRoom::TableRoom(OpenDecks& decks, QSettings& settings, QWidget* parent)
    : QObject(parent),
      m_decks(decks),
      m_settings(settings),
      m_parent(parent)
{
}

TableRoom::~TableRoom() { putAside(); }

QString TableRoom::folder() const { return m_decks.places().userData + QStringLiteral("/tables"); }

TableWindow* TableRoom::fail(const QString& sentence)
{
    Q_EMIT said(sentence);
    return nullptr;
}

Result<std::shared_ptr<const GameData>> TableRoom::dataOf(const std::string& game)
{
    return m_decks.game(QString::fromStdString(game));
}

// Beginning

QString TableRoom::whyNotPlayed(const DeckDocument& deck)
{
    const Game& game = deck.game()->game();
    const engine::PlayFacts* const facts = engine::playFacts(game.key);
    if (facts == nullptr)
        return tr("The engine does not play %1.").arg(shown(game.title));
    const DeckKind* const kind = game.findDeckKind(deck.deck().kind);
    if (kind == nullptr || !hasSections(*kind, facts->sections))
        return tr("This is no deck to play with.");
    return {};
}

/// The deck at hand first, then those that are open, then those that come with the game.
std::vector<TableDeck> TableRoom::decksFor(const DeckDocument& deck)
{
    std::vector<TableDeck> decks{{deck.title(), deck.deck()}};
    for (const DeckDocument* const other : m_decks.all()) {
        if (other != &deck && other->deck().game == deck.deck().game)
            decks.push_back({other->title(), other->deck()});
    }
    for (Deck& shipped : shippedDecks(m_decks.places().resources, deck.game()->game())) {
        const QString name = shown(shipped.name, 60);
        const bool known = std::ranges::any_of(decks, [&](const TableDeck& one) { return one.deck == shipped; });
        if (!known)
            decks.push_back({name, std::move(shipped)});
    }
    return decks;
}

TableWindow* TableRoom::begin(const DeckDocument& deck)
{
    if (const QString why = whyNotPlayed(deck); !why.isEmpty())
        return fail(why);
    m_deck = &deck;
    BeginDialog dialog(deck.game(), decksFor(deck), m_settings, m_parent);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    if (!dialog.laysOut())
        return begin(dialog.setup());
    layOutEmpty(deck.deck().game);
    return nullptr;
}

TableWindow* TableRoom::begin(const TableSetup& setup) { return start(setup, {}); }

TableWindow* TableRoom::begin(const DeckDocument& deck, const TriedHand& hand)
{
    if (const QString why = whyNotPlayed(deck); !why.isEmpty())
        return fail(why);
    m_deck = &deck;
    const BeginDialog dialog(deck.game(), decksFor(deck), m_settings, m_parent);
    const TableSetup usual = withHand(dialog.setup(), hand);
    QString problem;
    for (const bool byItself : {false, true}) {
        const TableSetup setup = byItself ? alone(usual, hand) : usual;
        auto played = awaited([&] { return playedHand(hand.deck.game, setup, hand); });
        if (!played)
            problem = tr("This cannot be played: %1.").arg(played.error());
        else if (!played->same)
            problem = tr("The set-up of the game deals another hand.");
        if (!played || !played->same)
            continue;
        TableWindow* const window = show(std::move(played->game));
        if (const QString warning = byItself ? dialog.warningOfDeck() : dialog.warning();
            window != nullptr && !warning.isEmpty())
            window->say(warning);
        return window;
    }
    return fail(problem);
}

TableWindow* TableRoom::start(TableSetup setup, const ChoiceTree& tree)
{
    const auto data = dataOf(setup.game);
    if (!data)
        return fail(errorLine(data.error().front()));
    auto game = made(*data, std::move(setup), tree);
    if (!game)
        return fail(tr("This cannot be played: %1.").arg(game.error()));
    return show(std::move(*game));
}

/// It goes on in the journal of its file; without one it begins a journal.
TableWindow* TableRoom::show(std::unique_ptr<TableGame> begun, const QString& file)
{
    QStringList unread;
    for (const engine::UnreadCard& one : begun->rules().unread())
        unread += shown(begun->data().catalogue->card(one.card).name());
    auto game = std::make_unique<TableSession>(std::move(begun));
    auto journal = file.isEmpty() ? TableJournal::begin(folder(), *game) : TableJournal::takeOver(file, *game);
    if (!journal)
        return fail(tr("The game is open in another Muster."));
    const QString trouble = journal->trouble();
    auto* const window = new TableWindow(std::move(game), std::move(journal), m_decks.places(), m_settings, m_parent);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &TableWindow::newGameWanted, this, [this, window] {
        if (m_deck)
            begin(*m_deck);
        else
            Q_EMIT window->againWanted();
    });
    connect(window, &TableWindow::againWanted, this, [this, window] {
        TableSetup setup = window->session().setup();
        setup.seed = QRandomGenerator::global()->bounded(1u, 0x7fffffffu);
        begin(setup);
    });
    connect(window, &TableWindow::openWanted, this, &TableRoom::chooseFile);
    connect(window, &TableWindow::ruleWanted, this, [this, window](const QString& rule) {
        Q_EMIT ruleWanted(QString::fromStdString(window->session().setup().game), rule);
    });
    connect(window, &TableWindow::positionWanted, this, [this, window] {
        window->session().ask([title = window->windowTitle()](TableGame& now) { return positionOfTable(now, title); },
                              [this, window](const tl::expected<PositionStart, QString>& start) {
                                  if (start)
                                      layOut(*start);
                                  else
                                      window->say(tr("This position cannot be laid out: %1.").arg(start.error()));
                              });
    });
    connect(window, &TableWindow::codeWanted, this, [this, window](const QString& code) {
        if (const auto opened = gameOfCode(code); !opened)
            window->say(opened.error()); // there, and not in the main window behind it
    });
    m_windows.emplace_back(window);
    window->show();
    window->raise();
    window->activateWindow();
    if (!unread.isEmpty())
        Q_EMIT said(tr("The engine does not carry out all of: %1").arg(unread.join(tr(", "))));
    if (!trouble.isEmpty())
        Q_EMIT said(tr("The game cannot be kept: %1").arg(trouble));
    return window;
}

// Files and codes

void TableRoom::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(m_parent, tr("Open a Recorded Game or a Scenario"), {},
                                                      tr("Games and scenarios (*.replay *.yaml);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

TableWindow* TableRoom::openFile(const QString& path)
{
    const auto bytes = carddb::readFile(path, carddb::DataLimit);
    if (!bytes)
        return fail(errorLine(bytes.error().front()));
    if (isScenario(*bytes))
        return openScenario(path, *bytes);
    const auto record = engine::readReplay(*bytes, path.toStdString());
    if (!record)
        return fail(errorLine(record.error().front()));
    const auto data = dataOf(record->game);
    if (!data)
        return fail(errorLine(data.error().front()));
    const auto setup = setupOf(*record, *(*data)->catalogue);
    if (!setup)
        return fail(tr("This cannot be played: %1.").arg(setup.error()));
    const ChoiceTree kept = treeOf(*record);
    TableWindow* const window = start(*setup, kept);
    tellDeparture(*this, window, kept);
    return window;
}

TableWindow* TableRoom::openScenario(const QString& path, const std::string& bytes)
{
    const auto header = engine::readScenarioHeader(bytes, path.toStdString());
    if (!header)
        return fail(errorLine(header.error().front()));
    const auto data = dataOf(header->game);
    if (!data)
        return fail(errorLine(data.error().front()));
    const auto scenario = awaited([&] { return readScenario(**data, m_decks.places(), path, bytes); });
    if (!scenario)
        return fail(scenario.error());
    TableWindow* const window = start(scenario->setup, scenario->tree);
    if (window != nullptr && !scenario->remark.isEmpty())
        window->say(scenario->remark);
    return window;
}

TableWindow* TableRoom::openCode(const QString& text)
{
    const auto opened = gameOfCode(text);
    return opened ? *opened : fail(opened.error());
}

tl::expected<TableWindow*, QString> TableRoom::gameOfCode(const QString& text)
{
    const auto code = readTableCode(text);
    if (!code)
        return tl::unexpected(tr("This is no code of a game at the table, or not the whole of it."));
    const auto data = dataOf(gameOf(code->setup));
    if (!data)
        return tl::unexpected(errorLine(data.error().front()));
    auto setup = setupOf(code->setup, *(*data)->catalogue);
    if (!setup)
        return tl::unexpected(tr("This cannot be played: %1.").arg(setup.error()));
    setup->ownSets = m_decks.places().userData;
    TableWindow* const window = start(*setup, code->line);
    tellDeparture(*this, window, code->line);
    return window;
}

// Positions

PositionWindow* TableRoom::layOut(PositionStart start)
{
    PositionWindow* const window = showPosition(std::move(start));
    window->keep(KeptPosition::begin(folder()), true);
    return window;
}

PositionWindow* TableRoom::showPosition(PositionStart start)
{
    auto* const window = new PositionWindow(std::move(start), m_decks.places(), m_parent);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &PositionWindow::playWanted, this,
            [this, window](const QString& scenario, const BesideFiles& beside) {
                playPosition(*window, scenario, beside);
            });
    m_positions.emplace_back(window);
    window->show();
    window->raise();
    window->activateWindow();
    return window;
}

void TableRoom::playPosition(PositionWindow& window, const QString& scenario, const BesideFiles& beside)
{
    const GameData& data = *window.ground().base();
    const auto file = [&](const std::string& name) -> Result<engine::ScenarioCards::File> {
        const auto found = beside.find(name);
        return engine::ScenarioCards::File{name, found == beside.end() ? std::string() : found->second};
    };
    auto read = awaited([&] { return readScenario(data, m_decks.places(), {}, scenario.toStdString(), file); });
    if (!read) {
        Q_EMIT said(read.error());
        return;
    }
    if (TableWindow* const table = start(std::move(read->setup), read->tree);
        table != nullptr && !read->remark.isEmpty())
        table->say(read->remark);
}

PositionWindow* TableRoom::layOutEmpty(const std::string& game)
{
    PositionRules::Games games;
    for (const std::string& key : engine::playableGames()) {
        if (const auto data = dataOf(key); data && (game.empty() || key == game))
            games.push_back(*data);
    }
    if (games.empty())
        return nullptr;
    PositionDraft rules;
    rules.game = games.front()->game().key;
    if (m_deck)
        rules.game = m_deck->deck().game;
    PositionRules dialog(games, rules, m_parent);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    rules = dialog.draft();
    rules.title = tr("A position of %1").arg(shown(dialog.game()->game().title)).toStdString();
    auto empty = awaited([&] { return emptyPosition(dialog.game(), std::move(rules), m_decks.places().userData); });
    if (!empty) {
        Q_EMIT said(tr("This position cannot be laid out: %1.").arg(empty.error()));
        return nullptr;
    }
    return layOut(std::move(*empty));
}

PositionWindow* TableRoom::layOutScenario()
{
    const QString path = QFileDialog::getOpenFileName(m_parent, tr("Lay Out the Position of a Scenario"), {},
                                                      tr("Scenarios (*.yaml);;All files (*)"));
    return path.isEmpty() ? nullptr : layOutScenario(path);
}

PositionWindow* TableRoom::layOutScenario(const QString& path)
{
    const auto refuse = [this](const QString& why) {
        Q_EMIT said(why);
        return nullptr;
    };
    const auto bytes = carddb::readFile(path, carddb::DataLimit);
    if (!bytes)
        return refuse(errorLine(bytes.error().front()));
    const auto header = engine::readScenarioHeader(*bytes, path.toStdString());
    if (!header)
        return refuse(errorLine(header.error().front()));
    const auto data = dataOf(header->game);
    if (!data)
        return refuse(errorLine(data.error().front()));
    const auto scenario = awaited([&] { return readScenario(**data, m_decks.places(), path, *bytes); });
    if (!scenario)
        return refuse(scenario.error());
    auto start = awaited([&] { // with the files that it names
        return positionOfScenario(*data, *bytes, scenario->setup.beside, m_decks.places().userData);
    });
    if (!start)
        return refuse(tr("This position cannot be laid out: %1.").arg(start.error()));
    return layOut(std::move(*start));
}

// Coming back

TableWindow* TableRoom::goOn(const QString& file)
{
    const auto contents = TableJournal::read(file);
    if (!contents)
        return fail(tr("The game cannot be read."));
    const auto data = dataOf(gameOf(contents->setup));
    if (!data)
        return fail(errorLine(data.error().front()));
    auto setup = setupOf(contents->setup, *(*data)->catalogue);
    if (!setup)
        return fail(tr("The game cannot be gone on with: %1.").arg(setup.error()));
    setup->ownSets = m_decks.places().userData;
    auto game = made(*data, std::move(*setup), contents->tree);
    if (!game)
        return fail(tr("The game cannot be gone on with: %1.").arg(game.error()));
    TableWindow* const window = show(std::move(*game), file);
    tellDeparture(*this, window, contents->tree);
    return window;
}

void TableRoom::recover()
{
    for (const QString& file : TableJournal::left(folder()))
        goOn(file);
    const auto games = [this](const std::string& game) {
        const auto data = dataOf(game);
        return data ? *data : nullptr;
    };
    for (const QString& file : KeptPosition::left(folder())) {
        auto kept = KeptPosition::takeOver(file);
        auto contents = kept ? kept->read(games, m_decks.places().userData) : std::nullopt;
        if (contents)
            showPosition(std::move(contents->start))->keep(std::move(kept), contents->saved);
    }
}

void TableRoom::putAside()
{
    for (const QPointer<TableWindow>& window : m_windows)
        delete window.data();
    m_windows.clear();
    for (const QPointer<PositionWindow>& window : m_positions)
        delete window.data();
    m_positions.clear();
}

void TableRoom::fillClosed(QMenu& menu)
{
    menu.clear();
    for (const QString& file : TableJournal::closed(folder())) {
        const auto contents = TableJournal::read(file);
        if (!contents)
            continue;
        QStringList names;
        for (const auto& name : contents->setup[QStringLiteral("names")].toArray())
            names += shown(name.toString(), 40);
        names.removeAll(QString());
        const QString when = QLocale().toString(QFileInfo(file).lastModified(), QLocale::ShortFormat);
        menu.addAction(asLabel(tr("%1, %2", "decks, when").arg(names.join(tr(" against ")), when)), this,
                       [this, file] { goOn(file); });
    }
    menu.setEnabled(!menu.isEmpty());
}

} // namespace muster::app

#include "moc_table_room.cpp"
