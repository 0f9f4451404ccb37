// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/options_in_force.h"

#include <algorithm>
#include <charconv>

namespace muster::validators {

namespace {

/// The option that the number of players of a check is about, in every game that has it.
constexpr std::string_view players = "players";

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

const std::string* find(const std::map<std::string, std::string>& options, const std::string& key)
{
    const auto it = options.find(key);
    return it == options.end() ? nullptr : &it->second;
}

} // namespace

OptionsInForce::OptionsInForce(const Game& game, const Deck& deck, const CheckOptions& check)
    : m_game(&game),
      m_deck(&deck),
      m_format(check.format),
      m_players(check.players)
{
}

std::string OptionsInForce::value(std::string_view key) const
{
    const RulesOption* option = m_game->findOption(key);
    if (option == nullptr)
        return {};
    if (const auto number = asked(*option); number && option->allows(std::to_string(*number)))
        return std::to_string(*number);
    for (const auto* options : {m_format == nullptr ? nullptr : &m_format->options, &m_deck->options})
        if (const std::string* value = options == nullptr ? nullptr : find(*options, option->key);
            value != nullptr && option->allows(*value))
            return *value;
    return option->defaultValue;
}

std::optional<int> OptionsInForce::number(std::string_view key) const
{
    const RulesOption* option = m_game->findOption(key);
    if (option == nullptr)
        return {};
    if (const auto number = asked(*option))
        return std::min(std::max(*number, option->lowest.value_or(*number)), option->highest.value_or(*number));
    return numberIn(value(key));
}

std::optional<int> OptionsInForce::asked(const RulesOption& option) const
{
    if (option.requirement.empty())
        return {};
    if (m_players != 0 && option.key == players)
        return m_players;
    for (const auto* options : {m_format == nullptr ? nullptr : &m_format->options, &m_deck->options})
        if (const std::string* value = options == nullptr ? nullptr : find(*options, option.key))
            if (const auto number = numberIn(*value))
                return number;
    return {};
}

} // namespace muster::validators
