// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/choice.h"
#include "engine/core/random.h"

/// The floor for the figures of the engine: a small two-player card game, written out by hand as fast as plain code
/// goes. It has no effects, no rule book and nothing hidden to keep, but it asks an agent in the same way, with its
/// options listed in the same form.
namespace muster::bench {

/// Two decks of 30 units with cost, attack and health; mana grows by one a turn; units attack units or the player,
/// who has 20 points. Whoever has none left loses; an empty deck hurts.
class FloorGame {
public:
    struct Played {
        int choices = 0;
        std::int64_t options = 0;
        int winner = 0;
    };

    Played play(std::uint64_t seed, engine::Agent& agent)
    {
        begin(seed);
        Played played;
        for (int turn = 0;; ++turn) {
            const int mine = turn & 1;
            const int winner = takeTurn(mine, turn, agent, played);
            if (winner >= 0) {
                played.winner = winner;
                return played;
            }
        }
    }

private:
    struct Unit {
        std::int8_t cost = 0;
        std::int8_t attack = 0;
        std::int8_t health = 0;
        bool ready = false;
    };
    struct Side {
        Unit deck[30];
        Unit hand[10];
        Unit board[7];
        int cards = 0;
        int held = 0;
        int units = 0;
        int points = 20;
        int hunger = 0;
        int mana = 0;
    };
    enum Action : std::uint8_t { Play, AttackUnit, AttackPlayer, End };

    class NoView final : public engine::View { };

    void begin(std::uint64_t seed)
    {
        for (int s = 0; s < 2; ++s) {
            engine::Stream stream(seed, static_cast<std::uint64_t>(s));
            Side& side = m_sides[s];
            side = {};
            for (int i = 0; i < 30; ++i) {
                const int cost = i % 6 + 1;
                side.deck[i] = {static_cast<std::int8_t>(cost), static_cast<std::int8_t>(cost + i % 2),
                                static_cast<std::int8_t>(cost + 1), false};
            }
            side.cards = 30;
            stream.shuffle(std::span<Unit>(side.deck));
            for (int i = 0; i < 4; ++i)
                draw(side);
        }
    }

    static void draw(Side& side)
    {
        if (side.cards == 0)
            side.points -= ++side.hunger;
        else if (const Unit card = side.deck[--side.cards]; side.held < 10)
            side.hand[side.held++] = card;
    }

    static void remove(Unit* units, int& count, int at)
    {
        for (int i = at; i + 1 < count; ++i)
            units[i] = units[i + 1];
        --count;
    }

    int takeTurn(int mine, int turn, engine::Agent& agent, Played& played)
    {
        Side& me = m_sides[mine];
        Side& you = m_sides[1 - mine];
        me.mana = turn / 2 + 1 < 10 ? turn / 2 + 1 : 10;
        for (int i = 0; i < me.units; ++i)
            me.board[i].ready = true;
        draw(me);
        while (me.points > 0 && you.points > 0) {
            engine::Options options;
            list(me, you, options);
            std::size_t chosen = 0;
            if (options.size() > 1) {
                engine::Choice choice;
                choice.kind = static_cast<std::uint8_t>(engine::Ask::OfTheGame);
                choice.seat = static_cast<engine::Seat>(mine);
                choice.options = options.view();
                chosen = agent.choose(choice, m_view);
                ++played.choices;
                played.options += static_cast<std::int64_t>(options.size());
            }
            const engine::Option one = options[chosen];
            if (one.action == End)
                break;
            act(me, you, one);
        }
        if (you.points <= 0)
            return mine;
        return me.points <= 0 ? 1 - mine : -1;
    }

    static void list(const Side& me, const Side& you, engine::Options& options)
    {
        engine::Option one;
        if (me.units < 7) {
            one.action = Play;
            for (int i = 0; i < me.held; ++i) {
                one.number = static_cast<std::int16_t>(i);
                if (me.hand[i].cost <= me.mana)
                    options.push(one);
            }
        }
        for (int i = 0; i < me.units; ++i) {
            if (!me.board[i].ready)
                continue;
            one.number = static_cast<std::int16_t>(i);
            one.action = AttackPlayer;
            options.push(one);
            one.action = AttackUnit;
            for (int j = 0; j < you.units; ++j) {
                one.ability = static_cast<std::int16_t>(j);
                options.push(one);
            }
            one.ability = -1;
        }
        one = {};
        one.action = End;
        options.push(one);
    }

    static void act(Side& me, Side& you, const engine::Option& one)
    {
        const int at = one.number;
        if (one.action == Play) {
            me.mana -= me.hand[at].cost;
            me.board[me.units] = me.hand[at];
            me.board[me.units++].ready = false;
            remove(me.hand, me.held, at);
            return;
        }
        me.board[at].ready = false;
        if (one.action == AttackPlayer) {
            you.points -= me.board[at].attack;
            return;
        }
        const int other = one.ability;
        you.board[other].health = static_cast<std::int8_t>(you.board[other].health - me.board[at].attack);
        me.board[at].health = static_cast<std::int8_t>(me.board[at].health - you.board[other].attack);
        if (you.board[other].health <= 0)
            remove(you.board, you.units, other);
        if (me.board[at].health <= 0)
            remove(me.board, me.units, at);
    }

    Side m_sides[2];
    NoView m_view;
};

} // namespace muster::bench
