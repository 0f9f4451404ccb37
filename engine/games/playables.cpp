// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/games.h"
#include "engine/games/sceptre/playable.h"

namespace muster::engine {

std::vector<std::string> playableGames() { return {"sceptre"}; }

std::unique_ptr<Playable> makePlayable(const std::string& game, const Catalogue& catalogue,
                                       const std::map<std::string, std::string>& options)
{
    if (game == "sceptre")
        return sceptre::makePlayable(catalogue, options);
    return nullptr;
}

} // namespace muster::engine
