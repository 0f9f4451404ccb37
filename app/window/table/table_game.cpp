// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_game.h"

#include <algorithm>
#include <chrono>

#include <QRandomGenerator>

#include "app/text/game_words.h"
#include "app/text/pilot_text.h"
#include "app/text/shown.h"
#include "app/window/table/table_answering.h"
#include "app/window/table/table_lists.h"
#include "app/window/table/table_tongue.h"
#include "engine/core/random.h"
#include "engine/pilots/scored_pilot.h"

namespace muster::app {

namespace {

/// Pilots roll no dice that go on from choice to choice: what they answer depends on where the game stands alone.
std::uint64_t seedAt(std::uint64_t seed, std::size_t answered) { return engine::mix(seed ^ engine::mix(answered + 1)); }

/// The option that does nothing in a window; nothing where no window is open.
std::optional<std::size_t> passOf(const engine::Choice& choice)
{
    if (choice.kind != static_cast<std::uint8_t>(engine::Ask::Respond))
        return {};
    const auto pass = std::ranges::find_if(choice.options, [](const engine::Option& one) { return !one.card.valid(); });
    if (pass == choice.options.end())
        return {};
    return static_cast<std::size_t>(pass - choice.options.begin());
}

/// A card wherever it lies; nullptr where it is not shown.
const engine::ShownCard* find(const std::vector<engine::ShownCard>& cards, engine::CardId id)
{
    for (const engine::ShownCard& card : cards) {
        if (card.id == id)
            return &card;
        if (const engine::ShownCard* const on = find(card.on, id))
            return on;
    }
    return nullptr;
}

const engine::ShownCard* find(const engine::ShownTable& table, engine::CardId id)
{
    for (const engine::ShownZone& zone : table.zones) {
        if (const engine::ShownCard* const card = find(zone.cards, id))
            return card;
    }
    return nullptr;
}

} // namespace

int TableQuestion::enough() const
{
    int found = -1;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].card.valid())
            continue;
        if (found >= 0)
            return -1;
        found = static_cast<int>(i);
    }
    return options.size() > 1 ? found : -1;
}

std::vector<int> TableQuestion::named(const engine::Option& name) const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const engine::Option& one = options[i].what;
        const bool means = name.card.valid()
            ? one.card == name.card && (name.ability < 0 || one.ability == name.ability)
            : one == name;
        if (means)
            found.push_back(static_cast<int>(i));
    }
    return found;
}

/// Takes down the log behind so many answers; the part before is known from the last time.
class TableGame::Telling final : public engine::Log {
public:
    Telling(TableRules& rules, const Answering& agent, int knownUntil, std::vector<TableLine>& lines)
        : m_rules(rules),
          m_agent(agent),
          m_knownUntil(knownUntil),
          m_lines(lines)
    {
    }
    void add(const engine::LogLine& line) override
    {
        if (isKnown())
            return;
        TableLine& told = begin();
        told.text = muster::app::shown(m_rules.session().lineText(line));
        told.hiddenFrom = line.hiddenFrom;
        told.rule = QString::fromLatin1(line.rule != nullptr ? line.rule : "");
        told.dice = m_rules.shown().diceOf(line);
        dropRule(told.text, told.rule);
        if (told.hiddenFrom != 0)
            m_unsettled.emplace_back(m_lines.size() - 1, line);
    }
    /// Chance that a person changed, which no rule tells of.
    void add(const QString& text)
    {
        if (!isKnown())
            begin().text = text;
    }
    /// What a card is called to those who do not know it: at the end of what happens at one time, for a card that is played is
    /// told before it is seen.
    void settle()
    {
        for (const auto& [at, line] : m_unsettled) {
            TableLine& told = m_lines[at];
            for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(m_rules.seats()) && told.hidden.isEmpty();
                 ++seat) {
                if ((line.hiddenFrom >> seat & 1) != 0)
                    told.hidden = muster::app::shown(m_rules.shown().hiddenLine(line, seat));
            }
            dropRule(told.hidden, told.rule);
        }
        m_unsettled.clear();
    }

private:
    [[nodiscard]] bool isKnown() const { return static_cast<int>(m_agent.answered()) <= m_knownUntil; }
    TableLine& begin()
    {
        TableLine& told = m_lines.emplace_back();
        told.after = static_cast<int>(m_agent.answered());
        told.turn = m_rules.session().turn();
        return told;
    }

    /// It stands in a column of its own.
    static void dropRule(QString& text, const QString& rule)
    {
        if (const QString said = QStringLiteral(" [%1]").arg(rule); text.endsWith(said))
            text.chop(said.size());
    }

    TableRules& m_rules;
    const Answering& m_agent;
    int m_knownUntil;
    std::vector<TableLine>& m_lines;
    std::vector<std::pair<std::size_t, engine::LogLine>> m_unsettled;
};

tl::expected<std::unique_ptr<TableGame>, QString> TableGame::make(std::shared_ptr<const GameData> data,
                                                                  TableSetup setup, ChoiceTree tree)
{
    auto rules = TableRules::make(data->catalogue, setup, data->resources);
    if (!rules)
        return tl::unexpected(rules.error());
    std::unique_ptr<TableGame> game(
        new TableGame(std::move(data), std::move(setup), std::move(*rules), std::move(tree)));
    game->findEndings();
    game->run(Stretch::Pilots, game->m_tree.size() == 1);
    return game;
}

TableGame::TableGame(std::shared_ptr<const GameData> data, TableSetup setup, std::unique_ptr<TableRules> rules,
                     ChoiceTree tree)
    : m_data(data),
      m_base(std::move(data)),
      m_setup(std::move(setup)),
      m_rules(std::move(rules)),
      m_tree(std::move(tree))
{
    if (m_rules->scenario() != nullptr) { // it may have cards of its own
        auto own = std::make_shared<GameData>(*m_base);
        own->catalogue = m_rules->scenario()->catalogue();
        m_data = std::move(own);
    }
    m_rules->setTongue(tableTongue(m_data->game()));
    m_setup.pilots.resize(static_cast<std::size_t>(seats()));
    m_setup.names.resize(static_cast<std::size_t>(seats()));
    m_pilots.resize(static_cast<std::size_t>(seats()));
}

TableGame::~TableGame() = default;

bool TableGame::byHand(engine::Seat seat) const
{
    return m_rules->passive(seat) == nullptr && m_setup.pilots[seat].empty();
}

QString TableGame::seatTitle(const TableSetup& setup, engine::Seat seat)
{
    const QString name = muster::app::shown(setup.names[seat], 60);
    const QString title = name.isEmpty() ? letter(seat) : tr("%1: %2", "seat, deck").arg(letter(seat), name);
    return setup.pilots[seat].empty() ? title : tr("%1 (%2)", "seat, pilot").arg(title, pilotName(setup.pilots[seat]));
}

engine::Pilot& TableGame::pilotOf(engine::Seat seat)
{
    auto& pilot = m_pilots[seat];
    if (!pilot && !m_setup.pilots[seat].empty())
        pilot = m_rules->playable().pilot(m_setup.pilots[seat]);
    if (!pilot)
        pilot = m_rules->playable().pilot(m_rules->playable().facts().usualPilot);
    return *pilot;
}

// Playing

/// Who answers behind the choices that are known: pilots for their seats and, in a stretch, one for everybody.
class TableGame::Deciding {
public:
    Deciding(TableGame& game, Stretch stretch, bool asksPilots)
        : m_game(game),
          m_stretch(stretch),
          m_asksPilots(asksPilots),
          m_stretches(asksPilots && stretch != Stretch::Pilots)
    {
    }

    std::optional<std::size_t> answer(const engine::Choice& choice, const engine::View& view, std::size_t answered)
    {
        if (!m_asksPilots || !m_goesOn)
            return {};
        if (engine::Agent* const passive = m_game.m_rules->passive(choice.seat)) {
            byHand.push_back(false);
            return passive->choose(choice, view);
        }
        const int turn = m_game.m_rules->session().turn();
        m_turn = m_turn < 0 ? turn : m_turn;
        m_stretches = m_stretches && !(m_stretch == Stretch::Turn && turn != m_turn);
        if (!m_stretches && m_game.byHand(choice.seat)) {
            const auto pass = m_game.m_passes ? passOf(choice) : std::nullopt;
            if (pass)
                byHand.push_back(false);
            return pass;
        }
        byHand.push_back(m_stretches && byHand.empty());
        if (m_game.byHand(choice.seat) && m_stretch == Stretch::Choice)
            m_stretches = false;
        engine::Pilot& pilot = m_game.pilotOf(choice.seat);
        pilot.reseed(seedAt(m_game.m_setup.seed, answered), choice.seat);
        return pilot.choose(choice, view);
    }

    void stop() { m_goesOn = false; }

    std::vector<bool> byHand; ///< of each answer, whether taking back leads to it

private:
    TableGame& m_game;
    Stretch m_stretch;
    bool m_asksPilots;
    bool m_stretches;
    bool m_goesOn = true;
    int m_turn = -1; ///< in which the stretch began
};

/// So many answers of the last time are those of this line; the log up to there stands.
int TableGame::keepLog(const std::vector<engine::Answer>& line)
{
    std::size_t known = 0;
    while (known < line.size() && known < m_told.size() && line[known] == m_told[known])
        ++known;
    const int knownUntil = m_ran ? static_cast<int>(known) : -1;
    std::erase_if(m_log, [&](const TableLine& told) { return told.after > knownUntil; });
    return knownUntil;
}

/// From the shuffle to the choice that nobody answers, or to the end. The place of an answer that does not fit.
std::optional<std::size_t> TableGame::playThrough(Answering& agent)
{
    engine::Session& session = m_rules->session();
    session.setAgent(&agent);
    std::optional<std::size_t> departed;
    try {
        m_rules->begin();
        session.setAgent(&agent); // laying a position out may have asked another one
        const engine::Caps caps;
        while (!session.outcome().over()) {
            if (session.turn() > caps.turns || agent.answered() > static_cast<std::size_t>(caps.choices))
                session.giveUp(engine::Outcome::Capped); // as playGame()
            else
                session.advance();
        }
    } catch (const engine::NeedChoice&) {
        // here it stands
    } catch (const engine::Departed& at) {
        departed = at.index;
    }
    session.setAgent(nullptr);
    return departed;
}

/// How the lines of a file end, which has nothing of it: each is played once. What is known from a journal is known.
void TableGame::findEndings()
{
    constexpr std::chrono::seconds Longest{3};
    const auto began = std::chrono::steady_clock::now();
    if (m_tree.knowsEndings())
        return;
    for (const int end : m_tree.ends()) {
        if (end == 0 || end == m_tree.at())
            continue; // where it stands it is played anyway
        if (std::chrono::steady_clock::now() - began > Longest)
            return; // others show how they end when somebody goes there
        Answering agent(*m_rules, m_tree.line(end),
                        [](const engine::Choice&, const engine::View&) { return std::optional<std::size_t>(); });
        const bool departed = playThrough(agent).has_value();
        m_tree.setEnding(end, departed ? ChoiceTree::Ending() : endingOf(m_rules->session().outcome()));
    }
}

/// Plays the choices to where the game stands and, if pilots are asked, as far as they answer.
void TableGame::run(Stretch stretch, bool asksPilots)
{
    const std::vector<engine::Answer> line = m_tree.line();
    Deciding deciding(*this, stretch, asksPilots);
    Answering agent(*m_rules, line, [&](const engine::Choice& choice, const engine::View& view) {
        return deciding.answer(choice, view, line.size() + deciding.byHand.size());
    });
    Telling telling(*m_rules, agent, keepLog(line), m_log);
    agent.beforeChoice = [&] {
        telling.settle();
        if (m_watch && !m_watch(static_cast<int>(agent.answered())))
            deciding.stop();
    };
    agent.changed = [&](const engine::Answer& chance) {
        if (engine::isLaidDie(chance))
            return telling.add(tr("The next die shows %1").arg(chance.chosen));
        telling.add(chance.kind == static_cast<std::uint8_t>(engine::Anew::Dice)
                        ? tr("From here on with new dice and shuffles")
                        : tr("From here on with other cards where %1 cannot know them").arg(letter(chance.seat)));
    };
    engine::Session& session = m_rules->session();
    session.setLog(&telling);
    const auto departed = playThrough(agent);
    telling.settle();
    session.setLog(nullptr);
    if (departed) { // rules or cards have changed: as far as it is still the same game
        m_told.clear();
        m_log.clear();
        m_ran = false;
        m_tree.goTo(m_tree.onLine(static_cast<int>(*departed)));
        run(stretch, false);
        return;
    }
    m_tree.complete({agent.line().begin(), agent.line().begin() + static_cast<std::ptrdiff_t>(line.size())});
    for (std::size_t i = line.size(); i < agent.line().size(); ++i)
        m_tree.play(agent.line()[i], deciding.byHand[i - line.size()]);
    m_told = agent.line();
    m_ran = true;
    m_turn = session.turn();
    m_outcome = session.outcome();
    m_choice = agent.pending;
    m_options = agent.options;
    m_choice.options = m_options.view();
    m_question.reset();
    m_several.reset();
    if (!m_outcome.over())
        take(m_choice);
    m_tree.setEnding(m_tree.at(), endingOf(m_outcome));
    findLit();
}

void TableGame::take(const engine::Choice& choice)
{
    TableQuestion question;
    question.seat = choice.seat;
    question.kind = choice.kind;
    question.text = gameWord(m_rules->session().questionText(choice.kind));
    const engine::ShownTable table = m_rules->shown().shown(choice.seat);
    if (const engine::ShownCard* const card = find(table, choice.about); card != nullptr && card->known)
        question.text =
            tr("%1 (%2)", "question, card")
                .arg(question.text, muster::app::shown(data().catalogue->card(CardIndex{card->definition}).name()));
    const std::vector<std::string> texts = m_rules->session().optionTexts(choice);
    for (std::size_t i = 0; i < texts.size(); ++i)
        question.options.push_back(
            {muster::app::shown(texts[i]), choice.options[i].card, choice.options[i].other, choice.options[i]});
    m_question = std::move(question);
}

/// Equal cards are one option: all of them are lit, of a hand and of those in play.
void TableGame::findLit()
{
    m_lit.clear();
    m_ways.clear();
    if (!m_question)
        return;
    for (const TableQuestion::Option& option : m_question->options) {
        for (const engine::CardId card : {option.card, option.other}) {
            if (card.valid())
                m_lit.insert(card);
        }
    }
    const engine::ShownTable table = m_rules->shown().shown(m_question->seat);
    for (const engine::ShownZone& zone : table.zones) {
        if (zone.kind == engine::ShownZone::Pile)
            continue;
        std::set<std::uint16_t> offered;
        for (const engine::ShownCard& card : zone.cards) {
            if (card.known && m_lit.contains(card.id))
                offered.insert(card.definition);
        }
        for (const engine::ShownCard& card : zone.cards) {
            if (card.known && offered.contains(card.definition)
                && (zone.kind == engine::ShownZone::Hand || isLikeOne(card.id) || standsForAnother(card.id)))
                m_lit.insert(card.id);
        }
    }
    findWays(table);
}

/// Whether one of the options names a card that is the same to who is asked.
bool TableGame::isLikeOne(engine::CardId card) const
{
    const auto isLike = [&](engine::CardId one) {
        return one.valid() && m_rules->shown().alike(card, one, m_question->seat);
    };
    return std::ranges::any_of(m_question->options, [&](const TableQuestion::Option& option) {
        return isLike(option.card) || isLike(option.other);
    });
}

/// Whether an action with a card in play can be done, which is offered with another copy of it.
bool TableGame::standsForAnother(engine::CardId card) const
{
    return asksForActions() && std::ranges::any_of(whyNot(card).actions, [](const engine::ShownRefusal& one) {
               return one.rule.empty() && !one.later;
           });
}

/// The options about a card, or else those about another copy, which stands for it: the same one, or one of the hand.
void TableGame::findWays(const engine::ShownTable& table)
{
    const auto& options = m_question->options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto option = static_cast<int>(i);
        for (const engine::CardId card : {options[i].card, options[i].other}) {
            if (!card.valid())
                continue;
            std::vector<int>& ways = m_ways[card];
            if (ways.empty() || ways.back() != option)
                ways.push_back(option);
        }
    }
    const auto own = m_ways;
    for (const engine::ShownZone& zone : table.zones) {
        for (const engine::ShownCard& card : zone.cards) {
            if (!m_lit.contains(card.id) || own.contains(card.id))
                continue;
            const auto isCopy = [&](const engine::ShownCard& one) {
                return one.known && one.definition == card.definition && own.contains(one.id);
            };
            auto other = std::ranges::find_if(zone.cards, [&](const engine::ShownCard& one) {
                return isCopy(one) && m_rules->shown().alike(card.id, one.id, m_question->seat);
            });
            if (other == zone.cards.end())
                other = std::ranges::find_if(zone.cards, isCopy);
            if (other != zone.cards.end())
                m_ways[card.id] = own.at(other->id);
        }
    }
}

std::vector<int> TableGame::optionsOf(engine::CardId card) const
{
    const auto found = m_ways.find(card);
    return found == m_ways.end() ? std::vector<int>() : found->second;
}

engine::ShownReasons TableGame::whyNot(engine::CardId card) const
{
    if (!m_question)
        return {};
    return m_rules->shown().reasons(m_choice, card);
}

std::optional<int> TableGame::pilotsChoice()
{
    if (!m_question)
        return {};
    std::optional<int> liked;
    m_weights.clear();
    const std::vector<engine::Answer> line = m_tree.line();
    const auto ask = [&](const engine::Choice& choice, const engine::View& view) -> std::optional<std::size_t> {
        engine::Pilot& pilot = pilotOf(choice.seat);
        pilot.reseed(seedAt(m_setup.seed, line.size()), choice.seat);
        liked = static_cast<int>(pilot.choose(choice, view));
        if (auto* const scored = dynamic_cast<engine::ScoredPilot*>(&pilot))
            m_weights = scored->scores(choice, view);
        return {};
    };
    Answering agent(*m_rules, line, ask);
    (void)playThrough(agent); // and here it stands again
    return liked;
}

void TableGame::play(int option)
{
    if (!m_question || option < 0 || option >= static_cast<int>(m_question->options.size()))
        return;
    go(option, true);
}

void TableGame::change(engine::Anew what)
{
    const auto number = static_cast<std::uint16_t>(QRandomGenerator::global()->bounded(0x10000));
    const engine::Seat seat = what == engine::Anew::Cards ? m_question->seat : engine::Seat(0); // dice are everybody's
    m_tree.play(engine::anew(what, seat, number), true);
    run(Stretch::Pilots, false);
}

void TableGame::reseed()
{
    if (m_question)
        change(engine::Anew::Dice);
}

void TableGame::layDie(int shows)
{
    if (!canLayDie())
        return;
    m_tree.play(engine::laidDie(shows), true);
    run(Stretch::Pilots, false);
}

void TableGame::dealAnew()
{
    if (canDealAnew())
        change(engine::Anew::Cards);
}

void TableGame::runTo(int node)
{
    if (node < 0)
        return;
    m_tree.goTo(node);
    run(Stretch::Pilots, false);
}

void TableGame::goBack() { runTo(m_tree.back()); }
void TableGame::goForward() { runTo(m_tree.forward()); }
void TableGame::goTo(int node) { runTo(node < m_tree.size() ? node : -1); }

void TableGame::letPilot(Stretch stretch)
{
    if (!m_question)
        return;
    run(stretch, true);
}

void TableGame::setPilot(engine::Seat seat, const std::string& pilot)
{
    if (seat >= seats() || m_setup.pilots[seat] == pilot)
        return;
    m_setup.pilots[seat] = pilot;
    m_pilots[seat].reset();
}

void TableGame::setPassing(bool passes)
{
    m_passes = passes;
    if (passes)
        letPilot(Stretch::Pilots); // the window that is open is passed, too
}

void TableGame::setNote(int node, const QString& note) { m_tree.setNote(node, note); }

} // namespace muster::app
