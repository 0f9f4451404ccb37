// SPDX-License-Identifier: GPL-3.0-or-later
// Steps in a row, and those that hold others.
#include "model/effects/retelling.h"

#include <utility>

#include "model/effects/questions.h"

namespace muster::effects {

/// In a row. What holds steps of its own ends before the next one: with a full stop, or where that cannot be, with its bracket.
std::string Retelling::steps(const std::vector<View>& steps, bool nested)
{
    std::string text;
    bool flowed = false;
    for (const View& one : steps) {
        std::string clause = step(one);
        const bool flows = (one.info().traits & Flow) != 0;
        const bool state = (one.info().traits & Lasting) != 0 && !one.has("lasts");
        if (nested && flows && steps.size() > 1)
            clause = say("either", {clause});
        if (text.empty())
            text = std::move(clause);
        else if (!nested && flowed)
            (text = withFullStop(std::move(text))) += " " + say("then sentence", {clause});
        else
            text += say(state ? "and step" : "then step", {{}, clause});
        flowed = flows;
    }
    return text;
}

std::string Retelling::step(const View& node)
{
    const bool theirs = m_theirs;
    const std::uint32_t widened = m_widened;
    const std::string_view besides = m_besidesPlay;
    m_besidesPlay = zoneBesidesPlay(node, "of", m_words.game());
    m_widened = m_besidesPlay.empty() ? 0 : node.child("of").index();
    const std::string outerTail = std::exchange(m_tail, {});
    const std::string_view reading = m_tongue.reading(node.term());
    std::string text;
    if (const View by = node.child("by"); by.valid())
        m_theirs = !selector(by).you;
    switch (node.term()) {
    case Term::VerbMay:
        text = may(node);
        break;
    case Term::VerbChoose:
        text = choose(node);
        break;
    case Term::VerbRoll:
        text = roll(node);
        break;
    case Term::VerbForEach: {
        const Term noun = node.child("what").child("noun").term();
        const bool player = std::exchange(
            m_itIsPlayer, noun == Term::PlayerNoun || noun == Term::OpponentNoun || noun == Term::TeammateNoun);
        text = fill(reading, node);
        m_itIsPlayer = player;
        break;
    }
    case Term::VerbLater: {
        const Inflected that = m_that;
        const bool player = m_itIsPlayer;
        about(node.children("event"));
        text = fill(reading, node);
        m_that = that;
        m_itIsPlayer = player;
        break;
    }
    case Term::VerbGive:
        if (node.text("what").empty()) {
            const bool they = std::exchange(m_they, false);
            text = fill(m_tongue.text("gives"), node) + quoted(abilities(node.children("what")));
            m_they = they;
            m_theirs = theirs;
        } else {
            text = fill(reading, node);
        }
        break;
    case Term::VerbReplaceAbility: {
        const bool they = std::exchange(m_they, false);
        text = fill(reading, node) + quoted(abilities(node.children("with")));
        m_they = they;
        break;
    }
    case Term::VerbMove:
        text = fill(node.child("to").text("zone") == "play" ? m_tongue.text("into play") : reading, node);
        if (selector(node.child("what")).plural && !node.child("to").text("at").empty())
            text += say("any order");
        break;
    default:
        text = fill(reading, node);
        break;
    }
    text += m_tail;
    m_tail = outerTail;
    if (const std::string_view name = node.text("remember"); !name.empty())
        text += say("remember", {quoted(std::string(name))});
    m_theirs = theirs;
    m_widened = widened;
    m_besidesPlay = besides;
    return text;
}

std::string Retelling::may(const View& node)
{
    const View by = node.child("by");
    const bool you = !by.valid() || selector(by).you;
    const std::vector<View> costs = node.children("cost");
    const std::string who = by.valid() ? selector(by).in(Case::Subject) : std::string();
    const bool many = by.valid() && selector(by).plural;
    const bool they = std::exchange(m_they, !you);
    std::string text;
    if (costs.empty()) {
        const std::string what = steps(node.children("steps"));
        text = you ? say("you may", {what}) : say(many ? "they may many" : "they may", {who, what});
    } else {
        const std::string cost = steps(costs);
        const std::string pays =
            you ? say("you may pay", {cost}) : say(many ? "they may pay many" : "they may pay", {who, cost});
        text = say("if paid", {pays, steps(node.children("steps"))});
    }
    m_they = they;
    if (node.has("otherwise"))
        text += say("otherwise", {steps(node.children("otherwise"))});
    return text;
}

std::string Retelling::choose(const View& node)
{
    const View by = node.child("by");
    const bool you = !by.valid() || selector(by).you;
    const std::string count = node.has("count") ? quantity(node, "count") : std::string("1");
    std::string options;
    for (const View& option : node.children("options")) {
        std::string one = quoted(std::string(option.text("option")));
        if (option.has("if"))
            one += say("in brackets", {say("if", {condition(option.child("if"))})});
        one = say("opening", {one, steps(option.children("then"))});
        options += options.empty() ? one : say("or option", {{}, one});
    }
    return say(
        "opening",
        {you ? say("you choose", {count}) : say("they choose", {selector(by).in(Case::Subject), count}), options});
}

std::string Retelling::branch(const View& branch) const
{
    const bool low = branch.has("lowest");
    const bool high = branch.has("highest");
    const std::string lowest = std::to_string(branch.number("lowest"));
    const std::string highest = std::to_string(branch.number("highest"));
    if (low && high)
        return lowest == highest ? say("exactly", {lowest}) : say("from to", {lowest, highest});
    return low ? say("or more", {lowest}) : say("or less", {highest});
}

std::string Retelling::roll(const View& node)
{
    std::string text = fill(m_tongue.reading(node.term()), node);
    if (node.has("success"))
        text += say("success", {branch(node.child("success"))});
    std::string results;
    const auto add = [&](const std::string& one) { results += results.empty() ? one : say("and result", {{}, one}); };
    for (const View& one : node.children("branches"))
        add(say("opening", {say("on result", {branch(one)}), steps(one.children("then"))}));
    if (node.has("otherwise"))
        add(say("other result", {steps(node.children("otherwise"))}));
    return results.empty() ? text : say("opening", {text, results});
}

std::string Retelling::change(const std::string& amount, bool less, const View& node)
{
    const FoundWord found = m_words.find(node.parameter("what")->words, node.text("what"));
    const std::string_view english = found.key.empty() ? node.text("what") : found.label;
    const Inflected of = selector(node.child("of"));
    const auto told = [&](std::string_view key, const std::vector<std::string>& parts) {
        std::string text = fill(m_tongue.text(key), node);
        for (std::size_t i = 0; i < parts.size(); ++i)
            text = replaced(std::move(text), "<" + std::to_string(i + 1) + ">", parts[i]);
        return text;
    };
    if (found.list == "measures" && english == "damage dealt")
        return told(less ? "deals less" : "deals more", {amount});
    if (found.list == "measures" && english == "damage taken")
        return told(less ? "takes less" : "takes more", {amount});
    return told("gets change", {(less ? "−" : "+") + amount, label(node.parameter("what")->words, node.text("what"))});
}

std::string Retelling::added(const View& node)
{
    const Argument amount = node.argument("amount");
    const auto number = [&](int value) { return change(std::to_string(value < 0 ? -value : value), value < 0, node); };
    if (amount.kind == Argument::Kind::Number)
        return number(amount.value);
    const View expression = node.child("amount");
    const auto each = [&](const View& what) { return say("for each", {formed(Form::Each, what).in(Case::Object)}); };
    if (expression.is(Term::QuantityCount))
        return number(1) + each(expression.child("what"));
    if (expression.is(Term::QuantityProduct) && expression.argument("left").kind == Argument::Kind::Number
        && expression.child("right").is(Term::QuantityCount))
        return number(expression.number("left")) + each(expression.child("right").child("what"));
    const std::string what = label(node.parameter("what")->words, node.text("what"));
    return say("rises by", {numberOf(node.child("of"), what), quantity(expression)});
}

} // namespace muster::effects
