// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QJsonObject>

#include "app/window/hands/measuring.h"

namespace muster::app {

/// Figures on disk, a file each, named after all that they are a function of: the program, the game with its cards as they are
/// now, its rules, the decks, who plays, the seed, and, last, how many games. What has changed since has another name, so that
/// nothing old is ever shown. Figures of a run that was stopped are those of so many games; they go once there are those of
/// more. Each file begins with a sum of the rest: one that is damaged goes. The oldest files go.
class FigureStore {
public:
    static constexpr int Most = 400;

    /// An empty folder keeps nothing.
    explicit FigureStore(QString folder) : m_folder(std::move(folder)) { }

    /// Nothing where there are none, or they cannot be read.
    [[nodiscard]] std::optional<Measured> read(const Measuring& wanted);
    /// The most of fewer samples of the same after which one can go on, and which are more than `more`.
    [[nodiscard]] std::optional<Measured> readBegun(const Measuring& wanted, int more);
    /// Less than all counts as stopped.
    void write(const Measuring& wanted, const Measured& measured);

private:
    /// All but the number of samples.
    [[nodiscard]] QJsonObject about(const Measuring& wanted);
    [[nodiscard]] static QString nameOf(const QJsonObject& about);
    [[nodiscard]] std::optional<Measured> readFile(const QString& file, const QJsonObject& about, int samples,
                                                   const Measuring& wanted) const;
    void removeStopped(const QString& name, int before) const;
    [[nodiscard]] QString cardsOf(const std::shared_ptr<const GameData>& game);
    void clean() const;

    QString m_folder;
    std::map<std::weak_ptr<const Catalogue>, QString, std::owner_less<>> m_cards; ///< sums of all cards
};

} // namespace muster::app
