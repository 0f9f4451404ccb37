// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rules/rule_page.h"

#include <algorithm>
#include <vector>

#include <QCoreApplication>

#include "app/text/as_sentence.h"
#include "app/text/rule_text.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};

constexpr qsizetype Longest = 4000; ///< of a sentence

QString paragraph(const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

QString listOf(const QString& title, const std::vector<const RuleEntry*>& entries)
{
    if (entries.empty())
        return {};
    QString lines;
    for (const RuleEntry* const entry : entries)
        lines +=
            QStringLiteral("<li>%1 %2</li>").arg(ruleLink(entry->id), shown(entry->sentence, Longest).toHtmlEscaped());
    return QStringLiteral("<h4>%1</h4><ul>%2</ul>").arg(title.toHtmlEscaped(), lines);
}

} // namespace

QString ruleLink(const std::string& id)
{
    const QString text = shown(id).toHtmlEscaped();
    return QStringLiteral("<a href=\"%1:%2\">%2</a>").arg(QLatin1String(RuleScheme), text);
}

QString ruleOfLink(const QString& link)
{
    const QString scheme = QLatin1String(RuleScheme) + QLatin1Char(':');
    return link.startsWith(scheme) ? link.mid(scheme.size()) : QString();
}

QString rulePage(const RuleEntry& entry, const RuleBook& book)
{
    QString place = asSentence(ruleKindWord(entry));
    if (!entry.ref.empty())
        place = Words::tr("%1 · %2", "kind of rule, its place in the rulebook").arg(place, shown(entry.ref));
    QString html =
        QStringLiteral("<h3>%1</h3><p><i>%2</i></p>").arg(shown(entry.id).toHtmlEscaped(), place.toHtmlEscaped())
        + paragraph(shown(entry.sentence, Longest));
    if (const QString answer = ruleAnswer(entry); !answer.isEmpty())
        html += paragraph(answer);
    if (!entry.fix.empty())
        html += paragraph(Words::tr("To mend: %1").arg(shown(entry.fix, Longest)));
    std::vector<const RuleEntry*> base, citing;
    for (const std::string& id : entry.rules) {
        if (const RuleEntry* const other = book.find(id))
            base.push_back(other);
    }
    for (const RuleEntry& other : book.entries) {
        if (std::ranges::find(other.rules, entry.id) != other.rules.end())
            citing.push_back(&other);
    }
    return html + listOf(Words::tr("It rests on"), base) + listOf(Words::tr("Cited by"), citing);
}

} // namespace muster::app
