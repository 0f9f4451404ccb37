// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/names.h"

#include <algorithm>
#include <array>

#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster::query {
namespace {

struct BuiltIn {
    std::string_view key;
    Name name;
};

constexpr std::array BuiltIns = {
    BuiltIn{"name", {Name::Kind::Subject, Subject::Name, {}, false}},
    BuiltIn{"text", {Name::Kind::Subject, Subject::Text, {}, false}},
    BuiltIn{"type", {Name::Kind::Subject, Subject::Type, {}, false}},
    BuiltIn{"set", {Name::Kind::Subject, Subject::Set, {}, false}},
    BuiltIn{"id", {Name::Kind::Subject, Subject::Id, {}, false}},
    BuiltIn{"copies", {Name::Kind::Subject, Subject::Copies, {}, false}},
    BuiltIn{"is", {Name::Kind::Is, Subject::Type, {}, false}},
    BuiltIn{"in", {Name::Kind::In, Subject::InDeck, {}, false}},
    BuiltIn{"may", {Name::Kind::May, Subject::MayAdd, {}, false}},
    BuiltIn{"has", {Name::Kind::Has, Subject::Has, {}, false}},
};

/// As people type them who know other programs for cards; a game's own fields go before.
constexpr std::array ShortNames = {
    BuiltIn{"t", {Name::Kind::Subject, Subject::Type, {}, false}},
    BuiltIn{"o", {Name::Kind::Subject, Subject::Text, {}, false}},
    BuiltIn{"n", {Name::Kind::Subject, Subject::Name, {}, false}},
    BuiltIn{"s", {Name::Kind::Subject, Subject::Set, {}, false}},
};

} // namespace

FieldIndex Names::findField(std::string_view name) const
{
    const std::string folded = fold(name);
    const auto named = [&](const auto& spelling) { return fold(spelling) == folded; };
    // Keys before labels before aliases: an alias must never hide another field.
    for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
        if (named(m_game.fields[i].key))
            return {i};
    }
    for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
        if (named(m_game.fields[i].label))
            return {i};
    }
    for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
        if (std::ranges::any_of(m_game.fields[i].aliases, named))
            return {i};
    }
    return {};
}

std::optional<Name> Names::find(std::string_view name) const
{
    const std::string folded = fold(name);
    const auto builtIn = std::ranges::find(BuiltIns, folded, &BuiltIn::key);
    if (builtIn != BuiltIns.end())
        return builtIn->name;
    const auto [field, printed] = findPrinted(name);
    if (!field.valid()) {
        const auto shortName = std::ranges::find(ShortNames, folded, &BuiltIn::key);
        return shortName == ShortNames.end() ? std::nullopt : std::optional(shortName->name);
    }
    return Name{Name::Kind::Subject, Subject::Field, field, printed};
}

Names::PrintedField Names::findPrinted(std::string_view name) const
{
    constexpr std::string_view prefix = "printed.";
    const FieldIndex field = findField(name);
    if (field.valid() || !fold(name.substr(0, prefix.size())).starts_with(prefix))
        return {field, false};
    return {findField(name.substr(prefix.size())), true};
}

std::string Names::nearestName(std::string_view name) const
{
    std::vector<std::string> all;
    all.reserve(m_game.fields.size());
    for (const auto& field : m_game.fields)
        all.push_back(field.key);
    for (const auto& builtIn : BuiltIns)
        all.emplace_back(builtIn.key);
    for (const auto& field : m_game.fields)
        all.insert(all.end(), field.aliases.begin(), field.aliases.end());
    return nearestOne(name, std::span<const std::string>(all));
}

bool Names::isNumeric(FieldIndex field) const
{
    const auto kind = m_game.field(field).kind;
    return kind == FieldKind::Number || kind == FieldKind::Words || kind == FieldKind::Parts;
}

std::string Names::nearestNumeric(std::string_view name) const
{
    std::vector<std::string> all;
    for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
        if (isNumeric({i}))
            all.push_back(m_game.fields[i].key);
    }
    return nearestOne(name, std::span<const std::string>(all));
}

std::optional<std::string> Names::Words::exactly(std::string_view spelling) const
{
    const std::string folded = fold(spelling);
    for (const auto& [written, kept] : spellings) {
        if (fold(written) == folded)
            return kept;
    }
    return {};
}

std::optional<std::string> Names::Words::beginning(std::string_view spelling) const
{
    const std::string folded = fold(spelling);
    if (folded.empty())
        return {};
    std::optional<std::string> found;
    for (const auto& [written, kept] : spellings) {
        if (!fold(written).starts_with(folded))
            continue;
        if (found && *found != kept)
            return {};
        found = kept;
    }
    return found;
}

std::string Names::Words::nearest(std::string_view spelling) const
{
    const std::string folded = fold(spelling);
    std::vector<std::string_view> all;
    for (const auto& [written, kept] : spellings) {
        if (!folded.empty() && fold(written).starts_with(folded)) // an ambiguous beginning
            return written;
        all.push_back(written);
    }
    return nearestOne(spelling, all);
}

Names::Words Names::wordsOf(VocabularyIndex vocabulary) const
{
    Words result;
    const auto& own = m_game.vocabularies[vocabulary.value];
    for (const auto& word : own.words) {
        const auto kept = fold(word.key);
        result.spellings.emplace_back(word.key, kept);
        result.spellings.emplace_back(word.label, kept);
        for (const auto& alias : word.aliases)
            result.spellings.emplace_back(alias, kept);
    }
    if (own.open && m_known == nullptr)
        result.unchecked = true;
    if (own.open && m_known != nullptr) {
        for (const auto& [of, label] : m_known->words) {
            if (of == vocabulary)
                result.spellings.emplace_back(label, fold(label));
        }
    }
    return result;
}

Names::Words Names::types() const
{
    Words result;
    for (const auto& type : m_game.types) {
        const auto kept = fold(type.key);
        result.spellings.emplace_back(type.key, kept);
        result.spellings.emplace_back(type.label, kept);
        result.spellings.emplace_back(type.plural, kept);
    }
    for (const auto& type : m_game.types) {
        for (const auto& group : type.groups)
            result.spellings.emplace_back(group, fold(group));
    }
    return result;
}

Names::Words Names::flags() const
{
    Words result;
    for (const auto& field : m_game.fields) {
        if (field.kind != FieldKind::Flag)
            continue;
        result.spellings.emplace_back(field.key, field.key);
        result.spellings.emplace_back(field.label, field.key);
        for (const auto& alias : field.aliases)
            result.spellings.emplace_back(alias, field.key);
    }
    return result;
}

Names::Words Names::sets() const
{
    Words result;
    result.unchecked = m_known == nullptr || m_known->sets.empty();
    if (result.unchecked)
        return result;
    for (const auto& [code, name] : m_known->sets) {
        result.spellings.emplace_back(code, fold(code));
        result.spellings.emplace_back(name, fold(code));
    }
    return result;
}

std::optional<bool> readFlag(std::string_view text)
{
    const auto folded = fold(text);
    constexpr std::array<std::string_view, 5> yes = {"yes", "true", "y", "1", "on"};
    constexpr std::array<std::string_view, 5> no = {"no", "false", "n", "0", "off"};
    if (std::ranges::find(yes, folded) != yes.end())
        return true;
    if (std::ranges::find(no, folded) != no.end())
        return false;
    return {};
}

} // namespace muster::query
