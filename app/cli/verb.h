// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "app/cli/console.h"
#include "app/cli/options.h"

namespace muster::app {

class Session;

/// One verb of the command line: what its help says, what it accepts and what it does. A verb lives in a file of its
/// own, which ends in the function that gives this; verbs.cpp lists them.
struct Verb {
    QString name;
    QString summary; ///< one line for the list of verbs
    /// The forms in which the verb is used, with the options that have to be there: "DECK|FOLDER... -o OUT.pdf". A single form
    /// takes all other options too (`usagesOf`); of several forms each says which ones it takes.
    QStringList forms;
    QString description; ///< some sentences
    QList<Option> options;
    struct Example {
        QString command; ///< what stands behind the verb
        QString meaning;
    };
    QList<Example> examples;
    int leastArguments = 0;
    int mostArguments = -1;      ///< -1: any number
    bool dashIsArgument = false; ///< words with one dash are arguments
    Exit (*run)(const Options& options, Session& session) = nullptr;
};

[[nodiscard]] const QList<Verb>& verbs();
[[nodiscard]] const Verb* findVerb(const QString& name);

/// What stands behind the verb, a line for each form: "DECK [--game GAME]".
[[nodiscard]] QStringList usagesOf(const Verb& verb);

/// `--output` with the forms that a verb knows.
[[nodiscard]] Option outputOption(const QStringList& forms);
[[nodiscard]] Option gameOption();

} // namespace muster::app
