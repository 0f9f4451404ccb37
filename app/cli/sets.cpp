// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <optional>

#include <QCoreApplication>
#include <QFile>

#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/output/columns.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "carddb/own_sets.h"
#include "engine/games/games.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

struct SetsVerb {
    Q_DECLARE_TR_FUNCTIONS(SetsVerb)
};

const QString SetsName = QStringLiteral("sets");

void writeSet(JsonWriter& json, const QString& game, const carddb::SetFile& file)
{
    json.beginObject().field("game", game);
    if (file.info) {
        const SetInfo& info = *file.info;
        json.field("set", info.code).field("name", info.name).field("version", info.version).field("date", info.date);
        json.key("authors").beginArray();
        for (const std::string& author : info.authors)
            json.value(author);
        json.endArray().field("licence", info.licence).field("cards", info.cards);
    }
    json.field("file", file.path).field("own", file.own).field("readable", file.info.has_value()).endObject();
}

Exit list(const Options& options, Session& session)
{
    QStringList games = session.library().games();
    if (options.has(QStringLiteral("game"))) {
        const auto game = session.game(options.value(QStringLiteral("game")));
        if (!game)
            return Exit::Failed;
        games = QStringList{QString::fromStdString(game->key)};
    }
    Columns table({SetsVerb::tr("game"), SetsVerb::tr("set"), SetsVerb::tr("name"), SetsVerb::tr("version"),
                   SetsVerb::tr("date"), SetsVerb::tr("cards"), SetsVerb::tr("file")});
    JsonWriter sets = JsonWriter::items(2);
    Errors errors;
    for (const QString& game : games) {
        const auto files = carddb::listSets(session.library(), game);
        if (!files) {
            errors.insert(errors.end(), files.error().begin(), files.error().end());
            continue;
        }
        for (const carddb::SetFile& file : *files) {
            errors.insert(errors.end(), file.errors.begin(), file.errors.end());
            writeSet(sets, game, file);
            const SetInfo info = file.info.value_or(SetInfo{});
            const QString name = file.info ? shown(info.name) : SetsVerb::tr("(not used: it has errors)");
            table.add({game, shown(info.code), name, shown(info.version), shown(info.date),
                       file.info ? QString::number(info.cards) : QString(), shown(file.path, 1000)});
        }
    }
    return session.show(options, "sets", table.text(), std::move(sets), errors);
}

/// What a set that is in order is called: "THR The Six Thrones, 150 cards".
QString titleOf(const CardSet& set)
{
    const QString title = SetsVerb::tr("%1 %2, %n card(s)", nullptr, static_cast<int>(set.cards.size()))
                              .arg(shown(set.info.code), shown(set.info.name));
    if (set.drafts == 0)
        return title;
    return SetsVerb::tr("%1, and %n draft(s) left out", "title of a set", static_cast<int>(set.drafts)).arg(title);
}

/// A card has words and no effects.
bool isOfMissingEffects(const Error& warning) { return warning.kind == ErrorKind::MissingKey; }

void showWarnings(const CardSet& set, Console& console)
{
    for (const Error& warning : set.warnings) {
        if (!isOfMissingEffects(warning)) // told with the texts that no engine carries out
            console.complain(warningLine(warning));
    }
}

/// Says which cards of the set have a text that the engine of its game does not carry out in full, each with its line,
/// and gives how many they are; nothing where no engine plays the game.
std::optional<int> tellUnread(const CardSet& set, const std::string& file, Session& session)
{
    const auto game = session.library().game(QString::fromStdString(set.game));
    if (!game)
        return {};
    const auto catalogue = buildCatalogue(*game, {set});
    if (!catalogue)
        return {};
    const auto playable = engine::makePlayable(set.game, **catalogue, {});
    if (!playable)
        return {};
    engine::DeckCards all;
    for (std::uint32_t i = 0; i < (*catalogue)->size() && i <= std::numeric_limits<std::uint16_t>::max(); ++i)
        all.push_back(static_cast<std::uint16_t>(i));
    int cards = 0;
    for (const engine::UnreadCard& one : (*playable)->unread(all)) {
        const Card card = (*catalogue)->card(one.card);
        const auto read =
            std::find_if(set.cards.begin(), set.cards.end(), [&](const RawCard& raw) { return raw.id == card.id(); });
        session.warn(file, read != set.cards.end() ? read->at.line : 0, "unread-text",
                     SetsVerb::tr("the engine does not carry out all of %1: \"%2\"")
                         .arg(shown(card.name()), shown(one.what, 1000)));
        ++cards;
    }
    return cards;
}

/// The last line about a set that was read: whether it can be used, and played as it is written.
QString conclusion(const CardSet& set, const QString& file, Session& session)
{
    const QString place = shown(file, 1000);
    const bool says = !set.effects.scripts.empty() || std::ranges::any_of(set.warnings, isOfMissingEffects);
    const std::optional<int> unread = says ? tellUnread(set, file.toStdString(), session) : std::optional(0);
    if (!unread)
        return SetsVerb::tr("%1: without errors: %2; the engine does not play this game").arg(place, titleOf(set));
    if (*unread > 0)
        return SetsVerb::tr("%1: without errors: %2, of which the engine does not carry out %n in full", nullptr,
                            *unread)
            .arg(place, titleOf(set));
    return SetsVerb::tr("%1: in order: %2").arg(place, titleOf(set));
}

Exit check(const Options& options, const QStringList& files, Session& session)
{
    Exit exit = Exit::Good;
    for (const QString& file : files) {
        const auto set = carddb::checkSet(session.library(), file, options.value(QStringLiteral("game")));
        if (!set) {
            exit = session.fail(set.error());
            continue;
        }
        showWarnings(*set, session.console());
        session.console().line(conclusion(*set, file, session));
    }
    return exit;
}

Exit add(const Options& options, const QStringList& files, Session& session)
{
    Exit exit = Exit::Good;
    for (const QString& file : files) {
        const auto added = carddb::addSet(session.library(), file, options.value(QStringLiteral("game")));
        if (!added) {
            exit = session.fail(added.error());
            continue;
        }
        showWarnings(added->set, session.console());
        session.console().line(SetsVerb::tr("added %1, as %2").arg(titleOf(added->set), shown(added->path, 1000)));
    }
    return exit;
}

/// Whether a set of this code came with the program.
bool isShipped(const QString& code, const QStringList& games, Session& session)
{
    return std::any_of(games.begin(), games.end(), [&](const QString& game) {
        const auto files = carddb::listSets(session.library(), game);
        return files && std::any_of(files->begin(), files->end(), [&](const carddb::SetFile& file) {
                   return !file.own && file.info && fold(file.info->code) == fold(code.toStdString());
               });
    });
}

/// Without --game every game is looked through; the set has to be in exactly one.
Exit remove(const Options& options, const QStringList& codes, Session& session)
{
    QStringList games = session.library().games();
    if (options.has(QStringLiteral("game")))
        games = QStringList{options.value(QStringLiteral("game"))};
    Exit exit = Exit::Good;
    for (const QString& code : codes) {
        Errors errors;
        bool removed = false;
        for (const QString& game : games) {
            const auto place = carddb::removeSet(session.library(), game, code);
            if (place) {
                session.console().line(
                    SetsVerb::tr("removed %1; it is kept as %2").arg(shown(code), shown(*place, 1000)));
                removed = true;
                break;
            }
            if (errors.empty() || !place.error().front().nearest.empty())
                errors = place.error();
        }
        if (removed)
            continue;
        exit = isShipped(code, games, session) ? session.fail(
                   SetsName, SetsVerb::tr("%1 came with Muster; only sets of your own can be removed").arg(shown(code)))
                                               : session.fail(errors);
    }
    return exit;
}

Exit runSets(const Options& options, Session& session)
{
    const QString& action = options.arguments().first();
    const QStringList rest = options.arguments().mid(1);
    const QStringList actions{QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("add"),
                              QStringLiteral("remove")};
    if (!actions.contains(action))
        return session.fail(SetsName,
                            SetsVerb::tr("expected list, check, add or remove, found \"%1\"%2")
                                .arg(shown(action, 80), didYouMean(action, actions)));
    if (action == QLatin1String("list"))
        return rest.isEmpty()
            ? list(options, session)
            : session.fail(SetsName,
                           SetsVerb::tr("\"list\" takes no argument, found \"%1\"").arg(shown(rest.first(), 80)));
    if (rest.isEmpty())
        return session.fail(SetsName,
                            action == QLatin1String("remove") ? SetsVerb::tr("expected the code of a set")
                                                              : SetsVerb::tr("expected a set file"));
    if (action == QLatin1String("check"))
        return check(options, rest, session);
    if (action == QLatin1String("add"))
        return add(options, rest, session);
    return remove(options, rest, session);
}

} // namespace

Verb setsVerb()
{
    Verb verb;
    verb.name = SetsName;
    verb.summary = SetsVerb::tr("list, check, add and remove card sets");
    verb.forms = {QStringLiteral("list [--game GAME] [--output text|json]"),
                  QStringLiteral("check FILE... [--game GAME]"), QStringLiteral("add FILE... [--game GAME]"),
                  QStringLiteral("remove CODE... [--game GAME]")};
    verb.description =
        SetsVerb::tr("Sets are files in YAML, or in CSV with a header row. \"check\" reports every error of a set, "
                     "\"add\" copies it into your own data folder, where every part of Muster finds it, and "
                     "\"remove\" takes one of your own out of use and keeps the file. docs/adding-cards.md shows "
                     "how a set is written.");
    verb.options = {gameOption(), outputOption({QStringLiteral("text"), QStringLiteral("json")})};
    verb.examples = {
        {QStringLiteral("list"), SetsVerb::tr("Which sets are there, and where?")},
        {QStringLiteral("check my-cards.yaml"), SetsVerb::tr("Is the set in order?")},
        {QStringLiteral("add my-cards.yaml"), SetsVerb::tr("Use the set from now on.")},
        {QStringLiteral("add cards.csv --game sceptre"), SetsVerb::tr("A set from a spreadsheet.")},
        {QStringLiteral("remove MYC"), SetsVerb::tr("Stop using it.")},
    };
    verb.leastArguments = 1;
    verb.run = runSets;
    return verb;
}

} // namespace muster::app
