// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/session.h"
#include "app/cli/shells.h"
#include "app/cli/verbs.h"

namespace muster::app {

namespace {

struct CompletionVerb {
    Q_DECLARE_TR_FUNCTIONS(CompletionVerb)
};

const QString CompletionName = QStringLiteral("completion");

Exit runCompletion(const Options& options, Session& session)
{
    const QString& shell = options.arguments().first();
    Console& console = session.console();
    if (shell == QLatin1String("bash"))
        console.print(bashCompletion());
    else if (shell == QLatin1String("zsh"))
        console.print(zshCompletion());
    else if (shell == QLatin1String("fish"))
        console.print(fishCompletion());
    else if (shell == QLatin1String("man"))
        console.print(manPage());
    else {
        session.fail(CompletionName,
                     CompletionVerb::tr("expected bash, zsh, fish or man, found \"%1\"%2")
                         .arg(shell,
                              didYouMean(shell,
                                         {QStringLiteral("bash"), QStringLiteral("zsh"), QStringLiteral("fish"),
                                          QStringLiteral("man")})));
        return Exit::Failed;
    }
    return Exit::Good;
}

} // namespace

Verb completionVerb()
{
    Verb verb;
    verb.name = CompletionName;
    verb.summary = CompletionVerb::tr("complete commands in the shell; the man page");
    verb.forms = {QStringLiteral("bash|zsh|fish|man")};
    verb.description =
        CompletionVerb::tr("Prints what a shell needs to complete verbs, options and their values, or the man page. "
                           "Both are made from the help of the verbs. Installed packages bring them along.");
    verb.examples = {
        {QStringLiteral("bash > ~/.local/share/bash-completion/completions/muster"),
         CompletionVerb::tr("Complete in bash from the next shell on.")},
        {QStringLiteral("man > muster.1"), CompletionVerb::tr("The man page as a file.")},
    };
    verb.leastArguments = 1;
    verb.mostArguments = 1;
    verb.run = runCompletion;
    return verb;
}

} // namespace muster::app
