// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/which_game.h"

#include <span>

#include "model/text/nearest.h"
#include "model/yaml/document.h"

namespace muster::app {

Errors whyNoGame(const std::string& bytes, const std::string& key, const std::string& file, std::size_t limit,
                 const GameShelf& shelf)
{
    const auto document = yaml::Document::parse(bytes, file, {.bytes = limit});
    if (!document)
        return document.error();
    const yaml::Node* game = document->root().find("game");
    Error error;
    error.file = file;
    error.at = game != nullptr ? game->at : document->root().at;
    error.kind = key.empty() ? ErrorKind::MissingKey : ErrorKind::UnknownGame;
    error.arguments = {key.empty() ? "game" : key};
    const std::vector<std::string> keys = shelf.gameKeys();
    error.nearest = key.empty() ? std::string() : nearestOne(key, std::span<const std::string>(keys));
    return {error};
}

} // namespace muster::app
