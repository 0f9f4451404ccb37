// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/read_query.h"

#include "model/text/fold.h"

namespace muster {

std::string problemWord(query::ProblemKind kind)
{
    switch (kind) {
    case query::ProblemKind::UnknownField:
        return "unknown field";
    case query::ProblemKind::UnknownValue:
        return "unknown value";
    case query::ProblemKind::ExpectedNumber:
        return "expected number";
    case query::ProblemKind::ExpectedValue:
        return "expected value";
    case query::ProblemKind::NotComparable:
        return "not comparable";
    case query::ProblemKind::UnclosedBracket:
        return "unclosed bracket";
    case query::ProblemKind::UnexpectedBracket:
        return "unexpected bracket";
    case query::ProblemKind::UnclosedQuote:
        return "unclosed quote";
    case query::ProblemKind::MissingTerm:
        return "missing term";
    case query::ProblemKind::TooLong:
        return "too long";
    case query::ProblemKind::TooDeep:
        return "too deep";
    case query::ProblemKind::NoCharacter:
        return "no character";
    }
    return {};
}

std::optional<query::ProblemKind> problemOfWord(std::string_view word)
{
    for (int i = 0; i <= static_cast<int>(query::ProblemKind::NoCharacter); ++i) {
        const auto kind = static_cast<query::ProblemKind>(i);
        if (problemWord(kind) == word)
            return kind;
    }
    return {};
}

std::optional<query::Query> readQuery(const yaml::Node& node, const std::string& path, const Game& game,
                                      yaml::Report& report)
{
    if (node.kind != yaml::NodeKind::Scalar) {
        report.add(ErrorKind::WrongShape, node.at, path, {"a query", yaml::shapeOf(node)});
        return {};
    }
    return readQuery(node, 0, node.scalar, path, game, report);
}

std::optional<query::Query> readQuery(const yaml::Node& node, std::size_t offset, std::string_view source,
                                      const std::string& path, const Game& game, yaml::Report& report)
{
    auto parsed = query::parse(source, game);
    if (parsed)
        return std::move(*parsed);
    const auto& problem = parsed.error();
    auto at = node.at;
    // Escapes and line ends would move the token; then the beginning of the scalar has to do.
    if (node.scalar.find_first_of("\n\\\"'") == std::string_view::npos)
        at.column +=
            (node.quoted ? 1 : 0) + static_cast<int>(lengthInCharacters(node.scalar.substr(0, offset + problem.begin)));
    report.add(ErrorKind::BadQuery, at, path, {problemWord(problem.kind), problem.token}, problem.nearest);
    return {};
}

} // namespace muster
