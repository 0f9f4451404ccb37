// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "engine/play/tournament.h"

namespace muster::app {

/// What a match has shown, with all that it is about, as plain data: for the console, for files, and for what several
/// machines have played together.
struct MatchTold {
    /// A deck and who plays it.
    struct Entrant {
        QString name;
        std::string file;
        QString pilot;
    };
    /// What some of them have played with each other.
    struct Row {
        std::vector<std::size_t> entrants;
        engine::Score score;
        std::map<std::string, engine::Standing> cards; ///< results by the card that a seat stands for
        [[nodiscard]] int notEnded() const { return score.capped + score.abandoned; }
    };
    quint64 seed = 1;
    QString mode;
    std::vector<Entrant> entrants;
    std::vector<Row> rows;
};

/// A row of text, as soon as it has been played.
void printMatchRow(const MatchTold& told, const MatchTold::Row& row, Console& console);
/// In the form of --output; `rowsToo`: of text not only the sum.
void printMatch(const MatchTold& told, const QString& form, bool rowsToo, Session& session);

} // namespace muster::app
