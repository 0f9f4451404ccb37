// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/window/document/deck_document.h"
#include "carddb/places.h"

class QAbstractItemView;
class QLabel;

namespace muster::app {

class FaceCache;
class HandDesk;
class HandPage;
class ManyHandsView;
class SteadyTabs;

/// Test hands: deals from the deck in front at once, and again as it is edited, while it can be seen.
class HandsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HandsPanel(carddb::Places places, QWidget* parent = nullptr);

    void setDocument(DeckDocument* document); ///< nullptr: no deck
    /// The keyboard to the hand.
    void focusHand();
    [[nodiscard]] HandDesk& desk() const { return *m_desk; }
    /// The hand as faces, for who shows cards large.
    [[nodiscard]] QAbstractItemView& list() const;
    [[nodiscard]] CardIndex cardAt(const QModelIndex& index) const;

Q_SIGNALS:
    void playWanted(); ///< the hand is to be played at the table
    void said(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    carddb::Places m_places;
    QPointer<DeckDocument> m_document;
    bool m_stale = true;
    FaceCache* m_faces;
    std::shared_ptr<const Catalogue> m_catalogue; ///< whose faces they are
    HandDesk* m_desk;
    QLabel* m_problem;
    SteadyTabs* m_tabs;
    HandPage* m_page;
    ManyHandsView* m_many;
};

} // namespace muster::app
