// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCharts/QChartView>

#include "app/window/numbers/deck_numbers.h"

QT_BEGIN_NAMESPACE
class QAbstractBarSeries;
class QBarCategoryAxis;
class QBarSet;
class QValueAxis;
QT_END_NAMESPACE

namespace muster::app {

/// One chart on screen, in the palette's colours: upright bars for numbers, lying ones for names, each with its value
/// written beside it, and a mark where a deck rule has its bound. Several series are told apart by pattern as well as by
/// colour. What it shows is its accessible description too, and each bar is a child of its own to a screen reader.
class ChartView final : public QChartView {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    /// Values that change while bars and series stay move the bars; everything else is made anew.
    void setTable(const ChartTable& table);
    [[nodiscard]] const ChartTable& table() const { return m_table; }

    /// Whether bars stand for something that can be shown: they are chosen by a click, or with the arrow keys and Enter.
    void setChoosable(bool choosable);
    [[nodiscard]] bool isChoosable() const { return m_isChoosable; }
    void choose(std::size_t bar);
    [[nodiscard]] int currentBar() const { return m_current; } ///< the keyboard's; -1 where it is on none

    // Of one bar, or one group of bars
    [[nodiscard]] QString barValue(std::size_t bar) const; ///< with the names of the series where there are several
    [[nodiscard]] QRect barPlace(std::size_t bar) const;   ///< in the viewport

    /// The chart with its title as a picture of `scale` pixels for one on screen.
    [[nodiscard]] QImage image(double scale);
    [[nodiscard]] QByteArray svg();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void barChosen(int bar);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    /// How the room of the chart is shared out for a width.
    struct Layout {
        QRectF plot;
        double labels = 0;                ///< breadth of the names of lying bars
        double legend = 0;                ///< where the legend begins
        std::vector<QRectF> legendPlaces; ///< of each series
        double height = 0;
    };
    [[nodiscard]] const Layout& layoutFor(double width) const;
    [[nodiscard]] Layout laidOut(double width) const;
    void rebuild();
    void fill();
    void applyPalette();
    void paintOn(QPainter& painter, const QSizeF& size);
    void paintNames(QPainter& painter, const Layout& layout) const;
    void paintBounds(QPainter& painter) const;
    void paintValues(QPainter& painter) const;
    void paintLegend(QPainter& painter, const Layout& layout) const;
    void paintPattern(QPainter& painter, const QRectF& bar, std::size_t series) const;
    [[nodiscard]] QSizeF pictureSize() const;
    /// Where a bar stands on the axes: its middle and half its breadth, in bars.
    [[nodiscard]] std::pair<double, double> placeOf(std::size_t series, std::size_t bar) const;
    [[nodiscard]] QPointF at(double place, double value) const; ///< on the scene
    [[nodiscard]] QString valueText(double value) const;
    [[nodiscard]] int barAt(QPoint position) const; ///< -1 where there is none

    void setCurrent(int bar);

    ChartTable m_table;
    bool m_isChoosable = false;
    int m_current = -1;
    QAbstractBarSeries* m_bars = nullptr;
    QBarCategoryAxis* m_names = nullptr;
    QValueAxis* m_values = nullptr;
    std::vector<QBarSet*> m_sets; ///< parallel to the table's series; owned by m_bars
    /// The last layout: with each edit the panel asks for the heights of all charts several times, of which mostly none has
    /// another shape.
    mutable struct {
        double width = -1;
        QFont font;
        Layout layout;
    } m_last;
};

/// Colours for so many series on this palette, far enough apart in lightness to be told apart in grey too.
[[nodiscard]] std::vector<QColor> seriesColours(const QPalette& palette, std::size_t count);

} // namespace muster::app
