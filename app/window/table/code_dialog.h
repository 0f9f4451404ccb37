// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QImage>

#include "app/print/page.h"

class QLabel;

namespace muster::app {

/// The code of a game as a QR code, to be taken off the screen with a telephone, and as text. A game that is too long for one is
/// told to be, and has its text.
class CodeDialog final : public QDialog {
    Q_OBJECT

public:
    CodeDialog(const QString& code, const QString& title, QWidget* parent = nullptr);

    /// Each square of the code this many pixels wide, with the white margin that readers need.
    [[nodiscard]] static QImage picture(const print::CodeMark& code, int pixels);
    static constexpr int Margin = 4; ///< squares, as the standard has it

private:
    void copy();
    void save();

    QString m_code;
    QString m_title;
    std::optional<print::CodeMark> m_mark;
    QLabel* m_told;
};

} // namespace muster::app
