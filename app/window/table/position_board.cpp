// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_board.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/text/as_sentence.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/look/flow_box.h"
#include "app/window/table/position_model.h"
#include "app/window/table/table_faces.h"
#include "app/window/table/table_game.h"
#include "app/window/table/table_model.h"
#include "app/window/table/zone_view.h"
#include "model/yaml/scalar.h"

namespace muster::app {

namespace {

constexpr double FaceLines = 3.6; ///< width of a face, in lines of text

} // namespace

QSize PositionBoard::faceSize(const QFontMetrics& metrics)
{
    return ZoneView::faceSize(static_cast<int>(metrics.height() * FaceLines));
}

PositionBoard::PositionBoard(PositionModel& model, TableFaces& faces, QWidget* parent)
    : QScrollArea(parent),
      m_model(model),
      m_faces(faces)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

PositionBoard::~PositionBoard() = default;

void PositionBoard::begin(const PositionGround& ground, const PositionDraft& draft)
{
    m_views.assign(draft.position.zones.size(), nullptr);
    m_places.clear();
    m_numbers.clear();
    m_extras.clear();
    auto* const inside = new QWidget;
    auto* const column = new QVBoxLayout(inside);
    for (std::size_t seat = draft.position.numbers.size(); seat-- > 0;) { // the first player lies nearest
        if (seat == 0)
            addPanel(engine::NoSeat, ground, draft, *column);
        addPanel(static_cast<engine::Seat>(seat), ground, draft, *column);
    }
    column->addStretch();
    setWidget(inside);
    QWidget* before = nullptr;
    for (const Place& place : m_places) {
        if (before != nullptr)
            QWidget::setTabOrder(before, place.field);
        before = place.field;
    }
    refresh(draft, {});
}

/// A field below its title.
QLabel* PositionBoard::titled(FlowBox& box, const QString& title, QWidget* field)
{
    auto* const both = new QWidget(&box);
    auto* const column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* const label = new QLabel(title, both);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(field);
    column->addWidget(label);
    column->addWidget(field);
    box.flow().addWidget(both);
    return label;
}

void PositionBoard::addPanel(engine::Seat seat, const PositionGround& ground, const PositionDraft& draft,
                             QVBoxLayout& column)
{
    const auto& zones = draft.position.zones;
    if (seat == engine::NoSeat && std::none_of(zones.begin(), zones.end(), [](const engine::LaidZone& zone) {
            return zone.seat == engine::NoSeat;
        }))
        return;
    auto* const title = new QLabel(
        seat == engine::NoSeat ? tr("On the table") : tr("Player %1").arg(TableGame::letter(seat)), widget());
    title->setTextFormat(Qt::PlainText);
    QFont bold = font();
    bold.setBold(true);
    title->setFont(bold);
    column.addWidget(title);
    if (seat != engine::NoSeat) {
        auto* const said = new FlowBox(nullptr);
        addNumbers(seat, ground, draft, *said);
        addExtras(seat, ground, *said);
        column.addWidget(said);
    }
    auto* const places = new FlowBox(nullptr);
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        if (zones[zone].seat == seat)
            addZone(zone, draft, *places);
    }
    column.addWidget(places);
}

void PositionBoard::addNumbers(engine::Seat seat, const PositionGround& ground, const PositionDraft& draft,
                               FlowBox& box)
{
    for (const engine::LaidPosition::Number& number : draft.position.numbers[seat]) {
        const auto& facts = ground.facts().seatNumbers;
        const auto fact = std::find_if(facts.begin(), facts.end(),
                                       [&](const engine::ScenarioNumber& one) { return one.key == number.key; });
        if (fact == facts.end())
            continue;
        auto* const spin = new QSpinBox;
        spin->setRange(fact->lowest, fact->highest);
        spin->setKeyboardTracking(false);
        const QString word = gameWord(number.key);
        const QString name = tr("%1, %2", "player, number").arg(TableGame::letter(seat), word);
        QLabel* const title = titled(box, word, spin);
        m_places.push_back({seat, number.key, spin, title, name});
        m_numbers.push_back({seat, number.key, spin});
        connect(spin, &QSpinBox::valueChanged, this, [this, seat, key = QString::fromStdString(number.key)](int value) {
            Q_EMIT numberEdited(seat, key, value);
        });
    }
}

void PositionBoard::addExtras(engine::Seat seat, const PositionGround& ground, FlowBox& box)
{
    for (const engine::ScenarioKey& fact : ground.facts().seatKeys) {
        const QString key = QString::fromStdString(fact.key);
        const QString name = tr("%1, %2", "player, number").arg(TableGame::letter(seat), gameWord(fact.key));
        ExtraBox extra{seat, fact.key, nullptr, nullptr};
        QWidget* field = nullptr;
        if (fact.values.empty()) {
            extra.line = new QLineEdit;
            extra.line->setMaxLength(200);
            field = extra.line;
            connect(extra.line, &QLineEdit::editingFinished, this,
                    [this, seat, key, line = extra.line] { Q_EMIT extraEdited(seat, key, line->text().trimmed()); });
        } else {
            extra.words = new QComboBox;
            for (const std::string& value : fact.values)
                extra.words->addItem(shown(value), QString::fromStdString(yaml::scalar(value)));
            field = extra.words;
            connect(extra.words, &QComboBox::activated, this, [this, seat, key, words = extra.words] {
                Q_EMIT extraEdited(seat, key, words->currentData().toString());
            });
        }
        QLabel* const title = titled(box, gameWord(fact.key), field);
        m_places.push_back({seat, fact.key, field, title, name});
        m_extras.push_back(extra);
    }
}

void PositionBoard::addZone(std::size_t zone, const PositionDraft& draft, FlowBox& box)
{
    const engine::LaidZone& laid = draft.position.zones[zone];
    auto* const view = new ZoneView(m_faces);
    view->setModel(&m_model);
    view->setRootIndex(m_model.index(static_cast<int>(zone), 0));
    view->setFrameShape(QFrame::StyledPanel);
    view->setFaceWidth(faceSize(fontMetrics()).width());
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QLabel* const title = titled(box, PositionModel::zoneWord(laid.key), view);
    m_views[zone] = view;
    m_places.push_back({laid.seat, laid.key, view, title, {}});
}

// Showing

void PositionBoard::refresh(const PositionDraft& draft, const std::vector<PositionGround::Problem>& problems)
{
    for (const NumberBox& number : m_numbers) {
        const QSignalBlocker blocker(number.box);
        for (const engine::LaidPosition::Number& one : draft.position.numbers[number.seat]) {
            if (one.key == number.key)
                number.box->setValue(one.value);
        }
    }
    for (const ExtraBox& extra : m_extras) {
        QString value;
        for (const auto& [key, text] : draft.position.extras[extra.seat]) {
            if (key == extra.key)
                value = QString::fromStdString(text);
        }
        if (extra.line != nullptr && extra.line->text() != value)
            extra.line->setText(value);
        if (extra.words != nullptr)
            extra.words->setCurrentIndex(extra.words->findData(value));
    }
    for (std::size_t zone = 0; zone < m_views.size(); ++zone) {
        if (m_views[zone] == nullptr)
            continue;
        const QModelIndex root = m_model.index(static_cast<int>(zone), 0);
        for (Place& place : m_places) {
            if (place.field != m_views[zone])
                continue;
            place.name = root.data(Qt::AccessibleTextRole).toString();
            const int count = root.data(TableModel::CountRole).toInt();
            place.title->setText(
                count == 0 ? root.data().toString()
                           : tr("%1: %2", "zone, number of cards").arg(root.data().toString(), QString::number(count)));
        }
        m_views[zone]->updateGeometry();
    }
    fitZones();
    tell(problems);
}

void PositionBoard::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitZones();
}

/// As wide as its cards and one more, which has a free place then, and no wider than the board.
void PositionBoard::fitZones()
{
    const int one = faceSize(fontMetrics()).width() + 8;
    const int most = std::max(2 * one, viewport()->width() - one);
    for (ZoneView* const view : m_views) {
        if (view != nullptr)
            view->setMinimumWidth(std::min(view->sizeHint().width() + one, most));
    }
}

/// What is wrong stands in the name of the place, which is read aloud, and in its tip; its title is marked.
void PositionBoard::tell(const std::vector<PositionGround::Problem>& problems)
{
    for (const Place& place : m_places) {
        QStringList wrong;
        for (const PositionGround::Problem& problem : problems) {
            if (problem.seat == place.seat && problem.key == place.key)
                wrong += asSentence(problem.text);
        }
        QString title = place.title->text();
        if (title.startsWith(QChar(u'⚠')))
            title = title.mid(2);
        place.title->setText(wrong.isEmpty() ? title : QString(QChar(u'⚠')) + QLatin1Char(' ') + title);
        place.title->setToolTip(wrong.join(QLatin1Char('\n')));
        place.field->setAccessibleName(
            wrong.isEmpty() ? place.name
                            : tr("%1. Wrong: %2", "place, what").arg(place.name, wrong.join(QLatin1Char(' '))));
        place.field->setProperty("wrong", !wrong.isEmpty());
    }
}

} // namespace muster::app

#include "moc_position_board.cpp"
