// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/legality_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/text/as_sentence.h"
#include "app/text/finding_text.h"
#include "app/text/format_rules.h"
#include "app/text/rule_text.h"
#include "app/text/shown.h"
#include "app/window/document/deck_document.h"
#include "app/window/legality/finding_delegate.h"
#include "app/window/legality/findings_model.h"
#include "app/window/legality/fix_button.h"
#include "app/window/legality/format_matrix.h"
#include "app/window/legality/make_legal_dialog.h"
#include "app/window/legality/shop_chooser.h"
#include "app/window/legality/verdict_badge.h"
#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/steady_tabs.h"
#include "validators/repairs.h"

namespace muster::app {

namespace {

constexpr qsizetype FixesAtOnce = 3; ///< beyond these a menu has the rest

QString paragraph(const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

} // namespace

LegalityPanel::LegalityPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new FindingsModel(this)),
      m_badge(new VerdictBadge(this)),
      m_makeLegal(new QPushButton(icon(Icon::Mend), tr("&Make legal…"), this)),
      m_shop(new ShopChooser(this)),
      m_tabs(new SteadyTabs(this)),
      m_list(new QListView(this)),
      m_nothing(new QLabel(this)),
      m_detail(new QWidget(this)),
      m_why(new QTextBrowser(m_detail)),
      m_rule(new QToolButton(m_detail)),
      m_fixes(new QVBoxLayout),
      m_matrix(new FormatMatrix(this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setFrameShape(QFrame::NoFrame);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setTextFormat(Qt::PlainText);
    m_why->setAccessibleName(tr("Why, and what to do"));
    m_why->setFrameShape(QFrame::NoFrame);
    m_why->setOpenLinks(false);
    m_rule->setText(tr("Show the &rule"));
    m_rule->setCheckable(true);
    m_rule->setAutoRaise(true);
    m_makeLegal->setToolTip(tr("Works out the smallest change that makes the deck legal, and shows it first."));

    auto* const detail = new QVBoxLayout(m_detail);
    detail->setContentsMargins(0, 0, 0, 0);
    detail->addWidget(m_why, 1);
    detail->addLayout(m_fixes);
    detail->addWidget(m_rule, 0, Qt::AlignLeft);

    auto* const lists = new QSplitter(Qt::Vertical, this);
    lists->setChildrenCollapsible(false);
    auto* const upper = new QWidget(lists);
    auto* const upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 0);
    upperLayout->addWidget(m_list, 1);
    upperLayout->addWidget(m_nothing, 1);
    lists->addWidget(upper);
    lists->addWidget(m_detail);
    lists->setStretchFactor(0, 3);
    lists->setStretchFactor(1, 2);
    constexpr int Whole = 1000; // shares of what there is
    lists->setSizes({Whole * 3, Whole * 2});
    m_why->setMinimumHeight(fontMetrics().height() * 5);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(lists, tr("Findings"));
    m_tabs->addTab(m_matrix, tr("All formats"));

    auto* const top = new QHBoxLayout;
    top->addWidget(m_badge);
    top->addStretch(1);
    top->addWidget(m_makeLegal);
    auto* const all = new QVBoxLayout(this);
    all->addLayout(top);
    all->addWidget(m_shop);
    all->addWidget(m_tabs, 1);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showFinding(); });
    // What is said about a finding, and the fixes, take more or less of the room: the finding itself stays in sight.
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, &LegalityPanel::keepInSight,
            Qt::QueuedConnection);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (const Finding* const finding = m_model->at(index)) {
            std::vector<Subject::Row> rows;
            for (const Subject& subject : finding->subjects)
                rows.insert(rows.end(), subject.rows.begin(), subject.rows.end());
            Q_EMIT rowsRequested(rows);
        }
    });
    connect(m_list, &QListView::customContextMenuRequested, this, [this](const QPoint& at) {
        const Finding* const finding = m_model->at(m_list->indexAt(at));
        if (finding == nullptr)
            return;
        const Finding about = *finding;
        QMenu menu(this);
        QAction* const action =
            menu.addAction(about.waived ? tr("Take the waiver back") : tr("The organiser waives this for this deck"));
        connect(action, &QAction::triggered, this, [this, about] { waive(about, !about.waived); });
        menu.exec(m_list->viewport()->mapToGlobal(at));
    });
    connect(m_rule, &QToolButton::toggled, this, [this] { showFinding(); });
    connect(m_makeLegal, &QPushButton::clicked, this, &LegalityPanel::makeLegal);
    connect(m_badge, &VerdictBadge::clicked, this, [this] { step(1); });
    connect(m_shop, &ShopChooser::said, this, &LegalityPanel::said);
    connect(m_matrix, &FormatMatrix::said, this, &LegalityPanel::said);
    refresh();
}

LegalityPanel::~LegalityPanel() = default;

void LegalityPanel::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_badge->setDocument(document);
    m_matrix->setDocument(document);
    m_shop->setDocument(document);
    if (document != nullptr)
        connect(document, &DeckDocument::verdictChanged, this, &LegalityPanel::refresh);
    m_model->setFindings({});
    refresh();
}

void LegalityPanel::setDecks(OpenDecks* decks) { m_shop->setDecks(decks); }

void LegalityPanel::refresh()
{
    m_model->setFindings(m_document ? m_document->findings() : std::vector<Finding>());
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    m_nothing->setText(m_document ? tr("Nothing is wrong with this deck.")
                                  : tr("Open a deck to see here what is right and wrong with it."));
    m_makeLegal->setVisible(m_document != nullptr);
    m_makeLegal->setEnabled(m_document && m_document->verdict() != Verdict::Legal);
    m_tabs->nameTab(0, any ? tr("Findings (%1)").arg(m_model->rowCount()) : tr("Findings"));
    if (any && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0));
    showFinding();
    keepInSight();
}

void LegalityPanel::keepInSight()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    // Of a finding that is higher than the list, the beginning.
    const bool fits = m_list->visualRect(current).height() <= m_list->viewport()->height();
    m_list->scrollTo(current, fits ? QAbstractItemView::EnsureVisible : QAbstractItemView::PositionAtTop);
}

void LegalityPanel::step(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0) {
        Q_EMIT said(tr("There is nothing to mend."));
        return;
    }
    m_tabs->setCurrentIndex(0);
    // The first step goes to the finding that is shown already, if its rows were never shown.
    const bool begins = !m_list->property("stepped").toBool();
    m_list->setProperty("stepped", true);
    const int now = m_list->currentIndex().row();
    const int next = now < 0 ? 0 : begins && by > 0 && now == 0 ? 0 : (now + by + rows) % rows;
    m_list->setCurrentIndex(m_model->index(next));
    m_list->scrollTo(m_list->currentIndex());
    Q_EMIT m_list->clicked(m_list->currentIndex());
    Q_EMIT said(tr("%1 of %2: %3").arg(next + 1).arg(rows).arg(m_list->currentIndex().data().toString()));
}

QString LegalityPanel::rulesOf(const Finding& finding) const
{
    QString html;
    std::vector<std::string> ids{finding.id};
    ids.insert(ids.end(), finding.rules.begin(), finding.rules.end());
    for (const std::string& id : ids) {
        const RuleEntry* const entry = findRule(&m_document->game()->rules, id);
        if (entry == nullptr)
            continue;
        html += QStringLiteral("<p><b>%1</b> %2</p>")
                    .arg(shown(id).toHtmlEscaped(), shown(entry->sentence, 2000).toHtmlEscaped());
        if (!entry->ref.empty())
            html += QStringLiteral("<p><i>%1</i></p>").arg(tr("Rulebook: %1").arg(shown(entry->ref)).toHtmlEscaped());
    }
    return html;
}

void LegalityPanel::showFinding()
{
    const Finding* const finding = m_document ? m_model->at(m_list->currentIndex()) : nullptr;
    m_detail->setVisible(finding != nullptr);
    // Most edits leave the finding that somebody reads as it is: it is not set and laid out anew then.
    if (const QStringList fixes = finding == nullptr ? QStringList() : fixesOf(*finding); fixes != m_fixWords) {
        m_fixWords = fixes;
        addFixes();
    }
    if (finding == nullptr)
        return;
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(asSentence(findingTitle(*finding)).toHtmlEscaped());
    html += paragraph(findingExplanation(*finding));
    QStringList figures;
    for (const Figure& figure : finding->figures)
        figures += QStringLiteral("<li>%1</li>").arg(figureSentence(figure).toHtmlEscaped());
    if (!figures.isEmpty())
        html += QStringLiteral("<ul>%1</ul>").arg(figures.join(QString()));
    if (m_rule->isChecked())
        html += QStringLiteral("<a name=\"rule\"></a>") + rulesOf(*finding);
    if (html == m_page)
        return;
    m_page = html;
    m_why->setHtml(html);
    if (m_rule->isChecked()) // somebody asked for it: what follows upon it must not lie below the edge
        m_why->scrollToAnchor(QStringLiteral("rule"));
}

/// What can be done about a finding, in the order in which it is offered.
const std::vector<Fix>& LegalityPanel::triedFixes(const Finding& finding)
{
    std::string key = finding.id + '/' + finding.label + '/' + finding.part;
    for (const Subject& subject : finding.subjects)
        key += '/' + subject.name;
    const auto now = m_document->snapshot();
    if (m_triedOn != now || m_triedFor != key) {
        m_tried = validators::Repairs(now->resolved, now->options(), m_document->findings()).of(finding);
        m_triedOn = now;
        m_triedFor = std::move(key);
    }
    return m_tried;
}

QStringList LegalityPanel::fixesOf(const Finding& finding)
{
    QStringList words;
    if (!m_document->isVerdictCurrent())
        return words;
    if (finding.kind == FindingKind::FormatUnknown && !finding.nearest.empty())
        words += tr("Use the format %1").arg(shown(finding.nearest.front()));
    for (const Fix& fix : triedFixes(finding))
        words += asSentence(fixSentence(fix, m_document->deck(), m_document->resolved().catalogue()));
    return words;
}

void LegalityPanel::addFixes()
{
    while (QLayoutItem* const item = m_fixes->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    // By a queue: applying a fix replaces the buttons.
    const auto connectTo = [this](auto* sender, auto signal, qsizetype at) {
        connect(
            sender, signal, this, [this, at] { applyFix(at); }, Qt::QueuedConnection);
    };
    for (qsizetype at = 0; at < std::min(m_fixWords.size(), FixesAtOnce); ++at) {
        auto* const button = new FixButton(m_fixWords[at], m_detail);
        m_fixes->addWidget(button);
        connectTo(button, &QPushButton::clicked, at);
    }
    if (m_fixWords.size() > FixesAtOnce) {
        auto* const rest = new QPushButton(
            tr("%n further way(s)", nullptr, static_cast<int>(m_fixWords.size() - FixesAtOnce)), m_detail);
        auto* const menu = new QMenu(rest);
        for (qsizetype at = FixesAtOnce; at < m_fixWords.size(); ++at)
            connectTo(menu->addAction(asLabel(m_fixWords[at])), &QAction::triggered, at);
        rest->setMenu(menu);
        m_fixes->addWidget(rest);
    }
    // Fixes come and go, and stand between what is read and the button of the rule.
    QWidget* before = m_why;
    for (int i = 0; i < m_fixes->count(); ++i) {
        setTabOrder(before, m_fixes->itemAt(i)->widget());
        before = m_fixes->itemAt(i)->widget();
    }
    setTabOrder(before, m_rule);
}

void LegalityPanel::applyFix(qsizetype at)
{
    const Finding* const finding = m_document ? m_model->at(m_list->currentIndex()) : nullptr;
    if (finding == nullptr || at >= m_fixWords.size() || fixesOf(*finding) != m_fixWords)
        return; // it is no longer what was shown
    const QString words = m_fixWords[at];
    Deck after = m_document->deck();
    const auto others = m_fixWords.size() - static_cast<qsizetype>(m_tried.size()); // before those of the finding
    if (at < others)
        after.format = finding->nearest.front();
    else
        muster::apply(after, m_tried[static_cast<std::size_t>(at - others)].edits);
    m_document->change(words, std::move(after));
    Q_EMIT said(words);
}

void LegalityPanel::waive(const Finding& finding, bool waived)
{
    if (!m_document)
        return;
    Deck after = m_document->deck();
    const std::string subject = finding.subjects.size() == 1 ? finding.subjects.front().name : std::string();
    if (waived)
        after.waivers.push_back({.rule = finding.id, .subject = subject});
    else
        std::erase_if(after.waivers, [&](const Waiver& waiver) {
            return waiver.rule == finding.id && (waiver.subject.empty() || subject.starts_with(waiver.subject));
        });
    m_document->change(waived ? tr("Waive %1").arg(shown(finding.id)) : tr("Waive %1 no longer").arg(shown(finding.id)),
                       std::move(after));
}

void LegalityPanel::makeLegal()
{
    if (!m_document || m_document->verdict() == Verdict::Legal) {
        Q_EMIT said(tr("The deck is legal as it is."));
        return;
    }
    // Not on the stack: the window may go while it is open.
    auto* const dialog = new MakeLegalDialog(*m_document, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->exec();
}

void LegalityPanel::showFormats() { m_tabs->setCurrentIndex(1); }

void LegalityPanel::showFindings()
{
    m_tabs->setCurrentIndex(0);
    m_list->setFocus(Qt::OtherFocusReason);
}

} // namespace muster::app

#include "moc_legality_panel.cpp"
