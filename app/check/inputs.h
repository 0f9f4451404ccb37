// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "app/decks/deck_forms.h"
#include "model/base/error.h"

namespace muster::app {

/// One thing to check.
struct Input {
    enum class Kind { Deck, Set, Format, Game, Rules, RuleTranslation, WordsOfGame, EffectWords };
    Kind kind = Kind::Deck;
    QString path;                 ///< to open; "-" is standard input; empty for a deck code
    std::string name;             ///< as shown in messages
    std::optional<DeckForm> form; ///< Deck: where the name tells
    std::string code;             ///< Deck in the form of a code given as an argument
};

struct Inputs {
    std::vector<Input> files; ///< in the order of the arguments; the files of a folder sorted by name
    Errors errors;            ///< arguments that are nothing, and folders without anything to check
};

/// Files, folders (searched through, hidden ones and links to folders left out), `-` and deck codes. In folders count:
/// *.muster, game.yaml, rules.yaml, and what lies in a folder `sets` or `formats`; in a game's folder also what translates it:
/// words.yaml, table.yaml, effects.yaml, and what lies in `rules`.
[[nodiscard]] Inputs collectInputs(const QStringList& arguments);

/// Takes the files of these names in as decks too, where a folder among the arguments has them: an organiser's roster may name
/// lists that no folder is searched for (`li.txt`). Names that lead out of the folder are nobody's.
void addNamedDecks(Inputs& inputs, const QStringList& arguments, const QStringList& names);

} // namespace muster::app
