// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/query/query.h"

namespace muster::app {

/// What is wrong with a query, with the nearest valid spelling where there is one.
[[nodiscard]] QString problemSentence(const query::Problem& problem);

/// The query on one line and, on the next, carets under the characters that the problem is about.
[[nodiscard]] QString underlined(const std::string& source, const query::Problem& problem);

/// The stable name of a kind, for programs: "unknown-field".
[[nodiscard]] QString problemKey(query::ProblemKind kind);

} // namespace muster::app
