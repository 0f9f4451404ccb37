// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/sentences.h"

#include <algorithm>
#include <utility>

#include "model/effects/questions.h"

namespace muster::effects {

namespace {

std::string thirdPerson(std::string_view verb)
{
    const std::string first(verb.substr(0, verb.find(' ')));
    const std::string rest(verb.substr(first.size()));
    const bool hissing = first.ends_with("s") || first.ends_with("x") || first.ends_with("ch") || first.ends_with("sh");
    return first + (hissing ? "es" : "s") + rest;
}

} // namespace

std::string sentence(std::string text)
{
    if (text.empty())
        return text;
    if (text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    if (!text.ends_with('.') && !text.ends_with(".”"))
        text += '.';
    return text;
}

std::string NounPhrase::possessive() const
{
    if (you)
        return "your";
    if (text == "it")
        return "its";
    return text + (text.ends_with('s') ? "'" : "'s");
}

std::string NounPhrase::its(const std::string& what) const
{
    for (const char* further : {" in ", " from ", " with ", " that "})
        if (text.find(further) != std::string::npos)
            return "the " + what + " of " + text;
    return possessive() + " " + what;
}

const Parameter* Sentences::parameterOf(const View& node, std::string_view key) const
{
    const int at = node.info().indexOf(key);
    return at < 0 ? nullptr : &node.info().parameters[static_cast<std::size_t>(at)];
}

std::string Sentences::fill(std::string_view pattern, const View& node)
{
    std::string result;
    std::size_t at = 0;
    const auto matching = [&](char open, char close) {
        int depth = 0;
        for (std::size_t i = at; i < pattern.size(); ++i) {
            depth += pattern[i] == open ? 1 : pattern[i] == close ? -1 : 0;
            if (depth == 0)
                return i;
        }
        return pattern.size() - 1;
    };
    while (at < pattern.size()) {
        if (pattern[at] == '{') {
            const std::size_t end = matching('{', '}');
            result += placeholder(pattern.substr(at + 1, end - at - 1), node);
            at = end + 1;
        } else if (pattern[at] == '[') {
            const std::size_t end = matching('[', ']');
            const std::string_view inside = pattern.substr(at + 1, end - at - 1);
            bool complete = true;
            for (std::size_t i = inside.find('{'); i != std::string_view::npos; i = inside.find('{', i + 1)) {
                const std::string_view key = inside.substr(i + 1, inside.find_first_of("}:?!#='@*~%^$", i + 1) - i - 1);
                complete = complete && node.has(key);
            }
            if (complete)
                result += fill(inside, node);
            at = end + 1;
        } else {
            result += pattern[at++];
        }
    }
    return result;
}

std::string Sentences::placeholder(std::string_view inside, const View& node)
{
    if (inside == "+amount")
        return added(node);
    const std::size_t mark = inside.find_first_of(":?!#='@*~%^$");
    if (mark == std::string_view::npos)
        return argument(node, inside);
    const std::string_view key = inside.substr(0, mark);
    const std::string_view rest = inside.substr(mark + 1);
    switch (inside[mark]) {
    case '?':
        return node.has(key) ? fill(rest, node) : std::string();
    case '!':
        return node.has(key) ? std::string() : fill(rest, node);
    case '#': {
        const std::size_t bar = rest.find('|');
        return counted(node, key, rest.substr(0, bar), rest.substr(bar + 1));
    }
    case '~': {
        const std::size_t bar = rest.find('|');
        const std::string_view key2 = rest.substr(0, bar);
        const bool named = !key2.empty() && node.has(key2);
        return amountOf(node, key,
                        named ? argument(node, key2) : std::string(rest.substr(std::min(bar, rest.size() - 1) + 1)));
    }
    case '%':
        return partOf(node, key);
    case '^': {
        const std::size_t bar = rest.find('|');
        const View of = node.child(key);
        return std::string(of.valid() && selector(of).plural ? rest.substr(bar + 1) : rest.substr(0, bar));
    }
    case '$':
        return selector(node.child(key)).possessive();
    case '*':
        return each(node.child(key));
    case '\'': {
        const View of = node.child(key);
        return of.valid() ? selector(of).its(argument(node, rest)) : "your " + argument(node, rest);
    }
    case '@': {
        const std::string_view action = node.text(rest);
        const bool direct = action == "attack" || action == "target" || action == "block" || action == "counterattack"
            || action == "choose" || action == "destroy" || action == "return" || action == "discard";
        return node.has(key) ? (direct ? " " : " to ") + argument(node, key) : std::string();
    }
    case '=': {
        const std::string verb = word(node, rest);
        const View by = node.child(key);
        if (!by.valid())
            return verb;
        const NounPhrase subject = selector(by);
        return subject.you ? verb : subject.text + " " + (subject.plural ? verb : thirdPerson(verb));
    }
    default:
        break;
    }
    // {key:base|third|base after would}
    const std::size_t bar = rest.find('|');
    const std::string base(rest.substr(0, bar));
    std::string third(rest.substr(bar + 1));
    std::string conditional = base;
    if (const std::size_t second = third.find('|'); second != std::string::npos) {
        conditional = third.substr(second + 1);
        third.resize(second);
    }
    const View by = node.child(key);
    if (!by.valid())
        return m_they && defaultsToActor(node, key) ? "they " + base : base;
    const NounPhrase subject = selector(by);
    if (m_would)
        return subject.text + " would " + conditional;
    // "draw a card" is addressed to you; among what somebody else does it has to be said
    if (subject.you && !m_amongTheirs && node.info().sort == Sort::Verb && !parameterOf(node, key)->required)
        return base;
    return subject.text + " " + (subject.takesBase() ? base : third);
}

/// Whether it is the player who acts where the step does not say who.
bool Sentences::defaultsToActor(const View& node, std::string_view key) const
{
    const Parameter* parameter = parameterOf(node, key);
    return node.info().sort == Sort::Verb && !parameter->required && (parameter->kind == Kind::Player || key == "of");
}

std::string Sentences::argument(const View& node, std::string_view key)
{
    const Parameter* parameter = parameterOf(node, key);
    if (parameter == nullptr || !node.has(key))
        return {};
    switch (parameter->kind) {
    case Kind::Quantity:
    case Kind::Number:
        return quantity(node, key);
    case Kind::Cards:
    case Kind::Player:
    case Kind::Anyone:
        return selector(node.child(key)).text;
    case Kind::Selector: {
        const View what = node.child(key);
        if (what.is(Term::Selector) && what.child("count").is(Term::CountAll))
            return group(what, true);
        return selector(what).text;
    }
    case Kind::Zone:
        return place(node.child(key), true);
    case Kind::Condition:
        return condition(node.child(key));
    case Kind::Events:
        return when(node.children(key),
                    !node.is(Term::VerbLater) ? "when "
                        : node.flag("every")  ? "each time "
                                              : "the next time ");
    case Kind::Duration:
        return duration(node.child(key));
    case Kind::Steps:
        return steps(node.children(key), true);
    case Kind::Abilities:
        return abilities(node.children(key));
    case Kind::Limit:
        return limit(node.child(key));
    case Kind::Window:
        return window(node.child(key));
    case Kind::FieldName: {
        const FieldIndex field = m_words.game().findField(node.text(key));
        return field.valid() ? m_words.game().field(field).label : std::string(node.text(key));
    }
    case Kind::FieldWord: {
        const FieldIndex field = m_words.game().findField(node.text("field"));
        if (field.valid() && m_words.game().field(field).vocabulary.valid()) {
            for (const Word& one : m_words.game().vocabularies[m_words.game().field(field).vocabulary.value].words) {
                if (one.key == node.text(key))
                    return one.label;
            }
        }
        return std::string(node.text(key));
    }
    case Kind::Dice: {
        const View dice = node.child(key);
        const int many = dice.number("dice");
        const std::string faces = "d" + std::to_string(dice.number("faces"));
        return many == 1 ? "a " + faces : std::to_string(many) + faces;
    }
    case Kind::Word:
    case Kind::Given:
    case Kind::Measure:
        return word(node, key);
    default:
        return std::string(node.text(key));
    }
}

std::string Sentences::word(const View& node, std::string_view key)
{
    const Parameter* parameter = parameterOf(node, key);
    const FoundWord found = m_words.find(parameter->words, node.text(key));
    if (found.key.empty())
        return std::string(node.text(key));
    if (found.list == "resources" || found.list == "counters") {
        const Argument amount = node.argument("amount");
        const bool one = amount.kind == Argument::Kind::Number && amount.value == 1;
        if (amount.kind != Argument::Kind::Absent && !one)
            return m_words.plural(found.list, found.key);
    }
    // requirements have their article in their label: "ignores the Coin cost", "the attack roll"
    if (found.list == "rolls" && parameter->words.starts_with("requirements"))
        return "the " + std::string(found.label);
    return std::string(found.label);
}

std::string Sentences::ability(const View& ability)
{
    m_that = "the other one";
    m_theirs = false;
    std::string text;
    if (const std::string_view name = ability.text("name"); !name.empty())
        text = std::string(name) + ": ";
    std::vector<std::string> openings;
    const std::string_view where = ability.text("where");
    if (!where.empty() && where != "any")
        openings.push_back("while " + m_calls.self + " is "
                           + (m_words.has("positions", where)
                                  ? std::string(m_words.label("positions", where))
                                  : "in the " + std::string(m_words.label("zones", where))));
    if (const std::vector<View> events = ability.children("when"); !events.empty()) {
        about(events);
        openings.push_back(when(events, "when "));
    }
    if (const std::vector<View> events = ability.children("instead of"); !events.empty()) {
        about(events);
        std::string all;
        for (const View& one : events)
            all += (all.empty() ? "if " : " or ") + event(one, true);
        if (ability.has("if"))
            all += " and " + condition(ability.child("if"));
        if (ability.has("limit"))
            openings.push_back(limit(ability.child("limit")));
        openings.push_back(std::move(all));
    }
    const bool replaces = ability.has("instead of");
    if (ability.has("while"))
        openings.push_back("while " + condition(ability.child("while")));
    if (ability.has("limit") && !replaces)
        openings.push_back(limit(ability.child("limit")));
    if (ability.has("use"))
        openings.push_back("during " + window(ability.child("use")));
    if (ability.has("if") && !replaces)
        openings.push_back("if " + condition(ability.child("if")));
    std::string opening;
    for (const std::string& one : openings)
        opening += (opening.empty() ? "" : ", ") + one;
    std::string rest = body(ability);
    if (opening.empty())
        return text + sentence(rest);
    const bool colon = ability.has("use") && !ability.has("cost") && !rest.starts_with("you may");
    if (ability.has("target"))
        return text + sentence(opening + ": " + rest);
    return text + sentence(opening + (colon ? ": " : ", ") + (replaces ? "instead " : "") + rest);
}

std::string Sentences::body(const View& ability)
{
    std::string text;
    if (ability.has("target"))
        text = "choose " + selector(ability.child("target")).text + " as the target. ";
    if (const std::vector<View> extra = ability.children("optional cost"); !extra.empty()) {
        const bool request = isRequest(extra.front());
        const std::string clause =
            "as a further cost, you may " + std::string(request ? "" : "pay this: ") + steps(extra, true);
        text += (text.empty() ? clause + "." : sentence(clause)) + " ";
    }
    const std::vector<View> costs = ability.children("cost");
    std::string what = steps(ability.children("then"), false);
    if (!costs.empty()) {
        const std::string before = text;
        text.clear();
        const std::string cost = steps(costs, true);
        const bool optional = ability.has("use") || ability.has("when");
        const std::string pay = isRequest(costs.front()) ? cost : "pay this: " + cost;
        text += (optional ? "you may " + pay + "; if you do, " : "as a further cost, " + pay + ". ");
        text += optional ? what : sentence(what);
        return before + (before.empty() ? text : sentence(text));
    }
    return text + (text.empty() ? what : sentence(what));
}

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
        text += ": " + steps(option.children("then"), true);
    }
    return text;
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
    return !who.valid() || (selector(who).you && !m_theirs && !parameterOf(step, key)->required);
}

/// "gets +2 DEF", "gets -4 on attack rolls", "deals 10 more damage".
std::string Sentences::change(const std::string& amount, bool less, const View& node)
{
    const FoundWord found = m_words.find(parameterOf(node, "what")->words, node.text("what"));
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
    const FoundWord found = m_words.find(parameterOf(node, "what")->words, node.text("what"));
    const NounPhrase of = selector(node.child("of"));
    return of.its(std::string(found.label)) + " rises by " + quantity(expression);
}

ReadingWords readingWords(const Game& game, TypeIndex type)
{
    return type.valid() ? ReadingWords{"this " + game.type(type).label, {}} : ReadingWords{};
}

std::string readAloud(const Forest& forest, ScriptIndex script, const Game& game, const ReadingWords& words)
{
    Sentences sentences(game, words);
    std::string text;
    for (const View& one : abilities(forest, script))
        text += (text.empty() ? "" : " ") + sentences.ability(one);
    return text;
}

} // namespace muster::effects
