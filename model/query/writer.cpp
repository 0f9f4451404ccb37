// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "model/games/game.h"
#include "model/query/lexer.h"
#include "model/query/names.h"

namespace muster::query {
namespace {

std::string_view sign(Compare compare)
{
    switch (compare) {
    case Compare::Equal:
        return "=";
    case Compare::NotEqual:
        return "!=";
    case Compare::Less:
        return "<";
    case Compare::LessOrEqual:
        return "<=";
    case Compare::Greater:
        return ">";
    case Compare::GreaterOrEqual:
        return ">=";
    case Compare::Contains:
        break;
    }
    return ":";
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' || quoteLength(text.substr(i)) != 0)
            result += '\\';
        result += text[i];
    }
    return result + '"';
}

class Writer {
public:
    explicit Writer(const Game& game) : m_game(game), m_names(game, nullptr) { }

    std::string write(const Node& node, bool inBrackets) const
    {
        switch (node.kind) {
        case Node::Kind::All:
            return writeList(node, " ", inBrackets);
        case Node::Kind::Any:
            return writeList(node, " or ", inBrackets);
        case Node::Kind::Not:
            return "-" + write(node.children.front(), true);
        case Node::Kind::Words:
            return node.compare == Compare::Contains ? quoted(node.text) : node.text;
        case Node::Kind::Compare:
            break;
        }
        return writeComparison(node);
    }

private:
    std::string writeList(const Node& node, std::string_view separator, bool inBrackets) const
    {
        if (node.children.empty()) // everything, or nothing: only the whole query can be empty
            return node.kind == Node::Kind::Any ? "-\"\"" : inBrackets ? "\"\"" : "";
        std::string result;
        for (const auto& child : node.children) {
            if (!result.empty())
                result += separator;
            result += write(child, true);
        }
        return inBrackets ? "(" + result + ")" : result;
    }

    std::string writeComparison(const Node& node) const
    {
        switch (node.subject) {
        case Subject::InDeck:
            return "in:deck";
        case Subject::MayAdd:
            return "may:add";
        case Subject::Has:
            return "has:" + fieldName(node.field, node.printed);
        default:
            break;
        }
        return left(node) + std::string(operatorOf(node)) + right(node);
    }

    std::string left(const Node& node) const
    {
        switch (node.subject) {
        case Subject::Name:
            return "name";
        case Subject::Text:
            return "text";
        case Subject::Type:
            return "type";
        case Subject::Set:
            return "set";
        case Subject::Id:
            return "id";
        case Subject::Copies:
            return "copies";
        default:
            return fieldName(node.field, node.printed);
        }
    }

    /// Words and flags read better with a colon; for numbers and whole texts the sign matters.
    std::string_view operatorOf(const Node& node) const
    {
        const bool text = node.subject == Subject::Name || node.subject == Subject::Text
            || (node.subject == Subject::Field
                && (m_game.field(node.field).kind == FieldKind::Text
                    || m_game.field(node.field).kind == FieldKind::Parts));
        const bool colon = node.compare == Compare::Equal && node.right == Subject::Value && !text;
        return colon ? ":" : sign(node.compare);
    }

    std::string right(const Node& node) const
    {
        if (node.right == Subject::Number)
            return std::to_string(node.number);
        if (node.right == Subject::Field)
            return fieldName(node.rightField, node.rightPrinted);
        return value(node.text);
    }

    std::string fieldName(FieldIndex field, bool printed = false) const
    {
        const auto& key = m_game.field(field).key;
        const std::string name = printed ? "printed." + key : key;
        return isPlain(key) ? name : quoted(name);
    }

    std::string value(std::string_view text) const
    {
        constexpr std::array<std::string_view, 5> taken = {"or", "and", "not", "none", "any"};
        const bool bare =
            isPlain(text) && std::ranges::find(taken, text) == taken.end() && !m_names.findPrinted(text).field.valid();
        return bare ? std::string(text) : quoted(text);
    }

    /// Whether the lexer reads the text as one word, and nobody as a number.
    static bool isPlain(std::string_view text)
    {
        const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
        return !text.empty() && letter(text.front())
            && std::ranges::all_of(text, [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-'; });
    }

    const Game& m_game;
    Names m_names;
};

} // namespace

std::string write(const Node& root, const Game& game) { return Writer(game).write(root, false); }

} // namespace muster::query
