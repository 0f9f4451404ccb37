// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/query_text.h"

#include <algorithm>
#include <sstream>

#include <QCoreApplication>

#include "app/output/columns.h"
#include "app/text/shown.h"
#include "model/query/parser.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

struct QueryText {
    Q_DECLARE_TR_FUNCTIONS(QueryText)
};

QString sentence(const query::Problem& p)
{
    switch (p.kind) {
    case query::ProblemKind::UnknownField:
        return QueryText::tr("the cards have no field %1").arg(inQuotes(p.token));
    case query::ProblemKind::UnknownValue:
        return QueryText::tr("the field has no value %1").arg(inQuotes(p.token));
    case query::ProblemKind::ExpectedNumber:
        return QueryText::tr("expected a whole number or a field that is one, found %1").arg(inQuotes(p.token));
    case query::ProblemKind::ExpectedValue:
        return QueryText::tr("expected a value after %1").arg(inQuotes(p.token));
    case query::ProblemKind::NotComparable:
        return QueryText::tr("%1 is no number, so that it can only be compared with : or =").arg(inQuotes(p.token));
    case query::ProblemKind::UnclosedBracket:
        return QueryText::tr("this bracket is never closed");
    case query::ProblemKind::UnexpectedBracket:
        return QueryText::tr("this bracket closes nothing");
    case query::ProblemKind::UnclosedQuote:
        return QueryText::tr("this quotation mark is never closed");
    case query::ProblemKind::MissingTerm:
        return QueryText::tr("expected a term on both sides of %1").arg(inQuotes(p.token));
    case query::ProblemKind::TooLong:
        return QueryText::tr("the query is too long, expected at most 2,000 characters");
    case query::ProblemKind::TooDeep:
        return QueryText::tr("the brackets are nested too deeply, expected at most 50 levels");
    case query::ProblemKind::NoCharacter:
        return QueryText::tr("here is something that is no character, expected text in UTF-8");
    }
    return {};
}

} // namespace

QString problemSentence(const query::Problem& problem)
{
    const QString text = sentence(problem);
    return problem.nearest.empty() ? text : QueryText::tr("%1, did you mean %2?").arg(text, inQuotes(problem.nearest));
}

QString underlined(const std::string& source, const query::Problem& problem)
{
    // A query too long for a line of the screen is shown around the place only.
    constexpr std::size_t around = 60;
    const std::size_t begin = std::min(problem.begin, source.size());
    const std::size_t length = std::min(problem.length, source.size() - begin);
    std::size_t from = begin > around ? begin - around : 0;
    std::size_t to = std::min(source.size(), begin + length + around);
    const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(source[at]) & 0xc0u) == 0x80u; };
    while (from > 0 && continues(from))
        --from;
    while (to < source.size() && continues(to))
        ++to;
    const QString before = shown(std::string_view(source).substr(from, begin - from), 1000);
    const QString at = shown(std::string_view(source).substr(begin, length), 1000);
    const QString after = shown(std::string_view(source).substr(begin + length, to - begin - length), 1000);
    const QString carets(std::max(1, displayWidth(at)), QLatin1Char('^'));
    return QStringLiteral("  ") + before + at + after + QStringLiteral("\n  ")
        + QString(displayWidth(before), QLatin1Char(' ')) + carets;
}

QString wordsInstead(const std::string& source, const query::Problem& problem, const Catalogue& catalogue)
{
    constexpr std::size_t few = 15;
    if (problem.kind != query::ProblemKind::UnknownValue || !problem.nearest.empty())
        return {};
    const std::string_view before = std::string_view(source).substr(0, std::min(problem.begin, source.size()));
    const std::size_t end = before.find_last_not_of(" :=!\"");
    const std::size_t begin = end == std::string_view::npos ? 0 : before.find_last_of(" (-", end) + 1;
    if (end == std::string_view::npos || begin > end)
        return {};
    const FieldIndex index = catalogue.game().findField(before.substr(begin, end + 1 - begin));
    if (!index.valid())
        return {};
    const Field& field = catalogue.game().field(index);
    if (field.kind != FieldKind::Word && field.kind != FieldKind::Words)
        return {};
    const auto& words = catalogue.words(field.vocabulary);
    if (words.empty() || words.size() > few)
        return {};
    QStringList labels;
    for (const Word& word : words)
        labels += shown(word.label);
    return QStringLiteral("  %1: %2").arg(shown(field.key), labels.join(QStringLiteral(", ")));
}

std::string inWordsOfTheGame(const std::string& source, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    const auto meaning = [&](const std::string& word) -> std::string {
        if (query::parse("is:" + word, game))
            return "is:" + word;
        for (const Field& field : game.fields) {
            if (field.kind != FieldKind::Word && field.kind != FieldKind::Words)
                continue;
            for (const Word& one : catalogue.words(field.vocabulary))
                if (fold(one.label) == fold(word) || fold(one.key) == fold(word))
                    return field.key + ":" + word;
        }
        return query::parse("has:" + word, game) ? "has:" + word : std::string();
    };
    std::string result;
    bool found = false;
    std::istringstream words(source);
    for (std::string word; words >> word;) {
        const bool bare = word != "or" && word != "and" && word != "not" && word.front() != '-'
            && word.find_first_of(":<>=()\"") == std::string::npos;
        const std::string meant = bare ? meaning(word) : std::string();
        found = found || !meant.empty();
        result += (result.empty() ? "" : " ") + (meant.empty() ? word : meant);
    }
    return found ? result : std::string();
}

QString problemKey(query::ProblemKind kind)
{
    switch (kind) {
    case query::ProblemKind::UnknownField:
        return QStringLiteral("unknown-field");
    case query::ProblemKind::UnknownValue:
        return QStringLiteral("unknown-value");
    case query::ProblemKind::ExpectedNumber:
        return QStringLiteral("expected-number");
    case query::ProblemKind::ExpectedValue:
        return QStringLiteral("expected-value");
    case query::ProblemKind::NotComparable:
        return QStringLiteral("not-comparable");
    case query::ProblemKind::UnclosedBracket:
        return QStringLiteral("unclosed-bracket");
    case query::ProblemKind::UnexpectedBracket:
        return QStringLiteral("unexpected-bracket");
    case query::ProblemKind::UnclosedQuote:
        return QStringLiteral("unclosed-quote");
    case query::ProblemKind::MissingTerm:
        return QStringLiteral("missing-term");
    case query::ProblemKind::TooLong:
        return QStringLiteral("too-long");
    case query::ProblemKind::TooDeep:
        return QStringLiteral("too-deep");
    case query::ProblemKind::NoCharacter:
        return QStringLiteral("no-character");
    }
    return {};
}

} // namespace muster::app
