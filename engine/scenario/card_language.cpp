// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/card_language.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "engine/flow/branch_words.h"
#include "engine/scenario/card_table.h"
#include "engine/scenario/step_check.h"
#include "model/effects/questions.h"
#include "model/text/nearest.h"

namespace muster::engine {

namespace {

template <class Words>
bool has(const Words& words, std::string_view text)
{
    return std::find(std::begin(words), std::end(words), text) != std::end(words);
}

/// Without the " #2" of the second option or card that reads alike.
std::string withoutNumber(const std::string& text)
{
    const auto mark = text.rfind(" #");
    if (mark == std::string::npos || mark + 2 == text.size()
        || text.find_first_not_of("0123456789", mark + 2) != std::string::npos || text[mark + 2] == '0')
        return text;
    return text.substr(0, mark);
}

bool isNumber(std::string_view text, int least)
{
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() && number >= least
        && std::to_string(number) == text;
}

std::string nearestIn(const std::string& text, const std::set<std::string>& words)
{
    const std::vector<std::string> list(words.begin(), words.end());
    return nearestOne(text, std::span(list));
}

std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

void checkOneOf(const std::string& word, Position at, const std::vector<std::string>& words, const std::string& path,
                yaml::Report& report)
{
    if (!has(words, word))
        report.add(ErrorKind::NotOneOf, at, path, {word, listed(words)},
                   nearestOne(word, std::span<const std::string>(words)));
}

} // namespace

std::optional<SeatKey> SeatKey::of(const std::string& key, int seats)
{
    const auto seatAt = [&](std::size_t at) -> std::optional<Seat> {
        const auto named = key.size() > at + 2 && key[at + 1] == ' ' ? seatOf(key.substr(at, 1)) : std::nullopt;
        return named && *named < seats ? named : std::nullopt;
    };
    const auto first = seatAt(0);
    if (!first)
        return {};
    constexpr std::string_view sees = "sees ";
    if (key.substr(2, sees.size()) != sees)
        return SeatKey{*first, NoSeat, key.substr(2)};
    const auto second = seatAt(2 + sees.size());
    return second ? std::optional(SeatKey{*second, *first, key.substr(4 + sees.size())}) : std::nullopt;
}

CardLanguage::CardLanguage(CardTable& table, const std::vector<Has>& cards) : m_table(table), m_facts(table.facts())
{
    m_options.insert(m_facts.options.begin(), m_facts.options.end());
    m_actions.insert(m_facts.actions.begin(), m_facts.actions.end());
    for (const std::string& hidden : m_facts.hidden) {
        m_options.insert(hidden);
        for (const std::string& before : m_facts.beforeCards)
            m_options.insert(before + hidden);
        for (const std::string& after : m_facts.afterCards)
            m_options.insert(hidden + after);
    }
    for (const Has& card : cards)
        addCard(card);
    for (std::uint32_t i = 0; cards.empty() && i < table.catalogue().size(); ++i) {
        for (int seat = 0; seat < m_facts.seats; ++seat)
            addCard({static_cast<std::uint16_t>(i), static_cast<Seat>(seat)});
    }
    m_options.insert(m_actions.begin(), m_actions.end());
    if (cards.empty())
        return;
    for (const std::string& sentence : m_facts.sentences)
        m_log.addSentence(sentence);
    for (const std::string& name : m_names)
        m_log.addCard(name);
}

void CardLanguage::addCard(const Has& card)
{
    const std::string name(m_table.catalogue().card(CardIndex{card.definition}).name());
    const std::string owner = card.seat == NoSeat ? std::string() : std::string(letterOf(card.seat)) + ' ' + name;
    if (!owner.empty() && m_keys.insert(owner + " where").second) {
        for (const ScenarioNumber& number : m_facts.cardNumbers)
            m_keys.insert(owner + ' ' + number.key);
        m_keys.insert({owner + " on", owner + " is"});
    }
    if (!m_names.insert(name).second)
        return;
    for (const std::string& action : m_table.actionsWith(card.definition))
        m_actions.insert(action);
    for (const std::string& option : m_table.optionsWith(card.definition))
        m_options.insert(option);
    for (const std::string& part : m_table.partsOf(card.definition))
        m_log.addPart(part);
    addEffects(card.definition);
    m_options.insert(name);
    for (const std::string& before : m_facts.beforeCards)
        m_options.insert(before + name);
    for (const std::string& after : m_facts.afterCards)
        m_options.insert(name + after);
}

/// Among which the card's texts let somebody choose: by their numbers, or with all that they say.
void CardLanguage::addEffects(std::uint16_t definition)
{
    const Catalogue& catalogue = m_table.catalogue();
    for (const ScriptIndex script : catalogue.card(CardIndex{definition}).scripts()) {
        for (const effects::View& step : effects::find(catalogue.effects(), script, effects::Term::VerbChoose)) {
            int number = 0;
            for (const effects::View& option : step.children("options")) {
                const std::string text = branchText(catalogue, option.index(), ++number);
                m_options.insert({text, std::string(branchName(text))});
            }
        }
    }
}

bool CardLanguage::isCard(const std::string& text) const { return isName(text) || has(m_facts.hidden, text); }

bool CardLanguage::isOption(const std::string& text) const
{
    const std::string plain = withoutNumber(text);
    if (m_options.contains(plain) || isNumber(plain, 0)) // a number: an amount
        return true;
    return std::any_of(m_facts.between.begin(), m_facts.between.end(), [&](const std::string& word) {
        const auto at = plain.find(word);
        return at != std::string::npos && m_options.contains(plain.substr(0, at))
            && isCard(plain.substr(at + word.size()));
    });
}

std::string CardLanguage::nearestOption(const std::string& text) const
{
    const std::string plain = withoutNumber(text);
    for (const std::string& word : m_facts.between) {
        const auto at = plain.find(word);
        if (at == std::string::npos)
            continue;
        const std::string first = nearestIn(plain.substr(0, at), m_options);
        const std::string second = nearestIn(plain.substr(at + word.size()), m_names);
        return first.empty() || second.empty() ? std::string() : first + word + second;
    }
    return nearestIn(plain, m_options);
}

bool CardLanguage::isAction(const std::string& text) const
{
    const auto arrow = text.find(" > ");
    if (!m_actions.contains(text.substr(0, arrow)))
        return false;
    if (arrow == std::string::npos)
        return true;
    const std::string target = text.substr(arrow + 3);
    return isCard(target.starts_with("on ") && !isCard(target) ? target.substr(3) : target);
}

std::string CardLanguage::nearestAction(const std::string& text) const
{
    const auto arrow = text.find(" > ");
    const std::string action = nearestIn(text.substr(0, arrow), m_actions);
    if (arrow == std::string::npos || action.empty())
        return action;
    std::string target = text.substr(arrow + 3);
    const std::string before = target.starts_with("on ") ? "on " : "";
    target = nearestIn(target.substr(before.size()), m_names);
    return target.empty() ? target : action + " > " + before + target;
}

const ScenarioZone* CardLanguage::zone(const std::string& key, bool common) const
{
    const auto found = std::find_if(m_facts.zones.begin(), m_facts.zones.end(),
                                    [&](const ScenarioZone& one) { return one.key == key && one.common == common; });
    return found == m_facts.zones.end() ? nullptr : &*found;
}

std::optional<CardLanguage::Kind> CardLanguage::kindOf(const std::string& key) const
{
    if (key.ends_with(hasCards)) { // of cards alone
        const auto kind = kindOf(key.substr(0, key.size() - hasCards.size()));
        return kind == Kind::Names || kind == Kind::SeenNames ? kind : std::nullopt;
    }
    if (zone(key, true) != nullptr)
        return Kind::Names;
    if (key == "turn" || (key.starts_with("number in ") && zone(key.substr(10), true) != nullptr))
        return Kind::Number;
    if (key == "active")
        return Kind::Player;
    if (key == "result")
        return Kind::Result;
    const auto place = SeatKey::of(key, m_facts.seats);
    return place ? kindOfSeat(*place) : std::nullopt;
}

std::optional<CardLanguage::Kind> CardLanguage::kindOfSeat(const SeatKey& key) const
{
    const std::string& what = key.what;
    const ScenarioZone* const there = zone(what, false);
    if (key.viewer != NoSeat) {
        if (there != nullptr)
            return there->onlyCounted && key.viewer != key.seat ? Kind::CardCount : Kind::SeenNames;
        const bool onCard = what.starts_with("on ") && isName(withoutNumber(what.substr(3)));
        return onCard ? std::optional(Kind::SeenNames) : std::nullopt;
    }
    if (there != nullptr)
        return Kind::Names;
    if (what.starts_with("number in "))
        return zone(what.substr(10), false) != nullptr ? std::optional(Kind::Number) : std::nullopt;
    const auto ofSeat = [&](const ScenarioNumber& number) { return what == number.key; };
    if (std::any_of(m_facts.seatNumbers.begin(), m_facts.seatNumbers.end(), ofSeat))
        return Kind::Number;
    const auto of = [&](const std::string& property) {
        return what.ends_with(' ' + property) && what.size() > property.size() + 1
            && isName(withoutNumber(what.substr(0, what.size() - property.size() - 1)));
    };
    const auto ofCard = [&](const ScenarioNumber& number) { return of(number.key); };
    if (std::any_of(m_facts.cardNumbers.begin(), m_facts.cardNumbers.end(), ofCard))
        return Kind::Number;
    return of("where") ? std::optional(Kind::Where)
        : of("on")     ? std::optional(Kind::Names)
        : of("is")     ? std::optional(Kind::Is)
                       : std::nullopt;
}

std::string CardLanguage::nearestKey(const std::string& key) const
{
    std::vector<std::string> keys(std::begin(expectationKeys), std::end(expectationKeys));
    keys.insert(keys.end(), {"turn", "active", "result"});
    for (const ScenarioZone& one : m_facts.zones) {
        if (one.common)
            keys.insert(keys.end(), {one.key, one.key + std::string(hasCards), "number in " + one.key});
    }
    for (int seat = 0; seat < m_facts.seats; ++seat) {
        const std::string letter = std::string(letterOf(seat)) + ' ';
        for (const ScenarioZone& one : m_facts.zones) {
            if (one.common)
                continue;
            keys.insert(keys.end(),
                        {letter + one.key, letter + one.key + std::string(hasCards), letter + "number in " + one.key});
            for (int other = 0; other < m_facts.seats; ++other)
                keys.push_back((letter + "sees ").append(letterOf(other)) + ' ' + one.key);
        }
        for (const ScenarioNumber& number : m_facts.seatNumbers)
            keys.push_back(letter + number.key);
    }
    keys.insert(keys.end(), m_keys.begin(), m_keys.end());
    if (key.size() > 7 && key.substr(1, 6) == " sees ") { // too many to stand in the list
        for (const std::string& one : m_keys) {
            if (one.ends_with(" where"))
                keys.push_back(key.substr(0, 7) + one.substr(0, 2) + "on " + one.substr(2, one.size() - 8));
        }
    }
    std::erase(keys, key); // it is known, but has nothing that it is about
    return nearestOne(key, std::span<const std::string>(keys));
}

bool CardLanguage::isPrinted(const std::string& name) const
{
    const Catalogue& catalogue = m_table.catalogue();
    const auto found = catalogue.findByName(name);
    return std::any_of(found.begin(), found.end(), [&](CardIndex card) { return catalogue.card(card).name() == name; });
}

/// A name goes as far as it has to, to be one.
std::vector<std::string> CardLanguage::splitNames(const std::string& text) const
{
    const auto known = [&](const std::string& name) { return has(m_facts.hidden, name) || isPrinted(name); };
    std::vector<std::string> names;
    for (std::size_t from = 0; from <= text.size();) {
        std::size_t end = text.find(", ", from);
        while (end != std::string::npos && !known(text.substr(from, end - from)))
            end = text.find(", ", end + 2);
        if (end == std::string::npos && !known(text.substr(from)))
            end = text.find(", ", from);
        names.push_back(text.substr(from, end == std::string::npos ? end : end - from));
        from = end == std::string::npos ? text.size() + 1 : end + 2;
    }
    return names;
}

// Values

std::vector<std::string> CardLanguage::results() const
{
    std::vector<std::string> words;
    const int sides = 1 << m_facts.seats;
    for (int winners = 1; winners < sides; ++winners) { // one of them, or several together
        std::string text;
        for (int seat = 0; seat < m_facts.seats; ++seat) {
            if ((winners >> seat & 1) != 0)
                text.append(text.empty() ? "" : " and ").append(letterOf(seat));
        }
        const bool several = text.size() > 1;
        if (!several || m_facts.seats > 2)
            words.push_back(text + (several ? " win" : " wins"));
    }
    words.insert(words.end(), {"draw", "stopped", "none"});
    return words;
}

std::vector<std::string> CardLanguage::states() const
{
    std::vector<std::string> words = m_facts.faces;
    words.insert(words.end(), m_facts.states.begin(), m_facts.states.end());
    return words;
}

void CardLanguage::checkNames(const std::string& text, bool hiddenToo, Position at, const std::string& path,
                              yaml::Report& report) const
{
    if (text == "nothing")
        return;
    for (const std::string& name : splitNames(text)) {
        if (isPrinted(name) || (hiddenToo && has(m_facts.hidden, name)))
            continue;
        std::vector<std::string> nearest = m_table.catalogue().nearestNames(name, 1);
        if (hiddenToo)
            nearest.insert(nearest.end(), m_facts.hidden.begin(), m_facts.hidden.end());
        report.add(ErrorKind::UnknownCard, at, path, {name}, nearestOne(name, std::span<const std::string>(nearest)));
        return;
    }
}

void CardLanguage::checkStates(const yaml::Node& value, const std::string& path, yaml::Report& report) const
{
    const std::vector<std::string> words = states();
    if (value.kind == yaml::NodeKind::List) {
        for (const yaml::Node& one : value.items) {
            if (const auto word = yaml::readText(one, path, report))
                checkOneOf(*word, one.at, words, path, report);
        }
        return;
    }
    const std::string text(value.scalar);
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(", ", from), text.size());
        checkOneOf(text.substr(from, end - from), value.at, words, path, report);
        from = end + 2;
    }
}

void CardLanguage::checkWhere(const std::string& text, Position at, const std::string& path, yaml::Report& report) const
{
    if (text.starts_with("on "))
        return checkNames(text.substr(3), false, at, path, report);
    std::vector<std::string> words;
    for (const ScenarioZone& one : m_facts.zones) {
        if (!has(words, one.where))
            words.push_back(one.where);
    }
    checkOneOf(text, at, words, path, report);
}

void CardLanguage::checkValue(const std::string& key, const yaml::Node& value, const std::string& path,
                              yaml::Report& report) const
{
    const auto kind = kindOf(key);
    if (!kind)
        return;
    const bool several = *kind == Kind::Names || *kind == Kind::SeenNames || *kind == Kind::Is;
    if (value.kind != yaml::NodeKind::Scalar && !(several && value.kind == yaml::NodeKind::List)) {
        report.add(ErrorKind::WrongShape, value.at, path, {"a text", yaml::shapeOf(value)});
        return;
    }
    const std::string text(value.scalar);
    switch (*kind) {
    case Kind::Number:
        if (!isNumber(text, -10'000))
            report.add(ErrorKind::NotANumber, value.at, path, {text});
        return;
    case Kind::Player: { // one is as near as the other
        std::vector<std::string> seats;
        seats.reserve(static_cast<std::size_t>(m_facts.seats));
        for (int seat = 0; seat < m_facts.seats; ++seat)
            seats.emplace_back(letterOf(seat));
        if (!has(seats, text))
            report.add(ErrorKind::NotOneOf, value.at, path, {text, listed(seats)});
        return;
    }
    case Kind::Result:
        return checkOneOf(text, value.at, results(), path, report);
    case Kind::CardCount:
        if (const auto words = text.find(" cards");
            words == std::string::npos || words + 6 != text.size() || !isNumber(text.substr(0, words), 0))
            report.add(ErrorKind::WrongShape, value.at, path, {"a number such as 2 cards", text});
        return;
    case Kind::Where:
        return checkWhere(text, value.at, path, report);
    case Kind::Is:
        return checkStates(value, path, report);
    case Kind::Names:
    case Kind::SeenNames:
        if (value.kind == yaml::NodeKind::Scalar)
            return checkNames(text, *kind == Kind::SeenNames, value.at, path, report);
        for (const yaml::Node& one : value.items) {
            if (const auto name = yaml::readText(one, path, report))
                checkNames(*name, *kind == Kind::SeenNames, one.at, path, report);
        }
    }
}

} // namespace muster::engine
