// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/window/hands/round_robin.h"

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace muster::app {

/// A round robin of chosen decks: which decks, how many games each pair plays, and the table as it fills.
class RoundRobinDialog final : public QDialog {
    Q_OBJECT

public:
    /// `how`: game, rules, shop, who plays, the seed; `decks`: those that can be chosen, the first few are. The memory must outlive
    /// it.
    RoundRobinDialog(Measuring how, std::vector<OtherDeck> decks, FigureMemory& memory, QWidget* parent = nullptr);

    [[nodiscard]] RoundRobin& table() const { return *m_table; }

private:
    QWidget* createChoice();
    void createTable(QVBoxLayout& column);
    void startOrStop();
    void refresh();
    void saveCsv();

    Measuring m_how;
    std::vector<OtherDeck> m_decks;
    RoundRobin* m_table;
    QListWidget* m_list = nullptr;
    QSpinBox* m_games = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_save = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_told = nullptr;
};

} // namespace muster::app
