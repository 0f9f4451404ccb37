// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/spoils/hands.h"

#include <algorithm>
#include <bit>
#include <map>

#include "engine/games/spoils/game.h"
#include "engine/language/cards_in_use.h"

namespace muster::engine::spoils {

namespace {

constexpr int slotCount = 5;
constexpr int valorForms = 5; ///< that can be worn at a time

enum Class : int { Good, Playable, Bad, Wall, Dead };
enum ShareAt : std::size_t { NoEquipment, SomeMonster, Slots, Forms = Slots + slotCount + 1 };
enum MeanAt : std::size_t { PowerThere };

/// The chance that none of `number` cards drawn from `of` is one of `wanted`.
double noneOf(int wanted, int of, int number)
{
    double chance = 1;
    for (int i = 0; i < number; ++i)
        chance *= double(std::max(0, of - wanted - i)) / std::max(1, of - i);
    return chance;
}

int slotOf(Form form) { return isWeapon(form) ? slotCount - 1 : static_cast<int>(form); }

std::vector<ClassSeries::Row> rowsOfClasses()
{
    return {{"good", {"good: Equipment for two slots that fits the Champion, and a Monster or a Potion"}},
            {"playable", {"playable: something that strengthens the Champion, or two cards to use"}},
            {"bad", {"bad: nothing to wear that helps, but something to do"}},
            {"wall", {"wall: five Monsters"}},
            {"dead", {"dead: nothing that could change a power or a life"}}};
}

} // namespace

/// What a hand has for its Champion.
struct Hands::Summary {
    unsigned slots = 0; ///< of Equipment, as bits
    unsigned forms = 0; ///< of Equipment, as bits
    int equipment = 0, monsters = 0, potions = 0, incantations = 0;
    bool fits = false;     ///< an Equipment of a Valor form, or one that strengthens the Champion
    bool stronger = false; ///< an Equipment or a Familiar that raises its power
    bool goodFamiliar = false;
};

Hands::Hands(std::shared_ptr<const Rules> rules, const DeckCards& champions, const DeckCards& spoils)
    : DrawnHands({{5}, 0, 0, false, Back::ShuffledFirst, "SPO-050"}, spoils),
      m_rules(std::move(rules)),
      m_champions(champions)
{
    workOutBonuses();
}

/// As the game itself reckons them, with the Champion and the card alone on the table.
void Hands::workOutBonuses()
{
    m_bonus.assign(m_champions.size(), std::vector<std::int16_t>(m_rules->catalogue().size()));
    DeckCards kinds = deck();
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    const auto state = std::make_unique<State>();
    Game game(*state, *m_rules);
    for (std::size_t i = 0; i < m_champions.size(); ++i) {
        for (const std::uint16_t card : kinds) {
            const Type type = m_rules->typeOf(card);
            if (type != Type::Equipment && type != Type::Familiar)
                continue;
            m_bonus[i][card] = static_cast<std::int16_t>(game.bonusAlone(m_champions[i], card));
        }
    }
}

/// The shuffle of the game with the same seed.
Stream Hands::streamOf(std::uint64_t seed, int) const { return {seed, MostSeats + 1}; }

void Hands::deal(PracticeHand& hand, std::uint64_t seed, int place) const
{
    DrawnHands::deal(hand, seed, place);
    hand.aside.clear();
    if (!m_champions.empty())
        hand.aside.push_back(m_champions[Stream(seed, 79).below(static_cast<std::uint32_t>(m_champions.size()))]);
}

void Hands::policy(const PracticeHand&, std::vector<std::size_t>& cards) const { cards.clear(); }

std::size_t Hands::championOf(const PracticeHand& hand) const
{
    const auto found =
        hand.aside.empty() ? m_champions.end() : std::find(m_champions.begin(), m_champions.end(), hand.aside.front());
    return static_cast<std::size_t>(found - m_champions.begin());
}

int Hands::bonus(std::size_t champion, std::uint16_t card) const
{
    return champion < m_bonus.size() ? m_bonus[champion][card] : 0;
}

Hands::Summary Hands::summary(const PracticeHand& hand) const
{
    const std::size_t champion = championOf(hand);
    const unsigned valor = champion < m_champions.size() ? m_rules->own(m_champions[champion]).valor : 0U;
    Summary found;
    for (const std::uint16_t card : hand.hand) {
        const Form form = m_rules->own(card).form;
        const int adds = bonus(champion, card);
        switch (m_rules->typeOf(card)) {
        case Type::Equipment:
            ++found.equipment;
            found.slots |= 1U << static_cast<unsigned>(slotOf(form));
            found.forms |= 1U << static_cast<unsigned>(form);
            found.fits = found.fits || adds > 0 || (valor >> static_cast<unsigned>(form) & 1) != 0;
            found.stronger = found.stronger || adds > 0;
            break;
        case Type::Monster:
            ++found.monsters;
            break;
        case Type::Familiar:
            found.goodFamiliar = found.goodFamiliar || adds > 0;
            found.stronger = found.stronger || adds > 0;
            break;
        case Type::Potion:
            ++found.potions;
            break;
        default:
            ++found.incantations;
            break;
        }
    }
    return found;
}

int Hands::classOf(const PracticeHand& hand) const
{
    const Summary there = summary(hand);
    const int slots = std::popcount(there.slots);
    const int used = there.potions + there.incantations;
    if ((slots >= 2 && there.fits && there.monsters + there.potions > 0)
        || (there.equipment > 0 && there.goodFamiliar && there.monsters > 0))
        return Good;
    if (there.stronger || used >= 2)
        return Playable;
    if (there.monsters == static_cast<int>(hand.hand.size()))
        return Wall;
    return used == 0 && !there.fits ? Dead : Bad;
}

/// Once with the best of each slot, once with the forms of its Valor before all others.
int Hands::bestPower(const PracticeHand& hand) const
{
    const std::size_t champion = championOf(hand);
    if (champion >= m_champions.size())
        return 0;
    const Facts& facts = m_rules->own(m_champions[champion]);
    DeckCards cards = hand.hand;
    if (!hand.deck.empty())
        cards.push_back(hand.deck.front());
    int familiar = 0;
    int best[2][slotCount]{};
    unsigned forms = 0;
    bool filled[slotCount]{};
    for (const std::uint16_t card : cards) {
        const int adds = bonus(champion, card);
        if (m_rules->typeOf(card) == Type::Familiar)
            familiar = std::max(familiar, adds);
        if (m_rules->typeOf(card) != Type::Equipment)
            continue;
        const Form form = m_rules->own(card).form;
        const auto slot = static_cast<std::size_t>(slotOf(form));
        best[0][slot] = std::max(best[0][slot], adds);
        if ((facts.valor >> static_cast<unsigned>(form) & 1) == 0)
            continue;
        best[1][slot] = filled[slot] ? std::max(best[1][slot], adds) : adds;
        filled[slot] = true;
        forms |= 1U << static_cast<unsigned>(form);
    }
    int plain = 0;
    int worn = m_rules->facts(m_champions[champion]).numbers[m_rules->words.boost];
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        plain += best[0][slot];
        worn += filled[slot] ? best[1][slot] : best[0][slot];
    }
    const bool valor = facts.valor != 0 && (forms & facts.valor) == facts.valor;
    return m_rules->facts(m_champions[champion]).numbers[m_rules->words.power] + familiar
        + (valor ? std::max(plain, worn) : plain);
}

Measures Hands::series() const
{
    const auto ofType = [&](Type type) {
        return static_cast<int>(std::count_if(deck().begin(), deck().end(),
                                              [&](std::uint16_t card) { return m_rules->typeOf(card) == type; }));
    };
    const int cards = static_cast<int>(deck().size());
    const int equipment = ofType(Type::Equipment);
    const int monsters = ofType(Type::Monster);
    Measures all;
    all.facts = {
        {"cards", {"cards"}, cards}, {"equipment", {"Equipment"}, equipment}, {"monsters", {"Monsters"}, monsters}};
    all.shares = {{"no-equipment", {"no Equipment in the first hand"}, 0, noneOf(equipment, cards, 5)},
                  {"monster", {"a Monster in the first hand"}, 0, 1 - noneOf(monsters, cards, 5)}};
    for (int i = 0; i <= slotCount; ++i)
        all.shares.push_back({"slots-" + std::to_string(i), {"Equipment for %n slot(s) in the first hand", i}});
    for (int i = 0; i <= valorForms; ++i)
        all.shares.push_back(
            {"forms-" + std::to_string(i), {"%n form(s) of the Champion's Valor in the first hand", i}});
    all.means = {{"power", {"power after the first equip step, with the first traveled card"}, -NoLimit}};
    all.classes = {{"hand", {"hands"}, rowsOfClasses()}};
    for (std::size_t i = 0; i < m_champions.size(); ++i) {
        const Card card = m_rules->catalogue().card(CardIndex{m_champions[i]});
        const auto same = std::find(m_champions.begin(), m_champions.end(), m_champions[i]);
        if (same == m_champions.begin() + static_cast<std::ptrdiff_t>(i))
            all.classes.push_back({std::string(card.id()), {std::string(card.name())}, rowsOfClasses()});
    }
    return all;
}

void Hands::measure(const PracticeHand& first, const PracticeHand&, Measures& sum) const
{
    const std::size_t champion = championOf(first);
    const Summary there = summary(first);
    const unsigned valor = champion < m_champions.size() ? m_rules->own(m_champions[champion]).valor : 0U;
    sum.shares[NoEquipment].count += there.equipment == 0 ? 1 : 0;
    sum.shares[SomeMonster].count += there.monsters > 0 ? 1 : 0;
    ++sum.shares[Slots + static_cast<std::size_t>(std::popcount(there.slots))].count;
    ++sum.shares[Forms + static_cast<std::size_t>(std::min(valorForms, std::popcount(there.forms & valor)))].count;
    sum.means[PowerThere].mean.add(bestPower(first));
    if (champion >= m_champions.size())
        return;
    const std::string id(m_rules->catalogue().card(CardIndex{m_champions[champion]}).id());
    for (ClassSeries& one : sum.classes) {
        if (one.key != id)
            continue;
        ClassSeries::Row& row = one.rows[static_cast<std::size_t>(classOf(first))];
        ++row.before;
        ++row.after;
    }
}

std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                               const std::map<std::string, std::string>& options,
                                               const DeckSections& deck)
{
    const DeckCards& champions = deck.cards("champions");
    const DeckCards& spoils = deck.cards("spoils");
    DeckCards all = champions;
    all.insert(all.end(), spoils.begin(), spoils.end());
    auto rules = std::make_shared<const Rules>(catalogue, code::cardsInUse(catalogue, all), options);
    if (rules->tooLarge())
        return nullptr;
    return std::make_unique<Hands>(std::move(rules), champions, spoils);
}

} // namespace muster::engine::spoils
