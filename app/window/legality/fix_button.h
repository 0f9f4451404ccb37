// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace muster::app {

/// What mends a finding, by one press. A button's label cannot take several lines: one that is too long for the width there
/// is keeps its beginning and ends in "…", and is whole in the tool tip and for a screen reader.
class FixButton final : public QPushButton {
    Q_OBJECT

public:
    FixButton(const QString& words, QWidget* parent);

    [[nodiscard]] QString words() const { return m_words; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QString m_words;
};

} // namespace muster::app
