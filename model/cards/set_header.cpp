// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/set_header.h"

#include "model/cards/card_reader.h"
#include "model/text/date.h"
#include "model/text/nearest.h"

namespace muster {

namespace {

void readGame(yaml::MapReader& map, const Game& game, bool isOptional, CardSet& set)
{
    const auto* node = isOptional ? map.child("game") : map.requiredChild("game");
    set.game = game.key;
    if (!node)
        return;
    const auto key = yaml::readText(*node, map.pathOf("game"), map.report(), 60);
    if (key && *key != game.key) {
        const std::string_view known[] = {game.key};
        map.report().add(ErrorKind::UnknownGame, node->at, map.pathOf("game"), {*key},
                         nearestOne(*key, std::span<const std::string_view>(known)));
    }
}

void readCode(yaml::MapReader& map, bool isOptional, CardSet& set)
{
    const auto* node = isOptional ? map.child("set") : map.requiredChild("set");
    if (!node)
        return;
    set.info.code = yaml::readText(*node, map.pathOf("set"), map.report(), 60).value_or(std::string());
    if (node->kind == yaml::NodeKind::Scalar && !isSetCode(set.info.code))
        map.report().add(ErrorKind::BadId, node->at, map.pathOf("set"),
                         {set.info.code, "two to eight capitals and digits, such as PLT"});
}

} // namespace

void readSetHeader(yaml::MapReader& map, const Game& game, bool isOptional, CardSet& set)
{
    readGame(map, game, isOptional, set);
    readCode(map, isOptional, set);
    set.info.name = isOptional ? map.text("name", 200).value_or(std::string()) : map.requiredText("name", 200);
    set.info.version = map.text("version", 60).value_or(std::string());
    set.info.date = map.text("date", 60).value_or(std::string());
    if (!set.info.date.empty() && !isDate(set.info.date))
        map.report().add(ErrorKind::BadDate, map.child("date")->at, map.pathOf("date"), {set.info.date});
    set.info.authors = map.texts("authors");
    set.info.licence = map.text("licence", 200).value_or(std::string());
    set.info.file = map.report().file();
}

} // namespace muster
