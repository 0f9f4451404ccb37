// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/games/game.h"

namespace muster {

/// What the headings of text lists mean in one game and kind of deck: its sections by key, label and heading, words
/// that all programs use (Mainboard, Maybeboard, [metadata]), and groups of cards such as types.
class ListHeadings {
public:
    ListHeadings(const Game& game, std::string_view deckKind);

    struct Meaning {
        enum class Kind { Section, Group, Unknown };
        Kind kind = Kind::Section; ///< Unknown: a section, but none of this kind of deck
        std::string section;       ///< Section, Unknown: key of the section that begins
        std::string text;          ///< the heading without its decoration
    };
    /// The meaning of a line such as `Main deck`, `Sideboard (15):`, `== Deck ==` or `[Main]`; nothing if it is none.
    [[nodiscard]] std::optional<Meaning> find(std::string_view line) const;
    /// The same for a text without any decoration.
    [[nodiscard]] std::optional<Meaning> findWord(std::string_view text) const;

    /// Where cards go before the first heading.
    [[nodiscard]] const std::string& firstSection() const { return m_first; }

private:
    void add(std::string_view spelling, Meaning::Kind kind, std::string_view section);

    struct Spelling {
        std::string folded;
        Meaning::Kind kind;
        std::string section;
    };
    std::vector<Spelling> m_spellings; ///< the first one of a spelling counts
    std::string m_first;
};

} // namespace muster
