// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "model/effects/registry.h"
#include "model/effects/tree.h"

namespace muster::effects {

inline constexpr std::uint32_t noNode = 0xffffffffu;

/// Adds nodes to a forest, and takes them back where a reading was given up.
class Builder {
public:
    using Named = std::pair<std::string_view, Argument>;

    explicit Builder(Forest& forest) : m_forest(forest) { }

    [[nodiscard]] Argument number(int value) const { return {Argument::Kind::Number, value, 0}; }
    [[nodiscard]] Argument flag(bool value) const { return value ? number(1) : Argument{}; }
    [[nodiscard]] Argument text(std::string_view text);
    [[nodiscard]] Argument query(query::Query query);
    [[nodiscard]] Argument node(std::uint32_t node); ///< absent for noNode
    [[nodiscard]] Argument nodes(const std::vector<std::uint32_t>& nodes);

    /// A node whose arguments are those given, in the order of the term's parameters; the others are absent.
    std::uint32_t add(Term term, std::initializer_list<Named> arguments = {});
    std::uint32_t add(const TermInfo& term, const std::vector<Argument>& arguments);

    struct Mark {
        std::size_t nodes, arguments, links, texts, queries;
    };
    [[nodiscard]] Mark mark() const;
    void rollBack(const Mark& mark);

    [[nodiscard]] Forest& forest() { return m_forest; }
    [[nodiscard]] const Forest& forest() const { return m_forest; }

private:
    Forest& m_forest;
};

} // namespace muster::effects
