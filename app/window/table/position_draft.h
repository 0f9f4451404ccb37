// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "app/window/document/game_data.h"
#include "engine/scenario/card_table.h"
#include "engine/scenario/position_edits.h"

namespace muster::app {

class TableGame;

/// A position as somebody lays it out, with all else that its scenario says. A value: each edit makes another one of it.
/// Cards are indices of the catalogue of its PositionGround.
struct PositionDraft {
    std::string title; ///< the question, in one sentence
    std::string game;
    std::string mode;                           ///< empty: the usual one
    std::map<std::string, std::string> options; ///< of the rules
    std::string head;                           ///< other keys as they are written, such as own cards
    std::string steps; ///< dice, what is chosen and what must hold, as it is written; empty: nothing
    engine::LaidPosition position;
    friend bool operator==(const PositionDraft&, const PositionDraft&) = default;
};

/// A draft as a scenario.
[[nodiscard]] std::string scenarioText(const PositionDraft& draft, const Catalogue& catalogue);

/// Files that scenarios name, by their names.
using BesideFiles = std::map<std::string, std::string>;

/// What a position is laid out on: the cards that there are, a scenario's own too, the places and numbers of its game, and the
/// reader of scenarios, who says what cannot be.
class PositionGround {
public:
    /// Of the rules and cards of a draft; its position is not looked at. Why there is no such ground, as a sentence.
    /// `ownSets`: the person's folder.
    [[nodiscard]] static tl::expected<std::shared_ptr<const PositionGround>, QString>
    make(const std::shared_ptr<const GameData>& base, const PositionDraft& draft, BesideFiles beside,
         const QString& ownSets);

    /// With the scenario's own cards, and without them.
    [[nodiscard]] const std::shared_ptr<const GameData>& data() const { return m_data; }
    [[nodiscard]] const std::shared_ptr<const GameData>& base() const { return m_base; }
    [[nodiscard]] const Catalogue& catalogue() const { return *m_data->catalogue; }
    [[nodiscard]] const engine::ScenarioFacts& facts() const { return m_facts; }
    [[nodiscard]] const BesideFiles& beside() const { return m_beside; }
    [[nodiscard]] const QString& ownSets() const { return m_ownSets; }
    /// What a position is of which nothing is said.
    [[nodiscard]] const engine::LaidPosition& blank() const { return m_blank; }

    /// Something that cannot be, with the place at which it is said.
    struct Problem {
        QString text;
        engine::Seat seat = engine::NoSeat;
        std::string key; ///< of a zone, a number, or what is said of the turn; empty: of nothing of the position
        friend bool operator==(const Problem&, const Problem&) = default;
    };
    [[nodiscard]] std::vector<Problem> problems(const PositionDraft& draft) const;

private:
    PositionGround() = default;

    std::shared_ptr<const GameData> m_base;
    std::shared_ptr<const GameData> m_data;
    engine::ScenarioFacts m_facts;
    engine::LaidPosition m_blank;
    BesideFiles m_beside;
    QString m_ownSets;
};

/// A draft with what it is laid out on.
struct PositionStart {
    PositionDraft draft;
    std::shared_ptr<const PositionGround> ground;
};

/// Nothing lies there but what goes without saying.
[[nodiscard]] tl::expected<PositionStart, QString> emptyPosition(const std::shared_ptr<const GameData>& base,
                                                                 PositionDraft rules, const QString& ownSets);
/// The position with which a scenario begins, and its steps.
[[nodiscard]] tl::expected<PositionStart, QString> positionOfScenario(const std::shared_ptr<const GameData>& base,
                                                                      const std::string& text, BesideFiles beside,
                                                                      const QString& ownSets);
/// What lies on a table now; at its beginning, a scenario as it is written.
[[nodiscard]] tl::expected<PositionStart, QString> positionOfTable(const TableGame& game, const QString& title);

} // namespace muster::app
