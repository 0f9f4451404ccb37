// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/which_format.h"

#include "app/check/which_game.h"
#include "app/decks/read_input.h"
#include "carddb/native_path.h"
#include "model/text/nearest.h"
#include "validators/checker.h"

namespace muster::app {

namespace {

constexpr std::size_t MaxFormatBytes = std::size_t(1) << 20;

Result<std::shared_ptr<const Format>> readFormatFile(const QString& path, GameShelf& shelf)
{
    const std::string name = carddb::nativePath(path);
    auto bytes = readInput(path, name, MaxFormatBytes);
    if (!bytes)
        return failure(bytes.error());
    const std::string key = peekGame(*bytes);
    if (!shelf.knows(key))
        return failure(whyNoGame(*bytes, key, name, MaxFormatBytes, shelf));
    const auto& catalogue = shelf.catalogue(key);
    if (!catalogue)
        return failure(catalogue.error());
    auto format = readFormat(*bytes, name, (*catalogue)->game());
    if (!format)
        return failure(format.error());
    if (auto errors = validators::checkFormat(*format, **catalogue); !errors.empty())
        return failure(std::move(errors));
    return std::make_shared<const Format>(std::move(*format));
}

/// A format by its key has to be there in some game; nothing, or the error that it is not.
Errors whyNoFormat(const std::string& key, GameShelf& shelf)
{
    std::vector<std::string> known;
    for (const std::string& game : shelf.gameKeys()) {
        if (findFormat(shelf, game, key))
            return {};
        if (const auto& formats = shelf.formats(game)) {
            for (const Format& format : *formats)
                known.push_back(format.key);
        }
    }
    Error error;
    error.kind = ErrorKind::UnknownFormat;
    error.arguments = {key};
    error.nearest = nearestOne(key, std::span<const std::string>(known));
    if (error.nearest.empty()) { // plain for sceptre/plain
        for (const std::string& game : shelf.gameKeys()) {
            if (error.nearest.empty())
                error.nearest = nearestOne(game + '/' + key, std::span<const std::string>(known));
        }
    }
    return {error};
}

} // namespace

Errors chooseFormat(const QString& name, GameShelf& shelf, CheckWishes& wishes)
{
    wishes.format = name.toStdString();
    if (name.endsWith(QLatin1String(".yaml")) || name.endsWith(QLatin1String(".yml"))) {
        auto read = readFormatFile(name, shelf);
        if (!read)
            return read.error();
        wishes.formatFile = std::move(*read);
        return {};
    }
    return name.isEmpty() ? Errors{} : whyNoFormat(wishes.format, shelf);
}

} // namespace muster::app
