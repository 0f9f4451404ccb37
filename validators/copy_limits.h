// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "validators/deck_view.h"

namespace muster::validators {

/// One reason why a deck may hold no more than so many copies of a specific card.
struct CopyLimit {
    int limit = 0;
    FindingKind kind = FindingKind::TooManyCopies;
    Severity severity = Severity::Illegal;
    std::string id;
    std::vector<std::string> rules;
    std::string label;                ///< what the rule counts, the reason of a ban, or the set code
    const Count* count = nullptr;     ///< the sections it is counted over; none: all
    std::vector<Figure> figures = {}; ///< what else a finding about it says
};

/// Limits of copies from the game's rules and the format, for any card of the catalogue. The view must outlive it.
class CopyLimits {
public:
    explicit CopyLimits(const DeckView& view);

    /// Every limit that the card is under, the strictest first: those of its printings that count; where these differ and
    /// the game does not take them together, a limit counts the copies that it is about. One that the format bans needs no
    /// other reason.
    [[nodiscard]] std::vector<CopyLimit> of(IdentityIndex identity) const;
    /// The strictest limit that makes a deck unlawful and that no waiver lifts.
    [[nodiscard]] std::optional<CopyLimit> strictest(IdentityIndex identity) const;
    /// Copies of a card in the sections that the limit counts.
    [[nodiscard]] int copies(IdentityIndex identity, const CopyLimit& limit) const;
    /// How many copies of a card the rules leave that say how many of its kind a deck may have at most ("6 Gold Coins"), with
    /// the other cards of that kind as they are. An exact number of a kind is wanted rather than allowed, and no such limit.
    [[nodiscard]] std::optional<int> roomInItsKind(CardIndex card) const;

private:
    /// Cards that a line of the format means, looked up once.
    struct Named {
        const FormatCards* source = nullptr;
        std::vector<IdentityIndex> identities;
        std::optional<Count> what;
    };
    [[nodiscard]] std::vector<Named> named(const std::vector<FormatCards>& cards) const;
    [[nodiscard]] bool matches(const Count& count, IdentityIndex identity) const;
    [[nodiscard]] bool inAllowedSet(IdentityIndex identity) const;

    [[nodiscard]] bool covers(const Named& line, IdentityIndex identity) const;

    const DeckView* m_view;
    std::vector<Named> m_banned, m_restricted;
    std::vector<SetIndex> m_allowedSets;
};

/// The specific cards that a line of a format names by name or id; none if there is no such card.
[[nodiscard]] std::vector<IdentityIndex> identitiesNamed(const FormatCards& cards, const Catalogue& catalogue);

} // namespace muster::validators
