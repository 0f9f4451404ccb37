// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/playable.h"

namespace muster::engine::spoils {

[[nodiscard]] const PlayFacts& playFacts();
/// Nothing if the cards have more text than the compiled form can number.
[[nodiscard]] std::unique_ptr<Playable> makePlayable(const Catalogue& catalogue,
                                                     const std::map<std::string, std::string>& options,
                                                     std::span<const std::uint16_t> cards);

} // namespace muster::engine::spoils
