// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/base/result.h"
#include "model/cards/catalogue.h"

namespace muster {

namespace yaml {
class Report;
}

/// A value of one field of one card or part, as read.
struct FieldValue {
    FieldIndex field;
    int number = 0;                             ///< Number, Flag
    std::vector<std::string> words;             ///< Word, Words: keys, or labels as written for open vocabularies
    std::string text;                           ///< Text
    ScriptIndex effects;                        ///< Effects: index into CardSet::effects
    std::vector<std::vector<FieldValue>> parts; ///< Parts
};

/// One card of a set file, checked against its game but not yet in columns.
struct RawCard {
    std::string id;
    std::string name;
    std::string text;
    TypeIndex type;
    std::vector<FieldValue> values;
    Position at;
    std::size_t item = 0; ///< which of the file's list, while the file is read
};

/// One set file, checked.
struct CardSet {
    SetInfo info;
    std::string game;
    std::vector<RawCard> cards;
    effects::Forest effects;
    Errors warnings;                ///< worth telling the author, but no reason to refuse the set
    std::vector<FaultyCard> faulty; ///< left out of `cards`
    Errors errors;                  ///< all of those, in the order of the file
    std::uint32_t drafts = 0;       ///< cards that say `draft: yes`: nobody reads on, and they are not in `cards`
};

/// What becomes of a set some of whose cards have errors: an author wants to hear of them all before the set is taken, a
/// player wants to keep the other cards.
enum class Faults { Refuse, LeaveOut };

/// Reads a set in YAML against its game: every error of the file, each under the rule that it breaks where there is
/// one. `bytes` is at most 64 MiB and 200,000 cards.
[[nodiscard]] Result<CardSet> readSet(std::string_view bytes, const std::string& file, const Game& game,
                                      Faults faults = Faults::Refuse);

/// The key `game` of a set or deck file without reading the rest; empty where there is none.
[[nodiscard]] std::string peekGame(std::string_view bytes);

/// Reads a set from CSV with a header row: columns id, name, type, text and the keys of the game's fields; for parts
/// `attacks.2.damage`, or `ability.name` where a card has one such part. Word lists are separated by blanks, or by
/// commas where a word has blanks; a cell of effects holds YAML. Lines `# set: PLT` before the header row say what
/// the header of a YAML set says; without them the code is that of the first id, and the name is the code.
[[nodiscard]] Result<CardSet> readSetCsv(std::string_view bytes, const std::string& file, const Game& game,
                                         Faults faults = Faults::Refuse);

/// Takes the cards with errors out of the set, and the errors out of the report. False, with both left as they are, where
/// something else is wrong with the file, or more than anyone reads.
[[nodiscard]] bool leaveOutFaulty(CardSet& set, yaml::Report& report);

/// Joins sets into a catalogue. Errors: a card id that occurs twice.
[[nodiscard]] Result<std::shared_ptr<const Catalogue>> buildCatalogue(std::shared_ptr<const Game> game,
                                                                      std::vector<CardSet> sets);

} // namespace muster
