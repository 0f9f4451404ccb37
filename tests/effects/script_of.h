// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "model/effects/parser.h"
#include "model/effects/reading.h"
#include "model/games/game_reader.h"
#include "tests/support/paths.h"

namespace muster::test {

inline std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::string sourcePath(const std::string& path) { return inSources("/").toStdString() + path; }

inline Game gameOf(const std::string& key)
{
    const std::string path = sourcePath("resources/games/" + key + "/game.yaml");
    auto game = readGame(bytesOf(path), path);
    return game ? std::move(*game) : Game{};
}

/// What reading a `does` gives: the tree, or the errors.
struct Read {
    effects::Forest forest;
    ScriptIndex script;
    Errors errors;
    Errors warnings;

    [[nodiscard]] std::string aloud(const Game& game, const std::string& language = {}) const
    {
        effects::ReadingWords words;
        words.language = language;
        return effects::readAloud(forest, script, game, words);
    }
};

/// Reads a list of abilities in YAML.
inline Read readScript(const std::string& yaml, const Game& game)
{
    Read read;
    auto document = yaml::Document::parse(yaml, "card.yaml");
    if (!document) {
        read.errors = document.error();
        return read;
    }
    yaml::Report report("card.yaml");
    read.script = effects::parseScript(document->root(), "does", game, read.forest, report);
    read.errors = report.take();
    read.warnings = report.takeWarnings();
    return read;
}

/// Documents that are made from data: compares one with what it should be. With MUSTER_WRITE_DOCS set in the
/// environment the file is written instead.
inline bool isCurrent(const std::string& path, const std::string& text)
{
    if (std::getenv("MUSTER_WRITE_DOCS") != nullptr)
        std::ofstream(sourcePath(path), std::ios::binary) << text;
    return bytesOf(sourcePath(path)) == text;
}

} // namespace muster::test
