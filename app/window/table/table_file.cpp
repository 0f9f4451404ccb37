// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_file.h"

#include <algorithm>
#include <map>

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

/// What was chosen; where chance was changed, how and for whom above it.
unsigned numberOf(const engine::Answer& answer)
{
    if (engine::isLaidDie(answer))
        return answer.chosen | (1 + 2 * engine::MostSeats) << 16;
    if (!engine::isAnew(answer))
        return answer.chosen;
    const unsigned what = answer.kind == static_cast<std::uint8_t>(engine::Anew::Dice) ? 0 : 1;
    return answer.chosen | (1 + what * engine::MostSeats + answer.seat) << 16;
}

std::optional<engine::Answer> answerOf(unsigned number)
{
    const auto chosen = static_cast<std::uint16_t>(number & 0xffff);
    const unsigned change = number >> 16;
    if (change == 0) {
        engine::Answer answer; // the rest is known when it is played
        answer.chosen = chosen;
        return answer;
    }
    if (change == 2 * engine::MostSeats + 1)
        return engine::laidDie(chosen);
    if (change > 2 * engine::MostSeats)
        return {};
    const auto seat = static_cast<engine::Seat>((change - 1) % engine::MostSeats);
    return engine::anew(change > engine::MostSeats ? engine::Anew::Cards : engine::Anew::Dice, seat, chosen);
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

namespace {

/// Puts the lines of a tree into a record, each from where it leaves those before it.
class LinesWriter {
public:
    LinesWriter(const ChoiceTree& tree, engine::ReplayFile& record) : m_tree(tree), m_record(record) { }

    void write()
    {
        m_places[0] = {0, 0};
        std::vector<int> path = newPart(m_tree.at());
        place(path, 0, 0);
        for (const int node : path)
            m_record.answers.push_back(m_tree.node(node).answer);
        for (const int end : m_tree.ends())
            writeLine(end);
        for (const auto& [node, place] : m_places) {
            if (const QString& note = m_tree.node(node).note; !note.isEmpty())
                m_record.notes.push_back({place.line, place.after, note.toStdString()});
        }
    }

private:
    struct Place {
        int line = 0;
        int after = 0;
    };

    void writeLine(int end)
    {
        const std::vector<int> path = newPart(end);
        if (path.empty())
            return;
        const Place fork = m_places.at(m_tree.node(path.front()).parent);
        engine::ReplayFile::Line& line = m_record.lines.emplace_back();
        line.of = fork.line;
        line.after = fork.after;
        for (const int node : path)
            line.answers.push_back(m_tree.node(node).answer);
        place(path, static_cast<int>(m_record.lines.size()), fork.after);
    }

    /// The nodes up to this one that no line has yet.
    [[nodiscard]] std::vector<int> newPart(int end) const
    {
        std::vector<int> path;
        for (int at = end; !m_places.contains(at); at = m_tree.node(at).parent)
            path.push_back(at);
        std::reverse(path.begin(), path.end());
        return path;
    }

    void place(const std::vector<int>& path, int line, int after)
    {
        for (const int node : path)
            m_places[node] = {line, ++after};
    }

    const ChoiceTree& m_tree;
    engine::ReplayFile& m_record;
    std::map<int, Place> m_places; ///< of nodes
};

} // namespace

std::string replayOf(const TableGame& game)
{
    engine::ReplayFile record = recordOf(game.setup(), game.rules().catalogue());
    LinesWriter(game.tree(), record).write();
    record.digest = game.digest();
    return engine::writeReplay(record);
}

ChoiceTree treeOf(const engine::ReplayFile& record)
{
    ChoiceTree tree;
    std::vector<std::vector<int>> nodes; // of each line, from the beginning on
    const auto add = [&](std::vector<int> path, const std::vector<engine::Answer>& answers) {
        tree.goTo(path.back());
        for (const engine::Answer& answer : answers) {
            tree.play(answer, true);
            path.push_back(tree.at());
        }
        nodes.push_back(std::move(path));
    };
    add({0}, record.answers);
    for (const engine::ReplayFile::Line& line : record.lines) {
        const auto& of = nodes[static_cast<std::size_t>(line.of)];
        add({of.begin(), of.begin() + line.after + 1}, line.answers);
    }
    for (const engine::ReplayFile::Note& note : record.notes)
        tree.setNote(nodes[static_cast<std::size_t>(note.line)][static_cast<std::size_t>(note.after)],
                     shown(note.text, 200));
    tree.goTo(nodes.front().back());
    return tree;
}

QJsonObject jsonOf(const TableSetup& setup, const Catalogue& catalogue)
{
    QJsonArray pilots;
    for (const std::string& pilot : setup.pilots)
        pilots.append(QString::fromStdString(pilot));
    QJsonArray names;
    for (const QString& name : setup.names)
        names.append(name);
    if (!setup.scenario.empty()) {
        QJsonObject beside;
        for (const auto& [name, bytes] : setup.beside)
            beside.insert(QString::fromStdString(name), QString::fromStdString(bytes));
        return {{u"game"_s, QString::fromStdString(setup.game)},
                {u"scenario"_s, QString::fromStdString(setup.scenario)},
                {u"beside"_s, beside},
                {u"pilots"_s, pilots},
                {u"names"_s, names}};
    }
    return {{u"game"_s, QString::fromStdString(setup.game)},
            {u"record"_s, QString::fromStdString(engine::writeReplay(recordOf(setup, catalogue)))},
            {u"pilots"_s, pilots},
            {u"names"_s, names}};
}

std::string gameOf(const QJsonObject& setup) { return setup[u"game"_s].toString().toStdString(); }

tl::expected<TableSetup, QString> setupOf(const QJsonObject& json, const Catalogue& catalogue)
{
    tl::expected<TableSetup, QString> setup;
    if (json.contains(u"scenario"_s)) {
        setup->game = catalogue.game().key;
        setup->scenario = json[u"scenario"_s].toString().toStdString();
        const QJsonObject beside = json[u"beside"_s].toObject();
        for (auto file = beside.begin(); file != beside.end(); ++file)
            setup->beside[file.key().toStdString()] = file.value().toString().toStdString();
    } else {
        const auto record = engine::readReplay(json[u"record"_s].toString().toStdString(), "game");
        if (!record || record->game != catalogue.game().key)
            return tl::unexpected(Words::tr("the record of the game cannot be read"));
        setup = setupOf(*record, catalogue);
    }
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
        putNumber(whole, numberOf(answer));
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
        const auto answer = chosen ? answerOf(*chosen) : std::nullopt;
        if (!answer || !read.line.append(read.line.size() - 1, *answer, true))
            return {};
    }
    read.line.goTo(read.line.size() - 1);
    return read;
}

} // namespace muster::app
