// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTest>

#include "tests/support/paths.h"

namespace muster::test {

inline void write(const QString& path, const QByteArray& bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

inline QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline constexpr const char* PebblesGame = R"(game: pebbles
title: Pebbles
prefix: PEB
version: "1"
opening hand: 3
identity: [shade]
columns: [shade, weight]
names:
  unknown: {id: PEB-V3, rules: [PEB-1]}
  ambiguous: {id: PEB-V4, rules: [PEB-1]}
  clash: {id: PEB-V4, rules: [PEB-1]}
vocabularies:
  shade: open
fields:
  shade: {kind: word, of: shade, label: Shade}
  weight: {kind: number, range: [1, 99], label: Weight}
types:
  pebble:
    label: Pebble
    plural: Pebbles
    fields: {shade: optional, weight: required}
decks:
  deck:
    label: Deck
    sections:
      main: {label: Main deck, headings: [main, deck]}
deck rules:
  - {id: PEB-V1, rules: [PEB-2], label: Cards, count: "", exactly: 4, below: incomplete, above: illegal}
  - {id: PEB-V2, rules: [PEB-1], label: Pebbles, copies of: type:pebble, at most: 2}
)";

inline constexpr const char* PebblesRules = R"(game: pebbles
title: Pebbles
rules:
  - {id: PEB-1, section: deck, ref: Page 1, rule: Two pebbles of one name and shade are the same pebble., scope: validator}
  - {id: PEB-2, section: deck, ref: Page 1, rule: A bag holds four pebbles., scope: validator}
requirements:
  - {id: PEB-V1, severity: illegal, scope: deck, rules: [PEB-2], condition: The bag does not hold four pebbles., message: Four., fix: Add or take out.}
  - {id: PEB-V2, severity: illegal, scope: deck, rules: [PEB-1], condition: A pebble is there more than twice., message: Two., fix: Take some out.}
  - {id: PEB-V3, severity: illegal, scope: deck, rules: [PEB-1], condition: A pebble is unknown., message: Unknown., fix: Mend the name.}
  - {id: PEB-V4, severity: illegal, scope: deck, rules: [PEB-1], condition: A pebble has no shade., message: Which., fix: Say the shade.}
rulings:
  - {id: PEB-Q1, rules: [PEB-1], question: "Is sand a pebble?", ruling: No.}
)";

inline constexpr const char* PebblesSet = R"(game: pebbles
set: PEB
name: The Beach
version: "1"
date: 2026-01-01
authors: [Test]
licence: GPL-3.0-or-later
cards:
  - {id: PEB-001, name: Flint, type: pebble, shade: Grey, weight: 10}
  - {id: PEB-002, name: Jade, type: pebble, shade: Green, weight: 30}
  - {id: PEB-003, name: Egg, type: pebble, shade: White, weight: 5}
  - {id: PEB-004, name: Egg, type: pebble, shade: Brown, weight: 6}
  - {id: PEB-005, name: 名石, type: pebble, weight: 99}
)";

inline constexpr const char* PebblesFormat = R"(format: pebbles/calm
game: pebbles
title: Calm Sea
version: "1"
from: 2026-02-01
until: 2026-03-01
banned:
  - {card: Jade, reason: too smooth}
)";

inline constexpr const char* LegalDeck = R"(muster: 1
game: pebbles
kind: deck
name: Good bag
sections:
  main:
    - {card: Flint, count: 2}
    - {card: Egg, shade: White, count: 2}
)";

inline constexpr const char* IllegalDeck = R"(muster: 1
game: pebbles
kind: deck
name: Bad bag
sections:
  main:
    # heavy ones first
    - {card: Flint, count: 3}  # as many as there are
    - {card: Egg, shade: White, count: 1}
)";

inline constexpr const char* IncompleteDeck = R"(muster: 1
game: pebbles
kind: deck
name: Light bag
sections:
  main:
    - {card: Flint, count: 2}
)";

/// A data folder with the game of Pebbles, and decks of every verdict beside it.
inline void makePebbles(const QString& folder)
{
    const QString game = folder + QStringLiteral("/data/games/pebbles");
    write(game + QStringLiteral("/game.yaml"), PebblesGame);
    write(game + QStringLiteral("/rules.yaml"), PebblesRules);
    write(game + QStringLiteral("/sets/beach.yaml"), PebblesSet);
    write(game + QStringLiteral("/formats/calm.yaml"), PebblesFormat);
    write(game + QStringLiteral("/decks/good.muster"), LegalDeck);
    write(folder + QStringLiteral("/decks/good.muster"), LegalDeck);
    write(folder + QStringLiteral("/decks/bad.muster"), IllegalDeck);
    write(folder + QStringLiteral("/decks/light.muster"), IncompleteDeck);
    const QString sheets = inSources("/resources/sheets/");
    for (const QString& name : QDir(sheets).entryList({QStringLiteral("*.yaml")}, QDir::Files))
        write(folder + QStringLiteral("/data/sheets/") + name, read(sheets + name));
}

} // namespace muster::test
