// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/game_words.h"

#include <algorithm>
#include <cstring>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QTranslator>

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "model/effects/effect_words.h"
#include "model/yaml/reader.h"

namespace muster::app {

namespace {

constexpr const char* Context = "game words";
constexpr std::size_t LongestWord = 200;
const QString Mark = QStringLiteral("muster game words");

using Dictionary = std::map<std::string, std::string, std::less<>>;
using Dictionaries = std::map<std::string, Dictionary, std::less<>>; ///< by context

std::string effectContext(std::string_view game) { return "effect words " + std::string(game); }

/// Answers for one language, among the program's other translators.
class WordTranslator final : public QTranslator {
public:
    WordTranslator(Dictionaries words, QObject* parent) : QTranslator(parent), m_words(std::move(words))
    {
        setObjectName(Mark);
    }
    [[nodiscard]] bool isEmpty() const override { return m_words.empty(); }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        if (context == nullptr || source == nullptr)
            return {};
        const auto words = m_words.find(std::string_view(context));
        if (words == m_words.end())
            return {};
        const auto found = words->second.find(std::string_view(source));
        return found == words->second.end() ? QString() : QString::fromStdString(found->second);
    }

private:
    Dictionaries m_words;
};

/// What a file of a game has in this language, read by `read`; nothing where it is not there, or cannot be read.
template <class Read>
Dictionary wordsOf(const QString& path, const std::string& language, Read read)
{
    if (!QFileInfo::exists(path))
        return {};
    const auto bytes = carddb::readFile(path, carddb::DeckLimit);
    const auto words = bytes ? read(*bytes, path.toStdString()) : failure(bytes.error());
    if (!words) {
        for (const Error& error : words.error())
            qWarning("%s", qPrintable(errorLine(error)));
        return {};
    }
    const auto own = words->find(language);
    return own == words->end() ? Dictionary() : own->second;
}

/// The words of all games in this language. Those of the person go before those that came with Muster.
Dictionaries wordsIn(const std::string& language, const carddb::Places& places)
{
    Dictionaries words;
    const auto add = [&words](const std::string& context, Dictionary more) {
        if (!more.empty())
            words[context].merge(std::move(more));
    };
    for (const QString& root : {places.userData, places.resources}) {
        const QDir games(root + QStringLiteral("/games"));
        if (root.isEmpty() || !games.exists())
            continue;
        add(Context, wordsOf(games.filePath(QStringLiteral("table.yaml")), language, readGameWords));
        for (const QString& game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            for (const auto* const file : {"/words.yaml", "/table.yaml"})
                add(Context, wordsOf(games.filePath(game + QLatin1String(file)), language, readGameWords));
            add(effectContext(game.toStdString()),
                wordsOf(games.filePath(game + QStringLiteral("/effects.yaml")), language,
                        [](std::string_view bytes, const std::string& file) {
                            return effects::readEffectWords(bytes, file);
                        }));
        }
    }
    return words;
}

} // namespace

Result<GameWords> readGameWords(std::string_view bytes, const std::string& file)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    yaml::Report report(file);
    GameWords words;
    for (const yaml::Pair& language : yaml::readMap(document->root(), {}, report)) {
        auto& dictionary = words[std::string(language.key)];
        for (const yaml::Pair& pair : yaml::readMap(language.value, std::string(language.key), report)) {
            const std::string path = yaml::join(std::string(language.key), pair.key);
            if (auto text = yaml::readText(pair.value, path, report, LongestWord))
                dictionary.emplace(pair.key, std::move(*text));
        }
    }
    if (report.failed())
        return failure(report.take());
    return words;
}

void installGameWords(const carddb::Places& places)
{
    const auto before = QCoreApplication::instance()->findChildren<QTranslator*>(Mark, Qt::FindDirectChildrenOnly);
    if (auto words = wordsIn(languageInForce().toStdString(), places); !words.empty())
        QCoreApplication::installTranslator(new WordTranslator(std::move(words), QCoreApplication::instance()));
    qDeleteAll(before);
}

QString gameWord(std::string_view word)
{
    return shown(QCoreApplication::translate(Context, std::string(word).c_str()));
}

QString optionWord(const RulesOption& option, std::string_view value)
{
    const auto spaced = [](std::string_view key) {
        std::string words(key);
        std::ranges::replace(words, '_', ' ');
        return words;
    };
    const std::string words = spaced(value);
    for (const std::string& meant : {spaced(option.key), std::string("option")}) {
        const std::string key = words + " (" + meant + ')';
        if (QString found = gameWord(key); found != QString::fromStdString(key))
            return found;
    }
    return gameWord(words);
}

effects::ReadingWords readingWords(const Game& game, TypeIndex type)
{
    effects::ReadingWords words = effects::readingWords(game, type);
    words.language = languageInForce().toStdString();
    words.word = [context = effectContext(game.key)](std::string_view name) {
        const std::string source(name);
        const std::string found = QCoreApplication::translate(context.c_str(), source.c_str()).toStdString();
        return found == source ? std::string() : found;
    };
    return words;
}

} // namespace muster::app
