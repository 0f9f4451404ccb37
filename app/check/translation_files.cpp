// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/translation_files.h"

#include <span>

#include <QDir>
#include <QFileInfo>

#include "app/decks/read_input.h"
#include "app/text/game_words.h"
#include "carddb/file_io.h"
#include "model/effects/effect_words.h"
#include "model/games/rule_book.h"
#include "model/games/rule_translation.h"
#include "model/text/nearest.h"

namespace muster::app {

namespace {

/// The folder of the game that a translation belongs to: rules are one folder further down.
QString gameFolder(const Input& input)
{
    const QString folder = QFileInfo(input.path).absolutePath();
    return input.kind == Input::Kind::RuleTranslation ? QFileInfo(folder).absolutePath() : folder;
}

/// The folder is named after no game.
Errors unknownGame(const std::string& key, const Input& input, GameShelf& shelf)
{
    Error error;
    error.file = input.name;
    error.kind = ErrorKind::UnknownGame;
    error.arguments = {key};
    const std::vector<std::string> keys = shelf.gameKeys();
    error.nearest = nearestOne(key, std::span<const std::string>(keys));
    return {error};
}

Result<RuleBook> bookOf(const Input& input, GameShelf& shelf)
{
    const QDir folder(gameFolder(input));
    const QString english = folder.filePath(QStringLiteral("rules.yaml"));
    if (QFileInfo::exists(english)) {
        const auto read = readInput(english, english.toStdString(), static_cast<std::size_t>(carddb::DataLimit));
        return read ? readRuleBook(*read, english.toStdString()) : Result<RuleBook>(failure(read.error()));
    }
    const std::string key = folder.dirName().toStdString();
    return shelf.knows(key) ? shelf.ruleBook(key) : Result<RuleBook>(failure(unknownGame(key, input, shelf)));
}

Result<std::shared_ptr<const Game>> gameOf(const Input& input, GameShelf& shelf)
{
    const QDir folder(gameFolder(input));
    if (const QString beside = QFileInfo(folder.filePath(QStringLiteral("game.yaml"))).canonicalFilePath();
        !beside.isEmpty())
        return shelf.gameFile(beside.toStdString());
    const std::string key = folder.dirName().toStdString();
    if (!shelf.knows(key))
        return failure(unknownGame(key, input, shelf));
    const auto& catalogue = shelf.catalogue(key);
    if (!catalogue)
        return failure(catalogue.error());
    return (*catalogue)->sharedGame();
}

/// All entries of all languages, or of all rules.
template <class Map>
int countOf(const Map& translation)
{
    std::size_t entries = 0;
    for (const auto& [language, words] : translation)
        entries += words.size();
    return static_cast<int>(entries);
}

void checkRules(const std::string& bytes, GameShelf& shelf, CheckedFile& out)
{
    const auto book = bookOf(out.input, shelf);
    if (!book) {
        out.errors = book.error();
        return;
    }
    const auto translation = readRuleTranslation(*book, bytes, out.input.name);
    if (!translation) {
        out.errors = translation.error();
        return;
    }
    out.game = book->game;
    out.title = book->title;
    out.cards = static_cast<int>(translation->size());
}

template <class Read>
void checkWords(GameShelf& shelf, CheckedFile& out, Read read)
{
    const auto game = gameOf(out.input, shelf);
    if (!game) {
        out.errors = game.error();
        return;
    }
    const auto words = read(**game);
    if (!words) {
        out.errors = words.error();
        return;
    }
    out.game = (*game)->key;
    out.title = (*game)->title;
    out.cards = countOf(*words);
}

} // namespace

void checkTranslation(const std::string& bytes, GameShelf& shelf, CheckedFile& out)
{
    if (out.input.kind == Input::Kind::RuleTranslation)
        checkRules(bytes, shelf, out);
    else if (out.input.kind == Input::Kind::WordsOfGame)
        checkWords(shelf, out, [&](const Game&) { return readGameWords(bytes, out.input.name); });
    else
        checkWords(shelf, out,
                   [&](const Game& game) { return effects::readEffectWords(bytes, out.input.name, &game); });
}

} // namespace muster::app
