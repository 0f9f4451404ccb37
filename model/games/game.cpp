// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game.h"

#include <algorithm>
#include <charconv>

#include "model/text/fold.h"

namespace muster {

namespace {

/// `folded` is the folded form of what is looked for; most spellings of ours are folded already.
bool isSpelling(const std::string& spelling, std::string_view folded)
{
    return spelling == folded || fold(spelling) == folded;
}

} // namespace

std::string Field::asPrinted(int value) const { return mark + (sign && value >= 0 ? "+" : "") + std::to_string(value); }

bool RulesOption::allows(std::string_view value) const
{
    if (std::find(values.begin(), values.end(), value) != values.end())
        return true;
    if (!number)
        return false;
    int parsed = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), parsed);
    return error == std::errc() && end == value.data() + value.size() && (!lowest || parsed >= *lowest)
        && (!highest || parsed <= *highest);
}

FieldIndex Game::findField(std::string_view keyOrAlias) const
{
    const auto exact = std::ranges::find(fields, keyOrAlias, &Field::key); // as engines ask, for each card
    if (exact != fields.end())
        return {static_cast<std::uint32_t>(exact - fields.begin())};
    const auto folded = fold(keyOrAlias);
    for (std::uint32_t i = 0; i < fields.size(); ++i) {
        const auto& aliases = fields[i].aliases;
        if (isSpelling(fields[i].key, folded) || std::any_of(aliases.begin(), aliases.end(), [&](const auto& alias) {
                return isSpelling(alias, folded);
            }))
            return {i};
    }
    return {};
}

TypeIndex Game::findType(std::string_view keyOrLabel) const
{
    const auto folded = fold(keyOrLabel);
    for (std::uint32_t i = 0; i < types.size(); ++i) {
        if (isSpelling(types[i].key, folded) || isSpelling(types[i].label, folded))
            return {i};
    }
    return {};
}

const DeckKind* Game::findDeckKind(std::string_view kind) const
{
    const auto found = std::find_if(decks.begin(), decks.end(), [&](const auto& deck) { return deck.key == kind; });
    return found == decks.end() ? nullptr : &*found;
}

const RulesOption* Game::findOption(std::string_view option) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const auto& o) { return o.key == option; });
    return found == options.end() ? nullptr : &*found;
}

const EffectTargets* Game::findEffectTargets(std::string_view what) const
{
    const auto found = std::find_if(effectTargets.begin(), effectTargets.end(),
                                    [&](const EffectTargets& one) { return one.key == what; });
    return found == effectTargets.end() ? nullptr : &*found;
}

const Vocabulary* Game::findEffectWords(std::string_view list) const
{
    const auto found =
        std::find_if(effectWords.begin(), effectWords.end(), [&](const auto& words) { return words.key == list; });
    return found == effectWords.end() ? nullptr : &*found;
}

std::vector<TypeIndex> Game::typesOf(std::string_view word) const
{
    const auto folded = fold(word);
    std::vector<TypeIndex> found;
    for (std::uint32_t i = 0; i < types.size(); ++i) {
        const auto& type = types[i];
        if (isSpelling(type.key, folded) || isSpelling(type.label, folded) || isSpelling(type.plural, folded))
            return {{i}};
        if (std::any_of(type.groups.begin(), type.groups.end(), [&](const auto& g) { return isSpelling(g, folded); }))
            found.push_back({i});
    }
    return found;
}

} // namespace muster
