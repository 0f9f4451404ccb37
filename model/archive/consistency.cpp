// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/archive/consistency.h"

#include <algorithm>

#include "model/effects/registry.h"

namespace muster::archive {

namespace {

template <class Things, class Test>
bool all(const Things& things, Test test)
{
    return std::all_of(things.begin(), things.end(), test);
}

bool isField(FieldIndex field, const Game& game) { return field.value < game.fields.size(); }
bool isFieldOrNone(FieldIndex field, const Game& game) { return !field.valid() || isField(field, game); }

bool fits(const query::Node& node, const Game& game)
{
    const bool needsField = node.kind == query::Node::Kind::Compare
        && (node.subject == query::Subject::Field || node.subject == query::Subject::Has);
    const bool needsRight = node.kind == query::Node::Kind::Compare && node.right == query::Subject::Field;
    return node.kind <= query::Node::Kind::Compare && node.compare <= query::Compare::Contains
        && node.subject <= query::Subject::Value && node.right <= query::Subject::Value
        && (needsField ? isField(node.field, game) : isFieldOrNone(node.field, game))
        && (needsRight ? isField(node.rightField, game) : isFieldOrNone(node.rightField, game))
        && all(node.children, [&](const auto& child) { return fits(child, game); });
}

bool fits(const query::Query& query, const Game& game) { return fits(query.root, game); }
bool fits(const std::optional<query::Query>& query, const Game& game) { return !query || fits(*query, game); }

bool fits(const CountRule& rule, const Game& game)
{
    return fits(rule.what, game) && (!rule.least || fits(rule.least->of, game))
        && (!rule.most || fits(rule.most->of, game))
        && all(rule.given, [&](const auto& given) { return fits(given.what, game); })
        && (!rule.unlike || (isField(rule.unlike->field, game) && fits(rule.unlike->of, game)));
}

bool fits(const Field& field, const Game& game)
{
    const bool isWord = field.kind == FieldKind::Word || field.kind == FieldKind::Words;
    return field.kind <= FieldKind::Effects && (!isWord || field.vocabulary.value < game.vocabularies.size())
        && (field.kind != FieldKind::Parts || field.part.value < game.parts.size());
}

bool fits(const std::vector<FieldUse>& uses, const Game& game)
{
    return all(uses, [&](const FieldUse& use) { return isField(use.field, game); });
}

/// Whether it holds for all of many plain values. Looks at all of them, which compilers make a loop over several at once
/// of; there is a difference only where the answer is no.
template <class T, class Test>
bool allOf(const Flat<T>& values, Test test)
{
    bool good = true;
    for (const T& value : values)
        good &= test(value);
    return good;
}

/// Offsets into something of `end` elements, one for each row and one for the end.
bool areOffsets(const Flat<std::uint32_t>& begin, std::size_t rows, std::size_t end)
{
    if (begin.size() != rows + 1 || begin.back() > end)
        return false;
    bool good = true;
    for (std::size_t i = 0; i < rows; ++i)
        good &= begin[i] <= begin[i + 1];
    return good;
}

/// Offsets that leave nothing out at the beginning or the end.
bool coverAll(const Flat<std::uint32_t>& begin, std::size_t rows, std::size_t end)
{
    return areOffsets(begin, rows, end) && begin.front() == 0 && begin.back() == end;
}

bool areBelow(const Flat<std::int32_t>& values, std::size_t end, bool mayBeAbsent)
{
    return allOf(values, [end = static_cast<std::uint32_t>(end), mayBeAbsent](std::int32_t value) {
        return (static_cast<std::uint32_t>(value) < end) | (mayBeAbsent & (value == Column::Absent));
    });
}

bool isEmpty(const Column& column) { return column.values.empty() && column.begin.empty() && column.text.empty(); }

bool fits(const Column& column, std::uint32_t rows, const Field& field, const CatalogueData& data)
{
    switch (field.kind) {
    case FieldKind::Number:
        return column.values.size() == rows;
    case FieldKind::Flag:
        return column.values.size() == rows && areBelow(column.values, 2, true);
    case FieldKind::Word:
        return column.values.size() == rows && areBelow(column.values, data.words[field.vocabulary.value].size(), true);
    case FieldKind::Effects:
        return column.values.size() == rows && areBelow(column.values, data.effects.scripts.size(), true);
    case FieldKind::Words:
        return areOffsets(column.begin, rows, column.values.size())
            && areBelow(column.values, data.words[field.vocabulary.value].size(), false);
    case FieldKind::Text:
        return coverAll(column.begin, rows, column.text.size());
    case FieldKind::Parts:
        return areOffsets(column.begin, rows, data.parts[field.part.value].rows);
    }
    return false;
}

bool fits(const Table& table, const std::vector<bool>& used, const CatalogueData& data, const Game& game)
{
    if (table.columns.size() != game.fields.size())
        return false;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const auto& column = table.columns[i];
        if (used[i] ? !fits(column, table.rows, game.fields[i], data) : !isEmpty(column))
            return false;
    }
    return true;
}

/// Children come before their parents, so a tree has no cycle.
bool fits(const effects::Forest& forest, const Game& game)
{
    const auto terms = effects::termsByNumber();
    for (std::size_t i = 0; i < forest.nodes.size(); ++i) {
        const auto& node = forest.nodes[i];
        const auto end = std::size_t(node.firstArgument) + node.argumentCount;
        if (node.term >= terms.size() || terms[node.term] == nullptr || end > forest.arguments.size())
            return false;
        for (std::size_t a = node.firstArgument; a < end; ++a) {
            const auto& argument = forest.arguments[a];
            const auto value = static_cast<std::uint32_t>(argument.value);
            if ((argument.kind == effects::Argument::Kind::Text && value >= forest.texts.size())
                || (argument.kind == effects::Argument::Kind::Query && value >= forest.queries.size())
                || argument.kind > effects::Argument::Kind::Nodes)
                return false;
            if (argument.kind != effects::Argument::Kind::Nodes)
                continue;
            if (std::size_t(value) + argument.count > forest.links.size())
                return false;
            for (std::size_t link = value; link < std::size_t(value) + argument.count; ++link) {
                if (forest.links[link] >= i)
                    return false;
            }
        }
    }
    return allOf(forest.links, [&](std::uint32_t link) { return link < forest.nodes.size(); })
        && all(forest.queries, [&](const auto& query) { return fits(query, game); })
        && allOf(forest.scripts, [&](const effects::Forest::Script& script) {
               return std::size_t(script.firstLink) + script.count <= forest.links.size();
           });
}

std::vector<bool> fieldsOf(const std::vector<FieldUse>& uses, std::vector<bool> used)
{
    for (const auto& use : uses)
        used[use.field.value] = true;
    return used;
}

} // namespace

bool isConsistent(const Game& game)
{
    const auto isKnown = [&](FieldIndex field) { return isField(field, game); };
    return all(game.fields, [&](const Field& field) { return fits(field, game); })
        && all(game.parts, [&](const PartKind& part) { return fits(part.fields, game); })
        && all(game.types, [&](const CardType& type) { return fits(type.fields, game); }) && all(game.identity, isKnown)
        && all(game.columns, isKnown) && all(game.listingOrder, isKnown)
        && all(game.cardRules, [&](const CardRule& rule) { return fits(rule.of, game) && fits(rule.must, game); })
        && all(game.countRules, [&](const CountRule& rule) { return fits(rule, game); }) && fits(game.filler, game)
        && all(game.listing, [&](const ListingGroup& group) { return fits(group.what, game); })
        && all(game.decks,
               [&](const DeckKind& kind) {
                   return all(kind.sections, [&](const SectionKind& section) { return fits(section.holds, game); });
               })
        && all(game.effectTargets,
               [&](const EffectTargets& one) {
                   return all(one.types, [&](TypeIndex type) { return type.value < game.types.size(); });
               })
        && !game.decks.empty();
}

bool isConsistent(const CatalogueData& data, const Game& game)
{
    const auto rows = data.cards.rows;
    if (data.parts.size() != game.parts.size() || data.words.size() != game.vocabularies.size()
        || data.types.size() != rows || data.setOf.size() != rows || data.identities.size() != rows)
        return false;
    if (!coverAll(data.nameBegin, rows, data.names.size()) || !coverAll(data.foldedBegin, rows, data.foldedNames.size())
        || !coverAll(data.idBegin, rows, data.ids.size()) || !coverAll(data.textBegin, rows, data.texts.size())
        || !coverAll(data.searchedBegin, rows, data.searchedTexts.size()))
        return false;
    for (std::uint32_t row = 0; row < rows; ++row) { // each text with its end
        if (data.searchedBegin[row + 1] > data.searchedBegin[row]
            && data.searchedTexts[data.searchedBegin[row + 1] - std::size_t(1)] != '\n')
            return false;
    }
    if (!allOf(data.types, [&](std::uint8_t type) { return type < game.types.size(); })
        || !allOf(data.setOf, [&](std::uint16_t set) { return set < data.sets.size(); })
        || !allOf(data.identities, [&](std::uint32_t identity) { return identity < rows; }))
        return false;
    std::vector<bool> used(game.fields.size());
    for (const auto& type : game.types)
        used = fieldsOf(type.fields, std::move(used));
    if (!fits(data.cards, used, data, game))
        return false;
    for (std::size_t part = 0; part < data.parts.size(); ++part) {
        const auto uses = fieldsOf(game.parts[part].fields, std::vector<bool>(game.fields.size()));
        if (!fits(data.parts[part], uses, data, game))
            return false;
    }
    return fits(data.effects, game);
}

bool isConsistent(const Format& format, const Game& game)
{
    const auto isGood = [&](const FormatCards& cards) { return fits(cards.what, game); };
    return all(format.banned, isGood) && all(format.restricted, isGood)
        && all(format.house, [&](const CountRule& rule) { return fits(rule, game); });
}

} // namespace muster::archive
