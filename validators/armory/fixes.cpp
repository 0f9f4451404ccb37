// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "validators/armory/attribute_odds.h"
#include "validators/armory/card_traits.h"
#include "validators/armory/checks.h"
#include "validators/edits.h"
#include "validators/fixes.h"

namespace muster::validators::armory {

namespace {

constexpr std::size_t proposals = 3;

/// Proposes cards for one finding. Nothing has to go for what comes: an Armory has no fixed size.
class Mender {
public:
    Mender(const DeckView& view, const CopyLimits& limits, Finding& finding)
        : m_view(view),
          m_limits(limits),
          m_deck(view),
          m_finding(finding)
    {
    }

    void moveStarter();
    void addMissingAttributes();
    void addFirstAttributes();
    void raiseAttributeShare();
    void exchangeIdleAttributes();
    void addSearched();
    void addWeapon();
    void addReach();
    void removeSurplus();
    void removeLatest();

private:
    [[nodiscard]] Card card(CardIndex index) const { return m_view.catalogue().card(index); }
    [[nodiscard]] std::string sectionOf(CardIndex index) const { return sectionFor(m_view, nullptr, index); }
    /// An Attribute of the type that is asked for most, of which `count` more are allowed; or an invalid index.
    [[nodiscard]] CardIndex attributeInDemand(int count) const;
    [[nodiscard]] CardIndex attributeOf(std::size_t type, int count) const;
    /// Whether the Attributes of the list can ever meet the card's requirement.
    [[nodiscard]] bool affordable(CardIndex index) const;
    void add(CardIndex index, int count)
    {
        if (index.valid() && count > 0)
            m_finding.fixes.push_back(putIn(m_view, index, count, sectionOf(index), {}));
    }
    void propose(const CardFilter& fits, CardIndex model = {})
    {
        for (const CardIndex index : suggestions(m_view, m_limits, 1, proposals, fits, model))
            add(index, 1);
    }
    void remove(const std::vector<Copies>& cards, std::string name, int count);
    void removeSubject();

    const DeckView& m_view;
    const CopyLimits& m_limits;
    DeckFacts m_deck;
    Finding& m_finding;
};

CardIndex Mender::attributeOf(std::size_t type, int count) const
{
    const auto fits = [&](CardIndex index) { return m_deck.words.typeOf(card(index)) == type; };
    const std::vector<CardIndex> found = suggestions(m_view, m_limits, count, 1, fits);
    return found.empty() ? CardIndex{} : found.front();
}

CardIndex Mender::attributeInDemand(int count) const
{
    std::array<int, attributeTypes> icons{};
    for (const DeckFacts::Pile& pile : m_deck.piles)
        for (std::size_t type = 0; type < attributeTypes; ++type)
            icons[type] += pile.icons.of[type] * pile.copies;
    return attributeOf(static_cast<std::size_t>(std::ranges::max_element(icons) - icons.begin()), count);
}

bool Mender::affordable(CardIndex index) const
{
    const Icons icons = m_deck.words.iconsOf(card(index));
    for (std::size_t type = 0; type < attributeTypes; ++type)
        if (icons.of[type] > m_deck.attributes[type])
            return false;
    return icons.total() <= m_deck.allAttributes();
}

void Mender::remove(const std::vector<Copies>& cards, std::string name, int count)
{
    Fix fix;
    fix.kind = Fix::Kind::RemoveCopies;
    fix.count = count;
    fix.name = std::move(name);
    fix.edits = removeCopies(m_view, cards);
    m_finding.fixes.push_back(std::move(fix));
}

void Mender::removeSubject()
{
    const Subject& subject = m_finding.subjects.front();
    remove({{card(subject.card).identity(), subject.count}}, subject.name, subject.count);
}

/// ARM-D3: one of the two for a Starter Armor of a space that no Starter covers.
void Mender::moveStarter()
{
    const auto taken = [&](CardIndex index) {
        return std::ranges::any_of(m_deck.piles, [&](const DeckFacts::Pile& pile) {
            return pile.starter && pile.type == m_deck.words.armor
                && pile.card.word(m_deck.words.space) == card(index).word(m_deck.words.space);
        });
    };
    const auto fits = [&](CardIndex index) {
        return card(index).type() == m_deck.words.armor && m_deck.words.isStarter(card(index)) && !taken(index);
    };
    const Subject& last = m_finding.subjects.back();
    const int surplus = m_finding.have.value_or(0) - m_finding.limit.value_or(0);
    if (surplus != 1)
        return;
    for (const CardIndex index : suggestions(m_view, m_limits, 1, proposals, fits, last.card))
        m_finding.fixes.push_back(
            swap(m_view, removeCopies(m_view, {{card(last.card).identity(), 1}}), index, 1, sectionOf(index)));
}

/// ARM-D10, ARM-D14: the Attributes of the type that is short, or the card goes.
void Mender::addMissingAttributes()
{
    const int missing = m_finding.need.value_or(0) - m_finding.have.value_or(0);
    const auto it = std::ranges::find(m_deck.words.labels, m_finding.label);
    if (it != m_deck.words.labels.end()) {
        add(attributeOf(static_cast<std::size_t>(it - m_deck.words.labels.begin()), missing), missing);
    } else if (m_finding.id == "ARM-D14") {
        for (const Sacrifice& sacrifice :
             sacrificesOf(m_view.catalogue(), card(m_finding.subjects.front().card), m_deck.words))
            for (const CardIndex index : attributeCards(m_deck, sacrifice.what))
                add(index, missing);
    } else {
        add(attributeInDemand(missing), missing);
    }
    removeSubject();
}

/// ARM-D11: as many of the type in demand as the dearest card asks for.
void Mender::addFirstAttributes()
{
    int most = 1;
    for (const DeckFacts::Pile& pile : m_deck.piles)
        most = std::max(most, pile.icons.total());
    add(attributeInDemand(most), most);
}

/// ARM-D19: Attributes until three are to be expected; the deck grows with them.
void Mender::raiseAttributeShare()
{
    constexpr double enough = 3;
    const int have = m_deck.allAttributes();
    int more = 1;
    while (attributesInTen(m_deck.cards + more, have + more) < enough)
        ++more;
    add(attributeInDemand(more), more);
}

/// ARM-D20
void Mender::exchangeIdleAttributes()
{
    const Subject& subject = m_finding.subjects.front();
    const CardIndex wanted = attributeInDemand(subject.count);
    if (wanted.valid() && card(wanted).identity() != card(subject.card).identity())
        m_finding.fixes.push_back(swap(m_view, removeCopies(m_view, {{card(subject.card).identity(), subject.count}}),
                                       wanted, subject.count, sectionOf(wanted)));
    removeSubject();
}

/// ARM-D12: a card that the search would find, or the searcher goes.
void Mender::addSearched()
{
    const Card searcher = card(m_finding.subjects.front().card);
    for (const effects::Search& search : deckSearchesOf(m_view.catalogue(), searcher)) {
        const WantedCards wanted(m_view.catalogue(), search.what);
        propose([&](CardIndex index) {
            return wanted.takes(index) && deckSearchesOf(m_view.catalogue(), card(index)).empty()
                && !m_deck.words.isStarter(card(index)) && affordable(index)
                && card(index).identity() != searcher.identity();
        });
        if (!m_finding.fixes.empty())
            break;
    }
    removeSubject();
}

/// ARM-D13
void Mender::addWeapon()
{
    propose([&](CardIndex index) {
        return card(index).type() == m_deck.words.weapon && !m_deck.words.isStarter(card(index)) && affordable(index)
            && hurts(m_view.catalogue(), card(index), m_deck.words);
    });
}

/// ARM-D23
void Mender::addReach()
{
    propose([&](CardIndex index) {
        return !m_deck.words.isStarter(card(index)) && affordable(index)
            && givesReach(m_view.catalogue(), card(index), m_deck.words);
    });
}

/// ARM-D21: until no more than half are left; the deck shrinks with them.
void Mender::removeSurplus()
{
    const int others = m_deck.cards - m_deck.allAttributes();
    const int surplus = 2 * m_finding.have.value_or(0) - others;
    const auto told = [&](CardIndex index) {
        return std::ranges::any_of(m_finding.subjects, [&](const Subject& subject) {
            return card(subject.card).identity() == card(index).identity();
        });
    };
    remove(mostRedundant(m_view, surplus, told), m_finding.label, surplus);
}

/// ARM-D22: the latest card goes.
void Mender::removeLatest()
{
    if (!m_finding.subjects.empty())
        removeSubject();
}

} // namespace

void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding)
{
    const auto is = [&](std::string_view id) { return finding.id == id; };
    if (is("ARM-D3"))
        Mender(view, limits, finding).moveStarter();
    else if (is("ARM-D10") || is("ARM-D14"))
        Mender(view, limits, finding).addMissingAttributes();
    else if (is("ARM-D11"))
        Mender(view, limits, finding).addFirstAttributes();
    else if (is("ARM-D12"))
        Mender(view, limits, finding).addSearched();
    else if (is("ARM-D13"))
        Mender(view, limits, finding).addWeapon();
    else if (is("ARM-D19"))
        Mender(view, limits, finding).raiseAttributeShare();
    else if (is("ARM-D20"))
        Mender(view, limits, finding).exchangeIdleAttributes();
    else if (is("ARM-D21"))
        Mender(view, limits, finding).removeSurplus();
    else if (is("ARM-D22"))
        Mender(view, limits, finding).removeLatest();
    else if (is("ARM-D23"))
        Mender(view, limits, finding).addReach();
}

} // namespace muster::validators::armory
