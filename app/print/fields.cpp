// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/fields.h"

#include <algorithm>

#include <QCoreApplication>

namespace muster::app::print {

namespace {

struct PrintFields {
    Q_DECLARE_TR_FUNCTIONS(PrintFields)
};

} // namespace

const std::vector<std::string>& fieldKeys()
{
    static const std::vector<std::string> keys{
        "last name", "first name", "name", "id",    "club",     "initial", "event",   "date",    "table",
        "players",   "deck",       "game", "kind",  "format",   "hash",    "cards",   "verdict", "not legal",
        "checked",   "sheet",      "page", "pages", "subtotal", "so far",  "program", "rules",   "file",
    };
    return keys;
}

bool isField(std::string_view key)
{
    return std::find(fieldKeys().begin(), fieldKeys().end(), key) != fieldKeys().end();
}

QString fieldLabel(std::string_view key)
{
    const auto is = [&](const char* field) { return key == field; };
    if (is("last name"))
        return PrintFields::tr("Last name");
    if (is("first name"))
        return PrintFields::tr("First name");
    if (is("name"))
        return PrintFields::tr("Name");
    if (is("id"))
        return PrintFields::tr("Player ID");
    if (is("club"))
        return PrintFields::tr("Club or team");
    if (is("initial"))
        return PrintFields::tr("First letter of the last name");
    if (is("event"))
        return PrintFields::tr("Event");
    if (is("date"))
        return PrintFields::tr("Date");
    if (is("table"))
        return PrintFields::tr("Table");
    if (is("players"))
        return PrintFields::tr("Players");
    if (is("deck"))
        return PrintFields::tr("Deck");
    if (is("game"))
        return PrintFields::tr("Game");
    if (is("kind"))
        return PrintFields::tr("Kind of deck");
    if (is("format"))
        return PrintFields::tr("Format");
    if (is("hash"))
        return PrintFields::tr("Deck hash");
    if (is("cards"))
        return PrintFields::tr("Cards");
    if (is("verdict") || is("not legal"))
        return PrintFields::tr("Legality");
    if (is("checked"))
        return PrintFields::tr("Checked for");
    if (is("sheet"))
        return PrintFields::tr("Sheet");
    if (is("page"))
        return PrintFields::tr("Page");
    if (is("pages"))
        return PrintFields::tr("Pages");
    if (is("subtotal"))
        return PrintFields::tr("On this page");
    if (is("so far"))
        return PrintFields::tr("So far");
    if (is("program"))
        return PrintFields::tr("Program");
    if (is("rules"))
        return PrintFields::tr("Rules");
    if (is("file"))
        return PrintFields::tr("File");
    return {};
}

} // namespace muster::app::print
