// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/format_matrix.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPromise>
#include <QPushButton>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "app/window/document/deck_document.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/signs.h"

namespace muster::app {

namespace {

enum Column { FormatColumn, VerdictColumn };

} // namespace

FormatMatrix::FormatMatrix(QWidget* parent)
    : QWidget(parent),
      m_turn(std::make_shared<std::atomic<int>>(0)),
      m_onDay(new QCheckBox(tr("On the &day:"), this)),
      m_day(new QDateEdit(QDate::currentDate(), this)),
      m_table(new QTreeWidget(this)),
      m_use(new QPushButton(tr("&Use this format"), this))
{
    m_onDay->setToolTip(tr("Formats begin and end; without a day, that of the deck's event counts."));
    m_day->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_day->setCalendarPopup(true);
    m_day->setEnabled(false);
    m_day->setAccessibleName(tr("Day"));
    m_table->setAccessibleName(tr("Formats of the game"));
    m_table->setHeaderLabels({tr("Format"), tr("Verdict")});
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(FormatColumn, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(VerdictColumn, QHeaderView::ResizeToContents);
    m_table->setRootIsDecorated(true);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);

    auto* const top = new QHBoxLayout;
    top->addWidget(m_onDay);
    top->addWidget(m_day);
    top->addStretch(1);
    auto* const all = new QVBoxLayout(this);
    all->addLayout(top);
    all->addWidget(m_table, 1);
    all->addWidget(m_use, 0, Qt::AlignRight);

    connect(m_onDay, &QCheckBox::toggled, m_day, &QWidget::setEnabled);
    connect(m_onDay, &QCheckBox::toggled, this, &FormatMatrix::judge);
    connect(m_day, &QDateEdit::dateChanged, this, &FormatMatrix::judge);
    connect(m_table, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem* item) { m_use->setEnabled(item != nullptr); });
    connect(m_use, &QPushButton::clicked, this, &FormatMatrix::useFormat);
    connect(&m_work, &QFutureWatcherBase::finished, this, [this] {
        if (m_work.future().resultCount() > 0)
            fill(m_work.future().takeResult());
    });
}

FormatMatrix::~FormatMatrix()
{
    ++*m_turn;
    m_work.disconnect(this);
}

void FormatMatrix::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_table->clear();
    m_use->setEnabled(false);
    if (document != nullptr)
        connect(document, &DeckDocument::changed, this, &FormatMatrix::judge);
    judge();
}

void FormatMatrix::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    judge();
}

void FormatMatrix::judge()
{
    if (!m_document || !isVisible())
        return;
    const std::string day = m_onDay->isChecked() ? m_day->date().toString(Qt::ISODate).toStdString() : std::string();
    auto promise = std::make_shared<QPromise<Answers>>();
    promise->start();
    m_work.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, day, deck = m_document->snapshot(), turns = m_turn,
                                          turn = ++*m_turn] {
        Answers answers;
        std::vector<const Format*> formats{nullptr};
        for (const Format& format : deck->game->formats)
            formats.push_back(&format);
        Deck plain = deck->deck;
        plain.format.clear();
        const ResolvedDeck resolved(*deck->game->catalogue, plain);
        for (const Format* const format : formats) {
            if (*turns != turn)
                break;
            validators::CheckOptions options;
            options.format = format;
            options.date = day;
            answers.push_back({format == nullptr ? std::string() : format->key, validators::check(resolved, options)});
        }
        if (*turns == turn)
            promise->addResult(std::move(answers));
        promise->finish();
    });
}

void FormatMatrix::fill(const Answers& answers)
{
    if (!m_document)
        return;
    const QVariant current =
        m_table->currentItem() != nullptr ? m_table->currentItem()->data(0, Qt::UserRole) : QVariant();
    m_table->clear();
    for (const Judged& one : answers) {
        const Format* const format = m_document->game()->findFormat(one.key);
        const QString title = format == nullptr ? tr("No format: the game's own rules")
                                                : shown(format->title.empty() ? format->key : format->title);
        QStringList reasons;
        for (const Finding& finding : one.findings) {
            if (!finding.waived && finding.severity >= Severity::Incomplete)
                reasons += findingTitle(finding);
        }
        const Verdict verdict = verdictOf(one.findings);
        auto* const item = new QTreeWidgetItem(m_table);
        item->setText(FormatColumn, title);
        item->setText(VerdictColumn,
                      reasons.isEmpty()
                          ? verdictWord(verdict)
                          : tr("%1 (%2)", "verdict, problems").arg(verdictWord(verdict)).arg(reasons.size()));
        item->setIcon(VerdictColumn, iconOf(signOf(verdict)));
        item->setData(0, Qt::UserRole, QString::fromStdString(one.key));
        item->setData(0, Qt::AccessibleTextRole, tr("%1: %2").arg(title, verdictWord(verdict)));
        QFont font = m_table->font();
        font.setBold(m_document->format() == format && (format != nullptr || m_document->deck().format.empty()));
        item->setFont(FormatColumn, font);
        for (const QString& reason : reasons) {
            auto* const below = new QTreeWidgetItem(item, {reason});
            below->setFirstColumnSpanned(true);
            below->setToolTip(0, wrappedTip(reason));
            below->setData(0, Qt::UserRole, QString::fromStdString(one.key));
        }
        if (current == item->data(0, Qt::UserRole))
            m_table->setCurrentItem(item);
    }
    m_use->setEnabled(m_table->currentItem() != nullptr);
}

void FormatMatrix::useFormat()
{
    const QTreeWidgetItem* const item = m_table->currentItem();
    if (!m_document || item == nullptr)
        return;
    Deck after = m_document->deck();
    after.format = item->data(0, Qt::UserRole).toString().toStdString();
    const Format* const format = m_document->game()->findFormat(after.format);
    const QString words = format == nullptr
        ? tr("Choose no format")
        : tr("Choose the format %1").arg(shown(format->title.empty() ? format->key : format->title));
    m_document->change(words, std::move(after));
    Q_EMIT said(words);
}

} // namespace muster::app

#include "moc_format_matrix.cpp"
