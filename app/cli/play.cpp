// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "app/cli/played_decks.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/decks/scenario_files.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "carddb/files_below.h"
#include "carddb/native_path.h"
#include "engine/games/games.h"
#include "engine/scenario/scenario.h"
#include "model/cards/set_reader.h"
#include "model/text/nearest.h"
#include "model/yaml/reader.h"

namespace muster::app {

namespace {

struct PlayVerb {
    Q_DECLARE_TR_FUNCTIONS(PlayVerb)
};

/// The files of the arguments; of folders, every *.yaml in them.
QStringList filesOf(const QStringList& arguments)
{
    QStringList files;
    for (const QString& argument : arguments) {
        if (carddb::kindOf(argument) != carddb::FileKind::Folder) {
            files << argument;
            continue;
        }
        QStringList found;
        for (const QString& path : carddb::filesBelow(argument).files) { // dead links too: they are told
            if (path.endsWith(QLatin1String(".yaml")))
                found << path;
        }
        found.sort();
        files << found;
    }
    return files;
}

/// The game as far as it explains a failure: from the choice before the last one on. The rest is only counted.
void tellGame(const engine::ScenarioReport::Course& course, bool whole, Console& console)
{
    const std::size_t choices = course.choices.size();
    const std::size_t first = whole || choices < 3 ? 0 : course.choices[choices - 2];
    if (first > 0)
        console.line(PlayVerb::tr("  … %n line(s) before this: --trace tells them", nullptr, static_cast<int>(first)));
    for (std::size_t i = first; i < course.trace.size(); ++i)
        console.line(QString::fromStdString(course.trace[i]));
}

void tellFailure(const engine::ScenarioReport::Failure& failure, const QString& file, const QString& title,
                 Console& console)
{
    console.line(
        PlayVerb::tr("%1:%2: failed: %3, in step %4").arg(file).arg(failure.at.line).arg(title).arg(failure.step));
    console.line(PlayVerb::tr("    expected  %1").arg(QString::fromStdString(failure.expected)));
    console.line(PlayVerb::tr("    actual    %1").arg(QString::fromStdString(failure.actual)));
}

void tell(const engine::ScenarioReport& report, const QString& file, bool trace, Console& console)
{
    const QString name = shown(carddb::nativePath(file), 1000);
    const QString title = QString::fromStdString(report.name);
    if (report.passed())
        console.line(PlayVerb::tr("%1: passed: %2").arg(name, title));
    for (const auto& course : report.courses) {
        if (!trace && course.failures.empty())
            continue;
        const QString variant = QString::fromStdString(course.variant);
        if (!variant.isEmpty())
            console.line(QStringLiteral("  %1").arg(variant));
        tellGame(course, trace, console);
        for (const auto& failure : course.failures)
            tellFailure(failure, name, variant.isEmpty() ? title : title + QStringLiteral(": ") + variant, console);
    }
}

Exit runPlay(const Options& options, Session& session)
{
    const QStringList files = filesOf(options.arguments());
    if (files.isEmpty())
        return session.fail(QStringLiteral("play"), PlayVerb::tr("there is no scenario in this folder"));
    Exit exit = Exit::Good;
    int passed = 0;
    std::map<std::string, std::vector<CardSet>> sets;
    std::map<std::string, engine::SharedIds> shops;
    for (const QString& file : files) {
        const auto bytes = carddb::readFile(file, carddb::DataLimit);
        if (!bytes) {
            exit = worse(exit, session.fail(bytes.error()));
            continue;
        }
        const std::string name = carddb::nativePath(file);
        const auto header = engine::readScenarioHeader(*bytes, name);
        if (!header) {
            exit = worse(exit, session.fail(header.error()));
            continue;
        }
        if (!session.shelf().knows(header->game)) {
            const std::vector<std::string> games = session.shelf().gameKeys();
            yaml::Report report(name);
            report.add(ErrorKind::UnknownGame, header->gameAt, "game", {header->game},
                       nearestOne(header->game, std::span<const std::string>(games)));
            exit = worse(exit, session.fail(report.take()));
            continue;
        }
        const auto& catalogue = session.shelf().catalogue(header->game);
        if (!catalogue) {
            exit = worse(exit, session.fail(catalogue.error()));
            continue;
        }
        const auto& rules = session.shelf().ruleBook(header->game);
        if (!rules) {
            exit = worse(exit, session.fail(rules.error()));
            continue;
        }
        if (options.has(QStringLiteral("shop")) && !shops.contains(header->game)) {
            const auto shop = playedShop(header->game, QStringLiteral("play"), options, session);
            if (!shop)
                return Exit::Failed;
            shops[header->game] = sharedIds(shop->cards, **catalogue);
        }
        const auto shop = [&] {
            const auto given = shops.find(header->game);
            return given != shops.end() ? given->second : shippedShop(session.library().places(), **catalogue);
        };
        const engine::ScenarioCards cards{*catalogue,
                                          [&] {
                                              auto& read = sets[header->game];
                                              if (read.empty())
                                                  read = readSets(session.library().places(), (*catalogue)->game());
                                              return read;
                                          },
                                          &*rules, [&](const std::string& beside) { return readBeside(file, beside); },
                                          shop};
        const auto report = engine::runScenario(*bytes, name, cards, engine::scenarioGames());
        if (!report) {
            exit = worse(exit, session.fail(report.error()));
            continue;
        }
        tell(*report, file, options.has(QStringLiteral("trace")), session.console());
        passed += report->passed() ? 1 : 0;
        if (!report->passed())
            exit = worse(exit, Exit::NotLegal);
    }
    if (files.size() > 1)
        session.console().line(
            PlayVerb::tr("%1 of %n scenario(s) passed", nullptr, static_cast<int>(files.size())).arg(passed));
    return exit;
}

} // namespace

Verb playVerb()
{
    Verb verb;
    verb.name = QStringLiteral("play");
    verb.summary = PlayVerb::tr("play scenarios: positions of which is written what must happen");
    verb.forms = {QStringLiteral("FILE|FOLDER...")};
    verb.description =
        PlayVerb::tr("Runs each scenario by the full rules and says whether everything happened as it is "
                     "written there; where not, which step, what was expected and what happened instead. "
                     "docs/scenarios.md explains how to write one.");
    verb.options = {{QStringLiteral("trace"), {}, PlayVerb::tr("Tells the game line by line, as a person would."), {}},
                    {QStringLiteral("shop"),
                     QStringLiteral("FILE"),
                     PlayVerb::tr("The shop of scenarios that begin with decks and write none; "
                                  "without it the one that comes with the game."),
                     {}}};
    verb.examples = {
        {QStringLiteral("retreat.yaml --trace"), PlayVerb::tr("One scenario, told line by line.")},
        {QStringLiteral("tests/scenarios"), PlayVerb::tr("All scenarios of a folder.")},
    };
    verb.leastArguments = 1;
    verb.run = runPlay;
    return verb;
}

} // namespace muster::app
