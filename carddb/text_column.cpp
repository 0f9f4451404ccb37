// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/text_column.h"

#include <algorithm>

#include "carddb/find_bytes.h"
#include "carddb/shared_work.h"
#include "model/query/words.h"
#include "model/text/fold.h"

namespace muster::carddb {

namespace {

constexpr std::size_t PieceRows = 4096;         ///< whole words of a bitmap: two threads never write into one
constexpr std::size_t WorthSharing = 1'000'000; ///< bytes

} // namespace

Bitmap TextView::containing(std::string_view needle, const Bitmap& mask) const
{
    return search(needle, Where::Anywhere, mask);
}

Bitmap TextView::containingWord(std::string_view needle, const Bitmap& mask) const
{
    return search(needle, Where::WordStart, mask);
}

Bitmap TextView::search(std::string_view needle, Where where, const Bitmap& mask) const
{
    if (needle.empty())
        return mask;
    Bitmap result(rows());
    if (bytes.size() < WorthSharing) {
        find(needle, where, mask, 0, rows(), result);
        return result;
    }
    shareWork((rows() + PieceRows - 1) / PieceRows, [&](std::size_t piece) {
        const std::size_t first = piece * PieceRows;
        find(needle, where, mask, first, std::min(first + PieceRows, rows()), result);
    });
    return result;
}

void TextView::find(std::string_view needle, Where where, const Bitmap& mask, std::size_t first, std::size_t last,
                    Bitmap& result) const
{
    const bool anywhere = where == Where::Anywhere;
    if (needle.size() == 1 && anywhere) { // mostly it is there: rows are short pieces of one search
        for (std::size_t row = mask.next(first); row < last; row = mask.next(row + 1)) {
            if (hasByte(this->row(row), bytes.data() + bytes.size(), needle.front()))
                result.set(row);
        }
        return;
    }
    const bool sparse = mask.count(first, last) < (last - first) / 8; // then single rows are less to read
    std::size_t row = mask.next(first);
    std::size_t at = row < last ? begin[row] : 0;
    while (row < last) {
        const std::size_t end = sparse ? begin[row + 1] : begin[last];
        const auto found = findBytes(bytes.substr(at, end - at), needle);
        if (found == std::string_view::npos) {
            if (!sparse)
                break;
            row = mask.next(row + 1);
        } else {
            at += found;
            while (begin[row + 1] <= at)
                ++row;
            const bool starts = anywhere || query::startsWord(bytes.substr(begin[row]), at - begin[row], needle);
            if (at + needle.size() > begin[row + 1] || !starts) { // goes on into the next row, or stands inside a word
                ++at;
                continue;
            }
            if (mask.test(row))
                result.set(row);
            row = mask.next(row + 1);
        }
        if (row < last)
            at = begin[row];
    }
}

void TextColumn::add(std::string_view text)
{
    if (text.empty())
        return;
    m_bytes += fold(text);
    m_bytes += '\n';
}

Bitmap TextView::being(std::string_view wanted, bool same, const Bitmap& mask) const
{
    Bitmap result(mask.size());
    for (auto row = mask.next(0); row < mask.size(); row = mask.next(row + 1)) {
        auto texts = this->row(row);
        while (!texts.empty()) {
            const auto end = texts.find('\n');
            if ((texts.substr(0, end) == wanted) == same) {
                result.set(row);
                break;
            }
            texts.remove_prefix(end + 1);
        }
    }
    return result;
}

} // namespace muster::carddb
