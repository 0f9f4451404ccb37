// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/scenario_file.h"

#include <QCoreApplication>

#include "app/decks/scenario_files.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "carddb/native_path.h"
#include "engine/games/games.h"
#include "engine/scenario/open_scenario.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScenarioFile)
};

ChoiceTree treeOf(const std::vector<engine::OpenScenario::Course>& courses)
{
    ChoiceTree tree;
    int first = 0;
    for (const engine::OpenScenario::Course& course : courses) {
        tree.goTo(0);
        for (const engine::Answer& answer : course.answers)
            tree.play(answer, true);
        first = first == 0 ? tree.at() : first;
        if (!course.name.empty() && tree.at() != 0)
            tree.setNote(tree.at(), shown(course.name, 200));
    }
    tree.goTo(first);
    return tree;
}

} // namespace

bool isScenario(const std::string& bytes)
{
    return bytes.starts_with("scenario:") || bytes.find("\nscenario:") != std::string::npos;
}

tl::expected<ScenarioAtTable, QString> readScenario(const GameData& data, const carddb::Places& places,
                                                    const QString& path, const std::string& bytes)
{
    return readScenario(data, places, path, bytes, [&](const std::string& name) { return readBeside(path, name); });
}

tl::expected<ScenarioAtTable, QString> readScenario(const GameData& data, const carddb::Places& places,
                                                    const QString& path, const std::string& bytes,
                                                    const ReadsBeside& readsBeside)
{
    ScenarioAtTable read;
    read.setup.game = data.game().key;
    read.setup.scenario = bytes;
    read.setup.ownSets = places.userData;
    const auto beside = [&](const std::string& name) {
        auto file = readsBeside(name);
        if (file)
            read.setup.beside[name] = file->bytes;
        return file;
    };
    const engine::ScenarioCards cards{data.catalogue, [&] { return readSets(places, data.game()); }, &data.rules,
                                      beside,
                                      [places, catalogue = data.catalogue] { return shippedShop(places, *catalogue); }};
    const auto open = engine::OpenScenario::open(bytes, carddb::nativePath(path), cards, engine::scenarioGames());
    if (!open)
        return tl::unexpected(errorLine(open.error().front()));
    const auto courses = (*open)->courses();
    for (const auto& course : courses) {
        if (course.failure && read.remark.isEmpty())
            read.remark = Words::tr("It does not go as it is written: expected %1, and it is %2")
                              .arg(shown(course.failure->expected, 200), shown(course.failure->actual, 200));
    }
    read.setup.names.push_back(shown((*open)->header().name, 60));
    read.tree = treeOf(courses);
    return read;
}

} // namespace muster::app
