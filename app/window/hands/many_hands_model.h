// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractListModel>

#include "engine/play/match_setup.h"

namespace muster::app {

class HandDesk;

/// Many first hands of a desk's deck, one a row, by seeds that follow each other. A hand is dealt when a view asks for it.
class ManyHandsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int Hands = 60;
    enum Role {
        SeedRole = Qt::UserRole, ///< quint64
        ClassRole,               ///< its class in a word; empty where the game has none
        AdviceRole,              ///< what a sound player does with it, in a word
    };

    /// `desk` must outlive it.
    explicit ManyHandsModel(const HandDesk& desk, QObject* parent = nullptr);

    /// The hands from this seed on.
    void setFirstSeed(std::uint64_t seed);
    [[nodiscard]] std::uint64_t firstSeed() const { return m_first; }
    /// The cards of a row, alike ones side by side.
    [[nodiscard]] const engine::DeckCards& cards(int row) const { return entry(row).cards; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Entry {
        engine::DeckCards cards;
        QString words; ///< the class of the hand and why
        QString advice;
        QString companion; ///< the card that is picked beside it; empty where the game has none
    };
    [[nodiscard]] const Entry& entry(int row) const;
    void dealAnew();

    const HandDesk& m_desk;
    std::uint64_t m_first;
    mutable std::vector<std::optional<Entry>> m_hands;
};

} // namespace muster::app
