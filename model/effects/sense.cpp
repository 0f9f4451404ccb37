// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/sense.h"

#include <algorithm>
#include <array>

#include "model/effects/questions.h"

namespace muster::effects {

namespace {

/// Whom a selector can mean, as far as its words tell.
struct Being {
    bool known = false; ///< if not, only the game at hand knows
    bool player = false;
    std::vector<TypeIndex> types; ///< of cards
};

bool isPlayerNoun(Term term)
{
    return term == Term::PlayerNoun || term == Term::OpponentNoun || term == Term::TeammateNoun;
}

bool has(const std::vector<TypeIndex>& types, TypeIndex type)
{
    return std::find(types.begin(), types.end(), type) != types.end();
}

class SenseCheck {
public:
    SenseCheck(const View& step, const SensePlace& place, const Words& words, yaml::Report& report)
        : m_step(step),
          m_place(place),
          m_words(words),
          m_report(report)
    {
    }

    void ofStep();
    void ofNumbers(const View& node);
    void ofOpponents(const View& node);

private:
    [[nodiscard]] Being beingOf(const View& selector) const;
    [[nodiscard]] std::vector<TypeIndex> typesWith(FieldIndex field) const; ///< all of them without a field
    [[nodiscard]] std::string listed(const std::vector<TypeIndex>& types, bool players) const;
    [[nodiscard]] const yaml::Node& nodeOf(std::string_view key) const;
    [[nodiscard]] std::string textOf(std::string_view key) const;

    void mustBe(std::string_view key, std::string_view targets);
    void mustBe(const View& who, std::string_view what, std::string_view text, Position at,
                const std::vector<TypeIndex>& types, bool players);
    void mustHave(std::string_view key, std::string_view number);
    void mustHave(const View& who, std::string_view number, std::string_view text, Position at);
    void ofLiterals();
    void ofCreated();
    void ofChange();

    const View& m_step;
    const SensePlace& m_place;
    const Words& m_words;
    yaml::Report& m_report;
};

Being SenseCheck::beingOf(const View& selector) const
{
    switch (selector.term()) {
    case Term::RoleYou:
    case Term::RoleThatPlayer:
    case Term::RoleControllerOf:
    case Term::RoleOwnerOf:
        return {true, true, {}};
    case Term::RoleTarget:
        return m_place.target.valid() && !m_place.target.is(Term::RoleTarget) ? beingOf(m_place.target) : Being{};
    case Term::Selector:
        break;
    default:
        return {};
    }
    const View noun = selector.child("noun");
    if (isPlayerNoun(noun.term()))
        return {true, true, {}};
    if (noun.is(Term::TypeNoun))
        return {true, false, m_words.game().typesOf(noun.text("type"))};
    if (noun.is(Term::GroupNoun))
        return {true, false, m_words.game().typesOf(noun.text("group"))};
    return {};
}

std::vector<TypeIndex> SenseCheck::typesWith(FieldIndex field) const
{
    std::vector<TypeIndex> types;
    const Game& game = m_words.game();
    for (std::uint32_t i = 0; i < game.types.size(); ++i) {
        const std::vector<FieldUse>& uses = game.types[i].fields;
        if (!field.valid()
            || std::any_of(uses.begin(), uses.end(), [&](const FieldUse& use) { return use.field == field; }))
            types.push_back({i});
    }
    return types;
}

std::string SenseCheck::listed(const std::vector<TypeIndex>& types, bool players) const
{
    std::string text;
    for (const TypeIndex type : types)
        text += (text.empty() ? "" : ", ") + m_words.game().type(type).key;
    if (players)
        text += text.empty() ? "player" : ", player";
    return text;
}

const yaml::Node& SenseCheck::nodeOf(std::string_view key) const
{
    const bool first = !m_step.info().parameters.empty() && m_step.info().parameters.front().key == key;
    const yaml::Node* found = m_place.node.find(first ? m_step.info().name : key);
    if (found == nullptr && key == "amount") // it stands before its word: `2 gold`
        found = m_place.node.find(m_step.info().name);
    return found != nullptr ? *found : m_place.node;
}

std::string SenseCheck::textOf(std::string_view key) const
{
    const yaml::Node& node = nodeOf(key);
    return node.kind == yaml::NodeKind::Scalar ? std::string(node.scalar) : std::string(key);
}

void SenseCheck::mustBe(const View& who, std::string_view what, std::string_view text, Position at,
                        const std::vector<TypeIndex>& types, bool players)
{
    if (who.is(Term::Both)) {
        for (const View& one : who.children("selectors"))
            mustBe(one, what, text, at, types, players);
        return;
    }
    const Being being = beingOf(who);
    if (!being.known || (being.player && players)
        || std::any_of(being.types.begin(), being.types.end(), [&](TypeIndex type) { return has(types, type); }))
        return;
    m_report.add(ErrorKind::NoSense, at, m_place.path, {std::string(what), std::string(text), listed(types, players)});
}

void SenseCheck::mustBe(std::string_view key, std::string_view targets)
{
    const EffectTargets* allowed = m_words.game().findEffectTargets(targets);
    if (allowed != nullptr && m_step.has(key))
        mustBe(m_step.child(key), targets, textOf(key), nodeOf(key).at, allowed->types, allowed->players);
}

void SenseCheck::mustHave(const View& who, std::string_view number, std::string_view text, Position at)
{
    const FoundWord found = m_words.find(numberWords, number);
    const Game& game = m_words.game();
    if (found.key == "counter") { // of any card
        mustBe(who, found.key, text, at, typesWith({}), false);
        return;
    }
    if (found.list == "stats") {
        const EffectTargets* stats = game.findEffectTargets("stats");
        mustBe(who, found.key, text, at, typesWith(game.findField(found.key)), stats != nullptr && stats->players);
        return;
    }
    const EffectTargets* allowed = game.findEffectTargets(found.list);
    if (allowed != nullptr)
        mustBe(who, found.key, text, at, allowed->types, allowed->players);
}

/// Where nobody is said, it is you.
void SenseCheck::mustHave(std::string_view key, std::string_view number)
{
    if (m_step.has(key)) {
        mustHave(m_step.child(key), number, textOf(key), nodeOf(key).at);
        return;
    }
    const FoundWord found = m_words.find(numberWords, number);
    const EffectTargets* allowed = m_words.game().findEffectTargets(found.list);
    const bool onCards = found.key == "counter" || (allowed != nullptr && !allowed->players);
    if (found.list == "counters" && onCards)
        m_report.add(ErrorKind::MissingKey, m_place.node.at, m_place.path, {std::string(key)});
}

void SenseCheck::ofStep()
{
    switch (m_step.term()) {
    case Term::VerbDamage:
    case Term::VerbRedirect:
        mustBe("to", "damage");
        break;
    case Term::VerbHeal:
        mustBe("of", "damage");
        break;
    case Term::VerbInflict:
        mustBe("on", "statuses");
        break;
    case Term::VerbCure:
        mustBe("of", "statuses");
        break;
    case Term::VerbSwap:
        mustHave("of", m_step.text("with"));
        mustHave("of", m_step.text("what"));
        break;
    case Term::VerbCopy:
        mustHave("from", m_step.text("what"));
        mustHave("of", m_step.text("what"));
        break;
    case Term::VerbAdd:
    case Term::VerbSet:
    case Term::VerbGain:
    case Term::VerbLose:
    case Term::VerbPay:
        mustHave("of", m_step.text("what"));
        break;
    case Term::VerbAttach:
        mustBe("what", "attached");
        mustBe("to", "holders");
        break;
    case Term::VerbCreate:
        ofCreated();
        break;
    case Term::VerbChange:
        ofChange();
        break;
    case Term::VerbNote:
    case Term::VerbPick:
        if (!m_step.has("remember"))
            m_report.add(ErrorKind::MissingKey, m_place.node.at, m_place.path, {"remember"});
        break;
    default:
        break;
    }
    ofLiterals();
    ofNumbers(m_step);
    ofOpponents(m_step);
}

/// Numbers that stand there as such. Only a change can be below zero.
void SenseCheck::ofLiterals()
{
    for (const Parameter& parameter : m_step.info().parameters) {
        const Argument argument = m_step.argument(parameter.key);
        if (parameter.kind != Kind::Quantity || argument.kind != Argument::Kind::Number)
            continue;
        const bool change = m_step.is(Term::VerbAdd) || m_step.is(Term::VerbSet);
        const bool tooMany = m_step.is(Term::VerbRepeat) && argument.value > mostRepeats;
        if ((argument.value < 0 && !change) || tooMany)
            m_report.add(ErrorKind::OutOfRange, nodeOf(parameter.key).at, m_place.path,
                         {std::to_string(argument.value), tooMany ? "1" : "0",
                          tooMany ? std::to_string(mostRepeats) : std::string()});
    }
}

/// What is created is described; it is nowhere yet, and nobody chooses it.
void SenseCheck::ofCreated()
{
    const View what = m_step.child("what");
    const bool described = what.is(Term::Selector) && !what.has("whose") && !what.has("states")
        && !what.has("relations") && what.child("count").is(Term::CountOne);
    if (!described)
        m_report.add(ErrorKind::WrongShape, nodeOf("what").at, m_place.path,
                     {"a description such as card (name:wolf)", textOf("what")});
}

/// Words that mean something else in queries would make it a word of that name.
void SenseCheck::ofChange()
{
    constexpr std::array<std::string_view, 3> taken{"any", "none", "all"};
    const std::string_view word = m_step.text("to");
    const Field& field = m_words.game().field(m_words.game().findField(m_step.text("field")));
    if (std::find(taken.begin(), taken.end(), word) != taken.end() && field.vocabulary.valid()
        && m_words.game().vocabularies[field.vocabulary.value].open)
        m_report.add(ErrorKind::UnknownWord, nodeOf("to").at, m_place.path, {std::string(word), field.key});
}

/// Numbers of cards or players that are asked for: `spd of you`.
void SenseCheck::ofNumbers(const View& node)
{
    for (const View& child : node.all()) {
        walk(child, [&](const View& one) {
            if (one.info().sort == Sort::Verb || one.is(Term::Ability))
                return false; // looked at by itself
            const bool number =
                one.is(Term::QuantityValue) || one.is(Term::QuantityTotal) || one.is(Term::QuantityPrinted);
            if (number && one.has("of"))
                mustHave(one.child("of"), one.text("word"), std::string(one.text("word")) + " of ...", m_place.node.at);
            return true;
        });
    }
}

/// `opponent` alone, where there can be several. In events and conditions it means any of them.
void SenseCheck::ofOpponents(const View& node)
{
    if (m_words.game().mostPlayers <= 2)
        return;
    bool alone = false;
    // without a number `for each` means all there are, and a target is chosen anyway
    const View all = node.is(Term::VerbForEach) ? node.child("what") : node.child("target");
    for (const View& child : node.all()) {
        if (all.valid() && child.index() == all.index())
            continue;
        walk(child, [&](const View& one) {
            const Sort sort = one.info().sort;
            const bool joins = one.is(Term::ConditionAllOf) || one.is(Term::ConditionAnyOf)
                || one.is(Term::ConditionNotThat) || one.is(Term::ConditionCompare);
            if (sort == Sort::Verb || sort == Sort::Event || one.is(Term::Ability)
                || (sort == Sort::Condition && !joins))
                return false;
            alone = alone
                || (one.is(Term::Selector) && one.child("noun").is(Term::OpponentNoun)
                    && one.child("count").is(Term::CountOne) && !one.has("relations"));
            return true;
        });
    }
    if (alone)
        m_report.warn(ErrorKind::WhichOpponent, m_place.node.at, m_place.path, {}, "chosen opponent");
}

} // namespace

void checkSense(const View& step, const SensePlace& place, const Words& words, yaml::Report& report)
{
    SenseCheck(step, place, words, report).ofStep();
}

void checkAbilitySense(const View& ability, const SensePlace& place, const Words& words, yaml::Report& report)
{
    SenseCheck check(ability, place, words, report);
    check.ofNumbers(ability);
    check.ofOpponents(ability);
}

} // namespace muster::effects
