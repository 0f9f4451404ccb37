// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>

#include <QCoreApplication>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/output/card_table.h"
#include "app/output/columns.h"
#include "app/output/csv.h"
#include "app/output/json_parts.h"
#include "app/text/finding_text.h"
#include "app/text/query_text.h"
#include "app/text/shown.h"
#include "model/query/matcher.h"
#include "model/query/parser.h"
#include "validators/adding.h"

namespace muster::app {

namespace {

struct SearchVerb {
    Q_DECLARE_TR_FUNCTIONS(SearchVerb)
};

const QString SearchName = QStringLiteral("search");

struct Found {
    std::vector<CardIndex> cards; ///< at most as many as were asked for
    std::size_t all = 0;
};

/// Columns in which none of the cards has anything say nothing to a person.
std::vector<CardColumn> filled(const Found& found, std::vector<CardColumn> columns, const Catalogue& catalogue)
{
    std::erase_if(columns, [&](const CardColumn& column) {
        return std::all_of(found.cards.begin(), found.cards.end(),
                           [&](CardIndex index) { return cellOf(catalogue.card(index), column, catalogue).isEmpty(); });
    });
    return columns;
}

/// Whether one more copy of a card may come into the deck at hand, and by which rule not.
using Asks = std::function<validators::AddAnswer(CardIndex)>;

QString answerOf(const validators::AddAnswer& answer)
{
    return answer.reason ? SearchVerb::tr("no: %1 [%2]").arg(findingTitle(*answer.reason), shown(answer.reason->id))
                         : SearchVerb::tr("yes");
}

void printText(const Found& found, const std::vector<CardColumn>& columns, const Asks& mayAdd,
               const Catalogue& catalogue, Console& console)
{
    QStringList header;
    for (const CardColumn& column : columns)
        header += column.label;
    if (mayAdd)
        header += SearchVerb::tr("may be added");
    Columns table(header);
    for (const CardIndex index : found.cards) {
        QStringList row;
        for (const CardColumn& column : columns)
            row += cellOf(catalogue.card(index), column, catalogue, CellForm::AsPrinted);
        if (mayAdd)
            row += answerOf(mayAdd(index));
        table.add(row);
    }
    if (!found.cards.empty()) {
        console.print(table.text(console.width()));
        console.line();
    }
    const QString cards = SearchVerb::tr("%n card(s)", nullptr, static_cast<int>(found.all));
    console.line(found.cards.size() < found.all
                     ? SearchVerb::tr("%1, the first %2 shown").arg(cards).arg(found.cards.size())
                     : cards);
}

void printCsv(const Found& found, const std::vector<CardColumn>& columns, const Asks& mayAdd,
              const Catalogue& catalogue, Console& console)
{
    QStringList header;
    for (const CardColumn& column : columns)
        header += column.key;
    if (mayAdd)
        header += {QStringLiteral("may-be-added"), QStringLiteral("rule")};
    console.print(csvRecord(header).toStdString());
    for (const CardIndex index : found.cards) {
        QStringList row;
        for (const CardColumn& column : columns)
            row += cellOf(catalogue.card(index), column, catalogue);
        if (mayAdd) {
            const validators::AddAnswer answer = mayAdd(index);
            row += {answer.allowed ? QStringLiteral("yes") : QStringLiteral("no"),
                    answer.reason ? shown(answer.reason->id) : QString()};
        }
        console.print(csvRecord(row).toStdString());
    }
}

void printJson(const Found& found, const std::string& query, const Asks& mayAdd, const Catalogue& catalogue,
               Console& console)
{
    JsonWriter json;
    beginDocument(json, "search");
    json.field("game", catalogue.game().key).field("query", query).field("count", found.all);
    json.key("cards").beginArray();
    for (const CardIndex index : found.cards)
        writeCard(json, catalogue.card(index), catalogue);
    json.endArray();
    if (mayAdd) {
        json.key("mayBeAdded").beginArray();
        for (const CardIndex index : found.cards) {
            const validators::AddAnswer answer = mayAdd(index);
            json.beginObject().field("id", catalogue.card(index).id()).field("allowed", answer.allowed);
            json.field("copies", answer.copies);
            if (answer.reason)
                json.field("rule", answer.reason->id).field("reason", findingTitle(*answer.reason));
            json.endObject();
        }
        json.endArray();
    }
    writeErrors(json, {});
    json.endObject();
    console.print(json.take());
}

/// Files that cannot be read: on standard error, or one JSON document without cards.
Exit reportErrors(const Errors& errors, const std::string& query, const QString& form, Session& session)
{
    if (form != QLatin1String("json"))
        return session.fail(errors);
    JsonWriter json;
    beginDocument(json, "search");
    json.field("query", query).field("count", 0).key("cards").beginArray().endArray();
    writeErrors(json, errors);
    json.endObject();
    session.console().print(json.take());
    return Exit::Failed;
}

/// A query that is not understood: carets under the token, or one JSON document with the place.
Exit reportProblem(const query::Problem& problem, const std::string& query, const QString& form,
                   const Catalogue& catalogue, Console& console)
{
    if (form != QLatin1String("json")) {
        console.complain(SearchVerb::tr("muster search: error: %1").arg(problemSentence(problem)));
        console.complain(underlined(query, problem));
        if (const QString words = wordsInstead(query, problem, catalogue); !words.isEmpty())
            console.complain(words);
        return Exit::Failed;
    }
    JsonWriter json;
    beginDocument(json, "search");
    json.field("game", catalogue.game().key).field("query", query).field("count", 0);
    json.key("cards").beginArray().endArray();
    json.key("errors").beginArray().beginObject();
    json.field("kind", problemKey(problem.kind)).field("message", problemSentence(problem));
    json.field("begin", problem.begin).field("length", problem.length).field("token", problem.token);
    if (!problem.nearest.empty())
        json.field("nearest", problem.nearest);
    json.endObject().endArray().endObject();
    console.print(json.take());
    return Exit::Failed;
}

/// The wished columns; nothing, with the message printed, where one does not exist. CSV always begins with the name.
std::optional<std::vector<CardColumn>> columnsOf(const Options& options, const Game& game, Session& session)
{
    if (!options.has(QStringLiteral("columns")))
        return defaultColumns(game);
    std::vector<CardColumn> columns{*columnNamed(game, QStringLiteral("name"))};
    const QStringList words = options.value(QStringLiteral("columns")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        const auto column = columnNamed(game, word.trimmed());
        if (!column) {
            session.fail(
                SearchName,
                SearchVerb::tr("the cards have no column \"%1\"%2").arg(word, didYouMean(word, columnNames(game))));
            return std::nullopt;
        }
        if (column->kind != CardColumn::Kind::Name)
            columns.push_back(*column);
    }
    return columns;
}

std::optional<std::size_t> limitOf(const Options& options, Session& session)
{
    if (!options.has(QStringLiteral("limit")))
        return std::size_t(-1);
    bool number = false;
    const int limit = options.value(QStringLiteral("limit")).toInt(&number);
    if (number && limit >= 1)
        return static_cast<std::size_t>(limit);
    session.fail(SearchName,
                 SearchVerb::tr("the option \"--limit\" takes a number from 1 on, found \"%1\"")
                     .arg(options.value(QStringLiteral("limit"))));
    return std::nullopt;
}

Found search(const query::Query& query, const Catalogue& catalogue, const query::DeckContext* deck, std::size_t limit)
{
    Found found;
    found.cards = query::Matcher(query, catalogue).cards(deck);
    found.all = found.cards.size();
    found.cards.resize(std::min(limit, found.cards.size()));
    return found;
}

/// Whether a query speaks of a deck at hand.
bool asksForDeck(const query::Node& node)
{
    using query::Subject;
    const auto isOfDeck = [](Subject subject) {
        return subject == Subject::Copies || subject == Subject::InDeck || subject == Subject::MayAdd;
    };
    return (node.kind == query::Node::Kind::Compare && isOfDeck(node.subject))
        || std::any_of(node.children.begin(), node.children.end(), asksForDeck);
}

/// "relic" is in no name or text, but is:relic finds cards.
void proposeWords(const std::string& text, const Catalogue& catalogue, Console& console)
{
    const std::string instead = inWordsOfTheGame(text, catalogue);
    const query::OpenWords words = query::openWords(catalogue);
    const auto query = query::parse(instead, catalogue.game(), &words);
    if (instead.empty() || !query || asksForDeck(query->root))
        return;
    if (const std::size_t count = query::Matcher(*query, catalogue).cards(nullptr).size(); count > 0)
        console.line(
            SearchVerb::tr("No name or text has these words; %1 finds %n card(s).", nullptr, static_cast<int>(count))
                .arg(inQuotes(instead)));
}

Exit runSearch(const Options& options, Session& session)
{
    if (!options.has(QStringLiteral("game")))
        return session.fail(SearchName, SearchVerb::tr("say which game with --game GAME; \"muster games\" lists them"));
    const auto limit = limitOf(options, session);
    if (!limit)
        return Exit::Failed;
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    const std::string text = options.arguments().join(QLatin1Char(' ')).toStdString();
    GameShelf& shelf = session.shelf();
    const auto& cards = shelf.catalogue(options.value(QStringLiteral("game")).toStdString());
    session.console().endProgress();
    if (!cards)
        return reportErrors(cards.error(), text, form, session);
    const std::shared_ptr<const Catalogue>& catalogue = *cards;
    const auto columns = columnsOf(options, catalogue->game(), session);
    if (!columns)
        return Exit::Failed;
    const query::OpenWords words = query::openWords(*catalogue);
    const auto query = query::parse(text, catalogue->game(), &words);
    if (!query)
        return reportProblem(query.error(), text, form, *catalogue, session.console());

    if (asksForDeck(query->root) && !options.has(QStringLiteral("deck"))) {
        Error error;
        error.kind = ErrorKind::BadQuery;
        error.arguments = {SearchVerb::tr("it speaks of a deck; say of which one with --deck FILE").toStdString()};
        return reportErrors({error}, text, form, session);
    }

    std::optional<DeckArgument> deck;
    std::optional<ResolvedDeck> resolved;
    std::optional<validators::Adding> adding;
    Asks mayAdd; // where a deck is at hand
    query::DeckContext context;
    if (options.has(QStringLiteral("deck"))) {
        auto read = deckArgument(options.value(QStringLiteral("deck")), options.value(QStringLiteral("game")), shelf);
        if (!read)
            return reportErrors(read.error(), text, form, session);
        deck = std::move(*read);
        if (deck->loaded.deck.game != catalogue->game().key)
            return session.fail(SearchName, SearchVerb::tr("the deck belongs to another game"));
        resolved.emplace(*catalogue, deck->loaded.deck);
        context.copies = [&](IdentityIndex identity) { return resolved->copies(identity); };
        adding.emplace(*resolved, validators::CheckOptions());
        mayAdd = [&](CardIndex card) { return adding->ask(card); };
        context.mayAdd = [&](CardIndex card) { return adding->ask(card).allowed; };
    }
    const Found found = search(*query, *catalogue, deck ? &context : nullptr, *limit);
    if (form == QLatin1String("json"))
        printJson(found, text, mayAdd, *catalogue, session.console());
    else if (form == QLatin1String("csv"))
        printCsv(found, *columns, mayAdd, *catalogue, session.console());
    else
        printText(found, filled(found, *columns, *catalogue), mayAdd, *catalogue, session.console());
    if (found.all == 0 && form == QLatin1String("text"))
        proposeWords(text, *catalogue, session.console());
    return Exit::Good;
}

} // namespace

Verb searchVerb()
{
    Verb verb;
    verb.name = SearchName;
    verb.summary = SearchVerb::tr("find cards");
    verb.forms = {QStringLiteral("--game GAME 'QUERY'")};
    verb.description =
        SearchVerb::tr("Bare words are looked for in names and texts. FIELD:WORD, and for numbers = < <= > "
                       ">=, ask for a field; \"or\", "
                       "\"not\" (or \"-\") and brackets join terms; quotation marks hold words together. "
                       "With --deck, in:deck, copies<3 and "
                       "may:add speak of that deck, and each card is shown with the rule that keeps it out.");
    verb.options = {
        gameOption(),
        outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}),
        {QStringLiteral("deck"),
         QStringLiteral("FILE"),
         SearchVerb::tr("The deck that in:deck, copies and may:add speak of."),
         {}},
        {QStringLiteral("columns"),
         QStringLiteral("LIST"),
         SearchVerb::tr("Fields to show after the name, separated by commas."),
         {}},
        {QStringLiteral("limit"), QStringLiteral("N"), SearchVerb::tr("Show only the first N cards."), {}},
    };
    verb.examples = {
        {QStringLiteral("--game sceptre 'type:champion hp>=100 -class:cavalry'"),
         SearchVerb::tr("Strong Champions on foot.")},
        {QStringLiteral("--game sceptre 'text:\"draw a card\" cost<=2'"), SearchVerb::tr("Cheap cards that draw.")},
        {QStringLiteral("--game sceptre 'may:add type:trap' --deck deck.muster"),
         SearchVerb::tr("Traps that still fit into a deck.")},
        {QStringLiteral("--game sceptre kestrel --output csv --columns type,origin,hp"),
         SearchVerb::tr("For a spreadsheet.")},
    };
    verb.leastArguments = 0;
    verb.dashIsArgument = true;
    verb.run = runSearch;
    return verb;
}

} // namespace muster::app
