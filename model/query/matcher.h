// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "model/cards/catalogue.h"
#include "model/query/query.h"

namespace muster::query {

/// The deck that `in:deck`, `copies` and `may:add` are about. Without one, no card is in it and every card may be added.
struct DeckContext {
    std::function<int(IdentityIndex)> copies;
    std::function<bool(CardIndex)> mayAdd;
};

/// A query bound to a catalogue: words looked up once, then asked card by card. This is the plain meaning of the
/// language; carddb gives the same answers over whole columns. Safe to use from several threads; the catalogue must
/// outlive it.
class Matcher {
public:
    Matcher(const Query& query, const Catalogue& catalogue);
    Matcher(Matcher&&) noexcept;
    Matcher& operator=(Matcher&&) noexcept;
    ~Matcher();

    [[nodiscard]] bool matches(CardIndex card, const DeckContext* deck = nullptr) const;
    /// All cards that match, in catalogue order.
    [[nodiscard]] std::vector<CardIndex> cards(const DeckContext* deck = nullptr) const;

private:
    struct Term;
    const Catalogue* m_catalogue;
    std::unique_ptr<const Term> m_root;
};

} // namespace muster::query
