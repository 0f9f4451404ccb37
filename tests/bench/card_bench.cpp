// SPDX-License-Identifier: GPL-3.0-or-later
// What 100,000 cards cost: building the cache, loading it, searching, and typing into the item model.
#include <chrono>
#include <cstdio>
#include <memory>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include "carddb/card_list_model.h"
#include "carddb/card_search.h"
#include "carddb/library.h"
#include "tests/bench/card_generator.h"

namespace {

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

constexpr int Sets = 10;
constexpr int CardsPerSet = 10'000;
constexpr int FirstRows = 200;
constexpr const char* Letters[] = {"d", "dr", "drag", ""};

/// Sceptre with nothing but generated cards, in a folder that goes away at the end.
class Ground {
public:
    Ground()
    {
        QDir().mkpath(m_folder.filePath(u"games/sceptre/sets"_s));
        QFile::copy(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/game.yaml"),
                    m_folder.filePath(u"games/sceptre/game.yaml"_s));
        bench::CardGenerator generator;
        for (int i = 0; i < Sets; ++i) {
            QFile file(m_folder.filePath("games/sceptre/sets/%1.yaml"_L1.arg(QString::number(i))));
            const auto text = generator.set(i, CardsPerSet);
            if (!file.open(QFile::WriteOnly) || file.write(text.data(), qint64(text.size())) != qint64(text.size()))
                qFatal("cannot write the sets");
        }
    }
    [[nodiscard]] Places places(const QString& cache = u"cache"_s) const
    {
        return {m_folder.path(), m_folder.filePath(u"own"_s), m_folder.filePath(cache)};
    }
    [[nodiscard]] std::shared_ptr<const Catalogue> catalogue()
    {
        if (!m_catalogue) {
            Library library(places());
            const auto found = library.catalogue(u"sceptre"_s);
            if (!found)
                qFatal("no cards");
            for (const auto& error : library.problems(u"sceptre"_s))
                qFatal("%s:%d: error %d (%s)", error.file.c_str(), error.at.line, int(error.kind),
                       error.arguments.empty() ? "" : error.arguments[0].c_str());
            m_catalogue = *found;
        }
        return m_catalogue;
    }
    [[nodiscard]] const CardSearch& search()
    {
        if (!m_search)
            m_search = std::make_unique<CardSearch>(catalogue());
        return *m_search;
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<CardSearch> m_search;
};

Ground& ground()
{
    static Ground theGround;
    return theGround;
}

double milliseconds(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// From set files to a usable catalogue and a complete cache, with progress.
void rebuild(benchmark::State& state)
{
    int run = 0, reports = 0;
    for (auto _ : state) {
        Library library(ground().places("rebuild-%1"_L1.arg(QString::number(run++))));
        library.setProgress([&](const QString&, int, int) { return ++reports > 0; });
        if (const auto found = library.catalogue(u"sceptre"_s); !found || (*found)->size() != Sets * CardsPerSet)
            state.SkipWithError("not all cards are there");
    }
    state.counters["reports"] = reports / std::max(run, 1);
}

void loadFromCache(benchmark::State& state)
{
    (void)ground().catalogue();
    for (auto _ : state) {
        Library library(ground().places());
        if (!library.catalogue(u"sceptre"_s) || library.filesParsed() != 0)
            state.SkipWithError("not from the cache");
    }
}

void foldColumns(benchmark::State& state)
{
    const auto catalogue = ground().catalogue();
    for (auto _ : state)
        benchmark::DoNotOptimize(CardSearch(catalogue));
}

/// A query as typed, to the texts of its first 200 rows.
void queryToFirstRows(benchmark::State& state, const std::string& text)
{
    const auto& search = ground().search();
    CardListModel model;
    model.setCatalogue(ground().catalogue());
    for (auto _ : state) {
        const auto parsed = muster::query::parse(text, search.catalogue().game());
        if (!parsed) {
            state.SkipWithError("bad query");
            break;
        }
        model.setCards(search.find(*parsed));
        for (int row = 0; row < std::min(FirstRows, model.rowCount()); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                benchmark::DoNotOptimize(model.index(row, column).data());
        }
    }
    state.counters["rows"] = model.rowCount();
}

void typeLetters(CardListModel& model, const char* letters)
{
    const auto& search = ground().search();
    model.setCards(search.find(*query::parse(letters, search.catalogue().game())));
}

void keystroke(benchmark::State& state, const char* letters)
{
    CardListModel model;
    model.setCatalogue(ground().catalogue());
    for (auto _ : state)
        typeLetters(model, letters);
    state.counters["rows"] = model.rowCount();
}

/// d, dr, drag and clearing, in our model and in a QSortFilterProxyModel over the same cards that looks at names only.
void typing(benchmark::State& state)
{
    CardListModel ours, all;
    ours.setCatalogue(ground().catalogue());
    all.setCatalogue(ground().catalogue());
    all.setCards(ground().search().find({}));
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&all);
    proxy.setFilterCaseSensitivity(Qt::CaseInsensitive);
    proxy.setSortCaseSensitivity(Qt::CaseInsensitive);
    proxy.sort(CardListModel::NameColumn);
    double oursTotal = 0, proxyTotal = 0, slowest = 0;
    for (auto _ : state) {
        for (const auto* letters : Letters) {
            const double mine = milliseconds([&] { typeLetters(ours, letters); });
            slowest = std::max(slowest, mine);
            oursTotal += mine;
            proxyTotal += milliseconds([&] {
                proxy.setFilterFixedString(QString::fromLatin1(letters));
                benchmark::DoNotOptimize(proxy.rowCount());
            });
        }
    }
    const auto runs = double(state.iterations());
    state.counters["ours_ms"] = oursTotal / runs;
    state.counters["proxy_ms"] = proxyTotal / runs;
    state.counters["slowest_letter_ms"] = slowest;
    state.counters["times_faster"] = proxyTotal / oursTotal;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RegisterBenchmark("rebuild", rebuild)->Unit(benchmark::kMillisecond)->Iterations(1);
    benchmark::RegisterBenchmark("load from cache", loadFromCache)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("fold columns", foldColumns)->Unit(benchmark::kMillisecond);
    for (const char* text : {"", "d", "dragon", "\"draw a card\"", "name:dragon hp>=100",
                             "type:champion origin:ember hp>=100 -class:cavalry", "hp>def", "damage>=50",
                             "cost<=2 (wolf or fox)", "attacks:dragon", "text:bleeding -name:dragon", "zzzz"})
        benchmark::RegisterBenchmark((std::string("query ") + text).c_str(), [text](benchmark::State& state) {
            queryToFirstRows(state, text);
        })->Unit(benchmark::kMillisecond);
    for (const char* letters : Letters)
        benchmark::RegisterBenchmark((std::string("letters ") + (*letters == '\0' ? "(cleared)" : letters)).c_str(),
                                     [letters](benchmark::State& state) { keystroke(state, letters); })
            ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("typing against QSortFilterProxyModel", typing)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(3);
    benchmark::RunSpecifiedBenchmarks();
}
