// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "validators/edits.h"
#include "validators/fixes.h"
#include "validators/sceptre/checks.h"
#include "validators/sceptre/deck_facts.h"

namespace muster::validators::sceptre {

namespace {

/// Proposes cards for one finding.
class Mender {
public:
    Mender(const DeckView& view, const CopyLimits& limits, Finding& finding)
        : m_view(view),
          m_limits(limits),
          m_deck(view),
          m_finding(finding),
          m_section(sectionFor(view, nullptr))
    {
    }

    void addFirstChampions();
    void addMoreChampions();
    void addMissingMetal();
    void addCoins(int count);
    void addUnitsOfOrigin();
    void exchangeSquires();
    void addCheapInfantry();
    void addSimilar();
    void turnGoldIntoSilver();

private:
    [[nodiscard]] const Card card(CardIndex index) const { return m_view.catalogue().card(index); }
    /// Up to three cards that fit, each as many times as it takes and its limit admits, at most three.
    void propose(int count, const CardFilter& fits, const CardFilter& mayGo);
    /// A Coin of the metal of which `count` more keep the deck lawful.
    [[nodiscard]] CardIndex coinOf(int metal, int count) const;
    [[nodiscard]] int allowedMore(CardIndex coin) const;
    void removeSubject();

    const DeckView& m_view;
    const CopyLimits& m_limits;
    DeckFacts m_deck;
    Finding& m_finding;
    std::string m_section;
};

void Mender::propose(int count, const CardFilter& fits, const CardFilter& mayGo)
{
    const CardIndex model = m_finding.subjects.empty() ? CardIndex{} : m_finding.subjects.front().card;
    for (int copies = std::min(count, 3); copies > 0; --copies) {
        for (const CardIndex index : suggestions(m_view, m_limits, copies, 3, fits, model))
            m_finding.fixes.push_back(putIn(m_view, index, copies, m_section, mayGo));
        if (!m_finding.fixes.empty())
            return;
    }
}

/// SCE-V9: twelve to sixteen Champions are a usable start, so twelve in one step: three each of four.
void Mender::addFirstChampions()
{
    constexpr int each = 3;
    const auto champion = [&](CardIndex index) { return card(index).type() == m_deck.words.champion; };
    const CardIndex model = m_view.cards().empty() ? CardIndex{} : m_view.cards().front().card;
    const std::vector<CardIndex> chosen = suggestions(m_view, m_limits, each, 4, champion, model);
    if (chosen.empty())
        return;
    Fix fix = putIn(m_view, chosen.front(), each * static_cast<int>(chosen.size()), m_section,
                    [](CardIndex) { return true; });
    fix.edits.pop_back(); // what goes is for all of them
    fix.name.clear();
    for (const CardIndex index : chosen) {
        fix.edits.push_back(addCopies(m_view, index, each, m_section));
        fix.name += (fix.name.empty() ? "" : ", ") + shownName(m_view.catalogue(), index);
    }
    m_finding.fixes.clear();
    m_finding.fixes.push_back(std::move(fix));
}

void Mender::addMoreChampions()
{
    const auto champion = [&](CardIndex index) { return card(index).type() == m_deck.words.champion; };
    propose(*m_finding.need - *m_finding.have, champion, [&](CardIndex index) { return !champion(index); });
}

int Mender::allowedMore(CardIndex coin) const
{
    int most = spareCopies(m_limits, card(coin).identity());
    for (const RuleInForce& rule : m_view.rules().rules())
        if (rule.most && rule.plain() && rule.rule->per == CountPer::Deck && rule.rule->above == Severity::Illegal)
            if (const Count& count = m_view.rules().counts()[rule.count]; !count.everything() && count.matches(coin))
                most = std::min(most, rule.most->number - m_view.tallies()[rule.count].certain);
    return most;
}

CardIndex Mender::coinOf(int metal, int count) const
{
    const auto fits = [&](CardIndex index) {
        return card(index).type() == m_deck.words.coin
            && card(index).word(m_deck.words.metal) == m_deck.words.metalWords[static_cast<std::size_t>(metal)]
            && allowedMore(index) >= count;
    };
    const std::vector<CardIndex> found = suggestions(m_view, m_limits, count, 1, fits, {}, m_deck.words.coin);
    return found.empty() ? CardIndex{} : found.front();
}

/// Coins of the metal that is short, or of a better one; lesser Coins go for them before anything else does.
void Mender::addMissingMetal()
{
    const auto lacks = [&](int metal) {
        const WordIndex word = m_deck.words.metalWords[static_cast<std::size_t>(metal)];
        return m_view.catalogue().words(m_deck.words.metalVocabulary)[word.value].label == m_finding.label;
    };
    const int missing = m_finding.need && m_finding.have ? *m_finding.need - *m_finding.have : 1;
    for (int metal = metals; metal-- > 0;) {
        if (!lacks(metal))
            continue;
        for (int better = metal; better >= 0; --better) {
            const CardIndex coin = coinOf(better, missing);
            if (!coin.valid())
                continue;
            m_finding.fixes.push_back(putIn(m_view, coin, missing, m_section, [&](CardIndex index) {
                if (m_deck.coins.total() - m_deck.coins.orBetter(metal) < missing)
                    return card(index).type() != m_deck.words.coin;
                return card(index).type() == m_deck.words.coin
                    && card(index).word(m_deck.words.metal) != m_deck.words.metalWords[static_cast<std::size_t>(better)]
                    && m_deck.words.metalWords[static_cast<std::size_t>(metal)] < card(index).word(m_deck.words.metal);
            }));
            return;
        }
    }
}

void Mender::addCoins(int count)
{
    const CardIndex copper = coinOf(metals - 1, count);
    if (copper.valid())
        m_finding.fixes.push_back(putIn(m_view, copper, count, m_section,
                                        [&](CardIndex index) { return card(index).type() != m_deck.words.coin; }));
}

void Mender::removeSubject()
{
    const Subject& subject = m_finding.subjects.front();
    Fix fix;
    fix.kind = Fix::Kind::RemoveCopies;
    fix.count = subject.count;
    fix.name = subject.name;
    fix.edits = removeCopies(m_view, {{card(subject.card).identity(), subject.count}});
    m_finding.fixes.push_back(std::move(fix));
}

void Mender::addUnitsOfOrigin()
{
    const Card needy = card(m_finding.subjects.front().card);
    const WordIndex origin = needy.word(m_deck.words.requires_);
    propose(
        3,
        [&](CardIndex index) {
            return card(index).type() == m_deck.words.champion && card(index).word(m_deck.words.origin) == origin;
        },
        [&](CardIndex index) { return card(index).type() == m_deck.words.champion; });
    removeSubject();
}

void Mender::exchangeSquires()
{
    const Subject& subject = m_finding.subjects.front();
    const auto fits = [&](CardIndex index) {
        return card(index).type() == m_deck.words.squire
            && m_deck.hasOrigin(m_deck.words.champion, card(index).word(m_deck.words.origin));
    };
    for (const CardIndex index : suggestions(m_view, m_limits, subject.count, 3, fits, subject.card))
        m_finding.fixes.push_back(swap(m_view, removeCopies(m_view, {{card(subject.card).identity(), subject.count}}),
                                       index, subject.count, m_section));
}

void Mender::addCheapInfantry()
{
    const auto early = [&](CardIndex index) {
        if (card(index).type() != m_deck.words.champion
            || card(index).word(m_deck.words.classField) != m_deck.words.infantry)
            return false;
        const std::vector<Record> attacks = card(index).parts(m_deck.words.attacks);
        return !attacks.empty() && attacks.front().words(m_deck.words.coins).size() <= 2;
    };
    propose(3, early, [&](CardIndex index) { return card(index).type() == m_deck.words.champion; });
}

void Mender::addSimilar()
{
    const Card single = card(m_finding.subjects.front().card);
    propose(
        1,
        [&](CardIndex index) {
            return card(index).type() == single.type() && card(index).identity() != single.identity();
        },
        [&](CardIndex index) { return card(index).type() != single.type(); });
}

/// SCE-V5: as much of the surplus as Silver may take, in one piece.
void Mender::turnGoldIntoSilver()
{
    const int surplus = *m_finding.have - *m_finding.limit;
    const CardIndex silver = coinOf(1, surplus);
    if (!silver.valid())
        return;
    const std::vector<Copies> gold = mostRedundant(m_view, surplus, [&](CardIndex index) {
        return card(index).word(m_deck.words.metal) == m_deck.words.metalWords[0];
    });
    m_finding.fixes.push_back(swap(m_view, removeCopies(m_view, gold), silver, surplus, m_section));
}

} // namespace

void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding)
{
    const auto is = [&](std::string_view id) { return finding.id == id; };
    if (is("SCE-V5"))
        Mender(view, limits, finding).turnGoldIntoSilver();
    else if (is("SCE-V9"))
        Mender(view, limits, finding).addFirstChampions();
    else if (is("SCE-V10"))
        Mender(view, limits, finding).addMoreChampions();
    else if (is("SCE-V12") || is("SCE-V13") || is("SCE-V28"))
        Mender(view, limits, finding).addMissingMetal();
    else if (is("SCE-V19"))
        Mender(view, limits, finding).addUnitsOfOrigin();
    else if (is("SCE-V20"))
        Mender(view, limits, finding).exchangeSquires();
    else if (is("SCE-V21") || is("SCE-V22"))
        Mender(view, limits, finding).addCoins(*finding.need - *finding.have);
    else if (is("SCE-V23"))
        Mender(view, limits, finding).addCheapInfantry();
    else if (is("SCE-V24"))
        Mender(view, limits, finding).addSimilar();
}

} // namespace muster::validators::sceptre
