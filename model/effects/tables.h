// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/effects/registry.h"

/// The tables that together declare every term, one file a subject.
namespace muster::effects::tables {

[[nodiscard]] std::vector<TermInfo> frame();
[[nodiscard]] std::vector<TermInfo> valueVerbs();
[[nodiscard]] std::vector<TermInfo> cardVerbs();
[[nodiscard]] std::vector<TermInfo> flowVerbs();
[[nodiscard]] std::vector<TermInfo> events();
[[nodiscard]] std::vector<TermInfo> conditions();
[[nodiscard]] std::vector<TermInfo> quantities();
[[nodiscard]] std::vector<TermInfo> durations();
[[nodiscard]] std::vector<TermInfo> selectors();

} // namespace muster::effects::tables
