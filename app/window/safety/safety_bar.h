// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

#include "app/window/safety/deck_safety.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace muster::app {

/// Says above a deck what happened to its file (another program changed it, it is gone, another Muster has it open) or
/// that edits cannot be kept, and offers what can be done. It takes no room while all is well, and stops nobody.
class SafetyBar final : public QFrame {
    Q_OBJECT

public:
    explicit SafetyBar(DeckSafety& safety, QWidget* parent = nullptr);

    void setDocument(DeckDocument* document); ///< nullptr: no deck
    /// Something worth knowing about the deck that asks for nothing: that it was brought back after a crash.
    void tell(const QString& sentence);

    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void compareRequested(DeckDocument* document); ///< the deck with what its file holds now
    void saveRequested(DeckDocument* document);    ///< the file is gone, and is to be there again
    void failed(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Kind { Nothing, Trouble, Changed, Unreadable, Gone, Elsewhere, Told };

    void refresh();
    void show(Kind kind, const QString& sentence);
    void paintKind();
    [[nodiscard]] QPushButton* addButton();
    void answer(Result<void> result);

    DeckSafety& m_safety;
    QPointer<DeckDocument> m_document;
    Kind m_kind = Kind::Nothing;
    QString m_told;
    bool m_elsewhereSeen = false;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_compare;
    QPushButton* m_take;
    QPushButton* m_keep;
    QPushButton* m_save;
    QToolButton* m_close;
};

} // namespace muster::app
