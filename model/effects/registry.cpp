// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/registry.h"

#include <array>
#include <cassert>

#include "model/effects/tables.h"

namespace muster::effects {

namespace {

/// Every step can keep what it found or did.
constexpr Parameter rememberParameter{
    "remember", Kind::NewName, false, {}, "a name for what the step touched (cards or a number), for later steps"};

struct Registry {
    std::vector<TermInfo> terms;
    std::array<const TermInfo*, termLimit> byNumber{};

    Registry()
    {
        for (auto* table :
             {&tables::frame, &tables::valueVerbs, &tables::cardVerbs, &tables::flowVerbs, &tables::events,
              &tables::conditions, &tables::quantities, &tables::durations, &tables::selectors}) {
            for (TermInfo& one : (*table)())
                terms.push_back(std::move(one));
        }
        for (TermInfo& one : terms) {
            if (one.sort == Sort::Verb)
                one.parameters.push_back(rememberParameter);
        }
        for (const TermInfo& one : terms) {
            const auto number = static_cast<std::size_t>(one.term);
            assert(number < termLimit && byNumber[number] == nullptr && "a term is declared once");
            byNumber[number] = &one;
        }
    }
};

const Registry& registry()
{
    static const Registry instance;
    return instance;
}

} // namespace

int TermInfo::indexOf(std::string_view key) const
{
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].key == key)
            return static_cast<int>(i);
    }
    return -1;
}

std::span<const TermInfo> terms() { return registry().terms; }

const TermInfo& info(Term term)
{
    const TermInfo* found = registry().byNumber[static_cast<std::size_t>(term) % termLimit];
    assert(found != nullptr);
    return found != nullptr ? *found : registry().terms.front();
}

std::span<const TermInfo* const> termsByNumber() { return registry().byNumber; }

const TermInfo* findTerm(Sort sort, std::string_view name)
{
    for (const TermInfo& one : registry().terms) {
        if (one.sort == sort && one.name == name)
            return &one;
    }
    return nullptr;
}

} // namespace muster::effects
