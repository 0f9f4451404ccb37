// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory_resource>
#include <string>
#include <string_view>

namespace muster::yaml {

/// In brackets yaml-cpp takes every question mark for the begin of a key, `{card: Who Goes There?}` as well, where YAML
/// wants one that begins a word. So all others are shown to it as a letter that nobody uses, and come back in what it
/// reads. No position changes: a character stands for a character.
class QuestionMarks {
public:
    /// The text for yaml-cpp; a copy in `memory` where there is anything to hide.
    [[nodiscard]] std::string_view hide(std::string_view text, std::pmr::memory_resource& memory);

    /// What yaml-cpp gave back, with its question marks.
    void show(std::string& text) const;

private:
    bool m_hidden = false;
};

} // namespace muster::yaml
