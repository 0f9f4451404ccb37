// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/spellings.h"

#include <algorithm>

#include "model/text/fold.h"

namespace muster {

void Spellings::add(std::string_view word, std::string_view owner, Position at, const std::string& path)
{
    const auto [use, isNew] = m_uses.try_emplace(fold(word), Use{std::string(owner), at});
    if (isNew || use->second.owner == owner)
        return;
    m_report.add(
        ErrorKind::DuplicateId, at, path,
        {std::string(word), use->second.at.line == 0 ? "every card" : "line " + std::to_string(use->second.at.line)});
}

bool checkKey(std::string_view key, Position at, const std::string& path, yaml::Report& report, bool blanks)
{
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isAllowed = [&](char c) {
        return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || (blanks && (c == ' ' || c == '_'));
    };
    const bool good = !key.empty() && isLetter(key.front()) && key.back() != ' ' && key.size() <= 60
        && std::all_of(key.begin(), key.end(), isAllowed);
    if (!good) {
        report.add(ErrorKind::BadId, at, path,
                   {std::string(key.substr(0, 80)),
                    blanks ? "lower-case letters, digits, hyphens, underscores and blanks"
                           : "lower-case letters, digits and hyphens"});
    }
    return good;
}

} // namespace muster
