// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/catalogue_builder.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <unordered_map>

#include "model/cards/card_reader.h"
#include "model/cards/searched_texts.h"
#include "model/cards/set_reader.h"
#include "model/text/fold.h"

namespace muster {

namespace {

/// One row of a table that is to be: the values of a card or part, and by how much its set's scripts have moved.
struct Row {
    const std::vector<FieldValue>* values = nullptr;
    std::uint32_t scriptOffset = 0;

    [[nodiscard]] const FieldValue* find(FieldIndex field) const
    {
        const auto found =
            std::find_if(values->begin(), values->end(), [&](const FieldValue& value) { return value.field == field; });
        return found == values->end() ? nullptr : &*found;
    }
};

/// Turns the words of all sets into numbers: words of closed vocabularies in the order of the game, those of open
/// ones after them in the order of their folded spelling, shown as the first card spells them.
class WordTable {
public:
    explicit WordTable(const Game& game)
        : m_game(game),
          m_byKey(game.vocabularies.size()),
          m_found(game.vocabularies.size())
    {
    }

    void collect(const std::vector<FieldValue>& values)
    {
        for (const auto& value : values) {
            const auto vocabulary = m_game.field(value.field).vocabulary;
            if (vocabulary.valid() && m_game.vocabularies[vocabulary.value].open) {
                for (const auto& word : value.words) {
                    if (m_byKey[vocabulary.value].try_emplace(word, -1).second)
                        m_found[vocabulary.value].emplace_back(fold(word), word);
                }
            }
            for (const auto& part : value.parts)
                collect(part);
        }
    }

    [[nodiscard]] std::vector<std::vector<Word>> finish()
    {
        std::vector<std::vector<Word>> words;
        for (std::size_t i = 0; i < m_game.vocabularies.size(); ++i) {
            auto& list = words.emplace_back(m_game.vocabularies[i].words);
            for (std::size_t word = 0; word < list.size(); ++word)
                m_byKey[i][list[word].key] = static_cast<std::int32_t>(word);
            std::stable_sort(m_found[i].begin(), m_found[i].end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
            const auto closed = list.size();
            for (const auto& [folded, spelling] : m_found[i]) {
                if (list.size() == closed || list.back().key != folded)
                    list.push_back({folded, spelling, {}});
                m_byKey[i][spelling] = static_cast<std::int32_t>(list.size()) - 1;
            }
        }
        return words;
    }

    [[nodiscard]] std::int32_t find(FieldIndex field, const std::string& word) const
    {
        const auto& words = m_byKey[m_game.field(field).vocabulary.value];
        const auto found = words.find(word);
        return found == words.end() ? Column::Absent : found->second;
    }

private:
    const Game& m_game;
    std::vector<std::unordered_map<std::string, std::int32_t>> m_byKey;
    std::vector<std::vector<std::pair<std::string, std::string>>> m_found; ///< folded, as spelled
};

class CatalogueBuilder {
public:
    CatalogueBuilder(const Game& game, std::vector<CardSet>& sets) : m_game(game), m_sets(sets), m_words(game) { }

    CatalogueData build()
    {
        addSets();
        sortCards();
        m_data.words = m_words.finish();
        addTexts();
        m_data.parts.resize(m_game.parts.size());
        std::vector<Row> rows;
        rows.reserve(m_order.size());
        for (const auto index : m_order)
            rows.push_back({&m_cards[index].card->values, m_cards[index].scriptOffset});
        std::vector<std::vector<Row>> partRows(m_game.parts.size());
        m_data.cards = makeTable(rows, fieldsOfCards(), &partRows);
        for (std::size_t part = 0; part < m_game.parts.size(); ++part)
            m_data.parts[part] = makeTable(partRows[part], fieldsOfUses(m_game.parts[part].fields), nullptr);
        addSearchedTexts(m_game, m_data);
        return std::move(m_data);
    }

private:
    struct Entry {
        const RawCard* card = nullptr;
        std::uint16_t set = 0;
        std::uint32_t scriptOffset = 0;
        std::string identity; ///< begins with the folded name
        std::uint32_t foldedLength = 0;
    };

    void addSets()
    {
        std::size_t count = 0;
        for (const auto& set : m_sets)
            count += set.cards.size();
        m_cards.reserve(count);
        for (auto& set : m_sets) {
            const auto index = static_cast<std::uint16_t>(m_data.sets.size());
            m_data.sets.push_back(set.info);
            m_data.sets.back().cards = static_cast<std::uint32_t>(set.cards.size());
            m_data.faulty.insert(m_data.faulty.end(), set.faulty.begin(), set.faulty.end());
            std::uint32_t scripts = 0;
            if (index == 0)
                m_data.effects = std::move(set.effects); // most often the only set, or much the largest
            else
                scripts = effects::append(m_data.effects, set.effects);
            for (const auto& card : set.cards) {
                const auto folded = fold(card.name);
                m_cards.push_back({&card, index, scripts, identityKey(m_game, folded, card.values),
                                   static_cast<std::uint32_t>(folded.size())});
                m_words.collect(card.values);
            }
        }
    }

    /// The identity key is the folded name and, behind a character that sorts before all others, the identity.
    void sortCards()
    {
        m_order.resize(m_cards.size());
        std::iota(m_order.begin(), m_order.end(), 0u);
        std::sort(m_order.begin(), m_order.end(), [&](std::uint32_t a, std::uint32_t b) {
            const auto order = m_cards[a].identity.compare(m_cards[b].identity);
            if (order != 0)
                return order < 0;
            // What a bare name means is the first: a person's own set, which comes later, cannot change it.
            return std::tie(m_cards[a].set, m_cards[a].card->id) < std::tie(m_cards[b].set, m_cards[b].card->id);
        });
    }

    static void addText(Flat<std::uint32_t>& begin, Flat<char>& bytes, std::string_view text)
    {
        if (begin.empty())
            begin.push_back(0);
        bytes.append(text);
        begin.push_back(static_cast<std::uint32_t>(bytes.size()));
    }

    void addTexts()
    {
        m_data.nameBegin = m_data.foldedBegin = m_data.idBegin = m_data.textBegin = {0};
        const Entry* last = nullptr;
        std::uint32_t identity = 0;
        for (const auto index : m_order) {
            const auto& entry = m_cards[index];
            addText(m_data.nameBegin, m_data.names, entry.card->name);
            addText(m_data.foldedBegin, m_data.foldedNames,
                    std::string_view(entry.identity).substr(0, entry.foldedLength));
            addText(m_data.idBegin, m_data.ids, entry.card->id);
            addText(m_data.textBegin, m_data.texts, entry.card->text);
            m_data.types.push_back(static_cast<std::uint8_t>(entry.card->type.value));
            m_data.setOf.push_back(entry.set);
            if (last && last->identity != entry.identity)
                ++identity;
            m_data.identities.push_back(identity);
            last = &entry;
        }
    }

    [[nodiscard]] std::vector<bool> fieldsOfUses(const std::vector<FieldUse>& uses) const
    {
        std::vector<bool> used(m_game.fields.size());
        for (const auto& use : uses)
            used[use.field.value] = true;
        return used;
    }

    [[nodiscard]] std::vector<bool> fieldsOfCards() const
    {
        std::vector<bool> used(m_game.fields.size());
        for (const auto& type : m_game.types) {
            for (const auto& use : type.fields)
                used[use.field.value] = true;
        }
        return used;
    }

    Table makeTable(const std::vector<Row>& rows, const std::vector<bool>& used,
                    std::vector<std::vector<Row>>* partRows)
    {
        Table table;
        table.rows = static_cast<std::uint32_t>(rows.size());
        table.columns.resize(m_game.fields.size());
        for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
            if (!used[i])
                continue;
            const FieldIndex field{i};
            auto& column = table.columns[i];
            if (m_game.field(field).kind == FieldKind::Parts)
                fillParts(rows, field, column, (*partRows)[m_game.field(field).part.value]);
            else
                fill(rows, field, column);
        }
        return table;
    }

    static void fillParts(const std::vector<Row>& rows, FieldIndex field, Column& column, std::vector<Row>& partRows)
    {
        column.begin.reserve(rows.size() + 1);
        column.begin.push_back(static_cast<std::uint32_t>(partRows.size()));
        for (const auto& row : rows) {
            if (const auto* value = row.find(field)) {
                for (const auto& part : value->parts)
                    partRows.push_back({&part, row.scriptOffset});
            }
            column.begin.push_back(static_cast<std::uint32_t>(partRows.size()));
        }
    }

    void fill(const std::vector<Row>& rows, FieldIndex field, Column& column) const
    {
        const auto kind = m_game.field(field).kind;
        const bool isText = kind == FieldKind::Text;
        const bool isList = kind == FieldKind::Words;
        if (isText || isList) {
            column.begin.reserve(rows.size() + 1);
            column.begin.push_back(0);
        } else {
            column.values.reserve(rows.size());
        }
        for (const auto& row : rows) {
            const auto* value = row.find(field);
            if (isText) {
                column.text.append(value ? std::string_view(value->text) : std::string_view());
                column.begin.push_back(static_cast<std::uint32_t>(column.text.size()));
            } else if (isList) {
                if (value) {
                    for (const auto& word : value->words)
                        column.values.push_back(m_words.find(field, word));
                }
                column.begin.push_back(static_cast<std::uint32_t>(column.values.size()));
            } else {
                column.values.push_back(value ? singleValue(*value, kind, row.scriptOffset) : Column::Absent);
            }
        }
    }

    [[nodiscard]] std::int32_t singleValue(const FieldValue& value, FieldKind kind, std::uint32_t scriptOffset) const
    {
        if (kind == FieldKind::Word)
            return value.words.empty() ? Column::Absent : m_words.find(value.field, value.words.front());
        if (kind == FieldKind::Effects)
            return value.effects.valid() ? static_cast<std::int32_t>(value.effects.value + scriptOffset)
                                         : Column::Absent;
        return value.number;
    }

    const Game& m_game;
    std::vector<CardSet>& m_sets;
    WordTable m_words;
    CatalogueData m_data;
    std::vector<Entry> m_cards;
    std::vector<std::uint32_t> m_order;
};

Errors findDuplicateIds(const std::vector<CardSet>& sets)
{
    Errors errors;
    std::unordered_map<std::string_view, std::pair<const CardSet*, const RawCard*>> seen;
    for (const auto& set : sets) {
        for (const auto& card : set.cards) {
            const auto [first, isNew] = seen.try_emplace(card.id, &set, &card);
            if (isNew)
                continue;
            Error error;
            error.file = set.info.file;
            error.at = card.at;
            error.kind = ErrorKind::DuplicateId;
            error.arguments = {card.id,
                               first->second.first->info.file + ':' + std::to_string(first->second.second->at.line)};
            errors.push_back(std::move(error));
        }
    }
    return errors;
}

} // namespace

CatalogueData joinSets(const Game& game, std::vector<CardSet>& sets) { return CatalogueBuilder(game, sets).build(); }

Result<std::shared_ptr<const Catalogue>> buildCatalogue(std::shared_ptr<const Game> game, std::vector<CardSet> sets)
{
    if (auto errors = findDuplicateIds(sets); !errors.empty())
        return failure(std::move(errors));
    auto data = joinSets(*game, sets);
    return std::make_shared<const Catalogue>(std::move(game), std::move(data));
}

} // namespace muster
