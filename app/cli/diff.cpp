// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include <QCoreApplication>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/output/json_parts.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "model/decks/deck_difference.h"
#include "model/decks/deck_hash.h"

namespace muster::app {

namespace {

struct DiffVerb {
    Q_DECLARE_TR_FUNCTIONS(DiffVerb)
};

const QString DiffName = QStringLiteral("diff");

/// A deck of the command line, looked up.
struct Side {
    DeckArgument deck;
    ResolvedDeck resolved;

    explicit Side(DeckArgument argument) : deck(std::move(argument)), resolved(*deck.catalogue, deck.loaded.deck) { }
    Side(const Side&) = delete;
    Side& operator=(const Side&) = delete;
};

QString sectionLabel(const Side& side, const std::string& key)
{
    if (const DeckKind* kind = side.deck.catalogue->game().findDeckKind(side.deck.loaded.deck.kind)) {
        for (const SectionKind& section : kind->sections) {
            if (section.key == key)
                return gameWord(section.label);
        }
    }
    return shown(key);
}

void printText(const Side& registered, const Side& now, const std::vector<CountDifference>& rows, Console& console)
{
    if (rows.empty()) {
        console.line(DiffVerb::tr("the same deck: %1").arg(QString::fromStdString(deckHash(now.resolved))));
        return;
    }
    int less = 0, more = 0;
    std::string section;
    for (const CountDifference& row : rows) {
        if (row.section != section)
            console.line(sectionLabel(registered, row.section));
        section = row.section;
        const int change = row.right - row.left;
        (change < 0 ? less : more) += std::abs(change);
        console.line(DiffVerb::tr("    %1%2 %3: %4 registered, %5 in the deck")
                         .arg(change < 0 ? QStringLiteral("-") : QStringLiteral("+"), QString::number(std::abs(change)),
                              shown(row.card), QString::number(row.left), QString::number(row.right)));
    }
    console.line(DiffVerb::tr("not the same deck: %1, %2")
                     .arg(DiffVerb::tr("%n card(s) missing", nullptr, less),
                          DiffVerb::tr("%n card(s) too many", nullptr, more)));
}

void writeSide(JsonWriter& json, std::string_view key, const Side& side)
{
    json.key(key).beginObject().field("file", shown(side.deck.loaded.file, 1000));
    json.field("name", side.deck.loaded.deck.name).field("hash", deckHash(side.resolved));
    json.field("cards", side.resolved.total()).endObject();
}

void printJson(const Side& registered, const Side& now, const std::vector<CountDifference>& rows, Session& session)
{
    JsonWriter json;
    beginDocument(json, "diff");
    writeSide(json, "registered", registered);
    writeSide(json, "deck", now);
    json.field("same", rows.empty()).key("differences").beginArray();
    for (const CountDifference& row : rows) {
        json.beginObject().field("section", row.section).field("card", row.card);
        json.field("registered", row.left).field("deck", row.right).endObject();
    }
    json.endArray();
    writeErrors(json, {});
    session.writeWarnings(json);
    json.endObject();
    session.console().print(json.take());
}

/// Why there is nothing to compare; empty where there is.
QString whyNot(const Side& registered, const Side& now)
{
    const Deck& left = registered.deck.loaded.deck;
    const Deck& right = now.deck.loaded.deck;
    if (left.game != right.game)
        return DiffVerb::tr("the decks are of two games, %1 and %2").arg(shown(left.game), shown(right.game));
    if (left.kind != right.kind)
        return DiffVerb::tr("the decks are of two kinds, %1 and %2").arg(shown(left.kind), shown(right.kind));
    return {};
}

Exit compare(const Options& options, Session& session)
{
    const QString game = options.value(QStringLiteral("game"));
    auto registered = deckArgument(options.arguments().at(0), game, session.shelf());
    auto now = deckArgument(options.arguments().at(1), game, session.shelf());
    if (!registered || !now) {
        for (const auto* side : {&registered, &now}) {
            if (!*side)
                session.fail(side->error());
        }
        return Exit::Failed;
    }
    const Side left(std::move(*registered));
    const Side right(std::move(*now));
    if (const QString reason = whyNot(left, right); !reason.isEmpty())
        return session.fail(DiffName, reason);
    for (const Side* const side : {&left, &right}) {
        for (const ResolvedEntry& entry : side->resolved.entries()) {
            if (entry.status == ResolvedEntry::Status::Card)
                continue;
            const DeckEntry& written = side->deck.loaded.deck.sections[entry.section].entries[entry.row];
            session.warn(side->deck.loaded.file, written.at.line, "unclear-card",
                         DiffVerb::tr("it is not clear which card %1 is; it is compared as it is written")
                             .arg(inQuotes(written.card)));
        }
    }
    const auto rows = countDifferences(left.resolved, right.resolved);
    if (options.value(QStringLiteral("output")) == QLatin1String("json"))
        printJson(left, right, rows, session);
    else
        printText(left, right, rows, session.console());
    return rows.empty() ? Exit::Good : Exit::NotLegal;
}

Exit runDiff(const Options& options, Session& session)
{
    const Exit exit = compare(options, session);
    if (exit == Exit::Failed && options.value(QStringLiteral("output")) == QLatin1String("json"))
        session.printFailure("diff");
    return exit;
}

} // namespace

Verb diffVerb()
{
    Verb verb;
    verb.name = DiffName;
    verb.summary = DiffVerb::tr("what has changed between a registered list and a deck");
    verb.forms = {QStringLiteral("REGISTERED DECK")};
    verb.description = DiffVerb::tr(
        "Compares a deck with the list that was handed in, card by card: of the registered list comes what is "
        "missing (-), of the deck what is too many (+). Order, spelling, printings and the form of the file are "
        "no difference. Each may be a file, a deck code or \"-\".\n"
        "The exit code is 0 where they are the same deck, 1 where they are not.");
    verb.options = {gameOption(), outputOption({QStringLiteral("text"), QStringLiteral("json")})};
    verb.examples = {
        {QStringLiteral("registered.muster deck.muster"), DiffVerb::tr("Is this still the deck that was registered?")},
        {QStringLiteral("MUSTER1-... counted.txt --game sceptre"),
         DiffVerb::tr("The code of the printed sheet against what a judge has counted.")},
    };
    verb.leastArguments = 2;
    verb.mostArguments = 2;
    verb.run = runDiff;
    return verb;
}

} // namespace muster::app
