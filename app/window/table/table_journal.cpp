// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_journal.h"

#include <algorithm>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/window/safety/journal_contents.h"
#include "app/window/table/table_file.h"
#include "app/window/table/table_session.h"
#include "engine/games/games.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr qint64 LargestJournal = qint64(64) << 20; ///< bytes
constexpr int MostClosed = 20;
constexpr int Parts = 6; ///< of a choice in a record

QJsonArray recordOf(const ChoiceTree::Node& node)
{
    return {node.parent,         node.answer.kind,   node.answer.seat,
            node.answer.options, node.answer.chosen, node.byHand ? 1 : 0};
}

/// False where it is no choice.
bool readNode(const QJsonArray& parts, ChoiceTree& tree)
{
    if (parts.size() != Parts)
        return false;
    engine::Answer answer;
    answer.kind = static_cast<std::uint8_t>(parts[1].toInt());
    answer.seat = static_cast<engine::Seat>(parts[2].toInt());
    answer.options = static_cast<std::uint16_t>(parts[3].toInt());
    answer.chosen = static_cast<std::uint16_t>(parts[4].toInt());
    return tree.append(parts[0].toInt(-1), answer, parts[5].toInt() != 0);
}

/// How lines ended, by the rules of then: of all lines that are known to have ended up to this record.
QJsonArray recordOf(int node, const ChoiceTree::Ending& ending)
{
    return {node, ending.kind, ending.winners, ending.rule};
}

/// False where it is no ending of a line.
bool readEnding(const QJsonArray& parts, ChoiceTree& tree)
{
    const int node = parts.at(0).toInt(-1);
    const int kind = parts.at(1).toInt(-1);
    const int winners = parts.at(2).toInt(-1);
    if (parts.size() != 4 || node < 0 || node >= tree.size() || kind < 0 || kind > engine::Outcome::Abandoned
        || winners < 0 || winners > 0xff)
        return false;
    tree.setEnding(node,
                   {static_cast<engine::Outcome::Kind>(kind), static_cast<std::uint8_t>(winners),
                    parts.at(3).toString().left(40)});
    return true;
}

/// By which the engine plays this game; 0: it does not.
int rulesVersion(const QJsonObject& setup)
{
    const engine::PlayFacts* const facts = engine::playFacts(gameOf(setup));
    return facts == nullptr ? 0 : facts->rulesVersion;
}

bool isNode(const QJsonValue& value, const ChoiceTree& tree)
{
    return value.isDouble() && value.toInt(-1) >= 0 && value.toInt() < tree.size();
}

/// Takes a record over; false where it makes no sense.
bool readRecord(const QJsonObject& record, TableJournal::Contents& contents)
{
    if (record.contains(u"setup"_s))
        contents.setup = record[u"setup"_s].toObject();
    for (const auto& node : record[u"nodes"_s].toArray()) {
        if (!readNode(node.toArray(), contents.tree))
            return false;
    }
    if (record.contains(u"at"_s)) {
        if (!isNode(record[u"at"_s], contents.tree))
            return false;
        contents.tree.goTo(record[u"at"_s].toInt());
    }
    if (record.contains(u"pilots"_s))
        contents.setup[u"pilots"_s] = record[u"pilots"_s];
    const QJsonObject notes = record[u"notes"_s].toObject();
    for (int node = 1; node < contents.tree.size() && record.contains(u"notes"_s); ++node)
        contents.tree.setNote(node, {}); // a record has all of them
    for (auto note = notes.begin(); note != notes.end(); ++note) {
        const int node = note.key().toInt();
        if (node > 0 && node < contents.tree.size())
            contents.tree.setNote(node, note.value().toString().left(200));
    }
    for (const auto& ending : record[u"ends"_s].toArray()) {
        if (!readEnding(ending.toArray(), contents.tree))
            return false;
    }
    if (record.contains(u"rules"_s)) // results of an older rules version are worked out anew
        contents.tree.setKnowsEndings(record[u"rules"_s].toInt() == rulesVersion(contents.setup));
    contents.closed = record[u"closed"_s].toBool(false);
    return true;
}

QStringList filesIn(const QString& folder)
{
    QStringList files;
    for (const QFileInfo& file : QDir(folder).entryInfoList({u"*.game"_s}, QDir::Files, QDir::Name | QDir::Reversed))
        files += file.filePath();
    return files;
}

bool isPlayed(const QString& file)
{
    QLockFile lock(file + u".lock"_s);
    lock.setStaleLockTime(0);
    return !lock.tryLock(0);
}

} // namespace

/// A last record without its end, as a crash leaves it, counts for nothing; neither does anything behind a damaged one, or behind
/// one that makes no sense: then the records before it are read once more.
std::optional<TableJournal::Contents> TableJournal::read(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly) || file.size() > LargestJournal)
        return {};
    std::vector<QJsonObject> records;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        const qsizetype blank = line.indexOf(' ');
        const QJsonObject record = QJsonDocument::fromJson(line.mid(blank + 1)).object();
        if (blank < 0 || journalLine(record) != line)
            break;
        records.push_back(record);
    }
    Contents contents;
    for (bool whole = false; !whole;) {
        contents = {};
        const auto bad =
            std::ranges::find_if(records, [&](const QJsonObject& record) { return !readRecord(record, contents); });
        whole = bad == records.end();
        records.erase(bad, records.end());
    }
    if (contents.setup.isEmpty())
        return {};
    return contents;
}

TableJournal::TableJournal(const QString& file, TableSession& game)
    : m_game(game),
      m_file(file),
      m_lock(std::make_unique<QLockFile>(file + u".lock"_s)),
      m_known(game.tree().size())
{
    m_lock->setStaleLockTime(0);
    connect(&game, &TableSession::changed, this, &TableJournal::follow);
    connect(&game, &TableSession::seatsChanged, this, &TableJournal::followSeats);
    connect(&game, &TableSession::noteChanged, this, &TableJournal::followNotes);
}

TableJournal::~TableJournal() = default;

std::unique_ptr<TableJournal> TableJournal::begin(const QString& folder, TableSession& game)
{
    QDir().mkpath(folder);
    const QString name = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-hhmmss-zzz"_s);
    QString file = QDir(folder).filePath(name + u".game"_s);
    for (int i = 2; QFileInfo::exists(file); ++i)
        file = QDir(folder).filePath(u"%1-%2.game"_s.arg(name, QString::number(i)));
    std::unique_ptr<TableJournal> journal(new TableJournal(file, game));
    (void)journal->m_lock->tryLock(0);
    (void)journal->m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered);
    journal->m_known = 1;
    journal->write({{u"setup"_s, jsonOf(game.setup(), *game.data().catalogue)}});
    journal->follow();
    journal->clean();
    return journal;
}

std::unique_ptr<TableJournal> TableJournal::takeOver(const QString& file, TableSession& game)
{
    std::unique_ptr<TableJournal> journal(new TableJournal(file, game));
    if (!journal->m_lock->tryLock(0))
        return nullptr;
    const auto contents = read(file);
    if (!journal->m_file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered) || !contents)
        return nullptr;
    journal->m_known = contents->tree.size();
    // A record without its end would spoil the next one.
    journal->m_file.seek(0);
    const QByteArray bytes = journal->m_file.readAll();
    if (const qsizetype whole = bytes.lastIndexOf('\n') + 1; whole > 0 && whole < bytes.size())
        (void)journal->m_file.resize(whole);
    journal->follow(); // and it is open again
    return journal;
}

QStringList TableJournal::left(const QString& folder)
{
    QStringList files;
    for (const QString& file : filesIn(folder)) {
        if (const auto contents = read(file); contents && !contents->closed && !isPlayed(file))
            files += file;
    }
    return files;
}

QStringList TableJournal::closed(const QString& folder)
{
    QStringList files;
    for (const QString& file : filesIn(folder)) {
        if (const auto contents = read(file); contents && contents->closed && !isPlayed(file))
            files += file;
    }
    return files;
}

void TableJournal::follow()
{
    QJsonArray nodes;
    for (; m_known < m_game.tree().size(); ++m_known)
        nodes.append(recordOf(m_game.tree().node(m_known)));
    QJsonObject record{{u"at"_s, m_game.tree().at()}};
    if (!nodes.isEmpty())
        record[u"nodes"_s] = nodes;
    addEndings(record);
    write(record);
}

/// The first record has them all; from then on one comes where the game stands.
void TableJournal::addEndings(QJsonObject& record)
{
    const ChoiceTree& tree = m_game.tree();
    QJsonArray ends;
    const auto add = [&](int node) {
        const ChoiceTree::Ending& ending = tree.node(node).ending;
        if (ending != m_endings[node])
            ends.append(recordOf(node, ending));
        m_endings[node] = ending;
    };
    if (!m_knowsEndings) {
        for (int node = 1; node < tree.size(); ++node) {
            if (tree.node(node).ending.over())
                add(node);
        }
        record[u"rules"_s] = engine::playFacts(m_game.setup().game)->rulesVersion;
    } else if (tree.node(tree.at()).ending.over() || m_endings.contains(tree.at())) {
        add(tree.at());
    }
    m_knowsEndings = true;
    if (!ends.isEmpty())
        record[u"ends"_s] = ends;
}

void TableJournal::followSeats()
{
    write({{u"pilots"_s, jsonOf(m_game.setup(), *m_game.data().catalogue)[u"pilots"_s]}});
}

void TableJournal::followNotes()
{
    QJsonObject notes;
    for (int node = 1; node < m_game.tree().size(); ++node) {
        if (const QString& note = m_game.tree().node(node).note; !note.isEmpty())
            notes[QString::number(node)] = note;
    }
    write({{u"notes"_s, notes}});
}

void TableJournal::close() { write({{u"closed"_s, true}}); }

void TableJournal::write(const QJsonObject& record)
{
    const QByteArray line = journalLine(record);
    const bool good = m_file.isOpen() && m_file.write(line) == line.size();
    const QString trouble = good ? QString() : m_file.errorString();
    if (trouble == m_trouble)
        return;
    m_trouble = trouble;
    Q_EMIT troubleChanged();
}

/// The oldest of those that were closed go.
void TableJournal::clean() const
{
    const QStringList files = closed(QFileInfo(m_file.fileName()).path());
    for (qsizetype i = MostClosed; i < files.size(); ++i)
        QFile::remove(files[i]);
}

} // namespace muster::app

#include "moc_table_journal.cpp"
