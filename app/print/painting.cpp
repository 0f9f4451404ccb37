// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/painting.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "app/print/pdf_tags.h"
#include "app/text/language.h"

namespace muster::app::print {

namespace {

constexpr double MillimetresOfInch = 25.4;
constexpr int PdfResolution = 1200;

void drawText(const TextMark& mark, const Type& type, QPainter& painter)
{
    const QTransform before = painter.transform();
    painter.translate(mark.at);
    if (mark.upwards)
        painter.rotate(-90);
    const double scale = mark.size / Type::FontUnit;
    painter.scale(scale * mark.squeeze, scale);
    painter.setPen(mark.colour);
    painter.setFont(type.font(mark.face));
    painter.drawText(QPointF(0, 0), mark.text);
    painter.setTransform(before);
}

void drawShape(const ShapeMark& shape, QPainter& painter)
{
    QPen line(Qt::NoPen);
    if (shape.line.isValid() && shape.thickness > 0) {
        line = QPen(shape.line, shape.thickness);
        line.setJoinStyle(Qt::MiterJoin);
    }
    painter.setPen(line);
    painter.setBrush(shape.fill.isValid() ? QBrush(shape.fill) : QBrush(Qt::NoBrush));
    painter.drawPath(shape.path);
}

void drawPicture(const PictureMark& mark, QPainter& painter)
{
    // The middle of the picture, as much as fits the box without being drawn out of shape.
    QSizeF part = mark.box.size().scaled(mark.picture.size(), Qt::KeepAspectRatio);
    const QPointF corner((mark.picture.width() - part.width()) / 2, (mark.picture.height() - part.height()) / 2);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(mark.box, mark.picture, QRectF(corner, part));
    painter.restore();
}

void drawCode(const CodeMark& code, QPainter& painter)
{
    // Runs of dark squares as one rectangle each: no hairs of white between neighbours, and a smaller file.
    const double step = code.box.width() / code.side;
    QList<QRectF> runs;
    for (int y = 0; y < code.side; ++y) {
        const auto row = code.dark.begin() + static_cast<std::ptrdiff_t>(y) * code.side;
        for (int x = 0; x < code.side;) {
            int end = x;
            while (end < code.side && *(row + end))
                ++end;
            if (end > x)
                runs += QRectF(code.box.x() + x * step, code.box.y() + y * step, (end - x) * step, step);
            x = end + 1;
        }
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawRects(runs);
    painter.setBrush(Qt::NoBrush);
}

QPen pen(double thickness)
{
    QPen pen(Qt::black);
    pen.setWidthF(thickness);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    return pen;
}

} // namespace

void draw(const Page& page, const Type& type, QPainter& painter)
{
    for (const ShapeMark& shape : page.marks.shapes)
        drawShape(shape, painter);
    for (const PictureMark& picture : page.marks.pictures)
        drawPicture(picture, painter);
    for (const BoxMark& box : page.marks.boxes) {
        painter.setBrush(box.ink > 0
                             ? QBrush(QColor::fromRgbF(static_cast<float>(1 - box.ink), static_cast<float>(1 - box.ink),
                                                       static_cast<float>(1 - box.ink)))
                             : QBrush(Qt::NoBrush));
        painter.setPen(box.thickness > 0 ? pen(box.thickness) : QPen(Qt::NoPen));
        painter.drawRect(box.box);
    }
    painter.setBrush(Qt::NoBrush);
    for (const LineMark& line : page.marks.lines) {
        painter.setPen(pen(line.thickness));
        painter.drawLine(line.line);
    }
    for (const CodeMark& code : page.marks.codes)
        drawCode(code, painter);
    for (const TextMark& text : page.marks.texts)
        drawText(text, type, painter);
}

std::string pdfOf(const std::vector<Page>& pages, const Type& type, const QString& title, const PageProgress& progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(PdfResolution);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Muster"));
        const auto setSize = [&](const Page& page) {
            writer.setPageSize(QPageSize(page.size, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
            writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        };
        if (pages.empty())
            return {};
        setSize(pages.front());
        QPainter painter(&writer);
        painter.scale(PdfResolution / MillimetresOfInch, PdfResolution / MillimetresOfInch);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (i > 0) {
                setSize(pages[i]);
                writer.newPage();
            }
            draw(pages[i], type, painter);
            if (progress && !progress(static_cast<int>(i) + 1, static_cast<int>(pages.size())))
                return {};
        }
    }
    return taggedPdf(buffer.data(), languageInForce()).toStdString();
}

} // namespace muster::app::print
