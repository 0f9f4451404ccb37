// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include <QSizeF>

#include "app/check/check_files.h"
#include "app/print/deck_facts.h"
#include "app/print/page.h"
#include "app/print/registrations.h"
#include "app/print/type.h"
#include "carddb/places.h"

namespace muster::app::print {

/// What a person wants on paper.
struct PrintWishes {
    QString sheet = QStringLiteral("registration");
    QSizeF paper{210, 297}; ///< millimetres
    Occasion occasion;      ///< of all decks; a roster's line comes before it
    std::vector<RosterLine> roster;
    bool cover = true; ///< for several decks: a list of them in front
};

/// A4 or Letter.
[[nodiscard]] QSizeF paperSize(const QString& name);
/// Families to print in, the best first.
[[nodiscard]] QStringList fontFamilies();

/// Something that would be wrong on paper.
struct PreflightNote {
    enum class Kind { MissingField, BadDate, UnknownCard, AmbiguousCard, NotLegal, NoCode, MissingLetter, NotInRoster };
    Kind kind = Kind::MissingField;
    std::size_t deck = 0;             ///< index of the deck; MissingLetter speaks of all
    std::string field;                ///< MissingField, BadDate: where to write it
    std::size_t section = 0, row = 0; ///< UnknownCard, AmbiguousCard: where the card stands
    QString text;                     ///< the whole sentence
};

/// Pages of all decks with the cover list in front, and where each deck begins.
struct PrintedPages {
    std::vector<Page> pages;
    std::vector<int> begins; ///< for each deck: the number of its first page; small sheets share pages
};

/// The way of decks to paper: sorted, looked through, laid out. Layouts are read once for each game.
class PrintJob {
public:
    PrintJob(carddb::Places places, PrintWishes wishes);

    /// Takes a checked deck in. Nothing happens to one that could not be read.
    void add(std::shared_ptr<const CheckedFile> checked, const Format* format);
    /// Gives each deck to its players, a sheet to each, once all decks are there; what is to be looked into comes back.
    std::vector<Registration> takeRoster();
    /// Sorts by last name; decks without one come last, by the name of their file.
    void sort();

    [[nodiscard]] const std::vector<DeckFacts>& decks() const { return m_decks; }
    [[nodiscard]] const PrintWishes& wishes() const { return m_wishes; }

    /// Called after each deck; false stops, and no pages come back.
    using Progress = std::function<bool(int done, int total)>;
    [[nodiscard]] Result<PrintedPages> compose(Type& type, const Progress& progress = {});
    /// Complete only after compose, which meets every letter.
    [[nodiscard]] Result<std::vector<PreflightNote>> preflight(const Type& type);

private:
    [[nodiscard]] Result<const SheetLayout*> layoutOf(const DeckFacts& facts);

    carddb::Places m_places;
    PrintWishes m_wishes;
    std::vector<DeckFacts> m_decks;
    std::vector<QString> m_paths; ///< of the decks, in the order in which they came
    std::map<std::pair<std::string, std::string>, SheetLayout> m_layouts; ///< by game and kind of deck
};

} // namespace muster::app::print
