// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_rules.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "engine/games/games.h"

namespace muster::app {

namespace {

QComboBox* boxIn(QFormLayout& form, const QString& label, const QString& name)
{
    auto* const box = new QComboBox(form.parentWidget());
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->setAccessibleName(name);
    form.addRow(label, box);
    return box;
}

void choose(QComboBox& box, const QString& data)
{
    if (box.findData(data) < 0)
        box.addItem(data, data);
    box.setCurrentIndex(box.findData(data));
}

} // namespace

PositionRules::PositionRules(Games games, const PositionDraft& draft, QWidget* parent)
    : QDialog(parent),
      m_games(std::move(games)),
      m_draft(draft),
      m_scroll(new QScrollArea(this))
{
    setWindowTitle(m_games.size() > 1 ? tr("Lay Out a Position") : tr("Rules of the Position"));
    auto* const head = new QWidget(this);
    auto* const top = new QFormLayout(head);
    top->setContentsMargins(0, 0, 0, 0);
    m_game = boxIn(*top, tr("&Game:"), tr("Game"));
    m_mode = boxIn(*top, tr("&Mode:"), tr("Mode"));
    for (const auto& one : m_games)
        m_game->addItem(shown(one->game().title), QString::fromStdString(one->game().key));
    m_game->setCurrentIndex(std::max(0, m_game->findData(QString::fromStdString(draft.game))));
    m_game->setEnabled(m_games.size() > 1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(tr("Options of the rules"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(m_games.size() > 1 ? tr("&Lay Out") : tr("&Use"));
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &PositionRules::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PositionRules::reject);
    connect(m_game, &QComboBox::currentIndexChanged, this, &PositionRules::follow);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(head);
    column->addWidget(m_scroll, 1);
    column->addWidget(buttons);
    follow();
    resize(fontMetrics().height() * 32, fontMetrics().height() * 26);
}

std::shared_ptr<const GameData> PositionRules::game() const
{
    return m_games[static_cast<std::size_t>(std::max(0, m_game->currentIndex()))];
}

void PositionRules::follow()
{
    const std::shared_ptr<const GameData> chosen = game();
    const bool isDrafts = chosen->game().key == m_draft.game;
    m_mode->clear();
    if (const engine::PlayFacts* const facts = engine::playFacts(chosen->game().key)) {
        for (const engine::Mode& mode : facts->modes)
            m_mode->addItem(gameWord(mode.key), QString::fromStdString(mode.key));
        if (isDrafts && !m_draft.mode.empty())
            choose(*m_mode, QString::fromStdString(m_draft.mode));
    }
    m_mode->setEnabled(m_mode->count() > 1);
    auto* const inside = new QWidget;
    auto* const form = new QFormLayout(inside);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_options.clear();
    for (const RulesOption& option : chosen->game().options) {
        const QString label = gameWord(option.label);
        QComboBox* const box = boxIn(*form, tr("%1:").arg(label), label);
        for (const std::string& value : option.values)
            box->addItem(optionWord(option, value), QString::fromStdString(value));
        constexpr int MostListed = 10;
        if (option.number) {
            const int lowest = option.lowest.value_or(0);
            const int highest = option.highest.value_or(lowest + MostListed);
            box->setEditable(true);
            for (int number = lowest; number <= std::min(highest, lowest + MostListed); ++number) {
                const QString text = QString::number(number);
                if (box->findData(text) < 0)
                    box->addItem(text, text);
            }
        }
        const auto said = m_draft.options.find(option.key);
        const bool isSaid = isDrafts && said != m_draft.options.end();
        choose(*box, QString::fromStdString(isSaid ? said->second : option.defaultValue));
        box->setToolTip(shown(option.ruling));
        m_options.emplace_back(&option, box);
    }
    m_scroll->setWidget(inside);
}

PositionDraft PositionRules::draft() const
{
    const std::shared_ptr<const GameData> chosen = game();
    PositionDraft draft = m_draft;
    if (draft.game != chosen->game().key) {
        draft = {};
        draft.game = chosen->game().key;
    }
    draft.mode = m_mode->currentIndex() > 0 ? m_mode->currentData().toString().toStdString() : std::string();
    draft.options.clear();
    for (const auto& [option, box] : m_options) {
        const int listed = box->findText(box->currentText());
        const std::string value =
            (listed >= 0 ? box->itemData(listed).toString() : box->currentText().trimmed()).toStdString();
        if (value != option->defaultValue)
            draft.options[option->key] = value;
    }
    return draft;
}

} // namespace muster::app

#include "moc_position_rules.cpp"
