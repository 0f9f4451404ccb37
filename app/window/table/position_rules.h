// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QDialog>

#include "app/window/table/position_draft.h"

class QComboBox;
class QFormLayout;
class QScrollArea;

namespace muster::app {

/// By which rules a position is laid out: of which game, in which mode, with which options of its rules, of which the number
/// of players may be one.
class PositionRules final : public QDialog {
    Q_OBJECT

public:
    using Games = std::vector<std::shared_ptr<const GameData>>;

    /// `games`: those that can be chosen. What the draft says stands there at the beginning.
    PositionRules(Games games, const PositionDraft& draft, QWidget* parent = nullptr);

    /// A draft with these rules; in a game of its own it begins anew.
    [[nodiscard]] PositionDraft draft() const;
    [[nodiscard]] std::shared_ptr<const GameData> game() const;

private:
    void follow(); ///< modes and options are those of the game

    Games m_games;
    PositionDraft m_draft;
    QComboBox* m_game;
    QComboBox* m_mode;
    QFormLayout* m_form;
    QScrollArea* m_scroll;
    std::vector<std::pair<const RulesOption*, QComboBox*>> m_options;
};

} // namespace muster::app
