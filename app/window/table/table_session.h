// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <QObject>

#include "app/window/table/table_game.h"

class QTimer;

namespace muster::app {

/// Where a game at the table stands: all that a window shows of it, as a value.
struct TablePosition {
    ChoiceTree tree;
    std::optional<TableQuestion> question;
    engine::Outcome outcome;
    int turn = 0;
    std::vector<TableLine> log;
    std::vector<engine::ShownTable> tables; ///< as each seat sees it, and at last with everything open
    std::set<engine::CardId> lit;
    std::map<engine::CardId, std::vector<int>> ways; ///< of lit cards, by options
    bool asksForActions = false;
    bool asksSeveral = false;
    bool canDealAnew = false;
    bool canLayDie = false;
    std::uint64_t digest = 0;
};

/// What a pilot would do.
struct PilotsAdvice {
    std::optional<int> option;
    std::vector<double> weights; ///< of each option; empty for a pilot that does not weigh them
};

/// A game at the table for a window: the engine works in a thread of its own, takes choices from here and gives positions,
/// which are values. What is asked for is done one after the other. The window waits for an answer less than a frame, so that
/// a key is mostly painted at once; what takes longer comes with a signal, and whoever is impatient can stop it.
class TableSession final : public QObject {
    Q_OBJECT

public:
    explicit TableSession(std::unique_ptr<TableGame> game, QObject* parent = nullptr);
    /// Waits for nobody: the engine stops at its next choice, and its thread ends by itself.
    ~TableSession() override;

    /// How long the window waits for an answer; negative: until it is there.
    static void setPatience(std::chrono::milliseconds patience);

    // What does not change
    [[nodiscard]] const GameData& data() const { return *m_data; }
    [[nodiscard]] std::shared_ptr<const GameData> sharedData() const { return m_data; }
    [[nodiscard]] int seats() const { return static_cast<int>(m_passive.size()); }
    [[nodiscard]] bool isPassive(engine::Seat seat) const { return m_passive[seat]; }
    [[nodiscard]] bool isScenario() const { return !m_setup.scenario.empty(); }

    // Who plays
    [[nodiscard]] const TableSetup& setup() const { return m_setup; }
    [[nodiscard]] bool byHand(engine::Seat seat) const { return !m_passive[seat] && m_setup.pilots[seat].empty(); }
    [[nodiscard]] QString seatTitle(engine::Seat seat) const { return TableGame::seatTitle(m_setup, seat); }

    // Where it stands
    [[nodiscard]] const TablePosition& position() const { return *m_position; }
    [[nodiscard]] const ChoiceTree& tree() const { return m_position->tree; }
    [[nodiscard]] const TableQuestion* question() const
    {
        return m_position->question ? &*m_position->question : nullptr;
    }
    [[nodiscard]] const engine::ShownTable& shown(engine::Seat viewer) const
    {
        const auto& tables = m_position->tables;
        return viewer == engine::NoSeat ? tables.back() : tables[viewer];
    }
    [[nodiscard]] std::vector<int> optionsOf(engine::CardId card) const;
    [[nodiscard]] bool canGoBack() const { return tree().back() >= 0; }
    [[nodiscard]] bool canGoForward() const { return tree().forward() >= 0; }
    /// The engine is at work, and what is shown may not be the last of it.
    [[nodiscard]] bool isBusy() const { return m_heard < m_asked; }

    // Playing, as TableGame does it. A choice is meant for the position that is shown, and for no other.
    void play(int option);
    void play(const TableGoal& goal);
    /// Hands those back that were not asked for.
    void playSeveral(std::vector<engine::Option> names,
                     std::function<void(const std::vector<engine::Option>& left)> then);
    void goBack();
    void goForward();
    void goTo(int node);
    void letPilot(TableGame::Stretch stretch);
    void setPilot(engine::Seat seat, const std::string& pilot);
    void setNote(int node, const QString& note);
    void reseed();
    void dealAnew();
    void layDie(int shows);
    void setPassing(bool passes);
    [[nodiscard]] bool isPassing() const { return m_passes; }
    /// Pilots that are at work stop at their next choice, and there it stands.
    void stop();

    // Asking
    /// Works something out where the game stands, and hands it to `then` here; to nobody if the game stands elsewhere by then.
    template <class Work, class Then>
    void ask(Work work, Then then)
    {
        post([this, at = tree().at(), work = std::move(work), then = std::move(then)](TableGame& game) -> Told {
            if (game.tree().at() != at)
                return {};
            auto answer = std::make_shared<decltype(work(game))>(work(game));
            return [this, at, then, answer] {
                if (tree().at() == at)
                    then(*answer);
            };
        });
    }
    /// Waits until all is done that was asked for, and gives the game itself, which the engine leaves alone until the next
    /// thing is asked for. Not for a window.
    [[nodiscard]] TableGame& settled();

Q_SIGNALS:
    void changed();     ///< where it stands, what is asked, the lines
    void noteChanged(); ///< of a line
    void seatsChanged();
    /// The engine has been at work for some time, and has got to so many choices; or it is done.
    void worked(int choices);
    void rested();

private:
    class Worker;
    struct Link;
    using Told = std::function<void()>; ///< what is done in the window's thread with an answer
    using Work = std::function<Told(TableGame&)>;

    void post(Work work);
    void move(std::function<void(TableGame&)> deed);
    void wait(std::chrono::milliseconds patience);
    void hear();

    std::shared_ptr<const GameData> m_data;
    TableSetup m_setup;
    std::vector<bool> m_passive; ///< by seat
    bool m_passes = false;
    std::shared_ptr<const TablePosition> m_position;
    std::shared_ptr<Link> m_link;
    int m_asked = 0; ///< things
    int m_heard = 0; ///< of them are done
    QTimer* m_clock; ///< tells of what takes long
    bool m_told = false;
};

} // namespace muster::app
