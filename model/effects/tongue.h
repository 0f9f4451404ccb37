// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "model/effects/terms.h"

namespace muster::effects {

enum class Gender : std::uint8_t { Feminine, Masculine, Neuter };

/// How many of what, and whose: the forms that a noun phrase takes. With Own and Enemy there are three rows of each.
enum class Form : std::uint8_t {
    One,     ///< a card
    Single,  ///< where there is only one: the card, your card
    Number,  ///< 2 cards
    UpTo,    ///< up to 2 cards
    Each,    ///< each card
    All,     ///< all cards
    AnyMany, ///< any number of cards
    Top,     ///< the top card
    TopMany, ///< the top 3 cards
    Bottom,
    BottomMany,
    None, ///< no card
    Group ///< cards
};
enum class Owner : std::uint8_t { Nobody, Own, Enemy };

/// A noun phrase as a pattern, `{1}` the noun, `{n}` the noun in the plural, `{d}` that in the dative, `{#}` the number. Cases are
/// separated by bars: subject, object, dative; where a language has none of them, or they are alike, the last one serves for all.
struct PhraseRow {
    Form form;
    Owner owner;
    Gender gender;
    std::string_view pattern;
};

/// A noun with its gender: `one|many|many in the dative`.
struct NounRow {
    std::string_view key;
    Gender gender;
    std::string_view forms;
};

/// What stands before a noun in the singular that belongs to somebody, in cases as above, by gender: `dein {1}|deinen {1}|deinem {1}`.
struct ArticleRow {
    std::string_view what; ///< definite, indefinite, your, their, enemy, this, each; with ` next` behind it
    Gender gender;
    std::string_view pattern;
};

/// A zone: its noun, and how a card is in it, comes from it and goes to it: patterns in which `{1}` is the noun with its article,
/// `{d}` that in the dative.
struct ZoneRow {
    std::string_view key;
    Gender gender;
    std::string_view noun;
    std::string_view in, from, to;
};

/// The reading of a term: a template as in retelling.h.
struct TermRow {
    Term term;
    std::string_view reading;
};

struct WordRow {
    std::string_view english;
    std::string_view word;
};

/// Replaced in the finished text, word by word: "in dem" by "im", "de le" by "du".
struct Contraction {
    std::string_view from, to;
};

/// A language that effects are read aloud in, as data: what is the same for all of them is in retelling.cpp. A game's own words
/// stay English; nouns for them are made with a word of the language whose gender is known, "Champion-Karte", "carte Champion".
struct Tongue {
    std::string_view code;
    std::span<const TermRow> terms;
    std::span<const PhraseRow> phrases;
    std::span<const NounRow> nouns;
    std::span<const ArticleRow> articles;
    std::span<const ZoneRow> zones;
    std::span<const WordRow> words; ///< the grammar's own words, and what card games have in common, by list and key
    std::span<const WordRow> sentences; ///< the sentences and connections that are no term, by an English key
    std::span<const Contraction> contractions;

    [[nodiscard]] std::string_view reading(Term term) const; ///< empty where it has none
    [[nodiscard]] std::string_view text(std::string_view key) const;
    [[nodiscard]] std::string_view word(std::string_view name) const; ///< by its list and key: `actions.attack`
    [[nodiscard]] const NounRow* noun(std::string_view key) const;
    [[nodiscard]] const ZoneRow* zone(std::string_view key) const;
    [[nodiscard]] std::string_view phrase(Form form, Owner owner, Gender gender) const;
    [[nodiscard]] std::string_view article(std::string_view what, Gender gender) const;
};

/// nullptr for English, and for languages that effects are not read in.
[[nodiscard]] const Tongue* findTongue(std::string_view code);

namespace tongues {
[[nodiscard]] const Tongue& german();
[[nodiscard]] const Tongue& french();
[[nodiscard]] const Tongue& spanish();
} // namespace tongues

} // namespace muster::effects
