// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/nothing_found.h"

#include <chrono>

#include <QPromise>
#include <QThreadPool>

namespace muster::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostRelaxed = 4;
constexpr int MostSpelled = 3;
constexpr std::chrono::milliseconds Pause(150); ///< longer than between the keys of somebody who types

} // namespace

NothingFound::NothingFound(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText); // of its own making, with what was typed escaped
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setMargin(fontMetrics().height());
    m_soon.setSingleShot(true);
    m_soon.setInterval(Pause);
    connect(&m_soon, &QTimer::timeout, this, &NothingFound::askSpelling);
    connect(&m_spelled, &QFutureWatcherBase::finished, this, &NothingFound::takeSpelling);
    connect(&m_counting, &QTimer::timeout, this, &NothingFound::countNext);
    connect(this, &QLabel::linkActivated, this, &NothingFound::queryChosen);
}

void NothingFound::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    m_soon.stop();
    m_counting.stop();
    m_terms.reset();
    m_spelling = catalogue ? std::make_shared<const QuerySpelling>(std::move(catalogue)) : nullptr;
}

void NothingFound::askForGame()
{
    setCatalogue(nullptr);
    tellWords(u"<p>%1</p>"_s.arg(
        tr("Choose a game to see its cards: on the start page, or in the box at the top.").toHtmlEscaped()));
}

/// Without a link there is nothing for the keyboard to come to.
void NothingFound::tellWords(const QString& html)
{
    setText(html);
    setFocusPolicy(html.contains(u"<a "_s) ? Qt::StrongFocus : Qt::NoFocus);
}

void NothingFound::show(const QueryTerms& terms)
{
    m_terms = terms;
    tellWords(u"<p><b>%1</b></p>"_s.arg(tr("No cards found.").toHtmlEscaped()));
    m_counting.stop();
    m_soon.start();
}

void NothingFound::askSpelling()
{
    if (!isVisible() || !m_terms || !m_spelling || !m_counter)
        return;
    auto promise = std::make_shared<QPromise<QStringList>>();
    m_spelled.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, spelling = m_spelling, terms = *m_terms] {
        promise->start();
        promise->addResult(spelling->proposals(terms));
        promise->finish();
    });
}

void NothingFound::takeSpelling()
{
    if (!m_terms || m_soon.isActive() || m_spelled.future().resultCount() == 0)
        return; // of another query
    m_near = {m_spelled.result(), MostSpelled, {}, 0};
    m_relaxed = {m_terms->relaxed(), MostRelaxed, {}, 0};
    m_counting.start(); // one each time that nothing else is to be done
}

void NothingFound::countNext()
{
    if (!isVisible()) {
        m_counting.stop();
    } else if (!m_near.isComplete()) {
        count(m_near);
    } else if (!m_relaxed.isComplete()) {
        count(m_relaxed);
    } else {
        m_counting.stop();
        tell();
    }
}

/// The next of these queries becomes a link with its number, if it finds cards.
void NothingFound::count(Proposals& proposals)
{
    const QString query = proposals.left.takeFirst();
    const int cards = m_counter(query).value_or(0);
    if (cards == 0)
        return;
    ++proposals.found;
    proposals.lines += u"<p><a href=\"%1\">%1</a> &nbsp; %2</p>"_s.arg(
        query.toHtmlEscaped(), tr("%n card(s)", nullptr, cards).toHtmlEscaped());
}

void NothingFound::tell()
{
    QString html = u"<p><b>%1</b></p>"_s.arg(tr("No cards found.").toHtmlEscaped());
    if (!m_near.lines.isEmpty())
        html += u"<p>%1</p>"_s.arg(tr("Did you mean:").toHtmlEscaped()) + m_near.lines;
    if (!m_relaxed.lines.isEmpty())
        html += u"<p>%1</p>"_s.arg(tr("Without one of the conditions:").toHtmlEscaped()) + m_relaxed.lines;
    if (m_near.lines.isEmpty() && m_relaxed.lines.isEmpty())
        html += u"<p>%1</p>"_s.arg(
            tr("Words are found where a word begins; a star before them, *word, finds them anywhere. "
               "Examples shows what else can be asked.")
                .toHtmlEscaped());
    html += u"<p><a href=\"\">%1</a></p>"_s.arg(tr("Show all cards").toHtmlEscaped());
    tellWords(html);
}

} // namespace muster::app

#include "moc_nothing_found.cpp"
