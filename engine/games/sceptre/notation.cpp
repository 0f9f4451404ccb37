// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/notation.h"

#include "engine/games/sceptre/retreat_options.h"
#include "engine/scenario/log_sentences.h"

namespace muster::engine::sceptre {

namespace {

std::string who(Seat seat) { return seat == NoSeat ? std::string() : std::string(1, static_cast<char>('A' + seat)); }

std::string printedName(const Game& game, CardId card)
{
    return std::string(game.rules().catalogue().card(CardIndex{game.table().card(card).definition}).name());
}

} // namespace

const char* statusWord(int status) { return status >= 0 && status < 4 ? statusWords[status] : "?"; }

std::string nameOf(const Game& game, CardId card, Seat seat)
{
    if (!card.valid())
        return "nothing";
    if (seat == NoSeat || game.view(seat).knows(card))
        return printedName(game, card);
    if (!game.onTableNow(card))
        return "hidden card";
    switch (game.facts(card).type) { // what its place says of it
    case Type::Champion:
        return "hidden Champion";
    case Type::Squire:
        return "hidden Squire";
    case Type::Trap:
        return "hidden Trap";
    default:
        return "hidden card";
    }
}

std::string actionText(Game& game, const Option& option, Seat seat)
{
    const std::string name = option.card.valid() ? nameOf(game, option.card, seat) : std::string();
    switch (option.action) {
    case Pass:
        return "pass";
    case AttachCoin:
    case AttachSquire:
        return "attach " + name;
    case PlayEquipment:
        return "equip " + name;
    case PlayChampion:
    case PlayAction:
    case PlayTrap:
    case PlayGate:
    case PlayExterior:
    case PlayArena:
        return "play " + name;
    case UseAbility: {
        const Facts& facts = game.facts(option.card);
        const bool own =
            option.ability >= facts.ability.first && option.ability < facts.ability.first + facts.ability.count;
        return "use " + (own && facts.type == Type::Champion ? facts.abilityName : name);
    }
    case Reveal:
        return "reveal " + name;
    case Retreat:
        return "retreat";
    case Attacks:
        return "attack with " + game.facts(option.card).attacks[option.ability].name;
    default:
        return "end turn";
    }
}

std::string optionText(Game& game, const Choice& choice, const Option& option)
{
    const Seat seat = choice.seat;
    const std::string name = option.card.valid() ? nameOf(game, option.card, seat) : std::string();
    switch (choice.kind) {
    case static_cast<std::uint8_t>(Ask::May):
    case ClaimTrap:
    case ShowAbility:
        return option.number != 0 ? "yes" : "no";
    case static_cast<std::uint8_t>(Ask::Enough):
        return option.card.valid() ? name : "enough";
    case static_cast<std::uint8_t>(Ask::Number):
        return statusWord(option.number);
    case static_cast<std::uint8_t>(Ask::Branch):
        return std::to_string(option.number + 1);
    case static_cast<std::uint8_t>(Ask::Respond):
    case MainAction:
        return actionText(game, option, seat);
    case TakeBlood:
        return option.number != 0 ? "take" : "decline";
    case OnWhom:
        return "on " + name + (option.other.valid() ? " replacing " + nameOf(game, option.other, seat) : "");
    case FaceOfSquire:
        return option.number != 0 ? "face up" : "face down";
    case PayCoin:
        return "pay " + name;
    case RetreatStep:
        return option.number == RollDice ? "roll" : option.number == StopRolling ? "stop" : "sacrifice " + name;
    case SquireGoes:
        return option.card.valid() ? "to " + name : "discard";
    case TrapPlace:
        return option.card.valid() ? "replace " + name : "new place";
    default:
        return name;
    }
}

std::vector<std::string> optionTexts(Game& game, const Choice& choice)
{
    std::vector<std::string> texts;
    for (const Option& option : choice.options) {
        std::string text = optionText(game, choice, option);
        const std::string plain = text;
        for (int number = 2; std::find(texts.begin(), texts.end(), text) != texts.end(); ++number)
            text = plain + " #" + std::to_string(number);
        texts.push_back(std::move(text));
    }
    return texts;
}

namespace {

std::string sentence(const LogLine& line, const std::string& card, const std::string& other, const std::string& attack)
{
    const std::string a = who(line.seat);
    const std::string number = std::to_string(line.number);
    const std::string second = std::to_string(line.second);
    switch (static_cast<Says>(line.what)) {
    case Says::Draws:
        return a + " draws " + card;
    case Says::Shuffles:
        return a + " shuffles";
    case Says::SetsBlood:
        return a + " sets " + number + " Blood Cards aside";
    case Says::DeadHand:
        return a + " has dead hand " + number;
    case Says::LosesByDeadHands:
        return a + " has no Champion after seven hands";
    case Says::DeclinesBlood:
        return a + " declines a Blood Card";
    case Says::PlacesInitial:
        return a + " starts with " + card;
    case Says::RollsForStart:
        return "who starts: " + number + " against " + second;
    case Says::Starts:
        return a + " goes first";
    case Says::TurnBegins:
        return "turn " + number + " of " + a;
    case Says::Attaches:
        return a + " attaches " + card + " to " + other;
    case Says::PlaysChampion:
        return a + " plays " + card + " into the garrison";
    case Says::PlaysSquire:
        return a + " attaches " + card + " to " + other + (line.number != 0 ? " face up" : " face down");
    case Says::Equips:
        return a + " equips " + other + " with " + card;
    case Says::PlaysAction:
    case Says::PlaysGate:
    case Says::PlaysExterior:
    case Says::PlaysArena:
        return a + " plays " + card;
    case Says::SetsTrap:
        return a + " sets " + card;
    case Says::Pays:
        return a + " pays " + card + " for " + other;
    case Says::Discards:
        return a + " discards " + card;
    case Says::Replaces:
        return card + " replaces " + other;
    case Says::Reveals:
        return a + " reveals " + card;
    case Says::UsesAbility:
        return a + " uses the text of " + card;
    case Says::AnnouncesRetreat:
        return card + " tries to retreat";
    case Says::RetreatRolls:
        return card + " against " + other + ": " + number + " to " + second;
    case Says::RetreatFails:
        return card + " fails to retreat: " + number + " damage";
    case Says::RetreatSucceeds:
        return card + " retreats";
    case Says::Sacrifices:
        return a + " sacrifices " + card;
    case Says::StopsRetreat:
        return a + " stops the retreat";
    case Says::EntersCombat:
        return card + " enters combat";
    case Says::GoesToGarrison:
        return card + " goes to the garrison";
    case Says::AnnouncesAttack:
        return card + " attacks " + other + " with " + attack;
    case Says::AttackRoll:
        return card + " rolls " + number + ", in all " + second;
    case Says::BreaksThrough:
        return card + " breaks through" + (line.number < 0 ? "" : " DEF " + number); // none where nothing was rolled
    case Says::Misses:
        return card + " misses DEF " + number;
    case Says::DamageRoll:
        return "damage roll " + number;
    case Says::Damage:
        return card + " takes " + number + " damage, " + second + " HP left";
    case Says::Heals:
        return card + " loses " + number + " damage, " + second + " HP now";
    case Says::EffectRoll:
        return card + " rolls " + number + " for its effect";
    case Says::Inflicts:
        return card + " becomes " + statusWord(line.number);
    case Says::Cures:
        return card + " is no longer " + statusWord(line.number);
    case Says::Dies:
        return card + " dies";
    case Says::CollectsBlood:
        return a + " collects Blood Card " + number;
    case Says::MovesSquire:
        return card + " goes to " + other;
    case Says::TrapTriggers:
        return card + " is triggered";
    case Says::TrapMissed:
        return a + " misses the trigger of " + card;
    case Says::AbilityTriggers:
        return "the text of " + card + " is triggered";
    case Says::DazeRoll:
        return card + " rolls " + number + " against Daze";
    case Says::Stunned:
        return card + " cannot act this turn";
    case Says::EndsTurn:
        return a + " ends the turn";
    case Says::Wins:
        return a + " wins";
    case Says::DrawnGame:
        return "the game is a draw";
    case Says::Searches:
        return a + " searches, and shuffles the deck";
    case Says::LooksAt:
        return a + " looks at " + card;
    case Says::ReturnsToHand:
        return card + " goes to the hand of " + a;
    case Says::Moves:
        return card + (line.number != 0 ? " goes under the deck of " : " goes onto the deck of ") + a;
    case Says::EffectEnds:
        return "the effect of " + card + " ends";
    case Says::AttackCancelled:
        return "the attack is cancelled";
    case Says::AttackNegated:
        return "the attack has no effect";
    case Says::Inactive:
        return card + " is inactive";
    case Says::ActiveAgain:
        return card + " is active again";
    case Says::GivesUp:
        return "the game is stopped";
    }
    return {};
}

} // namespace

std::string logText(Game& game, const LogLine& line)
{
    const bool attacks = line.what == static_cast<std::uint16_t>(Says::AnnouncesAttack);
    std::string text = sentence(line, line.card.valid() ? printedName(game, line.card) : std::string(),
                                line.other.valid() ? printedName(game, line.other) : std::string(),
                                attacks ? game.facts(line.card).attacks[line.number].name : std::string());
    if (line.rule != nullptr)
        text += std::string(" [") + line.rule + ']';
    return text;
}

std::vector<std::string> logSentences()
{
    constexpr int any = 77'777; // stands for every number
    const std::string card(1, LogSentences::Card);
    std::vector<std::string> sentences;
    for (std::uint16_t what = 0; what <= static_cast<std::uint16_t>(Says::GivesUp); ++what) {
        for (const Seat seat : {Seat(0), Seat(1)}) {
            for (const int number : {-1, 0, 1, 2, 3, any}) { // some are worded by it: statuses, faces
                std::string text = sentence({what, seat, NoCard, NoCard, number, any, nullptr, 0}, card, card,
                                            std::string(1, LogSentences::Part));
                const std::string digits = std::to_string(any);
                for (auto at = text.find(digits); at != std::string::npos; at = text.find(digits))
                    text.replace(at, digits.size(), 1, LogSentences::Number);
                sentences.push_back(std::move(text));
            }
        }
    }
    return sentences;
}

} // namespace muster::engine::sceptre
