// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/scenario_words.h"

#include <algorithm>
#include <charconv>

#include "engine/games/sceptre/notation.h"
#include "model/text/nearest.h"

namespace muster::engine::sceptre {

namespace {

constexpr std::string_view pileWords[] = {"deck", "hand", "discard", "blood", "combat", "garrison", "traps"};
constexpr std::string_view otherZones[] = {"gate", "exterior", "beside"};
constexpr std::string_view numbers[] = {"max hp", "attack bonus", "hp", "def", "skl", "spd", "damage"};
constexpr std::string_view results[] = {"A wins", "B wins", "draw", "stopped", "none"};
constexpr std::string_view hiddenWords[] = {"hidden Champion", "hidden Squire", "hidden Trap", "hidden card"};
constexpr std::string_view faces[] = {"face up", "face down"};

constexpr const char* seatNames[] = {"A", "B"};

template <class Words>
bool has(const Words& words, std::string_view text)
{
    return std::find(std::begin(words), std::end(words), text) != std::end(words);
}

std::vector<std::string_view> statuses()
{
    std::vector<std::string_view> words;
    words.reserve(5);
    for (int status = 0; status < 4; ++status)
        words.emplace_back(statusWord(status));
    words.emplace_back("stunned");
    return words;
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

std::string listed(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

std::string_view playWord(Type type)
{
    switch (type) {
    case Type::Coin:
    case Type::Squire:
        return "attach ";
    case Type::Equipment:
        return "equip ";
    default:
        return "play ";
    }
}

} // namespace

ScenarioWords::ScenarioWords(const Rules& rules, const std::vector<Has>& cards) : m_rules(rules)
{
    m_options = {"yes",     "no",   "enough", "pass",    "retreat",   "end turn", "take",
                 "decline", "roll", "stop",   "discard", "new place", "face up",  "face down"};
    for (int status = 0; status < 4; ++status)
        m_options.insert(statusWord(status));
    m_actions.insert({"retreat", "end turn"});
    for (const std::string_view hidden : hiddenWords) {
        for (const char* before : {"", "on ", "to ", "sacrifice ", "replace ", "use ", "reveal "})
            m_options.insert(before + std::string(hidden));
    }
    for (const Has& card : cards)
        addCard(card);
    for (std::uint32_t i = 0; cards.empty() && i < rules.catalogue().size(); ++i) {
        for (const Seat seat : {Seat(0), Seat(1)})
            addCard({static_cast<std::uint16_t>(i), seat});
    }
    m_options.insert(m_actions.begin(), m_actions.end());
    if (cards.empty())
        return;
    const auto addWords = [this](const std::string& text) {
        for (const std::string_view word : wordsOf(text))
            m_logWords.emplace(word);
    };
    for (const std::string& sentence : logSentences())
        addWords(sentence);
    for (const std::string& name : m_names)
        addWords(name);
    for (const std::string& action : m_actions) // for the names of Attacks
        addWords(action);
}

void ScenarioWords::addCard(const Has& card)
{
    const std::string name(m_rules.catalogue().card(CardIndex{card.definition}).name());
    const std::string owner = seatNames[card.seat == 0 ? 0 : 1] + std::string(" ") + name;
    if (m_keys.insert(owner + " where").second) {
        for (const std::string_view property : numbers)
            m_keys.insert(owner + ' ' + std::string(property));
        m_keys.insert({owner + " on", owner + " is"});
    }
    if (!m_names.insert(name).second)
        return;
    const Facts& facts = m_rules.facts(card.definition);
    m_actions.insert(std::string(playWord(facts.type)) + name);
    if (facts.type != Type::Coin)
        m_actions.insert({"use " + name, "reveal " + name});
    if (!facts.abilityName.empty())
        m_actions.insert("use " + facts.abilityName);
    if (facts.type == Type::Champion) {
        for (const Attack& attack : facts.attacks)
            m_actions.insert("attack with " + attack.name);
    }
    m_options.insert({name, "on " + name, "to " + name, "sacrifice " + name, "replace " + name});
    if (facts.type == Type::Coin)
        m_options.insert("pay " + name);
}

bool ScenarioWords::isName(const std::string& text) const { return m_names.contains(text); }
bool ScenarioWords::isCard(const std::string& text) const { return isName(text) || has(hiddenWords, text); }

bool ScenarioWords::isOption(const std::string& text) const
{
    const std::string plain = withoutNumber(text);
    if (m_options.contains(plain) || isNumber(plain, 1)) // a number: a branch of a text
        return true;
    const auto replacing = plain.find(" replacing ");
    return replacing != std::string::npos && plain.starts_with("on ") && isCard(plain.substr(3, replacing - 3))
        && isCard(plain.substr(replacing + 11));
}

std::string ScenarioWords::nearestOption(const std::string& text) const
{
    const std::string plain = withoutNumber(text);
    const auto replacing = plain.find(" replacing ");
    if (replacing == std::string::npos)
        return nearestIn(plain, m_options);
    const std::string on = nearestIn(plain.substr(0, replacing), m_options);
    const std::string what = nearestIn(plain.substr(replacing + 11), m_names);
    return on.empty() || what.empty() ? std::string() : on + " replacing " + what;
}

bool ScenarioWords::isAction(const std::string& text) const
{
    const auto arrow = text.find(" > ");
    if (!m_actions.contains(text.substr(0, arrow)))
        return false;
    if (arrow == std::string::npos)
        return true;
    const std::string target = text.substr(arrow + 3);
    return isCard(target.starts_with("on ") && !isCard(target) ? target.substr(3) : target);
}

std::string ScenarioWords::nearestAction(const std::string& text) const
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

std::optional<ScenarioWords::Kind> ScenarioWords::kindOf(const std::string& key) const
{
    if (key == "arena")
        return Kind::Names;
    if (key == "turn")
        return Kind::Number;
    if (key == "active")
        return Kind::Seat;
    if (key == "result")
        return Kind::Result;
    const auto isSeat = [](std::string_view text) { return text == "A " || text == "B "; };
    if (!isSeat(key.substr(0, 2)))
        return {};
    std::string what = key.substr(2);
    if (what.starts_with("sees ")) {
        const std::string seen = what.substr(5);
        if (!isSeat(seen.substr(0, 2)))
            return {};
        const std::string zone = seen.substr(2);
        if (zone == "discard" && seen[0] != key[0])
            return Kind::CardCount;
        const bool known = has(pileWords, zone) || (zone.starts_with("on ") && isName(withoutNumber(zone.substr(3))));
        return known ? std::optional(Kind::SeenNames) : std::nullopt;
    }
    if (has(pileWords, what) || has(otherZones, what))
        return Kind::Names;
    if (what == "collected" || (what.starts_with("number in ") && has(pileWords, what.substr(10))))
        return Kind::Number;
    const auto of = [&](std::string_view property) {
        return what.ends_with(property) && what.size() > property.size() + 1
            && what[what.size() - property.size() - 1] == ' '
            && isName(withoutNumber(what.substr(0, what.size() - property.size() - 1)));
    };
    if (std::any_of(std::begin(numbers), std::end(numbers), of))
        return Kind::Number;
    return of("where") ? std::optional(Kind::Where)
        : of("on")     ? std::optional(Kind::Names)
        : of("is")     ? std::optional(Kind::Is)
                       : std::nullopt;
}

std::string ScenarioWords::nearestKey(const std::string& key) const
{
    std::vector<std::string> keys(std::begin(expectationKeys), std::end(expectationKeys));
    keys.insert(keys.end(), {"arena", "turn", "active", "result"});
    for (const std::string seat : seatNames) {
        for (const std::string_view zone : pileWords) {
            keys.push_back(seat + ' ' + std::string(zone));
            keys.push_back(seat + " number in " + std::string(zone));
            for (const char* other : seatNames)
                keys.push_back(seat + " sees " + other + ' ' + std::string(zone));
        }
        for (const std::string_view zone : otherZones)
            keys.push_back(seat + ' ' + std::string(zone));
        keys.push_back(seat + " collected");
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

/// "Copper, Silver": names of cards, which may have commas in them.
void ScenarioWords::checkNames(const std::string& text, bool hiddenToo, Position at, const std::string& path,
                               yaml::Report& report) const
{
    const Catalogue& catalogue = m_rules.catalogue();
    const auto known = [&](const std::string& name) {
        if (hiddenToo && has(hiddenWords, name))
            return true;
        const auto found = catalogue.findByName(name);
        return std::any_of(found.begin(), found.end(),
                           [&](CardIndex card) { return catalogue.card(card).name() == name; });
    };
    if (text == "nothing")
        return;
    for (std::size_t from = 0; from <= text.size();) {
        std::size_t end = text.find(", ", from);
        while (end != std::string::npos && !known(text.substr(from, end - from)))
            end = text.find(", ", end + 2);
        if (end == std::string::npos && !known(text.substr(from))) {
            const std::string name = text.substr(from, text.find(", ", from) - from);
            std::vector<std::string> nearest = catalogue.nearestNames(name, 1);
            if (hiddenToo) {
                for (const std::string_view hidden : hiddenWords)
                    nearest.emplace_back(hidden);
            }
            report.add(ErrorKind::UnknownCard, at, path, {name},
                       nearestOne(name, std::span<const std::string>(nearest)));
            return;
        }
        from = end == std::string::npos ? text.size() + 1 : end + 2;
    }
}

void ScenarioWords::checkValue(const std::string& key, const yaml::Node& value, const std::string& path,
                               yaml::Report& report) const
{
    const auto known = kindOf(key);
    if (!known)
        return;
    const Kind kind = *known;
    const bool several = kind == Kind::Names || kind == Kind::SeenNames || kind == Kind::Is;
    if (value.kind != yaml::NodeKind::Scalar && !(several && value.kind == yaml::NodeKind::List)) {
        report.add(ErrorKind::WrongShape, value.at, path, {"a text", yaml::shapeOf(value)});
        return;
    }
    const std::string text(value.scalar);
    const auto oneOf = [&](const std::string& word, Position at, std::span<const std::string_view> words) {
        if (!has(words, word))
            report.add(ErrorKind::NotOneOf, at, path, {word, listed(words)}, nearestOne(word, words));
    };
    switch (kind) {
    case Kind::Number:
        if (!isNumber(text, -10'000))
            report.add(ErrorKind::NotANumber, value.at, path, {text});
        return;
    case Kind::Seat:
        if (text != "A" && text != "B") // one is as near as the other
            report.add(ErrorKind::NotOneOf, value.at, path, {text, "A, B"});
        return;
    case Kind::Result:
        return oneOf(text, value.at, results);
    case Kind::CardCount:
        if (const auto words = text.find(" cards");
            words == std::string::npos || words + 6 != text.size() || !isNumber(text.substr(0, words), 0))
            report.add(ErrorKind::WrongShape, value.at, path, {"a number such as 2 cards", text});
        return;
    case Kind::Where: {
        if (text.starts_with("on "))
            return checkNames(text.substr(3), false, value.at, path, report);
        return oneOf(text, value.at, zoneWords);
    }
    case Kind::Names:
    case Kind::SeenNames:
        if (value.kind == yaml::NodeKind::Scalar)
            return checkNames(text, kind == Kind::SeenNames, value.at, path, report);
        for (const yaml::Node& one : value.items) {
            if (const auto name = yaml::readText(one, path, report))
                checkNames(*name, kind == Kind::SeenNames, one.at, path, report);
        }
        return;
    case Kind::Is: {
        std::vector<std::string_view> words(std::begin(faces), std::end(faces));
        for (const std::string_view status : statuses())
            words.push_back(status);
        if (value.kind == yaml::NodeKind::List) {
            for (const yaml::Node& one : value.items) {
                if (const auto word = yaml::readText(one, path, report))
                    oneOf(*word, one.at, words);
            }
            return;
        }
        for (std::size_t from = 0; from <= text.size();) {
            const std::size_t end = std::min(text.find(", ", from), text.size());
            oneOf(text.substr(from, end - from), value.at, words);
            from = end + 2;
        }
        return;
    }
    }
}

} // namespace muster::engine::sceptre
