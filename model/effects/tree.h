// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/flat.h"
#include "model/games/ids.h"
#include "model/query/query.h"

namespace muster::effects {

/// The typed trees of all card effects of a catalogue, in flat arrays: small to store, fast to load, easy to walk.
/// What a node means is declared once in the registry (model/effects/registry.h); `term` is its index there.
///
/// A node has arguments in the order of its term's parameters; those behind its last one are absent. An argument is
/// absent, a number, a text (index into `texts`), a query (index into `queries`), or nodes (a run of indices in `links`).
struct Argument {
    /// As wide as what follows it: a gap between them would hold bytes that nobody sets.
    enum class Kind : std::uint32_t { Absent, Number, Text, Query, Nodes };
    Kind kind = Kind::Absent;
    std::int32_t value = 0;  ///< Number; index into texts or queries; first link of Nodes
    std::uint32_t count = 0; ///< Nodes: how many links
    friend bool operator==(const Argument&, const Argument&) = default;
};

struct Node {
    std::uint16_t term = 0;
    std::uint16_t argumentCount = 0;
    std::uint32_t firstArgument = 0;
    friend bool operator==(const Node&, const Node&) = default;
};

struct Forest {
    Flat<Node> nodes;
    Flat<Argument> arguments;
    Flat<std::uint32_t> links; ///< indices into nodes
    std::vector<std::string> texts;
    std::vector<query::Query> queries;
    /// Abilities of each script: links[scriptBegin[i] .. scriptBegin[i] + scriptCount[i]).
    struct Script {
        std::uint32_t firstLink = 0;
        std::uint32_t count = 0;
        friend bool operator==(const Script&, const Script&) = default;
    };
    Flat<Script> scripts; ///< by ScriptIndex

    friend bool operator==(const Forest&, const Forest&) = default;
};

/// Appends the trees of `from` to `to` and returns by how much its ScriptIndex values moved.
std::uint32_t append(Forest& to, const Forest& from);

} // namespace muster::effects
