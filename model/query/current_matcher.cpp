// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/current_matcher.h"

#include <algorithm>

#include "model/query/matcher.h"
#include "model/query/shapes.h"

namespace muster::query {

std::optional<int> CurrentValues::number(FieldIndex, std::optional<int> printed) const { return printed; }
WordIndex CurrentValues::word(FieldIndex, WordIndex printed) const { return printed; }
bool CurrentValues::hasWord(FieldIndex, WordIndex, bool printed) const { return printed; }

bool canChange(const Game& game, FieldIndex field)
{
    const Field& one = game.field(field);
    const bool kind =
        (one.kind == FieldKind::Number && one.stat) || one.kind == FieldKind::Word || one.kind == FieldKind::Words;
    return kind && placesOf(game, field).holders.empty();
}

namespace {

/// Whether the comparison asks for something that can differ from what is printed.
bool asksWhatChanges(const Node& node, const Game& game)
{
    if (node.kind != Node::Kind::Compare || (node.subject != Subject::Field && node.subject != Subject::Has))
        return false;
    const bool words = game.field(node.field).kind == FieldKind::Words;
    if (words && (node.subject == Subject::Has || node.right != Subject::Value)) // how many words there are
        return false;
    const bool left = !node.printed && canChange(game, node.field);
    if (node.subject == Subject::Has || node.right != Subject::Field)
        return left;
    const auto onCards = [&](FieldIndex field) {
        const FieldKind kind = game.field(field).kind;
        return placesOf(game, field).holders.empty() && (kind == FieldKind::Number || kind == FieldKind::Word);
    };
    const bool right = !node.rightPrinted && canChange(game, node.rightField);
    return (left || right) && onCards(node.field) && onCards(node.rightField);
}

bool anyChanges(const Node& node, const Game& game)
{
    return asksWhatChanges(node, game)
        || std::ranges::any_of(node.children, [&](const Node& child) { return anyChanges(child, game); });
}

} // namespace

/// A part of the query: wholly printed, and then its answer for each card, or a comparison, or parts of its own.
struct CurrentMatcher::Term {
    Node node; ///< without its children
    bool changes = false;
    std::vector<Term> children;
    std::vector<bool> printed; ///< by card, where nothing in it changes
    std::vector<bool> types;   ///< types that have the field
    bool leftMoves = false;    ///< what stands left is asked as it is in force
    bool rightMoves = false;
    FieldKind kind = FieldKind::Number;
    WordIndex word;

    Term(const Node& source, const Catalogue& catalogue);

    bool matches(const Card& card, const CurrentValues& values) const;
    bool compares(const Card& card, const CurrentValues& values) const;
    bool comparesWords(const Card& card, const CurrentValues& values) const;
    void collect(std::vector<FieldIndex>& fields) const;
};

CurrentMatcher::Term::Term(const Node& source, const Catalogue& catalogue) : node(source)
{
    const Game& game = catalogue.game();
    node.children.clear();
    changes = anyChanges(source, game);
    if (!changes) {
        Query part;
        part.root = source;
        const Matcher matcher(part, catalogue);
        printed.reserve(catalogue.size());
        for (std::uint32_t i = 0; i < catalogue.size(); ++i)
            printed.push_back(matcher.matches({i}));
        return;
    }
    for (const Node& child : source.children)
        children.emplace_back(child, catalogue);
    if (node.kind != Node::Kind::Compare)
        return;
    const Field& field = game.field(node.field);
    kind = field.kind;
    types = placesOf(game, node.field).types;
    leftMoves = !node.printed && canChange(game, node.field);
    rightMoves = node.right == Subject::Field && !node.rightPrinted && canChange(game, node.rightField);
    if (node.subject == Subject::Field && node.right == Subject::Value && field.vocabulary.valid())
        word = catalogue.findWord(field.vocabulary, node.text);
}

bool CurrentMatcher::Term::matches(const Card& card, const CurrentValues& values) const
{
    const auto holdsForCard = [&](const Term& term) { return term.matches(card, values); };
    if (!changes)
        return printed[card.index().value];
    switch (node.kind) {
    case Node::Kind::All:
        return std::ranges::all_of(children, holdsForCard);
    case Node::Kind::Any:
        return std::ranges::any_of(children, holdsForCard);
    case Node::Kind::Not:
        return !children.front().matches(card, values);
    default:
        return types[card.type().value] && compares(card, values);
    }
}

bool CurrentMatcher::Term::compares(const Card& card, const CurrentValues& values) const
{
    if (kind != FieldKind::Number)
        return comparesWords(card, values);
    const auto number = [&](FieldIndex field, bool moves) {
        const std::optional<int> own = card.number(field);
        return moves ? values.number(field, own) : own;
    };
    const std::optional<int> left = number(node.field, leftMoves);
    if (!left || node.subject == Subject::Has)
        return left.has_value();
    const std::optional<int> right =
        node.right == Subject::Field ? number(node.rightField, rightMoves) : std::optional(node.number);
    return right && holds(node.compare, *left, *right);
}

bool CurrentMatcher::Term::comparesWords(const Card& card, const CurrentValues& values) const
{
    const bool wanted = node.compare != Compare::NotEqual;
    if (kind == FieldKind::Words) {
        const auto list = card.words(node.field);
        const bool own = word.valid() && std::ranges::find(list, std::int32_t(word.value)) != list.end();
        return (word.valid() && values.hasWord(node.field, word, own)) == wanted;
    }
    const auto wordOf = [&](FieldIndex field, bool moves) {
        const WordIndex own = card.word(field);
        return moves ? values.word(field, own) : own;
    };
    const WordIndex left = wordOf(node.field, leftMoves);
    if (!left.valid() || node.subject == Subject::Has)
        return left.valid();
    const WordIndex right = node.right == Subject::Field ? wordOf(node.rightField, rightMoves) : word;
    // as printed: two fields compare only where both have a word
    return (node.right != Subject::Field || right.valid()) && (left == right) == wanted;
}

void CurrentMatcher::Term::collect(std::vector<FieldIndex>& fields) const
{
    const auto add = [&](FieldIndex field) {
        if (std::ranges::find(fields, field) == fields.end())
            fields.push_back(field);
    };
    if (leftMoves)
        add(node.field);
    if (rightMoves)
        add(node.rightField);
    for (const Term& child : children)
        child.collect(fields);
}

CurrentMatcher::CurrentMatcher(const Query& query, const Catalogue& catalogue)
    : m_catalogue(&catalogue),
      m_root(std::make_unique<Term>(query.root, catalogue))
{
}

CurrentMatcher::CurrentMatcher(CurrentMatcher&&) noexcept = default;
CurrentMatcher& CurrentMatcher::operator=(CurrentMatcher&&) noexcept = default;
CurrentMatcher::~CurrentMatcher() = default;

bool CurrentMatcher::matches(CardIndex card, const CurrentValues& values) const
{
    return m_root->matches(m_catalogue->card(card), values);
}

bool CurrentMatcher::changes() const { return m_root->changes; }

std::vector<FieldIndex> CurrentMatcher::fields() const
{
    std::vector<FieldIndex> fields;
    m_root->collect(fields);
    return fields;
}

} // namespace muster::query
