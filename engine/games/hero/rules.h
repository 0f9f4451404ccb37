// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <string>

#include "engine/flow/card_rules.h"

namespace muster::engine::hero {

/// Kinds of zones, those of the effect language first.
enum Zone : std::uint8_t {
    Deck,
    Hand,
    DiscardPile,
    Battlefield,
    HeroBoard, ///< the hero, its equipment, and its upgrades, the older ones beneath the latest of their slot
    Shop,
    Removed,
    Resolving, ///< a spell or potion whose effect is being carried out
    EarlyDeck,
    MidDeck,
    LateDeck,
    Zones
};

enum class Type : std::uint8_t { Hero, Minion, Spell, Upgrade, Equipment, Potion };

/// The ability slots of a hero board.
enum Slot : std::uint8_t { Power, Attack, Defensive, Slots };

enum class EquipmentSlot : std::uint8_t { None, Weapon, Chest, Jewelry, Relic };

/// What Hero asks of a card besides what all games do.
struct Facts {
    Type type = Type::Minion;
    std::int16_t damage = 0; ///< what a Weapon adds
    std::int16_t armor = 0;  ///< what a Chest gives once
    std::int16_t relicMana = 0;
    std::uint8_t relicWindows =
        0; ///< of an Active Relic: `RelicWindow`s besides those that all have, as bits (HRO-Q41)
    EquipmentSlot slot = EquipmentSlot::None;
    std::uint8_t tier = 0; ///< 0 Early to 2 Late
    std::uint8_t improves = Slots;
    bool ultimate = false;
    bool token = false;
    bool channeled = false;
    bool manaPotion = false;
    bool activeRelic = false;
    /// Abilities of the hero board: of a hero all three, of an upgrade that of its slot.
    struct Ability {
        std::int16_t mana = 0;
        code::Range does;
    };
    Ability abilities[Slots];
    /// HRO-210: what the board of a hero says of the class resource.
    enum class Reset : std::uint8_t { Never, DamageSpell, EndOfTurn };
    std::uint8_t resource = 0xff; ///< its word
    std::int16_t resourceLimit = 0;
    Reset reset = Reset::Never;
    code::Range does;      ///< what its own text does
    code::Range activates; ///< what an Active Relic does
};

/// When Active Relics may be used, as bits.
enum RelicWindow : std::uint8_t { InMainPhase = 1, UnderDamage = 2, BetweenActions = 4 };

/// Rules options, by the names of the digest. Numbers that may be `unlimited` or `none` are then the greatest.
struct Switches {
    enum class Reset { EveryTurn, OwnUpkeep };
    enum class RageTarget { AttackAbility, AllDamage, CardTextOnly };
    enum class Channeling { Earlier, Later, Either };
    enum class First { Coin, FirstSeat, SecondSeat };
    static constexpr int none = std::numeric_limits<int>::max();

    First first = First::Coin;                         ///< HRO-102
    bool firstUpkeepGainsMana = true;                  ///< HRO-Q4
    bool firstPlayerDraws = true;                      ///< HRO-Q5
    bool defenderGainsBounty = false;                  ///< HRO-Q9
    int combatsPerTurn = none;                         ///< HRO-Q15
    bool survivorsHeal = true;                         ///< HRO-Q18
    bool unarmedReturns = true;                        ///< HRO-Q22
    Reset defensiveReset = Reset::EveryTurn;           ///< HRO-Q24
    bool thresholdPerSource = false;                   ///< HRO-Q27
    RageTarget rageTarget = RageTarget::AttackAbility; ///< HRO-Q31
    int rageRate = 1;
    Channeling channeling = Channeling::Earlier; ///< HRO-Q35
    int armorCap = none;                         ///< HRO-Q38
    std::uint8_t relicWindows = InMainPhase;     ///< HRO-Q41
    explicit Switches(const std::map<std::string, std::string>& options);
};

/// Words of the game as numbers.
struct Words {
    std::uint8_t cost, attack, health, bounty, goldCost;
    std::uint8_t maximumMana, maximumHealth, weaponDamage, attackDamage, spellBonus, abilityCost, damageTaken;
    std::uint8_t mana, gold, armor, rage, spellDamage;
    std::uint8_t tapped, untapped, damaged, leveled, equipped, haste, immune;
    std::uint8_t actAttack, actBlock, actPlay, actUse, actBuy, actCast, actUntap;
    std::uint8_t needCost, needGold, needLevel, needSickness;
    std::uint8_t ofSpell, ofWeapon, ofCombat;
    std::uint8_t upkeep, main, combat, end;
    std::uint8_t channeled;
};

constexpr std::int16_t mostSpellDamage = 5; ///< HRO-209, where the hero's board says nothing else

/// States that are kept, as bits among the statuses of a card.
enum Kept : std::uint16_t { Tapped = 1, Leveled = 2 };

/// Cards, texts, words and switches of Hero.
class Rules final : public CardRules {
public:
    explicit Rules(const Catalogue& catalogue, const std::map<std::string, std::string>& options = {},
                   std::span<const std::uint8_t> inUse = {});

    [[nodiscard]] const Facts& printed(std::uint16_t definition) const { return m_printed[definition]; }
    /// The slot of the hero board that an ability of a text belongs to; Slots where it belongs to none.
    [[nodiscard]] std::uint8_t slotOf(const code::Ability& ability) const { return placeOf(ability).slot; }
    /// Whether it is the quest of a hero.
    [[nodiscard]] bool isQuest(const code::Ability& ability) const { return placeOf(ability).quest; }
    /// Whether any Active Relic may be used at such a time.
    [[nodiscard]] bool opens(RelicWindow window) const { return ((switches.relicWindows | m_windows) & window) != 0; }

    Words words{};
    Switches switches;

private:
    struct Place {
        std::uint8_t slot = Slots;
        bool quest = false;
    };
    void readWords();
    void readHero(const Card& card, Facts& facts);
    void readResource(const Card& card, Facts& facts);
    void readCard(std::uint16_t definition);
    [[nodiscard]] const Place& placeOf(const code::Ability& ability) const
    {
        return m_places[static_cast<std::size_t>(&ability - m_code.abilities.data())];
    }
    [[nodiscard]] std::string notPlayed(const CardFacts::Text& text, std::uint16_t definition) const override;
    [[nodiscard]] bool worksByItself(const CardFacts::Text& text, const code::Ability& ability,
                                     std::uint16_t definition) const override;
    /// What lies on a board and on the battlefield lies open; a quest ends with the level-up (HRO-289), and an upgrade takes
    /// the place of what was in its slot (HRO-223).
    [[nodiscard]] Table::Changes worksOn() const override { return Leveled | Table::layoutOf(m_upgrade); }

    std::vector<Facts> m_printed;
    std::vector<Place> m_places; ///< of each ability
    std::uint8_t m_windows = 0;  ///< those that some relic has
    std::uint8_t m_upgrade = 0;  ///< the number of its type
};

} // namespace muster::engine::hero
