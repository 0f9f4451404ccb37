// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/effects/code.h"
#include "model/effects/questions.h"
#include "model/effects/view.h"
#include "model/query/matcher.h"

namespace muster::engine::code {

namespace {

using effects::View;

/// Translates the trees of one catalogue. Each function gives the index of what it added.
class Compiler {
public:
    Compiler(const Catalogue& catalogue, Code& code)
        : m_catalogue(catalogue),
          m_game(catalogue.game()),
          m_code(code) { }

    void compile()
    {
        const effects::Forest& forest = m_catalogue.effects();
        m_code.scripts.resize(forest.scripts.size());
        m_code.unread.resize(forest.scripts.size());
        for (std::uint32_t i = 0; i < m_catalogue.size(); ++i)
            m_code.typeBits.push_back(std::uint32_t(1) << m_catalogue.card(CardIndex{i}).type().value);
        for (std::size_t i = 0; i < forest.scripts.size(); ++i) {
            m_unread = &m_code.unread[i];
            m_code.scripts[i] = abilities(effects::abilities(forest, ScriptIndex{static_cast<std::uint32_t>(i)}));
        }
    }

private:
    template <class T>
    static Ref add(std::vector<T>& list, const T& value)
    {
        list.push_back(value);
        return static_cast<Ref>(list.size() - 1);
    }
    template <class T>
    static Range addAll(std::vector<T>& list, const std::vector<T>& values)
    {
        const Range range{static_cast<Ref>(list.size()), static_cast<std::int16_t>(values.size())};
        list.insert(list.end(), values.begin(), values.end());
        return range;
    }

    void cannot(std::string_view what)
    {
        if (!m_unread->empty())
            *m_unread += ", ";
        *m_unread += what;
    }

    std::uint8_t word(const std::vector<std::string>& list, std::string_view text)
    {
        const std::uint8_t found = Dialect::find(list, text);
        if (found == list.size())
            cannot(text);
        return found;
    }

    static Whose whose(const View& view)
    {
        if (view.is(Term::WhoseOwn))
            return Whose::Own;
        return view.is(Term::WhoseEnemy) ? Whose::Enemy : Whose::Anybody;
    }

    // Quantities

    Ref quantityOf(const View& owner, std::string_view key)
    {
        const effects::Argument argument = owner.argument(key);
        if (argument.kind == effects::Argument::Kind::Absent)
            return None;
        if (argument.kind == effects::Argument::Kind::Number)
            return add(m_code.quantities, Quantity{Term::QuantityNumber, static_cast<std::int16_t>(argument.value)});
        return quantity(owner.child(key));
    }

    Ref quantity(const View& view)
    {
        Quantity made;
        made.op = view.term();
        switch (made.op) {
        case Term::QuantityNumber:
            made.number = static_cast<std::int16_t>(view.number("number"));
            break;
        case Term::QuantityCount:
            made.selector = selector(view.child("what"));
            break;
        case Term::QuantityValue:
        case Term::QuantityTotal:
        case Term::QuantityPrinted:
            made.word = word(m_code.dialect.numbers, view.text("word"));
            if (view.has("of"))
                made.selector = selector(view.child("of"));
            break;
        case Term::QuantityHalf:
            made.left = quantityOf(view, "quantity");
            made.number = view.flag("up") ? 1 : 0;
            break;
        case Term::QuantityProduct:
        case Term::QuantitySum:
        case Term::QuantityDifference:
        case Term::QuantityLowest:
        case Term::QuantityHighest:
            made.left = quantityOf(view, "left");
            made.right = quantityOf(view, "right");
            break;
        case Term::QuantityUpTo:
            made.left = quantityOf(view, "quantity");
            break;
        case Term::QuantityRemembered:
            made.word = memory(view.text("name"));
            break;
        case Term::QuantityHappened: {
            made.event = event(view.child("event"));
            m_code.counted |= eventBit(m_code.events[static_cast<std::size_t>(made.event)].event);
            if (view.child("window").text("moment") != "turn")
                cannot("times, beyond this turn");
            break;
        }
        case Term::QuantityAmount:
        case Term::QuantityResult:
        case Term::QuantityNumberOf:
        case Term::QuantityEverything:
            break;
        default:
            cannot(view.info().name);
        }
        return add(m_code.quantities, made);
    }

    std::uint8_t memory(std::string_view name)
    {
        const auto found = std::find(m_names.begin(), m_names.end(), name);
        if (found != m_names.end())
            return static_cast<std::uint8_t>(found - m_names.begin());
        m_names.emplace_back(name);
        return static_cast<std::uint8_t>(m_names.size() - 1);
    }

    // Selectors

    std::uint32_t zoneBit(std::string_view key)
    {
        if (key == "play" || key == "any")
            return 0;
        return std::uint32_t(1) << word(m_code.dialect.zones, key);
    }

    Ref place(const View& view)
    {
        if (!view.valid())
            return None;
        Place made;
        made.zone = view.text("zone") == "play" ? InPlay : word(m_code.dialect.zones, view.text("zone"));
        made.whose = whose(view.child("whose"));
        made.top = view.text("at") == "top";
        made.bottom = view.text("at") == "bottom";
        if (view.has("of"))
            made.of = selector(view.child("of"));
        return add(m_code.places, made);
    }

    void noun(const View& view, Term& noun, std::uint32_t& types)
    {
        noun = view.term();
        if (noun != Term::TypeNoun && noun != Term::GroupNoun)
            return;
        for (const TypeIndex type : m_game.typesOf(view.text(noun == Term::TypeNoun ? "type" : "group")))
            types |= std::uint32_t(1) << type.value;
    }

    Ref cards(const query::Query* query)
    {
        if (query == nullptr || query->matchesEverything())
            return None;
        std::vector<std::uint8_t> fits(m_catalogue.size(), 0);
        const query::Matcher matcher(*query, m_catalogue);
        for (std::uint32_t i = 0; i < m_catalogue.size(); ++i)
            fits[i] = matcher.matches(CardIndex{i}) ? 1 : 0;
        return m_code.addSet(std::move(fits));
    }

    void state(const View& view, Selector& made)
    {
        switch (view.term()) {
        case Term::StateOpposing:
            made.states |= Opposing;
            return;
        case Term::StateAttacking:
            made.states |= Attacking;
            return;
        case Term::StateAttacked:
            made.states |= Attacked;
            return;
        case Term::StateOther:
            made.states |= Other;
            return;
        case Term::StateActive:
            made.states |= Active;
            return;
        case Term::StateStatus: {
            const std::string_view text = view.text("word");
            const bool lacks = view.flag("not");
            if (text == "face up" || text == "face down") {
                made.states |= (text == "face up") != lacks ? NeedsFaceUp : NeedsFaceDown;
                return;
            }
            const auto bit = static_cast<std::uint8_t>(1 << word(m_code.dialect.statuses, text));
            (lacks ? made.without : made.with) |= bit;
            return;
        }
        default:
            cannot(view.info().name);
        }
    }

    void relation(const View& view, Selector& made)
    {
        switch (view.term()) {
        case Term::RelationIn:
            made.place = place(view.child("place"));
            return;
        case Term::RelationOn:
            made.on = selector(view.child("card"));
            return;
        case Term::RelationOtherThan:
            made.otherThan = selector(view.child("card"));
            return;
        case Term::RelationOf:
            made.of = selector(view.child("who"));
            return;
        case Term::RelationWith:
            made.having = selector(view.child("what"));
            return;
        case Term::RelationWithout:
            made.lacking = selector(view.child("what"));
            return;
        case Term::RelationAmong:
            made.among = selector(view.child("cards"));
            return;
        case Term::RelationChosenBy:
            made.chosenBy = selector(view.child("player"));
            return;
        default:
            cannot(view.info().name);
        }
    }

    Ref selector(const View& view)
    {
        if (!view.valid())
            return None;
        Selector made;
        if (view.is(Term::Both)) {
            made.role = Term::Both;
            std::vector<Ref> parts;
            for (const View& part : view.children("selectors"))
                parts.push_back(selector(part));
            made.both = addAll(m_code.links, parts);
            return add(m_code.selectors, made);
        }
        if (!view.is(Term::Selector)) {
            made.role = view.term();
            if (made.role == Term::RoleControllerOf || made.role == Term::RoleOwnerOf)
                made.inner = selector(view.child("card"));
            if (made.role == Term::RoleRememberedCards)
                made.memory = memory(view.text("name"));
            return add(m_code.selectors, made);
        }
        const View count = view.child("count");
        made.count = count.term();
        made.number = quantityOf(count, "number");
        made.whose = whose(view.child("whose"));
        noun(view.child("noun"), made.noun, made.types);
        made.cards = cards(view.query("query"));
        for (const View& one : view.children("states"))
            state(one, made);
        for (const View& one : view.children("relations"))
            relation(one, made);
        return add(m_code.selectors, made);
    }

    // Conditions, times, events

    Ref condition(const View& view)
    {
        if (!view.valid())
            return None;
        Condition made;
        made.op = view.term();
        made.negated = view.flag("not");
        switch (made.op) {
        case Term::ConditionAllOf:
        case Term::ConditionAnyOf:
        case Term::ConditionNotThat: {
            std::vector<Ref> parts;
            for (const View& part : view.all())
                parts.push_back(condition(part));
            made.links = addAll(m_code.links, parts);
            made.negated = false;
            break;
        }
        case Term::ConditionCompare: {
            made.left = quantityOf(view, "left");
            made.right = quantityOf(view, "right");
            const std::string_view sign = view.text("sign");
            made.sign = sign == "=" ? 2 : sign == "!=" ? 5 : sign == "<" ? 1 : sign == "<=" ? 3 : sign == ">" ? 4 : 6;
            break;
        }
        case Term::ConditionExists:
        case Term::ConditionNoneExists:
        case Term::ConditionAtLeast:
        case Term::ConditionAtMost:
        case Term::ConditionExactly:
            made.who = selector(view.child("what"));
            made.left = quantityOf(view, "number");
            break;
        case Term::ConditionHasStatus: {
            made.who = selector(view.child("who"));
            const std::string_view text = view.text("word");
            made.word = Dialect::find(m_code.dialect.statuses, text);
            if (text == "face up" || text == "face down" || text == "attacking" || text == "attacked") {
                made.word = text == "face up" ? FaceUpWord
                    : text == "face down"     ? FaceDownWord
                    : text == "attacking"     ? AttackingWord
                                              : AttackedWord;
            } else if (made.word == m_code.dialect.statuses.size()) {
                cannot(text);
            }
            break;
        }
        case Term::ConditionMatches: {
            made.who = selector(view.child("who"));
            if (view.has("noun")) {
                Term term = Term::CardNoun;
                noun(view.child("noun"), term, made.types);
            }
            made.cards = cards(view.query("query"));
            break;
        }
        case Term::ConditionIsIn:
            made.who = selector(view.child("who"));
            made.place = place(view.child("place"));
            break;
        case Term::ConditionIsSame:
            made.who = selector(view.child("who"));
            made.other = selector(view.child("other"));
            break;
        case Term::ConditionIsAttachedTo:
            made.who = selector(view.child("who"));
            made.other = selector(view.child("to"));
            break;
        case Term::ConditionHas:
            made.who = selector(view.child("who"));
            made.other = selector(view.child("what"));
            break;
        case Term::ConditionShares: {
            made.who = selector(view.child("who"));
            made.other = selector(view.child("with"));
            const std::string_view field = view.text("field");
            made.field = field == "name" ? Ref(-2)
                : field == "type"        ? Ref(-3)
                                         : static_cast<Ref>(m_game.findField(field).value);
            break;
        }
        case Term::ConditionDuring: {
            const View when = view.child("when");
            made.whose = whose(when.child("whose"));
            made.moment = word(m_code.dialect.moments, when.text("moment"));
            break;
        }
        default:
            cannot(view.info().name);
        }
        return add(m_code.conditions, made);
    }

    Ref duration(const View& view)
    {
        if (!view.valid())
            return None;
        Duration made;
        made.op = view.term();
        switch (made.op) {
        case Term::DurationThis:
        case Term::DurationUntil:
        case Term::DurationFor:
            made.moment = word(m_code.dialect.moments, view.text("moment"));
            made.whose = whose(view.child("whose"));
            made.end = view.flag("end");
            made.next = view.flag("next");
            made.number = static_cast<std::int16_t>(view.number("number", 1));
            break;
        case Term::DurationRestOfGame:
            break;
        default:
            cannot(view.info().name);
        }
        return add(m_code.durations, made);
    }

    EventPattern eventPattern(const View& view)
    {
        EventPattern made;
        made.event = view.term();
        if (made.event == Term::EventStarts || made.event == Term::EventEnds) {
            const View when = view.child("subject");
            made.whose = whose(when.child("whose"));
            made.moment = word(m_code.dialect.moments, when.text("moment"));
            return made;
        }
        if (made.event == Term::EventAsSoonAs) {
            cannot("as soon as");
            return made;
        }
        if (view.has("subject"))
            made.subject = selector(view.child("subject"));
        for (const std::string_view key : {"object", "by", "to", "from", "of"}) {
            if (!view.has(key))
                continue;
            if (view.argument(key).kind == effects::Argument::Kind::Text) {
                wordOf(made, view.text(key));
            } else if (view.child(key).is(Term::Place)) {
                made.place = place(view.child(key));
            } else {
                made.object = selector(view.child(key));
            }
        }
        return made;
    }

    /// The word of "becomes bleeding", "tries to retreat", "gains blood card", "rolls attack roll".
    void wordOf(EventPattern& made, std::string_view text)
    {
        const Dialect& dialect = m_code.dialect;
        switch (made.event) {
        case Term::EventBecomes:
        case Term::EventStopsBeing:
            made.word = word(dialect.statuses, text);
            return;
        case Term::EventTriesTo:
        case Term::EventManagesTo:
        case Term::EventFailsTo:
            made.word = word(dialect.actions, text);
            return;
        default:
            made.word = word(dialect.numbers, text);
        }
    }

    Ref event(const View& view) { return add(m_code.events, eventPattern(view)); }

    Range events(const std::vector<View>& views)
    {
        std::vector<EventPattern> made;
        for (const View& view : views)
            made.push_back(eventPattern(view));
        return addAll(m_code.events, made);
    }

    // Steps

    Range steps(const std::vector<View>& views)
    {
        std::vector<Step> made;
        for (const View& view : views)
            made.push_back(step(view));
        return addAll(m_code.steps, made);
    }

    /// Whether nothing in these steps touches the card itself or its own side, so that a player may leave them out.
    static bool harmless(const View& roll)
    {
        bool harm = false;
        effects::walk(roll, [&](const View& node) {
            const bool own = node.is(Term::RoleSelf) || node.is(Term::RoleYou) || node.is(Term::WhoseOwn)
                || node.is(Term::RoleHolder);
            harm = harm || own;
            return !harm;
        });
        return !harm;
    }

    Step step(const View& view)
    {
        Step made;
        made.verb = view.term();
        made.amount = quantityOf(view, "amount");
        made.extra = view.flag("extra");
        made.exact = view.flag("exact");
        made.shown = view.flag("shown");
        if (view.has("remember"))
            made.memory = static_cast<std::int8_t>(memory(view.text("remember")));
        if (view.has("by"))
            made.by = selector(view.child("by"));
        if (view.has("lasts"))
            made.duration = duration(view.child("lasts"));
        const Dialect& dialect = m_code.dialect;
        const auto nodes = [&](std::string_view key) { return view.children(key); };
        switch (made.verb) {
        case Term::VerbDamage:
            made.to = selector(view.child("to"));
            made.word2 = view.has("kind") ? word(dialect.damageKinds, view.text("kind")) : 0xff;
            made.what = selector(view.child("from"));
            if (view.flag("split"))
                cannot("split");
            break;
        case Term::VerbHeal:
            made.to = selector(view.child("of"));
            break;
        case Term::VerbAdd:
        case Term::VerbSet:
            made.word = word(dialect.numbers, view.text("what"));
            made.to = selector(view.child("of"));
            if (made.verb == Term::VerbSet)
                made.amount = quantityOf(view, "to");
            break;
        case Term::VerbGain:
        case Term::VerbLose:
        case Term::VerbPay:
            made.word = word(dialect.numbers, view.text("what"));
            made.to = selector(view.child("of"));
            break;
        case Term::VerbInflict:
            made.word = word(dialect.statuses, view.text("what"));
            made.to = selector(view.child("on"));
            break;
        case Term::VerbCure: {
            const std::string_view text = view.text("what");
            made.word = text == "all" ? 0xff : text == "one" ? 0xfe : word(dialect.statuses, text);
            made.to = selector(view.child("of"));
            break;
        }
        case Term::VerbGive:
            if (!view.text("what").empty())
                cannot(view.text("what"));
            made.abilities = abilities(nodes("what"));
            made.to = selector(view.child("to"));
            break;
        case Term::VerbDisable:
            made.to = selector(view.child("what"));
            break;
        case Term::VerbForbid:
        case Term::VerbAllow:
            made.word = word(dialect.actions, view.text("action"));
            made.what = selector(view.child("what"));
            made.to = selector(view.child("of"));
            if (view.has("on") || view.has("times"))
                cannot("on, times");
            break;
        case Term::VerbIgnore:
            made.word = word(dialect.requirements, view.text("what"));
            made.to = selector(view.child("of"));
            break;
        case Term::VerbPerform:
            made.word = word(dialect.actions, view.text("action"));
            made.word2 = view.has("without") ? word(dialect.requirements, view.text("without")) : 0xff;
            break;
        case Term::VerbNegate:
        case Term::VerbKeep:
        case Term::VerbReveal:
        case Term::VerbLookAt:
        case Term::VerbDiscard:
        case Term::VerbDestroy:
        case Term::VerbPick:
            made.what = selector(view.child("what"));
            break;
        case Term::VerbDraw:
            if (view.has("from"))
                cannot("draw from");
            break;
        case Term::VerbSearch:
            made.what = selector(view.child("what"));
            made.from = place(view.child("from"));
            made.place = place(view.child("to"));
            break;
        case Term::VerbMove:
            made.what = selector(view.child("what"));
            made.place = place(view.child("to"));
            if (view.has("as") || view.has("shuffled") || view.has("under"))
                cannot("as, shuffled, under");
            break;
        case Term::VerbReturn:
            made.what = selector(view.child("what"));
            break;
        case Term::VerbAttach:
            made.what = selector(view.child("what"));
            made.to = selector(view.child("to"));
            break;
        case Term::VerbSwitch:
            made.what = selector(view.child("what"));
            made.to = selector(view.child("with"));
            break;
        case Term::VerbShuffle:
            made.place = place(view.child("what"));
            break;
        case Term::VerbMay:
            made.steps = steps(nodes("steps"));
            made.cost = steps(nodes("cost"));
            made.otherwise = steps(nodes("otherwise"));
            break;
        case Term::VerbIf:
            made.condition = condition(view.child("condition"));
            made.steps = steps(nodes("then"));
            made.otherwise = steps(nodes("otherwise"));
            break;
        case Term::VerbForEach:
            made.what = selector(view.child("what"));
            made.steps = steps(nodes("then"));
            break;
        case Term::VerbRepeat:
            made.amount = quantityOf(view, "times");
            made.steps = steps(nodes("then"));
            break;
        case Term::VerbChoose: {
            std::vector<Branch> options;
            for (const View& option : nodes("options")) {
                if (option.has("if"))
                    cannot("if of an option");
                options.push_back({0, 0, steps(option.children("then"))});
            }
            made.branches = addAll(m_code.branches, options);
            if (view.has("count"))
                cannot("count of choose");
            break;
        }
        case Term::VerbRoll: {
            const View dice = view.child("dice");
            made.dice = static_cast<std::uint8_t>(dice.number("dice"));
            made.faces = static_cast<std::uint8_t>(dice.number("faces"));
            made.harmless = harmless(view);
            std::vector<Branch> options;
            for (const View& one : nodes("branches"))
                options.push_back(branch(one));
            made.branches = addAll(m_code.branches, options);
            made.otherwise = steps(nodes("otherwise"));
            made.countsSuccesses = view.has("success");
            if (made.countsSuccesses)
                made.success = branch(view.child("success"));
            break;
        }
        case Term::VerbNote:
        case Term::VerbPrevent:
        case Term::VerbAmountBecomes:
        case Term::VerbLetItHappen:
            break;
        default:
            cannot(view.info().name);
        }
        return made;
    }

    Branch branch(const View& view)
    {
        Branch made;
        made.lowest = static_cast<std::int16_t>(view.number("lowest", -0x7fff));
        made.highest = static_cast<std::int16_t>(view.number("highest", 0x7fff));
        made.steps = steps(view.children("then"));
        return made;
    }

    Range abilities(const std::vector<View>& views)
    {
        std::vector<Ability> made;
        for (const View& view : views) {
            const std::vector<std::string> outer = std::move(m_names);
            m_names = outer; // a given ability may use what the giving one remembers
            Ability one;
            one.node = view.index();
            one.kind = view.has("when")  ? Ability::When
                : view.has("while")      ? Ability::While
                : view.has("use")        ? Ability::Uses
                : view.has("instead of") ? Ability::Instead
                                         : Ability::Plays;
            if (view.has("where"))
                one.where = zoneBit(view.text("where"));
            one.events = events(view.children(one.kind == Ability::Instead ? "instead of" : "when"));
            for (int i = 0; i < one.events.count; ++i)
                one.awaits |= eventBit(m_code.events[static_cast<std::size_t>(one.events.first + i)].event);
            one.whileHolds = condition(view.child("while"));
            effects::walk(view.child("while"), [&](const View& node) {
                one.asksNumbers = one.asksNumbers || node.is(Term::ConditionCompare);
                return true;
            });
            one.onlyIf = condition(view.child("if"));
            if (view.has("use"))
                one.turn = whose(view.child("use").child("whose"));
            one.target = selector(view.child("target"));
            if (view.has("limit")) {
                const View limit = view.child("limit");
                one.limit = static_cast<std::uint8_t>(limit.number("times"));
                one.byName = limit.flag("by name");
                one.wholeGame = limit.text("per") == "game";
            }
            one.cost = steps(view.children("cost"));
            one.steps = steps(view.children("then"));
            if (m_names.size() > mostNames)
                cannot("more than four remembered names");
            m_names = outer;
            made.push_back(one);
        }
        return addAll(m_code.abilities, made);
    }

    static constexpr std::size_t mostNames = 4;

    const Catalogue& m_catalogue;
    const Game& m_game;
    Code& m_code;
    std::string* m_unread = nullptr;
    std::vector<std::string> m_names;
};

void append(std::vector<std::string>& list, const Game& game, std::string_view words)
{
    if (const Vocabulary* found = game.findEffectWords(words)) {
        for (const Word& word : found->words)
            list.push_back(word.key);
    }
}

} // namespace

Dialect::Dialect(const Game& game)
{
    append(zones, game, "zones");
    for (const Field& field : game.fields) {
        if (field.stat)
            numbers.push_back(field.key);
    }
    for (const std::string_view list : {"measures", "rolls", "resources", "counters"})
        append(numbers, game, list);
    append(statuses, game, "statuses");
    append(actions, game, "actions");
    append(requirements, game, "requirements");
    append(requirements, game, "rolls");
    append(damageKinds, game, "damage kinds");
    moments = {"turn", "round", "attack", "game"};
    append(moments, game, "moments");
}

std::uint8_t Dialect::find(const std::vector<std::string>& list, std::string_view word)
{
    return static_cast<std::uint8_t>(std::find(list.begin(), list.end(), word) - list.begin());
}

Code::Code(const Catalogue& catalogue) : dialect(catalogue.game())
{
    Compiler(catalogue, *this).compile();
    prepareStates();
}

Ref Code::addSet(std::vector<std::uint8_t> cards)
{
    const auto found = std::find(cardSets.begin(), cardSets.end(), cards);
    if (found != cardSets.end())
        return static_cast<Ref>(found - cardSets.begin());
    cardSets.push_back(std::move(cards));
    return static_cast<Ref>(cardSets.size() - 1);
}

} // namespace muster::engine::code
