// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/window/hands/figure_memory.h"
#include "app/window/hands/measuring_run.h"
#include "app/window/hands/other_decks.h"

namespace muster::app {

/// Every one of several decks against every other, pair by pair: a row says how a deck fares against each, and against all of
/// them together. Pairs that were played before are not played again, and one that was stopped goes on.
class RoundRobin final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The memory must outlive it.
    explicit RoundRobin(FigureMemory& memory, QObject* parent = nullptr);
    ~RoundRobin() override; ///< keeps the games played so far

    /// `how`: game, rules, shop, pilot, mode, seed, and how many games each pair plays; the decks in it mean nothing.
    void start(const Measuring& how, std::vector<OtherDeck> decks);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Games of all pairs, and those that were played.
    [[nodiscard]] int games() const;
    [[nodiscard]] int played() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// The share of games that the deck of the row won against that of the column, all others where that is one too many; with
    /// its interval. No value where nothing was played.
    [[nodiscard]] Estimate won(int row, int column) const;
    /// A header row, then a row a deck: shares and their bounds.
    [[nodiscard]] QByteArray csv() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void grew();  ///< more games were played
    void ended(); ///< all pairs have played, or it was stopped

private:
    struct Pair {
        int first = 0, second = 0;
        std::shared_ptr<const Measured> measured; ///< as far as it is known
        bool whole = false;
    };
    [[nodiscard]] Measuring measuringOf(const Pair& pair) const;
    void next();
    void take(const std::shared_ptr<const Measured>& measured);
    void keep();
    void changed(const Pair& pair);
    struct Record {
        int won = 0, lost = 0, games = 0;
    };
    [[nodiscard]] Record recordOf(int row, int column) const;

    FigureMemory& m_memory;
    MeasuringRun* m_run;
    Measuring m_how;
    std::vector<OtherDeck> m_decks;
    std::vector<Pair> m_pairs;
    std::size_t m_at = 0; ///< the pair that plays
    bool m_running = false;
    QString m_problem;
};

} // namespace muster::app
