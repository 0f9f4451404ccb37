// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_kept.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/text/error_text.h"
#include "carddb/file_io.h"
#include "engine/scenario/written_position.h"
#include "model/yaml/document.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

QString textOf(const std::string& text) { return QString::fromStdString(text); }

QJsonObject jsonOf(const std::map<std::string, std::string>& texts)
{
    QJsonObject json;
    for (const auto& [key, value] : texts)
        json[textOf(key)] = textOf(value);
    return json;
}

std::map<std::string, std::string> textsOf(const QJsonObject& json)
{
    std::map<std::string, std::string> texts;
    for (auto one = json.begin(); one != json.end(); ++one)
        texts[one.key().toStdString()] = one.value().toString().toStdString();
    return texts;
}

} // namespace

KeptPosition::KeptPosition(const QString& file) : m_file(file), m_lock(std::make_unique<QLockFile>(file + u".lock"_s))
{
    m_lock->setStaleLockTime(0);
}

std::unique_ptr<KeptPosition> KeptPosition::begin(const QString& folder)
{
    QDir().mkpath(folder);
    const QString name = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-hhmmss-zzz"_s);
    QString file = QDir(folder).filePath(name + u".position"_s);
    for (int i = 2; QFileInfo::exists(file) || QFileInfo::exists(file + u".lock"_s); ++i)
        file = QDir(folder).filePath(u"%1-%2.position"_s.arg(name, QString::number(i)));
    std::unique_ptr<KeptPosition> kept(new KeptPosition(file));
    (void)kept->m_lock->tryLock(0);
    return kept;
}

std::unique_ptr<KeptPosition> KeptPosition::takeOver(const QString& file)
{
    std::unique_ptr<KeptPosition> kept(new KeptPosition(file));
    return kept->m_lock->tryLock(0) ? std::move(kept) : nullptr;
}

QStringList KeptPosition::left(const QString& folder)
{
    QStringList files;
    for (const QFileInfo& file : QDir(folder).entryInfoList({u"*.position"_s}, QDir::Files, QDir::Name))
        files += file.filePath();
    return files;
}

QString KeptPosition::write(const PositionDraft& draft, const PositionGround& ground, bool saved) const
{
    const QJsonObject json{
        {u"title"_s, textOf(draft.title)},
        {u"game"_s, textOf(draft.game)},
        {u"mode"_s, textOf(draft.mode)},
        {u"options"_s, jsonOf(draft.options)},
        {u"head"_s, textOf(draft.head)},
        {u"steps"_s, textOf(draft.steps)},
        {u"position"_s, textOf(engine::positionText(draft.position, ground.catalogue()))},
        {u"beside"_s, jsonOf(ground.beside())},
        {u"saved"_s, saved},
    };
    const auto written = carddb::writeFile(m_file, QJsonDocument(json).toJson().toStdString());
    return written ? QString() : errorLine(written.error().front());
}

std::optional<KeptPosition::Contents> KeptPosition::read(const Games& games, const QString& ownSets) const
{
    const auto bytes = carddb::readFile(m_file, carddb::DataLimit);
    if (!bytes)
        return {};
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
    const auto text = [&](const QString& key) { return json[key].toString().toStdString(); };
    Contents contents;
    PositionDraft& draft = contents.start.draft;
    draft.title = text(u"title"_s);
    draft.game = text(u"game"_s);
    draft.mode = text(u"mode"_s);
    draft.options = textsOf(json[u"options"_s].toObject());
    draft.head = text(u"head"_s);
    draft.steps = text(u"steps"_s);
    contents.saved = json[u"saved"_s].toBool();
    const std::shared_ptr<const GameData> game = games(draft.game);
    const auto document = yaml::Document::parse(text(u"position"_s), "position");
    const yaml::Node* const position = document ? document->root().find("position") : nullptr;
    if (game == nullptr || position == nullptr)
        return {};
    auto ground = PositionGround::make(game, draft, textsOf(json[u"beside"_s].toObject()), ownSets);
    if (!ground)
        return {};
    draft.position = engine::writtenPosition(*position, (*ground)->blank(), (*ground)->facts(), (*ground)->catalogue());
    contents.start.ground = std::move(*ground);
    return contents;
}

void KeptPosition::forget() const { QFile::remove(m_file); }

} // namespace muster::app
