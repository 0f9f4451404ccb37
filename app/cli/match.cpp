// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/cli/match_report.h"
#include "app/cli/output_file.h"
#include "app/cli/played_decks.h"
#include "app/cli/shard_file.h"
#include "app/cli/verbs.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"
#include "engine/core/random.h"
#include "engine/play/replay_file.h"

namespace muster::app {

namespace {

struct MatchVerb {
    Q_DECLARE_TR_FUNCTIONS(MatchVerb)
};

QString matchName() { return QStringLiteral("match"); }

/// The first game of a matchup, with everything that it takes to play it again.
engine::ReplayFile recordFirst(const PlayedDecks& table, const engine::Playable& game, const engine::Matchup& matchup)
{
    const engine::MatchSetup setup = engine::setupOf(game.facts(), matchup, 0);
    engine::ReplayFile replay = engine::recordOf(game.facts(), *table.catalogue, setup);
    replay.options = table.rules;
    replay.seed = engine::seedOfGame(matchup, 0);
    std::vector<std::unique_ptr<engine::Pilot>> pilots;
    std::array<engine::Agent*, engine::MostSeats> agents{};
    for (std::size_t i = 0; i < matchup.entrants.size(); ++i) {
        const std::size_t seat = engine::seatOf(i, matchup.entrants.size(), 0);
        pilots.push_back(game.pilot(matchup.entrants[i].pilot));
        pilots.back()->reseed(replay.seed, static_cast<engine::Seat>(seat));
        agents[seat] = pilots.back().get();
    }
    engine::BySeat bySeat(std::span(agents.data(), matchup.entrants.size()));
    engine::Recorder recorder(bySeat, replay.answers);
    replay.digest = engine::playGame(**game.session(setup), replay.seed, recorder).digest;
    return replay;
}

/// Whether a record may be written there: over nothing but another record. Where it may not, that is said.
bool mayBeSaved(const QString& file, Session& session)
{
    const auto there = carddb::readFile(file, carddb::DataLimit);
    if (!there && there.error().front().kind == ErrorKind::NoSuchFile)
        return true;
    if (!there && there.error().front().kind == ErrorKind::IsFolder) {
        session.fail(there.error());
        return false;
    }
    if (there && there->starts_with("replay:"))
        return true;
    session.fail(matchName(),
                 MatchVerb::tr("--save does not write over %1: it is not a recorded game")
                     .arg(shown(carddb::nativePath(file), 1000)));
    return false;
}

/// All games of one call.
class Match {
public:
    Match(const PlayedDecks& table, const Options& options, Session& session)
        : m_table(table),
          m_options(options),
          m_session(session)
    {
    }

    /// What the options say; false, with a sentence, where they make no sense.
    bool read()
    {
        const auto number = [&](const char* name, int otherwise, int most) {
            return numberOf(m_options, matchName(), QString::fromUtf8(name), otherwise, 1, most, m_session);
        };
        const auto games = number("games", 1000, 10'000'000);
        const auto players = number("players", 0, engine::MostSeats);
        const auto seed = seedOf(m_options, matchName(), m_session);
        const auto threads = threadsOf(m_options, matchName(), m_session);
        const auto shard = shardOf(m_options, matchName(), m_session);
        if (!games || !players || !seed || !threads || !shard)
            return false;
        m_games = *games;
        m_seed = *seed;
        m_threads = *threads;
        m_shard = *shard;
        m_mode = m_options.value(QStringLiteral("mode")).toStdString();
        if (m_options.has(QStringLiteral("shard")) && m_options.has(QStringLiteral("save"))) {
            m_session.fail(matchName(), MatchVerb::tr("--save records a whole match, not a part of one"));
            return false;
        }
        return readSeats(*players) && readEntrants() && readPilots();
    }

    Exit run()
    {
        const QString form = m_options.value(QStringLiteral("output"), QStringLiteral("text"));
        const bool part = m_options.has(QStringLiteral("shard"));
        if (m_options.has(QStringLiteral("save"))) {
            if (const Exit saved = save(); saved != Exit::Good)
                return saved;
        }
        for (const std::vector<std::size_t>& entrants : combinations()) {
            if (!play(entrants))
                return Exit::Failed;
            if (form == QLatin1String("text") && !part)
                printMatchRow(m_told, m_told.rows.back(), m_session.console());
        }
        if (part)
            printShard(m_told, aboutMatch(m_table, m_told, m_games), m_shard, m_session);
        else
            printMatch(m_told, form, false, m_session);
        return Exit::Good;
    }

private:
    /// How many sit at each table.
    bool readSeats(int players)
    {
        const engine::PlayFacts& facts = *m_table.facts;
        const engine::Mode* mode = m_mode.empty() ? nullptr : facts.mode(m_mode);
        const auto decks = static_cast<int>(m_table.decks.size());
        if (players > 0)
            m_seats = players;
        else if (mode != nullptr)
            m_seats = !facts.sharedDeck && mode->seats(decks) ? decks : mode->fewest;
        else
            m_seats = facts.modes.front().fewest;
        const engine::Mode* played = mode != nullptr ? mode : facts.modeFor(m_seats);
        m_told.mode = played != nullptr ? QString::fromStdString(played->key) : QString();
        if (facts.sharedDeck || decks == 1 || decks >= m_seats)
            return true;
        m_session.fail(matchName(),
                       MatchVerb::tr("%1 decks for %2 players: name one for each of them, or one alone that all play")
                           .arg(decks)
                           .arg(m_seats));
        return false;
    }

    /// Decks by name, those of one name told apart by their files. One deck alone, or one that all share, is played by
    /// everybody.
    bool readEntrants()
    {
        m_told.seed = m_seed;
        for (const PlayedDeck& deck : m_table.decks) {
            const bool sameName = std::any_of(m_table.decks.begin(), m_table.decks.end(), [&](const PlayedDeck& other) {
                return other.name == deck.name && other.file != deck.file;
            });
            const QString name =
                sameName ? QStringLiteral("%1 [%2]").arg(deck.name, shown(deck.file, 1000)) : deck.name;
            const int copies = m_table.facts->sharedDeck || m_table.decks.size() == 1 ? m_seats : 1;
            for (int i = 0; i < copies; ++i) {
                m_told.entrants.push_back({name, deck.file, {}});
                m_decks.push_back(&deck.cards);
            }
        }
        return true;
    }

    /// Named in turn.
    bool readPilots()
    {
        const QStringList pilots =
            m_options.value(QStringLiteral("pilot"), QString::fromStdString(m_table.facts->usualPilot))
                .split(QLatin1Char(','));
        const std::size_t most = m_table.facts->sharedDeck ? static_cast<std::size_t>(m_seats) : m_told.entrants.size();
        if (static_cast<std::size_t>(pilots.size()) > most) {
            m_session.fail(matchName(),
                           m_table.facts->sharedDeck ? MatchVerb::tr("--pilot names more pilots than there are players")
                                                     : MatchVerb::tr("--pilot names more pilots than there are decks"));
            return false;
        }
        for (std::size_t i = 0; i < m_told.entrants.size(); ++i) {
            const std::size_t at = m_table.facts->sharedDeck ? i % static_cast<std::size_t>(m_seats) : i;
            const QString& name = pilots.at(static_cast<qsizetype>(at) % pilots.size());
            if (!isPilot(name, matchName(), *m_table.facts, m_session))
                return false;
            m_told.entrants[i].pilot = name;
        }
        return true;
    }

    /// Everybody with everybody: each choice of as many entrants as there are seats, in order. Where all share a deck,
    /// each deck has a table.
    [[nodiscard]] std::vector<std::vector<std::size_t>> combinations() const
    {
        const auto seats = static_cast<std::size_t>(m_seats);
        const std::size_t all = m_told.entrants.size();
        std::vector<std::vector<std::size_t>> found;
        if (m_table.facts->sharedDeck) {
            for (std::size_t first = 0; first < all; first += seats) {
                auto& table = found.emplace_back();
                for (std::size_t i = 0; i < seats; ++i)
                    table.push_back(first + i);
            }
            return found;
        }
        std::vector<std::size_t> chosen;
        const auto choose = [&](auto&& self, std::size_t from) -> void {
            if (chosen.size() == seats) {
                found.push_back(chosen);
                return;
            }
            for (std::size_t i = from; i < all; ++i) {
                chosen.push_back(i);
                self(self, i + 1);
                chosen.pop_back();
            }
        };
        choose(choose, 0);
        return found;
    }

    /// Every table has games of its own: the first one those of the seed.
    [[nodiscard]] engine::Matchup matchupOf(const std::vector<std::size_t>& entrants, std::uint64_t number) const
    {
        engine::Matchup matchup;
        matchup.mode = m_mode;
        for (const std::size_t one : entrants)
            matchup.entrants.push_back({*m_decks[one], m_told.entrants[one].pilot.toStdString()});
        matchup.shop = m_table.shop.cards;
        matchup.games = m_games;
        matchup.seed = number == 0 ? m_seed : engine::mix(m_seed ^ engine::mix(number));
        matchup.shard = m_shard;
        return matchup;
    }

    /// The engine for the decks of one table: with the same decks it is the same, whatever else is played.
    [[nodiscard]] std::unique_ptr<engine::Playable> gameOf(const std::vector<std::size_t>& entrants) const
    {
        std::vector<const engine::DeckSections*> decks;
        decks.reserve(entrants.size());
        for (const std::size_t one : entrants)
            decks.push_back(m_decks[one]);
        return playableFor(m_table, decks, matchName(), m_session);
    }

    bool play(const std::vector<std::size_t>& entrants)
    {
        const auto game = gameOf(entrants);
        if (!game)
            return false;
        auto score = engine::playMatchup(*game, matchupOf(entrants, m_told.rows.size()), m_threads, [&](int done) {
            m_session.console().progress(MatchVerb::tr("%1 games").arg(done));
            return true;
        });
        m_session.console().endProgress();
        if (!score) {
            std::vector<QString> names;
            names.reserve(entrants.size());
            for (const std::size_t one : entrants)
                names.push_back(m_told.entrants[one].name);
            tellProblem(score.error(), m_table, names, matchName(), m_session);
            return false;
        }
        MatchTold::Row row{entrants, std::move(*score), {}};
        for (const auto& [card, standing] : row.score.cards)
            row.cards[std::string(m_table.catalogue->card(CardIndex{card}).name())].add(standing);
        m_told.rows.push_back(std::move(row));
        return true;
    }

    /// The record of the first game to a file, or to standard output.
    Exit save()
    {
        const QString file = m_options.value(QStringLiteral("save"));
        const bool printed = isStandardOutput(file);
        if (file.isEmpty())
            return m_session.fail(matchName(), MatchVerb::tr("--save needs the name of a file"));
        if (!printed && !mayBeSaved(file, m_session))
            return Exit::Failed;
        const std::vector<std::size_t> first = combinations().front();
        const auto game = gameOf(first);
        if (!game)
            return Exit::Failed;
        const engine::Matchup matchup = matchupOf(first, 0);
        if (const auto session = game->session(engine::setupOf(game->facts(), matchup, 0)); !session) {
            std::vector<QString> names;
            names.reserve(first.size());
            for (const std::size_t one : first)
                names.push_back(m_told.entrants[one].name);
            tellProblem(session.error(), m_table, names, matchName(), m_session);
            return Exit::Failed;
        }
        const std::string record = engine::writeReplay(recordFirst(m_table, *game, matchup));
        return writeOutput(file, record, m_session);
    }

    const PlayedDecks& m_table;
    const Options& m_options;
    Session& m_session;
    MatchTold m_told;
    std::vector<const engine::DeckSections*> m_decks; ///< of the entrants
    int m_games = 0;
    int m_seats = 2;
    int m_threads = 1;
    std::uint64_t m_seed = 1;
    std::string m_mode;
    engine::Shard m_shard;
};

Exit runMatch(const Options& options, Session& session)
{
    const auto table = playedDecks(options.arguments(), {matchName()}, options, session);
    if (!table) {
        if (options.value(QStringLiteral("output")) == QLatin1String("json"))
            session.printFailure("match");
        return Exit::Failed;
    }
    Match match(*table, options, session);
    return match.read() ? match.run() : Exit::Failed;
}

} // namespace

Verb matchVerb()
{
    Verb verb;
    verb.name = QStringLiteral("match");
    verb.summary = MatchVerb::tr("whole games between decks, flown by pilots");
    verb.forms = {QStringLiteral("DECK...")};
    verb.description = MatchVerb::tr(
        "Plays games from the shuffle to the end, by the full rules, and counts who wins, with intervals of "
        "95 percent. Seats change from game to game. Several decks play each other, each against each; "
        "one alone plays itself. With more than two players each of so many decks sits at a table with each "
        "choice of others. "
        "The same decks, seed and pilots give the same signature on every machine.");
    verb.options = withPlayingOptions({
        {QStringLiteral("games"),
         QStringLiteral("N"),
         MatchVerb::tr("How many games each table plays; 1000 unless given."),
         {}},
        {QStringLiteral("pilot"),
         QStringLiteral("P[,P...]"),
         MatchVerb::tr("Who plays the decks, in turn: greedy or random."),
         {}},
        {QStringLiteral("save"),
         QStringLiteral("FILE"),
         MatchVerb::tr("Records the first game of the match, for \"muster replay\"; never over a file that is "
                       "no record. With - it "
                       "is printed."),
         {}},
    });
    verb.examples = {
        {QStringLiteral("ember.muster siege.muster --games 2000"),
         MatchVerb::tr("2000 games of one deck against another.")},
        {QStringLiteral("*.muster --games 200 --seed 7"), MatchVerb::tr("A round robin.")},
        {QStringLiteral("mine.muster mine.muster --pilot greedy,random"), MatchVerb::tr("How much the pilot matters.")},
    };
    verb.leastArguments = 1;
    verb.run = runMatch;
    return verb;
}

} // namespace muster::app
