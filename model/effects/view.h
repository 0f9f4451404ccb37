// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "model/effects/registry.h"
#include "model/effects/tree.h"

namespace muster::effects {

/// A node of a forest with its term's parameters by name. Cheap to copy; the forest must outlive it. Asking a default
/// view, or for an argument that is absent, gives an empty value.
class View {
public:
    View() = default;
    View(const Forest& forest, std::uint32_t index) : m_forest(&forest), m_index(index) { }

    [[nodiscard]] bool valid() const { return m_forest != nullptr; }
    [[nodiscard]] std::uint32_t index() const { return m_index; }
    [[nodiscard]] Term term() const;
    [[nodiscard]] bool is(Term term) const { return valid() && this->term() == term; }
    [[nodiscard]] const TermInfo& info() const { return effects::info(term()); }

    [[nodiscard]] Argument argument(std::string_view key) const;
    [[nodiscard]] const Parameter* parameter(std::string_view key) const; ///< nullptr if its term has none of that name
    [[nodiscard]] bool has(std::string_view key) const { return argument(key).kind != Argument::Kind::Absent; }
    [[nodiscard]] int number(std::string_view key, int otherwise = 0) const;
    [[nodiscard]] bool flag(std::string_view key) const { return number(key) != 0; }
    [[nodiscard]] std::string_view text(std::string_view key) const;
    [[nodiscard]] const query::Query* query(std::string_view key) const; ///< nullptr where absent
    [[nodiscard]] View child(std::string_view key) const;                ///< the only or first node of an argument
    [[nodiscard]] std::vector<View> children(std::string_view key) const;
    [[nodiscard]] std::vector<View> all() const; ///< the nodes of all arguments, in order

private:
    const Forest* m_forest = nullptr;
    std::uint32_t m_index = 0;
};

/// The abilities of a script.
[[nodiscard]] std::vector<View> abilities(const Forest& forest, ScriptIndex script);

} // namespace muster::effects
