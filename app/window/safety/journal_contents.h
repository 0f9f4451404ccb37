// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include "app/window/safety/deck_record.h"
#include "model/decks/deck.h"

namespace muster::app {

/// A step of a deck's history: what was done, in words, the deck that it gave, and when.
struct JournalStep {
    QString words;
    Deck deck;
    QDateTime when = {}; ///< not part of the value; invalid where it is not known
    friend bool operator==(const JournalStep& a, const JournalStep& b)
    {
        return a.words == b.words && a.deck == b.deck;
    }
};

/// Everything that a journal knows about one deck: the history of its edits, where in it the person stands, which file
/// it belongs to and which state of it is in that file.
struct JournalContents {
    QString path;           ///< of the deck's file; empty for an untitled deck
    QByteArray fingerprint; ///< of that file when it was last read or written; empty if it never was
    int clean = -1;         ///< the state that is in the file: 0 for `base`, n behind n steps, -1 for none
    Deck base;              ///< before the first step
    std::vector<JournalStep> steps;
    int current = 0;  ///< how many of the steps are in force; the others can be redone
    QJsonObject view; ///< what the window wanted to remember: place of the tab and the like

    [[nodiscard]] const Deck& deck() const
    {
        return current == 0 ? base : steps[static_cast<std::size_t>(current) - 1].deck;
    }
    [[nodiscard]] bool isModified() const { return current != clean; }
    friend bool operator==(const JournalContents&, const JournalContents&) = default;
};

/// A journal as it was found.
struct JournalReading {
    std::optional<JournalContents> contents; ///< nothing if not even the beginning can be read
    qsizetype sound = 0;                     ///< bytes up to the end of the last record that is whole
    bool damaged = false; ///< records in the middle were not what they had been; what could be told of them is in
    bool newer = false;   ///< a later Muster wrote it
};

/// Reads a journal. A last record without its end, as a crash leaves it, counts for nothing and is no damage. Behind
/// damage, reading goes on at the next record that holds a whole deck.
[[nodiscard]] JournalReading readJournal(const QByteArray& bytes);

/// A record of a journal as one line: a check sum, a blank, and the record.
[[nodiscard]] QByteArray journalLine(const QJsonObject& record);
/// A whole journal with these contents.
[[nodiscard]] QByteArray journalOf(const JournalContents& contents);

// The records of a journal. A state is told as a splice of the state in force before, now and then as a whole.
enum class JournalMove { Step, Go }; ///< a new state, or one that is undone or redone
[[nodiscard]] QJsonObject beginRecord(const JournalContents& contents);
[[nodiscard]] QJsonObject moveRecord(JournalMove move, int at, const QString& words, const Splice& splice);
[[nodiscard]] QJsonObject moveRecord(JournalMove move, int at, const QString& words, const Deck& deck);
/// The same with the time of the step.
[[nodiscard]] QJsonObject withTime(QJsonObject record, const QDateTime& when);
[[nodiscard]] QJsonObject savedRecord(int clean, const QString& path, const QByteArray& fingerprint);
[[nodiscard]] QJsonObject viewRecord(const QJsonObject& view);

} // namespace muster::app
