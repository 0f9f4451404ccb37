// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/text/shown.h"
#include "model/decks/deck_hash.h"

namespace muster::app {

namespace {

struct HashVerb {
    Q_DECLARE_TR_FUNCTIONS(HashVerb)
};

Exit runHash(const Options& options, Session& session)
{
    GameShelf& shelf = session.shelf();
    Exit exit = Exit::Good;
    for (const QString& argument : options.arguments()) {
        const auto deck = deckArgument(argument, options.value(QStringLiteral("game")), shelf);
        if (!deck) {
            exit = session.fail(deck.error());
            continue;
        }
        const ResolvedDeck resolved(*deck->catalogue, deck->loaded.deck);
        session.console().line(QString::fromStdString(deckHash(resolved)) + QStringLiteral("  ")
                               + shown(deck->loaded.file, 1000));
        const auto unknown = std::count_if(resolved.entries().begin(), resolved.entries().end(), [](const auto& entry) {
            return entry.status != ResolvedEntry::Status::Card;
        });
        if (unknown > 0)
            session.console().complain(
                HashVerb::tr(
                    "%1: warning: %n line(s) name no card, or more than one; the hash takes the name as written",
                    nullptr, static_cast<int>(unknown))
                    .arg(shown(deck->loaded.file, 1000)));
    }
    return exit;
}

} // namespace

Verb hashVerb()
{
    Verb verb;
    verb.name = QStringLiteral("hash");
    verb.summary = HashVerb::tr("a short mark that two equal decks share");
    verb.forms = {QStringLiteral("FILE|CODE|-...")};
    verb.description =
        HashVerb::tr("Prints the hash of each deck. Order, spelling, printings and the form of the file do not "
                     "change it, so that a judge can tell at a glance whether two lists are the same deck.");
    verb.options = {gameOption()};
    verb.examples = {
        {QStringLiteral("deck.muster"), HashVerb::tr("The hash of one deck.")},
        {QStringLiteral("registered.muster list.txt --game sceptre"), HashVerb::tr("Are these the same deck?")},
    };
    verb.leastArguments = 1;
    verb.run = runHash;
    return verb;
}

} // namespace muster::app
