// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/options_in_force.h"

#include <algorithm>
#include <charconv>

namespace muster::validators {

namespace {

constexpr std::string_view players = "players";

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

} // namespace

OptionsInForce::OptionsInForce(const Game& game, const std::map<std::string, std::string>& deck,
                               const CheckOptions& check)
    : m_game(&game),
      m_deck(&deck),
      m_format(check.format == nullptr ? nullptr : &check.format->options),
      m_players(check.players)
{
}

std::string OptionsInForce::value(const RulesOption& option) const
{
    if (m_players != 0 && option.key == players)
        return std::to_string(m_players);
    for (const auto* options : {m_deck, m_format}) {
        if (options == nullptr)
            continue;
        if (const auto it = options->find(option.key); it != options->end())
            return it->second;
    }
    return option.defaultValue;
}

std::optional<int> OptionsInForce::asked(const RulesOption& option) const
{
    return option.number ? numberIn(value(option)) : std::nullopt;
}

int OptionsInForce::number(std::string_view key) const
{
    const RulesOption* option = m_game->findOption(key);
    if (option == nullptr)
        return 0;
    const int number = asked(*option).value_or(numberIn(option->defaultValue).value_or(0));
    return std::min(std::max(number, option->lowest.value_or(number)), option->highest.value_or(number));
}

} // namespace muster::validators
