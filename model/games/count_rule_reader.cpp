// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/count_rule_reader.h"

#include <algorithm>
#include <charconv>

#include "model/games/read_query.h"
#include "model/text/nearest.h"

namespace muster {

namespace {

/// Far more than any deck has, and far from any overflow.
constexpr int MostCards = 100'000;

constexpr std::string_view SeverityWords[] = {"advice", "warning", "incomplete", "illegal"};

std::string listed(std::span<const std::string_view> words)
{
    std::string text;
    for (const auto word : words)
        (text += text.empty() ? "" : ", ") += word;
    return text;
}

std::optional<Severity> readSeverity(yaml::MapReader& map, std::string_view key)
{
    const auto* node = map.child(key);
    if (!node)
        return {};
    const auto word = std::find(std::begin(SeverityWords), std::end(SeverityWords), node->scalar);
    if (word == std::end(SeverityWords)) {
        map.report().add(ErrorKind::NotOneOf, node->at, map.pathOf(key),
                         {std::string(node->scalar), listed(SeverityWords)},
                         nearestOne(node->scalar, std::span<const std::string_view>(SeverityWords)));
        return {};
    }
    return static_cast<Severity>(word - std::begin(SeverityWords));
}

/// Reads a number at the beginning of the text and takes it off, with the blanks behind it.
std::optional<int> takeNumber(std::string_view& text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value < 0 || value > MostCards)
        return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return value;
}

bool take(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word))
        return false;
    text.remove_prefix(word.size());
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return true;
}

/// "2 x QUERY" or "5 + 2 x QUERY".
std::optional<CountBound> readProduct(const yaml::Node& node, const std::string& path, const Game& game,
                                      yaml::Report& report)
{
    auto rest = node.scalar;
    CountBound bound;
    auto number = takeNumber(rest);
    if (number && take(rest, "+")) {
        bound.number = *number;
        number = takeNumber(rest);
    }
    if (!number || !take(rest, "x") || rest.empty()) {
        report.add(ErrorKind::WrongShape, node.at, path, {"a number, or a product like 2 x type:champion", "a text"});
        return {};
    }
    bound.times = *number;
    bound.of = readQuery(node, static_cast<std::size_t>(rest.data() - node.scalar.data()), rest, path, game, report);
    return bound;
}

/// "option max_copies", "40 + option tolerance", "40 - option tolerance" or "1 + 5 x option players": an option that
/// numbers are allowed for.
std::optional<CountBound> readOptionBound(const yaml::Node& node, const std::string& path, const Game& game,
                                          yaml::Report& report)
{
    auto rest = node.scalar;
    CountBound bound;
    const auto read = [&] {
        auto number = takeNumber(rest);
        if (number && !rest.starts_with('x')) {
            bound.number = *number;
            bound.minus = take(rest, "-");
            if (!bound.minus && !take(rest, "+"))
                return false;
            number = takeNumber(rest);
        }
        bound.times = number.value_or(1);
        return (!number || take(rest, "x")) && take(rest, "option ");
    };
    if (!read()) {
        report.add(ErrorKind::WrongShape, node.at, path,
                   {"a number, an option like option max_copies, or a sum of both", "a text"});
        return {};
    }
    bound.option = rest;
    std::vector<std::string> known;
    std::string all;
    for (const auto& option : game.options) {
        if (!option.number)
            continue;
        known.push_back(option.key);
        (all += all.empty() ? "" : ", ") += option.key;
    }
    if (std::find(known.begin(), known.end(), bound.option) == known.end()) {
        report.add(ErrorKind::NotOneOf, node.at, path, {bound.option, all},
                   nearestOne(bound.option, std::span<const std::string>(known)));
        return {};
    }
    return bound;
}

std::optional<CountBound> readBound(yaml::MapReader& map, std::string_view key, const Game& game)
{
    const auto* node = map.child(key);
    if (!node)
        return {};
    if (node->kind == yaml::NodeKind::Scalar && node->scalar.find("option ") != std::string_view::npos)
        return readOptionBound(*node, map.pathOf(key), game, map.report());
    if (node->kind == yaml::NodeKind::Scalar && node->scalar.find_first_of("x+") != std::string_view::npos)
        return readProduct(*node, map.pathOf(key), game, map.report());
    if (const auto number = yaml::readNumber(*node, map.pathOf(key), map.report(), 0, MostCards))
        return CountBound{*number, 0, {}};
    return {};
}

std::optional<query::Query> readQueryOf(yaml::MapReader& map, std::string_view key, const Game& game)
{
    const auto* node = map.child(key);
    return node ? readQuery(*node, map.pathOf(key), game, map.report()) : std::nullopt;
}

void readCounted(yaml::MapReader& map, const Game& game, CountRule& rule)
{
    auto together = readQueryOf(map, "count", game);
    auto apart = readQueryOf(map, "copies of", game);
    const bool hasCount = map.child("count") != nullptr;
    const bool hasCopies = map.child("copies of") != nullptr;
    if (hasCount && hasCopies)
        map.report().add(ErrorKind::Conflict, map.at(), map.path(), {"count", "copies of"});
    else if (!hasCount && !hasCopies)
        map.report().add(ErrorKind::MissingKey, map.at(), map.path(), {"count"});
    rule.per = hasCopies ? CountPer::Identity : CountPer::Deck;
    if (auto& what = hasCopies ? apart : together)
        rule.what = std::move(*what);
}

void readBounds(yaml::MapReader& map, const Game& game, CountRule& rule)
{
    rule.least = readBound(map, "at least", game);
    rule.most = readBound(map, "at most", game);
    const auto exact = readBound(map, "exactly", game);
    const bool hasLeast = map.child("at least") != nullptr;
    const bool hasMost = map.child("at most") != nullptr;
    const bool hasExact = map.child("exactly") != nullptr;
    if (hasExact && (hasLeast || hasMost))
        map.report().add(ErrorKind::Conflict, map.at(), map.path(), {"exactly", hasLeast ? "at least" : "at most"});
    else if (!hasExact && !hasLeast && !hasMost)
        map.report().add(ErrorKind::MissingKey, map.at(), map.path(), {"at most"});
    if (hasExact)
        rule.least = rule.most = exact;
    if (rule.least && rule.most && !rule.least->of && !rule.most->of && rule.least->option.empty()
        && rule.most->option.empty() && rule.least->number > rule.most->number) {
        map.report().add(ErrorKind::OutOfRange, map.child("at least")->at, map.pathOf("at least"),
                         {std::to_string(rule.least->number), "", std::to_string(rule.most->number)});
    }
}

void readSeverities(yaml::MapReader& map, CountRule& rule)
{
    const auto both = readSeverity(map, "severity");
    const auto below = readSeverity(map, "below");
    const auto above = readSeverity(map, "above");
    if (map.child("severity") && (map.child("below") || map.child("above")))
        map.report().add(ErrorKind::Conflict, map.at(), map.path(),
                         {"severity", map.child("below") ? "below" : "above"});
    rule.below = below.value_or(both.value_or(rule.below));
    rule.above = above.value_or(both.value_or(rule.above));
}

/// The kind of deck and its sections; without a kind, sections of any kind are fine.
void readPlaces(yaml::MapReader& map, const Game& game, CountRule& rule)
{
    rule.deckKind = map.text("deck", 60).value_or(std::string());
    const auto* kind = game.findDeckKind(rule.deckKind);
    if (!rule.deckKind.empty() && !kind) {
        std::vector<std::string> keys;
        std::string all;
        keys.reserve(game.decks.size());
        for (const auto& deck : game.decks) {
            keys.push_back(deck.key);
            (all += all.empty() ? "" : ", ") += deck.key;
        }
        map.report().add(ErrorKind::NotOneOf, map.child("deck")->at, map.pathOf("deck"), {rule.deckKind, all},
                         nearestOne(rule.deckKind, std::span<const std::string>(keys)));
    }
    rule.sections = map.texts("sections");
    std::vector<std::string> known;
    for (const auto& deck : game.decks) {
        for (const auto& section : deck.sections) {
            if (!kind || kind == &deck)
                known.push_back(section.key);
        }
    }
    for (const auto& section : rule.sections) {
        if (std::find(known.begin(), known.end(), section) == known.end())
            map.report().add(ErrorKind::UnknownSection, map.child("sections")->at, map.pathOf("sections"), {section},
                             nearestOne(section, std::span<const std::string>(known)));
    }
}

void readGiven(yaml::MapReader& map, const Game& game, CountRule& rule)
{
    const auto* node = map.child("given");
    if (!node)
        return;
    const auto items = yaml::readList(*node, map.pathOf("given"), map.report());
    for (std::size_t i = 0; i < items.size(); ++i) {
        yaml::MapReader item(items[i], yaml::join(map.pathOf("given"), i), map.report());
        CountRule::Given given;
        if (const auto* what = item.requiredChild("count")) {
            if (auto read = readQuery(*what, item.pathOf("count"), game, map.report()))
                given.what = std::move(*read);
        }
        given.least = item.number("at least", 0, MostCards);
        given.most = item.number("at most", 0, MostCards);
        if (!item.child("at least") && !item.child("at most"))
            map.report().add(ErrorKind::MissingKey, item.at(), item.path(), {"at least"});
        item.finish();
        rule.given.push_back(std::move(given));
    }
}

/// Cards of another word than those that `of` finds: `unlike: {field: class, of: type:hero}`.
void readUnlike(yaml::MapReader& map, const Game& game, CountRule& rule)
{
    const auto* node = map.child("unlike");
    if (!node)
        return;
    yaml::MapReader item(*node, map.pathOf("unlike"), map.report());
    CountRule::Unlike unlike;
    if (const auto key = item.requiredText("field", 60); !key.empty()) {
        unlike.field = game.findField(key);
        if (!unlike.field.valid() || game.field(unlike.field).kind != FieldKind::Word) {
            std::vector<std::string> keys;
            std::string all;
            for (const auto& field : game.fields) {
                if (field.kind != FieldKind::Word)
                    continue;
                keys.push_back(field.key);
                (all += all.empty() ? "" : ", ") += field.key;
            }
            map.report().add(ErrorKind::NotOneOf, item.child("field")->at, item.pathOf("field"), {key, all},
                             nearestOne(key, std::span<const std::string>(keys)));
            unlike.field = {};
        }
    }
    auto of = item.requiredChild("of") ? readQueryOf(item, "of", game) : std::nullopt;
    item.finish();
    if (rule.per == CountPer::Identity)
        map.report().add(ErrorKind::Conflict, node->at, map.pathOf("unlike"), {"unlike", "copies of"});
    if (!unlike.field.valid() || !of)
        return;
    unlike.of = std::move(*of);
    rule.unlike = std::move(unlike);
}

} // namespace

CountRule readCountRule(const yaml::Node& node, const std::string& path, const Game& game, std::string_view idPrefix,
                        yaml::Report& report)
{
    CountRule rule;
    yaml::MapReader map(node, path, report);
    if (const auto* id = map.requiredChild("id"))
        rule.id = readRuleId(*id, map.pathOf("id"), idPrefix, report);
    rule.rules = readRuleIds(map, idPrefix);
    rule.label = map.requiredText("label", 100);
    readPlaces(map, game, rule);
    readCounted(map, game, rule);
    readBounds(map, game, rule);
    readSeverities(map, rule);
    readGiven(map, game, rule);
    readUnlike(map, game, rule);
    rule.explainedBy = readRuleIds(map, idPrefix, "explained by");
    map.finish();
    return rule;
}

std::string readRuleId(const yaml::Node& node, const std::string& path, std::string_view prefix, yaml::Report& report)
{
    const auto isAllowed = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
    };
    const auto id = yaml::readText(node, path, report, 60);
    if (!id)
        return {};
    if (id->size() <= prefix.size() || !id->starts_with(prefix) || !std::all_of(id->begin(), id->end(), isAllowed)) {
        report.add(ErrorKind::BadId, node.at, path,
                   {*id, prefix.empty() ? std::string("letters, digits and hyphens") : std::string(prefix) + "1a"});
        return {};
    }
    return *id;
}

std::vector<std::string> readRuleIds(yaml::MapReader& map, std::string_view prefix, std::string_view key)
{
    std::vector<std::string> ids;
    const auto* node = map.child(key);
    if (!node)
        return ids;
    const auto items = yaml::readList(*node, map.pathOf(key), map.report());
    for (std::size_t i = 0; i < items.size(); ++i) {
        auto id = readRuleId(items[i], yaml::join(map.pathOf(key), i), prefix, map.report());
        if (!id.empty())
            ids.push_back(std::move(id));
    }
    return ids;
}

} // namespace muster
