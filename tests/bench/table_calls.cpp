// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/table_calls.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "app/window/document/open_decks.h"
#include "app/window/table/position_draft.h"
#include "app/window/table/table_file.h"
#include "app/window/table/table_scenario.h"
#include "tests/window/table_stage.h"

namespace muster::bench {

using namespace app;

namespace {

/// Milliseconds that this thread has worked.
double worked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

double took(const std::function<void()>& call)
{
    const double before = worked();
    call();
    return worked() - before;
}

void tell(const char* what, double milliseconds) { std::printf("  %-44s %8.2f ms\n", what, milliseconds); }

/// Each seat has one of the decks that come with the game, and a greedy pilot.
TableSetup mostPlayers(const GameData& data)
{
    const engine::PlayFacts& facts = *engine::playFacts(data.game().key);
    TableSetup setup = test::tableSetup(data, 3);
    for (const engine::Mode& mode : facts.modes) {
        if (mode.most > setup.players) {
            setup.mode = mode.key;
            setup.players = mode.most;
        }
    }
    while (!facts.sharedDeck && static_cast<int>(setup.decks.size()) < setup.players) {
        const TableSetup more = test::tableSetup(data, setup.decks.size());
        setup.decks.push_back(more.decks.front());
        setup.names.push_back(more.names.front());
    }
    return setup;
}

} // namespace

int tellCalls(OpenDecks& decks)
{
    const QString title = QStringLiteral("A game");
    for (const std::string& key : engine::playableGames()) {
        const auto data = decks.game(QString::fromStdString(key));
        if (!data)
            return 1;
        const TableSetup setup = mostPlayers(**data);
        std::unique_ptr<TableGame> game;
        std::printf("%s, %d players\n", key.c_str(), setup.players);
        tell("a game begins", took([&] { game = test::tableGame(*data, setup); }));
        tell("a pilot plays the turn", took([&] { game->letPilot(TableGame::Stretch::Turn); }));
        tell("a pilot plays the game", took([&] { game->letPilot(TableGame::Stretch::Game); }));
        const int end = game->tree().at();
        std::printf("  choices: %d, lines of the log: %zu\n", game->tree().depth(end), game->log().size());
        tell("taking back at the end", took([&] { game->goBack(); }));
        while (game->question() != nullptr && !game->asksForActions() && game->canGoBack())
            game->goBack();
        bool several = false;
        tell("whether several can be named", took([&] { several = game->asksSeveral(); }));
        double worst = 0;
        for (const engine::CardId card : game->lit())
            worst = std::max(worst, took([&] { (void)game->goalsOf(card); }));
        tell("where a card can be dragged, the worst", worst);
        tell("what the pilot would do", took([&] { (void)game->pilotsChoice(); }));
        tell("the table as one sees it", took([&] { (void)game->shown(0); }));
        std::size_t refusals = 0;
        tell("why not, all lit cards", took([&] {
                 for (const engine::CardId card : game->lit())
                     refusals += game->whyNot(card).actions.size();
             }));
        QString code;
        tell("its code", took([&] { code = codeOf(*game); }));
        tell("a code that is read", took([&] { (void)readTableCode(code); }));
        tell("as a scenario", took([&] { (void)scenarioOf(*game, title); }));
        tell("its position as a scenario", took([&] { (void)positionScenarioOf(*game, title); }));
        tell("its position to be laid out", took([&] { (void)positionOfTable(*game, title); }));
        const ChoiceTree tree = game->tree();
        tell("all of it from a record", took([&] { (void)test::tableGame(*data, setup, tree); }));
        tell("its tree as a value", took([&] { const ChoiceTree copy = tree; }));
    }
    return 0;
}

} // namespace muster::bench
