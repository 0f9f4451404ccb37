// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/cards/set_reader.h"

namespace muster::carddb {

/// Sees to it that no two sets have the same code and no two cards the same id: of two that clash, the first stays.
class SetConflicts {
public:
    /// Takes note of a set. With errors (where each clashes, and with what) nothing of it was noted.
    [[nodiscard]] Errors add(const CardSet& set);
    /// Takes note of the sets of a catalogue, which cannot clash with each other.
    void add(const Catalogue& catalogue);

private:
    struct Place {
        std::size_t file = 0;
        int line = 0;
    };
    std::vector<std::string> m_files;
    std::map<std::string, std::size_t> m_codes; ///< folded, with the file that has it
    std::unordered_map<std::string, Place> m_ids;
};

} // namespace muster::carddb
