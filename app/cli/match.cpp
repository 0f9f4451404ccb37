// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QFile>

#include "app/cli/played_decks.h"
#include "app/cli/sampled.h"
#include "app/cli/verbs.h"
#include "app/output/csv.h"
#include "app/output/json_parts.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "engine/core/random.h"
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
    std::string file;
    engine::DeckCards cards;
    std::string pilot;
};

/// What two of them have played.
struct Played {
    const Entrant& first;
    const Entrant& second;
    engine::Score score;
    [[nodiscard]] int notEnded() const { return score.capped + score.abandoned; }
};

/// The first game of the match, with everything that it takes to play it again.
engine::ReplayFile record(const PlayedDecks& table, const Entrant& first, const Entrant& second,
                          const engine::Pairing& pairing)
{
    const std::uint64_t seed = engine::seedOfGame(pairing, 0);
    engine::ReplayFile replay{table.game, std::string(engine::rulesVersion), table.rules, {}, seed, {}, 0};
    for (const Entrant* one : {&first, &second}) {
        auto& ids = replay.decks.emplace_back();
        for (const std::uint16_t card : one->cards)
            ids.emplace_back(table.catalogue->card(CardIndex{card}).id());
    }
    const engine::Playable& game = *table.playable;
    const auto session = game.session({first.cards, second.cards});
    const auto one = game.pilot(first.pilot);
    const auto two = game.pilot(second.pilot);
    one->reseed(seed, 0);
    two->reseed(seed, 1);
    const std::array<engine::Agent*, 2> agents{one.get(), two.get()};
    engine::BySeat bySeat(agents);
    engine::Recorder recorder(bySeat, replay.answers);
    replay.digest = engine::playGame(*session, seed, recorder).digest;
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
    session.fail(verb(),
                 Words::tr("--save does not write over %1: it is not a recorded game")
                     .arg(shown(QFile::encodeName(file).toStdString(), 1000)));
    return false;
}

/// The decks with their pilots, named in turn; one deck alone plays itself.
std::optional<std::vector<Entrant>> entrants(const PlayedDecks& table, const Options& options, Session& session)
{
    std::vector<Entrant> found;
    found.reserve(std::max<std::size_t>(2, table.decks.size()));
    for (const PlayedDeck& deck : table.decks)
        found.push_back({deck.name, deck.file, deck.cards, {}});
    // Decks of one name are told apart by their files.
    for (std::size_t i = 0; i < table.decks.size(); ++i) {
        if (std::any_of(table.decks.begin(), table.decks.end(), [&](const PlayedDeck& other) {
                return other.name == table.decks[i].name && other.file != table.decks[i].file;
            }))
            found[i].name = QStringLiteral("%1 [%2]").arg(table.decks[i].name, shown(table.decks[i].file, 1000));
    }
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

/// All that was played, added up.
struct Sum {
    int games = 0, ended = 0;
    double turns = 0, choices = 0, options = 0;
    std::uint64_t signature = 0;

    void add(const engine::Score& score)
    {
        games += score.games;
        ended += score.byTheRules();
        turns += static_cast<double>(score.turns);
        choices += static_cast<double>(score.choices);
        options += static_cast<double>(score.options);
        signature = engine::mix(signature ^ score.signature);
    }
    [[nodiscard]] double optionsOfAChoice() const { return options / std::max(1.0, choices); }
    [[nodiscard]] QString signatureText() const
    {
        return QStringLiteral("%1").arg(signature, 16, 16, QLatin1Char('0')).toUpper();
    }
};

void printRow(const Played& played, Console& console)
{
    const engine::Score& score = played.score;
    const QString names = Words::tr("%1 (%2) against %3 (%4)")
                              .arg(played.first.name, QString::fromStdString(played.first.pilot), played.second.name,
                                   QString::fromStdString(played.second.pilot));
    console.line(Words::tr("%1: %2 won, %3 lost, %4 drawn and %5 not ended of %6; wins %7")
                     .arg(names, QString::number(score.firstWins), QString::number(score.secondWins),
                          QString::number(score.draws), QString::number(played.notEnded()),
                          QString::number(score.games), shareText(score.firstWins, score.games).trimmed()));
}

void printSum(const Sum& sum, Console& console)
{
    console.line(Words::tr("ended by the rules: %1 of %2, %3; %4 turns and %5 choices a game, %6 options a choice")
                     .arg(sum.ended)
                     .arg(sum.games)
                     .arg(shareText(sum.ended, sum.games).trimmed())
                     .arg(sum.turns / sum.games, 0, 'f', 1)
                     .arg(sum.choices / sum.games, 0, 'f', 1)
                     .arg(sum.optionsOfAChoice(), 0, 'f', 2));
    console.line(QStringLiteral("signature: ") + sum.signatureText());
}

void writeEntrant(JsonWriter& json, const char* key, const Entrant& entrant)
{
    json.key(key).beginObject().field("deck", entrant.name).field("file", shown(entrant.file, 1000));
    json.field("pilot", entrant.pilot).endObject();
}

void printJson(const std::vector<Played>& all, const Sum& sum, std::uint64_t seed, Session& session)
{
    JsonWriter json;
    beginDocument(json, "match");
    json.field("games", sum.games).field("seed", QString::number(seed)).key("pairings").beginArray();
    for (const Played& played : all) {
        const engine::Score& score = played.score;
        const engine::Interval wins = engine::shareInterval(score.firstWins, score.games);
        json.beginObject();
        writeEntrant(json, "first", played.first);
        writeEntrant(json, "second", played.second);
        json.field("games", score.games).field("won", score.firstWins).field("lost", score.secondWins);
        json.field("drawn", score.draws).field("not-ended", played.notEnded());
        json.field("share", double(score.firstWins) / score.games).field("low", wins.low).field("high", wins.high);
        json.endObject();
    }
    const engine::Interval ended = engine::shareInterval(sum.ended, sum.games);
    json.endArray().key("ended-by-the-rules").beginObject().field("count", sum.ended);
    json.field("share", double(sum.ended) / sum.games).field("low", ended.low).field("high", ended.high).endObject();
    json.field("turns-a-game", sum.turns / sum.games).field("choices-a-game", sum.choices / sum.games);
    json.field("options-a-choice", sum.optionsOfAChoice()).field("signature", sum.signatureText());
    writeErrors(json, {});
    session.writeWarnings(json);
    json.endObject();
    session.console().print(json.take());
}

void printCsv(const std::vector<Played>& all, Console& console)
{
    console.print(
        std::string_view("first,first-pilot,second,second-pilot,games,won,lost,drawn,not-ended,share,low,high\r\n"));
    for (const Played& played : all) {
        const engine::Score& score = played.score;
        QStringList cells{played.first.name, QString::fromStdString(played.first.pilot), played.second.name,
                          QString::fromStdString(played.second.pilot)};
        for (const int number : {score.games, score.firstWins, score.secondWins, score.draws, played.notEnded()})
            cells << QString::number(number);
        cells << shareCells(score.firstWins, score.games);
        console.print(csvRecord(cells).toStdString());
    }
}

Exit run(const Options& options, Session& session)
{
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    const auto games = numberOf(options, verb(), QStringLiteral("games"), 1000, 1, 10'000'000, session);
    const auto seed = seedOf(options, verb(), session);
    const auto threads = threadsOf(options, verb(), session);
    if (!games || !seed || !threads)
        return Exit::Failed;
    const auto table = playedDecks(options.arguments(), {verb()}, options, session);
    if (!table) {
        if (form == QLatin1String("json"))
            session.printFailure("match");
        return Exit::Failed;
    }
    const auto entered = entrants(*table, options, session);
    if (!entered)
        return Exit::Failed;
    const std::vector<Entrant>& decks = *entered;
    // Every pairing has games of its own: the first one those of the seed.
    const auto pairing = [&](const Entrant& first, const Entrant& second, std::uint64_t number) {
        const std::uint64_t own = number == 0 ? *seed : engine::mix(*seed ^ engine::mix(number));
        return engine::Pairing{first.cards, second.cards, first.pilot, second.pilot, *games, own};
    };
    if (options.has(QStringLiteral("save"))) {
        const QString file = options.value(QStringLiteral("save"));
        if (file.isEmpty()) {
            session.fail(verb(), Words::tr("--save needs the name of a file"));
            return Exit::Failed;
        }
        if (!mayBeSaved(file, session))
            return Exit::Failed;
        const engine::ReplayFile replay = record(*table, decks[0], decks[1], pairing(decks[0], decks[1], 0));
        if (const auto written = carddb::writeFile(file, engine::writeReplay(replay)); !written)
            return session.fail(written.error());
    }
    std::vector<Played> all;
    Sum sum;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        for (std::size_t j = i + 1; j < decks.size(); ++j) {
            all.push_back({decks[i], decks[j],
                           engine::playPairing(*table->playable, pairing(decks[i], decks[j], all.size()), *threads,
                                               [&](int done) {
                                                   session.console().progress(Words::tr("%1 games").arg(done));
                                                   return true;
                                               })});
            session.console().endProgress();
            sum.add(all.back().score);
            if (form == QLatin1String("text"))
                printRow(all.back(), session.console());
        }
    }
    if (form == QLatin1String("json"))
        printJson(all, sum, *seed, session);
    else if (form == QLatin1String("csv"))
        printCsv(all, session.console());
    else
        printSum(sum, session.console());
    return Exit::Good;
}

} // namespace

Verb matchVerb()
{
    Verb verb;
    verb.name = QStringLiteral("match");
    verb.summary = Words::tr("whole games between decks, flown by pilots");
    verb.usage = {QStringLiteral("DECK DECK... [--games N] [--seed S] [--pilot P[,P...]] [--threads N] [--save FILE] "
                                 "[--allow-unread] [--output text|json|csv] [--game GAME]")};
    verb.description =
        Words::tr("Plays games from the shuffle to the end, by the full rules, and counts who wins, with intervals of "
                  "95 percent. Seats are swapped from game to game. Several decks play each other, each against each; "
                  "one alone plays itself. "
                  "The same decks, seed and pilots give the same signature on every machine.");
    verb.options = {
        {QStringLiteral("games"),
         QStringLiteral("N"),
         Words::tr("How many games each two decks play; 1000 unless given."),
         {}},
        seedOption(),
        {QStringLiteral("pilot"),
         QStringLiteral("P,P"),
         Words::tr("Who plays the decks, in turn: greedy or random."),
         {}},
        threadsOption(),
        allowUnreadOption(),
        {QStringLiteral("save"),
         QStringLiteral("FILE"),
         Words::tr("Records the first game of the match, for \"muster replay\"; never over a file that is no record."),
         {}},
        outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}),
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
