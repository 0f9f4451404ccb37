// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/yaml/reader.h"

namespace muster {

/// The words by which the things of one kind can be named. Two things must not share a word, in whatever case or
/// accents; one thing may have a word twice (the plural of Equipment is Equipment).
class Spellings {
public:
    explicit Spellings(yaml::Report& report) : m_report(report) { }

    /// Reports DuplicateId if another owner has the word.
    void add(std::string_view word, std::string_view owner, Position at, const std::string& path);

private:
    struct Use {
        std::string owner;
        Position at;
    };
    yaml::Report& m_report;
    std::map<std::string, Use> m_uses;
};

/// Reports BadId unless `key` is made of lower-case letters, digits and hyphens and begins with a letter; with
/// `blanks`, blanks and underscores are fine too.
bool checkKey(std::string_view key, Position at, const std::string& path, yaml::Report& report, bool blanks = false);

} // namespace muster
