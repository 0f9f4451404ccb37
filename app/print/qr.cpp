// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/qr.h"

#include <algorithm>
#include <memory>

#include <qrencode.h>

namespace muster::app::print {

namespace {

constexpr double SmallestSquare = 0.45;
constexpr std::size_t LongText = 700; ///< from here on the code is large enough without more correction

} // namespace

std::optional<CodeMark> qrOf(const std::string& text)
{
    const auto level = text.size() < LongText ? QR_ECLEVEL_M : QR_ECLEVEL_L;
    // Case sensitive, so that nothing is changed; codes in upper case get the alphabet in which they are short.
    const std::unique_ptr<QRcode, void (*)(QRcode*)> code(QRcode_encodeString(text.c_str(), 0, level, QR_MODE_8, 1),
                                                          QRcode_free);
    if (!code)
        return std::nullopt;
    CodeMark mark;
    mark.side = code->width;
    const auto squares = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    mark.dark.reserve(squares);
    for (std::size_t i = 0; i < squares; ++i)
        mark.dark.push_back((code->data[i] & 1) != 0);
    return mark;
}

double sideOf(const CodeMark& code, double least) { return std::max(least, code.side * SmallestSquare); }

} // namespace muster::app::print
