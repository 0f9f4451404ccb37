// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QSplitter;
class QTableView;

namespace muster::app {

class CardGrid;
class DrawModel;
class FaceCache;
class HandDesk;
class HandModel;

/// The hand of a desk as faces, what may be done with it, what it is worth, and beside it what may be drawn next. All of it is
/// done by keys as well.
class HandPage final : public QWidget {
    Q_OBJECT

public:
    HandPage(HandDesk& desk, FaceCache& faces, QWidget* parent = nullptr);

    [[nodiscard]] CardGrid& grid() const { return *m_grid; }
    void focusHand();

    // As the buttons do
    void keep();
    void sendBack(); ///< the chosen cards, or all where the game has it so
    void draw();
    void dealNext();
    void takeBack();
    void redo();
    void advise();
    void play();
    void toggleSide();

Q_SIGNALS:
    void playWanted(); ///< the hand is to be played at the table
    void said(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createButtons();
    QWidget* createHand(FaceCache& faces);
    QWidget* createCompanions();
    QWidget* createChances();
    QWidget* createTally();
    void createKeys();
    QPushButton* addButton(const QString& text, const QString& tip, void (HandPage::*deed)());
    void toggle(int row);
    void refresh();
    void refreshChoice();
    void refreshWanted();
    void enterSeed();
    void refreshCompanions();
    void fit();
    [[nodiscard]] QSize roomForCards(int width) const;
    void tellHand();
    [[nodiscard]] std::vector<std::size_t> chosen() const;

    HandDesk& m_desk;
    HandModel* m_hand;
    DrawModel* m_draws;
    CardGrid* m_grid = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_side = nullptr;
    std::optional<bool> m_sideWanted; ///< by the person; else it is there where the cards stay readable beside it
    QPushButton* m_sideButton = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_sendBack = nullptr;
    QPushButton* m_draw = nullptr;
    QPushButton* m_takeBack = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_advise = nullptr;
    QPushButton* m_play = nullptr;
    QWidget* m_buttons = nullptr;
    QLineEdit* m_seed = nullptr;
    QComboBox* m_place = nullptr;
    QLabel* m_companionLabel = nullptr;
    QComboBox* m_companion = nullptr;
    QWidget* m_companionField = nullptr; ///< both
    QLabel* m_situation;
    QLabel* m_worth;
    QLabel* m_advice;
    QTableView* m_chances = nullptr;
    QSpinBox* m_soon = nullptr;
    QLabel* m_wanted = nullptr;
};

} // namespace muster::app
