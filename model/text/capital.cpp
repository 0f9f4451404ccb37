// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/capital.h"

#include <utf8proc.h>

#include "model/text/utf8.h"

namespace muster {

std::string capitalised(std::string_view text)
{
    if (text.empty())
        return {};
    const Decoded first = decodeUtf8(text, 0);
    if (!first.valid)
        return std::string(text);
    std::string result;
    appendUtf8(result, static_cast<char32_t>(utf8proc_totitle(static_cast<utf8proc_int32_t>(first.code))));
    return result.append(text.substr(first.length));
}

} // namespace muster
