// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_setup.h"

#include <QCoreApplication>

#include "app/text/setup_text.h"
#include "app/text/shown.h"
#include "engine/games/games.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableSetup)
};

engine::DeckCards allCards(const TableSetup& setup)
{
    engine::DeckCards cards;
    const auto add = [&](const engine::DeckSections& deck) {
        for (const auto& section : deck.sections)
            cards.insert(cards.end(), section.cards.begin(), section.cards.end());
    };
    for (const engine::DeckSections& deck : setup.decks)
        add(deck);
    add(setup.shop);
    return cards;
}

QString problemText(const engine::SetupProblem& problem, const Game& game, const TableSetup& setup)
{
    const auto at = static_cast<std::size_t>(problem.deck);
    const QString name = problem.deck >= 0 && at < setup.names.size() ? setup.names[at] : QString();
    return setupText(problem, game, name);
}

} // namespace

TableRules::~TableRules() = default;

tl::expected<std::unique_ptr<TableRules>, QString> TableRules::make(std::shared_ptr<const Catalogue> catalogue,
                                                                    const TableSetup& setup)
{
    std::unique_ptr<TableRules> rules(new TableRules);
    rules->m_catalogue = std::move(catalogue);
    rules->m_seed = setup.seed;
    rules->m_place = setup.place;
    const Game& game = rules->m_catalogue->game();
    const engine::DeckCards cards = allCards(setup);
    auto made = engine::makePlayable(setup.game, *rules->m_catalogue, setup.options, cards);
    if (!made && made.error() == engine::NotPlayable::NoEngine)
        return tl::unexpected(Words::tr("the engine does not play %1").arg(muster::app::shown(game.title)));
    if (!made)
        return tl::unexpected(Words::tr("the cards of these decks have more text than the engine of %1 can hold")
                                  .arg(muster::app::shown(game.title)));
    rules->m_playable = std::move(*made);
    rules->m_unread = rules->m_playable->unread(cards);
    if (const auto opened = setup.passive.empty() ? rules->open(setup) : rules->openPassive(setup); !opened)
        return tl::unexpected(opened.error());
    rules->m_shown = dynamic_cast<engine::ShownSession*>(rules->m_session);
    if (rules->m_shown == nullptr)
        return tl::unexpected(Words::tr("the engine shows no table of %1").arg(muster::app::shown(game.title)));
    return rules;
}

tl::expected<void, QString> TableRules::open(const TableSetup& setup)
{
    auto session = m_playable->session({setup.mode, setup.players, setup.decks, setup.shop});
    if (!session)
        return tl::unexpected(problemText(session.error(), m_catalogue->game(), setup));
    m_own = std::move(*session);
    m_session = m_own.get();
    return {};
}

tl::expected<void, QString> TableRules::openPassive(const TableSetup& setup)
{
    engine::GoldfishPlan plan;
    plan.mode = setup.mode;
    plan.players = setup.players;
    if (!setup.decks.empty())
        plan.deck = setup.decks.front();
    plan.shop = setup.shop;
    plan.pilot = m_playable->facts().usualPilot;
    plan.passive = setup.passive;
    plan.settings = setup.settings;
    plan.seed = setup.seed;
    if (const auto problem = engine::problemOf(*m_playable, plan))
        return tl::unexpected(problemText(*problem, m_catalogue->game(), setup));
    m_goldfish = m_playable->goldfish(plan);
    m_session = &m_goldfish->session();
    return {};
}

engine::Agent* TableRules::passive(engine::Seat seat) const
{
    return m_goldfish != nullptr && seat != m_goldfish->seat() ? &m_goldfish->passive() : nullptr;
}

void TableRules::begin()
{
    if (m_goldfish != nullptr)
        m_goldfish->begin(m_seed, m_place);
    else
        m_session->begin(m_seed);
}

} // namespace muster::app
