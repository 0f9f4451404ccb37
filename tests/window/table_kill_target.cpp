// SPDX-License-Identifier: GPL-3.0-or-later
// A table for the kill test, with somebody at it who chooses and takes back without end, and says after each deed where the
// game stands. It ends only by being killed.
//
//     table_kill_target FOLDER GAME SEED
//
// Output, a line each: "try" before a deed, and "is LINES DEPTH DIGEST" after it, of which the first one says what the start has
// brought back; "new" instead where there was no game.
#include <unistd.h>

#include <QApplication>
#include <QRandomGenerator>
#include <QTest>

#include "app/window/main/window_session.h"
#include "app/window/table/table_room.h"
#include "app/window/table/table_window.h"
#include "tests/window/patient_tables.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

/// In one piece and at once: what is said was done.
void say(const QByteArray& what)
{
    const QByteArray line = what + '\n';
    if (::write(STDOUT_FILENO, line.constData(), std::size_t(line.size())) != line.size())
        ::_exit(3);
}

void sayWhere(const TableGame& game)
{
    const ChoiceTree& tree = game.tree();
    say("is " + QByteArray::number(tree.size()) + ' ' + QByteArray::number(tree.depth(tree.at())) + ' '
        + QByteArray::number(qulonglong(game.digest()), 16));
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4)
        return 2;
    QApplication application(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    carddb::Places places;
    places.resources = test::inSources("/resources");
    places.userData = folder + u"/data"_s;
    places.cache = folder + u"/cache"_s;
    WindowSession session(places, folder + u"/window.ini"_s);
    QWidget parent;
    TableRoom room(session.decks(), session.settings(), &parent);
    room.recover();
    auto* table = parent.findChild<TableWindow*>();
    if (table == nullptr) {
        say("new");
        const auto data = session.decks().game(QString::fromLocal8Bit(argv[2]));
        if (!data)
            return 2;
        table = room.begin(test::tableSetup(**data, 7));
    }
    TableSession& game = table->session();
    sayWhere(table->game());
    QRandomGenerator dice(QByteArray(argv[3]).toUInt());
    for (;;) {
        say("try");
        const int deed = dice.bounded(10);
        if ((deed < 2 || game.question() == nullptr) && game.canGoBack())
            game.goBack();
        else if (deed == 2 && game.canGoForward())
            game.goForward();
        else if (game.question() != nullptr)
            game.play(dice.bounded(static_cast<int>(game.question()->options.size())));
        QCoreApplication::processEvents();
        sayWhere(table->game());
    }
}
