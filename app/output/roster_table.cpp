// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/roster_table.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/output/columns.h"
#include "app/output/csv.h"
#include "app/text/finding_text.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct RosterTableWords {
    Q_DECLARE_TR_FUNCTIONS(RosterTable)
};

const QString Nothing = QStringLiteral("–");

} // namespace

void RosterTable::add(const CheckedFile& file)
{
    if (file.input.kind != Input::Kind::Deck)
        return;
    m_handedIn.push_back({file.input.path.isEmpty() ? QString::fromStdString(file.input.name) : file.input.path,
                          file.readable() ? file.hash : std::string()});
    Deck deck;
    deck.file = shown(file.input.name, 1000);
    if (file.readable()) {
        deck.hash = file.hash;
        deck.cards = file.cards;
        deck.verdict = file.verdict();
    }
    m_decks.push_back(std::move(deck));
}

void RosterTable::finish() { m_registrations = print::registrations(m_roster, m_handedIn); }

bool RosterTable::isInOrder() const
{
    return std::ranges::all_of(m_registrations, [this](const print::Registration& one) {
        return one.inOrder() && deckOf(one) != nullptr && deckOf(one)->verdict == Verdict::Legal;
    });
}

QString RosterTable::text() const
{
    Columns table({RosterTableWords::tr("player"), RosterTableWords::tr("player ID"), RosterTableWords::tr("table"),
                   RosterTableWords::tr("deck"), RosterTableWords::tr("hash"), RosterTableWords::tr("cards"),
                   RosterTableWords::tr("verdict")});
    QString remarks;
    for (const print::Registration& one : m_registrations) {
        const print::RosterLine* const line = lineOf(one);
        const Deck* const deck = deckOf(one);
        const QString player = line == nullptr ? Nothing : print::nameOf(*line);
        const QString file = deck != nullptr          ? deck->file
            : line == nullptr || line->deck.isEmpty() ? Nothing
                                                      : shown(line->deck);
        const bool isReadable = deck != nullptr && deck->verdict.has_value();
        table.add({player, line == nullptr ? QString() : shown(line->person.id),
                   line == nullptr ? QString() : shown(line->table), file,
                   isReadable ? QString::fromStdString(deck->hash) : QString(),
                   isReadable ? QString::number(deck->cards) : QString(),
                   deck == nullptr  ? Nothing
                       : isReadable ? verdictWord(*deck->verdict)
                                    : RosterTableWords::tr("cannot be read")});
        for (const QString& remark : remarksOf(one))
            remarks +=
                RosterTableWords::tr("%1: %2", "player or deck, remark").arg(line == nullptr ? file : player, remark)
                + QLatin1Char('\n');
    }
    return table.text() + (remarks.isEmpty() ? QString() : QLatin1Char('\n') + remarks);
}

QByteArray RosterTable::csv() const
{
    QByteArray all = csvRecord({QStringLiteral("last name"), QStringLiteral("first name"), QStringLiteral("id"),
                                QStringLiteral("club"), QStringLiteral("table"), QStringLiteral("deck"),
                                QStringLiteral("file"), QStringLiteral("hash"), QStringLiteral("cards"),
                                QStringLiteral("verdict"), QStringLiteral("remarks")});
    for (const print::Registration& one : m_registrations) {
        const print::RosterLine line = one.line ? m_roster[*one.line] : print::RosterLine();
        const Deck deck = one.deck ? m_decks[*one.deck] : Deck();
        all += csvRecord({line.person.lastName, line.person.firstName, line.person.id, line.person.club, line.table,
                          line.deck, deck.file, QString::fromStdString(deck.hash),
                          deck.verdict ? QString::number(deck.cards) : QString(),
                          deck.verdict   ? verdictKey(*deck.verdict)
                              : one.deck ? QStringLiteral("unreadable")
                                         : QString(),
                          remarksOf(one).join(QStringLiteral("; "))});
    }
    return all;
}

void RosterTable::write(JsonWriter& json) const
{
    json.key("roster").beginArray();
    for (const print::Registration& one : m_registrations) {
        json.beginObject();
        if (const print::RosterLine* const line = lineOf(one)) {
            json.field("line", line->line);
            json.field("last-name", line->person.lastName).field("first-name", line->person.firstName);
            json.field("id", line->person.id).field("club", line->person.club);
            json.field("table", line->table).field("deck", line->deck);
        }
        if (const Deck* const deck = deckOf(one)) {
            json.field("file", deck->file);
            json.field("verdict", deck->verdict ? verdictKey(*deck->verdict) : QStringLiteral("unreadable"));
            if (deck->verdict)
                json.field("hash", deck->hash).field("cards", deck->cards);
        }
        json.key("remarks").beginArray();
        for (const print::RosterRemark& remark : one.remarks) {
            json.beginObject().field("kind", print::remarkKey(remark.kind));
            json.field("message", print::remarkSentence(remark, lineOf(one))).endObject();
        }
        json.endArray().endObject();
    }
    json.endArray();
}

const print::RosterLine* RosterTable::lineOf(const print::Registration& one) const
{
    return one.line ? &m_roster[*one.line] : nullptr;
}

const RosterTable::Deck* RosterTable::deckOf(const print::Registration& one) const
{
    return one.deck ? &m_decks[*one.deck] : nullptr;
}

QStringList RosterTable::remarksOf(const print::Registration& one) const
{
    QStringList sentences;
    for (const print::RosterRemark& remark : one.remarks)
        sentences += print::remarkSentence(remark, lineOf(one));
    return sentences;
}

} // namespace muster::app
