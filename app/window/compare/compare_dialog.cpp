// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/compare/compare_dialog.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include "app/window/browser/flow_layout.h"
#include "app/window/numbers/deck_numbers.h"

namespace muster::app {

namespace {

/// The deck of a side with its label, which go to another line together.
QWidget* sideOf(QLabel* label, QComboBox* choice)
{
    auto* const side = new QWidget(choice->parentWidget());
    auto* const row = new QHBoxLayout(side);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(choice, 1);
    side->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return side;
}

} // namespace

CompareDialog::CompareDialog(QWidget* parent) : QDialog(parent)
{
    build();
    retranslate();
    refresh();
}

CompareDialog::~CompareDialog() = default;

void CompareDialog::setPlaces(const carddb::Places& places)
{
    m_places = places;
    refresh();
}

/// Bound to the cards once; a file of numbers that cannot be read is told of where they are shown.
const DeckNumbers* CompareDialog::numbersOf(const GameData& game)
{
    if (!m_places)
        return nullptr;
    if (!m_numbers || &m_numbers->catalogue() != game.catalogue.get()) {
        auto spec = loadNumbers(*m_places, game.game());
        m_numbers =
            std::make_unique<const DeckNumbers>(spec ? std::move(*spec) : standardNumbers(game.game()), game.catalogue);
    }
    return m_numbers.get();
}

void CompareDialog::build()
{
    const QFontMetrics metrics(font());
    m_left = new QComboBox(this);
    m_right = new QComboBox(this);
    m_leftLabel = new QLabel(this);
    m_leftLabel->setBuddy(m_left);
    m_rightLabel = new QLabel(this);
    m_rightLabel->setBuddy(m_right);
    m_swap = new QPushButton(this);
    m_open = new QPushButton(this);
    for (QComboBox* choice : {m_left, m_right}) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(18);
    }
    m_summary = new QLabel(this);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_only = new QCheckBox(this);
    m_table = new QTableView(this);
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_table->horizontalHeader()->setSectionResizeMode(ComparisonModel::Card, QHeaderView::Stretch);
    m_table->horizontalHeader()->resizeSection(ComparisonModel::Left, metrics.averageCharWidth() * 20);
    m_table->horizontalHeader()->resizeSection(ComparisonModel::Right, metrics.averageCharWidth() * 20);
    m_table->horizontalHeader()->resizeSection(ComparisonModel::Difference, metrics.averageCharWidth() * 26);
    m_take = new QPushButton(this);
    m_copy = new QPushButton(this);
    m_close = new QPushButton(this);

    // In large letters, or a long language, there is no room for all of it in one line.
    auto* const sides = new FlowLayout;
    sides->addWidget(sideOf(m_leftLabel, m_left));
    sides->addWidget(m_swap);
    sides->addWidget(sideOf(m_rightLabel, m_right));
    sides->addWidget(m_open);
    sides->addWidget(m_only);
    auto* const buttons = new FlowLayout;
    for (QWidget* const one : std::initializer_list<QWidget*>{m_take, m_copy, m_close})
        buttons->addWidget(one);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(sides);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    resize(metrics.averageCharWidth() * 120, metrics.height() * 38);

    for (QPushButton* button : {m_swap, m_open, m_take, m_copy, m_close})
        button->setAutoDefault(false);
    connect(m_left, &QComboBox::activated, this, &CompareDialog::refresh);
    connect(m_right, &QComboBox::activated, this, &CompareDialog::refresh);
    connect(m_swap, &QPushButton::clicked, this, &CompareDialog::swap);
    connect(m_open, &QPushButton::clicked, this, &CompareDialog::openRequested);
    connect(m_only, &QCheckBox::toggled, this, [this](bool only) {
        m_model.setOnlyDifferences(only);
        updateButtons();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CompareDialog::updateButtons);
    connect(m_take, &QPushButton::clicked, this, &CompareDialog::takeOver);
    connect(m_copy, &QPushButton::clicked, this, &CompareDialog::copyText);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void CompareDialog::retranslate()
{
    setWindowTitle(tr("Compare Two Decks"));
    m_leftLabel->setText(tr("&Left:"));
    m_rightLabel->setText(tr("&Right:"));
    m_left->setAccessibleName(tr("Left deck"));
    m_right->setAccessibleName(tr("Right deck"));
    m_swap->setText(tr("⇄"));
    m_swap->setToolTip(tr("Swap the sides"));
    m_swap->setAccessibleName(tr("Swap the sides"));
    m_open->setText(tr("&Another file…"));
    m_only->setText(tr("Only &differences"));
    m_table->setAccessibleName(tr("Both decks, card by card"));
    m_take->setText(tr("Apply &to the left"));
    m_take->setToolTip(
        tr("Gives the left deck what the right one has in the selected rows, or in all of them if none is "
           "selected. One step that can be undone."));
    m_copy->setText(tr("&Copy the differences"));
    m_close->setText(tr("Close"));
}

void CompareDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    refresh();
}

void CompareDialog::setDecks(std::vector<ComparedDeck> decks)
{
    for (const ComparedDeck& deck : m_decks) {
        if (deck.document != nullptr)
            deck.document->disconnect(this);
    }
    m_decks = std::move(decks);
    for (const ComparedDeck& deck : m_decks) {
        if (deck.document == nullptr)
            continue;
        connect(deck.document, &DeckDocument::changed, this, &CompareDialog::refresh);
        connect(deck.document, &QObject::destroyed, this, &CompareDialog::refresh, Qt::QueuedConnection);
    }
    fillChoices();
    compare(0, m_decks.size() > 1 ? 1 : 0);
}

void CompareDialog::fillChoices()
{
    for (QComboBox* choice : {m_left, m_right}) {
        choice->clear();
        for (const ComparedDeck& deck : m_decks)
            choice->addItem(deck.title);
    }
}

void CompareDialog::compare(std::size_t left, std::size_t right)
{
    m_left->setCurrentIndex(static_cast<int>(left));
    m_right->setCurrentIndex(static_cast<int>(right));
    refresh();
}

void CompareDialog::swap()
{
    compare(static_cast<std::size_t>(m_right->currentIndex()), static_cast<std::size_t>(m_left->currentIndex()));
}

std::shared_ptr<const DeckSnapshot> CompareDialog::snapshot(const QComboBox* choice) const
{
    const int at = choice->currentIndex();
    if (at < 0 || at >= static_cast<int>(m_decks.size()))
        return nullptr;
    const ComparedDeck& deck = m_decks[static_cast<std::size_t>(at)];
    return deck.document != nullptr ? deck.document->snapshot() : deck.deck;
}

void CompareDialog::refresh()
{
    const auto left = snapshot(m_left);
    const auto right = snapshot(m_right);
    std::shared_ptr<const DeckComparison> comparison;
    if (left && right)
        comparison = std::make_shared<const DeckComparison>(left, right, numbersOf(*left->game));
    m_model.setComparison(comparison, m_left->currentText(), m_right->currentText());
    if (!comparison)
        m_summary->setText(tr("Choose two decks."));
    else if (!comparison->isPossible())
        m_summary->setText(tr("These decks cannot be compared: they are of different games or kinds."));
    else if (comparison->onlyLeft() == 0 && comparison->onlyRight() == 0)
        m_summary->setText(tr("Both decks have the same cards."));
    else
        m_summary->setText(tr("%n card(s) in common", nullptr, comparison->common()) + QStringLiteral(" · ")
                           + tr("%n only on the left", nullptr, comparison->onlyLeft()) + QStringLiteral(" · ")
                           + tr("%n only on the right", nullptr, comparison->onlyRight()));
    m_summary->setAccessibleName(m_summary->text());
    updateButtons();
}

QList<int> CompareDialog::selectedRows() const
{
    QList<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows += index.row();
    if (rows.isEmpty()) {
        for (int row = 0; row < m_model.rowCount(); ++row)
            rows += row;
    }
    return rows;
}

void CompareDialog::updateButtons()
{
    const int at = m_left->currentIndex();
    const bool isOpen =
        at >= 0 && at < static_cast<int>(m_decks.size()) && m_decks[static_cast<std::size_t>(at)].document != nullptr;
    const bool differs = m_model.comparison() != nullptr && !m_model.differing(selectedRows()).empty();
    m_take->setEnabled(isOpen && differs);
    m_copy->setEnabled(m_model.comparison() != nullptr && !m_model.comparison()->asText().isEmpty());
}

void CompareDialog::takeOver()
{
    const auto rows = m_model.differing(selectedRows());
    DeckDocument* const document = m_decks[static_cast<std::size_t>(m_left->currentIndex())].document;
    if (document == nullptr || rows.empty())
        return;
    const QString words =
        tr("Apply %n row(s) from %1", nullptr, static_cast<int>(rows.size())).arg(m_right->currentText());
    document->change(words, m_model.comparison()->withRight(rows));
}

void CompareDialog::copyText()
{
    if (m_model.comparison() != nullptr)
        QGuiApplication::clipboard()->setText(m_model.comparison()->asText());
}

} // namespace muster::app
