// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_page/start_games.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "app/text/error_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "model/yaml/reader.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr std::size_t LongestSentence = 200;

/// What the person wrote goes before what came with Muster.
QString sentenceOf(const carddb::Places& places, const QString& game)
{
    for (const QString& root : {places.userData, places.resources}) {
        const QString path = root + "/games/"_L1 + game + "/about.yaml"_L1;
        if (root.isEmpty() || !QFileInfo::exists(path))
            continue;
        const auto bytes = carddb::readFile(path, carddb::DeckLimit);
        const auto sentence = bytes ? readAbout(*bytes, path.toStdString()) : failure(bytes.error());
        if (sentence)
            return gameWord(*sentence);
        for (const Error& error : sentence.error())
            qWarning("%s", qPrintable(errorLine(error)));
    }
    return {};
}

} // namespace

Result<std::string> readAbout(std::string_view bytes, const std::string& file)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    yaml::Report report(file);
    std::string sentence;
    yaml::MapReader map(document->root(), {}, report);
    sentence = map.requiredText("sentence", LongestSentence);
    map.finish();
    if (report.failed())
        return failure(report.take());
    return sentence;
}

QString shortName(const QString& title, const QStringList& titles)
{
    for (qsizetype letters = 1; letters < title.size(); ++letters) {
        const QString begin = title.left(letters);
        const auto same = std::ranges::count_if(
            titles, [&](const QString& other) { return other.startsWith(begin, Qt::CaseInsensitive); });
        if (same <= 1)
            return begin;
    }
    return title;
}

std::vector<StartGame> startGames(carddb::Library& library)
{
    std::vector<StartGame> games;
    const GameLookup lookup = library.lookup();
    for (const QString& key : library.games()) {
        const auto game = library.game(key);
        if (!game)
            continue;
        StartGame& start = games.emplace_back();
        start.key = key;
        start.title = shown((*game)->title);
        start.sentence = sentenceOf(library.places(), key);
        for (const DeckKind& kind : (*game)->decks)
            start.kinds.append({QString::fromStdString(kind.key), gameWord(kind.label)});
        const QDir folder(library.places().resources + "/games/"_L1 + key + "/decks"_L1);
        for (const QString& file : folder.entryList({u"*.muster"_s}, QDir::Files, QDir::Name)) {
            const QString path = folder.filePath(file);
            if (const auto deck = carddb::loadDeck(path, lookup))
                start.samples.append({path, deck->name.empty() ? file : shown(deck->name)});
        }
    }
    return games;
}

} // namespace muster::app
