// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library/deck_shelf.h"

#include <algorithm>
#include <map>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/text/error_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/document/deck_snapshot.h"
#include "app/window/legality/format_words.h"
#include "carddb/file_io.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

constexpr qsizetype MostDecks = 5000;

QString folded(const QString& text) { return QString::fromStdString(fold(text.toStdString())); }

/// What is known without its cards.
ShelfDeck beginning(const QString& path)
{
    const QFileInfo file(path);
    ShelfDeck deck;
    deck.path = path;
    deck.name = file.completeBaseName();
    deck.changed = file.lastModified();
    return deck;
}

void judge(ShelfDeck& shelf, const std::shared_ptr<const GameData>& game, const Deck& deck)
{
    const DeckSnapshot now(game, deck);
    const DeckKind* const kind = game->game().findDeckKind(deck.kind);
    if (kind != nullptr && game->game().decks.size() > 1)
        shelf.kind = gameWord(kind->label);
    shelf.format = now.format != nullptr ? formatTitle(now.format) : shown(deck.format);
    shelf.cards = now.resolved.total();
    const std::vector<Finding> findings = now.check();
    shelf.verdict = verdictOf(findings);
    shelf.findings = static_cast<int>(std::ranges::count_if(
        findings, [](const Finding& one) { return !one.waived && one.severity >= Severity::Incomplete; }));
}

ShelfDeck readOne(const QString& path, const GameLookup& lookup,
                  const std::function<std::shared_ptr<const GameData>(const QString&)>& gameOf)
{
    ShelfDeck shelf = beginning(path);
    const auto deck = carddb::loadDeck(path, lookup);
    if (!deck) {
        shelf.trouble = errorLine(deck.error().front());
        shelf.words = folded(shelf.name);
        return shelf;
    }
    if (!deck->name.empty())
        shelf.name = shown(deck->name);
    shelf.gameKey = QString::fromStdString(deck->game);
    shelf.game = shelf.gameKey;
    shelf.tags = tagsOf(deck->notes);
    if (const auto game = gameOf(shelf.gameKey)) {
        shelf.game = shown(game->game().title);
        judge(shelf, game, *deck);
    }
    QStringList words{shelf.name, shelf.game, shelf.kind, shelf.format, shelf.tags.join(u' '), shown(deck->event.name)};
    for (const DeckSection& section : deck->sections) {
        for (const DeckEntry& entry : section.entries)
            words += shown(entry.card);
    }
    shelf.words = folded(words.join(u'\n'));
    return shelf;
}

} // namespace

QStringList tagsOf(const std::string& notes)
{
    static const QRegularExpression tag(QStringLiteral("(?:^|\\s)#([\\w-]{1,40})"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    QStringList tags;
    auto found = tag.globalMatch(QString::fromStdString(notes));
    while (found.hasNext())
        tags += found.next().captured(1);
    tags.removeDuplicates();
    return tags;
}

QStringList deckFilesOf(const QStringList& folders, const QStringList& files)
{
    std::map<QString, QDateTime> all;
    const auto take = [&](const QFileInfo& file) {
        if (file.isFile())
            all.emplace(file.absoluteFilePath(), file.lastModified());
    };
    for (const QString& folder : folders) {
        const QFileInfoList found = QDir(folder).entryInfoList({QStringLiteral("*.muster")}, QDir::Files);
        for (const QFileInfo& file : found)
            take(file);
    }
    for (const QString& file : files)
        take(QFileInfo(file));
    QStringList paths;
    for (const auto& [path, changed] : all)
        paths += path;
    std::ranges::stable_sort(paths, [&](const QString& a, const QString& b) { return all.at(a) > all.at(b); });
    return paths.mid(0, MostDecks);
}

void readShelf(carddb::Library& library, const QStringList& paths, const std::stop_token& stop,
               const std::function<void(ShelfDeck)>& tell)
{
    const GameLookup lookup = library.lookup();
    std::map<QString, std::shared_ptr<const GameData>> games;
    const auto gameOf = [&](const QString& key) {
        const auto [known, isNew] = games.try_emplace(key);
        if (isNew) {
            if (auto data = loadGameData(library, key))
                known->second = std::move(*data);
        }
        return known->second;
    };
    for (const QString& path : paths) {
        if (stop.stop_requested())
            return;
        tell(readOne(path, lookup, gameOf));
    }
}

} // namespace muster::app
