// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/playable.h"

#include <algorithm>

#include "engine/games/sceptre/greedy.h"
#include "engine/games/sceptre/session.h"

namespace muster::engine::sceptre {

namespace {

class Chance final : public Pilot {
public:
    void reseed(std::uint64_t seed, Seat seat) override { m_pilot.reseed(seed, seat); }
    std::size_t choose(const Choice& choice, const View& view) override { return m_pilot.choose(choice, view); }

private:
    RandomPilot m_pilot;
};

class SceptrePlayable final : public Playable {
public:
    SceptrePlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options)
        : m_rules(catalogue, options)
    {
    }

    std::unique_ptr<Session> session(const std::vector<DeckCards>& decks) const override
    {
        if (decks.size() != 2) // SCE-M3
            return nullptr;
        return std::make_unique<SceptreSession>(m_rules, decks[0], decks[1]);
    }
    std::unique_ptr<Pilot> pilot(std::string_view name) const override
    {
        if (name == "random")
            return std::make_unique<Chance>();
        if (name == "greedy")
            return std::make_unique<Greedy>();
        return nullptr;
    }
    std::vector<std::string> pilots() const override { return {"random", "greedy"}; }
    std::vector<UnreadCard> unread(const DeckCards& deck) const override
    {
        std::vector<UnreadCard> cards;
        for (const code::Unread& one : m_rules.unread()) {
            if (std::find(deck.begin(), deck.end(), one.card.value) == deck.end())
                continue;
            if (!cards.empty() && cards.back().card == one.card)
                cards.back().what += ", " + one.what; // another part of the same card
            else
                cards.push_back({one.card, one.what});
        }
        return cards;
    }

private:
    Rules m_rules;
};

} // namespace

std::unique_ptr<Playable> makePlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options)
{
    return std::make_unique<SceptrePlayable>(catalogue, options);
}

} // namespace muster::engine::sceptre
