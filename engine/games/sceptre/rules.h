// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "engine/flow/card_rules.h"

namespace muster::engine::sceptre {

/// Kinds of zones, in the order of game.yaml; the last one is where Actions lie that cover several units (SCE-22e).
enum Zone : std::uint8_t {
    Deck,
    Hand,
    DiscardPile,
    BloodPile,
    Combat,
    Garrison,
    TrapRow,
    GateSlot, ///< the Gate and the Exterior on it
    ArenaSlot,
    Beside,
    Zones
};

enum class Type : std::uint8_t { Champion, Squire, Action, Equipment, Trap, Arena, Exterior, Gate, Coin };
[[nodiscard]] constexpr std::uint32_t bitOf(Type type) { return std::uint32_t(1) << static_cast<unsigned>(type); }
enum class Metal : std::uint8_t { Gold, Silver, Copper }; // SCE-17d
enum Status : std::uint8_t { Bleeding, Dazed, Splintered, Disarmed };

/// A number of Coins of each metal.
struct Coins {
    std::uint8_t gold = 0;
    std::uint8_t silver = 0;
    std::uint8_t copper = 0;
    [[nodiscard]] int total() const { return gold + silver + copper; }
    void add(Metal metal) { ++(metal == Metal::Gold ? gold : metal == Metal::Silver ? silver : copper); }
    Coins& operator+=(const Coins& more)
    {
        gold += more.gold, silver += more.silver, copper += more.copper;
        return *this;
    }
    friend bool operator==(const Coins&, const Coins&) = default;
};

/// Whether Coins can be assigned one to one so that each is of the asked metal or better (SCE-18a, SCE-18b, SCE-18c,
/// SCE-18e, SCE-18h). Gold first, since nothing else can stand for it; then what is left of the better metals helps the
/// lesser ones.
[[nodiscard]] constexpr bool meets(Coins have, Coins need)
{
    const int gold = have.gold - need.gold;
    const int silver = have.silver + gold - need.silver;
    return gold >= 0 && silver >= 0 && have.copper + silver >= need.copper;
}

struct Attack {
    Coins coins;
    std::int16_t damage = 0;
    std::uint8_t multiple = 0; ///< damage rolls; 0 where the damage is fixed
    std::uint8_t threshold = 0;
    bool noRoll = false;
    code::Range does;
    std::string name;
};

/// What Sceptre asks of a card besides what all games do.
struct alignas(64) Facts {
    Type type = Type::Coin;
    bool cavalry = false;
    bool onSquire = false;
    bool used = false;             ///< it has abilities that are used
    bool readsGarrison = false;    ///< its Ability profits from certain Champions in the garrison (SCE-11e)
    bool respondsAnytime = false;  ///< something of it may be used in the other player's turn
    bool statesChangeHp = false;   ///< some of its lasting states do
    bool mayUnlockAttacks = false; ///< its text may give a Champion an attack that it could not have (SCE-Q45)
    bool passiveGarrison = false;  ///< its Ability, or bonus for others, works unasked in the garrison
    std::uint8_t slot = 0;
    Metal metal = Metal::Copper;
    std::int16_t origin = -1; ///< a word; -1: none
    std::int16_t requires_ = -1;
    std::int16_t hp = 0, def = 0, skl = 0, spd = 0;
    std::uint8_t where = 0; ///< of the Ability: 1 combat, 2 garrison, 3 any (SCE-34b)
    Coins cost;
    bool findsCards = false; ///< some text of it draws cards or searches for them
    code::Range does, ability, innate, matching;
    Attack attacks[2];
    std::string abilityName;
};

/// Numbers of the game's words in the effect language.
struct Words {
    std::uint8_t hp, def, skl, spd, damageDealt, damageTaken, coinsNeeded, squiresNeeded, attackRoll, retreatRoll,
        effectRoll, damageRoll, bloodCard;
    std::uint8_t actAttack, actRetreat, actPlay, actAttach, actUse, actTarget;
    std::uint8_t needAttackRoll, needRetreatRoll, needCoins, needSquires, needCost, needOrigin;
    std::uint8_t attackDamage;
    std::uint8_t fixedDamage;
};

/// The switches of the rulings.
struct Switches {
    enum Skill : std::uint8_t { ToAttackRoll, ToDamage, OnlyByText };
    Skill skill = ToAttackRoll; ///< SCE-Q2
    bool manualTraps = false;   ///< SCE-Q32
    int turnLimit = 0;          ///< SCE-Q45; 0: none
};

/// Cards, texts, words and switches of Sceptre.
class Rules final : public CardRules {
public:
    explicit Rules(const Catalogue& catalogue, const std::map<std::string, std::string>& options = {},
                   std::span<const std::uint8_t> inUse = {});

    /// Sceptre's own; those of all games are CardFacts.
    [[nodiscard]] const Facts& facts(std::uint16_t definition) const { return m_printed[definition]; }
    [[nodiscard]] const CardFacts& cardFacts(std::uint16_t definition) const { return CardRules::facts(definition); }
    /// Whether a lasting state is about others than the card and what it is attached to.
    [[nodiscard]] bool reachesOthers(const code::Ability& ability) const;

    /// Whether what a verb does is harm to the cards that it is about, so that it reveals those that it meets for their
    /// Origin or class (SCE-Q39).
    [[nodiscard]] bool harms(effects::Term verb, std::uint8_t word, int amount) const;

    /// Whether what a text does may be harm to anybody.
    [[nodiscard]] bool mayHarm(code::Ref ability) const { return m_mayHarm[static_cast<std::size_t>(ability)]; }

    Words words{};
    Switches switches;
    bool anyGiven = false;       ///< some effect gives abilities
    bool costsElsewhere = false; ///< some card costs Coins that is no Action, Equipment or Exterior (SCE-Q52)
    bool lowersHp = false;       ///< some effect takes HP away without damage

private:
    void readWords();
    void readSwitches(const std::map<std::string, std::string>& options);
    void readCard(std::uint16_t definition);
    void readTexts(const Card& card, Facts& facts);
    [[nodiscard]] bool mayUnlockAttacks(code::Range script) const;
    /// Better and lesser metals that may be taken for the one that is named (SCE-18d, SCE-18f).
    void widenMetals();
    void widenMetals(code::Ref selector, const code::Step& step, code::Ref chooser);
    void noteLastingHarm();
    void noteHarmlessRolls();
    void noteHarm();
    [[nodiscard]] bool stepsMayHarm(code::Range steps) const;
    [[nodiscard]] code::Ref widerMetals(code::Ref cards, bool better, bool lesser);
    [[nodiscard]] std::string notPlayed(const CardFacts::Text& text, std::uint16_t definition) const override;
    [[nodiscard]] Table::Changes worksOn() const override;
    [[nodiscard]] Table::Changes stateWorksOn(const CardFacts::Text& text, const code::Ability& ability) const override;
    /// Units and Gates are listed for themselves, and cards with something to use.
    [[nodiscard]] bool mayBePlain(std::uint16_t definition) const override;

    std::vector<Facts> m_printed;
    std::vector<bool> m_mayHarm; ///< by ability
};

} // namespace muster::engine::sceptre
