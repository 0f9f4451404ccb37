// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/games.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "model/games/game_reader.h"

namespace muster::fuzz {

namespace {

std::string bytesOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

ShippedGame read(const std::filesystem::path& folder)
{
    ShippedGame shipped;
    auto game = readGame(bytesOf(folder / "game.yaml"), "game.yaml");
    require(game.has_value(), "a shipped game can be read");
    shipped.game = std::make_shared<const Game>(std::move(*game));
    for (const auto& entry : std::filesystem::directory_iterator(folder / "sets")) {
        if (auto set = readSet(bytesOf(entry.path()), entry.path().filename().string(), *shipped.game))
            shipped.sets.push_back(std::move(*set));
    }
    std::ranges::sort(shipped.sets, {}, [](const CardSet& set) { return set.info.code; });
    auto catalogue = buildCatalogue(shipped.game, shipped.sets);
    require(catalogue.has_value(), "the cards of a shipped game go together");
    shipped.catalogue = *catalogue;
    if (auto rules = readRuleBook(bytesOf(folder / "rules.yaml"), "rules.yaml"))
        shipped.rules = std::move(*rules);
    return shipped;
}

} // namespace

const ShippedGame& gameFor(std::string_view key)
{
    static std::map<std::string, ShippedGame, std::less<>> games;
    const std::filesystem::path all = MUSTER_SOURCE_DIR "/resources/games";
    const bool isName = !key.empty() && std::ranges::all_of(key, [](char c) { return c >= 'a' && c <= 'z'; });
    std::error_code noSuchName; // one that is too long for any file is not a game either
    const bool shipped = isName && std::filesystem::exists(all / key / "game.yaml", noSuchName);
    const std::string name = shipped ? std::string(key) : "sceptre";
    const auto known = games.find(name);
    return known != games.end() ? known->second : games.emplace(name, read(all / name)).first->second;
}

std::string shippedFile(const std::string& path) { return bytesOf(MUSTER_SOURCE_DIR "/resources/games/" + path); }

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace muster::fuzz
