// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "model/decks/shared_keys.h"
#include "model/formats/format.h"
#include "model/games/count_rule_reader.h"
#include "model/games/read_query.h"
#include "model/text/nearest.h"
#include "model/yaml/document.h"
#include "model/yaml/reader.h"

namespace muster {

namespace {

constexpr std::size_t FileLimit = std::size_t(1) << 20;
constexpr std::size_t NameLimit = 500;
constexpr int HighestBound = 9999;

class FormatReader {
public:
    FormatReader(const yaml::Document& document, const Game& game)
        : m_report(document.file()),
          m_map(document.root(), {}, m_report),
          m_game(game)
    {
        m_format.file = document.file();
        if (document.root().kind == yaml::NodeKind::Map)
            read();
    }

    Result<Format> result()
    {
        if (m_report.failed())
            return failure(m_report.take());
        return std::move(m_format);
    }

private:
    void read()
    {
        readKey();
        readGame();
        m_format.title = m_map.requiredText("title", NameLimit);
        m_format.version = m_map.text("version", NameLimit).value_or("");
        readDates();
        readSets();
        if (const auto* banned = m_map.child("banned"))
            m_format.banned = readCardLists(*banned, "banned", false);
        if (const auto* restricted = m_map.child("restricted"))
            m_format.restricted = readCardLists(*restricted, "restricted", true);
        if (const auto* limits = m_map.child("limits"))
            readLimits(*limits);
        if (const auto* rules = m_map.child("house rules"))
            readHouseRules(*rules);
        if (const auto* options = m_map.child("options"))
            m_format.options = readOptions(*options, "options", &m_game, m_report);
        m_format.notes = m_map.text("notes", FileLimit).value_or("");
        m_map.finish();
    }

    /// "sceptre/autumn-open": the game, and a name that is good for files and commands.
    void readKey()
    {
        const auto* node = m_map.requiredChild("format");
        const auto key = node ? yaml::readText(*node, "format", m_report, NameLimit) : std::nullopt;
        if (!key)
            return;
        m_format.key = *key;
        const auto prefix = m_game.key + '/';
        const auto isPlain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
        const auto name = std::string_view(*key).substr(std::min(key->size(), prefix.size()));
        if (!key->starts_with(prefix) || name.empty() || !std::all_of(name.begin(), name.end(), isPlain))
            m_report.add(ErrorKind::BadId, node->at, "format", {*key, prefix + "name-of-small-letters"});
    }

    void readGame()
    {
        const auto* node = m_map.requiredChild("game");
        const auto game = node ? yaml::readText(*node, "game", m_report, NameLimit) : std::nullopt;
        m_format.game = m_game.key;
        if (game && *game != m_game.key)
            m_report.add(ErrorKind::UnknownGame, node->at, "game", {*game}, m_game.key);
    }

    void readDates()
    {
        m_format.from = readDate(m_map, "from");
        m_format.until = readDate(m_map, "until");
        if (!m_format.from.empty() && !m_format.until.empty() && m_format.until < m_format.from)
            m_report.add(ErrorKind::OutOfRange, m_map.child("until")->at, "until", {m_format.until, m_format.from, ""});
    }

    void readSets()
    {
        const auto* node = m_map.child("sets");
        if (!node)
            return;
        m_format.setsAt = node->at;
        m_format.sets = yaml::readTexts(*node, "sets", m_report, NameLimit);
        std::map<std::string_view, std::size_t> seen;
        for (std::size_t i = 0; i < m_format.sets.size() && !m_report.full(); ++i) {
            const auto [first, isNew] = seen.emplace(m_format.sets[i], i);
            if (!isNew)
                m_report.add(ErrorKind::DuplicateId, node->at, yaml::join("sets", i),
                             {m_format.sets[i], yaml::join("sets", first->second)});
        }
    }

    std::vector<FormatCards> readCardLists(const yaml::Node& node, const std::string& path, bool limited)
    {
        std::vector<FormatCards> lists;
        if (node.kind == yaml::NodeKind::Null)
            return lists;
        const auto items = yaml::readList(node, path, m_report);
        for (std::size_t i = 0; i < items.size() && !m_report.full(); ++i) {
            yaml::MapReader map(items[i], yaml::join(path, i), m_report);
            lists.push_back(readCards(map, limited));
        }
        return lists;
    }

    FormatCards readCards(yaml::MapReader& map, bool limited)
    {
        FormatCards cards;
        cards.at = map.at();
        const auto* card = map.child("card");
        const auto* query = map.child("cards");
        if (card && query)
            m_report.add(ErrorKind::Conflict, query->at, map.path(), {"card", "cards"});
        else if (!card && !query && map.node().kind == yaml::NodeKind::Map)
            m_report.add(ErrorKind::MissingKey, map.at(), map.path(), {"card"});
        if (card)
            cards.card = yaml::readText(*card, map.pathOf("card"), m_report, NameLimit).value_or("");
        if (card && card->kind == yaml::NodeKind::Scalar && cards.card.empty() && card->scalar.empty())
            m_report.add(ErrorKind::Empty, card->at, map.pathOf("card"), {"a card"});
        if (query)
            cards.what = readQuery(*query, map.pathOf("cards"), m_game, m_report);
        cards.identity = readIdentity(map, &m_game, {});
        if (query && !card && !cards.identity.empty())
            m_report.add(ErrorKind::Conflict, map.at(), map.path(), {cards.identity.front().first, "cards"});
        if (limited)
            cards.limit = map.requiredNumber("at most", 1, HighestBound).value_or(1);
        cards.reason = map.text("reason").value_or("");
        map.finish();
        return cards;
    }

    void readLimits(const yaml::Node& node)
    {
        if (node.kind == yaml::NodeKind::Null)
            return;
        if (node.kind != yaml::NodeKind::Map) {
            (void)yaml::MapReader(node, "limits", m_report);
            return;
        }
        std::vector<std::string> ids;
        ids.reserve(m_game.countRules.size());
        for (const auto& rule : m_game.countRules)
            ids.push_back(rule.id);
        for (const auto& [key, keyAt, value] : node.pairs) {
            if (m_report.full())
                return;
            const auto path = yaml::join("limits", key);
            if (std::find(ids.begin(), ids.end(), key) == ids.end())
                m_report.add(ErrorKind::UnknownRule, keyAt, path, {std::string(key)}, nearestOne(key, ids));
            yaml::MapReader map(value, path, m_report);
            m_format.limits.push_back(readLimit(map, std::string(key)));
        }
    }

    FormatLimit readLimit(yaml::MapReader& map, std::string requirement)
    {
        FormatLimit limit{std::move(requirement), {}, {}};
        const auto exactly = map.number("exactly", 0, HighestBound);
        limit.least = map.number("at least", 0, HighestBound);
        limit.most = map.number("at most", 0, HighestBound);
        const bool range = map.child("at least") || map.child("at most");
        if (map.child("exactly") && range)
            m_report.add(ErrorKind::Conflict, map.at(), map.path(),
                         {"exactly", map.child("at most") ? "at most" : "at least"});
        else if (!map.child("exactly") && !range && map.node().kind == yaml::NodeKind::Map)
            m_report.add(ErrorKind::MissingKey, map.at(), map.path(), {"at most"});
        else if (exactly)
            limit.least = limit.most = exactly;
        if (limit.least && limit.most && *limit.least > *limit.most)
            m_report.add(ErrorKind::OutOfRange, map.child("at most")->at, map.pathOf("at most"),
                         {std::to_string(*limit.most), std::to_string(*limit.least), ""});
        map.finish();
        return limit;
    }

    /// Count rules of the format's own, of the same shape as the game's and with ids that the game does not have.
    void readHouseRules(const yaml::Node& node)
    {
        if (node.kind == yaml::NodeKind::Null)
            return;
        const auto items = yaml::readList(node, "house rules", m_report);
        for (std::size_t i = 0; i < items.size() && !m_report.full(); ++i) {
            const auto path = yaml::join("house rules", i);
            auto rule = readCountRule(items[i], path, m_game, {}, m_report);
            const auto same = [&rule](const CountRule& other) { return other.id == rule.id; };
            const bool ofGame = std::any_of(m_game.countRules.begin(), m_game.countRules.end(), same);
            if (!rule.id.empty() && ofGame)
                m_report.add(ErrorKind::DuplicateId, items[i].at, yaml::join(path, "id"), {rule.id, "game.yaml"});
            m_format.house.push_back(std::move(rule));
        }
    }

    yaml::Report m_report;
    yaml::MapReader m_map;
    const Game& m_game;
    Format m_format;
};

} // namespace

Result<Format> readFormat(std::string_view bytes, const std::string& file, const Game& game)
{
    const auto document = yaml::Document::parse(bytes, file, {.bytes = FileLimit});
    if (!document)
        return failure(document.error());
    return FormatReader(*document, game).result();
}

} // namespace muster
