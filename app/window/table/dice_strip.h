// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/window/table/table_game.h"

class QHBoxLayout;

namespace muster::app {

/// The dice of the last step, by how many faces they have, each with its number on a face. A screen reader adds the log line
/// of each. The strip is there only while there are any.
class DiceStrip final : public QWidget {
    Q_OBJECT

public:
    explicit DiceStrip(QWidget* parent = nullptr);

    /// Lines of the log, in their order; of many dice the last ones are shown.
    void setRolls(const std::vector<TableLine>& lines, engine::Seat viewer);

private:
    struct Die {
        engine::ShownDie fell;
        QString about;
    };

    QHBoxLayout* m_row;
};

/// The lines of the last step in which dice fell: behind the choice to which taking back leads.
[[nodiscard]] std::vector<TableLine> lastRolls(const std::vector<TableLine>& log, const ChoiceTree& tree);

} // namespace muster::app
