// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPointer>

#include "app/window/look/signs.h"

namespace muster::app {

class DeckDocument;

/// The verdict in a word, a sign and a colour; pressing it leads to the findings.
class VerdictBadge final : public QAbstractButton {
    Q_OBJECT

public:
    explicit VerdictBadge(QWidget* parent = nullptr);

    void setDocument(DeckDocument* document);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    QPointer<DeckDocument> m_document;
    Sign m_sign = Sign::Legal;
};

} // namespace muster::app
