// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <string_view>

#include <QCoreApplication>
#include <QLocale>

#include "app/text/finding_text.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct FigureText {
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

/// What a figure's stable name means to a person. A name without an entry is shown as it is: it is plain English.
QString meaning(const std::string& key)
{
    if (key == "dead hand")
        return FigureText::tr("chance of a starting hand that cannot be played");
    if (key == "lost to dead hands")
        return FigureText::tr("chance to lose the game to seven such hands in a row");
    if (key == "two coins in eight")
        return FigureText::tr("chance of two Coins among the first eight cards");
    if (key == "locked away")
        return FigureText::tr("chance that a single copy is out of reach for the whole game");
    if (key == "all forms seen")
        return FigureText::tr("chance to have seen all of it");
    if (key == "brew finds something")
        return FigureText::tr("chance to find something");
    if (key == "no equipment in hand")
        return FigureText::tr("chance of none in the starting hand");
    if (key == "monster in hand")
        return FigureText::tr("chance of at least one in the starting hand");
    if (key == "share")
        return FigureText::tr("share");
    if (key == "attribute on turn 1")
        return FigureText::tr("chance of an Attribute to play on turn 1");
    if (key == "attribute on turn 2")
        return FigureText::tr("chance of an Attribute to play on turn 2");
    if (key == "attribute on turn 3")
        return FigureText::tr("chance of an Attribute to play on turn 3");
    if (key == "attribute on turn 4")
        return FigureText::tr("chance of an Attribute to play on turn 4");
    if (key == "attributes in ten")
        return FigureText::tr("Attributes to expect among the first ten cards");
    if (key == "average turn")
        return FigureText::tr("turn on which the cards can be played at the earliest, on average");
    if (key == "no script in hand")
        return FigureText::tr("chance of an opening hand without any Script");
    if (key == "two to four scripts in hand")
        return FigureText::tr("chance of two to four Scripts in the opening hand");
    if (key == "no creature in hand")
        return FigureText::tr("chance of an opening hand without any Creature");
    if (key == "idle hand")
        return FigureText::tr("chance of an opening hand that can pay for nothing in it");
    if (key == "idle hand of one element")
        return FigureText::tr("the same if all cards were of one element");
    if (key == "stage 3 payable by turn five")
        return FigureText::tr("share of them that can be paid for by themselves by the fifth turn");
    if (key == "one of them among four")
        return FigureText::tr("chance of one among the first four cards");
    if (key == "one of them among five")
        return FigureText::tr("chance of one among the first five cards");
    if (key == "average cost")
        return FigureText::tr("average cost of a card");
    return shown(key);
}

/// Figures that are no chances, or speak of something else than cards.
QString ownSentence(const Figure& figure)
{
    const auto number = [&](int places) { return QLocale::c().toString(figure.value, 'f', places); };
    const QString percent = QLocale::c().toString(figure.value * 100, 'f', 1);
    if (figure.key == "life lost in a travel step")
        return FigureText::tr("life lost in a travel step with power %1: %2")
            .arg(QString::number(figure.count), number(2));
    if (figure.key == "lost travel fights")
        return FigureText::tr("travel steps that are lost fights with power %1: %2 %")
            .arg(QString::number(figure.count), percent);
    if (figure.key == "lowest start")
        return FigureText::tr("lowest life at the start: %1").arg(number(0));
    if (figure.key == "highest start")
        return FigureText::tr("highest life at the start: %1").arg(number(0));
    if (figure.key == "cards to redraw")
        return FigureText::tr("cards that can be replaced in the opening hand: at most %1").arg(number(0));
    if (figure.key == "lowest share")
        return FigureText::tr("usually at least %1 %").arg(percent);
    if (figure.key == "highest share")
        return FigureText::tr("usually at most %1 %").arg(percent);
    if (figure.key == "start")
        return FigureText::tr("life at the start: %1").arg(number(0));
    if (figure.key == "rounds of a game")
        return FigureText::tr("rounds of an ordinary game: about %1").arg(number(1));
    if (figure.key == "full power")
        return FigureText::tr("power of a fully equipped fighter: %1").arg(number(1));
    constexpr std::string_view counted = "count:";
    if (figure.key.starts_with(counted))
        return FigureText::tr("%1: %n card(s), %2 % of the pile", nullptr, figure.count)
            .arg(shown(figure.key.substr(counted.size())), percent);
    return {};
}

} // namespace

bool isChance(const Figure& figure)
{
    static constexpr std::array numbers{
        "attributes in ten", "average turn",   "average cost", "life lost in a travel step",
        "lowest start",      "highest start",  "start",        "rounds of a game",
        "full power",        "cards to redraw"};
    return std::ranges::find(numbers, figure.key) == numbers.end();
}

QString figureSentence(const Figure& figure)
{
    if (const QString own = ownSentence(figure); !own.isEmpty())
        return own;
    // Probabilities are shown as percentages; everything else as a number with two places.
    const QString value = isChance(figure)
        ? FigureText::tr("%1 %").arg(QLocale::c().toString(figure.value * 100, 'f', 1))
        : QLocale::c().toString(figure.value, 'f', 2);
    if (figure.count <= 0)
        return FigureText::tr("%1: %2").arg(meaning(figure.key), value);
    return FigureText::tr("%1, with %n card(s): %2", nullptr, figure.count).arg(meaning(figure.key), value);
}

} // namespace muster::app
