// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/flow/card_rules.h"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "engine/language/without_effects.h"

namespace muster::engine {

CardRules::CardRules(const Catalogue& catalogue, std::span<const std::uint8_t> inUse, std::span<const ZoneKind> zones)
    : m_catalogue(catalogue),
      m_code(catalogue, inUse),
      m_inUse(inUse.begin(), inUse.end()),
      m_zones(zones)
{
    for (std::size_t i = 0; i < zones.size(); ++i) {
        m_playZones |= zones[i].inPlay ? std::uint32_t(1) << i : 0;
        m_openZones |= zones[i].sight != ZoneKind::Sight::Nobody ? std::uint32_t(1) << i : 0;
    }
    for (std::size_t i = 0; i < m_code.dialect.zones.size(); ++i)
        assert(m_code.dialect.zones[i] == zones[i].word);
}

namespace {

std::uint8_t wordIn(const std::vector<std::string>& list, std::string_view word)
{
    const std::uint8_t found = code::Dialect::find(list, word);
    assert(found < list.size());
    return found;
}

} // namespace

std::uint8_t CardRules::number(std::string_view word) const { return wordIn(m_code.dialect.numbers, word); }
std::uint8_t CardRules::status(std::string_view word) const { return wordIn(m_code.dialect.statuses, word); }
std::uint8_t CardRules::state(std::string_view word) const { return wordIn(m_code.dialect.states, word); }
std::uint8_t CardRules::action(std::string_view word) const { return wordIn(m_code.dialect.actions, word); }
std::uint8_t CardRules::requirement(std::string_view word) const { return wordIn(m_code.dialect.requirements, word); }
std::uint8_t CardRules::damageKind(std::string_view word) const { return wordIn(m_code.dialect.damageKinds, word); }
std::uint8_t CardRules::moment(std::string_view word) const { return wordIn(m_code.dialect.moments, word); }
std::uint8_t CardRules::condition(std::string_view word) const { return wordIn(m_code.dialect.conditions, word); }
std::uint8_t CardRules::slot(std::string_view word) const { return wordIn(m_code.dialect.slots, word); }

std::uint8_t CardRules::type(std::string_view key) const
{
    const TypeIndex found = m_catalogue.game().findType(key);
    assert(found.valid());
    return static_cast<std::uint8_t>(found.value);
}

FieldIndex CardRules::field(std::string_view key) const { return m_catalogue.game().findField(key); }

void CardRules::keepState(std::string_view word, std::uint16_t bits, std::uint16_t value)
{
    m_code.stateRules[state(word)] = {bits, value};
}

void CardRules::finish()
{
    m_facts.resize(m_catalogue.size());
    findPlainCards();
    m_code.prepareDependence(m_playZones, m_plainTypes, worksOn());
    for (std::uint32_t i = 0; i < m_catalogue.size(); ++i)
        readCard(static_cast<std::uint16_t>(i));
    findKinds();
}

void CardRules::findKinds()
{
    for (std::uint8_t kind = 0; kind < m_zones.kinds().size(); ++kind) {
        const ZoneKind& zone = m_zones.kind(kind);
        auto& kinds = m_kinds[zone.common ? 1 : 0];
        if (zone.inPlay)
            (void)kinds[0].push(kind);
        if (zone.inPlay || (m_abilityZones >> kind & 1) != 0)
            (void)kinds[1].push(kind);
    }
}

/// Where they come and go, no list of abilities has to be made anew.
void CardRules::findPlainCards()
{
    for (std::uint32_t i = 0; i < m_catalogue.size(); ++i) {
        if (!m_inUse.empty() && m_inUse[i] == 0)
            continue;
        const Card card = m_catalogue.card(CardIndex{i});
        CardFacts& facts = m_facts[i];
        facts.plain = mayBePlain(static_cast<std::uint16_t>(i));
        for (const ScriptIndex script : card.scripts()) {
            const code::Range range = m_code.scripts[script.value];
            for (int at = 0; at < range.count; ++at) {
                const code::Ability::Kind kind = m_code.ability(static_cast<code::Ref>(range.first + at)).kind;
                facts.plain = facts.plain && (kind == code::Ability::Plays || kind == code::Ability::Uses);
            }
        }
        if (facts.plain)
            m_plainTypes |= std::uint32_t(1) << card.type().value;
    }
}

void CardRules::readCard(std::uint16_t definition)
{
    const Game& game = m_catalogue.game();
    const Card card = m_catalogue.card(CardIndex{definition});
    CardFacts& facts = m_facts[definition];
    facts.type = static_cast<std::uint8_t>(card.type().value);
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const Field& one = game.fields[i];
        const FieldIndex at{i};
        if (one.stat) {
            (void)facts.numbers.push(static_cast<std::int16_t>(card.number(at).value_or(0)));
        } else if (one.kind == FieldKind::Words && one.key == "keywords") {
            for (const std::int32_t word : card.words(at)) {
                const std::string& key = m_catalogue.words(one.vocabulary)[static_cast<std::size_t>(word)].key;
                const std::uint8_t found = code::Dialect::find(m_code.dialect.states, key);
                if (found >= m_code.dialect.firstKeyword && found < m_code.dialect.states.size())
                    facts.keywords |= std::uint32_t(1) << (found - m_code.dialect.firstKeyword);
            }
        }
    }
    const bool inUse = m_inUse.empty() || m_inUse[definition] != 0;
    const auto readScripts = [&](const Record& record, FieldIndex part, std::uint8_t which) {
        for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
            if (game.fields[i].kind != FieldKind::Effects)
                continue;
            const ScriptIndex found = record.effects(FieldIndex{i});
            if (!found.valid() || !inUse)
                continue;
            if (!m_code.unread[found.value].empty())
                m_unread.emplace_back(CardIndex{definition}, m_code.unread[found.value]);
            const CardFacts::Text text{FieldIndex{i}, part, which, m_code.scripts[found.value]};
            (void)facts.texts.push(text);
            readText(definition, text);
        }
    };
    readScripts(card.record(), FieldIndex(), 0);
    if (inUse)
        std::ranges::move(code::textsWithoutEffects(card, game), std::back_inserter(m_unread));
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        if (game.fields[i].kind != FieldKind::Parts)
            continue;
        const std::vector<Record> parts = card.parts(FieldIndex{i});
        for (std::size_t n = 0; n < parts.size(); ++n)
            readScripts(parts[n], FieldIndex{i}, static_cast<std::uint8_t>(n));
    }
    m_abilityZones |= facts.zonesElsewhere;
    if (facts.inPlay.tooMany() || facts.elsewhere.tooMany() || facts.texts.overflowed() || facts.uses.overflowed())
        m_unread.emplace_back(CardIndex{definition}, "more abilities than a card can have");
}

void CardRules::readText(std::uint16_t definition, const CardFacts::Text& text)
{
    CardFacts& facts = m_facts[definition];
    const std::string unplayed = notPlayed(text, definition);
    if (!unplayed.empty())
        m_unread.emplace_back(CardIndex{definition}, unplayed);
    for (int i = 0; i < text.script.count; ++i) {
        const auto at = static_cast<code::Ref>(text.script.first + i);
        const code::Ability& ability = m_code.ability(at);
        const std::uint32_t elsewhere = ability.where & m_openZones & ~m_playZones;
        const bool here = ability.where == 0 || (ability.where & m_playZones) != 0;
        if (!worksByItself(text, ability, definition))
            continue;
        facts.lastsInPlay = facts.lastsInPlay || ability.kind != code::Ability::Plays;
        const auto list = [&](PrintedAbilities& printed) {
            if (ability.kind == code::Ability::While)
                printed.addState(m_code, ability.state, stateWorksOn(text, ability));
            else if (ability.kind != code::Ability::Plays && ability.kind != code::Ability::Uses)
                printed.await(at, ability);
        };
        if (ability.kind == code::Ability::Uses)
            (void)facts.uses.push(at);
        if (here)
            list(facts.inPlay);
        if (elsewhere != 0 && ability.kind != code::Ability::Plays && ability.kind != code::Ability::Uses) {
            list(facts.elsewhere);
            facts.zonesElsewhere |= elsewhere;
        }
    }
}

} // namespace muster::engine
