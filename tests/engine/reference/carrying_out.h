// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/answers.h"
#include "reference/reference.h"

namespace muster::test {

/// Carries out the steps of a text as they are written, on a position of its own: the tree is walked, each verb does to
/// the table what the rulebook says, and after each step deaths are looked for. Dice fall as in the cup; questions are
/// answered as they were answered to the engine, which must have asked the same ones.
class CarryingOut {
public:
    using Situation = Reference::Situation;
    /// The engine asked something else, or more, or less.
    struct OtherQuestion {
        std::string what;
    };

    CarryingOut(engine::sceptre::Game& game, engine::sceptre::State& state, const std::vector<Asked>& asked, Cup& cup)
        : m_reference(game),
          m_game(game),
          m_state(state),
          m_table(state.table),
          m_asked(asked),
          m_cup(cup)
    {
    }

    void run(const std::vector<View>& steps, Situation& s);
    [[nodiscard]] std::size_t questions() const { return m_next; }
    /// What lasts on whatever fits, in the order of its making.
    [[nodiscard]] const std::vector<Reference::OnWhateverFits>& onWhateverFits() const { return m_reference.made; }
    [[nodiscard]] Reference& reference() { return m_reference; }

private:
    using Cards = std::vector<CardId>;

    // Steps: order, choice and dice (steps.cpp)
    void step(const View& view, Situation& s, Seat by);
    void may(const View& view, Situation& s, Seat by);
    void roll(const View& view, Situation& s, Seat by);
    void withCards(const View& view, Situation& s, Seat by);
    void search(const View& view, Situation& s, Seat by);
    void attachSome(const View& view, Situation& s, Seat by);
    void cureOne(CardId card, Situation& s, Seat by);
    void remember(const View& view, Situation& s, const Cards& cards);
    [[nodiscard]] bool payable(const std::vector<View>& cost, const Situation& s);
    enum class Wanted { Something, AsNamed, Payment };
    [[nodiscard]] bool possible(const View& view, const Situation& s, Wanted wanted);
    [[nodiscard]] bool canBegin(const std::vector<View>& steps, const Situation& s);
    [[nodiscard]] int amountOf(const View& view, const Situation& s, std::string_view key = "amount");

    // Choosing (choosing.cpp)
    [[nodiscard]] Cards candidates(const View& view, const View& selector, const Situation& s, Seat by);
    [[nodiscard]] Cards select(const View& view, const View& selector, Situation& s, Seat by, CardId partner = {},
                               bool second = false);
    [[nodiscard]] bool mayTake(const View& view, CardId card, CardId to, const Situation& s);
    [[nodiscard]] CardId askCard(Seat seat, engine::Ask kind, const Cards& cards, bool orNone);
    [[nodiscard]] int askNumber(Seat seat, engine::Ask kind, const std::vector<int>& numbers);
    [[nodiscard]] CardId askNewChampion(Seat seat);
    [[nodiscard]] const Asked& next(Seat seat, std::uint8_t kind);
    [[nodiscard]] bool lookAlike(CardId a, CardId b, Seat seat) const;

    // Verbs: what they do to the table (verbs.cpp)
    void damage(CardId target, int amount, CardId source);
    void heal(CardId card, int amount);
    void inflict(CardId card, const std::string& status);
    void cure(CardId card, std::uint8_t statuses);
    void collectBlood(Seat seat);
    void draw(Seat seat, int amount);
    void discard(CardId card);
    void destroy(CardId card, const Situation& s);
    void move(CardId card, const View& place);
    void toHand(CardId card, Seat seat);
    void attach(CardId card, CardId to);
    void exchange(CardId card, CardId with);
    void swapChampions(Seat seat, CardId newcomer);
    void turnUp(CardId card);
    [[nodiscard]] bool singlesOut(const View& selector, const Situation& s) const;
    void touch(CardId card);
    void leavePlay(CardId card);
    void endEffects(CardId card);
    void deaths();

    // What lasts for some time (lasting_steps.cpp)
    void makeLasting(const View& view, Situation& s, engine::Modifier::Kind kind);

    [[nodiscard]] int squiresOn(CardId champion) const;
    [[nodiscard]] int garrisoned(Seat seat) const;
    [[nodiscard]] bool inPlay(CardId card) const { return m_game.onTableNow(card); }
    void see(CardId card, int seats) { m_table.card(card).seen |= static_cast<std::uint8_t>(seats); }

    Reference m_reference;
    engine::sceptre::Game& m_game;
    engine::sceptre::State& m_state;
    engine::Table& m_table;
    const std::vector<Asked>& m_asked;
    Cup& m_cup;
    std::size_t m_next = 0;
    CardId m_lastHit;
};

} // namespace muster::test
