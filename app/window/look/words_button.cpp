// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/words_button.h"

#include <algorithm>

#include <QStyleOptionButton>
#include <QStylePainter>

namespace muster::app {

namespace {

constexpr auto TextFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
constexpr int Endless = 1 << 16;

} // namespace

WordsButton::WordsButton(const QIcon& icon, const QString& words, QWidget* parent)
    : QPushButton(icon, QString(words).replace(QLatin1Char('&'), QLatin1String("&&")), parent),
      m_words(words)
{
    setAccessibleName(words);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QRect WordsButton::roomForWords(int width) const
{
    const int gap = fontMetrics().averageCharWidth();
    const int left = 2 * gap + iconSize().width();
    return {left, 0, std::max(width - left - gap, gap), Endless};
}

int WordsButton::heightForWidth(int width) const
{
    const int usual = QPushButton::sizeHint().height();
    const int words = fontMetrics().boundingRect(roomForWords(width), TextFlags, m_words).height();
    return std::max(usual, words + usual - fontMetrics().height());
}

QSize WordsButton::sizeHint() const
{
    const QSize usual = QPushButton::sizeHint();
    return {usual.width(), heightForWidth(width() > 0 ? width() : usual.width())};
}

QSize WordsButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, QPushButton::sizeHint().height()};
}

void WordsButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawControl(QStyle::CE_PushButton, option);
    const int gap = fontMetrics().averageCharWidth();
    const QRect sign =
        QStyle::visualRect(layoutDirection(), rect(), QRect({gap, (height() - iconSize().height()) / 2}, iconSize()));
    icon().paint(&painter, sign, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    QRect room = roomForWords(width());
    room.setHeight(height());
    painter.drawItemText(QStyle::visualRect(layoutDirection(), rect(), room), TextFlags, option.palette, isEnabled(),
                         m_words, colour());
}

} // namespace muster::app

#include "moc_words_button.cpp"
