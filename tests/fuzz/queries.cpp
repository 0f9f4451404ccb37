// SPDX-License-Identifier: GPL-3.0-or-later
// Queries: one that can be read is the same after it was written, and finds what it found.
#include <cstdint>

#include "model/query/matcher.h"
#include "model/query/query.h"
#include "tests/fuzz/games.h"

using namespace muster;

namespace {

constexpr std::size_t LongestQuery = 2000; ///< bytes that are read

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), std::min(size, LongestQuery));
    const auto& shipped = fuzz::gameFor("sceptre");
    const auto parsed = query::parse(text, *shipped.game);
    if (!parsed) {
        fuzz::require(parsed.error().begin + parsed.error().length <= text.size(), "a problem lies in the query");
        return 0;
    }
    const std::string written = query::write(parsed->root, *shipped.game);
    if (written.size() <= LongestQuery) { // blanks may make it too long to be read
        const auto again = query::parse(written, *shipped.game);
        fuzz::require(again.has_value() && again->root == parsed->root, "a query that was written is read as it was");
    }
    static_cast<void>(query::Matcher(*parsed, *shipped.catalogue).cards());
    return 0;
}
