// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/legal_proposals.h"

#include <algorithm>
#include <map>
#include <optional>

#include "model/cards/printings.h"
#include "validators/deck_shape.h"
#include "validators/edits.h"

namespace muster::validators {

namespace {

constexpr std::size_t mostProposals = 3;
constexpr int mostTrials = 240; ///< decks that are checked for one proposal

/// Copies of a card that come in.
struct Arrival {
    CardIndex card;
    std::string section;
    int copies = 0;
    bool wanted = false; ///< chosen for its company: it stays
    friend bool operator==(const Arrival&, const Arrival&) = default;
};

/// How much a player would rather not have the deck. Warnings are the worst, then advice, then an unusual spread.
struct Weight {
    int warnings = 0;
    int advice = 0;
    double unlike = 0;

    [[nodiscard]] double value() const { return 6.0 * warnings + 2.0 * advice + 12.0 * unlike; }
};

/// Fills one deck up with other cards than the smallest plan takes, which it may since any cards of a sort do there.
class FillingUp {
public:
    FillingUp(const ResolvedDeck& deck, const CheckOptions& options, const LegalPlan& plan,
              const std::vector<Deck>& company, const LegalProgress& progress)
        : m_deck(&deck),
          m_options(options),
          m_stop(progress.stop),
          m_shapes(deck.catalogue()),
          m_view(deck, options)
    {
        for (const DeckEdit& edit : plan.edits)
            (edit.kind == DeckEdit::Kind::Add ? m_adds : m_changes).push_back(edit);
        keepMoved();
        std::vector<DeckShapes::Shape> shapes;
        for (const Deck& other : company)
            shapes.push_back(m_shapes.of(ResolvedDeck(deck.catalogue(), other, Proposals::No)));
        m_usual = DeckShapes::mean(shapes);
    }

    [[nodiscard]] std::vector<Arrival> arrivals() const
    {
        std::vector<Arrival> all;
        for (const DeckEdit& edit : m_adds)
            if (const ResolvedEntry found = resolve(catalogue(), edit.entry, Proposals::No);
                found.status == ResolvedEntry::Status::Card)
                all.push_back({found.card, edit.section, edit.count});
        return all;
    }

    [[nodiscard]] std::vector<DeckEdit> editsFor(const std::vector<Arrival>& arrivals) const
    {
        std::vector<Arrival> together; // chosen or not, a card comes in with one edit
        for (Arrival arrival : arrivals) {
            arrival.wanted = true;
            if (arrival.copies > 0)
                add(together, arrival);
        }
        std::vector<DeckEdit> edits = m_changes;
        for (const Arrival& arrival : together)
            edits.push_back(addCopies(m_view, arrival.card, arrival.copies, arrival.section));
        return edits;
    }

    /// Nothing where the deck would not be legal.
    [[nodiscard]] std::optional<Weight> weigh(const std::vector<Arrival>& arrivals) const
    {
        Deck changed = m_deck->deck();
        muster::apply(changed, editsFor(arrivals));
        const ResolvedDeck resolved(catalogue(), changed, Proposals::No);
        Weight weight;
        for (const Finding& finding : findingsOf(resolved, m_options)) {
            if (finding.waived)
                continue;
            if (finding.severity >= Severity::Incomplete)
                return {};
            ++(finding.severity == Severity::Warning ? weight.warnings : weight.advice);
        }
        weight.unlike = DeckShapes::distance(m_shapes.of(resolved), m_usual);
        return weight;
    }

    /// Takes cards of the list in, as many copies as are given, in the place of what only fills up, wherever the deck is no
    /// worse for it.
    [[nodiscard]] std::vector<Arrival> withCards(const std::vector<std::pair<CardIndex, int>>& wanted,
                                                 std::vector<Arrival> arrivals) const
    {
        std::optional<Weight> now = weigh(arrivals);
        int trials = 0;
        for (const auto& [card, copies] : wanted) {
            int left = copies - chooseAmong(arrivals, card, copies);
            for (std::size_t place = 0; place < arrivals.size() && left > 0; ++place) {
                if (m_stop.stop_requested() || trials >= mostTrials || !now)
                    return arrivals;
                if (arrivals[place].wanted || arrivals[place].copies == 0 || sameCard(arrivals[place].card, card))
                    continue;
                const std::vector<Arrival> other = exchanged(arrivals, place, card, left);
                ++trials;
                const std::optional<Weight> then = weigh(other);
                if (!then || then->value() > now->value() + tolerance)
                    continue;
                left -= std::min(left, arrivals[place].copies);
                arrivals = other;
                now = then;
            }
        }
        return arrivals;
    }

    /// Cards of the list in the place of all that only fills up, in the shares in which they stand in the list, section by
    /// section. What a single card would spoil, such as the first Champion of a deck without any, comes with all that it
    /// needs.
    [[nodiscard]] std::vector<Arrival> inShares(const std::vector<std::pair<CardIndex, int>>& wanted,
                                                const std::vector<Arrival>& arrivals) const
    {
        std::map<std::string, std::vector<CardIndex>> lists; // by section, a card for each copy
        for (const auto& [card, copies] : wanted)
            lists[sectionFor(m_view, nullptr, card)].insert(lists[sectionFor(m_view, nullptr, card)].end(),
                                                            static_cast<std::size_t>(copies), card);
        std::map<std::string, std::size_t> room;
        for (const Arrival& arrival : arrivals)
            room[arrival.section] += static_cast<std::size_t>(arrival.copies);
        std::vector<Arrival> taken;
        for (auto& [section, places] : room) {
            const std::vector<CardIndex>& list = lists[section];
            const std::size_t most = std::min(places, list.size());
            for (std::size_t i = 0; i < most; ++i)
                add(taken, {list[(2 * i + 1) * list.size() / (2 * most)], section, 1, true});
            places -= most;
        }
        for (const Arrival& arrival : arrivals) {
            const std::size_t rest = std::min(room[arrival.section], static_cast<std::size_t>(arrival.copies));
            room[arrival.section] -= rest;
            if (rest > 0)
                add(taken, {arrival.card, arrival.section, static_cast<int>(rest), arrival.wanted});
        }
        return taken;
    }

    /// The better of two ways to bring in what a list has: one card after the other, or all at once.
    [[nodiscard]] std::vector<Arrival> inCompany(const std::vector<std::pair<CardIndex, int>>& wanted,
                                                 const std::vector<Arrival>& arrivals) const
    {
        const std::vector<Arrival> single = withCards(wanted, arrivals);
        const std::vector<Arrival> together = withCards(wanted, inShares(wanted, arrivals));
        const auto one = weigh(single);
        const auto all = weigh(together);
        return all && (!one || all->value() < one->value()) ? together : single;
    }

private:
    /// A card in good company may make the spread a little less usual.
    static constexpr double tolerance = 0.15;

    /// What goes from one section and comes to another is moved: it was the person's choice, and nothing takes its place.
    void keepMoved()
    {
        std::map<IdentityIndex, int> gone;
        for (const ResolvedEntry& entry : m_deck->entries())
            for (const DeckEdit& edit : m_changes)
                if (entry.status == ResolvedEntry::Status::Card && edit.kind == DeckEdit::Kind::Remove
                    && edit.section == m_deck->deck().sections[entry.section].key && edit.row == entry.row)
                    gone[entry.identity] += edit.count;
        for (DeckEdit& edit : m_adds) {
            int& left = gone[resolve(catalogue(), edit.entry, Proposals::No).identity];
            const int moved = std::min(edit.count, left);
            if (moved == 0)
                continue;
            m_changes.push_back(edit);
            m_changes.back().count = moved;
            edit.count -= moved;
            left -= moved;
        }
        std::erase_if(m_adds, [](const DeckEdit& edit) { return edit.count == 0; });
    }

    [[nodiscard]] const Catalogue& catalogue() const { return m_deck->catalogue(); }
    [[nodiscard]] bool sameCard(CardIndex a, CardIndex b) const
    {
        return catalogue().card(a).identity() == catalogue().card(b).identity();
    }

    [[nodiscard]] std::vector<Arrival> exchanged(std::vector<Arrival> arrivals, std::size_t place, CardIndex card,
                                                 int most) const
    {
        const int copies = std::min(most, arrivals[place].copies);
        arrivals[place].copies -= copies;
        add(arrivals, {card, sectionFor(m_view, nullptr, card), copies, true});
        return arrivals;
    }

    /// What only fills up and is the wanted card anyway stays for its company. How many copies that is.
    int chooseAmong(std::vector<Arrival>& arrivals, CardIndex card, int most) const
    {
        int chosen = 0;
        const std::size_t places = arrivals.size();
        for (std::size_t place = 0; place < places && chosen < most; ++place) {
            if (arrivals[place].wanted || !sameCard(arrivals[place].card, card))
                continue;
            const int copies = std::min(most - chosen, arrivals[place].copies);
            Arrival kept = arrivals[place];
            kept.copies = copies;
            kept.wanted = true;
            arrivals[place].copies -= copies;
            add(arrivals, kept);
            chosen += copies;
        }
        return chosen;
    }

    void add(std::vector<Arrival>& arrivals, const Arrival& more) const
    {
        const auto same = std::ranges::find_if(arrivals, [&](const Arrival& each) {
            return each.wanted == more.wanted && each.section == more.section && sameCard(each.card, more.card);
        });
        if (same != arrivals.end())
            same->copies += more.copies;
        else
            arrivals.push_back(more);
    }

    const ResolvedDeck* m_deck;
    CheckOptions m_options;
    std::stop_token m_stop;
    DeckShapes m_shapes;
    DeckView m_view;
    DeckShapes::Shape m_usual;
    std::vector<DeckEdit> m_changes, m_adds;
};

/// What another deck has that this one lacks, the cards it has most of first.
std::vector<std::pair<CardIndex, int>> lackedOf(const ResolvedDeck& other, const ResolvedDeck& deck)
{
    std::vector<std::pair<CardIndex, int>> cards;
    for (const IdentityIndex identity : other.identities())
        if (const int more = other.copies(identity) - deck.copies(identity); more > 0)
            cards.emplace_back(other.catalogue().printings(identity).front(), more);
    return cards;
}

int inCommon(const ResolvedDeck& a, const ResolvedDeck& b)
{
    int common = 0;
    for (const IdentityIndex identity : a.identities())
        common += std::min(a.copies(identity), b.copies(identity));
    return common;
}

/// How much of a deck another one has, too: 0 to 1.
double shareIn(const ResolvedDeck& other, const ResolvedDeck& deck)
{
    int cards = 0;
    for (const IdentityIndex identity : deck.identities())
        cards += deck.copies(identity);
    return cards == 0 ? 0.0 : double(inCommon(other, deck)) / cards;
}

LegalProposal proposalOf(const FillingUp& filling, const LegalPlan& plan, std::vector<Arrival> arrivals)
{
    LegalProposal proposal;
    proposal.plan = plan;
    // The largest arrivals first: what a reader looks for.
    std::ranges::stable_sort(arrivals, std::ranges::greater{}, &Arrival::copies);
    proposal.plan.edits = filling.editsFor(arrivals);
    if (const auto weight = filling.weigh(arrivals)) {
        proposal.warnings = weight->warnings;
        proposal.advice = weight->advice;
        proposal.unlike = weight->unlike;
    }
    for (const Arrival& arrival : arrivals)
        proposal.fromThere += arrival.wanted ? arrival.copies : 0;
    return proposal;
}

} // namespace

std::vector<LegalProposal> legalProposals(const ResolvedDeck& deck, const CheckOptions& options,
                                          std::span<const Deck> company, const LegalProgress& progress)
{
    const LegalPlan plan = makeLegal(deck, options, progress);
    std::vector<Deck> others;
    for (const Deck& other : company)
        if (other.game == deck.deck().game && other.kind == deck.deck().kind)
            others.push_back(other);
    LegalProposal smallest;
    smallest.plan = plan;
    if (!plan.possible || plan.cancelled)
        return {smallest};
    const FillingUp filling(deck, options, plan, others, progress);
    const std::vector<Arrival> start = filling.arrivals();
    std::vector<LegalProposal> proposals{proposalOf(filling, plan, start)};
    if (start.empty())
        return proposals;

    std::vector<ResolvedDeck> resolved;
    for (const Deck& other : others)
        resolved.emplace_back(deck.catalogue(), other, Proposals::No);
    std::ranges::stable_sort(resolved, std::ranges::greater{},
                             [&](const ResolvedDeck& other) { return inCommon(other, deck); });
    constexpr std::size_t mostCompany = 4; // decks that are looked at, the nearest first
    for (std::size_t i = 0; i < std::min(resolved.size(), mostCompany); ++i) {
        LegalProposal proposal = proposalOf(filling, plan, filling.inCompany(lackedOf(resolved[i], deck), start));
        proposal.like = resolved[i].deck().name;
        proposal.near = shareIn(resolved[i], deck);
        if (progress.stop.stop_requested()) {
            smallest.plan.cancelled = true;
            return {smallest};
        }
        if (proposal.fromThere == 0)
            continue;
        const auto known = std::ranges::find_if(
            proposals, [&](const LegalProposal& other) { return other.plan.edits == proposal.plan.edits; });
        if (known == proposals.end())
            proposals.push_back(std::move(proposal));
        else if (known->like.empty()) // the deck is filled up with the cards it is known for
            *known = std::move(proposal);
    }
    // A deck that has the same cards already tells best what is being built: that outweighs advice, but no warning.
    constexpr double nearness = 5.0;
    const auto weightOf = [](const LegalProposal& proposal) {
        return Weight{proposal.warnings, proposal.advice, proposal.unlike}.value() - nearness * proposal.near;
    };
    // At a tie the one in company goes first: what only fills up was nobody's choice.
    std::ranges::stable_sort(proposals, {}, [&](const LegalProposal& proposal) {
        return std::pair(weightOf(proposal), -proposal.fromThere);
    });
    if (proposals.size() > mostProposals)
        proposals.erase(proposals.begin() + mostProposals, proposals.end());
    return proposals;
}

} // namespace muster::validators
