// SPDX-License-Identifier: GPL-3.0-or-later
// rule_switches GAME [--all | FILE:LINE]: plays the scenarios of a game with each rule switched off, place by place, and tells
//   - the places that state a rule and that no scenario notices, but for those with a reason in tests/switches/unnoticed.yaml;
//     with --all also places that state none, which takes much longer
//   - the rules that no scenario shows: whatever place of theirs is off, those that cite the rule pass
// With a line it tells which scenarios notice its places. Exit code 1 if there are any, or if a reason has become needless. Each place is tried in a process of its own: a rule that is
// missing may well crash the game, or keep it from ending.
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDirIterator>

#include "engine/games/games.h"
#include "engine/scenario/scenario.h"
#include "model/yaml/reader.h"
#include "tests/engine/shipped.h"
#include "tests/support/paths.h"
#include "tests/switches/switch.h"

using namespace muster;

namespace {

struct Place {
    std::size_t number = 0;
    std::string file, line, kind, text;
    std::set<std::string> ids;
    bool stated = false;                ///< the ids stand on its own lines
    std::vector<std::size_t> scenarios; ///< that come there, those first that show one of its rules
    [[nodiscard]] std::string key() const { return file + ": " + text; }
};

struct Scenario {
    std::string path;
    std::string bytes;
    std::set<std::string> shows;
};

/// How a place has fared: what scenarios see while it is off.
enum Fate : std::uint8_t {
    Unreached,
    Unnoticed,
    Noticed,
    NoticedByItsOwn, ///< by one that shows a rule of the place
};

std::vector<Place> readPlaces(const std::string& game)
{
    std::vector<Place> places;
    std::ifstream file(test::inBuild("/tests/switches/places.txt").toStdString());
    for (std::string row; std::getline(file, row);) {
        std::istringstream cells(row);
        Place one;
        std::string number, ids;
        std::getline(cells, number, '\t');
        std::getline(cells, one.file, '\t');
        std::getline(cells, one.line, '\t');
        std::getline(cells, one.kind, '\t');
        std::string stated;
        std::getline(cells, stated, '\t');
        one.stated = !stated.empty();
        std::getline(cells, ids, '\t');
        std::getline(cells, one.text);
        one.number = std::stoul(number);
        std::istringstream each(ids);
        for (std::string id; std::getline(each, id, ',');)
            one.ids.insert(id);
        if (one.file.starts_with("engine/games/" + game + "/"))
            places.push_back(std::move(one));
    }
    return places;
}

class Bench {
public:
    explicit Bench(const std::string& game) : m_games(engine::scenarioGames())
    {
        const QString key = QString::fromStdString(game);
        m_cards.catalogue = test::catalogueOf(key);
        m_cards.readSets = [sets = test::setsOf(key)] { return sets; };
        QDirIterator it(test::inSources("/tests/scenarios"), {QStringLiteral("*.yaml")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            Scenario one{path.toStdString(), test::bytesOf(path), {}};
            const auto header = engine::readScenarioHeader(one.bytes, one.path);
            if (!header || header->game != game)
                continue;
            one.shows = {header->shows.begin(), header->shows.end()};
            m_scenarios.push_back(std::move(one));
        }
        std::sort(m_scenarios.begin(), m_scenarios.end(),
                  [](const Scenario& a, const Scenario& b) { return a.path < b.path; });
    }

    [[nodiscard]] const std::vector<Scenario>& scenarios() const { return m_scenarios; }

    [[nodiscard]] bool passes(const Scenario& one) const
    {
        const auto report = engine::runScenario(one.bytes, one.path, m_cards, m_games);
        return report && report->passed();
    }

    /// The scenarios that fail with the place off: of those that show one of its rules all, else the first other one. They are
    /// played in a process of its own; the one that it dies in, or does not come to the end of, has failed, and another one
    /// goes on behind it.
    [[nodiscard]] std::vector<std::size_t> failing(const Place& place) const
    {
        std::fill_n(m_tried, m_scenarios.size(), Tried::Not);
        std::cout.flush();
        int status = 0;
        do {
            const pid_t child = fork();
            if (child == 0) {
                std::fclose(stderr);
                switches::off = place.number;
                tryScenarios(place);
                _exit(0);
            }
            if (child < 0 || waitpid(child, &status, 0) != child)
                throw std::runtime_error("no process for the scenarios");
        } while (!WIFEXITED(status));
        std::vector<std::size_t> failing;
        for (const std::size_t i : place.scenarios) {
            if (m_tried[i] == Tried::Failed)
                failing.push_back(i);
        }
        return failing;
    }

    static bool shows(const Scenario& scenario, const Place& place)
    {
        return std::any_of(place.ids.begin(), place.ids.end(),
                           [&](const std::string& id) { return scenario.shows.contains(id); });
    }

    static constexpr std::size_t mostScenarios = 4096;

private:
    enum class Tried : std::uint8_t { Not, Passed, Failed };

    /// Those that have not been tried.
    void tryScenarios(const Place& place) const
    {
        constexpr unsigned longest = 20; // seconds, of what takes some milliseconds
        bool any = std::any_of(place.scenarios.begin(), place.scenarios.end(),
                               [&](std::size_t i) { return m_tried[i] == Tried::Failed; });
        for (const std::size_t i : place.scenarios) {
            if (m_tried[i] != Tried::Not)
                continue;
            if (any && !shows(m_scenarios[i], place))
                return;
            m_tried[i] = Tried::Failed; // until it has passed
            alarm(longest);
            if (passes(m_scenarios[i]))
                m_tried[i] = Tried::Passed;
            else
                any = true;
        }
    }

    engine::ScenarioGames m_games;
    engine::ScenarioCards m_cards;
    std::vector<Scenario> m_scenarios;
    /// How it has gone with each scenario: shared with the children, so that one that dies has told it.
    Tried* m_tried = static_cast<Tried*>(
        mmap(nullptr, mostScenarios * sizeof(Tried), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
};

/// Places that need no scenario, and rules that no scenario can show by a place, each with its reason.
struct Reasons {
    std::map<std::string, std::string> places;
    std::map<std::string, std::string> rules;
};

Reasons readReasons()
{
    const std::string name = "tests/switches/unnoticed.yaml";
    auto document = yaml::Document::parse(test::bytesOf(test::inSources("/tests/switches/unnoticed.yaml")), name);
    Reasons reasons;
    if (!document)
        throw std::runtime_error(name + " cannot be read");
    yaml::Report report(name);
    yaml::MapReader map(document->root(), {}, report);
    const auto read = [&](const char* list, const char* key, std::map<std::string, std::string>& into) {
        if (const yaml::Node* node = map.child(list)) {
            for (const yaml::Node& one : yaml::readList(*node, list, report)) {
                yaml::MapReader entry(one, list, report);
                const std::string what = entry.requiredText(key);
                into[what] = entry.requiredText("reason");
                entry.finish();
            }
        }
    };
    read("places", "place", reasons.places);
    read("rules", "rule", reasons.rules);
    map.finish();
    if (report.failed())
        throw std::runtime_error(name + test::listed(report.errors()).toStdString());
    return reasons;
}

/// What each scenario says to the places of a line of a file: "plays.cpp:120".
int tell(const Bench& bench, const std::vector<Place>& places, const std::string& where)
{
    int found = 0;
    for (const Place& place : places) {
        if (!(place.file + ':' + place.line).ends_with('/' + where))
            continue;
        ++found;
        std::cout << place.kind << ": " << place.text << '\n';
        const std::vector<std::size_t> failing = bench.failing(place);
        for (const std::size_t i : failing)
            std::cout << "    fails: " << bench.scenarios()[i].path << '\n';
        std::cout << "    " << place.scenarios.size() << " scenarios come there\n";
    }
    return found > 0 ? 0 : 2;
}

int run(const std::string& game, const std::string& what)
{
    const bool all = what == "--all";
    const Bench bench(game);
    std::vector<Place> places = readPlaces(game);
    if (places.empty() || bench.scenarios().empty() || bench.scenarios().size() > Bench::mostScenarios)
        throw std::runtime_error(game + " has no places, or no scenarios");
    std::map<std::string, bool> shown; // the rules that scenarios cite, and whether a place proves it
    for (std::size_t i = 0; i < bench.scenarios().size(); ++i) {
        const Scenario& scenario = bench.scenarios()[i];
        switches::reached.assign(switches::reached.size(), false);
        if (!bench.passes(scenario))
            throw std::runtime_error(scenario.path + " fails with every rule in force");
        for (const std::string& id : scenario.shows)
            shown.emplace(id, false);
        for (Place& place : places) {
            if (place.number < switches::reached.size() && switches::reached[place.number])
                place.scenarios.push_back(i);
        }
    }
    if (!all && !what.empty())
        return tell(bench, places, what);
    const Reasons reasons = readReasons();
    std::set<std::string> excused;
    std::set<std::string> placed; // rules that stand at a place
    std::array<int, 4> count{};
    int bad = 0;
    const auto isProven = [&](const std::string& id) { return !shown.contains(id) || shown[id]; };
    // Those that state a rule first: what they prove need not be looked for elsewhere.
    std::stable_partition(places.begin(), places.end(), [](const Place& place) { return place.stated; });
    for (Place& place : places) {
        placed.insert(place.ids.begin(), place.ids.end());
        const bool told = place.stated || all;
        if (!told && std::all_of(place.ids.begin(), place.ids.end(), isProven))
            continue;
        const auto own = std::stable_partition(place.scenarios.begin(), place.scenarios.end(), [&](std::size_t i) {
            return Bench::shows(bench.scenarios()[i], place);
        });
        if (!told)
            place.scenarios.erase(own, place.scenarios.end());
        Fate fate = place.scenarios.empty() ? Unreached : Unnoticed;
        for (const std::size_t i : bench.failing(place)) {
            const Scenario& scenario = bench.scenarios()[i];
            fate = std::max(fate, Bench::shows(scenario, place) ? NoticedByItsOwn : Noticed);
            for (const std::string& id : place.ids) {
                if (scenario.shows.contains(id))
                    shown[id] = true;
            }
        }
        if (!told)
            continue;
        ++count[fate];
        if (fate >= Noticed)
            continue;
        if (reasons.places.contains(place.key())) {
            excused.insert(place.key());
            continue;
        }
        std::string ids;
        for (const std::string& id : place.ids)
            ids += ' ' + id;
        std::cout << place.file << ':' << place.line << ": " << (fate == Unreached ? "unreached " : "unnoticed ")
                  << place.kind << (ids.empty() ? "" : ids) << ": " << place.text << std::endl;
        bad += place.stated ? 1 : 0;
    }
    for (const auto& [id, proven] : shown) {
        if (proven || !placed.contains(id))
            continue;
        if (reasons.rules.contains(id)) {
            excused.insert(id);
            continue;
        }
        std::cout << id << ": whatever is off where it stands, the scenarios that show it pass" << std::endl;
        ++bad;
    }
    for (const auto& [place, reason] : reasons.places) {
        if (place.starts_with("engine/games/" + game + "/") && !excused.contains(place)) {
            std::cout << "needless reason: " << place << std::endl;
            ++bad;
        }
    }
    std::cout << game << ": " << places.size() << " places; " << count[Noticed] + count[NoticedByItsOwn]
              << (all ? "" : " of those that state a rule") << " noticed by a scenario, " << count[NoticedByItsOwn]
              << " of them by one that shows the rule; " << count[Unnoticed] << " unnoticed, " << count[Unreached]
              << " unreached; " << bad << " without a reason\n";
    return bad == 0 ? 0 : 1;
}

} // namespace

int main(int count, char** arguments)
{
    if (count < 2 || count > 3) {
        std::cerr << "usage: rule_switches GAME [--all | FILE:LINE]\n";
        return 2;
    }
    try {
        return run(arguments[1], count == 3 ? arguments[2] : "");
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
