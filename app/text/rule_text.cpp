// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/rule_text.h"

#include <QCoreApplication>

#include "app/text/shown.h"

namespace muster::app {

namespace {

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(RuleText)
};

} // namespace

QString ruleKindWord(const RuleEntry& entry)
{
    switch (entry.kind) {
    case RuleEntry::Kind::Rule:
        return RuleText::tr("rule");
    case RuleEntry::Kind::Requirement:
        return entry.scope == "card-data" ? RuleText::tr("requirement on cards") : RuleText::tr("requirement on decks");
    case RuleEntry::Kind::Ruling:
        return RuleText::tr("ruling");
    case RuleEntry::Kind::Example:
        return RuleText::tr("worked example");
    case RuleEntry::Kind::Interaction:
        return RuleText::tr("interaction");
    }
    return {};
}

QString ruleAnswer(const RuleEntry& entry)
{
    const QString answer = shown(entry.answer, 4000);
    if (answer.isEmpty())
        return {};
    switch (entry.kind) {
    case RuleEntry::Kind::Rule:
        return RuleText::tr("It shows: %1").arg(answer);
    case RuleEntry::Kind::Requirement: // what a check says, which it says better itself
        return {};
    case RuleEntry::Kind::Ruling:
        return RuleText::tr("Ruling: %1").arg(answer);
    case RuleEntry::Kind::Example:
    case RuleEntry::Kind::Interaction:
        return RuleText::tr("Answer: %1").arg(answer);
    }
    return {};
}

QString ruleKindKey(RuleEntry::Kind kind)
{
    switch (kind) {
    case RuleEntry::Kind::Rule:
        return QStringLiteral("rule");
    case RuleEntry::Kind::Requirement:
        return QStringLiteral("requirement");
    case RuleEntry::Kind::Ruling:
        return QStringLiteral("ruling");
    case RuleEntry::Kind::Example:
        return QStringLiteral("example");
    case RuleEntry::Kind::Interaction:
        return QStringLiteral("interaction");
    }
    return {};
}

} // namespace muster::app
