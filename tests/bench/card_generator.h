// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace muster::bench {

/// Makes card sets for Sceptre of any size: cards of all types with the texts and effects that real cards have, names
/// in which some words are common ("Dragon") and most are rare. The same numbers give the same bytes.
class CardGenerator {
public:
    /// The YAML text of a set with its own code: 0 to 675.
    [[nodiscard]] std::string set(int number, int cards);

private:
    std::uint32_t below(std::uint32_t bound);
    std::string name();
    std::string text();
    std::string card(const std::string& id);

    std::uint64_t m_state = 0;
};

} // namespace muster::bench
