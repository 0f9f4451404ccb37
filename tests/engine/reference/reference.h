// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/games/sceptre/game.h"
#include "model/effects/questions.h"
#include "model/effects/view.h"

namespace muster::test {

using effects::Term;
using effects::View;
using engine::CardId;
using engine::Seat;

/// The language of effects once more, for Sceptre: the trees are walked as they were read, every card of the match is
/// looked at for every question, and nothing is kept. Slow and obvious, so that the engine can be held against it.
/// This is what a text asks; what it does is in carrying_out.h.
class Reference {
public:
    /// What the words of a text mean at this moment.
    struct Situation {
        Seat you = 0;
        CardId self, it, that, target;
        Seat thatPlayer = 0;
        int amount = 0;
        int result = 0;
        Seat sight = engine::NoSeat; ///< whose knowledge of hidden cards counts
        bool optionalRolls = false;  ///< harmless rolls may be left out
        bool oneOfAll = false;       ///< `it` is one of all that fit
        std::map<std::string, std::vector<CardId>> remembered;
    };
    /// What this interpretation does not decide: effects on whatever fits that somebody else has made, what happened
    /// before.
    struct Undecided { };
    /// A lasting effect on whatever fits, made by this interpretation: its modifier has `-2 - index` for a selector.
    struct OnWhateverFits {
        View what;
        Situation situation;
    };

    explicit Reference(engine::sceptre::Game& game)
        : m_game(game),
          m_table(game.table()),
          m_catalogue(game.rules().catalogue())
    {
    }

    // Whom and what
    [[nodiscard]] std::vector<CardId> cards(const View& selector, const Situation& s);
    [[nodiscard]] bool fits(const View& selector, CardId card, const Situation& s);
    [[nodiscard]] std::vector<Seat> players(const View& selector, const Situation& s);
    [[nodiscard]] static bool isPlayer(const View& selector);
    [[nodiscard]] static View relation(const View& selector, Term wanted);
    [[nodiscard]] bool ofType(const View& noun, CardId card) const;
    [[nodiscard]] bool answers(const query::Query* query, CardId card) const;
    /// Cards in play as they lie, the active player's first, each followed by what is attached to it.
    [[nodiscard]] std::vector<CardId> inPlay() const;
    /// The metals that a query of Coins names, as bits; and from now on it is answered as if it named these.
    [[nodiscard]] unsigned metalsNamed(const query::Query& query) const;
    void answerAsIf(const query::Query* query, unsigned metals);

    // Conditions and quantities
    [[nodiscard]] bool holds(const View& condition, const Situation& s);
    [[nodiscard]] int quantityAt(const View& owner, std::string_view key, const Situation& s);

    // Events
    /// An ability that an event wakes.
    struct Woken {
        CardId source;
        Seat you = 0;
        std::uint32_t ability = 0; ///< its node in the catalogue's forest
        friend bool operator==(const Woken&, const Woken&) = default;
    };
    /// All of them in the order in which they are carried out: the active player's, then the other's.
    [[nodiscard]] std::vector<Woken> wokenBy(const engine::Event& event);
    /// Whether an event is what a text waits for.
    [[nodiscard]] bool isMeant(const View& pattern, const engine::Event& event, const Situation& s);

    // Numbers
    /// A number of a unit as the rules see it.
    [[nodiscard]] int number(const std::string& word, CardId card);
    /// What lasts of one verb and word on a card: the amounts.
    [[nodiscard]] std::vector<int> inForce(Term verb, const std::string& word, CardId card);
    /// A stat before damage and Splintering: what is printed and all that is in force.
    [[nodiscard]] int stat(const std::string& word, CardId card);
    /// The abilities of a card in play that work where it lies.
    void eachAbility(CardId card, const std::function<void(const View&)>& visit);

    /// Whether a bonus of a Squire adds HP.
    [[nodiscard]] bool givesHp(CardId squire) const;

    std::vector<OnWhateverFits> made;

private:
    [[nodiscard]] bool dead(CardId card) const { return !m_ofTheDeadToo && m_table.has(card, engine::Dead); }
    /// The texts of a card that may wait for an event, as the card lies now.
    void eachListening(CardId card, const engine::Event& event, const std::function<void(const View&)>& visit);
    [[nodiscard]] bool mayStillBeUsed(CardId card, const View& ability) const;
    /// As texts call the place where a card lies; empty beside the table, which no text can name.
    [[nodiscard]] std::string zoneName(CardId card) const;
    /// Zones up to the Blood Cards lie closed.
    [[nodiscard]] static bool openZone(std::string_view name);
    [[nodiscard]] CardId role(const View& word, const Situation& s) const;
    [[nodiscard]] std::vector<Seat> ownersOf(const View& selector, const View& place, const Situation& s);
    [[nodiscard]] std::vector<CardId> pile(const View& selector, const View& place, Seat seat, const Situation& s);
    [[nodiscard]] bool known(CardId card, Seat sight) const;
    [[nodiscard]] bool describes(const View& selector, CardId card, const Situation& s);
    [[nodiscard]] bool describesOtherwise(const View& selector, CardId card, const Situation& s);
    [[nodiscard]] bool hasMost(const View& selector, CardId card, const Situation& s);
    [[nodiscard]] static bool compared(int left, std::string_view sign, int right);
    [[nodiscard]] bool inState(const View& state, CardId card, const Situation& s) const;
    [[nodiscard]] bool is(std::string_view word, CardId card) const;
    [[nodiscard]] bool related(const View& selector, CardId card, const Situation& s, bool placesToo);
    [[nodiscard]] bool lies(const View& place, CardId card, const Situation& s);

    /// Conditions about cards: some card that is meant is so.
    [[nodiscard]] bool holdsForOne(const View& condition, const Situation& s);
    [[nodiscard]] bool shares(const View& condition, const Situation& s);
    [[nodiscard]] int quantity(const View& view, const Situation& s);
    [[nodiscard]] int differentOnes(const View& view, const Situation& s);

    /// What the effects that last add to a word, or set it to.
    [[nodiscard]] std::vector<int> lasting(engine::Modifier::Kind kind, const std::string& word, CardId card);
    void statesOn(Term verb, const std::string& word, CardId card, CardId source, const View& ability,
                  std::vector<int>& amounts);

    engine::sceptre::Game& m_game;
    const engine::Table& m_table;
    const Catalogue& m_catalogue;
    bool m_ofTheDeadToo = false; ///< what has happened may be about a card that has died of it
    const query::Query* m_asIf = nullptr;
    unsigned m_asIfMetals = 0;
};

} // namespace muster::test
