// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <QScrollArea>

#include "app/window/table/position_draft.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster::app {

class PositionModel;
class TableFaces;
class ZoneView;

/// All that a position says of one of its cards: how many copies, states, counters, whose it is, who has seen it, the game's own
/// keys, and what lies on it.
class PositionCard final : public QScrollArea {
    Q_OBJECT

public:
    PositionCard(PositionModel& model, TableFaces& faces, QWidget* parent = nullptr);
    ~PositionCard() override;

    void begin(const PositionGround& ground);
    /// A card of the model with its row in the position; none where the row is invalid.
    void setCard(const engine::LaidPosition& position, const QModelIndex& at);
    /// What lies on the card.
    [[nodiscard]] ZoneView& on() const { return *m_on; }
    /// To the first thing that can be said of the card.
    void focusFirst();

Q_SIGNALS:
    void copiesEdited(int copies);
    /// `what` is the same for edits that go on from each other.
    void cardEdited(const QString& what, const std::function<void(muster::engine::LaidCard&)>& change);

private:
    void addNumber(QFormLayout& form, const engine::ScenarioNumber& number);
    void addExtra(QFormLayout& form, const std::string& key);
    void fill(const engine::LaidCard& card);

    PositionModel& m_model;
    const engine::ScenarioFacts* m_facts = nullptr;
    TableFaces& m_faces;
    QLabel* m_name = nullptr;
    QWidget* m_said = nullptr; ///< all below the name
    QSpinBox* m_copies = nullptr;
    QComboBox* m_owner = nullptr;
    ZoneView* m_on = nullptr;
    std::vector<std::pair<std::string, QCheckBox*>> m_states;
    std::vector<std::pair<std::string, QSpinBox*>> m_numbers;
    std::vector<QCheckBox*> m_seen; ///< by seat
    std::vector<std::pair<std::string, QLineEdit*>> m_extras;
};

} // namespace muster::app
