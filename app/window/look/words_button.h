// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace muster::app {

/// A button whose words take as many lines as they need: what it does may be a long sentence, and two of them may differ in
/// their last word. The words stand at the left, beside the icon.
class WordsButton : public QPushButton {
    Q_OBJECT

public:
    WordsButton(const QIcon& icon, const QString& words, QWidget* parent = nullptr);

    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// The colour of the words.
    [[nodiscard]] virtual QPalette::ColorRole colour() const { return QPalette::ButtonText; }

private:
    [[nodiscard]] QRect roomForWords(int width) const; ///< without its height

    QString m_words;
};

} // namespace muster::app
