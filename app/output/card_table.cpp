// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/card_table.h"

#include <QCoreApplication>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "model/effects/reading.h"
#include "model/text/capital.h"

namespace muster::app {

namespace {

struct CardTableWords {
    Q_DECLARE_TR_FUNCTIONS(CardTable)
};

CardColumn columnOf(const Game& game, FieldIndex index)
{
    const Field& field = game.field(index);
    return {CardColumn::Kind::Field, index, shown(field.key), shown(capitalised(field.label))};
}

std::string_view wordText(const Catalogue& catalogue, VocabularyIndex vocabulary, std::int32_t word, bool key)
{
    const auto& words = catalogue.words(vocabulary);
    const auto index = static_cast<std::size_t>(word);
    if (word < 0 || index >= words.size())
        return {};
    return key ? words[index].key : words[index].label;
}

/// A field's value as a person reads it; empty where the record has none.
QString textOf(const Record& record, FieldIndex index, const Catalogue& catalogue, CellForm form)
{
    const Field& field = catalogue.game().field(index);
    switch (field.kind) {
    case FieldKind::Number:
        if (const auto number = record.number(index))
            return form == CellForm::AsPrinted ? shown(field.asPrinted(*number)) : QString::number(*number);
        return {};
    case FieldKind::Word:
        if (const WordIndex word = record.word(index); word.valid())
            return shown(wordText(catalogue, field.vocabulary, static_cast<std::int32_t>(word.value), false));
        return {};
    case FieldKind::Words: {
        QStringList words;
        for (const std::int32_t word : record.words(index))
            words += shown(wordText(catalogue, field.vocabulary, word, false));
        return words.join(QLatin1Char(' '));
    }
    case FieldKind::Text:
        return shown(record.text(index), 4000);
    case FieldKind::Flag:
        return record.flag(index) ? shown(field.label) : QString();
    case FieldKind::Parts:
    case FieldKind::Effects:
        return {};
    }
    return {};
}

void writeRecord(JsonWriter& json, const Record& record, const std::vector<FieldUse>& uses, const Catalogue& catalogue,
                 const effects::ReadingWords& words);

void writeParts(JsonWriter& json, const Record& record, FieldIndex index, const Catalogue& catalogue,
                const effects::ReadingWords& words)
{
    const Field& field = catalogue.game().field(index);
    const Table& table = catalogue.data().parts[field.part.value];
    const auto [begin, end] = record.parts(index);
    if (begin == end)
        return;
    json.key(field.key).beginArray();
    for (std::uint32_t row = begin; row < end; ++row) {
        json.beginObject();
        writeRecord(json, Record(table, row), catalogue.game().part(field.part).fields, catalogue, words);
        json.endObject();
    }
    json.endArray();
}

void writeRecord(JsonWriter& json, const Record& record, const std::vector<FieldUse>& uses, const Catalogue& catalogue,
                 const effects::ReadingWords& words)
{
    for (const FieldUse& use : uses) {
        const Field& field = catalogue.game().field(use.field);
        switch (field.kind) {
        case FieldKind::Number:
            if (const auto number = record.number(use.field))
                json.field(field.key, *number);
            break;
        case FieldKind::Word:
            if (const WordIndex word = record.word(use.field); word.valid())
                json.field(field.key,
                           wordText(catalogue, field.vocabulary, static_cast<std::int32_t>(word.value), false));
            break;
        case FieldKind::Words:
            if (!record.words(use.field).empty()) {
                json.key(field.key).beginArray();
                for (const std::int32_t word : record.words(use.field))
                    json.value(wordText(catalogue, field.vocabulary, word, false));
                json.endArray();
            }
            break;
        case FieldKind::Text:
            if (!record.text(use.field).empty())
                json.field(field.key, record.text(use.field));
            break;
        case FieldKind::Flag:
            if (record.flag(use.field))
                json.field(field.key, true);
            break;
        case FieldKind::Parts:
            writeParts(json, record, use.field, catalogue, words);
            break;
        case FieldKind::Effects:
            if (const ScriptIndex script = record.effects(use.field); script.valid())
                json.field("reads as", effects::readAloud(catalogue.effects(), script, catalogue.game(), words));
            break;
        }
    }
}

} // namespace

std::vector<CardColumn> defaultColumns(const Game& game)
{
    std::vector<CardColumn> columns;
    columns.push_back(*columnNamed(game, QStringLiteral("name")));
    columns.push_back(*columnNamed(game, QStringLiteral("type")));
    columns.reserve(columns.size() + game.columns.size());
    for (const FieldIndex field : game.columns)
        columns.push_back(columnOf(game, field));
    return columns;
}

std::optional<CardColumn> columnNamed(const Game& game, const QString& word)
{
    const struct {
        const char* key;
        CardColumn::Kind kind;
        QString heading;
    } builtIn[] = {{"name", CardColumn::Kind::Name, CardTableWords::tr("Name")},
                   {"type", CardColumn::Kind::Type, CardTableWords::tr("Type")},
                   {"set", CardColumn::Kind::Set, CardTableWords::tr("Set")},
                   {"id", CardColumn::Kind::Id, CardTableWords::tr("Id")},
                   {"text", CardColumn::Kind::Text, CardTableWords::tr("Text")}};
    for (const auto& column : builtIn) {
        const QString key = QString::fromLatin1(column.key);
        if (word.compare(key, Qt::CaseInsensitive) == 0)
            return CardColumn{column.kind, {}, key, column.heading};
    }
    const FieldIndex field = game.findField(word.toStdString());
    if (!field.valid())
        return std::nullopt;
    const FieldKind kind = game.field(field).kind;
    if (kind == FieldKind::Parts || kind == FieldKind::Effects)
        return std::nullopt;
    return columnOf(game, field);
}

QStringList columnNames(const Game& game)
{
    QStringList names{QStringLiteral("name"), QStringLiteral("type"), QStringLiteral("set"), QStringLiteral("id"),
                      QStringLiteral("text")};
    for (const Field& field : game.fields) {
        if (field.kind != FieldKind::Parts && field.kind != FieldKind::Effects)
            names += shown(field.key);
    }
    return names;
}

QString cellOf(const Card& card, const CardColumn& column, const Catalogue& catalogue, CellForm form)
{
    switch (column.kind) {
    case CardColumn::Kind::Name:
        return shown(card.name());
    case CardColumn::Kind::Type:
        return shown(catalogue.game().type(card.type()).label);
    case CardColumn::Kind::Set:
        return shown(catalogue.set(card.set()).code);
    case CardColumn::Kind::Id:
        return shown(card.id());
    case CardColumn::Kind::Text:
        return shown(card.text(), 4000);
    case CardColumn::Kind::Field:
        return textOf(card.record(), column.field, catalogue, form);
    }
    return {};
}

void writeCard(JsonWriter& json, const Card& card, const Catalogue& catalogue)
{
    const CardType& type = catalogue.game().type(card.type());
    json.beginObject().field("name", card.name()).field("id", card.id()).field("type", type.key);
    json.field("set", catalogue.set(card.set()).code);
    writeRecord(json, card.record(), type.fields, catalogue, readingWords(catalogue.game(), card.type()));
    if (!card.text().empty())
        json.field("text", card.text());
    json.endObject();
}

} // namespace muster::app
