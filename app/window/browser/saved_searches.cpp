// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/saved_searches.h"

#include <QDir>
#include <QFileInfo>

#include "carddb/file_io.h"
#include "model/yaml/reader.h"
#include "model/yaml/scalar.h"

namespace muster::app {

namespace {

constexpr std::size_t LongestName = 200;
constexpr std::size_t LongestQuery = 2000;
constexpr std::size_t MostSearches = 500;

} // namespace

QString savedSearchesPath(const carddb::Places& places, const QString& game)
{
    return places.userData + QStringLiteral("/games/%1/searches.yaml").arg(game);
}

Result<std::vector<SavedSearch>> parseSavedSearches(std::string_view bytes, const std::string& file)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    yaml::Report report(file);
    yaml::MapReader map(document->root(), {}, report);
    std::vector<SavedSearch> searches;
    if (const yaml::Node* list = map.requiredChild("searches")) {
        const std::string path = map.pathOf("searches");
        const auto items =
            list->kind == yaml::NodeKind::Null ? std::span<const yaml::Node>() : yaml::readList(*list, path, report);
        for (std::size_t i = 0; i < std::min(items.size(), MostSearches); ++i) {
            yaml::MapReader search(items[i], yaml::join(path, i), report);
            const auto text = [&](std::string_view key, std::size_t most) {
                return QString::fromStdString(search.requiredText(key, most)).simplified();
            };
            searches.push_back({text("name", LongestName), text("query", LongestQuery)});
            search.finish();
        }
    }
    map.finish();
    if (report.failed())
        return failure(report.take());
    return searches;
}

std::string savedSearchesText(const std::vector<SavedSearch>& searches)
{
    std::string text = "# Searches that were saved in the card browser.\nsearches:\n";
    for (const SavedSearch& search : searches)
        text += "  - {name: " + yaml::scalar(search.name.simplified().toStdString())
            + ", query: " + yaml::scalar(search.query.simplified().toStdString()) + "}\n";
    return text;
}

Result<std::vector<SavedSearch>> readSavedSearches(const QString& path)
{
    if (!QFileInfo::exists(path))
        return std::vector<SavedSearch>();
    const auto bytes = carddb::readFile(path, carddb::DataLimit);
    if (!bytes)
        return failure(bytes.error());
    return parseSavedSearches(*bytes, path.toStdString());
}

Result<void> writeSavedSearches(const QString& path, const std::vector<SavedSearch>& searches)
{
    QDir().mkpath(QFileInfo(path).path());
    return carddb::writeFile(path, savedSearchesText(searches));
}

} // namespace muster::app
