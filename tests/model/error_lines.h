// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/base/error.h"

namespace muster::test {

/// Names of the kinds that readers of files report, for expectations that a person can read.
inline std::string kindName(ErrorKind kind)
{
#define MUSTER_KIND(name)                                                                                              \
    case ErrorKind::name:                                                                                              \
        return #name
    switch (kind) {
        MUSTER_KIND(TooLarge);
        MUSTER_KIND(NotUtf8);
        MUSTER_KIND(Empty);
        MUSTER_KIND(BadYaml);
        MUSTER_KIND(NotPlain);
        MUSTER_KIND(AliasOrAnchor);
        MUSTER_KIND(CustomTag);
        MUSTER_KIND(TooDeep);
        MUSTER_KIND(TooManyNodes);
        MUSTER_KIND(SeveralDocuments);
        MUSTER_KIND(DuplicateKey);
        MUSTER_KIND(UnknownKey);
        MUSTER_KIND(UnknownRule);
        MUSTER_KIND(MissingKey);
        MUSTER_KIND(MissingSign);
        MUSTER_KIND(WrongShape);
        MUSTER_KIND(NotANumber);
        MUSTER_KIND(OutOfRange);
        MUSTER_KIND(NotOneOf);
        MUSTER_KIND(TooLong);
        MUSTER_KIND(WrongCount);
        MUSTER_KIND(BadDate);
        MUSTER_KIND(UnknownGame);
        MUSTER_KIND(UnknownType);
        MUSTER_KIND(UnknownField);
        MUSTER_KIND(UnknownSection);
        MUSTER_KIND(DuplicateId);
        MUSTER_KIND(BadId);
        MUSTER_KIND(FieldNotOfType);
        MUSTER_KIND(BreaksCardRule);
        MUSTER_KIND(UnusualField);
        MUSTER_KIND(IdentityClash);
        MUSTER_KIND(BadQuery);
        MUSTER_KIND(UnknownVerb);
        MUSTER_KIND(Conflict);
        MUSTER_KIND(BadCsv);
    default:
        return "kind " + std::to_string(static_cast<int>(kind));
    }
#undef MUSTER_KIND
}

/// One line for an error: `3:5 cards[0].hp OutOfRange(500|10|400) ~nearest !SCE-2b`.
inline std::string errorLine(const Error& error)
{
    std::string line = std::to_string(error.at.line) + ':' + std::to_string(error.at.column) + ' ';
    if (!error.path.empty())
        line += error.path + ' ';
    line += kindName(error.kind);
    if (!error.arguments.empty()) {
        char separator = '(';
        for (const auto& argument : error.arguments) {
            line += separator + argument;
            separator = '|';
        }
        line += ')';
    }
    if (!error.nearest.empty())
        line += " ~" + error.nearest;
    if (!error.requirement.empty())
        line += " !" + error.requirement;
    return line;
}

inline std::string errorLines(const Errors& errors)
{
    std::string lines;
    for (const auto& error : errors)
        (lines += lines.empty() ? "" : "\n") += errorLine(error);
    return lines;
}

} // namespace muster::test
