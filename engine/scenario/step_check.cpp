// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/step_check.h"

#include <algorithm>

#include "model/text/nearest.h"

namespace muster::engine {

namespace {

std::string textOf(const yaml::Node& node) { return std::string(node.scalar); }

} // namespace

bool isRuleless(std::string_view refusal) { return refusal == "allowed" || refusal == "no such action"; }

std::optional<Seat> seatOf(std::string_view text)
{
    if (text.size() == 1 && text[0] >= 'A' && text[0] < 'A' + MostSeats)
        return static_cast<Seat>(text[0] - 'A');
    return {};
}

void checkRule(const yaml::Node& node, const RuleBook* rules, const std::string& path, yaml::Report& report)
{
    const auto id = yaml::readText(node, path, report);
    if (!id || rules == nullptr)
        return;
    const RuleEntry* found = rules->find(*id);
    if (found == nullptr || found->id != *id)
        report.add(ErrorKind::UnknownRule, node.at, path, {*id}, rules->nearestId(*id));
}

void StepCheck::check(std::span<const yaml::Node> steps, const std::string& path)
{
    for (std::size_t i = 0; i < steps.size() && !m_report.full(); ++i)
        checkStep(steps[i], yaml::join(path, i));
}

void StepCheck::checkStep(const yaml::Node& step, const std::string& path)
{
    if (step.kind != yaml::NodeKind::Map || step.pairs.size() != 1) {
        m_report.add(ErrorKind::WrongShape, step.at, path, {"one key: a player, dice or expect", yaml::shapeOf(step)});
        return;
    }
    const yaml::Pair& pair = step.pairs[0];
    const std::string inside = yaml::join(path, pair.key);
    if (pair.key == "dice") {
        if (somethingIn(pair.value, "a list of dice", inside)) {
            for (const yaml::Node& die : yaml::readList(pair.value, inside, m_report))
                (void)yaml::readNumber(die, inside, m_report, 1, mostFaces);
        }
    } else if (pair.key == "expect") {
        if (somethingIn(pair.value, "an expectation", inside)) {
            for (const yaml::Pair& one : yaml::readMap(pair.value, inside, m_report))
                checkExpectation(one, inside);
        }
    } else if (const auto seat = seatOf(pair.key); !seat || *seat >= m_seats) {
        m_report.add(ErrorKind::UnknownKey, pair.keyAt, path, {std::string(pair.key)}, nearestStep(pair.key));
    } else if (pair.value.scalar != concession || m_language.conceding() == Conceding::Never) {
        checkOption(pair.value, inside);
    }
}

/// A single letter is as near to "A" as to "B": only one in the wrong case has a proposal.
std::string StepCheck::nearestStep(std::string_view key) const
{
    if (key.size() == 1 && key[0] >= 'a' && key[0] < 'a' + m_seats)
        return std::string(1, static_cast<char>(key[0] - 'a' + 'A'));
    static constexpr std::string_view words[] = {"dice", "expect"};
    return nearestOne(key, words);
}

bool StepCheck::somethingIn(const yaml::Node& node, const char* what, const std::string& path)
{
    const bool nothing = node.kind == yaml::NodeKind::Null || (node.kind == yaml::NodeKind::List && node.items.empty())
        || (node.kind == yaml::NodeKind::Map && node.pairs.empty())
        || (node.kind == yaml::NodeKind::Scalar && node.scalar.empty());
    if (nothing)
        m_report.add(ErrorKind::Empty, node.at, path, {what});
    return !nothing;
}

void StepCheck::checkExpectation(const yaml::Pair& pair, const std::string& path)
{
    const std::string key(pair.key);
    const std::string inside = yaml::join(path, key);
    if (key == "choices") // none, where nobody is asked
        checkOptions(pair.value, inside);
    else if (key == "offered" || key == "not offered" || key == "never offered") {
        if (somethingIn(pair.value, "an option", inside))
            checkOptions(pair.value, inside);
    } else if (key == "asked") {
        checkAsked(pair.value, inside);
    } else if (key == "question") {
        if (somethingIn(pair.value, "what is asked", inside))
            (void)yaml::readText(pair.value, inside, m_report);
    } else if (key == "refused") {
        if (somethingIn(pair.value, "an action", inside))
            checkRefused(pair.value, inside);
    } else if (key == "log" || key == "no log") {
        if (somethingIn(pair.value, "a line of the log", inside))
            checkLog(pair.value, inside);
    } else if (key == "by rule") {
        checkByRule(pair.value, inside);
    } else if (m_language.isKey(key)) {
        m_language.checkValue(key, pair.value, inside, m_report);
    } else {
        m_report.add(ErrorKind::UnknownKey, pair.keyAt, path, {key}, m_language.nearestKey(key));
    }
}

void StepCheck::checkOptions(const yaml::Node& node, const std::string& path)
{
    if (node.kind == yaml::NodeKind::Null)
        return;
    if (node.kind == yaml::NodeKind::Scalar)
        return checkOption(node, path);
    for (const yaml::Node& one : yaml::readList(node, path, m_report))
        checkOption(one, path);
}

/// "attach Copper on Hart-Rider": an option, and the answer to what is asked next.
bool StepCheck::saysTwoThings(const std::string& text) const
{
    for (auto at = text.find(" on "); at != std::string::npos; at = text.find(" on ", at + 1)) {
        if (m_language.isOption(text.substr(0, at))
            && (m_language.isOption(text.substr(at + 1)) || m_language.isOption(text.substr(at + 4))))
            return true;
    }
    return false;
}

void StepCheck::checkOption(const yaml::Node& node, const std::string& path)
{
    const auto text = yaml::readText(node, path, m_report);
    if (text && !m_language.isOption(*text) && !saysTwoThings(*text))
        m_report.add(ErrorKind::NeverOffered, node.at, path, {*text}, m_language.nearestOption(*text));
}

/// The same of what is refused on a card.
bool StepCheck::isActionOnCard(const std::string& text) const
{
    for (auto at = text.find(" on "); at != std::string::npos; at = text.find(" on ", at + 1)) {
        const std::string first = text.substr(0, at) + " > ";
        if (m_language.isAction(first + text.substr(at + 1)) || m_language.isAction(first + text.substr(at + 4)))
            return true;
    }
    return false;
}

void StepCheck::checkRefused(const yaml::Node& node, const std::string& path)
{
    for (const yaml::Pair& one : yaml::readMap(node, path, m_report)) {
        const std::string action(one.key);
        if (!m_language.isAction(action) && !isActionOnCard(action))
            m_report.add(ErrorKind::NeverOffered, one.keyAt, path, {action}, m_language.nearestAction(action));
        const bool list = one.value.kind == yaml::NodeKind::List;
        if (list && !somethingIn(one.value, "a rule", yaml::join(path, action)))
            continue;
        for (const yaml::Node& rule : list ? one.value.items : std::span(&one.value, 1)) {
            if (!isRuleless(rule.scalar))
                checkRule(rule, m_rules, path, m_report);
        }
    }
}

void StepCheck::checkAsked(const yaml::Node& node, const std::string& path)
{
    const auto seat = seatOf(node.scalar);
    if (node.scalar == "nobody" || (seat && *seat < m_seats))
        return;
    std::string all;
    for (int i = 0; i < m_seats; ++i)
        all += std::string(1, static_cast<char>('A' + i)) + ", ";
    static constexpr std::string_view words[] = {"nobody"};
    const std::string found = node.kind == yaml::NodeKind::Scalar ? textOf(node) : yaml::shapeOf(node);
    m_report.add(ErrorKind::NotOneOf, node.at, path, {found, all + "nobody"}, nearestOne(found, words));
}

/// Parts of lines. One that can be in no line proves nothing, neither as what is there nor as what is not.
void StepCheck::checkLog(const yaml::Node& node, const std::string& path)
{
    const LogSentences& known = m_language.log();
    const auto nodes = node.kind == yaml::NodeKind::Scalar ? std::span(&node, 1) : yaml::readList(node, path, m_report);
    for (const yaml::Node& one : nodes) {
        const auto text = yaml::readText(one, path, m_report);
        if (!text || known.empty())
            continue;
        const std::string_view line = std::string_view(*text).substr(0, text->find(" [")); // the rule behind it
        if (const std::string_view word = known.strangeWord(line); !word.empty())
            m_report.add(ErrorKind::NeverLogged, one.at, path, {std::string(word)}, known.nearestWord(word));
        else if (!known.canSay(line))
            m_report.add(ErrorKind::NeverLogged, one.at, path, {std::string(line)});
        const std::size_t end = text->rfind(']');
        if (line.size() < text->size() && end == text->size() - 1 && m_rules != nullptr) {
            const std::string id = text->substr(line.size() + 2, end - line.size() - 2);
            if (m_rules->find(id) == nullptr)
                m_report.add(ErrorKind::UnknownRule, one.at, path, {id}, m_rules->nearestId(id));
        }
    }
}

void StepCheck::checkByRule(const yaml::Node& node, const std::string& path)
{
    if (node.scalar != "none")
        checkRule(node, m_rules, path, m_report);
}

} // namespace muster::engine
