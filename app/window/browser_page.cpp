// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/text/query_text.h"
#include "app/window/card/card_text.h"
#include "model/query/parser.h"

namespace muster::app {

BrowserPage::BrowserPage(QWidget* parent)
    : QWidget(parent),
      m_model(std::make_unique<carddb::CardListModel>()),
      m_query(new QLineEdit(this)),
      m_answer(new QLabel(this)),
      m_table(new QTableView(this)),
      m_card(new QTextBrowser(this))
{
    m_query->setPlaceholderText(tr("Search: words, or type:champion hp>=80"));
    m_query->setAccessibleName(tr("Search"));
    m_query->setClearButtonEnabled(true);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    m_table->setModel(m_model.get());
    m_table->setAccessibleName(tr("Cards found"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() * 3 / 2);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_card->setAccessibleName(tr("Card"));
    m_card->setOpenLinks(false);

    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_table);
    splitter->addWidget(m_card);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_query);
    layout->addWidget(m_answer);
    layout->addWidget(splitter, 1);

    connect(m_query, &QLineEdit::textChanged, this, &BrowserPage::search);
    connect(m_query, &QLineEdit::returnPressed, m_table, [this] { m_table->setFocus(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &BrowserPage::showCurrent);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT cardActivated(m_model->cardAt(index.row())); });
}

BrowserPage::~BrowserPage() { m_table->setModel(nullptr); }

void BrowserPage::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    m_search = std::make_unique<carddb::CardSearch>(m_catalogue);
    m_model->setCatalogue(m_catalogue);
    search();
    m_table->resizeColumnsToContents();
}

void BrowserPage::focusQuery()
{
    m_query->setFocus();
    m_query->selectAll();
}

void BrowserPage::search()
{
    if (!m_catalogue)
        return;
    const query::OpenWords words = query::openWords(*m_catalogue);
    const auto parsed = query::parse(m_query->text().toStdString(), m_catalogue->game(), &words);
    if (!parsed) { // the last answer stays while the query is being typed
        m_answer->setText(problemSentence(parsed.error()));
        return;
    }
    m_model->setCards(m_search->find(*parsed));
    m_answer->setText(tr("%n card(s)", nullptr, m_model->rowCount()));
    if (m_model->rowCount() > 0)
        m_table->selectRow(0);
    else
        m_card->clear();
}

void BrowserPage::showCurrent()
{
    const QModelIndex index = m_table->currentIndex();
    if (index.isValid())
        showCard(m_model->cardAt(index.row()));
}

void BrowserPage::showCard(CardIndex card) { m_card->setHtml(cardAsHtml(*m_catalogue, card)); }

} // namespace muster::app
