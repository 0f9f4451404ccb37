// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "app/cli/goldfish_report.h"
#include "app/cli/played_decks.h"
#include "app/cli/shard_file.h"
#include "app/cli/verbs.h"
#include "app/text/shown.h"
#include "engine/games/games.h"
#include "engine/play/goldfish.h"

namespace muster::app {

namespace {

using engine::GoldfishPlan;
using engine::PassiveOpponent;
using engine::PassiveSetting;

struct GoldfishVerb {
    Q_DECLARE_TR_FUNCTIONS(GoldfishVerb)
};

QString goldfishName() { return QStringLiteral("goldfish"); }
QString passiveWord() { return QStringLiteral("passive"); }

/// "NAME" or "NAME:KEY=N,KEY=N" of --against, taken apart.
struct Against {
    QString name;
    QStringList settings;
    explicit Against(const QString& text)
        : name(text.section(QLatin1Char(':'), 0, 0)),
          settings(text.contains(QLatin1Char(':')) ? text.section(QLatin1Char(':'), 1).split(QLatin1Char(','))
                                                   : QStringList())
    {
    }
};

/// The passive opponent that --against means: one of the games that the engine plays has that name.
bool isPassive(const QString& against)
{
    const QString name = Against(against).name;
    const auto games = engine::playableGames();
    return name == passiveWord() || std::any_of(games.begin(), games.end(), [&](const std::string& game) {
               return engine::playFacts(game)->passive(name.toStdString()) != nullptr;
           });
}

bool readSetting(const QString& text, const PassiveOpponent& passive, Session& session, GoldfishPlan& plan)
{
    const QString key = text.section(QLatin1Char('='), 0, 0);
    QStringList known;
    for (const PassiveSetting& one : passive.settings) {
        known << QString::fromStdString(one.key);
        if (known.last() != key)
            continue;
        bool good = false;
        const int value = text.section(QLatin1Char('='), 1).toInt(&good);
        if (good && value >= one.lowest && value <= one.highest) {
            plan.settings[one.key] = value;
            return true;
        }
        session.fail(
            goldfishName(),
            GoldfishVerb::tr("%1 of the passive opponent is a whole number from %2 to %3, as in %1=%2, not \"%4\"")
                .arg(key)
                .arg(one.lowest)
                .arg(one.highest)
                .arg(shown(text, 60)));
        return false;
    }
    const QString wrong = known.isEmpty()
        ? GoldfishVerb::tr("nothing can be set of the passive opponent \"%1\"").arg(QString::fromStdString(passive.key))
        : GoldfishVerb::tr("the passive opponent has no \"%1\"%2; it has: %3")
              .arg(shown(key, 60), didYouMean(key, known), known.join(QStringLiteral(", ")));
    session.fail(goldfishName(), wrong);
    return false;
}

/// The passive opponent and its settings.
bool readPassive(const QString& text, const engine::PlayFacts& facts, Session& session, GoldfishPlan& plan)
{
    const Against against(text);
    const PassiveOpponent* passive = facts.passive(against.name.toStdString());
    if (passive == nullptr && against.name == passiveWord() && !facts.passives.empty())
        passive = &facts.passives.front();
    if (passive == nullptr) {
        QStringList known;
        for (const PassiveOpponent& one : facts.passives)
            known << QString::fromStdString(one.key);
        session.fail(goldfishName(),
                     GoldfishVerb::tr("there is no passive opponent \"%1\"; there are: %2")
                         .arg(shown(against.name, 60), known.join(QStringLiteral(", "))));
        return false;
    }
    plan.passive = passive->key;
    return std::all_of(against.settings.begin(), against.settings.end(),
                       [&](const QString& setting) { return readSetting(setting, *passive, session, plan); });
}

bool readPilots(const Options& options, const engine::PlayFacts& facts, Session& session, GoldfishPlan& plan)
{
    const QStringList pilots =
        options.value(QStringLiteral("pilot"), QString::fromStdString(facts.usualPilot)).split(QLatin1Char(','));
    if (pilots.size() > (plan.against.empty() ? 1 : 2)) {
        session.fail(goldfishName(), GoldfishVerb::tr("--pilot names more pilots than there are decks"));
        return false;
    }
    plan.pilot = pilots.first().toStdString();
    plan.againstPilot = pilots.last().toStdString();
    return isPilot(pilots.first(), goldfishName(), facts, session)
        && isPilot(pilots.last(), goldfishName(), facts, session);
}

/// What the options say of the games; false, with a sentence, where they make no sense.
bool readPlan(const Options& options, Session& session, const PlayedDecks& table, GoldfishPlan& plan)
{
    const auto games = numberOf(options, goldfishName(), QStringLiteral("games"), 1000, 1, 10'000'000, session);
    const auto seed = seedOf(options, goldfishName(), session);
    const auto players = numberOf(options, goldfishName(), QStringLiteral("players"), 0, 1, engine::MostSeats, session);
    const auto shard = shardOf(options, goldfishName(), session);
    if (!games || !seed || !players || !shard)
        return false;
    plan.deck = table.decks.front().cards;
    for (std::size_t i = 1; i < table.decks.size(); ++i)
        plan.against.push_back(table.decks[i].cards);
    plan.shop = table.shop.cards;
    plan.mode = options.value(QStringLiteral("mode")).toStdString();
    plan.players = *players;
    plan.games = *games;
    plan.seed = *seed;
    plan.shard = *shard;
    if (plan.against.empty()
        && !readPassive(options.value(QStringLiteral("against"), passiveWord()), *table.facts, session, plan))
        return false;
    if (!readPilots(options, *table.facts, session, plan))
        return false;
    if (const auto problem = engine::problemOf(*table.playable, plan)) {
        std::vector<QString> names;
        names.reserve(table.decks.size());
        for (const PlayedDeck& deck : table.decks)
            names.push_back(deck.name);
        tellProblem(*problem, table, names, goldfishName(), session);
        return false;
    }
    return true;
}

/// All that the report tells beside the figures.
GoldfishTold toldOf(const PlayedDecks& table, const GoldfishPlan& plan)
{
    GoldfishTold told;
    told.deck = table.decks.front().name;
    for (std::size_t i = 1; i < table.decks.size(); ++i)
        told.opponents << table.decks[i].name;
    told.pilots << QString::fromStdString(plan.pilot);
    if (!told.opponents.isEmpty())
        told.pilots << QString::fromStdString(plan.againstPilot);
    told.seed = plan.seed;
    told.mostOwnTurns = plan.mostOwnTurns;
    if (const PassiveOpponent* passive = table.facts->passive(plan.passive)) {
        told.passive = QString::fromStdString(passive->key);
        told.passiveLabel = QString::fromStdString(passive->label);
        const auto values = table.playable->settings(plan);
        for (const PassiveSetting& one : passive->settings)
            told.settings.append(
                {QString::fromStdString(one.key), QString::fromStdString(one.label), values.at(one.key)});
    }
    return told;
}

Exit runGoldfish(const Options& options, Session& session)
{
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    QStringList files = options.arguments();
    const QStringList all = options.values(QStringLiteral("against"));
    for (const QString& against : all) {
        if (against.isEmpty())
            return session.fail(goldfishName(), GoldfishVerb::tr("--against needs a deck, or the word passive"));
        if (isPassive(against) && all.size() > 1)
            return session.fail(
                goldfishName(),
                GoldfishVerb::tr("--against \"%1\" stands alone: all opponents are that one").arg(shown(against, 60)));
        if (!isPassive(against))
            files << against;
    }
    const auto threads = threadsOf(options, goldfishName(), session);
    if (!threads)
        return Exit::Failed;
    const auto table = playedDecks(files, {goldfishName()}, options, session);
    if (!table) {
        if (form == QLatin1String("json"))
            session.printFailure("goldfish");
        return Exit::Failed;
    }
    GoldfishPlan plan;
    if (!readPlan(options, session, *table, plan))
        return Exit::Failed;
    GoldfishTold told = toldOf(*table, plan);
    told.measures = engine::goldfish(*table->playable, plan, *threads, [&](int done) {
        session.console().progress(GoldfishVerb::tr("%1 games").arg(done));
        return true;
    });
    session.console().endProgress();
    if (options.has(QStringLiteral("shard")))
        printShard(told, aboutGoldfish(*table, plan), plan.shard, session);
    else
        printGoldfish(told, form, session);
    return Exit::Good;
}

} // namespace

Verb goldfishVerb()
{
    Verb verb;
    verb.name = QStringLiteral("goldfish");
    verb.summary = GoldfishVerb::tr("how a deck develops against an opponent that does nothing");
    verb.forms = {QStringLiteral("DECK")};
    verb.description = GoldfishVerb::tr(
        "Plays the deck out by the full rules against an opponent that does as good as nothing, and shows, turn by "
        "turn, what it has developed: when it can attack, what it has dealt, when it wins; and which cards were in "
        "the hand at the end and could not be played, with the rule that stopped them. The games are told apart by "
        "who goes first, by whether a mulligan was taken, and by each card that was kept in the opening hand. All "
        "with intervals of 95 percent, and the exact chance where there is a formula.");
    verb.options = withPlayingOptions({
        {QStringLiteral("games"), QStringLiteral("N"), GoldfishVerb::tr("How many games; 1000 unless given."), {}},
        {QStringLiteral("against"),
         QStringLiteral("DECK|NAME[:KEY=N,...]"),
         GoldfishVerb::tr("A deck that plays back (once for each other player), or a passive opponent of the game "
                          "by its name, with what it is given: \"passive:hp=90,def=12\"; \"passive\" is the game's "
                          "usual one."),
         {}},
        {QStringLiteral("pilot"),
         QStringLiteral("P[,P]"),
         GoldfishVerb::tr("Who plays the deck, and who plays against it: greedy or random."),
         {}},
    });
    verb.examples = {
        {QStringLiteral("my-deck.muster --games 5000"), GoldfishVerb::tr("How fast is this deck?")},
        {QStringLiteral("my-deck.muster --against the-long-siege.muster"),
         GoldfishVerb::tr("How it develops while somebody fights back.")},
        {QStringLiteral("my-deck.muster --against passive:def=14 --output csv"),
         GoldfishVerb::tr("The same against walls, as a table.")},
    };
    verb.leastArguments = 1;
    verb.mostArguments = 1;
    verb.run = runGoldfish;
    return verb;
}

} // namespace muster::app
