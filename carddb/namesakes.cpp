// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/namesakes.h"

#include <algorithm>
#include <map>

#include "model/text/fold.h"

namespace muster::carddb {
namespace {

/// What a record has in a field, as one text, so that it can be compared with what a set file says.
std::string textOf(const Catalogue& catalogue, const Record& record, FieldIndex index);

std::string wordOf(const Catalogue& catalogue, const Field& field, std::uint32_t word)
{
    return fold(catalogue.words(field.vocabulary)[word].key);
}

std::string partsOf(const Catalogue& catalogue, const Record& record, FieldIndex index)
{
    const Field& field = catalogue.game().field(index);
    const auto [begin, end] = record.parts(index);
    std::string all;
    for (auto row = begin; row < end; ++row)
        for (const FieldUse& use : catalogue.game().part(field.part).fields)
            all += textOf(catalogue, Record(catalogue.data().parts[field.part.value], row), use.field) + '\n';
    return all;
}

std::string textOf(const Catalogue& catalogue, const Record& record, FieldIndex index)
{
    const Field& field = catalogue.game().field(index);
    std::string all;
    switch (field.kind) {
    case FieldKind::Number:
        return record.number(index) ? std::to_string(*record.number(index)) : std::string();
    case FieldKind::Flag:
        return record.flag(index) ? "yes" : "";
    case FieldKind::Word:
        return record.word(index).valid() ? wordOf(catalogue, field, record.word(index).value) : std::string();
    case FieldKind::Words:
        for (const std::int32_t word : record.words(index))
            all += wordOf(catalogue, field, static_cast<std::uint32_t>(word)) + ',';
        return all;
    case FieldKind::Text:
        return std::string(record.text(index));
    case FieldKind::Parts:
        return partsOf(catalogue, record, index);
    case FieldKind::Effects:
        break; // what they say stands in the text
    }
    return all;
}

std::string textOf(const Game& game, const std::vector<FieldValue>& values, FieldIndex index)
{
    const Field& field = game.field(index);
    const auto it = std::ranges::find(values, index, &FieldValue::field);
    if (it == values.end())
        return {};
    std::string all;
    switch (field.kind) {
    case FieldKind::Number:
        return std::to_string(it->number);
    case FieldKind::Flag:
        return it->number == 1 ? "yes" : "";
    case FieldKind::Word:
        return it->words.empty() ? std::string() : fold(it->words.front());
    case FieldKind::Words:
        for (const std::string& word : it->words)
            all += fold(word) + ',';
        return all;
    case FieldKind::Text:
        return it->text;
    case FieldKind::Parts:
        for (const std::vector<FieldValue>& part : it->parts)
            for (const FieldUse& use : game.part(field.part).fields)
                all += textOf(game, part, use.field) + '\n';
        return all;
    case FieldKind::Effects:
        break;
    }
    return all;
}

/// The label of the first thing that tells the two apart; empty where they are alike.
std::string difference(const RawCard& card, const Card& other, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    if (card.type != other.type())
        return "type";
    for (const FieldUse& use : game.type(card.type).fields)
        if (const Field& field = game.field(use.field); field.kind != FieldKind::Text
            && textOf(game, card.values, use.field) != textOf(catalogue, other.record(), use.field))
            return field.label;
    return card.text == other.text() ? std::string() : "text";
}

} // namespace

Errors namesakes(const CardSet& set, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    const auto identityAlike = [&](const RawCard& card, const Card& other) {
        return std::ranges::all_of(game.identity, [&](FieldIndex field) {
            return textOf(game, card.values, field) == textOf(catalogue, other.record(), field);
        });
    };
    Errors warnings;
    for (std::size_t i = 0; i < set.cards.size(); ++i) {
        const RawCard& card = set.cards[i];
        for (const CardIndex index : catalogue.findByName(card.name)) {
            const Card other = catalogue.card(index);
            if (fold(catalogue.set(other.set()).code) == fold(set.info.code) || !identityAlike(card, other))
                continue;
            const std::string what = difference(card, other, catalogue);
            if (what.empty())
                continue;
            Error warning;
            warning.file = set.info.file;
            warning.at = card.at;
            warning.path = "cards[" + std::to_string(i) + "]";
            warning.kind = ErrorKind::SameNameElsewhere;
            warning.arguments = {card.name, std::string(other.id()), what};
            warnings.push_back(std::move(warning));
            break;
        }
    }
    return warnings;
}

} // namespace muster::carddb
