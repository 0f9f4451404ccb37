// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/played_hand.h"

#include <algorithm>
#include <functional>

#include "app/text/measure_text.h"
#include "engine/games/games.h"

namespace muster::app {

namespace {

constexpr engine::Seat HandSeat = 0;

engine::DeckCards sorted(engine::DeckCards cards)
{
    std::ranges::sort(cards);
    return cards;
}

/// Answers the mulligan at the table as it was answered in the test hand, on a game that is thrown away: which option of
/// several without cards changes the hand is found out by trying them.
class Follower {
public:
    Follower(TableGame& game, const TriedHand& hand) : m_game(game), m_hand(hand) { }

    void follow()
    {
        const TableQuestion* const first = m_game.question();
        if (first != nullptr && first->seat == HandSeat && held().empty()) {
            if (const auto option = optionWith(m_hand.aside)) // a card that the deal has put aside for this seat
                take(*option);
        }
        if (m_game.turn() == 0)
            m_same = sorted(held()) == sorted(m_hand.first);
        for (const TriedHand::Deed& deed : m_hand.deeds)
            follow(deed);
    }
    /// Once the first turn has begun there may be more, and a card may have come into play by itself.
    [[nodiscard]] bool isSame() const
    {
        engine::DeckCards all = held();
        eachOwn(engine::ShownZone::Open, [&](std::uint16_t card) { all.push_back(card); });
        return m_same && std::ranges::includes(sorted(all), sorted(m_hand.hand));
    }
    [[nodiscard]] const std::vector<int>& taken() const { return m_taken; }

private:
    void follow(const TriedHand::Deed& deed)
    {
        engine::DeckCards left = deed.sent;
        while (const TableQuestion* const question = asked()) {
            m_kind = question->kind;
            const auto next = left.empty() ? std::nullopt : optionWith({left.front()});
            if (!next) {
                stop(deed);
                return;
            }
            left.erase(left.begin());
            take(*next);
        }
    }

    /// The mulligan's question; nullptr once it is answered.
    [[nodiscard]] const TableQuestion* asked() const
    {
        const TableQuestion* const question = m_game.question();
        const bool own = question != nullptr && question->seat == HandSeat;
        return own && (!m_kind || *m_kind == question->kind) ? question : nullptr;
    }

    /// By the option that is about no card.
    void stop(const TriedHand::Deed& deed)
    {
        std::vector<int> options;
        const auto& all = m_game.question()->options;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!all[i].card.valid())
                options.push_back(static_cast<int>(i));
        }
        for (const int option : options) {
            take(option);
            if (options.size() == 1
                || std::ranges::includes(sorted(held()), sorted(deed.after))) // a turn may have begun
                return;
            m_game.goBack();
            m_taken.pop_back();
        }
    }

    void take(int option)
    {
        m_taken.push_back(option);
        m_game.play(option);
    }

    [[nodiscard]] std::optional<int> optionWith(const engine::DeckCards& wanted) const
    {
        const auto& options = m_game.question()->options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const auto definition = definitionOf(options[i].card);
            if (definition && std::ranges::find(wanted, *definition) != wanted.end())
                return static_cast<int>(i);
        }
        return {};
    }

    [[nodiscard]] std::optional<std::uint16_t> definitionOf(engine::CardId card) const
    {
        for (const engine::ShownZone& zone : m_game.shown(engine::NoSeat).zones) {
            const auto found = std::ranges::find(zone.cards, card, &engine::ShownCard::id);
            if (found != zone.cards.end())
                return found->definition;
        }
        return {};
    }

    [[nodiscard]] engine::DeckCards held() const
    {
        engine::DeckCards cards;
        eachOwn(engine::ShownZone::Hand, [&](std::uint16_t card) { cards.push_back(card); });
        return cards;
    }

    /// The cards of the seat in zones of a kind.
    void eachOwn(engine::ShownZone::Kind kind, const std::function<void(std::uint16_t)>& visit) const
    {
        for (const engine::ShownZone& zone : m_game.shown(engine::NoSeat).zones) {
            if (zone.kind != kind || zone.seat != HandSeat)
                continue;
            for (const engine::ShownCard& card : zone.cards)
                visit(card.definition);
        }
    }

    TableGame& m_game;
    const TriedHand& m_hand;
    std::optional<std::uint8_t> m_kind; ///< of the mulligan's question
    std::vector<int> m_taken;
    bool m_same = true; ///< before any deed
};

} // namespace

TableSetup withHand(TableSetup setup, const TriedHand& hand)
{
    setup.seed = hand.seed;
    setup.options = hand.deck.rules;
    setup.decks.resize(std::max<std::size_t>(setup.decks.size(), 1));
    setup.decks.front() = hand.deck.cards;
    if (!setup.passive.empty())
        setup.place = hand.place;
    return setup;
}

TableSetup alone(TableSetup setup, const TriedHand& hand)
{
    const engine::PlayFacts& facts = *engine::playFacts(setup.game);
    if (facts.passives.empty())
        return setup;
    const engine::PassiveOpponent& passive = facts.passives.front();
    setup.passive = passive.key;
    setup.settings.clear();
    setup.mode.clear();
    setup.players = facts.modes.front().fewest;
    setup.place = hand.place;
    setup.pilots.clear();
    setup.decks.resize(1);
    setup.names.resize(1);
    setup.names.push_back(measureText({passive.label}));
    return setup;
}

tl::expected<PlayedHand, QString> playedHand(const std::shared_ptr<const GameData>& data, const TableSetup& setup,
                                             const TriedHand& hand)
{
    auto tried = TableGame::make(data, setup);
    if (!tried)
        return tl::unexpected(tried.error());
    Follower follower(**tried, hand);
    follower.follow();
    PlayedHand played;
    played.same = follower.isSame();
    auto game = TableGame::make(data, setup);
    if (!game)
        return tl::unexpected(game.error());
    for (const int option : follower.taken())
        (*game)->play(option);
    played.game = std::move(*game);
    return played;
}

} // namespace muster::app
