// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include <exception>

#include <QCoreApplication>
#include <QFileInfo>

#include "app/cli/help.h"
#include "app/cli/session.h"
#include "app/cli/verb.h"
#include "app/text/game_words.h"
#include "app/text/language.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Program {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

QStringList verbNames()
{
    QStringList names{QStringLiteral("help")};
    for (const Verb& verb : verbs())
        names += verb.name;
    return names;
}

Exit unknownVerb(const QString& word, Console& console)
{
    if (QFileInfo::exists(word) || word.endsWith(QLatin1String(".muster")))
        console.complain(
            Program::tr("muster: error: expected a verb, found the file %1; to check a deck: muster check %1")
                .arg(shown(word)));
    else if (word.startsWith(QLatin1Char('-')))
        console.complain(
            Program::tr("muster: error: there is no option \"%1\"%2")
                .arg(shown(word, 80), didYouMean(word, {QStringLiteral("--help"), QStringLiteral("--version")})));
    else
        console.complain(Program::tr("muster: error: there is no verb \"%1\"%2")
                             .arg(shown(word, 80), didYouMean(word, verbNames())));
    console.complain(Program::tr("\"muster help\" lists the verbs."));
    return Exit::Failed;
}

Exit wrongUse(const Verb& verb, const QString& what, Console& console)
{
    console.complain(Program::tr("muster %1: error: %2").arg(verb.name, what));
    for (const QString& usage : usagesOf(verb))
        console.complain(Program::tr("usage: muster %1 %2").arg(verb.name, usage).trimmed());
    console.complain(Program::tr("\"muster help %1\" explains it with examples.").arg(verb.name));
    return Exit::Failed;
}

Exit runVerb(const Verb& verb, const QStringList& words, Session& session)
{
    Console& console = session.console();
    QList<Option> known = verb.options;
    known += Option{QStringLiteral("help"), {}, {}, {}};
    const bool asksForHelp = words.contains(QStringLiteral("-h"));
    const auto options = parseOptions(words, known, verb.dashIsArgument);
    if (asksForHelp || (options && options->has(QStringLiteral("help")))) {
        console.print(helpFor(verb));
        return Exit::Good;
    }
    if (!options)
        return wrongUse(verb, options.error(), console);
    const qsizetype count = options->arguments().size();
    if (count < verb.leastArguments)
        return wrongUse(verb, Program::tr("expected more arguments"), console);
    if (verb.mostArguments >= 0 && count > verb.mostArguments)
        return wrongUse(verb,
                        Program::tr("expected fewer arguments, found %1")
                            .arg(app::inQuotes(options->arguments().at(verb.mostArguments))),
                        console);
    return verb.run(*options, session);
}

Exit helpOn(const QStringList& words, Console& console)
{
    if (words.isEmpty()) {
        console.print(overview());
        return Exit::Good;
    }
    const Verb* verb = findVerb(words.first());
    if (verb == nullptr)
        return unknownVerb(words.first(), console);
    console.print(helpFor(*verb));
    return Exit::Good;
}

Exit dispatch(const QStringList& arguments, Session& session)
{
    Console& console = session.console();
    if (arguments.isEmpty()) {
        console.print(welcome());
        return Exit::Good;
    }
    const QString& first = arguments.first();
    const QStringList rest = arguments.mid(1);
    if (first == QLatin1String("--version")) {
        console.line(QStringLiteral("muster " MUSTER_VERSION));
        return Exit::Good;
    }
    if (first == QLatin1String("help") || first == QLatin1String("--help") || first == QLatin1String("-h"))
        return helpOn(rest, console);
    const Verb* verb = findVerb(first);
    return verb == nullptr ? unknownVerb(first, console) : runVerb(*verb, rest, session);
}

} // namespace

int runProgram(const QStringList& arguments)
{
    installLanguage();
    installGameWords(carddb::findPlaces());
    Console console;
    Session session(console);
    Exit exit = Exit::Failed;
    try {
        exit = dispatch(arguments, session);
        session.tellProblems();
    } catch (const std::bad_alloc&) {
        console.complain(Program::tr("muster: error: there is not enough memory for this"));
    } catch (const std::exception& error) {
        console.complain(Program::tr("muster: error: this should not happen, please report it: %1")
                             .arg(QString::fromUtf8(error.what())));
    }
    return console.finish(exit);
}

} // namespace muster::app
