// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with rooms that come and go: start page, import, comparing, sets.
#include <algorithm>

#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QStyle>
#include <QTabBar>
#include <QUrl>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/browser/card_browser.h"
#include "app/window/card/card_inspector.h"
#include "app/window/compare/compare_dialog.h"
#include "app/window/deck/deck_edits.h"
#include "app/window/deck/deck_page.h"
#include "app/window/history/history_panel.h"
#include "app/window/import/import_dialog.h"
#include "app/window/look/icons.h"
#include "app/window/library/library_page.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/main_window.h"
#include "app/window/rules/rules_window.h"
#include "app/window/sets/sets_window.h"
#include "app/window/start_page/home_page.h"
#include "app/window/start_page/start_page.h"
#include "app/window/table/table_room.h"
#include "carddb/file_io.h"
#include "model/decks/list_reader.h"

namespace muster::app {

namespace {

bool isDeckFile(const QString& path)
{
    return QFileInfo(path).suffix().compare(QLatin1String("muster"), Qt::CaseInsensitive) == 0;
}

QStringList filesOf(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile())
            files += url.toLocalFile();
    }
    return files;
}

} // namespace

// The start page

void MainWindow::createStartPage()
{
    const int tab = m_tabs->addTab(m_home, icon(Icon::Home), tr("Start"));
    for (const auto side : {QTabBar::LeftSide, QTabBar::RightSide})
        m_tabs->tabBar()->setTabButton(tab, side, nullptr); // it stays
    connect(m_start, &StartPage::newDeckRequested, this,
            [this](const QString& game, const QString& kind) { newDeck(game, kind.toStdString()); });
    connect(m_start, &StartPage::sampleRequested, this, &MainWindow::openCopy);
    connect(m_start, &StartPage::deckRequested, this, &MainWindow::openDeck);
    connect(m_start, &StartPage::cardsRequested, this, [this](const QString& game) {
        showGame(game);
        findCards();
    });
    connect(m_start, &StartPage::openRequested, m_files, &DeckFiles::chooseAndOpen);
    connect(m_start, &StartPage::importRequested, this, [this] { importList({}); });
    connect(m_start, &StartPage::positionRequested, this, [this] { m_tables->layOutEmpty(); });
    connect(m_start, &StartPage::givenUpRequested, this, &MainWindow::bringBack);
    connect(m_start, &StartPage::decksRequested, this, &MainWindow::showDecks);
    connect(m_library, &LibraryPage::deckRequested, this, &MainWindow::openDeck);
    connect(m_library, &LibraryPage::copyRequested, this, &MainWindow::openCopy);
    connect(m_files, &DeckFiles::recentChanged, this, &MainWindow::refreshStartPage);
    connect(&m_decks, &OpenDecks::gamesChanged, this, [this] { m_start->setGames(startGames(m_decks.library())); });
    m_start->setGames(startGames(m_decks.library()));
    refreshStartPage();
}

void MainWindow::showDecks()
{
    m_tabs->setCurrentWidget(m_home);
    m_home->showDecks();
}

void MainWindow::refreshStartPage()
{
    QList<StartPage::Recent> recent;
    for (const QString& path : m_files->recent()) {
        StartPage::Recent deck{path,
                               shown(QFileInfo(path).completeBaseName()),
                               {},
                               QFileInfo(path).lastModified(),
                               m_files->verdictOn(path)};
        if (const auto read = carddb::loadDeck(path, m_decks.library().lookup())) {
            if (!read->name.empty())
                deck.name = shown(read->name);
            if (const auto game = m_decks.library().game(QString::fromStdString(read->game)))
                deck.game = shown((*game)->title);
        }
        recent += deck;
    }
    m_start->setRecent(recent);
    m_library->setRecent(m_files->recent());
    m_inspector->setOtherDecks(m_files->recent());
    QList<StartPage::GivenUp> givenUp;
    for (const JournalFolder::Aside& aside : m_session.safety().givenUp()) {
        const auto game = m_decks.library().game(aside.game);
        givenUp.append({aside.name, QFileInfo(aside.file).lastModified(), game ? shown((*game)->title) : aside.game});
    }
    m_start->setGivenUp(givenUp);
}

void MainWindow::openCopy(const QString& path)
{
    auto deck = carddb::loadDeck(path, m_decks.library().lookup());
    if (!deck) {
        say(errorLine(deck.error().front()));
        return;
    }
    const auto game = m_decks.game(QString::fromStdString(deck->game));
    if (!game)
        say(tr("The game %1 cannot be read.").arg(QString::fromStdString(deck->game)));
    else
        m_decks.add(std::make_unique<DeckDocument>(*game, std::move(*deck)));
    if (DeckPage* const page = currentPage())
        page->focusCards(); // not its name: letters typed now are not to rename it
}

void MainWindow::bringBack(int which)
{
    const auto aside = m_session.safety().givenUp();
    if (which < 0 || which >= static_cast<int>(aside.size()))
        return;
    if (auto back = m_session.safety().reopen(aside[static_cast<std::size_t>(which)]))
        m_decks.add(std::move(back->document));
    else
        say(tr("The deck cannot be brought back now, since its game cannot be read. It is kept."));
    refreshStartPage();
}

// Import

void MainWindow::importList(const QString& text, const QString& file)
{
    QList<std::pair<QString, QString>> games;
    for (const QString& key : m_decks.gameKeys()) {
        if (const auto game = m_decks.library().game(key))
            games.append({key, shown((*game)->title)});
    }
    ImportDialog dialog(
        games, m_game, [this](const QString& key) { return m_decks.game(key); }, this);
    DeckDocument* const target = currentDeck();
    if (target != nullptr)
        dialog.setTarget(target->title(), m_game);
    if (!text.isEmpty())
        dialog.setText(text);
    if (!file.isEmpty())
        dialog.openFile(file);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (dialog.addsToTarget() && target != nullptr)
        takeIn(*target, dialog.deck());
    else
        takeAsNew(dialog.game(), dialog.deck(), dialog.fileName());
}

void MainWindow::takeIn(DeckDocument& document, const Deck& list)
{
    Deck after = document.deck();
    int copies = 0;
    const auto take = [&](const std::string& section, const std::vector<DeckEntry>& entries) {
        for (const DeckEntry& entry : entries) {
            after = deck_edits::withCard(std::move(after), section, entry);
            copies += entry.count;
        }
    };
    for (const DeckSection& section : list.sections)
        take(section.key, section.entries);
    take(std::string(ConsideringSection), list.considering);
    document.change(tr("Import %n card(s)", nullptr, copies), std::move(after));
    say(tr("%n card(s) imported", nullptr, copies));
}

void MainWindow::takeAsNew(const std::shared_ptr<const GameData>& game, Deck list, const QString& file)
{
    Deck empty;
    empty.game = list.game;
    empty.kind = list.kind;
    if (list.format.empty()) {
        if (const Format* const plain = game->findFormat("plain"))
            list.format = plain->key;
    }
    if (list.name.empty())
        list.name = QFileInfo(file).completeBaseName().toStdString();
    // The list is a step, so that the deck counts as one that is in no file yet.
    DeckDocument* const document = m_decks.add(std::make_unique<DeckDocument>(game, std::move(empty)));
    document->change(tr("Import a list"), std::move(list));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!filesOf(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QString& file : filesOf(*event->mimeData()))
        openDeck(file);
    event->acceptProposedAction();
}

void MainWindow::openDeck(const QString& path)
{
    if (!isDeckFile(path) && QFileInfo(path).isFile()) {
        importList({}, path);
        return;
    }
    if (DeckDocument* const deck = m_files->open(path))
        bringForward(*deck);
}

// Comparing

void MainWindow::compareDecks(DeckDocument* document) { compare(document, -1); }
void MainWindow::compareVersions(DeckDocument* document, int version) { compare(document, version); }

void MainWindow::compare(DeckDocument* document, int version)
{
    std::vector<ComparedDeck> decks;
    std::size_t left = 0;
    std::size_t right = 0;
    const auto add = [&](ComparedDeck deck) { decks.push_back(std::move(deck)); };
    const auto isAlike = [document](const Deck& other) { // else there is nothing to compare
        return other.game == document->deck().game && other.kind == document->deck().kind;
    };
    for (DeckDocument* const open : m_decks.all()) {
        if (document != nullptr) {
            if (!isAlike(open->deck()))
                continue;
            if (open == document)
                left = decks.size();
        }
        add({open->title(), nullptr, open});
    }
    right = left == 0 ? 1 : 0;
    // Beside a deck that is alone the samples of its game stand ready.
    if (document != nullptr) {
        const std::vector<StartGame> games = startGames(m_decks.library());
        const auto game = std::ranges::find(games, QString::fromStdString(document->deck().game), &StartGame::key);
        for (const StartDeck& sample : game == games.end() ? QList<StartDeck>() : game->samples) {
            if (auto deck = carddb::loadDeck(sample.path, m_decks.library().lookup()); deck && isAlike(*deck))
                add({tr("%1, a sample").arg(sample.name),
                     std::make_shared<const DeckSnapshot>(document->game(), std::move(*deck)), nullptr});
        }
    }
    // A deck that was edited may be compared with what its file holds, too.
    if (document != nullptr && !document->path().isEmpty()) {
        if (auto theirs = m_session.safety().theirs(document); theirs && *theirs != document->deck()) {
            right = decks.size();
            add({tr("%1, as in its file").arg(document->title()),
                 std::make_shared<const DeckSnapshot>(document->game(), std::move(*theirs)), nullptr});
        }
    }
    // And with what it was before.
    if (document != nullptr) {
        const std::vector<DeckVersion> versions = m_steps->versions().of(document->path());
        for (std::size_t at = 0; at < versions.size(); ++at) {
            if (static_cast<int>(at) == version)
                right = decks.size();
            add({tr("%1: %2", "deck, version").arg(document->title(), versionTitle(versions[at])),
                 std::make_shared<const DeckSnapshot>(document->game(), versions[at].deck), nullptr});
        }
    }
    CompareDialog dialog(this);
    dialog.setPlaces(m_decks.places());
    connect(&dialog, &CompareDialog::openRequested, &dialog, [&] {
        const QString path =
            QFileDialog::getOpenFileName(&dialog, tr("Compare With"), {}, tr("Muster decks (*.muster);;All files (*)"));
        if (path.isEmpty())
            return;
        auto other = carddb::loadDeck(path, m_decks.library().lookup());
        const auto game = other ? m_decks.game(QString::fromStdString(other->game))
                                : Result<std::shared_ptr<const GameData>>(failure(other.error()));
        if (!game) {
            say(errorLine(game.error().front()));
            return;
        }
        add({QFileInfo(path).completeBaseName(), std::make_shared<const DeckSnapshot>(*game, std::move(*other)),
             nullptr});
        dialog.setDecks(decks);
        dialog.compare(left, decks.size() - 1);
    });
    dialog.setDecks(decks);
    if (!decks.empty())
        dialog.compare(left, std::min(right, decks.size() - 1));
    dialog.exec();
}

std::vector<std::pair<QString, Deck>> MainWindow::otherVersions(DeckDocument& document)
{
    std::vector<std::pair<QString, Deck>> versions;
    if (document.isModified() && !document.path().isEmpty()) {
        if (auto theirs = m_session.safety().theirs(&document))
            versions.emplace_back(tr("as in its file"), std::move(*theirs));
    }
    for (const DeckVersion& version : m_steps->versions().of(document.path()))
        versions.emplace_back(versionTitle(version), version.deck);
    for (DeckDocument* const open : m_decks.all()) {
        if (open != &document && open->deck().game == document.deck().game)
            versions.emplace_back(open->title(), open->deck());
    }
    return versions;
}

// Help

void MainWindow::showRules(const QString& rule)
{
    showRulesOf(m_game.isEmpty() ? m_decks.gameKeys().value(0) : m_game, rule);
}

void MainWindow::showRulesOf(const QString& game, const QString& rule)
{
    if (m_rules == nullptr) {
        QList<std::pair<QString, QString>> games;
        for (const QString& key : m_decks.gameKeys()) {
            if (const auto one = m_decks.library().game(key))
                games.append({key, shown((*one)->title)});
        }
        const auto bookOf = [this](const QString& key) {
            const auto found = m_decks.game(key);
            return found ? *found : std::shared_ptr<const GameData>();
        };
        m_rules = new RulesWindow(games, bookOf, this);
        m_rules->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_rules->showGame(game);
    if (!rule.isEmpty())
        m_rules->showRule(rule);
    m_rules->show();
    m_rules->raise();
    m_rules->activateWindow();
}

void MainWindow::showAbout()
{
    QMessageBox box(QMessageBox::NoIcon, tr("About Muster"),
                    tr("<h3>Muster %1</h3><p>Build decks that pass muster.</p>"
                       "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                        .arg(QCoreApplication::applicationVersion().toHtmlEscaped()),
                    QMessageBox::Ok, this);
    box.setTextFormat(Qt::RichText);
    box.setIconPixmap(windowIcon().pixmap(box.style()->pixelMetric(QStyle::PM_MessageBoxIconSize)));
    box.exec();
}

// Sets

void MainWindow::showSets()
{
    if (m_sets == nullptr) {
        m_sets = new SetsWindow(m_decks.library(), this);
        m_sets->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_sets, &SetsWindow::setsChanged, &m_decks, &OpenDecks::refreshGames);
        m_sets->showGame(m_game);
    }
    m_sets->show();
    m_sets->raise();
    m_sets->activateWindow();
}

} // namespace muster::app
