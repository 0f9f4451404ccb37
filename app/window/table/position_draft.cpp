// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_draft.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/decks/scenario_files.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/table/scenario_text.h"
#include "app/window/table/table_game.h"
#include "app/window/table/table_scenario.h"
#include "engine/games/games.h"
#include "engine/scenario/open_scenario.h"
#include "engine/scenario/step_check.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PositionDraft)
};

/// What errors call the text of a draft.
constexpr auto DraftName = "scenario";

std::string optionsText(const std::map<std::string, std::string>& options)
{
    std::string text;
    for (const auto& [key, value] : options)
        text += (text.empty() ? "options:\n  " : "  ") + key + ": " + yamlText(value) + "\n";
    return text;
}

/// All above the position.
std::string headOf(const PositionDraft& draft)
{
    std::string text = "scenario: " + yamlText(draft.title) + "\ngame: " + draft.game + "\n";
    if (!draft.mode.empty())
        text += "mode: " + draft.mode + "\n";
    return text + optionsText(draft.options) + draft.head;
}

engine::ScenarioCards cardsOf(const GameData& base, const BesideFiles& beside, const QString& ownSets)
{
    const carddb::Places places{base.resources, ownSets, {}};
    const auto file = [&beside](const std::string& name) -> Result<engine::ScenarioCards::File> {
        if (const auto found = beside.find(name); found != beside.end())
            return engine::ScenarioCards::File{name, found->second};
        Error error;
        error.file = name;
        error.kind = ErrorKind::NoSuchFile;
        return failure(std::move(error));
    };
    const auto sets = [places, &base] { return readSets(places, base.game()); };
    return {base.catalogue, sets, &base.rules, file};
}

/// The subject of each line of a scenario's position; its indentation tells the player.
PositionGround::Problem placeOfLine(const std::string& text, int line)
{
    PositionGround::Problem place;
    std::size_t at = 0;
    bool inPosition = false;
    for (int number = 1; number <= line && at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view one = std::string_view(text).substr(at, end - at);
        at = end + 1;
        const std::size_t indent = std::min(one.find_first_not_of(' '), one.size());
        if (indent == 0) {
            inPosition = one.starts_with("position:");
            place = {};
            continue;
        }
        if (!inPosition || indent == one.size())
            continue;
        std::string key(one.substr(indent, one.find(':') - indent));
        if (indent == 2) {
            const auto seat = engine::seatOf(key);
            place.seat = seat ? *seat : engine::NoSeat;
            place.key = seat ? std::string() : key;
        } else {
            place.key = key;
        }
    }
    return place;
}

} // namespace

std::string scenarioText(const PositionDraft& draft, const Catalogue& catalogue)
{
    return headOf(draft) + engine::positionText(draft.position, catalogue) + draft.steps;
}

// The ground

tl::expected<std::shared_ptr<const PositionGround>, QString>
PositionGround::make(const std::shared_ptr<const GameData>& base, const PositionDraft& draft, BesideFiles beside,
                     const QString& ownSets)
{
    std::shared_ptr<PositionGround> ground(new PositionGround);
    ground->m_base = base;
    ground->m_beside = std::move(beside);
    ground->m_ownSets = ownSets;
    const auto document = yaml::Document::parse(headOf(draft), DraftName);
    if (!document)
        return tl::unexpected(errorSentence(document.error().front()));
    yaml::Report errors(DraftName);
    yaml::MapReader map(document->root(), {}, errors);
    const engine::ScenarioCards cards = cardsOf(*base, ground->m_beside, ownSets);
    const engine::ScenarioGames games = engine::scenarioGames();
    const engine::ScenarioBeginning beginning = engine::readBeginning(map, cards, errors);
    const std::string mode = engine::readMode(map, draft.game, games, errors);
    if (errors.failed() || !beginning.catalogue)
        return tl::unexpected(errorSentence(errors.take().front()));
    ground->m_data = base;
    if (beginning.catalogue != base->catalogue) {
        auto own = std::make_shared<GameData>(*base);
        own->catalogue = beginning.catalogue;
        ground->m_data = std::move(own);
    }
    const auto table = games.table(draft.game, beginning.catalogue, beginning.options, mode);
    auto* const laid = dynamic_cast<engine::CardTable*>(table.get());
    if (laid == nullptr)
        return tl::unexpected(Words::tr("positions of %1 cannot be laid out").arg(shown(base->game().title)));
    ground->m_facts = laid->facts();
    std::string text = "position:\n";
    for (int seat = 0; seat < ground->m_facts.seats; ++seat)
        text += "  " + std::string(engine::letterOf(seat)) + ": {}\n";
    const auto nothing = yaml::Document::parse(text, DraftName);
    yaml::Report missing(DraftName); // required keys that are not written
    yaml::MapReader said(nothing->root(), {}, missing);
    laid->setUp(said, {});
    ground->m_blank = engine::laidPosition(*laid);
    return ground;
}

std::vector<PositionGround::Problem> PositionGround::problems(const PositionDraft& draft) const
{
    const std::string text = scenarioText(draft, catalogue());
    const auto open =
        engine::OpenScenario::open(text, DraftName, cardsOf(*m_base, m_beside, m_ownSets), engine::scenarioGames());
    std::vector<Problem> found;
    if (open)
        return found;
    for (const Error& error : open.error()) {
        Problem problem = placeOfLine(text, error.at.line);
        problem.text = errorSentence(error);
        if (std::find(found.begin(), found.end(), problem) == found.end())
            found.push_back(std::move(problem));
    }
    return found;
}

// Where drafts come from

tl::expected<PositionStart, QString> emptyPosition(const std::shared_ptr<const GameData>& base, PositionDraft rules,
                                                   const QString& ownSets)
{
    auto ground = PositionGround::make(base, rules, {}, ownSets);
    if (!ground)
        return tl::unexpected(ground.error());
    rules.position = (*ground)->blank();
    return PositionStart{std::move(rules), std::move(*ground)};
}

namespace {

/// A scenario that is open, and a draft with all that it says but the position.
struct Opened {
    std::unique_ptr<engine::OpenScenario> scenario;
    PositionDraft draft;
};

tl::expected<Opened, QString> openDraft(const GameData& base, const std::string& text, const BesideFiles& beside,
                                        const QString& ownSets)
{
    auto open = engine::OpenScenario::open(text, DraftName, cardsOf(base, beside, ownSets), engine::scenarioGames());
    if (!open)
        return tl::unexpected(errorSentence(open.error().front()));
    PositionDraft draft;
    draft.title = (*open)->header().name;
    draft.game = (*open)->header().game;
    draft.mode = (*open)->mode();
    draft.options = (*open)->options();
    draft.head = withoutKeys(
        text,
        {"scenario", "game", "mode", "options", "position", "dice", "play", "variants", "shows", "shuffled", "decks"});
    draft.steps = onlyKeys(text, {"dice", "play", "variants", "shows"});
    return Opened{std::move(*open), std::move(draft)};
}

tl::expected<PositionStart, QString> laidOut(PositionDraft draft, const std::shared_ptr<const GameData>& base,
                                             BesideFiles beside, const QString& ownSets, engine::LaidPosition position,
                                             const Catalogue& cards)
{
    auto ground = PositionGround::make(base, draft, std::move(beside), ownSets);
    if (!ground)
        return tl::unexpected(ground.error());
    draft.position = engine::inCatalogue(std::move(position), cards, (*ground)->catalogue());
    return PositionStart{std::move(draft), std::move(*ground)};
}

} // namespace

tl::expected<PositionStart, QString> positionOfScenario(const std::shared_ptr<const GameData>& base,
                                                        const std::string& text, BesideFiles beside,
                                                        const QString& ownSets)
{
    auto opened = openDraft(*base, text, beside, ownSets);
    if (!opened)
        return tl::unexpected(opened.error());
    auto position = opened->scenario->position();
    if (!position)
        return tl::unexpected(Words::tr("it begins with decks, and has no position"));
    return laidOut(std::move(opened->draft), base, std::move(beside), ownSets, std::move(*position),
                   *opened->scenario->catalogue());
}

tl::expected<PositionStart, QString> positionOfTable(const TableGame& game, const QString& title)
{
    const TableSetup& setup = game.setup();
    const auto base = game.sharedBaseData();
    PositionDraft draft;
    if (game.rules().scenario() != nullptr) {
        auto opened = openDraft(*base, setup.scenario, setup.beside, setup.ownSets);
        if (!opened)
            return tl::unexpected(opened.error());
        const bool atBeginning = game.tree().depth(game.tree().at()) == 0;
        if (auto written = atBeginning ? opened->scenario->position() : std::nullopt)
            return laidOut(std::move(opened->draft), base, setup.beside, setup.ownSets, std::move(*written),
                           *opened->scenario->catalogue());
        draft = std::move(opened->draft);
        draft.steps.clear(); // they begin elsewhere
    } else {
        draft.title = title.toStdString();
        draft.game = setup.game;
        draft.options = rulesOptionsOf(game);
        if (const engine::PlayFacts& facts = game.rules().playable().facts();
            !facts.modes.empty() && setup.mode != facts.modes.front().key)
            draft.mode = setup.mode;
    }
    auto position = laidPositionOf(game);
    if (!position)
        return tl::unexpected(Words::tr("what lies on the table now cannot be told"));
    return laidOut(std::move(draft), base, setup.beside, setup.ownSets, std::move(*position), game.rules().catalogue());
}

} // namespace muster::app
