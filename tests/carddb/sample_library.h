// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "carddb/library.h"
#include "tests/model/sample_game.h"

namespace muster::test {

/// A folder with the sample game, two sets and a format, a folder of a person, and one for the cache.
class SampleLibrary {
public:
    SampleLibrary()
    {
        write("data/games/sample/game.yaml", sampleGameYaml());
        write("data/games/sample/rules.yaml",
              "game: sample\ntitle: Sample\nrules:\n  - {id: SMP-1a, section: deck, ref: one, rule: Names are names., "
              "scope: both}\n");
        write("data/games/sample/sets/one.yaml",
              set("AAA", "Alpha",
                  "  - {id: AAA-001, name: Kestrel, type: spell, cost: [gold, gold]}\n"
                  "  - {id: AAA-002, name: Émile, type: unit, origin: Ember, hp: 80,\n"
                  "     attacks: [{name: Dive, damage: 20}]}\n"));
        write("data/games/sample/sets/two.yaml",
              set("BBB", "Beta", "  - {id: BBB-001, name: Wolf, type: spell, cost: [silver]}\n"));
        write("data/games/sample/formats/plain.yaml",
              "format: sample/plain\ngame: sample\ntitle: Plain\nversion: \"1\"\n");
    }

    static std::string set(const std::string& code, const std::string& name, const std::string& cards)
    {
        return "game: sample\nset: " + code + "\nname: " + name
            + "\nversion: \"1\"\ndate: 2026-10-03\nauthors: [A. Uthor]\n" + "licence: GPL-3.0-or-later\ncards:\n"
            + cards;
    }

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const char* name, const std::string& bytes) const
    {
        const QString file = path(QString::fromUtf8(name));
        QDir().mkpath(QFileInfo(file).path());
        QFile out(file);
        if (!out.open(QFile::WriteOnly) || out.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
            qFatal("cannot write %s", name);
    }
    [[nodiscard]] carddb::Places places() const
    {
        return {path(QStringLiteral("data")), path(QStringLiteral("own")), path(QStringLiteral("cache"))};
    }
    [[nodiscard]] QString columnsFile() const { return path(QStringLiteral("cache/cards-v2-sample.columns")); }
    [[nodiscard]] QString cacheFile() const { return path(QStringLiteral("cache/cards-v2.sqlite")); }

private:
    QTemporaryDir m_folder;
};

} // namespace muster::test
