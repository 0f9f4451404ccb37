// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/verdict_badge.h"

#include <QEvent>
#include <QPainter>

#include "app/text/as_sentence.h"
#include "app/text/finding_text.h"
#include "app/window/document/deck_document.h"

namespace muster::app {

VerdictBadge::VerdictBadge(QWidget* parent) : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    refresh();
}

void VerdictBadge::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document != nullptr)
        connect(document, &DeckDocument::verdictChanged, this, &VerdictBadge::refresh);
    refresh();
}

void VerdictBadge::refresh()
{
    setVisible(m_document != nullptr);
    if (!m_document)
        return;
    m_sign = signOf(m_document->verdict());
    const QString word = asSentence(verdictWord(m_document->verdict()));
    if (word != text()) {
        setText(word);
        updateGeometry();
    }
    int problems = 0;
    for (const Finding& finding : m_document->findings()) {
        if (!finding.waived && finding.severity >= Severity::Incomplete)
            ++problems;
    }
    setToolTip(problems == 0 ? tr("The deck is legal. Press to see all that was found.")
                             : tr("%n problem(s). Press to see them, or F8 to go through them.", nullptr, problems));
    setAccessibleName(tr("Verdict: %1").arg(word));
    setAccessibleDescription(toolTip());
    update();
}

void VerdictBadge::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

QSize VerdictBadge::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int height = metrics.height() + metrics.height() / 2;
    return {metrics.horizontalAdvance(text()) + height + metrics.height(), height};
}

void VerdictBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = colourOf(m_sign, palette());
    const QRectF pill = QRectF(rect()).adjusted(1, 1, -1, -1);
    QColor ground = colour;
    ground.setAlphaF(underMouse() || isDown() ? 0.28F : 0.16F);
    painter.setPen(QPen(colour, hasFocus() ? 2 : 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    const double side = pill.height() * 0.56;
    const double inset = (pill.height() - side) / 2;
    paintSign(painter, QRectF(pill.left() + inset, pill.top() + inset, side, side), m_sign, palette());
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(pill.adjusted(inset * 1.6 + side, 0, -inset, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
}

} // namespace muster::app

#include "moc_verdict_badge.cpp"
