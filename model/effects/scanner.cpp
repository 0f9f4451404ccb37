// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/scanner.h"

#include <charconv>

namespace muster::effects {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isSign(char c) { return c == '<' || c == '>' || c == '=' || c == '!' || c == '+' || c == '*' || c == ','; }

bool startsNumber(std::string_view phrase, std::size_t at, const std::vector<Token>& before)
{
    if (isDigit(phrase[at]))
        return true;
    if ((phrase[at] != '-' && phrase[at] != '+') || at + 1 >= phrase.size() || !isDigit(phrase[at + 1]))
        return false;
    return before.empty() || before.back().kind == Token::Kind::Sign || before.back().kind == Token::Kind::Open;
}

Token number(std::string_view phrase, std::size_t at)
{
    std::size_t end = at + 1;
    while (end < phrase.size() && isDigit(phrase[end]))
        ++end;
    Token token{Token::Kind::Number, phrase.substr(at, end - at), at, end, 0};
    const std::size_t digits = phrase[at] == '+' ? at + 1 : at;
    const auto read = std::from_chars(phrase.data() + digits, phrase.data() + end, token.number);
    if (read.ec != std::errc())
        token.kind = Token::Kind::Word; // too large to be a number of a card
    return token;
}

} // namespace

std::vector<Token> scan(std::string_view phrase)
{
    std::vector<Token> tokens;
    std::size_t at = 0;
    while (at < phrase.size()) {
        const char c = phrase[at];
        if (isBlank(c)) {
            ++at;
            continue;
        }
        Token token{Token::Kind::Word, {}, at, at + 1, 0};
        if (startsNumber(phrase, at, tokens)) {
            token = number(phrase, at);
        } else if (c == '(' || c == ')') {
            token.kind = c == '(' ? Token::Kind::Open : Token::Kind::Close;
        } else if (isSign(c)) {
            token.kind = Token::Kind::Sign;
            if (c != '+' && c != '*' && c != ',' && at + 1 < phrase.size() && phrase[at + 1] == '=')
                token.end = at + 2;
        } else if (c == '-' && at + 1 < phrase.size() && isBlank(phrase[at + 1])) {
            token.kind = Token::Kind::Sign;
        }
        if (token.kind == Token::Kind::Word || token.kind == Token::Kind::Number) {
            // "2d6" and "3rd" are words, not a number with something behind it
            while (token.end < phrase.size() && !isBlank(phrase[token.end]) && phrase[token.end] != '('
                   && phrase[token.end] != ')' && !isSign(phrase[token.end])) {
                token.kind = Token::Kind::Word;
                ++token.end;
            }
        }
        token.text = phrase.substr(token.begin, token.end - token.begin);
        tokens.push_back(token);
        at = token.end;
    }
    return tokens;
}

} // namespace muster::effects
