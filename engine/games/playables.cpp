// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/hands.h"
#include "engine/games/armory/playable.h"
#include "engine/games/games.h"
#include "engine/games/hero/hands.h"
#include "engine/games/hero/playable.h"
#include "engine/games/sceptre/hands.h"
#include "engine/games/sceptre/playable.h"
#include "engine/games/script/hands.h"
#include "engine/games/script/playable.h"
#include "engine/games/spoils/hands.h"
#include "engine/games/spoils/playable.h"

namespace muster::engine {

std::vector<std::string> playableGames() { return {"armory", "hero", "sceptre", "script", "spoils"}; }

const PlayFacts* playFacts(const std::string& game)
{
    if (game == "armory")
        return &armory::playFacts();
    if (game == "hero")
        return &hero::playFacts();
    if (game == "script")
        return &script::playFacts();
    if (game == "spoils")
        return &spoils::playFacts();
    return game == "sceptre" ? &sceptre::playFacts() : nullptr;
}

tl::expected<std::unique_ptr<Playable>, NotPlayable> makePlayable(const std::string& game, const Catalogue& catalogue,
                                                                  const std::map<std::string, std::string>& options,
                                                                  std::span<const std::uint16_t> cards)
{
    std::unique_ptr<Playable> made;
    if (game == "armory")
        made = armory::makePlayable(catalogue, options, cards);
    else if (game == "hero")
        made = hero::makePlayable(catalogue, options, cards);
    else if (game == "sceptre")
        made = sceptre::makePlayable(catalogue, options, cards);
    else if (game == "script")
        made = script::makePlayable(catalogue, options, cards);
    else if (game == "spoils")
        made = spoils::makePlayable(catalogue, options, cards);
    else
        return tl::unexpected(NotPlayable::NoEngine);
    if (!made)
        return tl::unexpected(NotPlayable::TooManyTexts);
    return made;
}

std::unique_ptr<HandPractice> makeHandPractice(const std::string& game, const Catalogue& catalogue,
                                               const std::map<std::string, std::string>& options,
                                               const DeckSections& deck)
{
    if (game == "armory")
        return armory::makeHandPractice(catalogue, options, deck);
    if (game == "hero")
        return hero::makeHandPractice(catalogue, options, deck);
    if (game == "sceptre")
        return sceptre::makeHandPractice(catalogue, options, deck);
    if (game == "script")
        return script::makeHandPractice(catalogue, options, deck);
    if (game == "spoils")
        return spoils::makeHandPractice(catalogue, options, deck);
    return nullptr;
}

} // namespace muster::engine
