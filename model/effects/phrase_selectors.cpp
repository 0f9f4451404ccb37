// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/phrase.h"

#include <array>

#include "model/effects/view.h"
#include "model/games/read_query.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster::effects {

namespace {

constexpr int deepest = 12; ///< selectors inside selectors

bool isPlayerRole(Term term)
{
    return term == Term::RoleYou || term == Term::RoleThatPlayer || term == Term::RoleControllerOf
        || term == Term::RoleOwnerOf;
}

/// Roles that can be cards or players: what it is, only the game at hand knows.
bool isOpenRole(Term term)
{
    return term == Term::RoleIt || term == Term::RoleThat || term == Term::RoleTarget
        || term == Term::RoleRememberedCards || term == Term::Both;
}

struct FixedWord {
    std::string_view word;
    Term term;
};

constexpr std::array states{
    FixedWord{"opposing", Term::StateOpposing}, FixedWord{"attacking", Term::StateAttacking},
    FixedWord{"attacked", Term::StateAttacked}, FixedWord{"blocking", Term::StateBlocking},
    FixedWord{"blocked", Term::StateBlocked},   FixedWord{"other", Term::StateOther},
    FixedWord{"active", Term::StateActive},
};

constexpr std::array roles{
    FixedWord{"you", Term::RoleYou},
    FixedWord{"self", Term::RoleSelf},
    FixedWord{"holder", Term::RoleHolder},
    FixedWord{"it", Term::RoleIt},
    FixedWord{"that player", Term::RoleThatPlayer},
    FixedWord{"that", Term::RoleThat},
    FixedWord{"target", Term::RoleTarget},
};

struct PlayerWord {
    std::string_view word;
    std::string_view plural;
    Term term;
};

constexpr std::array playerNouns{
    PlayerWord{"player", "players", Term::PlayerNoun},
    PlayerWord{"opponent", "opponents", Term::OpponentNoun},
    PlayerWord{"teammate", "teammates", Term::TeammateNoun},
};

constexpr std::string_view cardNouns = "types, groups, nouns";

} // namespace

std::uint32_t Phrase::selector(Wanted wanted)
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::BadSelector, [&] { return readSelectors(wanted); });
}

std::uint32_t Phrase::place()
{
    if (m_failed)
        return noNode;
    return whole(ErrorKind::BadSelector, [&] { return readPlace(); });
}

std::uint32_t Phrase::readSelectors(Wanted wanted)
{
    std::vector<std::uint32_t> found{readSelector(wanted)};
    while (!m_failed && accept("and"))
        found.push_back(readSelector(wanted));
    if (m_failed)
        return noNode;
    return found.size() == 1 ? found.front() : m_builder.add(Term::Both, {{"selectors", m_builder.nodes(found)}});
}

std::uint32_t Phrase::readSelector(Wanted wanted)
{
    if (++m_depth > deepest)
        return fail(ErrorKind::TooDeep, m_at, {std::to_string(deepest)});
    const std::size_t begin = m_at;
    const auto mismatch = [&](std::string_view expected) {
        const std::string found(textOf(begin, m_at));
        return fail(ErrorKind::WrongShape, begin, {std::string(expected), found});
    };

    std::uint32_t result = readRole();
    bool player = false;
    bool open = false;
    if (m_failed)
        return noNode;
    if (result != noNode) {
        const Term term = View(m_builder.forest(), result).term();
        player = isPlayerRole(term);
        open = isOpenRole(term);
        if (term == Term::RoleCurrentAttack && wanted != Wanted::Any)
            return mismatch(wanted == Wanted::Player ? "players" : "cards");
    } else {
        bool counted = false;
        std::uint32_t count = readCount(counted);
        std::uint32_t whose = noNode;
        std::vector<std::uint32_t> stateNodes;
        std::uint32_t noun = noNode;
        bool plural = false;
        while (!m_failed && noun == noNode) {
            if (const std::uint32_t found = readWhose(); found != noNode) {
                if (whose != noNode)
                    return fail(ErrorKind::BadSelector, m_at - 1,
                                {std::string(m_text), std::string(textOf(m_at - 1, m_at))});
                whose = found;
            } else if (noun = readNoun(plural, player); noun != noNode) {
                break;
            } else if (const std::uint32_t state = readState(); state != noNode) {
                stateNodes.push_back(state);
            } else {
                return failNoun();
            }
        }
        Argument query;
        if (m_failed || !readQueryInBrackets(query))
            return noNode;
        std::vector<std::uint32_t> relations;
        for (std::uint32_t relation = readRelation(); !m_failed && relation != noNode; relation = readRelation())
            relations.push_back(relation);
        if (m_failed)
            return noNode;
        if (!counted)
            count = m_builder.add(plural ? Term::CountAll : Term::CountOne);
        result = m_builder.add(Term::Selector,
                               {{"count", m_builder.node(count)},
                                {"whose", m_builder.node(whose)},
                                {"states", stateNodes.empty() ? Argument{} : m_builder.nodes(stateNodes)},
                                {"noun", m_builder.node(noun)},
                                {"query", query},
                                {"relations", relations.empty() ? Argument{} : m_builder.nodes(relations)}});
    }
    if (!open && wanted == Wanted::Player && !player)
        return mismatch("players");
    if (!open && wanted == Wanted::Cards && player)
        return mismatch("cards");
    --m_depth;
    return result;
}

std::uint32_t Phrase::useName(std::string_view name, Term term)
{
    const bool known = term == Term::RoleIt ? m_scope.hasIt
        : term == Term::RoleThat            ? m_scope.hasThat
        : term == Term::RoleTarget          ? m_scope.hasTarget
                                            : true;
    if (!known)
        return fail(ErrorKind::NeverSet, m_at, {std::string(name)});
    return m_builder.add(term);
}

std::uint32_t Phrase::readRole()
{
    for (const FixedWord& role : roles) {
        const std::size_t before = m_at;
        if (!accept(role.word))
            continue;
        const std::size_t after = m_at;
        m_at = before; // the error, if any, stands at the word
        const std::uint32_t node = useName(role.word, role.term);
        if (node != noNode)
            m_at = after;
        return node;
    }
    for (const Term term : {Term::RoleControllerOf, Term::RoleOwnerOf}) {
        if (accept(info(term).name)) {
            const std::uint32_t card = readSelector(Wanted::Cards);
            return m_failed ? noNode : m_builder.add(term, {{"card", m_builder.node(card)}});
        }
    }
    if (isWord("attack") && m_at + 1 == m_end) {
        ++m_at;
        return m_builder.add(Term::RoleCurrentAttack);
    }
    if (isKind(Token::Kind::Word)) {
        if (Scope::Name* name = m_scope.find(here()); name != nullptr && !name->number) {
            name->used = true;
            if (!name->set)
                return fail(ErrorKind::NeverSet, m_at, {name->name});
            ++m_at;
            return m_builder.add(Term::RoleRememberedCards, {{"name", m_builder.text(name->name)}});
        }
    }
    return noNode;
}

std::uint32_t Phrase::readCount(bool& given)
{
    given = true;
    const auto counted = [&](Term term, int number) {
        if (number < 1)
            return fail(ErrorKind::OutOfRange, m_at - 1, {std::to_string(number), "1", ""});
        return m_builder.add(term, {{"number", m_builder.number(number)}});
    };
    const auto numberHere = [&]() {
        const int number = isKind(Token::Kind::Number) ? m_tokens[m_at].number : 1;
        if (isKind(Token::Kind::Number))
            ++m_at;
        return number;
    };
    if (accept("up to")) {
        if (!isKind(Token::Kind::Number))
            return fail(ErrorKind::NotANumber, m_at, {std::string(here())});
        const int number = numberHere();
        accept("chosen");
        return counted(Term::CountUpToMany, number);
    }
    if (isKind(Token::Kind::Number)) {
        const int number = numberHere();
        const bool random = accept("random");
        if (!random)
            accept("chosen");
        return counted(random ? Term::CountRandom : Term::CountChosen, number);
    }
    if (accept("any number of"))
        return m_builder.add(Term::CountAny);
    if (accept("each") || accept("every"))
        return m_builder.add(Term::CountEach);
    if (accept("all"))
        return m_builder.add(Term::CountAll);
    if (accept("chosen"))
        return counted(Term::CountChosen, numberHere());
    if (accept("random"))
        return counted(Term::CountRandom, numberHere());
    if (accept("top"))
        return counted(Term::CountTop, numberHere());
    if (accept("bottom"))
        return counted(Term::CountBottom, numberHere());
    if (accept("a") || accept("an"))
        return accept("random") ? counted(Term::CountRandom, 1) : m_builder.add(Term::CountOne);
    given = false;
    return noNode;
}

std::uint32_t Phrase::readWhose()
{
    if (accept("own") || accept("your"))
        return m_builder.add(Term::WhoseOwn);
    if (accept("enemy") || accept("opponent's"))
        return m_builder.add(Term::WhoseEnemy);
    return noNode;
}

std::uint32_t Phrase::readState()
{
    for (const FixedWord& state : states) {
        if (accept(state.word))
            return m_builder.add(state.term);
    }
    const std::size_t before = m_at;
    const bool negated = accept("not");
    if (const FoundWord found = acceptWord(stateWords); !found.key.empty())
        return m_builder.add(Term::StateStatus,
                             {{"word", m_builder.text(found.key)}, {"not", m_builder.flag(negated)}});
    const std::string_view text = here();
    if (!negated && text.size() > 2 && sameWord(text.substr(0, 2), "un")) { // untapped: not tapped
        if (const FoundWord found = m_words.find(stateWords, text.substr(2)); !found.key.empty()) {
            ++m_at;
            return m_builder.add(Term::StateStatus,
                                 {{"word", m_builder.text(found.key)}, {"not", m_builder.flag(true)}});
        }
    }
    m_at = before;
    return noNode;
}

std::uint32_t Phrase::readNoun(bool& plural, bool& player)
{
    if (const FoundWord found = acceptWord(cardNouns); !found.key.empty()) {
        plural = found.plural;
        const Argument word = m_builder.text(found.key);
        if (found.list == "types")
            return m_builder.add(Term::TypeNoun, {{"type", word}});
        if (found.list == "groups")
            return m_builder.add(Term::GroupNoun, {{"group", word}});
        return m_builder.add(Term::PlainNoun, {{"noun", word}});
    }
    if (isWord("card") || isWord("cards")) {
        plural = isWord("cards");
        ++m_at;
        return m_builder.add(Term::CardNoun);
    }
    for (const PlayerWord& noun : playerNouns) {
        if (!isWord(noun.word) && !isWord(noun.plural))
            continue;
        plural = isWord(noun.plural);
        player = true;
        ++m_at;
        return m_builder.add(noun.term);
    }
    return noNode;
}

std::uint32_t Phrase::failNoun()
{
    const std::string part(rest());
    if (atEnd())
        return fail(ErrorKind::BadSelector, m_at, {std::string(m_text), part});
    if (const FoundWord position = m_words.find("positions", here()); !position.key.empty()) // "champion in combat"
        return fail(ErrorKind::BadSelector, m_at, {std::string(m_text), part}, "in " + std::string(position.key));
    std::vector<std::string_view> known = m_words.spellings("types, groups, nouns, statuses, states, keywords");
    for (const FixedWord& one : states)
        known.push_back(one.word);
    for (const FixedWord& one : roles)
        known.push_back(one.word);
    for (const PlayerWord& one : playerNouns)
        known.push_back(one.word);
    for (const Scope::Name& one : m_scope.names)
        known.emplace_back(one.name);
    for (const std::string_view word : {"card", "cards", "own", "enemy", "each", "all", "chosen", "random"})
        known.push_back(word);
    return fail(ErrorKind::BadSelector, m_at, {std::string(m_text), std::string(here())}, nearestOne(here(), known));
}

bool Phrase::readQueryInBrackets(Argument& query)
{
    if (!isKind(Token::Kind::Open))
        return true;
    const std::size_t begin = m_tokens[m_at].end;
    std::size_t end = begin;
    int depth = 1;
    bool quoted = false;
    for (; end < m_text.size(); ++end) {
        const char c = m_text[end];
        if (c == '"')
            quoted = !quoted;
        if (quoted)
            continue;
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth == 0)
            break;
    }
    if (depth != 0) {
        fail(ErrorKind::BadSelector, m_at, {std::string(m_text), std::string(rest())});
        return false;
    }
    auto parsed = query::parse(m_text.substr(begin, end - begin), m_words.game());
    if (!parsed) {
        const query::Problem& problem = parsed.error();
        if (!m_failed)
            m_report.add(ErrorKind::BadQuery, positionOf(begin + problem.begin), m_path,
                         {problemWord(problem.kind), problem.token}, problem.nearest);
        m_failed = true;
        m_at = m_end;
        return false;
    }
    while (m_at < m_end && m_tokens[m_at].begin <= end)
        ++m_at;
    query = m_builder.query(std::move(*parsed));
    return true;
}

std::uint32_t Phrase::readRelation()
{
    const auto related = [&](Term term, std::string_view key, Wanted wanted) {
        const std::uint32_t other = readSelector(wanted);
        return m_failed ? noNode : m_builder.add(term, {{key, m_builder.node(other)}});
    };
    const auto inPlace = [&](bool from) {
        const std::uint32_t place = readPlace();
        return m_failed
            ? noNode
            : m_builder.add(Term::RelationIn, {{"place", m_builder.node(place)}, {"from", m_builder.flag(from)}});
    };
    if (accept("in"))
        return inPlace(false);
    if (accept("from"))
        return inPlace(true);
    if (accept("on") || accept("attached to"))
        return related(Term::RelationOn, "card", Wanted::Any);
    if (accept("other than"))
        return related(Term::RelationOtherThan, "card", Wanted::Any);
    if (accept("beneath"))
        return related(Term::RelationBeneath, "card", Wanted::Cards);
    if (accept("without"))
        return related(Term::RelationWithout, "what", Wanted::Cards);
    // "self shares origin with holder": there `with` belongs to the condition, and no selector stands before it
    if (accept("with")) {
        const std::uint32_t number = readWith();
        return m_failed || number != noNode ? number : related(Term::RelationWith, "what", Wanted::Cards);
    }
    if (accept("among"))
        return related(Term::RelationAmong, "cards", Wanted::Any);
    if (accept("chosen by"))
        return related(Term::RelationChosenBy, "player", Wanted::Player);
    if (isWord("of")) {
        // "top 3 cards of deck", "cards of own hand": a zone; "units of that player": somebody
        const std::size_t after = ++m_at;
        if (!accept("own") && !accept("your") && !accept("enemy"))
            accept("opponent's");
        const bool zone = !acceptWord("zones").key.empty();
        m_at = after;
        return zone ? inPlace(false) : related(Term::RelationOf, "who", Wanted::Any);
    }
    return noNode;
}

/// Behind `with`: "most life", "spd > 3". Nothing is consumed where it is neither.
std::uint32_t Phrase::readWith()
{
    const std::size_t before = m_at;
    const bool least = accept("least");
    if (least || accept("most")) {
        const FoundWord word = acceptWord(numberWords);
        if (word.key.empty())
            return failWord(numberWords, "numbers");
        return m_builder.add(Term::RelationWithMost,
                             {{"word", m_builder.text(word.key)}, {"least", m_builder.flag(least)}});
    }
    const FoundWord word = acceptWord(numberWords);
    if (word.key.empty() || !isKind(Token::Kind::Sign) || !isComparison(here())) {
        m_at = before;
        return noNode;
    }
    const Argument sign = m_builder.text(here());
    ++m_at;
    const Argument right = readQuantity();
    if (m_failed)
        return noNode;
    return m_builder.add(Term::RelationWithNumber,
                         {{"word", m_builder.text(word.key)}, {"sign", sign}, {"right", right}});
}

std::uint32_t Phrase::readPlace()
{
    Argument end;
    for (const std::string_view one : {"top", "bottom"}) {
        if (isWord(one) && isWord("of", 1)) {
            end = m_builder.text(one);
            m_at += 2;
        }
    }
    const std::uint32_t whose = readWhose();
    const FoundWord zone = acceptWord("zones");
    if (zone.key.empty())
        return failWord("zones", "zones");
    std::uint32_t player = noNode;
    if (whose == noNode && isWord("of")) {
        ++m_at;
        player = readSelector(Wanted::Player);
        if (m_failed)
            return noNode;
    }
    return m_builder.add(Term::Place,
                         {{"at", end},
                          {"whose", m_builder.node(whose)},
                          {"zone", m_builder.text(zone.key)},
                          {"of", m_builder.node(player)}});
}

} // namespace muster::effects
