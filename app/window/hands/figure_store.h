// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QJsonObject>

#include "app/window/hands/measuring.h"

namespace muster::app {

/// Figures on disk, a file each, named after all that they are a function of: the program, the game with its cards as they are
/// now, its rules, the decks, who plays, how many games, the seed. What has changed since has another name, so that nothing
/// old is ever shown. Figures of two versions beside each other are not kept. The oldest files go.
class FigureStore {
public:
    static constexpr int Most = 400;

    /// An empty folder keeps nothing.
    explicit FigureStore(QString folder) : m_folder(std::move(folder)) { }

    /// Nothing where there are none, or they cannot be read.
    [[nodiscard]] std::optional<Measured> read(const Measuring& wanted);
    void write(const Measuring& wanted, const Measured& measured);

private:
    [[nodiscard]] bool keeps(const Measuring& wanted) const { return !m_folder.isEmpty() && wanted.beside.empty(); }
    [[nodiscard]] QJsonObject about(const Measuring& wanted);
    [[nodiscard]] QString fileOf(const QJsonObject& about) const;
    [[nodiscard]] QString cardsOf(const std::shared_ptr<const GameData>& game);
    void clean() const;

    QString m_folder;
    std::map<std::weak_ptr<const Catalogue>, QString, std::owner_less<>> m_cards; ///< sums of all cards
};

} // namespace muster::app
