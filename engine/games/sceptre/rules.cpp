// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/rules.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <map>

#include "model/effects/questions.h"

namespace muster::engine::sceptre {

using effects::Term;

namespace {

using Sight = ZoneKind::Sight;

/// The arena is what lies in play: combat position, garrison, Traps, Gate and Exterior of each player, and the Arena card,
/// with everything attached (SCE-4a, SCE-16b): the zone counts, not the card type (SCE-4b). Texts that ask for Champions there
/// mean those of both (SCE-21h, SCE-27d). And Actions beside the discard pile (SCE-Q38).
constexpr ZoneKind zoneKinds[] = {
    {"deck", Sight::Nobody, false, false, true},            // SCE-5a
    {"hand", Sight::Owner},                                 // SCE-5b
    {"discard pile", Sight::All, false, false, true, true}, // SCE-19b, SCE-19c
    {"blood pile", Sight::Nobody, false, false, true},      // SCE-6b
    {"combat", Sight::All, true},                           // SCE-14b
    {"garrison", Sight::Owner, true},                       // SCE-10a
    {"trap row", Sight::Owner, true, false, true},          // SCE-13a, SCE-25h
    {"gate slot", Sight::All, true},                        // SCE-28a, SCE-27a
    {"arena slot", Sight::All, true, true},                 // SCE-26b, SCE-26c
    {"beside the discard pile", Sight::All, true},          // SCE-22e
};
static_assert(std::size(zoneKinds) == Zones);

constexpr std::string_view types[] = {"champion", "squire",   "action", "equipment", "trap",
                                      "arena",    "exterior", "gate",   "coin"};

/// Whether an effect takes HP away without damage.
bool takesHp(const code::Code& code, const code::Step& step, std::uint8_t hp)
{
    if (step.word != hp || (step.verb != Term::VerbAdd && step.verb != Term::VerbSet))
        return false;
    const code::Quantity& amount = code.quantities[static_cast<std::size_t>(step.amount)];
    return step.verb == Term::VerbSet || amount.op != Term::QuantityNumber || amount.number < 0;
}

} // namespace

Rules::Rules(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
             std::span<const std::uint8_t> inUse)
    : CardRules(catalogue, inUse, zoneKinds)
{
    if (m_code.tooLarge)
        return; // nothing can be looked up in it

    readWords();
    readSwitches(options);
    noteLastingHarm();
    noteHarmlessRolls();
    noteHarm();
    m_printed.resize(catalogue.size());
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        if (inUse.empty() || inUse[i] != 0)
            readCard(static_cast<std::uint16_t>(i));
    }
    finish();
    widenMetals();
    lowersHp = std::any_of(m_code.steps.begin(), m_code.steps.end(),
                           [&](const code::Step& step) { return takesHp(m_code, step, words.hp); });
}

void Rules::readWords()
{
    words.hp = number("hp");
    words.def = number("def");
    words.skl = number("skl");
    words.spd = number("spd");
    words.damageDealt = number("damage dealt");
    words.damageTaken = number("damage taken");
    words.coinsNeeded = number("coins needed");
    words.squiresNeeded = number("squires needed");
    words.attackRoll = number("attack roll");
    words.retreatRoll = number("retreat roll");
    words.effectRoll = number("effect roll");
    words.damageRoll = number("damage roll");
    words.bloodCard = number("blood card");
    words.actAttack = action("attack");
    words.actRetreat = action("retreat");
    words.actPlay = action("play");
    words.actAttach = action("attach");
    words.actUse = action("use");
    words.actTarget = action("target");
    words.needAttackRoll = requirement("attack roll");
    words.needRetreatRoll = requirement("retreat roll");
    words.needCoins = requirement("coins");
    words.needSquires = requirement("squires");
    words.needCost = requirement("cost");
    words.needOrigin = requirement("origin");
    words.attackDamage = damageKind("attack");
    words.fixedDamage = damageKind("fixed");
    assert(m_code.dialect.statuses[Disarmed] == "disarmed");
    for (std::size_t i = 0; i < std::size(types); ++i)
        assert(type(types[i]) == i);
}

void Rules::readSwitches(const std::map<std::string, std::string>& options)
{
    for (const auto& [key, value] : options) {
        if (key == "skl_use")
            switches.skill = value == "damage" ? Switches::ToDamage
                : value == "card_text_only"    ? Switches::OnlyByText
                                               : Switches::ToAttackRoll;
        else if (key == "trap_triggers")
            switches.manualTraps = value == "manual";
        else if (key == "turn_limit")
            std::from_chars(value.data(), value.data() + value.size(), switches.turnLimit);
    }
}

namespace {

Coins coinsOf(std::span<const std::int32_t> metals)
{
    Coins coins;
    for (const std::int32_t metal : metals)
        coins.add(static_cast<Metal>(metal));
    return coins;
}

/// What a state depends on, or a condition under which a text works at all.
bool readsGarrison(const effects::View& ability, code::Ability::Kind kind)
{
    bool found = false;
    effects::walk(kind == code::Ability::While ? ability : ability.child("if"), [&](const effects::View& node) {
        const bool reads = node.is(Term::QuantityValue) || node.is(Term::QuantityTotal)
            || node.is(Term::ConditionShares) || (node.is(Term::Selector) && node.query("query") != nullptr);
        if (reads) {
            effects::walk(node, [&](const effects::View& inner) {
                found = found || (inner.is(Term::Place) && inner.text("zone") == "garrison");
                return true;
            });
        }
        return true;
    });
    return found;
}

} // namespace

void Rules::readCard(std::uint16_t definition)
{
    const Card card = m_catalogue.card(CardIndex{definition});
    const Record record = card.record();
    Facts& facts = m_printed[definition];
    const auto number = [&](const Record& of, std::string_view key) {
        return static_cast<std::int16_t>(of.number(field(key)).value_or(0));
    };
    const auto word = [&](const Record& of, std::string_view key) {
        const WordIndex found = of.word(field(key));
        return static_cast<std::int16_t>(found.valid() ? static_cast<int>(found.value) : -1);
    };
    const auto script = [&](const Record& of) {
        const ScriptIndex found = of.effects(field("does"));
        return found.valid() ? m_code.scripts[found.value] : code::Range{};
    };
    facts.type = static_cast<Type>(card.type().value);
    facts.cavalry = word(record, "class") == 1;
    facts.origin = word(record, "origin");
    facts.requires_ = word(record, "requires");
    facts.hp = number(record, "hp"); // SCE-2b
    facts.def = number(record, "def");
    facts.skl = number(record, "skl");
    facts.spd = number(record, "spd");
    facts.slot = static_cast<std::uint8_t>(std::max<int>(0, word(record, "slot"))); // SCE-24a
    facts.onSquire = record.flag(field("on-squire"));
    if (facts.type == Type::Coin)
        facts.metal = static_cast<Metal>(word(record, "metal"));
    facts.cost = coinsOf(record.words(field("cost")));
    costsElsewhere = costsElsewhere
        || (facts.cost.total() > 0 && facts.type != Type::Action && facts.type != Type::Equipment
            && facts.type != Type::Exterior);
    facts.does = script(record);
    if (facts.type == Type::Champion) {
        for (const Record& ability : card.parts(field("ability"))) { // one, or none of a card for a trial
            const auto where = word(ability, "where");
            facts.where = static_cast<std::uint8_t>(where == 0 ? 1 : where == 1 ? 2 : 3);
            facts.ability = script(ability);
            facts.abilityName = std::string(ability.text(field("name")));
        }
        const std::vector<Record> attacks = card.parts(field("attacks")); // SCE-33a: two, and the one Ability
        for (std::size_t i = 0; i < 2; ++i) {
            Attack& attack = facts.attacks[i];
            attack.coins = coinsOf(attacks[i].words(field("coins")));
            attack.damage = number(attacks[i], "damage");
            attack.multiple = static_cast<std::uint8_t>(number(attacks[i], "multiple"));
            attack.threshold = static_cast<std::uint8_t>(number(attacks[i], "threshold"));
            attack.noRoll = attacks[i].flag(field("no-roll"));
            attack.does = script(attacks[i]);
            attack.name = std::string(attacks[i].text(field("name")));
        }
    } else if (facts.type == Type::Squire) {
        facts.innate = script(card.parts(field("innate")).front()); // SCE-36b
        facts.matching = script(card.parts(field("matching")).front());
    }
    readTexts(card, facts);
}

/// What its texts may do at all.
void Rules::readTexts(const Card& card, Facts& facts)
{
    for (const code::Range& range : {facts.does, facts.ability, facts.innate, facts.matching}) {
        for (const code::Ability& ability : m_code.abilitiesOf(range)) {
            const bool lasts = ability.kind == code::Ability::While;
            const bool used = ability.kind == code::Ability::Uses;
            facts.used = facts.used || used;
            facts.respondsAnytime = facts.respondsAnytime || (used && ability.turn != code::Whose::Own);
            facts.passiveGarrison = facts.passiveGarrison
                || (facts.type == Type::Squire && reachesOthers(ability)) // SCE-11h
                || (lasts && (facts.where & 2) != 0 && facts.ability.contains(m_code.refOf(ability)));
            facts.readsGarrison = facts.readsGarrison
                || ((lasts || used)
                    && sceptre::readsGarrison(effects::View(m_catalogue.effects(), ability.node), ability.kind));
            if (!lasts)
                continue;
            const code::Range effects = m_code.states[static_cast<std::size_t>(ability.state)].effects;
            for (int e = 0; e < effects.count; ++e)
                facts.statesChangeHp = facts.statesChangeHp
                    || m_code.effects[static_cast<std::size_t>(effects.first + e)].word == words.hp;
        }
        facts.mayUnlockAttacks = facts.mayUnlockAttacks || mayUnlockAttacks(range);
    }
    const auto says = [&](Term verb) {
        const auto& scripts = card.scripts();
        return std::any_of(scripts.begin(), scripts.end(),
                           [&](ScriptIndex one) { return !effects::find(m_catalogue.effects(), one, verb).empty(); });
    };
    anyGiven = anyGiven || says(Term::VerbGive);
    facts.findsCards = says(Term::VerbDraw) || says(Term::VerbSearch);
}

/// Besides what its text says, an Ability of a Champion depends on whether it is face up (SCE-Q70), Dazed or disabled
/// (SCE-47h, SCE-Q74).
constexpr Table::Changes onChampions = Table::Faces | Table::Statuses | Table::Lasting;

/// And the text of any card.
Table::Changes Rules::worksOn() const { return onChampions | Table::Flags | Table::Layout; }

Table::Changes Rules::stateWorksOn(const CardFacts::Text& text, const code::Ability& ability) const
{
    if (text.part == field("ability"))
        return onChampions;
    const bool ofSquire = text.part == field("innate") || text.part == field("matching");
    return ofSquire && reachesOthers(ability) ? Table::Changes(Table::Faces) : 0; // SCE-11h
}

bool Rules::mayBePlain(std::uint16_t definition) const
{
    const Facts& facts = m_printed[definition];
    return facts.type > Type::Squire && facts.type != Type::Gate && !facts.used;
}

bool Rules::reachesOthers(const code::Ability& ability) const
{
    if (ability.kind != code::Ability::While)
        return false;
    const code::Range all = m_code.states[static_cast<std::size_t>(ability.state)].effects;
    const auto first = m_code.effects.begin() + all.first;
    return std::any_of(first, first + all.count, [](const code::LastingEffect& one) {
        return one.on != code::LastingEffect::Self && one.on != code::LastingEffect::Holder;
    });
}

/// SCE-Q45: whether what a text does may ever give a Champion an attack, once there is nothing to draw.
bool Rules::mayUnlockAttacks(code::Range script) const
{
    const auto unlocks = [&](const code::Step& step) {
        switch (step.verb) {
        case Term::VerbAdd: // of a stat or roll: no attack comes of that
            return step.word == words.coinsNeeded || step.word == words.squiresNeeded;
        case Term::VerbCure:
        case Term::VerbHeal:
        case Term::VerbForbid:
        case Term::VerbDisable:
        case Term::VerbDraw: // there is nothing to draw
        case Term::VerbLookAt:
        case Term::VerbReveal:
        case Term::VerbMay: // of these what is inside them counts
        case Term::VerbIf:
        case Term::VerbForEach:
        case Term::VerbRepeat:
        case Term::VerbRoll:
        case Term::VerbChoose:
            return false;
        default:
            return true;
        }
    };
    const auto all = m_code.abilitiesOf(script);
    return std::any_of(all.begin(), all.end(),
                       [&](const code::Ability& one) { return m_code.anyStep(one.steps, unlocks); });
}

namespace {

/// Whether the other player is meant.
bool isEnemyPlayer(const code::Code& code, code::Ref ref)
{
    if (ref == code::None)
        return false;
    const code::Selector& one = code.selector(ref);
    return one.role == Term::None && (one.noun == Term::OpponentNoun || one.whose == code::Whose::Enemy);
}

} // namespace

/// Who gives a Coin may give a better one (SCE-18d), and who is given one, or takes one from the other player, may take
/// a lesser one (SCE-18f, SCE-Q15). Where nothing is chosen the text is met as it is written. What a step does with a
/// target, or with what was picked before, decides about the Coins that may be chosen there.
void Rules::widenMetals()
{
    std::map<std::uint8_t, const code::Step*> picked; // by the name under which it is remembered
    for (const code::Ability& ability : m_code.abilities) {
        const auto look = [&](const code::Step& step) {
            if (step.what == code::None)
                return;
            const code::Selector& what = m_code.selector(step.what);
            const auto before = picked.find(what.memory);
            if (what.role == Term::RoleTarget && ability.target != code::None)
                widenMetals(ability.target, step, code::None);
            else if (what.role == Term::RoleRememberedCards && before != picked.end())
                widenMetals(before->second->what, step, before->second->by);
            else
                widenMetals(step.what, step, step.by);
            if (step.verb == Term::VerbPick && step.memory >= 0)
                picked[static_cast<std::uint8_t>(step.memory)] = &step;
        };
        picked.clear();
        m_code.eachStep(ability.cost, look);
        m_code.eachStep(ability.steps, look);
    }
}

void Rules::widenMetals(code::Ref selector, const code::Step& step, code::Ref chooser)
{
    code::Selector& what = m_code.selectors[static_cast<std::size_t>(selector)];
    const auto isCoin = std::uint32_t(1) << m_catalogue.game().findType("coin").value;
    const bool chosen = what.count == Term::CountOne || what.count == Term::CountChosen
        || what.count == Term::CountUpToMany || what.count == Term::CountAny;
    // SCE-18g: the text insists on its metal
    if (step.exact || what.types != isCoin || what.cards == code::None || what.theirs != code::None || !chosen)
        return;
    const bool gives = step.verb == Term::VerbAttach || step.verb == Term::VerbDiscard || step.verb == Term::VerbPlay
        || (step.verb == Term::VerbAllow && step.word == words.actAttach);
    const bool gains = step.verb == Term::VerbAttach || step.verb == Term::VerbSearch || step.verb == Term::VerbReturn
        || step.verb == Term::VerbMove;
    const bool takes = gains || step.verb == Term::VerbDiscard;
    if (!gives && !takes)
        return;
    const code::Ref ofChooser = widerMetals(what.cards, gives, gains);
    const code::Ref ofOther = widerMetals(what.cards, false, takes);
    const bool enemyChooses = isEnemyPlayer(m_code, what.chosenBy != code::None ? what.chosenBy : chooser);
    what.cards = enemyChooses ? ofOther : ofChooser;
    what.theirs = enemyChooses ? ofChooser : ofOther;
}

/// The Coins of some cards, with those of better metals, and of lesser ones.
code::Ref Rules::widerMetals(code::Ref cards, bool better, bool lesser)
{
    unsigned named = 0;
    const auto& set = m_code.cardSets[static_cast<std::size_t>(cards)];
    for (std::size_t card = 0; card < m_printed.size(); ++card) {
        if (m_printed[card].type == Type::Coin && set[card] != 0)
            named |= 1u << static_cast<unsigned>(m_printed[card].metal);
    }
    unsigned taken = named;
    for (unsigned metal = 0; metal < 3; ++metal) {
        if ((named >> metal & 1) == 0)
            continue;
        if (better)
            taken |= (2u << metal) - 1; // gold is the first
        if (lesser)
            taken |= 7u << metal & 7u;
    }
    std::vector<std::uint8_t> wider(m_printed.size(), 0);
    for (std::size_t card = 0; card < m_printed.size(); ++card)
        wider[card] =
            m_printed[card].type == Type::Coin && (taken >> static_cast<unsigned>(m_printed[card].metal) & 1) != 0;
    return m_code.addSet(std::move(wider));
}

} // namespace muster::engine::sceptre
