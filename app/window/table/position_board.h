// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QScrollArea>

#include "app/window/table/position_draft.h"

class QLabel;
class QLineEdit;
class QComboBox;
class QSpinBox;
class QVBoxLayout;

namespace muster::app {

class FlowBox;
class PositionModel;
class TableFaces;
class ZoneView;

/// A position with all its places: for each player the numbers, the game's own keys, and the zones as lists of faces; and what
/// is the table's.
class PositionBoard final : public QScrollArea {
    Q_OBJECT

public:
    PositionBoard(PositionModel& model, TableFaces& faces, QWidget* parent = nullptr);
    ~PositionBoard() override;

    /// Another ground: all is made anew.
    void begin(const PositionGround& ground, const PositionDraft& draft);
    void refresh(const PositionDraft& draft, const std::vector<PositionGround::Problem>& problems);
    [[nodiscard]] const std::vector<ZoneView*>& zones() const { return m_views; } ///< by the zones of the position
    /// Of the cards, in text of that size.
    [[nodiscard]] static QSize faceSize(const QFontMetrics& metrics);

Q_SIGNALS:
    void numberEdited(int seat, const QString& key, int value);
    void extraEdited(int seat, const QString& key, const QString& value);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitZones();
    /// Something of which a problem can be told, with the sentence below it.
    struct Place {
        engine::Seat seat = engine::NoSeat;
        std::string key;
        QWidget* field = nullptr;
        QLabel* title = nullptr;
        QString name; ///< of the field, while nothing is wrong with it
    };
    void addPanel(engine::Seat seat, const PositionGround& ground, const PositionDraft& draft, QVBoxLayout& column);
    void addNumbers(engine::Seat seat, const PositionGround& ground, const PositionDraft& draft, FlowBox& box);
    void addExtras(engine::Seat seat, const PositionGround& ground, FlowBox& box);
    void addZone(std::size_t zone, const PositionDraft& draft, FlowBox& box);
    [[nodiscard]] QLabel* titled(FlowBox& box, const QString& title, QWidget* field);
    void tell(const std::vector<PositionGround::Problem>& problems);

    PositionModel& m_model;
    TableFaces& m_faces;
    std::vector<ZoneView*> m_views;
    std::vector<Place> m_places;
    struct NumberBox {
        engine::Seat seat;
        std::string key;
        QSpinBox* box;
    };
    std::vector<NumberBox> m_numbers;
    struct ExtraBox {
        engine::Seat seat;
        std::string key;
        QLineEdit* line;  ///< or
        QComboBox* words; ///< where there are only some values
    };
    std::vector<ExtraBox> m_extras;
};

} // namespace muster::app
