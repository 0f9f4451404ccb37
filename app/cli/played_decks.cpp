// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/played_decks.h"

#include <algorithm>
#include <thread>

#include <QCoreApplication>

#include "app/check/check_files.h"
#include "app/decks/list_errors.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "engine/games/games.h"
#include "validators/checker.h"
#include "validators/options_in_force.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PlayedDecks)
};

QString nameOf(const LoadedDeck& deck) { return shown(deck.deck.name.empty() ? deck.file : deck.deck.name, 60); }

/// The format that the deck names; nothing where it names none, or one that is not there.
const Format* formatOf(const Deck& deck, GameShelf& shelf)
{
    if (deck.format.empty())
        return nullptr;
    const auto format = findFormat(shelf, deck.game, deck.format);
    return format ? *format : nullptr;
}

std::map<std::string, std::string> rulesOf(const Deck& deck, const Format* format, const Game& game)
{
    validators::CheckOptions circumstances;
    circumstances.format = format;
    const validators::OptionsInForce inForce(game, deck, circumstances);
    std::map<std::string, std::string> rules;
    for (const RulesOption& option : game.options) {
        if (std::string value = inForce.value(option.key); value != option.defaultValue)
            rules[option.key] = std::move(value);
    }
    return rules;
}

/// Lines that name no card, or several, with the nearest names.
Errors linesWithoutCard(const LoadedDeck& loaded, const ResolvedDeck& resolved)
{
    Errors errors = listErrors(loaded);
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status == ResolvedEntry::Status::Card)
            continue;
        const DeckEntry& line = loaded.deck.sections[entry.section].entries[entry.row];
        Error error;
        error.file = loaded.file;
        error.at = line.at;
        error.kind = entry.status == ResolvedEntry::Status::Unknown ? ErrorKind::UnknownCard : ErrorKind::AmbiguousCard;
        error.arguments = {line.card};
        error.nearest = entry.nearest.empty() ? std::string() : entry.nearest.front();
        errors.push_back(std::move(error));
    }
    return errors;
}

/// Says which cards have a text that the engine does not carry out, each with its lines. Whether there are any.
bool tellUnread(const PlayedDecks& table, const PlayedDeck& deck, const ResolvedDeck& resolved, bool allowed,
                Session& session)
{
    const auto unread = table.playable->unread(deck.cards);
    for (const engine::UnreadCard& one : unread) {
        for (const ResolvedEntry& entry : resolved.entries()) {
            if (entry.card != one.card)
                continue;
            const Position at = resolved.deck().sections[entry.section].entries[entry.row].at;
            const QString sentence =
                Words::tr("the engine does not carry out all of %1: \"%2\"")
                    .arg(QString::fromStdString(std::string(table.catalogue->card(one.card).name())),
                         QString::fromStdString(one.what));
            if (allowed)
                session.warn(deck.file, at.line, "unread-text", sentence);
            else
                session.fail(deck.file, at.line, sentence);
        }
    }
    return !unread.empty();
}

/// Whether there is a game of that key; if not, it is said, with the nearest one.
bool isGame(const QString& key, const QString& verb, Session& session)
{
    QStringList known;
    for (const std::string& one : session.shelf().gameKeys())
        known << QString::fromStdString(one);
    if (known.contains(key))
        return true;
    session.fail(verb,
                 Words::tr("there is no game \"%1\"%2; there are %3")
                     .arg(shown(key, 60), didYouMean(key, known), known.join(QStringLiteral(", "))));
    return false;
}

} // namespace

std::optional<PlayedDecks> playedDecks(const QStringList& arguments, const DeckWishes& wishes, const Options& options,
                                       Session& session)
{
    PlayedDecks table;
    std::vector<DeckArgument> read;
    const QString wanted = options.value(QStringLiteral("game"));
    if (options.has(QStringLiteral("game")) && !isGame(wanted, wishes.verb, session))
        return {};
    for (const QString& argument : arguments) {
        auto deck = deckArgument(argument, options.value(QStringLiteral("game")), session.shelf());
        if (!deck) {
            session.fail(deck.error());
            return {};
        }
        if (options.has(QStringLiteral("game")) && deck->loaded.deck.game != wanted.toStdString()) {
            session.fail(
                wishes.verb,
                Words::tr("%1 is a deck of %2, and --game says %3")
                    .arg(shown(deck->loaded.file, 1000), QString::fromStdString(deck->catalogue->game().key), wanted));
            return {};
        }
        read.push_back(std::move(*deck));
    }
    const Deck& leading = read.front().loaded.deck;
    table.game = leading.game;
    table.catalogue = read.front().catalogue;
    const Game& game = table.catalogue->game();
    table.rules = rulesOf(leading, formatOf(leading, session.shelf()), game);
    for (const DeckArgument& one : read) {
        const Deck& deck = one.loaded.deck;
        if (deck.game != table.game) {
            session.fail(wishes.verb,
                         Words::tr("%1 is a deck of %2, %3 one of %4: they cannot play each other")
                             .arg(nameOf(read.front().loaded), QString::fromStdString(game.title), nameOf(one.loaded),
                                  QString::fromStdString(one.catalogue->game().title)));
            return {};
        }
        if (rulesOf(deck, formatOf(deck, session.shelf()), game) != table.rules) {
            session.fail(wishes.verb,
                         Words::tr("%1 and %2 are for different rules options: give both the same format or `options`")
                             .arg(nameOf(read.front().loaded), nameOf(one.loaded)));
            return {};
        }
    }
    table.playable = engine::makePlayable(table.game, *table.catalogue, table.rules);
    if (!table.playable) {
        session.fail(wishes.verb,
                     Words::tr("%1 cannot be played by the engine yet").arg(QString::fromStdString(game.title)));
        return {};
    }
    const bool allowed = options.has(QStringLiteral("allow-unread"));
    bool good = true;
    for (const DeckArgument& one : read) {
        const Deck& deck = one.loaded.deck;
        const ResolvedDeck resolved(*table.catalogue, deck);
        if (const Errors errors = linesWithoutCard(one.loaded, resolved); !errors.empty()) {
            session.fail(errors);
            good = false;
            continue;
        }
        PlayedDeck& played = table.decks.emplace_back();
        played.name = nameOf(one.loaded);
        played.file = one.loaded.file;
        if (resolved.total() < leastCards || resolved.total() > mostCards) {
            session.fail(
                wishes.verb,
                Words::tr("%1: a deck of %n card(s) cannot be dealt, one of %2 to %3 can", nullptr, resolved.total())
                    .arg(shown(played.file, 1000))
                    .arg(leastCards)
                    .arg(mostCards));
            good = false;
            continue;
        }
        for (const ResolvedEntry& entry : resolved.entries())
            played.cards.insert(played.cards.end(), static_cast<std::size_t>(entry.count),
                                static_cast<std::uint16_t>(entry.card.value));
        std::sort(played.cards.begin(), played.cards.end()); // equal decks are shuffled alike, however they are written
        if (wishes.textsMatter && tellUnread(table, played, resolved, allowed, session) && !allowed) {
            session.fail(wishes.verb,
                         Words::tr("its figures would be wrong; --allow-unread plays such cards without these words"));
            good = false;
            continue;
        }
        validators::CheckOptions circumstances;
        circumstances.format = formatOf(deck, session.shelf());
        if (const Verdict verdict = verdictOf(validators::check(resolved, circumstances));
            verdict == Verdict::Illegal || verdict == Verdict::Incomplete)
            session.warn(played.file, 0, "not-legal",
                         Words::tr("the deck is not legal as it stands; \"muster check\" says why"));
    }
    if (!good)
        return {};
    return table;
}

Option allowUnreadOption()
{
    return {
        QStringLiteral("allow-unread"),
        {},
        Words::tr("Plays decks with cards whose text the engine does not carry out, as if that text were not there."),
        {}};
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
                 Words::tr("--%1 is a whole number from %2 to %3, not \"%4\"")
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
    session.fail(
        verb,
        Words::tr("--seed is a whole number from 0 to %1, not \"%2\"").arg(~std::uint64_t(0)).arg(shown(text, 60)));
    return {};
}

std::optional<int> threadsOf(const Options& options, const QString& verb, Session& session)
{
    const int machine = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return numberOf(options, verb, QStringLiteral("threads"), machine, 1, 256, session);
}

bool isPilot(const QString& name, const QString& verb, const engine::Playable& game, Session& session)
{
    if (game.pilot(name.toStdString()))
        return true;
    QStringList known;
    for (const std::string& one : game.pilots())
        known << QString::fromStdString(one);
    session.fail(verb,
                 Words::tr("there is no pilot \"%1\"%2; there are %3")
                     .arg(shown(name, 60), didYouMean(name, known), known.join(QStringLiteral(", "))));
    return false;
}

Option seedOption()
{
    return {QStringLiteral("seed"),
            QStringLiteral("S"),
            Words::tr("The seed of all shuffles and dice; 1 unless given."),
            {}};
}

Option threadsOption()
{
    return {QStringLiteral("threads"),
            QStringLiteral("N"),
            Words::tr("How many games at a time; the results do not depend on it."),
            {}};
}

} // namespace muster::app
