// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QFileSystemWatcher>
#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include "app/window/document/deck_document.h"
#include "app/window/safety/deck_on_disk.h"
#include "app/window/safety/journal.h"

namespace muster::app {

/// Sees to it that nothing in the open decks is lost. Each step of each guarded deck is in its journal before the call
/// that made it returns; after a crash or kill recover() gives back what was open, histories included. A deck's file is
/// watched, and only ever written over what the person knows to be in it.
class DeckSafety final : public QObject {
    Q_OBJECT

public:
    using GameOf = std::function<Result<std::shared_ptr<const GameData>>(const QString& key)>;

    /// `folder` is that of the journals, `<data>/journals`.
    DeckSafety(const QString& folder, GameLookup games, GameOf gameOf, QObject* parent = nullptr);
    ~DeckSafety() override;

    // Open decks
    /// From now on, until forget() or the end of the document.
    void guard(DeckDocument* document);
    /// What the window wants to find again with the deck: the place of its tab, whether it was in front. Kept at once.
    void keepView(DeckDocument* document, const QJsonObject& view);
    /// Whether the deck's edits are kept; where they are not, it is tried once more.
    [[nodiscard]] bool keep(DeckDocument* document);
    enum class Fate {
        Closed,  ///< its edits are in its file, or there are none
        GivenUp, ///< they are not: they are kept aside, for reopen()
        Leave,   ///< the program ends; the next start brings the deck back as it is
    };
    void forget(DeckDocument* document, Fate fate);

    // After a crash, a kill, or Fate::Leave
    struct Recovered {
        std::unique_ptr<DeckDocument> document; ///< guarded already
        QJsonObject view;
        bool damaged = false; ///< the disk has lost steps before the last ones
    };
    /// Everything that was open in Musters that run no more, in the order in which it was opened.
    [[nodiscard]] std::vector<Recovered> recover();
    /// Names of decks that could not be brought back this time, since their game cannot be read; their journals stay.
    [[nodiscard]] const QStringList& notRecovered() const { return m_notRecovered; }
    [[nodiscard]] std::vector<JournalFolder::Aside> givenUp() const { return m_folder.aside(); }
    [[nodiscard]] std::optional<Recovered> reopen(const JournalFolder::Aside& aside);

    // Files
    /// Saves the deck into the file it lives in, or into another one from now on. `replacing` is the fingerprint of what
    /// the person agreed to write over, empty for no file; without it, what they last saw of the deck's own file.
    [[nodiscard]] SaveOutcome save(DeckDocument* document, const QString& path,
                                   const std::optional<QByteArray>& replacing = std::nullopt);
    /// How the file differs from what the person last saw of it.
    enum class FileState { Same, Changed, Gone };
    [[nodiscard]] FileState fileState(const DeckDocument* document) const;
    /// The deck as the file has it now.
    [[nodiscard]] Result<Deck> theirs(const DeckDocument* document) const;
    /// The deck becomes that of the file, as one step.
    [[nodiscard]] Result<void> takeTheirs(DeckDocument* document);
    /// The deck stays, and what the file holds now becomes a step before it, so that saving over it loses nothing.
    [[nodiscard]] Result<void> keepMine(DeckDocument* document);
    [[nodiscard]] bool isOpenElsewhere(const DeckDocument* document) const;
    /// Looks at all files at once; for when the window comes to the front.
    void look();

    /// Why edits cannot be kept at the moment, in the words of the system; empty where all is well.
    [[nodiscard]] QString trouble() const { return m_trouble; }

Q_SIGNALS:
    void fileStateChanged(DeckDocument* document);     ///< fileState()
    void openElsewhereChanged(DeckDocument* document); ///< isOpenElsewhere()
    void troubleChanged();                             ///< trouble()

private:
    struct Guarded;

    Guarded& add(DeckDocument* document, std::unique_ptr<Journal> journal);
    void record(DeckDocument* document, int index);
    void recordFile(DeckDocument* document);
    void noteTrouble(const Journal& journal);
    void watch(Guarded& guarded);
    void lookAt(DeckDocument* document);
    void lookForOthers();
    [[nodiscard]] std::optional<Recovered> recovered(JournalFolder::Orphan orphan);
    bool findInFile(DeckDocument::Past& past, QByteArray& fingerprint) const;

    JournalFolder m_folder;
    GameLookup m_games;
    GameOf m_gameOf;
    std::map<const DeckDocument*, std::unique_ptr<Guarded>> m_guarded;
    QStringList m_notRecovered;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< a program that writes a file makes several changes in a row
    QString m_trouble;
};

} // namespace muster::app
