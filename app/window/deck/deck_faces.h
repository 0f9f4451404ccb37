// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QPersistentModelIndex>
#include <QWidget>

#include "app/window/card/face_cache.h"
#include "carddb/places.h"

class QAbstractItemView;

namespace muster::app {

class CardGrid;
class DeckModel;
class DeckTree;

/// The cards of a deck one after the other, in the order of its tree, for views that show faces.
class DeckFacesModel final : public QAbstractListModel {
    Q_OBJECT

public:
    explicit DeckFacesModel(DeckModel& deck, QObject* parent = nullptr);

    /// The row of the deck's own model that a face stands for.
    [[nodiscard]] QModelIndex rowOf(const QModelIndex& face) const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// The deck has changed: the faces that stay the same stay the rows they were.
    void follow();

private:
    DeckModel& m_deck;
    std::vector<QPersistentModelIndex> m_rows;
};

/// The deck as faces in place of its tree. Both share one selection and the same keys.
class DeckFaces final : public QWidget {
    Q_OBJECT

public:
    DeckFaces(DeckModel& deck, DeckTree& tree, QWidget* parent = nullptr);

    void setCards(const std::shared_ptr<const Catalogue>& catalogue, const carddb::Places& places);
    [[nodiscard]] QAbstractItemView& list() const;
    /// The row of the deck's model that an index of list() stands for.
    [[nodiscard]] QModelIndex rowOf(const QModelIndex& face) const { return m_model->rowOf(face); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    DeckTree& m_tree;
    FaceCache* m_cache;
    DeckFacesModel* m_model;
    CardGrid* m_grid;
    std::shared_ptr<const Catalogue> m_catalogue;
};

} // namespace muster::app
