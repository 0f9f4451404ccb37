// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/make_legal_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPromise>
#include <QPushButton>
#include <QSignalBlocker>
#include <QThreadPool>
#include <QVBoxLayout>

#include "app/decks/shipped_decks.h"
#include "app/text/as_sentence.h"
#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "app/window/document/deck_document.h"
#include "app/window/document/section_label.h"
#include "app/window/look/icons.h"

namespace muster::app {

namespace {

/// The deck with the names that cards have, however its file writes them: lines stay where they are.
Deck spelledOut(const DeckSnapshot& deck)
{
    Deck spelled = deck.deck;
    for (const ResolvedEntry& entry : deck.resolved.entries()) {
        if (entry.status != ResolvedEntry::Status::Card)
            continue;
        DeckEntry& line = spelled.sections[entry.section].entries[entry.row];
        DeckEntry named = entryFor(deck.resolved.catalogue(), entry.card, line.count);
        line.card = std::move(named.card);
        line.identity = std::move(named.identity);
    }
    return spelled;
}

} // namespace

MakeLegalDialog::MakeLegalDialog(DeckDocument& document, QWidget* parent)
    : QDialog(parent),
      m_document(&document),
      m_deck(document.snapshot()),
      m_answer(new QLabel(tr("Looking for good ways…"), this)),
      m_busy(new QProgressBar(this)),
      m_choice(new QComboBox(this)),
      m_reasons(new QLabel(this)),
      m_list(new QListWidget(this)),
      m_verdict(new QLabel(this)),
      m_apply(nullptr)
{
    setWindowTitle(tr("Make the Deck Legal"));
    m_answer->setWordWrap(true);
    m_answer->setTextFormat(Qt::PlainText);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("Working"));
    m_choice->setAccessibleName(tr("Proposal"));
    m_choice->hide();
    for (QLabel* const label : {m_reasons, m_verdict}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->hide();
    }
    m_list->setAccessibleName(tr("Changes"));
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Apply as one step"), QDialogButtonBox::AcceptRole);
    m_apply->setEnabled(false);
    auto* const all = new QVBoxLayout(this);
    all->addWidget(m_answer);
    all->addWidget(m_busy);
    all->addWidget(m_choice);
    all->addWidget(m_reasons);
    all->addWidget(m_list, 1);
    all->addWidget(m_verdict);
    all->addWidget(buttons);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    resize(em * 40, em * 28);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &MakeLegalDialog::applyPlan);
    connect(m_choice, &QComboBox::activated, this, &MakeLegalDialog::showProposal);
    connect(m_list, &QListWidget::itemChanged, this, &MakeLegalDialog::sayVerdict);
    connect(&m_work, &QFutureWatcherBase::progressValueChanged, this, [this](int done) {
        if (m_work.progressMaximum() > 1) { // else it cannot be told how far it is
            m_busy->setRange(0, m_work.progressMaximum());
            m_busy->setValue(done);
        }
    });
    connect(&m_work, &QFutureWatcherBase::finished, this, [this] { show(m_work.result()); });
    auto promise = std::make_shared<QPromise<Proposals>>();
    promise->start();
    m_work.setFuture(promise->future());
    // The deck of this moment goes with the work, which needs neither the dialog nor the window.
    QThreadPool::globalInstance()->start([promise, deck = m_deck, stop = m_stop.get_token()] {
        const auto tell = [&](int done, int of) {
            promise->setProgressRange(0, of);
            promise->setProgressValue(done);
        };
        const std::vector<Deck> company = shippedDecks(deck->game->resources, deck->game->game());
        promise->addResult(validators::legalProposals(deck->resolved, deck->options(), company, {stop, tell}));
        promise->finish();
    });
}

MakeLegalDialog::~MakeLegalDialog()
{
    m_stop.request_stop();
    m_work.disconnect(this);
}

void MakeLegalDialog::show(Proposals proposals)
{
    m_busy->hide();
    m_proposals = std::move(proposals);
    const validators::LegalPlan& plan = m_proposals.front().plan;
    if (!plan.possible) {
        m_answer->setText(tr("No change of cards makes this deck legal. This stands in the way:"));
        for (const Finding& finding : plan.unreachable)
            m_list->addItem(tr("%1: %2").arg(severityWord(finding.severity), findingTitle(finding)));
        return;
    }
    for (const validators::LegalProposal& proposal : m_proposals)
        m_choice->addItem(
            proposal.like.empty()
                ? tr("Proposal %1: filled up").arg(m_choice->count() + 1)
                : tr("Proposal %1: after the deck %2").arg(m_choice->count() + 1).arg(shown(proposal.like)));
    m_choice->setVisible(m_proposals.size() > 1);
    m_reasons->show();
    m_verdict->show();
    showProposal(0);
    m_apply->setDefault(true);
    m_apply->setFocus(Qt::OtherFocusReason);
}

void MakeLegalDialog::showProposal(int at)
{
    const validators::LegalProposal& proposal = m_proposals[static_cast<std::size_t>(at)];
    QStringList reasons;
    for (const QString& reason : proposalReasons(proposal))
        reasons += asSentence(reason);
    m_reasons->setText(reasons.join(QLatin1Char('\n')));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const Deck spelled = spelledOut(*m_deck);
    for (const DeckEdit& edit : proposal.plan.edits) {
        const QString section = sectionLabel(m_deck->resolved.catalogue().game(), m_deck->deck, edit.section);
        auto* const item = new QListWidgetItem(plannedSentence(edit, spelled, section), m_list);
        item->setIcon(icon(edit.kind == DeckEdit::Kind::Add          ? Icon::Plus
                               : edit.kind == DeckEdit::Kind::Remove ? Icon::Minus
                                                                     : Icon::Mend));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    sayVerdict();
}

std::vector<DeckEdit> MakeLegalDialog::wantedEdits() const
{
    std::vector<DeckEdit> wanted;
    if (m_proposals.empty() || !m_proposals.front().plan.possible)
        return wanted;
    const std::vector<DeckEdit>& all =
        m_proposals[static_cast<std::size_t>(std::max(0, m_choice->currentIndex()))].plan.edits;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            wanted.push_back(all[static_cast<std::size_t>(row)]);
    return wanted;
}

void MakeLegalDialog::sayVerdict()
{
    const std::vector<DeckEdit> wanted = wantedEdits();
    const validators::LegalPlan& plan =
        m_proposals[static_cast<std::size_t>(std::max(0, m_choice->currentIndex()))].plan;
    m_answer->setText(wanted.size() == plan.edits.size()
                          ? tr("%n copy(s) change. One undo takes it all back.", nullptr, plan.changed)
                          : tr("%1 of %2 changes are ticked. One undo takes them all back.")
                                .arg(wanted.size())
                                .arg(plan.edits.size()));
    Deck after = m_deck->deck;
    muster::apply(after, wanted);
    const auto findings = validators::findingsOf(ResolvedDeck(m_deck->resolved.catalogue(), after), m_deck->options());
    m_verdict->setText(verdictOf(findings) == Verdict::Legal
                           ? tr("With these changes the deck is legal.")
                           : tr("With these changes the deck is not legal: %1").arg(findingTitle(findings.front())));
    m_apply->setEnabled(!wanted.empty());
}

void MakeLegalDialog::applyPlan()
{
    // The edits name rows of the deck they were made for, and of no other.
    if (m_document && m_document->deck() == m_deck->deck) {
        Deck after = m_deck->deck;
        muster::apply(after, wantedEdits());
        m_document->change(tr("Make the deck legal"), std::move(after));
    }
    accept();
}

} // namespace muster::app

#include "moc_make_legal_dialog.cpp"
