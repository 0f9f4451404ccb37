// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QSet>
#include <QString>
#include <QStringList>

#include "app/window/safety/journal_contents.h"

namespace muster::app {

class DiskSync;
class JournalFolder;

/// The journal of one deck that is open: an append-only file to which every edit goes at once, in one piece, before the
/// window shows it. It belongs to this program as long as the object lives: the kernel takes the lock away when the
/// program ends, however it ends, and then the journal is an orphan that the next start takes over.
///
/// What is recorded is in the hands of the kernel when a function returns, so that no crash and no kill of the program
/// loses it; a thread of its own sees to it that the disk has it too, within moments, should the power fail.
class Journal {
public:
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    ~Journal(); ///< closes the file and leaves it: an orphan

    /// The state behind `at` steps is `deck` now, and no step is behind it. `at` may be that of the step in force, which
    /// has grown then.
    void step(int at, const QString& words, const Deck& deck);
    /// Undone or redone: the state behind `at` steps, which is `deck`, is in force. `words` are those of the last of them.
    void go(int at, const QString& words, const Deck& deck);
    void saved(int clean, const QString& path, const QByteArray& fingerprint);
    void view(const QJsonObject& view);

    /// Takes the journal away: everything in it is in the deck's file, or was given up.
    void finish();
    /// Keeps it aside instead, among those that can be opened again.
    void setAside();

    /// Why the last record is not on the disk, in the words of the system; empty where all is well. The next record
    /// tries again, with the whole deck.
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] qint64 size() const { return m_size; }

private:
    friend class JournalFolder;
    Journal(int file, QString fileName, const JournalContents& contents, qint64 size, JournalFolder& folder);
    void close();
    void move(JournalMove move, int at, const QString& words, const Deck& deck);
    bool append(const QByteArray& line);
    [[nodiscard]] bool isThere() const;
    bool makeAgain(const Deck& deck);

    int m_file; ///< -1 where it could not be made
    QString m_fileName;
    qint64 m_size;        ///< bytes of sound records
    qint64 m_wholeAt = 0; ///< bytes up to the last record of a whole deck
    QByteArray m_text;    ///< the state in force, as the journal knows it; empty if it does not
    QString m_path;
    QByteArray m_fingerprint;
    QJsonObject m_view;
    QString m_trouble;
    std::shared_ptr<DiskSync> m_sync;
    std::shared_ptr<QSet<QString>> m_own;
};

/// The folder in which the journals of a person are, of all Musters that run.
class JournalFolder {
public:
    /// Nothing is made before something is to be kept.
    explicit JournalFolder(const QString& path);
    ~JournalFolder();

    /// A journal for a deck that was opened or begun.
    /// A journal that cannot be made (no folder, full disk) says so in trouble(), and tries again with each record.
    [[nodiscard]] std::unique_ptr<Journal> begin(const JournalContents& contents);

    /// A deck that a program left behind: what its journal says, and the journal itself, to be gone on with.
    struct Orphan {
        JournalContents contents;
        std::unique_ptr<Journal> journal;
        bool damaged = false; ///< the disk has not kept everything; the file as it was lies beside, as *.damaged
    };
    /// Takes over all journals whose program is gone, in the order in which they were begun. Journals of Musters that
    /// run, and of later versions, are left alone.
    [[nodiscard]] std::vector<Orphan> takeOver();

    /// The files of decks that other Musters have open at this moment.
    [[nodiscard]] QStringList openElsewhere() const;

    /// Decks that were closed without saving, the last one first: the 20 last ones are kept.
    struct Aside {
        QString file;
        QString name; ///< of the deck
        QString game; ///< key
    };
    [[nodiscard]] std::vector<Aside> aside() const;
    /// Opens one of them again.
    [[nodiscard]] std::optional<Orphan> takeBack(const Aside& aside);

    [[nodiscard]] QString path() const { return m_path; }

private:
    [[nodiscard]] std::optional<Orphan> adopt(const QString& file);
    [[nodiscard]] QString freshName();

    QString m_path;
    friend class Journal;

    std::shared_ptr<DiskSync> m_sync;
    std::shared_ptr<QSet<QString>> m_own = std::make_shared<QSet<QString>>(); ///< journals that this program holds
    int m_begun = 0;
};

} // namespace muster::app
