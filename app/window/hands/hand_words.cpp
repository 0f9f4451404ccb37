// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/hand_words.h"

#include <numeric>

#include <QCoreApplication>

#include "app/text/format_rules.h"
#include "app/text/game_words.h"
#include "app/text/list_text.h"
#include "app/text/measure_text.h"
#include "app/text/shown.h"
#include "app/window/hands/hand_desk.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HandWords)
};

/// What may be sent back of a hand that does not stand.
QString mayText(const engine::Mulligan& rule)
{
    const QString id = QString::fromUtf8(rule.rule);
    if (rule.least > 0)
        return Words::tr("This hand cannot be kept: it is sent back [%1].").arg(id);
    if (rule.most == 0)
        return Words::tr("There are no other cards to exchange it for: this hand is kept [%1].").arg(id);
    if (rule.all)
        return Words::tr("Keep it, or send all of it back [%1].").arg(id);
    return Words::tr("Keep it, or send up to %n card(s) back [%1].", nullptr, rule.most).arg(id);
}

} // namespace

QString cardsText(const Catalogue& catalogue, const engine::DeckCards& hand, const std::vector<std::size_t>& places)
{
    QStringList names;
    for (const std::size_t place : places)
        names += cardName(catalogue, CardIndex{hand[place]});
    return names.join(QStringLiteral(", "));
}

QString cardsText(const Catalogue& catalogue, const engine::DeckCards& hand)
{
    std::vector<std::size_t> all(hand.size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    return cardsText(catalogue, hand, all);
}

QString companionType(const HandDesk& desk)
{
    if (desk.companions().empty())
        return {};
    const TypeIndex type = desk.catalogue().card(CardIndex{desk.companions().front()}).type();
    return gameWord(desk.catalogue().game().types[type.value].label);
}

QString companionText(const HandDesk& desk)
{
    const auto companion = desk.companion();
    if (!companion)
        return {};
    return Words::tr("%1: %2", "type of a card, its name")
        .arg(companionType(desk), cardName(desk.catalogue(), CardIndex{*companion}));
}

QString classText(const engine::HandPractice& game, const engine::PracticeHand& hand)
{
    const int row = game.classOf(hand);
    if (row < 0)
        return {};
    const engine::Measures series = game.series();
    return measureText(series.classes.front().rows[static_cast<std::size_t>(row)].label);
}

QString shortClass(const QString& text) { return text.section(QLatin1Char(':'), 0, 0).trimmed(); }

QStringList traits(const engine::HandPractice& game, const engine::PracticeHand& first,
                   const engine::PracticeHand& last)
{
    engine::Measures one = game.series();
    game.measure(first, last, one);
    QStringList texts;
    for (const engine::ShareSeries& share : one.shares) {
        if (share.count > 0)
            texts += measureText(share.label);
    }
    return texts;
}

QString adviceText(const Catalogue& catalogue, const engine::PracticeHand& hand, const std::vector<std::size_t>& places)
{
    if (places.empty())
        return Words::tr("A sound player keeps this hand.");
    if (places.size() == hand.hand.size())
        return Words::tr("A sound player sends the whole hand back.");
    return Words::tr("A sound player sends back: %1.").arg(cardsText(catalogue, hand.hand, places));
}

QString situationText(const HandDesk& desk)
{
    if (!desk.isDealt())
        return desk.problem();
    const engine::PracticeHand& hand = desk.steps().now();
    if (hand.lost)
        return Words::tr("The game is lost before it begins.");
    if (const auto rule = desk.steps().mulligan())
        return hand.changes == 0
            ? mayText(*rule)
            : Words::tr("%n mulligan(s) so far.", nullptr, hand.changes) + QLatin1Char(' ') + mayText(*rule);
    if (desk.steps().drawn() > 0)
        return Words::tr("The hand stands; %n card(s) drawn since.", nullptr, desk.steps().drawn());
    return hand.changes == 0 ? Words::tr("The hand stands as it was dealt.")
                             : Words::tr("The hand stands after %n mulligan(s).", nullptr, hand.changes);
}

QString mulliganRule(const HandDesk& desk)
{
    const auto rule = desk.steps().mulligan();
    if (!rule)
        return {};
    const RuleEntry* const entry = findRule(&desk.deck().game->rules, rule->rule);
    return entry == nullptr ? QString() : shown(entry->sentence, 400);
}

QString placeText(int place)
{
    switch (place) {
    case 0:
        return Words::tr("going first");
    case 1:
        return Words::tr("going second");
    case 2:
        return Words::tr("going third");
    case 3:
        return Words::tr("going fourth");
    case 4:
        return Words::tr("going fifth");
    default:
        return Words::tr("going sixth");
    }
}

} // namespace muster::app
