// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/decks/game_shelf.h"
#include "app/output/columns.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct GamesVerb {
    Q_DECLARE_TR_FUNCTIONS(GamesVerb)
};

QString rangeOf(std::optional<int> lowest, std::optional<int> highest)
{
    if (lowest && highest)
        return GamesVerb::tr("%1 to %2").arg(*lowest).arg(*highest);
    if (lowest)
        return GamesVerb::tr("%1 or more").arg(*lowest);
    return highest ? GamesVerb::tr("%1 or fewer").arg(*highest) : QString();
}

/// What an option may be: words, numbers, or both.
QString valuesOf(const RulesOption& option)
{
    QStringList all;
    if (!option.values.empty())
        all += shownList(option.values);
    if (option.number)
        all += GamesVerb::tr("a number, %1").arg(rangeOf(option.lowest, option.highest));
    return all.join(GamesVerb::tr(" or "));
}

/// What somebody who writes decks and sets of a game by hand has to know of it.
QString tablesOf(const Game& game)
{
    Columns sections({GamesVerb::tr("kind of deck"), GamesVerb::tr("section"), GamesVerb::tr("shown as"),
                      GamesVerb::tr("headings in lists")});
    for (const DeckKind& kind : game.decks)
        for (const SectionKind& section : kind.sections)
            sections.add({shown(kind.key), shown(section.key), gameWord(section.label), shownList(section.headings)});
    Columns options(
        {GamesVerb::tr("option"), GamesVerb::tr("values"), GamesVerb::tr("without it"), GamesVerb::tr("what it is")});
    for (const RulesOption& option : game.options)
        options.add({shown(option.key), valuesOf(option), shown(option.defaultValue), gameWord(option.label)});
    Columns fields({GamesVerb::tr("number of a card"), GamesVerb::tr("range"), GamesVerb::tr("shown as")});
    for (const Field& field : game.fields)
        if (field.kind == FieldKind::Number)
            fields.add({shown(field.key), rangeOf(field.lowest, field.highest), shown(field.label)});
    const QString gap = QStringLiteral("\n");
    return sections.text() + gap + (game.options.empty() ? QString() : options.text() + gap) + fields.text();
}

void writeGame(JsonWriter& json, const Game& game)
{
    json.key("kinds").beginArray();
    for (const DeckKind& kind : game.decks) {
        json.beginObject().field("kind", kind.key).field("label", kind.label).key("sections").beginArray();
        for (const SectionKind& section : kind.sections)
            json.beginObject().field("section", section.key).field("label", section.label).endObject();
        json.endArray().endObject();
    }
    json.endArray();
    json.key("options").beginArray();
    for (const RulesOption& option : game.options) {
        json.beginObject().field("option", option.key).field("label", option.label);
        json.field("default", option.defaultValue).key("values").beginArray();
        for (const std::string& value : option.values)
            json.value(value);
        json.endArray();
        if (option.lowest)
            json.field("lowest", *option.lowest);
        if (option.highest)
            json.field("highest", *option.highest);
        json.endObject();
    }
    json.endArray();
    json.key("numbers").beginArray();
    for (const Field& field : game.fields) {
        if (field.kind != FieldKind::Number)
            continue;
        json.beginObject().field("field", field.key).field("label", field.label);
        if (field.lowest)
            json.field("lowest", *field.lowest);
        if (field.highest)
            json.field("highest", *field.highest);
        json.endObject();
    }
    json.endArray();
}

/// One game by its key: its kinds of decks, sections, options of its rules and the ranges of its numbers.
Exit showGame(const Options& options, Session& session)
{
    const std::string key = options.arguments().front().toStdString();
    const auto& catalogue = session.shelf().catalogue(key);
    JsonWriter games = JsonWriter::items(2);
    if (!catalogue)
        return session.show(options, "games", {}, std::move(games), catalogue.error());
    const Game& game = (*catalogue)->game();
    games.beginObject().field("game", key).field("title", game.title);
    writeGame(games, game);
    games.endObject();
    return session.show(options, "games", tablesOf(game), std::move(games), {});
}

Exit runGames(const Options& options, Session& session)
{
    if (!options.arguments().empty())
        return showGame(options, session);
    GameShelf& shelf = session.shelf();
    Columns table({GamesVerb::tr("game"), GamesVerb::tr("title"), GamesVerb::tr("sets"), GamesVerb::tr("cards"),
                   GamesVerb::tr("formats")});
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
        games.field("cards", (*catalogue)->size()).field("formats", formats->size());
        writeGame(games, game);
        games.endObject();
    }
    return session.show(options, "games", table.text(session.console().width()), std::move(games), errors);
}

} // namespace

Verb gamesVerb()
{
    Verb verb;
    verb.name = QStringLiteral("games");
    verb.summary = GamesVerb::tr("list the games");
    verb.forms = {QStringLiteral("[GAME]")};
    verb.description = GamesVerb::tr(
        "Lists the games with the number of their sets, cards and formats. The first column is the "
        "key that --game takes. With a GAME: its kinds of decks with their sections, the options of its rules with "
        "their values, and the ranges of the numbers of its cards.");
    verb.options = {outputOption({QStringLiteral("text"), QStringLiteral("json")})};
    verb.examples = {{QString(), GamesVerb::tr("Which games are there?")},
                     {QStringLiteral("hero"), GamesVerb::tr("Sections, options and ranges of one game.")}};
    verb.mostArguments = 1;
    verb.run = runGames;
    return verb;
}

} // namespace muster::app
