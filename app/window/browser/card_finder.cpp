// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/card_finder.h"

#include <algorithm>
#include <initializer_list>

#include <QThreadPool>

#include "app/window/browser/add_answers.h"

namespace muster::app {

namespace {

bool asksAbout(const query::Node& node, std::initializer_list<query::Subject> subjects)
{
    if (node.kind == query::Node::Kind::Compare)
        return std::ranges::find(subjects, node.subject) != subjects.end();
    return std::ranges::any_of(node.children, [&](const query::Node& child) { return asksAbout(child, subjects); });
}

/// Whether a required word is the name of a type.
bool hasTypeAsWord(const query::Node& node, const Game& game)
{
    if (node.kind == query::Node::Kind::Words)
        return !game.typesOf(node.text).empty();
    return node.kind == query::Node::Kind::All
        && std::ranges::any_of(node.children, [&](const query::Node& child) { return hasTypeAsWord(child, game); });
}

} // namespace

void CardFinder::setCatalogue(const std::shared_ptr<const Catalogue>& catalogue)
{
    m_search = catalogue ? std::make_shared<const carddb::CardSearch>(catalogue) : nullptr;
    m_assist = catalogue ? std::make_shared<const QueryAssist>(catalogue) : nullptr;
    if (m_search) // before somebody types
        QThreadPool::globalInstance()->start([search = m_search] { search->prepareWords(); });
}

tl::expected<query::Query, query::Problem> CardFinder::parsed(const QString& query) const
{
    return query::parse(query.toStdString(), m_search->catalogue().game(), &m_assist->openWords());
}

QueryTerms CardFinder::termsOf(const QString& query) const
{
    return {query, m_search->catalogue().game(), &m_assist->openWords()};
}

bool CardFinder::asksDeck(const query::Query& query)
{
    using query::Subject;
    return asksAbout(query.root, {Subject::InDeck, Subject::Copies, Subject::MayAdd});
}

bool CardFinder::mustWait(const query::Query& query) const
{
    return m_answers.deck() != nullptr && asksAbout(query.root, {query::Subject::MayAdd}) && !m_answers.knowsAll();
}

std::vector<CardIndex> CardFinder::find(const query::Query& query) const
{
    const DeckSnapshot* const deck = m_answers.deck();
    if (deck == nullptr || !asksDeck(query))
        return m_search->find(query);
    query::DeckContext context;
    context.copies = [deck](IdentityIndex identity) { return deck->resolved.copies(identity); };
    context.mayAdd = [this](CardIndex card) { return m_answers.isAllowed(card); };
    return m_search->find(query, &context);
}

std::optional<int> CardFinder::countOf(const QString& query) const
{
    const auto read = parsed(query);
    const bool asks = read && asksAbout(read->root, {query::Subject::MayAdd});
    if (!read || (asks && !m_answers.knowsAll()))
        return {};
    return int(find(*read).size());
}

QString CardFinder::withTypeFromWord(const QString& query) const
{
    const auto read = parsed(query);
    const bool has = read && hasTypeAsWord(read->root, m_search->catalogue().game());
    return has ? termsOf(query).withTypeFromWord() : QString();
}

} // namespace muster::app
