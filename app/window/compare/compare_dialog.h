// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QDialog>
#include <QPointer>

#include "app/window/compare/comparison_model.h"
#include "app/window/document/deck_document.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace muster::app {

/// A deck that can be compared: one that is open, or one that is only looked at, such as a file's.
struct ComparedDeck {
    QString title;
    std::shared_ptr<const DeckSnapshot> deck; ///< in place of a document
    QPointer<DeckDocument> document;          ///< followed while it is edited, and able to take rows over
};

/// Two decks side by side. Rows of the right one can be taken over into the left one, where that is open: each time one
/// step of its history.
class CompareDialog final : public QDialog {
    Q_OBJECT

public:
    explicit CompareDialog(QWidget* parent = nullptr);

    ~CompareDialog() override;

    /// Where the games' numbers are: those of both decks are compared too.
    void setPlaces(const carddb::Places& places);
    void setDecks(std::vector<ComparedDeck> decks);
    void compare(std::size_t left, std::size_t right);

    [[nodiscard]] ComparisonModel& model() { return m_model; }

Q_SIGNALS:
    void openRequested(); ///< another file is to be compared

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void fillChoices();
    void refresh();
    void swap();
    void takeOver();
    void copyText();
    void updateButtons();
    [[nodiscard]] std::shared_ptr<const DeckSnapshot> snapshot(const QComboBox* choice) const;
    [[nodiscard]] QList<int> selectedRows() const;
    [[nodiscard]] const DeckNumbers* numbersOf(const GameData& game);

    std::optional<carddb::Places> m_places;
    std::unique_ptr<const DeckNumbers> m_numbers; ///< of the decks that were compared last
    std::vector<ComparedDeck> m_decks;
    ComparisonModel m_model;
    QLabel* m_leftLabel;
    QLabel* m_rightLabel;
    QComboBox* m_left;
    QComboBox* m_right;
    QPushButton* m_swap;
    QPushButton* m_open;
    QLabel* m_summary;
    QCheckBox* m_only;
    QTableView* m_table;
    QPushButton* m_take;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace muster::app
