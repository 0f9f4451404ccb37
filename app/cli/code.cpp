// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"

namespace muster::app {

namespace {

struct CodeVerb {
    Q_DECLARE_TR_FUNCTIONS(CodeVerb)
};

Exit runCode(const Options& options, Session& session)
{
    GameShelf& shelf = session.shelf();
    const auto deck = deckArgument(options.arguments().first(), options.value(QStringLiteral("game")), shelf);
    if (!deck)
        return session.fail(deck.error());
    const ResolvedDeck resolved(*deck->catalogue, deck->loaded.deck);
    const bool fromCode = deck->loaded.form == DeckForm::Code;
    auto text = writeDeckForm(resolved, fromCode ? DeckForm::Muster : DeckForm::Code);
    if (!text) {
        Errors errors = text.error();
        for (Error& error : errors) {
            if (error.file.empty())
                error.file = deck->loaded.file;
        }
        return session.fail(errors);
    }
    session.console().print(*text);
    if (!text->ends_with('\n'))
        session.console().line();
    return Exit::Good;
}

} // namespace

Verb codeVerb()
{
    Verb verb;
    verb.name = QStringLiteral("code");
    verb.summary = CodeVerb::tr("a deck as one line for clipboard and chat, and back");
    verb.forms = {QStringLiteral("FILE|CODE|-")};
    verb.description =
        CodeVerb::tr("Prints the code of a deck file; for a code, prints the deck as a .muster file. The code "
                     "rebuilds the deck wherever its sets are known. A card that is unknown or ambiguous has no "
                     "code: mend it first.");
    verb.options = {gameOption()};
    verb.examples = {
        {QStringLiteral("deck.muster"), CodeVerb::tr("One line to send to a friend.")},
        {QStringLiteral("MUSTER1-... > deck.muster"), CodeVerb::tr("The friend's side.")},
    };
    verb.leastArguments = 1;
    verb.mostArguments = 1;
    verb.run = runCode;
    return verb;
}

} // namespace muster::app
