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
    case Term::VerbDetach:
    case Term::VerbRoll:
    case Term::VerbNote:
    case Term::VerbLose:
    case Term::VerbPay:
        return true;
    default:
        return false;
    }
}

} // namespace

/// In what state cards arrive; 0xff where nothing is said.
std::uint8_t Compiler::arrival(const View& view)
{
    if (!view.has("as"))
        return 0xff;
    const std::string_view text = view.text("as");
    if (text == "face up" || text == "face down")
        return text == "face up" ? FaceUpWord : FaceDownWord;
    return static_cast<std::uint8_t>(FirstState + word(m_code.dialect.states, text));
}

/// A field of words, by its index; the number of the word it becomes is in `given`.
Ref Compiler::fieldOf(const View& view) const { return static_cast<Ref>(m_game.findField(view.text("field")).value); }

Step Compiler::step(const View& view)
{
    Step made;
    made.verb = view.term();
    made.amount = quantityOf(view, "amount");
    made.extra = view.flag("extra");
    made.exact = view.flag("exact");
    made.shown = view.flag("shown");
    made.shuffled = view.flag("shuffled");
    if (view.has("remember"))
        made.memory = static_cast<std::int8_t>(memory(view.text("remember")));
    if (view.has("by"))
        made.by = selector(view.child("by"));
    if (view.has("lasts"))
        made.duration = duration(view.child("lasts"));
    if (view.has("under"))
        made.under = selector(view.child("under"));
    made.as = arrival(view);
    if (made.verb < Term::VerbDraw)
        made = valueVerb(view, made);
    else if (made.verb < Term::VerbMay)
        made = cardVerb(view, made);
    else
        made = flowVerb(view, made);
    if (made.memory >= 0 && !remembers(made.verb))
        cannot("remember of " + std::string(view.info().name));
    return made;
}

/// Verbs that change numbers, statuses and permissions.
Step Compiler::valueVerb(const View& view, Step made)
{
    const Dialect& dialect = m_code.dialect;
    const auto state = [&](std::string_view text) {
        return text == "face up"  ? std::uint8_t(FaceUpWord)
            : text == "face down" ? std::uint8_t(FaceDownWord)
                                  : static_cast<std::uint8_t>(FirstState + word(dialect.states, text));
    };
    switch (made.verb) {
    case Term::VerbDamage:
        made.to = selector(view.child("to"));
        made.word2 = view.has("kind") ? word(dialect.damageKinds, view.text("kind")) : 0xff;
        made.what = selector(view.child("from"));
        made.split = view.flag("split");
        break;
    case Term::VerbHeal:
        made.to = selector(view.child("of"));
        break;
    case Term::VerbAdd:
    case Term::VerbSet:
    case Term::VerbSwap:
        made.word = word(dialect.numbers, view.text("what"));
        made.to = selector(view.child("of"));
        if (made.verb == Term::VerbSet)
            made.amount = quantityOf(view, "to");
        if (made.verb == Term::VerbSwap)
            made.word2 = word(dialect.numbers, view.text("with"));
        break;
    case Term::VerbCopy:
        if (view.text("what") == "abilities" || view.text("what") == "everything") {
            cannot("copy " + std::string(view.text("what")));
            made.verb = Term::None;
            break;
        }
        // A number that is taken over is set to that of the other card.
        made.verb = Term::VerbSet;
        made.word = word(dialect.numbers, view.text("what"));
        made.to = selector(view.child("of"));
        made.source = selector(view.child("from"));
        {
            Quantity of;
            of.op = Term::QuantityValue;
            of.word = made.word;
            of.selector = made.source;
            made.amount = add(m_code.quantities, of);
        }
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
    case Term::VerbTurn:
        made.what = selector(view.child("what"));
        made.word = state(view.text("to"));
        made.amount = quantityOf(view, "steps");
        break;
    case Term::VerbGive:
        made.word = 0xff;
        if (!view.text("what").empty())
            made.word = static_cast<std::uint8_t>(word(dialect.states, view.text("what")));
        else
            made.abilities = abilities(view.children("what"));
        made.to = selector(view.child("to"));
        break;
    case Term::VerbDisable:
        made.to = selector(view.child("what"));
        break;
    case Term::VerbForbid:
    case Term::VerbAllow:
    case Term::VerbForce:
        made.word = word(dialect.actions, view.text("action"));
        made.what = selector(view.child("what"));
        made.to = selector(view.child("of"));
        made.on = selector(view.child("on"));
        made.amount = quantityOf(view, "times");
        if (const std::string_view per = view.text("per"); !per.empty() && per != "turn") // as the rules count
            cannot("per " + std::string(per));
        break;
    case Term::VerbIgnore:
        made.word = word(dialect.requirements, view.text("what"));
        made.to = selector(view.child("of"));
        if (view.has("for"))
            made.what = selector(view.child("for"));
        break;
    case Term::VerbPerform:
        made.word = word(dialect.actions, view.text("action"));
        made.word2 = view.has("without") ? word(dialect.requirements, view.text("without")) : 0xff;
        made.what = selector(view.child("what"));
        made.on = selector(view.child("on"));
        break;
    case Term::VerbAttack:
        made.on = selector(view.child("on"));
        made.word2 = view.has("kind") ? word(dialect.damageKinds, view.text("kind")) : 0xff;
        break;
    case Term::VerbChange: {
        made.word = static_cast<std::uint8_t>(fieldOf(view));
        made.to = selector(view.child("of"));
        const Field& field = m_game.field(m_game.findField(view.text("field")));
        const WordIndex found =
            field.vocabulary.valid() ? m_catalogue.findWord(field.vocabulary, view.text("to")) : WordIndex();
        if (!found.valid())
            cannot("change to " + std::string(view.text("to")));
        made.given = static_cast<Ref>(found.value);
        break;
    }
    case Term::VerbReplaceAbility:
        made.word = word(dialect.slots, view.text("slot"));
        made.abilities = abilities(view.children("with"));
        made.to = selector(view.child("of"));
        break;
    case Term::VerbControl:
    case Term::VerbNegate:
    case Term::VerbKeep:
        made.what = selector(view.child("what"));
        break;
    default:
        cannot(view.info().name);
        made.verb = Term::None;
    }
    return made;
}

/// Verbs that move cards and show them.
Step Compiler::cardVerb(const View& view, Step made)
{
    const Dialect& dialect = m_code.dialect;
    switch (made.verb) {
    case Term::VerbReveal:
    case Term::VerbLookAt:
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbReturn:
    case Term::VerbDetach:
        made.what = selector(view.child("what"));
        break;
    case Term::VerbDraw:
        made.from = place(view.child("from"));
        break;
    case Term::VerbPlay:
        made.what = selector(view.child("what"));
        made.on = selector(view.child("on"));
        made.word = view.has("without") ? word(dialect.requirements, view.text("without")) : std::uint8_t(0xff);
        break;
    case Term::VerbSearch:
        made.what = selector(view.child("what"));
        made.from = place(view.child("from"));
        made.place = place(view.child("to"));
        break;
    case Term::VerbMove:
        made.what = selector(view.child("what"));
        made.place = place(view.child("to"));
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
    case Term::VerbCreate: {
        made.what = selector(view.child("what"));
        const Selector& what = m_code.selector(made.what);
        if (what.role != Term::None || what.cards == None)
            cannot("create of anything but a described card");
        made.place = place(view.child("to"));
        break;
    }
    default:
        cannot(view.info().name);
        made.verb = Term::None;
    }
    return made;
}

/// Verbs of order, choice, dice and time.
Step Compiler::flowVerb(const View& view, Step made)
{
    const Dialect& dialect = m_code.dialect;
    const auto nodes = [&](std::string_view key) { return view.children(key); };
    switch (made.verb) {
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
        for (const View& option : nodes("options"))
            options.push_back({0, 0, steps(option.children("then")), condition(option.child("if")), option.index()});
        made.branches = addAll(m_code.branches, options);
        made.amount = quantityOf(view, "count");
        break;
    }
    case Term::VerbLater:
        made.extra = view.flag("every");
        made.events = events(nodes("event"));
        for (int i = 0; i < made.events.count; ++i)
            m_code.delayedEvents |= eventBit(m_code.events[static_cast<std::size_t>(made.events.first + i)].event);
        made.steps = steps(nodes("then"));
        break;
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
    case Term::VerbPick:
        made.what = selector(view.child("what"));
        break;
    case Term::VerbSkip:
    case Term::VerbAnother:
    case Term::VerbEnd:
        made.word = word(dialect.moments, view.text("what"));
        break;
    case Term::VerbWin:
        made.to = selector(view.child("who"));
        break;
    case Term::VerbRedirect:
        made.to = selector(view.child("to"));
        break;
    case Term::VerbNote:
    case Term::VerbPrevent:
    case Term::VerbAmountBecomes:
    case Term::VerbLetItHappen:
        break;
    default:
        cannot(view.info().name);
        return {};
    }
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
        for (int i = 0; i < one.events.count; ++i) {
            const EventPattern& pattern = m_code.events[static_cast<std::size_t>(one.events.first + i)];
            one.awaits |= eventBit(pattern.event);
            one.times |= timeBit(eventNumber(pattern.event), pattern.moment);
        }
        one.whileHolds = condition(view.child("while"));
        effects::walk(view.child("while"), [&](const View& node) {
            one.asksNumbers = one.asksNumbers || node.is(Term::ConditionCompare);
            return true;
        });
        one.onlyIf = condition(view.child("if"));
        if (view.has("use")) {
            const View when = view.child("use");
            one.turn = whose(when.child("whose"));
            one.moment = word(m_code.dialect.moments, when.text("moment"));
        }
        one.target = selector(view.child("target"));
        if (view.has("limit")) {
            const View limit = view.child("limit");
            one.limit = static_cast<std::uint8_t>(limit.number("times"));
            one.byName = limit.flag("by name");
            one.wholeGame = limit.text("per") == "game";
        }
        one.cost = steps(view.children("cost"));
        one.optionalCost = steps(view.children("optional cost"));
        one.steps = steps(view.children("then"));
        if (m_names.size() > mostNames)
            cannot("more than four remembered names");
        m_names = outer;
        made.push_back(one);
    }
    return addAll(m_code.abilities, made);
}

} // namespace muster::engine::code
