// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/round_robin_dialog.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/window/look/wrapped_label.h"
#include "carddb/file_io.h"

namespace muster::app {

RoundRobinDialog::RoundRobinDialog(Measuring how, std::vector<OtherDeck> decks, FigureMemory& memory, QWidget* parent)
    : QDialog(parent),
      m_how(std::move(how)),
      m_decks(std::move(decks)),
      m_table(new RoundRobin(memory, this))
{
    setWindowTitle(tr("Round Robin"));
    auto* const column = new QVBoxLayout(this);
    column->addWidget(createChoice());
    m_progress = new QProgressBar(this);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    column->addWidget(m_progress);
    m_told = new WrappedLabel(this);
    column->addWidget(m_told);
    createTable(*column);
    connect(m_table, &RoundRobin::grew, this, &RoundRobinDialog::refresh);
    connect(m_table, &RoundRobin::ended, this, &RoundRobinDialog::refresh);
    refresh();
    m_list->setFocus();
    const int line = fontMetrics().height();
    resize(line * 50, line * 34);
}

QWidget* RoundRobinDialog::createChoice()
{
    constexpr int FirstChosen = 4;
    auto* const choice = new QWidget(this);
    auto* const row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    m_list = new QListWidget(choice);
    m_list->setAccessibleName(tr("Decks"));
    m_list->setToolTip(tr("Every chosen deck plays against every other."));
    for (const OtherDeck& deck : m_decks) {
        auto* const item = new QListWidgetItem(deck.name, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_list->count() <= FirstChosen ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setMaximumHeight(fontMetrics().height() * 9);
    row->addWidget(m_list, 1);
    auto* const side = new QVBoxLayout;
    auto* const label = new QLabel(tr("&Games of each pair:"), choice);
    m_games = new QSpinBox(choice);
    m_games->setRange(100, 1'000'000);
    m_games->setGroupSeparatorShown(true);
    m_games->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_games->setValue(m_how.samples);
    m_games->setAccessibleName(tr("Games of each pair"));
    label->setBuddy(m_games);
    m_start = new QPushButton(choice);
    side->addWidget(label);
    side->addWidget(m_games);
    side->addWidget(m_start);
    side->addStretch(1);
    row->addLayout(side);
    connect(m_start, &QPushButton::clicked, this, &RoundRobinDialog::startOrStop);
    connect(m_list, &QListWidget::itemChanged, this, &RoundRobinDialog::refresh);
    return choice;
}

void RoundRobinDialog::createTable(QVBoxLayout& column)
{
    auto* const view = new QTableView(this);
    view->setModel(m_table);
    view->setAccessibleName(tr("Shares of games won, by the deck of the row against that of the column"));
    view->setTabKeyNavigation(false);
    view->setWordWrap(false);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    column.addWidget(view, 1);
    m_save = new QPushButton(tr("Save as CSV…"), this);
    m_save->setAutoDefault(false);
    column.addWidget(m_save, 0, Qt::AlignLeft);
    connect(m_save, &QPushButton::clicked, this, &RoundRobinDialog::saveCsv);
}

void RoundRobinDialog::startOrStop()
{
    if (m_table->isRunning()) {
        m_table->stop();
        return;
    }
    std::vector<OtherDeck> chosen;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            chosen.push_back(m_decks[static_cast<std::size_t>(row)]);
    }
    m_how.samples = m_games->value();
    m_table->start(m_how, std::move(chosen));
    refresh();
}

void RoundRobinDialog::refresh()
{
    int chosen = 0;
    for (int row = 0; row < m_list->count(); ++row)
        chosen += m_list->item(row)->checkState() == Qt::Checked ? 1 : 0;
    const bool runs = m_table->isRunning();
    m_start->setText(runs ? tr("&Stop") : tr("&Start"));
    m_start->setEnabled(runs || chosen > 1);
    m_save->setEnabled(m_table->played() > 0);
    m_progress->setVisible(runs);
    m_progress->setRange(0, std::max(1, m_table->games()));
    m_progress->setValue(m_table->played());
    if (!m_table->problem().isEmpty())
        m_told->setText(m_table->problem());
    else if (m_table->games() == 0)
        m_told->setText(tr("Choose the decks, and start: every pair plays, going first in turn."));
    else
        m_told->setText(
            tr("%1 of %2 games. A row says how many of its games the deck wins, 95 times in 100 within the margin.")
                .arg(QLocale().toString(m_table->played()), QLocale().toString(m_table->games())));
}

void RoundRobinDialog::saveCsv()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the Table"), QStringLiteral("round-robin.csv"),
                                                      tr("CSV files (*.csv)"));
    if (path.isEmpty())
        return;
    const auto written = carddb::writeFile(path, m_table->csv().toStdString());
    if (!written)
        QMessageBox::warning(this, tr("Save the Table"), errorLine(written.error().front()));
}

} // namespace muster::app

#include "moc_round_robin_dialog.cpp"
