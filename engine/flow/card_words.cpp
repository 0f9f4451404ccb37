// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's own English: cards, lines of the log, options. docs/translating.md says how it is in other languages.
#include "engine/flow/branch_words.h"
#include "engine/flow/card_game.h"

namespace muster::engine {

std::string CardGame::nameOf(CardId card, Seat seat) const
{
    if (!card.valid())
        return said("nothing");
    if (seat == NoSeat || seenBy(card, seat))
        return std::string(m_cards.nameOf(m_table.card(card).definition));
    return said(hiddenName(card));
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
    const auto seatName = [this](int seat) {
        return seat == NoSeat ? said("nobody") : std::string(1, char('A' + seat));
    };
    const auto wordIn = [this](const std::vector<std::string>& list, int at) {
        return at >= 0 && at < static_cast<int>(list.size()) ? said(list[static_cast<std::size_t>(at)])
                                                             : std::string("?");
    };
    const std::string out = filled(said(sentence(line.what)), [&](std::string_view gap) -> std::string {
        if (gap == "seat")
            return seatName(line.seat);
        if (gap == "to")
            return seatName(line.number);
        if (gap == "card")
            return nameOf(line.card, NoSeat);
        if (gap == "other")
            return nameOf(line.other, NoSeat);
        if (gap == "n" || gap == "die")
            return std::to_string(line.number);
        if (gap == "m" || gap == "die 2")
            return std::to_string(line.second);
        if (gap == "word")
            return wordIn(m_code.dialect.numbers, line.second);
        if (gap == "state")
            return wordIn(m_code.dialect.states, line.number);
        if (gap == "status")
            return wordIn(m_code.dialect.statuses, line.number);
        return gap == "part" ? partName(line) : std::string();
    });
    return line.rule == nullptr ? out : out + " [" + line.rule + ']';
}

std::string CardGame::optionText(const Choice& choice, const Option& option)
{
    const auto card = [&] { return nameOf(option.card, choice.seat); };
    switch (static_cast<Ask>(choice.kind)) {
    case Ask::May:
        return phrase(option.number != 0 ? "yes" : "no");
    case Ask::Card:
        return option.card.valid() ? card() : std::string(1, char('A' + option.seat));
    case Ask::Enough:
        return option.card.valid() ? card() : phrase("enough");
    case Ask::Number:
        return std::to_string(option.number);
    case Ask::Branch:
        return effectText(choice, option);
    case Ask::Order:
        return phrase("{card} first", {card()});
    case Ask::Player:
        return std::string(1, char('A' + option.seat));
    default:
        return actionText(choice, option);
    }
}

std::string CardGame::effectText(const Choice& choice, const Option& option) const
{
    const auto at = static_cast<std::size_t>(choice.detail + option.number);
    return branchText(m_cards.catalogue(), m_code.branches.at(at).node, option.number + 1, m_tongue);
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
    log({what, seat, card, other, number, second, rule, hiddenFrom, lastDice()});
}

} // namespace muster::engine
