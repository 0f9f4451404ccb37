// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/lexer.h"

#include <algorithm>

namespace muster::query {
namespace {

constexpr std::string_view Blanks = " \t\r\n\v\f";
constexpr std::string_view NoBreakSpace = "\xc2\xa0";

std::size_t blankLength(std::string_view text)
{
    if (text.starts_with(NoBreakSpace))
        return NoBreakSpace.size();
    return !text.empty() && Blanks.find(text.front()) != std::string_view::npos ? 1 : 0;
}

struct OperatorText {
    std::string_view text;
    Compare compare;
};

/// Longest first.
constexpr OperatorText Operators[] = {
    {"\xe2\x89\xa4", Compare::LessOrEqual},
    {"\xe2\x89\xa5", Compare::GreaterOrEqual},
    {"\xe2\x89\xa0", Compare::NotEqual},
    {"<=", Compare::LessOrEqual},
    {">=", Compare::GreaterOrEqual},
    {"!=", Compare::NotEqual},
    {"<>", Compare::NotEqual},
    {"==", Compare::Equal},
    {":", Compare::Contains},
    {"=", Compare::Equal},
    {"<", Compare::Less},
    {">", Compare::Greater},
};

const OperatorText* operatorAt(std::string_view text)
{
    const auto found = std::ranges::find_if(Operators, [&](const OperatorText& o) { return text.starts_with(o.text); });
    return found == std::end(Operators) ? nullptr : found;
}

bool endsWord(std::string_view rest)
{
    return rest.empty() || blankLength(rest) != 0 || quoteLength(rest) != 0 || rest.front() == '('
        || rest.front() == ')' || operatorAt(rest) != nullptr;
}

/// Reads the phrase whose opening quote is at `at`; false if it has no end.
bool readPhrase(std::string_view source, std::size_t at, Token& token)
{
    std::size_t i = at + quoteLength(source.substr(at));
    while (i < source.size()) {
        const auto rest = source.substr(i);
        const auto escaped = rest.front() != '\\' ? 0
            : rest.substr(1).starts_with('\\')    ? 1
                                                  : quoteLength(rest.substr(1));
        if (escaped != 0) {
            token.text += rest.substr(1, escaped);
            i += 1 + escaped;
        } else if (const auto quote = quoteLength(rest)) {
            token.length = i + quote - at;
            return true;
        } else {
            token.text += rest.front();
            ++i;
        }
    }
    return false;
}

} // namespace

std::size_t quoteLength(std::string_view text)
{
    for (const std::string_view quote : {"\"", "\xe2\x80\x9c", "\xe2\x80\x9d", "\xe2\x80\x9e"}) {
        if (text.starts_with(quote))
            return quote.size();
    }
    return 0;
}

bool Token::isWord(std::string_view lowerCase) const
{
    return kind == Kind::Word && std::ranges::equal(text, lowerCase, [](char a, char b) {
               return (a >= 'A' && a <= 'Z' ? char(a - 'A' + 'a') : a) == b;
           });
}

tl::expected<std::vector<Token>, Problem> tokenize(std::string_view source)
{
    std::vector<Token> tokens;
    std::size_t i = 0;
    bool afterBlank = true;
    while (i < source.size()) {
        const auto rest = source.substr(i);
        if (const auto blank = blankLength(rest)) {
            i += blank;
            afterBlank = true;
            continue;
        }
        Token token;
        token.begin = i;
        token.length = 1;
        token.afterBlank = afterBlank;
        if (quoteLength(rest) != 0) {
            token.kind = Token::Kind::Phrase;
            if (!readPhrase(source, i, token))
                return tl::unexpected(Problem{ProblemKind::UnclosedQuote, i, source.size() - i, std::string(rest), {}});
        } else if (rest.front() == '(') {
            token.kind = Token::Kind::Open;
        } else if (rest.front() == ')') {
            token.kind = Token::Kind::Close;
        } else if (const auto* op = operatorAt(rest)) {
            token.kind = Token::Kind::Operator;
            token.compare = op->compare;
            token.length = op->text.size();
        } else if (rest.front() == '-' && (tokens.empty() || tokens.back().kind != Token::Kind::Operator)) {
            // Behind an operator it is the sign of a number.
            token.kind = Token::Kind::Minus;
        } else {
            token.kind = Token::Kind::Word;
            while (!endsWord(rest.substr(token.length)))
                ++token.length;
        }
        if (token.kind != Token::Kind::Phrase)
            token.text = source.substr(i, token.length);
        i += token.length;
        afterBlank = false;
        tokens.push_back(std::move(token));
    }
    Token end;
    end.begin = source.size();
    end.afterBlank = afterBlank;
    tokens.push_back(std::move(end));
    return tokens;
}

bool standsBare(std::string_view text)
{
    if (text.find('*') != std::string_view::npos)
        return false;
    const auto tokens = tokenize(text);
    if (!tokens || tokens->size() != 2) // the word, and the end
        return false;
    const Token& word = tokens->front();
    return word.kind == Token::Kind::Word && word.text == text && !word.isWord("or") && !word.isWord("and")
        && !word.isWord("not");
}

} // namespace muster::query
