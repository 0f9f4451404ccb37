// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/hands_report.h"
#include "app/cli/played_decks.h"
#include "app/cli/shard_file.h"
#include "app/cli/verbs.h"
#include "engine/games/games.h"
#include "engine/play/plain_hands.h"

namespace muster::app {

namespace {

struct HandsVerb {
    Q_DECLARE_TR_FUNCTIONS(HandsVerb)
};

Exit runHands(const Options& options, Session& session)
{
    const QString verb = QStringLiteral("hands");
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    const auto samples = numberOf(options, verb, QStringLiteral("samples"), 100'000, 1, 100'000'000, session);
    const auto seed = seedOf(options, verb, session);
    const auto threads = threadsOf(options, verb, session);
    const auto shard = shardOf(options, verb, session);
    if (!samples || !seed || !threads || !shard)
        return Exit::Failed;
    // Hands are judged by the numbers and types printed on the cards; no text is carried out.
    const auto table = playedDecks(options.arguments(), {verb, false}, options, session);
    if (!table) {
        if (form == QLatin1String("json"))
            session.printFailure("hands");
        return Exit::Failed;
    }
    const PlayedDeck& deck = table->decks.front();
    auto practice = engine::makeHandPractice(table->game, *table->catalogue, table->rules, deck.cards);
    if (!practice) // no engine: the odds of the draw need none
        practice = engine::makePlainHands(*table->catalogue, deck.cards);
    if (!practice)
        return session.fail(verb,
                            HandsVerb::tr("the engine deals no hands of %1")
                                .arg(QString::fromStdString(table->catalogue->game().title)));
    HandsTold told{deck.name, *seed, engine::sampleHands(*practice, {*samples, *seed, *shard}, *threads, [&](int done) {
                       session.console().progress(HandsVerb::tr("%1 hands").arg(done));
                       return true;
                   })};
    session.console().endProgress();
    if (options.has(QStringLiteral("shard")))
        printShard(told, aboutHands(*table, *samples, *seed), *shard, session);
    else
        printHands(told, form, session);
    return Exit::Good;
}

} // namespace

Verb handsVerb()
{
    Verb verb;
    verb.name = QStringLiteral("hands");
    verb.summary = HandsVerb::tr("opening hands, sampled and exact");
    verb.forms = {QStringLiteral("DECK")};
    verb.description =
        HandsVerb::tr("Draws opening hands by the game's own procedure, redraws included, and shows how often "
                      "what comes up, with intervals of 95 percent, and the exact odds beside it where there "
                      "is a formula.");
    verb.options = {
        {QStringLiteral("samples"), QStringLiteral("N"), HandsVerb::tr("How many hands; 100000 unless given."), {}},
        seedOption(),
        threadsOption(),
        shardOption(),
        shopOption(),
        outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}),
        gameOption()};
    verb.examples = {
        {QStringLiteral("my-deck.muster"), HandsVerb::tr("Dead hands and first Champions of a deck.")},
        {QStringLiteral("my-deck.muster --samples 1000000 --output csv"),
         HandsVerb::tr("A million hands, as a table.")},
    };
    verb.leastArguments = 1;
    verb.mostArguments = 1;
    verb.run = runHands;
    return verb;
}

} // namespace muster::app
