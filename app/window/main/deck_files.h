// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QStringList>

#include "app/window/safety/deck_on_disk.h"
#include "model/base/result.h"
#include "model/decks/resolved_deck.h"
#include "model/findings/finding.h"

class QWidget;

namespace muster::app {

class DeckDocument;
class WindowSession;

/// The ways between open decks and files, with the questions that have to be asked on them: which file, whether to save
/// what would be lost. Knows which files were used last.
class DeckFiles final : public QObject {
    Q_OBJECT

public:
    DeckFiles(WindowSession& session, QWidget* window);

    /// nullptr, with the reasons told, where the file is no deck.
    DeckDocument* open(const QString& path);
    void chooseAndOpen();              ///< emits chosen() for each file: a deck or a list
    bool save(DeckDocument& document); ///< false where it was not saved: the person was told or changed their mind
    bool saveAs(DeckDocument& document);
    bool saveInto(DeckDocument& document, const QString& path); ///< a file that the person agreed to write over
    /// A copy in another form, or for another program, by the ending of the file's name.
    void exportCopy(const DeckDocument& document);
    bool exportTo(const DeckDocument& document, const QString& path);
    /// True if the document may go: it is saved, or the person gives its changes up.
    bool mayClose(DeckDocument& document);

    [[nodiscard]] QStringList recent() const; ///< files that are there, the last one first
    void noteRecent(const QString& path);
    /// Keeps the verdict on a deck that is as its file has it.
    void noteVerdict(const DeckDocument& document);
    /// The last one known, as long as nobody has written the file since.
    [[nodiscard]] std::optional<Verdict> verdictOn(const QString& path) const;

Q_SIGNALS:
    void chosen(const QString& path);                  ///< to be opened
    void written(muster::app::DeckDocument* document); ///< into its file
    void said(const QString& sentence);
    void recentChanged();

private:
    bool saved(DeckDocument& document, const SaveOutcome& outcome, const QString& path);
    bool settle(DeckDocument& document, const QString& path);
    [[nodiscard]] Result<void> writeCopy(const ResolvedDeck& deck, const QString& path) const;
    void tell(const QString& title, const Errors& errors);
    [[nodiscard]] QString folder() const;

    WindowSession& m_session;
    QWidget* m_window;
};

} // namespace muster::app
