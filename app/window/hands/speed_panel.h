// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "app/window/document/open_decks.h"
#include "app/window/hands/figure_memory.h"
#include "app/window/hands/other_decks.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;
class QVBoxLayout;

namespace muster::app {

class ChartBox;
class FiguresModel;
class MeasuringRun;
class SteadyTabs;

/// How fast the deck in front is: its opening hands, its games against an opponent that does nothing, or against another deck.
/// Figures come at once and grow better; hands are counted by themselves, games when they are asked for, nothing twice: what
/// was stopped goes on from where it was.
class SpeedPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    SpeedPanel(OpenDecks& decks, FigureMemory& memory, QWidget* parent = nullptr);
    ~SpeedPanel() override;

    void setDocument(DeckDocument* document); ///< nullptr: no deck
    /// Who knows other versions of a deck: as it was saved, as it is in its file.
    using Versions = std::function<std::vector<std::pair<QString, Deck>>(DeckDocument& deck)>;
    void setVersions(Versions versions) { m_versionsOf = std::move(versions); }
    void focusChoice();
    /// Works the figures out that are chosen, or ends that.
    void startOrStop();
    /// Lets decks be chosen, each of which plays against each.
    void openRoundRobin();

Q_SIGNALS:
    void said(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createControls(QVBoxLayout& column);
    void createResults(QVBoxLayout& column);
    [[nodiscard]] Measuring::What what() const;
    [[nodiscard]] std::optional<Measuring> wanted() const;
    [[nodiscard]] bool sharesDeck() const; ///< all players of the game play one deck: there is no other one
    void refresh();                        ///< for another deck, or another choice of figures
    void listOpponents();
    void listVersions();
    void listRules(); ///< who can fly the deck, in which mode, against whom that does nothing
    void choose();    ///< another kind of figures
    void start(const Measuring& measuring);
    void take(const std::shared_ptr<const Measured>& measured);
    void end();
    void show(const Measuring& of, const Measured& measured);
    void showNothing(const QString& why);
    void refreshButton();
    void exportTable();
    [[nodiscard]] QString heading(const Measuring& of, const Measured& measured) const;

    OpenDecks& m_decks;
    FigureMemory& m_memory;
    QPointer<DeckDocument> m_document;
    bool m_stale = true;
    std::optional<DealtDeck> m_deck;
    QString m_problem; ///< why the deck cannot be dealt
    OtherDeck m_shop;
    std::vector<OtherDeck> m_opponents;
    Versions m_versionsOf;
    std::vector<OtherDeck> m_versions; ///< that the deck can be measured beside
    MeasuringRun* m_run;
    std::optional<Measuring> m_running;
    std::shared_ptr<const Measured> m_last; ///< of what is running
    std::optional<Measuring> m_shown;       ///< that the figures on screen are of
    QTimer m_soon;

    QComboBox* m_what = nullptr;
    QComboBox* m_against = nullptr;
    QComboBox* m_beside = nullptr; ///< the first entry: nothing
    QComboBox* m_pilot = nullptr;  ///< these three have nothing where the game has no choice
    QComboBox* m_mode = nullptr;
    QComboBox* m_passive = nullptr;
    QSpinBox* m_samples = nullptr;
    QLineEdit* m_seed = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_everybody = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_warning = nullptr;
    SteadyTabs* m_tabs = nullptr;
    QVBoxLayout* m_charts = nullptr;
    std::vector<ChartBox*> m_boxes;
    FiguresModel* m_figures;
    QPushButton* m_export = nullptr;
};

} // namespace muster::app
