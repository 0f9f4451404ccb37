// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/card_search.h"

#include <algorithm>

#include "carddb/bitmap.h"
#include "carddb/search_columns.h"
#include "carddb/term_memory.h"
#include "model/query/words.h"
#include "model/text/fold.h"

namespace muster::carddb {
namespace {

using query::Compare;
using query::holds;
using query::Node;
using query::Subject;

/// One run over a catalogue. Every function answers for the rows of `mask` only: what is already decided is not
/// looked at again, and what is dear is asked last, of the few cards that are left.
class Run {
public:
    Run(const CardSearch::Columns& columns, TermMemory& memory, const query::DeckContext* deck)
        : m_columns(columns),
          m_memory(memory),
          m_data(columns.catalogue->data()),
          m_game(columns.game()),
          m_deck(deck)
    {
    }

    Bitmap find(const Node& node, const Bitmap& mask)
    {
        switch (node.kind) {
        case Node::Kind::All:
            return all(node, mask);
        case Node::Kind::Any:
            return any(node, mask);
        case Node::Kind::Not: {
            auto result = mask;
            result -= find(node.children.front(), mask);
            return result;
        }
        case Node::Kind::Words:
        case Node::Kind::Compare:
            break;
        }
        if (!TermMemory::canKeep(node))
            return term(node, mask);
        const auto known = m_memory.find(node, mask);
        if (known.isAnswer)
            return *known.rows;
        auto result = term(node, known.rows == nullptr ? mask : *known.rows);
        m_memory.keep(node, mask, result);
        return result;
    }

private:
    Bitmap term(const Node& node, const Bitmap& mask)
    {
        if (node.kind == Node::Kind::Words)
            return words(node, mask);
        auto result = compare(node, mask);
        result &= mask;
        return result;
    }

    /// How dear a term is: columns, names, texts, the deck, the deck's rules.
    static int price(const Node& node)
    {
        if (node.kind == Node::Kind::Words)
            return 2;
        if (node.kind == Node::Kind::Compare) {
            switch (node.subject) {
            case Subject::Name:
                return 1;
            case Subject::Text:
                return 2;
            case Subject::Copies:
            case Subject::InDeck:
                return 3;
            case Subject::MayAdd:
                return 4;
            default:
                return 0;
            }
        }
        int dearest = 0;
        for (const auto& child : node.children)
            dearest = std::max(dearest, price(child));
        return dearest;
    }

    static std::vector<const Node*> cheapestFirst(const Node& node)
    {
        std::vector<const Node*> result;
        result.reserve(node.children.size());
        for (const auto& child : node.children)
            result.push_back(&child);
        std::ranges::stable_sort(result, {}, [](const Node* child) { return price(*child); });
        return result;
    }

    Bitmap all(const Node& node, const Bitmap& mask)
    {
        auto result = mask;
        for (const auto* child : cheapestFirst(node)) {
            if (result.none())
                break;
            result = find(*child, result);
        }
        return result;
    }

    Bitmap any(const Node& node, const Bitmap& mask)
    {
        Bitmap result(mask.size());
        auto open = mask;
        for (const auto* child : cheapestFirst(node)) {
            const auto found = find(*child, open);
            result |= found;
            open -= found;
        }
        return result;
    }

    Bitmap words(const Node& node, const Bitmap& mask)
    {
        const bool atBeginning = query::wantsBeginning(node);
        const auto having = [&](const TextView& texts, const std::string& text, const Bitmap& rows) {
            return atBeginning ? texts.containingWord(text, rows) : texts.containing(text, rows);
        };
        auto result = having(m_columns.heads(), query::withoutApostrophes(node.text), mask);
        if (query::mayBeNumber(node))
            result |= rowsOf(mask, [&](std::size_t row) {
                return query::idBegins(m_columns.catalogue->card({std::uint32_t(row)}).id(), node.text);
            });
        auto open = mask;
        open -= result;
        if (!open.none())
            result |= having(m_columns.texts(), node.text, open);
        return result;
    }

    Bitmap compare(const Node& node, const Bitmap& mask)
    {
        const bool wanted = node.compare != Compare::NotEqual;
        switch (node.subject) {
        case Subject::Name:
            return name(node, mask);
        case Subject::Text:
            return text(node, mask);
        case Subject::Type: {
            const auto chosen = query::typesNamed(m_game, node.text);
            return rowsWhere([&](std::size_t row) { return chosen[m_data.types[row]] == wanted; });
        }
        case Subject::Set: {
            const auto chosen = setsNamed(node.text);
            return rowsWhere([&](std::size_t row) { return chosen[m_data.setOf[row]] == wanted; });
        }
        case Subject::Id: {
            Bitmap result(mask.size());
            if (const auto card = m_columns.catalogue->findById(node.text); card.valid())
                result.set(card.value);
            return wanted ? result : without(result);
        }
        case Subject::Copies:
            return copies(node, mask);
        case Subject::InDeck:
            return rowsOf(mask, [&](std::size_t row) { return copiesOf(row) > 0; });
        case Subject::MayAdd:
            return rowsOf(mask, [&](std::size_t row) {
                return m_deck == nullptr || !m_deck->mayAdd || m_deck->mayAdd({std::uint32_t(row)});
            });
        case Subject::Has:
            return field(node.field, mask, [&](PartIndex part) { return having(part, node.field); });
        case Subject::Field:
            return comparison(node, mask);
        case Subject::Number:
        case Subject::Value:
            break;
        }
        return Bitmap(mask.size());
    }

    // Names and texts

    Bitmap name(const Node& node, const Bitmap& mask)
    {
        const auto names = m_columns.names();
        if (node.compare == Compare::Contains)
            return names.containing(node.text, mask);
        const bool wanted = node.compare == Compare::Equal;
        return rowsOf(mask, [&](std::size_t row) { return (names.row(row) == node.text) == wanted; });
    }

    Bitmap text(const Node& node, const Bitmap& mask)
    {
        if (node.compare == Compare::Contains)
            return m_columns.texts().containing(node.text, mask);
        const bool same = node.compare == Compare::Equal;
        if (same && node.text.empty()) // `text=""`: no text at all
            return without(m_columns.texts().being({}, false, mask));
        return m_columns.texts().being(node.text, same, mask);
    }

    /// Texts of a field, or (with an invalid field) all searched texts, in one table.
    Bitmap textIn(PartIndex part, FieldIndex field, const Node& node)
    {
        const auto& column = m_columns.textsOf(part, field);
        const Bitmap everything(m_columns.table(part).rows, true);
        if (node.compare == Compare::Contains)
            return column.view().containing(node.text, everything);
        auto result = column.view().being(node.text, node.compare == Compare::Equal, everything);
        if (field.valid()) {
            // The field is one text, and may be empty; a column of texts leaves empty ones out.
            const bool emptyFits = node.text.empty() == (node.compare == Compare::Equal);
            Bitmap empty(everything.size());
            empty.assign([&](std::size_t row) { return column.view().row(row).empty(); });
            if (emptyFits)
                result |= empty;
        }
        return result;
    }

    // Sets and decks

    std::vector<bool> setsNamed(const std::string& text) const
    {
        std::vector<bool> byCode, byName;
        byCode.reserve(m_data.sets.size());
        for (const auto& set : m_data.sets) {
            byCode.push_back(fold(set.code) == text);
            byName.push_back(fold(set.name) == text);
        }
        return std::ranges::find(byCode, true) != byCode.end() ? byCode : byName;
    }

    int copiesOf(std::size_t row)
    {
        if (m_deck == nullptr || !m_deck->copies)
            return 0;
        if (m_copies.empty()) {
            for (std::uint32_t i = 0; i < m_columns.catalogue->identityCount(); ++i)
                m_copies.push_back(m_deck->copies({i}));
        }
        return m_copies[m_data.identities[row]];
    }

    Bitmap copies(const Node& node, const Bitmap& mask)
    {
        if (node.right == Subject::Number)
            return rowsOf(mask, [&](std::size_t row) { return holds(node.compare, copiesOf(row), node.number); });
        return rowsOf(mask, [&](std::size_t row) {
            return anyRight(node, row, {}, Record(m_data.cards, std::uint32_t(row)),
                            [&](int right) { return holds(node.compare, copiesOf(row), right); });
        });
    }

    // Fields

    /// Cards whose own record, or one of whose parts with the field, is in `rowsOfTable(table)`.
    template <class RowsOfTable>
    Bitmap field(FieldIndex field, const Bitmap& mask, RowsOfTable rowsOfTable)
    {
        const auto& places = m_columns.places[field.value];
        Bitmap result(mask.size());
        if (places.onCards()) {
            result = rowsOfTable(PartIndex());
            result &= cardsWith(field);
        }
        for (const auto holder : places.holders)
            result |= owners(holder, rowsOfTable(m_game.field(holder).part));
        return result;
    }

    /// Cards whose type has the field.
    Bitmap cardsWith(FieldIndex field) const
    {
        const auto& types = m_columns.places[field.value].types;
        return rowsWhere([&](std::size_t row) { return bool(types[m_data.types[row]]); });
    }

    /// Cards of which some part in `holder` is in `parts`.
    Bitmap owners(FieldIndex holder, const Bitmap& parts) const
    {
        Bitmap result(m_columns.rows());
        const auto& begin = m_data.cards.columns[holder.value].begin;
        if (begin.empty())
            return result;
        for (std::size_t row = 0, part = parts.next(begin[0]); row < m_columns.rows(); ++row) {
            if (part < begin[row])
                part = parts.next(begin[row]);
            if (part < begin[row + 1])
                result.set(row);
        }
        return result;
    }

    const Column& column(PartIndex part, FieldIndex field) const { return m_columns.table(part).columns[field.value]; }

    Bitmap having(PartIndex part, FieldIndex field)
    {
        const auto& values = column(part, field);
        Bitmap result(m_columns.table(part).rows);
        switch (m_game.field(field).kind) {
        case FieldKind::Number:
        case FieldKind::Word:
        case FieldKind::Effects:
            if (!values.values.empty())
                result.assign([&](std::size_t row) { return values.values[row] != Column::Absent; });
            break;
        case FieldKind::Flag:
            if (!values.values.empty())
                result.assign([&](std::size_t row) { return values.values[row] > 0; });
            break;
        case FieldKind::Words:
        case FieldKind::Parts:
        case FieldKind::Text:
            if (!values.begin.empty())
                result.assign([&](std::size_t row) { return values.begin[row] < values.begin[row + 1]; });
            break;
        }
        return result;
    }

    Bitmap comparison(const Node& node, const Bitmap& mask)
    {
        if (node.right == Subject::Field)
            return fieldToField(node, mask);
        if (node.right == Subject::Number)
            return field(node.field, mask, [&](PartIndex part) { return numbers(part, node); });
        switch (m_game.field(node.field).kind) {
        case FieldKind::Parts: {
            // One text of the parts of this one holder.
            const auto part = m_game.field(node.field).part;
            return owners(node.field, textIn(part, {}, node));
        }
        case FieldKind::Text:
            return field(node.field, mask, [&](PartIndex part) { return textIn(part, node.field, node); });
        case FieldKind::Flag: {
            const bool yes = node.text == "yes";
            return field(node.field, mask, [&](PartIndex part) {
                auto result = having(part, node.field);
                if (yes)
                    return result;
                Bitmap others(result.size(), true);
                others -= result;
                return others;
            });
        }
        case FieldKind::Word:
        case FieldKind::Words: {
            const auto word = m_columns.catalogue->findWord(m_game.field(node.field).vocabulary, node.text);
            return field(node.field, mask, [&](PartIndex part) { return wordsIn(part, node, word); });
        }
        case FieldKind::Number:
        case FieldKind::Effects:
            break;
        }
        return Bitmap(mask.size());
    }

    Bitmap wordsIn(PartIndex part, const Node& node, WordIndex word) const
    {
        const auto& values = column(part, node.field);
        const bool wanted = node.compare != Compare::NotEqual;
        Bitmap result(m_columns.table(part).rows);
        const auto value = word.valid() ? std::int32_t(word.value) : -1; // no word of any card
        if (m_game.field(node.field).kind == FieldKind::Word) {
            if (!values.values.empty())
                result.assign([&](std::size_t row) {
                    return values.values[row] != Column::Absent && (values.values[row] == value) == wanted;
                });
        } else {
            result.assign([&](std::size_t row) {
                if (values.begin.empty())
                    return !wanted;
                const auto first = values.values.begin() + values.begin[row];
                const auto last = values.values.begin() + values.begin[row + 1];
                return (std::find(first, last, value) != last) == wanted;
            });
        }
        return result;
    }

    Bitmap numbers(PartIndex part, const Node& node) const
    {
        // A switch outside of the loop lets the compiler make each comparison its own loop over the column.
        switch (node.compare) {
        case Compare::Equal:
            return numbers<Compare::Equal>(part, node);
        case Compare::NotEqual:
            return numbers<Compare::NotEqual>(part, node);
        case Compare::Less:
            return numbers<Compare::Less>(part, node);
        case Compare::LessOrEqual:
            return numbers<Compare::LessOrEqual>(part, node);
        case Compare::Greater:
            return numbers<Compare::Greater>(part, node);
        case Compare::GreaterOrEqual:
            return numbers<Compare::GreaterOrEqual>(part, node);
        case Compare::Contains:
            break;
        }
        return Bitmap(m_columns.table(part).rows);
    }

    template <Compare compare>
    Bitmap numbers(PartIndex part, const Node& node) const
    {
        const auto& values = column(part, node.field);
        Bitmap result(m_columns.table(part).rows);
        if (m_game.field(node.field).kind == FieldKind::Number) {
            if (!values.values.empty())
                result.assign([&](std::size_t row) {
                    return values.values[row] != Column::Absent && holds(compare, values.values[row], node.number);
                });
        } else {
            result.assign([&](std::size_t row) {
                const int length = values.begin.empty() ? 0 : int(values.begin[row + 1] - values.begin[row]);
                return holds(compare, length, node.number);
            });
        }
        return result;
    }

    // Field to field

    std::optional<int> value(const Record& record, FieldIndex field) const
    {
        switch (m_game.field(field).kind) {
        case FieldKind::Number:
            return record.number(field);
        case FieldKind::Words:
            return int(record.words(field).size());
        case FieldKind::Parts: {
            const auto [first, last] = record.parts(field);
            return int(last - first);
        }
        case FieldKind::Word:
            if (const auto word = record.word(field); word.valid())
                return int(word.value);
            return {};
        default:
            return {};
        }
    }

    Bitmap fieldToField(const Node& node, const Bitmap& mask)
    {
        const auto& left = m_columns.places[node.field.value];
        return rowsOf(mask, [&](std::size_t row) {
            const auto fits = [&](FieldIndex holder, const Record& record) {
                const auto own = value(record, node.field);
                return own
                    && anyRight(node, row, holder, record, [&](int right) { return holds(node.compare, *own, right); });
            };
            if (left.types[m_data.types[row]] && fits({}, Record(m_data.cards, std::uint32_t(row))))
                return true;
            return std::ranges::any_of(left.holders, [&](FieldIndex holder) {
                return anyPart(row, holder, [&](const Record& part) { return fits(holder, part); });
            });
        });
    }

    /// The right side of a comparison that stands in `record`: there, if the record has the field too; else on the
    /// card itself; else on any part.
    template <class Fits>
    bool anyRight(const Node& node, std::size_t row, FieldIndex holder, const Record& record, Fits fits) const
    {
        const auto& right = m_columns.places[node.rightField.value];
        const bool onCard = right.types[m_data.types[row]];
        const bool same = holder.valid() ? std::ranges::find(right.holders, holder) != right.holders.end() : onCard;
        const auto fitsIn = [&](const Record& other) {
            const auto number = value(other, node.rightField);
            return number && fits(*number);
        };
        if (same)
            return fitsIn(record);
        if (onCard)
            return fitsIn(Record(m_data.cards, std::uint32_t(row)));
        return std::ranges::any_of(right.holders, [&](FieldIndex other) { return anyPart(row, other, fitsIn); });
    }

    template <class Fits>
    bool anyPart(std::size_t row, FieldIndex holder, Fits fits) const
    {
        const auto& table = m_data.parts[m_game.field(holder).part.value];
        const auto [first, last] = Record(m_data.cards, std::uint32_t(row)).parts(holder);
        for (auto part = first; part < last; ++part) {
            if (fits(Record(table, part)))
                return true;
        }
        return false;
    }

    // Rows

    template <class Holds>
    Bitmap rowsWhere(Holds test) const
    {
        Bitmap result(m_columns.rows());
        result.assign(test);
        return result;
    }

    template <class Holds>
    static Bitmap rowsOf(const Bitmap& mask, Holds test)
    {
        Bitmap result(mask.size());
        for (auto row = mask.next(0); row < mask.size(); row = mask.next(row + 1)) {
            if (test(row))
                result.set(row);
        }
        return result;
    }

    Bitmap without(const Bitmap& rows) const
    {
        Bitmap result(m_columns.rows(), true);
        result -= rows;
        return result;
    }

    const CardSearch::Columns& m_columns;
    TermMemory& m_memory;
    const CatalogueData& m_data;
    const Game& m_game;
    const query::DeckContext* m_deck;
    std::vector<int> m_copies; ///< by identity, asked for once
};

} // namespace

CardSearch::CardSearch(std::shared_ptr<const Catalogue> catalogue)
    : m_columns(std::make_unique<const Columns>(std::move(catalogue))),
      m_memory(std::make_unique<TermMemory>())
{
}

CardSearch::~CardSearch() = default;

std::vector<CardIndex> CardSearch::find(const query::Query& query, const query::DeckContext* deck) const
{
    const Bitmap found = Run(*m_columns, *m_memory, deck).find(query.root, Bitmap(m_columns->rows(), true));
    std::vector<CardIndex> result(found.count());
    auto at = result.begin();
    found.each([&](std::size_t row) { *at++ = {std::uint32_t(row)}; });
    return result;
}

void CardSearch::prepareWords() const { (void)m_columns->heads(); }

const Catalogue& CardSearch::catalogue() const { return *m_columns->catalogue; }

} // namespace muster::carddb
