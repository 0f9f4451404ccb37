// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include <QString>

#include "model/yaml/reader.h"

namespace muster::app {

/// A text of a data file in the languages it was written in: a plain text is English, a map has one for each language
/// (`{en: Types, de: Kartenarten}`).
struct LocalText {
    std::string text;                          ///< English
    std::map<std::string, std::string> others; ///< by language code

    [[nodiscard]] QString here() const; ///< in the person's language, else in English
    [[nodiscard]] bool empty() const { return text.empty(); }
    friend bool operator==(const LocalText&, const LocalText&) = default;
};

[[nodiscard]] LocalText readLocalText(const yaml::Node& node, const std::string& path, yaml::Report& report,
                                      std::size_t maxCharacters = 200);

} // namespace muster::app
