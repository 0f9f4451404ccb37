// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

#include "model/effects/reading.h"

namespace muster::engine {

/// The engine speaks English: sentences of the log, options, questions, words of states and resources. A table in another
/// language gives it a tongue. Scenarios and records stay English, since they are compared and kept.
struct Tongue {
    /// What stands for a sentence with its gaps, "{card} dies", or for a word, "tapped". Nothing for those that it does not know.
    std::function<std::string(std::string_view english)> say;
    effects::ReadingWords effects; ///< for the effects among which a text lets a player choose

    [[nodiscard]] std::string said(std::string_view english) const;
};

/// The sentence with each gap filled by the value of its name; unknown ones stay as they are.
using Filling = std::function<std::string(std::string_view gap)>;
[[nodiscard]] std::string filled(std::string_view sentence, const Filling& filling);
/// The English sentence in this tongue. Its gaps are filled in their order; in another language they may stand in another one.
[[nodiscard]] std::string phrase(const Tongue& tongue, std::string_view english,
                                 std::initializer_list<std::string_view> values);

} // namespace muster::engine
