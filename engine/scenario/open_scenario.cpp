// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/open_scenario.h"

#include "engine/core/random.h"
#include "engine/scenario/follower.h"
#include "engine/scenario/step_check.h"

namespace muster::engine {

namespace {

/// Takes down what the steps choose. Dice that are laid between two choices fall behind the first of them.
class TakesDown final : public Agent {
public:
    TakesDown(Agent& follower, DiceInARow& dice, std::vector<Answer>& answers)
        : m_follower(follower),
          m_dice(dice),
          m_answers(answers)
    {
    }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        const std::size_t before = m_dice.dice.size();
        const std::size_t chosen = m_follower.choose(choice, view);
        for (std::size_t i = before; i < m_dice.dice.size(); ++i)
            m_answers.push_back(laidDie(m_dice.dice[i].shows));
        m_answers.push_back({choice.kind, choice.seat, static_cast<std::uint16_t>(choice.options.size()),
                             static_cast<std::uint16_t>(chosen)});
        return chosen;
    }

private:
    Agent& m_follower;
    DiceInARow& m_dice;
    std::vector<Answer>& m_answers;
};

} // namespace

Result<std::unique_ptr<OpenScenario>> OpenScenario::open(std::string_view bytes, const std::string& name,
                                                         const ScenarioCards& cards, const ScenarioGames& games)
{
    auto document = yaml::Document::parse(bytes, name);
    if (!document)
        return failure(std::move(document.error()));
    std::unique_ptr<OpenScenario> open(new OpenScenario(std::move(*document)));
    yaml::Report errors(name);
    yaml::MapReader map(open->m_document.root(), {}, errors);
    open->m_header = readHeader(map);
    if (!isPlayed(open->m_header, cards, games, errors))
        return failure(errors.take());
    checkShown(map.node(), cards.rules, errors);
    open->m_mode = readMode(map, open->m_header.game, games, errors);
    open->m_beginning = readBeginning(map, cards, errors);
    if (!open->m_beginning.catalogue)
        return failure(errors.take());
    const bool steps = map.node().find("play") != nullptr || map.node().find("variants") != nullptr;
    if (steps)
        open->m_ways = readWays(map, errors);
    open->m_table =
        games.table(open->m_header.game, open->m_beginning.catalogue, open->m_beginning.options, open->m_mode);
    open->m_cardTable = dynamic_cast<CardTable*>(open->m_table.get());
    open->m_dice = open->m_beginning.dice;
    open->session().setDice(&open->m_falling);
    open->m_table->setUp(map, open->m_beginning.how);
    map.finish();
    StepCheck check(open->m_table->language(), open->session().seats(), cards.rules, errors);
    for (const ScenarioWay& way : open->m_ways) {
        check.check(way.common, "play");
        check.check(way.own, way.path);
    }
    if (errors.failed())
        return failure(errors.take());
    return open;
}

int OpenScenario::Falling::roll(int faces)
{
    int shows = 0;
    if (m_row.dice.empty() || m_row.dice.front().shows > faces) {
        shows = m_stream.die(faces);
    } else {
        shows = m_row.dice.front().shows;
        m_row.dice.pop_front();
    }
    rolled.push_back(shows);
    return shows;
}

void OpenScenario::begin()
{
    m_dice = m_beginning.dice;
    m_falling.setSeed(m_beginning.how.seed);
    m_falling.rolled.clear();
    session().setDice(&m_falling);
    yaml::Report errors(m_document.file()); // it was laid out before: there are none
    yaml::MapReader map(m_document.root(), {}, errors);
    m_table->setUp(map, m_beginning.how);
}

void OpenScenario::change(const Answer& chance)
{
    if (isLaidDie(chance)) {
        m_dice.dice.push_back({chance.chosen, {}});
        return;
    }
    session().change(chance);
    m_dice.dice.clear();
    m_falling.setSeed(mix(mix(chance.chosen + 1U) ^ chance.kind));
}

std::vector<OpenScenario::Course> OpenScenario::courses()
{
    std::vector<Course> courses;
    for (const ScenarioWay& way : m_ways) {
        Course& course = courses.emplace_back();
        course.name = way.name;
        yaml::Report errors(m_document.file());
        ScenarioReport::Course told;
        const std::vector<yaml::Node> steps = way.steps();
        begin();
        session().setDice(&m_dice); // strict, as the steps want it
        Follower follower(*m_table, m_dice, steps, errors, told);
        TakesDown agent(follower, m_dice, course.answers);
        session().setLog(&follower);
        session().setAgent(&agent);
        follower.run();
        session().setLog(nullptr);
        session().setAgent(nullptr);
        if (!told.failures.empty())
            course.failure = told.failures.front();
    }
    begin();
    return courses;
}

} // namespace muster::engine
