// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/scenario_text.h"

#include <algorithm>

namespace muster::app {

namespace {

std::string part(const std::string& scenario, std::initializer_list<std::string_view> keys, bool ofKeys)
{
    std::string left;
    bool isMeant = false;
    for (std::size_t at = 0; at < scenario.size();) {
        const std::size_t end = std::min(scenario.find('\n', at), scenario.size() - 1) + 1;
        const std::string_view line = std::string_view(scenario).substr(at, end - at);
        if (line.front() != ' ' && line.front() != '-' && line.front() != '\n' && line.front() != '#')
            isMeant = std::any_of(keys.begin(), keys.end(), [&](std::string_view key) {
                return line.starts_with(key) && line.substr(key.size()).starts_with(':');
            });
        if (isMeant == ofKeys)
            left += line;
        at = end;
    }
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
