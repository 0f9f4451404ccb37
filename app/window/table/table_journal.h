// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>

#include <QFile>
#include <QJsonObject>
#include <QLockFile>
#include <QObject>

#include "app/window/table/choice_tree.h"

namespace muster::app {

class TableSession;

/// The journal of a game at the table: every choice goes to a file at once, before the window shows what came of it, so that
/// no crash and no kill of the program loses one. It belongs to this program as long as the object lives. Files of games that
/// were closed stay for some time.
class TableJournal final : public QObject {
    Q_OBJECT

public:
    ~TableJournal() override; ///< the game is left as it is: the next start takes it up again

    /// What a file holds.
    struct Contents {
        QJsonObject setup;
        ChoiceTree tree;
        bool closed = false;
    };
    [[nodiscard]] static std::optional<Contents> read(const QString& file);

    /// A journal for a game that begins; it follows the game from now on.
    [[nodiscard]] static std::unique_ptr<TableJournal> begin(const QString& folder, TableSession& game);
    /// The journal of a file for the game that was read from it; nothing where another Muster plays it.
    [[nodiscard]] static std::unique_ptr<TableJournal> takeOver(const QString& file, TableSession& game);
    /// Files of games that were left without being closed, and of those that were, the last one first.
    [[nodiscard]] static QStringList left(const QString& folder);
    [[nodiscard]] static QStringList closed(const QString& folder);

    /// The person is done with it.
    void close();
    /// Why the last choice could not be kept; empty where all is well.
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString fileName() const { return m_file.fileName(); }

Q_SIGNALS:
    void troubleChanged();

private:
    TableJournal(const QString& file, TableSession& game);
    void follow();
    void addEndings(QJsonObject& record);
    void followSeats();
    void followNotes();
    void write(const QJsonObject& record);
    void clean() const;

    TableSession& m_game;
    QFile m_file;
    std::unique_ptr<QLockFile> m_lock;
    std::map<int, ChoiceTree::Ending> m_endings; ///< that are written, by nodes
    bool m_knowsEndings = false;
    int m_known = 1; ///< nodes that are in the file
    QString m_trouble;
};

} // namespace muster::app
