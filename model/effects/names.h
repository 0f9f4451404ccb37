// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/error.h"

namespace muster::effects {

/// What the words `it`, `target` and remembered names mean at the place that is being read.
struct Scope {
    struct Name {
        std::string name;
        Position at;
        std::string path;
        bool set = false; ///< its step has been read
        bool used = false;
        bool number = false; ///< a number, not cards
    };
    std::vector<Name> names; ///< all that the ability remembers, also later in it
    bool hasIt = false;      ///< an event or `for each` says what `it` is
    bool hasThat = false;
    bool hasTarget = false;
    bool hasAmount = false;
    bool hasResult = false;
    bool replaces = false;           ///< under `instead of`
    bool lasting = false;            ///< under `while`: no durations
    bool pays = false;               ///< under `cost`
    std::uint32_t target = noTarget; ///< node of what `target:` chooses

    static constexpr std::uint32_t noTarget = 0xffffffffu;

    [[nodiscard]] Name* find(std::string_view name)
    {
        for (Name& one : names) {
            if (one.name == name)
                return &one;
        }
        return nullptr;
    }
};

} // namespace muster::effects
