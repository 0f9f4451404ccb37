// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/nothing_found.h"

#include <chrono>

namespace muster::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostRelaxed = 4;
constexpr int MostSpelled = 3;
constexpr std::chrono::milliseconds Pause(150); ///< longer than between the keys of somebody who types

} // namespace

NothingFound::NothingFound(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setMargin(fontMetrics().height());
    m_soon.setSingleShot(true);
    m_soon.setInterval(Pause);
    connect(&m_soon, &QTimer::timeout, this, &NothingFound::propose);
    connect(this, &QLabel::linkActivated, this, &NothingFound::queryChosen);
}

void NothingFound::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    m_soon.stop();
    m_terms.reset();
    m_spelling.reset();
    m_catalogue = std::move(catalogue);
}

void NothingFound::show(const QueryTerms& terms)
{
    m_terms = terms;
    setText(u"<p><b>%1</b></p>"_s.arg(tr("No card is like this.").toHtmlEscaped()));
    m_soon.start();
}

/// Those of the queries that find cards, as links with their numbers.
QString NothingFound::linesOf(const QStringList& queries, int most) const
{
    QStringList lines;
    for (const QString& query : queries) {
        if (lines.size() == most)
            break;
        if (const int cards = m_counter(query).value_or(0); cards > 0)
            lines += u"<p><a href=\"%1\">%1</a> &nbsp; %2</p>"_s.arg(query.toHtmlEscaped(),
                                                                     tr("%n card(s)", nullptr, cards).toHtmlEscaped());
    }
    return lines.join(QString());
}

void NothingFound::propose()
{
    if (!isVisible() || !m_terms || !m_catalogue || !m_counter)
        return;
    if (!m_spelling)
        m_spelling = std::make_unique<QuerySpelling>(m_catalogue);
    QString html = u"<p><b>%1</b></p>"_s.arg(tr("No card is like this.").toHtmlEscaped());
    if (const QString spelled = linesOf(m_spelling->proposals(*m_terms), MostSpelled); !spelled.isEmpty())
        html += u"<p>%1</p>"_s.arg(tr("Did you mean:").toHtmlEscaped()) + spelled;
    if (const QString relaxed = linesOf(m_terms->relaxed(), MostRelaxed); !relaxed.isEmpty())
        html += u"<p>%1</p>"_s.arg(tr("With one condition less:").toHtmlEscaped()) + relaxed;
    setText(html);
}

} // namespace muster::app

#include "moc_nothing_found.cpp"
