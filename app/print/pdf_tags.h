// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace muster::app::print {

/// A PDF as Qt writes it, with its texts tagged as paragraphs in the order in which they were drawn, lines and codes as mere
/// decoration, and its language: what a reader of the screen goes by. Unchanged where it is written in another way.
[[nodiscard]] QByteArray taggedPdf(const QByteArray& pdf, const QString& language);

} // namespace muster::app::print
