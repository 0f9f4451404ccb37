// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QSplitter>
#include <QToolBar>

#include "app/check/check_files.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/browser_page.h"
#include "app/window/print_dialog.h"
#include "app/window/verdict_page.h"
#include "carddb/file_io.h"
#include "model/decks/resolved_deck.h"
#include "validators/checker.h"

namespace muster::app {

namespace {

QStringList sentences(const Errors& errors)
{
    QStringList all;
    for (const Error& error : errors)
        all += errorLine(error);
    return all;
}

} // namespace

MainWindow::MainWindow(carddb::Places places, QWidget* parent)
    : QMainWindow(parent),
      m_library(std::move(places)),
      m_games(new QComboBox(this)),
      m_browser(new BrowserPage(this)),
      m_verdict(new VerdictPage(this)),
      m_print(new QAction(tr("&Print…"), this))
{
    setWindowTitle(tr("Muster"));
    resize(1200, 760);

    auto* splitter = new QSplitter(this);
    splitter->addWidget(m_browser);
    splitter->addWidget(m_verdict);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    setCentralWidget(splitter);

    m_games->setAccessibleName(tr("Game"));
    for (const QString& key : m_library.games()) {
        const auto game = m_library.game(key);
        m_games->addItem(game ? shown((*game)->title) : key, key);
    }
    auto* open = new QAction(tr("&Open Deck…"), this);
    open->setShortcut(QKeySequence::Open);
    auto* find = new QAction(tr("&Search"), this);
    find->setShortcut(QKeySequence::Find);
    auto* quit = new QAction(tr("&Quit"), this);
    quit->setShortcut(QKeySequence::Quit);
    QToolBar* bar = addToolBar(tr("Main"));
    bar->setMovable(false);
    bar->addWidget(m_games);
    m_print->setShortcut(QKeySequence::Print);
    m_print->setEnabled(false);
    bar->addActions({open, m_print, find, quit});

    connect(open, &QAction::triggered, this, &MainWindow::chooseDeck);
    connect(m_print, &QAction::triggered, this, &MainWindow::printDeck);
    connect(find, &QAction::triggered, m_browser, &BrowserPage::focusQuery);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    connect(m_games, &QComboBox::currentIndexChanged, this, [this] { showGame(m_games->currentData().toString()); });
    showGame(m_games->currentData().toString());
    m_browser->focusQuery();
}

MainWindow::~MainWindow() = default;

void MainWindow::showGame(const QString& key)
{
    if (key.isEmpty())
        return;
    const auto catalogue = m_library.catalogue(key);
    if (catalogue)
        m_browser->setCatalogue(*catalogue);
    else
        m_verdict->showErrors(key, sentences(catalogue.error()));
}

void MainWindow::chooseDeck()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a deck"), {}, tr("Muster decks (*.muster);;All files (*)"));
    if (!path.isEmpty())
        openDeck(path);
}

void MainWindow::openDeck(const QString& path)
{
    const QString file = QFileInfo(path).fileName();
    m_deckPath.clear();
    m_print->setEnabled(false);
    const auto deck = carddb::loadDeck(path, m_library.lookup());
    if (!deck) {
        m_verdict->showErrors(file, sentences(deck.error()));
        return;
    }
    const QString key = QString::fromStdString(deck->game);
    const auto catalogue = m_library.catalogue(key);
    if (!catalogue) {
        m_verdict->showErrors(file, sentences(catalogue.error()));
        return;
    }
    m_games->setCurrentIndex(m_games->findData(key));

    const auto formats = m_library.formats(key);
    const ResolvedDeck resolved(**catalogue, *deck);
    validators::CheckOptions options;
    if (formats) {
        for (const Format& format : *formats) {
            if (format.key == deck->format)
                options.format = &format;
        }
    }
    const auto rules = m_library.ruleBook(key);
    m_verdict->show(deck->name.empty() ? file : shown(deck->name), resolved.total(),
                    validators::check(resolved, options), rules ? *rules : RuleBook());
    m_deckPath = path;
    m_print->setEnabled(true);
}

void MainWindow::printDeck()
{
    GameShelf shelf(m_library);
    Inputs inputs = collectInputs({m_deckPath});
    if (inputs.files.empty())
        return;
    const auto checked = std::make_shared<const CheckedFile>(checkFile(inputs.files.front(), {}, shelf));
    if (!checked->readable() || !checked->deck) {
        m_verdict->showErrors(QFileInfo(m_deckPath).fileName(), sentences(checked->errors));
        return;
    }
    const Format* format = nullptr;
    if (!checked->format.empty()) {
        if (const auto found = findFormat(shelf, checked->game, checked->format))
            format = *found;
    }
    PrintDialog dialog(m_library.places(), {{checked, format}}, this);
    dialog.exec();
}

} // namespace muster::app
