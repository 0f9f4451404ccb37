// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/format_matrix.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QLabel>
#include <QPromise>
#include <QPushButton>
#include <QStandardItemModel>
#include <QThreadPool>
#include <QVBoxLayout>

#include "app/text/as_sentence.h"
#include "app/text/finding_text.h"
#include "app/window/document/deck_document.h"
#include "app/window/legality/finding_delegate.h"
#include "app/window/legality/findings_model.h"
#include "app/window/legality/format_words.h"
#include "app/window/legality/opening_list.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/signs.h"

namespace muster::app {

namespace {

enum Role { KeyRole = Qt::UserRole + 100, ReasonsRole };

} // namespace

FormatMatrix::FormatMatrix(QWidget* parent)
    : QWidget(parent),
      m_turn(std::make_shared<std::atomic<int>>(0)),
      m_onDay(new QCheckBox(tr("On the day:"), this)),
      m_day(new QDateEdit(QDate::currentDate(), this)),
      m_formats(new QStandardItemModel(this)),
      m_list(new OpeningList(this)),
      m_more(new QWidget(this)),
      m_words(new QLabel(m_more)),
      m_use(new QPushButton(tr("Use th&is format"), m_more))
{
    m_onDay->setToolTip(tr("Formats begin and end; without a day, that of the deck's event counts."));
    m_day->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_day->setCalendarPopup(true);
    m_day->setEnabled(false);
    m_day->setAccessibleName(tr("Day"));
    m_list->setModel(m_formats);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setAccessibleName(tr("Formats of the game"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText); // of sentences that are escaped
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* const more = new QVBoxLayout(m_more);
    more->setContentsMargins(fontMetrics().averageCharWidth(), 0, 0, fontMetrics().height() / 2);
    more->addWidget(m_words);
    more->addWidget(m_use, 0, Qt::AlignLeft);
    m_list->setMore(m_more);
    auto* const top = new FlowBox(this); // in a narrow room the day comes below its box
    top->flow().addWidget(m_onDay);
    top->flow().addWidget(m_day);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    all->addWidget(top);
    all->addWidget(m_list, 1);

    connect(m_onDay, &QCheckBox::toggled, m_day, &QWidget::setEnabled);
    connect(m_onDay, &QCheckBox::toggled, this, &FormatMatrix::judge);
    connect(m_day, &QDateEdit::dateChanged, this, &FormatMatrix::judge);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &FormatMatrix::showFormat);
    connect(m_use, &QPushButton::clicked, this, &FormatMatrix::useFormat);
    connect(&m_work, &QFutureWatcherBase::finished, this, [this] {
        if (m_work.future().resultCount() > 0)
            fill(m_work.result());
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
    m_formats->clear();
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
    const bool any = m_list->currentIndex().isValid();
    const std::string current = currentKey();
    m_formats->clear();
    for (const Judged& one : answers) {
        const Format* const format = m_document->game()->findFormat(one.key);
        QStringList reasons;
        for (const Finding& finding : one.findings) {
            if (!finding.waived && finding.severity >= Severity::Incomplete)
                reasons += asSentence(findingTitle(finding));
        }
        const Verdict verdict = verdictOf(one.findings);
        const bool isInForce =
            m_document->format() == format && (format != nullptr || m_document->deck().format.empty());
        QString state = verdictWord(verdict);
        if (!reasons.isEmpty())
            state = tr("%1 (%2)", "verdict, problems").arg(state).arg(reasons.size());
        if (isInForce)
            state = tr("%1 · chosen for this deck", "verdict").arg(state);
        auto* const item = new QStandardItem(formatTitle(format));
        item->setEditable(false);
        item->setData(static_cast<int>(signOf(verdict)), FindingsModel::SignRole);
        item->setData(state, FindingsModel::StateRole);
        item->setData(QString::fromStdString(one.key), KeyRole);
        item->setData(reasons, ReasonsRole);
        item->setData(tr("%1: %2").arg(item->text(), state), Qt::AccessibleTextRole);
        m_formats->appendRow(item);
        if (any ? one.key == current : isInForce)
            m_list->setCurrentIndex(item->index());
    }
    showFormat();
}

std::string FormatMatrix::currentKey() const { return m_list->currentIndex().data(KeyRole).toString().toStdString(); }

/// What the format asks for, and what the deck lacks for it.
void FormatMatrix::showFormat()
{
    const QModelIndex current = m_list->currentIndex();
    if (!m_document || !current.isValid())
        return;
    QString html;
    for (const QString& sentence : formatSentences(m_document->game()->findFormat(currentKey())))
        html += QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped());
    const QStringList reasons = current.data(ReasonsRole).toStringList();
    if (!reasons.isEmpty())
        html += QStringLiteral("<p><b>%1</b></p>").arg(tr("What stands in the way:").toHtmlEscaped());
    QString list;
    for (const QString& reason : reasons)
        list += QStringLiteral("<li>%1</li>").arg(reason.toHtmlEscaped());
    m_words->setText(list.isEmpty() ? html : html + QStringLiteral("<ul>%1</ul>").arg(list));
    m_use->setEnabled(m_document->deck().format != currentKey());
    m_list->fitMore();
}

void FormatMatrix::useFormat()
{
    if (!m_document || !m_list->currentIndex().isValid())
        return;
    Deck after = m_document->deck();
    after.format = currentKey();
    const Format* const format = m_document->game()->findFormat(after.format);
    const QString words =
        format == nullptr ? tr("Choose no format") : tr("Choose the format %1").arg(formatTitle(format));
    m_document->change(words, std::move(after));
    Q_EMIT said(words);
}

} // namespace muster::app

#include "moc_format_matrix.cpp"
