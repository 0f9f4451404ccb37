// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/fix_button.h"

#include <QEvent>
#include <QStyleOptionButton>

#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"

namespace muster::app {

FixButton::FixButton(const QString& words, QWidget* parent)
    : QPushButton(app::icon(Icon::Mend), words, parent),
      m_words(words)
{
    setToolTip(wrappedTip(words));
    setAccessibleName(words);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void FixButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    fit();
}

void FixButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void FixButton::fit()
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const int gap = fontMetrics().averageCharWidth();
    const int room =
        style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width() - iconSize().width() - gap;
    const QString label = fontMetrics().elidedText(m_words, Qt::ElideRight, room);
    setText(QString(label).replace(QLatin1Char('&'), QLatin1String("&&")));
}

} // namespace muster::app

#include "moc_fix_button.cpp"
