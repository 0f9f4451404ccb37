// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_setup.h"

#include <QCoreApplication>

#include "app/decks/scenario_files.h"
#include "app/text/error_text.h"
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
                                                                    const TableSetup& setup, const QString& resources,
                                                                    Texts texts)
{
    std::unique_ptr<TableRules> rules(new TableRules);
    rules->m_catalogue = std::move(catalogue);
    rules->m_seed = setup.seed;
    rules->m_place = setup.place;
    const Game& game = rules->m_catalogue->game();
    if (!setup.scenario.empty()) {
        if (const auto opened = rules->openScenario(setup, resources); !opened)
            return tl::unexpected(opened.error());
        return rules;
    }
    const engine::DeckCards cards = texts == Texts::All ? engine::DeckCards() : allCards(setup);
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
    if (const auto opened = rules->openShown(); !opened)
        return tl::unexpected(opened.error());
    return rules;
}

tl::expected<void, QString> TableRules::openShown()
{
    m_shown = dynamic_cast<engine::ShownSession*>(m_session);
    if (m_shown == nullptr)
        return tl::unexpected(
            Words::tr("the engine shows no table of %1").arg(muster::app::shown(m_catalogue->game().title)));
    return {};
}

/// Pilots know the texts of the cards that lie there.
tl::expected<void, QString> TableRules::openScenario(const TableSetup& setup, const QString& resources)
{
    const Game& game = m_catalogue->game();
    const carddb::Places places{resources, setup.ownSets, {}};
    const auto beside = [&](const std::string& name) -> Result<engine::ScenarioCards::File> {
        if (const auto file = setup.beside.find(name); file != setup.beside.end())
            return engine::ScenarioCards::File{name, file->second};
        Error error;
        error.file = name;
        error.kind = ErrorKind::NoSuchFile;
        return failure(std::move(error));
    };
    const engine::ScenarioCards cards{m_catalogue, [&] { return readSets(places, game); }, nullptr, beside,
                                      [places, catalogue = m_catalogue] { return shippedShop(places, *catalogue); }};
    auto open = engine::OpenScenario::open(setup.scenario, "scenario", cards, engine::scenarioGames());
    if (!open)
        return tl::unexpected(errorLine(open.error().front()));
    m_scenario = std::move(*open);
    m_catalogue = m_scenario->catalogue();
    m_session = &m_scenario->session();
    engine::DeckCards laid;
    const engine::Table& table = m_scenario->table().table();
    for (std::uint16_t i = 0; i < table.cardCount; ++i)
        laid.push_back(table.card(engine::CardId{i}).definition);
    auto made = engine::makePlayable(setup.game, *m_catalogue, m_scenario->options(), laid);
    if (!made)
        return tl::unexpected(Words::tr("the engine does not play %1").arg(muster::app::shown(game.title)));
    m_playable = std::move(*made);
    m_unread = m_playable->unread(laid);
    return openShown();
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

void TableRules::change(const engine::Answer& chance)
{
    if (m_scenario != nullptr)
        m_scenario->change(chance);
    else
        m_session->change(chance);
}

void TableRules::begin()
{
    // A scenario's steps are found by the engine's own words.
    m_session->setTongue(m_scenario != nullptr ? engine::Tongue() : m_tongue);
    if (m_scenario != nullptr)
        m_scenario->begin();
    else if (m_goldfish != nullptr)
        m_goldfish->begin(m_seed, m_place);
    else
        m_session->begin(m_seed);
    m_session->setTongue(m_tongue);
}

} // namespace muster::app
