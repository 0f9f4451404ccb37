// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/numbers_spec.h"

#include <array>

#include <QCoreApplication>
#include <QFileInfo>

#include "carddb/file_io.h"
#include "model/games/read_query.h"
#include "model/text/nearest.h"

namespace muster::app {

namespace {

using yaml::MapReader;
using yaml::Node;

constexpr std::size_t MostItems = 40;

/// Reads a numbers.yaml. Every error is reported, and reading goes on.
class NumbersReader {
public:
    NumbersReader(const Game& game, yaml::Report& report) : m_game(game), m_report(report) { }

    NumbersSpec read(const Node& root)
    {
        NumbersSpec spec;
        MapReader map(root, {}, m_report);
        forEach(map, "charts",
                [&](const Node& node, const std::string& path) { spec.charts.push_back(readChart(node, path)); });
        forEach(map, "odds",
                [&](const Node& node, const std::string& path) { spec.odds.push_back(readOdds(node, path)); });
        if (const Node* drawn = map.child("drawn from")) {
            for (const yaml::Pair& pair : yaml::readMap(*drawn, map.pathOf("drawn from"), m_report)) {
                const std::string path = yaml::join(map.pathOf("drawn from"), pair.key);
                checkKind(std::string(pair.key), pair.keyAt, path);
                auto& sections = spec.drawn[std::string(pair.key)] = yaml::readTexts(pair.value, path, m_report);
                checkSections(sections, std::string(pair.key), pair.value.at, path);
            }
        }
        map.finish();
        return spec;
    }

private:
    template <class Read>
    void forEach(MapReader& map, std::string_view key, const Read& read)
    {
        const Node* list = map.child(key);
        if (list == nullptr)
            return;
        const auto items = yaml::readList(*list, map.pathOf(key), m_report);
        if (items.size() > MostItems)
            m_report.add(ErrorKind::WrongCount, list->at, map.pathOf(key),
                         {std::to_string(items.size()), "at most " + std::to_string(MostItems)});
        for (std::size_t i = 0; i < std::min(items.size(), MostItems); ++i)
            read(items[i], yaml::join(map.pathOf(key), i));
    }

    ChartSpec readChart(const Node& node, const std::string& path)
    {
        ChartSpec chart;
        MapReader map(node, path, m_report);
        chart.key = map.requiredText("chart", 60);
        chart.title = text(map, "title", true);
        chart.note = text(map, "note", false);
        chart.deckKind = readKind(map);
        chart.sections = map.texts("sections");
        if (const Node* sections = map.child("sections"))
            checkSections(chart.sections, chart.deckKind, sections->at, map.pathOf("sections"));
        chart.of = queryOf(map, "of");
        const Node* bars = map.child("bars");
        const auto by = readBy(map);
        if (bars != nullptr) {
            if (by)
                m_report.add(ErrorKind::Conflict, map.at(), path, {"by", "bars"});
            forEach(map, "bars", [&](const Node& item, const std::string& place) {
                MapReader bar(item, place, m_report);
                ChartBar read{text(bar, "label", true), {}};
                if (auto what = queryOf(bar, "count", true))
                    read.what = std::move(*what);
                bar.finish();
                chart.bars.push_back(std::move(read));
            });
        }
        chart.by = by.value_or(ChartBy{});
        forEach(map, "series", [&](const Node& item, const std::string& place) {
            chart.series.push_back(readSeries(item, place, !chart.bars.empty()));
        });
        chart.stacked = map.flag("stacked").value_or(false);
        chart.step = map.number("step", 1, 1000).value_or(1);
        chart.from = map.number("from", -999, 999);
        chart.beyond = map.number("beyond", -999, 999);
        map.finish();
        return chart;
    }

    ChartSeries readSeries(const Node& node, const std::string& path, bool barsAreGiven)
    {
        ChartSeries series;
        MapReader map(node, path, m_report);
        series.label = text(map, "label", true);
        series.of = queryOf(map, "of");
        series.by = readBy(map);
        if (series.by && barsAreGiven)
            m_report.add(ErrorKind::Conflict, map.at(), path, {"by", "bars"});
        for (const auto& [key, measure] : std::array<std::pair<std::string_view, ChartSeries::Measure>, 2>{
                 {{"sum of", ChartSeries::Measure::Sum}, {"most of", ChartSeries::Measure::Most}}}) {
            const Node* number = map.child(key);
            if (number == nullptr)
                continue;
            if (series.measure != ChartSeries::Measure::Cards)
                m_report.add(ErrorKind::Conflict, map.at(), path, {"sum of", "most of"});
            series.measure = measure;
            if (measure == ChartSeries::Measure::Most && number->scalar == "words")
                continue;
            series.number = fieldOf(std::string(number->scalar), number->at, map.pathOf(key));
            if (series.number.valid() && m_game.field(series.number).kind != FieldKind::Number)
                m_report.add(ErrorKind::WrongShape, number->at, map.pathOf(key),
                             {"a field that is a number", '"' + std::string(number->scalar) + '"'});
        }
        map.finish();
        return series;
    }

    OddsSpec readOdds(const Node& node, const std::string& path)
    {
        OddsSpec odds;
        MapReader map(node, path, m_report);
        odds.label = text(map, "odds", true);
        odds.deckKind = readKind(map);
        if (auto of = queryOf(map, "of", true))
            odds.of = std::move(*of);
        odds.least = map.number("at least", 0, 999).value_or(0);
        odds.most = map.number("at most", 0, 999);
        odds.cards = map.number("cards", 1, 999).value_or(0);
        odds.hands = map.number("hands", 1, 99).value_or(1);
        odds.aside = map.number("set aside", 0, 99).value_or(0);
        odds.rule = map.text("rule", 40).value_or("");
        if (odds.least == 0 && !odds.most)
            m_report.add(ErrorKind::MissingKey, map.at(), path, {"at least"});
        map.finish();
        return odds;
    }

    /// `listing`, `types`, a field, `PARTS.FIELD`, or one of these behind `number of`.
    std::optional<ChartBy> readBy(MapReader& map)
    {
        const auto written = map.text("by", 80);
        if (!written)
            return std::nullopt;
        ChartBy by;
        if (*written == "listing" || *written == "types") {
            by.kind = *written == "types" ? ChartBy::Kind::Types : ChartBy::Kind::Listing;
            return by;
        }
        const Node& node = *map.child("by");
        const std::string path = map.pathOf("by");
        constexpr std::string_view NumberOf = "number of ";
        const bool size = written->starts_with(NumberOf);
        std::string field = size ? written->substr(NumberOf.size()) : *written;
        by.kind = size ? ChartBy::Kind::Size : ChartBy::Kind::Field;
        if (const auto dot = field.find('.'); dot != std::string::npos) {
            by.parts = fieldOf(field.substr(0, dot), node.at, path);
            if (by.parts.valid() && m_game.field(by.parts).kind != FieldKind::Parts)
                m_report.add(ErrorKind::WrongShape, node.at, path, {"a field with parts", '"' + field + '"'});
            field.erase(0, dot + 1);
        }
        by.field = fieldOf(field, node.at, path);
        if (!by.field.valid())
            return by;
        const FieldKind kind = m_game.field(by.field).kind;
        const bool good = size ? kind == FieldKind::Words
                               : kind == FieldKind::Words || kind == FieldKind::Word || kind == FieldKind::Number;
        if (!good)
            m_report.add(
                ErrorKind::WrongShape, node.at, path,
                {size ? "a list of words" : "a field that is a word, a list of words or a number", '"' + field + '"'});
        return by;
    }

    FieldIndex fieldOf(const std::string& key, Position at, const std::string& path)
    {
        const FieldIndex field = m_game.findField(key);
        if (!field.valid()) {
            std::vector<std::string> known;
            known.reserve(m_game.fields.size());
            for (const Field& other : m_game.fields)
                known.push_back(other.key);
            m_report.add(ErrorKind::UnknownField, at, path, {key},
                         nearestOne(key, std::span<const std::string>(known)));
        }
        return field;
    }

    std::optional<query::Query> queryOf(MapReader& map, std::string_view key, bool required = false)
    {
        const Node* node = required ? map.requiredChild(key) : map.child(key);
        return node == nullptr ? std::nullopt : readQuery(*node, map.pathOf(key), m_game, m_report);
    }

    LocalText text(MapReader& map, std::string_view key, bool required)
    {
        const Node* node = required ? map.requiredChild(key) : map.child(key);
        return node == nullptr ? LocalText{} : readLocalText(*node, map.pathOf(key), m_report);
    }

    std::string readKind(MapReader& map)
    {
        auto kind = map.text("deck", 60).value_or("");
        if (!kind.empty())
            checkKind(kind, map.child("deck")->at, map.pathOf("deck"));
        return kind;
    }

    void checkKind(const std::string& kind, Position at, const std::string& path)
    {
        if (m_game.findDeckKind(kind) != nullptr)
            return;
        std::vector<std::string> known;
        known.reserve(m_game.decks.size());
        for (const DeckKind& other : m_game.decks)
            known.push_back(other.key);
        m_report.add(ErrorKind::UnknownWord, at, path, {kind, "kinds of decks"},
                     nearestOne(kind, std::span<const std::string>(known)));
    }

    void checkSections(const std::vector<std::string>& sections, const std::string& kind, Position at,
                       const std::string& path)
    {
        std::vector<std::string> known;
        for (const DeckKind& other : m_game.decks) {
            for (const SectionKind& section : other.sections) {
                if (kind.empty() || kind == other.key)
                    known.push_back(section.key);
            }
        }
        for (const std::string& section : sections) {
            if (std::find(known.begin(), known.end(), section) == known.end())
                m_report.add(ErrorKind::UnknownSection, at, path, {section},
                             nearestOne(section, std::span<const std::string>(known)));
        }
    }

    const Game& m_game;
    yaml::Report& m_report;
};

} // namespace

Result<NumbersSpec> readNumbers(std::string_view bytes, const std::string& file, const Game& game)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    yaml::Report report(file);
    NumbersSpec spec = NumbersReader(game, report).read(document->root());
    if (report.failed())
        return failure(report.take());
    return spec;
}

NumbersSpec standardNumbers(const Game& game)
{
    NumbersSpec spec;
    ChartSpec groups;
    groups.key = "listing";
    groups.by.kind = game.listing.empty() ? ChartBy::Kind::Types : ChartBy::Kind::Listing;
    groups.title.text = QCoreApplication::translate("NumbersSpec", "Cards by type").toStdString();
    spec.charts.push_back(std::move(groups));
    for (const FieldIndex column : game.columns) {
        const Field& field = game.field(column);
        if (field.kind != FieldKind::Number && field.kind != FieldKind::Word && field.kind != FieldKind::Words)
            continue;
        ChartSpec chart;
        chart.key = field.key;
        chart.title.text = field.label;
        chart.by = {ChartBy::Kind::Field, {}, column};
        spec.charts.push_back(std::move(chart));
    }
    return spec;
}

Result<NumbersSpec> loadNumbers(const carddb::Places& places, const Game& game)
{
    for (const QString& root : {places.userData, places.resources}) {
        const QString path = QStringLiteral("%1/games/%2/numbers.yaml").arg(root, QString::fromStdString(game.key));
        if (root.isEmpty() || !QFileInfo::exists(path))
            continue;
        const auto bytes = carddb::readFile(path, carddb::DeckLimit);
        if (!bytes)
            return failure(bytes.error());
        return readNumbers(*bytes, path.toStdString(), game);
    }
    return standardNumbers(game);
}

} // namespace muster::app
