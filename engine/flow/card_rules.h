// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/flow/zones.h"
#include "engine/language/in_play.h"

namespace muster::engine {

/// What is printed on a card, as far as all games read it alike.
struct CardFacts {
    /// A text of the card: of the card itself, or of one of its parts.
    struct Text {
        FieldIndex field;       ///< the field of effects
        FieldIndex part;        ///< the field of parts that holds it; invalid for the card's own
        std::uint8_t which = 0; ///< which of these parts
        code::Range script;
    };
    std::uint8_t type = 0;               ///< its number in the game's list
    std::uint32_t keywords = 0;          ///< as bits, in the order of the dialect
    FixedList<std::int16_t, 16> numbers; ///< stats, in the order of the dialect; 0 where it has none
    FixedList<Text, 8> texts;
    FixedList<code::Ref, 12> uses;    ///< abilities that are used
    PrintedAbilities inPlay;          ///< what waits for events and the lasting states, in play
    PrintedAbilities elsewhere;       ///< the same of abilities that work in other zones
    std::uint32_t zonesElsewhere = 0; ///< these zones, as bits
    [[nodiscard]] std::uint8_t worksIn() const { return foldedZones(zonesElsewhere); }
    /// Zones out of play as the eight bits of CardState::worksIn; several may share one.
    [[nodiscard]] static constexpr std::uint8_t foldedZones(std::uint32_t zones)
    {
        zones |= zones >> 16;
        return static_cast<std::uint8_t>(zones | zones >> 8);
    }
    bool lastsInPlay = false; ///< it has abilities besides what happens when it is played
    bool plain = true;        ///< none of its texts waits for an event, may replace one, or lasts
    [[nodiscard]] code::Range script(FieldIndex field) const
    {
        for (const Text& text : texts) {
            if (text.field == field)
                return text.script;
        }
        return {};
    }
};

/// What of a game does not change while it is played: cards, compiled texts, words as numbers, options of the rules.
/// A game derives from it, looks its words up, says what its states mean, and calls finish(). Read by several threads;
/// the catalogue must outlive it.
class CardRules {
public:
    virtual ~CardRules() = default;
    CardRules(const CardRules&) = delete;
    CardRules& operator=(const CardRules&) = delete;

    [[nodiscard]] const Catalogue& catalogue() const { return m_catalogue; }
    [[nodiscard]] const code::Code& code() const { return m_code; }
    [[nodiscard]] const ZonePlan& zones() const { return m_zones; }
    [[nodiscard]] const CardFacts& facts(std::uint16_t definition) const { return m_facts[definition]; }
    [[nodiscard]] std::string_view nameOf(std::uint16_t definition) const
    {
        return m_catalogue.card(CardIndex{definition}).name();
    }
    /// Zones besides play in which some card of the match has abilities that work, as bits.
    [[nodiscard]] std::uint32_t abilityZones() const { return m_abilityZones; }
    /// The kinds of zones in which a part's cards are in play, in their order: a player's, or the table's. `abilities`: with
    /// those in which abilities work.
    [[nodiscard]] std::span<const std::uint8_t> kindsOf(bool ofTable, bool abilities) const
    {
        return m_kinds[ofTable ? 1 : 0][abilities ? 1 : 0].view();
    }
    /// Cards with a text that the game does not carry out, with the terms that stop it.
    [[nodiscard]] const std::vector<code::Unread>& unread() const { return m_unread; }
    /// More text than can be numbered: nothing of it may be used.
    [[nodiscard]] bool tooLarge() const { return m_code.tooLarge; }

protected:
    /// `inUse`: one for each card of the catalogue, not 0 if it can be in the match; empty: all.
    CardRules(const Catalogue& catalogue, std::span<const std::uint8_t> inUse, std::span<const ZoneKind> zones);

    // Words of the game's declarations as numbers. A word that is missing there is a mistake of the program.
    [[nodiscard]] std::uint8_t number(std::string_view word) const;
    [[nodiscard]] std::uint8_t status(std::string_view word) const;
    [[nodiscard]] std::uint8_t state(std::string_view word) const; ///< and keywords
    [[nodiscard]] std::uint8_t action(std::string_view word) const;
    [[nodiscard]] std::uint8_t requirement(std::string_view word) const;
    [[nodiscard]] std::uint8_t damageKind(std::string_view word) const;
    [[nodiscard]] std::uint8_t moment(std::string_view word) const;
    [[nodiscard]] std::uint8_t condition(std::string_view word) const;
    [[nodiscard]] std::uint8_t slot(std::string_view word) const;
    [[nodiscard]] std::uint8_t type(std::string_view key) const;
    [[nodiscard]] FieldIndex field(std::string_view key) const;
    /// How a state is kept among the statuses of a card: turned to it, these bits get that value.
    void keepState(std::string_view word, std::uint16_t bits, std::uint16_t value);
    /// What a text says that this game gives no meaning: the words, empty where all of it is carried out.
    [[nodiscard]] virtual std::string notPlayed(const CardFacts::Text& text, std::uint16_t definition) const = 0;
    /// Whether an ability of a text waits for its event, or lasts, by itself; else the game has its player use it.
    [[nodiscard]] virtual bool worksByItself(const CardFacts::Text&, const code::Ability&,
                                             std::uint16_t /*definition*/) const
    {
        return true;
    }
    /// The changes after which a text may begin or cease to work where it lies, besides those of the cards in its part of
    /// the play area (Table::Change).
    [[nodiscard]] virtual Table::Changes worksOn() const
    {
        return Table::Faces | Table::Flags | Table::Statuses | Table::Lasting | Table::Layout;
    }
    /// Those of them after which a lasting state of a text has to be worked out anew.
    [[nodiscard]] virtual Table::Changes stateWorksOn(const CardFacts::Text&, const code::Ability&) const
    {
        return worksOn() & (Table::Lasting | Table::Layout);
    }
    /// Whether the game itself lists nothing of such a card in play: it is plain if its texts let it be.
    [[nodiscard]] virtual bool mayBePlain(std::uint16_t /*definition*/) const { return true; }
    /// Reads the facts of all cards.
    void finish();
    /// A number that the rules give a card without a printed one; after finish().
    void setNumber(std::uint16_t definition, std::uint8_t word, int amount)
    {
        m_facts[definition].numbers[word] = static_cast<std::int16_t>(amount);
    }

    const Catalogue& m_catalogue;
    code::Code m_code;

private:
    void findPlainCards();
    void findKinds();
    void readCard(std::uint16_t definition);
    void readText(std::uint16_t definition, const CardFacts::Text& text);

    std::vector<std::uint8_t> m_inUse;
    ZonePlan m_zones;
    std::vector<CardFacts> m_facts;
    std::vector<code::Unread> m_unread;
    std::uint32_t m_abilityZones = 0;
    std::uint32_t m_plainTypes = 0; ///< of which there are plain cards in the match, as bits
    std::uint32_t m_playZones = 0;
    std::uint32_t m_openZones = 0;             ///< where somebody knows the cards
    FixedList<std::uint8_t, 32> m_kinds[2][2]; ///< see kindsOf
};

} // namespace muster::engine
