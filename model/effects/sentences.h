// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/effects/reading.h"
#include "model/effects/view.h"
#include "model/effects/words.h"

namespace muster::effects {

/// A part of a sentence that names somebody or something, with what its verb needs to know.
struct NounPhrase {
    std::string text;
    bool plural = false;
    bool you = false;

    [[nodiscard]] bool takesBase() const { return plural || you; } ///< "you draw", "all units draw"
    [[nodiscard]] std::string possessive() const;
    /// "its Attack", "the Attack of a Creature in your discard pile".
    [[nodiscard]] std::string its(const std::string& what) const;
};

/// Puts the nodes of a tree into English by the templates of the registry:
///
///     {key}           the argument, as its kind is said
///     [ … {key} … ]   only if all arguments in it are there
///     {key?text}      text if the argument is there; {key!text} if it is not
///     {key:a|b}       the argument as subject, then a or b: "you draw", "your opponent draws"; without it, a alone
///     {key=word}      the same with the word argument as verb: "your Champion retreats"
///     {key#one|many}  a quantity and its noun: "one card", "2 cards"
///     {key'word}      a possessive and what is had: "its SPD"
///     {key$}          a possessive alone: "your"
///     {key@action}    an object, with the preposition that the action takes
///     {key~word|x}    so much of a word, or of x without it: "3 life", "life equal to its SPD"
///     {key%}          so much of what is about to happen: "3 of it"
///     {key^a|b}       a if the argument is one, b if it is several
///     {key*}          each of them: "each of your Champions"
///     {+amount}       what `add` adds, with its verb
class Sentences {
public:
    Sentences(const Game& game, ReadingWords words) : m_words(game), m_calls(std::move(words)) { }

    [[nodiscard]] std::string ability(const View& ability);
    [[nodiscard]] std::string steps(const std::vector<View>& steps, bool nested);
    [[nodiscard]] std::string step(const View& step);
    /// What has been said of the option of a `choose`, by its node; empty if it was not among what has been read.
    [[nodiscard]] std::string option(std::uint32_t node) const;

private:
    // Templates
    static constexpr std::string_view Marks = ":?!#='@*~%^$"; ///< that end the key of a gap
    std::string fill(std::string_view pattern, const View& node);
    std::string gap(std::string_view inside, const View& node);
    std::string argument(const View& node, std::string_view key);

    // Selectors
    NounPhrase selector(const View& node);
    NounPhrase role(const View& node);
    [[nodiscard]] std::string opponent() const;
    NounPhrase described(const View& node);
    struct Noun {
        std::string one;
        std::string many;
        std::string after;
        bool single = false; ///< a player has only one
        bool player = false;
        bool definite = false;   ///< "the opposing Champion"
        bool positioned = false; ///< by an adjective: "in-combat"
    };
    Noun nounOf(const View& node);
    NounPhrase determined(const View& node, const Noun& noun);
    std::string group(const View& selector, bool plural); ///< "your Champions in the garrison", without how many
    std::string each(const View& selector);               ///< "each of your Champions"
    std::string relation(const View& node, const View& selector);
    std::string place(const View& place, bool owned);
    std::string inPlace(const View& place, std::string_view preposition, bool owned);

    // Quantities
    std::string quantity(const View& node, std::string_view key);
    std::string quantity(const View& quantity);
    std::string counted(const View& node, std::string_view key, std::string_view one, std::string_view many);
    std::string amountOf(const View& node, std::string_view key, const std::string& what);
    std::string partOf(const View& node, std::string_view key);
    std::string word(const View& node, std::string_view key);
    std::string added(const View& node);
    std::string change(const std::string& amount, bool less, const View& node);

    // Conditions and times
    std::string condition(const View& node);
    std::string joined(const std::vector<View>& conditions, std::string_view word);
    std::string comparison(const View& node);
    [[nodiscard]] static std::string compared(std::string_view sign);
    [[nodiscard]] std::string sharedField(std::string_view key) const;
    std::string existence(const View& what, std::string_view how, bool plural, bool none);
    std::string matches(const View& node);
    std::string duration(const View& node);
    std::string window(const View& node);
    std::string whose(const View& whose, std::string_view none);
    std::string limit(const View& node);
    std::string event(const View& node, bool would);
    std::string when(const std::vector<View>& events, std::string_view word);
    void about(const std::vector<View>& events);

    // Steps
    std::string body(const View& ability);
    std::string may(const View& node);
    std::string ifTheyDo(const std::vector<View>& steps, bool they);
    std::string receiver(const View& to);
    [[nodiscard]] bool defaultsToActor(const View& node, std::string_view key) const;
    std::string choose(const View& node);
    std::string condition(const View& node, std::string_view then);
    std::string roll(const View& node);
    std::string branch(const View& branch);
    std::string abilities(const std::vector<View>& abilities);
    [[nodiscard]] bool comesFromOwnPile(const View& cards) const;
    [[nodiscard]] bool isRequest(const View& step); ///< "draw 2 cards": can stand behind "you may"

    Words m_words;
    ReadingWords m_calls;
    std::map<std::uint32_t, std::string> m_options; ///< that have been read
    std::string m_tail;             ///< what stands at the end of the step: "for each Coin attached to it"
    std::string m_that;             ///< what `that` is called
    bool m_theirs = false;          ///< another player carries the step out: "their hand"
    bool m_amongTheirs = false;     ///< the step stands among those of another player: "you draw"
    bool m_they = false;            ///< behind "if they do": "they draw"
    std::uint32_t m_widened = 0;    ///< the selector that means cards of another zone too
    std::string_view m_besidesPlay; ///< that zone
    bool m_would = false;           ///< an event in the conditional: "would die"
};

/// With a capital letter and a full stop.
[[nodiscard]] std::string sentence(std::string text);

} // namespace muster::effects
