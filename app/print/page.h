// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace muster::app::print {

enum class Face { Regular, Bold };

/// A run of text on one line. All measures are millimetres, y grows downwards.
struct TextMark {
    QPointF at; ///< where the baseline begins
    QString text;
    double size = 3.5;  ///< of the em square
    double squeeze = 1; ///< horizontally, at most 1
    double width = 0;   ///< as drawn, squeezed
    double ascent = 0;  ///< above the baseline
    double descent = 0; ///< below it
    Face face = Face::Regular;
    bool upwards = false; ///< turned by a quarter, to be read from the right
    QColor colour = Qt::black;
};

struct LineMark {
    QLineF line;
    double thickness = 0.12;
};

struct BoxMark {
    QRectF box;
    double thickness = 0.2; ///< of the outline; 0 for none
    double ink = 0;         ///< of the area: 0 white, 1 black
};

/// Black squares of a QR code, `side` by `side` of them, without the quiet zone around.
struct CodeMark {
    QRectF box;
    int side = 0;
    std::vector<bool> dark; ///< row by row
};

/// An area of any form and colour.
struct ShapeMark {
    QPainterPath path;
    QColor fill;          ///< invalid for none
    QColor line = {};     ///< of the outline; invalid for none
    double thickness = 0; ///< of it
};

/// A picture that fills its box, cut off where it is longer one way.
struct PictureMark {
    QRectF box;
    QImage picture;
};

/// What is drawn, from the lowest layer to the highest: shapes, pictures, boxes, lines, codes, texts. As plain values: preview, printer, PDF and tests all read the same.
struct Marks {
    std::vector<TextMark> texts;
    std::vector<LineMark> lines;
    std::vector<BoxMark> boxes;
    std::vector<CodeMark> codes;
    std::vector<ShapeMark> shapes;
    std::vector<PictureMark> pictures;

    /// Adds all of `other`, moved.
    void add(const Marks& other, QPointF by);
};

struct Page {
    QSizeF size; ///< of the paper
    Marks marks;
};

/// The place that a text takes on the page.
[[nodiscard]] QRectF placeOf(const TextMark& mark);

} // namespace muster::app::print
