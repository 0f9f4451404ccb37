// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/flow/card_rules.h"

namespace muster::engine::armory {

/// Kinds of zones: those of game.yaml in their order, then where a card lies while it is carried out, which is also
/// where a detached Trinket waits for what its text says. Equipment and Attributes lie on the board, Favors that stay
/// in the arena.
enum Zone : std::uint8_t { Deck, Hand, Discard, Board, Arena, Used };

enum class Type : std::uint8_t { Attribute, Weapon, Armor, Trinket, Item, Favor, Technique };
enum class Host : std::uint8_t { Universal, Weapon, Armor };
enum class Step : std::uint8_t { Skill, Attack, Defense };
enum class Mode : std::uint8_t { Duel, Trei, Tandem };

/// Statuses of equipment (ARM-511): without one of the first two it is Ready.
enum : std::uint16_t { Committed = 0x100, Exhausted = 0x200, Entangled = 0x400 };

/// Range properties of an attack; none: Melee (ARM-694). It may have both (ARM-Q26).
enum : std::uint8_t { Reach = 1, Ranged = 2 };

constexpr int attributes = 5;
constexpr int startingHealth = 20; ///< ARM-102: of a player; a team has twice as much

/// Numbers of the game's words in the effect language.
struct Words {
    std::uint8_t attack, block, dp;
    std::uint8_t attackDamage, damageTaken, emptySpaces, emptyWeaponSpaces, emptyArmorSpaces;
    std::uint8_t health, durability, poison, berserk, fear;
    std::uint8_t actAttack, actBlock, actCounter, actPlay, actEquip, actAttach, actDrop, actEndTurn;
    std::uint8_t needRequirement, needRange;
    std::uint8_t meleeDamage, reachDamage, rangedDamage, thrownDamage;
    std::uint8_t drawPhase, mainPhase, combatPhase, attackStep, defenseStep, counterStep, diceStep, refreshStep;
    std::uint8_t ifCountering, ifMelee, ifReach, ifRanged;
    std::uint8_t ready, committed, exhausted, entangled, reach, ranged; ///< states, then keywords
};

/// The switches of the rulings, with their defaults.
struct Switches {
    bool healthCapped = false;     ///< ARM-Q14
    int turnCap = 200;             ///< ARM-Q15
    bool berserkMayDrop = true;    ///< ARM-Q36
    bool teammatesSeeHands = true; ///< ARM-Q44
};

/// What is printed on a card, beyond what all games read alike.
struct Facts {
    std::array<std::uint8_t, attributes> needs{}; ///< icons of each attribute (ARM-018)
    std::uint8_t needsInAll = 0;                  ///< with the gray ones
    std::uint8_t attribute = 0;
    std::uint8_t hands = 1;
    std::uint8_t space = 0;
    std::uint8_t range = 0;        ///< properties
    std::uint8_t gives = 0;        ///< of a Technique: properties that it gives the attack (ARM-Q25)
    bool givesOnCondition = false; ///< some of it only where its text says so
    Host fits = Host::Universal;
    Step step = Step::Skill;
    bool starter = false;
    bool onlyAttacks = false; ///< its text makes an attack and does nothing else
    bool stays = false;       ///< a Favor that lies in the arena (ARM-412)
    code::Range does;
    code::Ref played = code::None; ///< the first ability that is carried out when it is played
};

class Rules final : public CardRules {
public:
    explicit Rules(const Catalogue& catalogue, const std::map<std::string, std::string>& options = {},
                   std::span<const std::uint8_t> inUse = {});

    [[nodiscard]] const Facts& own(std::uint16_t definition) const { return m_own[definition]; }

    /// Whether one of the steps that are carried out when a card is played is wanted.
    template <class Wanted>
    [[nodiscard]] bool anyPlayedStep(std::uint16_t definition, Wanted wanted) const
    {
        const code::Range text = own(definition).does;
        for (int i = 0; i < text.count; ++i) {
            const code::Ability& ability = m_code.ability(static_cast<code::Ref>(text.first + i));
            if (ability.kind == code::Ability::Plays && m_code.anyStep(ability.steps, wanted))
                return true;
        }
        return false;
    }

    /// Whether an ability makes an attack; whether it does nothing else, so that it is of no use to who may not attack.
    [[nodiscard]] bool attacks(code::Ref ability) const { return (m_attacks[std::size_t(ability)] & Attacks) != 0; }
    [[nodiscard]] bool onlyAttacks(code::Ref ability) const
    {
        return (m_attacks[std::size_t(ability)] & OnlyAttacks) != 0;
    }

    Words words{};
    Switches switches;

private:
    void readWords();
    void readSwitches(const std::map<std::string, std::string>& options);
    void readAttacks();
    void readFacts(std::uint16_t definition);
    [[nodiscard]] bool belongsToAttack(const code::Step& step, bool after) const;
    [[nodiscard]] bool allBelongToAttack(code::Range steps) const;
    [[nodiscard]] std::string notPlayed(const CardFacts::Text& text, std::uint16_t definition) const override;

    enum : std::uint8_t { Attacks = 1, OnlyAttacks = 2 };
    std::vector<Facts> m_own;
    std::vector<std::uint8_t> m_attacks; ///< by ability
};

} // namespace muster::engine::armory
