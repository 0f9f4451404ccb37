// SPDX-License-Identifier: GPL-3.0-or-later
// What a person at the table waits for, game by game: from the key of a choice to the painted board, from taking back to it,
// the start of a game, and the memory after all of it. Offscreen, 1440 by 900, all seats by hand.
//
//     table_bench          all games
//     table_bench calls    single calls of the engine, where a game is longest
//     table_bench hour     3,600 choices of pilots, one a second's worth, game after game in one program: memory as it goes on
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/main/window_session.h"
#include "app/window/table/table_room.h"
#include "app/window/table/table_window.h"
#include "tests/bench/table_calls.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

constexpr int Games = 6; ///< of each kind
constexpr int MostChoices = 600;

void tell(const char* what, std::vector<double> times)
{
    std::ranges::sort(times);
    if (times.empty())
        return;
    std::printf("  %-34s half within %5.1f ms, 99 of 100 within %5.1f ms, worst of %zu %5.1f ms\n", what,
                times[times.size() / 2], times[times.size() * 99 / 100], times.size(), times.back());
}

double megabytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

/// Milliseconds that this thread has worked: what other programs do does not count.
double worked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

double since(const QElapsedTimer& timer) { return double(timer.nsecsElapsed()) / 1e6; }

/// By the keys of its number.
void type(TableWindow& table, int option)
{
    const auto options = static_cast<int>(table.game().question()->options.size());
    const QString digits = QString::number(option + 1);
    for (const QChar digit : digits)
        QTest::keyClick(&table, static_cast<Qt::Key>(digit.unicode()));
    if ((option + 1) * 10 <= options)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
}

constexpr int Hour = 3600; ///< choices, one a second

/// Games of all kinds one after the other, each choice by its key until it is painted.
int playForAnHour(TableRoom& room, OpenDecks& decks)
{
    const auto games = engine::playableGames();
    std::printf("memory before %.0f MB\n", megabytes());
    TableWindow* table = nullptr;
    int begun = 0;
    for (int choice = 0; choice < Hour; ++choice) {
        if (table == nullptr || table->game().question() == nullptr) {
            if (table != nullptr)
                table->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            const auto data = decks.game(QString::fromStdString(games[static_cast<std::size_t>(begun) % games.size()]));
            table = data ? room.begin(test::tableSetup(**data, static_cast<std::uint64_t>(++begun))) : nullptr;
            if (table == nullptr)
                return 1;
            table->resize(1440, 900);
        }
        QTest::keyClick(table, Qt::Key_F4);
        table->grab();
        QCoreApplication::processEvents();
        if (choice + 1 == Hour / 4 || choice + 1 == Hour / 2 || choice + 1 == Hour)
            std::printf("memory after %d choices, %d games %.0f MB\n", choice + 1, begun, megabytes());
    }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    carddb::Places places;
    places.resources = test::inSources("/resources");
    places.userData = folder.filePath(u"data"_s);
    places.cache = folder.filePath(u"cache"_s);
    WindowSession session(places, folder.filePath(u"window.ini"_s));
    QWidget parent;
    TableRoom room(session.decks(), session.settings(), &parent);
    if (argc > 1 && qstrcmp(argv[1], "calls") == 0)
        return bench::tellCalls(session.decks());
    if (argc > 1 && qstrcmp(argv[1], "hour") == 0)
        return playForAnHour(room, session.decks());
    for (const std::string& game : engine::playableGames()) {
        const auto data = session.decks().game(QString::fromStdString(game));
        if (!data)
            return 1;
        std::vector<double> starts, keys, work, backs;
        for (int i = 0; i < Games; ++i) {
            QElapsedTimer timer;
            timer.start();
            TableWindow* const table = room.begin(test::tableSetup(**data, static_cast<std::uint64_t>(i) + 1));
            if (table == nullptr)
                return 1;
            table->resize(1440, 900);
            table->grab();
            starts.push_back(since(timer));
            QTest::qWait(50);
            for (int choice = 0; choice < MostChoices && table->game().question() != nullptr; ++choice) {
                const int option = table->game().pilotsChoice().value_or(0);
                timer.start();
                const double before = worked();
                type(*table, option);
                table->grab();
                keys.push_back(since(timer));
                work.push_back(worked() - before);
                if (choice % 10 == 9) {
                    timer.start();
                    QTest::keyClick(table, Qt::Key_Backspace);
                    table->grab();
                    backs.push_back(since(timer));
                    QTest::keyClick(table, Qt::Key_Y, Qt::ControlModifier);
                }
            }
            table->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        std::printf("%s\n", game.c_str());
        tell("start of a game to the painted table", starts);
        tell("key to painted table", keys);
        tell("the same in processor time", work);
        tell("taking back to painted table", backs);
    }
    std::printf("memory at the end %.0f MB\n", megabytes());
    return 0;
}
