// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmapCache>

namespace muster::app {

namespace {

using Points = std::initializer_list<QPointF>;

void line(QPainterPath& path, Points points)
{
    const QPointF* at = points.begin();
    path.moveTo(*at);
    while (++at != points.end())
        path.lineTo(*at);
}

/// In a square of 20 by 20.
QPainterPath drawing(Icon which)
{
    QPainterPath path;
    const auto page = [&path] {
        line(path, {{12, 2.5}, {5, 2.5}, {5, 17.5}, {15.5, 17.5}, {15.5, 6}, {12, 2.5}, {12, 6}, {15.5, 6}});
    };
    switch (which) {
    case Icon::NewDeck:
        page();
        line(path, {{10.2, 9}, {10.2, 14.6}});
        line(path, {{7.4, 11.8}, {13, 11.8}});
        break;
    case Icon::Deck:
        line(path, {{5.5, 5.5}, {5.5, 3}, {16.5, 3}, {16.5, 14.5}, {14, 14.5}});
        path.addRoundedRect(QRectF(3, 5.5, 11, 11.5), 1.2, 1.2);
        break;
    case Icon::Open:
        line(path, {{2.5, 15.8}, {2.5, 4.5}, {7.5, 4.5}, {9.3, 6.5}, {15.5, 6.5}, {15.5, 9}});
        line(path, {{2.5, 15.8}, {5.2, 9}, {18, 9}, {15.2, 15.8}, {2.5, 15.8}});
        break;
    case Icon::Save:
        line(path, {{3, 3}, {14, 3}, {17, 6}, {17, 17}, {3, 17}, {3, 3}});
        line(path, {{6.5, 3}, {6.5, 7.5}, {12.5, 7.5}, {12.5, 3}});
        line(path, {{6, 17}, {6, 11.5}, {14, 11.5}, {14, 17}});
        break;
    case Icon::Print:
        line(path, {{5.5, 7}, {5.5, 2.5}, {14.5, 2.5}, {14.5, 7}});
        line(path, {{5.5, 14}, {2.5, 14}, {2.5, 7}, {17.5, 7}, {17.5, 14}, {14.5, 14}});
        line(path, {{5.5, 11.5}, {14.5, 11.5}, {14.5, 17.5}, {5.5, 17.5}, {5.5, 11.5}});
        break;
    case Icon::Undo:
        line(path, {{7, 3.5}, {3, 7.5}, {7, 11.5}});
        path.moveTo(3, 7.5);
        path.lineTo(12, 7.5);
        path.cubicTo(18.5, 7.5, 18.5, 16.5, 12, 16.5);
        path.lineTo(8, 16.5);
        break;
    case Icon::Redo:
        line(path, {{13, 3.5}, {17, 7.5}, {13, 11.5}});
        path.moveTo(17, 7.5);
        path.lineTo(8, 7.5);
        path.cubicTo(1.5, 7.5, 1.5, 16.5, 8, 16.5);
        path.lineTo(12, 16.5);
        break;
    case Icon::Find:
        path.addEllipse(QPointF(8.5, 8.5), 5.5, 5.5);
        line(path, {{12.6, 12.6}, {17.5, 17.5}});
        break;
    case Icon::Import:
        line(path, {{10, 2.5}, {10, 12}});
        line(path, {{6, 8.5}, {10, 12.5}, {14, 8.5}});
        line(path, {{3, 12.5}, {3, 17}, {17, 17}, {17, 12.5}});
        break;
    case Icon::Compare:
        path.addRect(QRectF(2.5, 3.5, 6, 13));
        path.addRect(QRectF(11.5, 3.5, 6, 13));
        line(path, {{4.5, 7}, {6.5, 7}});
        line(path, {{13.5, 7}, {15.5, 7}});
        line(path, {{13.5, 10}, {15.5, 10}});
        break;
    case Icon::Plus:
        line(path, {{10, 4}, {10, 16}});
        line(path, {{4, 10}, {16, 10}});
        break;
    case Icon::Minus:
        line(path, {{4, 10}, {16, 10}});
        break;
    case Icon::Remove:
        line(path, {{3, 5.5}, {17, 5.5}});
        line(path, {{7.5, 5.5}, {7.5, 3}, {12.5, 3}, {12.5, 5.5}});
        line(path, {{4.7, 5.5}, {5.7, 17}, {14.3, 17}, {15.3, 5.5}});
        break;
    case Icon::Aside:
        line(path, {{3, 10}, {13, 10}});
        line(path, {{9.5, 6.5}, {13, 10}, {9.5, 13.5}});
        line(path, {{17, 4}, {17, 16}});
        break;
    case Icon::Home:
        line(path, {{2.5, 10}, {10, 3}, {17.5, 10}});
        line(path, {{4.8, 8.2}, {4.8, 17}, {15.2, 17}, {15.2, 8.2}});
        break;
    case Icon::Mend:
        line(path, {{3.5, 10.5}, {8, 15}, {17, 5}});
        break;
    case Icon::Previous:
        line(path, {{4, 13}, {10, 7}, {16, 13}});
        break;
    case Icon::Next:
        line(path, {{4, 7}, {10, 13}, {16, 7}});
        break;
    }
    return path;
}

class LineEngine final : public QIconEngine {
public:
    explicit LineEngine(Icon which) : m_which(which) { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const double side = std::min(rect.width(), rect.height());
        painter->translate(QRectF(rect).center() - QPointF(side / 2, side / 2));
        painter->scale(side / 20, side / 20);
        painter->setPen(QPen(colourIn(mode), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(drawing(m_which));
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        // Buttons ask for it each time they are painted.
        const QString key = QStringLiteral("muster-icon-%1-%2-%3-%4")
                                .arg(int(m_which))
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colourIn(mode).rgba());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new LineEngine(*this); }

private:
    [[nodiscard]] static QColor colourIn(QIcon::Mode mode)
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        return QGuiApplication::palette().color(group, role);
    }

    Icon m_which;
};

} // namespace

QIcon programIcon() { return QIcon(QStringLiteral(":/desktop/org.muster.Muster.svg")); }

QIcon icon(Icon which) { return QIcon(new LineEngine(which)); }

} // namespace muster::app
