// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <vector>

#include <QAbstractItemModel>

#include "engine/play/shown_table.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// The table as a seat sees it: zones, in them cards, and on these what is attached to them. From one position to the next
/// only what is different changes, so that views keep their place.
class TableModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< of a card: its number at the table
        DefinitionRole,        ///< of a card: index of the catalogue, or -1 where it is not known
        LitRole,               ///< of a card: something can be chosen that is about it
        MarksRole,             ///< of a card: what is not as printed, as short texts
        DamageRole,            ///< of a card
        TickRole,              ///< of a card: as which one of several it is named; 0: it is not
        CountRole,             ///< of a zone: how many cards
        LevelRole,             ///< of a card: on how many others, one on the other, it lies
    };

    explicit TableModel(QObject* parent = nullptr);
    ~TableModel() override;

    /// The cards of another game.
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    /// Cards that are named together, in their order.
    void setTicks(const std::vector<engine::CardId>& ticks);
    void setTable(const engine::ShownTable& table, const std::set<engine::CardId>& lit);
    [[nodiscard]] const std::vector<engine::ShownZone>& zones() const { return m_zones; } ///< without their cards
    /// Which card a row of this model, or of one upon it, is; an invalid index where it is not known.
    [[nodiscard]] static CardIndex definitionOf(const QModelIndex& card);
    /// A card, wherever it lies.
    [[nodiscard]] QModelIndex find(engine::CardId card) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Item;
    using Items = std::vector<std::unique_ptr<Item>>;
    [[nodiscard]] Item* itemOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Item& item) const;
    [[nodiscard]] std::unique_ptr<Item> make(const engine::ShownCard& card, Item* parent, int row) const;
    void update(Item& parent, const std::vector<engine::ShownCard>& cards);
    void updateCard(Item& item, const engine::ShownCard& card);
    void number(Item& parent);
    [[nodiscard]] const Item* find(const Item& below, engine::CardId card) const;
    [[nodiscard]] int tickOf(engine::CardId card) const;
    [[nodiscard]] QString nameOf(const engine::ShownCard& card) const;
    [[nodiscard]] QString description(const Item& item) const;
    [[nodiscard]] QString nameAndMarks(const Item& item) const;
    [[nodiscard]] static int levelOf(const Item& item);
    [[nodiscard]] static QStringList marksOf(const engine::ShownCard& card);
    [[nodiscard]] QVariant cardData(const Item& item, int role) const;
    [[nodiscard]] QVariant zoneData(int row, int role) const;

    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<engine::ShownZone> m_zones;
    std::set<engine::CardId> m_lit;
    std::vector<engine::CardId> m_ticks;
    std::unique_ptr<Item> m_root; ///< its children are zones, in the order of `m_zones`
};

} // namespace muster::app
