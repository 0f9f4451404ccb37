// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/legality_panel.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
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
#include "app/window/look/flow_box.h"
#include "app/window/look/words_button.h"
#include "app/window/legality/format_matrix.h"
#include "app/window/legality/make_legal_dialog.h"
#include "app/window/legality/opening_list.h"
#include "app/window/legality/shop_chooser.h"
#include "app/window/legality/verdict_badge.h"
#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/rules/rule_page.h"
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
      m_makeLegal(new QPushButton(icon(Icon::Mend), tr("Make &legal…"), this)),
      m_shop(new ShopChooser(this)),
      m_tabs(new SteadyTabs(this)),
      m_list(new OpeningList(this)),
      m_nothing(new QLabel(this)),
      m_detail(new QWidget(this)),
      m_why(new QLabel(m_detail)),
      m_rule(new QToolButton(m_detail)),
      m_ruleText(new QLabel(m_detail)),
      m_fixes(new QVBoxLayout),
      m_matrix(new FormatMatrix(this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setTextFormat(Qt::PlainText);
    m_why->setAccessibleName(tr("Why, and what to do"));
    m_ruleText->setAccessibleName(tr("The rule"));
    for (QLabel* const label : {m_why, m_ruleText}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText); // of texts that are escaped
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_ruleText->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse
                                        | Qt::LinksAccessibleByKeyboard);
    connect(m_ruleText, &QLabel::linkActivated, this,
            [this](const QString& link) { Q_EMIT ruleRequested(ruleOfLink(link)); });
    m_rule->setText(tr("Show the &rule"));
    m_rule->setCheckable(true);
    m_rule->setAutoRaise(true);
    m_makeLegal->setToolTip(tr("Works out the smallest change that makes the deck legal, and shows it first."));

    auto* const detail = new QVBoxLayout(m_detail);
    const int indent = fontMetrics().height();
    detail->setContentsMargins(indent, 0, indent / 2, indent / 2);
    detail->addWidget(m_why);
    detail->addLayout(m_fixes);
    detail->addWidget(m_rule, 0, Qt::AlignLeft);
    detail->addWidget(m_ruleText);
    m_list->setMore(m_detail);

    auto* const findings = new QWidget(this);
    auto* const findingsLayout = new QVBoxLayout(findings);
    findingsLayout->setContentsMargins(0, 0, 0, 0);
    findingsLayout->addWidget(m_list, 1);
    findingsLayout->addWidget(m_nothing, 1);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Findings, and all formats"));
    m_tabs->addTab(findings, tr("Findings"));
    m_tabs->addTab(m_matrix, tr("All formats"));

    auto* const top = new FlowBox(this); // in large letters the button comes below the verdict
    top->flow().addWidget(m_badge);
    top->flow().addWidget(m_makeLegal);
    auto* const all = new QVBoxLayout(this);
    all->addWidget(top);
    all->addWidget(m_shop);
    all->addWidget(m_tabs, 1);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showFinding(); });
    connect(m_list, &QListView::clicked, this, &LegalityPanel::requestRows);
    connect(m_list, &QListView::activated, this, &LegalityPanel::requestRows);
    connect(m_list, &QListView::customContextMenuRequested, this, [this](const QPoint& at) {
        const Finding* const finding = m_model->at(m_list->indexAt(at));
        if (finding == nullptr)
            return;
        const Finding about = *finding;
        QMenu menu(this);
        QAction* const action =
            menu.addAction(about.waived ? tr("Take the waiver back") : tr("The organizer waives this for this deck"));
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

/// Links keep the colours that they were written in.
void LegalityPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_ruleText->clear();
    showFinding();
}

void LegalityPanel::setDecks(OpenDecks* decks) { m_shop->setDecks(decks); }

void LegalityPanel::refresh()
{
    m_model->setFindings(m_document ? m_document->findings() : std::vector<Finding>());
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    m_nothing->setText(m_document ? tr("This deck is legal.") : tr("Open a deck to see its verdict."));
    m_makeLegal->setVisible(m_document != nullptr);
    m_makeLegal->setEnabled(m_document && m_document->verdict() != Verdict::Legal);
    m_tabs->nameTab(0, any ? tr("Findings (%1)").arg(m_model->rowCount()) : tr("Findings"));
    if (any && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0));
    showFinding();
}

void LegalityPanel::requestRows(const QModelIndex& index)
{
    if (const Finding* const finding = m_model->at(index)) {
        std::vector<Subject::Row> rows;
        for (const Subject& subject : finding->subjects)
            rows.insert(rows.end(), subject.rows.begin(), subject.rows.end());
        Q_EMIT rowsRequested(rows);
    }
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
    m_list->bringIntoSight();
    requestRows(m_list->currentIndex());
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
        html += QStringLiteral("<p><b>%1</b> %2</p>").arg(ruleLink(id), shown(entry->sentence, 2000).toHtmlEscaped());
        if (!entry->ref.empty())
            html += QStringLiteral("<p><i>%1</i></p>").arg(tr("Rulebook: %1").arg(shown(entry->ref)).toHtmlEscaped());
    }
    return html;
}

void LegalityPanel::showFinding()
{
    const Finding* const finding = m_document ? m_model->at(m_list->currentIndex()) : nullptr;
    const QStringList fixes = finding == nullptr ? QStringList() : fixesOf(*finding);
    // Fourteen cards that are missing are no single fix: what would fill the deck is worked out as a whole.
    const bool asksForAll = finding != nullptr && fixes.isEmpty() && !finding->waived
        && finding->severity >= Severity::Incomplete && m_document->isVerdictCurrent();
    if (fixes != m_fixWords || asksForAll != m_asksForAll) {
        m_fixWords = fixes;
        m_asksForAll = asksForAll;
        addFixes();
    }
    if (finding == nullptr) {
        m_list->fitMore();
        return;
    }
    QString html = paragraph(findingExplanation(*finding));
    QStringList figures;
    for (const Figure& figure : finding->figures)
        figures += QStringLiteral("<li>%1</li>").arg(figureSentence(figure).toHtmlEscaped());
    if (!figures.isEmpty())
        html += QStringLiteral("<ul>%1</ul>").arg(figures.join(QString()));
    // Most edits leave the finding that somebody reads as it is: it is not laid out anew then.
    if (m_why->text() != html)
        m_why->setText(html);
    const QString rules = m_rule->isChecked() ? rulesOf(*finding) : QString();
    if (m_ruleText->text() != rules)
        m_ruleText->setText(rules);
    m_ruleText->setVisible(!rules.isEmpty());
    m_list->fitMore();
    m_list->keepInSight();
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
        auto* const button = new WordsButton(icon(Icon::Mend), m_fixWords[at], m_detail);
        m_fixes->addWidget(button);
        connectTo(button, &QPushButton::clicked, at);
    }
    if (m_fixWords.size() > FixesAtOnce) {
        auto* const rest =
            new QPushButton(tr("%n more way(s)", nullptr, static_cast<int>(m_fixWords.size() - FixesAtOnce)), m_detail);
        auto* const menu = new QMenu(rest);
        for (qsizetype at = FixesAtOnce; at < m_fixWords.size(); ++at)
            connectTo(menu->addAction(asLabel(m_fixWords[at])), &QAction::triggered, at);
        rest->setMenu(menu);
        m_fixes->addWidget(rest);
    }
    if (m_asksForAll) {
        auto* const all = new WordsButton(icon(Icon::Mend), tr("See what would make the deck legal…"), m_detail);
        m_fixes->addWidget(all);
        connect(all, &QPushButton::clicked, this, &LegalityPanel::makeLegal, Qt::QueuedConnection);
    }
    // A layout shows what was added when the event loop comes to it, and gives it no room before.
    for (int i = 0; i < m_fixes->count(); ++i)
        m_fixes->itemAt(i)->widget()->show();
    // Fixes come and go, and stand between what is read and the button of the rule.
    QWidget* before = m_list;
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
