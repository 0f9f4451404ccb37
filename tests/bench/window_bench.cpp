// SPDX-License-Identifier: GPL-3.0-or-later
// What 100,000 cards cost on the screen: from the start of the program to a browser that can be typed in, its memory, from
// each key to the painted list, and from an edit of a deck to the verdict beside it.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProcess>
#include <QTableView>
#include <QTemporaryDir>

#include "app/window/browser/card_browser.h"
#include "app/window/browser/deck_changes.h"
#include "app/window/browser/query_line.h"
#include "app/window/document/deck_document.h"
#include "tests/bench/card_generator.h"

namespace {

using namespace muster;
using namespace muster::app;
using namespace Qt::StringLiterals;

constexpr int Sets = 10;
constexpr int CardsPerSet = 10'000;
constexpr int Starts = 10;
constexpr int Edits = 200;
constexpr int DeckSize = 70;

carddb::Places placesIn(const QString& folder) { return {folder, folder + "/own"_L1, folder + "/cache"_L1}; }

/// Sceptre with nothing but generated cards.
void makeCards(const QString& folder)
{
    QDir().mkpath(folder + "/games/sceptre/sets"_L1);
    for (const QString& file : {u"game.yaml"_s, u"rules.yaml"_s, u"face.yaml"_s})
        QFile::copy(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/") + file,
                    folder + "/games/sceptre/"_L1 + file);
    bench::CardGenerator generator;
    for (int i = 0; i < Sets; ++i) {
        QFile file(folder + "/games/sceptre/sets/%1.yaml"_L1.arg(QString::number(i)));
        const auto text = generator.set(i, CardsPerSet);
        if (!file.open(QFile::WriteOnly) || file.write(text.data(), qint64(text.size())) != qint64(text.size()))
            qFatal("cannot write the sets");
    }
    carddb::Library library(placesIn(folder)); // and the cache
    if (!loadGameData(library, u"sceptre"_s))
        qFatal("no cards");
}

double residentMegabytes(const char* key)
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

/// By the clock, and of the processor. Where other work keeps the machine busy only the second says anything.
struct Time {
    double clock = 0;
    double processor = 0;
};

double processorNow(clockid_t whose)
{
    timespec time{};
    clock_gettime(whose, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

Time timeOf(clockid_t whose, const std::function<void()>& work)
{
    QElapsedTimer timer;
    timer.start();
    const double before = processorNow(whose);
    work();
    return {double(timer.nsecsElapsed()) / 1e6, processorNow(whose) - before};
}

void reportOne(const char* what, const char* kind, std::vector<double> times)
{
    std::ranges::sort(times);
    const auto at = [&](double share) {
        return times[std::min(times.size() - 1, std::size_t(share * double(times.size())))];
    };
    std::printf("%-42s %-9s %4zu times: half within %7.2f ms, 99 of 100 within %7.2f ms, the worst %7.2f ms\n", what,
                kind, times.size(), at(0.5), at(0.99), times.back());
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

/// One start, in a process of its own: prints milliseconds since the first line of main, by the clock and of all its
/// threads on the processors, and megabytes.
int start(int argc, char** argv, const QString& folder)
{
    QElapsedTimer timer;
    timer.start();
    const auto tell = [&] {
        std::printf("%.1f %.1f ", double(timer.nsecsElapsed()) / 1e6, processorNow(CLOCK_PROCESS_CPUTIME_ID));
    };
    QApplication application(argc, argv);
    tell();
    carddb::Library library(placesIn(folder));
    const auto game = loadGameData(library, u"sceptre"_s);
    if (!game)
        return 1;
    tell();
    CardBrowser browser(placesIn(folder));
    browser.resize(1200, 800);
    browser.setGame(*game);
    browser.show();
    settle();
    tell();
    std::printf("%.1f\n", residentMegabytes("VmRSS"));
    return browser.results().rowCount() == Sets * CardsPerSet ? 0 : 1;
}

void measureStarts(const QString& folder)
{
    std::vector<Time> whole, cards, qt;
    double memory = 0;
    for (int i = 0; i < Starts; ++i) {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {u"--start"_s, folder});
        if (!process.waitForFinished(60'000) || process.exitCode() != 0)
            qFatal("the start failed");
        std::vector<double> numbers;
        for (const QByteArray& number : process.readAllStandardOutput().simplified().split(' '))
            numbers.push_back(number.toDouble());
        if (numbers.size() != 7)
            qFatal("the start says something else");
        qt.push_back({numbers[0], numbers[1]});
        cards.push_back({numbers[2] - numbers[0], numbers[3] - numbers[1]});
        whole.push_back({numbers[4], numbers[5]});
        memory = std::max(memory, numbers[6]);
    }
    report("start: Qt itself", qt);
    report("start: cards out of the cache", cards);
    report("start: until the cards are on the screen", whole);
    std::printf("%-42s %.0f MB\n", "memory after the start", memory);
}

void measureKeys(CardBrowser& browser)
{
    auto* line = browser.findChild<QueryLine*>();
    line->setFocus();
    std::vector<Time> keys, clearing;
    const QStringList queries{u"dragon"_s,       u"type:champion origin:ember hp>=100 -class:cavalry"_s,
                              u"draw a card"_s,  u"hp>def spd<10"_s,
                              u"cost<=2 wolf"_s, u"\"bleeding\" or fox"_s};
    for (int round = 0; round < 4; ++round) {
        for (const QString& query : queries) {
            for (const QChar letter : query) {
                keys.push_back(timeOf(CLOCK_THREAD_CPUTIME_ID, [&] {
                    QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
                    QApplication::sendEvent(line, &press);
                    settle();
                }));
            }
            clearing.push_back(timeOf(CLOCK_THREAD_CPUTIME_ID, [&] {
                line->clear();
                settle();
            }));
        }
    }
    report("key to painted list", keys);
    report("clearing to painted list", clearing);
}

void measureEdits(CardBrowser& browser, const std::shared_ptr<const GameData>& game)
{
    Deck deck;
    deck.game = "sceptre";
    for (std::uint32_t i = 0; deck.countedCards() < DeckSize; ++i)
        deck.section("main").entries.push_back(entryFor(*game->catalogue, {i * 997 % game->catalogue->size()}, 2));
    DeckDocument document(game, deck);
    browser.setDocument(&document);
    settle();
    std::vector<Time> edits;
    for (int i = 0; i < Edits; ++i) {
        const CardIndex card{std::uint32_t(i) * 131 % game->catalogue->size()};
        edits.push_back(timeOf(CLOCK_PROCESS_CPUTIME_ID, [&] {
            if (i % 2 == 0)
                addCopies(document, {card}, 1);
            else
                document.history().undo();
            settle();
            if (!document.isVerdictCurrent()) {
                QEventLoop loop;
                QObject::connect(&document, &DeckDocument::verdictChanged, &loop, &QEventLoop::quit);
                loop.exec();
            }
        }));
    }
    report("edit to verdict and painted list", edits);
    browser.setQuery(u"may:add type:champion"_s);
    QElapsedTimer timer;
    timer.start();
    while (browser.results().rowCount() == Sets * CardsPerSet && timer.elapsed() < 60'000)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("%-42s %.0f ms, in a thread\n", "may:add for all cards", double(timer.nsecsElapsed()) / 1e6);
    browser.setDocument(nullptr);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc == 3 && QByteArrayView(argv[1]) == "--start")
        return start(argc, argv, QString::fromLocal8Bit(argv[2]));
    QApplication application(argc, argv);
    const QTemporaryDir folder;
    makeCards(folder.path());
    measureStarts(folder.path());
    carddb::Library library(placesIn(folder.path()));
    const auto game = loadGameData(library, u"sceptre"_s);
    CardBrowser browser(placesIn(folder.path()));
    browser.resize(1200, 800);
    browser.setGame(*game);
    browser.show();
    settle();
    measureKeys(browser);
    measureEdits(browser, *game);
    std::printf("%-42s %.0f MB\n", "memory at the end", residentMegabytes("VmRSS"));
    return 0;
}
