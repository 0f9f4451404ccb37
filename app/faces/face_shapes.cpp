// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/face_style.h"

#include <cmath>
#include <numbers>

namespace muster::app {

namespace {

constexpr double Turn = 2 * std::numbers::pi;

/// A point at an angle from the top, clockwise, as a share of a turn.
QPointF at(double share, double radius)
{
    return {0.5 + radius * std::sin(share * Turn), 0.5 - radius * std::cos(share * Turn)};
}

/// A star, or with equal radii a polygon, standing on its base.
QPainterPath pointed(int points, double outer, double inner, double turned = 0)
{
    QPainterPath path;
    for (int i = 0; i < 2 * points; ++i) {
        const QPointF point = at(turned + double(i) / (2 * points), i % 2 == 0 ? outer : inner);
        if (i == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

QPainterPath polygon(int corners, double radius, double turned = 0)
{
    QPainterPath path;
    for (int i = 0; i < corners; ++i) {
        const QPointF point = at(turned + double(i) / corners, radius);
        if (i == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

QPainterPath flame()
{
    QPainterPath path(QPointF(0.52, 0.0));
    path.cubicTo(0.56, 0.22, 0.86, 0.40, 0.86, 0.66);
    path.cubicTo(0.86, 0.88, 0.70, 1.0, 0.5, 1.0);
    path.cubicTo(0.28, 1.0, 0.13, 0.86, 0.14, 0.64);
    path.cubicTo(0.15, 0.48, 0.26, 0.42, 0.30, 0.26);
    path.cubicTo(0.38, 0.34, 0.40, 0.42, 0.41, 0.48);
    path.cubicTo(0.50, 0.36, 0.54, 0.18, 0.52, 0.0);
    path.closeSubpath();
    return path;
}

QPainterPath leaf()
{
    QPainterPath path(QPointF(0.5, 0.0));
    path.cubicTo(0.95, 0.25, 0.95, 0.70, 0.54, 0.86);
    path.lineTo(0.54, 1.0);
    path.lineTo(0.46, 1.0);
    path.lineTo(0.46, 0.86);
    path.cubicTo(0.05, 0.70, 0.05, 0.25, 0.5, 0.0);
    path.closeSubpath();
    return path;
}

QPainterPath wave()
{
    QPainterPath path(QPointF(0.0, 0.42));
    path.cubicTo(0.18, 0.10, 0.32, 0.10, 0.5, 0.38);
    path.cubicTo(0.66, 0.62, 0.82, 0.60, 1.0, 0.32);
    path.lineTo(1.0, 0.66);
    path.cubicTo(0.82, 0.94, 0.66, 0.96, 0.5, 0.70);
    path.cubicTo(0.32, 0.44, 0.18, 0.46, 0.0, 0.76);
    path.closeSubpath();
    return path;
}

QPainterPath crescent()
{
    QPainterPath whole, bite;
    whole.addEllipse(QRectF(0.06, 0.04, 0.92, 0.92));
    bite.addEllipse(QRectF(0.34, -0.04, 0.80, 0.80));
    return whole.subtracted(bite);
}

QPainterPath gear()
{
    QPainterPath path;
    constexpr int Teeth = 8;
    for (int i = 0; i < Teeth; ++i) {
        for (const auto& [share, radius] :
             {std::pair(-0.30, 0.36), std::pair(-0.20, 0.5), std::pair(0.20, 0.5), std::pair(0.30, 0.36)}) {
            const QPointF point = at((i + share) / Teeth, radius);
            if (path.elementCount() == 0)
                path.moveTo(point);
            else
                path.lineTo(point);
        }
    }
    path.closeSubpath();
    QPainterPath hole;
    hole.addEllipse(QPointF(0.5, 0.5), 0.15, 0.15);
    return path.subtracted(hole);
}

QPainterPath mountain()
{
    QPainterPath path(QPointF(0.0, 0.92));
    path.lineTo(0.36, 0.12);
    path.lineTo(0.56, 0.54);
    path.lineTo(0.68, 0.34);
    path.lineTo(1.0, 0.92);
    path.closeSubpath();
    return path;
}

QPainterPath shield()
{
    QPainterPath path(QPointF(0.08, 0.04));
    path.lineTo(0.92, 0.04);
    path.lineTo(0.92, 0.48);
    path.cubicTo(0.92, 0.76, 0.70, 0.92, 0.5, 1.0);
    path.cubicTo(0.30, 0.92, 0.08, 0.76, 0.08, 0.48);
    path.closeSubpath();
    return path;
}

QPainterPath drop()
{
    QPainterPath path(QPointF(0.5, 0.0));
    path.cubicTo(0.60, 0.24, 0.86, 0.44, 0.86, 0.66);
    path.cubicTo(0.86, 0.86, 0.70, 1.0, 0.5, 1.0);
    path.cubicTo(0.30, 1.0, 0.14, 0.86, 0.14, 0.66);
    path.cubicTo(0.14, 0.44, 0.40, 0.24, 0.5, 0.0);
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath shapePath(FaceShape shape)
{
    QPainterPath path;
    switch (shape) {
    case FaceShape::Circle:
        path.addEllipse(QRectF(0.04, 0.04, 0.92, 0.92));
        return path;
    case FaceShape::Square:
        path.addRect(QRectF(0.1, 0.1, 0.8, 0.8));
        return path;
    case FaceShape::Diamond:
        return polygon(4, 0.5);
    case FaceShape::Triangle:
        path.moveTo(0.5, 0.06);
        path.lineTo(0.98, 0.92);
        path.lineTo(0.02, 0.92);
        path.closeSubpath();
        return path;
    case FaceShape::Hexagon:
        return polygon(6, 0.5);
    case FaceShape::Star:
        return pointed(5, 0.52, 0.22);
    case FaceShape::Cross:
        path.addRect(QRectF(0.36, 0.02, 0.28, 0.96));
        {
            QPainterPath bar;
            bar.addRect(QRectF(0.06, 0.26, 0.88, 0.28));
            return path.united(bar);
        }
    case FaceShape::Drop:
        return drop();
    case FaceShape::Flame:
        return flame();
    case FaceShape::Leaf:
        return leaf();
    case FaceShape::Crescent:
        return crescent();
    case FaceShape::Sun:
        return pointed(12, 0.5, 0.34);
    case FaceShape::Wave:
        return wave();
    case FaceShape::Gear:
        return gear();
    case FaceShape::Mountain:
        return mountain();
    case FaceShape::Shield:
        return shield();
    }
    return path;
}

} // namespace muster::app
