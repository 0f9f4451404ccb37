// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractItemModel>

#include "app/window/table/position_draft.h"

namespace muster::app {

/// A position that is laid out, as lists: zones, in them cards, and on these what lies on them. Copies in a row of which
/// nothing is said are one row with their number. It has the roles of TableModel, so that the views of the table show it. From
/// one position to the next only what is different changes.
class PositionModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    explicit PositionModel(QObject* parent = nullptr);
    ~PositionModel() override;

    /// Of other rules or cards, with other zones.
    void begin(std::shared_ptr<const PositionGround> ground, const engine::LaidPosition& position);
    /// With the same zones.
    void setPosition(const engine::LaidPosition& position);

    /// Of a zone: without steps.
    [[nodiscard]] engine::CardPath pathOf(const QModelIndex& index) const;
    /// The row that has that card among its copies.
    [[nodiscard]] QModelIndex indexOf(const engine::CardPath& path) const;
    [[nodiscard]] std::size_t copies(const QModelIndex& index) const;
    /// The name of a place: "hand".
    [[nodiscard]] static QString zoneWord(const std::string& key);
    /// "A, hand", "Table, arena of A".
    [[nodiscard]] static QString zoneText(const engine::LaidZone& zone);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Item;
    using Items = std::vector<std::unique_ptr<Item>>;
    struct Run; ///< copies in a row
    [[nodiscard]] static std::vector<Run> runsOf(const std::vector<engine::LaidCard>& cards);
    [[nodiscard]] static std::unique_ptr<Item> make(const Run& run, Item* parent);
    void update(Item& parent, const std::vector<engine::LaidCard>& cards);
    void updateRow(Item& item, const Run& run);
    static void number(Item& parent);
    [[nodiscard]] Item* itemOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Item& item) const;
    [[nodiscard]] QString nameOf(const Item& item) const;
    [[nodiscard]] QStringList marksOf(const Item& item) const;
    [[nodiscard]] QString description(const Item& item) const;
    [[nodiscard]] QVariant zoneData(const Item& item, int role) const;

    std::shared_ptr<const PositionGround> m_ground;
    std::vector<engine::LaidZone> m_zones; ///< without their cards
    std::unique_ptr<Item> m_root;
};

} // namespace muster::app
