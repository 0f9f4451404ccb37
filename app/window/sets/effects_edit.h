// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPlainTextEdit>

#include "app/window/sets/effect_words.h"

class QCompleter;

namespace muster::app {

/// Where effects are written: proposes the words of their language as one types, and shows all of them on Ctrl+Space.
class EffectsEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    EffectsEdit(const QString& value, const std::vector<EffectWord>& words, QWidget* parent);

    /// Shows every word there is, whatever stands before the cursor.
    void showWords();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void propose();
    void take(const QModelIndex& word);
    [[nodiscard]] QString begun() const; ///< of a word, before the cursor
    void popUp();

    QCompleter* m_completer;
};

} // namespace muster::app
