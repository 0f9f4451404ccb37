// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/chart_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QAccessible>
#include <QBuffer>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QSvgGenerator>
#include <QToolTip>
#include <QWheelEvent>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QHorizontalBarSeries>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>

#include "app/window/numbers/chart_accessible.h"

namespace muster::app {

namespace {

constexpr double BarBreadth = 0.78; ///< of the room that a bar, or a group of bars, has

double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

bool sameShape(const ChartTable& a, const ChartTable& b)
{
    const auto sameLabels = [](const auto& x, const auto& y) {
        return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                          [](const auto& one, const auto& other) { return one.label == other.label; });
    };
    return a.numeric == b.numeric && a.stacked == b.stacked && a.percent == b.percent && sameLabels(a.bars, b.bars)
        && sameLabels(a.series, b.series)
        && std::equal(a.bars.begin(), a.bars.end(), b.bars.begin(),
                      [](const auto& x, const auto& y) { return barLabel(x) == barLabel(y); });
}

} // namespace

std::vector<QColor> seriesColours(const QPalette& palette, std::size_t count)
{
    const QColor ground = palette.color(QPalette::Base);
    const QColor first = palette.color(QPalette::Highlight);
    const bool dark = luminance(ground) < 0.2;
    const int hue = first.hslHue() < 0 ? 210 : first.hslHue();
    constexpr std::array Turns{0, 185, 290, 110, 235, 60}; // blue and orange, and so on: apart for all kinds of eyes
    std::vector<QColor> colours;
    for (std::size_t i = 0; i < count; ++i) {
        const int turned = (hue + Turns[i % Turns.size()]) % 360;
        double light = dark ? 0.62 : 0.42; // going back and forth, so that neighbours differ in grey as well
        if (i % 2 == 1)
            light += dark ? 0.08 : -0.06;
        const float saturation = i == 0 ? 0.62F : 0.55F;
        QColor colour = QColor::fromHslF(float(turned) / 360.0F, saturation, float(light));
        while (contrast(colour, ground) < 3 && light > 0.05 && light < 0.95) { // graphics need 3:1
            light += dark ? 0.03 : -0.03;
            colour.setHslF(float(turned) / 360.0F, saturation, float(light));
        }
        colours.push_back(colour);
    }
    return colours;
}

ChartView::ChartView(QWidget* parent) : QChartView(parent)
{
    installChartAccessible();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHint(QPainter::Antialiasing);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setMargins({0, 0, 0, 0});
    chart()->setMinimumSize(1,
                            1); // else, narrower than Qt's own least, it hangs over the edges and loses its last bars
    chart()->setBackgroundRoundness(0);
    chart()->legend()->hide(); // names, values and legend are painted here: Qt's own are cut off where room is short
    setTable({});
}

void ChartView::setTable(const ChartTable& table)
{
    if (m_bars != nullptr && table == m_table)
        return;
    const bool same = m_bars != nullptr && sameShape(table, m_table);
    m_table = table;
    m_current = std::min(m_current, static_cast<int>(table.bars.size()) - 1);
    if (same)
        fill();
    else
        rebuild();
    setAccessibleName(table.title);
    setAccessibleDescription(chartAsText(table));
    viewport()->update();
}

void ChartView::rebuild()
{
    m_last.width = -1;
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    m_sets.clear();
    m_bars = m_table.numeric ? (m_table.stacked ? static_cast<QAbstractBarSeries*>(new QStackedBarSeries)
                                                : static_cast<QAbstractBarSeries*>(new QBarSeries))
                             : (m_table.stacked ? static_cast<QAbstractBarSeries*>(new QHorizontalStackedBarSeries)
                                                : static_cast<QAbstractBarSeries*>(new QHorizontalBarSeries));
    m_bars->setBarWidth(BarBreadth);
    for (const ChartTable::Series& series : m_table.series) {
        auto* set = new QBarSet(QString()); // the hidden legend measures a label as markup, with the pictures in it
        for (std::size_t i = 0; i < series.values.size(); ++i)
            *set << 0;
        m_sets.push_back(set);
    }
    // Lying bars are drawn from below: turned round, so that the first one is on top.
    const bool setsTurned = !m_table.numeric && !m_table.stacked;
    for (std::size_t i = 0; i < m_sets.size(); ++i)
        m_bars->append(m_sets[setsTurned ? m_sets.size() - 1 - i : i]);
    chart()->addSeries(m_bars);
    m_names = new QBarCategoryAxis;
    m_values = new QValueAxis;
    QStringList places; // names may be the same for several bars, places are not
    for (std::size_t i = 0; i < m_table.bars.size(); ++i)
        places += QString::number(i);
    m_names->append(places);
    m_names->setVisible(false);
    m_values->setVisible(false); // each bar has its value beside it
    chart()->addAxis(m_names, m_table.numeric ? Qt::AlignBottom : Qt::AlignLeft);
    chart()->addAxis(m_values, m_table.numeric ? Qt::AlignLeft : Qt::AlignBottom);
    m_bars->attachAxis(m_names);
    m_bars->attachAxis(m_values);
    applyPalette();
    fill();
    chart()->setPlotArea(layoutFor(viewport()->width()).plot);
    updateGeometry();
}

void ChartView::fill()
{
    const std::size_t bars = m_table.bars.size();
    double highest = m_table.highest();
    for (const ChartTable::Bar& bar : m_table.bars)
        highest = std::max({highest, double(bar.most.value_or(0)), double(bar.least.value_or(0))});
    for (const ChartTable::Series& series : m_table.series) {
        for (const auto& [low, high] : series.bounds)
            highest = std::max(highest, high);
    }
    // Room behind the longest bar for its value.
    m_values->setRange(0, highest <= 0 ? 1 : highest * (m_table.numeric ? 1.22 : 1.14));
    for (std::size_t s = 0; s < m_sets.size(); ++s) {
        for (std::size_t b = 0; b < bars; ++b) {
            const auto place = static_cast<int>(m_table.numeric ? b : bars - 1 - b);
            if (m_sets[s]->at(place) != m_table.series[s].values[b])
                m_sets[s]->replace(place, m_table.series[s].values[b]);
        }
    }
}

void ChartView::applyPalette()
{
    const QPalette& colours = palette();
    const QColor ground = colours.color(QPalette::Base);
    chart()->setBackgroundBrush(ground);
    chart()->setBackgroundPen(Qt::NoPen);
    setBackgroundBrush(ground);
    const auto series = seriesColours(colours, m_sets.size());
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        m_sets[i]->setBrush(series[i]);
        m_sets[i]->setPen(Qt::NoPen);
    }
}

const ChartView::Layout& ChartView::layoutFor(double width) const
{
    if (m_last.width != width || m_last.font != font())
        m_last = {width, font(), laidOut(width)};
    return m_last.layout;
}

ChartView::Layout ChartView::laidOut(double width) const
{
    const QFontMetricsF metrics(font());
    const double line = metrics.lineSpacing();
    const double gap = metrics.averageCharWidth();
    Layout layout;
    double end = width;
    if (!m_table.numeric) {
        for (const ChartTable::Bar& bar : m_table.bars)
            layout.labels = std::max(layout.labels, metrics.horizontalAdvance(barLabel(bar)) + gap);
        layout.labels = std::min(layout.labels, 0.45 * width);
        end = width - 2 * gap;
    }
    const auto inGroup = m_table.stacked ? std::size_t(1) : std::max<std::size_t>(1, m_sets.size());
    double each = (inGroup == 1 ? 1.5 : 1.15 * double(inGroup) + 0.35) * line;
    for (const ChartTable::Bar& bar : m_table.bars) { // names that take several lines
        if (!m_table.numeric)
            each = std::max(
                each,
                metrics.boundingRect(QRectF(0, 0, layout.labels - gap, 1000), Qt::TextWordWrap, barLabel(bar)).height()
                    + 0.3 * line);
    }
    const double high = m_table.numeric ? 7 * line : each * double(std::max<std::size_t>(1, m_table.bars.size()));
    const double top = m_table.numeric ? 0 : 0.2 * line;
    layout.plot = QRectF(layout.labels, top, std::max(end - layout.labels, 1.0), high);
    double y = top + high + (m_table.numeric ? 1.5 * line : 0.4 * line);
    layout.legend = y;
    if (m_sets.size() > 1) {
        double x = 0;
        for (const ChartTable::Series& series : m_table.series) {
            const double need = 1.3 * line + metrics.horizontalAdvance(series.label) + 2 * gap;
            if (x > 0 && x + need > width) {
                x = 0;
                y += 1.25 * line;
            }
            layout.legendPlaces.emplace_back(x, y, need, line);
            x += need;
        }
        y += 1.25 * line;
    }
    layout.height = y;
    return layout;
}

int ChartView::heightForWidth(int width) const { return static_cast<int>(std::ceil(layoutFor(width).height)); }

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    chart()->setPlotArea(layoutFor(viewport()->width()).plot);
}

std::pair<double, double> ChartView::placeOf(std::size_t series, std::size_t bar) const
{
    const double middle = m_table.numeric ? double(bar) : double(m_table.bars.size() - 1 - bar);
    if (m_table.stacked || m_sets.size() <= 1)
        return {middle, BarBreadth / 2};
    const double each = BarBreadth / double(m_sets.size());
    const double first = middle - BarBreadth / 2 + each / 2;
    const std::size_t order = m_table.numeric ? series : m_sets.size() - 1 - series;
    return {first + double(order) * each, each / 2};
}

QPointF ChartView::at(double place, double value) const
{
    const QPointF point = m_table.numeric ? QPointF(place, value) : QPointF(value, place);
    return chart()->mapToScene(chart()->mapToPosition(point, m_bars));
}

QString ChartView::valueText(double value) const
{
    if (m_table.percent)
        return percentText(value / 100);
    return QLocale().toString(value, 'f', value == std::floor(value) ? 0 : 1);
}

QString ChartView::barValue(std::size_t bar) const
{
    if (m_table.series.size() == 1)
        return valueText(m_table.series.front().values[bar]);
    QStringList values;
    for (const ChartTable::Series& series : m_table.series)
        values += tr("%1: %2").arg(series.label, valueText(series.values[bar]));
    return values.join(QStringLiteral(", "));
}

QRect ChartView::barPlace(std::size_t bar) const
{
    const double place = m_table.numeric ? double(bar) : double(m_table.bars.size() - 1 - bar);
    const QRectF whole = QRectF(at(place - 0.5, 0), at(place + 0.5, m_values->max())).normalized();
    return mapFromScene(whole).boundingRect();
}

// Choosing a bar

void ChartView::setChoosable(bool choosable)
{
    m_isChoosable = choosable;
    viewport()->setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ChartView::choose(std::size_t bar)
{
    if (!m_isChoosable || bar >= m_table.bars.size())
        return;
    setCurrent(static_cast<int>(bar));
    Q_EMIT barChosen(static_cast<int>(bar));
}

void ChartView::setCurrent(int bar)
{
    m_current = bar;
    viewport()->update();
    if (bar < 0 || !hasFocus())
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(bar);
    QAccessible::updateAccessibility(&event);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const int bars = static_cast<int>(m_table.bars.size());
    int to = -1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        to = std::max(0, m_current - 1);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        to = std::min(bars - 1, m_current + 1);
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = bars - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_isChoosable && m_current >= 0) {
            choose(static_cast<std::size_t>(m_current));
            return;
        }
        break;
    default:
        break;
    }
    if (!m_isChoosable || to < 0 || bars == 0) {
        QChartView::keyPressEvent(event);
        return;
    }
    setCurrent(to);
}

/// The keyboard comes to a bar, so that its first key is not lost.
void ChartView::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    if (m_isChoosable && !m_table.bars.empty())
        setCurrent(std::max(0, m_current));
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange) {
        applyPalette();
        chart()->setPlotArea(layoutFor(viewport()->width()).plot);
        updateGeometry();
    }
}

/// The list of charts is scrolled, not the chart.
void ChartView::wheelEvent(QWheelEvent* event) { event->ignore(); }

int ChartView::barAt(QPoint position) const
{
    if (m_bars == nullptr || m_table.bars.empty())
        return -1;
    const QPointF value = chart()->mapToValue(chart()->mapFromScene(mapToScene(position)), m_bars);
    const int place = static_cast<int>(std::lround(m_table.numeric ? value.x() : value.y()));
    const int bars = static_cast<int>(m_table.bars.size());
    if (place < 0 || place >= bars)
        return -1;
    return m_table.numeric ? place : bars - 1 - place;
}

bool ChartView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const int bar = barAt(help->pos()); bar >= 0) {
            const QString words = barAsText(m_table, static_cast<std::size_t>(bar));
            QToolTip::showText(help->globalPos(),
                               m_isChoosable ? words + QLatin1Char('\n') + tr("Click to select these cards in the deck")
                                             : words,
                               this);
        } else
            QToolTip::hideText();
        return true;
    }
    if (m_isChoosable && event->type() == QEvent::MouseButtonRelease) {
        const auto* const mouse = static_cast<QMouseEvent*>(event);
        const int bar = barAt(mouse->position().toPoint());
        if (mouse->button() == Qt::LeftButton && bar >= 0) {
            choose(static_cast<std::size_t>(bar));
            return true;
        }
    }
    return QChartView::viewportEvent(event);
}

QSize ChartView::sizeHint() const
{
    const int width = QFontMetrics(font()).averageCharWidth() * 44;
    return {width, heightForWidth(width)};
}

QSize ChartView::minimumSizeHint() const
{
    return {QFontMetrics(font()).averageCharWidth() * 18, QFontMetrics(font()).lineSpacing() * 3};
}

QSizeF ChartView::pictureSize() const
{
    return {double(std::max(width(), 1)), height() + 2.5 * QFontMetricsF(font()).lineSpacing()};
}

void ChartView::paintOn(QPainter& painter, const QSizeF& size)
{
    const double line = QFontMetricsF(font()).lineSpacing();
    painter.fillRect(QRectF(QPointF(), size), palette().color(QPalette::Base));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(line, line / 2, size.width() - 2 * line, 1.5 * line), Qt::AlignLeft | Qt::AlignVCenter,
                     m_table.title);
    painter.setRenderHint(QPainter::Antialiasing);
    render(&painter, QRectF(0, 2.25 * line, size.width(), height()));
}

QImage ChartView::image(double scale)
{
    const QSizeF size = pictureSize();
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(palette().color(QPalette::Base));
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintOn(painter, size);
    return image;
}

QByteArray ChartView::svg()
{
    const QSizeF size = pictureSize();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(m_table.title);
    generator.setDescription(chartAsText(m_table));
    QPainter painter(&generator);
    paintOn(painter, size);
    painter.end();
    return bytes;
}

} // namespace muster::app

#include "moc_chart_view.cpp"
