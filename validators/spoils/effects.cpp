// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/effects.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "model/effects/questions.h"
#include "model/query/matcher.h"

namespace muster::validators::spoils {

namespace {

using effects::Term;
using effects::View;

/// Whether a query asks for a class or a gender: only Champions have them.
bool asksForChampions(const query::Node& node, const Words& words)
{
    if (node.kind == query::Node::Kind::Compare && node.subject == query::Subject::Field
        && (node.field == words.classField || node.field == words.gender))
        return true;
    return std::ranges::any_of(node.children, [&](const query::Node& child) { return asksForChampions(child, words); });
}

/// What a query asks for, as a person would say it: the labels of its words and types, else the query itself.
std::string labelOf(const query::Query& query, const Catalogue& catalogue)
{
    std::vector<std::string> labels;
    const std::function<void(const query::Node&)> collect = [&](const query::Node& node) {
        std::string label;
        if (node.kind == query::Node::Kind::Compare && node.subject == query::Subject::Type) {
            if (const TypeIndex type = catalogue.game().findType(node.text); type.valid())
                label = catalogue.game().type(type).label;
        } else if (node.kind == query::Node::Kind::Compare && node.subject == query::Subject::Field
                   && catalogue.game().field(node.field).kind == FieldKind::Word) {
            const VocabularyIndex vocabulary = catalogue.game().field(node.field).vocabulary;
            const WordIndex word = catalogue.findWord(vocabulary, node.text);
            label = word.valid() ? catalogue.words(vocabulary)[word.value].label : node.text;
        }
        if (!label.empty())
            labels.push_back(std::move(label));
        for (const query::Node& child : node.children)
            collect(child);
    };
    collect(query.root);
    std::string text;
    for (const std::string& label : labels)
        text += (text.empty() ? "" : ", ") + label;
    return text.empty() ? query.source : text;
}

/// The queries of a node itself, not of what is in it.
std::vector<const query::Query*> queriesOf(const View& node)
{
    std::vector<const query::Query*> queries;
    for (const auto& parameter : node.info().parameters)
        if (const query::Query* query = node.query(parameter.key))
            queries.push_back(query);
    return queries;
}

/// Reads one card's effects for what they need other cards to be.
class Reader {
public:
    Reader(const DeckFacts& deck) : m_deck(deck) { }

    /// What the deck lacks: Champions of a kind, and other cards.
    std::set<std::string> champions, cards;

    void read(const Card& card)
    {
        for (const ScriptIndex script : card.scripts())
            for (const View& ability : effects::abilities(m_deck.view->catalogue().effects(), script))
                visit(ability, true);
    }

private:
    void visit(const View& node, bool wanted)
    {
        switch (node.term()) {
        case Term::ConditionNotThat:
        case Term::ConditionNoneExists:
        case Term::ConditionAtMost:
        case Term::EventAsSoonAs: // ends something: what must not become so
            wanted = !wanted;
            break;
        case Term::ConditionCompare: // more or fewer, both may be what is hoped for
            return;
        default:
            if (node.info().sort == effects::Sort::Event)
                return; // it waits for something: no more than that
            if (node.flag("not"))
                wanted = !wanted;
        }
        look(node, wanted);
        for (const View& child : node.all())
            visit(child, wanted);
    }

    void look(const View& node, bool wanted)
    {
        const Catalogue& catalogue = m_deck.view->catalogue();
        for (const query::Query* query : queriesOf(node)) {
            if (!asksForChampions(query->root, m_deck.words))
                continue;
            const query::Matcher matcher(*query, catalogue);
            if (std::ranges::none_of(m_deck.piles, [&](const DeckFacts::Pile& pile) {
                    return pile.type == m_deck.words.champion && matcher.matches(pile.card.index()) == wanted;
                }))
                champions.insert((wanted ? "" : "-") + labelOf(*query, catalogue));
            return;
        }
        if (!wanted || !node.is(Term::Selector))
            return;
        const effects::Wanted what = effects::wantedOf(node, catalogue.game());
        const bool isCard = node.child("noun").is(Term::CardNoun);
        if ((what.types.empty() && !isCard) || (isCard && what.query == nullptr))
            return;
        if (std::ranges::find(what.types, m_deck.words.champion) != what.types.end())
            return; // everyone has one; without any it is SPO-D01 alone
        std::optional<query::Matcher> matcher;
        if (what.query != nullptr)
            matcher.emplace(*what.query, catalogue);
        const bool found = std::ranges::any_of(m_deck.piles, [&](const DeckFacts::Pile& pile) {
            return (what.types.empty() || std::ranges::find(what.types, pile.type) != what.types.end())
                && (!matcher || matcher->matches(pile.card.index()));
        });
        if (found)
            return;
        std::string label = what.query != nullptr ? labelOf(*what.query, catalogue) : std::string();
        if (label.empty())
            for (const TypeIndex type : what.types)
                label += (label.empty() ? "" : ", ") + catalogue.game().type(type).label;
        cards.insert(std::move(label));
    }

    const DeckFacts& m_deck;
};

std::optional<int> numberOf(const View& step, std::string_view key)
{
    if (const effects::Argument argument = step.argument(key); argument.kind == effects::Argument::Kind::Number)
        return argument.value;
    if (const View number = step.child(key); number.is(Term::QuantityNumber))
        return number.number("number");
    return {};
}

/// Whether a condition asks for a class or gender that this Champion does not have.
bool excludes(const View& condition, const Card& champion, const Words& words, const Catalogue& catalogue)
{
    bool excluded = false;
    const std::function<void(const View&, bool)> visit = [&](const View& node, bool wanted) {
        if (node.is(Term::ConditionNotThat) || node.flag("not"))
            wanted = !wanted;
        for (const query::Query* query : queriesOf(node))
            if (asksForChampions(query->root, words)
                && query::Matcher(*query, catalogue).matches(champion.index()) != wanted)
                excluded = true;
        for (const View& child : node.all())
            visit(child, wanted);
    };
    visit(condition, true);
    return excluded;
}

} // namespace

void checkTexts(const DeckFacts& deck, std::vector<Finding>& findings)
{
    if (deck.unclear > 0)
        return;
    for (const DeckFacts::Pile& pile : deck.piles) {
        Reader reader(deck);
        reader.read(pile.card);
        if (deck.pool > 0) // without any Champion it is SPO-D01 alone
            for (const std::string& label : reader.champions) {
                Finding f =
                    finding("SPO-D25", Severity::Warning, FindingKind::BonusNeverApplies, {"SPO-089", "SPO-012"});
                f.subjects.push_back(deck.subjectOf(pile));
                f.label = label;
                findings.push_back(std::move(f));
            }
        for (const std::string& label : reader.cards) {
            Finding f = finding("SPO-D26", Severity::Warning, FindingKind::NeedsAbsent, {"SPO-063", "SPO-070"});
            f.subjects.push_back(deck.subjectOf(pile));
            f.label = label;
            findings.push_back(std::move(f));
        }
    }
}

bool worksIn(const DeckFacts& deck, const Card& card)
{
    Reader reader(deck);
    reader.read(card);
    return reader.champions.empty() && reader.cards.empty();
}

bool harmsOthers(const Card& card, const Catalogue& catalogue)
{
    const effects::Forest& forest = catalogue.effects();
    const bool isMonster = card.type() == Words(catalogue).monster;
    return std::ranges::any_of(card.scripts(), [&](ScriptIndex script) {
        const std::vector<View> changes = effects::find(forest, script, Term::VerbAdd);
        const bool raises = std::ranges::any_of(changes, [&](const View& step) {
            // What makes a Monster stronger hurts nobody who does not attack.
            return step.text("what") == "power" && numberOf(step, "amount").value_or(1) > 0
                && !(isMonster && step.child("of").is(Term::RoleSelf));
        });
        if (raises || effects::dealsDamage(forest, script, effects::Side::Enemy))
            return true;
        const std::vector<View> losses = effects::find(forest, script, Term::VerbLose);
        return std::ranges::any_of(losses, [&](const View& step) {
            return step.has("of") && effects::wantedOf(step.child("of"), catalogue.game()).side != effects::Side::Own;
        });
    });
}

int powerWhenWorn(const Card& equipment, const Card& champion, const Catalogue& catalogue)
{
    const Words words(catalogue);
    int power = 0;
    for (const ScriptIndex script : equipment.scripts())
        for (const View& ability : effects::abilities(catalogue.effects(), script)) {
            const View condition = ability.child("while");
            if (!condition.valid() || excludes(condition, champion, words, catalogue))
                continue;
            for (const View& step : ability.children("then"))
                if (step.is(Term::VerbAdd) && step.text("what") == "power" && step.child("of").is(Term::RoleHolder))
                    power += numberOf(step, "amount").value_or(0);
        }
    return power;
}

} // namespace muster::validators::spoils
