// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QDateTime>
#include <QFutureWatcher>
#include <QObject>
#include <QUndoStack>

#include "app/window/document/deck_snapshot.h"

namespace muster::app {

/// One open deck: its value now, what the judge says about it, how it came to be so, and the file it lives in. Every
/// change is a step that can be undone. Widgets read it, call change(), and listen; they hold no deck of their own.
class DeckDocument final : public QObject {
    Q_OBJECT

public:
    /// A deck that is in no file yet, as it stands: nothing to be saved, nothing to be undone.
    DeckDocument(std::shared_ptr<const GameData> game, Deck deck, QObject* parent = nullptr);
    ~DeckDocument() override;

    // The deck
    [[nodiscard]] const Deck& deck() const { return m_now->deck; } ///< replaced as a whole by each step
    [[nodiscard]] std::shared_ptr<const GameData> game() const { return m_now->game; }
    [[nodiscard]] const ResolvedDeck& resolved() const { return m_now->resolved; }
    [[nodiscard]] const Format* format() const { return m_now->format; }
    /// The deck of this moment, for work in a thread.
    [[nodiscard]] std::shared_ptr<const DeckSnapshot> snapshot() const { return m_now; }

    // The verdict. It comes with the change itself for common decks, and later for those that take longer than a frame.
    // Who hears of changed() may still see the verdict on the deck as it was: the judge is at work meanwhile.
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }
    [[nodiscard]] Verdict verdict() const { return verdictOf(m_findings); }
    [[nodiscard]] bool isVerdictCurrent() const { return m_judged == m_now; } ///< else it is that of an earlier moment

    // Changes
    QUndoStack& history() { return m_history; }
    [[nodiscard]] const QUndoStack& history() const { return m_history; }
    /// When the step was made, or grew last: 0 is the first. Invalid where nobody knows.
    [[nodiscard]] QDateTime timeOf(int step) const;
    /// ONE step; `words` say what it did: "Add 2 Ember Fox". Nothing happens where nothing is different.
    void change(const QString& words, Deck after);
    /// The same, but one step together with the one before it if that had the same `subject`: letters typed into notes.
    void changeOn(const QString& subject, const QString& words, Deck after);
    /// Its sets or formats were edited: the same deck, looked up and judged anew.
    void setGame(std::shared_ptr<const GameData> game);

    // The file
    [[nodiscard]] QString path() const { return m_path; } ///< absolute; empty as long as there is none
    [[nodiscard]] QString title() const;                  ///< the deck's name, else the file's, else "New Sceptre deck"
    [[nodiscard]] bool isModified() const { return !m_history.isClean(); }
    /// The bytes of the file as Muster last read or wrote them: if there are others now, somebody else wrote them.
    [[nodiscard]] const std::string& bytesOfFile() const { return m_bytes; }
    /// The deck lives in this file, which holds these bytes; they are the deck as it is now.
    void tookFrom(const QString& path, std::string bytes);
    /// What its file is to hold. Comments and layout of a .muster file are kept where only its cards were changed.
    [[nodiscard]] std::string bytesToWrite() const;

    /// A history that a journal kept, with the file that belongs to it.
    struct Past {
        Deck base;                                   ///< before the first step
        std::vector<std::pair<QString, Deck>> steps; ///< words, and the deck that they led to
        std::vector<QDateTime> times;                ///< of the steps, as far as they are known
        int current = 0;                             ///< how many of the steps are in force
        int clean = -1;                              ///< the state that is in the file; -1 for none
        QString path;
        std::string bytes; ///< of the file, where they are known
        Deck written;      ///< that they hold
    };
    /// The document as it was: the same steps to undo and to redo, the same file.
    [[nodiscard]] static std::unique_ptr<DeckDocument> restored(std::shared_ptr<const GameData> game, Past past);

Q_SIGNALS:
    void changed();        ///< deck(), or what its names mean
    void verdictChanged(); ///< findings()
    void savedOrMoved();   ///< path(), title() or isModified()

private:
    class Step;

    void take(Deck deck);
    void becomes(std::shared_ptr<const DeckSnapshot> now);
    void judge();
    void awaitVerdict();
    void takeVerdict(std::vector<Finding> findings);

    std::shared_ptr<const DeckSnapshot> m_now;
    std::shared_ptr<const DeckSnapshot> m_judged; ///< that findings are about
    std::vector<Finding> m_findings;
    std::shared_ptr<std::atomic<std::uint64_t>> m_turn; ///< of judging; a check that is overtaken does not start
    QFutureWatcher<std::vector<Finding>> m_judging;
    struct Judging;
    std::shared_ptr<Judging> m_awaited; ///< whose verdict is to come with the change
    QUndoStack m_history;
    QString m_path;
    std::string m_bytes;
    Deck m_written;             ///< what m_bytes hold
    bool m_isRestoring = false; ///< steps are put in place, of which nobody wants to hear
};

/// Reads a .muster file. `gameOf` gives the data of a game by its key; every reason why there is no document.
[[nodiscard]] Result<std::unique_ptr<DeckDocument>>
openDocument(const QString& path, const GameLookup& games,
             const std::function<Result<std::shared_ptr<const GameData>>(const QString& key)>& gameOf);

} // namespace muster::app
