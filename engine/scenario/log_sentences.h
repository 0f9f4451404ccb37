// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::engine {

/// The words of a line of the log, without numbers; letters, hyphens and apostrophes belong together.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);

/// The lines that the log of a game can have, with gaps for names and numbers. Against them what a scenario expects of the
/// log, or expects not to find there, is read before anything is played: a line that can never be proves nothing.
class LogSentences {
public:
    // What stands in the gaps of a sentence.
    static constexpr char Card = '\x01';   ///< the name of a card
    static constexpr char Part = '\x02';   ///< the name of an attack, an ability
    static constexpr char Number = '\x03'; ///< any number

    void addSentence(const std::string& sentence);
    void addCard(const std::string& name);
    void addPart(const std::string& name);
    /// Without sentences nothing is known, and everything can be said.
    [[nodiscard]] bool empty() const { return m_sentences.empty(); }

    /// The first word of a part of a line that no line has; the part may begin and end within a word.
    [[nodiscard]] std::string_view strangeWord(std::string_view part) const;
    [[nodiscard]] std::string nearestWord(std::string_view word) const;
    /// Whether some line can have this part.
    [[nodiscard]] bool canSay(std::string_view part) const;

private:
    void addWords(std::string_view text);
    [[nodiscard]] const std::set<std::string>& namesFor(char gap) const { return gap == Card ? m_cards : m_parts; }
    [[nodiscard]] bool goesOn(std::string_view sentence, std::string_view part) const;
    [[nodiscard]] bool goesOnWithinName(std::string_view sentence, std::string_view part) const;

    std::set<std::string> m_sentences;
    std::set<std::string> m_cards;
    std::set<std::string> m_parts;
    std::set<std::string> m_words;
};

} // namespace muster::engine
