// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/game_data.h"

#include "model/text/nearest.h"

namespace muster::app {

namespace {

std::string fullKey(const Game& game, std::string_view key)
{
    return key.find('/') == std::string_view::npos ? game.key + '/' + std::string(key) : std::string(key);
}

} // namespace

bool hasShop(const Game& game) { return game.findDeckKind("shop") != nullptr; }

const Format* GameData::findFormat(std::string_view key) const
{
    if (key.empty())
        return nullptr;
    const std::string full = fullKey(game(), key);
    for (const Format& format : formats) {
        if (format.key == full)
            return &format;
    }
    return nullptr;
}

std::string GameData::nearestFormat(std::string_view key) const
{
    std::vector<std::string> keys;
    keys.reserve(formats.size());
    for (const Format& format : formats)
        keys.push_back(format.key);
    return nearestOne(fullKey(game(), key), std::span<const std::string>(keys));
}

Result<std::shared_ptr<const GameData>> loadGameData(carddb::Library& library, const QString& key)
{
    auto catalogue = library.catalogue(key);
    if (!catalogue)
        return failure(std::move(catalogue.error()));
    auto data = std::make_shared<GameData>();
    data->catalogue = std::move(*catalogue);
    data->resources = library.places().resources;
    data->problems = library.problems(key);
    if (auto formats = library.formats(key))
        data->formats = std::move(*formats);
    else
        data->problems.insert(data->problems.end(), formats.error().begin(), formats.error().end());
    if (auto rules = library.ruleBook(key))
        data->rules = std::move(*rules);
    else
        data->problems.insert(data->problems.end(), rules.error().begin(), rules.error().end());
    const Errors translation = library.ruleProblems(key);
    data->problems.insert(data->problems.end(), translation.begin(), translation.end());
    return std::shared_ptr<const GameData>(std::move(data));
}

} // namespace muster::app
