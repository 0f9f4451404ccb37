// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QStringList>

#include "app/window/sets/card_draft.h"

namespace muster::app {

/// Effects of a card that there is, to begin one's own with.
struct EffectExample {
    std::string card;    ///< its name
    std::string meaning; ///< what is printed on it
    std::string effects; ///< as they are written
    friend bool operator==(const EffectExample&, const EffectExample&) = default;
};

/// The cards of these set files with the shortest effects in that field, each kind of effects once, shortest first. `path` is a
/// field of the card ("does"), or of one of its parts ("attacks[1].does"). Files that cannot be read are left out.
[[nodiscard]] std::vector<EffectExample> effectExamples(const QStringList& setFiles,
                                                        const std::shared_ptr<const Game>& game,
                                                        const std::string& type, const std::string& path,
                                                        std::size_t atMost = 15);

} // namespace muster::app
