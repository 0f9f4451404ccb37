// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/effects/builder.h"
#include "model/effects/names.h"
#include "model/effects/scanner.h"
#include "model/effects/words.h"
#include "model/yaml/reader.h"

namespace muster::effects {

/// Reads one scalar of a `does` as a phrase: a selector, quantity, condition, event, duration or time. Each reader
/// wants the whole phrase; it returns noNode after the first error, which stands at its exact column.
class Phrase {
public:
    Phrase(const yaml::Node& node, std::string path, const Words& words, Builder& builder, Scope& scope,
           yaml::Report& report);

    enum class Wanted { Any, Cards, Player, CardsOrPlayers };

    [[nodiscard]] std::uint32_t selector(Wanted wanted);
    [[nodiscard]] Argument quantity(); ///< Number, one node, or absent after an error
    [[nodiscard]] std::uint32_t condition();
    [[nodiscard]] std::uint32_t event();
    [[nodiscard]] std::uint32_t duration();
    [[nodiscard]] std::uint32_t window();
    [[nodiscard]] std::uint32_t limit();
    [[nodiscard]] std::uint32_t place();
    [[nodiscard]] std::uint32_t dice();
    [[nodiscard]] std::uint32_t threshold();
    /// `2 gold`, `-1 spd` or `gold`: the word, and its amount where it is written.
    struct Measure {
        Argument word;
        Argument amount;
    };
    [[nodiscard]] Measure measure(std::string_view lists);
    /// A single word of the lists.
    [[nodiscard]] Argument word(std::string_view lists);

private:
    // Tokens
    [[nodiscard]] bool atEnd() const { return m_at >= m_end; }
    [[nodiscard]] bool isWord(std::string_view word, std::size_t ahead = 0) const;
    [[nodiscard]] bool isKind(Token::Kind kind, std::size_t ahead = 0) const;
    [[nodiscard]] bool isSign(std::string_view sign) const;
    bool accept(std::string_view words); ///< one or several words, all or none
    [[nodiscard]] std::string_view textOf(std::size_t first, std::size_t end) const; ///< of these tokens
    [[nodiscard]] std::string_view rest() const { return textOf(m_at, m_end); }
    [[nodiscard]] std::string_view here() const; ///< the token at hand, or an empty text
    /// The longest run of words from here that is in the lists; nothing is consumed where there is none.
    FoundWord acceptWord(std::string_view lists);
    [[nodiscard]] std::size_t findTop(std::string_view word,
                                      std::size_t from) const; ///< outside brackets; m_end if none

    // Errors
    std::uint32_t fail(ErrorKind kind, std::size_t token, std::vector<std::string> arguments, std::string nearest = {});
    std::uint32_t failWord(std::string_view lists, std::string_view what);
    [[nodiscard]] Position positionOf(std::size_t byte) const;
    template <class Read>
    auto whole(ErrorKind kind, Read read);

    // Selectors
    std::uint32_t readSelectors(Wanted wanted);
    std::uint32_t readSelector(Wanted wanted);
    [[nodiscard]] std::uint32_t readRole();
    std::uint32_t useName(std::string_view name, Term term);
    [[nodiscard]] std::uint32_t readCount(bool& given);
    [[nodiscard]] std::uint32_t readState();
    [[nodiscard]] std::uint32_t readNoun(bool& plural, bool& player);
    [[nodiscard]] bool readQueryInBrackets(Argument& query);
    [[nodiscard]] std::uint32_t readRelation();
    [[nodiscard]] std::uint32_t readWith();
    std::uint32_t readWhose();
    std::uint32_t readPlace();
    std::uint32_t failNoun();

    // Quantities
    Argument readQuantity();
    Argument readProduct();
    Argument readFactor();
    Argument readCall();
    Argument readNamedNumber();
    Argument combine(Term term, Argument left, Argument right);
    Argument failQuantity();

    // Conditions
    std::uint32_t readCondition();
    std::uint32_t readConjunction();
    std::uint32_t readNegation();
    std::uint32_t readPrimary();
    [[nodiscard]] static bool isComparison(std::string_view sign);
    std::string_view readSharedField();
    std::uint32_t readShortCondition();
    std::uint32_t readCounted();
    std::uint32_t readPredicate();
    std::uint32_t readIs(std::uint32_t who);
    std::uint32_t readComparison();
    [[nodiscard]] std::size_t clauseEnd() const; ///< where `and`, `or` or a closing bracket ends the clause
    [[nodiscard]] bool bracketHoldsCondition() const;

    // Times
    enum class WindowIn { Value, Clause, Event };
    std::uint32_t readWindow(WindowIn in);
    std::uint32_t readDuration();
    std::uint32_t readEvent();
    [[nodiscard]] const TermInfo* otherEvent(const TermInfo& found, std::size_t first, std::size_t count) const;
    [[nodiscard]] std::size_t endOfEvent(const TermInfo& term, std::string_view words, std::size_t count,
                                         std::size_t first) const;
    std::uint32_t readEventOf(const TermInfo& term, std::size_t first, std::size_t end);
    [[nodiscard]] Argument readDamageKind(std::size_t first, std::size_t end);
    [[nodiscard]] Argument readEventPart(const Parameter& parameter);
    std::uint32_t failEvent();

    const Words& m_words;
    Builder& m_builder;
    Scope& m_scope;
    yaml::Report& m_report;
    std::string m_path;
    std::string_view m_text;
    Position m_position;
    bool m_quoted = false;
    bool m_placeable = true; ///< columns can be computed from bytes
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
    int m_depth = 0;
    bool m_failed = false;
};

template <class Read>
auto Phrase::whole(ErrorKind kind, Read read)
{
    auto result = read();
    if (!m_failed && !atEnd())
        fail(kind, m_at, {std::string(m_text), std::string(rest())});
    return result;
}

} // namespace muster::effects
