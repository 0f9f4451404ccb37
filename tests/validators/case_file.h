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
#include "tests/support/files.h"
#include "tests/support/paths.h"

/// Folders that are tests: what their expected.yaml says, and the game they are about.
namespace cases {

inline QString sourceFile(const QString& name) { return muster::test::inSources() + QLatin1Char('/') + name; }

/// A shipped game by key, read once.
inline std::shared_ptr<const muster::Game> gameOf(const QString& key)
{
    static std::map<QString, std::shared_ptr<const muster::Game>> games;
    auto& game = games[key];
    if (!game) {
        auto read = muster::readGame(
            muster::test::bytesOf(sourceFile(QStringLiteral("resources/games/") + key + QStringLiteral("/game.yaml"))),
            "game.yaml");
        if (!read)
            qFatal("%s", qPrintable(muster::test::listed(read.error())));
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
        auto set = muster::readSet(muster::test::bytesOf(path), path.toStdString(), *game,
                                   own ? muster::Faults::LeaveOut : muster::Faults::Refuse);
        if (!set)
            qFatal("%s", qPrintable(muster::test::listed(set.error())));
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
        qFatal("%s", qPrintable(muster::test::listed(catalogue.error())));
    return *catalogue;
}

/// The cards of one set alone, from its text.
inline std::shared_ptr<const muster::Catalogue> cardsOfSet(const QString& key, const std::string& text)
{
    const auto game = gameOf(key);
    auto set = muster::readSet(text, "set.yaml", *game);
    if (!set)
        qFatal("%s", qPrintable(muster::test::listed(set.error())));
    auto catalogue = muster::buildCatalogue(game, {std::move(*set)});
    if (!catalogue)
        qFatal("%s", qPrintable(muster::test::listed(catalogue.error())));
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
    const auto document = yaml::Document::parse(muster::test::bytesOf(path), path.toStdString());
    if (!document)
        qFatal("%s", qPrintable(muster::test::listed(document.error())));
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
        qFatal("%s", qPrintable(muster::test::listed(report.errors())));
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
