// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/game_table.h"

#include <algorithm>
#include <span>

#include "engine/scenario/card_position.h"
#include "engine/scenario/step_check.h"

namespace muster::engine {

namespace {

constexpr int mostOfANumber = 9999;
constexpr int mostOptions = 9;

/// Calls `visit` with a sentence in which the first gap of that name is filled with each of some words.
template <class Visit>
void filled(const std::string& text, std::string_view gap, std::span<const std::string> words, Visit visit)
{
    const auto at = text.find(gap);
    for (const std::string& word : words)
        visit(std::string(text).replace(at, gap.size(), word));
}

} // namespace

GameTable::GameTable(const CardRules& rules, int seats) : m_rules(rules)
{
    m_facts.seats = seats;
    m_facts.hidden = {"hidden card"};
    m_facts.options = {"yes", "no", "enough", "pass"};
    for (int option = 1; option <= mostOptions; ++option)
        m_facts.options.push_back("option " + std::to_string(option)); // of a text: one of several effects
    for (int seat = 0; seat < seats; ++seat)
        m_facts.options.emplace_back(letterOf(seat));
    m_facts.afterCards = {" first"};
    addZones();
    addNumbers();
    addStates();
}

void GameTable::addZones()
{
    const auto kinds = m_rules.zones().kinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        ScenarioZone zone;
        zone.key = zone.where = kinds[i].word;
        zone.kind = static_cast<std::uint8_t>(i);
        zone.common = kinds[i].common;
        zone.onlyCounted = kinds[i].counted;
        zone.open = kinds[i].inPlay && kinds[i].sight == ZoneKind::Sight::All;
        zone.known = kinds[i].sight == ZoneKind::Sight::Nobody ? ScenarioZone::Nobody
            : kinds[i].sight == ZoneKind::Sight::Owner         ? ScenarioZone::Owner
                                                               : ScenarioZone::Everybody;
        m_facts.zones.push_back(std::move(zone));
    }
}

/// Of a card: damage, counters, and what is printed or worked out. Of a player: what it has of each resource.
void GameTable::addNumbers()
{
    const code::Dialect& dialect = m_rules.code().dialect;
    std::vector<std::pair<ScenarioNumber, std::uint8_t>> ofCards{{{"damage", 0, mostOfANumber}, damageWord}};
    for (std::size_t i = 0; i < dialect.numbers.size(); ++i) {
        const auto word = static_cast<std::uint8_t>(i);
        const std::string& key = dialect.numbers[i];
        const bool counter = word >= dialect.firstCounter && word < dialect.firstStatus;
        if (word < dialect.firstResource || counter) {
            ofCards.push_back({{key, 0, counter ? mostOfANumber : -1}, word});
        } else {
            m_facts.seatNumbers.push_back({key, 0, mostOfANumber});
            m_seatWords.push_back(word);
        }
    }
    // "max hp" before "hp": the longer one is looked for first.
    std::stable_sort(ofCards.begin(), ofCards.end(),
                     [](const auto& one, const auto& other) { return one.first.key.size() > other.first.key.size(); });
    for (auto& [number, word] : ofCards) {
        m_facts.cardNumbers.push_back(std::move(number));
        m_cardWords.push_back(word);
    }
}

void GameTable::addStates()
{
    const code::Code& code = m_rules.code();
    m_facts.states = code.dialect.statuses;
    for (std::size_t i = 0; i < code.stateRules.size(); ++i) {
        if (code.stateRules[i].bits == 0)
            continue; // worked out, not kept
        m_facts.states.push_back(code.dialect.states[i]);
        m_states.push_back(static_cast<std::uint8_t>(i));
    }
}

void GameTable::addSentences()
{
    for (std::uint16_t what = 0; what < game().sentences(); ++what)
        addSentence(std::string(game().sentence(what)));
}

/// Names and numbers are gaps; words and seats are put in, all that there are.
void GameTable::addSentence(std::string text)
{
    static constexpr std::pair<std::string_view, char> gaps[] = {
        {"{card}", LogSentences::Card},   {"{other}", LogSentences::Card}, {"{part}", LogSentences::Part},
        {"{n}", LogSentences::Number},    {"{m}", LogSentences::Number},   {"{die}", LogSentences::Number},
        {"{die 2}", LogSentences::Number}};
    for (const auto& [gap, stands] : gaps) {
        for (auto at = text.find(gap); at != std::string::npos; at = text.find(gap))
            text.replace(at, gap.size(), 1, stands);
    }
    std::vector<std::string> seats{"nobody"};
    for (int seat = 0; seat < m_facts.seats; ++seat)
        seats.emplace_back(letterOf(seat));
    const code::Dialect& dialect = m_rules.code().dialect;
    const std::pair<std::string_view, std::span<const std::string>> words[] = {{"{seat}", seats},
                                                                               {"{to}", seats},
                                                                               {"{word}", dialect.numbers},
                                                                               {"{state}", dialect.states},
                                                                               {"{status}", dialect.statuses}};
    for (const auto& [gap, list] : words) {
        if (text.find(gap) == std::string::npos)
            continue;
        filled(text, gap, list, [&](std::string one) { addSentence(std::move(one)); });
        return;
    }
    m_facts.sentences.push_back(std::move(text));
}

// Asking

int GameTable::cardNumber(std::size_t number, CardId card)
{
    const std::uint8_t word = m_cardWords[number];
    return word == damageWord ? table().card(card).damage : game().numberNow(word, card);
}

std::vector<std::size_t> GameTable::statesOf(CardId card)
{
    const code::Code& code = m_rules.code();
    const std::size_t statuses = code.dialect.statuses.size();
    const std::uint16_t kept = table().card(card).statuses;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < statuses; ++i) {
        if ((kept >> i & 1) != 0)
            found.push_back(i);
    }
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const code::StateRule& rule = code.stateRules[m_states[i]];
        if (rule.value != 0 && (kept & rule.bits) == rule.value) // what is as usual is not told
            found.push_back(statuses + i);
    }
    return found;
}

std::string GameTable::actionText(const Option& action, Seat seat)
{
    Choice choice;
    choice.kind = static_cast<std::uint8_t>(Ask::Respond);
    choice.seat = seat;
    choice.options = {&action, 1};
    return game().actionText(choice, action);
}

// Laying out

CardId GameTable::addCard(std::uint16_t definition, Seat owner, ZoneId zone)
{
    const ZonePlan& zones = m_rules.zones();
    return game().addCard(definition, owner, zones.kindOf(zone), zones.seatOf(zone));
}

void GameTable::setCardNumber(std::size_t number, CardId card, int value)
{
    const code::Dialect& dialect = m_rules.code().dialect;
    const std::uint8_t word = m_cardWords[number];
    if (word == damageWord)
        table().setDamage(card, value);
    else
        table().card(card).counters[static_cast<std::size_t>(word - dialect.firstCounter)] =
            static_cast<std::int16_t>(value);
}

void GameTable::setSeatNumber(std::size_t number, Seat seat, int value)
{
    table().setValue(seat, game().valueIndex(m_seatWords[number]), value);
}

void GameTable::setState(std::size_t state, CardId card)
{
    const code::Code& code = m_rules.code();
    const std::size_t statuses = code.dialect.statuses.size();
    std::uint16_t kept = table().card(card).statuses;
    if (state < statuses) {
        kept |= static_cast<std::uint16_t>(1U << state);
    } else {
        const code::StateRule& rule = code.stateRules[m_states[state - statuses]];
        kept = static_cast<std::uint16_t>((kept & ~rule.bits) | rule.value);
    }
    table().setStatuses(card, kept);
}

/// What a position lays down has to keep what every game keeps.
void GameTable::placed(CardPosition& position)
{
    game().stateChanged();
    if (position.report().failed())
        return;
    if (const char* broken = game().brokenInvariant())
        position.wrong({}, "position", "a position that can be", broken);
}

} // namespace muster::engine
