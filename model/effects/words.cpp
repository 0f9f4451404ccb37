// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/words.h"

#include <algorithm>
#include <array>

namespace muster::effects {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

struct BuiltIn {
    std::string_view list;
    std::string_view key;
    std::string_view label;
};

constexpr std::array builtIn{
    BuiltIn{"zones", "play", "in play"},
    BuiltIn{"places", "any", "anywhere"},
    BuiltIn{"moments", "turn", "turn"},
    BuiltIn{"moments", "round", "round"},
    BuiltIn{"moments", "attack", "attack"},
    BuiltIn{"moments", "game", "game"},
    BuiltIn{"any status", "all", "everything"},
    BuiltIn{"any status", "one", "one status of your choice"},
    BuiltIn{"counters", "counter", "counter"},
    BuiltIn{"actions", "choose", "choose"},
    BuiltIn{"actions", "destroy", "destroy"},
    BuiltIn{"actions", "return", "return"},
    BuiltIn{"actions", "discard", "discard"},
    BuiltIn{"copied", "abilities", "abilities"},
    BuiltIn{"copied", "everything", "values and abilities"},
    BuiltIn{"roles of the moment", "attacking", "attacking"},
    BuiltIn{"roles of the moment", "attacked", "attacked"},
    BuiltIn{"roles of the moment", "blocking", "blocking"},
    BuiltIn{"roles of the moment", "blocked", "blocked"},
    BuiltIn{"roles of the moment", "opposing", "opposing"},
    BuiltIn{"roles of the moment", "active", "active"},
    BuiltIn{"roles", "holder", "its holder"},
    BuiltIn{"shared fields", "name", "name"},
    BuiltIn{"shared fields", "type", "type"},
};

/// Lists of things that are counted: an s behind the word is understood.
constexpr std::array<std::string_view, 5> plurals{"groups", "nouns", "moments", "resources", "counters"};

bool takesPlural(std::string_view list) { return std::find(plurals.begin(), plurals.end(), list) != plurals.end(); }

bool isPluralOf(std::string_view text, std::string_view word)
{
    if (text.size() == word.size() + 1 && lower(text.back()) == 's')
        return sameWord(text.substr(0, word.size()), word);
    // ability -> abilities
    return text.size() == word.size() + 2 && word.size() > 1 && lower(word.back()) == 'y'
        && sameWord(text.substr(text.size() - 3), "ies")
        && sameWord(text.substr(0, word.size() - 1), word.substr(0, word.size() - 1));
}

/// Calls `visit` with each list name in turn until it returns true.
template <class Visit>
bool eachList(std::string_view lists, const Visit& visit)
{
    while (!lists.empty()) {
        const std::size_t comma = lists.find(',');
        std::string_view one = lists.substr(0, comma);
        lists = comma == std::string_view::npos ? std::string_view{} : lists.substr(comma + 1);
        while (!one.empty() && one.front() == ' ')
            one.remove_prefix(1);
        if (visit(one))
            return true;
        if (one == "places" && (visit(std::string_view("positions")) || visit(std::string_view("zones"))))
            return true;
    }
    return false;
}

/// Calls `visit(key, label, spelling, plural)` for each spelling of one list until it returns true.
template <class Visit>
bool eachSpelling(const Game& game, std::string_view list, const Visit& visit)
{
    if (list == "stats") {
        for (const Field& field : game.fields) {
            if (!field.stat)
                continue;
            if (visit(field.key, field.label, field.key, false) || visit(field.key, field.label, field.label, false))
                return true;
            for (const std::string& alias : field.aliases) {
                if (visit(field.key, field.label, alias, false))
                    return true;
            }
        }
        return false;
    }
    if (list == "types") {
        for (const CardType& type : game.types) {
            if (visit(type.key, type.label, type.key, false) || visit(type.key, type.label, type.label, false)
                || visit(type.key, type.label, type.plural, type.plural != type.label))
                return true;
        }
        return false;
    }
    if (list == "groups") {
        for (const CardType& type : game.types) {
            for (const std::string& group : type.groups) {
                if (visit(group, group, group, false))
                    return true;
            }
        }
        return false;
    }
    if (const Vocabulary* words = game.findEffectWords(list)) {
        for (const Word& word : words->words) {
            if (visit(word.key, word.label, word.key, false) || visit(word.key, word.label, word.label, false))
                return true;
            for (const std::string& alias : word.aliases) {
                if (visit(word.key, word.label, alias, takesPlural(list) && isPluralOf(alias, word.key)))
                    return true;
            }
        }
    }
    for (const BuiltIn& one : builtIn) {
        if (one.list == list && visit(one.key, one.label, one.key, false))
            return true;
    }
    return false;
}

} // namespace

bool sameWord(std::string_view a, std::string_view b)
{
    return a.size() == b.size()
        && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

FoundWord Words::find(std::string_view lists, std::string_view text) const
{
    FoundWord found;
    eachList(lists, [&](std::string_view list) {
        return eachSpelling(m_game, list,
                            [&](std::string_view key, std::string_view label, std::string_view spelling, bool plural) {
                                if (spelling.empty())
                                    return false;
                                const bool same = sameWord(spelling, text);
                                const bool many = !same && takesPlural(list) && isPluralOf(text, spelling);
                                if (!same && !many)
                                    return false;
                                found = {list, key, label, plural || many};
                                return true;
                            });
    });
    const bool byAlias =
        !found.key.empty() && !found.plural && !sameWord(found.key, text) && !sameWord(found.label, text);
    if (byAlias) { // a key goes before an alias: gold is a resource of players, although a cost may be called so
        eachList(lists, [&](std::string_view list) {
            return eachSpelling(m_game, list,
                                [&](std::string_view key, std::string_view label, std::string_view, bool) {
                                    if (!sameWord(key, text))
                                        return false;
                                    found = {list, key, label, false};
                                    return true;
                                });
        });
    }
    return found;
}

std::vector<std::string_view> Words::spellings(std::string_view lists) const
{
    std::vector<std::string_view> result;
    eachList(lists, [&](std::string_view list) {
        return eachSpelling(m_game, list, [&](std::string_view, std::string_view, std::string_view spelling, bool) {
            if (!spelling.empty())
                result.push_back(spelling);
            return false;
        });
    });
    return result;
}

std::string_view Words::label(std::string_view lists, std::string_view key) const
{
    const FoundWord found = find(lists, key);
    return found.key.empty() ? key : found.label;
}

std::string Words::plural(std::string_view list, std::string_view key) const
{
    if (list == "types") {
        const TypeIndex type = m_game.findType(key);
        if (type.valid() && !m_game.type(type).plural.empty())
            return m_game.type(type).plural;
    }
    std::string label(this->label(list, key));
    if (const Vocabulary* words = m_game.findEffectWords(list)) {
        for (const Word& word : words->words) {
            if (word.key != key)
                continue;
            for (const std::string& alias : word.aliases) {
                if (sameWord(alias, label) || !isPluralOf(alias, label))
                    continue;
                std::string result = label; // the alias may be written in lower case, the label is how it looks
                if (sameWord(alias, label + "s"))
                    result += 's';
                else
                    result.replace(result.size() - 1, 1, "ies");
                return result;
            }
        }
    }
    if (list == "counters" && key == "counter")
        return "counters";
    if (list == "resources" || list == "counters") // gold, life and mana have none, unless an alias says so
        return label;
    if (!label.empty() && label.back() == 'y')
        return label.substr(0, label.size() - 1) + "ies";
    return label + 's';
}

bool Words::has(std::string_view list, std::string_view key) const
{
    const Vocabulary* words = m_game.findEffectWords(list);
    return words != nullptr
        && std::any_of(words->words.begin(), words->words.end(), [&](const Word& word) { return word.key == key; });
}

} // namespace muster::effects
