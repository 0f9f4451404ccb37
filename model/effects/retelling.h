// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "model/effects/reading.h"
#include "model/effects/tongue.h"
#include "model/effects/view.h"
#include "model/effects/words.h"

namespace muster::effects {

enum class Case : std::uint8_t { Subject, Object, Dative };

/// Somebody or something in all cases, with what its verb needs to know.
struct Inflected {
    std::array<std::string, 3> forms;
    bool plural = false;
    bool you = false;

    [[nodiscard]] const std::string& in(Case which) const { return forms[static_cast<std::size_t>(which)]; }
    void append(const std::string& text)
    {
        for (std::string& form : forms)
            form += text;
    }
};

/// Puts the nodes of a tree into a language other than English, by the templates of its Tongue. Short main clauses and colons in place
/// of grammar, so that words of games need neither gender nor case:
///
///     {key}           the argument, as its kind is said; {key.o} as an object, {key.d} in the dative
///     {key.in}        a zone: where it is; {key.from}, {key.to}: where from, where to
///     [ … {key} … ]   only if all arguments in it are there
///     {key?text}      text if the argument is there; {key!text} if it is not
///     {key:a|b|c}     the argument as subject and its verb: for you, for one, for several. In a step whose actor may be left out,
///                     `a` is a request, and stands alone; without an actor, too
///     {key/a|b|c}     such a verb alone
///     {key#one|many}  a quantity and its noun: "1 Karte", "2 Karten"
///     {key~word|x}    so much of a word, or of x without it
///     {key%}          so much of what is about to happen
///     {key^a|b}       a if the argument is one, b if it is several
///     {key'word}      a number and whose it is
///     {key*}          each of them, as an object
///     {+amount}       what `add` adds, with its verb
class Retelling {
public:
    Retelling(const Tongue& tongue, const Game& game, const ReadingWords& words)
        : m_tongue(tongue),
          m_words(game),
          m_calls(words)
    {
    }

    /// All abilities of a script, in sentences.
    [[nodiscard]] std::string tell(const std::vector<View>& abilities);

private:
    // Templates
    static constexpr std::string_view Marks = ":?!#'~%^*./"; ///< that end the key of a gap
    std::string ability(const View& ability);
    std::string body(const View& ability);
    std::string fill(std::string_view pattern, const View& node);
    std::string gap(std::string_view inside, const View& node);
    std::string argument(const View& node, std::string_view key, std::string_view how);
    std::string verb(const View& node, std::string_view key, std::string_view forms, bool alone);
    /// A sentence of the tongue by its key, with what goes into its gaps: `{1}`, `{2}`.
    [[nodiscard]] std::string say(std::string_view key, const std::vector<std::string>& parts = {}) const;
    [[nodiscard]] Inflected phrase(std::string_view key) const;
    /// A word of the game's lists in this language where it has one there, else its English label.
    [[nodiscard]] std::string label(std::string_view lists, std::string_view key) const;
    [[nodiscard]] std::string forms(std::string_view lists,
                                    std::string_view key) const; ///< `one|many`, or one for both
    [[nodiscard]] std::string quoted(const std::string& text) const;

    // Steps
    std::string steps(const std::vector<View>& steps, bool nested = true);
    std::string step(const View& step);
    std::string abilities(const std::vector<View>& abilities);
    std::string may(const View& node);
    std::string choose(const View& node);
    std::string roll(const View& node);
    std::string branch(const View& branch) const;
    std::string added(const View& node);
    std::string change(const std::string& amount, bool less, const View& node);

    // Selectors
    struct Noun {
        Gender gender = Gender::Feminine;
        std::string one, many, dative; ///< dative: of several
        std::string noteOne, noteMany; ///< in brackets behind it
        std::string after;             ///< relations
        bool single = false;           ///< a player has only one
        bool definite = false;
    };
    Inflected selector(const View& node);
    Inflected role(const View& node);
    Noun nounOf(const View& node);
    Noun plainNoun(const View& what);
    Inflected determined(const View& node, const Noun& noun);
    Inflected formed(Form form, Owner owner, const Noun& noun, int number, const std::string& choice = {});
    Inflected formed(Form form, const View& selector); ///< of a selector, whatever its own number
    Inflected opponent() const;
    std::string relation(const View& node, const View& selector);
    std::string described(const query::Query& query) const;
    std::string place(const View& place, std::string_view how,
                      bool owned = true); ///< owned: one without an owner is somebody's
    std::string zone(std::string_view key, std::string_view article, std::string_view how) const;
    [[nodiscard]] static Owner ownerOf(const View& selector);

    // Quantities
    std::string quantity(const View& node, std::string_view key);
    std::string quantity(const View& node);
    std::string counted(const View& node, std::string_view key, const std::string& one, const std::string& many);
    /// `bare` stands where there is no number before it; as `what` where it is empty.
    std::string amountOf(const View& node, std::string_view key, const std::string& what, const std::string& bare);
    std::string partOf(const View& node, std::string_view key);
    std::string numberOf(const View& of, const std::string& word);
    std::string word(const View& node, std::string_view key, std::string_view how);
    [[nodiscard]] std::string fieldLabel(std::string_view key) const;

    // Conditions and times
    std::string condition(const View& node);
    std::string joined(const std::vector<View>& conditions, std::string_view word);
    std::string event(const View& node);
    std::string when(const std::vector<View>& events, std::string_view how);
    Inflected moment(std::string_view key, std::string_view article);
    [[nodiscard]] Noun momentNoun(std::string_view key) const;
    Inflected window(const View& node);
    std::string duration(const View& node);
    std::string limit(const View& node);
    std::string happened(const View& of, std::string_view sign, int number);
    void about(const std::vector<View>& events);

    const Tongue& m_tongue;
    Words m_words;
    const ReadingWords& m_calls;
    std::string m_tail;             ///< what stands at the end of the step: "for each …"
    Inflected m_that;               ///< what `that` is called
    bool m_itIsPlayer = false;      ///< `it` is a player, not a card
    bool m_theirs = false;          ///< another player carries the step out
    bool m_they = false;            ///< and who it is has been said: "he draws"
    std::uint32_t m_widened = 0;    ///< the selector that means cards of another zone too
    std::string_view m_besidesPlay; ///< that zone
};

/// The cases of a phrase from a pattern `subject|object|dative`; what is left out is as the last one given.
[[nodiscard]] std::array<std::string, 3> casesOf(std::string_view pattern);
/// The text with a full stop behind it, unless it ends in one, be it within quotation marks.
[[nodiscard]] std::string withFullStop(std::string text);
/// The pattern with `{gap}` replaced wherever it stands.
[[nodiscard]] std::string replaced(std::string pattern, std::string_view gap, const std::string& by);

} // namespace muster::effects
