// SPDX-License-Identifier: GPL-3.0-or-later
// Painting over the bars of Qt's own chart: patterns, names, values, bounds, the legend.
#include <algorithm>
#include <cmath>

#include <QtCharts/QBarSet>
#include <QtCharts/QChart>

#include "app/window/numbers/chart_view.h"

namespace muster::app {

void ChartView::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    if (m_bars == nullptr || m_table.bars.empty())
        return;
    const Layout& layout = layoutFor(viewport()->width());
    painter->save();
    painter->setFont(font());
    // What is above nothing on the axes is what was drawn; patterns lie on top of it.
    for (std::size_t b = 0; b < m_table.bars.size(); ++b) {
        double below = 0;
        for (std::size_t s = 0; s < m_sets.size(); ++s) {
            const double value = m_table.series[s].values[b];
            const auto [middle, half] = placeOf(s, b);
            const double from = m_table.stacked ? below : 0;
            if (value > 0)
                paintPattern(*painter, QRectF(at(middle - half, from), at(middle + half, from + value)).normalized(),
                             s);
            below += value;
        }
    }
    paintNames(*painter, layout);
    paintBounds(*painter);
    paintValues(*painter);
    paintLegend(*painter, layout);
    if (hasFocus()) { // on a bar, or on a chart as a whole of which none can be chosen
        const QPolygonF place = m_isChoosable && m_current >= 0
            ? mapToScene(barPlace(static_cast<std::size_t>(m_current)))
            : mapToScene(viewport()->rect());
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
        painter->drawRect(place.boundingRect().adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

/// Stripes that tell the later series from the first without colour; drawn line by line, so that they are as crisp in
/// a picture of any size.
void ChartView::paintPattern(QPainter& painter, const QRectF& bar, std::size_t series) const
{
    if (series == 0)
        return;
    const double step = QFontMetricsF(font()).lineSpacing() / 2.6;
    painter.setPen(QPen(palette().color(QPalette::Base), std::max(1.0, step / 4)));
    const bool level = series % 3 == 2;
    if (level) {
        for (double y = bar.top() + step / 2; y < bar.bottom(); y += step)
            painter.drawLine(QPointF(bar.left(), y), QPointF(bar.right(), y));
        return;
    }
    // Lines x + y = c (or x - y = c), from where they enter the bar to where they leave it.
    const bool falling = series % 3 == 0;
    for (double c = step / 2; c < bar.width() + bar.height(); c += 1.4 * step) {
        const double x1 = std::max(0.0, c - bar.height()), x2 = std::min(bar.width(), c);
        const double y1 = c - x1, y2 = c - x2;
        const auto y = [&](double from) { return falling ? bar.top() + from : bar.bottom() - from; };
        painter.drawLine(QPointF(bar.left() + x1, y(y1)), QPointF(bar.left() + x2, y(y2)));
    }
}

void ChartView::paintNames(QPainter& painter, const Layout& layout) const
{
    const QFontMetricsF metrics(font());
    const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    if (m_table.numeric)
        painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    else
        painter.drawLine(plot.topLeft(), plot.bottomLeft());
    painter.setPen(palette().color(QPalette::Text));
    const double each = (m_table.numeric ? plot.width() : plot.height()) / double(m_table.bars.size());
    // Numbers that would run into each other are left out, every other one, or more.
    double widest = 0;
    for (const ChartTable::Bar& bar : m_table.bars)
        widest = std::max(widest, metrics.horizontalAdvance(barLabel(bar)));
    const auto every = m_table.numeric
        ? std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil((widest + metrics.averageCharWidth()) / each)))
        : 1;
    for (std::size_t b = 0; b < m_table.bars.size(); ++b) {
        if (m_table.numeric && b % every == 0) {
            const double middle = plot.left() + (double(b) + 0.5) * each;
            painter.drawText(
                QRectF(middle - widest, plot.bottom() + metrics.descent(), 2 * widest, metrics.lineSpacing()),
                Qt::AlignHCenter | Qt::AlignTop, barLabel(m_table.bars[b]));
        } else if (!m_table.numeric) {
            painter.drawText(QRectF(plot.left() - layout.labels, plot.top() + double(b) * each,
                                    layout.labels - metrics.averageCharWidth(), each),
                             Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap, barLabel(m_table.bars[b]));
        }
    }
}

void ChartView::paintValues(QPainter& painter) const
{
    const QFontMetricsF metrics(font());
    const QColor ink = palette().color(QPalette::Text);
    const double room = chart()->plotArea().width() / double(m_table.bars.size());
    const auto write = [&](double place, double value, const QString& text) {
        const QPointF end = at(place, value);
        const double width = metrics.horizontalAdvance(text);
        painter.setPen(value > 0 ? ink : palette().color(QPalette::PlaceholderText));
        if (m_table.numeric)
            painter.drawText(QPointF(end.x() - width / 2, end.y() - metrics.descent() - 1), text);
        else
            painter.drawText(QPointF(end.x() + metrics.averageCharWidth() / 2, end.y() + metrics.capHeight() / 2),
                             text);
    };
    // Behind the bound of what is sampled, else on the bar's end.
    const auto endOf = [&](std::size_t s, std::size_t b) {
        const ChartTable::Series& series = m_table.series[s];
        return series.bounds.empty() ? series.values[b] : std::max(series.values[b], series.bounds[b].second);
    };
    for (std::size_t b = 0; b < m_table.bars.size(); ++b) {
        double sum = 0;
        for (std::size_t s = 0; s < m_sets.size(); ++s) {
            const double value = m_table.series[s].values[b];
            sum += value;
            if (!m_table.stacked && value > 0
                && (!m_table.numeric
                    || metrics.horizontalAdvance(valueText(value)) * double(m_sets.size()) < room * 1.1))
                write(placeOf(s, b).first, endOf(s, b), valueText(value));
        }
        if (sum == 0 || m_table.stacked)
            write(m_table.numeric ? double(b) : double(m_table.bars.size() - 1 - b), sum, valueText(sum));
        // The bound of a deck rule: a line across the bar.
        for (const auto& bound : {m_table.bars[b].least, m_table.bars[b].most}) {
            if (!bound)
                continue;
            const auto [middle, half] = placeOf(0, b);
            painter.setPen(QPen(ink, 2));
            painter.drawLine(at(middle - half - 0.08, *bound), at(middle + half + 0.08, *bound));
        }
    }
}

/// The interval of each sampled value: a line along the bar with a short one across either end.
void ChartView::paintBounds(QPainter& painter) const
{
    painter.setPen(QPen(palette().color(QPalette::Text), 1));
    for (std::size_t s = 0; s < m_sets.size() && !m_table.stacked; ++s) {
        const auto& bounds = m_table.series[s].bounds;
        for (std::size_t b = 0; b < bounds.size(); ++b) {
            const auto [low, high] = bounds[b];
            const auto [middle, half] = placeOf(s, b);
            const double across = half / 2.5;
            painter.drawLine(at(middle, low), at(middle, high));
            for (const double end : {low, high})
                painter.drawLine(at(middle - across, end), at(middle + across, end));
        }
    }
}

void ChartView::paintLegend(QPainter& painter, const Layout& layout) const
{
    for (std::size_t s = 0; s < layout.legendPlaces.size(); ++s) {
        const QRectF place = layout.legendPlaces[s];
        const QRectF swatch(place.left(), place.top() + 0.1 * place.height(), place.height(), 0.8 * place.height());
        painter.fillRect(swatch, m_sets[s]->brush());
        paintPattern(painter, swatch, s);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(place.adjusted(1.3 * place.height(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         m_table.series[s].label);
    }
}

} // namespace muster::app
