// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "engine/core/outcome.h"
#include "engine/core/record.h"

namespace muster::app {

/// The lines of a game that were tried, as a tree of answered choices: a game is its choices, so that going back is to be at
/// an earlier one, and another choice there begins another line. Node 0 is the beginning. A plain value.
class ChoiceTree {
public:
    /// How a game ended: who won, by which rule. A plain value that can be kept, unlike its words, which are of a language.
    struct Ending {
        engine::Outcome::Kind kind = engine::Outcome::None; ///< it goes on
        std::uint8_t winners = 0;                           ///< a bit for each seat
        QString rule;
        [[nodiscard]] bool over() const { return kind != engine::Outcome::None; }
        friend bool operator==(const Ending&, const Ending&) = default;
    };
    struct Node {
        engine::Answer answer;
        int parent = -1;
        bool byHand = false; ///< a person chose it: going back leads to such a choice
        int next = -1;       ///< the child on the line that was looked at last; -1: none
        std::vector<int> children;
        QString note;
        Ending ending; ///< of a game that has ended there
    };

    ChoiceTree() : m_nodes(1) { }

    [[nodiscard]] int at() const { return m_at; }
    [[nodiscard]] int size() const { return static_cast<int>(m_nodes.size()); }
    [[nodiscard]] const Node& node(int which) const { return m_nodes[static_cast<std::size_t>(which)]; }
    /// The answers from the beginning to a node.
    [[nodiscard]] std::vector<engine::Answer> line(int to) const;
    [[nodiscard]] std::vector<engine::Answer> line() const { return line(m_at); }
    [[nodiscard]] int depth(int which) const;
    /// The node of the line to here, or beyond it on the line that was looked at last, with so many answers; -1: none.
    [[nodiscard]] int onLine(int answers) const;
    /// The last node of each line, in the order in which they were begun.
    [[nodiscard]] std::vector<int> ends() const;

    /// Where the name of a line stands: at its last node, or before, as long as no other line goes that way. -1: it has none.
    [[nodiscard]] int named(int end) const;

    /// Goes to the child with this answer, which is made where there is none. True where it was made. What a person chose once
    /// stays a choice of theirs.
    bool play(const engine::Answer& answer, bool byHand);
    /// The answer that led here is taken back with the one before it.
    void joinHere() { m_nodes[static_cast<std::size_t>(m_at)].byHand = false; }
    void goTo(int which);
    /// Where going back, and going forward again, leads: to a choice that a person answered, and behind the answers that
    /// came by themselves. -1: nowhere.
    [[nodiscard]] int back() const;
    [[nodiscard]] int forward() const;
    void setEnding(int which, const Ending& ending) { m_nodes[static_cast<std::size_t>(which)].ending = ending; }
    /// Whether it is known of all lines how they end; else that has to be found out by playing them.
    [[nodiscard]] bool knowsEndings() const { return m_knowsEndings; }
    void setKnowsEndings(bool knows) { m_knowsEndings = knows; }
    void setNote(int which, const QString& note) { m_nodes[static_cast<std::size_t>(which)].note = note; }

    /// The answers of the line to here are these, of which only the numbers chosen were known.
    void complete(const std::vector<engine::Answer>& line);
    /// A node read from a file, behind all others. False where it cannot be one.
    bool append(int parent, const engine::Answer& answer, bool byHand);

private:
    std::vector<Node> m_nodes;
    int m_at = 0;
    bool m_knowsEndings = false;
};

} // namespace muster::app
