// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/phrase.h"

#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster::effects {

Phrase::Phrase(const yaml::Node& node, std::string path, const Words& words, Builder& builder, Scope& scope,
               yaml::Report& report)
    : m_words(words),
      m_builder(builder),
      m_scope(scope),
      m_report(report),
      m_path(std::move(path)),
      m_text(node.scalar),
      m_position(node.at),
      m_quoted(node.quoted)
{
    if (node.kind != yaml::NodeKind::Scalar) {
        m_report.add(ErrorKind::WrongShape, node.at, m_path, {"a phrase", yaml::shapeOf(node)});
        m_failed = true;
        return;
    }
    // Escapes and line ends would move the columns; then the beginning of the scalar has to do.
    m_placeable = m_text.find_first_of(m_quoted ? "\n\\\"'" : "\n\\") == std::string_view::npos;
    // Nobody needs a longer one, and everything that reads or walks a phrase can rely on it.
    constexpr std::size_t longest = 1000;
    if (m_text.size() > longest) {
        m_report.add(ErrorKind::TooLong, node.at, m_path,
                     {std::to_string(lengthInCharacters(m_text)), std::to_string(longest)});
        m_failed = true;
        return;
    }
    m_tokens = scan(m_text);
    m_end = m_tokens.size();
}

bool Phrase::isWord(std::string_view word, std::size_t ahead) const
{
    return m_at + ahead < m_end && m_tokens[m_at + ahead].kind == Token::Kind::Word
        && sameWord(m_tokens[m_at + ahead].text, word);
}

bool Phrase::isKind(Token::Kind kind, std::size_t ahead) const
{
    return m_at + ahead < m_end && m_tokens[m_at + ahead].kind == kind;
}

bool Phrase::isSign(std::string_view sign) const { return isKind(Token::Kind::Sign) && m_tokens[m_at].text == sign; }

bool Phrase::accept(std::string_view words)
{
    std::size_t count = 0;
    while (!words.empty()) {
        const std::size_t blank = words.find(' ');
        if (!isWord(words.substr(0, blank), count))
            return false;
        ++count;
        words = blank == std::string_view::npos ? std::string_view{} : words.substr(blank + 1);
    }
    m_at += count;
    return true;
}

std::string_view Phrase::textOf(std::size_t first, std::size_t end) const
{
    if (first >= end || end > m_tokens.size())
        return {};
    const std::size_t begin = m_tokens[first].begin;
    return m_text.substr(begin, m_tokens[end - 1].end - begin);
}

std::string_view Phrase::here() const { return atEnd() ? std::string_view{} : m_tokens[m_at].text; }

FoundWord Phrase::acceptWord(std::string_view lists)
{
    constexpr std::size_t longest = 5;
    std::size_t count = 0;
    while (count < longest && m_at + count < m_end
           && (m_tokens[m_at + count].kind == Token::Kind::Word || m_tokens[m_at + count].kind == Token::Kind::Number))
        ++count;
    for (; count > 0; --count) {
        const FoundWord found = m_words.find(lists, textOf(m_at, m_at + count));
        if (!found.key.empty()) {
            m_at += count;
            return found;
        }
    }
    return {};
}

std::size_t Phrase::findTop(std::string_view word, std::size_t from) const
{
    int depth = 0;
    for (std::size_t i = from; i < m_end; ++i) {
        if (m_tokens[i].kind == Token::Kind::Open)
            ++depth;
        else if (m_tokens[i].kind == Token::Kind::Close)
            --depth;
        else if (depth == 0 && m_tokens[i].kind == Token::Kind::Word && sameWord(m_tokens[i].text, word))
            return i;
    }
    return m_end;
}

Position Phrase::positionOf(std::size_t byte) const
{
    Position at = m_position;
    if (m_placeable)
        at.column += (m_quoted ? 1 : 0) + static_cast<int>(lengthInCharacters(m_text.substr(0, byte)));
    return at;
}

std::uint32_t Phrase::fail(ErrorKind kind, std::size_t token, std::vector<std::string> arguments, std::string nearest)
{
    if (!m_failed) {
        const std::size_t byte = token < m_tokens.size() ? m_tokens[token].begin : m_text.size();
        m_report.add(kind, positionOf(byte), m_path, std::move(arguments), std::move(nearest));
    }
    m_failed = true;
    m_at = m_end;
    return noNode;
}

std::uint32_t Phrase::failWord(std::string_view lists, std::string_view what)
{
    const auto known = m_words.spellings(lists);
    const std::string_view found = rest();
    std::string near = nearestOne(found, known);
    if (near.empty())
        near = nearestOne(here(), known);
    return fail(ErrorKind::UnknownWord, m_at, {std::string(found), std::string(what)}, std::move(near));
}

Argument Phrase::word(std::string_view lists)
{
    if (m_failed)
        return {};
    return whole(ErrorKind::BadExpression, [&]() -> Argument {
        const FoundWord found = acceptWord(lists);
        if (found.key.empty()) {
            failWord(lists, lists);
            return {};
        }
        return m_builder.text(found.key);
    });
}

Phrase::Measure Phrase::measure(std::string_view lists)
{
    if (m_failed)
        return {};
    return whole(ErrorKind::BadExpression, [&]() -> Measure {
        Measure result;
        if (isKind(Token::Kind::Number)) {
            result.amount = m_builder.number(m_tokens[m_at].number);
            ++m_at;
        } else if (accept("everything")) {
            result.amount = m_builder.node(m_builder.add(Term::QuantityEverything));
            accept("of");
        }
        const FoundWord found = acceptWord(lists);
        if (found.key.empty())
            failWord(lists, lists);
        else
            result.word = m_builder.text(found.key);
        return result;
    });
}

} // namespace muster::effects
