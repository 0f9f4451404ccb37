// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/bitmap.h"

namespace muster::carddb {

/// Folded texts of all rows in one piece of memory, scanned as one. A view: what it shows must outlive it. Where a row has
/// several texts each is ended by a line feed, which no folded text contains: so no search finds what goes from one text
/// into the next.
struct TextView {
    std::string_view bytes;
    std::span<const std::uint32_t> begin; ///< rows + 1 offsets

    [[nodiscard]] std::size_t rows() const { return begin.empty() ? 0 : begin.size() - 1; }
    [[nodiscard]] std::string_view row(std::size_t row) const
    {
        return bytes.substr(begin[row], begin[row + 1] - begin[row]);
    }
    /// The rows of `mask` that contain `needle`. Much text is looked through by two threads.
    [[nodiscard]] Bitmap containing(std::string_view needle, const Bitmap& mask) const;
    /// The same where a word of the text begins: see query::startsWord().
    [[nodiscard]] Bitmap containingWord(std::string_view needle, const Bitmap& mask) const;
    /// The rows of `mask` of which one text, ended by a line feed, is `wanted` (`same`), or one is not.
    [[nodiscard]] Bitmap being(std::string_view wanted, bool same, const Bitmap& mask) const;

private:
    enum class Where { Anywhere, WordStart };
    [[nodiscard]] Bitmap search(std::string_view needle, Where where, const Bitmap& mask) const;
    /// Those of the rows from `first` to before `last`.
    void find(std::string_view needle, Where where, const Bitmap& mask, std::size_t first, std::size_t last,
              Bitmap& result) const;
};

/// Folded texts of rows, several to a row.
class TextColumn {
public:
    void add(std::string_view text); ///< folds it into the row at hand; empty texts are left out
    void addFolded(std::string_view texts) { m_bytes += texts; } ///< each ended already
    void endRow() { m_begin.push_back(std::uint32_t(m_bytes.size())); }

    [[nodiscard]] TextView view() const { return {m_bytes, m_begin}; }

private:
    std::string m_bytes;
    std::vector<std::uint32_t> m_begin = {0};
};

} // namespace muster::carddb
