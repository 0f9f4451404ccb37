// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/phrase.h"

#include <charconv>

#include "model/effects/view.h"
#include "model/text/nearest.h"

namespace muster::effects {

namespace {

constexpr int deepest = 12;    ///< brackets inside brackets
constexpr int largest = 9'999; ///< the engine's numbers have room for three of them

/// "3d20": how many dice and how many faces; zeros where it is something else.
std::pair<int, int> readDice(std::string_view text)
{
    const std::size_t d = text.find_first_of("dD");
    if (d == std::string_view::npos)
        return {};
    const auto read = [](std::string_view digits) {
        int value = 0;
        const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return end.ec == std::errc() && end.ptr == digits.data() + digits.size() ? value : 0;
    };
    const int dice = d == 0 ? 1 : read(text.substr(0, d));
    const int faces = read(text.substr(d + 1));
    constexpr int mostDice = 100;
    constexpr int mostFaces = 1000;
    if (dice < 1 || dice > mostDice || faces < 2 || faces > mostFaces)
        return {};
    return {dice, faces};
}

} // namespace

Argument Phrase::quantity()
{
    if (m_failed)
        return {};
    const Argument result = whole(ErrorKind::BadExpression, [&] { return readQuantity(); });
    return m_failed ? Argument{} : result;
}

std::uint32_t Phrase::dice()
{
    if (m_failed)
        return noNode;
    const auto [dice, faces] = readDice(m_text);
    if (dice == 0)
        return fail(ErrorKind::WrongShape, 0, {"dice such as d20 or 3d6", std::string(m_text)});
    return m_builder.add(Term::QuantityFaces, {{"dice", m_builder.number(dice)}, {"faces", m_builder.number(faces)}});
}

Argument Phrase::combine(Term term, Argument left, Argument right)
{
    if (m_failed)
        return {};
    return m_builder.node(m_builder.add(term, {{"left", left}, {"right", right}}));
}

Argument Phrase::readQuantity()
{
    if (++m_depth > deepest) {
        fail(ErrorKind::TooDeep, m_at, {std::to_string(deepest)});
        return {};
    }
    if (accept("up to")) {
        const Argument most = readQuantity();
        --m_depth;
        return m_failed ? Argument{} : m_builder.node(m_builder.add(Term::QuantityUpTo, {{"quantity", most}}));
    }
    Argument result = readProduct();
    while (!m_failed && (isSign("+") || isSign("-"))) {
        const Term term = isSign("+") ? Term::QuantitySum : Term::QuantityDifference;
        ++m_at;
        result = combine(term, result, readProduct());
    }
    --m_depth;
    return result;
}

Argument Phrase::readProduct()
{
    Argument result = readFactor();
    while (!m_failed && (isWord("x") || isWord("times") || isSign("*"))) {
        ++m_at;
        result = combine(Term::QuantityProduct, result, readFactor());
    }
    return result;
}

Argument Phrase::readFactor()
{
    if (isKind(Token::Kind::Number)) {
        const int number = m_tokens[m_at].number;
        if (number > largest || number < -largest) {
            fail(ErrorKind::OutOfRange, m_at,
                 {std::to_string(number), std::to_string(-largest), std::to_string(largest)});
            return {};
        }
        ++m_at;
        return m_builder.number(number);
    }
    if (isKind(Token::Kind::Open)) {
        ++m_at;
        const Argument inner = readQuantity();
        if (!m_failed && !isKind(Token::Kind::Close))
            return failQuantity();
        ++m_at;
        return inner;
    }
    if (isKind(Token::Kind::Open, 1) && (isWord("count") || isWord("times")))
        return readCall();
    if (accept("half of")) {
        const Argument whole = readFactor();
        if (m_failed)
            return {};
        if (isSign(","))
            ++m_at;
        const bool up = accept("rounded up");
        if (!up && !accept("rounded down")) {
            fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())}, "rounded down");
            return {};
        }
        return m_builder.node(m_builder.add(Term::QuantityHalf, {{"quantity", whole}, {"up", m_builder.flag(up)}}));
    }
    for (const Term term : {Term::QuantityLowest, Term::QuantityHighest}) {
        if (!accept(info(term).name))
            continue;
        const Argument left = readQuantity();
        if (!m_failed && !accept("and"))
            return failQuantity();
        return combine(term, left, m_failed ? Argument{} : readQuantity());
    }
    return readNamedNumber();
}

Argument Phrase::readCall()
{
    const bool count = isWord("count");
    m_at += 2;
    std::uint32_t result = noNode;
    if (count) {
        const std::uint32_t what = readSelector(Wanted::Any);
        if (!m_failed)
            result = m_builder.add(Term::QuantityCount, {{"what", m_builder.node(what)}});
    } else {
        // times(EVENT this WINDOW): the window is what stands behind the last `this`
        std::size_t close = m_at;
        for (int depth = 1; close < m_end; ++close) {
            depth += m_tokens[close].kind == Token::Kind::Open ? 1
                : m_tokens[close].kind == Token::Kind::Close   ? -1
                                                               : 0;
            if (depth == 0)
                break;
        }
        std::size_t window = m_end;
        for (std::size_t at = findTop("this", m_at); at < close; at = findTop("this", at + 1))
            window = at;
        if (window >= close) {
            fail(ErrorKind::BadExpression, close, {std::string(m_text), std::string(textOf(m_at, close))}, "this turn");
            return {};
        }
        const std::size_t end = m_end;
        m_end = window;
        const std::uint32_t event = readEvent();
        m_end = end;
        if (m_failed)
            return {};
        m_at = window + 1;
        const FoundWord moment = acceptWord("moments");
        if (moment.key.empty()) {
            failWord("moments", "moments");
            return {};
        }
        const std::uint32_t time = m_builder.add(Term::DurationThis, {{"moment", m_builder.text(moment.key)}});
        result =
            m_builder.add(Term::QuantityHappened, {{"event", m_builder.node(event)}, {"window", m_builder.node(time)}});
    }
    if (m_failed)
        return {};
    if (!isKind(Token::Kind::Close))
        return failQuantity();
    ++m_at;
    return m_builder.node(result);
}

Argument Phrase::readNamedNumber()
{
    const auto known = [&](bool is, Term term) -> Argument {
        if (!is) {
            fail(ErrorKind::NeverSet, m_at - 1, {std::string(info(term).name)});
            return {};
        }
        return m_builder.node(m_builder.add(term));
    };
    const auto withSelector = [&](Term term, const FoundWord& word) -> Argument {
        const std::uint32_t of = readSelector(Wanted::Any);
        if (m_failed)
            return {};
        return m_builder.node(m_builder.add(term, {{"word", m_builder.text(word.key)}, {"of", m_builder.node(of)}}));
    };
    if (accept("amount"))
        return known(m_scope.hasAmount, Term::QuantityAmount);
    if (accept("result"))
        return known(m_scope.hasResult, Term::QuantityResult);
    if (accept("everything"))
        return m_builder.node(m_builder.add(Term::QuantityEverything));
    if (accept("number of the")) {
        const FoundWord moment = acceptWord("moments");
        if (moment.key.empty()) {
            failWord("moments", "moments");
            return {};
        }
        return m_builder.node(m_builder.add(Term::QuantityNumberOf, {{"moment", m_builder.text(moment.key)}}));
    }
    if (accept(info(Term::QuantityDifferent).name)) {
        const std::string_view field = readSharedField();
        if (!m_failed && !accept("of"))
            return failQuantity();
        const std::uint32_t of = m_failed ? noNode : readSelector(Wanted::Any);
        if (m_failed)
            return {};
        return m_builder.node(
            m_builder.add(Term::QuantityDifferent, {{"field", m_builder.text(field)}, {"of", m_builder.node(of)}}));
    }
    for (const Term term : {Term::QuantityTotal, Term::QuantityPrinted}) {
        if (!isWord(info(term).name))
            continue;
        ++m_at;
        const FoundWord word = acceptWord(numberWords);
        if (word.key.empty()) {
            failWord(numberWords, "numbers");
            return {};
        }
        if (!accept("of"))
            return failQuantity();
        return withSelector(term, word);
    }
    if (isKind(Token::Kind::Word)) {
        if (Scope::Name* name = m_scope.find(here())) {
            name->used = true;
            if (!name->set) {
                fail(ErrorKind::NeverSet, m_at, {name->name});
                return {};
            }
            ++m_at;
            return m_builder.node(m_builder.add(Term::QuantityRemembered, {{"name", m_builder.text(name->name)}}));
        }
    }
    if (const FoundWord word = acceptWord(numberWords); !word.key.empty()) {
        if (accept("of"))
            return withSelector(Term::QuantityValue, word);
        return m_builder.node(m_builder.add(Term::QuantityValue, {{"word", m_builder.text(word.key)}}));
    }
    return failQuantity();
}

Argument Phrase::failQuantity()
{
    if (m_failed)
        return {};
    if (atEnd() || here().empty() || m_tokens[m_at].kind != Token::Kind::Word) {
        fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
        return {};
    }
    std::vector<std::string_view> known = m_words.spellings(numberWords);
    for (const TermInfo& term : terms()) {
        if (term.sort == Sort::Quantity)
            known.push_back(term.name);
    }
    for (const Scope::Name& one : m_scope.names)
        known.emplace_back(one.name);
    std::string near = nearestOne(rest(), known);
    if (near.empty())
        near = nearestOne(here(), known);
    fail(ErrorKind::UnknownQuantity, m_at, {std::string(here())}, std::move(near));
    return {};
}

} // namespace muster::effects
