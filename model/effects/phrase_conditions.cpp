// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/phrase.h"

#include <array>

#include "model/effects/view.h"
#include "model/text/nearest.h"

namespace muster::effects {

namespace {

constexpr int deepest = 12; ///< brackets inside brackets

constexpr std::array<std::string_view, 6> predicates{"is", "are", "has", "have", "shares", "share"};
constexpr std::array<std::string_view, 6> signs{"=", "!=", "<", "<=", ">", ">="};

} // namespace

bool Phrase::isComparison(std::string_view sign)
{
    for (const std::string_view one : signs) {
        if (one == sign)
            return true;
    }
    return false;
}

std::uint32_t Phrase::condition()
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::BadExpression, [&] { return readCondition(); });
}

std::uint32_t Phrase::readCondition()
{
    if (++m_depth > deepest)
        return fail(ErrorKind::TooDeep, m_at, {std::to_string(deepest)});
    std::vector<std::uint32_t> parts{readConjunction()};
    while (!m_failed && accept("or"))
        parts.push_back(readConjunction());
    --m_depth;
    if (m_failed)
        return noNode;
    return parts.size() == 1 ? parts.front()
                             : m_builder.add(Term::ConditionAnyOf, {{"conditions", m_builder.nodes(parts)}});
}

std::uint32_t Phrase::readConjunction()
{
    std::vector<std::uint32_t> parts{readNegation()};
    while (!m_failed && accept("and"))
        parts.push_back(readNegation());
    if (m_failed)
        return noNode;
    return parts.size() == 1 ? parts.front()
                             : m_builder.add(Term::ConditionAllOf, {{"conditions", m_builder.nodes(parts)}});
}

std::uint32_t Phrase::readNegation()
{
    if (!accept("not"))
        return readPrimary();
    const std::uint32_t inner = readPrimary();
    return m_failed ? noNode : m_builder.add(Term::ConditionNotThat, {{"condition", m_builder.node(inner)}});
}

bool Phrase::bracketHoldsCondition() const
{
    // "(own turn or self is in hand) and …" is a condition; "(spd of self + 2) x 3 > 4" is a number.
    int depth = 0;
    for (std::size_t i = m_at; i < m_end; ++i) {
        if (m_tokens[i].kind == Token::Kind::Open)
            ++depth;
        if (m_tokens[i].kind == Token::Kind::Close && --depth == 0)
            return i + 1 == m_end || sameWord(m_tokens[i + 1].text, "and") || sameWord(m_tokens[i + 1].text, "or")
                || m_tokens[i + 1].kind == Token::Kind::Close;
    }
    return false;
}

std::size_t Phrase::clauseEnd() const
{
    int depth = 0;
    // `lowest of A and B`: that `and` belongs to the number
    int pairs = 0;
    for (std::size_t i = m_at; i < m_end; ++i) {
        const Token& token = m_tokens[i];
        if (token.kind == Token::Kind::Open)
            ++depth;
        if (token.kind == Token::Kind::Close && --depth < 0)
            return i;
        if (depth > 0 || token.kind != Token::Kind::Word)
            continue;
        if ((sameWord(token.text, "lowest") || sameWord(token.text, "highest")))
            ++pairs;
        if (sameWord(token.text, "or"))
            return i;
        if (sameWord(token.text, "and") && pairs-- <= 0)
            return i;
    }
    return m_end;
}

std::uint32_t Phrase::readPrimary()
{
    if (atEnd())
        return fail(ErrorKind::UnknownCondition, m_at, {std::string(m_text)});
    if (isKind(Token::Kind::Open) && bracketHoldsCondition()) {
        ++m_at;
        const std::uint32_t inner = readCondition();
        if (m_failed)
            return noNode;
        if (!isKind(Token::Kind::Close))
            return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
        ++m_at;
        return inner;
    }
    const std::size_t end = m_end;
    m_end = clauseEnd();
    std::uint32_t result = readShortCondition();
    if (!m_failed && result == noNode)
        result = readCounted();
    if (!m_failed && result == noNode) {
        std::size_t predicate = m_end;
        for (const std::string_view word : predicates)
            predicate = std::min(predicate, findTop(word, m_at));
        bool compared = false;
        int depth = 0;
        for (std::size_t i = m_at; i < m_end; ++i) {
            depth += m_tokens[i].kind == Token::Kind::Open ? 1 : m_tokens[i].kind == Token::Kind::Close ? -1 : 0;
            compared =
                compared || (depth == 0 && m_tokens[i].kind == Token::Kind::Sign && isComparison(m_tokens[i].text));
        }
        if (predicate < m_end) {
            result = readPredicate();
        } else if (compared) {
            result = readComparison();
        } else {
            std::vector<std::string_view> known = m_words.spellings("conditions");
            for (const std::string_view word : {"own turn", "opponent's turn", "in play", "attached", "in combat",
                                                "in garrison", "any", "no", "at least", "at most", "exactly"})
                known.push_back(word);
            std::string near = nearestOne(rest(), known);
            if (near.empty())
                near = nearestOne(here(), known);
            result = fail(ErrorKind::UnknownCondition, m_at, {std::string(rest())}, std::move(near));
        }
    }
    if (!m_failed && !atEnd())
        fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
    m_end = end;
    return m_failed ? noNode : result;
}

std::uint32_t Phrase::readShortCondition()
{
    const auto self = [&] { return m_builder.node(m_builder.add(Term::RoleSelf)); };
    if (isWord("paid") && m_at + 1 == m_end) {
        ++m_at;
        return m_builder.add(Term::ConditionPaid);
    }
    if (isWord("attached") && m_at + 1 == m_end) {
        ++m_at;
        return m_builder.add(Term::ConditionIsAttachedTo, {{"who", self()}});
    }
    if (isWord("in")) {
        ++m_at;
        const std::uint32_t place = readPlace();
        return m_failed ? noNode
                        : m_builder.add(Term::ConditionIsIn, {{"who", self()}, {"place", m_builder.node(place)}});
    }
    if (const std::size_t before = m_at; !acceptWord("conditions").key.empty()) {
        const bool whole = atEnd();
        m_at = before;
        if (whole) {
            const FoundWord word = acceptWord("conditions");
            return m_builder.add(Term::ConditionNamed, {{"word", m_builder.text(word.key)}});
        }
    }
    if (const std::uint32_t window = readWindow(WindowIn::Clause); window != noNode)
        return m_builder.add(Term::ConditionDuring, {{"when", m_builder.node(window)}});
    return noNode;
}

std::uint32_t Phrase::readCounted()
{
    const auto what = [&](Term term, Argument number) {
        const std::uint32_t selector = readSelector(Wanted::Any);
        if (m_failed)
            return noNode;
        if (number.kind == Argument::Kind::Absent)
            return m_builder.add(term, {{"what", m_builder.node(selector)}});
        return m_builder.add(term, {{"number", number}, {"what", m_builder.node(selector)}});
    };
    if (accept("any"))
        return what(Term::ConditionExists, {});
    if (accept("no"))
        return what(Term::ConditionNoneExists, {});
    for (const Term term : {Term::ConditionAtLeast, Term::ConditionAtMost, Term::ConditionExactly}) {
        if (!accept(info(term).name))
            continue;
        if (!isKind(Token::Kind::Number))
            return fail(ErrorKind::NotANumber, m_at, {std::string(here())});
        const int number = m_tokens[m_at].number;
        if (number < 0)
            return fail(ErrorKind::OutOfRange, m_at, {std::to_string(number), "0", ""});
        if (number == 0 && term == Term::ConditionAtLeast)
            return fail(ErrorKind::Unreachable, m_at, {std::string(m_text)});
        ++m_at;
        return what(term, m_builder.number(number));
    }
    return noNode;
}

std::uint32_t Phrase::readPredicate()
{
    const std::uint32_t who = readSelector(Wanted::Any);
    if (m_failed)
        return noNode;
    if (accept("is") || accept("are"))
        return readIs(who);
    const bool have = accept("has") || accept("have");
    if (have) {
        const std::size_t before = m_at;
        if (const FoundWord word = acceptWord(stateWords); !word.key.empty() && atEnd())
            return m_builder.add(Term::ConditionHasStatus,
                                 {{"who", m_builder.node(who)}, {"word", m_builder.text(word.key)}});
        m_at = before;
        const bool no = accept("no");
        const std::uint32_t what = readSelector(Wanted::Any);
        if (m_failed)
            return noNode;
        return m_builder.add(
            Term::ConditionHas,
            {{"who", m_builder.node(who)}, {"what", m_builder.node(what)}, {"not", m_builder.flag(no)}});
    }
    if (accept("shares") || accept("share")) {
        const std::string_view key = readSharedField();
        if (m_failed)
            return noNode;
        std::uint32_t with = noNode;
        if (accept("with")) {
            with = readSelector(Wanted::Any);
            if (m_failed)
                return noNode;
        }
        return m_builder.add(
            Term::ConditionShares,
            {{"who", m_builder.node(who)}, {"field", m_builder.text(key)}, {"with", m_builder.node(with)}});
    }
    return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
}

/// A field of cards, `name` or `type`.
std::string_view Phrase::readSharedField()
{
    if (const FoundWord fixed = acceptWord("shared fields"); !fixed.key.empty())
        return fixed.key;
    if (const FieldIndex field = m_words.game().findField(here()); field.valid()) {
        ++m_at;
        return m_words.game().field(field).key;
    }
    std::vector<std::string_view> known = m_words.spellings("shared fields");
    for (const Field& one : m_words.game().fields)
        known.push_back(one.key);
    fail(ErrorKind::UnknownField, m_at, {std::string(here())}, nearestOne(here(), known));
    return {};
}

std::uint32_t Phrase::readIs(std::uint32_t who)
{
    const Argument not_ = m_builder.flag(accept("not"));
    const Argument subject = m_builder.node(who);
    if (accept("in")) {
        const std::uint32_t place = readPlace();
        return m_failed
            ? noNode
            : m_builder.add(Term::ConditionIsIn, {{"who", subject}, {"place", m_builder.node(place)}, {"not", not_}});
    }
    if (accept("attached")) {
        std::uint32_t to = noNode;
        if (accept("to")) {
            to = readSelector(Wanted::Any);
            if (m_failed)
                return noNode;
        }
        return m_builder.add(Term::ConditionIsAttachedTo,
                             {{"who", subject}, {"to", m_builder.node(to)}, {"not", not_}});
    }
    const std::size_t before = m_at;
    const FoundWord word = acceptWord("statuses, states, keywords, roles of the moment");
    if (!word.key.empty() && atEnd())
        return m_builder.add(Term::ConditionHasStatus,
                             {{"who", subject}, {"word", m_builder.text(word.key)}, {"not", not_}});
    m_at = before;
    Argument query;
    if (isKind(Token::Kind::Open)) {
        if (!readQueryInBrackets(query))
            return noNode;
        return m_builder.add(Term::ConditionMatches, {{"who", subject}, {"query", query}, {"not", not_}});
    }
    bool plural = false;
    bool player = false;
    accept("a");
    const std::size_t nounAt = m_at;
    const std::uint32_t noun = readNoun(plural, player);
    if (noun != noNode && (atEnd() || isKind(Token::Kind::Open))) {
        if (!readQueryInBrackets(query))
            return noNode;
        return m_builder.add(Term::ConditionMatches,
                             {{"who", subject}, {"noun", m_builder.node(noun)}, {"query", query}, {"not", not_}});
    }
    m_at = nounAt;
    const std::uint32_t other = readSelector(Wanted::Any);
    return m_failed
        ? noNode
        : m_builder.add(Term::ConditionIsSame, {{"who", subject}, {"other", m_builder.node(other)}, {"not", not_}});
}

std::uint32_t Phrase::readComparison()
{
    const std::size_t begin = m_at;
    const Argument left = readQuantity();
    if (m_failed)
        return noNode;
    if (!isKind(Token::Kind::Sign) || !isComparison(m_tokens[m_at].text))
        return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
    const std::string_view sign = m_tokens[m_at].text;
    ++m_at;
    const Argument right = readQuantity();
    if (m_failed)
        return noNode;
    if (left.kind == Argument::Kind::Number && right.kind == Argument::Kind::Number) // always or never true
        return fail(ErrorKind::Unreachable, begin, {std::string(textOf(begin, m_at))});
    return m_builder.add(Term::ConditionCompare, {{"left", left}, {"sign", m_builder.text(sign)}, {"right", right}});
}

} // namespace muster::effects
