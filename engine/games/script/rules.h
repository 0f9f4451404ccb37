// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/card_rules.h"

namespace muster::engine::script {

/// Kinds of zones: those of game.yaml in their order, then the place of Creatures, and where an Instant lies while it is
/// shown (SCR-260).
enum Zone : std::uint8_t { Deck, Hand, Discard, Codex, ConditionalPlace, EnhancementPlace, CreaturePlace, Shown };

enum class Type : std::uint8_t { Script, Creature, Item };
enum class Kind : std::uint8_t { Instant, Conditional, Enhancement, None };

/// Statuses of a card. A Script in the Codex is tapped or not, and nothing else (SCR-257).
enum : std::uint16_t {
    Tapped = 1,
    Survivor = 2,    ///< a Creature that survived its attack (SCR-250)
    ForBlock = 4,    ///< a Script that was tapped to block (SCR-112)
    HasAttacked = 8, ///< a Creature that has attacked in this turn (SCR-247)
};

/// Numbers of the game's words in the effect language.
struct Words {
    std::uint8_t cost, evolvedCost, attack, defense;
    std::uint8_t studyRate, codexCapacity, handLimit, fastingDiscards, fastingDraws, carryover, damageTaken,
        damageDealt;
    std::uint8_t health;
    std::uint8_t actAttack, actBlock, actPlay, actFast, actActivate, actDraw, actSet, actCarryOver;
    std::uint8_t needCost, needElement, needPreviousStage, needScriptLoss;
    std::uint8_t combatDamage, effectDamage, carryoverDamage;
    std::uint8_t drawStage, setupStage, invokeStage, exchange;
};

/// The switches of the rulings, with their defaults.
struct Switches {
    int startingHealth[2] = {20, 20}; ///< SCR-Q1: of each player
    bool shuffled = true;             ///< SCR-Q6
    bool mulliganReshuffles = false;  ///< SCR-Q8
    int fastingMinDiscard = 1;        ///< SCR-Q10
    enum Limit : std::uint8_t { AtOnce, AtTurnEnd, ExcessNotTaken };
    Limit handLimit = AtOnce; ///< SCR-Q13
    enum Empty : std::uint8_t { PlayOn, Loss, Reshuffle };
    Empty emptyDeck = PlayOn;        ///< SCR-Q14
    bool studyByCodex = false;       ///< SCR-Q15
    bool survivorMayStay = false;    ///< SCR-Q19
    bool paysWhenActivated = false;  ///< SCR-Q24
    bool mustActivate = false;       ///< SCR-Q25
    bool survivorStopsBlock = false; ///< SCR-Q34
    bool wholeLine = false;          ///< SCR-Q36
    enum Zero : std::uint8_t { Drawn, AttackerWins, DefenderWins };
    Zero simultaneousZero = Drawn; ///< SCR-Q47
    bool healthCapped = false;     ///< SCR-Q48
    int turnLimit = 200;           ///< SCR-Q56
};

constexpr int handSize = 10;  ///< SCR-061
constexpr int codexSize = 10; ///< SCR-125

/// What is printed on a card, beyond what all games read alike.
struct Facts {
    Kind kind = Kind::None;
    std::int16_t stage = 0;
    std::uint16_t line = 0xffff; ///< the previous stage, by the definition of a card of that name; 0xffff: none
    bool hasEvolvedCost = false;
    int element = -1; ///< as a number of its vocabulary
    code::Range does;
};

class Rules final : public CardRules {
public:
    Rules(const Catalogue& catalogue, std::span<const std::uint8_t> inUse,
          const std::map<std::string, std::string>& options);

    [[nodiscard]] const Facts& own(std::uint16_t definition) const { return m_own[definition]; }
    /// Whether all Conditionals that there are belong to a set of cards.
    [[nodiscard]] bool areConditionals(code::Ref cards) const
    {
        return m_areConditionals[static_cast<std::size_t>(cards)];
    }

    Words words{};
    Switches switches;
    code::Ref elementField = code::None;
    std::uint8_t stateEvolved = 0;

private:
    void readWords();
    void findSetsOfConditionals();
    void readSwitches(const std::map<std::string, std::string>& options);
    [[nodiscard]] std::string notPlayed(const CardFacts::Text& text, std::uint16_t definition) const override;

    std::vector<Facts> m_own;
    std::vector<bool> m_areConditionals; ///< by the number of the set
};

} // namespace muster::engine::script
