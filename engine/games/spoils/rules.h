// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/card_rules.h"

namespace muster::engine::spoils {

/// SPO-042, SPO-060. Kinds of zones: those of game.yaml in their order, then the play area of a player, and those of the table: Monsters
/// that fight, cards that are revealed or being used, the Champions to pick from, and cards out of the game.
enum Zone : std::uint8_t { Pile, Hand, Graveyard, PlayArea, FightPlace, Shown, Pool, Removed };

/// SPO-002.
enum class Type : std::uint8_t { Champion, Equipment, Monster, Familiar, Incantation, Potion };
/// SPO-018.
enum class Form : std::uint8_t { Headgear, Armor, Gauntlets, Footwear, Sword, Bow, Staff, None };

/// SPO-030, SPO-Q1.
inline constexpr int fewestPlayers = 3;
inline constexpr int mostPlayers = 6;

/// Sword, Bow and Staff share one slot (SPO-112).
[[nodiscard]] constexpr bool isWeapon(Form form) { return form >= Form::Sword && form <= Form::Staff; }

/// Numbers of the game's words in the effect language.
struct Words {
    std::uint8_t power, boost, alchemy;
    std::uint8_t life;
    std::uint8_t actAttack, actPlay, actUse, actEquip, actUnequip, actBrew, actDistract, actLeavePlay;
    std::uint8_t combatDamage;
    std::uint8_t travel, combat, equipStep, brew;
    std::uint8_t stateValor, stateEquipped, stateUnequipped;
};

/// The switches of the rulings, with their defaults.
struct Switches {
    int startingLife = 30;  ///< SPO-044
    bool reshuffles = true; ///< SPO-Q13
    enum Familiars : std::uint8_t { AnyTime, OwnTurn, Never };
    Familiars familiarFromHand = AnyTime; ///< SPO-Q16
    enum Distractions : std::uint8_t { OnePerPlayer, One, Unlimited };
    Distractions distractions = OnePerPlayer; ///< SPO-Q17
    bool oneBrew = false;                     ///< SPO-Q19
    bool deals = false;                       ///< whether deals are proposed at all (SPO-272)
    bool allCallOff = false;                  ///< SPO-Q30
    bool tradeEquipped = true;                ///< SPO-Q34
    bool seatingByDice = false;               ///< SPO-Q45
};

/// What is printed on a card (SPO-011, SPO-020 to SPO-025), beyond what all games read alike: power, boost and alchemy
/// level are numbers with their signs (SPO-016, SPO-019, SPO-020, SPO-025, SPO-026), gender and class are words of which
/// texts speak (SPO-012, SPO-089). A text may help its player or not (SPO-017), and a Monster may have none (SPO-021).
struct Facts {
    Form form = Form::None;
    std::uint8_t valor = 0; ///< the forms of a Valor cost, as bits (SPO-013)
    std::int16_t life = 0;  ///< the starting life modifier (SPO-015)
    bool stays = false;     ///< a persistent Incantation (SPO-023)
    code::Range does;       ///< SPO-022, SPO-024
    code::Range condition;  ///< of a Familiar
};

class Rules final : public CardRules {
public:
    Rules(const Catalogue& catalogue, std::span<const std::uint8_t> inUse,
          const std::map<std::string, std::string>& options);

    [[nodiscard]] const Facts& own(std::uint16_t definition) const { return m_own[definition]; }
    [[nodiscard]] Type typeOf(std::uint16_t definition) const { return static_cast<Type>(facts(definition).type); }

    Words words{};
    Switches switches;

private:
    void readWords();
    void readSwitches(const std::map<std::string, std::string>& options);
    [[nodiscard]] std::string notPlayed(const CardFacts::Text& text, std::uint16_t definition) const override;
    [[nodiscard]] bool worksByItself(const CardFacts::Text& text, const code::Ability& ability,
                                     std::uint16_t definition) const override;

    std::vector<Facts> m_own;
};

} // namespace muster::engine::spoils
