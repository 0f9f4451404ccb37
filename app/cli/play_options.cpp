// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play_options.h"

#include <algorithm>
#include <thread>

#include <QCoreApplication>

#include "app/text/shown.h"

namespace muster::app {

namespace {

struct PlayOptionsWords {
    Q_DECLARE_TR_FUNCTIONS(PlayedDecks)
};

} // namespace

Option allowUnreadOption()
{
    return {QStringLiteral("allow-unread"),
            {},
            PlayOptionsWords::tr(
                "Plays decks with cards whose text the engine does not carry out, as if that text were not there."),
            {}};
}

Option seedOption()
{
    return {QStringLiteral("seed"),
            QStringLiteral("S"),
            PlayOptionsWords::tr("The seed of all shuffles and dice; 1 unless given."),
            {}};
}

Option threadsOption()
{
    return {QStringLiteral("threads"),
            QStringLiteral("N"),
            PlayOptionsWords::tr("How many games at a time; the results do not depend on it."),
            {}};
}

Option shardOption()
{
    return {QStringLiteral("shard"),
            QStringLiteral("I/N"),
            PlayOptionsWords::tr("Plays the I-th of N parts, for N machines, and prints it for \"muster merge\"."),
            {}};
}

Option playersOption()
{
    return {QStringLiteral("players"),
            QStringLiteral("N"),
            PlayOptionsWords::tr("How many sit at the table; as few as can play unless given."),
            {}};
}

Option modeOption()
{
    return {QStringLiteral("mode"),
            QStringLiteral("M"),
            PlayOptionsWords::tr("Which of the game's modes is played; the first that seats so many unless given."),
            {}};
}

Option shopOption()
{
    return {QStringLiteral("shop"),
            QStringLiteral("FILE"),
            PlayOptionsWords::tr("The shop, in games that have one; the one that comes with the game unless given."),
            {}};
}

QList<Option> withPlayingOptions(QList<Option> own)
{
    own += {seedOption(),        playersOption(),
            modeOption(),        shopOption(),
            threadsOption(),     shardOption(),
            allowUnreadOption(), outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}),
            gameOption()};
    return own;
}

std::optional<int> numberOf(const Options& options, const QString& verb, const QString& name, int otherwise, int lowest,
                            int highest, Session& session)
{
    if (!options.has(name))
        return otherwise;
    bool good = false;
    const int value = options.value(name).toInt(&good);
    if (good && value >= lowest && value <= highest)
        return value;
    session.fail(verb,
                 PlayOptionsWords::tr("--%1 is a whole number from %2 to %3, not \"%4\"")
                     .arg(name)
                     .arg(lowest)
                     .arg(highest)
                     .arg(shown(options.value(name), 60)));
    return {};
}

std::optional<std::uint64_t> seedOf(const Options& options, const QString& verb, Session& session)
{
    const QString text = options.value(QStringLiteral("seed"), QStringLiteral("1"));
    bool good = false;
    const std::uint64_t value = text.toULongLong(&good);
    if (good)
        return value;
    session.fail(verb,
                 PlayOptionsWords::tr("--seed is a whole number from 0 to %1, not \"%2\"")
                     .arg(~std::uint64_t(0))
                     .arg(shown(text, 60)));
    return {};
}

std::optional<int> threadsOf(const Options& options, const QString& verb, Session& session)
{
    const int machine = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return numberOf(options, verb, QStringLiteral("threads"), machine, 1, 256, session);
}

std::optional<engine::Shard> shardOf(const Options& options, const QString& verb, Session& session)
{
    constexpr int most = 10'000;
    if (!options.has(QStringLiteral("shard")))
        return engine::Shard{};
    const QString text = options.value(QStringLiteral("shard"));
    const QStringList parts = text.split(QLatin1Char('/'));
    bool goodNumber = false;
    bool goodOf = false;
    const int number = parts.value(0).toInt(&goodNumber);
    const int of = parts.value(1).toInt(&goodOf);
    if (parts.size() == 2 && goodNumber && goodOf && number >= 1 && number <= of && of <= most)
        return engine::Shard{number, of};
    session.fail(verb,
                 PlayOptionsWords::tr("--shard is a part and the number of parts, as in 2/8 and at most %1, not \"%2\"")
                     .arg(most)
                     .arg(shown(text, 60)));
    return {};
}

bool isPilot(const QString& name, const QString& verb, const engine::PlayFacts& game, Session& session)
{
    QStringList known;
    for (const std::string& one : game.pilots)
        known << QString::fromStdString(one);
    if (known.contains(name))
        return true;
    session.fail(verb,
                 PlayOptionsWords::tr("there is no pilot \"%1\"%2; there are %3")
                     .arg(shown(name, 60), didYouMean(name, known), known.join(QStringLiteral(", "))));
    return false;
}

} // namespace muster::app
