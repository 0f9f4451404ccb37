// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/phrase.h"

#include "model/effects/view.h"
#include "model/text/nearest.h"

namespace muster::effects {

namespace {

/// The fixed words of an event, in tokens: "deals damage", and behind `you` also "deal damage".
struct EventWords {
    const TermInfo* term;
    std::string words;
    std::size_t count;
    bool afterYou;
};

const std::vector<EventWords>& eventWords()
{
    static const std::vector<EventWords> all = [] {
        std::vector<EventWords> result;
        for (const TermInfo& term : terms()) {
            if (term.sort != Sort::Event)
                continue;
            const std::string name(term.name);
            const std::size_t count = scan(name).size();
            result.push_back({&term, name, count, false});
            constexpr std::string_view subject = "{subject:";
            const std::size_t begin = term.reading.find(subject);
            if (begin == std::string_view::npos)
                continue;
            const std::size_t base = begin + subject.size();
            const std::string plural(term.reading.substr(base, term.reading.find('|', base) - base));
            result.push_back({&term, plural + name.substr(std::min(name.size(), name.find(' '))), count, true});
        }
        return result;
    }();
    return all;
}

} // namespace

std::uint32_t Phrase::window()
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::BadExpression, [&] {
        const std::uint32_t found = readWindow(WindowIn::Value);
        return m_failed || found != noNode ? found : failWord("moments", "moments");
    });
}

/// In a clause it is a window only if nothing else stands there: "own turn", not "own champion is …".
std::uint32_t Phrase::readWindow(WindowIn in)
{
    const bool wholeClause = in == WindowIn::Clause;
    const std::size_t before = m_at;
    const bool own = accept("own") || accept("your");
    const bool enemy = !own && (accept("opponent's") || accept("enemy"));
    if (!own && !enemy && !accept("any"))
        accept("each");
    const bool next = in == WindowIn::Event && accept("next");
    const FoundWord moment = acceptWord("moments");
    if (moment.key.empty() || (wholeClause && (!atEnd() || moment.plural))) {
        if (wholeClause)
            m_at = before;
        return noNode;
    }
    std::uint32_t whose = noNode;
    if (own || enemy)
        whose = m_builder.add(own ? Term::WhoseOwn : Term::WhoseEnemy);
    return m_builder.add(
        Term::Window,
        {{"whose", m_builder.node(whose)}, {"moment", m_builder.text(moment.key)}, {"next", m_builder.flag(next)}});
}

std::uint32_t Phrase::limit()
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::BadExpression, [&]() -> std::uint32_t {
        int times = 0;
        if (accept("once")) {
            times = 1;
        } else if (accept("twice")) {
            times = 2;
        } else if (isKind(Token::Kind::Number)) {
            times = m_tokens[m_at].number;
            if (times < 1)
                return fail(ErrorKind::OutOfRange, m_at, {std::to_string(times), "1", ""});
            ++m_at;
            if (!accept("times") && !accept("time"))
                return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())}, "times");
        } else {
            return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())}, "once per turn");
        }
        if (!accept("per"))
            return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())}, "per");
        std::uint32_t whose = noNode;
        if (accept("own") || accept("your"))
            whose = m_builder.add(Term::WhoseOwn);
        else if (accept("opponent's"))
            whose = m_builder.add(Term::WhoseEnemy);
        const FoundWord moment = acceptWord("moments");
        if (moment.key.empty())
            return failWord("moments", "moments");
        const bool byName = accept("by name");
        return m_builder.add(Term::Limit,
                             {{"times", m_builder.number(times)},
                              {"whose", m_builder.node(whose)},
                              {"per", m_builder.text(moment.key)},
                              {"by name", m_builder.flag(byName)}});
    });
}

std::uint32_t Phrase::threshold()
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::BadExpression, [&]() -> std::uint32_t {
        Argument lowest;
        Argument highest;
        const bool least = accept("at least");
        const bool most = !least && accept("at most");
        const bool exact = !least && !most && accept("exactly");
        const bool range = !least && !most && !exact && accept("from");
        if ((!least && !most && !exact && !range) || !isKind(Token::Kind::Number))
            return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())}, "at least 11");
        const Argument number = m_builder.number(m_tokens[m_at].number);
        ++m_at;
        if (!most)
            lowest = number;
        if (most || exact)
            highest = number;
        if (range) {
            if (!accept("to") || !isKind(Token::Kind::Number))
                return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
            highest = m_builder.number(m_tokens[m_at].number);
            ++m_at;
        }
        return m_builder.add(Term::Branch, {{"lowest", lowest}, {"highest", highest}});
    });
}

std::uint32_t Phrase::duration()
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::UnknownDuration, [&] { return readDuration(); });
}

std::uint32_t Phrase::readDuration()
{
    const auto whose = [&]() -> Argument {
        if (accept("own") || accept("your"))
            return m_builder.node(m_builder.add(Term::WhoseOwn));
        if (accept("opponent's") || accept("enemy"))
            return m_builder.node(m_builder.add(Term::WhoseEnemy));
        return {};
    };
    const auto moment = [&]() -> Argument {
        const FoundWord found = acceptWord("moments");
        if (found.key.empty()) {
            failWord("moments", "moments");
            return {};
        }
        return m_builder.text(found.key);
    };
    const auto unlessFailed = [&](Term term, std::initializer_list<Builder::Named> arguments) {
        return m_failed ? noNode : m_builder.add(term, arguments);
    };
    if (accept("rest of game") || accept("rest of the game"))
        return m_builder.add(Term::DurationRestOfGame);
    if (accept("this")) {
        const Argument found = moment();
        return unlessFailed(Term::DurationThis, {{"moment", found}});
    }
    if (accept("for")) {
        if (!isKind(Token::Kind::Number))
            return fail(ErrorKind::NotANumber, m_at, {std::string(here())});
        if (m_tokens[m_at].number < 1)
            return fail(ErrorKind::OutOfRange, m_at, {std::to_string(m_tokens[m_at].number), "1", ""});
        const Argument number = m_builder.number(m_tokens[m_at].number);
        ++m_at;
        const Argument owner = whose();
        const Argument found = moment();
        return unlessFailed(Term::DurationFor, {{"number", number}, {"whose", owner}, {"moment", found}});
    }
    if (accept("while")) {
        const std::uint32_t held = readCondition();
        return unlessFailed(Term::DurationAsLongAs, {{"condition", m_builder.node(held)}});
    }
    if (accept("until")) {
        const bool end = accept("end of");
        if (end || accept("start of")) {
            const Argument owner = whose();
            const bool next = accept("next");
            const Argument found = moment();
            return unlessFailed(
                Term::DurationUntil,
                {{"end", m_builder.flag(end)}, {"whose", owner}, {"next", m_builder.flag(next)}, {"moment", found}});
        }
        const std::uint32_t event = readEvent();
        return unlessFailed(Term::DurationUntilEvent, {{"event", m_builder.node(event)}});
    }
    static constexpr std::string_view known[] = {"this turn",
                                                 "this attack",
                                                 "until end of opponent's next turn",
                                                 "until end of own next turn",
                                                 "until start of own next turn",
                                                 "while in play",
                                                 "while attached",
                                                 "while in combat",
                                                 "rest of game",
                                                 "for 2 own turns"};
    std::string near = nearestOne(m_text, known);
    if (near.empty() && (isWord("end") || isWord("start")))
        near = "until " + std::string(m_text);
    return fail(ErrorKind::UnknownDuration, m_at, {std::string(m_text)}, std::move(near));
}

std::uint32_t Phrase::event()
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::BadExpression, [&] { return readEvent(); });
}

std::uint32_t Phrase::readEvent()
{
    // The event whose fixed words stand in the phrase, outside brackets; of several, the longest.
    const TermInfo* best = nullptr;
    std::size_t bestAt = m_end;
    std::size_t bestEnd = m_end;
    std::size_t bestCount = 0;
    for (const EventWords& event : eventWords()) {
        if (event.count <= bestCount)
            continue;
        int depth = 0;
        for (std::size_t i = m_at; i + event.count <= m_end; ++i) {
            depth += m_tokens[i].kind == Token::Kind::Open ? 1 : m_tokens[i].kind == Token::Kind::Close ? -1 : 0;
            const std::size_t end = depth == 0 ? endOfEvent(*event.term, event.words, event.count, i) : i;
            if (end == i || (event.afterYou && (i != m_at + 1 || !sameWord(m_tokens[m_at].text, "you"))))
                continue;
            best = event.term;
            bestAt = i;
            bestEnd = end;
            bestCount = event.count;
            break;
        }
    }
    if (best == nullptr)
        return failEvent();
    if (const TermInfo* other = otherEvent(*best, bestAt, bestCount))
        return fail(ErrorKind::UnknownEvent, bestAt, {std::string(m_text)}, std::string(other->name));
    return readEventOf(*best, bestAt, bestEnd);
}

/// Where the fixed words of an event end that begin at this token, and the token itself where they do not stand there.
/// A kind of damage stands between them: "takes effect damage".
std::size_t Phrase::endOfEvent(const TermInfo& term, std::string_view words, std::size_t count, std::size_t first) const
{
    const std::size_t blank = words.find(' ');
    if (first + count <= m_end && sameWord(textOf(first, first + count), words))
        return first + count;
    if (term.indexOf("kind") < 0 || !sameWord(m_tokens[first].text, words.substr(0, blank)))
        return first;
    constexpr std::size_t longest = 3; // words of a kind
    for (std::size_t last = first + 2; last < m_end && last <= first + 1 + longest; ++last) {
        if (m_tokens[last - 1].kind != Token::Kind::Word)
            break;
        if (sameWord(m_tokens[last].text, words.substr(blank + 1)))
            return last + 1;
    }
    return first;
}

/// "own champion loses to self": `to` is nothing that can be lost, but "loses to" is what people call another event.
const TermInfo* Phrase::otherEvent(const TermInfo& found, std::size_t first, std::size_t count) const
{
    const int object = found.indexOf("object");
    if (object < 0 || first + count >= m_end)
        return nullptr;
    const Parameter& parameter = found.parameters[static_cast<std::size_t>(object)];
    if (parameter.kind != Kind::Word || !m_words.find(parameter.words, m_tokens[first + count].text).key.empty())
        return nullptr;
    for (const TermInfo& term : terms()) {
        std::string_view rest = term.sort == Sort::Event ? term.synonyms : std::string_view();
        while (!rest.empty()) {
            const std::size_t comma = rest.find(", ");
            const std::string_view words = rest.substr(0, comma);
            const std::size_t length = scan(words).size();
            if (length > count && first + length <= m_end && sameWord(textOf(first, first + length), words))
                return &term;
            rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 2);
        }
    }
    return nullptr;
}

std::uint32_t Phrase::readEventOf(const TermInfo& term, std::size_t first, std::size_t end)
{
    std::vector<Argument> arguments(term.parameters.size());
    const std::size_t stop = m_end;
    std::size_t next = 0;
    if (next < term.parameters.size() && term.parameters[next].key == "subject") {
        m_end = first;
        if (m_at == m_end)
            return fail(ErrorKind::BadExpression, first, {std::string(m_text), std::string(term.name)});
        arguments[next] = readEventPart(term.parameters[next]);
        if (!m_failed && !atEnd())
            fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
        m_end = stop;
        ++next;
    } else if (m_at != first) {
        return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(textOf(m_at, first))});
    }
    if (const int kind = term.indexOf("kind"); !m_failed && kind >= 0)
        arguments[static_cast<std::size_t>(kind)] = readDamageKind(first, end);
    if (m_failed)
        return noNode;
    // Where an event can say by which card, the last `with` is the event's own.
    const int withCard = term.indexOf("with");
    std::size_t with = stop;
    if (withCard >= 0) {
        for (std::size_t at = findTop("with", end); at < stop; at = findTop("with", at + 1))
            with = at;
    }
    m_at = end;
    m_end = with;
    if (next < term.parameters.size() && static_cast<int>(next) != withCard) {
        const Parameter& object = term.parameters[next];
        const bool preposition = object.key != "object";
        if (!atEnd() && (!preposition || accept(object.key))) {
            arguments[next] = readEventPart(object);
            if (m_failed)
                return noNode;
        } else if (object.required) {
            return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(term.name)});
        }
    }
    if (with < stop && atEnd()) {
        m_at = with + 1;
        m_end = stop;
        arguments[static_cast<std::size_t>(withCard)] =
            readEventPart(term.parameters[static_cast<std::size_t>(withCard)]);
    }
    m_end = stop;
    if (m_failed)
        return noNode;
    if (!atEnd())
        return fail(ErrorKind::BadExpression, m_at, {std::string(m_text), std::string(rest())});
    return m_builder.add(term, arguments);
}

/// The words between "takes" and "damage", as the game spells the kind: with or without "damage" behind it.
Argument Phrase::readDamageKind(std::size_t first, std::size_t end)
{
    constexpr std::string_view kinds = "damage kinds";
    if (end - first <= 2)
        return {};
    for (const std::size_t last : {end, end - 1}) {
        if (const FoundWord found = m_words.find(kinds, textOf(first + 1, last)); !found.key.empty())
            return m_builder.text(found.key);
    }
    m_at = first + 1;
    m_end = end - 1;
    failWord(kinds, kinds);
    return {};
}

Argument Phrase::readEventPart(const Parameter& parameter)
{
    switch (parameter.kind) {
    case Kind::Window: {
        const std::uint32_t found = readWindow(WindowIn::Event);
        if (!m_failed && found == noNode)
            failWord("moments", "moments");
        return m_builder.node(m_failed ? noNode : found);
    }
    case Kind::Condition:
        return m_builder.node(readCondition());
    case Kind::Zone: {
        accept("the");
        return m_builder.node(readPlace());
    }
    case Kind::Word: {
        const FoundWord found = acceptWord(parameter.words);
        if (found.key.empty()) {
            failWord(parameter.words, parameter.words);
            return {};
        }
        return m_builder.text(found.key);
    }
    case Kind::Player:
        return m_builder.node(readSelector(Wanted::Player));
    case Kind::Cards:
        return m_builder.node(readSelector(Wanted::Cards));
    case Kind::Anyone:
        return m_builder.node(readSelector(Wanted::CardsOrPlayers));
    default:
        return m_builder.node(readSelector(Wanted::Any));
    }
}

std::uint32_t Phrase::failEvent()
{
    // The words that come nearest to those of an event, or to what people call it.
    for (std::size_t count = 3; count > 0; --count) {
        for (std::size_t i = m_at; i + count <= m_end; ++i) {
            const std::string_view words = textOf(i, i + count);
            for (const TermInfo& term : terms()) {
                if (term.sort != Sort::Event)
                    continue;
                std::string_view rest = term.synonyms;
                while (!rest.empty()) {
                    const std::size_t comma = rest.find(", ");
                    if (sameWord(rest.substr(0, comma), words))
                        return fail(ErrorKind::UnknownEvent, i, {std::string(m_text)}, std::string(term.name));
                    rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 2);
                }
            }
        }
    }
    std::vector<std::string_view> known;
    for (const TermInfo& term : terms()) {
        if (term.sort == Sort::Event)
            known.push_back(term.name);
    }
    for (std::size_t count = 3; count > 0; --count) {
        for (std::size_t i = m_at; i + count <= m_end; ++i) {
            if (m_tokens[i].kind == Token::Kind::Open)
                break;
            const std::string near = nearestOne(textOf(i, i + count), known);
            if (!near.empty())
                return fail(ErrorKind::UnknownEvent, i, {std::string(m_text)}, near);
        }
    }
    return fail(ErrorKind::UnknownEvent, m_at, {std::string(m_text)});
}

} // namespace muster::effects
