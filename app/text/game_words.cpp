// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/game_words.h"

#include <cstring>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QTranslator>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "model/yaml/reader.h"

namespace muster::app {

namespace {

constexpr const char* Context = "game words";
constexpr std::size_t LongestWord = 200;
const QString Mark = QStringLiteral("muster game words");

/// Answers for one language, among the program's other translators.
class WordTranslator final : public QTranslator {
public:
    WordTranslator(std::map<std::string, std::string, std::less<>> words, QObject* parent)
        : QTranslator(parent),
          m_words(std::move(words))
    {
        setObjectName(Mark);
    }
    [[nodiscard]] bool isEmpty() const override { return m_words.empty(); }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        if (context == nullptr || source == nullptr || std::strcmp(context, Context) != 0)
            return {};
        const auto found = m_words.find(std::string_view(source));
        return found == m_words.end() ? QString() : QString::fromStdString(found->second);
    }

private:
    std::map<std::string, std::string, std::less<>> m_words;
};

/// The words of all games in this language. What the person wrote goes before what came with Muster.
std::map<std::string, std::string, std::less<>> wordsIn(const std::string& language, const carddb::Places& places)
{
    std::map<std::string, std::string, std::less<>> words;
    for (const QString& root : {places.userData, places.resources}) {
        const QDir games(root + QStringLiteral("/games"));
        if (root.isEmpty() || !games.exists())
            continue;
        for (const QString& game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QString path = games.filePath(game + QStringLiteral("/words.yaml"));
            if (!QFileInfo::exists(path))
                continue;
            const auto bytes = carddb::readFile(path, carddb::DeckLimit);
            const auto read = bytes ? readGameWords(*bytes, path.toStdString()) : failure(bytes.error());
            if (!read) {
                for (const Error& error : read.error())
                    qWarning("%s", qPrintable(errorLine(error)));
                continue;
            }
            if (const auto own = read->find(language); own != read->end())
                words.insert(own->second.begin(), own->second.end());
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
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    if (auto words = wordsIn(language.toStdString(), places); !words.empty())
        QCoreApplication::installTranslator(new WordTranslator(std::move(words), QCoreApplication::instance()));
    qDeleteAll(before);
}

QString gameWord(std::string_view word)
{
    return shown(QCoreApplication::translate(Context, std::string(word).c_str()));
}

} // namespace muster::app
