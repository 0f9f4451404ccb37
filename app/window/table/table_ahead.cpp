// SPDX-License-Identifier: GPL-3.0-or-later
// What an option would come to, as far as a person may know: where a card can be dragged to, and whether one card after the other
// is asked for.
#include <algorithm>

#include "app/text/shown.h"
#include "app/window/table/table_answering.h"

namespace muster::app {

namespace {

constexpr std::uint16_t OtherChance = 0x5eed; ///< whatever it is, it is not the one of the game
constexpr int MostDetails = 12;               ///< of one action
constexpr int Soon = 40;                      ///< choices

/// Notes to which cards a question with a single answer comes, of which nobody is asked: the only target of an attack.
class Hearing final : public engine::Log {
public:
    explicit Hearing(engine::CardId about) : m_about(about) { }
    void add(const engine::LogLine&) override { }
    void answered(const engine::Choice& choice) override
    {
        if (listens && choice.about == m_about && choice.options.front().card.valid())
            cards.push_back(choice.options.front().card);
    }

    bool listens = false;
    std::vector<engine::CardId> cards;

private:
    engine::CardId m_about;
};

/// Notes of which kind the first die is that falls.
class Falling final : public engine::Log {
public:
    explicit Falling(TableRules& rules) : m_rules(rules) { }
    void add(const engine::LogLine& line) override
    {
        if (!listens || faces != 0)
            return;
        if (const auto dice = m_rules.shown().diceOf(line); !dice.empty())
            faces = dice.front().faces;
    }

    bool listens = false;
    int faces = 0;

private:
    TableRules& m_rules;
};

struct Lies {
    int zone = -1;
    engine::CardId on;
    friend bool operator==(const Lies&, const Lies&) = default;
};

Lies liesOn(const engine::ShownCard& host, engine::CardId card, int zone)
{
    for (const engine::ShownCard& one : host.on) {
        if (one.id == card)
            return {zone, host.id};
        if (const Lies deeper = liesOn(one, card, zone); deeper.zone >= 0)
            return deeper;
    }
    return {};
}

Lies placeOf(const engine::ShownTable& table, engine::CardId card)
{
    for (std::size_t i = 0; i < table.zones.size(); ++i) {
        const auto zone = static_cast<int>(i);
        for (const engine::ShownCard& one : table.zones[i].cards) {
            if (one.id == card)
                return {zone, engine::NoCard};
            if (const Lies on = liesOn(one, card, zone); on.zone >= 0)
                return on;
        }
    }
    return {};
}

bool isInHand(const engine::ShownTable& table, engine::CardId card)
{
    const Lies at = placeOf(table, card);
    return at.zone >= 0 && table.zones[static_cast<std::size_t>(at.zone)].kind == engine::ShownZone::Hand;
}

std::vector<int> openZonesOf(const engine::ShownTable& table, engine::Seat seat)
{
    std::vector<int> zones;
    for (std::size_t i = 0; i < table.zones.size(); ++i) {
        if (table.zones[i].seat == seat && table.zones[i].kind == engine::ShownZone::Open)
            zones.push_back(static_cast<int>(i));
    }
    return zones;
}

} // namespace

/// What follows an option.
struct TableGame::Ahead {
    engine::Choice next; ///< that is asked first
    engine::Options options;
    std::vector<std::string> texts;
    bool asks = false;
    std::vector<engine::CardId> alone; ///< to which it comes without a question
    engine::ShownTable after;          ///< at the next action

    [[nodiscard]] engine::Choice question() const
    {
        engine::Choice question = next;
        question.options = options.view();
        return question;
    }
};

/// Details of the option are answered as a pilot does. The session stands elsewhere then: standHere() brings it back.
TableGame::Ahead TableGame::lookAhead(int option, How how)
{
    const std::vector<engine::Answer> line = m_tree.line();
    const engine::Seat seat = m_choice.seat;
    const bool dealsAnew = canDealAnew();
    Ahead ahead;
    Hearing hearing(m_options[static_cast<std::size_t>(option)].card);
    int asked = 0;
    bool stopped = false;
    const auto ask = [&](const engine::Choice& choice, const engine::View& view) -> std::optional<std::size_t> {
        if (++asked == 1) {
            m_rules->change(engine::anew(engine::Anew::Dice, 0, OtherChance));
            if (dealsAnew)
                m_rules->change(engine::anew(engine::Anew::Cards, seat, OtherChance));
            hearing.listens = true;
            return static_cast<std::size_t>(option);
        }
        if (asked == 2) {
            ahead.asks = true;
            ahead.next = choice;
            for (const engine::Option& one : choice.options)
                (void)ahead.options.push(one);
            ahead.texts = m_rules->session().optionTexts(choice);
        }
        const bool isDetail = choice.seat == seat && !engine::asksForActions(choice)
            && choice.kind != static_cast<std::uint8_t>(engine::Ask::Respond);
        if (how == How::NextQuestion || !isDetail || asked > MostDetails) {
            stopped = true;
            ahead.after = m_rules->shown().shown(engine::NoSeat);
            return {};
        }
        if (engine::Agent* const passive = m_rules->passive(seat))
            return passive->choose(choice, view);
        engine::Pilot& pilot = pilotOf(seat);
        pilot.reseed(m_setup.seed, seat);
        return pilot.choose(choice, view);
    };
    Answering agent(*m_rules, line, ask);
    m_rules->session().setLog(&hearing);
    (void)playThrough(agent);
    m_rules->session().setLog(nullptr);
    if (!stopped)
        ahead.after = m_rules->shown().shown(engine::NoSeat);
    ahead.next.options = {}; // which are gone with the question
    ahead.alone = std::move(hearing.cards);
    return ahead;
}

int TableGame::nextDie(int option)
{
    if (!m_question)
        return 0;
    Falling falling(*m_rules);
    int asked = 0;
    const auto ask = [&](const engine::Choice& choice, const engine::View& view) -> std::optional<std::size_t> {
        falling.listens = true;
        if (++asked == 1 && option >= 0)
            return static_cast<std::size_t>(option);
        if (falling.faces != 0 || asked > Soon)
            return {};
        if (engine::Agent* const passive = m_rules->passive(choice.seat))
            return passive->choose(choice, view);
        engine::Pilot& pilot = pilotOf(choice.seat);
        pilot.reseed(m_setup.seed, choice.seat);
        return pilot.choose(choice, view);
    };
    Answering agent(*m_rules, m_tree.line(), ask);
    m_rules->session().setLog(&falling);
    (void)playThrough(agent);
    m_rules->session().setLog(nullptr);
    standHere();
    return falling.faces;
}

void TableGame::standHere()
{
    Answering agent(*m_rules, m_tree.line(), [](const auto&, const auto&) { return std::nullopt; });
    (void)playThrough(agent);
}

namespace {

/// Gathers goals, each way to one place once.
class Goals {
public:
    Goals(const engine::ShownTable& table, std::vector<TableGoal>& goals) : m_table(table), m_goals(goals) { }

    void setOption(int option, const QString& text)
    {
        m_option = option;
        m_text = text;
    }
    void onto(engine::CardId card) { add(card, -1, {}, m_text); }
    void onto(const engine::Option& then, const QString& text)
    {
        add(then.card, -1, then, TableGame::tr("%1, %2", "option, and the next one").arg(m_text, text));
    }
    void into(int zone) { add(engine::NoCard, zone, {}, m_text); }
    void intoZonesOf(engine::Seat seat)
    {
        for (const int zone : openZonesOf(m_table, seat))
            into(zone);
    }
    /// Where the card lies then. What is played out of the hand and goes to a pile at once is laid on the table for that.
    void landing(engine::CardId card, engine::Seat seat, const engine::ShownTable& after, bool isPlayed)
    {
        const Lies was = placeOf(m_table, card);
        const Lies is = placeOf(after, card);
        if (is == was || is.zone < 0 || was.zone < 0)
            return;
        const bool known = std::ranges::any_of(
            m_goals, [&](const TableGoal& goal) { return goal.option == m_option && goal.card.valid(); });
        if (is.on.valid() && !known)
            onto(is.on);
        if (is.on.valid() || is.zone == was.zone)
            return;
        into(is.zone);
        if (isPlayed && m_table.zones[static_cast<std::size_t>(was.zone)].kind == engine::ShownZone::Hand
            && after.zones[static_cast<std::size_t>(is.zone)].kind == engine::ShownZone::Pile)
            intoZonesOf(seat);
    }

private:
    void add(engine::CardId card, int zone, std::optional<engine::Option> then, const QString& text)
    {
        const bool known = std::ranges::any_of(m_goals, [&](const TableGoal& goal) {
            return goal.card == card && goal.zone == zone && goal.option == m_option && goal.then == then;
        });
        if (!known)
            m_goals.push_back({card, zone, m_option, then, text});
    }

    const engine::ShownTable& m_table;
    std::vector<TableGoal>& m_goals;
    int m_option = 0;
    QString m_text;
};

} // namespace

std::vector<TableGoal> TableGame::goalsOf(engine::CardId card)
{
    std::vector<TableGoal> all;
    const std::vector<int> options = optionsOf(card);
    if (options.empty())
        return all;
    const engine::ShownTable now = shown(engine::NoSeat);
    const engine::Seat seat = m_choice.seat;
    Goals goals(now, all);
    bool away = false;
    for (const int option : options) {
        const engine::Option one = m_options[static_cast<std::size_t>(option)];
        if (!one.card.valid() || (one.other == card && one.card != card))
            continue; // something else is done to it
        goals.setOption(option, m_question->options[static_cast<std::size_t>(option)].text);
        if (one.other.valid()) {
            goals.onto(one.other);
            continue;
        }
        if (one.seat < seats() && one.seat != seat)
            goals.intoZonesOf(one.seat);
        away = true;
        const Ahead ahead = lookAhead(option, How::NextAction);
        const bool asksForIt = ahead.asks && ahead.next.seat == seat && ahead.next.about == one.card
            && !engine::asksForActions(ahead.question());
        for (std::size_t i = 0; asksForIt && i < ahead.options.size(); ++i) {
            const engine::CardId target = ahead.options[i].card; // what pays for it out of the hand is none
            if (target.valid() && target != one.card && !isInHand(now, target))
                goals.onto(ahead.options[i], muster::app::shown(ahead.texts[i]));
        }
        for (const engine::CardId target : ahead.alone) {
            if (target != one.card)
                goals.onto(target);
        }
        goals.landing(one.card, seat, ahead.after, one.action != 0);
    }
    if (away)
        standHere();
    return all;
}

/// The next question is the same one, about those that are left: of things without cards by their words, too, for an effect that
/// is chosen may ask for one of its own effects.
bool TableGame::asksForMoreOf(const Ahead& ahead, const engine::Option& chosen) const
{
    if (!ahead.asks || ahead.next.kind != m_choice.kind || ahead.next.seat != m_choice.seat
        || ahead.next.about != m_choice.about)
        return false;
    return std::ranges::all_of(ahead.options, [&](const engine::Option& one) {
        if (one.card.valid() || m_question->enough() >= 0)
            return true;
        if (one == chosen)
            return false; // that is another question of yes or no
        const auto known = std::ranges::find(m_question->options, one, &TableQuestion::Option::what);
        const auto at = static_cast<std::size_t>(&one - ahead.options.begin());
        return known != m_question->options.end() && known->text == muster::app::shown(ahead.texts[at]);
    });
}

/// One is tried: if the same is asked again, several can be named.
bool TableGame::asksSeveral()
{
    if (m_several || !m_question)
        return m_several.value_or(false);
    m_several = false;
    const int enough = m_question->enough();
    int first = -1;
    bool cards = false;
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        if (static_cast<int>(i) != enough && first < 0)
            first = static_cast<int>(i);
        cards = cards || m_options[i].card.valid();
        if (m_options[i].action != 0 || m_options[i].other.valid())
            return false;
    }
    const bool mixed = cards && enough < 0
        && !std::ranges::all_of(m_options, [](const engine::Option& one) { return one.card.valid(); });
    if (first < 0 || mixed || (cards ? m_lit.size() : m_options.size()) < 2)
        return false;
    const Ahead ahead = lookAhead(first, How::NextQuestion);
    standHere();
    m_several = asksForMoreOf(ahead, m_options[static_cast<std::size_t>(first)]);
    return *m_several;
}

void TableGame::go(int option, bool byHand)
{
    m_tree.play(answerTo(m_choice, static_cast<std::size_t>(option)), byHand);
    if (!byHand)
        m_tree.joinHere();
    run(Stretch::Pilots, true);
}

void TableGame::play(const TableGoal& goal)
{
    if (!m_question || goal.option < 0 || goal.option >= static_cast<int>(m_options.size()))
        return;
    const engine::Seat seat = m_choice.seat;
    go(goal.option, true);
    if (goal.then && m_question && m_choice.seat == seat) {
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            if (m_options[i] == *goal.then) {
                go(static_cast<int>(i), false);
                break;
            }
        }
    }
}

/// The option for one of the names, which is taken out of them: one that is named itself rather than by a card like it.
std::optional<int> TableGame::takeNext(std::vector<engine::Option>& names) const
{
    for (const bool itself : {true, false}) {
        for (auto name = names.begin(); name != names.end(); ++name) {
            std::vector<int> options = m_question->named(*name);
            if (options.empty() && !itself && name->card.valid())
                options = optionsOf(name->card);
            if (options.empty())
                continue;
            names.erase(name);
            return options.front();
        }
    }
    return {};
}

std::vector<engine::Option> TableGame::playSeveral(std::vector<engine::Option> names)
{
    const std::uint8_t kind = m_choice.kind;
    const engine::Seat seat = m_choice.seat;
    const engine::CardId about = m_choice.about;
    const auto isAsked = [&] {
        return m_question && m_choice.kind == kind && m_choice.seat == seat && m_choice.about == about;
    };
    int taken = 0;
    while (isAsked()) {
        const std::optional<int> next = takeNext(names);
        if (!next)
            break;
        go(*next, taken == 0);
        ++taken;
    }
    if (taken > 0 && names.empty() && isAsked() && m_question->enough() >= 0)
        go(m_question->enough(), false);
    return names;
}

} // namespace muster::app
