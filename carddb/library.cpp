// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/library.h"

#include <map>
#include <mutex>
#include <optional>

#include "carddb/game_loader.h"
#include "model/text/nearest.h"

namespace muster::carddb {

struct Library::Private {
    struct Loaded {
        std::optional<Result<std::shared_ptr<const Game>>> game;
        std::optional<Result<std::shared_ptr<const Catalogue>>> catalogue;
        std::optional<std::vector<Format>> formats;
        std::optional<Result<RuleBook>> ruleBook;
        Errors setProblems, formatProblems, ruleProblems;
    };

    Places places;
    Progress progress;
    mutable std::recursive_mutex mutex; ///< recursive: progress may ask for what is there already
    std::map<QString, Loaded> loaded;
    QString language = QStringLiteral("en");
    int parsed = 0;
    bool cacheBusy = false; ///< waited for it once in vain: do without

    /// Runs `load` with a loader, and puts into the cache what it had to read.
    template <class Load>
    void with(const QString& game, Load load)
    {
        auto usedPlaces = places;
        if (cacheBusy)
            usedPlaces.cache.clear();
        GameLoader loader(usedPlaces, game, progress);
        load(loader);
        loader.save();
        parsed += loader.parsed();
        cacheBusy = cacheBusy || loader.cacheWasBusy();
    }

    /// The game, read by the loader at hand if it is not there yet.
    Result<std::shared_ptr<const Game>>& gameBy(GameLoader& loader, const QString& key)
    {
        auto& entry = loaded[key];
        if (!entry.game) {
            entry.game = loader.game();
            if (!*entry.game)
                proposeGame(entry.game->error());
        }
        return *entry.game;
    }

    void proposeGame(Errors& errors) const
    {
        for (auto& error : errors) {
            if (error.kind != ErrorKind::UnknownGame)
                continue;
            std::vector<std::string> known;
            for (const auto& key : findGames(places))
                known.push_back(key.toStdString());
            error.nearest = nearestOne(error.arguments.front(), std::span<const std::string>(known));
        }
    }
};

Library::Library(Places places) : d(std::make_unique<Private>()) { d->places = std::move(places); }

Library::~Library() = default;

QStringList Library::games() const { return findGames(d->places); }

Result<std::shared_ptr<const Game>> Library::game(const QString& key)
{
    const std::scoped_lock lock(d->mutex);
    if (const auto& known = d->loaded[key].game)
        return *known;
    d->with(key, [&](GameLoader& loader) { d->gameBy(loader, key); });
    return *d->loaded[key].game;
}

Result<std::shared_ptr<const Catalogue>> Library::catalogue(const QString& game)
{
    const std::scoped_lock lock(d->mutex);
    if (const auto& known = d->loaded[game].catalogue)
        return *known;
    Result<std::shared_ptr<const Catalogue>> result;
    d->with(game, [&](GameLoader& loader) {
        const auto& found = d->gameBy(loader, game);
        if (!found) {
            result = failure(found.error());
            return;
        }
        Errors problems;
        result = loader.catalogue(*found, problems);
        d->loaded[game].setProblems = std::move(problems);
    });
    const bool cancelled = !result && result.error().front().kind == ErrorKind::Cancelled;
    if (!cancelled)
        d->loaded[game].catalogue = result;
    return result;
}

Result<std::vector<Format>> Library::formats(const QString& game)
{
    const std::scoped_lock lock(d->mutex);
    if (const auto& known = d->loaded[game].formats)
        return *known;
    Result<std::vector<Format>> result;
    d->with(game, [&](GameLoader& loader) {
        const auto& found = d->gameBy(loader, game);
        if (!found) {
            result = failure(found.error());
            return;
        }
        Errors problems;
        result = loader.formats(**found, problems);
        d->loaded[game].formatProblems = std::move(problems);
        d->loaded[game].formats = *result;
    });
    return result;
}

Result<RuleBook> Library::ruleBook(const QString& game)
{
    const std::scoped_lock lock(d->mutex);
    auto& known = d->loaded[game].ruleBook;
    if (!known) {
        d->with(game, [&](GameLoader& loader) {
            const auto& found = d->gameBy(loader, game);
            auto& problems = d->loaded[game].ruleProblems;
            problems.clear();
            known = found ? loader.ruleBook(d->language, problems) : Result<RuleBook>(failure(found.error()));
        });
    }
    return *known;
}

Errors Library::problems(const QString& game)
{
    const std::scoped_lock lock(d->mutex);
    if (const auto all = catalogue(game); !all)
        return all.error();
    (void)formats(game);
    Errors result = d->loaded[game].setProblems;
    const auto& others = d->loaded[game].formatProblems;
    result.insert(result.end(), others.begin(), others.end());
    return result;
}

Errors Library::ruleProblems(const QString& game)
{
    const std::scoped_lock lock(d->mutex);
    return d->loaded[game].ruleProblems;
}

void Library::setLanguage(const QString& code)
{
    const std::scoped_lock lock(d->mutex);
    if (code == d->language)
        return;
    d->language = code;
    for (auto& [key, entry] : d->loaded)
        entry.ruleBook.reset();
}

GameLookup Library::lookup()
{
    std::vector<std::string> keys;
    for (const QString& key : games())
        keys.push_back(key.toStdString());
    const auto find = [this](std::string_view key) -> const Game* {
        const auto found = game(QString::fromUtf8(key.data(), qsizetype(key.size())));
        return found ? found->get() : nullptr; // kept alive by what is loaded
    };
    return {find, std::move(keys)};
}

void Library::refresh()
{
    const std::scoped_lock lock(d->mutex);
    d->loaded.clear();
    d->cacheBusy = false;
}

void Library::setProgress(Progress progress)
{
    const std::scoped_lock lock(d->mutex);
    d->progress = std::move(progress);
}

const Places& Library::places() const { return d->places; }

int Library::filesParsed() const
{
    const std::scoped_lock lock(d->mutex);
    return d->parsed;
}

} // namespace muster::carddb
