// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/estimates.h"

namespace muster::engine {

/// What a series is called, in English: `app` puts it into the language of the person. "%n" in it stands for the number.
struct Label {
    std::string text;
    std::optional<int> number{};
    Label(std::string words, std::optional<int> n = {})
        : text(std::move(words)),
          number(n) { }                        // NOLINT: as good as text
    Label(const char* words) : text(words) { } // NOLINT: as good as text
    Label() = default;
    friend bool operator==(const Label&, const Label&) = default;
};

inline constexpr double NoLimit = std::numeric_limits<double>::infinity();

/// A number that is known without any sample: the cards of the deck.
struct NumberFact {
    std::string key;
    Label label;
    int value = 0;
    friend bool operator==(const NumberFact&, const NumberFact&) = default;
};

/// In how many of the samples something was so.
struct ShareSeries {
    std::string key;
    Label label;
    int count = 0;
    std::optional<double> exact{}; ///< its chance by a formula
    friend bool operator==(const ShareSeries&, const ShareSeries&) = default;
};

/// A mean of the samples that have a value; it cannot be less or more than the bounds.
struct MeanSeries {
    std::string key;
    Label label;
    double least = 0, most = NoLimit;
    bool percent = false; ///< the value of a sample is itself a share
    Mean mean{};
    std::optional<double> exact{};
    friend bool operator==(const MeanSeries&, const MeanSeries&) = default;
};

/// Successes of something that a sample may try any number of times.
struct RatioSeries {
    std::string key;
    Label label;
    std::string tried = "trials", succeeded = "successes"; ///< keys of the numbers in JSON
    Ratio ratio{};
    friend bool operator==(const RatioSeries&, const RatioSeries&) = default;
};

/// How many samples had which whole number; those without one are in none.
struct Distribution {
    std::string key;
    Label label;
    int first = 0;             ///< the number of the first count
    std::vector<int> counts{}; ///< samples beyond either end count there
    void add(int value);
    /// The least number that so great a share of those that have one do not exceed; nothing where none has one.
    [[nodiscard]] std::optional<int> quantile(double share) const;
    friend bool operator==(const Distribution&, const Distribution&) = default;
};

/// Something by own turns, from the first.
struct Curve {
    enum Kind {
        ByThen, ///< share of all samples in which it had come by then: `counts` has those in which it came in that turn
        Share,  ///< share of the samples that have a value for the turn, each 0 or 1: `points`
        Average ///< mean of them
    };
    std::string key;
    Label label;
    Kind kind = Average;
    double least = 0, most = NoLimit;
    std::vector<int> counts{};
    std::vector<Mean> points{};
    friend bool operator==(const Curve&, const Curve&) = default;
};

/// Classes that a hand belongs to, one each: as it is dealt (and kept by whoever keeps all), and as the policy leaves it.
struct ClassSeries {
    struct Row {
        std::string key;
        Label label;
        int before = 0, after = 0;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::string key;
    Label label;
    std::vector<Row> rows{};
    friend bool operator==(const ClassSeries&, const ClassSeries&) = default;
};

/// In how many samples it was so of a card, and why: the id of a rule, or nothing.
struct Tally {
    std::string key;
    Label label;
    std::map<std::pair<std::string, std::string>, int> rows{};
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Samples that have something in common (the deck went first, a card was in the hand), and how they went.
struct Part {
    std::string key;
    Label label;
    int samples = 0;
    int won = 0;    ///< of them
    Mean winTurn{}; ///< own turns of the wins
    void add(const Part& other);
    /// The games of this part without `some` that are among them.
    [[nodiscard]] Part without(const Part& some) const;
    friend bool operator==(const Part&, const Part&) = default;
};

/// All samples of which something is known, taken apart by it.
struct Split {
    std::string key;
    Label label;
    /// There is a part for each card that a sample may have. It is labelled with the card's name, as in a deck list, and its
    /// key is the card's id. Parts overlap; else each sample is in one of them.
    bool cards = false;
    Part all{};
    std::vector<Part> parts{};
    [[nodiscard]] Part& part(std::string_view key);
    friend bool operator==(const Split&, const Split&) = default;
};

/// The results of many samples, as plain data that knows no game: named series. Those of equal form add up to the same in any
/// order.
struct Measures {
    int samples = 0;
    std::vector<NumberFact> facts{};
    std::vector<ShareSeries> shares{};
    std::vector<MeanSeries> means{};
    std::vector<RatioSeries> ratios{};
    std::vector<Distribution> distributions{};
    std::vector<Curve> curves{};
    std::vector<ClassSeries> classes{};
    std::vector<Tally> tallies{};
    std::vector<Split> splits{};

    // By key; a game that asks for a series has it.
    [[nodiscard]] ShareSeries& share(std::string_view key);
    [[nodiscard]] MeanSeries& mean(std::string_view key);
    [[nodiscard]] RatioSeries& ratio(std::string_view key);
    [[nodiscard]] Distribution& distribution(std::string_view key);
    [[nodiscard]] Curve& curve(std::string_view key);
    [[nodiscard]] Tally& tally(std::string_view key);
    [[nodiscard]] Split& split(std::string_view key);
    // The same, or nothing.
    [[nodiscard]] const ShareSeries* findShare(std::string_view key) const;
    [[nodiscard]] const MeanSeries* findMean(std::string_view key) const;
    [[nodiscard]] const Distribution* findDistribution(std::string_view key) const;
    [[nodiscard]] const Split* findSplit(std::string_view key) const;

    /// Whether they have the same series, facts and chances by formula, whatever has been counted.
    [[nodiscard]] bool sameForm(const Measures& other) const;
    /// Adds samples of the same form.
    void add(const Measures& part);
    friend bool operator==(const Measures&, const Measures&) = default;
};

} // namespace muster::engine
