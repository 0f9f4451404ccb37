// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/verdict_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/text/finding_text.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

QStyle::StandardPixmap pixmapOf(Severity severity)
{
    switch (severity) {
    case Severity::Illegal:
        return QStyle::SP_MessageBoxCritical;
    case Severity::Incomplete:
    case Severity::Warning:
        return QStyle::SP_MessageBoxWarning;
    case Severity::Advice:
        break;
    }
    return QStyle::SP_MessageBoxInformation;
}

QTreeWidgetItem* child(QTreeWidgetItem* parent, const QString& text)
{
    auto* item = new QTreeWidgetItem(parent, {text});
    item->setToolTip(0, text);
    return item;
}

} // namespace

VerdictPage::VerdictPage(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_badge(new QLabel(this)),
      m_findings(new QTreeWidget(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    m_badge->setTextFormat(Qt::PlainText);
    m_badge->setWordWrap(true);
    m_title->setText(tr("No deck is open"));
    m_badge->setText(tr("Open a deck with Ctrl+O to learn whether it is legal."));

    m_findings->setHeaderHidden(true);
    m_findings->setWordWrap(true);
    m_findings->setAccessibleName(tr("Findings"));
    m_findings->header()->setSectionResizeMode(QHeaderView::Stretch);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_badge);
    layout->addWidget(m_findings, 1);
}

void VerdictPage::show(const QString& name, int cards, const std::vector<Finding>& findings, const RuleBook& rules)
{
    m_title->setText(name);
    m_badge->setText(tr("%1 · %n card(s)", nullptr, cards).arg(verdictWord(verdictOf(findings))));
    m_findings->clear();
    for (const Finding& finding : findings) {
        auto* item = new QTreeWidgetItem(
            m_findings,
            {tr("%1: %2 [%3]").arg(severityWord(finding.severity), findingTitle(finding), shown(finding.id))});
        item->setIcon(0, style()->standardIcon(pixmapOf(finding.severity)));
        item->setToolTip(0, item->text(0));
        child(item, findingExplanation(finding.kind));
        for (const Figure& figure : finding.figures)
            child(item, figureSentence(figure));
        for (const Fix& fix : finding.fixes)
            child(item, tr("To mend it: %1").arg(fixSentence(fix)));
        for (const std::string& id : finding.rules) {
            if (const RuleEntry* rule = rules.find(id))
                child(item, tr("%1: %2").arg(shown(id), shown(rule->sentence, 1000)));
        }
        item->setExpanded(finding.severity >= Severity::Incomplete);
    }
}

void VerdictPage::showErrors(const QString& file, const QStringList& errors)
{
    m_title->setText(file);
    m_badge->setText(tr("This file could not be read."));
    m_findings->clear();
    for (const QString& error : errors)
        new QTreeWidgetItem(m_findings, {error});
}

} // namespace muster::app
