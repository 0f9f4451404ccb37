// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDialog>
#include <QUndoStack>

#include "app/window/sets/set_text.h"
#include "carddb/own_sets.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;
class QTreeWidget;

namespace muster::app {

class SetCardsModel;

/// The card sets of each game: those that came with Muster, to be looked at, and the person's own, to be added, checked,
/// removed, and written card by card. Every edit is in the file at once, and can be undone.
class SetsWindow final : public QDialog {
    Q_OBJECT

public:
    /// The library must outlive the window.
    explicit SetsWindow(carddb::Library& library, QWidget* parent = nullptr);
    ~SetsWindow() override;

    void showGame(const QString& key);
    [[nodiscard]] QString game() const;
    /// Selects a set by its code.
    bool showSet(const QString& code);

    /// Adds a set file; a table is shown first. False where nothing was added yet.
    bool addFile(const QString& path);
    /// Says what is wrong with a file that is not added.
    void checkFile(const QString& path);
    bool removeSet();
    /// A new set of one's own, without cards.
    bool createSet(const SetInfo& info);

    // On the cards of the selected set
    void newCard();
    void editCard();
    void duplicateCard();
    void deleteCards();

Q_SIGNALS:
    void setsChanged(const QString& game); ///< cards of the game are others now

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    class Edit;
    static constexpr qint64 LargestShown = qint64(4) << 20; ///< bytes of a set whose cards are listed and edited here
    [[nodiscard]] static bool isTable(const QString& path);

    void listSets();
    void showSelectedSet();
    void showMessages(const QString& title, const QStringList& lines);
    void showErrors(const QString& title, const Errors& errors);
    void openEditor(std::optional<std::size_t> index, const CardDraft& draft);
    void askForNewSet();
    void selectCard(const std::string& id);
    bool addText(const SetText& set);
    void keep(const QString& words, const SetText& after);
    bool store(const QString& path, const std::string& text);
    void changed();
    void updateActions();
    [[nodiscard]] const carddb::SetFile* selectedSet() const;
    [[nodiscard]] std::vector<std::size_t> selectedCards() const;
    [[nodiscard]] std::shared_ptr<const Catalogue> catalogue();
    [[nodiscard]] bool mayEdit() const;

    carddb::Library& m_library;
    std::vector<carddb::SetFile> m_sets;
    QString m_path; ///< of the set whose cards are shown
    std::string m_onDisk;
    QUndoStack m_history;
    SetCardsModel* m_cards;
    QSortFilterProxyModel* m_found;
    QComboBox* m_games;
    QTreeWidget* m_list;
    QLabel* m_about;
    QLineEdit* m_filter;
    QTableView* m_table;
    QLabel* m_messageTitle;
    QListWidget* m_messages;
    QAction* m_remove;
    QAction* m_new;
    QAction* m_edit;
    QAction* m_duplicate;
    QAction* m_delete;
};

} // namespace muster::app
