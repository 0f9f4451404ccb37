// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/effects/phrase.h"
#include "model/effects/sense.h"
#include "model/effects/script_parser.h"
#include "model/effects/view.h"
#include "model/text/nearest.h"

namespace muster::effects {

namespace {

constexpr int deepest = 24; ///< steps inside steps

/// The verb that people mean by another word, if one has it among its synonyms.
std::string_view meantBy(std::string_view word)
{
    for (const TermInfo& term : terms()) {
        if (term.sort != Sort::Verb)
            continue;
        std::string_view rest = term.synonyms;
        while (!rest.empty()) {
            const std::size_t comma = rest.find(", ");
            if (rest.substr(0, comma) == word)
                return term.name;
            rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 2);
        }
    }
    return {};
}

std::vector<std::string_view> verbNames(unsigned traits)
{
    std::vector<std::string_view> names;
    for (const TermInfo& term : terms()) {
        if (term.sort == Sort::Verb && (term.traits & traits) == traits)
            names.push_back(term.name);
    }
    return names;
}

/// What such a step remembers is a number, not cards.
bool findsNumber(Term verb)
{
    switch (verb) {
    case Term::VerbDamage:
    case Term::VerbHeal:
    case Term::VerbGain:
    case Term::VerbLose:
    case Term::VerbPay:
    case Term::VerbRoll:
    case Term::VerbNote:
    case Term::VerbPrevent:
        return true;
    default:
        return false;
    }
}

} // namespace

std::vector<std::uint32_t> ScriptParser::steps(const yaml::Node& node, const std::string& path)
{
    std::vector<std::uint32_t> result;
    const auto items = yaml::readList(node, path, m_report);
    if (node.kind == yaml::NodeKind::List && items.empty())
        m_report.add(ErrorKind::WrongCount, node.at, path, {"0", "at least 1"});
    bool ended = false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string stepPath = yaml::join(path, i);
        if (ended) {
            m_report.add(ErrorKind::Unreachable, items[i].at, stepPath, {stepPath});
            break;
        }
        result.push_back(step(items[i], stepPath));
        ended = result.back() != noNode && (View(m_builder.forest(), result.back()).info().traits & Ends) != 0;
    }
    return result;
}

std::uint32_t ScriptParser::step(const yaml::Node& node, const std::string& path)
{
    if (node.kind == yaml::NodeKind::Scalar)
        return scalarStep(node, path);
    if (node.kind != yaml::NodeKind::Map || node.pairs.empty()) {
        m_report.add(ErrorKind::WrongShape, node.at, path, {"a step such as {draw: 1}", yaml::shapeOf(node)});
        return noNode;
    }
    if (++m_depth > deepest) {
        m_report.add(ErrorKind::TooDeep, node.at, path, {std::to_string(deepest)});
        --m_depth;
        return noNode;
    }
    const TermInfo* verb = headOf(node, path);
    const std::uint32_t result = verb == nullptr ? noNode : stepOf(*verb, node, path);
    --m_depth;
    return result;
}

std::uint32_t ScriptParser::scalarStep(const yaml::Node& node, const std::string& path)
{
    const TermInfo* verb = findTerm(Sort::Verb, node.scalar);
    if (verb == nullptr) {
        std::string near = nearestOne(node.scalar, verbNames(0));
        if (near.empty())
            near = meantBy(node.scalar);
        m_report.add(ErrorKind::UnknownVerb, node.at, path, {std::string(node.scalar)}, std::move(near));
        return noNode;
    }
    if (!verb->parameters.empty() && verb->parameters.front().required) {
        m_report.add(ErrorKind::WrongShape, node.at, path,
                     {"a step such as " + std::string(verb->example), std::string(node.scalar)});
        return noNode;
    }
    std::vector<Argument> arguments(verb->parameters.size());
    m_meant.clear();
    checkStep(*verb, node, path, arguments);
    return m_builder.add(*verb, arguments);
}

const TermInfo* ScriptParser::headOf(const yaml::Node& node, const std::string& path)
{
    const TermInfo* verb = nullptr;
    for (const yaml::Pair& pair : node.pairs) {
        const TermInfo* found = findTerm(Sort::Verb, pair.key);
        if (found == nullptr || (verb != nullptr && verb->indexOf(pair.key) >= 0))
            continue;
        if (verb != nullptr) {
            m_report.add(ErrorKind::Conflict, pair.keyAt, yaml::join(path, pair.key),
                         {std::string(verb->name), std::string(pair.key)});
            return nullptr;
        }
        verb = found;
    }
    if (verb == nullptr)
        unknownVerb(node, path);
    return verb;
}

void ScriptParser::unknownVerb(const yaml::Node& node, const std::string& path)
{
    // The key that is most like a verb is the one that was meant; else the first that is no parameter of any verb.
    const std::vector<std::string_view> verbs = verbNames(0);
    const yaml::Pair* meant = nullptr;
    std::string near;
    for (const yaml::Pair& pair : node.pairs) {
        const bool parameter = std::any_of(terms().begin(), terms().end(), [&](const TermInfo& term) {
            return term.sort == Sort::Verb && term.indexOf(pair.key) >= 0;
        });
        if (parameter || isBranchKey(pair.key))
            continue;
        std::string proposal = nearestOne(pair.key, verbs);
        if (proposal.empty())
            proposal = meantBy(pair.key);
        if (meant == nullptr || (near.empty() && !proposal.empty())) {
            meant = &pair;
            near = std::move(proposal);
        }
    }
    if (meant == nullptr)
        meant = &node.pairs.front();
    m_report.add(ErrorKind::UnknownVerb, meant->keyAt, yaml::join(path, meant->key), {std::string(meant->key)},
                 std::move(near));
}

std::uint32_t ScriptParser::stepOf(const TermInfo& verb, const yaml::Node& node, const std::string& path)
{
    const bool takesBranches = verb.term == Term::VerbRoll;
    const std::size_t errors = m_report.errors().size();
    std::vector<std::string> meant; // a misspelled key is not missing besides
    for (const yaml::Pair& pair : node.pairs) {
        const int at = verb.indexOf(pair.key);
        if (pair.key == verb.name || (at > 0 && verb.parameters[static_cast<std::size_t>(at)].kind != Kind::Branches)
            || (takesBranches && isBranchKey(pair.key)))
            continue;
        std::vector<std::string_view> known;
        known.reserve(verb.parameters.size());
        for (std::size_t i = 1; i < verb.parameters.size(); ++i) {
            if (verb.parameters[i].kind != Kind::Branches) // they are written as what they are
                known.push_back(verb.parameters[i].key);
        }
        if (takesBranches) {
            known.emplace_back("at least");
            known.emplace_back("at most");
            known.emplace_back("exactly");
        }
        meant.push_back(nearestOne(pair.key, known));
        m_report.add(ErrorKind::UnknownKey, pair.keyAt, yaml::join(path, pair.key), {std::string(pair.key)},
                     meant.back());
    }

    std::vector<Argument> arguments(verb.parameters.size());
    const Scope outer = m_scope; // what `for each` and `later` say about `it` ends with them
    for (std::size_t i = 0; i < verb.parameters.size(); ++i) {
        const Parameter& parameter = verb.parameters[i];
        if (parameter.kind == Kind::Branches) {
            arguments[i] = branches(node, path, arguments);
            continue;
        }
        if (i == 0 && parameter.kind == Kind::NewName) // a verb without parameters of its own
            continue;
        const std::string_view key = i == 0 ? verb.name : parameter.key;
        const yaml::Node* value = node.find(key);
        if (value == nullptr)
            continue;
        if (parameter.kind == Kind::NewName) {
            m_scope.hasIt = outer.hasIt;
            m_scope.hasThat = outer.hasThat;
            m_scope.hasAmount = outer.hasAmount;
            remember(verb, *value, yaml::join(path, key));
            arguments[i] = m_builder.text(value->scalar);
            continue;
        }
        const bool pays = m_scope.pays;
        m_scope.pays = parameter.key == "cost" || (pays && parameter.kind == Kind::Steps);
        const Argument found = argument(verb, parameter, *value, yaml::join(path, key), arguments);
        m_scope.pays = pays;
        if (found.kind != Argument::Kind::Absent)
            arguments[i] = found;
        if (i == 0 && verb.term == Term::VerbForEach)
            m_scope.hasIt = true;
        if (i == 0 && verb.term == Term::VerbLater) {
            std::vector<std::uint32_t> found_;
            found_.reserve(found.count);
            for (std::uint32_t e = 0; e < found.count; ++e)
                found_.push_back(m_builder.forest().links[static_cast<std::uint32_t>(found.value) + e]);
            scopeOfEvents(found_);
        }
        if (i == 0 && verb.term == Term::VerbRoll)
            m_scope.hasResult = true;
    }
    m_scope.hasIt = outer.hasIt;
    m_scope.hasThat = outer.hasThat;
    m_scope.hasAmount = outer.hasAmount;
    m_meant = std::move(meant);
    checkStep(verb, node, path, arguments);
    const std::uint32_t result = m_builder.add(verb, arguments);
    if (m_report.errors().size() == errors) // what is incomplete cannot be looked at
        checkSense(View(m_builder.forest(), result), {node, path, target()}, m_words, m_report);
    return result;
}

bool ScriptParser::needsDuration(const TermInfo& verb, const std::vector<Argument>& arguments) const
{
    if ((verb.traits & Lasting) == 0)
        return false;
    if (verb.term != Term::VerbSet && verb.term != Term::VerbSwap)
        return true;
    // Life, gold and counters simply have another value from then on.
    const Argument& what = arguments.front();
    return what.kind == Argument::Kind::Text
        && m_words.find("resources, counters", m_builder.forest().texts[static_cast<std::size_t>(what.value)])
               .key.empty();
}

void ScriptParser::checkStep(const TermInfo& verb, const yaml::Node& node, const std::string& path,
                             const std::vector<Argument>& arguments)
{
    for (std::size_t i = 0; i < verb.parameters.size(); ++i) {
        const Parameter& parameter = verb.parameters[i];
        const std::string_view key = i == 0 ? verb.name : parameter.key;
        // what is there but wrong has been reported already; an amount may have come with its word
        const bool written = (node.kind == yaml::NodeKind::Map && node.find(key) != nullptr)
            || std::find(m_meant.begin(), m_meant.end(), key) != m_meant.end();
        const bool withWord = parameter.key == "amount" && i > 0 && verb.parameters[i - 1].kind == Kind::Measure
            && (arguments[i].kind != Argument::Kind::Absent || arguments[i - 1].kind == Argument::Kind::Absent);
        if (parameter.required && !written && !withWord)
            m_report.add(ErrorKind::MissingKey, node.at, path, {std::string(key)});
        if (parameter.key == "lasts" && written && m_scope.lasting)
            m_report.add(ErrorKind::Conflict, node.at, yaml::join(path, key), {"while", "lasts"});
        if (parameter.key == "lasts" && !written && !m_scope.lasting && needsDuration(verb, arguments))
            m_report.add(ErrorKind::MissingKey, node.at, path, {"lasts"});
    }
    // what happens each time would go on happening for the rest of the game
    if (verb.term == Term::VerbLater && arguments[static_cast<std::size_t>(verb.indexOf("every"))].value == 1
        && (node.kind != yaml::NodeKind::Map || node.find("lasts") == nullptr))
        m_report.add(ErrorKind::MissingKey, node.at, path, {"lasts"});
    if ((verb.traits & OnlyCost) != 0 && !m_scope.pays)
        m_report.add(ErrorKind::MissingKey, node.at, path, {"cost"});
    if ((verb.traits & Replaces) != 0 && !m_scope.replaces)
        m_report.add(ErrorKind::MissingKey, node.at, path, {"instead of"});
    if (m_scope.lasting && (verb.traits & Lasting) == 0 && verb.term != Term::VerbIf && verb.term != Term::VerbForEach)
        m_report.add(ErrorKind::Conflict, node.at, path, {"while", std::string(verb.name)});
    if (m_scope.pays && (verb.traits & Payable) == 0) {
        std::string near(meantBy(verb.name)); // `lose` is `pay` there
        const TermInfo* meant = near.empty() ? nullptr : findTerm(Sort::Verb, near);
        if (meant == nullptr || (meant->traits & Payable) == 0)
            near = nearestOne(verb.name, verbNames(Payable));
        m_report.add(ErrorKind::UnknownCost, node.at, path, {std::string(verb.name)}, std::move(near));
    }
}

void ScriptParser::remember(const TermInfo& verb, const yaml::Node& node, const std::string& path)
{
    const auto name = yaml::readText(node, path, m_report, 40);
    if (!name)
        return;
    if (name->empty() || name->find_first_of(" ()<>=!+*,") != std::string::npos) {
        m_report.add(ErrorKind::BadId, node.at, path, {*name, "a single word"});
        return;
    }
    // A name that is also a word of the grammar could not be told from it.
    const bool taken =
        !m_words.find("types, groups, nouns, stats, resources, counters, statuses, states", *name).key.empty()
        || std::any_of(terms().begin(), terms().end(),
                       [&](const TermInfo& term) { return term.sort >= Sort::Selector && term.name == *name; });
    if (taken) {
        m_report.add(ErrorKind::Conflict, node.at, path, {"remember", *name});
        return;
    }
    if (Scope::Name* known = m_scope.find(*name)) {
        known->set = true;
        known->number = findsNumber(verb.term);
    }
}

} // namespace muster::effects
