// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster::app {

/// A list in UTF-8, whatever it was written in: UTF-16 with or without its mark, and what is no UTF-8 is taken for
/// Windows-1252, in which old programs write letters with accents.
[[nodiscard]] std::string listInUtf8(std::string_view bytes);

/// What a file is that is no list but a document, as people send them: "a PDF document"; empty for anything else.
[[nodiscard]] std::string documentKind(std::string_view bytes);

/// Whether the bytes are XML, as .cod and .dek files are.
[[nodiscard]] bool isXml(std::string_view bytes);

/// The deck of a .cod or .dek file as a text list, each card in the line in which the file has it; nothing for XML in which
/// there are no cards.
[[nodiscard]] std::optional<std::string> listOfXml(std::string_view bytes);

} // namespace muster::app
