// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/deck_facts.h"
#include "app/print/page.h"
#include "app/print/type.h"

namespace muster::app::print {

inline constexpr double Hair = 0.12; ///< millimetres: the thinnest line

/// Something that stays together on a page: marks in a frame of their own that begins at (0, 0).
struct Block {
    double height = 0;
    Marks marks;
};

/// Where a text with page numbers stands.
struct PageNumbers {
    int page = 1;
    int pages = 1;
    int subtotal = 0; ///< cards on this page
    int soFar = 0;    ///< cards up to its end
};

/// What parts are made from.
struct Setting {
    const SheetLayout& sheet;
    const DeckFacts& facts;
    Type& type;
    PageNumbers numbers;

    [[nodiscard]] QString value(std::string_view field) const;
    /// The template with its fields filled in; empty where no field of a piece has a value.
    [[nodiscard]] QString fill(const Template& text) const;
};

/// The blocks of a part that is not the list of cards, in the order from top to bottom. Most are one block; findings
/// are one each, so that they can run on to another page.
[[nodiscard]] std::vector<Block> blocksOf(const std::string& part, double width, const Setting& setting);

/// Adds a text that fits the width, on as many lines as it needs, its top at `at`. Gives the height.
double addText(Marks& marks, const QString& text, Face face, double size, QPointF at, double width, Type& type,
               Align align = Align::Left);

} // namespace muster::app::print
