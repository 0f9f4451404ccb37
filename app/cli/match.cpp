// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/cli/played_decks.h"
#include "app/cli/verbs.h"
#include "carddb/file_io.h"
#include "engine/play/replay_file.h"
#include "engine/play/tournament.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MatchVerb)
};

QString verb() { return QStringLiteral("match"); }

/// A deck and who plays it.
struct Entrant {
    QString name;
    engine::DeckCards cards;
    std::string pilot;
};

QString share(int successes, int trials)
{
    const engine::Interval interval = engine::shareInterval(successes, trials);
    return QStringLiteral("%1 % (%2 to %3)")
        .arg(trials > 0 ? 100.0 * successes / trials : 0.0, 0, 'f', 1)
        .arg(100 * interval.low, 0, 'f', 1)
        .arg(100 * interval.high, 0, 'f', 1);
}

/// One game with everything that it takes to play it again.
engine::ReplayFile record(const engine::Playable& game, const std::string& key, const Catalogue& catalogue,
                          const std::map<std::string, std::string>& rules, const Entrant& first, const Entrant& second,
                          std::uint64_t seed)
{
    engine::ReplayFile replay{key, std::string(engine::rulesVersion), rules, {}, seed, {}, 0};
    for (const Entrant* one : {&first, &second}) {
        auto& ids = replay.decks.emplace_back();
        for (const std::uint16_t card : one->cards)
            ids.emplace_back(catalogue.card(CardIndex{card}).id());
    }
    const auto table = game.session({first.cards, second.cards});
    const auto one = game.pilot(first.pilot);
    const auto two = game.pilot(second.pilot);
    one->reseed(seed, 0);
    two->reseed(seed, 1);
    const std::array<engine::Agent*, 2> agents{one.get(), two.get()};
    engine::BySeat bySeat(agents);
    engine::Recorder recorder(bySeat, replay.answers);
    replay.digest = engine::playGame(*table, seed, recorder).digest;
    return replay;
}

/// The decks with their pilots, named in turn; one deck alone plays itself.
std::optional<std::vector<Entrant>> entrants(const PlayedDecks& table, const Options& options, Session& session)
{
    std::vector<Entrant> found;
    found.reserve(std::max<std::size_t>(2, table.decks.size()));
    for (const PlayedDeck& deck : table.decks)
        found.push_back({deck.name, deck.cards, {}});
    if (found.size() == 1)
        found.push_back(found.front());
    const QStringList pilots = options.value(QStringLiteral("pilot"), QStringLiteral("greedy")).split(QLatin1Char(','));
    if (static_cast<std::size_t>(pilots.size()) > found.size()) {
        session.fail(verb(), Words::tr("--pilot names more pilots than there are decks"));
        return {};
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        const QString& name = pilots.at(static_cast<qsizetype>(i) % pilots.size());
        if (!isPilot(name, verb(), *table.playable, session))
            return {};
        found[i].pilot = name.toStdString();
    }
    return found;
}

Exit run(const Options& options, Session& session)
{
    const auto table = playedDecks(options.arguments(), {verb()}, options, session);
    const auto games = numberOf(options, verb(), QStringLiteral("games"), 1000, 1, 10'000'000, session);
    const auto seed = seedOf(options, verb(), session);
    const auto threads = threadsOf(options, verb(), session);
    if (!table || !games || !seed || !threads)
        return Exit::Failed;
    const auto entered = entrants(*table, options, session);
    if (!entered)
        return Exit::Failed;
    const std::vector<Entrant>& decks = *entered;
    const engine::Playable& game = *table->playable;
    if (options.has(QStringLiteral("save"))) {
        const engine::ReplayFile replay =
            record(game, table->game, *table->catalogue, table->rules, decks[0], decks[1], *seed);
        if (const auto written = carddb::writeFile(options.value(QStringLiteral("save")), engine::writeReplay(replay));
            !written)
            return session.fail(written.error());
    }
    std::uint64_t signature = 0;
    int ended = 0;
    int played = 0;
    std::int64_t choices = 0;
    std::int64_t offered = 0;
    std::int64_t turns = 0;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        for (std::size_t j = i + 1; j < decks.size(); ++j) {
            const Entrant& first = decks[i];
            const Entrant& second = decks[j];
            const engine::Pairing pairing{first.cards, second.cards, first.pilot, second.pilot, *games, *seed};
            const engine::Score score = engine::playPairing(game, pairing, *threads, [&](int done) {
                session.console().progress(Words::tr("%1 games").arg(done));
                return true;
            });
            session.console().endProgress();
            session.console().line(Words::tr("%1 (%2) against %3 (%4): %5 won, %6 lost, %7 drawn of %8; wins %9")
                                       .arg(first.name, QString::fromStdString(first.pilot), second.name,
                                            QString::fromStdString(second.pilot), QString::number(score.firstWins),
                                            QString::number(score.secondWins), QString::number(score.draws),
                                            QString::number(score.games), share(score.firstWins, score.games)));
            signature = engine::mix(signature ^ score.signature);
            ended += score.byTheRules();
            played += score.games;
            choices += score.choices;
            offered += score.options;
            turns += score.turns;
        }
    }
    session.console().line(Words::tr("ended by the rules: %1; %2 turns and %3 choices a game, %4 options a choice")
                               .arg(share(ended, played))
                               .arg(double(turns) / played, 0, 'f', 1)
                               .arg(double(choices) / played, 0, 'f', 1)
                               .arg(double(offered) / double(std::max<std::int64_t>(1, choices)), 0, 'f', 2));
    session.console().line(QStringLiteral("signature: %1")
                               .arg(signature, 16, 16, QLatin1Char('0'))
                               .toUpper()
                               .replace(QLatin1String("SIGNATURE"), QLatin1String("signature")));
    return Exit::Good;
}

} // namespace

Verb matchVerb()
{
    Verb verb;
    verb.name = QStringLiteral("match");
    verb.summary = Words::tr("whole games between decks, flown by pilots");
    verb.usage = {QStringLiteral("DECK DECK... [--games N] [--seed S] [--pilot P[,P...]] [--threads N] [--save FILE] "
                                 "[--allow-unread] [--game GAME]")};
    verb.description =
        Words::tr("Plays games from the shuffle to the end, by the full rules, and counts who wins, with intervals of "
                  "95 percent. Seats are swapped from game to game. Several decks play each other, each against each. "
                  "The same decks, seed and pilots give the same signature on every machine.");
    verb.options = {
        {QStringLiteral("games"),
         QStringLiteral("N"),
         Words::tr("How many games each two decks play; 1000 unless given."),
         {}},
        seedOption(),
        {QStringLiteral("pilot"), QStringLiteral("P,P"), Words::tr("Who plays each deck: greedy or random."), {}},
        threadsOption(),
        allowUnreadOption(),
        {QStringLiteral("save"),
         QStringLiteral("FILE"),
         Words::tr("Records one game of the first two decks, for \"muster replay\"."),
         {}},
        gameOption()};
    verb.examples = {
        {QStringLiteral("ember.muster siege.muster --games 2000"),
         Words::tr("2000 games of one deck against another.")},
        {QStringLiteral("*.muster --games 200 --seed 7"), Words::tr("A round robin.")},
        {QStringLiteral("mine.muster mine.muster --pilot greedy,random"), Words::tr("How much the pilot matters.")},
    };
    verb.leastArguments = 1;
    verb.run = run;
    return verb;
}

} // namespace muster::app
