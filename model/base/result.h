// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include "model/base/error.h"

namespace muster {

/// What a reader gives: the value, or every reason why there is none. Unlawful decks are not errors but findings.
template <class T>
using Result = tl::expected<T, Errors>;

[[nodiscard]] inline tl::unexpected<Errors> failure(Error error)
{
    Errors errors;
    errors.push_back(std::move(error));
    return tl::unexpected<Errors>(std::move(errors));
}

[[nodiscard]] inline tl::unexpected<Errors> failure(Errors errors) { return tl::unexpected<Errors>(std::move(errors)); }

} // namespace muster
