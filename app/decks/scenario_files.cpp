// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/scenario_files.h"

#include <QDir>
#include <QFileInfo>

#include "app/decks/dealing.h"
#include "app/decks/shipped_decks.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"
#include "carddb/source_files.h"
#include "engine/games/games.h"

namespace muster::app {

std::vector<CardSet> readSets(const carddb::Places& places, const Game& game)
{
    std::vector<CardSet> sets;
    const auto files = carddb::findFiles(places, QString::fromStdString(game.key));
    for (const carddb::SourceFile& file : files.sets) {
        const auto bytes = carddb::readFile(file.path, carddb::SetLimit);
        if (!bytes)
            continue;
        const std::string name = carddb::nativePath(file.path);
        auto set =
            file.path.endsWith(QLatin1String(".csv")) ? readSetCsv(*bytes, name, game) : readSet(*bytes, name, game);
        if (set)
            sets.push_back(std::move(*set));
    }
    return sets;
}

Result<engine::ScenarioCards::File> readBeside(const QString& scenario, const std::string& name)
{
    const QString path = QFileInfo(scenario).dir().filePath(QString::fromStdString(name));
    if (!carddb::staysBelow(QString::fromStdString(name))) {
        Error error;
        error.file = carddb::nativePath(path);
        error.kind = ErrorKind::NoSuchFile;
        return failure(std::move(error));
    }
    auto bytes = carddb::readFile(path, carddb::DataLimit);
    if (!bytes)
        return failure(std::move(bytes.error()));
    return engine::ScenarioCards::File{carddb::nativePath(path), std::move(*bytes)};
}

engine::SharedIds sharedIds(const engine::DeckSections& shop, const Catalogue& catalogue)
{
    engine::SharedIds ids;
    for (const auto& section : shop.sections) {
        for (const std::uint16_t card : section.cards)
            ids[section.key].emplace_back(catalogue.card(CardIndex{card}).id());
    }
    return ids;
}

engine::SharedIds shippedShop(const carddb::Places& places, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    const engine::PlayFacts* facts = engine::playFacts(game.key);
    if (facts == nullptr || facts->shop.empty())
        return {};
    for (const Deck& shipped : shippedDecks(places.resources, game)) {
        const DeckKind* const kind = game.findDeckKind(shipped.kind);
        if (kind != nullptr && hasSections(*kind, facts->shop))
            return sharedIds(dealtSections(ResolvedDeck(catalogue, shipped)), catalogue);
    }
    return {};
}

} // namespace muster::app
