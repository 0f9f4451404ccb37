// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QLineF>
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

/// What is drawn, as plain values: preview, printer, PDF and tests all read the same.
struct Marks {
    std::vector<TextMark> texts;
    std::vector<LineMark> lines;
    std::vector<BoxMark> boxes;
    std::vector<CodeMark> codes;

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
