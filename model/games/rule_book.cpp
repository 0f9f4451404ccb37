// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/rule_book.h"

#include <algorithm>
#include <unordered_map>

#include "model/games/count_rule_reader.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"
#include "model/yaml/document.h"
#include "model/yaml/reader.h"

namespace muster {

namespace {

constexpr yaml::Limits RuleBookLimits{std::size_t(8) << 20, 10, 400'000};

/// Reads the five lists of a rules.yaml; what they have in common is the id, unique over all of them.
class RuleBookReader {
public:
    RuleBookReader(const yaml::Node& root, yaml::Report& report) : m_report(report), m_map(root, {}, report) { }

    RuleBook read()
    {
        m_book.game = m_map.requiredText("game", 60);
        m_book.title = m_map.requiredText("title", 100);
        readEntries("rules", RuleEntry::Kind::Rule, [](yaml::MapReader& map, RuleEntry& entry) {
            entry.sentence = map.requiredText("rule");
            entry.ref = map.text("ref").value_or(std::string());
            entry.answer = map.text("check").value_or(std::string());
            (void)map.text("section");
            readScope(map, entry, {"engine", "validator", "both", "table-etiquette"});
        });
        readEntries("requirements", RuleEntry::Kind::Requirement, [](yaml::MapReader& map, RuleEntry& entry) {
            entry.sentence = map.requiredText("condition");
            entry.answer = map.text("message").value_or(std::string());
            entry.fix = map.text("fix").value_or(std::string());
            readScope(map, entry, {"deck", "card-data"});
            readSeverities(map);
        });
        readEntries("rulings", RuleEntry::Kind::Ruling, [](yaml::MapReader& map, RuleEntry& entry) {
            entry.sentence = map.requiredText("question");
            entry.answer = map.requiredText("ruling");
            (void)map.texts("options");
        });
        readEntries("examples", RuleEntry::Kind::Example, [](yaml::MapReader& map, RuleEntry& entry) {
            entry.sentence = map.requiredText("given");
            entry.when = map.text("when").value_or(std::string());
            entry.answer = map.requiredText("then");
            if (!entry.when.empty())
                entry.sentence += ' ' + entry.when;
        });
        readEntries("interactions", RuleEntry::Kind::Interaction, [](yaml::MapReader& map, RuleEntry& entry) {
            entry.sentence = map.requiredText("case");
            entry.answer = map.requiredText("answer");
        });
        m_map.finish();
        return std::move(m_book);
    }

private:
    template <class ReadRest>
    void readEntries(std::string_view list, RuleEntry::Kind kind, ReadRest readRest)
    {
        const auto* node = m_map.child(list);
        if (!node)
            return;
        const auto items = yaml::readList(*node, std::string(list), m_report);
        for (std::size_t i = 0; i < items.size(); ++i) {
            yaml::MapReader map(items[i], yaml::join(std::string(list), i), m_report);
            if (items[i].kind != yaml::NodeKind::Map)
                continue;
            RuleEntry entry;
            entry.kind = kind;
            if (const auto* id = map.requiredChild("id")) {
                entry.id = readRuleId(*id, map.pathOf("id"), {}, m_report);
                addId(entry.id, id->at, map.pathOf("id"));
            }
            entry.rules = readRuleIds(map, {});
            readRest(map, entry);
            map.finish();
            m_book.entries.push_back(std::move(entry));
        }
    }

    void addId(const std::string& id, Position at, const std::string& path)
    {
        if (id.empty())
            return;
        const auto [first, isNew] = m_lines.try_emplace(fold(id), at.line);
        if (!isNew)
            m_report.add(ErrorKind::DuplicateId, at, path, {id, "line " + std::to_string(first->second)});
    }

    static void readScope(yaml::MapReader& map, RuleEntry& entry, std::initializer_list<std::string_view> words)
    {
        entry.scope = map.requiredText("scope");
        const auto* node = map.child("scope");
        if (node && !entry.scope.empty())
            checkOneOf(map, *node, "scope", {words.begin(), words.size()});
    }

    /// One severity, or two: what it is above and below the bound.
    static void readSeverities(yaml::MapReader& map)
    {
        static constexpr std::string_view Words[] = {"illegal", "incomplete", "warning", "advice", "error"};
        const auto* node = map.requiredChild("severity");
        if (!node)
            return;
        if (node->kind == yaml::NodeKind::List) {
            for (const auto& item : node->items)
                checkOneOf(map, item, "severity", Words);
        } else {
            checkOneOf(map, *node, "severity", Words);
        }
    }

    static void checkOneOf(yaml::MapReader& map, const yaml::Node& node, std::string_view key,
                           std::span<const std::string_view> words)
    {
        if (std::find(words.begin(), words.end(), node.scalar) != words.end())
            return;
        std::string all;
        for (const auto word : words)
            (all += all.empty() ? "" : ", ") += word;
        map.report().add(ErrorKind::NotOneOf, node.at, map.pathOf(key), {std::string(node.scalar), all},
                         nearestOne(node.scalar, words));
    }

    yaml::Report& m_report;
    yaml::MapReader m_map;
    RuleBook m_book;
    std::unordered_map<std::string, int> m_lines;
};

} // namespace

const RuleEntry* RuleBook::find(std::string_view id) const
{
    const auto folded = fold(id);
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const RuleEntry& entry) { return fold(entry.id) == folded; });
    return found == entries.end() ? nullptr : &*found;
}

std::string RuleBook::nearestId(std::string_view id) const
{
    std::vector<std::string_view> ids;
    ids.reserve(entries.size());
    for (const auto& entry : entries)
        ids.push_back(entry.id);
    return nearestOne(id, std::span<const std::string_view>(ids));
}

Result<RuleBook> readRuleBook(std::string_view bytes, const std::string& file)
{
    auto document = yaml::Document::parse(bytes, file, RuleBookLimits);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report report(file);
    auto book = RuleBookReader(document->root(), report).read();
    if (report.failed())
        return failure(report.take());
    return book;
}

} // namespace muster
