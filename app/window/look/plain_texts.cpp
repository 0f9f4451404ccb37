// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/plain_texts.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>

namespace muster::app {

bool PlainTexts::eventFilter(QObject* watched, QEvent* event)
{
    // Every widget is polished before it is measured for the first time, and the label of a tool tip before it has a text.
    if (event->type() == QEvent::Polish) {
        auto* const label = qobject_cast<QLabel*>(watched);
        if (label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    }
    return QObject::eventFilter(watched, event);
}

QString asLabel(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

QString wrappedTip(const QString& text)
{
    constexpr qsizetype Widest = 80; // characters
    QString wrapped;
    qsizetype length = 0;
    for (qsizetype begin = 0; begin < text.size();) {
        const auto isBlank = [](QChar c) { return c == QLatin1Char(' ') || c == QLatin1Char('\n'); };
        const qsizetype end = std::find_if(text.begin() + begin, text.end(), isBlank) - text.begin();
        if (length > 0 && length + end - begin > Widest) {
            wrapped.back() = QLatin1Char('\n'); // in place of the blank before the word
            length = 0;
        }
        wrapped += text.mid(begin, end - begin + 1);
        length = end < text.size() && text.at(end) == QLatin1Char('\n') ? 0 : length + end - begin + 1;
        begin = end + 1;
    }
    return wrapped;
}

} // namespace muster::app

#include "moc_plain_texts.cpp"
