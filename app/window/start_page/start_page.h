// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDateTime>
#include <QIcon>
#include <QList>
#include <QScrollArea>

#include "app/window/start_page/start_games.h"
#include "model/findings/finding.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace muster::app {

/// What one sees first: each game in a sentence with a new deck and its sample decks, the decks one had open last, and those
/// that were closed without saving. Everything on it is a button that says what it does; one of them is the one to press.
class StartPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setGames(std::vector<StartGame> games);
    /// A deck file that was open before, and what tells it from others.
    struct Recent {
        QString path;
        QString name;
        QString game; ///< title; empty where the file cannot be read
        QDateTime changed;
        std::optional<Verdict> verdict = std::nullopt; ///< the last one known on the file as it is
        bool operator==(const Recent&) const = default;
    };
    void setRecent(QList<Recent> decks); ///< the last one first
    /// A deck that was closed without saving. Several may have one name: when it was tells them apart.
    struct GivenUp {
        QString name;
        QDateTime when;
        QString game = {}; ///< title
        bool operator==(const GivenUp&) const = default;
    };
    void setGivenUp(QList<GivenUp> decks); ///< the last one first

Q_SIGNALS:
    void newDeckRequested(const QString& game, const QString& kind);
    void sampleRequested(const QString& path); ///< to be opened as a copy of one's own
    void deckRequested(const QString& path);
    void cardsRequested(const QString& game); ///< only to be looked at
    void openRequested();
    void importRequested();
    void positionRequested(); ///< to be laid out
    void givenUpRequested(int which);
    void decksRequested(); ///< all that the person has

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void arrange();
    void addCard(QWidget* card);
    QWidget* gameCard(const StartGame& game, int number);
    void addDecks(const QString& title, const QList<QWidget*>& decks);

    QIcon m_deckIcon, m_cardsIcon;
    std::vector<StartGame> m_games;
    QList<Recent> m_recent;
    QList<GivenUp> m_givenUp;
    bool m_allGivenUp = false; ///< asked for; else only the last ones are shown
    QWidget* m_page = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<QWidget*> m_cards; ///< of the games
    /// Decks one had before: across the whole page, so that they take a line or two and not the place of a game.
    struct Decks {
        QWidget* card;
        QGridLayout* grid;
        QList<QWidget*> decks;
    };
    std::vector<Decks> m_decks;
    int m_columns = 0;
};

} // namespace muster::app
