// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <thread>

#include <QCoreApplication>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "engine/play/replay_file.h"
#include "engine/play/tournament.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MatchVerb)
};

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

/// A whole number of an option, or nothing with a sentence.
std::optional<std::uint64_t> numberOf(const Options& options, const QString& name, std::uint64_t otherwise,
                                      std::uint64_t highest, Session& session)
{
    if (!options.has(name))
        return otherwise;
    bool good = false;
    const QString text = options.value(name);
    const std::uint64_t value = text.toULongLong(&good);
    if (good && value <= highest && (value > 0 || name == QLatin1String("seed")))
        return value;
    session.fail(QStringLiteral("match"),
                 Words::tr("--%1 is a whole number up to %2, not \"%3\"").arg(name).arg(highest).arg(text));
    return {};
}

std::optional<std::vector<Entrant>> entrants(const Options& options, Session& session, QString& gameKey,
                                             std::shared_ptr<const Catalogue>& catalogue,
                                             std::map<std::string, std::string>& rules)
{
    std::vector<Entrant> found;
    for (const QString& argument : options.arguments()) {
        const auto deck = deckArgument(argument, options.value(QStringLiteral("game")), session.shelf());
        if (!deck) {
            session.fail(deck.error());
            return {};
        }
        const QString key = QString::fromStdString(deck->loaded.deck.game);
        if (!gameKey.isEmpty() && key != gameKey) {
            session.fail(QStringLiteral("match"),
                         Words::tr("decks of %1 and %2 cannot play each other").arg(gameKey, key));
            return {};
        }
        gameKey = key;
        catalogue = deck->catalogue;
        rules.insert(deck->loaded.deck.options.begin(), deck->loaded.deck.options.end());
        Entrant entrant;
        entrant.name = shown(deck->loaded.deck.name.empty() ? deck->loaded.file : deck->loaded.deck.name, 60);
        const ResolvedDeck resolved(*deck->catalogue, deck->loaded.deck);
        for (const ResolvedEntry& entry : resolved.entries()) {
            if (entry.status != ResolvedEntry::Status::Card) {
                session.fail(
                    QStringLiteral("match"),
                    Words::tr("%1 names cards that are not known; \"muster check\" says which").arg(entrant.name));
                return {};
            }
            entrant.cards.insert(entrant.cards.end(), static_cast<std::size_t>(entry.count),
                                 static_cast<std::uint16_t>(entry.card.value));
        }
        found.push_back(std::move(entrant));
    }
    return found;
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

Exit run(const Options& options, Session& session)
{
    QString key;
    std::shared_ptr<const Catalogue> catalogue;
    std::map<std::string, std::string> rules;
    auto decks = entrants(options, session, key, catalogue, rules);
    const auto games = numberOf(options, QStringLiteral("games"), 1000, 10'000'000, session);
    const auto seed = numberOf(options, QStringLiteral("seed"), 1, ~std::uint64_t(0), session);
    const auto threads =
        numberOf(options, QStringLiteral("threads"), std::max(1u, std::thread::hardware_concurrency()), 256, session);
    if (!decks || !games || !seed || !threads)
        return Exit::Failed;
    const auto game = engine::makePlayable(key.toStdString(), *catalogue, rules);
    if (!game)
        return session.fail(QStringLiteral("match"), Words::tr("%1 cannot be played by the engine yet").arg(key));
    if (decks->size() == 1)
        decks->push_back(decks->front());
    const QStringList pilots = options.value(QStringLiteral("pilot"), QStringLiteral("greedy")).split(QLatin1Char(','));
    for (std::size_t i = 0; i < decks->size(); ++i) {
        const QString name = pilots.at(static_cast<qsizetype>(i) % pilots.size());
        (*decks)[i].pilot = name.toStdString();
        if (!game->pilot((*decks)[i].pilot)) {
            QStringList known;
            for (const std::string& one : game->pilots())
                known << QString::fromStdString(one);
            return session.fail(QStringLiteral("match"),
                                Words::tr("there is no pilot \"%1\"%2").arg(name, didYouMean(name, known)));
        }
        if (const auto unread = game->unread((*decks)[i].cards); !unread.empty())
            session.console().complain(Words::tr("%1: warning: %n card(s) have a text that is not played", nullptr,
                                                 static_cast<int>(unread.size()))
                                           .arg((*decks)[i].name));
    }
    if (options.has(QStringLiteral("save"))) {
        const engine::ReplayFile replay =
            record(*game, key.toStdString(), *catalogue, rules, (*decks)[0], (*decks)[1], *seed);
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
    for (std::size_t i = 0; i < decks->size(); ++i) {
        for (std::size_t j = i + 1; j < decks->size(); ++j) {
            const Entrant& first = (*decks)[i];
            const Entrant& second = (*decks)[j];
            const engine::Pairing pairing{
                first.cards, second.cards, first.pilot, second.pilot, static_cast<int>(*games), *seed};
            const engine::Score score = engine::playPairing(*game, pairing, static_cast<int>(*threads), [&](int done) {
                session.console().progress(Words::tr("%1 games").arg(done));
                return true;
            });
            session.console().endProgress();
            session.console().line(Words::tr("%1 (%2) against %3 (%4): %5 won, %6 lost, %7 drawn of %8; wins %9")
                                       .arg(first.name, QString::fromStdString(first.pilot), second.name,
                                            QString::fromStdString(second.pilot))
                                       .arg(score.firstWins)
                                       .arg(score.secondWins)
                                       .arg(score.draws)
                                       .arg(score.games)
                                       .arg(share(score.firstWins, score.games)));
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
    verb.usage = {QStringLiteral(
        "DECK DECK... [--games N] [--seed S] [--pilot P[,P...]] [--threads N] [--save FILE] [--game GAME]")};
    verb.description =
        Words::tr("Plays games from the shuffle to the end, by the full rules, and counts who wins, with intervals of "
                  "95 percent. Seats are swapped from game to game. Several decks play each other, each against each. "
                  "The same decks, seed and pilots give the same signature on every machine.");
    verb.options = {
        {QStringLiteral("games"),
         QStringLiteral("N"),
         Words::tr("How many games each two decks play; 1000 unless given."),
         {}},
        {QStringLiteral("seed"),
         QStringLiteral("S"),
         Words::tr("The seed of all shuffles and dice; 1 unless given."),
         {}},
        {QStringLiteral("pilot"), QStringLiteral("P,P"), Words::tr("Who plays each deck: greedy or random."), {}},
        {QStringLiteral("threads"),
         QStringLiteral("N"),
         Words::tr("How many games at a time; the results do not depend on it."),
         {}},
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
