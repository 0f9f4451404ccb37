// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page.h"

namespace muster::app::print {

void Marks::add(const Marks& other, QPointF by)
{
    for (TextMark text : other.texts) {
        text.at += by;
        texts.push_back(std::move(text));
    }
    for (LineMark line : other.lines) {
        line.line.translate(by);
        lines.push_back(line);
    }
    for (BoxMark box : other.boxes) {
        box.box.translate(by);
        boxes.push_back(box);
    }
    for (CodeMark code : other.codes) {
        code.box.translate(by);
        codes.push_back(std::move(code));
    }
    for (ShapeMark shape : other.shapes) {
        shape.path.translate(by);
        shapes.push_back(std::move(shape));
    }
    for (PictureMark picture : other.pictures) {
        picture.box.translate(by);
        pictures.push_back(std::move(picture));
    }
}

QRectF placeOf(const TextMark& mark)
{
    if (mark.upwards)
        return {mark.at.x() - mark.ascent, mark.at.y() - mark.width, mark.ascent + mark.descent, mark.width};
    return {mark.at.x(), mark.at.y() - mark.ascent, mark.width, mark.ascent + mark.descent};
}

} // namespace muster::app::print
