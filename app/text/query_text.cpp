// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/query_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/output/columns.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(QueryText)
};

QString sentence(const query::Problem& p)
{
    switch (p.kind) {
    case query::ProblemKind::UnknownField:
        return Words::tr("the cards have no field %1").arg(quoted(p.token));
    case query::ProblemKind::UnknownValue:
        return Words::tr("the field has no value %1").arg(quoted(p.token));
    case query::ProblemKind::ExpectedNumber:
        return Words::tr("expected a whole number or a field that is one, found %1").arg(quoted(p.token));
    case query::ProblemKind::ExpectedValue:
        return Words::tr("expected a value after %1").arg(quoted(p.token));
    case query::ProblemKind::NotComparable:
        return Words::tr("%1 is no number, so that it can only be compared with : or =").arg(quoted(p.token));
    case query::ProblemKind::UnclosedBracket:
        return Words::tr("this bracket is never closed");
    case query::ProblemKind::UnexpectedBracket:
        return Words::tr("this bracket closes nothing");
    case query::ProblemKind::UnclosedQuote:
        return Words::tr("this quotation mark is never closed");
    case query::ProblemKind::MissingTerm:
        return Words::tr("expected a term on both sides of %1").arg(quoted(p.token));
    case query::ProblemKind::TooLong:
        return Words::tr("the query is too long, expected at most 2,000 characters");
    case query::ProblemKind::TooDeep:
        return Words::tr("the brackets are nested too deeply, expected at most 50 levels");
    case query::ProblemKind::NoCharacter:
        return Words::tr("here is something that is no character, expected text in UTF-8");
    }
    return {};
}

} // namespace

QString problemSentence(const query::Problem& problem)
{
    const QString text = sentence(problem);
    return problem.nearest.empty() ? text : Words::tr("%1, did you mean %2?").arg(text, quoted(problem.nearest));
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
