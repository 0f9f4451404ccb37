// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/window/numbers/local_text.h"
#include "carddb/places.h"
#include "model/base/result.h"
#include "model/games/game.h"

namespace muster::app {

/// What the bars of a chart stand for.
struct ChartBy {
    enum class Kind {
        Listing, ///< groups of the game's listing
        Types,   ///< types of cards
        Field,   ///< the values of a number, the words of a word or word list
        Size,    ///< how many words a word list has: the coins of a cost
    };
    Kind kind = Kind::Listing;
    FieldIndex parts; ///< the field of the parts that have `field`; invalid: the card itself
    FieldIndex field;
    friend bool operator==(const ChartBy&, const ChartBy&) = default;
};

/// A bar that a chart names itself.
struct ChartBar {
    LocalText label;
    query::Query what;
    friend bool operator==(const ChartBar&, const ChartBar&) = default;
};

/// One row of values over all bars.
struct ChartSeries {
    enum class Measure {
        Cards, ///< copies; of a word list, each time that the word stands in it
        Sum,   ///< `number` of each copy, added up
        Most,  ///< the highest `number`; without one, how often one card has the word at most
    };
    LocalText label;
    std::optional<query::Query> of;
    std::optional<ChartBy> by; ///< as the chart unless given
    Measure measure = Measure::Cards;
    FieldIndex number;
    friend bool operator==(const ChartSeries&, const ChartSeries&) = default;
};

struct ChartSpec {
    std::string key;
    LocalText title, note;
    std::string deckKind;              ///< empty: every kind
    std::vector<std::string> sections; ///< empty: all counted ones
    std::optional<query::Query> of;
    ChartBy by;
    std::vector<ChartBar> bars;      ///< instead of `by`
    std::vector<ChartSeries> series; ///< empty: one, of cards
    bool stacked = false;
    int step = 1;                    ///< numbers that share a bar
    std::optional<int> from, beyond; ///< the first bar, and the last one, which takes all that is more
    friend bool operator==(const ChartSpec&, const ChartSpec&) = default;
};

/// A chance that matters in this game: that the first cards hold at least and at most so many of some.
struct OddsSpec {
    LocalText label;
    std::string deckKind;
    query::Query of;
    int least = 0;
    std::optional<int> most;
    int cards = 0; ///< that are drawn; 0: the opening hand
    /// That the same happens in so many hands in a row, shuffled back each time, `aside` cards of the deck being set
    /// aside unseen for good.
    int hands = 1;
    int aside = 0;
    std::string rule;
    friend bool operator==(const OddsSpec&, const OddsSpec&) = default;
};

/// The charts and odds of a game as data: `numbers.yaml` beside its game.yaml.
struct NumbersSpec {
    std::vector<ChartSpec> charts;
    std::vector<OddsSpec> odds;
    std::map<std::string, std::vector<std::string>> drawn; ///< by kind of deck: sections that are shuffled and drawn
    friend bool operator==(const NumbersSpec&, const NumbersSpec&) = default;
};

[[nodiscard]] Result<NumbersSpec> readNumbers(std::string_view bytes, const std::string& file, const Game& game);

/// What is shown of a game without such a file: its groups, its types, and each of its columns that can be counted.
[[nodiscard]] NumbersSpec standardNumbers(const Game& game);

/// The file in the person's folder, else the shipped one, else the standard.
[[nodiscard]] Result<NumbersSpec> loadNumbers(const carddb::Places& places, const Game& game);

} // namespace muster::app
