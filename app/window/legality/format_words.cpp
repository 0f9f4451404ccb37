// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/format_words.h"

#include <QCoreApplication>

#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FormatWords)
};

QString names(const std::vector<FormatCards>& cards, bool withLimit)
{
    QStringList all;
    for (const FormatCards& one : cards) {
        QString name =
            one.what ? Words::tr("cards found by %1", "a query").arg(shown(one.what->source)) : shown(one.card);
        for (const auto& [field, value] : one.identity)
            name += QStringLiteral(" [%1]").arg(shown(value));
        all += withLimit ? Words::tr("%1 (at most %2)", "card, copies").arg(name, QString::number(one.limit)) : name;
    }
    return all.join(QStringLiteral(", "));
}

QString period(const Format& format)
{
    if (!format.from.empty() && !format.until.empty())
        return Words::tr("From %1 to %2.").arg(shown(format.from), shown(format.until));
    if (!format.from.empty())
        return Words::tr("From %1 on.").arg(shown(format.from));
    return format.until.empty() ? QString() : Words::tr("Until %1.").arg(shown(format.until));
}

} // namespace

QString formatTitle(const Format* format)
{
    if (format == nullptr)
        return Words::tr("No format: the game's own rules");
    return shown(format->title.empty() ? format->key : format->title);
}

QStringList formatSentences(const Format* format)
{
    if (format == nullptr)
        return {Words::tr("The rulebook alone: cards of all sets, and none that is banned.")};
    QStringList sentences;
    if (const QString when = period(*format); !when.isEmpty())
        sentences += when;
    QStringList sets;
    for (const std::string& code : format->sets)
        sets += shown(code);
    sentences += sets.isEmpty() ? Words::tr("Cards of all sets.")
                                : Words::tr("Cards of these sets: %1.").arg(sets.join(QStringLiteral(", ")));
    if (!format->banned.empty())
        sentences += Words::tr("Banned: %1.").arg(names(format->banned, false));
    if (!format->restricted.empty())
        sentences += Words::tr("Restricted: %1.").arg(names(format->restricted, true));
    if (const auto bent = format->limits.size() + format->house.size() + format->options.size(); bent > 0)
        sentences += Words::tr("It changes or adds %n rule(s) of its own.", nullptr, static_cast<int>(bent));
    if (!format->notes.empty())
        sentences += shown(format->notes, 1000).simplified();
    return sentences;
}

} // namespace muster::app
