// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/playable.h"

namespace muster::engine::armory {

[[nodiscard]] const PlayFacts& playFacts();

/// Only the texts of these cards are compiled; none given: all. Nothing if there is too much text.
[[nodiscard]] std::unique_ptr<Playable> makePlayable(const Catalogue& catalogue,
                                                     const std::map<std::string, std::string>& options,
                                                     std::span<const std::uint16_t> cards);

} // namespace muster::engine::armory
