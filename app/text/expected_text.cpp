// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/expected_text.h"

#include <array>

#include <QCoreApplication>
#include <QRegularExpression>

namespace muster::app {

namespace {

constexpr const char* Context = "Expected";

constexpr std::array Phrases{
    // Shapes
    QT_TRANSLATE_NOOP("Expected", "nothing"),
    QT_TRANSLATE_NOOP("Expected", "a text"),
    QT_TRANSLATE_NOOP("Expected", "a list"),
    QT_TRANSLATE_NOOP("Expected", "a map"),
    QT_TRANSLATE_NOOP("Expected", "a word"),
    QT_TRANSLATE_NOOP("Expected", "a word as the key"),
    QT_TRANSLATE_NOOP("Expected", "a single word"),
    QT_TRANSLATE_NOOP("Expected", "a list of words"),
    QT_TRANSLATE_NOOP("Expected", "an empty text"),
    QT_TRANSLATE_NOOP("Expected", "several lines"),
    QT_TRANSLATE_NOOP("Expected", "a text with control characters"),
    QT_TRANSLATE_NOOP("Expected", "a name"),
    QT_TRANSLATE_NOOP("Expected", "a name on one line"),
    QT_TRANSLATE_NOOP("Expected", "the name of a card"),
    QT_TRANSLATE_NOOP("Expected", "a card"),
    QT_TRANSLATE_NOOP("Expected", "a phrase"),
    QT_TRANSLATE_NOOP("Expected", "a query"),
    QT_TRANSLATE_NOOP("Expected", "a step such as {draw: 1}"),
    QT_TRANSLATE_NOOP("Expected", "dice such as d20 or 3d6"),
    QT_TRANSLATE_NOOP("Expected", "a description such as card (name:wolf)"),
    QT_TRANSLATE_NOOP("Expected", "a number of players such as 2 or 3 to 6"),
    QT_TRANSLATE_NOOP("Expected", "a number, or a product like 2 x type:champion"),
    QT_TRANSLATE_NOOP("Expected", "a number, an option like option max_copies, or a sum of both"),
    QT_TRANSLATE_NOOP("Expected", "a field that is a number"),
    QT_TRANSLATE_NOOP("Expected", "a field that is a word, a list of words or a number"),
    QT_TRANSLATE_NOOP("Expected", "a field that is a word, a number or a flag"),
    QT_TRANSLATE_NOOP("Expected", "a field with parts"),
    // Scenarios
    QT_TRANSLATE_NOOP("Expected", "one key: a player, dice or expect"),
    QT_TRANSLATE_NOOP("Expected", "a list of dice"),
    QT_TRANSLATE_NOOP("Expected", "a list of dice, or random"),
    QT_TRANSLATE_NOOP("Expected", "a Champion or Squire in play"),
    QT_TRANSLATE_NOOP("Expected", "an expectation"),
    QT_TRANSLATE_NOOP("Expected", "an action"),
    QT_TRANSLATE_NOOP("Expected", "an option"),
    QT_TRANSLATE_NOOP("Expected", "a line of the log"),
    QT_TRANSLATE_NOOP("Expected", "%1 cards"),
    QT_TRANSLATE_NOOP("Expected", "a number such as %1 cards"),
    QT_TRANSLATE_NOOP("Expected", "%1 Squires"),
    QT_TRANSLATE_NOOP("Expected", "at most %1 Squires"),
    QT_TRANSLATE_NOOP("Expected", "%1 pieces of Equipment of one kind"),
    QT_TRANSLATE_NOOP("Expected", "face up, in combat"),
    QT_TRANSLATE_NOOP("Expected", "face up, on a Champion that is"),
    QT_TRANSLATE_NOOP("Expected", "face up, with Equipment of an Origin"),
    QT_TRANSLATE_NOOP("Expected", "face down"),
    QT_TRANSLATE_NOOP("Expected", "a Squire without Battle Conditions"),
    QT_TRANSLATE_NOOP("Expected", "one with them"),
    QT_TRANSLATE_NOOP("Expected", "a Champion with something on it"),
    QT_TRANSLATE_NOOP("Expected", "a step"),
    QT_TRANSLATE_NOOP("Expected", "a variant"),
    QT_TRANSLATE_NOOP("Expected", "a rule"),
    QT_TRANSLATE_NOOP("Expected", "what is asked"),
    QT_TRANSLATE_NOOP("Expected", "a name that no other card has"),
    QT_TRANSLATE_NOOP("Expected", "an Action whose text does nothing but last, on a unit that it can be on"),
    QT_TRANSLATE_NOOP("Expected", "a card whose text does nothing but last"),
    QT_TRANSLATE_NOOP("Expected", "a card with a text that is used so many times a turn"),
    QT_TRANSLATE_NOOP("Expected", "an Action or an Exterior"),
    QT_TRANSLATE_NOOP("Expected", "a Champion in play with a Coin"),
    // Records
    QT_TRANSLATE_NOOP("Expected", "a whole number from %1"),
    QT_TRANSLATE_NOOP("Expected", "up to %1 hexadecimal digits"),
    // Counts
    QT_TRANSLATE_NOOP("Expected", "more"),
    QT_TRANSLATE_NOOP("Expected", "at least %1"),
    QT_TRANSLATE_NOOP("Expected", "at most %1"),
    QT_TRANSLATE_NOOP("Expected", "at most %1 rows"),
    QT_TRANSLATE_NOOP("Expected", "%1 to %2"),
    // Names
    QT_TRANSLATE_NOOP("Expected", "two to eight capitals and digits, such as PLT"),
    QT_TRANSLATE_NOOP("Expected", "letters, digits and hyphens"),
    QT_TRANSLATE_NOOP("Expected", "lower-case letters, digits and hyphens"),
    QT_TRANSLATE_NOOP("Expected", "lower-case letters, digits, hyphens, underscores and blanks"),
    // Tables
    QT_TRANSLATE_NOOP("Expected", "a header row"),
    QT_TRANSLATE_NOOP("Expected", "a header row with the column name"),
    QT_TRANSLATE_NOOP("Expected", "a header row: deck, last name, first name, id, club, table"),
    QT_TRANSLATE_NOOP("Expected", "%1 cells under %2 headings"),
    QT_TRANSLATE_NOOP("Expected", "more than %1 cells in a row"),
    QT_TRANSLATE_NOOP("Expected", "a quote inside a cell that does not begin with one"),
    QT_TRANSLATE_NOOP("Expected", "a quote that is never closed"),
    QT_TRANSLATE_NOOP("Expected", "text behind a closing quote"),
    // YAML
    QT_TRANSLATE_NOOP("Expected", "text after the end of the content"),
    // Sheets
    QT_TRANSLATE_NOOP("Expected", "a box"),
    QT_TRANSLATE_NOOP("Expected", "a part"),
    QT_TRANSLATE_NOOP("Expected", "a part that can stand beside others"),
    QT_TRANSLATE_NOOP("Expected", "a part that is no list of cards"),
    QT_TRANSLATE_NOOP("Expected", "fields of sheets"),
    QT_TRANSLATE_NOOP("Expected", "parts of sheets"),
    QT_TRANSLATE_NOOP("Expected", "kinds of decks"),
    QT_TRANSLATE_NOOP("Expected", "sheets"),
    QT_TRANSLATE_NOOP("Expected", "charts"),
    // Files
    QT_TRANSLATE_NOOP("Expected", "Permission denied"),
    QT_TRANSLATE_NOOP("Expected", "not a regular file"),
    QT_TRANSLATE_NOOP("Expected", "a link to a file that is not there"),
    QT_TRANSLATE_NOOP("Expected", "another program holds the folder"),
    QT_TRANSLATE_NOOP("Expected", "a deck of cards with numbers and names"),
    QT_TRANSLATE_NOOP("Expected", "a deck file of Muster"),
    QT_TRANSLATE_NOOP("Expected", "XML, as files called .cod and .dek have it"),
    QT_TRANSLATE_NOOP("Expected", "other XML"),
    QT_TRANSLATE_NOOP("Expected", "other JSON"),
    QT_TRANSLATE_NOOP("Expected", "a deck list"),
    QT_TRANSLATE_NOOP("Expected", "a PDF document"),
    QT_TRANSLATE_NOOP("Expected", "a document of a word processor"),
    QT_TRANSLATE_NOOP("Expected", "a packed file, as office programs write them"),
    QT_TRANSLATE_NOOP("Expected", "a packed file"),
    QT_TRANSLATE_NOOP("Expected", "a picture"),
    QT_TRANSLATE_NOOP("Expected", "a web page"),
    QT_TRANSLATE_NOOP("Expected", "the folder cannot be made"),
    QT_TRANSLATE_NOOP("Expected", "there is no home folder (HOME is not set)"),
};

} // namespace

QStringList expectedPhrases()
{
    QStringList phrases;
    for (const char* phrase : Phrases)
        phrases += QString::fromUtf8(phrase);
    return phrases;
}

QString expectedText(const QString& english)
{
    const auto translated = [](const QString& text) {
        return QCoreApplication::translate(Context, text.toUtf8().constData());
    };
    if (const QString whole = translated(english); whole != english)
        return whole;
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    QString pattern = english;
    QStringList numbers;
    for (auto match = number.match(pattern); match.hasMatch() && numbers.size() < 9;
         match = number.match(pattern, match.capturedStart() + 2)) {
        numbers += match.captured();
        pattern.replace(match.capturedStart(), match.capturedLength(), QStringLiteral("%%1").arg(numbers.size()));
    }
    QString text = translated(pattern);
    if (numbers.isEmpty() || text == pattern)
        return english;
    for (qsizetype i = 0; i < numbers.size(); ++i)
        text.replace(QStringLiteral("%%1").arg(i + 1), numbers[i]);
    return text;
}

} // namespace muster::app
