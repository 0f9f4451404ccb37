// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/deck_record.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

QString toJson(const std::string& from) { return QString::fromStdString(from); }
std::string fromJson(const QJsonValue& from) { return from.toString().toStdString(); }

QJsonArray entriesOf(const std::vector<DeckEntry>& entries)
{
    QJsonArray all;
    for (const DeckEntry& entry : entries) {
        QJsonArray identity;
        for (const auto& [field, value] : entry.identity)
            identity.append(QJsonArray{toJson(field), toJson(value)});
        all.append(QJsonArray{toJson(entry.card), identity, entry.count, toJson(entry.note)});
    }
    return all;
}

std::vector<DeckEntry> entriesFrom(const QJsonValue& record)
{
    std::vector<DeckEntry> entries;
    const QJsonArray all = record.toArray();
    for (const auto& one : all) {
        DeckEntry& entry = entries.emplace_back();
        entry.card = fromJson(one[0]);
        const QJsonArray identity = one[1].toArray();
        for (const auto& pair : identity)
            entry.identity.emplace_back(fromJson(pair[0]), fromJson(pair[1]));
        entry.count = one[2].toInt();
        entry.note = fromJson(one[3]);
    }
    return entries;
}

bool isInsideCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

} // namespace

QJsonObject recordOf(const Deck& deck)
{
    QJsonArray options;
    for (const auto& [key, value] : deck.options)
        options.append(QJsonArray{toJson(key), toJson(value)});
    QJsonArray sections;
    for (const DeckSection& section : deck.sections)
        sections.append(QJsonArray{toJson(section.key), entriesOf(section.entries)});
    QJsonArray waivers;
    for (const Waiver& waiver : deck.waivers)
        waivers.append(QJsonArray{toJson(waiver.rule), toJson(waiver.subject)});
    return {
        {u"game"_s, toJson(deck.game)},
        {u"kind"_s, toJson(deck.kind)},
        {u"name"_s, toJson(deck.name)},
        {u"format"_s, toJson(deck.format)},
        {u"options"_s, options},
        {u"event"_s, QJsonArray{toJson(deck.event.name), toJson(deck.event.date), toJson(deck.event.table)}},
        {u"sections"_s, sections},
        {u"considering"_s, entriesOf(deck.considering)},
        {u"notes"_s, toJson(deck.notes)},
        {u"waivers"_s, waivers},
    };
}

std::optional<Deck> deckOfRecord(const QJsonObject& record)
{
    if (!record.value("game"_L1).isString() || !record.value("sections"_L1).isArray())
        return std::nullopt;
    Deck deck;
    deck.game = fromJson(record.value("game"_L1));
    deck.kind = fromJson(record.value("kind"_L1));
    deck.name = fromJson(record.value("name"_L1));
    deck.format = fromJson(record.value("format"_L1));
    const QJsonArray options = record.value("options"_L1).toArray();
    for (const auto& option : options)
        deck.options.emplace(fromJson(option[0]), fromJson(option[1]));
    const QJsonValue event = record.value("event"_L1);
    deck.event = {fromJson(event[0]), fromJson(event[1]), fromJson(event[2])};
    const QJsonArray sections = record.value("sections"_L1).toArray();
    for (const auto& section : sections)
        deck.sections.push_back({fromJson(section[0]), entriesFrom(section[1])});
    deck.considering = entriesFrom(record.value("considering"_L1));
    deck.notes = fromJson(record.value("notes"_L1));
    const QJsonArray waivers = record.value("waivers"_L1).toArray();
    for (const auto& waiver : waivers)
        deck.waivers.push_back({fromJson(waiver[0]), fromJson(waiver[1])});
    return deck;
}

QByteArray lineOf(const QJsonObject& record) { return QJsonDocument(record).toJson(QJsonDocument::Compact); }

Splice spliceBetween(const QByteArray& before, const QByteArray& after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    const auto different = std::mismatch(before.begin(), before.begin() + shorter, after.begin());
    qsizetype same = different.first - before.begin();
    // Back to the beginning of a character that only begins alike.
    while (same > 0
           && ((same < before.size() && isInsideCharacter(before[same]))
               || (same < after.size() && isInsideCharacter(after[same]))))
        --same;
    qsizetype tail = 0;
    while (tail < shorter - same && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    while (tail > 0 && isInsideCharacter(before[before.size() - tail]))
        --tail;
    return {same, before.size() - tail - same, after.mid(same, after.size() - tail - same)};
}

std::optional<QByteArray> spliced(const QByteArray& before, const Splice& splice)
{
    if (splice.from < 0 || splice.cut < 0 || splice.from > before.size() || splice.cut > before.size() - splice.from)
        return std::nullopt;
    return QByteArray(before).replace(splice.from, splice.cut, splice.put);
}

} // namespace muster::app
