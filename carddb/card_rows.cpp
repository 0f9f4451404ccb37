// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/card_rows.h"

#include <algorithm>
#include <array>

#include <QStringList>

#include "model/query/shapes.h"
#include "model/text/fold.h"

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

constexpr int RowsPerReport = 1000;

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

QString quoted(QString name) { return u'"' + name.replace(u'"', "\"\""_L1) + u'"'; }

QString foldedColumnName(const Field& field) { return quoted("folded "_L1 + QString::fromStdString(field.key)); }

QString declaration(const Field& field)
{
    switch (field.kind) {
    case FieldKind::Number:
    case FieldKind::Flag:
    case FieldKind::Effects:
        return fieldColumnName(field) + " INTEGER"_L1;
    case FieldKind::Word:
    case FieldKind::Words:
        return fieldColumnName(field) + " TEXT COLLATE NOCASE"_L1;
    case FieldKind::Text:
        return fieldColumnName(field) + " TEXT, "_L1 + foldedColumnName(field) + " TEXT"_L1;
    case FieldKind::Parts:
        break;
    }
    return {};
}

/// Fields of a shape that have a column; parts have tables of their own.
std::vector<FieldIndex> columnsOf(const Game& game, PartIndex part)
{
    std::vector<FieldIndex> result;
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const bool used = part.valid() ? query::partHas(game, part, {i}) : query::placesOf(game, {i}).onCards();
        if (used && game.fields[i].kind != FieldKind::Parts)
            result.push_back({i});
    }
    return result;
}

/// Makes the table anew and gives the statement that fills it.
std::unique_ptr<CacheFile::Statement> makeTable(CacheFile::Writer& writer, const QString& name,
                                                const QStringList& fixed, const std::vector<FieldIndex>& fields,
                                                const Game& game)
{
    QStringList columns = fixed;
    qsizetype values = fixed.size();
    for (const auto field : fields) {
        columns.append(declaration(game.field(field)));
        values += game.field(field).kind == FieldKind::Text ? 2 : 1;
    }
    writer.run("DROP TABLE IF EXISTS "_L1 + name);
    writer.run("CREATE TABLE "_L1 + name + " ("_L1 + columns.join(", "_L1) + ")"_L1);
    return writer.prepare("INSERT INTO "_L1 + name + " VALUES ("_L1 + QStringList(values, u"?"_s).join(u',') + ")"_L1);
}

void addValue(std::vector<QVariant>& row, const Catalogue& catalogue, const Record& record, FieldIndex field, bool has)
{
    const auto& declared = catalogue.game().field(field);
    if (!has) {
        row.resize(row.size() + (declared.kind == FieldKind::Text ? 2 : 1));
        return;
    }
    switch (declared.kind) {
    case FieldKind::Number: {
        const auto number = record.number(field);
        row.push_back(number ? QVariant(*number) : QVariant());
        return;
    }
    case FieldKind::Flag:
        row.push_back(record.flag(field) ? 1 : 0);
        return;
    case FieldKind::Effects:
        row.push_back(record.effects(field).valid() ? 1 : 0);
        return;
    case FieldKind::Word: {
        const auto word = record.word(field);
        row.push_back(word.valid()
                          ? QVariant(QString::fromStdString(catalogue.words(declared.vocabulary)[word.value].label))
                          : QVariant());
        return;
    }
    case FieldKind::Words: {
        QString list = u""_s; // an empty list is no NULL
        for (const auto word : record.words(field))
            list += (list.isEmpty() ? ""_L1 : ", "_L1)
                + QString::fromStdString(catalogue.words(declared.vocabulary)[std::size_t(word)].label);
        row.push_back(list);
        return;
    }
    case FieldKind::Text: {
        const auto text = record.text(field);
        row.push_back(text.empty() ? u""_s : fromUtf8(text));
        row.push_back(text.empty() ? u""_s : QString::fromStdString(fold(text)));
        return;
    }
    case FieldKind::Parts:
        return;
    }
}

void writeParts(CacheFile::Writer& writer, const Catalogue& catalogue, PartIndex part)
{
    const auto& game = catalogue.game();
    const auto& data = catalogue.data();
    const auto& table = data.parts[part.value];
    const auto fields = columnsOf(game, part);
    const auto name = partTableName(game, part);
    const auto insert =
        makeTable(writer, name,
                  {u"row INTEGER PRIMARY KEY"_s, u"card INTEGER NOT NULL"_s, u"field TEXT"_s, u"position INTEGER"_s},
                  fields, game);
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const auto& holder = game.fields[i];
        if (holder.kind != FieldKind::Parts || holder.part != part || data.cards.columns[i].begin.empty())
            continue;
        for (std::uint32_t card = 0; card < catalogue.size() && !writer.failed(); ++card) {
            const auto [first, last] = Record(data.cards, card).parts({i});
            for (auto row = first; row < last; ++row) {
                std::vector<QVariant> values = {row, card, QString::fromStdString(holder.key), row - first + 1};
                for (const auto field : fields)
                    addValue(values, catalogue, Record(table, row), field, true);
                insert->run(values);
            }
        }
    }
    writer.run("CREATE INDEX "_L1 + quoted(name.mid(1, name.size() - 2) + " by card"_L1) + " ON "_L1 + name
               + " (card)"_L1);
}

} // namespace

QString cardTableName(const Game& game) { return quoted(QString::fromStdString(game.key) + "_cards"_L1); }

QString partTableName(const Game& game, PartIndex part)
{
    // "cards" is the name of the cards' own table.
    const auto& key = game.part(part).key;
    return quoted(QString::fromStdString(game.key) + u'_'
                  + QString::fromStdString(key == "cards" ? "cards part" : key));
}

QString fieldColumnName(const Field& field)
{
    constexpr std::array taken = {"row", "id", "name", "type", "set", "identity", "text", "card", "field", "position"};
    const bool isTaken = std::ranges::any_of(taken, [&](const char* name) { return field.key == name; });
    return quoted(QString::fromStdString(field.key) + (isTaken ? " field"_L1 : ""_L1));
}

bool writeCardRows(CacheFile::Writer& writer, const Catalogue& catalogue, const std::function<bool(int, int)>& progress)
{
    const auto& game = catalogue.game();
    const auto fields = columnsOf(game, {});
    const auto insert =
        makeTable(writer, cardTableName(game),
                  {u"row INTEGER PRIMARY KEY"_s, u"id TEXT COLLATE NOCASE"_s, u"name TEXT COLLATE NOCASE"_s,
                   u"type TEXT COLLATE NOCASE"_s, u"\"set\" TEXT COLLATE NOCASE"_s, u"identity INTEGER"_s,
                   u"text TEXT"_s, u"\"folded card name\" TEXT"_s, u"\"folded card text\" TEXT"_s},
                  fields, game);
    std::vector<QVariant> values;
    for (std::uint32_t row = 0; row < catalogue.size() && !writer.failed(); ++row) {
        if (row % RowsPerReport == 0 && !progress(int(row), int(catalogue.size())))
            return false;
        const auto card = catalogue.card({row});
        values = {row,
                  fromUtf8(card.id()),
                  fromUtf8(card.name()),
                  QString::fromStdString(game.type(card.type()).key),
                  QString::fromStdString(catalogue.set(card.set()).code),
                  card.identity().value,
                  fromUtf8(card.text()),
                  fromUtf8(card.foldedName()),
                  QString::fromStdString(fold(card.text()))};
        for (const auto field : fields)
            addValue(values, catalogue, card.record(), field, query::typeHas(game, card.type(), field));
        insert->run(values);
    }
    for (std::uint32_t i = 0; i < game.parts.size() && !writer.failed(); ++i)
        writeParts(writer, catalogue, {i});
    return progress(int(catalogue.size()), int(catalogue.size())) && !writer.failed();
}

void writeSetRows(CacheFile::Writer& writer, const Catalogue& catalogue)
{
    const auto game = QString::fromStdString(catalogue.game().key);
    writer.run(u"DELETE FROM sets WHERE game = ?"_s, {game});
    for (const auto& set : catalogue.data().sets) {
        QStringList authors;
        for (const auto& author : set.authors)
            authors.append(QString::fromStdString(author));
        writer.run(u"INSERT INTO sets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                   {game, QString::fromStdString(set.code), QString::fromStdString(set.name),
                    QString::fromStdString(set.version), QString::fromStdString(set.date), authors.join(", "_L1),
                    QString::fromStdString(set.licence), set.cards, QString::fromStdString(set.file)});
    }
}

void writeFormatRows(CacheFile::Writer& writer, const QString& game, const std::vector<Format>& formats)
{
    writer.run(u"DELETE FROM formats WHERE game = ?"_s, {game});
    for (const auto& format : formats) {
        writer.run(u"INSERT INTO formats VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
                   {game, QString::fromStdString(format.key), QString::fromStdString(format.title),
                    QString::fromStdString(format.version), QString::fromStdString(format.from),
                    QString::fromStdString(format.until), QString::fromStdString(format.file)});
    }
}

} // namespace muster::carddb
