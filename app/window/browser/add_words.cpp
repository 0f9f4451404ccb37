// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/add_words.h"

#include <QCoreApplication>

#include "app/text/finding_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AddWords)
};

/// How many there are now, of what would be one too many with one more.
int before(const Finding& reason) { return reason.have ? *reason.have - 1 : reason.limit.value_or(0); }

QString reasonWords(const Finding& reason)
{
    switch (reason.kind) {
    case FindingKind::TooManyCopies:
        return Words::tr("limit %1 of %2").arg(before(reason)).arg(reason.limit.value_or(0));
    case FindingKind::Restricted:
        return Words::tr("restricted, %1 of %1").arg(reason.limit.value_or(0));
    case FindingKind::Banned:
        return Words::tr("banned");
    case FindingKind::SetNotAllowed:
        return Words::tr("set %1 not allowed").arg(shown(reason.label));
    case FindingKind::TooMany:
        return reason.limit.value_or(0) == 0
            ? Words::tr("not in this deck: %1").arg(gameWord(reason.label))
            : Words::tr("full: %1 of %2 %3").arg(before(reason)).arg(*reason.limit).arg(gameWord(reason.label));
    default:
        return findingTitle(reason);
    }
}

/// The same as part of a sentence.
QString refusalOf(const Finding& reason)
{
    const int limit = reason.limit.value_or(0);
    switch (reason.kind) {
    case FindingKind::TooManyCopies:
        return Words::tr("%1 of at most %2 are in the deck").arg(before(reason)).arg(limit);
    case FindingKind::Restricted:
        return Words::tr("it is restricted to %1, and the deck has %1").arg(limit);
    case FindingKind::TooMany:
        return limit == 0 ? Words::tr("the deck holds none of these: %1").arg(gameWord(reason.label))
                          : Words::tr("the deck is full, %1 of %2 %3", "how many, limit, of what")
                                .arg(before(reason))
                                .arg(limit)
                                .arg(gameWord(reason.label));
    case FindingKind::Banned:
    case FindingKind::SetNotAllowed:
        return reasonWords(reason);
    default:
        return findingTitle(reason);
    }
}

} // namespace

QString addWords(const validators::AddAnswer& answer)
{
    if (answer.reason)
        return reasonWords(*answer.reason);
    if (answer.limit)
        return Words::tr("%1 of %2").arg(answer.copies).arg(*answer.limit);
    return Words::tr("any number");
}

QString addSentence(const validators::AddAnswer& answer)
{
    if (answer.reason)
        return Words::tr("May not be added: %1 [%2]", "why, rule")
            .arg(refusalOf(*answer.reason), shown(answer.reason->id));
    if (answer.limit)
        return Words::tr("May be added: %1 of at most %2 are in the deck").arg(answer.copies).arg(*answer.limit);
    return Words::tr("May be added: %n in the deck so far", nullptr, answer.copies);
}

QChar addSign(bool allowed) { return allowed ? QChar(0x2713) : QChar(0x2715); }

} // namespace muster::app
