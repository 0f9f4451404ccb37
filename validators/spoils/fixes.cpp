// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "validators/edits.h"
#include "validators/fixes.h"
#include "validators/spoils/checks.h"
#include "validators/spoils/deck_facts.h"
#include "validators/spoils/effects.h"

namespace muster::validators::spoils {

namespace {

constexpr std::size_t proposals = 3;

/// Ways to mend one finding. Nothing has to go for what comes: a shared deck has no upper bound.
class Mender {
public:
    Mender(const DeckView& view, const CopyLimits& limits, Finding& finding)
        : m_view(view),
          m_limits(limits),
          m_finding(finding),
          m_deck(view)
    {
    }

    /// Cards of one sort: `count` copies of each proposal, so that one of them is enough.
    void propose(int count, const CardFilter& fits)
    {
        if (count < 1)
            return;
        const CardIndex model = m_finding.subjects.empty() ? CardIndex{} : m_finding.subjects.front().card;
        for (const CardIndex card : suggestions(m_view, m_limits, count, proposals, fits, model))
            m_finding.fixes.push_back(putIn(m_view, card, count, sectionFor(m_view, nullptr, card), {}));
    }

    /// Several cards in one fix, one copy each in turns, those first of which the deck has least.
    void spread(int count, const CardFilter& fits)
    {
        std::vector<std::pair<CardIndex, int>> copies;
        const Catalogue& catalogue = m_view.catalogue();
        for (const CardIndex card : suggestions(m_view, m_limits, 1, catalogue.size(), fits))
            copies.emplace_back(card, m_view.deck().copies(catalogue.card(card).identity()));
        if (copies.empty() || count < 1)
            return;
        std::vector<int> more(copies.size(), 0);
        for (int i = 0; i < count; ++i) {
            const auto least = std::ranges::min_element(copies, {}, &std::pair<CardIndex, int>::second);
            ++least->second;
            ++more[static_cast<std::size_t>(least - copies.begin())];
        }
        Fix fix;
        fix.kind = Fix::Kind::AddCards;
        fix.count = count;
        for (std::size_t i = 0; i < copies.size(); ++i)
            if (more[i] > 0)
                fix.edits.push_back(
                    addCopies(m_view, copies[i].first, more[i], sectionFor(m_view, nullptr, copies[i].first)));
        for (const DeckEdit& edit : fix.edits)
            addName(fix, edit.entry.card);
        m_finding.fixes.push_back(std::move(fix));
    }

    /// Copies of the subjects go, those first of which there are most.
    void cut(int count)
    {
        const auto isSubject = [&](CardIndex card) {
            return std::ranges::any_of(m_finding.subjects, [&](const Subject& subject) {
                return subject.card.valid() && identityOf(subject.card) == identityOf(card);
            });
        };
        const std::vector<Copies> cards = mostRedundant(m_view, count, isSubject);
        if (cards.empty())
            return;
        Fix fix;
        fix.kind = Fix::Kind::RemoveCopies;
        for (const Copies& copies : cards)
            fix.count += copies.count;
        for (const Copies& copies : cards)
            addName(fix, shownName(m_view.catalogue(), copies.card));
        fix.edits = removeCopies(m_view, cards);
        m_finding.fixes.push_back(std::move(fix));
    }

    void cutSubjects()
    {
        int copies = 0;
        for (const Subject& subject : m_finding.subjects)
            copies += subject.count;
        cut(copies);
    }

    [[nodiscard]] CardFilter ofType(TypeIndex type) const
    {
        return [this, type](CardIndex card) { return m_view.catalogue().card(card).type() == type; };
    }
    [[nodiscard]] CardFilter ofForm(const std::string& labels) const
    {
        return [this, labels](CardIndex index) {
            const Card card = m_view.catalogue().card(index);
            return card.type() == m_deck.words.equipment
                && (", " + labels + ", ").find(", " + std::string(card.wordLabel(m_deck.words.form)) + ", ")
                != std::string::npos;
        };
    }
    /// Champions of that class or gender; with a minus before it, of another.
    [[nodiscard]] CardFilter ofClassOrGender(const std::string& label) const
    {
        const bool other = label.starts_with('-');
        return [this, other, word = label.substr(other ? 1 : 0)](CardIndex index) {
            const Card card = m_view.catalogue().card(index);
            const bool fits =
                card.wordLabel(m_deck.words.classField) == word || card.wordLabel(m_deck.words.gender) == word;
            return card.type() == m_deck.words.champion && fits != other && worksIn(m_deck, card);
        };
    }
    [[nodiscard]] CardFilter spoilsCard() const
    {
        return [this](CardIndex card) { return m_view.catalogue().card(card).type() != m_deck.words.champion; };
    }
    /// What a label of SPO-D26 means: a form of Equipment, or a type.
    [[nodiscard]] CardFilter named(const std::string& label) const
    {
        return [this, label, form = ofForm(label)](CardIndex index) {
            const Card card = m_view.catalogue().card(index);
            const CardType& type = m_view.game().type(card.type());
            if (!worksIn(m_deck, card))
                return false;
            return form(index) || (", " + label + ", ").find(", " + type.label + ", ") != std::string::npos;
        };
    }

    /// How many more of `part` there have to be for a share of `percent`, when the whole grows with them.
    [[nodiscard]] static int missing(int part, int whole, int percent)
    {
        int more = 0;
        while (100 * (part + more) < percent * (whole + more))
            ++more;
        return more;
    }
    /// How many of `part` have to go.
    [[nodiscard]] static int surplus(int part, int whole, int percent)
    {
        int fewer = 0;
        while (fewer < part && 100 * (part - fewer) > percent * (whole - fewer))
            ++fewer;
        return fewer;
    }

    void level(const CardFilter& fits)
    {
        if (m_finding.kind == FindingKind::TooMany) {
            cut(*m_finding.have - *m_finding.limit);
            return;
        }
        const int whole = m_finding.figures.front().count;
        if (m_finding.need)
            spread(missing(*m_finding.have, whole, *m_finding.need), fits);
        else
            cut(surplus(*m_finding.have, whole, *m_finding.limit));
    }

    [[nodiscard]] const DeckFacts& deck() const { return m_deck; }

private:
    /// The first few names say what it is about.
    static void addName(Fix& fix, const std::string& name)
    {
        constexpr int shown = 3;
        const auto names = fix.name.empty() ? 0 : 1 + std::ranges::count(fix.name, ';');
        if (names < shown)
            fix.name += (names == 0 ? "" : "; ") + name;
        else if (names == shown)
            fix.name += "; ...";
    }
    [[nodiscard]] IdentityIndex identityOf(CardIndex card) const { return m_view.catalogue().card(card).identity(); }

    const DeckView& m_view;
    const CopyLimits& m_limits;
    Finding& m_finding;
    DeckFacts m_deck;
};

/// Monsters to the side that is missing: stronger than a full Champion, or within reach of a bare one.
void levelMonsters(Mender& mender, const DeckView& view, const Finding& finding)
{
    const Words& words = mender.deck().words;
    mender.propose(2, [&](CardIndex index) {
        const Card card = view.catalogue().card(index);
        const int power = card.number(words.power).value_or(0);
        return card.type() == words.monster && (finding.need ? power > *finding.need : power <= *finding.limit);
    });
}

void addStrongerChampions(Mender& mender, const DeckView& view)
{
    const Words& words = mender.deck().words;
    mender.propose(1, [&](CardIndex index) {
        const Card card = view.catalogue().card(index);
        return card.type() == words.champion && card.number(words.power).value_or(0) > 0;
    });
}

} // namespace

void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding)
{
    static constexpr std::string_view prefix = "SPO-D";
    if (!finding.id.starts_with(prefix))
        return;
    Mender mender(view, limits, finding);
    const Words& words = mender.deck().words;
    const auto is = [&](std::string_view number) {
        return std::string_view(finding.id).substr(prefix.size()) == number;
    };
    if (is("20") || is("34")) {
        mender.cutSubjects();
    } else if (is("21")) {
        mender.propose(std::min(mender.deck().players, 3), mender.ofForm(finding.label));
        mender.cutSubjects();
    } else if (is("22")) {
        mender.propose(*finding.need - *finding.have, mender.ofForm(finding.label));
    } else if (is("23")) {
        addStrongerChampions(mender, view);
    } else if (is("24") || is("40")) {
        mender.spread(*finding.need - *finding.have, mender.spoilsCard());
    } else if (is("25")) {
        mender.propose(1, mender.ofClassOrGender(finding.label));
        mender.cutSubjects();
    } else if (is("26")) {
        mender.propose(2, mender.named(finding.label));
        mender.cutSubjects();
    } else if (is("31")) {
        mender.level(mender.ofType(words.equipment));
    } else if (is("32")) {
        mender.level(mender.ofForm(finding.label));
    } else if (is("35")) {
        mender.level(mender.ofType(words.familiar));
    } else if (is("36")) {
        mender.level(mender.ofType(words.monster));
    } else if (is("37") && finding.kind == FindingKind::NoChoice) {
        mender.spread(*finding.need - *finding.have, mender.ofType(words.champion));
    } else if (is("39")) {
        mender.level({});
    } else if (is("41")) {
        levelMonsters(mender, view, finding);
    }
}

} // namespace muster::validators::spoils
