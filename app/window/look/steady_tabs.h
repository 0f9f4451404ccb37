// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace muster::app {

/// Tabs that stay as they are where a page lays its own content out anew. Qt's place everything again whenever anything on
/// a page has another size, a label with another number, and then paint all of it: with each edit of a deck.
class SteadyTabs final : public QTabWidget {
    Q_OBJECT

public:
    using QTabWidget::QTabWidget;

    /// Another text, or another icon, for the tab; nothing is laid out or painted where it is the same.
    void nameTab(int tab, const QString& text);
    void markTab(int tab, const QIcon& icon, int mark); ///< `mark`: a number for the icon

protected:
    bool event(QEvent* event) override;

private:
    /// What the places of bar and pages follow from, beside the size of the whole.
    struct Parts {
        QSize bar;
        QSize left, right; ///< in the corners
        bool barHidden = false;

        friend bool operator==(const Parts&, const Parts&) = default;
    };
    [[nodiscard]] Parts parts() const;

    Parts m_parts;
    QSize m_hint, m_least; ///< of all of it, as those around it know them
};

} // namespace muster::app
