// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/query_terms.h"

#include <algorithm>

#include "model/query/lexer.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

using query::Compare;
using query::Node;
using query::Subject;
using query::Token;

/// Index behind the term that begins at `at`; tokens are those of a query that can be read.
std::size_t endOfTerm(const std::vector<Token>& tokens, std::size_t at)
{
    while (tokens[at].kind == Token::Kind::Minus || tokens[at].isWord("not"))
        ++at;
    if (tokens[at].kind == Token::Kind::Open) {
        int depth = 0;
        do {
            depth += tokens[at].kind == Token::Kind::Open ? 1 : tokens[at].kind == Token::Kind::Close ? -1 : 0;
            ++at;
        } while (depth > 0 && tokens[at].kind != Token::Kind::End);
        return at;
    }
    return tokens[at + 1].kind == Token::Kind::Operator ? at + 3 : at + 1;
}

/// Which terms of a query are such.
template <class Terms, class Wanted>
std::vector<bool> termsThat(const Terms& terms, Wanted wanted)
{
    std::vector<bool> which;
    which.reserve(terms.size());
    for (const auto& term : terms)
        which.push_back(wanted(term));
    return which;
}

bool asksForWord(const Node& node, const QueryTarget& target)
{
    return node.kind == Node::Kind::Compare && node.subject == target.subject && node.field == target.field
        && node.compare == Compare::Equal && node.right == Subject::Value;
}

bool asksForNumber(const Node& node, const QueryTarget& target)
{
    return node.kind == Node::Kind::Compare && node.subject == target.subject && node.field == target.field
        && node.right == Subject::Number && node.compare != Compare::NotEqual && node.compare != Compare::Contains;
}

std::optional<QueryTerms::Deck> deckOf(const Node& node)
{
    const auto is = [](const Node& one, Subject subject) {
        return one.kind == Node::Kind::Compare && one.subject == subject;
    };
    if (is(node, Subject::InDeck))
        return QueryTerms::Deck::In;
    if (is(node, Subject::MayAdd))
        return QueryTerms::Deck::MayAdd;
    if (node.kind == Node::Kind::Not && is(node.children.front(), Subject::InDeck))
        return QueryTerms::Deck::NotIn;
    return {};
}

} // namespace

QueryTerms::QueryTerms(const QString& source, const Game& game, const query::OpenWords* known)
    : m_source(source.toStdString()),
      m_game(&game)
{
    const auto whole = query::parse(m_source, game, known);
    const auto tokens = query::tokenize(m_source);
    m_readable = whole.has_value();
    if (!m_readable)
        return;
    for (std::size_t at = 0; (*tokens)[at].kind != Token::Kind::End;) {
        const std::size_t first = at;
        if ((*tokens)[at].isWord("or") && (*tokens)[at + 1].kind != Token::Kind::Operator) {
            m_alternatives = true;
            ++at;
            continue;
        }
        if ((*tokens)[at].isWord("and") && (*tokens)[at + 1].kind != Token::Kind::Operator)
            ++at;
        const std::size_t behind = endOfTerm(*tokens, at);
        Term term;
        const Token& last = (*tokens)[behind - 1];
        term.begin = (*tokens)[first].begin;
        term.end = last.begin + last.length;
        const std::size_t from = (*tokens)[at].begin;
        if (auto alone = query::parse(std::string_view(m_source).substr(from, term.end - from), game, known))
            term.node = std::move(alone->root);
        m_terms.push_back(std::move(term));
        at = behind;
    }
}

bool QueryTerms::isAbout(const Term& term, const QueryTarget& target, bool counted) const
{
    if (m_alternatives)
        return false;
    if (counted)
        return asksForNumber(term.node, target);
    return asksForWord(term.node, target)
        || (term.node.kind == Node::Kind::Any
            && std::ranges::all_of(term.node.children, [&](const Node& node) { return asksForWord(node, target); }));
}

std::vector<std::string> QueryTerms::words(const QueryTarget& target) const
{
    std::vector<std::string> found;
    for (const Term& term : m_terms) {
        if (!isAbout(term, target, false))
            continue;
        if (term.node.kind == Node::Kind::Compare)
            found.push_back(term.node.text);
        for (const Node& node : term.node.children)
            found.push_back(node.text);
    }
    return found;
}

QueryTerms::Range QueryTerms::range(const QueryTarget& target) const
{
    Range found;
    const auto atLeast = [&](int number) { found.first = std::max(found.first.value_or(number), number); };
    const auto atMost = [&](int number) { found.second = std::min(found.second.value_or(number), number); };
    for (const Term& term : m_terms) {
        if (!isAbout(term, target, true))
            continue;
        const int number = term.node.number;
        switch (term.node.compare) {
        case Compare::Less:
            atMost(number - 1);
            break;
        case Compare::LessOrEqual:
            atMost(number);
            break;
        case Compare::Greater:
            atLeast(number + 1);
            break;
        case Compare::GreaterOrEqual:
            atLeast(number);
            break;
        default:
            atLeast(number);
            atMost(number);
        }
    }
    return found;
}

std::optional<bool> QueryTerms::flag(FieldIndex field) const
{
    if (!m_alternatives) {
        for (const Term& term : m_terms) {
            if (asksForWord(term.node, {Subject::Field, field}))
                return term.node.text == "yes";
            if (term.node.kind == Node::Kind::Not && asksForWord(term.node.children.front(), {Subject::Field, field}))
                return term.node.children.front().text != "yes";
        }
    }
    return {};
}

QueryTerms::Deck QueryTerms::deck() const
{
    if (!m_alternatives) {
        for (const Term& term : m_terms) {
            if (const auto deck = deckOf(term.node))
                return *deck;
        }
    }
    return Deck::Any;
}

QString QueryTerms::replaced(const std::vector<bool>& goes, const QString& by) const
{
    if (!m_readable)
        return QString::fromStdString(m_source);
    QString source = QString::fromStdString(m_source).trimmed();
    if (m_alternatives)
        return by.isEmpty() ? source : u"(%1) %2"_s.arg(source, by);
    QStringList pieces;
    bool placed = by.isEmpty();
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        if (!goes[i]) {
            std::string_view text =
                std::string_view(m_source).substr(m_terms[i].begin, m_terms[i].end - m_terms[i].begin);
            QString piece = QString::fromUtf8(text.data(), qsizetype(text.size()));
            if (pieces.isEmpty() && piece.startsWith("and "_L1, Qt::CaseInsensitive))
                piece = piece.mid(4).trimmed(); // what it joined is gone
            pieces += piece;
        } else if (!placed) {
            pieces += by;
            placed = true;
        }
    }
    if (!placed)
        pieces += by;
    return pieces.join(u' ');
}

QString QueryTerms::nameOf(const QueryTarget& target) const
{
    switch (target.subject) {
    case Subject::Type:
        return u"type"_s;
    case Subject::Set:
        return u"set"_s;
    default:
        return QString::fromStdString(m_game->field(target.field).key);
    }
}

QString QueryTerms::withWords(const QueryTarget& target, const QStringList& labels) const
{
    const auto goes = termsThat(m_terms, [&](const Term& term) { return isAbout(term, target, false); });
    QStringList all;
    for (const QString& label : labels)
        all += nameOf(target) + u':' + spelled(label);
    QString by = all.join(" or "_L1);
    if (all.size() > 1)
        by = u'(' + by + u')';
    return replaced(goes, by);
}

QString QueryTerms::withRange(const QueryTarget& target, const Range& range) const
{
    const auto goes = termsThat(m_terms, [&](const Term& term) { return isAbout(term, target, true); });
    const QString name = nameOf(target);
    QStringList all;
    if (range.first && range.first == range.second) {
        all += name + u'=' + QString::number(*range.first);
    } else {
        if (range.first)
            all += name + ">="_L1 + QString::number(*range.first);
        if (range.second)
            all += name + "<="_L1 + QString::number(*range.second);
    }
    return replaced(goes, all.join(u' '));
}

QString QueryTerms::withFlag(FieldIndex field, std::optional<bool> yes) const
{
    const QueryTarget target{Subject::Field, field};
    const auto goes = termsThat(m_terms, [&](const Term& term) {
        return asksForWord(term.node, target)
            || (term.node.kind == Node::Kind::Not && asksForWord(term.node.children.front(), target));
    });
    const QString key = QString::fromStdString(m_game->field(field).key);
    return replaced(goes, !yes ? QString() : (*yes ? "is:"_L1 : "-is:"_L1) + key);
}

QString QueryTerms::withDeck(Deck deck) const
{
    const auto goes = termsThat(m_terms, [&](const Term& term) { return deckOf(term.node).has_value(); });
    switch (deck) {
    case Deck::Any:
        break;
    case Deck::In:
        return replaced(goes, u"in:deck"_s);
    case Deck::NotIn:
        return replaced(goes, u"-in:deck"_s);
    case Deck::MayAdd:
        return replaced(goes, u"may:add"_s);
    }
    return replaced(goes, {});
}

QStringList QueryTerms::relaxed() const
{
    QStringList all;
    if (m_alternatives || m_terms.size() < 2)
        return all;
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        std::vector<bool> goes(m_terms.size(), false);
        goes[i] = true;
        all += replaced(goes, {});
    }
    all.removeDuplicates();
    return all;
}

std::vector<std::string> QueryTerms::bareWords() const
{
    std::vector<std::string> words;
    if (m_alternatives)
        return words;
    for (const Term& term : m_terms) {
        if (term.node.kind == query::Node::Kind::Words)
            words.push_back(term.node.text);
    }
    return words;
}

QString QueryTerms::withBareWords(const QStringList& by) const
{
    const auto goes = termsThat(
        m_terms, [&](const Term& term) { return !m_alternatives && term.node.kind == query::Node::Kind::Words; });
    return std::ranges::find(goes, true) == goes.end() ? QString::fromStdString(m_source).trimmed()
                                                       : replaced(goes, by.join(u' '));
}

QString QueryTerms::withTypeFromWord() const
{
    if (m_alternatives)
        return {};
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        const query::Node& node = m_terms[i].node;
        if (node.kind != query::Node::Kind::Words || m_game->typesOf(node.text).empty())
            continue;
        std::vector<bool> goes(m_terms.size(), false);
        goes[i] = true;
        return replaced(goes, u"type:"_s + spelled(QString::fromStdString(node.text)));
    }
    return {};
}

QString QueryTerms::spelled(const QString& value)
{
    static const QStringList Taken{u"or"_s, u"and"_s, u"not"_s, u"none"_s, u"any"_s};
    const QString plain = value.toLower();
    const bool clear = !plain.isEmpty() && !Taken.contains(plain) && !plain.startsWith(u'-')
        && std::ranges::all_of(plain, [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'\''; })
        && std::ranges::any_of(plain, [](QChar c) { return c.isLetter(); });
    if (clear)
        return plain;
    QString escaped;
    for (const QChar c : value) {
        if (c == u'\\' || query::quoteLength(QString(c).toStdString()) != 0)
            escaped += u'\\';
        escaped += c;
    }
    return u'"' + escaped + u'"';
}

} // namespace muster::app
