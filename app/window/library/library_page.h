// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QSortFilterProxyModel;
class QTableView;

namespace muster::carddb {
class Library;
}

namespace muster::app {

class ShelfModel;

/// All decks of a person: those of their folders and those that were open lately, with game, verdict, date and tags; looked
/// through by name, tag and card; opened, and begun anew as a copy. Read when somebody looks.
class LibraryPage final : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it. Folders that are chosen are kept in the settings.
    LibraryPage(carddb::Library& library, QSettings& settings, QWidget* parent = nullptr);
    ~LibraryPage() override;

    /// Files that were open lately; their folders are looked into as well.
    void setRecent(const QStringList& paths);
    /// Files were written: looks anew, if somebody looks.
    void refresh();
    void addFolder(const QString& folder);

Q_SIGNALS:
    void deckRequested(const QString& path);
    void copyRequested(const QString& path); ///< to be opened as a new deck

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void open(const QModelIndex& row);
    void duplicate();
    void filter(const QString& words);
    void tell();
    [[nodiscard]] QStringList folders() const;
    [[nodiscard]] QString currentPath() const;

    carddb::Library& m_library;
    QSettings& m_settings;
    QStringList m_recent;
    ShelfModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QLineEdit* m_find;
    QTableView* m_table;
    QLabel* m_answer;
    QPushButton* m_open;
    QPushButton* m_copy;
    QPushButton* m_folder;
};

} // namespace muster::app
