// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/scenario.h"

#include <algorithm>

#include "engine/scenario/step_check.h"
#include "engine/scenario/table.h"
#include "model/cards/card_reader.h"
#include "model/text/nearest.h"
#include "model/yaml/document.h"

namespace muster::engine {

namespace {

constexpr int mostSteps = 2000;
constexpr std::size_t mostOwnCards = 200;
constexpr int mostAdvances = 20'000;

std::string joined(const std::vector<std::string>& texts)
{
    std::string result;
    for (const std::string& text : texts)
        result += (result.empty() ? "" : ", ") + text;
    return result.empty() ? "nothing" : result;
}

void readDice(const yaml::Node& node, const std::string& path, DiceInARow& dice, yaml::Report& errors)
{
    for (const yaml::Node& die : yaml::readList(node, path, errors)) {
        if (const auto number = yaml::readNumber(die, path, errors, 1, mostFaces))
            dice.dice.push_back({*number, die.at});
    }
}

/// Follows the steps of a scenario, which have been checked: chooses what they say and compares what they expect, in the middle of the rules
/// where somebody is asked there.
class Follower final : public Agent, public Log {
public:
    Follower(ScenarioTable& table, DiceInARow& dice, std::span<const yaml::Node> steps, yaml::Report& errors,
             ScenarioReport& report)
        : m_table(table),
          m_dice(dice),
          m_steps(steps),
          m_errors(errors),
          m_report(report)
    {
    }

    struct Finished { };

    void run()
    {
        Session& session = m_table.session();
        try {
            for (int i = 0; i < mostAdvances && !session.outcome().over(); ++i)
                session.step();
            while (m_at < m_steps.size() && !m_stopped)
                takeStep(nullptr);
        } catch (const Finished&) {
        } catch (const DiceInARow::RanOut&) {
            fail("the dice that the scenario lays down", "one more die is rolled");
        } catch (const DiceInARow::NoSuchFace& one) {
            m_errors.add(ErrorKind::OutOfRange, one.die.at, "dice",
                         {std::to_string(one.die.shows), "1", std::to_string(one.faces)});
            m_stopped = true;
        }
        if (const std::size_t left = m_dice.dice.size(); !m_stopped && left > 0)
            fail("all dice to be rolled",
                 left == 1 ? "1 die is left over" : std::to_string(left) + " dice are left over",
                 m_dice.dice.front().at);
    }

    std::size_t choose(const Choice& choice, const View&) override
    {
        for (;;) {
            if (m_stopped || m_at >= m_steps.size()) {
                if (!m_stopped)
                    m_report.trace.push_back("  " + askedNow(choice));
                throw Finished{};
            }
            // What everybody answers alike does not stand between a choice and what is expected of it.
            if (const auto usual = m_table.usual(choice); usual && !nextIsFor(choice))
                return *usual;
            if (const auto chosen = takeStep(&choice))
                return *chosen;
        }
    }

    void add(const LogLine& line) override
    {
        m_lines.push_back(m_table.line(line));
        if (std::string option = m_table.optionBehind(line); !option.empty()) {
            const Taken one{line.seat, std::move(option)};
            if (one == m_chosen)
                m_chosen = {};
            else
                m_byItself.push_back(one);
        }
        m_report.trace.push_back("    " + m_lines.back());
    }

private:
    /// At a place, or at the step that is being taken; behind the last step, at that one.
    void fail(std::string expected, std::string actual, std::optional<Position> place = {})
    {
        const std::size_t step = m_at < m_steps.size() ? m_at : m_steps.size() - (m_steps.empty() ? 0 : 1);
        const Position at = place ? *place : m_steps.empty() ? Position{} : m_steps[step].at;
        m_report.failures.push_back({static_cast<int>(step) + 1, at, std::move(expected), std::move(actual)});
        m_stopped = true;
    }

    /// Whether the next choice that is written is an answer to this question.
    [[nodiscard]] bool nextIsFor(const Choice& choice)
    {
        for (std::size_t i = m_at; i < m_steps.size(); ++i) {
            const yaml::Pair& pair = m_steps[i].pairs[0];
            const auto seat = seatOf(pair.key);
            if (!seat)
                continue;
            const std::vector<std::string> texts = m_table.texts(choice);
            return *seat == choice.seat && std::find(texts.begin(), texts.end(), pair.value.scalar) != texts.end();
        }
        return false;
    }

    [[nodiscard]] std::string path() const { return yaml::join("play", m_at); }

    /// Carries the next step out; the option that it chooses, if it is a choice.
    std::optional<std::size_t> takeStep(const Choice* choice)
    {
        const yaml::Pair& pair = m_steps[m_at].pairs[0];
        if (pair.key == "dice") {
            readDice(pair.value, path(), m_dice, m_errors);
            ++m_at;
            return {};
        }
        if (pair.key == "expect") {
            expect(pair.value, choice);
            if (!m_stopped)
                ++m_at;
            else if (choice != nullptr) // perhaps something is still to be answered before that comes true
                m_report.trace.push_back("  " + askedNow(*choice));
            return {};
        }
        return choose(*seatOf(pair.key), std::string(pair.value.scalar), choice);
    }

    std::optional<std::size_t> choose(Seat seat, const std::string& text, const Choice* choice)
    {
        if (choice == nullptr) {
            fail(std::string(1, static_cast<char>('A' + seat)) + " to choose: " + text,
                 "nobody is asked any more: " + m_table.value("result").value_or(""));
            return {};
        }
        const std::vector<std::string> texts = m_table.texts(*choice);
        if (choice->seat == seat) {
            const auto found = std::find(texts.begin(), texts.end(), text);
            if (found != texts.end()) {
                m_report.trace.push_back("  " + std::string(1, static_cast<char>('A' + seat)) + ": " + text);
                m_lines.clear();
                m_byItself.clear();
                m_chosen = {seat, text};
                ++m_at;
                while (m_at < m_steps.size() && m_steps[m_at].find("dice") != nullptr && !m_stopped)
                    (void)takeStep(nullptr);
                return static_cast<std::size_t>(found - texts.begin());
            }
        }
        // It may be written although it was the only thing that could be done, and so nobody was asked.
        if (const auto done = std::find(m_byItself.begin(), m_byItself.end(), Taken{seat, text});
            done != m_byItself.end()) {
            m_byItself.erase(done);
            ++m_at;
            return {};
        }
        fail(std::string(1, static_cast<char>('A' + seat)) + " to choose: " + text,
             askedNow(*choice) + (choice->seat == seat ? " (a choice with a single option is not asked)" : ""));
        return {};
    }

    std::string askedNow(const Choice& choice)
    {
        const std::string seat(1, static_cast<char>('A' + choice.seat));
        return seat + " is asked, and can choose: " + joined(m_table.texts(choice));
    }

    void expect(const yaml::Node& node, const Choice* choice)
    {
        for (const yaml::Pair& pair : yaml::readMap(node, path(), m_errors)) {
            const std::string key(pair.key);
            const auto texts = [&] {
                return pair.value.kind == yaml::NodeKind::Null ? std::vector<std::string>{}
                                                               : yaml::readTexts(pair.value, path(), m_errors);
            };
            if (key == "offered" || key == "not offered") {
                const std::vector<std::string> offered =
                    choice == nullptr ? std::vector<std::string>{} : m_table.texts(*choice);
                for (const std::string& text : texts()) {
                    const bool found = std::find(offered.begin(), offered.end(), text) != offered.end();
                    if (found != (key == "offered"))
                        return fail(text + ": " + key, "offered: " + joined(offered));
                }
            } else if (key == "choices") {
                const std::vector<std::string> offered =
                    choice == nullptr ? std::vector<std::string>{} : m_table.texts(*choice);
                if (joined(offered) != joined(texts()))
                    return fail("choices: " + joined(texts()), joined(offered));
            } else if (key == "asked") {
                const std::string asked =
                    choice == nullptr ? "nobody" : std::string(1, static_cast<char>('A' + choice->seat));
                if (asked != pair.value.scalar)
                    return fail("asked: " + std::string(pair.value.scalar), asked);
            } else if (key == "refused") {
                for (const yaml::Pair& one : yaml::readMap(pair.value, path(), m_errors)) {
                    const Seat seat = choice == nullptr ? Seat(0) : choice->seat;
                    const auto rule = m_table.refusal(seat, std::string(one.key));
                    if (rule.value_or("no such action") != one.value.scalar)
                        return fail(std::string(one.key) + (isRuleless(one.value.scalar) ? ": " : " refused by ")
                                        + std::string(one.value.scalar),
                                    rule.value_or("no such action"));
                }
            } else if (key == "log" || key == "no log") {
                if (!expectLog(texts(), key == "log"))
                    return;
            } else {
                const auto value = m_table.value(key);
                if (!value) {
                    // A card that this player has not got, or not so many of it.
                    m_errors.add(ErrorKind::UnknownKey, pair.keyAt, path(), {key}, m_table.language().nearestKey(key));
                    m_stopped = true;
                    return;
                }
                const std::string wanted =
                    pair.value.kind == yaml::NodeKind::List ? joined(texts()) : std::string(pair.value.scalar);
                if (*value != wanted)
                    return fail(key + ": " + wanted, *value);
            }
        }
    }

    /// Lines, or parts of them, since the last choice: in this order, or none of them.
    bool expectLog(const std::vector<std::string>& wanted, bool present)
    {
        std::size_t from = 0;
        for (const std::string& text : wanted) {
            std::size_t at = present ? from : 0;
            while (at < m_lines.size() && m_lines[at].find(text) == std::string::npos)
                ++at;
            if ((at < m_lines.size()) != present) {
                fail((present ? "in the log: " : "not in the log: ") + text, joined(m_lines));
                return false;
            }
            from = at + 1;
        }
        return true;
    }

    ScenarioTable& m_table;
    DiceInARow& m_dice;
    std::span<const yaml::Node> m_steps;
    yaml::Report& m_errors;
    ScenarioReport& m_report;
    std::vector<std::string> m_lines;
    /// An option and who has taken it.
    struct Taken {
        Seat seat = NoSeat;
        std::string text;
        friend bool operator==(const Taken&, const Taken&) = default;
    };
    Taken m_chosen;                ///< the last step that was a choice, until the log tells of it
    std::vector<Taken> m_byItself; ///< since then, without asking
    std::size_t m_at = 0;
    bool m_stopped = false;
};

/// The keys of a scenario, whatever the game.
constexpr std::string_view topKeys[] = {"scenario", "game",     "shows", "options", "cards", "position",
                                        "decks",    "shuffled", "seed",  "dice",    "about", "play"};

ScenarioHeader readHeader(yaml::MapReader& map)
{
    ScenarioHeader header;
    header.name = map.requiredText("scenario", 200);
    header.game = map.requiredText("game", 40);
    if (const yaml::Node* game = map.node().find("game"))
        header.gameAt = game->at;
    header.shows = map.texts("shows");
    return header;
}

void checkShown(const yaml::Node& scenario, const RuleBook* rules, yaml::Report& report)
{
    const yaml::Node* shows = scenario.find("shows");
    if (shows == nullptr || shows->kind == yaml::NodeKind::Null)
        return;
    if (shows->kind != yaml::NodeKind::List)
        return checkRule(*shows, rules, "shows", report);
    for (const yaml::Node& id : shows->items)
        checkRule(id, rules, "shows", report);
}

/// The cards that the scenario defines, beside those of the sets.
std::shared_ptr<const Catalogue> withOwnCards(const yaml::Node& node, const ScenarioCards& cards, yaml::Report& report)
{
    CardSet own;
    own.info.code = "OWN";
    own.info.name = "Cards of the scenario";
    own.game = cards.catalogue->game().key;
    CardReader reader(cards.catalogue->game(), own.info.code, own, report);
    const auto items = yaml::readList(node, "cards", report);
    if (items.size() > mostOwnCards)
        report.add(ErrorKind::WrongCount, node.at, "cards",
                   {std::to_string(items.size()), "at most " + std::to_string(mostOwnCards)});
    for (std::size_t i = 0; i < items.size() && i < mostOwnCards; ++i)
        reader.read(items[i], yaml::join("cards", i));
    if (report.failed())
        return nullptr;
    own.info.cards = static_cast<std::uint32_t>(own.cards.size());
    std::vector<CardSet> sets = cards.readSets();
    sets.push_back(std::move(own));
    auto built = buildCatalogue(cards.catalogue->sharedGame(), std::move(sets));
    if (built)
        return *built;
    for (Error& error : built.error())
        report.add(std::move(error));
    return nullptr;
}

/// A value that a rules option does not have.
void reportValue(const RulesOption& option, const std::string& value, Position at, yaml::Report& report)
{
    std::string allowed;
    for (const std::string& one : option.values)
        allowed += (allowed.empty() ? "" : ", ") + one;
    const auto bound = [](std::optional<int> number) { return number ? std::to_string(*number) : std::string(); };
    if (option.number && allowed.empty()) {
        report.add(ErrorKind::OutOfRange, at, "options", {value, bound(option.lowest), bound(option.highest)});
        return;
    }
    if (option.number)
        allowed += ", " + bound(option.lowest) + (option.highest ? " to " + bound(option.highest) : " and more");
    report.add(ErrorKind::NotOneOf, at, "options", {value, allowed},
               nearestOne(value, std::span<const std::string>(option.values)));
}

std::map<std::string, std::string> readOptions(yaml::MapReader& map, const Game& game, yaml::Report& report)
{
    std::map<std::string, std::string> options;
    const yaml::Node* node = map.child("options");
    if (node == nullptr)
        return options;
    std::vector<std::string> keys;
    keys.reserve(game.options.size());
    for (const RulesOption& option : game.options)
        keys.push_back(option.key);
    for (const yaml::Pair& pair : yaml::readMap(*node, "options", report)) {
        const RulesOption* option = game.findOption(pair.key);
        const auto value = yaml::readText(pair.value, "options", report);
        if (option == nullptr)
            report.add(ErrorKind::UnknownOption, pair.keyAt, "options", {std::string(pair.key)},
                       nearestOne(pair.key, std::span<const std::string>(keys)));
        else if (value && !option->allows(*value))
            reportValue(*option, *value, pair.value.at, report);
        else if (value)
            options[std::string(pair.key)] = *value;
    }
    return options;
}

} // namespace

Result<ScenarioHeader> readScenarioHeader(std::string_view bytes, const std::string& file)
{
    auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report report(file);
    yaml::MapReader map(document->root(), {}, report);
    ScenarioHeader header = readHeader(map);
    if (report.failed()) { // perhaps only a slip of the pen
        for (const std::string_view key : topKeys)
            (void)map.child(key);
        map.finish();
        return failure(report.take());
    }
    return header;
}

Result<ScenarioReport> runScenario(std::string_view bytes, const std::string& file, const ScenarioCards& cards,
                                   const ScenarioGames& games)
{
    auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report errors(file);
    yaml::MapReader map(document->root(), {}, errors);
    const ScenarioHeader header = readHeader(map);
    if (std::find(games.keys.begin(), games.keys.end(), header.game) == games.keys.end()) {
        errors.add(ErrorKind::NotPlayable, header.gameAt, "game", {cards.catalogue->game().title, joined(games.keys)});
        return failure(errors.take());
    }
    checkShown(map.node(), cards.rules, errors);
    ScenarioReport report{header.name, header.game, header.shows, {}, {}};
    std::shared_ptr<const Catalogue> catalogue = cards.catalogue;
    if (const yaml::Node* own = map.child("cards"))
        catalogue = withOwnCards(*own, cards, errors);
    (void)map.child("about");
    if (!catalogue)
        return failure(errors.take());
    const auto options = readOptions(map, catalogue->game(), errors);
    const auto seed = static_cast<std::uint64_t>(map.number("seed", 0).value_or(1));
    DiceInARow dice;
    dice.setSeed(seed);
    if (const yaml::Node* row = map.child("dice")) {
        static constexpr std::string_view random[] = {"random"};
        if (row->kind == yaml::NodeKind::Scalar && row->scalar == random[0])
            dice.random = true;
        else if (row->kind == yaml::NodeKind::List)
            readDice(*row, "dice", dice, errors);
        else
            errors.add(ErrorKind::WrongShape, row->at, "dice",
                       {"a list of dice, or random",
                        row->kind == yaml::NodeKind::Scalar ? std::string(row->scalar) : yaml::shapeOf(*row)},
                       nearestOne(row->scalar, random));
    }
    dice.shuffles = map.flag("shuffled").value_or(true);
    const yaml::Node* play = map.requiredChild("play");
    const auto steps = play != nullptr ? yaml::readList(*play, "play", errors) : std::span<const yaml::Node>{};
    if (steps.size() > mostSteps)
        errors.add(ErrorKind::WrongCount, play->at, "play", {std::to_string(steps.size()), "at most 2000"});
    auto table = games.table(header.game, catalogue, options);
    table->session().setDice(&dice);
    Follower runner(*table, dice, steps, errors, report);
    table->session().setLog(&runner);
    table->setUp(map, seed);
    map.finish();
    StepCheck(table->language(), table->session().seats(), cards.rules, errors).check(steps);
    if (errors.failed())
        return failure(errors.take());
    table->session().setAgent(&runner);
    runner.run();
    if (errors.failed())
        return failure(errors.take());
    return report;
}

} // namespace muster::engine
