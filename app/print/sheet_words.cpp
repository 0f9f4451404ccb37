// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheet_words.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "app/text/shown.h"

namespace muster::app::print {

namespace {

// What resources/sheets and the games' sheets say; a test holds this list to them.
constexpr const char* Known[] = {
    QT_TRANSLATE_NOOP("SheetWords", "Print clearly. Write full names of cards, one card a line."),
    QT_TRANSLATE_NOOP("SheetWords", "Tick a box for each copy counted."),
    QT_TRANSLATE_NOOP("SheetWords", "For the officials"),
    QT_TRANSLATE_NOOP("SheetWords", "Round"),
    QT_TRANSLATE_NOOP("SheetWords", "Deck counted"),
    QT_TRANSLATE_NOOP("SheetWords", "Main judge"),
    QT_TRANSLATE_NOOP("SheetWords", "Result"),
    QT_TRANSLATE_NOOP("SheetWords", "First check"),
    QT_TRANSLATE_NOOP("SheetWords", "Second check"),
    QT_TRANSLATE_NOOP("SheetWords", "page {page} of {pages}"),
    QT_TRANSLATE_NOOP("SheetWords", "subtotal {so far} of {cards}"),
    QT_TRANSLATE_NOOP("SheetWords", "Deck registration"),
    QT_TRANSLATE_NOOP("SheetWords", "Judge's copy"),
    QT_TRANSLATE_NOOP("SheetWords", "Deck list"),
    QT_TRANSLATE_NOOP("SheetWords", "Pocket list"),
    QT_TRANSLATE_NOOP("SheetWords", "{cards} cards"),
    QT_TRANSLATE_NOOP("SheetWords", "Early items"),
    QT_TRANSLATE_NOOP("SheetWords", "Mid items"),
    QT_TRANSLATE_NOOP("SheetWords", "Late items"),
    QT_TRANSLATE_NOOP("SheetWords", "Weapons"),
    QT_TRANSLATE_NOOP("SheetWords", "Chest pieces"),
    QT_TRANSLATE_NOOP("SheetWords", "Jewelry"),
    QT_TRANSLATE_NOOP("SheetWords", "Passive Relics"),
    QT_TRANSLATE_NOOP("SheetWords", "Active Relics"),
    QT_TRANSLATE_NOOP("SheetWords", "Potions"),
    QT_TRANSLATE_NOOP("SheetWords", "Gold Coins"),
    QT_TRANSLATE_NOOP("SheetWords", "Silver Coins"),
    QT_TRANSLATE_NOOP("SheetWords", "Copper Coins"),
};

} // namespace

bool isSheetWord(std::string_view text)
{
    return std::find(std::begin(Known), std::end(Known), text) != std::end(Known);
}

QString sheetWord(std::string_view text)
{
    const auto known = std::find(std::begin(Known), std::end(Known), text);
    return known != std::end(Known) ? QCoreApplication::translate("SheetWords", *known) : shown(text, 300);
}

} // namespace muster::app::print
