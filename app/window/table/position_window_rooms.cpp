// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of the window, its head line and its message.
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/window/look/flow_box.h"
#include "app/window/look/wrapped_label.h"
#include "app/window/table/position_board.h"
#include "app/window/table/position_card.h"
#include "app/window/table/position_search.h"
#include "app/window/table/position_window.h"

namespace muster::app {

namespace {

constexpr int MostTurns = 1000; ///< as positions have it
constexpr int ThreeRooms = 58;  ///< lines of text: so wide is a window with three rooms beside each other

} // namespace

void PositionWindow::build()
{
    auto* const whole = new QWidget(this);
    auto* const column = new QVBoxLayout(whole);
    column->addWidget(createTurn());
    m_rooms = new QSplitter(whole);
    m_side = new QSplitter(Qt::Vertical, m_rooms);
    m_side->addWidget(m_search);
    m_rooms->addWidget(m_side);
    m_rooms->addWidget(m_board);
    m_rooms->addWidget(m_card);
    m_rooms->setStretchFactor(1, 1);
    for (QSplitter* const split : {m_rooms, m_side})
        split->setChildrenCollapsible(false);
    column->addWidget(m_rooms, 1);
    auto* const foot = new QHBoxLayout;
    m_problem = new WrappedLabel(whole);
    m_problem->setAccessibleName(tr("What cannot be"));
    foot->addWidget(m_problem, 1);
    m_play = new QPushButton(tr("&Play from Here"), whole);
    connect(m_play, &QPushButton::clicked, this, &PositionWindow::play);
    auto* const save = new QPushButton(tr("Save as a &Scenario…"), whole);
    connect(save, &QPushButton::clicked, this, &PositionWindow::save);
    foot->addWidget(m_play);
    foot->addWidget(save);
    column->addLayout(foot);
    setCentralWidget(whole);
}

/// The board has the most room. The card stands beside it, or below the search where the window is too narrow for three.
void PositionWindow::arrange()
{
    const int line = fontMetrics().height();
    const Rooms rooms = width() < line * ThreeRooms ? Rooms::Two : Rooms::Three;
    if (rooms == m_arranged)
        return;
    m_arranged = rooms;
    if (rooms == Rooms::Two) {
        m_side->addWidget(m_card);
        m_rooms->setSizes({width() * 2 / 5, width() * 3 / 5});
    } else {
        m_rooms->addWidget(m_card);
        m_rooms->setSizes({line * 15, line * 46, line * 19});
    }
}

void PositionWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_rooms != nullptr)
        arrange();
}

/// The question in a sentence; whose turn it is and where in it.
QWidget* PositionWindow::createTurn()
{
    auto* const box = new FlowBox(this);
    const auto add = [box](const QString& title, const QString& name, QWidget* field) {
        auto* const both = new QWidget(box);
        auto* const row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        auto* const label = new QLabel(title, both);
        label->setBuddy(field);
        field->setAccessibleName(name);
        row->addWidget(label);
        row->addWidget(field, 1);
        box->flow().addWidget(both);
    };
    m_title = new QLineEdit;
    m_title->setMaxLength(200);
    m_title->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    add(tr("&Question:"), tr("Question, in one sentence"), m_title);
    m_turn = new QSpinBox;
    m_turn->setRange(1, MostTurns);
    m_turn->setKeyboardTracking(false);
    add(tr("&Turn:"), tr("Turn"), m_turn);
    m_active = new QComboBox;
    add(tr("&Of:"), tr("Whose turn it is"), m_active);
    m_begins = new QComboBox;
    add(tr("&Begins:"), tr("Where in the turn it begins"), m_begins);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        PositionDraft draft = m_draft;
        draft.title = text.toStdString();
        editDraft(tr("Question"), std::move(draft), QStringLiteral("title"));
    });
    connect(m_turn, &QSpinBox::valueChanged, this, [this](int turn) {
        engine::LaidPosition position = m_draft.position;
        position.turn = turn;
        editPosition(tr("Turn"), std::move(position), QStringLiteral("turn"));
    });
    connect(m_active, &QComboBox::activated, this, [this](int seat) {
        engine::LaidPosition position = m_draft.position;
        position.active = static_cast<engine::Seat>(seat);
        editPosition(tr("Whose turn it is"), std::move(position));
    });
    connect(m_begins, &QComboBox::activated, this, [this] {
        engine::LaidPosition position = m_draft.position;
        position.begins = m_begins->currentData().toString().toStdString();
        editPosition(tr("Where in the turn it begins"), std::move(position));
    });
    return box;
}

} // namespace muster::app
