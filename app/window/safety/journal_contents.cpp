// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/journal_contents.h"

#include <algorithm>
#include <utility>

#include <QCryptographicHash>
#include <QJsonDocument>

#include "app/window/safety/deck_record.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr int Version = 1;
constexpr qsizetype SumLength = 8;

QByteArray sumOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(SumLength);
}

/// The record of a line without its end; nothing where the sum does not fit.
std::optional<QJsonObject> recordIn(const QByteArray& line)
{
    if (line.size() < SumLength + 2 || line[SumLength] != ' ')
        return std::nullopt;
    const QByteArray text = line.mid(SumLength + 1);
    if (sumOf(text) != line.left(SumLength))
        return std::nullopt;
    const QJsonDocument record = QJsonDocument::fromJson(text);
    return record.isObject() ? std::optional(record.object()) : std::nullopt;
}

QDateTime timeOf(const QJsonObject& record)
{
    const qint64 when = record.value("when"_L1).toInteger();
    return when > 0 ? QDateTime::fromSecsSinceEpoch(when) : QDateTime();
}

std::optional<Deck> deckOfText(const QByteArray& text) { return deckOfRecord(QJsonDocument::fromJson(text).object()); }

/// Follows the records of a journal, one after the other. States are kept as text until the end, since most of those of a
/// long evening are never looked at again.
class Follower {
public:
    void damage()
    {
        m_reading.damaged = true;
        m_chained = false;
    }

    void follow(const QJsonObject& record)
    {
        const QString kind = record.value("r"_L1).toString();
        if (kind == "begin"_L1)
            begin(record);
        else if (!m_reading.contents || m_reading.newer)
            return;
        else if (kind == "step"_L1 || kind == "go"_L1)
            move(record, kind == "go"_L1);
        else if (kind == "saved"_L1)
            saved(record);
        else if (kind == "view"_L1)
            m_reading.contents->view = record.value("view"_L1).toObject();
    }

    void sound(qsizetype bytes) { m_reading.sound = bytes; }

    JournalReading reading() &&
    {
        if (!m_reading.contents)
            return std::move(m_reading);
        JournalContents& contents = *m_reading.contents;
        for (const State& state : m_states) {
            auto deck = deckOfText(state.text);
            if (!deck) { // whole as a record, and no deck: nothing that Muster wrote
                m_reading.damaged = true;
                break;
            }
            contents.steps.push_back({state.words, std::move(*deck), state.when});
        }
        const int known = static_cast<int>(contents.steps.size());
        contents.current = std::min(contents.current, known);
        if (contents.clean > known)
            contents.clean = -1;
        return std::move(m_reading);
    }

private:
    struct State {
        QString words;
        QByteArray text;
        QDateTime when;
    };

    void begin(const QJsonObject& record)
    {
        if (record.value("version"_L1).toInt() > Version) {
            m_reading.newer = true;
            return;
        }
        auto deck = deckOfRecord(record.value("deck"_L1).toObject());
        if (!deck)
            return;
        m_base = m_text = lineOf(recordOf(*deck));
        m_chained = true;
        JournalContents contents;
        contents.base = std::move(*deck);
        contents.path = record.value("path"_L1).toString();
        contents.fingerprint = QByteArray::fromHex(record.value("file"_L1).toString().toLatin1());
        contents.clean = record.value("clean"_L1).toInt(-1);
        contents.view = record.value("view"_L1).toObject();
        m_reading.contents = std::move(contents);
    }

    /// What a record says the deck is now; empty where the record cannot be followed.
    [[nodiscard]] QByteArray textAfter(const QJsonObject& record) const
    {
        if (record.contains("deck"_L1)) {
            const QJsonObject deck = record.value("deck"_L1).toObject();
            return deck.isEmpty() ? QByteArray() : lineOf(deck);
        }
        if (!m_chained)
            return {};
        const Splice splice{qsizetype(record.value("from"_L1).toInteger(-1)),
                            qsizetype(record.value("cut"_L1).toInteger(-1)),
                            record.value("put"_L1).toString().toUtf8()};
        return spliced(m_text, splice).value_or(QByteArray());
    }

    void move(const QJsonObject& record, bool isGo)
    {
        const QByteArray text = textAfter(record);
        const int at = record.value("at"_L1).toInt(-1);
        if (text.isEmpty() || at < (isGo ? 0 : 1)) {
            damage();
            return;
        }
        if (!isGo || !go(at, text))
            step(std::max(at, 1), {record.value("words"_L1).toString(), text, timeOf(record)});
        m_text = text;
        m_chained = true;
    }

    void step(int at, State state)
    {
        JournalContents& contents = *m_reading.contents;
        // Behind damage steps are missing: the next one that is known follows the last that was.
        const int known = static_cast<int>(m_states.size());
        m_shift = std::max(m_shift, at - 1 - known);
        const int kept = std::max(at - 1 - m_shift, 0);
        m_states.resize(static_cast<std::size_t>(kept));
        if (contents.clean > kept)
            contents.clean = -1;
        m_states.push_back(std::move(state));
        contents.current = kept + 1;
    }

    /// False where the history has no such state: damage took it, and it is a step of its own then.
    bool go(int at, const QByteArray& text)
    {
        at -= at > 0 ? m_shift : 0;
        if (at < 0 || at > static_cast<int>(m_states.size()))
            return false;
        if ((at == 0 ? m_base : m_states[static_cast<std::size_t>(at) - 1].text) != text)
            return false;
        m_reading.contents->current = at;
        return true;
    }

    void saved(const QJsonObject& record)
    {
        JournalContents& contents = *m_reading.contents;
        contents.path = record.value("path"_L1).toString();
        contents.fingerprint = QByteArray::fromHex(record.value("file"_L1).toString().toLatin1());
        const int clean = record.value("clean"_L1).toInt(-1);
        const bool isKnown = m_chained && m_shift == 0 && clean <= static_cast<int>(m_states.size());
        contents.clean = isKnown ? clean : -1;
    }

    JournalReading m_reading;
    QByteArray m_base;
    std::vector<State> m_states; ///< behind each step
    QByteArray m_text;           ///< the state in force
    bool m_chained = false;      ///< whether m_text is what the next splice is about
    int m_shift = 0;             ///< steps lost to damage
};

QJsonObject moveRecord(JournalMove move, int at, const QString& words)
{
    return {{u"r"_s, move == JournalMove::Go ? u"go"_s : u"step"_s}, {u"at"_s, at}, {u"words"_s, words}};
}

} // namespace

JournalReading readJournal(const QByteArray& bytes)
{
    Follower follower;
    qsizetype at = 0;
    while (at < bytes.size()) {
        const qsizetype end = bytes.indexOf('\n', at);
        if (end < 0)
            break; // torn off
        if (const auto record = recordIn(bytes.mid(at, end - at)))
            follower.follow(*record);
        else
            follower.damage();
        at = end + 1;
        follower.sound(at);
    }
    return std::move(follower).reading();
}

QByteArray journalLine(const QJsonObject& record)
{
    const QByteArray text = lineOf(record);
    return sumOf(text) + ' ' + text + '\n';
}

QByteArray journalOf(const JournalContents& contents)
{
    QByteArray bytes = journalLine(beginRecord(contents));
    QByteArray before = lineOf(recordOf(contents.base));
    int at = 0;
    for (const JournalStep& step : contents.steps) {
        const QByteArray after = lineOf(recordOf(step.deck));
        bytes += journalLine(
            withTime(moveRecord(JournalMove::Step, ++at, step.words, spliceBetween(before, after)), step.when));
        before = after;
    }
    if (contents.current != at) {
        const Splice back = spliceBetween(before, lineOf(recordOf(contents.deck())));
        bytes += journalLine(moveRecord(JournalMove::Go, contents.current, {}, back));
    }
    // Which state is in the file can be said only once the states are there.
    bytes += journalLine(savedRecord(contents.clean, contents.path, contents.fingerprint));
    return bytes;
}

QJsonObject beginRecord(const JournalContents& contents)
{
    return {
        {u"r"_s, u"begin"_s},
        {u"version"_s, Version},
        {u"path"_s, contents.path},
        {u"file"_s, QString::fromLatin1(contents.fingerprint.toHex())},
        {u"clean"_s, contents.clean == 0 ? 0 : -1},
        {u"deck"_s, recordOf(contents.base)},
        {u"view"_s, contents.view},
    };
}

QJsonObject moveRecord(JournalMove move, int at, const QString& words, const Splice& splice)
{
    QJsonObject record = moveRecord(move, at, words);
    record.insert("from"_L1, splice.from);
    record.insert("cut"_L1, splice.cut);
    record.insert("put"_L1, QString::fromUtf8(splice.put));
    return record;
}

QJsonObject moveRecord(JournalMove move, int at, const QString& words, const Deck& deck)
{
    QJsonObject record = moveRecord(move, at, words);
    record.insert("deck"_L1, recordOf(deck));
    return record;
}

QJsonObject withTime(QJsonObject record, const QDateTime& when)
{
    if (when.isValid())
        record.insert("when"_L1, when.toSecsSinceEpoch());
    return record;
}

QJsonObject savedRecord(int clean, const QString& path, const QByteArray& fingerprint)
{
    return {{u"r"_s, u"saved"_s},
            {u"clean"_s, clean},
            {u"path"_s, path},
            {u"file"_s, QString::fromLatin1(fingerprint.toHex())}};
}

QJsonObject viewRecord(const QJsonObject& view) { return {{u"r"_s, u"view"_s}, {u"view"_s, view}}; }

} // namespace muster::app
