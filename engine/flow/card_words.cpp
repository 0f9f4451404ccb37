// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's own English: cards, lines of the log, options. Not translated.
#include "engine/flow/branch_words.h"
#include "engine/flow/card_game.h"

namespace muster::engine {

std::string CardGame::nameOf(CardId card, Seat seat) const
{
    if (!card.valid())
        return "nothing";
    if (seat == NoSeat || seenBy(card, seat))
        return std::string(m_cards.nameOf(m_table.card(card).definition));
    return std::string(hiddenName(card));
}

/// Where `{n}` and `{m}` are dice they are called `{die}` and `{die 2}`: a table shows them as such.
std::string_view CardGame::sentence(std::uint16_t what) const
{
    static constexpr std::string_view common[] = {
        "{seat} draws {card}",
        "{seat} discards {card}",
        "{card} goes to another zone",
        "{card} returns to the hand of {seat}",
        "{seat} shuffles",
        "{seat} searches and takes {n}",
        "{card} is revealed",
        "{seat} looks at {card}",
        "{card} takes {n} damage from {other}",
        "{seat} takes {n} damage from {card}",
        "{card} is healed by {n}",
        "{seat} is healed by {n}",
        "{seat} gains {n} {word}",
        "{seat} loses {n} {word}",
        "{card} gains {n} {word}",
        "{card} loses {n} {word}",
        "{card} becomes {status}",
        "{card} is no longer {status}",
        "{card} turns {state}",
        "{seat} attaches {card} to {other}",
        "{seat} takes {card} off {other}",
        "{card} dies",
        "{card} is destroyed",
        "{seat} takes control of {card}",
        "{seat} creates {card}",
        "{seat} rolls {die}",
        "the text of {card}",
        "the effect of {card} ends",
        "turn {n} begins: {seat}",
        "{seat} ends the turn",
        "{seat} wins",
        "the game is drawn",
        "{seat} gives up",
    };
    static_assert(std::size(common) == static_cast<std::size_t>(Tells::OfTheGame));
    return what < std::size(common) ? common[what] : std::string_view();
}

std::string CardGame::lineText(const LogLine& line) const
{
    const auto seatName = [](int seat) {
        return seat == NoSeat ? std::string("nobody") : std::string(1, char('A' + seat));
    };
    const auto wordIn = [](const std::vector<std::string>& list, int at) {
        return at >= 0 && at < static_cast<int>(list.size()) ? list[static_cast<std::size_t>(at)] : std::string("?");
    };
    const std::string_view text = sentence(line.what);
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') {
            out += text[i];
            continue;
        }
        const std::size_t end = text.find('}', i);
        const std::string_view key = text.substr(i + 1, end - i - 1);
        if (key == "seat")
            out += seatName(line.seat);
        else if (key == "to")
            out += seatName(line.number);
        else if (key == "card")
            out += nameOf(line.card, NoSeat);
        else if (key == "other")
            out += nameOf(line.other, NoSeat);
        else if (key == "n" || key == "die")
            out += std::to_string(line.number);
        else if (key == "m" || key == "die 2")
            out += std::to_string(line.second);
        else if (key == "word")
            out += wordIn(m_code.dialect.numbers, line.second);
        else if (key == "state")
            out += wordIn(m_code.dialect.states, line.number);
        else if (key == "status")
            out += wordIn(m_code.dialect.statuses, line.number);
        else if (key == "part")
            out += partName(line);
        i = end;
    }
    return line.rule == nullptr ? out : out + " [" + line.rule + ']';
}

std::string CardGame::optionText(const Choice& choice, const Option& option)
{
    const auto card = [&] { return nameOf(option.card, choice.seat); };
    switch (static_cast<Ask>(choice.kind)) {
    case Ask::May:
        return option.number != 0 ? "yes" : "no";
    case Ask::Card:
        return option.card.valid() ? card() : std::string(1, char('A' + option.seat));
    case Ask::Enough:
        return option.card.valid() ? card() : "enough";
    case Ask::Number:
        return std::to_string(option.number);
    case Ask::Branch:
        return effectText(choice, option);
    case Ask::Order:
        return card() + " first";
    case Ask::Player:
        return std::string(1, char('A' + option.seat));
    default:
        return actionText(choice, option);
    }
}

std::string CardGame::effectText(const Choice& choice, const Option& option) const
{
    const auto at = static_cast<std::size_t>(choice.detail + option.number);
    return branchText(m_cards.catalogue(), m_code.branches.at(at).node, option.number + 1);
}

std::vector<std::string> CardGame::optionTexts(const Choice& choice)
{
    std::vector<std::string> texts;
    for (const Option& option : choice.options)
        texts.push_back(optionText(choice, option));
    const std::vector<std::string> plain = texts;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        int before = 0;
        for (std::size_t j = 0; j < i; ++j)
            before += plain[j] == plain[i] ? 1 : 0;
        if (before > 0)
            texts[i] += " #" + std::to_string(before + 1);
    }
    return texts;
}

void CardGame::tellNow(std::uint16_t what, Seat seat, CardId card, CardId other, int number, int second,
                       const char* rule, std::uint8_t hiddenFrom)
{
    for (const SeatView& view : m_views) { // a line tells nobody more than the table does
        for (const CardId one : {card, other}) {
            if (view.seat() < m_table.seats && one.valid() && !view.knows(one))
                hiddenFrom |= static_cast<std::uint8_t>(1 << view.seat());
        }
    }
    if (rule == nullptr && what < static_cast<std::uint16_t>(Tells::OfTheGame))
        rule = ruleOf(static_cast<Tells>(what), card);
    log({what, seat, card, other, number, second, rule, hiddenFrom});
}

} // namespace muster::engine
