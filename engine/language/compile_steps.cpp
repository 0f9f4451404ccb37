// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an ability, verb by verb.
#include "engine/language/compiler.h"

namespace muster::engine::code {

Range Compiler::steps(const std::vector<View>& views)
{
    std::vector<Step> made;
    made.reserve(views.size());
    for (const View& view : views) {
        Step one = step(view);
        if (one.verb != Term::None) // what is not compiled has been reported, and does nothing
            made.push_back(one);
    }
    return addAll(m_code.steps, made);
}

namespace {

/// Whether a step notes the cards or the number that it is about.
bool remembers(Term verb)
{
    switch (verb) {
    case Term::VerbHeal:
    case Term::VerbInflict:
    case Term::VerbCure:
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbMove:
    case Term::VerbReturn:
    case Term::VerbReveal:
    case Term::VerbLookAt:
    case Term::VerbPlay:
    case Term::VerbPick:
    case Term::VerbSwitch:
    case Term::VerbSearch:
    case Term::VerbAttach:
    case Term::VerbRoll:
    case Term::VerbNote:
        return true;
    default:
        return false;
    }
}

} // namespace

Step Compiler::step(const View& view)
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
        made.on = selector(view.child("on"));
        made.amount = quantityOf(view, "times");
        break;
    case Term::VerbIgnore:
        made.word = word(dialect.requirements, view.text("what"));
        made.to = selector(view.child("of"));
        if (view.has("for"))
            cannot("for");
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
    case Term::VerbPlay:
        made.what = selector(view.child("what"));
        made.on = selector(view.child("on"));
        made.word = view.has("without") ? word(dialect.requirements, view.text("without")) : std::uint8_t(0xff);
        for (const std::string_view key : {"under", "as"}) {
            if (view.has(key))
                cannot(key);
        }
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
        return {};
    }
    if (made.memory >= 0 && !remembers(made.verb))
        cannot("remember of " + std::string(view.info().name));
    return made;
}

Branch Compiler::branch(const View& view)
{
    Branch made;
    made.lowest = static_cast<std::int16_t>(view.number("lowest", -0x7fff));
    made.highest = static_cast<std::int16_t>(view.number("highest", 0x7fff));
    made.steps = steps(view.children("then"));
    return made;
}

Range Compiler::abilities(const std::vector<View>& views)
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

} // namespace muster::engine::code
