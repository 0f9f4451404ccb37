// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/verdict_page.h"

#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/text/finding_text.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

/// A sign beside the word, for eyes that run down the list; the word says the same.
QString signOf(Severity severity)
{
    switch (severity) {
    case Severity::Illegal:
        return QStringLiteral("✖");
    case Severity::Incomplete:
        return QStringLiteral("◔");
    case Severity::Warning:
        return QStringLiteral("▲");
    case Severity::Advice:
        break;
    }
    return QStringLiteral("•");
}

QString paragraph(const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

QString list(const QStringList& items)
{
    QString html;
    for (const QString& item : items)
        html += QStringLiteral("<li>%1</li>").arg(item.toHtmlEscaped());
    return html.isEmpty() ? html : QStringLiteral("<ul>%1</ul>").arg(html);
}

} // namespace

VerdictPage::VerdictPage(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_badge(new QLabel(this)),
      m_findings(new QTextBrowser(this))
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    for (QLabel* label : {m_title, m_badge}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_title->setText(tr("No deck is open"));
    m_badge->setText(tr("Open a deck with Ctrl+O to learn whether it is legal."));
    m_findings->setAccessibleName(tr("Findings"));
    m_findings->setOpenLinks(false);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_badge);
    layout->addWidget(m_findings, 1);
}

void VerdictPage::show(const QString& name, int cards, const std::vector<Finding>& findings, const RuleBook& rules)
{
    m_title->setText(name);
    m_badge->setText(tr("%1 · %n card(s)", nullptr, cards).arg(verdictWord(verdictOf(findings))));
    QString html;
    for (const Finding& finding : findings) {
        html += QStringLiteral("<h3>%1 %2</h3>")
                    .arg(signOf(finding.severity),
                         tr("%1: %2 [%3]")
                             .arg(severityWord(finding.severity), findingTitle(finding), shown(finding.id))
                             .toHtmlEscaped());
        html += paragraph(findingExplanation(finding));
        QStringList items;
        for (const Figure& figure : finding.figures)
            items += figureSentence(figure);
        for (const Fix& fix : finding.fixes)
            items += tr("To mend it: %1").arg(fixSentence(fix));
        html += list(items);
        for (const std::string& id : finding.rules) {
            if (const RuleEntry* rule = rules.find(id))
                html += QStringLiteral("<p><i>%1</i></p>")
                            .arg(tr("%1: %2").arg(shown(id), shown(rule->sentence, 1000)).toHtmlEscaped());
        }
    }
    m_findings->setHtml(html.isEmpty() ? paragraph(tr("Nothing to say against it.")) : html);
}

void VerdictPage::showErrors(const QString& file, const QStringList& errors)
{
    m_title->setText(file);
    m_badge->setText(tr("This file could not be read."));
    m_findings->setHtml(list(errors));
}

} // namespace muster::app
