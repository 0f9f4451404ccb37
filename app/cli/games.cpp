// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/decks/game_shelf.h"
#include "app/output/columns.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GamesVerb)
};

Exit run(const Options& options, Session& session)
{
    GameShelf& shelf = session.shelf();
    Columns table({Words::tr("game"), Words::tr("title"), Words::tr("sets"), Words::tr("cards"), Words::tr("formats")});
    JsonWriter games = JsonWriter::items(2);
    Errors errors;
    for (const std::string& key : shelf.gameKeys()) {
        const auto& catalogue = shelf.catalogue(key);
        const auto& formats = shelf.formats(key);
        if (!catalogue || !formats) {
            const Errors& more = catalogue ? formats.error() : catalogue.error();
            errors.insert(errors.end(), more.begin(), more.end());
            continue;
        }
        const Game& game = (*catalogue)->game();
        const std::size_t sets = (*catalogue)->data().sets.size();
        table.add({shown(key), shown(game.title), QString::number(sets), QString::number((*catalogue)->size()),
                   QString::number(formats->size())});
        games.beginObject().field("game", key).field("title", game.title).field("sets", sets);
        games.field("cards", (*catalogue)->size()).field("formats", formats->size()).endObject();
    }
    return session.show(options, "games", table.text(session.console().width()), std::move(games), errors);
}

} // namespace

Verb gamesVerb()
{
    Verb verb;
    verb.name = QStringLiteral("games");
    verb.summary = Words::tr("list the games");
    verb.usage = {QStringLiteral("[--output text|json]")};
    verb.description =
        Words::tr("Lists the games with the number of their sets, cards and formats. The first column is the "
                  "key that --game takes.");
    verb.options = {outputOption({QStringLiteral("text"), QStringLiteral("json")})};
    verb.examples = {{QString(), Words::tr("Which games are there?")}};
    verb.mostArguments = 0;
    verb.run = run;
    return verb;
}

} // namespace muster::app
