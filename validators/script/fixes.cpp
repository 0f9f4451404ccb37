// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "validators/edits.h"
#include "validators/fixes.h"
#include "validators/script/checks.h"
#include "validators/script/deck_facts.h"

namespace muster::validators::script {

namespace {

constexpr int usualScripts = 20; ///< the guide of SCR-D1

/// Proposes cards for one finding. What is proposed is of the deck's main element: that with most cards.
class Mender {
public:
    Mender(const DeckView& view, const CopyLimits& limits, Finding& finding)
        : m_view(view),
          m_limits(limits),
          m_deck(view),
          m_finding(finding),
          m_section(sectionFor(view, nullptr))
    {
        if (const std::vector<WordIndex> elements = m_deck.elements(); !elements.empty())
            m_element = elements.front();
    }

    void fillUp();
    void addScripts(WordIndex element, int count);
    void addScriptsOfSubject();
    void tradeScripts();
    void addFirstScripts();
    void addFirstCreatures();
    void addHitters();
    void addCheap();
    void addSturdy();
    void addMissing();
    void addPreviousStage();
    void tradeForBase();
    void keepOneElement();
    void removeLine();
    void removeSubjects();

private:
    [[nodiscard]] Card card(CardIndex index) const { return m_view.catalogue().card(index); }
    [[nodiscard]] bool isScript(CardIndex index) const { return card(index).type() == m_deck.words.script; }
    [[nodiscard]] bool isCreature(CardIndex index) const { return card(index).type() == m_deck.words.creature; }
    /// Of this element; any will do in a deck that has none yet.
    [[nodiscard]] bool isOf(WordIndex element, CardIndex index) const
    {
        return !element.valid() || card(index).word(m_deck.words.element) == element;
    }
    [[nodiscard]] int number(CardIndex index, FieldIndex field) const { return card(index).number(field).value_or(0); }
    [[nodiscard]] bool inDeck(CardIndex index) const { return m_view.deck().copies(card(index).identity()) > 0; }
    [[nodiscard]] int need() const { return m_finding.need.value_or(0) - m_finding.have.value_or(0); }
    [[nodiscard]] int surplus() const { return m_finding.have.value_or(0) - m_finding.limit.value_or(0); }
    /// The Script of the element that the deck has most of, else the first of the catalogue.
    [[nodiscard]] CardIndex scriptOf(WordIndex element) const;
    /// Cards that fit, those of the deck first, then those like what it has most of.
    [[nodiscard]] std::vector<CardIndex> choices(int copies, std::size_t most, const CardFilter& fits) const;
    void propose(int count, const CardFilter& fits, const CardFilter& mayGo);

    const DeckView& m_view;
    const CopyLimits& m_limits;
    DeckFacts m_deck;
    Finding& m_finding;
    std::string m_section;
    WordIndex m_element;
};

std::vector<CardIndex> Mender::choices(int copies, std::size_t most, const CardFilter& fits) const
{
    std::vector<CardIndex> found;
    for (const DeckFacts::Pile& pile : m_deck.piles)
        if (found.size() < most && fits(pile.source->card) && spareCopies(m_limits, pile.source->identity) >= copies)
            found.push_back(pile.source->card);
    const auto fresh = [&](CardIndex index) { return !inDeck(index) && fits(index); };
    for (const CardIndex index : suggestions(m_view, m_limits, copies, most - found.size(), fresh))
        found.push_back(index);
    return found;
}

void Mender::propose(int count, const CardFilter& fits, const CardFilter& mayGo)
{
    for (int copies = std::min(count, 3); copies > 0 && m_finding.fixes.empty(); --copies)
        for (const CardIndex index : choices(copies, 3, fits))
            m_finding.fixes.push_back(putIn(m_view, index, copies, m_section, mayGo));
}

CardIndex Mender::scriptOf(WordIndex element) const
{
    const DeckFacts::Pile* most = nullptr;
    for (const DeckFacts::Pile& pile : m_deck.piles)
        if (m_deck.isScript(pile) && isOf(element, pile.source->card)
            && (most == nullptr || pile.copies > most->copies))
            most = &pile;
    if (most != nullptr)
        return most->source->card;
    const std::vector<CardIndex> found =
        suggestions(m_view, m_limits, 1, 1, [&](CardIndex index) { return isScript(index) && isOf(element, index); });
    return found.empty() ? CardIndex{} : found.front();
}

/// SCR-D1: up to the usual number of Scripts first, then more of the Creatures that cost least.
void Mender::fillUp()
{
    const int missing = need();
    const int scripts = std::min(missing, std::max(0, usualScripts - m_deck.count(m_deck.words.script)));
    if (missing <= 0)
        return;
    std::vector<Fix> fixes;
    if (const CardIndex script = scriptOf(m_element); scripts > 0 && script.valid())
        fixes.push_back(putIn(m_view, script, scripts, m_section, {}));
    const int each = std::min(missing, 4);
    for (const CardIndex index : choices(each, 3, [&](CardIndex i) { return isCreature(i) && isOf(m_element, i); }))
        fixes.push_back(putIn(m_view, index, each, m_section, {}));
    if (!fixes.empty())
        m_finding.fixes = std::move(fixes);
}

void Mender::addScripts(WordIndex element, int count)
{
    const CardIndex script = scriptOf(element);
    if (script.valid() && count > 0)
        m_finding.fixes.push_back(
            putIn(m_view, script, count, m_section, [&](CardIndex index) { return !isScript(index); }));
}

/// SCR-D15 and D16: what the cheapest Creature of the finding lacks.
void Mender::addScriptsOfSubject()
{
    addScripts(card(m_finding.subjects.front().card).word(m_deck.words.element), need());
    removeSubjects();
}

/// SCR-D22 and D26: Scripts for Creatures of the main element, or the other way round.
void Mender::tradeScripts()
{
    m_finding.fixes.clear();
    if (m_finding.kind == FindingKind::TooFew) {
        addScripts(m_element, need());
        return;
    }
    std::vector<Copies> out = mostRedundant(m_view, surplus(), [&](CardIndex index) { return isScript(index); });
    const auto wanted = [&](CardIndex index) {
        return isCreature(index) && isOf(m_element, index) && number(index, m_deck.words.stage) == 1;
    };
    for (const CardIndex index : choices(surplus(), 3, wanted))
        m_finding.fixes.push_back(swap(m_view, removeCopies(m_view, out), index, surplus(), m_section));
}

void Mender::addFirstScripts()
{
    m_finding.fixes.clear();
    const CardIndex script = scriptOf(m_element);
    if (script.valid())
        m_finding.fixes.push_back(putIn(m_view, script, usualScripts, m_section, [](CardIndex) { return true; }));
}

/// SCR-D14: three each of four Creatures that stand alone.
void Mender::addFirstCreatures()
{
    constexpr int each = 3;
    const auto fits = [&](CardIndex index) {
        return isCreature(index) && isOf(m_element, index) && number(index, m_deck.words.stage) == 1
            && number(index, m_deck.words.attack) > 0;
    };
    const std::vector<CardIndex> chosen = choices(each, 4, fits);
    if (chosen.empty())
        return;
    const auto total = each * static_cast<int>(chosen.size());
    Fix fix = putIn(m_view, chosen.front(), total, m_section, [](CardIndex) { return true; });
    fix.edits.pop_back(); // what goes is for all of them
    fix.name.clear();
    for (const CardIndex index : chosen) {
        fix.edits.push_back(addCopies(m_view, index, each, m_section));
        fix.name += (fix.name.empty() ? "" : ", ") + shownName(m_view.catalogue(), index);
    }
    m_finding.fixes.assign(1, fix);
}

/// SCR-D23
void Mender::addHitters()
{
    m_finding.fixes.clear();
    propose(
        3,
        [&](CardIndex index) {
            return isCreature(index) && isOf(m_element, index) && number(index, m_deck.words.attack) > 0
                && number(index, m_deck.words.stage) == 1;
        },
        [&](CardIndex index) { return isCreature(index); });
}

/// SCR-D24 and D28: Creatures of cost 1 and 2.
void Mender::addCheap()
{
    m_finding.fixes.clear();
    propose(
        3,
        [&](CardIndex index) {
            return isCreature(index) && isOf(m_element, index) && number(index, m_deck.words.attack) > 0
                && number(index, m_deck.words.cost) <= 2;
        },
        [&](CardIndex index) { return isCreature(index) && number(index, m_deck.words.cost) > 2; });
}

/// SCR-D33
void Mender::addSturdy()
{
    m_finding.fixes.clear();
    propose(
        3,
        [&](CardIndex index) {
            return isCreature(index) && isOf(m_element, index) && number(index, m_deck.words.attack) > 0
                && number(index, m_deck.words.defense) >= 3 && number(index, m_deck.words.stage) == 1;
        },
        [&](CardIndex index) { return isCreature(index) && number(index, m_deck.words.defense) <= 1; });
}

/// SCR-D27
void Mender::addMissing()
{
    m_finding.fixes.clear();
    // Items go for them, or Scripts where there are no Items.
    const bool items = m_deck.count(m_deck.words.item) >= std::min(need(), 3);
    propose(
        need(), [&](CardIndex index) { return isCreature(index) && isOf(m_element, index); },
        [&](CardIndex index) { return !isCreature(index) && !(items && isScript(index)); });
}

/// SCR-D19 and D31
void Mender::addPreviousStage()
{
    const Subject& subject = m_finding.subjects.front();
    const int stage = number(subject.card, m_deck.words.stage);
    for (const CardIndex index : m_view.catalogue().findByName(m_finding.label)) {
        const int missing = m_finding.id == "SCR-D19" ? subject.count : need();
        if (!isCreature(index) || number(index, m_deck.words.stage) != stage - 1
            || spareCopies(m_limits, card(index).identity()) < missing)
            continue;
        m_finding.fixes.push_back(putIn(m_view, index, missing, m_section, [&](CardIndex other) {
            return card(other).identity() != card(index).identity()
                && card(other).identity() != card(subject.card).identity() && !isScript(other);
        }));
        break;
    }
    removeLine();
}

/// A Creature that evolves from nothing goes, with those that evolve from it; of one with too few beneath it, the surplus.
void Mender::removeLine()
{
    std::vector<std::size_t> line;
    for (std::size_t i = 0; i < m_deck.piles.size(); ++i)
        if (m_deck.piles[i].source->card == m_finding.subjects.front().card)
            line.push_back(i);
    for (std::size_t next = 0; next < line.size() && m_finding.id == "SCR-D19"; ++next)
        for (std::size_t i = 0; i < m_deck.piles.size(); ++i)
            if (m_deck.piles[i].previous == line[next])
                line.push_back(i);
    Fix fix;
    fix.kind = Fix::Kind::RemoveCopies;
    std::vector<Copies> out;
    for (const std::size_t i : line) {
        const DeckFacts::Pile& pile = m_deck.piles[i];
        out.push_back({pile.source->identity, m_finding.id == "SCR-D19" ? pile.copies : need()});
        fix.count += out.back().count;
        fix.name += (fix.name.empty() ? "" : ", ") + std::string(pile.card.name());
    }
    fix.edits = removeCopies(m_view, out);
    m_finding.fixes.push_back(std::move(fix));
}

/// SCR-D29, D30 and D32: Creatures of stage 1 for the surplus of what the finding names.
void Mender::tradeForBase()
{
    const int count = surplus();
    const auto named = [&](CardIndex index) {
        return std::ranges::any_of(m_finding.subjects, [&](const Subject& subject) { return subject.card == index; });
    };
    const auto base = [&](CardIndex index) {
        return isCreature(index) && isOf(m_element, index) && number(index, m_deck.words.stage) == 1;
    };
    const std::vector<DeckEdit> out = removeCopies(m_view, mostRedundant(m_view, count, named));
    for (const CardIndex index : choices(count, 3, base))
        m_finding.fixes.push_back(swap(m_view, out, index, count, m_section));
}

/// SCR-D25: the few cards of other elements go, if they are few.
void Mender::keepOneElement()
{
    constexpr int few = 8;
    const auto foreign = [&](CardIndex index) {
        return card(index).type() != m_deck.words.item && !isOf(m_element, index);
    };
    int count = 0;
    for (const DeckFacts::Pile& pile : m_deck.piles)
        count += foreign(pile.source->card) ? pile.copies : 0;
    if (count > few)
        return;
    const std::vector<DeckEdit> out = removeCopies(m_view, mostRedundant(m_view, count, foreign));
    if (m_deck.scriptsOf(m_element) < usualScripts)
        if (const CardIndex script = scriptOf(m_element); script.valid())
            m_finding.fixes.push_back(swap(m_view, out, script, count, m_section));
    for (const CardIndex index : choices(count, 2, [&](CardIndex i) { return isCreature(i) && isOf(m_element, i); }))
        m_finding.fixes.push_back(swap(m_view, out, index, count, m_section));
}

void Mender::removeSubjects()
{
    Fix fix;
    fix.kind = Fix::Kind::RemoveCopies;
    std::vector<Copies> copies;
    for (const Subject& subject : m_finding.subjects) {
        copies.push_back({card(subject.card).identity(), subject.count});
        fix.count += subject.count;
        fix.name += (fix.name.empty() ? "" : ", ") + subject.name;
    }
    fix.edits = removeCopies(m_view, copies);
    m_finding.fixes.push_back(std::move(fix));
}

} // namespace

void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding)
{
    const auto is = [&](std::string_view id) { return finding.id == id; };
    Mender mender(view, limits, finding);
    if (is("SCR-D1") && finding.kind == FindingKind::TooFew)
        mender.fillUp();
    else if (is("SCR-D13"))
        mender.addFirstScripts();
    else if (is("SCR-D14"))
        mender.addFirstCreatures();
    else if (is("SCR-D15") || is("SCR-D16"))
        mender.addScriptsOfSubject();
    else if (is("SCR-D17") || is("SCR-D20") || is("SCR-D21") || is("SCR-D35"))
        mender.removeSubjects();
    else if (is("SCR-D19") || is("SCR-D31"))
        mender.addPreviousStage();
    else if (is("SCR-D22") || is("SCR-D26"))
        mender.tradeScripts();
    else if (is("SCR-D23"))
        mender.addHitters();
    else if (is("SCR-D24") || is("SCR-D28"))
        mender.addCheap();
    else if (is("SCR-D18") || is("SCR-D25"))
        mender.keepOneElement();
    else if (is("SCR-D27"))
        mender.addMissing();
    else if (is("SCR-D29") || is("SCR-D30") || is("SCR-D32"))
        mender.tradeForBase();
    else if (is("SCR-D33"))
        mender.addSturdy();
}

} // namespace muster::validators::script
