// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_card.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/wrapped_label.h"
#include "app/window/table/position_model.h"
#include "app/window/table/table_faces.h"
#include "app/window/table/table_game.h"
#include "app/window/table/zone_view.h"

namespace muster::app {

namespace {

constexpr int MostCopies = 200;
constexpr double FaceLines = 3.6; ///< width of a face, in lines of text

} // namespace

PositionCard::PositionCard(PositionModel& model, TableFaces& faces, QWidget* parent)
    : QScrollArea(parent),
      m_model(model),
      m_faces(faces)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

PositionCard::~PositionCard() = default;

void PositionCard::begin(const PositionGround& ground)
{
    m_facts = &ground.facts();
    m_states.clear();
    m_numbers.clear();
    m_seen.clear();
    m_extras.clear();
    auto* const inside = new QWidget;
    auto* const column = new QVBoxLayout(inside);
    m_name = new WrappedLabel(inside);
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    column->addWidget(m_name);
    m_said = new QWidget(inside);
    column->addWidget(m_said);
    column->addStretch();
    auto* const form = new QFormLayout(m_said);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_copies = new QSpinBox(m_said);
    m_copies->setRange(1, MostCopies);
    m_copies->setKeyboardTracking(false);
    form->addRow(tr("Copies:"), m_copies);
    connect(m_copies, &QSpinBox::valueChanged, this, &PositionCard::copiesEdited);
    auto* const states = new FlowBox(m_said);
    std::vector<std::string> words{m_facts->faces[1]};
    words.insert(words.end(), m_facts->states.begin(), m_facts->states.end());
    for (const std::string& word : words) {
        auto* const box = new QCheckBox(gameWord(word), states);
        states->flow().addWidget(box);
        m_states.emplace_back(word, box);
        connect(box, &QCheckBox::toggled, this, [this, word](bool on) {
            Q_EMIT cardEdited({},
                              [this, word, on](engine::LaidCard& card) { engine::setState(card, word, on, *m_facts); });
        });
    }
    form->addRow(states);
    for (const engine::ScenarioNumber& number : m_facts->cardNumbers) {
        if (number.settable())
            addNumber(*form, number);
    }
    m_owner = new QComboBox(m_said);
    m_owner->addItem(tr("with whom it lies"), engine::NoSeat);
    for (engine::Seat seat = 0; seat < m_facts->seats; ++seat)
        m_owner->addItem(TableGame::letter(seat), seat);
    form->addRow(tr("Whose:"), m_owner);
    connect(m_owner, &QComboBox::activated, this, [this] {
        const auto owner = static_cast<engine::Seat>(m_owner->currentData().toInt());
        Q_EMIT cardEdited({}, [owner](engine::LaidCard& card) { card.owner = owner; });
    });
    auto* const seen = new FlowBox(m_said);
    for (engine::Seat seat = 0; seat < m_facts->seats; ++seat) {
        auto* const box = new QCheckBox(tr("seen by %1").arg(TableGame::letter(seat)), seen);
        seen->flow().addWidget(box);
        m_seen.push_back(box);
        connect(box, &QCheckBox::toggled, this, [this, seat](bool on) {
            Q_EMIT cardEdited({}, [seat, on](engine::LaidCard& card) {
                std::erase(card.seenBy, seat);
                if (on)
                    card.seenBy.insert(std::upper_bound(card.seenBy.begin(), card.seenBy.end(), seat), seat);
            });
        });
    }
    form->addRow(seen);
    for (const std::string& key : m_facts->cardKeys)
        addExtra(*form, key);
    m_on = new ZoneView(m_faces, m_said);
    m_on->setModel(&m_model);
    m_on->setFrameShape(QFrame::StyledPanel);
    m_on->setFaceWidth(static_cast<int>(fontMetrics().height() * FaceLines));
    m_on->setContextMenuPolicy(Qt::CustomContextMenu);
    form->addRow(tr("On it:"), m_on);
    m_on->setAccessibleName(tr("What lies on the card"));
    setWidget(inside);
    setCard({}, {});
}

void PositionCard::addNumber(QFormLayout& form, const engine::ScenarioNumber& number)
{
    auto* const box = new QSpinBox(m_said);
    box->setRange(number.lowest, number.highest);
    box->setKeyboardTracking(false);
    form.addRow(tr("%1:").arg(gameWord(number.key)), box);
    m_numbers.emplace_back(number.key, box);
    connect(box, &QSpinBox::valueChanged, this, [this, key = number.key](int value) {
        Q_EMIT cardEdited(QString::fromStdString(key), [this, key, value](engine::LaidCard& card) {
            engine::setNumber(card, key, value, *m_facts);
        });
    });
}

void PositionCard::addExtra(QFormLayout& form, const std::string& key)
{
    auto* const line = new QLineEdit(m_said);
    line->setMaxLength(100);
    form.addRow(tr("%1:").arg(gameWord(key)), line);
    m_extras.emplace_back(key, line);
    connect(line, &QLineEdit::editingFinished, this, [this, key, line] {
        const std::string value = line->text().trimmed().toStdString();
        Q_EMIT cardEdited({}, [key, value](engine::LaidCard& card) { engine::setExtra(card, key, value); });
    });
}

void PositionCard::setCard(const engine::LaidPosition& position, const QModelIndex& at)
{
    const engine::LaidCard* const card = at.isValid() ? engine::cardAt(position, m_model.pathOf(at)) : nullptr;
    m_said->setEnabled(card != nullptr);
    m_on->setVisible(card != nullptr); // without a root it would show the zones
    m_name->setText(card != nullptr ? at.data().toString() : tr("Select a card of the position."));
    if (card == nullptr) {
        fill({});
        return;
    }
    m_on->setRootIndex(at);
    m_on->updateGeometry();
    fill(*card);
    const QSignalBlocker blocker(m_copies);
    m_copies->setValue(static_cast<int>(m_model.copies(at)));
}

void PositionCard::fill(const engine::LaidCard& card)
{
    for (const auto& [word, box] : m_states) {
        const QSignalBlocker blocker(box);
        box->setChecked(std::find(card.states.begin(), card.states.end(), word) != card.states.end());
    }
    for (const auto& [key, box] : m_numbers) {
        const QSignalBlocker blocker(box);
        box->setValue(engine::numberOf(card, key));
    }
    m_owner->setCurrentIndex(std::max(0, m_owner->findData(card.owner)));
    for (std::size_t seat = 0; seat < m_seen.size(); ++seat) {
        const QSignalBlocker blocker(m_seen[seat]);
        m_seen[seat]->setChecked(std::find(card.seenBy.begin(), card.seenBy.end(), seat) != card.seenBy.end());
    }
    for (const auto& [key, line] : m_extras) {
        QString value;
        for (const auto& [word, text] : card.extras) {
            if (word == key)
                value = QString::fromStdString(text);
        }
        if (line->text() != value)
            line->setText(value);
    }
}

void PositionCard::focusFirst() { m_copies->setFocus(); }

} // namespace muster::app

#include "moc_position_card.cpp"
