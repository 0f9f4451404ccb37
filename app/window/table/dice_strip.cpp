// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/dice_strip.h"

#include <algorithm>
#include <iterator>
#include <memory>

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace muster::app {

namespace {

constexpr std::size_t Most = 8; ///< dice that find room beside each other

/// The face of a die that lies on top.
class DieFace final : public QLabel {
public:
    DieFace(const QString& number, QWidget* parent) : QLabel(number, parent)
    {
        setTextFormat(Qt::PlainText);
        setAlignment(Qt::AlignCenter);
        const QFontMetrics metrics = fontMetrics();
        const int side = metrics.height() + metrics.height() / 2;
        setFixedSize(std::max(side, metrics.horizontalAdvance(number) + metrics.height() / 2), side);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
        painter.setBrush(palette().brush(QPalette::Base));
        const double corner = height() / 5.0;
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
        painter.end();
        QLabel::paintEvent(event);
    }
};

} // namespace

DiceStrip::DiceStrip(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    setAccessibleName(tr("Dice of the last step"));
    hide();
}

void DiceStrip::setRolls(const std::vector<TableLine>& lines, engine::Seat viewer)
{
    std::vector<Die> dice;
    for (const TableLine& line : lines) {
        for (const engine::ShownDie& fell : line.dice)
            dice.push_back({fell, line.textFor(viewer)});
    }
    while (QLayoutItem* const item = m_row->takeAt(0)) {
        const std::unique_ptr<QLayoutItem> gone(item);
        delete gone->widget();
    }
    const std::size_t first = dice.size() > Most ? dice.size() - Most : 0;
    if (first > 0)
        m_row->addWidget(new QLabel(QStringLiteral("…"), this));
    for (std::size_t i = first; i < dice.size(); ++i) {
        const engine::ShownDie& fell = dice[i].fell;
        if (i == first || fell.faces != dice[i - 1].fell.faces)
            m_row->addWidget(new QLabel(tr("d%1:", "a die with so many faces").arg(fell.faces), this));
        auto* const face = new DieFace(QString::number(fell.shows), this);
        face->setAccessibleName(tr("A d%1 shows %2: %3", "a die with so many faces, number, line of the log")
                                    .arg(QString::number(fell.faces), QString::number(fell.shows), dice[i].about));
        face->setToolTip(dice[i].about.toHtmlEscaped());
        m_row->addWidget(face);
    }
    m_row->addStretch(1);
    setVisible(!dice.empty());
}

std::vector<TableLine> lastRolls(const std::vector<TableLine>& log, const ChoiceTree& tree)
{
    const int before = tree.back() < 0 ? -1 : tree.depth(tree.back());
    std::vector<TableLine> rolls;
    std::ranges::copy_if(log, std::back_inserter(rolls),
                         [&](const TableLine& line) { return line.after > before && !line.dice.empty(); });
    return rolls;
}

} // namespace muster::app

#include "moc_dice_strip.cpp"
