// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QObject>
#include <QPointer>
#include <tl/expected.hpp>

#include "app/window/document/open_decks.h"
#include "app/window/table/table_setup.h"

class QMenu;
class QSettings;
class QWidget;

namespace muster::app {

class ChoiceTree;
class TableGame;
class PositionWindow;
class TableWindow;
struct PositionStart;
struct TableDeck;
struct TriedHand;

/// The games at the table: how they begin from a deck, from a file, from a code, and how they come back after the program
/// ended in their midst. Each has a window of its own.
class TableRoom final : public QObject {
    Q_OBJECT

public:
    /// Decks and settings must outlive it; windows belong to `parent`.
    TableRoom(OpenDecks& decks, QSettings& settings, QWidget* parent);
    ~TableRoom() override;

    /// Whether games with that deck can be played; else why not, as a sentence.
    [[nodiscard]] static QString whyNotPlayed(const DeckDocument& deck);
    [[nodiscard]] Result<std::shared_ptr<const GameData>> dataOf(const std::string& game);
    /// Asks how to begin, and begins; nullptr where the person did not.
    TableWindow* begin(const DeckDocument& deck);
    TableWindow* begin(const TableSetup& setup);
    /// With a hand that was tried, against whom the game was begun the last time; where dice would deal another hand then, alone.
    TableWindow* begin(const DeckDocument& deck, const TriedHand& hand);
    TableWindow* openFile(const QString& path);
    TableWindow* openScenario(const QString& path, const std::string& bytes);
    TableWindow* openCode(const QString& code);
    /// Asks for a recorded game.
    void chooseFile();
    /// A position to be edited, and played from; it has a window of its own.
    PositionWindow* layOut(PositionStart start);
    /// Asks for a game, its mode and its rules, and lays an empty position out; nullptr where the person did not.
    PositionWindow* layOutEmpty(const std::string& game = {});
    /// Asks for a scenario, and lays out its position.
    PositionWindow* layOutScenario();
    PositionWindow* layOutScenario(const QString& path);
    /// Games that were open when the program ended are open again.
    void recover();
    /// Puts all windows away; recover() brings them back.
    void putAside();
    /// The games that were closed last.
    void fillClosed(QMenu& menu);

Q_SIGNALS:
    void said(const QString& sentence);
    void ruleWanted(const QString& game, const QString& rule);

private:
    [[nodiscard]] QString folder() const;
    [[nodiscard]] std::vector<TableDeck> decksFor(const DeckDocument& deck);
    TableWindow* show(std::unique_ptr<TableGame> game, const QString& file = {});
    TableWindow* start(TableSetup setup, const ChoiceTree& tree);
    TableWindow* goOn(const QString& file);
    PositionWindow* showPosition(PositionStart start);
    tl::expected<TableWindow*, QString> gameOfCode(const QString& text);
    TableWindow* fail(const QString& sentence);
    void playPosition(PositionWindow& window, const QString& scenario,
                      const std::map<std::string, std::string>& beside);

    OpenDecks& m_decks;
    QSettings& m_settings;
    QWidget* m_parent;
    QPointer<const DeckDocument> m_deck; ///< that a game was begun from last
    std::vector<QPointer<TableWindow>> m_windows;
    std::vector<QPointer<PositionWindow>> m_positions;
};

} // namespace muster::app
