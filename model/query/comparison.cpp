// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/comparison.h"

#include <algorithm>
#include <charconv>

#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster::query {
namespace {

using Answer = tl::expected<Node, Problem>;

/// Bounds that no card reaches: comparing with a larger number comes to the same.
constexpr int Largest = 1'000'000'000;

std::optional<int> readNumber(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    if (text.empty() || !std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }))
        return {};
    int value = Largest;
    std::from_chars(text.data(), text.data() + text.size(), value); // leaves `value` alone when out of range
    value = std::min(value, Largest);
    return negative ? -value : value;
}

Node comparison(Subject subject, FieldIndex field, Compare compare)
{
    Node node;
    node.kind = Node::Kind::Compare;
    node.subject = subject;
    node.field = field;
    node.compare = compare;
    return node;
}

Node negated(Node node)
{
    Node result;
    result.kind = Node::Kind::Not;
    result.children.push_back(std::move(node));
    return result;
}

class Reader {
public:
    Reader(const TypedComparison& typed, const Names& names, const Game& game)
        : m_typed(typed),
          m_names(names),
          m_game(game)
    {
    }

    Answer read(const Name& name) const
    {
        switch (name.kind) {
        case Name::Kind::Is:
            return readIs();
        case Name::Kind::In:
            return readFixedWord(Subject::InDeck, "deck");
        case Name::Kind::May:
            return readFixedWord(Subject::MayAdd, "add");
        case Name::Kind::Has:
            return readHas();
        case Name::Kind::Subject:
            break;
        }
        switch (name.subject) {
        case Subject::Name:
        case Subject::Text:
            return readText(name.subject, {});
        case Subject::Type:
            return readWord(name.subject, {}, m_names.types());
        case Subject::Set:
            return readWord(name.subject, {}, m_names.sets());
        case Subject::Id:
            return readWord(name.subject, {}, {.spellings = {}, .unchecked = true});
        case Subject::Copies:
            return readNumeric(name.subject, {});
        default:
            return readField(name.field);
        }
    }

private:
    Answer readField(FieldIndex field) const
    {
        if (const auto absence = readAbsence(field))
            return *absence;
        switch (m_game.field(field).kind) {
        case FieldKind::Number:
            return readNumeric(Subject::Field, field);
        case FieldKind::Word:
            return readWord(Subject::Field, field, wordsOf(field));
        case FieldKind::Words:
            return readWords(field);
        case FieldKind::Text:
            return readText(Subject::Field, field);
        case FieldKind::Flag:
            return readFlagField(field);
        case FieldKind::Parts:
            return readParts(field);
        case FieldKind::Effects:
            break;
        }
        return notComparable();
    }

    /// `origin:none` and `origin:any`, unless the vocabulary has such words or a text is meant.
    std::optional<Node> readAbsence(FieldIndex field) const
    {
        const auto kind = m_game.field(field).kind;
        const bool none = m_typed.value.isWord("none");
        if ((!none && !m_typed.value.isWord("any")) || kind == FieldKind::Text || !isEquality())
            return {};
        if ((kind == FieldKind::Word || kind == FieldKind::Words) && wordsOf(field).exactly(m_typed.value.text))
            return {};
        const auto has = comparison(Subject::Has, field, Compare::Equal);
        return none != isNotEqual() ? negated(has) : has;
    }

    Answer readNumeric(Subject subject, FieldIndex field) const
    {
        auto node =
            comparison(subject, field, m_typed.op.compare == Compare::Contains ? Compare::Equal : m_typed.op.compare);
        std::string_view text = m_typed.value.text;
        if (subject == Subject::Field) // level:A5 is level:5
            if (const auto& mark = m_game.field(field).mark; !mark.empty() && fold(text).starts_with(fold(mark)))
                text.remove_prefix(mark.size());
        if (const auto number = readNumber(text)) {
            node.number = *number;
            return node;
        }
        const auto [other, printed] = m_names.findPrinted(m_typed.value.text);
        if (other.valid() && m_names.isNumeric(other)) {
            node.right = Subject::Field;
            node.rightField = other;
            node.rightPrinted = printed;
            return node;
        }
        return wrongValue(ProblemKind::ExpectedNumber, m_names.nearestNumeric(m_typed.value.text));
    }

    Answer readWord(Subject subject, FieldIndex field, const Names::Words& words) const
    {
        if (!isEquality())
            return notComparable();
        auto node = comparison(subject, field, isNotEqual() ? Compare::NotEqual : Compare::Equal);
        node.right = Subject::Value;
        auto word = words.exactly(m_typed.value.text);
        if (!word && subject == Subject::Field && !isQuoted()) {
            const auto [other, printed] = m_names.findPrinted(m_typed.value.text);
            if (other.valid() && m_game.field(other).kind == FieldKind::Word
                && m_game.field(other).vocabulary == m_game.field(field).vocabulary) {
                node.right = Subject::Field;
                node.rightField = other;
                node.rightPrinted = printed;
                return node;
            }
        }
        if (!word)
            word = words.unchecked ? fold(m_typed.value.text) : words.beginning(m_typed.value.text);
        if (!word)
            return wrongValue(ProblemKind::UnknownValue, words.nearest(m_typed.value.text));
        node.text = *word;
        return node;
    }

    Answer readWords(FieldIndex field) const
    {
        const auto words = wordsOf(field);
        if (!isQuoted() && readNumber(m_typed.value.text) && !words.exactly(m_typed.value.text))
            return readNumeric(Subject::Field, field);
        if (isEquality()) {
            const auto other =
                isQuoted() || words.exactly(m_typed.value.text) ? FieldIndex() : m_names.findField(m_typed.value.text);
            if (!other.valid() || !m_names.isNumeric(other))
                return readWord(Subject::Field, field, words);
        }
        return readNumeric(Subject::Field, field);
    }

    Answer readText(Subject subject, FieldIndex field) const
    {
        if (m_typed.op.compare != Compare::Contains && !isEquality())
            return notComparable();
        auto node = comparison(subject, field, m_typed.op.compare);
        node.right = Subject::Value;
        node.text = fold(m_typed.value.text);
        return node;
    }

    Answer readFlagField(FieldIndex field) const
    {
        if (!isEquality())
            return notComparable();
        const auto yes = readFlag(m_typed.value.text);
        if (!yes) {
            const std::vector<std::string> known = {"yes", "no"};
            return wrongValue(ProblemKind::UnknownValue,
                              nearestOne(m_typed.value.text, std::span<const std::string>(known)));
        }
        return flag(field, *yes != isNotEqual());
    }

    Answer readParts(FieldIndex field) const
    {
        const bool countable = !isQuoted() && (readNumber(m_typed.value.text) || !isEquality());
        return countable ? readNumeric(Subject::Field, field) : readText(Subject::Field, field);
    }

    /// in:deck and may:add, which have one possible value each.
    Answer readFixedWord(Subject subject, std::string_view word) const
    {
        if (!isEquality())
            return notComparable();
        if (fold(m_typed.value.text) != word)
            return wrongValue(ProblemKind::UnknownValue, std::string(word));
        const auto node = comparison(subject, {}, Compare::Equal);
        return isNotEqual() ? negated(node) : node;
    }

    Answer readIs() const
    {
        if (!isEquality())
            return notComparable();
        auto words = m_names.types();
        if (!words.exactly(m_typed.value.text)) {
            const auto flags = m_names.flags();
            if (const auto key = flags.exactly(m_typed.value.text))
                return flag(m_names.findField(*key), !isNotEqual());
            // A word of lists only where no single word is meant: is:gold asks for the Coin, not for costs in Gold.
            for (const FieldKind kind : {FieldKind::Word, FieldKind::Words}) {
                if (auto node = readWordOfCards(kind))
                    return *std::move(node);
            }
            if (const auto problem = wordOfTheCardsThere())
                return tl::unexpected(*problem);
            words.spellings.insert(words.spellings.end(), flags.spellings.begin(), flags.spellings.end());
        }
        auto node = readWord(Subject::Type, {}, words);
        if (node && !m_names.types().exactly(node->text)) // the unambiguous beginning of a flag's name
            return flag(m_names.findField(node->text), !isNotEqual());
        return node;
    }

    /// `is:cavalry`: a word that a field of cards can have, in any of the fields that have it. Open vocabularies are left
    /// out, as what a query means must not depend on the cards that are there.
    std::optional<Node> readWordOfCards(FieldKind kind) const
    {
        Node any;
        any.kind = Node::Kind::Any;
        for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
            const Field& field = m_game.fields[i];
            if (field.kind != kind || !isOfCards({i}) || m_game.vocabularies[field.vocabulary.value].open)
                continue;
            if (const auto word = wordsOf({i}).exactly(m_typed.value.text)) {
                any.children.push_back(comparison(Subject::Field, {i}, Compare::Equal));
                any.children.back().right = Subject::Value;
                any.children.back().text = *word;
            }
        }
        if (any.children.empty())
            return {};
        Node found = any.children.size() == 1 ? any.children.front() : any;
        return isNotEqual() ? negated(std::move(found)) : found;
    }

    /// `is:barbarian` in a game whose classes are those that its cards have: the field has to be named.
    std::optional<Problem> wordOfTheCardsThere() const
    {
        for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
            const Field& field = m_game.fields[i];
            if ((field.kind != FieldKind::Word && field.kind != FieldKind::Words) || !isOfCards({i})
                || !wordsOf({i}).exactly(m_typed.value.text))
                continue;
            const auto begin = m_typed.field.begin;
            const auto& value = m_typed.value;
            const std::string written(m_typed.source.substr(value.begin, value.length));
            return Problem{ProblemKind::UnknownValue, begin, value.begin + value.length - begin, written,
                           field.key + ":" + written};
        }
        return {};
    }

    bool isOfCards(FieldIndex field) const
    {
        return std::ranges::any_of(m_game.types, [&](const CardType& type) {
            return std::ranges::find(type.fields, field, &FieldUse::field) != type.fields.end();
        });
    }

    Answer readHas() const
    {
        if (!isEquality())
            return notComparable();
        const auto name = m_names.find(m_typed.value.text);
        if (name && name->kind == Name::Kind::Subject && name->subject == Subject::Field) {
            auto has = comparison(Subject::Has, name->field, Compare::Equal);
            has.printed = name->printed;
            return isNotEqual() ? negated(has) : has;
        }
        if (name && name->kind == Name::Kind::Subject && name->subject == Subject::Text) {
            auto node = comparison(Subject::Text, {}, isNotEqual() ? Compare::Equal : Compare::NotEqual);
            node.right = Subject::Value;
            return node;
        }
        return wrongValue(ProblemKind::UnknownValue, m_names.nearestName(m_typed.value.text));
    }

    Node flag(FieldIndex field, bool yes) const
    {
        auto node = comparison(Subject::Field, field, Compare::Equal);
        node.right = Subject::Value;
        node.text = yes ? "yes" : "no";
        return node;
    }

    Names::Words wordsOf(FieldIndex field) const { return m_names.wordsOf(m_game.field(field).vocabulary); }
    bool isQuoted() const { return m_typed.value.kind == Token::Kind::Phrase; }
    bool isNotEqual() const { return m_typed.op.compare == Compare::NotEqual; }
    bool isEquality() const
    {
        return m_typed.op.compare == Compare::Equal || m_typed.op.compare == Compare::Contains || isNotEqual();
    }

    tl::unexpected<Problem> wrongValue(ProblemKind kind, std::string nearest) const
    {
        const auto& value = m_typed.value;
        return tl::unexpected(Problem{kind, value.begin, value.length,
                                      std::string(m_typed.source.substr(value.begin, value.length)),
                                      std::move(nearest)});
    }

    tl::unexpected<Problem> notComparable() const
    {
        const auto begin = m_typed.field.begin;
        const auto length = m_typed.op.begin + m_typed.op.length - begin;
        return tl::unexpected(
            Problem{ProblemKind::NotComparable, begin, length, std::string(m_typed.source.substr(begin, length)), {}});
    }

    const TypedComparison& m_typed;
    const Names& m_names;
    const Game& m_game;
};

} // namespace

namespace {

void markPrinted(Node& node)
{
    node.printed = node.kind == Node::Kind::Compare;
    for (Node& child : node.children)
        markPrinted(child);
}

} // namespace

tl::expected<Node, Problem> readComparison(const TypedComparison& typed, const Names& names, const Game& game)
{
    const auto name = names.find(typed.field.text);
    if (!name) {
        return tl::unexpected(Problem{ProblemKind::UnknownField, typed.field.begin, typed.field.length,
                                      std::string(typed.source.substr(typed.field.begin, typed.field.length)),
                                      names.nearestName(typed.field.text)});
    }
    auto node = Reader(typed, names, game).read(*name);
    if (node && name->printed)
        markPrinted(*node);
    return node;
}

} // namespace muster::query
