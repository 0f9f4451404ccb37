// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/error.h"
#include "model/cards/table.h"
#include "model/effects/tree.h"
#include "model/games/game.h"

namespace muster {

struct SetInfo {
    std::string code; ///< "PLT"
    std::string name;
    std::string version;
    std::string date; ///< YYYY-MM-DD
    std::vector<std::string> authors;
    std::string licence;
    std::string file; ///< where it was read from
    bool own = false; ///< the person's, not one that comes with the game
    std::uint32_t cards = 0;
    friend bool operator==(const SetInfo&, const SetInfo&) = default;
};

/// A card of a set that cannot be used: it is left out of the catalogue, and what is wrong with it is told where a deck names
/// it.
struct FaultyCard {
    std::string id; ///< as far as it could be read; so is the name
    std::string name;
    Errors errors; ///< at least one
    friend bool operator==(const FaultyCard&, const FaultyCard&) = default;
};

/// Everything that a catalogue holds, as plain columns. Lies in the cache as it stands; built by
/// CatalogueBuilder. Cards are in the order of folded name, then identity, then set, then id.
struct CatalogueData {
    Table cards;
    std::vector<Table> parts; ///< parallel to Game::parts
    std::vector<SetInfo> sets;
    std::vector<std::vector<Word>> words; ///< parallel to Game::vocabularies: closed words first, then open ones
    Flat<std::uint32_t> nameBegin;        ///< rows + 1 offsets into `names`
    Flat<char> names;
    Flat<std::uint32_t> foldedBegin; ///< the same for folded names
    Flat<char> foldedNames;
    Flat<std::uint32_t> idBegin; ///< the same for ids
    Flat<char> ids;
    Flat<std::uint32_t> textBegin; ///< the same for printed texts of the cards themselves
    Flat<char> texts;
    /// The same for what bare words are looked for in: folded, all searched texts of a card and its parts, each ended by
    /// a line feed, which no folded text contains.
    Flat<std::uint32_t> searchedBegin;
    Flat<char> searchedTexts;
    Flat<std::uint8_t> types;
    Flat<std::uint16_t> setOf;
    std::vector<FaultyCard> faulty; ///< in the order of sets and cards
    Flat<std::uint32_t> identities; ///< identity of each card, dense from 0, first seen first
    effects::Forest effects;
    friend bool operator==(const CatalogueData&, const CatalogueData&) = default;
};

class Catalogue;

/// A card of a catalogue. Cheap to copy; the catalogue must outlive it.
class Card {
public:
    Card(const Catalogue& catalogue, CardIndex index) : m_catalogue(&catalogue), m_index(index) { }

    [[nodiscard]] CardIndex index() const { return m_index; }
    [[nodiscard]] std::string_view id() const;
    [[nodiscard]] std::string_view name() const;
    [[nodiscard]] std::string_view foldedName() const;
    [[nodiscard]] std::string_view text() const; ///< printed text of the card itself; parts have their own
    [[nodiscard]] TypeIndex type() const;
    [[nodiscard]] SetIndex set() const;
    [[nodiscard]] IdentityIndex identity() const;
    [[nodiscard]] Record record() const; ///< its fields
    [[nodiscard]] std::optional<int> number(FieldIndex field) const { return record().number(field); }
    [[nodiscard]] WordIndex word(FieldIndex field) const { return record().word(field); }
    [[nodiscard]] std::span<const std::int32_t> words(FieldIndex field) const { return record().words(field); }
    [[nodiscard]] std::vector<Record> parts(FieldIndex field) const;
    /// Label of a Word field's word, empty where absent.
    [[nodiscard]] std::string_view wordLabel(FieldIndex field) const;
    [[nodiscard]] std::string_view wordKey(FieldIndex field) const;
    /// All abilities of the card, its own and its parts', in printed order.
    [[nodiscard]] std::vector<ScriptIndex> scripts() const;

private:
    const Catalogue* m_catalogue;
    CardIndex m_index;
};

/// The cards of one game from all its sets: immutable, handle-indexed, with their effect trees. Safe to read from
/// several threads.
class Catalogue {
public:
    Catalogue(std::shared_ptr<const Game> game, CatalogueData data);

    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] std::shared_ptr<const Game> sharedGame() const { return m_game; }
    [[nodiscard]] const CatalogueData& data() const { return m_data; }
    [[nodiscard]] std::uint32_t size() const { return m_data.cards.rows; }
    [[nodiscard]] Card card(CardIndex index) const { return Card(*this, index); }
    [[nodiscard]] const effects::Forest& effects() const { return m_data.effects; }
    [[nodiscard]] const SetInfo& set(SetIndex index) const { return m_data.sets[index.value]; }

    // Looking up
    [[nodiscard]] CardIndex findById(std::string_view id) const; ///< case does not matter; invalid where unknown
    /// All cards whose folded name equals fold(name): a consecutive run, since cards are in that order.
    [[nodiscard]] std::vector<CardIndex> findByName(std::string_view name) const;
    /// The faulty card of this name or id, if no sound one has it: nullptr where there is none.
    [[nodiscard]] const FaultyCard* findFaulty(std::string_view nameOrId) const;
    /// Names nearest to one that is unknown. Looks at all names once, and remembers: the lines of a deck that are not
    /// understood are asked about at each of its edits.
    [[nodiscard]] std::vector<std::string> nearestNames(std::string_view name, std::size_t limit = 3) const;
    [[nodiscard]] std::uint32_t identityCount() const { return m_identityCount; }
    /// All printings of a specific card, in catalogue order: the first is what a bare name means.
    [[nodiscard]] std::span<const CardIndex> printings(IdentityIndex identity) const;

    // Words
    [[nodiscard]] const std::vector<Word>& words(VocabularyIndex vocabulary) const
    {
        return m_data.words[vocabulary.value];
    }
    [[nodiscard]] WordIndex findWord(VocabularyIndex vocabulary, std::string_view keyLabelOrAlias) const;

private:
    std::shared_ptr<const Game> m_game;
    CatalogueData m_data;
    void indexPrintings();
    void indexIds() const;
    void indexWords();

    std::uint32_t m_identityCount = 0;
    std::vector<std::uint32_t> m_printingsBegin;
    std::vector<CardIndex> m_printings;
    /// Open hash table of a power of two places, by upper-case id; made when first asked for.
    mutable std::vector<CardIndex> m_byId;
    mutable std::once_flag m_idsIndexed;
    mutable std::mutex m_nearestMutex;
    mutable std::map<std::pair<std::string, std::size_t>, std::vector<std::string>> m_nearest; ///< by name and limit
    /// By vocabulary: folded keys, labels and aliases in order, each with its word.
    std::vector<std::vector<std::pair<std::string, std::uint32_t>>> m_spellings;
};

} // namespace muster
