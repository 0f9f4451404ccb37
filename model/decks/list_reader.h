// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/cards/catalogue.h"
#include "model/decks/deck.h"

namespace muster {

/// What one line of a pasted list was understood to be. Nothing is dropped: every line of the input has a token, and one that
/// holds several cards has several.
struct ListToken {
    enum class Kind {
        Card,         ///< `entry` is ready to be used
        Unknown,      ///< a card line whose name no card has; `nearest` proposes
        Ambiguous,    ///< several specific cards have the name; `candidates`
        Comment,      ///< also links, rules and totals; `text`
        Heading,      ///< starts section `section`
        GroupHeading, ///< a heading inside a section, such as "Champions (12)"; nothing changes
        DeckName,     ///< `text` is the deck's name
        Blank,
        BadCount,   ///< a count of 0, or past 999, or not a number where one must stand; `text` is the count
        BadSection, ///< a heading that the game does not have; the cards below it are only considered
        NextDeck,   ///< another deck begins, `text` is its name; its cards are only considered
        TooLong,    ///< a line of more than 500 characters, `text` is how many
        CutOff,     ///< the input goes on, but nothing from here on was read; `text` is the number of bytes left
    };
    Kind kind = Kind::Blank;
    int line = 1;                      ///< from 1
    std::string source;                ///< the line as it came (invalid UTF-8 replaced)
    std::string text;                  ///< name as read, comment, heading
    std::string section;               ///< section key in force
    DeckEntry entry;                   ///< Card, Unknown, Ambiguous: as it would be added
    CardIndex card;                    ///< Card
    std::vector<CardIndex> candidates; ///< Ambiguous
    std::vector<std::string> nearest;  ///< Unknown
};

/// The section of cards under headings such as "Maybeboard", and under those that the game does not have.
inline constexpr std::string_view ConsideringSection = "considering";

/// Reads a pasted or opened text list of any common dialect: `3 Name`, `3x Name [Origin]`, `Name x3`, `SB: 2 Name`,
/// bullets, comments, headings with counts, CR LF, BOM, typographic quotes. Never fails; reads the first 1 MiB and the
/// first 10,000 lines. Names near to unknown ones are looked for 50 times at most. docs/deck-files.md has the dialects.
[[nodiscard]] std::vector<ListToken> readList(std::string_view text, const Catalogue& catalogue,
                                              std::string_view deckKind = "deck");

/// The deck that the tokens give: cards, and unknown or ambiguous lines as entries too, so that the validators name
/// them. Equal lines of a section become one, up to 999 copies.
[[nodiscard]] Deck deckOf(const std::vector<ListToken>& tokens, const Game& game, std::string_view deckKind = "deck");

} // namespace muster
