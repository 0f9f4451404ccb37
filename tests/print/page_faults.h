// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/print/page.h"

namespace muster::test {

/// All text of the pages without blanks, so that wrapped names are found.
inline QString textOf(const std::vector<app::print::Page>& pages)
{
    QString all;
    for (const app::print::Page& page : pages) {
        for (const app::print::TextMark& text : page.marks.texts)
            all += text.text;
    }
    return all.remove(QLatin1Char(' '));
}

/// The first text that leaves its page or lies over another; empty if there is none.
inline QString faultOf(const std::vector<app::print::Page>& pages)
{
    constexpr double Slack = 0.05;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        const app::print::Page& page = pages[p];
        const QRectF paper(QPointF(0, 0), page.size);
        const auto& texts = page.marks.texts;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const QRectF place = app::print::placeOf(texts[i]).adjusted(Slack, Slack, -Slack, -Slack);
            if (!paper.contains(place))
                return QStringLiteral("page %1: \"%2\" leaves the page").arg(p + 1).arg(texts[i].text);
            for (std::size_t k = 0; k < i; ++k) {
                if (app::print::placeOf(texts[k]).adjusted(Slack, Slack, -Slack, -Slack).intersects(place))
                    return QStringLiteral("page %1: \"%2\" lies over \"%3\"")
                        .arg(p + 1)
                        .arg(texts[i].text, texts[k].text);
            }
        }
        for (const app::print::BoxMark& box : page.marks.boxes) {
            if (!paper.adjusted(-Slack, -Slack, Slack, Slack).contains(box.box))
                return QStringLiteral("page %1: a box leaves the page").arg(p + 1);
        }
    }
    return {};
}

} // namespace muster::test
