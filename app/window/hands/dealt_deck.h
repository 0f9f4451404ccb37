// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include <QString>

#include "app/window/document/deck_snapshot.h"
#include "engine/play/hand_practice.h"

namespace muster::app {

/// The deck on the screen as the engine deals it: its cards by sections, and the rules options in force. Two of the same
/// game, rules and cards give the same hands.
struct DealtDeck {
    std::shared_ptr<const GameData> game;
    std::map<std::string, std::string> rules; ///< options that differ from the default
    engine::DeckSections cards;

    [[nodiscard]] const Catalogue& catalogue() const { return *game->catalogue; }
    friend bool operator==(const DealtDeck& a, const DealtDeck& b)
    {
        return a.game->catalogue == b.game->catalogue && a.rules == b.rules && a.cards == b.cards;
    }
};

/// Or, as a sentence, why it cannot be dealt.
[[nodiscard]] tl::expected<DealtDeck, QString> dealtDeck(const DeckSnapshot& deck);

/// How hands of it are dealt and changed. It reads the catalogue of `deck`, which has to outlive it.
[[nodiscard]] tl::expected<std::shared_ptr<const engine::HandPractice>, QString> practiceOf(const DealtDeck& deck);

} // namespace muster::app
