// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::validators {

/// Ids of findings that rest on a format or on the deck file itself instead of a game's rules. They are the same for
/// all games; docs/findings.md explains each. Never renamed: decks keep them in waivers.
namespace format_ids {
inline constexpr const char* set = "FMT-SET";               ///< no printing of the card is in an allowed set
inline constexpr const char* banned = "FMT-BANNED";         ///< the format bans the card
inline constexpr const char* restricted = "FMT-RESTRICTED"; ///< more copies than the format allows of the card
inline constexpr const char* notYet = "FMT-NOT-YET";        ///< the format starts after the event
inline constexpr const char* over = "FMT-OVER";             ///< the format ended before the event
inline constexpr const char* unknown = "FMT-UNKNOWN";       ///< the deck names a format that is not there
inline constexpr const char* otherGame = "FMT-GAME";        ///< the format is for another game
inline constexpr const char* option = "FMT-OPTION";         ///< the deck sets an option that the game lacks
inline constexpr const char* value = "FMT-VALUE";           ///< the deck gives an option a value it cannot have
inline constexpr const char* printing = "FMT-PRINTING";     ///< which of several unlike printings a name means
inline constexpr const char* waiver = "FMT-WAIVER";         ///< a waiver that nothing needs
} // namespace format_ids

} // namespace muster::validators
