// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/measures.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace muster::engine {

namespace {

template <class List>
auto find(List& list, std::string_view key)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.key == key; });
    return found == list.end() ? nullptr : &*found;
}

template <class List>
auto& at(List& list, std::string_view key)
{
    auto* found = find(list, key);
    assert(found != nullptr);
    return *found;
}

template <class T, class Add>
void addEach(std::vector<T>& sum, const std::vector<T>& part, Add add)
{
    assert(sum.size() == part.size());
    for (std::size_t i = 0; i < part.size(); ++i)
        add(sum[i], part[i]);
}

void addCounts(std::vector<int>& sum, const std::vector<int>& part)
{
    addEach(sum, part, [](int& to, int from) { to += from; });
}

} // namespace

void Distribution::add(int value)
{
    const int last = first + static_cast<int>(counts.size()) - 1;
    ++counts[static_cast<std::size_t>(std::clamp(value, first, last) - first)];
}

std::optional<int> Distribution::quantile(double share) const
{
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    int so = 0;
    for (std::size_t i = 0; i < counts.size() && all > 0; ++i) {
        so += counts[i];
        if (so >= share * all)
            return first + static_cast<int>(i);
    }
    return {};
}

void Part::add(const Part& other)
{
    samples += other.samples;
    won += other.won;
    winTurn.add(other.winTurn);
}

Part Part::without(const Part& some) const
{
    Part rest = *this;
    rest.samples -= some.samples;
    rest.won -= some.won;
    rest.winTurn.subtract(some.winTurn);
    return rest;
}

Part& Split::part(std::string_view wanted) { return at(parts, wanted); }

ShareSeries& Measures::share(std::string_view wanted) { return at(shares, wanted); }
MeanSeries& Measures::mean(std::string_view wanted) { return at(means, wanted); }
RatioSeries& Measures::ratio(std::string_view wanted) { return at(ratios, wanted); }
Distribution& Measures::distribution(std::string_view wanted) { return at(distributions, wanted); }
Curve& Measures::curve(std::string_view wanted) { return at(curves, wanted); }
Tally& Measures::tally(std::string_view wanted) { return at(tallies, wanted); }
Split& Measures::split(std::string_view wanted) { return at(splits, wanted); }
const ShareSeries* Measures::findShare(std::string_view wanted) const { return find(shares, wanted); }
const MeanSeries* Measures::findMean(std::string_view wanted) const { return find(means, wanted); }
const Distribution* Measures::findDistribution(std::string_view wanted) const { return find(distributions, wanted); }
const Split* Measures::findSplit(std::string_view wanted) const { return find(splits, wanted); }

namespace {

void clear(Part& part)
{
    part.samples = part.won = 0;
    part.winTurn = {};
}

/// With nothing counted.
Measures blank(Measures of)
{
    of.samples = 0;
    for (auto& one : of.shares)
        one.count = 0;
    for (auto& one : of.means)
        one.mean = {};
    for (auto& one : of.ratios)
        one.ratio = {};
    for (auto& one : of.distributions)
        one.counts.assign(one.counts.size(), 0);
    for (auto& one : of.curves) {
        one.counts.assign(one.counts.size(), 0);
        one.points.assign(one.points.size(), {});
    }
    for (auto& one : of.classes) {
        for (auto& row : one.rows)
            row.before = row.after = 0;
    }
    for (auto& one : of.tallies)
        one.rows.clear();
    for (auto& one : of.splits) {
        clear(one.all);
        std::for_each(one.parts.begin(), one.parts.end(), clear);
    }
    return of;
}

} // namespace

bool Measures::sameForm(const Measures& other) const { return blank(*this) == blank(other); }

void Measures::add(const Measures& part)
{
    samples += part.samples;
    addEach(shares, part.shares, [](auto& to, const auto& from) { to.count += from.count; });
    addEach(means, part.means, [](auto& to, const auto& from) { to.mean.add(from.mean); });
    addEach(ratios, part.ratios, [](auto& to, const auto& from) { to.ratio.add(from.ratio); });
    addEach(distributions, part.distributions, [](auto& to, const auto& from) { addCounts(to.counts, from.counts); });
    addEach(curves, part.curves, [](Curve& to, const Curve& from) {
        addCounts(to.counts, from.counts);
        addEach(to.points, from.points, [](Mean& sum, const Mean& one) { sum.add(one); });
    });
    addEach(classes, part.classes, [](ClassSeries& to, const ClassSeries& from) {
        addEach(to.rows, from.rows, [](auto& sum, const auto& one) {
            sum.before += one.before;
            sum.after += one.after;
        });
    });
    addEach(tallies, part.tallies, [](Tally& to, const Tally& from) {
        for (const auto& [row, count] : from.rows)
            to.rows[row] += count;
    });
    addEach(splits, part.splits, [](Split& to, const Split& from) {
        to.all.add(from.all);
        addEach(to.parts, from.parts, [](Part& sum, const Part& one) { sum.add(one); });
    });
}

} // namespace muster::engine
