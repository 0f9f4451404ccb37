// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_file.h"

#include <algorithm>
#include <span>

#include "model/decks/shared_keys.h"
#include "model/text/nearest.h"
#include "model/yaml/document.h"
#include "model/yaml/reader.h"

namespace muster {

namespace {

constexpr std::size_t FileLimit = std::size_t(1) << 20;
constexpr std::size_t NameLimit = 500;
constexpr int LowestCount = 1, HighestCount = 999;

std::string listed(const std::vector<std::string>& values)
{
    std::string result;
    for (const auto& value : values)
        result += (result.empty() ? "" : ", ") + value;
    return result;
}

class DeckReader {
public:
    DeckReader(const yaml::Document& document, const GameLookup& games) : m_report(document.file()), m_games(games)
    {
        read(document.root());
    }

    Result<Deck> result()
    {
        if (m_report.failed())
            return failure(m_report.take());
        return std::move(m_deck);
    }

private:
    void read(const yaml::Node& root)
    {
        yaml::MapReader map(root, {}, m_report);
        if (root.kind != yaml::NodeKind::Map || !readVersion(map))
            return;
        readGame(map);
        readKind(map);
        m_deck.name = map.text("name", NameLimit).value_or("");
        m_deck.format = map.text("format", NameLimit).value_or("");
        if (const auto* options = map.child("options"))
            m_deck.options = readOptions(*options, "options", m_game, m_report);
        if (const auto* event = map.child("event"))
            readEvent(*event);
        if (const auto* sections = map.requiredChild("sections"))
            readSections(*sections);
        if (const auto* considering = map.child("considering"))
            m_deck.considering = readEntries(*considering, "considering");
        m_deck.notes = map.text("notes", FileLimit).value_or("");
        if (const auto* waivers = map.child("waivers"))
            readWaivers(*waivers);
        map.finish();
    }

    /// A file of a later version may have keys and meanings that we cannot know: that is all there is to say then.
    bool readVersion(yaml::MapReader& map)
    {
        const auto* node = map.requiredChild("muster");
        if (!node || (node->kind == yaml::NodeKind::Scalar && !node->quoted && node->scalar == "1"))
            return true;
        const auto version = yaml::readNumber(*node, "muster", m_report, 1);
        if (version)
            m_report.add(ErrorKind::BadVersion, node->at, "muster", {std::to_string(*version), "1"});
        return !version;
    }

    void readGame(yaml::MapReader& map)
    {
        const auto* node = map.requiredChild("game");
        const auto key = node ? yaml::readText(*node, "game", m_report, NameLimit) : std::nullopt;
        if (!key)
            return;
        m_deck.game = *key;
        m_game = m_games(*key);
        if (!m_game)
            m_report.add(ErrorKind::UnknownGame, node->at, "game", {*key},
                         nearestOne(*key, std::span<const std::string>(m_games.keys())));
    }

    void readKind(yaml::MapReader& map)
    {
        const auto* node = map.child("kind");
        if (!node || node->kind == yaml::NodeKind::Null) {
            if (m_game && !m_game->decks.empty()) {
                m_kind = &m_game->decks.front();
                m_deck.kind = m_kind->key;
            }
            return;
        }
        const auto key = yaml::readText(*node, "kind", m_report, NameLimit);
        if (!key)
            return;
        m_deck.kind = *key;
        if (!m_game)
            return;
        m_kind = m_game->findDeckKind(*key);
        if (m_kind)
            return;
        std::vector<std::string> keys;
        keys.reserve(m_game->decks.size());
        for (const auto& kind : m_game->decks)
            keys.push_back(kind.key);
        m_report.add(ErrorKind::NotOneOf, node->at, "kind", {*key, listed(keys)}, nearestOne(*key, keys));
    }

    void readEvent(const yaml::Node& node)
    {
        if (node.kind == yaml::NodeKind::Null)
            return;
        yaml::MapReader map(node, "event", m_report);
        m_deck.event.name = map.text("name", NameLimit).value_or("");
        m_deck.event.date = readDate(map, "date");
        m_deck.event.table = map.text("table", NameLimit).value_or("");
        map.finish();
    }

    void readSections(const yaml::Node& node)
    {
        if (node.kind == yaml::NodeKind::Null)
            return;
        if (node.kind != yaml::NodeKind::Map) {
            yaml::MapReader(node, "sections", m_report).finish();
            return;
        }
        for (const auto& [key, keyAt, value] : node.pairs) {
            const auto path = "sections." + std::string(key);
            if (m_kind)
                checkSection(std::string(key), keyAt, path);
            m_deck.sections.push_back({std::string(key), readEntries(value, path)});
        }
    }

    void checkSection(const std::string& key, Position at, const std::string& path)
    {
        std::vector<std::string> spellings, keys;
        for (const auto& section : m_kind->sections) {
            if (section.key == key)
                return;
            for (const auto& spelling : section.headings) {
                spellings.push_back(spelling);
                keys.push_back(section.key);
            }
            spellings.insert(spellings.end(), {section.key, section.label});
            keys.insert(keys.end(), 2, section.key);
        }
        const auto near = nearestOne(key, spellings);
        const auto found = std::find(spellings.begin(), spellings.end(), near);
        const auto proposal = found == spellings.end() || near.empty()
            ? std::string()
            : keys[static_cast<std::size_t>(found - spellings.begin())];
        m_report.add(ErrorKind::UnknownSection, at, path, {key}, proposal);
    }

    std::vector<DeckEntry> readEntries(const yaml::Node& node, const std::string& path)
    {
        std::vector<DeckEntry> entries;
        if (node.kind == yaml::NodeKind::Null)
            return entries;
        const auto items = yaml::readList(node, path, m_report);
        entries.reserve(items.size());
        for (std::size_t i = 0; i < items.size() && !m_report.full(); ++i)
            entries.push_back(readEntry(items[i], path + '[' + std::to_string(i) + ']'));
        return entries;
    }

    DeckEntry readEntry(const yaml::Node& node, const std::string& path)
    {
        DeckEntry entry;
        entry.at = node.at;
        yaml::MapReader map(node, path, m_report);
        entry.card = map.requiredText("card", NameLimit);
        if (const auto* card = map.child("card"); card && card->kind == yaml::NodeKind::Scalar && card->scalar.empty())
            m_report.add(ErrorKind::Empty, card->at, map.pathOf("card"), {"a card"});
        if (const auto* count = map.child("count"))
            entry.count = readCount(*count, map.pathOf("count"), entry.card);
        entry.note = map.text("note", FileLimit).value_or("");
        entry.identity = readIdentity(map, m_game, {"card", "count", "note"});
        map.finish();
        return entry;
    }

    int readCount(const yaml::Node& node, const std::string& path, const std::string& card)
    {
        yaml::Report own(m_report.file());
        const auto count = yaml::readNumber(node, path, own, LowestCount, HighestCount);
        for (auto& error : own.take()) {
            auto& added = m_report.add(error.kind, error.at, error.path, std::move(error.arguments));
            added.about = card;
            if (m_game)
                added.requirement = m_game->badCount.id;
        }
        return count.value_or(LowestCount);
    }

    void readWaivers(const yaml::Node& node)
    {
        if (node.kind == yaml::NodeKind::Null)
            return;
        const auto items = yaml::readList(node, "waivers", m_report);
        for (std::size_t i = 0; i < items.size() && !m_report.full(); ++i) {
            yaml::MapReader map(items[i], "waivers[" + std::to_string(i) + ']', m_report);
            Waiver waiver;
            waiver.rule = map.requiredText("rule", NameLimit);
            waiver.subject = map.text("subject", NameLimit).value_or("");
            map.finish();
            m_deck.waivers.push_back(std::move(waiver));
        }
    }

    yaml::Report m_report;
    const GameLookup& m_games;
    const Game* m_game = nullptr;
    const DeckKind* m_kind = nullptr;
    Deck m_deck;
};

} // namespace

Result<Deck> readDeck(std::string_view bytes, const std::string& file, const GameLookup& games)
{
    const auto document = yaml::Document::parse(bytes, file, {.bytes = FileLimit});
    if (!document)
        return failure(document.error());
    return DeckReader(*document, games).result();
}

} // namespace muster
