// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_reader.h"

#include "model/games/count_rule_reader.h"
#include "model/games/effect_reader.h"
#include "model/games/field_reader.h"
#include "model/games/read_query.h"
#include "model/games/spellings.h"
#include "model/games/word_list_reader.h"
#include "model/text/nearest.h"
#include "model/yaml/document.h"

namespace muster {

namespace {

constexpr std::size_t MostTypes = 250; // a catalogue keeps the type of a card in a byte

/// Reads one game.yaml. The order of the calls is that of the references: fields name vocabularies and parts, types
/// name fields, queries name all of them, bounds of counts name options.
class GameReader {
public:
    GameReader(const yaml::Node& root, yaml::Report& report) : m_report(report), m_map(root, {}, report) { }

    Game read()
    {
        if (m_map.node().kind != yaml::NodeKind::Map)
            return {};
        readHeader();
        readWords();
        readParts();
        readTypes();
        readDecks();
        readNames();
        readCardRules();
        readOptions();
        readCountRules();
        readListing();
        if (const auto* node = m_map.child("effects on"))
            readEffectTargets(*node, "effects on", m_game, m_report);
        checkPlaces(m_map.node(), m_game, m_report);
        m_map.finish();
        return std::move(m_game);
    }

private:
    void readHeader()
    {
        m_game.key = m_map.requiredText("game", 60);
        if (const auto* key = m_map.child("game"); key && !m_game.key.empty())
            checkKey(m_game.key, key->at, "game", m_report);
        m_game.title = m_map.requiredText("title", 100);
        m_game.prefix = m_map.requiredText("prefix", 10);
        m_game.version = m_map.requiredText("version", 60);
        m_game.openingHand = m_map.number("opening hand", 0, 100).value_or(0);
        if (const auto* node = m_map.child("players"))
            readPlayers(*node, "players", m_game, m_report);
    }

    void readWords()
    {
        if (const auto* node = m_map.child("vocabularies"))
            m_game.vocabularies = readWordLists(*node, "vocabularies", true, m_report);
        if (const auto* node = m_map.child("effect words"))
            m_game.effectWords = readWordLists(*node, "effect words", false, m_report);
    }

    void readParts()
    {
        const auto* parts = m_map.child("parts");
        const auto pairs = parts ? yaml::readMap(*parts, "parts", m_report) : std::span<const yaml::Pair>();
        for (const auto& pair : pairs)
            m_game.parts.push_back({std::string(pair.key), {}, {}});
        if (const auto* fields = m_map.requiredChild("fields"))
            readFields(*fields, "fields", m_game, m_report);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto path = yaml::join("parts", pairs[i].key);
            checkKey(pairs[i].key, pairs[i].keyAt, path, m_report);
            yaml::MapReader map(pairs[i].value, path, m_report);
            auto& part = m_game.parts[i];
            part.label = map.requiredText("label", 100);
            if (const auto* fields = map.requiredChild("fields"))
                part.fields = readFieldUses(*fields, map.pathOf("fields"), m_game, m_report);
            refuseKinds(part.fields, map, {FieldKind::Parts}); // parts of parts would need tables of tables
            map.finish();
        }
    }

    void readTypes()
    {
        const auto* types = m_map.requiredChild("types");
        if (!types)
            return;
        const auto pairs = yaml::readMap(*types, "types", m_report);
        if (pairs.empty() || pairs.size() > MostTypes)
            m_report.add(ErrorKind::WrongCount, types->at, "types",
                         {std::to_string(pairs.size()), "1 to " + std::to_string(MostTypes)});
        Spellings spellings(m_report);
        for (const auto& pair : pairs) {
            const auto path = yaml::join("types", pair.key);
            checkKey(pair.key, pair.keyAt, path, m_report);
            yaml::MapReader map(pair.value, path, m_report);
            CardType type;
            type.key = pair.key;
            type.label = map.requiredText("label", 100);
            type.plural = map.requiredText("plural", 100);
            type.groups = map.texts("groups");
            if (const auto* rule = map.child("other fields"))
                type.requirement = readRuleId(*rule, map.pathOf("other fields"), rulePrefix(), m_report);
            if (const auto* fields = map.requiredChild("fields"))
                type.fields = readFieldUses(*fields, map.pathOf("fields"), m_game, m_report);
            refuseBuiltIn(type.fields, map);
            map.finish();
            for (const auto* word : {&type.key, &type.label, &type.plural})
                spellings.add(*word, type.key, pair.keyAt, path);
            for (const auto& group : type.groups)
                spellings.add(group, "group " + group, pair.keyAt, path); // shared by types, but no type itself
            m_game.types.push_back(std::move(type));
        }
        readIdentity();
    }

    void readIdentity()
    {
        using enum FieldKind;
        if (const auto* node = m_map.child("identity"))
            m_game.identity = readFieldList(*node, "identity", m_game, {Word, Number, Text, Flag}, m_report);
        if (const auto* node = m_map.child("columns"))
            m_game.columns = readFieldList(*node, "columns", m_game, {Word, Words, Number, Text, Flag}, m_report);
        if (const auto* node = m_map.child("listing order"))
            m_game.listingOrder = readFieldList(*node, "listing order", m_game, {Word, Number, Flag}, m_report);
    }

    /// A card's own name and text are built in; fields of these keys are for parts.
    void refuseBuiltIn(const std::vector<FieldUse>& uses, yaml::MapReader& map)
    {
        for (const auto& use : uses) {
            const auto& key = m_game.field(use.field).key;
            if (key == "name" || key == "text")
                m_report.add(ErrorKind::Conflict, map.at(), yaml::join(map.pathOf("fields"), key),
                             {key, "built into every card"});
        }
    }

    void refuseKinds(const std::vector<FieldUse>& uses, yaml::MapReader& map, std::initializer_list<FieldKind> kinds)
    {
        for (const auto& use : uses) {
            const auto& field = m_game.field(use.field);
            for (const auto kind : kinds) {
                if (field.kind == kind)
                    m_report.add(ErrorKind::Conflict, map.at(), yaml::join(map.pathOf("fields"), field.key),
                                 {field.key, "kind: parts"});
            }
        }
    }

    void readDecks()
    {
        const auto* decks = m_map.requiredChild("decks");
        if (!decks)
            return;
        const auto pairs = yaml::readMap(*decks, "decks", m_report);
        if (decks->kind == yaml::NodeKind::Map && pairs.empty())
            m_report.add(ErrorKind::WrongCount, decks->at, "decks", {"0", "at least 1"});
        for (const auto& pair : pairs) {
            const auto path = yaml::join("decks", pair.key);
            checkKey(pair.key, pair.keyAt, path, m_report);
            yaml::MapReader map(pair.value, path, m_report);
            DeckKind deck;
            deck.key = pair.key;
            deck.label = map.requiredText("label", 100);
            if (const auto* sections = map.requiredChild("sections"))
                deck.sections = readSections(*sections, map.pathOf("sections"));
            map.finish();
            m_game.decks.push_back(std::move(deck));
        }
    }

    std::vector<SectionKind> readSections(const yaml::Node& node, const std::string& path)
    {
        std::vector<SectionKind> sections;
        Spellings spellings(m_report);
        const auto pairs = yaml::readMap(node, path, m_report);
        if (node.kind == yaml::NodeKind::Map && pairs.empty())
            m_report.add(ErrorKind::WrongCount, node.at, path, {"0", "at least 1"});
        for (const auto& pair : pairs) {
            const auto sectionPath = yaml::join(path, pair.key);
            checkKey(pair.key, pair.keyAt, sectionPath, m_report);
            yaml::MapReader map(pair.value, sectionPath, m_report);
            SectionKind section;
            section.key = pair.key;
            section.label = map.requiredText("label", 100);
            section.headings = map.texts("headings");
            if (const auto* holds = map.child("holds"))
                section.holds = readQuery(*holds, map.pathOf("holds"), m_game, m_report);
            map.finish();
            spellings.add(section.key, section.key, pair.keyAt, sectionPath);
            for (const auto& heading : section.headings)
                spellings.add(heading, section.key, map.at(), sectionPath);
            sections.push_back(std::move(section));
        }
        return sections;
    }

    void readNames()
    {
        const auto* names = m_map.requiredChild("names");
        if (!names)
            return;
        yaml::MapReader map(*names, "names", m_report);
        const auto read = [&](std::string_view key, NameRule& rule) {
            const auto* node = map.requiredChild(key);
            if (!node)
                return;
            yaml::MapReader item(*node, map.pathOf(key), m_report);
            if (const auto* id = item.requiredChild("id"))
                rule.id = readRuleId(*id, item.pathOf("id"), rulePrefix(), m_report);
            rule.rules = readRuleIds(item, rulePrefix());
            item.finish();
        };
        read("unknown", m_game.unknownName);
        read("ambiguous", m_game.ambiguousName);
        read("clash", m_game.identityClash);
        if (const auto* node = map.child("printings")) {
            const auto which = yaml::readText(*node, map.pathOf("printings"), m_report, 10);
            if (which && *which != "all" && *which != "meant")
                m_report.add(ErrorKind::NotOneOf, node->at, map.pathOf("printings"), {*which, "all, meant"});
            m_game.allPrintings = which && *which == "all";
        }
        if (map.child("count"))
            read("count", m_game.badCount);
        if (map.child("type"))
            read("type", m_game.wrongType);
        map.finish();
    }

    void readCardRules()
    {
        const auto* rules = m_map.child("card rules");
        if (!rules)
            return;
        const auto items = yaml::readList(*rules, "card rules", m_report);
        for (std::size_t i = 0; i < items.size(); ++i)
            m_game.cardRules.push_back(readCardRule(items[i], yaml::join("card rules", i)));
    }

    CardRule readCardRule(const yaml::Node& node, const std::string& path)
    {
        CardRule rule;
        yaml::MapReader map(node, path, m_report);
        if (const auto* id = map.requiredChild("id"))
            rule.id = readRuleId(*id, map.pathOf("id"), rulePrefix(), m_report);
        rule.rules = readRuleIds(map, rulePrefix());
        rule.label = map.requiredText("label", 200);
        const auto read = [&](std::string_view key, query::Query& query) {
            const auto* source = map.requiredChild(key);
            if (!source)
                return;
            if (auto parsed = readQuery(*source, map.pathOf(key), m_game, m_report))
                query = std::move(*parsed);
        };
        read("cards", rule.of);
        read("must be", rule.must);
        map.finish();
        return rule;
    }

    void readCountRules()
    {
        if (const auto* node = m_map.child("filler"))
            m_game.filler = readQuery(*node, "filler", m_game, m_report);
        const auto* rules = m_map.child("deck rules");
        if (!rules)
            return;
        const auto items = yaml::readList(*rules, "deck rules", m_report);
        for (std::size_t i = 0; i < items.size(); ++i)
            m_game.countRules.push_back(
                readCountRule(items[i], yaml::join("deck rules", i), m_game, rulePrefix(), m_report));
    }

    void readOptions()
    {
        const auto* options = m_map.child("options");
        if (!options)
            return;
        Spellings spellings(m_report);
        const auto items = yaml::readList(*options, "options", m_report);
        for (std::size_t i = 0; i < items.size(); ++i) {
            yaml::MapReader map(items[i], yaml::join("options", i), m_report);
            auto option = readOption(map);
            spellings.add(option.key, std::to_string(i), map.at(), map.pathOf("name"));
            m_game.options.push_back(std::move(option));
        }
    }

    RulesOption readOption(yaml::MapReader& map)
    {
        RulesOption option;
        option.key = map.requiredText("name", 60);
        checkKey(option.key, map.at(), map.pathOf("name"), m_report, true);
        option.label = map.requiredText("label", 200);
        if (const auto* ruling = map.child("ruling"))
            option.ruling = readRuleId(*ruling, map.pathOf("ruling"), rulePrefix(), m_report);
        option.values = map.texts("values");
        readOptionType(map, option);
        if (const auto* id = map.child("id"))
            option.requirement = readRuleId(*id, map.pathOf("id"), rulePrefix(), m_report);
        option.rules = readRuleIds(map, rulePrefix());
        option.defaultValue = map.requiredText("default", 60);
        const auto* value = map.child("default");
        if (value && value->kind == yaml::NodeKind::Scalar && !option.allows(option.defaultValue)) {
            std::string allowed;
            for (const auto& word : option.values)
                (allowed += allowed.empty() ? "" : ", ") += word;
            m_report.add(ErrorKind::NotOneOf, value->at, map.pathOf("default"), {option.defaultValue, allowed},
                         nearestOne(option.defaultValue, std::span<const std::string>(option.values)));
        }
        map.finish();
        return option;
    }

    void readOptionType(yaml::MapReader& map, RulesOption& option)
    {
        const auto type = map.text("type", 20);
        if (type == "bool" && option.values.empty())
            option.values = {"yes", "no"};
        else if (type == "int")
            option.number = true;
        else if (type)
            m_report.add(ErrorKind::NotOneOf, map.child("type")->at, map.pathOf("type"), {*type, "int, bool"});
        else if (option.values.empty())
            m_report.add(ErrorKind::MissingKey, map.at(), map.path(), {"values"});
        const auto* range = map.child("range");
        if (!range)
            return;
        if (!option.number) {
            m_report.add(ErrorKind::Conflict, range->at, map.pathOf("range"), {"range", "type"});
            return;
        }
        const auto bounds = yaml::readList(*range, map.pathOf("range"), m_report);
        if (range->kind == yaml::NodeKind::List && bounds.size() != 2) {
            m_report.add(ErrorKind::WrongCount, range->at, map.pathOf("range"), {std::to_string(bounds.size()), "2"});
            return;
        }
        for (std::size_t i = 0; i < bounds.size(); ++i) {
            if (bounds[i].kind == yaml::NodeKind::Null)
                continue;
            (i == 0 ? option.lowest : option.highest) =
                yaml::readNumber(bounds[i], yaml::join(map.pathOf("range"), i), m_report, option.lowest);
        }
    }

    void readListing()
    {
        const auto* listing = m_map.child("listing");
        if (!listing)
            return;
        const auto items = yaml::readList(*listing, "listing", m_report);
        for (std::size_t i = 0; i < items.size(); ++i) {
            yaml::MapReader map(items[i], yaml::join("listing", i), m_report);
            ListingGroup group;
            group.label = map.requiredText("label", 100);
            if (const auto* what = map.requiredChild("what")) {
                if (auto query = readQuery(*what, map.pathOf("what"), m_game, m_report))
                    group.what = std::move(*query);
            }
            map.finish();
            m_game.listing.push_back(std::move(group));
        }
    }

    [[nodiscard]] std::string rulePrefix() const { return m_game.prefix + '-'; }

    yaml::Report& m_report;
    yaml::MapReader m_map;
    Game m_game;
};

} // namespace

Result<Game> readGame(std::string_view bytes, const std::string& file)
{
    auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report report(file);
    auto game = GameReader(document->root(), report).read();
    if (report.failed())
        return failure(report.take());
    return game;
}

} // namespace muster
