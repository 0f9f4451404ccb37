// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/games/ids.h"
#include "model/query/query.h"

namespace muster::app::print {

/// Pieces of text that a middle dot joins; those that turn out empty are left out. `{last name}` stands for a field.
using Template = std::vector<std::string>;

enum class Align { Left, Centre, Right };

// One struct for each kind of part; the key of the kind in files is in front of its comment. Measures are millimetres.

/// `lines`: lines of text, with the first letter of the last name large at the right.
struct LinesPart {
    struct Line {
        Template text;
        double size = 3.5;
        bool bold = false;
        Align align = Align::Left;
    };
    std::vector<Line> lines;
    double initial = 0; ///< side of the letter's box; 0 for none
};

/// `boxes`: rows of boxes with a label and a value, or room to write one.
struct BoxesPart {
    struct Box {
        std::string field;
        std::string label; ///< in place of the field's own
        double width = 1;  ///< in proportion to the others of the row
    };
    std::vector<std::vector<Box>> rows;
    double height = 9;
};

/// `cards`: the deck. Only in the body of a sheet.
struct CardsPart {
    int columns = 2;
    double row = 6;
    double leastRow = 0; ///< how low rows may become where the deck then needs fewer pages; 0 for as high as `row`
    double size = 3.4;
    int blanks = 0;                  ///< empty lines for changes by hand, at least
    bool fill = false;               ///< empty lines to the end of the columns
    bool ruled = true;               ///< a line below each card
    bool ticks = false;              ///< a box for each copy
    bool limits = false;             ///< how many copies are allowed
    bool balanced = false;           ///< columns of the same height
    std::vector<FieldIndex> details; ///< of cards, shown behind their names with what tells them apart
};

/// `totals`: boxes with numbers: one for each group of the listing, for what is counted here, and for all cards.
struct TotalsPart {
    struct Box {
        std::string label;
        query::Query count;
        std::optional<int> of;
    };
    bool groups = true;
    std::vector<Box> boxes;
    double height = 9;
    double width = 18; ///< of a box, at least
};

/// `verdict`: whether the deck is legal, in which format, on which day.
struct VerdictPart {
    double size = 4;
};

/// `findings`: why the deck is not legal; nothing where it is.
struct FindingsPart {
    double size = 2.9;
    bool warnings = false; ///< warnings as well
};

/// `limits`: the deck rules that are counts, with what the deck has.
struct LimitsPart {
    int columns = 3;
    double size = 2.7;
};

/// `code`: the QR code of the deck, with its hash.
struct CodePart {
    double side = 24; ///< at least
    double size = 2.6;
};

/// `table`: an empty table to be filled in by hand.
struct TablePart {
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::string> rows;
    double height = 7;
};

/// `beside`: other parts beside each other.
struct BesidePart {
    struct Cell {
        std::string part;
        double width = 1;
    };
    std::vector<Cell> cells;
};

/// `gap`: room.
struct GapPart {
    double height = 3;
    bool line = false;
};

using Part = std::variant<LinesPart, BoxesPart, CardsPart, TotalsPart, VerdictPart, FindingsPart, LimitsPart, CodePart,
                          TablePart, BesidePart, GapPart>;
using Parts = std::map<std::string, Part, std::less<>>;

/// Text along the left edge, turned, so that sheets can be found in a stack.
struct Strip {
    double width = 8;
    double size = 3.6;
    Template text;
};

/// How a sheet looks: which parts stand where. Read from sheets/*.yaml, the game's own before the shared ones.
struct SheetLayout {
    std::string key; ///< "registration"
    std::string title;
    double top = 10, right = 10, bottom = 10, left = 10;
    std::optional<Strip> strip;
    std::optional<std::pair<double, double>> small; ///< width and height of a small sheet, several to a paper
    std::vector<std::string> first;                 ///< at the head of the first page
    std::vector<std::string> next;                  ///< at the head of the others
    std::vector<std::string> body;                  ///< runs on from page to page
    std::vector<std::string> last;                  ///< at the foot of the last page
    std::vector<std::string> every;                 ///< at the foot of every page, below all else
    Parts parts;
};

} // namespace muster::app::print
