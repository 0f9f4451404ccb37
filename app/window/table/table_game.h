// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include <QCoreApplication>

#include "app/window/document/game_data.h"
#include "app/window/table/choice_tree.h"
#include "app/window/table/table_setup.h"

namespace muster::app {

/// What is asked at the table, in the words of the game.
struct TableQuestion {
    engine::Seat seat = 0;
    std::uint8_t kind = 0; ///< of the choice
    QString text;
    struct Option {
        QString text;
        engine::CardId card;
        engine::CardId other;
        engine::Option what; ///< all of it
    };
    std::vector<Option> options;
    /// The one that names nothing more, where the others name cards; -1: there is none.
    [[nodiscard]] int enough() const;
    /// The options that mean the things named, exact matches first: a card and perhaps one of its abilities, or
    /// something without a card. A card that stands for another copy of it is not among them.
    [[nodiscard]] std::vector<int> named(const engine::Option& name) const;
};

/// A line of what happened, with the rule by which it did.
struct TableLine {
    QString text;
    QString hidden; ///< for seats that do not learn which card it was
    std::uint8_t hiddenFrom = 0;
    QString rule;
    int after = 0; ///< so many answers had been given
    int turn = 0;
    std::vector<engine::ShownDie> dice; ///< those of which it tells
    [[nodiscard]] const QString& textFor(engine::Seat viewer) const
    {
        return viewer != engine::NoSeat && (hiddenFrom >> viewer & 1) != 0 ? hidden : text;
    }
};

/// Something to which a card can be dragged, and what is chosen then.
struct TableGoal {
    engine::CardId card;                ///< onto a card,
    int zone = -1;                      ///< or into a zone of the table, by its row
    int option = 0;                     ///< of the question
    std::optional<engine::Option> then; ///< and of the one that follows
    QString text;
};

/// A game that is played at the table, by the full rules. It is its choices: each position is reached by playing them from the
/// shuffle on, so that going back, other lines and a game that was kept need nothing of their own. A game takes some
/// milliseconds to be played through, a long one more than a frame: a window leaves it to the thread of a TableSession.
/// Everything belongs to one thread at a time.
class TableGame final {
    Q_DECLARE_TR_FUNCTIONS(muster::app::TableGame)

public:
    /// A game at its beginning, or with the lines that a file kept; answers that no longer fit are left out. Why there is
    /// none, as a sentence.
    [[nodiscard]] static tl::expected<std::unique_ptr<TableGame>, QString> make(std::shared_ptr<const GameData> data,
                                                                                TableSetup setup, ChoiceTree tree = {});
    ~TableGame();
    TableGame(const TableGame&) = delete;
    TableGame& operator=(const TableGame&) = delete;

    [[nodiscard]] const GameData& data() const { return *m_data; }
    [[nodiscard]] std::shared_ptr<const GameData> sharedData() const { return m_data; }
    /// The same without the cards of a scenario's own.
    [[nodiscard]] const GameData& baseData() const { return *m_base; }
    [[nodiscard]] std::shared_ptr<const GameData> sharedBaseData() const { return m_base; }
    [[nodiscard]] const TableSetup& setup() const { return m_setup; }
    [[nodiscard]] const TableRules& rules() const { return *m_rules; }
    [[nodiscard]] const ChoiceTree& tree() const { return m_tree; }
    [[nodiscard]] int seats() const { return m_rules->seats(); }
    [[nodiscard]] bool byHand(engine::Seat seat) const;
    /// "A", or with the deck and who plays it: "A: Ember Charge (greedy)".
    [[nodiscard]] static QString letter(engine::Seat seat) { return QString(QChar(u'A' + seat)); }
    [[nodiscard]] static QString seatTitle(const TableSetup& setup, engine::Seat seat);

    // Where it stands
    [[nodiscard]] const TableQuestion* question() const { return m_question ? &*m_question : nullptr; }
    [[nodiscard]] const engine::Outcome& outcome() const { return m_outcome; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] const std::vector<TableLine>& log() const { return m_log; }
    [[nodiscard]] engine::ShownTable shown(engine::Seat viewer) const { return m_rules->shown().shown(viewer); }
    [[nodiscard]] std::uint64_t digest() const { return m_rules->session().digest(); }
    /// The options that are about a card, or about one that is the same to who is asked.
    [[nodiscard]] std::vector<int> optionsOf(engine::CardId card) const;
    /// The same of each card of which something can be chosen.
    [[nodiscard]] const std::map<engine::CardId, std::vector<int>>& ways() const { return m_ways; }
    [[nodiscard]] const std::set<engine::CardId>& lit() const { return m_lit; }
    /// What could be meant with a card, and the rules that refuse it; nothing where nothing is asked.
    [[nodiscard]] engine::ShownReasons whyNot(engine::CardId card) const;
    /// Where a card can be dragged to, as far as that means one of the options: the card on which it is used, or where it would
    /// lie. It is found out by going on from here with other dice and other hidden cards, so that it gives nothing away.
    [[nodiscard]] std::vector<TableGoal> goalsOf(engine::CardId card);
    [[nodiscard]] bool asksForActions() const { return m_question && engine::asksForActions(m_choice); }
    /// Whether one thing after the other is asked for, so that a person can name several at once.
    [[nodiscard]] bool asksSeveral();
    /// The option that a pilot would take; nothing where nothing is asked.
    [[nodiscard]] std::optional<int> pilotsChoice();
    /// How much it liked each option then; empty for a pilot that does not weigh them.
    [[nodiscard]] const std::vector<double>& pilotsWeights() const { return m_weights; }

    // Playing
    void play(int option);
    /// What these do can be taken back as one.
    void play(const TableGoal& goal);
    /// Cards, or effects and the like, that are asked for one after the other, in this order as far as the rules ask, and then
    /// enough. Those that were not asked for.
    std::vector<engine::Option> playSeveral(std::vector<engine::Option> names);
    [[nodiscard]] bool canGoBack() const { return m_tree.back() >= 0; }
    [[nodiscard]] bool canGoForward() const { return m_tree.forward() >= 0; }
    void goBack();
    void goForward();
    void goTo(int node);
    enum class Stretch { Pilots, Choice, Turn, Game };
    /// Lets a pilot answer whatever is asked: `Pilots` only for seats that have one, and until a person is asked.
    void letPilot(Stretch stretch);
    /// A person or a pilot takes a seat over; empty: a person.
    void setPilot(engine::Seat seat, const std::string& pilot);
    void setNote(int node, const QString& note);
    /// The same again with new dice and shuffles from here on. It can be taken back like a choice, and is recorded like one.
    void reseed();
    /// And with those cards dealt anew that whoever is asked cannot know, where an action is asked for.
    void dealAnew();
    [[nodiscard]] bool canDealAnew() const { return asksForActions(); }
    /// Sets the number on the next die, in a game that began with a scenario.
    void layDie(int shows);
    /// How many faces the die has that falls next, if this option is chosen, or -1: the pilot’s, and a pilot goes on from there;
    /// 0: none falls soon.
    [[nodiscard]] int nextDie(int option);
    [[nodiscard]] bool canLayDie() const { return m_question && m_rules->scenario() != nullptr; }
    /// Windows, in which something could be answered, are passed without asking anybody.
    void setPassing(bool passes);
    [[nodiscard]] bool isPassing() const { return m_passes; }
    /// Is called at each choice with how many were answered before; where it says no, nobody answers by himself any more.
    using Watch = std::function<bool(int answered)>;
    void setWatch(Watch watch) { m_watch = std::move(watch); }
    [[nodiscard]] const Watch& watch() const { return m_watch; }

private:
    void change(engine::Anew what);
    class Answering;
    class Deciding;
    class Telling;
    struct Ahead;
    TableGame(std::shared_ptr<const GameData> data, TableSetup setup, std::unique_ptr<TableRules> rules,
              ChoiceTree tree);
    void run(Stretch stretch, bool asksPilots);
    [[nodiscard]] int keepLog(const std::vector<engine::Answer>& line);
    [[nodiscard]] std::optional<std::size_t> playThrough(Answering& agent);
    void findEndings();
    void runTo(int node);
    void go(int option, bool byHand);
    enum class How { NextQuestion, NextAction };
    [[nodiscard]] Ahead lookAhead(int option, How how);
    void standHere();
    [[nodiscard]] std::optional<int> takeNext(std::vector<engine::Option>& names) const;
    [[nodiscard]] bool asksForMoreOf(const Ahead& ahead, const engine::Option& chosen) const;
    void take(const engine::Choice& choice);
    void findLit();
    [[nodiscard]] bool isLikeOne(engine::CardId card) const;
    [[nodiscard]] bool standsForAnother(engine::CardId card) const;
    void findWays(const engine::ShownTable& table);
    [[nodiscard]] engine::Pilot& pilotOf(engine::Seat seat);

    std::shared_ptr<const GameData> m_data;
    std::shared_ptr<const GameData> m_base; ///< without a scenario's own cards
    TableSetup m_setup;
    std::unique_ptr<TableRules> m_rules;
    ChoiceTree m_tree;
    std::vector<std::unique_ptr<engine::Pilot>> m_pilots; ///< by seat, as soon as they are needed
    engine::Choice m_choice;                              ///< that is pending
    engine::Options m_options;
    std::optional<TableQuestion> m_question;
    engine::Outcome m_outcome;
    int m_turn = 0;
    std::vector<TableLine> m_log;
    std::vector<engine::Answer> m_told; ///< the line that the log is about
    std::vector<double> m_weights;
    bool m_ran = false;
    bool m_passes = false;
    Watch m_watch;
    std::set<engine::CardId> m_lit;
    std::map<engine::CardId, std::vector<int>> m_ways; ///< of lit cards, by options
    std::optional<bool> m_several;                     ///< asksSeveral(), once it was found out
};

} // namespace muster::app
