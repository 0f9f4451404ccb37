// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QDialog>

#include "app/window/document/game_data.h"
#include "app/window/table/table_setup.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSettings;
class QSpinBox;
class QTabWidget;

namespace muster::app {

/// A deck or a shop that can be brought to the table.
struct TableDeck {
    QString name;
    Deck deck;
};

/// How a game at the table begins: against whom, with which decks, by which rules. What was said the last time for the same game
/// stands there again.
class BeginDialog final : public QDialog {
    Q_OBJECT

public:
    /// `decks`: the first is the one that is played, shops are among them. The settings must outlive the dialog.
    BeginDialog(std::shared_ptr<const GameData> game, std::vector<TableDeck> decks, QSettings& settings,
                QWidget* parent = nullptr);

    [[nodiscard]] TableSetup setup() const;
    /// The person wants to lay out a position of the game instead.
    [[nodiscard]] bool laysOut() const { return m_laysOut; }

    void accept() override;

private:
    void createFields(QFormLayout& form);
    void createOpponents(QFormLayout& form);
    void createRules(QFormLayout& form);
    void fillDecks(QComboBox& box, bool shops) const;
    void follow(); ///< what is of use for the opponent chosen is there, the rest is not
    void tellVerdicts();
    void remember();
    void recall();
    [[nodiscard]] int players() const;
    [[nodiscard]] bool isPassive() const;
    [[nodiscard]] const TableDeck* chosen(const QComboBox& box) const;
    void setShown(QWidget* field, bool shown);

    std::shared_ptr<const GameData> m_data;
    const engine::PlayFacts& m_facts;
    std::vector<TableDeck> m_decks;
    QSettings& m_settings;
    QTabWidget* m_tabs;
    QFormLayout* m_form = nullptr;
    QComboBox* m_against;
    QComboBox* m_deck;
    std::vector<QComboBox*> m_others; ///< the decks of the other seats
    QComboBox* m_pilot;
    QComboBox* m_mode;
    QSpinBox* m_players;
    QComboBox* m_shop;
    QComboBox* m_place;
    QLineEdit* m_seed;
    std::vector<std::pair<std::string, QSpinBox*>> m_given;    ///< to the passive opponent
    std::vector<std::pair<std::string, QComboBox*>> m_options; ///< of the rules
    QLabel* m_told;
    bool m_laysOut = false;
};

} // namespace muster::app
