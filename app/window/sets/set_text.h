// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/window/sets/card_draft.h"
#include "model/base/result.h"
#include "model/cards/set_reader.h"

namespace muster::app {

/// The text of a set file in YAML, to be edited card by card: comments and the layout of everything else stay. A file
/// whose cards do not begin on lines of their own is written anew once, when it is first edited.
class SetText {
public:
    struct Entry {
        CardDraft draft;
        int line = 0; ///< of its first key, 1-based
    };

    /// Fails where the text is no YAML, or has no list of cards.
    [[nodiscard]] static Result<SetText> read(std::string text, std::string file, std::shared_ptr<const Game> game);
    /// A set without cards.
    [[nodiscard]] static SetText create(const SetInfo& info, std::shared_ptr<const Game> game);

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const std::vector<Entry>& cards() const { return m_cards; }
    [[nodiscard]] const std::string& code() const { return m_code; }
    [[nodiscard]] const Game& game() const { return *m_game; }

    /// Everything that is wrong with the set as it stands.
    [[nodiscard]] Result<CardSet> check() const;
    /// The set with one card only, this one, as if it was finished: its faults, or the card.
    [[nodiscard]] Result<CardSet> checkCard(const CardDraft& draft) const;

    // Each gives the text as it would be
    [[nodiscard]] SetText withCard(std::size_t index, const CardDraft& draft) const;
    [[nodiscard]] SetText withNewCard(const CardDraft& draft) const;
    [[nodiscard]] SetText withoutCard(std::size_t index) const;

    /// An id that no card of the set has: one more than the highest.
    [[nodiscard]] std::string freeId() const;

private:
    SetText() = default;
    struct Lines {
        std::size_t begin = 0, end = 0; ///< bytes of a card's lines, the end of the last one included
        int indentation = 0;
    };
    [[nodiscard]] SetText again(std::string text) const;
    [[nodiscard]] SetText prepared() const; ///< with each card on lines of its own
    [[nodiscard]] bool inLines() const { return m_lines.size() == m_cards.size(); }

    std::string m_text, m_file, m_code, m_header;
    std::shared_ptr<const Game> m_game;
    std::vector<Entry> m_cards;
    std::vector<Lines> m_lines; ///< parallel to m_cards, or empty where they are not on lines of their own
    std::size_t m_listEnd = 0;  ///< where a new card goes, if there is none yet
};

} // namespace muster::app
