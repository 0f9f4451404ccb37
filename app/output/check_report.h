// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/check/check_files.h"
#include "app/cli/console.h"
#include "app/output/roster_table.h"

namespace muster::app {

/// What became of a deck that was to be mended.
struct Mended {
    std::string file;                  ///< written; empty where nothing was
    std::vector<DeckEdit> edits;       ///< what was changed
    validators::LegalProposal reasons; ///< what speaks for these changes
    std::vector<Finding> unreachable;  ///< why the deck cannot be made legal with the cards there are
    Errors errors;                     ///< why it could not be written
};

struct CheckSummary {
    int legal = 0;
    int incomplete = 0;
    int illegal = 0;
    int unreadable = 0; ///< of any kind
    int others = 0;     ///< sets, formats, games, rules that are in order
    int findings = 0;

    [[nodiscard]] int decks() const { return legal + incomplete + illegal; }
    [[nodiscard]] int all() const { return decks() + unreadable + others; }
};

/// Shows the results of a check in one form. Files arrive one after the other, in order.
class CheckReport {
public:
    virtual ~CheckReport() = default;
    virtual void add(const CheckedFile& file, const std::optional<Mended>& mended) = 0;
    /// Errors that belong to no single file.
    virtual void add(const Errors& errors) = 0;
    /// What is wrong with sets and formats that were left out, though nobody asked to check them.
    virtual void warn(const Errors& problems) = 0;
    /// The players of an event with what became of their decks; before finish.
    virtual void add(const RosterTable& roster) = 0;
    virtual void finish(const CheckSummary& summary) = 0;
};

/// `explain`: with the rules' sentences, the figures and the ways to mend each finding.
[[nodiscard]] std::unique_ptr<CheckReport> textReport(Console& console, GameShelf& shelf, bool explain);
[[nodiscard]] std::unique_ptr<CheckReport> jsonReport(Console& console, GameShelf& shelf, bool explain);
[[nodiscard]] std::unique_ptr<CheckReport> sarifReport(Console& console, GameShelf& shelf);
/// The table of players and nothing else; errors go to standard error.
[[nodiscard]] std::unique_ptr<CheckReport> rosterCsvReport(Console& console);

/// "deck", "set", "format", "game", "rules": stable names for programs.
[[nodiscard]] QString inputKey(Input::Kind kind);

} // namespace muster::app
