// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/numbers_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/look/whole_in_room.h"
#include "app/window/numbers/chart_box.h"
#include "app/window/numbers/chart_view.h"
#include "app/window/numbers/odds_page.h"

namespace muster::app {

namespace {

QScrollArea* scrolled(QWidget* page, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setFocusPolicy(Qt::NoFocus); // what lies in it is gone through by itself
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new WholeInRoom(*area);
    return area;
}

} // namespace

NumbersPanel::NumbersPanel(carddb::Places places, QWidget* parent)
    : QWidget(parent),
      m_places(std::move(places)),
      m_problem(new QLabel(this)),
      m_tabs(new SteadyTabs(this)),
      m_list(nullptr),
      m_odds(new OddsPage),
      m_table(new QTreeWidget(this))
{
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* charts = new QWidget;
    m_list = new QVBoxLayout(charts);
    m_list->addStretch(1);
    m_table->setAccessibleName(tr("All numbers"));
    new WholeInRoom(*m_table);
    m_table->setHeaderLabels({tr("Number"), tr("Value")});
    m_table->headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter); // above its numbers
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(false);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Charts, odds, and a table"));
    m_tabs->addTab(scrolled(charts, this), tr("Cha&rts"));
    m_tabs->addTab(scrolled(m_odds, this), tr("Odd&s"));
    m_tabs->addTab(m_table, tr("&Table"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_problem);
    layout->addWidget(m_tabs);
    connect(m_tabs, &QTabWidget::currentChanged, this, &NumbersPanel::refresh);
}

NumbersPanel::~NumbersPanel() = default;

void NumbersPanel::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        const auto stale = [this] {
            m_stale = true;
            refresh();
        };
        connect(m_document, &DeckDocument::changed, this, stale);
    }
    m_stale = true;
    refresh();
}

void NumbersPanel::setSelectedCards(std::vector<IdentityIndex> cards) { m_odds->setSelected(std::move(cards)); }

void NumbersPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void NumbersPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::LanguageChange) {
        m_stale = true;
        refresh();
    }
}

void NumbersPanel::refresh()
{
    if (!isVisible())
        return; // once it is shown
    if (m_stale) {
        m_stale = false;
        loadSpec();
        m_tables.clear();
        if (m_document)
            m_tables = m_numbers->charts(m_document->resolved(), m_document->snapshot()->options());
        fillCharts();
        m_odds->setDeck(m_document ? m_document->snapshot() : nullptr, m_numbers.get());
    }
    if (m_tabs->currentWidget() == m_table)
        fillTable();
}

/// The charts of the document's game, unless they are at hand already.
void NumbersPanel::loadSpec()
{
    if (!m_document) {
        m_odds->setDeck(nullptr, nullptr);
        m_numbers.reset();
        m_problem->setText(tr("Open a deck to see its numbers: charts, and the odds of what is drawn."));
        m_problem->show();
        m_tabs->hide();
        return;
    }
    m_tabs->show();
    const auto& catalogue = m_document->game()->catalogue;
    if (m_numbers && &m_numbers->catalogue() == catalogue.get())
        return;
    m_problem->setTextFormat(Qt::PlainText);
    auto spec = loadNumbers(m_places, catalogue->game());
    m_problem->setVisible(!spec);
    if (!spec) {
        QStringList lines;
        for (const Error& error : spec.error())
            lines += errorLine(error);
        m_problem->setText(lines.join(QLatin1Char('\n')));
        spec = standardNumbers(catalogue->game());
    }
    m_odds->setDeck(nullptr, nullptr); // it reads what is replaced here
    m_numbers = std::make_unique<DeckNumbers>(std::move(*spec), catalogue);
}

void NumbersPanel::fillCharts()
{
    while (m_boxes.size() < m_tables.size()) {
        auto* box = new ChartBox(this);
        box->view()->setChoosable(true);
        connect(box->view(), &ChartView::barChosen, this,
                [this, view = box->view()](int bar) { showCardsOf(view->table(), bar); });
        m_list->insertWidget(static_cast<int>(m_boxes.size()), box);
        m_boxes.push_back(box);
    }
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const bool used = i < m_tables.size() && !m_tables[i].empty();
        if (used)
            m_boxes[i]->setTable(m_tables[i]);
        m_boxes[i]->setVisible(used);
    }
}

void NumbersPanel::showCardsOf(const ChartTable& table, int bar)
{
    if (!m_document || !m_numbers)
        return;
    const auto rows = m_numbers->rowsOf(m_document->resolved(), table.key, static_cast<std::size_t>(bar));
    const QString words = tr("%1: %2", "title of a chart, one of its bars")
                              .arg(table.title, barAsText(table, static_cast<std::size_t>(bar)));
    if (rows.empty()) {
        Q_EMIT said(tr("%1. No card of the deck is among them.").arg(words));
        return;
    }
    Q_EMIT rowsRequested(rows);
    Q_EMIT said(tr("%1. These cards are selected in the deck.").arg(words));
}

void NumbersPanel::fillTable()
{
    m_table->clear();
    const auto heading = [this](const QString& title) {
        auto* item = new QTreeWidgetItem(m_table, {title});
        QFont bold = m_table->font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setFirstColumnSpanned(true);
        item->setExpanded(true);
        return item;
    };
    const auto line = [](QTreeWidgetItem* parent, const QString& name, const QString& value) {
        auto* item = new QTreeWidgetItem(parent, {name, value});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, Qt::AccessibleTextRole, tr("%1: %2", "name of a number, the number").arg(name, value));
    };
    for (const ChartTable& table : m_tables) {
        if (table.empty())
            continue;
        QTreeWidgetItem* parent = heading(table.title);
        for (std::size_t bar = 0; bar < table.bars.size(); ++bar) {
            for (const ChartTable::Series& series : table.series) {
                const QString name = barLabel(table.bars[bar]);
                line(parent, series.label.isEmpty() ? name : tr("%1, %2", "bar, series").arg(name, series.label),
                     QLocale().toString(series.values[bar]));
            }
        }
        if (table.average)
            line(parent, tr("on average"), QLocale().toString(*table.average, 'f', 2));
    }
    if (!m_document)
        return;
    const auto odds = m_numbers->odds(m_document->resolved());
    if (odds.empty())
        return;
    QTreeWidgetItem* parent = heading(tr("Chances"));
    for (const OddsLine& one : odds)
        line(parent, one.label, percentText(one.chance));
}

QString NumbersPanel::asText() const
{
    QStringList parts;
    for (const ChartTable& table : m_tables) {
        if (!table.empty())
            parts += chartAsText(table);
    }
    if (m_document && m_numbers) {
        QStringList lines;
        for (const OddsLine& one : m_numbers->odds(m_document->resolved()))
            lines += tr("%1: %2", "name of a number, the number").arg(one.label, percentText(one.chance));
        parts += lines.join(QLatin1Char('\n'));
    }
    return parts.join(QStringLiteral("\n\n"));
}

Result<void> NumbersPanel::exportChart(const std::string& key, const QString& path)
{
    for (const ChartBox* box : findChildren<ChartBox*>()) {
        if (box->isVisibleTo(box->parentWidget()) && box->view()->table().key == key)
            return box->save(path);
    }
    Error error;
    error.file = path.toStdString();
    error.kind = ErrorKind::UnknownWord;
    error.arguments = {key, "charts"};
    return failure(std::move(error));
}

} // namespace muster::app

#include "moc_numbers_panel.cpp"
