// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/estimates.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace muster::engine {

namespace {

constexpr double z = 1.959963984540054; // of the normal distribution, for 95 percent

} // namespace

Interval shareInterval(int successes, int trials)
{
    if (trials <= 0)
        return {};
    const double n = trials;
    const double p = successes / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    // None or all of them: the bound is exact, whatever the rounding of the formula makes of it.
    return {successes == 0 ? 0 : std::max(0.0, middle - half), successes == trials ? 1 : std::min(1.0, middle + half)};
}

/// From a table for few, then by the first terms of its expansion about the normal distribution (Abramowitz and Stegun,
/// 26.7.5), good to four digits.
double studentFactor(int freedom)
{
    static constexpr double few[] = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281};
    if (freedom <= static_cast<int>(std::size(few)))
        return few[std::max(1, freedom) - 1];
    const double n = freedom;
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    const double z7 = z5 * z * z;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

void ExactSum::add(double value)
{
    const std::int64_t units = std::llround(std::ldexp(value, 32));
    addWords(units < 0 ? -1 : 0, static_cast<std::uint64_t>(units));
}

double ExactSum::value() const
{
    if (m_high >= 0)
        return std::ldexp(static_cast<double>(m_high), 32) + std::ldexp(static_cast<double>(m_low), -32);
    ExactSum opposite; // small negative numbers fill the lower word
    opposite.addWords(~m_high, ~m_low);
    opposite.addWords(0, 1);
    return -opposite.value();
}

std::optional<double> Mean::halfInterval() const
{
    if (count < 2)
        return {};
    const double total = sum.value();
    const double variance = std::max(0.0, (squares.value() - total * total / count) / (count - 1));
    return studentFactor(count - 1) * std::sqrt(variance / count);
}

void Ratio::add(int succeeded, int tried)
{
    successes += succeeded;
    trials += tried;
    squaresOfSuccesses += static_cast<double>(succeeded) * succeeded;
    squaresOfTrials += static_cast<double>(tried) * tried;
    products += static_cast<double>(succeeded) * tried;
    games += tried > 0 ? 1 : 0;
}

void Ratio::add(const Ratio& other)
{
    successes += other.successes;
    trials += other.trials;
    squaresOfSuccesses += other.squaresOfSuccesses;
    squaresOfTrials += other.squaresOfTrials;
    products += other.products;
    games += other.games;
}

std::optional<Interval> Ratio::interval() const
{
    if (games < 2)
        return {};
    if (successes == 0 || successes == trials)
        return shareInterval(successes == 0 ? 0 : games, games);
    const double p = share();
    const double residuals = std::max(0.0, squaresOfSuccesses - 2 * p * products + p * p * squaresOfTrials);
    const double half = studentFactor(games - 1) * std::sqrt(residuals * games / (games - 1.0)) / trials;
    return Interval{std::max(0.0, p - half), std::min(1.0, p + half)};
}

} // namespace muster::engine
