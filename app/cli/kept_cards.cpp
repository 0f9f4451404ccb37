// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/kept_cards.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QStringList>

#include "app/text/shown.h"
#include "engine/play/goldfish.h"

namespace muster::app {

namespace {

using engine::GoldfishKeys;

struct KeptCardsWords {
    Q_DECLARE_TR_FUNCTIONS(KeptCards)
};

} // namespace

Estimate wonOf(const engine::Part& part) { return shareOf(part.won, part.samples); }

Estimate winTurnOf(const engine::Measures& measures, const engine::Part& part)
{
    const engine::MeanSeries* const all = measures.findMean(GoldfishKeys::WinTurn);
    return all != nullptr ? meanOf(part.winTurn, all->least, all->most) : Estimate();
}

QString mulliganText() { return KeptCardsWords::tr("a mulligan was taken"); }

int takenIn(const engine::Split& mulligan)
{
    const auto taken = std::find_if(mulligan.parts.begin(), mulligan.parts.end(),
                                    [](const engine::Part& part) { return part.key == GoldfishKeys::Taken; });
    return taken != mulligan.parts.end() ? taken->samples : 0;
}

KeptCards keptCards(const engine::Measures& measures, int fewest)
{
    KeptCards found;
    const engine::Split* const split = measures.findSplit(GoldfishKeys::Kept);
    if (split == nullptr)
        return found;
    found.hands = split->all.samples;
    for (const engine::Part& part : split->parts) {
        engine::Part without = split->all.without(part);
        if (part.samples >= std::max(1, fewest) && (fewest <= 1 || without.samples >= fewest))
            found.cards.push_back({shown(part.label.text), part.key, part, std::move(without)});
        else if (part.samples > 0)
            ++found.leftOut;
    }
    return found;
}

void sortByTurn(std::vector<KeptCard>& cards)
{
    std::stable_sort(cards.begin(), cards.end(), [](const KeptCard& a, const KeptCard& b) {
        const engine::Mean& first = a.kept.winTurn;
        const engine::Mean& second = b.kept.winTurn;
        return first.count > 0 && (second.count == 0 || first.mean() < second.mean());
    });
}

void sortByWins(std::vector<KeptCard>& cards)
{
    std::stable_sort(cards.begin(), cards.end(), [](const KeptCard& a, const KeptCard& b) {
        return wonOf(a.kept).value.value_or(0) > wonOf(b.kept).value.value_or(0);
    });
}

QString keptCaution(const KeptCards& kept)
{
    QStringList sentences;
    if (kept.cards.size() > 1)
        sentences += KeptCardsWords::tr(
            "Among %n card(s) some differ by chance alone: an interval misses the true value 5 times "
            "in 100.",
            nullptr, static_cast<int>(kept.cards.size()));
    if (kept.leftOut > 0)
        sentences += KeptCardsWords::tr("%n card(s), kept or missing in fewer than %1 games each, are left out.",
                                        nullptr, kept.leftOut)
                         .arg(FewestKept);
    return sentences.join(QLatin1Char(' '));
}

} // namespace muster::app
