// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_headings.h"

#include <algorithm>
#include <array>

#include "model/decks/list_reader.h"
#include "model/text/fold.h"
#include "model/text/trimmed.h"

namespace muster {

namespace {

constexpr std::array<std::string_view, 9> MainWords{"main",       "deck",  "main deck", "maindeck", "mainboard",
                                                    "main board", "cards", "deck list", "decklist"};
constexpr std::array<std::string_view, 7> ConsideringWords{"considering", "maybeboard", "maybe", "maybe board",
                                                           "wishlist",    "wish list",  "ideas"};
constexpr std::array<std::string_view, 13> OtherWords{
    "sideboard", "side",  "side board", "side deck", "sb",     "extra",   "extra deck",
    "tokens",    "token", "commander",  "companion", "avatar", "schemes",
};
constexpr std::array<std::string_view, 4> FrameWords{"metadata", "about", "general", "information"};

/// Kinds of cards in the lists of other games: whoever adapts such a list leaves them where they were.
constexpr std::array<std::string_view, 28> GroupWords{
    "creature",   "creatures", "spell",         "spells",   "land",      "lands",        "instant",
    "instants",   "sorcery",   "sorceries",     "artifact", "artifacts", "enchantments", "crypt",
    "library",    "events",    "planeswalkers", "monster",  "monsters",  "trap",         "traps",
    "characters", "locations", "actions",       "items",    "allies",    "equipment",    "heroes"};

constexpr std::size_t LongestHeading = 80;

bool isNumber(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// "12", "12 cards", "12/40", "12 cards, 4 of them big"
bool isTally(std::string_view text)
{
    auto end = text.find_first_not_of("0123456789/");
    if (end == 0)
        return false;
    const auto rest = end == std::string_view::npos ? "" : trimmed(text.substr(end));
    return rest.empty() || rest == "card" || rest == "cards" || rest.starts_with("cards,")
        || rest.starts_with("cards ");
}

/// Takes away "(12)", "[12 cards]", ": 12" and a colon at the end.
std::string_view withoutTally(std::string_view text)
{
    if (const auto colon = text.rfind(':'); colon != std::string_view::npos) {
        const auto tail = trimmed(text.substr(colon + 1));
        if (tail.empty() || isTally(tail))
            text = trimmed(text.substr(0, colon));
    }
    if (text.size() > 2 && (text.back() == ')' || text.back() == ']')) {
        const auto open = text.rfind(text.back() == ')' ? '(' : '[');
        if (open != std::string_view::npos && open > 0 && isTally(text.substr(open + 1, text.size() - open - 2)))
            text = trimmed(text.substr(0, open));
    }
    if (text.ends_with(':'))
        text = trimmed(text.substr(0, text.size() - 1));
    return text;
}

/// Takes away what people put around headings: [Main], == Main ==, **Main**.
std::string_view withoutFrame(std::string_view text)
{
    if (text.size() > 2 && text.front() == '[' && text.back() == ']')
        return trimmed(text.substr(1, text.size() - 2));
    constexpr std::string_view Signs = "=-*_~+";
    const auto begin = text.find_first_not_of(Signs);
    if (begin == std::string_view::npos || begin == 0)
        return text;
    text.remove_prefix(begin);
    const auto end = text.find_last_not_of(Signs);
    return trimmed(text.substr(0, end + 1));
}

} // namespace

ListHeadings::ListHeadings(const Game& game, std::string_view deckKind)
{
    using enum Meaning::Kind;
    const auto* kind = game.findDeckKind(deckKind);
    if (!kind && !game.decks.empty())
        kind = &game.decks.front();
    if (kind) {
        for (const auto& section : kind->sections) {
            add(section.key, Section, section.key);
            add(section.label, Section, section.key);
            for (const auto& heading : section.headings)
                add(heading, Section, section.key);
        }
        if (!kind->sections.empty())
            m_first = kind->sections.front().key;
        for (const auto word : MainWords) {
            if (const auto meaning = findWord(word)) {
                m_first = meaning->section;
                break;
            }
        }
        const bool hasMain =
            std::any_of(MainWords.begin(), MainWords.end(), [this](auto word) { return findWord(word).has_value(); });
        for (const auto word : MainWords)
            add(word, hasMain || kind->sections.size() == 1 ? Section : Unknown,
                hasMain || kind->sections.size() == 1 ? std::string_view(m_first) : ConsideringSection);
    }
    for (const auto word : ConsideringWords)
        add(word, Section, ConsideringSection);
    for (const auto& other : game.decks) {
        for (const auto& section : other.sections) {
            add(section.key, Unknown, ConsideringSection);
            add(section.label, Unknown, ConsideringSection);
        }
    }
    for (const auto word : OtherWords)
        add(word, Unknown, ConsideringSection);
    for (const auto word : FrameWords)
        add(word, Group, {});
    for (const auto& group : game.listing)
        add(group.label, Group, {});
    for (const auto& type : game.types) {
        add(type.plural, Group, {});
        add(type.label, Group, {});
        for (const auto& group : type.groups)
            add(group, Group, {});
    }
    for (const auto word : GroupWords)
        add(word, Group, {});
}

void ListHeadings::add(std::string_view spelling, Meaning::Kind kind, std::string_view section)
{
    m_spellings.push_back({fold(spelling), kind, std::string(section)});
}

std::optional<ListHeadings::Meaning> ListHeadings::findWord(std::string_view text) const
{
    if (text.size() > LongestHeading)
        return {};
    const auto folded = fold(text);
    const auto found = std::find_if(m_spellings.begin(), m_spellings.end(),
                                    [&folded](const Spelling& spelling) { return spelling.folded == folded; });
    if (found == m_spellings.end() || folded.empty())
        return {};
    return Meaning{found->kind, found->section, std::string(text)};
}

std::optional<ListHeadings::Meaning> ListHeadings::find(std::string_view line) const
{
    line = trimmed(line);
    if (line.empty() || line.size() > LongestHeading || isNumber(line.substr(0, 1)))
        return {};
    const auto text = withoutTally(withoutFrame(withoutTally(line)));
    if (auto meaning = findWord(text))
        return meaning;
    // In brackets on a line of its own stands a section, if only one that nobody here knows.
    if (line.size() > 2 && line.front() == '[' && line.back() == ']' && line.find(']') == line.size() - 1)
        return Meaning{Meaning::Kind::Unknown, std::string(ConsideringSection), std::string(text)};
    return {};
}

} // namespace muster
