// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/figure_store.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

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
    for (const QJsonValue one : value.toArray())
        texts += one.toString();
    return texts;
}

constexpr QLatin1String Whole(".json");
constexpr QLatin1String Stopped(".begun.json");

QString fileName(const QString& name, int samples, QLatin1String end)
{
    return name + u'-' + QString::number(samples) + end;
}

/// 0 where it is no name of ours.
int samplesIn(const QString& file) { return file.section(u'-', 1).section(u'.', 0, 0).toInt(); }

QJsonObject pairingToJson(const Pairing& pairing)
{
    QJsonObject differences;
    for (const auto& [figure, mean] : pairing.differences())
        differences[figure] = meanToJson(mean);
    return {{u"first"_s, measuresToJson(pairing.first())},
            {u"second"_s, measuresToJson(pairing.second())},
            {u"differences"_s, differences},
            {u"parts"_s, pairing.parts()}};
}

std::optional<Pairing> pairingFromJson(const QJsonObject& json)
{
    auto first = measuresFromJson(json[u"first"_s].toObject());
    auto second = measuresFromJson(json[u"second"_s].toObject());
    if (!first || !second || first->samples != second->samples)
        return {};
    Pairing::Differences differences;
    const QJsonObject means = json[u"differences"_s].toObject();
    for (auto at = means.begin(); at != means.end(); ++at) {
        const auto mean = meanFromJson(at.value());
        if (!mean)
            return {};
        differences[at.key()] = *mean;
    }
    return Pairing(std::move(*first), std::move(*second), std::move(differences), json[u"parts"_s].toInt());
}

/// Figures of so many samples in a file; nothing where it is damaged, or of anything else.
std::optional<Measured> measuredIn(const QByteArray& file, const QJsonObject& about, int samples,
                                   const Measuring& wanted)
{
    const qsizetype line = file.indexOf('\n');
    const QByteArray bytes = file.mid(line + 1);
    if (line < 0 || file.first(line) != sumOf(bytes).toLatin1())
        return {};
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    if (json[u"about"_s].toObject() != about)
        return {};
    Measured measured;
    measured.done = samples;
    measured.unread = textsOf(json[u"unread"_s]);
    if (wanted.what == Measuring::What::Match) {
        measured.score = scoreFromJson(json[u"score"_s].toObject());
        if (measured.score.games != samples || measured.score.entrants.size() < 2)
            return {};
        return measured;
    }
    if (!wanted.beside.empty()) {
        auto pairing = pairingFromJson(json[u"pairing"_s].toObject());
        if (!pairing || pairing->first().samples != samples)
            return {};
        measured.pairing = std::move(*pairing);
        measured.measures = measured.pairing.first();
        return measured;
    }
    auto measures = measuresFromJson(json[u"measures"_s].toObject());
    if (!measures || measures->samples != samples)
        return {};
    measured.measures = std::move(*measures);
    return measured;
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
            {u"beside"_s, deckOf(wanted.beside, catalogue)},
            {u"parts"_s, pairedPart(wanted)},
            // Differences are known by the names of the figures.
            {u"language"_s, wanted.beside.empty() ? QString() : QLocale().name()},
            {u"seed"_s, QString::number(wanted.seed)},
            {u"pilot"_s, QString::fromStdString(wanted.pilot)},
            {u"mode"_s, QString::fromStdString(wanted.mode)},
            {u"passive"_s, QString::fromStdString(wanted.passive)}};
}

QString FigureStore::nameOf(const QJsonObject& about)
{
    return sumOf(QJsonDocument(about).toJson(QJsonDocument::Compact));
}

std::optional<Measured> FigureStore::readFile(const QString& file, const QJsonObject& about, int samples,
                                              const Measuring& wanted) const
{
    const QString path = m_folder + u'/' + file;
    const auto bytes = carddb::readFile(path, LargestFile);
    if (!bytes)
        return {}; // gone, most often
    auto measured =
        measuredIn(QByteArray(bytes->data(), static_cast<qsizetype>(bytes->size())), about, samples, wanted);
    if (!measured)
        QFile::remove(path);
    return measured;
}

std::optional<Measured> FigureStore::read(const Measuring& wanted)
{
    if (m_folder.isEmpty())
        return {};
    const QJsonObject key = about(wanted);
    const QString name = nameOf(key);
    for (const QLatin1String end : {Whole, Stopped}) {
        const QString file = fileName(name, wanted.samples, end);
        if (!QFileInfo::exists(m_folder + u'/' + file))
            continue;
        if (auto measured = readFile(file, key, wanted.samples, wanted))
            return measured;
    }
    return {};
}

std::optional<Measured> FigureStore::readBegun(const Measuring& wanted, int more)
{
    if (m_folder.isEmpty())
        return {};
    const QJsonObject key = about(wanted);
    std::map<int, QString, std::greater<>> files; // the longest first
    for (const QString& file : QDir(m_folder).entryList({nameOf(key) + u"-*.json"_s}, QDir::Files)) {
        const int samples = samplesIn(file);
        if (samples > more && samples < wanted.samples && canGoOnAfter(wanted, samples))
            files[samples] = file;
    }
    for (const auto& [samples, file] : files) {
        if (auto measured = readFile(file, key, samples, wanted))
            return measured;
    }
    return {};
}

void FigureStore::write(const Measuring& wanted, const Measured& measured)
{
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return;
    const QJsonObject key = about(wanted);
    QJsonObject json{{u"about"_s, key}, {u"unread"_s, QJsonArray::fromStringList(measured.unread)}};
    if (wanted.what == Measuring::What::Match)
        json[u"score"_s] = scoreToJson(measured.score);
    else if (wanted.beside.empty())
        json[u"measures"_s] = measuresToJson(measured.measures);
    else
        json[u"pairing"_s] = pairingToJson(measured.pairing);
    const QByteArray bytes = QJsonDocument(json).toJson(QJsonDocument::Compact);
    const QString name = nameOf(key);
    const QString file = fileName(name, measured.done, measured.done == wanted.samples ? Whole : Stopped);
    const QByteArray summed = sumOf(bytes).toLatin1() + '\n' + bytes;
    if (carddb::writeFile(m_folder + u'/' + file, summed.toStdString()))
        removeStopped(name, measured.done / engine::batchSize * engine::batchSize);
    clean();
}

/// Figures of fewer samples that nobody has asked for.
void FigureStore::removeStopped(const QString& name, int before) const
{
    for (const QString& file : QDir(m_folder).entryList({name + u"-*"_s + Stopped}, QDir::Files)) {
        if (samplesIn(file) < before)
            QFile::remove(m_folder + u'/' + file);
    }
}

void FigureStore::clean() const
{
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time);
    for (qsizetype i = Most; i < files.size(); ++i)
        QFile::remove(files[i].filePath());
}

} // namespace muster::app
