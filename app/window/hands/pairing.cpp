// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/pairing.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "app/output/csv.h"

namespace muster::app {

namespace {

engine::DeckCards aligned(const engine::DeckCards& base, const engine::DeckCards& deck)
{
    std::map<std::uint16_t, int> left;
    for (const std::uint16_t card : deck)
        ++left[card];
    engine::DeckCards cards;
    std::vector<std::size_t> gaps; // where the base has what the deck has not
    for (const std::uint16_t card : base) {
        if (const auto found = left.find(card); found != left.end() && found->second > 0)
            --found->second;
        else
            gaps.push_back(cards.size());
        cards.push_back(card);
    }
    engine::DeckCards others;
    for (const auto& [card, count] : left)
        others.insert(others.end(), static_cast<std::size_t>(count), card);
    std::size_t next = 0;
    for (; next < std::min(gaps.size(), others.size()); ++next)
        cards[gaps[next]] = others[next];
    for (std::size_t gap = gaps.size(); gap > next; --gap) // a smaller deck
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(gaps[gap - 1]));
    cards.insert(cards.end(), others.begin() + static_cast<std::ptrdiff_t>(next), others.end());
    return cards;
}

} // namespace

engine::DeckSections alignedTo(const engine::DeckSections& base, const engine::DeckSections& deck)
{
    engine::DeckSections sections = deck;
    for (auto& section : sections.sections)
        section.cards = aligned(base.cards(section.key), section.cards);
    return sections;
}

bool Pairing::fits(const engine::Measures& first, const engine::Measures& second) const
{
    return m_parts == 0 || (m_first.sameForm(first) && m_second.sameForm(second));
}

void Pairing::add(const engine::Measures& first, const engine::Measures& second)
{
    if (m_parts++ == 0) {
        m_first = first;
        m_second = second;
    } else {
        m_first.add(first);
        m_second.add(second);
    }
    std::map<QString, double> values;
    for (const SampledFigure& one : figuresOf(first))
        values.emplace(one.name, *one.estimate.value);
    for (const SampledFigure& one : figuresOf(second)) {
        if (const auto found = values.find(one.name); found != values.end())
            m_differences[one.name].add(*one.estimate.value - found->second);
    }
}

std::vector<PairedFigure> Pairing::figures() const
{
    std::map<QString, double> seconds;
    for (const SampledFigure& one : figuresOf(m_second))
        seconds.emplace(one.name, *one.estimate.value);
    std::vector<PairedFigure> figures;
    for (const SampledFigure& one : figuresOf(m_first)) {
        PairedFigure figure{one.name, one.estimate.value, {}, {}, one.percent};
        if (const auto found = seconds.find(one.name); found != seconds.end())
            figure.second = found->second;
        // A figure that some parts lack (the turn of a win that never came) is compared by those that have it.
        if (const auto found = m_differences.find(one.name); found != m_differences.end())
            figure.difference = meanOf(found->second, -engine::NoLimit, engine::NoLimit);
        figures.push_back(std::move(figure));
    }
    return figures;
}

QString differenceText(const PairedFigure& figure)
{
    if (!figure.difference.value)
        return {};
    const auto number = [&](double value) {
        return QLocale().toString(figure.percent ? 100 * value : value, 'f', figure.percent ? 1 : 2);
    };
    const double value = *figure.difference.value;
    QString text = (value >= 0 ? QStringLiteral("+") : QStringLiteral("−")) + number(std::abs(value));
    if (const auto margin = figure.difference.margin())
        text += QStringLiteral(" ±") + number(*margin);
    return text;
}

QByteArray pairsAsCsv(const std::vector<PairedFigure>& figures)
{
    QByteArray bytes = csvRecord({QStringLiteral("name"), QStringLiteral("this"), QStringLiteral("other"),
                                  QStringLiteral("difference"), QStringLiteral("low"), QStringLiteral("high")});
    for (const PairedFigure& one : figures)
        bytes += csvRecord({one.name, cell(one.first), cell(one.second), cell(one.difference.value),
                            cell(one.difference.low), cell(one.difference.high)});
    return bytes;
}

} // namespace muster::app
