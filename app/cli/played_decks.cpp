// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/played_decks.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/check/check_files.h"
#include "app/decks/dealing.h"
#include "app/decks/list_errors.h"
#include "app/text/error_text.h"
#include "app/text/game_words.h"
#include "app/text/setup_text.h"
#include "app/text/shown.h"
#include "engine/games/games.h"
#include "model/decks/deck_hash.h"
#include "validators/checker.h"

namespace muster::app {

namespace {

struct PlayedDecksWords {
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

/// Lines that name no card, or several, with the nearest names.
Errors linesWithoutCard(const LoadedDeck& loaded, const ResolvedDeck& resolved)
{
    Errors errors = listErrors(loaded);
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status == ResolvedEntry::Status::Card)
            continue;
        const DeckEntry& line = loaded.deck.sections[entry.section].entries[entry.row];
        Error error;
        if (entry.faulty != nullptr) { // the fault is in the card, and it tells of it itself
            error = entry.faulty->errors.front();
        } else {
            error.kind =
                entry.status == ResolvedEntry::Status::Unknown ? ErrorKind::UnknownCard : ErrorKind::AmbiguousCard;
            error.arguments = {line.card};
            error.nearest = entry.nearest.empty() ? std::string() : entry.nearest.front();
        }
        error.file = loaded.file;
        error.at = line.at;
        errors.push_back(std::move(error));
    }
    return errors;
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
                 PlayedDecksWords::tr("there is no game \"%1\"%2; there are %3")
                     .arg(shown(key, 60), didYouMean(key, known), known.join(QStringLiteral(", "))));
    return false;
}

/// Reads the decks that the command line names: all of one game, for the same rules.
class Reader {
public:
    Reader(const DeckWishes& wishes, const Options& options, Session& session)
        : m_wishes(wishes),
          m_options(options),
          m_session(session),
          m_allowed(options.has(QStringLiteral("allow-unread")))
    {
    }

    std::optional<PlayedDecks> read(const QStringList& arguments)
    {
        if (!readArguments(arguments) || !agree() || !isPlayed() || !readShop())
            return {};
        bool good = true;
        for (const DeckArgument& one : m_read) {
            m_table.decks.emplace_back();
            good =
                take(one, m_table.facts != nullptr ? m_table.facts->sections : noNeeds, m_table.decks.back()) && good;
        }
        if (m_shop && good)
            good = take(*m_shop, m_table.facts->shop, m_table.shop);
        if (!good || (m_wishes.played && !compile()))
            return {};
        return std::move(m_table);
    }

    /// The shop alone, for decks that are known already.
    std::optional<PlayedDeck> readShopFor(const std::string& game)
    {
        m_table.game = game;
        m_table.catalogue = *m_session.shelf().catalogue(game);
        m_table.facts = engine::playFacts(game);
        if (m_table.facts == nullptr) {
            fail(PlayedDecksWords::tr("the engine does not play %1").arg(title()));
            return {};
        }
        if (!readShop() || !take(*m_shop, m_table.facts->shop, m_table.shop))
            return {};
        return std::move(m_table.shop);
    }

private:
    static inline const std::vector<engine::SectionNeed> noNeeds{};

    bool fail(const QString& sentence)
    {
        m_session.fail(m_wishes.verb, sentence);
        return false;
    }

    [[nodiscard]] const Game& game() const { return m_table.catalogue->game(); }
    [[nodiscard]] QString title() const { return QString::fromStdString(game().title); }

    bool readArguments(const QStringList& arguments)
    {
        const QString wanted = m_options.value(QStringLiteral("game"));
        if (m_options.has(QStringLiteral("game")) && !isGame(wanted, m_wishes.verb, m_session))
            return false;
        for (const QString& argument : arguments) {
            auto deck = deckArgument(argument, wanted, m_session.shelf());
            if (!deck) {
                m_session.fail(deck.error());
                return false;
            }
            if (m_options.has(QStringLiteral("game")) && deck->loaded.deck.game != wanted.toStdString())
                return fail(PlayedDecksWords::tr("%1 is a deck of %2, and --game says %3")
                                .arg(shown(deck->loaded.file, 1000),
                                     QString::fromStdString(deck->catalogue->game().key), wanted));
            m_read.push_back(std::move(*deck));
        }
        return true;
    }

    /// One game, and one set of rules options.
    bool agree()
    {
        const Deck& leading = m_read.front().loaded.deck;
        m_table.game = leading.game;
        m_table.catalogue = m_read.front().catalogue;
        m_table.rules = rulesInForce(leading, formatOf(leading, m_session.shelf()), game());
        for (const DeckArgument& one : m_read) {
            const Deck& deck = one.loaded.deck;
            if (deck.game != m_table.game)
                return fail(PlayedDecksWords::tr("%1 is a deck of %2, %3 one of %4: they cannot play each other")
                                .arg(nameOf(m_read.front().loaded), title(), nameOf(one.loaded),
                                     QString::fromStdString(one.catalogue->game().title)));
            if (rulesInForce(deck, formatOf(deck, m_session.shelf()), game()) != m_table.rules)
                return fail(PlayedDecksWords::tr(
                                "%1 and %2 are for different rules options: give both the same format or `options`")
                                .arg(nameOf(m_read.front().loaded), nameOf(one.loaded)));
        }
        return true;
    }

    bool isPlayed()
    {
        m_table.facts = engine::playFacts(m_table.game);
        if (m_wishes.played && m_table.facts == nullptr)
            return fail(PlayedDecksWords::tr("the engine does not play %1").arg(title()));
        return std::all_of(m_read.begin(), m_read.end(), [&](const DeckArgument& one) {
            return m_table.facts == nullptr || isOfKind(one.loaded, m_table.facts->sections);
        });
    }

    /// A shop is no deck to play, and a deck is no shop.
    bool isOfKind(const LoadedDeck& loaded, const std::vector<engine::SectionNeed>& needs)
    {
        const DeckKind* kind = game().findDeckKind(loaded.deck.kind);
        const bool fits = kind == nullptr || hasSections(*kind, needs);
        if (fits)
            return true;
        const QString label = gameWord(kind->label.empty() ? kind->key : kind->label);
        return fail(&needs == &m_table.facts->shop
                        ? PlayedDecksWords::tr("%1 is no shop, but: %2").arg(shown(loaded.file, 1000), label)
                        : PlayedDecksWords::tr("%1 is no deck to play, but: %2").arg(shown(loaded.file, 1000), label));
    }

    /// The shop of --shop, or the first one that comes with the game.
    bool readShop()
    {
        const bool given = m_options.has(QStringLiteral("shop"));
        if (!m_wishes.played && !given)
            return true; // nobody comes to the shop
        if (m_table.facts == nullptr)
            return fail(PlayedDecksWords::tr("the engine does not play %1").arg(title()));
        if (m_table.facts->shop.empty())
            return !given || fail(PlayedDecksWords::tr("%1 is played without a shop").arg(title()));
        const QString file = given ? m_options.value(QStringLiteral("shop")) : shippedShop();
        if (file.isEmpty())
            return fail(PlayedDecksWords::tr("%1 is played with a shop: --shop says which one").arg(title()));
        auto shop = deckArgument(file, QString::fromStdString(m_table.game), m_session.shelf());
        if (!shop) {
            m_session.fail(shop.error());
            return false;
        }
        if (shop->loaded.deck.game != m_table.game)
            return fail(PlayedDecksWords::tr("%1 is of %2, and the decks are of %3")
                            .arg(shown(shop->loaded.file, 1000), QString::fromStdString(shop->catalogue->game().title),
                                 title()));
        m_shop = std::move(*shop);
        return isOfKind(m_shop->loaded, m_table.facts->shop);
    }

    [[nodiscard]] QString shippedShop()
    {
        const QDir folder(m_session.library().places().resources + QStringLiteral("/games/")
                          + QString::fromStdString(m_table.game) + QStringLiteral("/decks"));
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
            const auto deck = deckArgument(file.filePath(), QString::fromStdString(m_table.game), m_session.shelf());
            const DeckKind* kind = deck ? game().findDeckKind(deck->loaded.deck.kind) : nullptr;
            if (kind != nullptr && kind->sections.front().key == m_table.facts->shop.front().key)
                return file.filePath();
        }
        return {};
    }

    /// The cards of a deck or shop by sections; whether they can be dealt.
    bool take(const DeckArgument& from, const std::vector<engine::SectionNeed>& needs, PlayedDeck& played)
    {
        const Deck& deck = from.loaded.deck;
        const ResolvedDeck resolved(*m_table.catalogue, deck);
        if (const Errors errors = linesWithoutCard(from.loaded, resolved); !errors.empty()) {
            m_session.fail(errors);
            return false;
        }
        played.name = nameOf(from.loaded);
        played.file = from.loaded.file;
        played.hash = deckHash(resolved);
        played.cards = dealtSections(resolved);
        if (!needs.empty()) {
            if (const auto problem = engine::problemOfSections(needs, played.cards, 0))
                return fail(setupText(*problem, game(), shown(played.file, 1000)));
        }
        return isLegal(resolved, &played == &m_table.shop, played);
    }

    /// A deck that is not legal is played all the same, and told; a shop is not.
    bool isLegal(const ResolvedDeck& resolved, bool shop, const PlayedDeck& played)
    {
        validators::CheckOptions circumstances;
        circumstances.format = formatOf(resolved.deck(), m_session.shelf());
        const Verdict verdict = verdictOf(validators::check(resolved, circumstances));
        if (verdict != Verdict::Illegal && verdict != Verdict::Incomplete)
            return true;
        if (shop)
            return fail(PlayedDecksWords::tr("%1: the shop is not legal; \"muster check\" says why")
                            .arg(shown(played.file, 1000)));
        m_session.warn(played.file, 0, "not-legal",
                       PlayedDecksWords::tr("the deck is not legal as it stands; \"muster check\" says why"));
        return true;
    }

    /// The engine for all cards, which has to carry out what they say.
    bool compile()
    {
        std::vector<const engine::DeckSections*> decks;
        for (const PlayedDeck& deck : m_table.decks)
            decks.push_back(&deck.cards);
        m_table.playable = playableFor(m_table, decks, m_wishes.verb, m_session);
        if (!m_table.playable)
            return false;
        bool good = true;
        for (std::size_t i = 0; i < m_read.size(); ++i)
            good = isRead(m_read[i], m_table.decks[i]) && good;
        return m_shop ? isRead(*m_shop, m_table.shop) && good : good;
    }

    /// Says which cards have a text that the engine does not carry out, each with its lines.
    bool isRead(const DeckArgument& from, const PlayedDeck& played)
    {
        engine::DeckCards cards;
        for (const auto& section : played.cards.sections)
            cards.insert(cards.end(), section.cards.begin(), section.cards.end());
        const auto unread = m_table.playable->unread(cards);
        const ResolvedDeck resolved(*m_table.catalogue, from.loaded.deck);
        for (const engine::UnreadCard& one : unread) {
            const QString sentence =
                PlayedDecksWords::tr("the engine does not carry out all of %1: \"%2\"")
                    .arg(QString::fromStdString(std::string(m_table.catalogue->card(one.card).name())),
                         QString::fromStdString(one.what));
            for (const ResolvedEntry& entry : resolved.entries()) {
                if (entry.card != one.card)
                    continue;
                const Position at = from.loaded.deck.sections[entry.section].entries[entry.row].at;
                if (m_allowed)
                    m_session.warn(played.file, at.line, "unread-text", sentence);
                else
                    m_session.fail(played.file, at.line, sentence);
            }
        }
        return unread.empty() || m_allowed
            || fail(PlayedDecksWords::tr(
                "its figures would be wrong; --allow-unread plays such cards without these words"));
    }

    const DeckWishes& m_wishes;
    const Options& m_options;
    Session& m_session;
    bool m_allowed;
    std::vector<DeckArgument> m_read;
    std::optional<DeckArgument> m_shop;
    PlayedDecks m_table;
};

} // namespace

std::optional<PlayedDecks> playedDecks(const QStringList& arguments, const DeckWishes& wishes, const Options& options,
                                       Session& session)
{
    return Reader(wishes, options, session).read(arguments);
}

std::optional<PlayedDeck> playedShop(const std::string& game, const QString& verb, const Options& options,
                                     Session& session)
{
    const DeckWishes wishes{verb, true};
    return Reader(wishes, options, session).readShopFor(game);
}

std::unique_ptr<engine::Playable> playableFor(const PlayedDecks& table,
                                              const std::vector<const engine::DeckSections*>& decks,
                                              const QString& verb, Session& session)
{
    engine::DeckCards cards;
    const auto add = [&](const engine::DeckSections& deck) {
        for (const auto& section : deck.sections)
            cards.insert(cards.end(), section.cards.begin(), section.cards.end());
    };
    for (const engine::DeckSections* deck : decks)
        add(*deck);
    add(table.shop.cards);
    auto made = engine::makePlayable(table.game, *table.catalogue, table.rules, cards);
    if (made)
        return std::move(*made);
    const QString title = QString::fromStdString(table.catalogue->game().title);
    session.fail(verb,
                 made.error() == engine::NotPlayable::NoEngine
                     ? PlayedDecksWords::tr("the engine does not play %1").arg(title)
                     : PlayedDecksWords::tr("the cards of these decks have more text than the engine of %1 can hold")
                           .arg(title));
    return nullptr;
}

void tellProblem(const engine::SetupProblem& problem, const PlayedDecks& table, const std::vector<QString>& names,
                 const QString& verb, Session& session)
{
    const auto at = static_cast<std::size_t>(problem.deck);
    const QString name = problem.deck >= 0 && at < names.size() ? names[at] : QString();
    session.fail(verb, setupText(problem, table.catalogue->game(), name));
}

} // namespace muster::app
