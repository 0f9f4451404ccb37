// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/fields.h"

#include <algorithm>

#include <QCoreApplication>

namespace muster::app::print {

namespace {

struct Words {
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
        return Words::tr("Last name");
    if (is("first name"))
        return Words::tr("First name");
    if (is("name"))
        return Words::tr("Name");
    if (is("id"))
        return Words::tr("Player ID");
    if (is("club"))
        return Words::tr("Club or team");
    if (is("initial"))
        return Words::tr("First letter of the last name");
    if (is("event"))
        return Words::tr("Event");
    if (is("date"))
        return Words::tr("Date");
    if (is("table"))
        return Words::tr("Table");
    if (is("players"))
        return Words::tr("Players");
    if (is("deck"))
        return Words::tr("Deck");
    if (is("game"))
        return Words::tr("Game");
    if (is("kind"))
        return Words::tr("Kind of deck");
    if (is("format"))
        return Words::tr("Format");
    if (is("hash"))
        return Words::tr("Deck hash");
    if (is("cards"))
        return Words::tr("Cards");
    if (is("verdict") || is("not legal"))
        return Words::tr("Legality");
    if (is("checked"))
        return Words::tr("Checked for");
    if (is("sheet"))
        return Words::tr("Sheet");
    if (is("page"))
        return Words::tr("Page");
    if (is("pages"))
        return Words::tr("Pages");
    if (is("subtotal"))
        return Words::tr("On this page");
    if (is("so far"))
        return Words::tr("So far");
    if (is("program"))
        return Words::tr("Program");
    if (is("rules"))
        return Words::tr("Rules");
    if (is("file"))
        return Words::tr("File");
    return {};
}

} // namespace muster::app::print
