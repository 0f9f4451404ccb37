// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/history/history_panel.h"

#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/window/document/deck_document.h"
#include "app/window/history/steps_model.h"
#include "app/window/look/flow_box.h"

namespace muster::app {

namespace {

/// Says what will be in it as long as it is empty.
class VersionList final : public QTreeWidget {
public:
    using QTreeWidget::QTreeWidget;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QTreeWidget::paintEvent(event);
        if (topLevelItemCount() > 0)
            return;
        QPainter painter(viewport());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap, accessibleDescription());
    }
};

/// A list of two columns, of which the first has all the room that the times leave.
void shapeColumns(QTreeView& view)
{
    view.setRootIsDecorated(false);
    view.setUniformRowHeights(true);
    view.setTabKeyNavigation(false);
    view.setFrameShape(QFrame::NoFrame);
    view.setAlternatingRowColors(true);
    view.header()->setStretchLastSection(false);
    view.header()->setSectionResizeMode(0, QHeaderView::Stretch);
    view.header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    view.header()->setSectionsMovable(false);
}

} // namespace

QString versionTitle(const DeckVersion& version)
{
    const QString when = QLocale().toString(version.when, QLocale::ShortFormat);
    return version.name.isEmpty() ? HistoryPanel::tr("As saved on %1").arg(when)
                                  : HistoryPanel::tr("%1, %2", "name of a version, when").arg(version.name, when);
}

HistoryPanel::HistoryPanel(DeckVersions versions, QWidget* parent)
    : QWidget(parent),
      m_versions(std::move(versions)),
      m_model(new StepsModel(this)),
      m_steps(new QTreeView(this)),
      m_list(new VersionList(this)),
      m_nothing(new QLabel(tr("Open a deck to see its steps."), this)),
      m_name(new QPushButton(tr("Name thi&s version…"), this)),
      m_compare(new QPushButton(tr("Compa&re…"), this)),
      m_back(new QPushButton(tr("Go back &to it"), this))
{
    build();
    connect(m_steps->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (!m_isFollowing && m_document && row.isValid())
            m_document->history().setIndex(row.row());
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &HistoryPanel::tell);
    connect(m_list, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { Q_EMIT compareRequested(m_list->indexOfTopLevelItem(item)); });
    connect(m_name, &QPushButton::clicked, this, &HistoryPanel::askForName);
    connect(m_compare, &QPushButton::clicked, this,
            [this] { Q_EMIT compareRequested(m_list->indexOfTopLevelItem(m_list->currentItem())); });
    connect(m_back, &QPushButton::clicked, this, &HistoryPanel::goBack);
    setDocument(nullptr);
}

HistoryPanel::~HistoryPanel() = default;

void HistoryPanel::build()
{
    m_steps->setModel(m_model);
    m_steps->setAccessibleName(tr("Steps of the deck"));
    shapeColumns(*m_steps);
    m_list->setAccessibleName(tr("Versions of the deck"));
    m_list->setAccessibleDescription(tr("Each save keeps a version here."));
    m_list->setHeaderLabels({tr("Version"), tr("When")});
    shapeColumns(*m_list);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_name->setToolTip(tr("Keeps the deck as it is now under a name, to go back to or to compare with"));
    m_back->setToolTip(tr("The deck becomes that version, as one step that can be undone"));
    auto* const lower = new QWidget(this);
    auto* const lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->addWidget(m_list, 1);
    auto* const buttons = new FlowBox(lower);
    for (QPushButton* const button : {m_name, m_compare, m_back})
        buttons->flow().addWidget(button);
    lowerLayout->addWidget(buttons);
    auto* const lists = new QSplitter(Qt::Vertical, this);
    lists->setChildrenCollapsible(false);
    lists->addWidget(m_steps);
    lists->addWidget(lower);
    lists->setStretchFactor(0, 2);
    lists->setStretchFactor(1, 1);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_nothing, 1);
    all->addWidget(lists, 1);
    m_steps->setMinimumHeight(fontMetrics().height() * 4);
    m_list->setMinimumHeight(fontMetrics().height() * 3);
}

void HistoryPanel::setDocument(DeckDocument* document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->history().disconnect(this);
    }
    m_document = document;
    m_isFollowing = true;
    m_model->setDocument(document);
    m_isFollowing = false;
    m_nothing->setVisible(document == nullptr);
    m_steps->parentWidget()->setVisible(document != nullptr);
    if (document != nullptr) {
        // Not changed(): a step tells of it before the history counts it.
        connect(&document->history(), &QUndoStack::indexChanged, this, &HistoryPanel::followStep);
        connect(document, &DeckDocument::savedOrMoved, this, &HistoryPanel::fillVersions);
    }
    followStep();
    fillVersions();
}

void HistoryPanel::followStep()
{
    if (!m_document)
        return;
    m_isFollowing = true;
    const QModelIndex row = m_model->index(m_document->history().index(), 0);
    m_steps->setCurrentIndex(row);
    m_steps->scrollTo(row);
    m_isFollowing = false;
}

void HistoryPanel::fillVersions()
{
    m_shown = m_document ? m_versions.of(m_document->path()) : std::vector<DeckVersion>();
    m_list->clear();
    for (const DeckVersion& version : m_shown) {
        auto* const item = new QTreeWidgetItem(m_list);
        const QString when = QLocale().toString(version.when, QLocale::ShortFormat);
        item->setText(0, version.name.isEmpty() ? tr("saved") : version.name);
        item->setText(1, when);
        item->setData(0, Qt::AccessibleTextRole, versionTitle(version));
        QFont font = m_list->font();
        font.setBold(!version.name.isEmpty());
        item->setFont(0, font);
    }
    m_list->setFocusPolicy(m_shown.empty() ? Qt::NoFocus : Qt::StrongFocus); // there is nothing to go to
    tell();
}

void HistoryPanel::tell()
{
    const bool inFile = m_document && !m_document->path().isEmpty();
    const bool any = m_list->currentItem() != nullptr;
    m_name->setEnabled(inFile);
    m_name->setToolTip(inFile ? tr("Keeps the deck as it is now under a name, to go back to or to compare with")
                              : tr("Save the deck first: its versions belong to its file."));
    m_compare->setEnabled(any);
    m_back->setEnabled(any);
}

void HistoryPanel::askForName()
{
    bool wanted = false;
    const QString name = QInputDialog::getText(this, tr("Name This Version"), tr("Name of the deck as it is now:"),
                                               QLineEdit::Normal, {}, &wanted)
                             .simplified();
    if (wanted && !name.isEmpty())
        nameVersion(name);
}

void HistoryPanel::nameVersion(const QString& name)
{
    constexpr int Longest = 100;
    if (!m_document || m_document->path().isEmpty())
        return;
    const auto added =
        m_versions.add(m_document->path(), {name.left(Longest), QDateTime::currentDateTime(), m_document->deck()});
    fillVersions();
    Q_EMIT said(added ? tr("This version is kept as “%1”.").arg(name.left(Longest)) : errorLine(added.error().front()));
}

void HistoryPanel::noteSaved(const DeckDocument& document)
{
    const auto added = m_versions.add(document.path(), {{}, QDateTime::currentDateTime(), document.deck()});
    if (!added)
        Q_EMIT said(errorLine(added.error().front()));
    if (m_document == &document)
        fillVersions();
}

void HistoryPanel::goBack()
{
    const int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (!m_document || at < 0 || at >= static_cast<int>(m_shown.size()))
        return;
    const DeckVersion& version = m_shown[static_cast<std::size_t>(at)];
    const QString words = tr("Go back to: %1", "a version").arg(versionTitle(version));
    m_document->change(words, version.deck);
    Q_EMIT said(words);
}

} // namespace muster::app

#include "moc_history_panel.cpp"
