// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/goldfish.h"

#include <algorithm>
#include <utility>

namespace muster::engine::armory {

using effects::Term;

namespace {

constexpr Seat pilotSeat = 0;
constexpr int firstTurns = 5; ///< in which it is counted whether an Attribute is played

/// Places in series().
enum ShareAt : std::size_t { Won, Lost, Drawn, NotEnded };
enum MeanAt : std::size_t { WithoutAttribute, Blocked, CounterAttacks, WornOff };
enum RatioAt : std::size_t { DeadTurns, AttacksWithTechnique, FirstAllowance };
enum CurveAt : std::size_t {
    WonBy,
    BetterWeapon,
    HeadFilled,
    ArmsFilled,
    BodyFilled,
    LegsFilled,
    Seen,
    InPlay,
    FirstAttribute,
    Potential = FirstAttribute + std::size_t(attributes),
    Attacks,
    Damage,
    OpponentHealth,
    OwnHealth,
    BlockThere,
    DurabilityLeft,
    HandCards,
    HandPlayable
};

PassiveFighter::Kind kindOf(const std::string& passive)
{
    return passive == "sparring" ? PassiveFighter::Sparring
        : passive == "blocker"   ? PassiveFighter::Blocker
                                 : PassiveFighter::Idle;
}

/// Every seat has the same Armory where nobody plays back: nothing but its Starters is ever used.
BeginMatch matchOf(const GoldfishPlan& plan)
{
    BeginMatch match;
    const int players = std::max(2, plan.players);
    for (int seat = 0; seat < players; ++seat) {
        const auto opponent = static_cast<std::size_t>(seat) - 1;
        match.armories.push_back(
            armoryOf(seat == 0 || plan.against.empty() ? plan.deck : plan.against[opponent % plan.against.size()]));
    }
    return match;
}

} // namespace

std::vector<std::uint16_t> armoryOf(const DeckSections& deck)
{
    std::vector<std::uint16_t> cards = deck.cards("starters");
    const DeckCards& drawn = deck.cards("armory");
    cards.insert(cards.end(), drawn.begin(), drawn.end());
    return cards;
}

// The opponents

std::size_t PassiveFighter::choose(const Choice& choice, const View&)
{
    const bool friendly = m_game.table().sameSide(choice.seat, m_pilot);
    if (choice.kind == MainAction)
        return chooseAction(choice);
    if (choice.kind == BlockWith && m_kind != Idle && !friendly)
        return chooseBlock(choice);
    if (choice.kind == CounterWith && m_kind == Sparring && !friendly) {
        if (const auto counter = attackOn(choice, NoSeat))
            return *counter;
    }
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        if (one.action == Nothing && !one.card.valid() && one.number == 0)
            return i;
    }
    return 0;
}

/// Sparring attacks once in each own turn; in a team each fighter does. The pilot alone ends the turn of its own team.
std::size_t PassiveFighter::chooseAction(const Choice& choice)
{
    const bool friendly = m_game.table().sameSide(choice.seat, m_pilot);
    const int turn = m_game.table().turn;
    int& attacked = m_attacked[choice.seat];
    if (m_kind == Sparring && !friendly && attacked != turn) {
        attacked = turn;
        if (const auto attack = attackOn(choice, m_pilot))
            return *attack;
    }
    const bool mateWaits = m_kind == Sparring && choice.seat == m_game.table().active;
    std::size_t found = 0;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        if (one.action == HandOver && (friendly || mateWaits))
            return i;
        if (one.action == Nothing)
            found = i;
    }
    return found;
}

/// The best Armor, alone.
std::size_t PassiveFighter::chooseBlock(const Choice& choice)
{
    std::size_t best = 0;
    int most = -1;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        const int block = one.card.valid() ? -1 : one.other.valid() ? m_game.blockOf(one.other) : 0;
        if (block > most) {
            most = block;
            best = i;
        }
    }
    return best;
}

std::optional<std::size_t> PassiveFighter::attackOn(const Choice& choice, Seat target) const
{
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        if (one.action == AttackWith && !one.other.valid() && (target == NoSeat || one.seat == target))
            return i;
    }
    return {};
}

// The games

ArmoryGoldfish::ArmoryGoldfish(const Rules& rules, const GoldfishPlan& plan, const std::map<std::string, int>& settings)
    : m_rules(rules),
      m_match(matchOf(plan)),
      m_session(rules, static_cast<int>(m_match.armories.size()),
                [this](Game& game, std::uint64_t seed) { m_match(game, seed); }),
      m_game(m_session.game()),
      m_passive(m_game, kindOf(plan.passive), pilotSeat),
      m_playsBack(!plan.against.empty()),
      m_mostOwnTurns(plan.mostOwnTurns),
      m_stuck(m_game, Hand, pilotSeat)
{
    const auto setting = [&](const char* key, int usual) {
        const auto found = settings.find(key);
        return found != settings.end() ? found->second : usual;
    };
    m_outfit = {setting("attack", m_outfit.attack), setting("block", m_outfit.block),
                setting("dp", m_outfit.durability)};
    for (const std::uint16_t card : plan.deck.cards("starters"))
        m_starterAttack = std::max<int>(m_starterAttack, rules.facts(card).numbers[rules.words.attack]);
}

Measures ArmoryGoldfish::series() const
{
    Measures all;
    all.shares = {wonShare(), {"lost", {"lost"}}, drawnShare(), notEndedShare(m_mostOwnTurns)};
    all.means = {{"no-attribute", {"of the first five own turns without an Attribute played"}, 0, firstTurns},
                 {"blocked", {"damage blocked"}},
                 {"counters", {"counter attacks made"}},
                 {"worn", {"durability lost by blocks"}}};
    all.ratios = {{"dead-turns", {"own turns in which nothing was done"}, "turns", "dead"},
                  {"techniques", {"attacks with an Attack Technique"}, "attacks", "techniques"},
                  {"attribute-turns", {"own turns with an Attribute played"}, "turns", "played"},
                  {"item-turns", {"own turns with an Item"}, "turns", "played"},
                  {"favor-turns", {"own turns with a Favor"}, "turns", "played"},
                  {"skill-turns", {"own turns with a Skill Technique"}, "turns", "played"},
                  {"trinket-turns", {"own turns with a Trinket attached"}, "turns", "played"}};
    all.curves = {
        wonByCurve(),
        byThenCurve("better-weapon", "a Weapon better than the Starter by then"),
        byThenCurve("head", "Armor on the head by then"),
        byThenCurve("arms", "Armor on the arms by then"),
        byThenCurve("body", "Armor on the body by then"),
        byThenCurve("legs", "Armor on the legs by then"),
        averageCurve("seen", "cards seen"),
        averageCurve("attributes", "Attributes in play"),
        averageCurve("strength", "of them Strength"),
        averageCurve("agility", "of them Agility"),
        averageCurve("endurance", "of them Endurance"),
        averageCurve("appeal", "of them Appeal"),
        averageCurve("arcane", "of them Arcane"),
        averageCurve("potential", "damage that its Weapons and Techniques could deal"),
        averageCurve("attacks", "attacks"),
        averageCurve("damage", "damage dealt so far"),
        averageCurve("opponent", "health of the opponents"),
        averageCurve("health", "own health"),
        averageCurve("block", "block of the best Weapon and Armor"),
        averageCurve("durability", "durability of the equipment"),
        averageCurve("hand", "cards in hand"),
        averageCurve("playable", "of them playable"),
    };
    setOwnTurns(all.curves, GoldfishTurns);
    all.tallies = {StuckCards::series()};
    return all;
}

void ArmoryGoldfish::begin(std::uint64_t seed, int place)
{
    m_mulligan = m_betterWeapon = false;
    m_spaces.fill(false);
    m_stuck.begin();
    m_seen = m_damage = m_attacks = m_attacksInAll = m_withTechnique = 0;
    m_actions = m_deadTurns = m_ownTurns = m_withoutAttribute = 0;
    m_blocked = m_countered = m_wornOff = 0;
    m_used.fill(0);
    m_passive.begin();
    const int seats = static_cast<int>(m_match.armories.size());
    m_match.first = static_cast<Seat>((seats - place) % seats);
    m_session.begin(seed);
    for (Seat seat = 1; seat < seats && !m_playsBack; ++seat)
        m_game.outfit(seat, m_outfit);
}

int ArmoryGoldfish::place() const
{
    const int seats = static_cast<int>(m_match.armories.size());
    return (seats - m_match.first) % seats;
}

std::optional<KeptHand> ArmoryGoldfish::keptHand() const
{
    if (m_game.state().phase == Begins)
        return {};
    return handOf(m_game, Hand, pilotSeat);
}

GoldfishGame::Moment ArmoryGoldfish::moment() const
{
    const State& state = m_game.state();
    const std::uint8_t phase = state.phase == Combat ? state.phaseBefore : state.phase;
    if (phase == Begins || phase == TurnStarts || phase > EndPhase || !m_game.onTurn(pilotSeat))
        return Moment::Elsewhere;
    return phase == EndPhase ? Moment::EndOfOwnTurn : Moment::OwnTurn;
}

/// Notes what could be played.
void ArmoryGoldfish::asked(const Choice& choice)
{
    if (choice.kind == MainAction || choice.kind == DefendWith || choice.kind == CounterWith)
        m_stuck.asked(choice);
}

void ArmoryGoldfish::add(const LogLine& line)
{
    const bool own = line.seat == pilotSeat;
    if (line.what == static_cast<std::uint16_t>(Tells::PlayerDamage)) {
        m_damage += m_game.table().enemies(line.seat, pilotSeat) ? line.number : 0;
        return;
    }
    if (line.what < static_cast<std::uint16_t>(Tells::OfTheGame))
        return;
    switch (static_cast<Says>(line.what)) {
    case Says::Attacks:
    case Says::Throws:
    case Says::Counters:
        if (own) {
            ++m_attacks;
            ++m_attacksInAll;
            m_countered += static_cast<Says>(line.what) == Says::Counters ? 1 : 0;
        }
        m_actions += own ? 1 : 0;
        return;
    case Says::Plays:
        if (own && m_game.is(line.card, Type::Technique) && m_game.own(line.card).step == Step::Attack)
            ++m_withTechnique;
        m_actions += own ? 1 : 0;
        return;
    case Says::PlaysAttribute:
    case Says::Equips:
    case Says::UsesAbility:
        m_actions += own ? 1 : 0;
        return;
    case Says::Strikes: {
        const Attack* const attack = m_game.attack();
        if (attack != nullptr && attack->defender == pilotSeat)
            m_blocked += std::min(line.number, line.second);
        return;
    }
    case Says::Redraws:
        m_mulligan = m_mulligan || own;
        return;
    case Says::WearsOff:
        m_wornOff += own ? 1 : 0;
        return;
    default:
        return;
    }
}

// What is measured

bool ArmoryGoldfish::isBetterWeapon(CardId weapon) const
{
    return m_game.is(weapon, Type::Weapon) && !m_game.own(weapon).starter
        && m_rules.facts(m_game.table().card(weapon).definition).numbers[m_rules.words.attack] > m_starterAttack;
}

void ArmoryGoldfish::duringOwnTurn(int turn, Measures& sum)
{
    m_stuck.hold();
    const auto reached = [&](bool& before, bool now, std::size_t curve) {
        if (before || !now)
            return;
        before = true;
        if (turn <= GoldfishTurns)
            ++sum.curves[curve].counts[static_cast<std::size_t>(turn - 1)];
    };
    m_game.eachIn(Board, pilotSeat, [&](CardId card) {
        reached(m_betterWeapon, isBetterWeapon(card), BetterWeapon);
        if (m_game.is(card, Type::Armor))
            reached(m_spaces[m_game.own(card).space], true, HeadFilled + m_game.own(card).space);
    });
}

/// What its Weapons would deal that can attack in the next own turn, each with the next best Attack Technique of the
/// hand.
int ArmoryGoldfish::potentialDamage()
{
    FixedList<int, 128> added;
    m_game.eachIn(Hand, pilotSeat, [&](CardId card) {
        if (!m_game.is(card, Type::Technique) || m_game.own(card).step != Step::Attack
            || !m_game.meets(pilotSeat, card))
            return;
        int most = 0;
        (void)m_rules.anyPlayedStep(m_game.table().card(card).definition, [&](const code::Step& step) {
            if (step.verb == Term::VerbAdd && step.word == m_rules.words.attackDamage && step.amount != code::None) {
                const code::Quantity& amount = m_rules.code().quantities[static_cast<std::size_t>(step.amount)];
                if (amount.op == Term::QuantityNumber)
                    most = std::max<int>(most, amount.number);
            }
            return false;
        });
        (void)added.push(most);
    });
    std::sort(added.begin(), added.end(), std::greater<>());
    int damage = 0;
    std::size_t attack = 0;
    m_game.eachIn(Board, pilotSeat, [&](CardId card) {
        if (!m_game.is(card, Type::Weapon) || (m_game.table().card(card).statuses & Exhausted) != 0)
            return;
        damage += m_game.attackOf(card) + (attack < added.size() ? added[attack] : 0);
        ++attack;
    });
    return damage;
}

int ArmoryGoldfish::healthOfOpponents() const
{
    int sum = 0;
    std::uint8_t sides = 0;
    for (Seat seat = 0; seat < m_game.table().seats; ++seat) {
        const auto side = static_cast<std::uint8_t>(1U << m_game.table().sideOf[seat]);
        if (!m_game.table().enemies(seat, pilotSeat) || (sides & side) != 0)
            continue;
        sides |= side; // a team shares its Health
        sum += m_game.health(seat);
    }
    return sum;
}

void ArmoryGoldfish::measureBoard(std::size_t at, Measures& sum)
{
    int best[2] = {0, 0};
    int durability = 0;
    m_game.eachIn(Board, pilotSeat, [&](CardId card) {
        if (!m_game.isEquipment(card))
            return;
        int& block = best[m_game.is(card, Type::Armor) ? 1 : 0];
        block = std::max(block, m_game.blockOf(card));
        durability += m_game.durability(card);
    });
    const auto add = [&](std::size_t curve, double value) { sum.curves[curve].points[at].add(value); };
    int all = 0;
    for (int i = 0; i < attributes; ++i) {
        const int have = m_game.attributesOf(pilotSeat, i);
        add(FirstAttribute + static_cast<std::size_t>(i), have);
        all += have;
    }
    add(InPlay, all);
    add(Potential, potentialDamage());
    add(BlockThere, best[0] + best[1]);
    add(DurabilityLeft, durability);
    add(OwnHealth, m_game.health(pilotSeat));
}

/// Playable: its Attributes are there.
void ArmoryGoldfish::measureHand(std::size_t at, Measures& sum)
{
    int held = 0;
    int playable = 0;
    m_game.eachIn(Hand, pilotSeat, [&](CardId card) {
        ++held;
        playable += m_game.meets(pilotSeat, card) ? 1 : 0;
    });
    sum.curves[HandCards].points[at].add(held);
    sum.curves[HandPlayable].points[at].add(playable);
    const int cards = static_cast<int>(m_match.armories.front().size()) - 3; // the Starters lie on the board
    sum.curves[Seen].points[at].add(cards - m_game.countIn(Deck, pilotSeat));
}

/// What is added up over the turns.
void ArmoryGoldfish::measureReached(std::size_t at, Measures& sum) const
{
    sum.curves[Damage].points[at].add(m_damage);
    sum.curves[OpponentHealth].points[at].add(healthOfOpponents());
}

void ArmoryGoldfish::noteAllowances(int turn)
{
    const Fighter& fighter = m_game.state().fighters[pilotSeat];
    const std::uint8_t used[AllAllowances] = {fighter.attributesPlayed, fighter.items, fighter.favors, fighter.skills,
                                              fighter.trinkets};
    for (std::size_t i = 0; i < AllAllowances; ++i)
        m_used[i] += used[i] > 0 ? 1 : 0;
    if (turn <= firstTurns && fighter.attributesPlayed == 0)
        ++m_withoutAttribute;
    m_deadTurns += m_actions == 0 ? 1 : 0;
    ++m_ownTurns;
}

void ArmoryGoldfish::atEndOfOwnTurn(int turn, Measures& sum)
{
    noteAllowances(turn);
    m_actions = 0;
    const int attacks = std::exchange(m_attacks, 0);
    if (turn > GoldfishTurns)
        return;
    const auto at = static_cast<std::size_t>(turn - 1);
    sum.curves[Attacks].points[at].add(attacks);
    measureBoard(at, sum);
    measureHand(at, sum);
    measureReached(at, sum);
}

void ArmoryGoldfish::atEndOfGame(int, int measured, Measures& sum)
{
    for (int turn = std::min(measured, GoldfishTurns); turn < GoldfishTurns; ++turn)
        measureReached(static_cast<std::size_t>(turn), sum);
    const Outcome& outcome = m_game.state().outcome;
    sum.shares[Lost].count += outcome.kind == Outcome::Won && !outcome.wonBy(pilotSeat) ? 1 : 0;
    sum.means[WithoutAttribute].mean.add(m_withoutAttribute);
    sum.means[Blocked].mean.add(m_blocked);
    sum.means[CounterAttacks].mean.add(m_countered);
    sum.means[WornOff].mean.add(m_wornOff);
    sum.ratios[DeadTurns].ratio.add(m_deadTurns, m_ownTurns);
    sum.ratios[AttacksWithTechnique].ratio.add(m_withTechnique, m_attacksInAll);
    for (std::size_t i = 0; i < AllAllowances; ++i)
        sum.ratios[FirstAllowance + i].ratio.add(m_used[i], m_ownTurns);
    m_stuck.count(sum.tallies.front(), [&](CardId card) -> std::optional<std::string_view> {
        return m_game.refuseNeeds(pilotSeat, card).rule(); // none: it has its Attributes, but never had its time
    });
}

} // namespace muster::engine::armory
