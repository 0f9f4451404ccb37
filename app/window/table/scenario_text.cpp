// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/scenario_text.h"

#include <algorithm>

namespace muster::app {

namespace {

/// Comments and empty lines between keys go with the key that follows.
std::string part(const std::string& scenario, std::initializer_list<std::string_view> keys, bool ofKeys)
{
    std::string left;
    std::string between;
    bool isMeant = false;
    for (std::size_t at = 0; at < scenario.size();) {
        const std::size_t end = std::min(scenario.find('\n', at), scenario.size() - 1) + 1;
        const std::string_view line = std::string_view(scenario).substr(at, end - at);
        at = end;
        if (line.front() == '#' || line.front() == '\n') {
            between += line;
            continue;
        }
        if (line.front() != ' ' && line.front() != '-')
            isMeant = std::any_of(keys.begin(), keys.end(), [&](std::string_view key) {
                return line.starts_with(key) && line.substr(key.size()).starts_with(':');
            });
        if (isMeant == ofKeys)
            left.append(between).append(line);
        between.clear();
    }
    if (isMeant == ofKeys)
        left += between;
    return left.empty() || left.ends_with('\n') ? left : left + "\n";
}

} // namespace

std::string withoutKeys(const std::string& scenario, std::initializer_list<std::string_view> keys)
{
    return part(scenario, keys, false);
}

std::string onlyKeys(const std::string& scenario, std::initializer_list<std::string_view> keys)
{
    return part(scenario, keys, true);
}

std::string yamlText(std::string_view text)
{
    std::string all = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            all += '\\';
        all += c;
    }
    return all + '"';
}

} // namespace muster::app
