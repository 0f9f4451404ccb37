// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace muster::app {

/// A button for one thing that mends a finding. What it does may be a long sentence, and two of them may differ in their last
/// word: so its words take as many lines as they need.
class FixButton final : public QPushButton {
    Q_OBJECT

public:
    explicit FixButton(const QString& words, QWidget* parent = nullptr);

    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect roomForWords(int width) const; ///< without its height

    QString m_words;
};

} // namespace muster::app
