// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/json_parts.h"

#include "app/text/error_text.h"
#include "app/text/finding_text.h"

namespace muster::app {

void beginDocument(JsonWriter& json, std::string_view what)
{
    json.beginObject().field("muster", what).field("version", JsonVersion).field("program", MUSTER_VERSION);
}

void writeError(JsonWriter& json, const Error& error)
{
    json.beginObject().field("file", error.file);
    if (error.at.line > 0)
        json.field("line", error.at.line);
    if (error.at.line > 0 && error.at.column > 0)
        json.field("column", error.at.column);
    if (!error.path.empty())
        json.field("path", error.path);
    json.field("kind", errorKey(error.kind)).field("message", errorSentence(error));
    if (!error.requirement.empty())
        json.field("id", error.requirement);
    if (!error.nearest.empty())
        json.field("nearest", error.nearest);
    json.endObject();
}

void writeErrors(JsonWriter& json, const Errors& errors)
{
    json.key("errors").beginArray();
    for (const Error& error : errors)
        writeError(json, error);
    json.endArray();
}

void writeEdit(JsonWriter& json, const DeckEdit& edit, const Deck& before)
{
    json.beginObject();
    switch (edit.kind) {
    case DeckEdit::Kind::Add:
        json.field("edit", "add");
        break;
    case DeckEdit::Kind::Remove:
        json.field("edit", "remove");
        break;
    case DeckEdit::Kind::Replace:
        json.field("edit", "replace");
        break;
    }
    json.field("section", edit.section);
    if (edit.kind != DeckEdit::Kind::Add)
        json.field("row", edit.row);
    json.field("count", edit.count);
    if (edit.kind != DeckEdit::Kind::Remove) {
        json.field("card", edit.entry.card);
        for (const auto& [key, value] : edit.entry.identity)
            json.field(key, value);
    }
    json.field("message", editSentence(edit, before)).endObject();
}

} // namespace muster::app
