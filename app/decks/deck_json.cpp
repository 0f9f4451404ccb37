// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_json.h"

#include <QByteArray>
#include <QJsonDocument>

#include "app/output/json_writer.h"

namespace muster::app {

namespace {

void writeEntries(JsonWriter& json, const std::vector<DeckEntry>& entries)
{
    json.beginArray();
    for (const DeckEntry& entry : entries) {
        json.beginObject().field("card", entry.card);
        for (const auto& [key, value] : entry.identity)
            json.field(key, value);
        json.field("count", entry.count);
        if (!entry.note.empty())
            json.field("note", entry.note);
        json.endObject();
    }
    json.endArray();
}

void writeText(JsonWriter& json, std::string_view key, const std::string& text)
{
    if (!text.empty())
        json.field(key, text);
}

} // namespace

std::string writeDeckJson(const Deck& deck)
{
    JsonWriter json;
    json.beginObject().field("muster", 1).field("game", deck.game).field("kind", deck.kind).field("name", deck.name);
    writeText(json, "format", deck.format);
    if (!deck.options.empty()) {
        json.key("options").beginObject();
        for (const auto& [key, value] : deck.options)
            json.field(key, value);
        json.endObject();
    }
    if (deck.event != DeckEvent{}) {
        json.key("event").beginObject();
        writeText(json, "name", deck.event.name);
        writeText(json, "date", deck.event.date);
        writeText(json, "table", deck.event.table);
        json.endObject();
    }
    json.key("sections").beginObject();
    for (const DeckSection& section : deck.sections) {
        json.key(section.key);
        writeEntries(json, section.entries);
    }
    json.endObject();
    if (!deck.considering.empty()) {
        json.key("considering");
        writeEntries(json, deck.considering);
    }
    writeText(json, "notes", deck.notes);
    if (!deck.waivers.empty()) {
        json.key("waivers").beginArray();
        for (const Waiver& waiver : deck.waivers) {
            json.beginObject().field("rule", waiver.rule);
            writeText(json, "subject", waiver.subject);
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
    return json.take();
}

Result<Deck> readDeckJson(std::string_view bytes, const std::string& file, const GameLookup& games)
{
    // Other programs may write characters beyond the first plane as two \u escapes, which YAML does not know. Only then
    // is the text written anew, so that places in messages are those of the file.
    if (bytes.find("\\ud") != std::string_view::npos || bytes.find("\\uD") != std::string_view::npos) {
        const QByteArray raw = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
        const QJsonDocument document = QJsonDocument::fromJson(raw);
        if (!document.isNull())
            return readDeck(document.toJson(QJsonDocument::Indented).toStdString(), file, games);
    }
    return readDeck(bytes, file, games);
}

} // namespace muster::app
