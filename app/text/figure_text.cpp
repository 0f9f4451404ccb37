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
    if (key == "all forms seen")
        return Words::tr("chance to have seen all of it");
    if (key == "brew finds something")
        return Words::tr("chance to find something");
    if (key == "no equipment in hand")
        return Words::tr("chance of none in the starting hand");
    if (key == "monster in hand")
        return Words::tr("chance of at least one in the starting hand");
    if (key == "share")
        return Words::tr("share");
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

/// Figures that are no chances, or speak of something else than cards.
QString ownSentence(const Figure& figure)
{
    const auto number = [&](int places) { return QLocale::c().toString(figure.value, 'f', places); };
    const QString percent = QLocale::c().toString(figure.value * 100, 'f', 1);
    if (figure.key == "life lost in a travel step")
        return Words::tr("life lost in a travel step with power %1: %2").arg(QString::number(figure.count), number(2));
    if (figure.key == "lost travel fights")
        return Words::tr("travel steps that are lost fights with power %1: %2 %")
            .arg(QString::number(figure.count), percent);
    if (figure.key == "lowest start")
        return Words::tr("lowest life at the start: %1").arg(number(0));
    if (figure.key == "highest start")
        return Words::tr("highest life at the start: %1").arg(number(0));
    if (figure.key == "cards to redraw")
        return Words::tr("cards that can be replaced in the opening hand: at most %1").arg(number(0));
    if (figure.key == "lowest share")
        return Words::tr("usually at least %1 %").arg(percent);
    if (figure.key == "highest share")
        return Words::tr("usually at most %1 %").arg(percent);
    if (figure.key == "start")
        return Words::tr("life at the start: %1").arg(number(0));
    if (figure.key == "rounds of a game")
        return Words::tr("rounds of an ordinary game: about %1").arg(number(1));
    if (figure.key == "full power")
        return Words::tr("power of a fully equipped fighter: %1").arg(number(1));
    constexpr std::string_view counted = "count:";
    if (figure.key.starts_with(counted))
        return Words::tr("%1: %n card(s), %2 % of the pile", nullptr, figure.count)
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
    const QString value = isChance(figure) ? Words::tr("%1 %").arg(QLocale::c().toString(figure.value * 100, 'f', 1))
                                           : QLocale::c().toString(figure.value, 'f', 2);
    if (figure.count <= 0)
        return Words::tr("%1: %2").arg(meaning(figure.key), value);
    return Words::tr("%1, with %n card(s): %2", nullptr, figure.count).arg(meaning(figure.key), value);
}

} // namespace muster::app
