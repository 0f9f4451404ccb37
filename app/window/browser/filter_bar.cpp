// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/filter_bar.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/browser/flow_layout.h"
#include "app/window/look/field_label.h"
#include "model/text/capital.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr int MostLetters = 26; ///< on a button
constexpr int MostShown = 2;    ///< words on a button; of more only the number

/// A box for a bound. Its lowest value stands for none.
QSpinBox* boundBox(int lowest, int highest, std::optional<int> value, const QString& name, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(lowest - 1, highest);
    box->setSpecialValueText(FilterButton::tr("any"));
    box->setValue(value ? std::clamp(*value, lowest, highest) : lowest - 1);
    box->setAccessibleName(name);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

FilterButton::FilterButton(QueryTarget target, const QString& label, QWidget* parent)
    : QToolButton(parent),
      m_target(target),
      m_label(label)
{
    setText(label);
    setAccessibleName(label);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setCheckable(true);
    connect(this, &QToolButton::clicked, this, [this] {
        setChecked(m_set); // it shows whether the filter is set, not whether it was clicked
        openPanel();
    });
}

QStringList FilterButton::chosenLabels() const
{
    QStringList labels;
    for (const Choice& choice : m_choices) {
        if (std::ranges::find(m_words, choice.kept) != m_words.end())
            labels += choice.label;
    }
    return labels;
}

void FilterButton::showTerms(const QueryTerms& terms)
{
    m_words = terms.words(m_target);
    m_range = terms.range(m_target);
    QStringList parts;
    const QStringList labels = chosenLabels();
    if (!m_words.empty())
        parts += !labels.isEmpty() && labels.size() <= MostShown ? labels.join(", "_L1)
                                                                 : tr("%n chosen", nullptr, int(m_words.size()));
    const auto& [least, most] = m_range;
    if (least && least == most)
        parts += QString::number(*least);
    else if (least && most)
        parts += tr("%1 to %2").arg(*least).arg(*most);
    else if (least)
        parts += tr("%1 or more").arg(*least);
    else if (most)
        parts += tr("%1 or less").arg(*most);
    m_set = !parts.isEmpty();
    setChecked(m_set);
    const QString value = parts.join(", "_L1);
    // A long value is cut, so that no button pushes all others away: the tool tip has it whole.
    const QString text = m_set ? tr("%1: %2").arg(m_label, value) : m_label;
    setText(fontMetrics().elidedText(text, Qt::ElideRight, fontMetrics().averageCharWidth() * MostLetters) + u" ▾"_s);
    setAccessibleName(m_set ? tr("%1: %2").arg(m_label, value) : m_label);
    setAccessibleDescription(tr("Filter; opens a panel to choose"));
}

void FilterButton::openPanel()
{
    auto* panel = new QFrame(this, Qt::Popup);
    panel->setAttribute(Qt::WA_DeleteOnClose);
    panel->setFrameShape(QFrame::StyledPanel);
    panel->setObjectName(u"filter panel"_s);
    panel->setAccessibleName(m_label);
    auto* layout = new QVBoxLayout(panel);
    if (!m_choices.empty()) {
        auto* inner = new QWidget(panel);
        auto* grid = new QGridLayout(inner);
        grid->setContentsMargins(0, 0, 0, 0);
        int row = 0;
        for (const Choice& choice : m_choices) {
            const int cards = (m_counter ? m_counter(choice) : std::nullopt).value_or(choice.cards);
            auto* box = new QCheckBox(QString(choice.label).replace(u'&', "&&"_L1), inner);
            box->setChecked(std::ranges::find(m_words, choice.kept) != m_words.end());
            box->setAccessibleDescription(tr("%n card(s)", nullptr, cards));
            auto* count = new QLabel(QString::number(cards), inner);
            count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            count->setEnabled(cards > 0);
            grid->addWidget(box, row, 0);
            grid->addWidget(count, row, 1);
            ++row;
            connect(box, &QCheckBox::toggled, this, [this, kept = choice.kept](bool on) {
                std::erase(m_words, kept);
                if (on)
                    m_words.push_back(kept);
                Q_EMIT wordsChosen(chosenLabels());
            });
        }
        auto* scroll = new QScrollArea(panel);
        scroll->setWidget(inner);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        const int most = screen()->availableGeometry().height() / 2;
        scroll->setFixedSize(inner->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width(),
                             std::min(inner->sizeHint().height(), most));
        layout->addWidget(scroll);
    }
    if (const auto [lowest, highest] = m_bounds ? m_bounds() : std::pair(0, 0); lowest < highest) {
        auto* line = new QGridLayout;
        auto* from = boundBox(lowest, highest, m_range.first, tr("%1 from").arg(m_label), panel);
        auto* to = boundBox(lowest, highest, m_range.second, tr("%1 to").arg(m_label), panel);
        auto* fromLabel = new QLabel(tr("&From"), panel);
        auto* toLabel = new QLabel(tr("&To"), panel);
        fromLabel->setBuddy(from);
        toLabel->setBuddy(to);
        line->addWidget(fromLabel, 0, 0);
        line->addWidget(from, 0, 1);
        line->addWidget(toLabel, 1, 0);
        line->addWidget(to, 1, 1);
        layout->addLayout(line);
        const auto choose = [this, from, to, lowest = lowest] {
            QueryTerms::Range range;
            if (from->value() >= lowest)
                range.first = from->value();
            if (to->value() >= lowest)
                range.second = to->value();
            Q_EMIT rangeChosen(range);
        };
        connect(from, &QSpinBox::valueChanged, this, choose);
        connect(to, &QSpinBox::valueChanged, this, choose);
    }
    auto* clear = new QPushButton(tr("&Clear this filter"), panel);
    clear->setEnabled(m_set);
    connect(clear, &QPushButton::clicked, this, [this, panel] {
        panel->close();
        if (m_range.first || m_range.second)
            Q_EMIT rangeChosen({});
        if (!m_words.empty())
            Q_EMIT wordsChosen({});
    });
    layout->addWidget(clear);
    panel->adjustSize();
    QPoint at = mapToGlobal(QPoint(0, height()));
    const QRect room = screen()->availableGeometry();
    at.setX(std::max(room.left(), std::min(at.x(), room.right() - panel->width())));
    if (at.y() + panel->height() > room.bottom())
        at.setY(std::max(room.top(), mapToGlobal(QPoint(0, 0)).y() - panel->height()));
    panel->move(at);
    panel->show();
    if (auto* first = panel->findChild<QCheckBox*>())
        first->setFocus();
    else if (auto* box = panel->findChild<QSpinBox*>())
        box->setFocus();
}

FilterBar::FilterBar(QWidget* parent) : QWidget(parent), m_deck(new QComboBox(this))
{
    auto* layout = new FlowLayout(this);
    m_deck->setAccessibleName(tr("Cards of the open deck"));
    m_deck->addItem(tr("In or out of the deck"), int(QueryTerms::Deck::Any));
    m_deck->addItem(tr("In this deck"), int(QueryTerms::Deck::In));
    m_deck->addItem(tr("Not in this deck"), int(QueryTerms::Deck::NotIn));
    m_deck->addItem(tr("May be added"), int(QueryTerms::Deck::MayAdd));
    m_deck->hide();
    layout->addWidget(m_deck);
    labelForReaders(*m_deck, tr("Cards of the open deck"));
    connect(m_deck, &QComboBox::activated, this,
            [this] { Q_EMIT queryChanged(terms().withDeck(QueryTerms::Deck(m_deck->currentData().toInt()))); });
}

QueryTerms FilterBar::terms() const { return {m_query, m_catalogue->game(), &m_assist->openWords()}; }

void FilterBar::setAssist(std::shared_ptr<const Catalogue> catalogue, std::shared_ptr<const QueryAssist> assist)
{
    for (FilterButton* button : m_buttons)
        delete button;
    m_buttons.clear();
    for (const auto& [field, button] : m_flags)
        delete button;
    m_flags.clear();
    m_catalogue = std::move(catalogue);
    m_assist = std::move(assist);
    if (!m_catalogue)
        return;
    const Game& game = m_catalogue->game();
    addButton({query::Subject::Type, {}}, tr("Type"));
    for (const FieldIndex column : game.columns) {
        const FieldKind kind = game.field(column).kind;
        if (kind == FieldKind::Word || kind == FieldKind::Words || kind == FieldKind::Number)
            addButton({query::Subject::Field, column}, shown(capitalised(game.field(column).label)));
    }
    if (m_catalogue->data().sets.size() > 1)
        addButton({query::Subject::Set, {}}, tr("Set"));
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        if (game.fields[i].kind == FieldKind::Flag && canHave({i}, {}))
            addFlag({i});
    }
    showTerms();
}

void FilterBar::addButton(QueryTarget target, const QString& label)
{
    auto* button = new FilterButton(target, label, this);
    std::vector<FilterButton::Choice> choices;
    std::vector<QueryAssist::Value> values;
    if (target.subject == query::Subject::Type)
        values = m_assist->types();
    else if (target.subject == query::Subject::Set)
        values = m_assist->sets();
    else if (m_catalogue->game().field(target.field).kind != FieldKind::Number)
        values = m_assist->wordsOf(target.field);
    choices.reserve(values.size());
    for (const QueryAssist::Value& value : values)
        choices.push_back({value.label, value.kept, value.cards});
    button->setChoices(std::move(choices));
    button->setCounter([this, target](const FilterButton::Choice& choice) -> std::optional<int> {
        return m_counter ? m_counter(terms().withWords(target, {choice.label})) : std::nullopt;
    });
    if (target.subject == query::Subject::Field && m_catalogue->game().field(target.field).kind != FieldKind::Word) {
        button->setBounds([assist = m_assist, field = target.field] {
            const auto& numbers = assist->numbersOf(field);
            return numbers.empty() ? std::pair(0, 0) : std::pair(numbers.begin()->first, numbers.rbegin()->first);
        });
    }
    connect(button, &FilterButton::wordsChosen, this,
            [this, target](const QStringList& labels) { Q_EMIT queryChanged(terms().withWords(target, labels)); });
    connect(button, &FilterButton::rangeChosen, this,
            [this, target](const QueryTerms::Range& range) { Q_EMIT queryChanged(terms().withRange(target, range)); });
    layout()->addWidget(button);
    m_buttons.push_back(button);
}

/// off, only cards that have the mark, only cards that have not.
void FilterBar::addFlag(FieldIndex field)
{
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, field] {
        const auto now = terms().flag(field);
        Q_EMIT queryChanged(terms().withFlag(field,
                                             !now       ? std::optional(true)
                                                 : *now ? std::optional(false)
                                                        : std::nullopt));
    });
    layout()->addWidget(button);
    m_flags.emplace_back(field, button);
}

bool FilterBar::canHave(FieldIndex field, const std::vector<std::string>& types) const
{
    const Game& game = m_catalogue->game();
    std::vector<TypeIndex> asked;
    for (const std::string& word : types) {
        const auto all = game.typesOf(word);
        asked.insert(asked.end(), all.begin(), all.end());
    }
    for (std::uint32_t i = 0; i < game.types.size(); ++i) {
        if (!types.empty() && std::ranges::find(asked, TypeIndex{i}) == asked.end())
            continue;
        if (std::ranges::any_of(game.types[i].fields, [&](const FieldUse& use) { return use.field == field; }))
            return true;
    }
    return false;
}

void FilterBar::setQuery(const QString& query)
{
    m_query = query;
    if (m_catalogue)
        showTerms();
}

void FilterBar::setDeckOpen(bool open) { m_deck->setVisible(open); }

FilterButton* FilterBar::button(const QString& label) const
{
    const auto found = std::ranges::find(m_buttons, label, [](const FilterButton* button) { return button->label(); });
    return found == m_buttons.end() ? nullptr : *found;
}

void FilterBar::showTerms()
{
    const QueryTerms now = terms();
    setEnabled(now.readable());
    setToolTip(now.readable() ? QString() : tr("The query has to be mended first."));
    if (!now.readable())
        return;
    const auto types = now.words({query::Subject::Type, {}});
    for (FilterButton* button : m_buttons) {
        button->showTerms(now);
        // What no card of the chosen types can have is of no use now; it keeps its place, so that nothing moves under the
        // mouse.
        const bool ofUse = button->isSet() || button->target().subject != query::Subject::Field
            || canHave(button->target().field, types);
        button->setEnabled(ofUse);
        button->setToolTip(!ofUse                ? tr("No card of the chosen types has it.")
                               : button->isSet() ? button->accessibleName()
                                                 : QString());
    }
    for (const auto& [field, button] : m_flags) {
        const auto flag = now.flag(field);
        const QString label = gameWord(m_catalogue->game().field(field).label);
        const QString text = flag == false ? tr("not: %1").arg(label) : label;
        button->setChecked(flag.has_value());
        button->setText(text);
        button->setAccessibleName(!flag       ? tr("%1: not filtered").arg(label)
                                      : *flag ? tr("%1: only these").arg(label)
                                              : tr("%1: none of these").arg(label));
        const bool ofUse = flag.has_value() || canHave(field, types);
        button->setEnabled(ofUse);
        button->setToolTip(ofUse ? QString() : tr("No card of the chosen types has it."));
    }
    const QSignalBlocker blocker(m_deck);
    m_deck->setCurrentIndex(m_deck->findData(int(now.deck())));
}

} // namespace muster::app
