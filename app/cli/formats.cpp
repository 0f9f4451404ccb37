// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/decks/game_shelf.h"
#include "app/output/columns.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct FormatsVerb {
    Q_DECLARE_TR_FUNCTIONS(FormatsVerb)
};

void writeCards(JsonWriter& json, std::string_view key, const std::vector<FormatCards>& cards)
{
    json.key(key).beginArray();
    for (const FormatCards& card : cards) {
        json.beginObject();
        if (!card.card.empty())
            json.field("card", card.card);
        for (const auto& [field, value] : card.identity)
            json.field(field, value);
        if (card.what)
            json.field("query", card.what->source);
        json.field("limit", card.limit);
        if (!card.reason.empty())
            json.field("reason", card.reason);
        json.endObject();
    }
    json.endArray();
}

void writeFormat(JsonWriter& json, const Format& format)
{
    json.beginObject().field("format", format.key).field("game", format.game).field("title", format.title);
    json.field("version", format.version).field("from", format.from).field("until", format.until);
    json.key("sets").beginArray();
    for (const std::string& set : format.sets)
        json.value(set);
    json.endArray();
    writeCards(json, "banned", format.banned);
    writeCards(json, "restricted", format.restricted);
    json.field("notes", format.notes).field("file", format.file).endObject();
}

Exit runFormats(const Options& options, Session& session)
{
    GameShelf& shelf = session.shelf();
    std::vector<std::string> keys = shelf.gameKeys();
    if (options.has(QStringLiteral("game"))) {
        const auto game = session.game(options.value(QStringLiteral("game")));
        if (!game)
            return Exit::Failed;
        keys = {game->key};
    }
    Columns table({FormatsVerb::tr("format"), FormatsVerb::tr("title"), FormatsVerb::tr("from"),
                   FormatsVerb::tr("until"), FormatsVerb::tr("banned"), FormatsVerb::tr("restricted"),
                   FormatsVerb::tr("sets")});
    JsonWriter list = JsonWriter::items(2);
    Errors errors;
    for (const std::string& key : keys) {
        const auto& formats = shelf.formats(key);
        if (!formats) {
            errors.insert(errors.end(), formats.error().begin(), formats.error().end());
            continue;
        }
        for (const Format& format : *formats) {
            table.add({shown(format.key), shown(format.title), shown(format.from), shown(format.until),
                       QString::number(format.banned.size()), QString::number(format.restricted.size()),
                       format.sets.empty() ? FormatsVerb::tr("all") : shownList(format.sets)});
            writeFormat(list, format);
        }
    }
    return session.show(options, "formats", table.text(session.console().width()), std::move(list), errors);
}

} // namespace

Verb formatsVerb()
{
    Verb verb;
    verb.name = QStringLiteral("formats");
    verb.summary = FormatsVerb::tr("list the formats of a game, or of all");
    verb.forms = {QString()};
    verb.description =
        FormatsVerb::tr("Lists the formats: rules of an event on top of a game. The first column is what a deck's "
                        "key \"format\" and the option --format take. The shipped ones are examples to copy.");
    verb.options = {gameOption(), outputOption({QStringLiteral("text"), QStringLiteral("json")})};
    verb.examples = {
        {QString(), FormatsVerb::tr("Every format.")},
        {QStringLiteral("--game sceptre"), FormatsVerb::tr("Those of one game.")},
    };
    verb.mostArguments = 0;
    verb.run = runFormats;
    return verb;
}

} // namespace muster::app
