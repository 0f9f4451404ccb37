// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/parser.h"

#include <algorithm>

#include "model/cards/catalogue.h"
#include "model/query/comparison.h"
#include "model/text/utf8.h"
#include "model/text/fold.h"

namespace muster::query {
namespace {

constexpr std::size_t LongestQuery = 2000;
constexpr int DeepestNesting = 50;

using Answer = tl::expected<Node, Problem>;

/// Joins the terms; a single one stands for itself, and lists of the same kind become one, so that equal queries have
/// equal trees however they are bracketed.
Node joined(Node::Kind kind, std::vector<Node> terms)
{
    if (terms.size() == 1)
        return std::move(terms.front());
    Node node;
    node.kind = kind;
    for (auto& term : terms) {
        if (term.kind == kind)
            std::ranges::move(term.children, std::back_inserter(node.children));
        else
            node.children.push_back(std::move(term));
    }
    if (node.children.size() == 1) // beside what says nothing: `* fox` is `fox`
        return std::move(node.children.front());
    return node;
}

/// How many brackets and minus signs deep what one word or comparison means is, when it is written out: `origin:none` is
/// `-has:origin`.
int depthOf(const Node& node)
{
    int deepest = 0;
    for (const Node& child : node.children)
        deepest = std::max(deepest, depthOf(child));
    return node.children.empty() ? 0 : deepest + 1;
}

/// Recursive descent:  any := all ("or" all)*   all := unary (["and"] unary)*   unary := ("not" | "-")* term
///                     term := "(" any ")" | WORD | PHRASE | name OPERATOR value
class Parser {
public:
    Parser(std::string_view source, std::vector<Token> tokens, const Game& game, const OpenWords* known)
        : m_source(source),
          m_tokens(std::move(tokens)),
          m_game(game),
          m_names(game, known)
    {
    }

    Answer parse()
    {
        if (peek().kind == Token::Kind::End)
            return Node();
        auto root = any();
        if (root && peek().kind == Token::Kind::Close)
            return problem(ProblemKind::UnexpectedBracket, peek());
        return root;
    }

private:
    Answer any()
    {
        std::vector<Node> terms;
        for (;;) {
            auto term = all();
            if (!term)
                return term;
            terms.push_back(std::move(*term));
            if (!peek().isWord("or"))
                return joined(Node::Kind::Any, std::move(terms));
            const Token& conjunction = next();
            if (!startsTerm(peek()))
                return problem(ProblemKind::MissingTerm, conjunction);
        }
    }

    Answer all()
    {
        std::vector<Node> terms;
        for (;;) {
            auto term = unary();
            if (!term)
                return term;
            terms.push_back(std::move(*term));
            if (peek().isWord("and")) {
                const Token& conjunction = next();
                if (!startsTerm(peek()))
                    return problem(ProblemKind::MissingTerm, conjunction);
            } else if (peek().isWord("or") || !startsTerm(peek())) {
                return joined(Node::Kind::All, std::move(terms));
            }
        }
    }

    Answer unary()
    {
        const Token& token = peek();
        if (!token.isWord("not") && token.kind != Token::Kind::Minus)
            return term();
        next();
        // "fire - ice" is more likely half a query than a wish to exclude ice.
        if (!startsTerm(peek()) || (token.kind == Token::Kind::Minus && peek().afterBlank))
            return problem(ProblemKind::MissingTerm, token);
        if (++m_depth > DeepestNesting)
            return problem(ProblemKind::TooDeep, token);
        auto operand = unary();
        --m_depth;
        if (!operand)
            return operand;
        Node node;
        node.kind = Node::Kind::Not;
        node.children.push_back(std::move(*operand));
        return node;
    }

    Answer term()
    {
        const Token& token = peek();
        if (token.isWord("or") || token.isWord("and") || token.kind == Token::Kind::Operator)
            return problem(ProblemKind::MissingTerm, token);
        if (token.kind == Token::Kind::Close)
            return problem(ProblemKind::UnexpectedBracket, token);
        next();
        if (token.kind == Token::Kind::Open)
            return bracket(token);
        auto meant = peek().kind == Token::Kind::Operator ? comparison(token, next()) : words(token);
        if (meant && m_depth + depthOf(*meant) > DeepestNesting)
            return problem(ProblemKind::TooDeep, token);
        return meant;
    }

    /// A phrase stands anywhere; so does a word behind a star. A star at the end says what holds anyhow, and one inside
    /// parts two pieces, of which the second may stand anywhere.
    static Node words(const Token& token)
    {
        const auto piece = [](std::string_view text, bool anywhere) {
            Node node;
            node.text = fold(text);
            if (node.text.empty()) // stands in every card
                return Node();
            node.kind = Node::Kind::Words;
            // What only quotes can write is a phrase.
            node.compare = anywhere || !standsBare(node.text) ? Compare::Contains : Compare::Equal;
            return node;
        };
        if (token.kind == Token::Kind::Phrase)
            return piece(token.text, true);
        std::vector<Node> pieces;
        std::string_view rest = token.text;
        for (bool anywhere = false; !rest.empty(); anywhere = true) {
            const auto star = std::min(rest.find('*'), rest.size());
            if (star > 0)
                pieces.push_back(piece(rest.substr(0, star), anywhere));
            rest.remove_prefix(std::min(star + 1, rest.size()));
        }
        return joined(Node::Kind::All, std::move(pieces)); // of stars alone: everything
    }

    Answer bracket(const Token& open)
    {
        if (++m_depth > DeepestNesting)
            return problem(ProblemKind::TooDeep, open);
        if (peek().kind == Token::Kind::End)
            return problem(ProblemKind::UnclosedBracket, open);
        auto inner = any();
        --m_depth;
        if (!inner)
            return inner;
        if (peek().kind != Token::Kind::Close)
            return problem(ProblemKind::UnclosedBracket, open);
        next();
        return inner;
    }

    Answer comparison(const Token& field, const Token& op)
    {
        const Token& value = peek();
        const bool isValue = value.kind == Token::Kind::Phrase
            || (value.kind == Token::Kind::Word
                && !(value.afterBlank && (value.isWord("or") || value.isWord("and") || value.isWord("not"))));
        if (!isValue) {
            // An unknown field is the first thing to say, whatever stands behind it.
            if (!m_names.find(field.text))
                return readComparison({field, op, value, m_source}, m_names, m_game);
            const auto length = op.begin + op.length - field.begin;
            return tl::unexpected(Problem{ProblemKind::ExpectedValue,
                                          field.begin,
                                          length,
                                          std::string(m_source.substr(field.begin, length)),
                                          {}});
        }
        next();
        const Token plain = withoutStars(value);
        return readComparison({field, op, plain, m_source}, m_names, m_game);
    }

    /// `name:*fox*` is `name:fox`, and `class:cav*` a beginning as it is without the star; `class:*` wants any.
    static Token withoutStars(const Token& value)
    {
        Token plain = value;
        if (value.kind != Token::Kind::Word)
            return plain;
        while (plain.text.starts_with('*'))
            plain.text.erase(0, 1);
        while (plain.text.ends_with('*'))
            plain.text.pop_back();
        if (plain.text.empty())
            plain.text = "any";
        return plain;
    }

    static bool startsTerm(const Token& token)
    {
        return token.kind != Token::Kind::End && token.kind != Token::Kind::Close;
    }

    const Token& peek() const { return m_tokens[m_at]; }
    const Token& next() { return m_tokens[m_at++]; } // never past End: every caller has looked at the token

    tl::unexpected<Problem> problem(ProblemKind kind, const Token& token) const
    {
        return tl::unexpected(
            Problem{kind, token.begin, token.length, std::string(m_source.substr(token.begin, token.length)), {}});
    }

    std::string_view m_source;
    std::vector<Token> m_tokens;
    const Game& m_game;
    Names m_names;
    std::size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

tl::expected<Query, Problem> parse(std::string_view source, const Game& game, const OpenWords* knownWords)
{
    // Bytes first, so that a huge input is not even looked through.
    if (source.size() > 4 * LongestQuery || lengthInCharacters(source) > LongestQuery)
        return tl::unexpected(Problem{ProblemKind::TooLong, 0, source.size(), {}, {}});
    // Such bytes stand in no card: the search would find nothing, and the person would believe it.
    for (std::size_t at = 0; at < source.size();) {
        const Decoded character = decodeUtf8(source, at);
        if (character.code == 0xfffd)
            return tl::unexpected(Problem{ProblemKind::NoCharacter, at, character.length, {}, {}});
        at += character.length;
    }
    auto tokens = tokenize(source);
    if (!tokens)
        return tl::unexpected(tokens.error());
    auto root = Parser(source, std::move(*tokens), game, knownWords).parse();
    if (!root)
        return tl::unexpected(root.error());
    return Query{std::string(source), std::move(*root)};
}

OpenWords openWords(const Catalogue& catalogue)
{
    OpenWords result;
    const auto& game = catalogue.game();
    for (std::uint32_t i = 0; i < game.vocabularies.size(); ++i) {
        if (!game.vocabularies[i].open)
            continue;
        for (const auto& word : catalogue.words({i}))
            result.words.emplace_back(VocabularyIndex{i}, word.label);
    }
    for (const auto& set : catalogue.data().sets)
        result.sets.emplace_back(set.code, set.name);
    return result;
}

} // namespace muster::query
