// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/figure_store.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/cli/measures_json.h"
#include "app/cli/score_json.h"
#include "carddb/file_io.h"
#include "engine/games/games.h"
#include "model/archive/archive.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr qint64 LargestFile = qint64(8) << 20; ///< bytes

QString sumOf(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// Another build of the same version may play otherwise.
QString programNow()
{
    const QFileInfo file(QCoreApplication::applicationFilePath());
    return u"%1 %2 %3"_s.arg(QCoreApplication::applicationVersion())
        .arg(file.size())
        .arg(file.lastModified().toMSecsSinceEpoch());
}

QJsonArray deckOf(const engine::DeckSections& deck, const Catalogue& catalogue)
{
    QJsonArray sections;
    for (const auto& section : deck.sections) {
        QJsonArray cards{QString::fromStdString(section.key)};
        for (const std::uint16_t card : section.cards)
            cards.append(QString::fromUtf8(catalogue.card(CardIndex{card}).id()));
        sections.append(cards);
    }
    return sections;
}

QStringList textsOf(const QJsonValue& value)
{
    QStringList texts;
    for (const QJsonValue& one : value.toArray())
        texts += one.toString();
    return texts;
}

} // namespace

/// The game and every card of it as bytes: what has changed in any of them makes other figures.
QString FigureStore::cardsOf(const std::shared_ptr<const GameData>& game)
{
    std::erase_if(m_cards, [](const auto& one) { return one.first.expired(); });
    QString& sum = m_cards[game->catalogue];
    if (sum.isEmpty()) {
        const std::string bytes = archive::toBytes(game->game()) + archive::toBytes(game->catalogue->data());
        sum = sumOf(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    }
    return sum;
}

QJsonObject FigureStore::about(const Measuring& wanted)
{
    const Catalogue& catalogue = wanted.deck.catalogue();
    const engine::PlayFacts* const facts = engine::playFacts(catalogue.game().key);
    QJsonObject rules;
    for (const auto& [key, value] : wanted.deck.rules)
        rules[QString::fromStdString(key)] = QString::fromStdString(value);
    return {{u"program"_s, programNow()},
            {u"game"_s, QString::fromStdString(catalogue.game().key)},
            {u"cards"_s, cardsOf(wanted.deck.game)},
            {u"version"_s, facts != nullptr ? facts->rulesVersion : 0},
            {u"rules"_s, rules},
            {u"what"_s, static_cast<int>(wanted.what)},
            {u"deck"_s, deckOf(wanted.deck.cards, catalogue)},
            {u"shop"_s, deckOf(wanted.shop, catalogue)},
            {u"other"_s, deckOf(wanted.other, catalogue)},
            {u"samples"_s, wanted.samples},
            {u"seed"_s, QString::number(wanted.seed)},
            {u"pilot"_s, QString::fromStdString(wanted.pilot)},
            {u"mode"_s, QString::fromStdString(wanted.mode)},
            {u"passive"_s, QString::fromStdString(wanted.passive)}};
}

QString FigureStore::fileOf(const QJsonObject& about) const
{
    return m_folder + u'/' + sumOf(QJsonDocument(about).toJson(QJsonDocument::Compact)) + u".json"_s;
}

std::optional<Measured> FigureStore::read(const Measuring& wanted)
{
    if (!keeps(wanted))
        return {};
    const QJsonObject key = about(wanted);
    const QString file = fileOf(key);
    if (!QFileInfo::exists(file))
        return {};
    const auto bytes = carddb::readFile(file, LargestFile);
    if (!bytes)
        return {};
    const QJsonObject json =
        QJsonDocument::fromJson(QByteArray(bytes->data(), static_cast<qsizetype>(bytes->size()))).object();
    Measured measured;
    measured.done = json[u"done"_s].toInt();
    measured.unread = textsOf(json[u"unread"_s]);
    if (json[u"about"_s].toObject() != key || measured.done != wanted.samples)
        return {};
    if (wanted.what == Measuring::What::Match) {
        measured.score = scoreFromJson(json[u"score"_s].toObject());
        if (measured.score.games != wanted.samples || measured.score.entrants.size() < 2)
            return {};
        return measured;
    }
    auto measures = measuresFromJson(json[u"measures"_s].toObject());
    if (!measures || measures->samples != wanted.samples)
        return {};
    measured.measures = std::move(*measures);
    return measured;
}

void FigureStore::write(const Measuring& wanted, const Measured& measured)
{
    if (!keeps(wanted) || !QDir().mkpath(m_folder))
        return;
    const QJsonObject key = about(wanted);
    QJsonObject json{
        {u"about"_s, key}, {u"done"_s, measured.done}, {u"unread"_s, QJsonArray::fromStringList(measured.unread)}};
    if (wanted.what == Measuring::What::Match)
        json[u"score"_s] = scoreToJson(measured.score);
    else
        json[u"measures"_s] = measuresToJson(measured.measures);
    (void)carddb::writeFile(fileOf(key), QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString());
    clean();
}

void FigureStore::clean() const
{
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time);
    for (qsizetype i = Most; i < files.size(); ++i)
        QFile::remove(files[i].filePath());
}

} // namespace muster::app
