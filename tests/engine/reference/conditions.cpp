// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions and quantities.
#include "reference/reference.h"

#include <algorithm>
#include <set>

namespace muster::test {

bool Reference::compared(int left, std::string_view sign, int right)
{
    return sign == "=" ? left == right
        : sign == "!=" ? left != right
        : sign == "<"  ? left < right
        : sign == "<=" ? left <= right
        : sign == ">"  ? left > right
                       : left >= right;
}

bool Reference::holds(const View& condition, const Situation& s)
{
    if (!condition.valid())
        return true;
    const auto parts = condition.all();
    const auto partHolds = [&](const View& part) { return holds(part, s); };
    switch (condition.term()) {
    case Term::ConditionAllOf:
        return std::all_of(parts.begin(), parts.end(), partHolds);
    case Term::ConditionAnyOf:
        return std::any_of(parts.begin(), parts.end(), partHolds);
    case Term::ConditionNotThat:
        return !holds(parts.front(), s);
    case Term::ConditionCompare:
        return compared(quantityAt(condition, "left", s), condition.text("sign"), quantityAt(condition, "right", s));
    case Term::ConditionExists:
        return !cards(condition.child("what"), s).empty();
    case Term::ConditionNoneExists:
        return cards(condition.child("what"), s).empty();
    case Term::ConditionAtLeast:
    case Term::ConditionAtMost:
    case Term::ConditionExactly: {
        const int count = static_cast<int>(cards(condition.child("what"), s).size());
        const int wanted = quantityAt(condition, "number", s);
        return condition.is(Term::ConditionAtLeast) ? count >= wanted
            : condition.is(Term::ConditionAtMost)   ? count <= wanted
                                                    : count == wanted;
    }
    default:
        return holdsForOne(condition, s) != condition.flag("not");
    }
}

int Reference::quantityAt(const View& owner, std::string_view key, const Situation& s)
{
    const effects::Argument argument = owner.argument(key);
    if (argument.kind == effects::Argument::Kind::Absent)
        return 0;
    return argument.kind == effects::Argument::Kind::Number ? argument.value : quantity(owner.child(key), s);
}

bool Reference::holdsForOne(const View& condition, const Situation& s)
{
    if (condition.is(Term::ConditionDuring)) {
        const View whose = condition.child("when").child("whose");
        const bool own = m_table.active == s.you;
        if (m_table.betweenTurns && (whose.is(Term::WhoseOwn) || whose.is(Term::WhoseEnemy)))
            return false; // it is nobody's (SCE-50a)
        return whose.is(Term::WhoseOwn) ? own : whose.is(Term::WhoseEnemy) ? !own : true;
    }
    if (condition.is(Term::ConditionShares))
        return shares(condition, s);
    const View who = condition.child("who");
    std::vector<CardId> asked = cards(who, s);
    if (who.is(Term::RoleSelf) || who.is(Term::RoleIt) || who.is(Term::RoleThat)) {
        asked.clear(); // of the dead, too
        if (const CardId one = role(who, s); one.valid())
            asked.push_back(one);
    }
    for (const CardId card : asked) {
        const CardId holder = m_table.card(card).holder;
        bool good = false;
        switch (condition.term()) {
        case Term::ConditionHasStatus:
            good = is(condition.text("word"), card);
            break;
        case Term::ConditionMatches:
            good = (!condition.has("noun") || ofType(condition.child("noun"), card))
                && answers(condition.query("query"), card);
            break;
        case Term::ConditionIsIn:
            good = lies(condition.child("place"), card, s);
            break;
        case Term::ConditionIsSame:
            good = fits(condition.child("other"), card, s);
            break;
        case Term::ConditionIsAttachedTo:
            good = holder.valid() && (!condition.has("to") || fits(condition.child("to"), holder, s));
            break;
        case Term::ConditionHas:
            m_table.eachOn(card, [&](CardId on) { good = good || fits(condition.child("what"), on, s); });
            break;
        default:
            throw Undecided{};
        }
        if (good)
            return true;
    }
    return false;
}

bool Reference::shares(const View& condition, const Situation& s)
{
    std::vector<CardId> all = cards(condition.child("who"), s);
    if (condition.has("with"))
        for (const CardId card : cards(condition.child("with"), s))
            all.push_back(card);
    const std::string_view field = condition.text("field");
    if (field == "name" || field == "type")
        throw Undecided{};
    const auto word = [&](CardId card) {
        return m_catalogue.card(CardIndex{m_table.card(card).definition})
            .wordLabel(m_catalogue.game().findField(field));
    };
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (!word(all[i]).empty() && word(all[i]) == word(all[j]))
                return true;
    return false;
}

int Reference::differentOnes(const View& view, const Situation& s)
{
    const std::string_view field = view.text("field");
    std::set<std::string> found;
    for (const CardId one : cards(view.child("of"), s)) {
        const Card card = m_catalogue.card(CardIndex{m_table.card(one).definition});
        const std::string word = field == "name" ? std::string(card.name())
            : field == "type"                    ? std::to_string(card.type().value)
                                                 : std::string(card.wordLabel(m_catalogue.game().findField(field)));
        if (!word.empty())
            found.insert(word);
    }
    return static_cast<int>(found.size());
}

int Reference::quantity(const View& view, const Situation& s)
{
    const auto at = [&](std::string_view key) { return quantityAt(view, key, s); };
    switch (view.term()) {
    case Term::QuantityNumber:
        return view.number("number");
    case Term::QuantityCount:
        return static_cast<int>(cards(view.child("what"), s).size());
    case Term::QuantityValue:
    case Term::QuantityTotal: {
        const std::string word(view.text("word"));
        if (!view.has("of") || isPlayer(view.child("of")))
            throw Undecided{};
        const auto found = cards(view.child("of"), s);
        if (view.is(Term::QuantityValue) && found.size() > 1)
            throw Undecided{};
        int sum = 0;
        for (const CardId card : found)
            sum += number(word, card);
        return sum;
    }
    case Term::QuantityDifferent:
        return differentOnes(view, s);
    case Term::QuantityHalf:
        return view.flag("up") ? (at("quantity") + 1) / 2 : at("quantity") / 2;
    case Term::QuantityProduct:
        return at("left") * at("right");
    case Term::QuantitySum:
        return at("left") + at("right");
    case Term::QuantityDifference:
        return at("left") - at("right");
    case Term::QuantityLowest:
        return std::min(at("left"), at("right"));
    case Term::QuantityHighest:
        return std::max(at("left"), at("right"));
    case Term::QuantityUpTo:
        return at("quantity");
    case Term::QuantityAmount:
        return s.amount;
    case Term::QuantityResult:
        return s.result;
    default:
        throw Undecided{};
    }
}

} // namespace muster::test
