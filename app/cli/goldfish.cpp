// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/goldfish_report.h"
#include "app/cli/played_decks.h"
#include "app/cli/verbs.h"

namespace muster::app {

namespace {

using engine::sceptre::GoldfishPlan;
using engine::sceptre::GoldfishReport;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GoldfishVerb)
};

QString verb() { return QStringLiteral("goldfish"); }
QString passiveWord() { return QStringLiteral("passive"); }

/// What the options say of the games and of the passive Champions; false, with a sentence, where they make no sense.
bool readPlan(const Options& options, Session& session, const engine::Playable& game, GoldfishPlan& plan)
{
    const auto number = [&](const char* name, int otherwise, int lowest, int highest) {
        return numberOf(options, verb(), QString::fromUtf8(name), otherwise, lowest, highest, session);
    };
    const auto hp = number("hp", plan.passive.hp, 10, 400);
    const auto def = number("def", plan.passive.def, 0, 30);
    const auto spd = number("spd", plan.passive.spd, 0, 30);
    const auto games = number("games", 1000, 1, 10'000'000);
    const auto seed = seedOf(options, verb(), session);
    if (!hp || !def || !spd || !games || !seed)
        return false;
    plan.passive = {*hp, *def, *spd};
    plan.games = *games;
    plan.seed = *seed;
    const bool passive =
        options.has(QStringLiteral("hp")) || options.has(QStringLiteral("def")) || options.has(QStringLiteral("spd"));
    if (!plan.against.empty() && passive) {
        session.fail(verb(),
                     Words::tr("--hp, --def and --spd are about passive Champions; with --against there are none"));
        return false;
    }
    const QStringList pilots = options.value(QStringLiteral("pilot"), QStringLiteral("greedy")).split(QLatin1Char(','));
    if (pilots.size() > (plan.against.empty() ? 1 : 2)) {
        session.fail(verb(), Words::tr("--pilot names more pilots than there are decks"));
        return false;
    }
    plan.pilot = pilots.first().toStdString();
    plan.againstPilot = pilots.last().toStdString();
    return isPilot(pilots.first(), verb(), game, session) && isPilot(pilots.last(), verb(), game, session);
}

Exit run(const Options& options, Session& session)
{
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    QStringList files = options.arguments();
    const QString against = options.value(QStringLiteral("against"), passiveWord());
    if (against != passiveWord())
        files << against;
    const auto threads = threadsOf(options, verb(), session);
    if (!threads)
        return Exit::Failed;
    const auto table = playedDecks(files, {verb()}, options, session);
    if (!table) {
        if (form == QLatin1String("json"))
            session.printFailure("goldfish");
        return Exit::Failed;
    }
    const engine::sceptre::Rules rules(*table->catalogue, table->rules);
    GoldfishPlan plan;
    plan.deck = table->decks[0].cards;
    plan.passive = medianChampions(rules, plan.deck);
    QString opponent;
    if (table->decks.size() > 1) {
        plan.against = table->decks[1].cards;
        opponent = table->decks[1].name;
    }
    if (!readPlan(options, session, *table->playable, plan))
        return Exit::Failed;
    const GoldfishReport report = goldfish(rules, *table->playable, plan, *threads, [&](int done) {
        session.console().progress(Words::tr("%1 games").arg(done));
        return true;
    });
    session.console().endProgress();
    const GoldfishTold told{table->decks[0].name, opponent, plan, report, *table->catalogue};
    if (form == QLatin1String("json"))
        printGoldfishJson(told, session);
    else if (form == QLatin1String("csv"))
        printGoldfishCsv(told, session.console());
    else
        printGoldfishText(told, session.console());
    return Exit::Good;
}

} // namespace

Verb goldfishVerb()
{
    Verb verb;
    verb.name = QStringLiteral("goldfish");
    verb.summary = Words::tr("how a deck develops against an opponent that does nothing");
    verb.usage = {
        QStringLiteral("DECK [--against DECK|passive] [--games N] [--seed S] [--pilot P[,P]] [--hp N] [--def N] "
                       "[--spd N] [--threads N] [--allow-unread] "
                       "[--output text|json|csv] [--game GAME]")};
    verb.description = Words::tr(
        "Plays the deck out by the full rules against five passive Champions and shows, turn by turn, what it "
        "has developed: when it can attack, what it has dealt, when it wins; and which cards were in the hand at the "
        "end "
        "and could not be played, with the rule that stopped them. All with intervals of 95 percent, and the exact "
        "chance "
        "where there is a formula.");
    verb.options = {{QStringLiteral("games"), QStringLiteral("N"), Words::tr("How many games; 1000 unless given."), {}},
                    seedOption(),
                    {QStringLiteral("against"),
                     QStringLiteral("DECK|passive"),
                     Words::tr("A deck that plays back, instead of the passive Champions; \"passive\" are these."),
                     {}},
                    {QStringLiteral("pilot"),
                     QStringLiteral("P,P"),
                     Words::tr("Who plays the deck, and who plays against it: greedy or random."),
                     {}},
                    {QStringLiteral("hp"),
                     QStringLiteral("N"),
                     Words::tr("HP of the passive Champions; the deck's own median unless given."),
                     {}},
                    {QStringLiteral("def"), QStringLiteral("N"), Words::tr("Their DEF."), {}},
                    {QStringLiteral("spd"), QStringLiteral("N"), Words::tr("Their SPD."), {}},
                    threadsOption(),
                    allowUnreadOption(),
                    outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}),
                    gameOption()};
    verb.examples = {
        {QStringLiteral("my-deck.muster --games 5000"), Words::tr("How fast is this deck?")},
        {QStringLiteral("my-deck.muster --against the-long-siege.muster"),
         Words::tr("How it develops while somebody fights back.")},
        {QStringLiteral("my-deck.muster --def 14 --output csv"), Words::tr("The same against walls, as a table.")},
    };
    verb.leastArguments = 1;
    verb.mostArguments = 1;
    verb.run = run;
    return verb;
}

} // namespace muster::app
