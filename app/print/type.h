// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <utility>

#include <QFont>
#include <QHash>
#include <QStringList>

#include "app/print/page.h"

namespace muster::app::print {

/// A text made to fit a width: on one line as it is, else condensed, else on several lines. Nothing is ever cut off.
struct Fitted {
    QStringList lines;
    double squeeze = 1; ///< the same for all lines
};

/// Measures and fits text in the letters that sheets are printed with. Widths do not depend on any device, so that a
/// page is the same on screen, on paper and in a PDF. Needs a QGuiApplication; belongs to one thread.
class Type {
public:
    /// The first of the families that is installed is used; letters that it lacks come from other fonts.
    explicit Type(const QStringList& families);

    /// The font at FontUnit pixels to the em; pages scale it.
    [[nodiscard]] const QFont& font(Face face) const { return m_fonts[static_cast<int>(face)]; }
    static constexpr int FontUnit = 100;

    [[nodiscard]] double width(const QString& text, Face face, double size);
    [[nodiscard]] double ascent(Face face, double size) const;
    [[nodiscard]] double descent(Face face, double size) const;
    /// From one baseline to the next.
    [[nodiscard]] static double lineHeight(double size) { return size * 1.22; }

    /// `leastSqueeze` is how narrow letters may become before the text goes on several lines.
    [[nodiscard]] Fitted fit(const QString& text, Face face, double size, double width, double leastSqueeze = 0.78);
    [[nodiscard]] TextMark mark(const QString& text, Face face, double size, QPointF at, double squeeze = 1);

    /// Whether there is any font; without one, every letter would be a box.
    [[nodiscard]] bool hasLetters() const;
    /// Forgets every text that was measured, and which letters were missing.
    void startOver();
    /// Letters that no installed font has, with a text in which each was met first.
    [[nodiscard]] const std::map<QString, QString>& missing() const { return m_missing; }

private:
    double unitWidth(const QString& text, Face face);
    QStringList wrapped(const QString& text, Face face, double size, double width);

    QFont m_fonts[2];
    double m_ascent[2] = {};
    double m_descent[2] = {};
    QHash<QString, double> m_widths[2];
    std::map<QString, QString> m_missing;
};

} // namespace muster::app::print
