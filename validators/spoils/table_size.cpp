// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/table_size.h"

#include <algorithm>
#include <map>

namespace muster::validators::spoils {

namespace {

using Findings = std::vector<Finding>;

/// SPO-D24 and SPO-D40. The pile is too small for a game, or just large enough for an ordinary one. Below the floor of
/// SPO-D02 no game begins, and that is said there.
void checkPile(const DeckFacts& deck, Findings& findings)
{
    const int cards = deck.spoils + deck.unclear;
    const int need = cardsOfAGame(deck.players, deck.startingLife);
    if (cards < fewestCards(deck.players) || 2 * cards >= 3 * need)
        return;
    const bool tooFew = cards < need;
    Finding f = tooFew
        ? finding("SPO-D24", Severity::Warning, FindingKind::PileRunsOut, {"SPO-052", "SPO-075", "SPO-226"})
        : finding("SPO-D40", Severity::Advice, FindingKind::LittleReserve, {"SPO-052", "SPO-226"});
    f.have = deck.spoils;
    f.need = tooFew ? need : (3 * need + 1) / 2;
    f.subjects.emplace_back().section = "spoils";
    f.subjects.back().count = deck.spoils;
    findings.push_back(std::move(f));
}

/// SPO-D37. As many Champions as players: the last one to pick has no choice. Doubled ones are a limit of copies.
void checkChoice(const DeckFacts& deck, Findings& findings)
{
    if (deck.pool != deck.players || deck.unclear > 0)
        return;
    Finding f = finding("SPO-D37", Severity::Advice, FindingKind::NoChoice, {"SPO-037", "SPO-038"});
    f.have = deck.pool;
    f.need = deck.players + 2;
    f.subjects = deck.subjectsOf(deck.words.champion);
    findings.push_back(std::move(f));
}

/// SPO-D38. Starting lives that are more than a third of the base apart.
void checkSpread(const DeckFacts& deck, Findings& findings)
{
    if (deck.champions.empty())
        return;
    const auto [lowest, highest] = std::ranges::minmax_element(deck.champions, {}, &DeckFacts::Champion::life);
    const int spread = highest->life - lowest->life;
    if (3 * spread <= deck.startingLife)
        return;
    Finding f = finding("SPO-D38", Severity::Advice, FindingKind::WideSpread, {"SPO-015", "SPO-046"});
    f.subjects = {deck.subjectOf(*lowest), deck.subjectOf(*highest)};
    f.have = spread;
    f.limit = deck.startingLife / 3;
    f.figures.push_back({"lowest start", 0, static_cast<double>(deck.startingLife + lowest->life)});
    f.figures.push_back({"highest start", 0, static_cast<double>(deck.startingLife + highest->life)});
    findings.push_back(std::move(f));
}

/// SPO-D43. A starting life at which games are over in a moment, or never.
void checkStartingLife(const DeckFacts& deck, Findings& findings)
{
    constexpr int low = 15;
    constexpr int high = 60;
    if (deck.startingLife >= low && deck.startingLife <= high)
        return;
    Finding f = finding("SPO-D43", Severity::Advice, FindingKind::OptionUnusual, {"SPO-043", "SPO-044"});
    if (const RulesOption* option = deck.view->game().findOption("starting_life"))
        f.label = option->label;
    f.subjects.emplace_back();
    f.have = deck.startingLife;
    (deck.startingLife < low ? f.need : f.limit) = deck.startingLife < low ? low : high;
    f.figures.push_back({"rounds of a game", 0, 5.0 * deck.startingLife / 30});
    findings.push_back(std::move(f));
}

/// "3, 4, 5": the numbers of players for which the deck has enough of both (SPO-010).
std::string supportedPlayers(const DeckFacts& deck)
{
    std::string supported;
    const RulesOption* option = deck.view->game().findOption("players");
    if (option == nullptr)
        return supported;
    for (int players = option->lowest.value_or(1); players <= option->highest.value_or(0); ++players)
        if (deck.pool >= players && deck.spoils >= fewestCards(players))
            supported += (supported.empty() ? "" : ", ") + std::to_string(players);
    return supported;
}

/// SPO-D42. What the deck is made of. Always there: it is what people ask first about a deck that they share.
void summarise(const DeckFacts& deck, Findings& findings)
{
    Finding f = finding("SPO-D42", Severity::Advice, FindingKind::Summary, {"SPO-010"});
    f.subjects.emplace_back();
    f.label = supportedPlayers(deck);
    f.have = deck.spoils;
    f.need = deck.pool;
    const auto add = [&](const std::string& what, int cards) {
        if (cards > 0)
            f.figures.push_back(
                {"count:" + what, cards, deck.spoils == 0 ? 0 : static_cast<double>(cards) / deck.spoils});
    };
    const Game& game = deck.view->game();
    for (const TypeIndex type :
         {deck.words.equipment, deck.words.monster, deck.words.familiar, deck.words.incantation, deck.words.potion})
        add(game.type(type).plural, deck.count(type));
    for (std::size_t form = 0; form < forms; ++form)
        add(deck.formLabel(form), deck.copiesOf[form]);
    std::map<int, int> ofLevel, ofPower;
    for (const int level : deck.levels)
        ++ofLevel[level];
    for (const DeckFacts::Pile& pile : deck.piles)
        if (pile.type == deck.words.monster)
            ofPower[pile.card.number(deck.words.power).value_or(0)] += pile.copies;
    const Field& alchemy = game.field(deck.words.alchemy);
    for (const auto& [level, cards] : ofLevel)
        add(alchemy.label + ' ' + alchemy.asPrinted(level), cards);
    for (const auto& [power, cards] : ofPower)
        add(game.type(deck.words.monster).label + ' ' + game.field(deck.words.power).asPrinted(power), cards);
    findings.push_back(std::move(f));
}

} // namespace

int cardsOfAGame(int players, int startingLife)
{
    const int quarters = 5 * (5 * players * startingLife); // of cards, over five rounds at 30 life
    return handSize * players + (quarters + 119) / 120;
}

void checkTableSize(const DeckFacts& deck, std::vector<Finding>& findings)
{
    checkPile(deck, findings);
    checkChoice(deck, findings);
    checkSpread(deck, findings);
    checkStartingLife(deck, findings);
    summarise(deck, findings);
}

} // namespace muster::validators::spoils
