// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/cards/catalogue.h"
#include "model/query/query.h"

namespace muster::app {

/// What is wrong with a query, with the nearest valid spelling where there is one.
[[nodiscard]] QString problemSentence(const query::Problem& problem);

/// The query on one line and, on the next, carets under the characters that the problem is about.
[[nodiscard]] QString underlined(const std::string& source, const query::Problem& problem);

/// The stable name of a kind, for programs: "unknown-field".
[[nodiscard]] QString problemKey(query::ProblemKind kind);

/// The words that the field of an unknown value has, "element: Ash, Salt", where there are few and none is near; else empty.
[[nodiscard]] QString wordsInstead(const std::string& source, const query::Problem& problem,
                                   const Catalogue& catalogue);

/// The same query with its bare words taken for words of the game, `is:relic` for `relic`; empty where none is one.
[[nodiscard]] std::string inWordsOfTheGame(const std::string& source, const Catalogue& catalogue);

} // namespace muster::app
