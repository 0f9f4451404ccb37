// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/follower.h"

#include <algorithm>
#include <utility>

#include "engine/flow/branch_words.h"
#include "engine/scenario/step_check.h"

namespace muster::engine {

namespace {

constexpr int mostAdvances = 20'000;

std::string joined(const std::vector<std::string>& texts)
{
    std::string result;
    for (const std::string& text : texts)
        result += (result.empty() ? "" : ", ") + text;
    return result.empty() ? "nothing" : result;
}

std::string nameOf(Seat seat) { return std::string(letterOf(seat)); }

/// One of several effects is also named by its number: "option 2: draw 2 cards" by "option 2".
bool isNamed(const std::string& option, const std::string& written)
{
    return option == written || (!written.empty() && branchName(option) == written);
}

/// The option that is written; as many as there are if it is none of them.
std::size_t namedIn(const std::vector<std::string>& options, const std::string& written)
{
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const std::string& option) { return isNamed(option, written); });
    return static_cast<std::size_t>(found - options.begin());
}

/// "on Hart-Rider" is also what a target is called behind an attack.
bool sameTarget(const std::string& option, const std::string& rest)
{
    return isNamed(option, rest) || (rest.starts_with("on ") && option == rest.substr(3));
}

struct Beginning {
    std::size_t option = 0;
    std::size_t length = 0; ///< of what is written of it
};
/// The option that a step begins with, the longest one, if the rest is about what is asked next: "attach Copper" of
/// "attach Copper on Hart-Rider".
std::optional<Beginning> beginningOf(const std::vector<std::string>& options, const std::string& text)
{
    std::optional<Beginning> found;
    for (std::size_t i = 0; i < options.size(); ++i) {
        for (const std::string_view name : {std::string_view(options[i]), branchName(options[i])}) {
            const bool begins = !name.empty() && text.starts_with(std::string(name) + " on ");
            if (begins && (!found || name.size() > found->length))
                found = {i, name.size()};
        }
    }
    return found;
}

} // namespace

Follower::Follower(ScenarioTable& table, DiceInARow& dice, std::span<const yaml::Node> steps, yaml::Report& errors,
                   ScenarioReport::Course& course)
    : m_table(table),
      m_dice(dice),
      m_steps(steps),
      m_errors(errors),
      m_course(course)
{
}

void Follower::run()
{
    try {
        playOn();
        while (m_at < m_steps.size() && !m_stopped)
            takeStep(nullptr);
    } catch (const Finished&) {
    } catch (const DiceInARow::RanOut&) {
        fail("the dice that the scenario lays down", "one more die is rolled");
    } catch (const DiceInARow::NoSuchFace& one) {
        m_errors.add(ErrorKind::OutOfRange, one.die.at, "dice",
                     {std::to_string(one.die.shows), "1", std::to_string(one.faces)});
        m_stopped = true;
    }
    if (!m_stopped && !m_rest.text.empty())
        fail(nameOf(m_rest.seat) + " to choose: " + m_whole, "nobody is asked for the second part of it");
    if (const std::size_t left = m_dice.dice.size(); !m_stopped && left > 0)
        fail("all dice to be rolled", left == 1 ? "1 die is left over" : std::to_string(left) + " dice are left over",
             m_dice.dice.front().at);
}

/// To the end of the game. Who gives it up breaks off what is being carried out.
void Follower::playOn()
{
    Session& session = m_table.session();
    try {
        for (int i = 0; i < mostAdvances && !session.outcome().over(); ++i)
            session.step();
    } catch (const Conceded&) {
    }
}

// Choosing

std::size_t Follower::choose(const Choice& choice, const View&)
{
    if (!m_rest.text.empty() && !m_stopped) {
        if (const auto second = takeRest(choice))
            return *second;
    }
    for (;;) {
        if (m_stopped || m_at >= m_steps.size()) {
            if (!m_stopped)
                m_course.trace.push_back("  " + askedNow(choice));
            throw Finished{};
        }
        // What everybody answers alike does not stand between a choice and what is expected of it.
        if (const auto usual = m_table.usual(choice); usual && !nextIsFor(choice)) {
            for (std::string& text : m_table.texts(choice))
                m_passedOver.push_back(std::move(text));
            return *usual;
        }
        if (const auto chosen = takeStep(&choice))
            return *chosen;
    }
}

/// The second part of a step that says two things at once, where its player is asked for it.
std::optional<std::size_t> Follower::takeRest(const Choice& choice)
{
    const std::vector<std::string> texts = m_table.texts(choice);
    if (choice.seat == m_rest.seat) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (sameTarget(texts[i], m_rest.text)) {
                m_rest = {};
                return i;
            }
        }
    }
    if (const auto usual = m_table.usual(choice))
        return usual;
    m_at -= m_at > 0 ? 1 : 0; // the step that has not been taken to its end
    fail(nameOf(m_rest.seat) + " to choose: " + m_whole, askedNow(choice));
    return {};
}

void Follower::answered(const Choice& choice)
{
    const std::string text = m_table.texts(choice).front();
    if (choice.seat == m_rest.seat && sameTarget(text, m_rest.text))
        m_rest = {};
    else
        m_byItself.push_back({choice.seat, text});
}

void Follower::add(const LogLine& line)
{
    m_lines.push_back(m_table.line(line));
    m_course.trace.push_back("    " + m_lines.back());
}

/// What has been done by itself, as it is written.
std::vector<Follower::Taken>::iterator Follower::doneIn(std::vector<Taken>& done, Seat seat, const std::string& text)
{
    return std::find_if(done.begin(), done.end(),
                        [&](const Taken& one) { return one.seat == seat && isNamed(one.text, text); });
}

/// Whether the next choice that is written is an answer to this question.
bool Follower::nextIsFor(const Choice& choice)
{
    const std::vector<std::string> texts = m_table.texts(choice);
    std::vector<Taken> done = m_byItself;
    for (std::size_t i = m_at; i < m_steps.size(); ++i) {
        const yaml::Pair& pair = m_steps[i].pairs[0];
        const auto seat = seatOf(pair.key);
        if (!seat)
            continue;
        const std::string text(pair.value.scalar);
        if (text == concession)
            return mayConcede(*seat, choice);
        if (*seat == choice.seat && (namedIn(texts, text) < texts.size() || beginningOf(texts, text)))
            return true;
        const auto itself = doneIn(done, *seat, text);
        if (itself == done.end())
            return false;
        done.erase(itself); // written although nobody was asked
    }
    return false;
}

/// Carries the next step out; the option that it chooses, if it is a choice.
std::optional<std::size_t> Follower::takeStep(const Choice* choice)
{
    const yaml::Pair& pair = m_steps[m_at].pairs[0];
    if (pair.key == "dice") {
        m_dice.lay(pair.value, path(), m_errors);
        ++m_at;
        return {};
    }
    if (pair.key != "expect" && pair.value.scalar == concession) {
        concede(*seatOf(pair.key), choice);
        return {};
    }
    if (pair.key != "expect")
        return takeOption(*seatOf(pair.key), std::string(pair.value.scalar), choice);
    expect(pair.value, choice);
    if (!m_stopped)
        ++m_at;
    else if (choice != nullptr) // perhaps something is still to be answered before that comes true
        m_course.trace.push_back("  " + askedNow(*choice));
    return {};
}

std::optional<std::size_t> Follower::takeOption(Seat seat, const std::string& text, const Choice* choice)
{
    if (choice != nullptr && choice->seat == seat) {
        const std::vector<std::string> texts = m_table.texts(*choice);
        if (const std::size_t found = namedIn(texts, text); found < texts.size())
            return choosesNow(seat, texts[found], found, *choice);
        if (const auto first = beginningOf(texts, text)) {
            m_rest = {seat, text.substr(first->length + 1)};
            m_whole = text;
            return choosesNow(seat, text, first->option, *choice);
        }
    }
    // It may be written although it was the only thing that could be done, and so nobody was asked.
    if (const auto done = doneIn(m_byItself, seat, text); done != m_byItself.end()) {
        m_byItself.erase(done);
        ++m_at;
        return {};
    }
    if (choice != nullptr) {
        fail(nameOf(seat) + " to choose: " + text, askedNow(*choice));
        return {};
    }
    const Session& session = m_table.session();
    fail(nameOf(seat) + " to choose: " + text, session.outcome().over() ? "the game is over" : "nobody is asked");
    return {};
}

bool Follower::mayConcede(Seat seat, const Choice& choice) const
{
    const Conceding when = m_table.language().conceding();
    return when == Conceding::AnyTime || (when == Conceding::OwnDecision && choice.seat == seat);
}

void Follower::concede(Seat seat, const Choice* choice)
{
    if (choice == nullptr || !mayConcede(seat, *choice)) {
        const bool over = m_table.session().outcome().over();
        fail(nameOf(seat) + " to concede",
             choice != nullptr ? askedNow(*choice)
                 : over        ? "the game is over"
                               : "nobody is asked");
        return;
    }
    beginStep(seat, std::string(concession), *choice);
    ++m_at;
    m_table.concede(seat);
    throw Conceded{};
}

std::size_t Follower::choosesNow(Seat seat, const std::string& text, std::size_t option, const Choice& choice)
{
    beginStep(seat, text, choice);
    ++m_at;
    while (m_at < m_steps.size() && m_steps[m_at].find("dice") != nullptr && !m_stopped)
        (void)takeStep(nullptr);
    return option;
}

/// What has been told until now is over.
void Follower::beginStep(Seat seat, const std::string& text, const Choice& choice)
{
    const std::string question = m_table.question(choice);
    m_course.choices.push_back(m_course.trace.size());
    m_course.trace.push_back("  " + nameOf(seat) + ": " + text + (question.empty() ? "" : "  (" + question + ")"));
    m_lines.clear();
    m_byItself.clear();
    m_passedOver.clear();
}

// Expecting

/// All lines are compared, so that everything that does not hold is told at once.
void Follower::expect(const yaml::Node& node, const Choice* choice)
{
    for (const yaml::Pair& pair : yaml::readMap(node, path(), m_errors))
        expectLine(pair, choice);
}

void Follower::expectLine(const yaml::Pair& pair, const Choice* choice)
{
    if (pair.key == "offered" || pair.key == "not offered" || pair.key == "never offered" || pair.key == "choices") {
        expectOffered(pair, choice);
    } else if (pair.key == "asked") {
        const std::string asked = choice == nullptr ? "nobody" : nameOf(choice->seat);
        if (asked != pair.value.scalar)
            fail("asked: " + std::string(pair.value.scalar), asked, pair.keyAt);
    } else if (pair.key == "question") {
        const std::string question = choice == nullptr ? "" : m_table.question(*choice);
        if (question.find(pair.value.scalar) == std::string::npos)
            fail("question: " + std::string(pair.value.scalar), question.empty() ? "nothing" : question, pair.keyAt);
    } else if (pair.key == "refused") {
        expectRefused(pair.value, choice);
    } else if (pair.key == "log") {
        expectLog(pair.value);
    } else if (pair.key == "no log") {
        expectNoLog(pair.value);
    } else if (pair.key.ends_with(hasCards)) {
        expectCards(pair);
    } else {
        expectValue(pair);
    }
}

std::vector<std::string> Follower::textsOf(const yaml::Node& node)
{
    return node.kind == yaml::NodeKind::Null ? std::vector<std::string>{} : yaml::readTexts(node, path(), m_errors);
}

void Follower::expectOffered(const yaml::Pair& pair, const Choice* choice)
{
    const std::vector<std::string> offered = choice == nullptr ? std::vector<std::string>{} : m_table.texts(*choice);
    const std::vector<std::string> wanted = textsOf(pair.value);
    if (pair.key == "choices") {
        if (!std::equal(offered.begin(), offered.end(), wanted.begin(), wanted.end(), isNamed))
            fail("choices: " + joined(wanted), joined(offered), pair.keyAt);
        return;
    }
    for (const std::string& text : wanted) {
        const bool found = namedIn(offered, text) < offered.size();
        const bool before = pair.key == "never offered" && namedIn(m_passedOver, text) < m_passedOver.size();
        if (before)
            fail(text + ": never offered", "offered, and passed over: " + joined(m_passedOver), pair.keyAt);
        else if (found != (pair.key == "offered"))
            fail(text + ": " + std::string(pair.key), "offered: " + joined(offered), pair.keyAt);
    }
}

/// One rule, or several of which each may refuse it.
void Follower::expectRefused(const yaml::Node& node, const Choice* choice)
{
    const Seat seat = choice == nullptr ? Seat(0) : choice->seat;
    for (const yaml::Pair& one : yaml::readMap(node, path(), m_errors)) {
        const std::vector<std::string> rules = textsOf(one.value);
        const std::string actual = refusal(seat, std::string(one.key)).value_or("no such action");
        if (std::find(rules.begin(), rules.end(), actual) != rules.end())
            continue;
        const bool ruleless = rules.size() == 1 && isRuleless(rules.front());
        std::string wanted;
        for (const std::string& rule : rules)
            wanted += (wanted.empty() ? "" : " or ") + rule;
        fail(std::string(one.key) + (ruleless ? ": " : " refused by ") + wanted, actual, one.keyAt);
    }
}

/// "attach Gold on Torchbearer" is what is written "attach Gold > on Torchbearer" where both parts have to be told apart.
std::optional<std::string> Follower::refusal(Seat seat, const std::string& action)
{
    auto answer = m_table.refusal(seat, action);
    for (auto at = action.find(" on "); !answer && at != std::string::npos; at = action.find(" on ", at + 1)) {
        const std::string first = action.substr(0, at) + " > ";
        answer = m_table.refusal(seat, first + action.substr(at + 1));
        if (!answer)
            answer = m_table.refusal(seat, first + action.substr(at + 4));
    }
    return answer;
}

/// Parts of lines since the last choice, each behind the one before: in a later line, or further on in the same one.
void Follower::expectLog(const yaml::Node& node)
{
    std::size_t line = 0;
    std::size_t from = 0;
    std::string before;
    for (const std::string& text : textsOf(node)) {
        std::size_t found = std::string::npos;
        std::size_t at = line;
        for (std::size_t start = from; at < m_lines.size(); ++at, start = 0) {
            found = m_lines[at].find(text, start);
            if (found != std::string::npos)
                break;
        }
        if (found == std::string::npos) {
            const auto has = [&](const std::string& one) { return one.find(text) != std::string::npos; };
            const bool earlier = std::any_of(m_lines.begin(), m_lines.end(), has);
            fail("in the log" + (earlier ? ", once more behind \"" + before + "\"" : std::string()) + ": " + text,
                 joined(m_lines), node.at);
            return;
        }
        line = at;
        from = found + text.size();
        before = text;
    }
}

void Follower::expectNoLog(const yaml::Node& node)
{
    for (const std::string& text : textsOf(node)) {
        const auto found = std::find_if(m_lines.begin(), m_lines.end(),
                                        [&](const std::string& line) { return line.find(text) != std::string::npos; });
        if (found != m_lines.end())
            fail("not in the log: " + text, *found, node.at);
    }
}

/// These cards are there, each as often as it is written, in any order and among others.
void Follower::expectCards(const yaml::Pair& pair)
{
    const std::string key(pair.key.substr(0, pair.key.size() - hasCards.size()));
    const auto there = m_table.cards(key);
    if (!there) {
        m_errors.add(ErrorKind::UnknownKey, pair.keyAt, path(), {std::string(pair.key)},
                     m_table.language().nearestKey(std::string(pair.key)));
        m_stopped = true;
        return;
    }
    std::vector<std::string> left = *there;
    std::vector<std::string> wanted = textsOf(pair.value);
    if (pair.value.kind == yaml::NodeKind::Scalar)
        wanted = m_table.language().splitNames(std::string(pair.value.scalar));
    for (const std::string& name : wanted) {
        const auto found = std::find(left.begin(), left.end(), name);
        if (found == left.end())
            return fail(std::string(pair.key) + ": " + joined(wanted), joined(*there), pair.keyAt);
        left.erase(found);
    }
}

void Follower::expectValue(const yaml::Pair& pair)
{
    const std::string key(pair.key);
    const auto value = m_table.value(key);
    if (!value) { // a card that this player has not got, or not so many of it
        m_errors.add(ErrorKind::UnknownKey, pair.keyAt, path(), {key}, m_table.language().nearestKey(key));
        m_stopped = true;
        return;
    }
    const std::string wanted =
        pair.value.kind == yaml::NodeKind::List ? joined(textsOf(pair.value)) : std::string(pair.value.scalar);
    if (*value != wanted)
        fail(key + ": " + wanted, *value, pair.keyAt);
}

// Telling

void Follower::fail(std::string expected, std::string actual, std::optional<Position> place)
{
    const std::size_t step = m_at < m_steps.size() ? m_at : m_steps.size() - (m_steps.empty() ? 0 : 1);
    const Position at = place ? *place : m_steps.empty() ? Position{} : m_steps[step].at;
    m_course.failures.push_back({static_cast<int>(step) + 1, at, std::move(expected), std::move(actual)});
    m_stopped = true;
}

std::string Follower::askedNow(const Choice& choice)
{
    const std::string question = m_table.question(choice);
    return nameOf(choice.seat) + " is asked" + (question.empty() ? "" : " (" + question + ")")
        + ", and can choose: " + joined(m_table.texts(choice));
}

} // namespace muster::engine
