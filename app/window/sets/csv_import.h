// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QDialog>

#include "app/window/sets/set_text.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace muster::app {

/// The rows of a CSV file as drafts of cards, with the header of the set that they make.
struct CsvCards {
    SetInfo info;
    std::vector<CardDraft> cards;
    std::vector<int> lines; ///< parallel to cards: the line of each in the file
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> cells; ///< rows as they stand in the file
};
/// Errors where the file is no CSV, or a heading is none of the game's fields.
[[nodiscard]] Result<CsvCards> readCsvCards(std::string_view bytes, const std::string& file, const Game& game);

/// A table of cards on its way to a set: each row as it was understood, what is wrong with it in its place, and the header
/// that the set gets. What is kept is a set in YAML that can be edited card by card.
class CsvImport final : public QDialog {
    Q_OBJECT

public:
    CsvImport(CsvCards cards, std::string file, std::shared_ptr<const Game> game, QWidget* parent = nullptr);

    /// The set as the dialog stands; nothing while it has errors.
    [[nodiscard]] std::optional<SetText> result() const { return m_errors == 0 ? m_set : std::nullopt; }

private:
    void check();
    [[nodiscard]] SetInfo info() const;

    CsvCards m_cards;
    std::string m_file;
    std::shared_ptr<const Game> m_game;
    std::optional<SetText> m_set;
    int m_errors = 0;
    QLineEdit* m_code;
    QLineEdit* m_name;
    QLineEdit* m_version;
    QLineEdit* m_date;
    QLineEdit* m_authors;
    QLineEdit* m_licence;
    QTableWidget* m_table;
    QListWidget* m_problems;
    QLabel* m_state;
    QPushButton* m_add;
};

} // namespace muster::app
