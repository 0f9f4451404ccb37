// SPDX-License-Identifier: GPL-3.0-or-later
// The register of games that can be played whole.
#include "engine/play/playable.h"
#include "engine/sceptre/playable.h"

namespace muster::engine {

std::unique_ptr<Playable> makePlayable(const std::string& game, const Catalogue& catalogue,
                                       const std::map<std::string, std::string>& options)
{
    if (game == "sceptre")
        return sceptre::makePlayable(catalogue, options);
    return nullptr;
}

} // namespace muster::engine
