// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "app/cli/verb.h"
#include "app/cli/verbs.h"

namespace muster::app {

namespace {

struct VerbsWords {
    Q_DECLARE_TR_FUNCTIONS(Verbs)
};

} // namespace

const QList<Verb>& verbs()
{
    static const QList<Verb> all{
        checkVerb(),  searchVerb(), rulesVerb(),    gamesVerb(), setsVerb(),       formatsVerb(), convertVerb(),
        hashVerb(),   diffVerb(),   codeVerb(),     printVerb(), exportVerb(),     playVerb(),    matchVerb(),
        replayVerb(), handsVerb(),  goldfishVerb(), mergeVerb(), completionVerb(),
    };
    return all;
}

const Verb* findVerb(const QString& name)
{
    const QList<Verb>& all = verbs();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Verb& verb) { return verb.name == name; });
    return found == all.end() ? nullptr : &*found;
}

QStringList usagesOf(const Verb& verb)
{
    if (verb.forms.size() != 1)
        return verb.forms;
    QString usage = verb.forms.front();
    const QStringList named = usage.split(QLatin1Char(' '));
    for (const Option& option : verb.options) {
        const QString name = QStringLiteral("--") + option.name;
        if (named.contains(name) || (!option.letter.isEmpty() && named.contains(QLatin1Char('-') + option.letter)))
            continue;
        const QString value = option.value.isEmpty() ? QString() : QLatin1Char(' ') + option.value;
        usage += QStringLiteral(" [%1%2]").arg(name, value);
    }
    return {usage.trimmed()};
}

Option outputOption(const QStringList& forms)
{
    return {QStringLiteral("output"), forms.join(QLatin1Char('|')),
            VerbsWords::tr("The form of the output; text unless given."), forms};
}

Option gameOption()
{
    return {QStringLiteral("game"),
            QStringLiteral("GAME"),
            VerbsWords::tr("The game, by its key: \"muster games\" lists them."),
            {}};
}

} // namespace muster::app
