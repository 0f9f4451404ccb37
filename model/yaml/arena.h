// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <memory_resource>
#include <numeric>
#include <span>
#include <string_view>
#include <vector>

#include "model/yaml/document.h"

namespace muster::yaml {

template <class T>
std::span<const T> copyTo(std::pmr::memory_resource& memory, std::span<const T> values)
{
    if (values.empty())
        return {};
    auto* place = static_cast<T*>(memory.allocate(values.size_bytes(), alignof(T)));
    std::uninitialized_copy(values.begin(), values.end(), place);
    return {place, values.size()};
}

inline std::string_view copyTo(std::pmr::memory_resource& memory, std::string_view text)
{
    if (text.empty())
        return {};
    auto* place = static_cast<char*>(memory.allocate(text.size(), 1));
    std::memcpy(place, text.data(), text.size());
    return {place, text.size()};
}

/// Calls `report` with the first and the later pair for each key that comes again; n log n for large maps.
template <class F>
void forEachDuplicate(std::span<const Pair> pairs, F report)
{
    if (pairs.size() <= 16) {
        for (std::size_t i = 1; i < pairs.size(); ++i) {
            const auto end = pairs.begin() + static_cast<std::ptrdiff_t>(i);
            const auto first = std::find_if(pairs.begin(), end, [&](const Pair& p) { return p.key == pairs[i].key; });
            if (first != end)
                report(*first, pairs[i]);
        }
        return;
    }
    std::vector<std::size_t> order(pairs.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return pairs[a].key < pairs[b].key; });
    for (std::size_t first = 0, i = 1; i < order.size(); ++i) {
        if (pairs[order[i]].key == pairs[order[first]].key)
            report(pairs[order[first]], pairs[order[i]]);
        else
            first = i;
    }
}

} // namespace muster::yaml
