// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/text/shown.h"
#include "app/window/table/table_game.h"
#include "engine/games/games.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableFile)
};

constexpr auto CodeMark = "MTG1-";  ///< a game at the table, first form
constexpr qsizetype CheckBytes = 4; ///< of the sum at the end of a code
constexpr qsizetype LargestCode = 1 << 20;
constexpr int MostAnswers = 100'000;

QByteArray sumOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).first(CheckBytes);
}

/// The record of a setup and answers by their numbers: seven bits a byte, the last byte without the eighth.
void putNumber(QByteArray& bytes, unsigned number)
{
    for (; number >= 0x80; number >>= 7)
        bytes.append(static_cast<char>((number & 0x7f) | 0x80));
    bytes.append(static_cast<char>(number));
}

std::optional<unsigned> takeNumber(const QByteArray& bytes, qsizetype& at)
{
    unsigned number = 0;
    for (unsigned shift = 0; at < bytes.size() && shift < 28; shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes[at++]);
        number |= static_cast<unsigned>(byte & 0x7f) << shift;
        if ((byte & 0x80) == 0)
            return number;
    }
    return {};
}

} // namespace

engine::ReplayFile recordOf(const TableSetup& setup, const Catalogue& catalogue)
{
    const engine::PlayFacts& facts = *engine::playFacts(setup.game);
    engine::MatchSetup match{setup.mode, setup.players, setup.decks, setup.shop};
    if (!setup.passive.empty() && match.players == 0) {
        const engine::Mode* const named = facts.mode(setup.mode);
        match.players = (named != nullptr ? *named : facts.modes.front()).fewest;
    }
    engine::ReplayFile record = engine::recordOf(facts, catalogue, match);
    record.options = setup.options;
    record.seed = setup.seed;
    record.passive = setup.passive;
    record.settings = setup.settings;
    record.place = setup.place;
    return record;
}

tl::expected<TableSetup, QString> setupOf(const engine::ReplayFile& record, const Catalogue& catalogue)
{
    const engine::PlayFacts* const facts = engine::playFacts(record.game);
    const Game& game = catalogue.game();
    if (facts == nullptr)
        return tl::unexpected(Words::tr("the engine does not play %1").arg(shown(game.title)));
    if (record.version > facts->rulesVersion)
        return tl::unexpected(Words::tr("recorded by rules %1, this program plays rules %2")
                                  .arg(record.version)
                                  .arg(facts->rulesVersion));
    for (const auto& [key, value] : record.options) {
        const RulesOption* const option = game.findOption(key);
        if (option == nullptr || !option->allows(value))
            return tl::unexpected(
                Words::tr("the rules option %1 cannot be \"%2\"").arg(shown(key, 60), shown(value, 60)));
    }
    if (!record.passive.empty() && facts->passive(record.passive) == nullptr)
        return tl::unexpected(
            Words::tr("%1 has no passive opponent \"%2\"").arg(shown(game.title), shown(record.passive, 60)));
    TableSetup setup;
    setup.game = record.game;
    setup.options = record.options;
    setup.mode = record.mode;
    setup.players = record.players;
    setup.seed = record.seed;
    setup.passive = record.passive;
    setup.settings = record.settings;
    setup.place = record.place;
    const auto read = [&](const engine::ReplayFile::Deck& deck, const std::vector<engine::SectionNeed>& sections) {
        return engine::deckOf(deck, sections, catalogue);
    };
    for (const auto& deck : record.decks) {
        auto cards = read(deck, facts->sections);
        if (!cards)
            return tl::unexpected(Words::tr("there is no card %1 any more").arg(shown(cards.error(), 60)));
        setup.decks.push_back(std::move(*cards));
    }
    auto shop = read(record.shop, facts->shop);
    if (!shop)
        return tl::unexpected(Words::tr("there is no card %1 any more").arg(shown(shop.error(), 60)));
    setup.shop = std::move(*shop);
    return setup;
}

std::string replayOf(const TableGame& game)
{
    engine::ReplayFile record = recordOf(game.setup(), game.rules().catalogue());
    record.answers = game.tree().line();
    record.digest = game.digest();
    return engine::writeReplay(record);
}

QJsonObject jsonOf(const TableSetup& setup, const Catalogue& catalogue)
{
    QJsonArray pilots;
    for (const std::string& pilot : setup.pilots)
        pilots.append(QString::fromStdString(pilot));
    QJsonArray names;
    for (const QString& name : setup.names)
        names.append(name);
    return {{u"game"_s, QString::fromStdString(setup.game)},
            {u"record"_s, QString::fromStdString(engine::writeReplay(recordOf(setup, catalogue)))},
            {u"pilots"_s, pilots},
            {u"names"_s, names}};
}

std::string gameOf(const QJsonObject& setup) { return setup[u"game"_s].toString().toStdString(); }

tl::expected<TableSetup, QString> setupOf(const QJsonObject& json, const Catalogue& catalogue)
{
    const auto record = engine::readReplay(json[u"record"_s].toString().toStdString(), "game");
    if (!record || record->game != catalogue.game().key)
        return tl::unexpected(Words::tr("the record of the game cannot be read"));
    auto setup = setupOf(*record, catalogue);
    if (!setup)
        return setup;
    const engine::PlayFacts& facts = *engine::playFacts(setup->game);
    for (const QJsonValue& pilot : json[u"pilots"_s].toArray()) {
        const std::string name = pilot.toString().toStdString();
        const bool known = std::find(facts.pilots.begin(), facts.pilots.end(), name) != facts.pilots.end();
        setup->pilots.push_back(known || name.empty() ? name : facts.usualPilot);
    }
    for (const QJsonValue& name : json[u"names"_s].toArray())
        setup->names.push_back(shown(name.toString()));
    return setup;
}

// Codes

QString codeOf(const TableGame& game)
{
    QByteArray bytes = QJsonDocument(jsonOf(game.setup(), game.rules().catalogue())).toJson(QJsonDocument::Compact);
    QByteArray whole;
    putNumber(whole, static_cast<unsigned>(bytes.size()));
    whole += bytes;
    for (const engine::Answer& answer : game.tree().line())
        putNumber(whole, answer.chosen);
    QByteArray packed = qCompress(whole, 9);
    packed += sumOf(packed);
    return QLatin1String(CodeMark)
        + QString::fromLatin1(packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

std::optional<TableCode> readTableCode(const QString& text)
{
    QString code;
    for (const QChar c : text) {
        if (!c.isSpace())
            code += c;
    }
    if (!code.startsWith(QLatin1String(CodeMark)) || code.size() > LargestCode)
        return {};
    QByteArray packed =
        QByteArray::fromBase64(code.mid(qsizetype(qstrlen(CodeMark))).toLatin1(), QByteArray::Base64UrlEncoding);
    constexpr qsizetype SizeBytes = 4; // with which the compressed form begins
    if (packed.size() <= CheckBytes + SizeBytes)
        return {};
    const QByteArray sum = packed.last(CheckBytes);
    packed.chop(CheckBytes);
    const auto byte = [&](int at) { return static_cast<qsizetype>(static_cast<unsigned char>(packed[at])); };
    if (sumOf(packed) != sum || (byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3)) > LargestCode)
        return {};
    const QByteArray whole = qUncompress(packed);
    qsizetype at = 0;
    const auto length = takeNumber(whole, at);
    if (!length || at + qsizetype(*length) > whole.size())
        return {};
    const QJsonDocument json = QJsonDocument::fromJson(whole.mid(at, qsizetype(*length)));
    if (!json.isObject())
        return {};
    TableCode read;
    read.setup = json.object();
    at += qsizetype(*length);
    while (at < whole.size() && read.line.size() <= MostAnswers) {
        const auto chosen = takeNumber(whole, at);
        if (!chosen || *chosen > 0xffff)
            return {};
        engine::Answer answer;
        answer.chosen = static_cast<std::uint16_t>(*chosen);
        if (!read.line.append(read.line.size() - 1, answer, true))
            return {};
    }
    read.line.goTo(read.line.size() - 1);
    return read;
}

} // namespace muster::app
