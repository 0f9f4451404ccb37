// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTest>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/cards/set_reader.h"
#include "model/games/game_reader.h"
#include "model/yaml/reader.h"
#include "tests/support/paths.h"

/// Folders that are tests: what their expected.yaml says, and the game they are about.
namespace cases {

inline QString sourceFile(const QString& name) { return muster::test::inSources() + QLatin1Char('/') + name; }

inline std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline std::string textOf(const muster::Errors& errors)
{
    std::string text;
    for (const muster::Error& error : errors) {
        text += error.file + ":" + std::to_string(error.at.line) + ": kind "
            + std::to_string(static_cast<int>(error.kind)) + " at " + error.path;
        for (const std::string& argument : error.arguments)
            text += " [" + argument + "]";
        text += "\n";
    }
    return text;
}

/// A shipped game by key, read once.
inline std::shared_ptr<const muster::Game> gameOf(const QString& key)
{
    static std::map<QString, std::shared_ptr<const muster::Game>> games;
    auto& game = games[key];
    if (!game) {
        auto read = muster::readGame(
            bytesOf(sourceFile(QStringLiteral("resources/games/") + key + QStringLiteral("/game.yaml"))), "game.yaml");
        if (!read)
            qFatal("%s", textOf(read.error()).c_str());
        game = std::make_shared<const muster::Game>(std::move(*read));
    }
    return game;
}

/// The shipped cards of a game, those of a case's further set where it has one, and those of a person's own set.
inline std::shared_ptr<const muster::Catalogue> cardsOf(const QString& key, const QString& further = {},
                                                        const QString& ownFile = {})
{
    const auto game = gameOf(key);
    std::vector<muster::CardSet> sets;
    const auto add = [&](const QString& path, bool own) {
        // As the library reads them: a faulty card of a person's set costs that card.
        auto set = muster::readSet(bytesOf(path), path.toStdString(), *game,
                                   own ? muster::Faults::LeaveOut : muster::Faults::Refuse);
        if (!set)
            qFatal("%s", textOf(set.error()).c_str());
        set->info.own = own;
        sets.push_back(std::move(*set));
    };
    const QDir shipped(sourceFile(QStringLiteral("resources/games/") + key + QStringLiteral("/sets")));
    for (const QString& name : shipped.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
        add(shipped.filePath(name), false);
    if (!further.isEmpty())
        add(further, false);
    if (!ownFile.isEmpty())
        add(ownFile, true);
    auto catalogue = muster::buildCatalogue(game, std::move(sets));
    if (!catalogue)
        qFatal("%s", textOf(catalogue.error()).c_str());
    return *catalogue;
}

/// One finding of expected.yaml. What is not given is not compared, but the list of findings is always complete.
struct ExpectedFinding {
    std::string id;
    std::string severity;
    std::optional<int> have, need, limit;
    std::optional<std::string> label, part;
    std::vector<std::string> subjects, nearest;
    std::vector<int> rows; ///< lines of the section, from 1
    bool waived = false;
};

struct Expected {
    std::string shows;
    std::string kind; ///< valid, invalid, or permitted: a rule that only allows cannot be broken
    std::vector<std::string> rules;
    std::string verdict;
    std::optional<int> changed;
    std::vector<ExpectedFinding> findings;
    std::vector<std::string> errors;   ///< of a set, or a deck that cannot be read: requirements in order
    std::vector<std::string> warnings; ///< of a set that is read: the same
};

inline Expected readExpected(const QString& path)
{
    using namespace muster;
    Expected expected;
    const auto document = yaml::Document::parse(bytesOf(path), path.toStdString());
    if (!document)
        qFatal("%s", textOf(document.error()).c_str());
    yaml::Report report(path.toStdString());
    yaml::MapReader map(document->root(), {}, report);
    expected.shows = map.requiredText("shows");
    expected.kind = map.requiredText("case");
    expected.rules = map.texts("rules");
    expected.verdict = map.text("verdict").value_or(std::string());
    expected.changed = map.number("changed by make legal");
    expected.errors = map.texts("errors");
    expected.warnings = map.texts("warnings");
    if (const yaml::Node* findings = map.child("findings"))
        for (const yaml::Node& node : yaml::readList(*findings, "findings", report)) {
            yaml::MapReader item(node, "findings", report);
            ExpectedFinding& finding = expected.findings.emplace_back();
            finding.id = item.requiredText("id");
            finding.severity = item.requiredText("severity");
            finding.have = item.number("have");
            finding.need = item.number("need");
            finding.limit = item.number("limit");
            finding.label = item.text("label");
            finding.part = item.text("part");
            finding.subjects = item.texts("subjects");
            finding.nearest = item.texts("nearest");
            for (const std::string& row : item.texts("rows"))
                finding.rows.push_back(std::stoi(row));
            finding.waived = item.flag("waived").value_or(false);
            item.finish();
        }
    map.finish();
    if (report.failed())
        qFatal("%s", textOf(report.errors()).c_str());
    return expected;
}

/// One case: a folder GAME/NAME under tests/decks or tests/sets.
struct Case {
    QString game;
    QString folder; ///< whole path

    [[nodiscard]] QString file(const char* name) const { return folder + QLatin1Char('/') + QLatin1String(name); }
    [[nodiscard]] Expected expected() const { return readExpected(file("expected.yaml")); }
};

/// All cases under a folder of the sources, by "GAME: NAME".
inline std::map<QString, Case> casesUnder(const QString& under)
{
    std::map<QString, Case> found;
    const QDir all(sourceFile(under));
    for (const QString& game : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir dir(all.filePath(game));
        for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (QFile::exists(dir.filePath(name) + QStringLiteral("/expected.yaml")))
                found.emplace(game + QStringLiteral(": ") + name, Case{game, dir.filePath(name)});
    }
    return found;
}

} // namespace cases
