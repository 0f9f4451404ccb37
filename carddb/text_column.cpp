// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/text_column.h"

#include "carddb/find_bytes.h"
#include "model/text/fold.h"

namespace muster::carddb {

Bitmap TextView::containing(std::string_view needle, const Bitmap& mask) const
{
    if (needle.empty())
        return mask;
    Bitmap result(rows());
    const bool sparse = mask.count() < rows() / 8; // then looking into the rows one by one reads less memory
    std::size_t row = mask.next(0);
    std::size_t at = row < rows() ? begin[row] : 0;
    while (row < rows()) {
        const std::size_t end = sparse ? begin[row + 1] : bytes.size();
        const auto found = findBytes(bytes.substr(at, end - at), needle);
        if (found == std::string_view::npos) {
            if (!sparse)
                break;
            row = mask.next(row + 1);
        } else {
            at += found;
            while (begin[row + 1] <= at)
                ++row;
            if (at + needle.size() > begin[row + 1]) { // goes on into the next row
                ++at;
                continue;
            }
            if (mask.test(row))
                result.set(row);
            row = mask.next(row + 1);
        }
        if (row < rows())
            at = begin[row];
    }
    return result;
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
