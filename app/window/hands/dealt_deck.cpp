// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/dealt_deck.h"

#include <limits>

#include <QCoreApplication>

#include "app/decks/dealing.h"
#include "app/text/as_sentence.h"
#include "app/text/game_words.h"
#include "app/text/setup_text.h"
#include "app/text/shown.h"
#include "engine/games/games.h"
#include "engine/play/plain_hands.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DealtDeck)
};

/// What stands in the deck and is no card that the engine can number; empty where there is nothing of the kind.
QString unknownCards(const DeckSnapshot& deck)
{
    int lines = 0;
    QString first;
    for (const ResolvedEntry& entry : deck.resolved.entries()) {
        if (entry.status == ResolvedEntry::Status::Card
            && entry.card.value <= std::numeric_limits<std::uint16_t>::max())
            continue;
        if (lines++ == 0)
            first = shown(deck.deck.sections[entry.section].entries[entry.row].card, 60);
    }
    if (lines == 0)
        return {};
    return Words::tr("%n line(s) of the deck name no card that is known, \"%1\" first: with them it cannot be dealt.",
                     nullptr, lines)
        .arg(first);
}

} // namespace

tl::expected<DealtDeck, QString> dealtDeck(const DeckSnapshot& deck)
{
    const Game& game = deck.game->game();
    const engine::PlayFacts* const facts = engine::playFacts(game.key);
    const DeckKind* const kind = game.findDeckKind(deck.deck.kind);
    if (kind != nullptr && facts != nullptr && !hasSections(*kind, facts->sections))
        return tl::unexpected(Words::tr("No hands are dealt from a deck of this kind: %1.")
                                  .arg(gameWord(kind->label.empty() ? kind->key : kind->label)));
    if (const QString unknown = unknownCards(deck); !unknown.isEmpty())
        return tl::unexpected(unknown);
    DealtDeck dealt{deck.game, rulesInForce(deck.deck, deck.format, game), dealtSections(deck.resolved)};
    if (dealt.cards.empty())
        return tl::unexpected(Words::tr("The deck is empty: there is nothing to deal."));
    if (facts != nullptr) {
        if (const auto problem = engine::problemOfSections(facts->sections, dealt.cards, 0))
            return tl::unexpected(asSentence(setupText(*problem, game, Words::tr("this deck"))) + QLatin1Char('.'));
    }
    return dealt;
}

tl::expected<std::shared_ptr<const engine::HandPractice>, QString> practiceOf(const DealtDeck& deck)
{
    const Catalogue& cards = deck.catalogue();
    std::shared_ptr<const engine::HandPractice> practice =
        engine::makeHandPractice(cards.game().key, cards, deck.rules, deck.cards);
    if (practice == nullptr) // no engine: drawing needs none
        practice = engine::makePlainHands(cards, deck.cards);
    if (practice == nullptr)
        return tl::unexpected(Words::tr("The engine deals no hands of %1.").arg(shown(cards.game().title)));
    return practice;
}

} // namespace muster::app
