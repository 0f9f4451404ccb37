// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/matcher.h"

#include <algorithm>

#include "model/query/shapes.h"
#include "model/query/words.h"
#include "model/text/fold.h"

namespace muster::query {
namespace {

/// A field on one card: everywhere that the card has it.
class FieldReader {
public:
    FieldReader() = default;
    FieldReader(const Catalogue& catalogue, FieldIndex field)
        : m_catalogue(&catalogue),
          m_field(field),
          m_kind(catalogue.game().field(field).kind),
          m_places(placesOf(catalogue.game(), field))
    {
    }

    /// Whether `fits(record)` holds for the card's own record or that of any part which has the field.
    template <class Fits>
    bool any(const Card& card, Fits fits) const
    {
        if (hasOwn(card) && fits(card.record()))
            return true;
        return std::ranges::any_of(m_places.holders, [&](FieldIndex holder) { return anyPart(card, holder, fits); });
    }

    /// The same for the parts of one holder.
    template <class Fits>
    bool anyPart(const Card& card, FieldIndex holder, Fits fits) const
    {
        const auto& game = m_catalogue->game();
        if (!typeHas(game, card.type(), holder))
            return false;
        const auto& table = m_catalogue->data().parts[game.field(holder).part.value];
        const auto [first, last] = card.record().parts(holder);
        for (auto row = first; row < last; ++row) {
            if (fits(Record(table, row)))
                return true;
        }
        return false;
    }

    bool hasOwn(const Card& card) const { return m_places.types[card.type().value]; }
    const std::vector<FieldIndex>& holders() const { return m_places.holders; }
    bool isIn(FieldIndex holder) const { return std::ranges::find(m_places.holders, holder) != m_places.holders.end(); }

    std::optional<int> number(const Record& record) const
    {
        switch (m_kind) {
        case FieldKind::Number:
            return record.number(m_field);
        case FieldKind::Words:
            return int(record.words(m_field).size());
        case FieldKind::Parts: {
            const auto [first, last] = record.parts(m_field);
            return int(last - first);
        }
        default:
            return {};
        }
    }

    bool hasValue(const Record& record) const
    {
        switch (m_kind) {
        case FieldKind::Number:
            return record.number(m_field).has_value();
        case FieldKind::Word:
            return record.word(m_field).valid();
        case FieldKind::Words:
            return !record.words(m_field).empty();
        case FieldKind::Text:
            return !record.text(m_field).empty();
        case FieldKind::Flag:
            return record.flag(m_field);
        case FieldKind::Parts:
            return number(record) > 0;
        case FieldKind::Effects:
            return record.effects(m_field).valid();
        }
        return false;
    }

    FieldKind kind() const { return m_kind; }
    FieldIndex field() const { return m_field; }

private:
    const Catalogue* m_catalogue = nullptr;
    FieldIndex m_field;
    FieldKind m_kind = FieldKind::Text;
    FieldPlaces m_places;
};

/// A comparison of a text with the query's text.
bool textFits(Compare compare, std::string_view text, const std::string& wanted)
{
    const auto folded = fold(text);
    if (compare == Compare::Contains)
        return folded.find(wanted) != std::string::npos;
    return (folded == wanted) == (compare == Compare::Equal);
}

} // namespace

struct Matcher::Term {
    Node node; ///< without its children
    std::vector<Term> children;
    FieldReader left, right;
    std::vector<FieldReader> searched; ///< Words, Text and the text of parts
    std::vector<bool> chosen;          ///< Type, Set: by index
    WordIndex word;
    CardIndex id;
    std::optional<Heads> heads; ///< Words
    std::string plain;          ///< Words without apostrophes

    Term(const Node& source, const Catalogue& catalogue);

    bool matches(const Card& card, const DeckContext* deck) const;
    bool comparisonFits(const Card& card, const DeckContext* deck) const;
    bool fieldFits(const Card& card) const;
    bool wordsFit(const Card& card) const;
    bool anyText(const Card& card, Compare compare) const;
    bool textIs(const Card& card) const;
    bool partTextIs(const Card& card) const;
    bool anyRight(const Card& card, const Record& record, FieldIndex holder,
                  const std::function<bool(const Record&)>& fits) const;
    bool numberFits(const Card& card, const Record& record, FieldIndex holder, int left) const;
};

Matcher::Term::Term(const Node& source, const Catalogue& catalogue) : node(source)
{
    node.children.clear();
    for (const auto& child : source.children)
        children.emplace_back(child, catalogue);
    const auto& game = catalogue.game();
    const bool isField =
        node.kind == Node::Kind::Compare && (node.subject == Subject::Field || node.subject == Subject::Has);
    if (isField)
        left = FieldReader(catalogue, node.field);
    if (node.kind == Node::Kind::Compare && node.right == Subject::Field)
        right = FieldReader(catalogue, node.rightField);
    const bool looksIntoTexts = node.kind == Node::Kind::Words
        || (node.kind == Node::Kind::Compare && node.subject == Subject::Text)
        || (isField && left.kind() == FieldKind::Parts && node.right == Subject::Value);
    if (looksIntoTexts) {
        for (const auto field : searchedFields(game))
            searched.emplace_back(catalogue, field);
    }
    if (node.kind == Node::Kind::Words) {
        heads.emplace(catalogue);
        plain = withoutApostrophes(node.text);
    }
    if (node.kind != Node::Kind::Compare)
        return;
    if (node.subject == Subject::Type)
        chosen = typesNamed(game, node.text);
    if (node.subject == Subject::Set) {
        const auto& sets = catalogue.data().sets;
        const auto named = [&](const auto& spelling) {
            chosen.clear();
            for (const auto& set : sets)
                chosen.push_back(fold(spelling(set)) == node.text);
            return std::ranges::find(chosen, true) != chosen.end();
        };
        if (!named([](const SetInfo& set) { return set.code; }))
            named([](const SetInfo& set) { return set.name; });
    }
    if (node.subject == Subject::Id)
        id = catalogue.findById(node.text);
    if (isField && node.right == Subject::Value && (left.kind() == FieldKind::Word || left.kind() == FieldKind::Words))
        word = catalogue.findWord(game.field(node.field).vocabulary, node.text);
}

bool Matcher::Term::matches(const Card& card, const DeckContext* deck) const
{
    const auto holdsForCard = [&](const Term& term) { return term.matches(card, deck); };
    switch (node.kind) {
    case Node::Kind::All:
        return std::ranges::all_of(children, holdsForCard);
    case Node::Kind::Any:
        return std::ranges::any_of(children, holdsForCard);
    case Node::Kind::Not:
        return !children.front().matches(card, deck);
    case Node::Kind::Words:
        return wordsFit(card);
    case Node::Kind::Compare:
        break;
    }
    return comparisonFits(card, deck);
}

bool Matcher::Term::comparisonFits(const Card& card, const DeckContext* deck) const
{
    const bool wanted = node.compare != Compare::NotEqual;
    switch (node.subject) {
    case Subject::Name:
        return node.compare == Compare::Contains ? card.foldedName().find(node.text) != std::string_view::npos
                                                 : (card.foldedName() == node.text) == wanted;
    case Subject::Text:
        return textIs(card);
    case Subject::Type:
        return chosen[card.type().value] == wanted;
    case Subject::Set:
        return chosen[card.set().value] == wanted;
    case Subject::Id:
        return (card.index() == id) == wanted;
    case Subject::Copies: {
        const int copies = deck != nullptr && deck->copies ? deck->copies(card.identity()) : 0;
        return numberFits(card, card.record(), {}, copies);
    }
    case Subject::InDeck:
        return deck != nullptr && deck->copies && deck->copies(card.identity()) > 0;
    case Subject::MayAdd:
        return deck == nullptr || !deck->mayAdd || deck->mayAdd(card.index());
    case Subject::Has:
        return left.any(card, [&](const Record& record) { return left.hasValue(record); });
    case Subject::Field:
        return fieldFits(card);
    case Subject::Number:
    case Subject::Value:
        break;
    }
    return false;
}

bool Matcher::Term::wordsFit(const Card& card) const
{
    const bool atBeginning = wantsBeginning(node);
    if (hasWord(heads->of(card.index()), plain, atBeginning))
        return true;
    if (mayBeNumber(node) && idBegins(card.id(), node.text))
        return true;
    const auto fits = [&](std::string_view text) {
        return !text.empty() && hasWord(fold(text), node.text, atBeginning);
    };
    return fits(card.text()) || std::ranges::any_of(searched, [&](const FieldReader& reader) {
               return reader.any(card, [&](const Record& record) { return fits(record.text(reader.field())); });
           });
}

bool Matcher::Term::anyText(const Card& card, Compare compare) const
{
    const auto fits = [&](std::string_view text) { return !text.empty() && textFits(compare, text, node.text); };
    return fits(card.text()) || std::ranges::any_of(searched, [&](const FieldReader& reader) {
               return reader.any(card, [&](const Record& record) { return fits(record.text(reader.field())); });
           });
}

bool Matcher::Term::textIs(const Card& card) const
{
    if (node.text.empty()) // every text contains nothing; `text=""` asks for cards without any text
        return node.compare == Compare::Contains
            || anyText(card, Compare::NotEqual) == (node.compare == Compare::NotEqual);
    return anyText(card, node.compare);
}

bool Matcher::Term::partTextIs(const Card& card) const
{
    return std::ranges::any_of(searched, [&](const FieldReader& reader) {
        return reader.isIn(node.field) && reader.anyPart(card, node.field, [&](const Record& record) {
            const auto text = record.text(reader.field());
            return !text.empty() && textFits(node.compare, text, node.text);
        });
    });
}

/// Calls `fits` with the records to compare with: the same record where it has the right field too, else the card's
/// own, else any part's.
bool Matcher::Term::anyRight(const Card& card, const Record& record, FieldIndex holder,
                             const std::function<bool(const Record&)>& fits) const
{
    const bool same = holder.valid() ? right.isIn(holder) : right.hasOwn(card);
    if (same)
        return fits(record);
    return right.hasOwn(card) ? fits(card.record()) : right.any(card, fits);
}

bool Matcher::Term::numberFits(const Card& card, const Record& record, FieldIndex holder, int number) const
{
    if (node.right == Subject::Number)
        return holds(node.compare, number, node.number);
    return anyRight(card, record, holder, [&](const Record& other) {
        const auto value = right.number(other);
        return value && holds(node.compare, number, *value);
    });
}

bool Matcher::Term::fieldFits(const Card& card) const
{
    if (left.kind() == FieldKind::Parts && node.right == Subject::Value)
        return partTextIs(card);
    const bool wanted = node.compare != Compare::NotEqual;
    const auto fits = [&](const Record& record, FieldIndex holder) {
        if (left.kind() == FieldKind::Word && node.right == Subject::Field) {
            const auto own = record.word(node.field);
            return own.valid() && anyRight(card, record, holder, [&](const Record& other) {
                       const auto value = other.word(node.rightField);
                       return value.valid() && (value == own) == wanted;
                   });
        }
        if (node.right != Subject::Value) {
            const auto number = left.number(record);
            return number && numberFits(card, record, holder, *number);
        }
        switch (left.kind()) {
        case FieldKind::Word: {
            const auto value = record.word(node.field);
            return value.valid() && (value == word) == wanted;
        }
        case FieldKind::Words: {
            const auto list = record.words(node.field);
            return (word.valid() && std::ranges::find(list, std::int32_t(word.value)) != list.end()) == wanted;
        }
        case FieldKind::Text:
            return textFits(node.compare, record.text(node.field), node.text);
        case FieldKind::Flag:
            return record.flag(node.field) == (node.text == "yes");
        default:
            return false;
        }
    };
    if (left.hasOwn(card) && fits(card.record(), {}))
        return true;
    return std::ranges::any_of(left.holders(), [&](FieldIndex holder) {
        return left.anyPart(card, holder, [&](const Record& record) { return fits(record, holder); });
    });
}

Matcher::Matcher(const Query& query, const Catalogue& catalogue)
    : m_catalogue(&catalogue),
      m_root(std::make_unique<Term>(query.root, catalogue))
{
}

Matcher::Matcher(Matcher&&) noexcept = default;
Matcher& Matcher::operator=(Matcher&&) noexcept = default;
Matcher::~Matcher() = default;

bool Matcher::matches(CardIndex card, const DeckContext* deck) const
{
    return m_root->matches(m_catalogue->card(card), deck);
}

std::vector<CardIndex> Matcher::cards(const DeckContext* deck) const
{
    std::vector<CardIndex> result;
    for (std::uint32_t i = 0; i < m_catalogue->size(); ++i) {
        if (matches({i}, deck))
            result.push_back({i});
    }
    return result;
}

} // namespace muster::query
