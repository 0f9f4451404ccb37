// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/error_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/text/expected_text.h"
#include "app/text/game_words.h"
#include "app/text/query_text.h"
#include "app/text/shown.h"
#include "model/games/read_query.h"

namespace muster::app {

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

/// The arguments of an error, quoted or plain; absent ones are empty, so that a reader's slip never crashes the reply.
class Arguments {
public:
    explicit Arguments(const Error& error) : m_arguments(error.arguments) { }

    [[nodiscard]] QString plain(std::size_t index) const { return shown(raw(index)); }
    [[nodiscard]] QString quote(std::size_t index) const { return inQuotes(raw(index)); }
    [[nodiscard]] QString word(std::size_t index) const { return gameWord(raw(index)); }
    /// What a reader expected or found, in its own words.
    [[nodiscard]] QString said(std::size_t index) const { return expectedText(plain(index)); }
    [[nodiscard]] bool has(std::size_t index) const { return !raw(index).empty(); }
    [[nodiscard]] int number(std::size_t index) const { return plain(index).toInt(); }
    [[nodiscard]] QString size(std::size_t index) const
    {
        return QLocale::c().formattedDataSize(plain(index).toLongLong(), 1);
    }
    /// With as many digits as tell it from another size.
    [[nodiscard]] QString size(std::size_t index, std::size_t other) const
    {
        return size(index) != size(other) ? size(index) : QLocale::c().formattedDataSize(plain(index).toLongLong(), 6);
    }

private:
    [[nodiscard]] std::string_view raw(std::size_t index) const
    {
        return index < m_arguments.size() ? std::string_view(m_arguments[index]) : std::string_view();
    }

    const std::vector<std::string>& m_arguments;
};

QString outOfRange(const Arguments& a)
{
    if (a.has(1) && a.has(2))
        return ErrorText::tr("expected a number from %1 to %2, found %3").arg(a.plain(1), a.plain(2), a.plain(0));
    if (a.has(1))
        return ErrorText::tr("expected a number of at least %1, found %2").arg(a.plain(1), a.plain(0));
    if (a.has(2))
        return ErrorText::tr("expected a number of at most %1, found %2").arg(a.plain(2), a.plain(0));
    return ErrorText::tr("the number %1 is out of range").arg(a.plain(0));
}

QString badCode(const Arguments& a)
{
    const QString what = a.plain(0);
    if (what == QLatin1String("alphabet"))
        return ErrorText::tr("this is no deck code: it has characters that deck codes do not use");
    if (what == QLatin1String("checksum"))
        return ErrorText::tr("the deck code was copied wrongly: its checksum does not fit");
    if (what == QLatin1String("length"))
        return ErrorText::tr("the deck code is not complete, expected more characters");
    if (what == QLatin1String("version"))
        return ErrorText::tr("the deck code comes from a newer version of Muster");
    return ErrorText::tr("this is no deck code: %1").arg(what);
}

/// A query in a file is explained as one that somebody types.
QString badQuery(const Error& error, const Arguments& a)
{
    const auto kind = a.has(0) ? problemOfWord(error.arguments[0]) : std::nullopt;
    if (!kind)
        return ErrorText::tr("the query is wrong: %1").arg(a.plain(0));
    query::Problem problem;
    problem.kind = *kind;
    if (a.has(1))
        problem.token = error.arguments[1];
    return problemSentence(problem);
}

QString sentence(const Error& error)
{
    const Arguments a(error);
    switch (error.kind) {
    // Files and bytes
    case ErrorKind::NoSuchFile:
        return ErrorText::tr("there is no such file or folder");
    case ErrorKind::IsFolder:
        return ErrorText::tr("this is a folder, expected a file");
    case ErrorKind::Unreadable:
        return a.has(0) ? ErrorText::tr("cannot be read: %1").arg(a.said(0)) : ErrorText::tr("cannot be read");
    case ErrorKind::TooLarge:
        return ErrorText::tr("the file is too large: %1, expected at most %2").arg(a.size(0, 1), a.size(1, 0));
    case ErrorKind::NotUtf8:
        return ErrorText::tr("expected text in UTF-8, found other bytes");
    case ErrorKind::Empty:
        if (!error.arguments.empty() && error.arguments.front() == "a map") // what every file of Muster's is as a whole
            return ErrorText::tr("the file is empty, or holds nothing but comments");
        return a.has(0) ? ErrorText::tr("there is nothing here, expected %1").arg(a.said(0))
                        : ErrorText::tr("there is nothing here");
    case ErrorKind::WriteFailed:
        return a.has(0) ? ErrorText::tr("cannot be written: %1").arg(a.said(0)) : ErrorText::tr("cannot be written");
    case ErrorKind::Cancelled:
        return ErrorText::tr("this was canceled");
    // YAML
    case ErrorKind::BadYaml:
        if (a.plain(0) == QLatin1String("illegal map value"))
            return ErrorText::tr(
                "this is not valid YAML: a text with a colon and a blank or tab in it has to stand in quotes");
        return a.has(0) ? ErrorText::tr("this is not valid YAML: %1").arg(a.said(0))
                        : ErrorText::tr("this is not valid YAML");
    case ErrorKind::NotPlain:
        return ErrorText::tr(
                   "expected plain YAML, as a file of more than %1 must be: something here is wrong, or rare, such "
                   "as a tab, a tag, or a word over several lines")
            .arg(a.size(0));
    case ErrorKind::AliasOrAnchor:
        return ErrorText::tr("expected the value itself, found the anchor or alias %1").arg(a.quote(0));
    case ErrorKind::CustomTag:
        return ErrorText::tr("expected a plain value, found the tag %1").arg(a.quote(0));
    case ErrorKind::TooDeep:
        return ErrorText::tr("nested too deeply, expected at most %n level(s)", nullptr, a.number(0));
    case ErrorKind::TooManyNodes:
        return ErrorText::tr("too many values in one file, expected at most %n", nullptr, a.number(0));
    case ErrorKind::SeveralDocuments:
        if (a.has(0))
            return ErrorText::tr("here begins another deck, %1; put each into a file of its own").arg(a.quote(0));
        return ErrorText::tr("expected one document in the file, a second one begins here");
    case ErrorKind::DuplicateKey:
        return a.has(1) ? ErrorText::tr("the key %1 is there twice, first in line %2").arg(a.quote(0), a.plain(1))
                        : ErrorText::tr("the key %1 is there twice").arg(a.quote(0));
    case ErrorKind::UnknownKey:
        return ErrorText::tr("unknown key %1").arg(a.quote(0));
    case ErrorKind::MissingKey:
        return ErrorText::tr("the key %1 is missing").arg(a.quote(0));
    case ErrorKind::WrongShape:
        return ErrorText::tr("expected %1, found %2").arg(a.said(0), a.said(1));
    case ErrorKind::MissingSign:
        return ErrorText::tr("%1 is read as +%1, write its sign (a lost minus is easily overlooked)").arg(a.plain(0));
    case ErrorKind::NotANumber:
        return ErrorText::tr("expected a whole number, found %1").arg(a.quote(0));
    case ErrorKind::OutOfRange:
        return outOfRange(a);
    case ErrorKind::NotOneOf:
        return a.plain(1).contains(QLatin1String(", "))
            ? ErrorText::tr("expected one of %1, found %2").arg(a.plain(1), a.quote(0))
            : ErrorText::tr("expected %1, found %2").arg(a.plain(1), a.quote(0)); // nothing else would do
    case ErrorKind::TooLong:
        return ErrorText::tr("too long: %1 characters, expected at most %2").arg(a.plain(0), a.plain(1));
    case ErrorKind::WrongCount:
        return a.has(2) ? ErrorText::tr("%3: expected %1, found %2").arg(a.said(1), a.said(0), a.plain(2))
                        : ErrorText::tr("expected %1, found %2").arg(a.said(1), a.said(0));
    case ErrorKind::BadVersion:
        return ErrorText::tr("expected version %1, found %2").arg(a.plain(1), a.quote(0));
    case ErrorKind::BadDate:
        return ErrorText::tr("expected a date such as 2026-10-03, found %1").arg(a.quote(0));
    // References
    case ErrorKind::UnknownGame:
        return a.has(1)
            ? ErrorText::tr("this does not say which game it is for, expected the option --game %1").arg(a.plain(1))
            : ErrorText::tr("unknown game %1").arg(a.quote(0));
    case ErrorKind::UnknownType:
        return ErrorText::tr("unknown card type %1").arg(a.quote(0));
    case ErrorKind::UnknownField:
        return ErrorText::tr("unknown field %1").arg(a.quote(0));
    case ErrorKind::UnknownCard:
        return ErrorText::tr("no card is called %1").arg(a.quote(0));
    case ErrorKind::FindsNothing:
        return ErrorText::tr("no card of the game answers to the query %1").arg(a.quote(0));
    case ErrorKind::AmbiguousCard:
        return ErrorText::tr("several cards are called %1").arg(a.quote(0));
    case ErrorKind::UnknownSet:
        return ErrorText::tr("unknown set %1").arg(a.quote(0));
    case ErrorKind::UnknownFormat:
        return ErrorText::tr("unknown format %1").arg(a.quote(0));
    case ErrorKind::UnknownRule:
        return ErrorText::tr("no rule has the id %1").arg(a.quote(0));
    case ErrorKind::UnknownSection:
        return ErrorText::tr("unknown section %1").arg(a.quote(0));
    case ErrorKind::UnknownOption:
        return ErrorText::tr("unknown rules option %1").arg(a.quote(0));
    case ErrorKind::DuplicateId:
        return a.has(1) ? ErrorText::tr("the id %1 is already taken by %2").arg(a.quote(0), a.plain(1))
                        : ErrorText::tr("the id %1 is already taken").arg(a.quote(0));
    case ErrorKind::BadId:
        return ErrorText::tr("expected an id such as %1, found %2").arg(a.said(1), a.quote(0));
    case ErrorKind::FieldNotOfType:
        return ErrorText::tr("the field %1 does not belong to a card of type %2").arg(a.quote(0), a.plain(1));
    case ErrorKind::BreaksCardRule:
        return ErrorText::tr("%1 breaks a rule for cards: %2").arg(a.quote(0), a.word(1));
    case ErrorKind::UnusualField:
        return ErrorText::tr("the field %1 is unusual for a card of type %2; it counts all the same")
            .arg(a.quote(0), a.plain(1));
    case ErrorKind::IdentityClash:
        return ErrorText::tr("%1 is of type %2 here and of type %3 in line %4")
            .arg(a.quote(0), a.plain(1), a.plain(2), a.plain(3));
    case ErrorKind::SameNameElsewhere:
        return ErrorText::
            tr("%1 is the name of %2 as well, which has another %3; decks mean a card of the game's own sets by the "
               "name, else that of the set whose file comes first, and yours by its id")
                .arg(a.quote(0), a.plain(1), a.plain(2));
    // Queries
    case ErrorKind::BadQuery:
        return badQuery(error, a);
    // Effects
    case ErrorKind::UnknownVerb:
        return ErrorText::tr("no effect verb is called %1").arg(a.quote(0));
    case ErrorKind::UnknownEvent:
        return ErrorText::tr("no event is called %1").arg(a.quote(0));
    case ErrorKind::UnknownCondition:
        return ErrorText::tr("no condition is called %1").arg(a.quote(0));
    case ErrorKind::UnknownDuration:
        return ErrorText::tr("no duration is called %1").arg(a.quote(0));
    case ErrorKind::UnknownQuantity:
        return ErrorText::tr("no quantity is called %1").arg(a.quote(0));
    case ErrorKind::UnknownCost:
        return ErrorText::tr("no cost is called %1").arg(a.quote(0));
    case ErrorKind::UnknownWord:
        return a.has(1) ? ErrorText::tr("unknown word %1, expected one of the list \"%2\"").arg(a.quote(0), a.said(1))
                        : ErrorText::tr("unknown word %1").arg(a.quote(0));
    case ErrorKind::BadSelector:
        return ErrorText::tr("the choice of cards %1 is not understood at %2").arg(a.quote(0), a.quote(1));
    case ErrorKind::BadExpression:
        return ErrorText::tr("the expression %1 is not understood at %2").arg(a.quote(0), a.quote(1));
    case ErrorKind::NeverRead:
        return ErrorText::tr("%1 is remembered here and never used").arg(a.quote(0));
    case ErrorKind::NeverSet:
        return ErrorText::tr("%1 is used here and never remembered before").arg(a.quote(0));
    case ErrorKind::Unreachable:
        return a.has(0) ? ErrorText::tr("this can never happen: %1").arg(a.plain(0))
                        : ErrorText::tr("this can never happen");
    case ErrorKind::Conflict:
        return ErrorText::tr("%1 and %2 exclude each other, expected one of them").arg(a.quote(0), a.quote(1));
    case ErrorKind::NoSense:
        return ErrorText::tr("%1 makes no sense for %2, expected one of %3").arg(a.quote(0), a.quote(1), a.plain(2));
    case ErrorKind::WhichOpponent:
        return ErrorText::tr("\"opponent\" alone does not say which of several");
    // Scenarios
    case ErrorKind::NotPlayable:
        return ErrorText::tr("the engine does not play %1, expected one of %2").arg(a.plain(0), a.plain(1));
    case ErrorKind::NeverOffered:
        return ErrorText::tr("%1 can never be chosen with the cards of this scenario").arg(a.quote(0));
    case ErrorKind::NeverLogged:
        return ErrorText::tr("no line of the log can say %1 in this scenario").arg(a.quote(0));
    case ErrorKind::NotCarriedOut:
        return ErrorText::tr("the rules of the game cannot carry out what this text says: %1").arg(a.said(0));
    // Deck codes and lists
    case ErrorKind::BadCode:
        return badCode(a);
    case ErrorKind::BadCsv:
        return ErrorText::tr("this is not valid CSV: %1").arg(a.said(0));
    }
    return {};
}

} // namespace

QString errorSentence(const Error& error)
{
    const QString text =
        error.about.empty() ? sentence(error) : ErrorText::tr("%1: %2").arg(inQuotes(error.about), sentence(error));
    if (error.nearest.empty())
        return text;
    return ErrorText::tr("%1, did you mean %2?").arg(text, inQuotes(error.nearest));
}

namespace {

/// A sentence of some weight between its place and its id.
QString lineOf(const Error& error, const QString& weighted)
{
    QString line;
    if (!error.file.empty())
        line += shown(error.file, 1000) + QLatin1Char(':');
    if (error.at.line > 0)
        line += QString::number(error.at.line) + QLatin1Char(':');
    if (error.at.line > 0 && error.at.column > 0)
        line += QString::number(error.at.column) + QLatin1Char(':');
    if (!line.isEmpty())
        line += QLatin1Char(' ');
    line += weighted;
    if (!error.requirement.empty())
        line += QStringLiteral(" [%1]").arg(shown(error.requirement));
    return line;
}

} // namespace

QString errorLine(const Error& error) { return lineOf(error, ErrorText::tr("error: %1").arg(errorSentence(error))); }

QString warningLine(const Error& warning)
{
    return lineOf(warning, ErrorText::tr("warning: %1").arg(errorSentence(warning)));
}

QString errorKey(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::NoSuchFile:
        return QStringLiteral("no-such-file");
    case ErrorKind::IsFolder:
        return QStringLiteral("is-folder");
    case ErrorKind::Unreadable:
        return QStringLiteral("unreadable");
    case ErrorKind::TooLarge:
        return QStringLiteral("too-large");
    case ErrorKind::NotUtf8:
        return QStringLiteral("not-utf8");
    case ErrorKind::Empty:
        return QStringLiteral("empty");
    case ErrorKind::WriteFailed:
        return QStringLiteral("write-failed");
    case ErrorKind::Cancelled:
        return QStringLiteral("cancelled");
    case ErrorKind::BadYaml:
        return QStringLiteral("bad-yaml");
    case ErrorKind::NotPlain:
        return QStringLiteral("not-plain");
    case ErrorKind::AliasOrAnchor:
        return QStringLiteral("alias-or-anchor");
    case ErrorKind::CustomTag:
        return QStringLiteral("custom-tag");
    case ErrorKind::TooDeep:
        return QStringLiteral("too-deep");
    case ErrorKind::TooManyNodes:
        return QStringLiteral("too-many-nodes");
    case ErrorKind::SeveralDocuments:
        return QStringLiteral("several-documents");
    case ErrorKind::DuplicateKey:
        return QStringLiteral("duplicate-key");
    case ErrorKind::UnknownKey:
        return QStringLiteral("unknown-key");
    case ErrorKind::MissingKey:
        return QStringLiteral("missing-key");
    case ErrorKind::WrongShape:
        return QStringLiteral("wrong-shape");
    case ErrorKind::MissingSign:
        return QStringLiteral("missing-sign");
    case ErrorKind::NotANumber:
        return QStringLiteral("not-a-number");
    case ErrorKind::OutOfRange:
        return QStringLiteral("out-of-range");
    case ErrorKind::NotOneOf:
        return QStringLiteral("not-one-of");
    case ErrorKind::TooLong:
        return QStringLiteral("too-long");
    case ErrorKind::WrongCount:
        return QStringLiteral("wrong-count");
    case ErrorKind::BadVersion:
        return QStringLiteral("bad-version");
    case ErrorKind::BadDate:
        return QStringLiteral("bad-date");
    case ErrorKind::UnknownGame:
        return QStringLiteral("unknown-game");
    case ErrorKind::UnknownType:
        return QStringLiteral("unknown-type");
    case ErrorKind::UnknownField:
        return QStringLiteral("unknown-field");
    case ErrorKind::UnknownCard:
        return QStringLiteral("unknown-card");
    case ErrorKind::FindsNothing:
        return QStringLiteral("finds-nothing");
    case ErrorKind::AmbiguousCard:
        return QStringLiteral("ambiguous-card");
    case ErrorKind::UnknownSet:
        return QStringLiteral("unknown-set");
    case ErrorKind::UnknownFormat:
        return QStringLiteral("unknown-format");
    case ErrorKind::UnknownRule:
        return QStringLiteral("unknown-rule");
    case ErrorKind::UnknownSection:
        return QStringLiteral("unknown-section");
    case ErrorKind::UnknownOption:
        return QStringLiteral("unknown-option");
    case ErrorKind::DuplicateId:
        return QStringLiteral("duplicate-id");
    case ErrorKind::BadId:
        return QStringLiteral("bad-id");
    case ErrorKind::FieldNotOfType:
        return QStringLiteral("field-not-of-type");
    case ErrorKind::BreaksCardRule:
        return QStringLiteral("breaks-card-rule");
    case ErrorKind::UnusualField:
        return QStringLiteral("unusual-field");
    case ErrorKind::IdentityClash:
        return QStringLiteral("identity-clash");
    case ErrorKind::SameNameElsewhere:
        return QStringLiteral("same-name-elsewhere");
    case ErrorKind::BadQuery:
        return QStringLiteral("bad-query");
    case ErrorKind::UnknownVerb:
        return QStringLiteral("unknown-verb");
    case ErrorKind::UnknownEvent:
        return QStringLiteral("unknown-event");
    case ErrorKind::UnknownCondition:
        return QStringLiteral("unknown-condition");
    case ErrorKind::UnknownDuration:
        return QStringLiteral("unknown-duration");
    case ErrorKind::UnknownQuantity:
        return QStringLiteral("unknown-quantity");
    case ErrorKind::UnknownCost:
        return QStringLiteral("unknown-cost");
    case ErrorKind::UnknownWord:
        return QStringLiteral("unknown-word");
    case ErrorKind::BadSelector:
        return QStringLiteral("bad-selector");
    case ErrorKind::BadExpression:
        return QStringLiteral("bad-expression");
    case ErrorKind::NeverRead:
        return QStringLiteral("never-read");
    case ErrorKind::NeverSet:
        return QStringLiteral("never-set");
    case ErrorKind::Unreachable:
        return QStringLiteral("unreachable");
    case ErrorKind::Conflict:
        return QStringLiteral("conflict");
    case ErrorKind::NoSense:
        return QStringLiteral("no-sense");
    case ErrorKind::WhichOpponent:
        return QStringLiteral("which-opponent");
    case ErrorKind::NotPlayable:
        return QStringLiteral("not-playable");
    case ErrorKind::NeverOffered:
        return QStringLiteral("never-offered");
    case ErrorKind::NeverLogged:
        return QStringLiteral("never-logged");
    case ErrorKind::NotCarriedOut:
        return QStringLiteral("not-carried-out");
    case ErrorKind::BadCode:
        return QStringLiteral("bad-code");
    case ErrorKind::BadCsv:
        return QStringLiteral("bad-csv");
    }
    return {};
}

} // namespace muster::app
