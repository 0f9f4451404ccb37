// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace muster::app {

/// Texts are shown as they are. Labels and tool tips of Qt guess whether a text is markup, and names of cards, decks and sets,
/// reasons and paths are other people's: markup in them would show local files, or fill the memory. With this on the
/// application none of them guesses: a tool tip is always plain, and a label is unless it says Qt::RichText of itself.
class PlainTexts final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A text on a button, a tab or in a menu, where Qt takes & for the mark of a key.
[[nodiscard]] QString asLabel(QString text);
/// A text for a tool tip with its lines broken between words, since plain tips stay as wide as their longest line.
[[nodiscard]] QString wrappedTip(const QString& text);

} // namespace muster::app
