// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/card_generator.h"

#include <array>

namespace muster::bench {
namespace {

constexpr std::array First = {"Dragon",    "Drake",  "Ember",    "Kestrel",  "Iron",   "Grey", "Hollow", "Saint",
                              "Winter",    "Thorn",  "Émeraude", "Bitter",   "Golden", "Last", "Silent", "Crimson",
                              "Wandering", "Broken", "Ashen",    "High",     "Moon",   "Salt", "River",  "Oaken",
                              "Veiled",    "Storm",  "Hidden",   "Laughing", "Twin",   "Old"};
constexpr std::array Second = {
    "Rider",   "Wolf",  "Drummer", "Warden", "Sergeant", "Herald",  "Fox",     "Lancer",   "Dragonlord", "Smith",
    "Captain", "Widow", "Oracle",  "Falcon", "Keeper",   "Draught", "Sword",   "Lantern",  "Gatekeeper", "Marshal",
    "Thief",   "Baron", "Pikeman", "Poet",   "Hound",    "Reeve",   "Surgeon", "Standard", "Ferryman",   "Judge"};
constexpr std::array Place = {"Arran",  "Belmoor", "Carse", "Dunholt", "Esk",   "Fenwick", "Garth", "Hythe",
                              "Ilmere", "Jorvik",  "Kells", "Lorn",    "Marl",  "Nairn",   "Orrin", "Pell",
                              "Quarne", "Rath",    "Skye",  "Tarn",    "Ullin", "Vane",    "Wick",  "Yarrow"};
constexpr std::array Sentences = {"Draw a card.",
                                  "Deal 20 damage to the opposing Champion.",
                                  "One of your Champions heals 10 HP.",
                                  "Roll a die. On 11 or more, the opposing Champion is Bleeding.",
                                  "Until the end of this turn, your attacks deal 10 more damage.",
                                  "Look at your opponent's hand.",
                                  "Put a Coin from your discard pile into your hand.",
                                  "Search your deck for an Equipment card, show it, and put it into your hand.",
                                  "Your opponent discards a card.",
                                  "This unit has +2 SPD while it stands beside a Squire.",
                                  "Shuffle your discard pile into your deck.",
                                  "The opposing Champion cannot retreat during its next turn.",
                                  "Return a Trap to its owner's hand."};
constexpr std::array Origins = {"Ember", "Frost Coast", "Tidewatch", "Galewind", "Brassward", "Ninefold"};

} // namespace

std::uint32_t CardGenerator::below(std::uint32_t bound)
{
    // splitmix64: the same numbers everywhere, unlike the distributions of the standard library.
    m_state += 0x9e3779b97f4a7c15u;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return std::uint32_t((z ^ (z >> 31)) % bound);
}

std::string CardGenerator::name()
{
    std::string result = std::string(First[below(First.size())]) + ' ' + Second[below(Second.size())];
    if (below(3) != 0)
        result += std::string(" of ") + Place[below(Place.size())];
    if (below(2) == 0)
        result += ' ' + std::to_string(1 + below(999));
    return result;
}

std::string CardGenerator::text()
{
    std::string result;
    for (auto i = 1 + below(4); i > 0; --i)
        result += (result.empty() ? "" : " ") + std::string(Sentences[below(Sentences.size())]);
    return result;
}

std::string CardGenerator::card(const std::string& id)
{
    const auto number = [&](std::uint32_t bound) { return std::to_string(below(bound)); };
    std::string result = "  - id: " + id + "\n    name: " + name() + "\n";
    const std::string origin = std::string("    origin: ") + Origins[below(Origins.size())] + "\n";
    switch (below(8)) {
    case 0:
    case 1:
    case 2:
        result += "    type: champion\n" + origin + "    class: " + (below(3) == 0 ? "cavalry" : "infantry")
            + "\n    hp: " + std::to_string(10 * (3 + below(20))) + "\n    def: " + number(15)
            + "\n    skl: " + number(10) + "\n    spd: " + number(12) + "\n    text: " + text()
            + "\n    ability:\n      name: Watch\n      where: any\n      text: " + text()
            + "\n      does: [{use: own turn, limit: once per turn, then: [{draw: 1}]}]\n    attacks:\n"
            + "      - {name: Strike, coins: [copper], damage: " + std::to_string(5 * (1 + below(8))) + "}\n"
            + "      - {name: Dragon Blow, coins: [copper, silver], damage: " + std::to_string(5 * (4 + below(8)))
            + "}\n";
        break;
    case 3:
        result += "    type: squire\n" + origin + "    hp: " + std::to_string(10 * (1 + below(6)))
            + "\n    def: " + number(9)
            + "\n    innate:\n      text: This Champion has +1 SKL.\n      does: [{while: attached, then: [{add: 1 "
              "skl, of: holder}]}]\n"
            + "    matching:\n      text: This Champion has +2 SPD.\n      does: [{while: attached, then: [{add: 2 "
              "spd, of: holder}]}]\n";
        break;
    case 4:
        result += "    type: action\n" + origin + "    cost: [copper]\n    text: " + text()
            + "\n    does: [{then: [{draw: 1}]}]\n";
        break;
    case 5:
        result += "    type: equipment\n    slot: " + std::string(below(2) == 0 ? "head" : "arms")
            + "\n    cost: [copper, silver]\n" + "    text: " + text()
            + "\n    does: [{while: attached, then: [{add: 2 def, of: holder}]}]\n";
        break;
    case 6:
        result += "    type: trap\n" + origin + "    text: " + text()
            + "\n    does: [{when: enemy champion (class:cavalry) attacks, then: [{draw: 1}]}]\n";
        break;
    default:
        result += "    type: exterior\n" + origin + "    text: " + text()
            + "\n    does: [{while: in play, then: [{add: 1 def, of: all own champions}]}]\n";
        break;
    }
    return result;
}

std::string CardGenerator::set(int number, int cards)
{
    m_state = std::uint64_t(number) << 32;
    const std::string code = {'G', char('A' + number / 26 % 26), char('A' + number % 26)};
    std::string result = "game: sceptre\nset: " + code + "\nname: Generated " + code
        + "\nversion: \"1\"\ndate: 2026-10-03\nauthors: [Nobody]\nlicence: GPL-3.0-or-later\ncards:\n";
    for (int i = 1; i <= cards; ++i) {
        auto digits = std::to_string(i);
        digits.insert(0, digits.size() < 5 ? 5 - digits.size() : 0, '0');
        result += card(code + '-' + digits);
    }
    return result;
}

} // namespace muster::bench
