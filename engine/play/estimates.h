// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace muster::engine {

/// What is said of a sample of games: shares, means and ratios, each with its interval of 95 percent. Games count as
/// independent; what happens several times in one game does not.

struct Interval {
    double low = 0;
    double high = 1;
};

/// Wilson's interval for a share of independent trials.
[[nodiscard]] Interval shareInterval(int successes, int trials);

/// The factor of Student's distribution for an interval of 95 percent, by the degrees of freedom (1 or more).
[[nodiscard]] double studentFactor(int freedom);

/// A sum in whole units of 2^-32, kept in two words. It is exact, so that it does not depend on who adds what first:
/// any number of threads and machines come to the same. Each number has to be within 2^31.
class ExactSum {
public:
    ExactSum() = default;
    ExactSum(std::int64_t high, std::uint64_t low) : m_high(high), m_low(low) { } ///< as high() and low() gave it

    void add(double value);
    void add(const ExactSum& other) { addWords(other.m_high, other.m_low); }
    /// Takes away a sum that was added before.
    void subtract(const ExactSum& other)
    {
        m_high -= other.m_high + (m_low < other.m_low ? 1 : 0);
        m_low -= other.m_low;
    }
    [[nodiscard]] double value() const;
    [[nodiscard]] std::int64_t high() const { return m_high; }
    [[nodiscard]] std::uint64_t low() const { return m_low; }
    friend bool operator==(const ExactSum&, const ExactSum&) = default;

private:
    void addWords(std::int64_t high, std::uint64_t low)
    {
        m_low += low;
        m_high += high + (m_low < low ? 1 : 0);
    }

    std::int64_t m_high = 0;
    std::uint64_t m_low = 0;
};

/// A mean with what its interval needs.
struct Mean {
    ExactSum sum, squares;
    int count = 0;
    void add(double value)
    {
        sum.add(value);
        squares.add(value * value);
        ++count;
    }
    void add(const Mean& other)
    {
        sum.add(other.sum);
        squares.add(other.squares);
        count += other.count;
    }
    /// Takes away values that are among its own.
    void subtract(const Mean& part)
    {
        sum.subtract(part.sum);
        squares.subtract(part.squares);
        count -= part.count;
    }
    [[nodiscard]] double mean() const { return count > 0 ? sum.value() / count : 0; }
    /// Half of the interval by Student's distribution; none of fewer than two values.
    [[nodiscard]] std::optional<double> halfInterval() const;
    friend bool operator==(const Mean&, const Mean&) = default;
};

/// Of something that happens any number of times in a game, the share of successes. How they differ from game to game
/// decides on its interval: what happens in one game is alike.
struct Ratio {
    int successes = 0;
    int trials = 0;
    double squaresOfSuccesses = 0;
    double squaresOfTrials = 0;
    double products = 0;
    int games = 0; ///< with a trial at least
    /// Of one game.
    void add(int succeeded, int tried);
    void add(const Ratio& other);
    [[nodiscard]] double share() const { return trials > 0 ? static_cast<double>(successes) / trials : 0; }
    /// By the residuals of the games (Cochran, Sampling Techniques, 6.3), within 0 and 1; none of fewer than two games.
    /// Where all trials of all games have succeeded, or none, it is that of as many independent trials as games.
    [[nodiscard]] std::optional<Interval> interval() const;
    friend bool operator==(const Ratio&, const Ratio&) = default;
};

} // namespace muster::engine
