// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/language/compiler.h"

namespace muster::engine::code {

void Compiler::compile()
{
    const effects::Forest& forest = m_catalogue.effects();
    m_code.scripts.resize(forest.scripts.size());
    m_code.unread.resize(forest.scripts.size());
    for (std::uint32_t i = 0; i < m_catalogue.size(); ++i)
        m_code.typeBits.push_back(std::uint32_t(1) << m_catalogue.card(CardIndex{i}).type().value);
    noteChangedFields();
    std::vector<bool> wanted(forest.scripts.size(), m_inUse.empty());
    for (std::uint32_t card = 0; card < m_inUse.size(); ++card) {
        if (m_inUse[card] == 0)
            continue;
        for (const ScriptIndex script : m_catalogue.card(CardIndex{card}).scripts())
            wanted[script.value] = true;
    }
    for (std::size_t i = 0; i < forest.scripts.size(); ++i) {
        if (!wanted[i])
            continue;
        m_unread = &m_code.unread[i];
        m_code.scripts[i] = abilities(effects::abilities(forest, ScriptIndex{static_cast<std::uint32_t>(i)}));
    }
}

void Compiler::cannot(std::string_view what)
{
    if (!m_unread->empty())
        *m_unread += ", ";
    *m_unread += what;
}

std::uint8_t Compiler::word(const std::vector<std::string>& list, std::string_view text)
{
    const std::uint8_t found = Dialect::find(list, text);
    if (found == list.size())
        cannot(text);
    return found;
}

Whose Compiler::whose(const View& view)
{
    if (view.is(Term::WhoseOwn))
        return Whose::Own;
    return view.is(Term::WhoseEnemy) ? Whose::Enemy : Whose::Anybody;
}

namespace {

void append(std::vector<std::string>& list, const Game& game, std::string_view words)
{
    if (const Vocabulary* found = game.findEffectWords(words)) {
        for (const Word& word : found->words)
            list.push_back(word.key);
    }
}

} // namespace

Dialect::Dialect(const Game& game)
{
    append(zones, game, "zones");
    for (const Field& field : game.fields) {
        if (field.stat)
            numbers.push_back(field.key);
    }
    append(numbers, game, "measures");
    append(numbers, game, "rolls");
    firstResource = static_cast<std::uint8_t>(numbers.size());
    append(numbers, game, "resources");
    firstCounter = static_cast<std::uint8_t>(numbers.size());
    append(numbers, game, "counters");
    firstStatus = static_cast<std::uint8_t>(numbers.size());
    append(numbers, game, "statuses");
    append(statuses, game, "statuses");
    append(states, game, "states");
    firstKeyword = static_cast<std::uint8_t>(states.size());
    append(states, game, "keywords");
    append(conditions, game, "conditions");
    append(slots, game, "slots");
    append(actions, game, "actions");
    append(requirements, game, "requirements");
    append(requirements, game, "rolls");
    append(damageKinds, game, "damage kinds");
    moments = {"turn", "round", "attack", "game"};
    append(moments, game, "moments");
}

std::uint8_t Dialect::find(const std::vector<std::string>& list, std::string_view word)
{
    return static_cast<std::uint8_t>(std::find(list.begin(), list.end(), word) - list.begin());
}

Code::Code(const Catalogue& catalogue, std::span<const std::uint8_t> inUse) : dialect(catalogue.game())
{
    stateRules.resize(dialect.states.size());
    Compiler(catalogue, inUse, *this).compile();
    prepareStates();
}

Ref Code::addSet(std::vector<std::uint8_t> cards)
{
    const auto found = std::find(cardSets.begin(), cardSets.end(), cards);
    if (found != cardSets.end())
        return static_cast<Ref>(found - cardSets.begin());
    cardSets.push_back(std::move(cards));
    return static_cast<Ref>(cardSets.size() - 1);
}

} // namespace muster::engine::code
