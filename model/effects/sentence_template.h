// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "model/effects/view.h"

namespace muster::effects {

/// Gives the text of a gap; `inside` is the template between its braces.
using GapFiller = std::function<std::string(std::string_view inside)>;

/// A template of a sentence about a node with its gaps filled, in whatever language it is:
///
///     {…}             a gap
///     [ … {key} … ]   only if all arguments in it are there; a clause that begins with a comma brings it along
///
/// `marks`: the letters that may end the key of a gap, each with a meaning for who fills it.
[[nodiscard]] std::string filled(std::string_view pattern, const View& node, std::string_view marks,
                                 const GapFiller& gap);

} // namespace muster::effects
