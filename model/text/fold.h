// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace muster {

/// The one folding of text, used by search, identity and nearest names alike: case, accents, full and half width,
/// ligatures, typographic quotes and dashes, invisible characters and runs of white space (to one blank, none at the
/// ends) all vanish. "Œuvre  d’É·tat" and "oeuvre d'e·tat" fold to the same. Marks that make another letter, as in
/// Japanese, Indic scripts and the Cyrillic й, stay. Never fails: every byte of invalid UTF-8 becomes U+FFFD, so the
/// result is always well-formed. fold(fold(x)) == fold(x).
[[nodiscard]] std::string fold(std::string_view text);

/// Folds into a string whose memory is used again.
void foldInto(std::string_view text, std::string& result);

/// True if the bytes are well-formed UTF-8 (no overlong forms, no surrogates).
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// Number of code points of well-formed UTF-8.
[[nodiscard]] std::size_t lengthInCharacters(std::string_view text);

} // namespace muster
