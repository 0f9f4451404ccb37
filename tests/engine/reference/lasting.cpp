// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of cards, and what is in force at present: the lasting states of cards in play, and effects that last.
#include "reference/reference.h"

#include <algorithm>

namespace muster::test {

namespace {

std::string wordOf(const View& step)
{
    if (step.is(Term::VerbForbid) || step.is(Term::VerbAllow))
        return std::string(step.text("action"));
    return step.is(Term::VerbDisable) ? std::string() : std::string(step.text("what"));
}

} // namespace

int Reference::number(const std::string& word, CardId card)
{
    const int value = std::max(0, stat(word, card));
    if (word == "hp")
        return std::max(0, value - m_table.card(card).damage);
    return word == "def" && m_game.has(card, engine::sceptre::Splintered) ? (value + 1) / 2 : value;
}

std::vector<int> Reference::inForce(Term verb, const std::string& word, CardId card)
{
    std::vector<int> amounts;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
        const CardId source{i};
        if (m_game.onTableNow(source) && !dead(source))
            eachAbility(source, [&](const View& ability) { statesOn(verb, word, card, source, ability, amounts); });
    }
    return amounts;
}

int Reference::stat(const std::string& word, CardId card)
{
    int value = 0;
    for (const auto& [field, printed] : {std::pair{"hp", m_game.facts(card).hp},
                                         {"def", m_game.facts(card).def},
                                         {"skl", m_game.facts(card).skl},
                                         {"spd", m_game.facts(card).spd}}) {
        if (word == field)
            value = printed;
    }
    for (const int amount : inForce(Term::VerbAdd, word, card))
        value += amount;
    for (const int amount : lasting(engine::Modifier::Add, word, card))
        value += amount;
    const std::vector<int> fixed = lasting(engine::Modifier::Set, word, card);
    return fixed.empty() ? value : fixed.back();
}

std::vector<int> Reference::lasting(engine::Modifier::Kind kind, const std::string& word, CardId card)
{
    std::vector<int> amounts;
    for (const engine::Modifier& one : m_table.modifiers) {
        if (one.kind != kind)
            continue;
        if (m_game.code().dialect.numbers[one.word] != word)
            continue;
        const bool mine = one.selector <= -2;
        if ((!mine && one.selector != engine::code::None) || one.expiry.kind >= engine::Expiry::AsLongAs)
            throw Undecided{};
        if (mine) {
            const OnWhateverFits& all = made[static_cast<std::size_t>(-2 - one.selector)];
            if (fits(all.what, card, all.situation))
                amounts.push_back(one.amount);
            continue;
        }
        const bool still = !one.lies.valid() || !m_game.is(one.lies, engine::sceptre::Type::Exterior)
            || m_game.gate(m_table.card(one.lies).controller).valid();
        if (still && one.target == card && m_table.card(card).entered == one.entered)
            amounts.push_back(one.amount);
    }
    return amounts;
}

void Reference::eachAbility(CardId card, const std::function<void(const View&)>& visit)
{
    using engine::sceptre::Type;
    const auto& facts = m_game.facts(card);
    const Card printed = m_catalogue.card(CardIndex{m_table.card(card).definition});
    const Game& game = m_catalogue.game();
    const auto script = [&](const Record& record) {
        const ScriptIndex found = record.effects(game.findField("does"));
        if (!found.valid())
            return;
        for (const View& ability : effects::abilities(m_catalogue.effects(), found))
            visit(ability);
    };
    const CardId holder = m_table.card(card).holder;
    const std::string zone = zoneName(card);
    if (facts.type == Type::Champion) {
        const bool here = (zone == "combat" && (facts.where & 1) != 0)
            || (zone == "garrison" && (facts.where & 2) != 0); // SCE-34c to SCE-34e
        bool disabled = m_game.has(card, engine::sceptre::Dazed) || !m_table.has(card, engine::FaceUp);
        for (const engine::Modifier& one : m_table.modifiers) {
            if (one.kind == engine::Modifier::Disable && one.target == card
                && one.entered == m_table.card(card).entered)
                disabled = true;
            if (one.kind == engine::Modifier::Disable && one.selector != engine::code::None)
                throw Undecided{};
        }
        if (here && !disabled)
            script(printed.parts(game.findField("ability")).front());
    } else if (facts.type == Type::Squire) {
        if (!holder.valid())
            return;
        script(printed.parts(game.findField("innate")).front()); // SCE-36c
        if (facts.origin == m_game.facts(holder).origin)         // SCE-36d
            script(printed.parts(game.findField("matching")).front());
    } else if (facts.type == Type::Equipment) {
        if (holder.valid() && m_game.is(holder, Type::Champion)) // SCE-23h
            script(printed.record());
    } else if (facts.type == Type::Exterior) {
        if (m_game.gate(m_table.card(card).controller).valid()) // SCE-27k
            script(printed.record());
    } else {
        script(printed.record());
    }
}

bool Reference::givesHp(CardId squire) const
{
    const Card printed = m_catalogue.card(CardIndex{m_table.card(squire).definition});
    const Game& game = m_catalogue.game();
    for (const char* bonus : {"innate", "matching"}) {
        const ScriptIndex script = printed.parts(game.findField(bonus)).front().effects(game.findField("does"));
        if (!script.valid())
            continue;
        for (const View& add : effects::find(m_catalogue.effects(), script, Term::VerbAdd)) {
            if (add.text("what") == "hp")
                return true;
        }
    }
    return false;
}

void Reference::statesOn(Term verb, const std::string& word, CardId card, CardId source, const View& ability,
                         std::vector<int>& amounts)
{
    bool wanted = false;
    for (const View& step : ability.children("then"))
        wanted = wanted || (step.is(verb) && wordOf(step) == word);
    if (!wanted || !ability.has("while"))
        return;
    Situation s;
    s.you = m_table.card(source).controller;
    s.self = source;
    s.sight = engine::NoSeat;
    if (!holds(ability.child("while"), s) || !holds(ability.child("if"), s))
        return;
    bool disables = false;
    bool forOthers = false;
    for (const View& step : ability.children("then")) {
        const View to = step.child(step.is(Term::VerbDisable) ? "what" : "of");
        disables = disables || step.is(Term::VerbDisable);
        forOthers = forOthers || !(to.is(Term::RoleSelf) || to.is(Term::RoleHolder));
    }
    if (m_game.is(source, engine::sceptre::Type::Champion) && !disables
        && !inForce(Term::VerbDisable, {}, source).empty())
        return; // SCE-Q74
    if (m_game.is(source, engine::sceptre::Type::Squire) && forOthers && !m_table.has(source, engine::FaceUp))
        return; // SCE-11h
    for (const View& step : ability.children("then")) {
        if (!step.is(verb) || wordOf(step) != word)
            continue;
        const View to = step.child(verb == Term::VerbDisable ? "what" : "of");
        if (!isPlayer(to) && fits(to, card, s) && !dead(card))
            amounts.push_back(quantityAt(step, "amount", s));
    }
}

} // namespace muster::test
