// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <tuple>
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

    /// Which decks of the game, and whether its shop, are not legal as they stand, as a sentence; empty where all are.
    [[nodiscard]] QString warning() const;
    /// The same of the deck that is played and its shop alone, whoever else is at the table.
    [[nodiscard]] QString warningOfDeck() const;

    void accept() override;

private:
    /// An option of the rules: its value in the deck, and the person's own where it differs.
    struct Rule {
        const RulesOption* option;
        QComboBox* box;
        QString ofDeck{};
        std::optional<QString> chosen{};
    };

    void createFields(QFormLayout& form);
    void createOpponents(QFormLayout& form);
    void createRules(QFormLayout& form);
    void fillDecks(QComboBox& box, bool shops) const;
    void follow();     ///< shows the fields of the chosen opponent, and no others
    void followDeck(); ///< the rules are those of the deck, but for the person's own changes
    void tellVerdicts();
    void remember();
    void recall();
    [[nodiscard]] QString warningOf(const std::vector<const QComboBox*>& boxes) const;
    [[nodiscard]] bool isLegal(int deck) const;
    [[nodiscard]] bool isSeated(std::size_t other) const; ///< of m_others
    [[nodiscard]] int players() const;
    [[nodiscard]] int usualPlayers() const;
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
    std::vector<std::pair<std::string, QSpinBox*>> m_given; ///< to the passive opponent
    std::vector<Rule> m_rules;
    bool m_filling = false; ///< boxes of rules change, and no person does it
    QLabel* m_told;
    bool m_laysOut = false;
    mutable std::map<std::tuple<int, int, int>, bool>
        m_legal; ///< decks that were looked at: with so many players, and that shop
};

} // namespace muster::app
