// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/deck_versions.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/window/safety/deck_record.h"
#include "carddb/file_io.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr int MostSaved = 50;
constexpr int LengthOfKey = 24;

void prune(std::vector<DeckVersion>& versions)
{
    int saved = 0;
    std::erase_if(versions, [&saved](const DeckVersion& one) { return one.name.isEmpty() && ++saved > MostSaved; });
}

QByteArray bytesOf(const QString& path, const std::vector<DeckVersion>& versions)
{
    QJsonArray all;
    for (const DeckVersion& one : versions)
        all.append(QJsonObject{{u"name"_s, one.name},
                               {u"when"_s, one.when.toUTC().toString(Qt::ISODate)},
                               {u"deck"_s, recordOf(one.deck)}});
    return QJsonDocument(QJsonObject{{u"version"_s, 1}, {u"path"_s, path}, {u"versions"_s, all}}).toJson();
}

} // namespace

QString DeckVersions::fileOf(const QString& path) const
{
    const QByteArray key =
        QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(), QCryptographicHash::Sha256).toHex();
    return QDir(m_folder).filePath(QString::fromLatin1(key.left(LengthOfKey)) + u".json"_s);
}

std::vector<DeckVersion> DeckVersions::of(const QString& path) const
{
    std::vector<DeckVersion> versions;
    if (path.isEmpty())
        return versions;
    const auto bytes = carddb::readFile(fileOf(path), carddb::DataLimit);
    if (!bytes)
        return versions;
    const QJsonArray all =
        QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object().value("versions"_L1).toArray();
    for (const auto& one : all) {
        auto deck = deckOfRecord(one["deck"_L1].toObject());
        const QDateTime when = QDateTime::fromString(one["when"_L1].toString(), Qt::ISODate).toLocalTime();
        if (deck && when.isValid())
            versions.push_back({one["name"_L1].toString(), when, std::move(*deck)});
    }
    return versions;
}

Result<void> DeckVersions::add(const QString& path, DeckVersion version) const
{
    std::vector<DeckVersion> versions = of(path);
    const bool isTheLast = !versions.empty() && versions.front().deck == version.deck;
    if (isTheLast && version.name.isEmpty())
        return {};
    if (isTheLast && versions.front().name.isEmpty())
        versions.front() = std::move(version);
    else
        versions.insert(versions.begin(), std::move(version));
    prune(versions);
    QDir().mkpath(m_folder);
    const QByteArray bytes = bytesOf(path, versions);
    return carddb::writeFile(fileOf(path), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace muster::app
