// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "app/cli/deck_argument.h"
#include "app/cli/output_file.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/text/error_text.h"
#include "app/text/list_text.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"

namespace muster::app {

namespace {

struct ConvertVerb {
    Q_DECLARE_TR_FUNCTIONS(ConvertVerb)
};

const QString ConvertName = QStringLiteral("convert");

std::optional<DeckForm> formNamed(const QString& word)
{
    if (word == QLatin1String("muster"))
        return DeckForm::Muster;
    if (word == QLatin1String("text"))
        return DeckForm::List;
    if (word == QLatin1String("csv"))
        return DeckForm::Csv;
    if (word == QLatin1String("json"))
        return DeckForm::Json;
    if (word == QLatin1String("code"))
        return DeckForm::Code;
    if (word == QLatin1String("cod"))
        return DeckForm::Foreign;
    return std::nullopt;
}

/// Shows every line that gave no card, with its place and what it was taken for. True if there are any.
bool showNotUnderstood(const LoadedDeck& loaded, const Catalogue& catalogue, Console& console)
{
    bool any = false;
    for (const ListToken& token : loaded.tokens) {
        if (!notUnderstood(token))
            continue;
        any = true;
        console.complain(
            ConvertVerb::tr("%1:%2: not understood: %3")
                .arg(shown(loaded.file, 1000), QString::number(token.line), tokenSentence(token, catalogue)));
    }
    if (!loaded.tokens.empty())
        return any;
    const ResolvedDeck resolved(catalogue, loaded.deck);
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status == ResolvedEntry::Status::Card)
            continue;
        any = true;
        const DeckEntry& written = loaded.deck.sections[entry.section].entries[entry.row];
        console.complain(ConvertVerb::tr("%1:%2: not understood: %3")
                             .arg(shown(loaded.file, 1000), QString::number(written.at.line),
                                  entrySentence(written, entry, catalogue)));
    }
    return any;
}

/// The lines of a list that have no place in a deck, for the deck's notes: comments, and what was not understood.
std::string keptLines(const LoadedDeck& loaded)
{
    std::string kept;
    for (const ListToken& token : loaded.tokens) {
        const bool lost = token.kind == ListToken::Kind::Comment || token.kind == ListToken::Kind::BadCount
            || token.kind == ListToken::Kind::BadSection || token.kind == ListToken::Kind::NextDeck
            || token.kind == ListToken::Kind::TooLong;
        if (lost)
            kept += token.source + '\n';
    }
    return kept;
}

/// A name for a deck that has none: that of its file, or of the one that is written.
std::string nameFor(const QString& source, const QString& target)
{
    for (const QString& file : {source, target}) {
        if (file != QLatin1String("-") && file != QLatin1String("code"))
            return QFileInfo(file).completeBaseName().toStdString();
    }
    return {};
}

Exit write(const std::string& text, const QString& target, bool force, Session& session)
{
    if (isStandardOutput(target))
        return writeOutput(target, text.ends_with('\n') ? text : text + '\n', session);
    if (const auto may = carddb::mayBeWritten(target); !may)
        return session.fail(may.error());
    if (!force && carddb::kindOf(target) != carddb::FileKind::None)
        return session.fail(
            ConvertName,
            ConvertVerb::tr("the file \"%1\" is there already; --force writes over it").arg(shown(target)));
    return writeOutput(target, text, session);
}

Exit runConvert(const Options& options, Session& session)
{
    const QString& source = options.arguments().at(0);
    const QString& target = options.arguments().at(1);
    const bool toCode = target == QLatin1String("code");
    std::optional<DeckForm> form = toCode ? DeckForm::Code : formOfName(target);
    if (options.has(QStringLiteral("to")))
        form = formNamed(options.value(QStringLiteral("to")));
    if (!form || (*form == DeckForm::Foreign && target.endsWith(QLatin1String(".dek"), Qt::CaseInsensitive)))
        return session.fail(
            ConvertName,
            ConvertVerb::tr("the name \"%1\" does not tell the form; end it in .muster, .txt, .csv, .json or "
                            ".cod, or say --to FORM")
                .arg(shown(target)));
    GameShelf& shelf = session.shelf();
    auto deck = deckArgument(source, options.value(QStringLiteral("game")), shelf);
    if (!deck)
        return session.fail(deck.error());
    Deck& value = deck->loaded.deck;
    const auto& tokens = deck->loaded.tokens;
    if (!tokens.empty() && tokens.back().kind == ListToken::Kind::CutOff)
        return session.fail(ConvertName,
                            ConvertVerb::tr("%1:%2: %3; nothing was written")
                                .arg(shown(deck->loaded.file, 1000), QString::number(tokens.back().line),
                                     tokenSentence(tokens.back(), *deck->catalogue)));
    const bool open = showNotUnderstood(deck->loaded, *deck->catalogue, session.console());
    value.notes += keptLines(deck->loaded);
    if (value.name.empty())
        value.name = nameFor(deck->loaded.form == DeckForm::Code ? QStringLiteral("-") : source, target);
    const ResolvedDeck resolved(*deck->catalogue, value);
    auto text = writeDeckForm(resolved, *form);
    if (!text) {
        Errors errors = text.error();
        for (Error& error : errors)
            error.file = deck->loaded.file;
        return session.fail(errors);
    }
    const Exit exit =
        write(*text, toCode ? QStringLiteral("-") : target, options.has(QStringLiteral("force")), session);
    return worse(exit, open ? Exit::NotLegal : Exit::Good);
}

} // namespace

Verb convertVerb()
{
    Verb verb;
    verb.name = ConvertName;
    verb.summary = ConvertVerb::tr("turn a deck into another form");
    verb.forms = {QStringLiteral("IN OUT")};
    verb.description =
        ConvertVerb::tr("Reads a deck in one form and writes it in another; the names' endings tell which: "
                        ".muster, .txt, .csv, .json, .cod (Cockatrice). IN "
                        "may be a deck code or \"-\", OUT may be \"code\" or \"-\". Every line that was not "
                        "understood is shown and kept: as "
                        "an entry under the name it has, or in the deck's notes; the exit code is 1 then. "
                        "Text lists and CSV hold the cards "
                        "only.");
    verb.options = {
        {QStringLiteral("game"),
         QStringLiteral("GAME"),
         ConvertVerb::tr("The game of text lists and CSV, which do not say it themselves."),
         {}},
        {QStringLiteral("to"),
         QStringLiteral("FORM"),
         ConvertVerb::tr("The form to write, where the name does not tell."),
         {QStringLiteral("muster"), QStringLiteral("text"), QStringLiteral("csv"), QStringLiteral("json"),
          QStringLiteral("cod"), QStringLiteral("code")}},
        {QStringLiteral("force"), {}, ConvertVerb::tr("Write over a file that is there already."), {}},
    };
    verb.examples = {
        {QStringLiteral("list.txt deck.muster --game sceptre"), ConvertVerb::tr("A pasted list becomes a deck file.")},
        {QStringLiteral("deck.muster deck.csv"), ConvertVerb::tr("For a spreadsheet.")},
        {QStringLiteral("deck.muster code"), ConvertVerb::tr("The deck as one line.")},
        {QStringLiteral("- - --to muster --game sceptre < list.txt"), ConvertVerb::tr("Between other programs.")},
    };
    verb.leastArguments = 2;
    verb.mostArguments = 2;
    verb.run = runConvert;
    return verb;
}

} // namespace muster::app
