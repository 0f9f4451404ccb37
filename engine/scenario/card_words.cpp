// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/card_words.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "model/text/nearest.h"

namespace muster::engine {

std::optional<CardWords::Named> CardWords::read(const yaml::Node& node, const std::string& path,
                                                yaml::Report& report) const
{
    if (node.kind != yaml::NodeKind::Scalar) {
        report.add(ErrorKind::WrongShape, node.at, path, {"the name of a card", yaml::shapeOf(node)});
        return {};
    }
    std::string text(node.scalar);
    int count = 1;
    if (const auto digits = text.find_first_not_of("0123456789");
        digits != 0 && digits != std::string::npos && text[digits] == ' ') { // "3 Copper"
        const std::string number = text.substr(0, digits);
        count = digits > 3 ? 0 : std::atoi(number.c_str());
        if (count < 1 || count > mostCopies) {
            report.add(ErrorKind::OutOfRange, node.at, path, {number, "1", std::to_string(mostCopies)});
            return {};
        }
        text = text.substr(digits + 1);
    }
    const auto card = find(std::move(text), node.at, path, report);
    return card ? std::optional(Named{*card, count}) : std::nullopt;
}

std::optional<CardIndex> CardWords::find(const yaml::Node& node, const std::string& path, yaml::Report& report) const
{
    const auto text = yaml::readText(node, path, report);
    return text ? find(*text, node.at, path, report) : std::nullopt;
}

std::optional<CardIndex> CardWords::find(std::string text, Position at, const std::string& path,
                                         yaml::Report& report) const
{
    std::string wanted;
    if (const auto bracket = text.find(" ["); bracket != std::string::npos && text.back() == ']') {
        wanted = text.substr(bracket + 2, text.size() - bracket - 3);
        text = text.substr(0, bracket);
    }
    const std::vector<CardIndex> ofName = m_catalogue.findByName(text);
    for (const bool own : {false, true}) { // what a position changes keeps its name, and is found by its place
        for (const CardIndex card : ofName) {
            const bool isOwn = m_catalogue.card(card).id().starts_with(ownCode);
            if (isOwn == own && (wanted.empty() || mark(card) == wanted))
                return card;
        }
    }
    const std::string near = nearest(text, wanted, ofName);
    report.add(ErrorKind::UnknownCard, at, path, {wanted.empty() ? text : text + " [" + wanted + ']'}, near);
    return {};
}

/// The word by which cards of one name are told apart: the first of the fields that the game says.
std::string CardWords::mark(CardIndex card) const
{
    const Game& game = m_catalogue.game();
    for (const FieldIndex field : game.identity) {
        if (game.field(field).kind == FieldKind::Word)
            return std::string(m_catalogue.card(card).wordLabel(field));
    }
    return {};
}

/// Where only what stands in brackets is wrong, the nearest of those that there are, or else any.
std::string CardWords::nearest(const std::string& text, const std::string& wanted,
                               const std::vector<CardIndex>& ofName) const
{
    if (ofName.empty()) {
        const std::vector<std::string> names = m_catalogue.nearestNames(text, 1);
        return names.empty() ? std::string() : names.front();
    }
    std::vector<std::string> marks;
    marks.reserve(ofName.size());
    for (const CardIndex card : ofName)
        marks.push_back(mark(card));
    std::string near = nearestOne(wanted, std::span<const std::string>(marks));
    near = near.empty() ? marks.front() : near;
    return std::string(m_catalogue.card(ofName.front()).name()) + (near.empty() ? "" : " [" + near + ']');
}

bool CardWords::isField(const Game& game, std::string_view key)
{
    static constexpr std::string_view ofTheMoment[] = {"card", "damage",  "is",   "on",
                                                       "used", "seen by", "left", "owner"};
    return game.findField(key).valid()
        && std::find(std::begin(ofTheMoment), std::end(ofTheMoment), key) == std::end(ofTheMoment);
}

} // namespace muster::engine
