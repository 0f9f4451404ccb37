// SPDX-License-Identifier: GPL-3.0-or-later
// What 100,000 cards cost in the window as people have it, all docks and the start page included: from the start of the
// process to a window that can be typed in, its memory, from each key to the painted list, and from an edit of a deck of 70
// cards to the verdict and the charts beside it. Each is measured in a process of its own, with a warm cache.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <ranges>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QKeyEvent>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

#include "app/window/browser/card_browser.h"
#include "app/window/browser/deck_changes.h"
#include "app/window/browser/query_line.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/main/main_window.h"
#include "app/window/numbers/chart_view.h"
#include "tests/bench/card_generator.h"

namespace {

using namespace muster;
using namespace muster::app;
using namespace Qt::StringLiterals;

constexpr int Sets = 10;
constexpr int CardsPerSet = 10'000;
constexpr int Starts = 20;
constexpr int SlowestKeys = 5; ///< that are told one by one
constexpr int Edits = 200;
constexpr int DeckSize = 70;

carddb::Places placesIn(const QString& folder) { return {folder, folder + "/own"_L1, folder + "/cache"_L1}; }

/// All games as they are shipped, but Sceptre with nothing but generated cards.
void makeCards(const QString& folder)
{
    const QString from = QStringLiteral(MUSTER_SOURCE_DIR "/resources/");
    QDirIterator files(from + "games"_L1, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.contains("sceptre/sets/"_L1))
            continue;
        const QString to = folder + u'/' + path.mid(from.size());
        QDir().mkpath(QFileInfo(to).path());
        QFile::copy(path, to);
    }
    QDir().mkpath(folder + "/games/sceptre/sets"_L1);
    bench::CardGenerator generator;
    for (int i = 0; i < Sets; ++i) {
        QFile file(folder + "/games/sceptre/sets/%1.yaml"_L1.arg(QString::number(i)));
        const auto text = generator.set(i, CardsPerSet);
        if (!file.open(QFile::WriteOnly) || file.write(text.data(), qint64(text.size())) != qint64(text.size()))
            qFatal("cannot write the sets");
    }
    QSettings(folder + "/window.ini"_L1, QSettings::IniFormat).setValue("window/game"_L1, u"sceptre"_s);
}

double megabytes(const char* key)
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QFile::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith(key))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

/// Everything that waits is done, the screen included.
void settle()
{
    QApplication::sendPostedEvents();
    QApplication::processEvents();
}

/// By the clock, and of the processor, all threads together. Where other work keeps the machine busy only the second says
/// anything.
struct Time {
    double clock = 0;
    double processor = 0;
};

double now(clockid_t which)
{
    timespec time{};
    clock_gettime(which, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

Time timeOf(const std::function<void()>& work)
{
    const Time before{now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID)};
    work();
    return {now(CLOCK_MONOTONIC) - before.clock, now(CLOCK_PROCESS_CPUTIME_ID) - before.processor};
}

void reportOne(const char* what, const char* kind, std::vector<double> times)
{
    if (times.empty())
        return;
    std::ranges::sort(times);
    const auto at = [&](double share) {
        return times[std::min(times.size() - 1, std::size_t(share * double(times.size())))];
    };
    std::printf("%-44s %-9s %4zu times: best %7.2f, half within %7.2f, 99 of 100 within %7.2f, worst %7.2f ms\n", what,
                kind, times.size(), times.front(), at(0.5), at(0.99), times.back());
    std::fflush(stdout);
}

void report(const char* what, const std::vector<Time>& times)
{
    std::vector<double> clock, processor;
    for (const Time& time : times) {
        clock.push_back(time.clock);
        processor.push_back(time.processor);
    }
    reportOne(what, "clock", std::move(clock));
    reportOne(what, "processor", std::move(processor));
}

void pressIn(QWidget* widget, int key, const QString& text = {})
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(widget, &press);
}

/// The program as it runs, in this process.
struct Program {
    QApplication application;
    WindowSession session;
    MainWindow window;

    Program(int& argc, char** argv, const QString& folder)
        : application(argc, argv),
          session(placesIn(folder), folder + "/window.ini"_L1),
          window(session)
    {
        window.resize(1600, 900);
        window.show();
        settle();
    }
    CardBrowser& browser() { return *window.findChild<CardBrowser*>(); }
};

// Starting

/// One start: prints milliseconds since the parent started this process (`since`, of the same clock), by the clock and of
/// the processor, to Qt, to the painted window, to the answer to the first key, then megabytes.
int start(int argc, char** argv, const QString& folder, double since)
{
    const auto tell = [&] { std::printf("%.2f %.2f ", now(CLOCK_MONOTONIC) - since, now(CLOCK_PROCESS_CPUTIME_ID)); };
    tell();
    {
        int none = 1;
        QApplication alone(none, argv);
        tell();
    }
    (void)argc;
    (void)folder;
    return 0;
}

int startWindow(int argc, char** argv, const QString& folder, double since)
{
    const auto tell = [&] { std::printf("%.2f %.2f ", now(CLOCK_MONOTONIC) - since, now(CLOCK_PROCESS_CPUTIME_ID)); };
    Program program(argc, argv, folder);
    tell();
    if (program.browser().results().rowCount() != Sets * CardsPerSet)
        return 1;
    auto* line = program.browser().findChild<QueryLine*>();
    const Time first = timeOf([&] {
        pressIn(line, Qt::Key_D, u"d"_s);
        settle();
    });
    std::printf("%.2f %.2f %.1f %.1f\n", first.clock, first.processor, megabytes("VmRSS"), megabytes("VmHWM"));
    const int found = program.browser().results().rowCount();
    return found > 0 && found < Sets * CardsPerSet ? 0 : 1;
}

/// What the last run left open is not opened again: it would be measured with the rest.
void forgetDecks(const QString& folder) { QDir(folder + "/own/journals"_L1).removeRecursively(); }

std::vector<double> numbersOf(const QString& mode, const QString& folder)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start(QCoreApplication::applicationFilePath(),
                  {mode, folder, QString::number(now(CLOCK_MONOTONIC), 'f', 3)});
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        qFatal("the start failed");
    std::vector<double> numbers;
    for (const QByteArray& number : process.readAllStandardOutput().simplified().split(' '))
        numbers.push_back(number.toDouble());
    return numbers;
}

void measureStarts(const QString& folder)
{
    std::vector<Time> loading, qt, whole, first;
    double memory = 0, peak = 0;
    for (int i = 0; i < Starts; ++i) {
        const auto alone = numbersOf(u"--qt"_s, folder);
        const auto all = numbersOf(u"--start"_s, folder);
        if (alone.size() != 4 || all.size() != 6)
            qFatal("the start says something else");
        loading.push_back({alone[0], alone[1]});
        qt.push_back({alone[2], alone[3]});
        whole.push_back({all[0], all[1]});
        first.push_back({all[2], all[3]});
        memory = std::max(memory, all[4]);
        peak = std::max(peak, all[5]);
    }
    report("start: to main(), libraries loaded", loading);
    report("start: to an empty QApplication", qt);
    report("start: to the painted window", whole);
    report("the first key after it", first);
    std::printf("%-44s %.0f MB, at most %.0f MB\n", "memory after the start", memory, peak);
}

// Typing and editing

int keys(int argc, char** argv, const QString& folder)
{
    Program program(argc, argv, folder);
    auto* line = program.browser().findChild<QueryLine*>();
    line->setFocus();
    std::vector<Time> keys, clearing, deleting;
    std::vector<std::pair<double, QString>> typed; // processor time of the last key, and what stood there
    // Each is typed once: what is remembered of the one before helps nobody who looks for something else.
    const std::vector<QStringList> rounds{
        {u"dragon"_s, u"type:champion origin:ember hp>=100 -class:cavalry"_s, u"draw a card"_s, u"hp>def spd<10"_s,
         u"cost<=2 wolf"_s, u"\"bleeding\" or fox"_s},
        {u"golden keeper"_s, u"type:trap cost:gold -text:damage"_s, u"heals 10"_s, u"def>=skl hp<80"_s,
         u"cost=1 baron"_s, u"\"discard pile\" or captain"_s},
        {u"thief of marl"_s, u"type:squire origin:galewind spd>5 -name:falcon"_s, u"look at your hand"_s,
         u"skl<spd def>20"_s, u"cost>=3 lantern"_s, u"\"opponent\" or herald"_s},
        {u"crimson"_s, u"type:equipment slot:arms -cost:copper"_s, u"shuffle into deck"_s, u"spd>hp skl>1"_s,
         u"attacks:fox rider"_s, u"\"each turn\" or judge"_s}};
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        for (const QString& query : rounds[round]) {
            for (const QChar letter : query) {
                keys.push_back(timeOf([&] {
                    pressIn(line, 0, QString(letter));
                    settle();
                }));
                typed.emplace_back(keys.back().processor, line->text());
            }
            if (round % 2 == 0) {
                clearing.push_back(timeOf([&] {
                    line->clear();
                    settle();
                }));
                continue;
            }
            while (!line->text().isEmpty()) {
                deleting.push_back(timeOf([&] {
                    pressIn(line, Qt::Key_Backspace);
                    settle();
                }));
            }
        }
    }
    report("key to painted list", keys);
    report("Backspace to painted list", deleting);
    report("clearing to painted list", clearing);
    std::ranges::sort(typed, std::ranges::greater());
    for (const auto& [time, text] : typed | std::views::take(SlowestKeys))
        std::printf("%-44s %.2f ms: %s\n", "  slowest key, the last of", time, qPrintable(text));
    std::printf("%-44s %.0f MB, at most %.0f MB\n", "memory after typing", megabytes("VmRSS"), megabytes("VmHWM"));
    return 0;
}

/// One of eight edits that take turns, so that the deck stays at its size within two cards: a card that is new to it comes
/// in, a copy goes out, counts go up and down, a step is undone and done again.
void edit(DeckDocument& document, int turn)
{
    const auto& catalogue = *document.game()->catalogue;
    const auto& entries = document.deck().sections.front().entries;
    const CardIndex fresh{std::uint32_t(turn) * 131 % catalogue.size()};
    const auto cardIn = [&](std::size_t row) { return resolve(catalogue, entries[row % entries.size()]).card; };
    switch (turn % 8) {
    case 0:
    case 4:
        return addCopies(document, {fresh}, 1); // 71
    case 1:
    case 5:
        return removeCopies(document, {cardIn(std::size_t(turn) * 7)}, 1); // 70
    case 2:
        return addCopies(document, {cardIn(std::size_t(turn) * 5)}, 1); // 71
    case 3:
    case 6:
        return document.history().undo(); // 70, 71
    default:
        return document.history().redo(); // 70
    }
}

int edits(int argc, char** argv, const QString& folder)
{
    Program program(argc, argv, folder);
    auto* numbers = program.window.findChild<QDockWidget*>(u"numbers"_s);
    program.window.setAnimated(false);
    program.window.removeDockWidget(numbers); // from the tabs that it shares with the verdict
    program.window.addDockWidget(Qt::RightDockWidgetArea, numbers, Qt::Horizontal);
    numbers->show();
    program.window.findChild<QDockWidget*>(u"legality"_s)->raise();
    const auto game = program.session.decks().game(u"sceptre"_s);
    const Catalogue& catalogue = *(*game)->catalogue;
    Deck deck;
    deck.game = "sceptre";
    deck.kind = "deck";
    deck.format = "sceptre/plain";
    for (std::uint32_t i = 0; deck.countedCards() < DeckSize; ++i)
        deck.section("main").entries.push_back(entryFor(catalogue, {i * 997 % catalogue.size()}, 2));
    DeckDocument& document = *program.session.decks().add(std::make_unique<DeckDocument>(*game, deck));
    settle();
    settle();
    const auto isSeen = [](const QWidget* widget) { return !widget->visibleRegion().isEmpty(); };
    const auto charts = program.window.findChildren<ChartView*>();
    if (!isSeen(program.window.findChild<LegalityPanel*>())
        || std::ranges::none_of(charts, [&](const ChartView* chart) { return isSeen(chart->viewport()); }))
        return 1;
    std::vector<Time> edits;
    for (int i = 0; i < Edits; ++i) {
        edits.push_back(timeOf([&] {
            edit(document, i);
            settle();
            if (!document.isVerdictCurrent()) {
                QEventLoop loop;
                QObject::connect(&document, &DeckDocument::verdictChanged, &loop, &QEventLoop::quit);
                loop.exec();
                settle();
            }
        }));
        if (const int size = document.deck().countedCards(); size < DeckSize - 2 || size > DeckSize + 2)
            return 1;
    }
    report("edit to painted verdict and charts", edits);
    program.browser().setQuery(u"may:add type:champion"_s);
    QElapsedTimer timer;
    timer.start();
    while (program.browser().results().rowCount() == Sets * CardsPerSet && timer.elapsed() < 60'000)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("%-44s %.0f ms, in a thread\n", "may:add for all cards", double(timer.nsecsElapsed()) / 1e6);
    std::printf("%-44s %.0f MB, at most %.0f MB\n", "memory after editing", megabytes("VmRSS"), megabytes("VmHWM"));
    return 0;
}

void runIn(const QString& mode, const QString& folder)
{
    forgetDecks(folder);
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedOutputChannel);
    process.start(QCoreApplication::applicationFilePath(), {mode, folder, u"0"_s});
    if (!process.waitForFinished(600'000) || process.exitCode() != 0)
        qFatal("%s failed", qPrintable(mode));
}

} // namespace

/// Without arguments all of it. With a folder the cards are kept there, and found there the next time.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type >= QtCriticalMsg) // what an offscreen platform cannot do says nothing here
            std::fprintf(stderr, "%s\n", qPrintable(text));
    });
    if (argc == 4) {
        const QByteArray mode = argv[1];
        const QString folder = QString::fromLocal8Bit(argv[2]);
        const double since = QByteArray(argv[3]).toDouble();
        int arguments = 1;
        if (mode == "--qt")
            return start(arguments, argv, folder, since);
        if (mode == "--start")
            return startWindow(arguments, argv, folder, since);
        if (mode == "--keys")
            return keys(arguments, argv, folder);
        if (mode == "--edits")
            return edits(arguments, argv, folder);
        return 1;
    }
    const QCoreApplication application(argc, argv);
    const QTemporaryDir own;
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : own.path();
    if (!QFile::exists(folder + "/games/sceptre/sets/0.yaml"_L1)) {
        makeCards(folder);
        // Times of files are trusted when they are a few seconds old: the second start is the first one with a warm cache.
        for (int i = 0; i < 2; ++i) {
            numbersOf(u"--start"_s, folder);
            QElapsedTimer timer;
            timer.start();
            while (i == 0 && timer.elapsed() < 4'000)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 100);
        }
    }
    forgetDecks(folder);
    measureStarts(folder);
    runIn(u"--keys"_s, folder);
    runIn(u"--edits"_s, folder);
    return 0;
}
