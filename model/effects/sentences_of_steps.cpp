// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of a text as sentences: in a row, if they do, may, choose, roll and branches.
#include "model/effects/sentences.h"

#include <algorithm>
#include <utility>

#include "model/effects/questions.h"

namespace muster::effects {

std::string Sentences::steps(const std::vector<View>& steps, bool nested)
{
    std::string text;
    bool flowed = false;
    for (const View& one : steps) {
        std::string clause = step(one);
        const bool flows = (one.info().traits & Flow) != 0;
        const bool state = (one.info().traits & Lasting) != 0 && !one.has("lasts");
        if (text.empty()) {
            text = std::move(clause);
        } else if (state) {
            text += " and " + clause;
        } else if (!flows && !flowed) {
            text += ", then " + clause;
        } else if (nested) {
            text += "; then " + clause;
        } else {
            text += (text.ends_with('.') || text.ends_with(".”") ? " Then " : ". Then ") + clause;
        }
        flowed = flows;
    }
    return text;
}

std::string Sentences::abilities(const std::vector<View>& abilities)
{
    const std::string that = m_that;
    std::string text;
    for (const View& one : abilities)
        text += (text.empty() ? "" : " ") + ability(one);
    m_that = that;
    return text;
}

std::string Sentences::step(const View& node)
{
    const bool theirs = m_theirs;
    const bool among = m_amongTheirs;
    m_amongTheirs = theirs;
    const std::uint32_t widened = m_widened;
    const std::string_view besides = m_besidesPlay;
    m_besidesPlay = zoneBesidesPlay(node, "of", m_words.game());
    m_widened = m_besidesPlay.empty() ? 0 : node.child("of").index();
    m_tail.clear();
    if (const View by = node.child("by"); by.valid())
        m_theirs = !selector(by).you;
    std::string text;
    switch (node.term()) {
    case Term::VerbMay:
        text = may(node);
        break;
    case Term::VerbChoose:
        text = choose(node);
        break;
    case Term::VerbIf:
        text = condition(node, "then");
        break;
    case Term::VerbRoll:
        text = roll(node);
        break;
    case Term::VerbLater: {
        const std::string that = m_that;
        about(node.children("event"));
        text = fill(node.info().reading, node);
        m_that = that;
        break;
    }
    case Term::VerbAttach: {
        text = fill(node.info().reading, node);
        constexpr std::string_view attach = "attach ";
        for (const View& relation : node.child("what").children("relations")) {
            if (relation.is(Term::RelationOn) && text.starts_with(attach))
                text = "move " + text.substr(attach.size());
        }
        break;
    }
    case Term::VerbGive:
        text = fill(node.text("what").empty() ? "{to:gain|gains} an ability[ {lasts}]: " : node.info().reading, node);
        if (node.text("what").empty()) {
            const std::string self = std::exchange(m_calls.self, receiver(node.child("to")));
            text += "“" + abilities(node.children("what")) + "”";
            m_calls.self = self;
        }
        break;
    case Term::VerbReturn:
        text =
            fill(comesFromOwnPile(node.child("what")) ? "{by:return|returns} {what} to your hand" : node.info().reading,
                 node);
        break;
    case Term::VerbMove:
        text = fill(node.child("to").text("zone") == "play"
                        ? "{by:put|puts} {what} into play[ under {under$} control][, {as}]"
                        : node.info().reading,
                    node);
        if (selector(node.child("what")).plural && !node.child("to").text("at").empty())
            text += " in any order";
        break;
    default:
        text = fill(node.info().reading, node);
        break;
    }
    text += m_tail;
    m_tail.clear();
    if (const std::string_view name = node.text("remember"); !name.empty())
        text += " (remember this as “" + std::string(name) + "”)";
    m_theirs = theirs;
    m_amongTheirs = among;
    m_widened = widened;
    m_besidesPlay = besides;
    return text;
}

/// What happens if somebody has paid: "draw a card", "they draw a card".
std::string Sentences::ifTheyDo(const std::vector<View>& steps, bool they)
{
    const bool outer = m_they;
    m_they = they;
    std::string text = this->steps(steps, true);
    m_they = outer;
    return text;
}

/// What an ability that is given calls the one that gets it: `self` is not the card that gives it.
std::string Sentences::receiver(const View& to)
{
    if (to.is(Term::RoleSelf) || to.is(Term::RoleYou))
        return m_calls.self;
    if (to.is(Term::RoleHolder)) { // "its Champion", "the enhanced Creature"
        const std::string holder = role(to).text;
        return "this " + holder.substr(holder.rfind(' ') + 1);
    }
    const View noun = to.child("noun");
    if (noun.is(Term::TypeNoun))
        return "this " + std::string(m_words.label("types", noun.text("type")));
    if (noun.is(Term::GroupNoun))
        return "this " + std::string(noun.text("group"));
    return to.is(Term::Selector) || to.is(Term::Both) ? "this card" : selector(to).text;
}

std::string Sentences::may(const View& node)
{
    const View by = node.child("by");
    const NounPhrase who = by.valid() ? selector(by) : NounPhrase{"you", false, true};
    const std::vector<View> costs = node.children("cost");
    const std::vector<View> what = node.children("steps");
    std::string text = who.text + " may ";
    const bool request = costs.empty() || isRequest(costs.front());
    if (costs.empty())
        text += (what.empty() || isRequest(what.front()) ? "" : "decide that ") + steps(what, true);
    else
        text += (request ? "" : "pay this: ") + steps(costs, true) + "; if " + (who.you ? "you" : "they") + " do, "
            + ifTheyDo(node.children("steps"), !who.you);
    if (node.has("otherwise"))
        text += "; otherwise, " + steps(node.children("otherwise"), true);
    return text;
}

std::string Sentences::choose(const View& node)
{
    const View by = node.child("by");
    const NounPhrase who = by.valid() ? selector(by) : NounPhrase{"you", false, true};
    std::string text = by.valid() && !who.you ? who.text + " chooses " : std::string("choose ");
    text += node.has("count") ? quantity(node, "count") : std::string("one");
    text += ": ";
    const std::vector<View> options = node.children("options");
    for (std::size_t i = 0; i < options.size(); ++i) {
        const View& option = options[i];
        if (i > 0)
            text += i + 1 == options.size() ? "; or " : "; ";
        text += "“" + std::string(option.text("option")) + "”";
        if (option.has("if"))
            text += " (if " + condition(option.child("if")) + ")";
        const std::string what = steps(option.children("then"), true);
        m_options.insert_or_assign(option.index(), what);
        text += ": " + what;
    }
    return text;
}

std::string Sentences::option(std::uint32_t node) const
{
    const auto found = m_options.find(node);
    return found == m_options.end() ? std::string() : found->second;
}

std::string Sentences::condition(const View& node, std::string_view then)
{
    std::string text = "if " + condition(node.child("condition")) + ", " + steps(node.children(then), true);
    if (node.has("otherwise"))
        text += "; otherwise, " + steps(node.children("otherwise"), true);
    return text;
}

std::string Sentences::branch(const View& branch)
{
    const bool low = branch.has("lowest");
    const bool high = branch.has("highest");
    const std::string lowest = std::to_string(branch.number("lowest"));
    const std::string highest = std::to_string(branch.number("highest"));
    if (low && high)
        return lowest == highest ? "exactly " + lowest : lowest + " to " + highest;
    return low ? lowest + " or more" : highest + " or less";
}

std::string Sentences::roll(const View& node)
{
    std::string text = fill(node.info().reading, node);
    if (node.has("success"))
        text += ", each die with " + branch(node.child("success")) + " being a success";
    std::string results;
    for (const View& one : node.children("branches"))
        results +=
            (results.empty() ? "" : "; ") + std::string("on ") + branch(one) + ", " + steps(one.children("then"), true);
    if (node.has("otherwise"))
        results += "; otherwise, " + steps(node.children("otherwise"), true);
    return results.empty() ? text : text + ": " + results;
}

/// Cards in a player's own pile have the player as owner.
bool Sentences::comesFromOwnPile(const View& cards) const
{
    for (const View& one : cards.children("relations")) {
        const View place = one.child("place");
        if (one.is(Term::RelationIn) && !m_words.has("positions", place.text("zone"))
            && (place.child("whose").is(Term::WhoseOwn) || cards.child("whose").is(Term::WhoseOwn)))
            return place.text("zone") != "play";
    }
    return false;
}

bool Sentences::isRequest(const View& step)
{
    const std::string_view reading = step.info().reading;
    if (step.is(Term::VerbIf) || step.is(Term::VerbAdd) || step.is(Term::VerbInflict) || reading.starts_with("the ")
        || reading.starts_with("that "))
        return false;
    const std::size_t mark = reading.find_first_of(":=\'!?#}");
    if (!reading.starts_with('{') || mark == std::string_view::npos)
        return true;
    const std::string_view key = reading.substr(1, mark - 1);
    if (reading[mark] != ':' && reading[mark] != '=')
        return reading[mark] != '\'';
    const View who = step.child(key);
    return !who.valid() || (selector(who).you && !m_theirs && !step.parameter(key)->required);
}

/// "gets +2 DEF", "gets -4 on attack rolls", "deals 10 more damage".
std::string Sentences::change(const std::string& amount, bool less, const View& node)
{
    const FoundWord found = m_words.find(node.parameter("what")->words, node.text("what"));
    const std::string label(found.key.empty() ? node.text("what") : found.label);
    const NounPhrase of = selector(node.child("of"));
    const auto verb = [&](std::string_view base, std::string_view third) {
        return of.text + " " + std::string(of.takesBase() ? base : third) + " ";
    };
    if (found.list == "measures" && (label == "damage dealt" || label == "damage taken")) {
        const bool dealt = label == "damage dealt";
        return verb(dealt ? "deal" : "take", dealt ? "deals" : "takes") + amount
            + (less ? " less damage" : " more damage");
    }
    const std::string sign = less ? "-" : "+";
    if (found.list == "rolls")
        return verb("get", "gets") + sign + amount + " on " + m_words.plural("rolls", found.key);
    if (found.list == "measures")
        return verb("get", "gets") + sign + amount + " to " + label;
    return verb("get", "gets") + sign + amount + " " + label;
}

std::string Sentences::added(const View& node)
{
    const Argument amount = node.argument("amount");
    const auto number = [&](int value) { return change(std::to_string(value < 0 ? -value : value), value < 0, node); };
    if (amount.kind == Argument::Kind::Number)
        return number(amount.value);
    // "deals 10 more damage for each Coin attached to it"
    const View expression = node.child("amount");
    if (expression.is(Term::QuantityCount))
        return number(1) + " for " + each(expression.child("what"));
    if (expression.is(Term::QuantityProduct) && expression.argument("left").kind == Argument::Kind::Number
        && expression.child("right").is(Term::QuantityCount))
        return number(expression.number("left")) + " for " + each(expression.child("right").child("what"));
    const FoundWord found = m_words.find(node.parameter("what")->words, node.text("what"));
    const NounPhrase of = selector(node.child("of"));
    return of.its(std::string(found.label)) + " rises by " + quantity(expression);
}

} // namespace muster::effects
