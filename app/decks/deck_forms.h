// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/decks/game_shelf.h"
#include "model/decks/deck.h"
#include "model/decks/list_reader.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// The forms in which a deck comes and goes. Foreign comes from other programs (.cod, .dek, objects of Tabletop Simulator) and
/// goes as .cod.
enum class DeckForm { Muster, List, Csv, Json, Code, Foreign };

/// By the file's ending: .muster, .txt, .csv, .json; nothing for others.
[[nodiscard]] std::optional<DeckForm> formOfName(const QString& fileName);
/// By what the bytes look like, where no name tells: a .muster has the key `muster`, JSON begins with a bracket, a
/// code with its mark, CSV with its header; the rest is a text list.
[[nodiscard]] DeckForm formOfBytes(std::string_view bytes);
/// Whether an argument is a deck code, be it a damaged one, and not the name of a file.
[[nodiscard]] bool isCode(const QString& argument);

/// A deck as it was read, with what a person should see of the reading.
struct LoadedDeck {
    Deck deck;
    DeckForm form = DeckForm::Muster;
    std::string file;   ///< as named in messages
    std::string source; ///< the bytes it came from; of List in UTF-8, of Foreign the list that was made of them
    std::vector<ListToken> tokens; ///< List: every line
};

/// Reads a deck of any form. `game` is that of text lists and CSV, which do not say it themselves.
[[nodiscard]] Result<LoadedDeck> readDeckForm(std::string bytes, const std::string& file, DeckForm form,
                                              const std::string& game, GameShelf& shelf);

/// Writes a deck in any form; the code without its line feed. Fails only where a code cannot name a card.
[[nodiscard]] Result<std::string> writeDeckForm(const ResolvedDeck& deck, DeckForm form);

/// True for the lines of a list that gave no card and no structure, though they seem to be meant so.
[[nodiscard]] bool notUnderstood(const ListToken& token);

} // namespace muster::app
