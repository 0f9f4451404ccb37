// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include <QByteArray>

#include "model/base/result.h"
#include "model/cards/set_reader.h"
#include "model/formats/format.h"
#include "model/games/rule_book.h"

namespace muster::carddb {

/// What was read of a file, or all its errors, as bytes for the cache. The cache itself sees to it that bytes are
/// whole and were made by the same code.
template <class T>
[[nodiscard]] QByteArray encode(const Result<T>& value);

/// The value again; nothing if the bytes make no sense.
template <class T>
[[nodiscard]] std::optional<Result<T>> decode(const QByteArray& bytes);

extern template QByteArray encode(const Result<Game>&);
extern template QByteArray encode(const Result<CardSet>&);
extern template QByteArray encode(const Result<Format>&);
extern template QByteArray encode(const Result<RuleBook>&);
extern template std::optional<Result<Game>> decode(const QByteArray&);
extern template std::optional<Result<CardSet>> decode(const QByteArray&);
extern template std::optional<Result<Format>> decode(const QByteArray&);
extern template std::optional<Result<RuleBook>> decode(const QByteArray&);

/// Errors alone, and whether the bytes make sense as such.
[[nodiscard]] QByteArray encodeErrors(const Errors& errors);
[[nodiscard]] bool decodeErrors(std::string_view bytes, Errors& errors);

} // namespace muster::carddb
