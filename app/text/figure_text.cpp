// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>

#include "app/text/finding_text.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

/// What a figure's stable name means to a person. A name without an entry is shown as it is: it is plain English.
QString meaning(const std::string& key)
{
    if (key == "dead hand")
        return Words::tr("chance of a starting hand that cannot be played");
    if (key == "lost to dead hands")
        return Words::tr("chance to lose the game to seven such hands in a row");
    if (key == "two coins in eight")
        return Words::tr("chance of two Coins among the first eight cards");
    if (key == "locked away")
        return Words::tr("chance that a single copy is out of reach for the whole game");
    if (key == "attribute on turn 1")
        return Words::tr("chance of an Attribute to play on turn 1");
    if (key == "attribute on turn 2")
        return Words::tr("chance of an Attribute to play on turn 2");
    if (key == "attribute on turn 3")
        return Words::tr("chance of an Attribute to play on turn 3");
    if (key == "attribute on turn 4")
        return Words::tr("chance of an Attribute to play on turn 4");
    if (key == "attributes in ten")
        return Words::tr("Attributes to expect among the first ten cards");
    if (key == "average turn")
        return Words::tr("turn on which the cards can be played at the earliest, on average");
    if (key == "no script in hand")
        return Words::tr("chance of an opening hand without any Script");
    if (key == "two to four scripts in hand")
        return Words::tr("chance of two to four Scripts in the opening hand");
    if (key == "no creature in hand")
        return Words::tr("chance of an opening hand without any Creature");
    if (key == "idle hand")
        return Words::tr("chance of an opening hand that can pay for nothing in it");
    if (key == "idle hand of one element")
        return Words::tr("the same if all cards were of one element");
    if (key == "stage 3 payable by turn five")
        return Words::tr("share of them that can be paid for by themselves by the fifth turn");
    if (key == "one of them among four")
        return Words::tr("chance of one among the first four cards");
    if (key == "one of them among five")
        return Words::tr("chance of one among the first five cards");
    if (key == "average cost")
        return Words::tr("average cost of a card");
    return shown(key);
}

} // namespace

QString figureSentence(const Figure& figure)
{
    // Probabilities are shown as percentages; everything else as a number with two places.
    const bool chance = figure.value >= 0 && figure.value <= 1;
    const QString value = chance ? Words::tr("%1 %").arg(QLocale::c().toString(figure.value * 100, 'f', 1))
                                 : QLocale::c().toString(figure.value, 'f', 2);
    if (figure.count <= 0)
        return Words::tr("%1: %2").arg(meaning(figure.key), value);
    return Words::tr("%1, with %n card(s): %2", nullptr, figure.count).arg(meaning(figure.key), value);
}

} // namespace muster::app
