// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/search_list_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster::app {

SearchListDialog::SearchListDialog(const std::vector<SavedSearch>& searches, QWidget* parent)
    : QDialog(parent),
      m_table(new QTableWidget(int(searches.size()), 2, this))
{
    setWindowTitle(tr("Saved Searches"));
    m_table->setAccessibleName(tr("Saved Searches"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Search")});
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() * 3 / 2);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        m_table->setItem(row, 0, new QTableWidgetItem(searches[std::size_t(row)].name));
        m_table->setItem(row, 1, new QTableWidgetItem(searches[std::size_t(row)].query));
    }
    m_table->resizeColumnToContents(0);
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(0, 0);

    auto* up = new QPushButton(tr("Move &up"), this);
    auto* down = new QPushButton(tr("Move &down"), this);
    auto* remove = new QPushButton(tr("&Remove"), this);
    auto* side = new QVBoxLayout;
    for (QPushButton* button : {up, down, remove}) {
        button->setAutoDefault(false);
        side->addWidget(button);
    }
    side->addStretch();
    auto* top = new QHBoxLayout;
    top->addWidget(m_table, 1);
    top->addLayout(side);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(buttons);
    const int line = fontMetrics().height();
    resize(line * 36, line * 20);

    connect(up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(down, &QPushButton::clicked, this, [this] { move(1); });
    connect(remove, &QPushButton::clicked, this, &SearchListDialog::removeCurrent);
    auto* del = new QShortcut(QKeySequence::Delete, m_table, nullptr, nullptr, Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, this, &SearchListDialog::removeCurrent);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void SearchListDialog::move(int by)
{
    const int row = m_table->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_table->rowCount())
        return;
    for (int column = 0; column < 2; ++column) {
        QTableWidgetItem* one = m_table->takeItem(row, column);
        QTableWidgetItem* other = m_table->takeItem(to, column);
        m_table->setItem(to, column, one);
        m_table->setItem(row, column, other);
    }
    m_table->setCurrentCell(to, m_table->currentColumn());
}

void SearchListDialog::removeCurrent()
{
    if (m_table->currentRow() >= 0)
        m_table->removeRow(m_table->currentRow());
}

std::vector<SavedSearch> SearchListDialog::searches() const
{
    std::vector<SavedSearch> all;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        SavedSearch search{m_table->item(row, 0)->text().simplified(), m_table->item(row, 1)->text().simplified()};
        if (search.name.isEmpty())
            search.name = search.query;
        if (!search.query.isEmpty())
            all.push_back(std::move(search));
    }
    return all;
}

} // namespace muster::app
