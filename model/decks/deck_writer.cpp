// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_file.h"

#include <algorithm>

#include "model/text/date.h"
#include "model/yaml/scalar.h"

namespace muster {

namespace {

using yaml::scalar;

/// Dates and numbers look better without quotes, and the reader takes them as texts all the same.
std::string plainDate(const std::string& text) { return isDate(text) ? text : scalar(text); }

std::string plainNumber(const std::string& text)
{
    const bool number = !text.empty() && text.size() <= 9 && text[0] != '0'
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return number ? text : scalar(text);
}

/// A map on one line: {card: Drake, count: 3}
class FlowMap {
public:
    void add(std::string_view key, std::string_view value)
    {
        m_text.append(m_text.size() > 1 ? ", " : "").append(scalar(key)).append(": ").append(value);
    }
    [[nodiscard]] std::string text() const { return m_text + '}'; }
    [[nodiscard]] bool empty() const { return m_text.size() == 1; }

private:
    std::string m_text = "{";
};

void writeEntries(std::string& out, const std::vector<DeckEntry>& entries, std::string_view margin)
{
    if (entries.empty()) {
        out += " []\n";
        return;
    }
    out += '\n';
    for (const auto& entry : entries) {
        FlowMap map;
        map.add("card", scalar(entry.card));
        for (const auto& [key, value] : entry.identity)
            map.add(key, scalar(value));
        map.add("count", std::to_string(entry.count));
        if (!entry.note.empty())
            map.add("note", scalar(entry.note));
        out.append(margin).append("- ").append(map.text()).append("\n");
    }
}

void writeHead(std::string& out, const Deck& deck, const Game& game)
{
    const auto line = [&out](std::string_view key, const std::string& value) {
        out.append(key).append(": ").append(value).append("\n");
    };
    line("muster", "1");
    line("game", scalar(deck.game.empty() ? game.key : deck.game));
    line("kind", scalar(deck.kind));
    line("name", scalar(deck.name));
    if (!deck.format.empty())
        line("format", scalar(deck.format));
    FlowMap options, event;
    for (const auto& [key, value] : deck.options)
        options.add(key, plainNumber(value));
    if (!options.empty())
        line("options", options.text());
    if (!deck.event.name.empty())
        event.add("name", scalar(deck.event.name));
    if (!deck.event.date.empty())
        event.add("date", plainDate(deck.event.date));
    if (!deck.event.table.empty())
        event.add("table", plainNumber(deck.event.table));
    if (!event.empty())
        line("event", event.text());
}

} // namespace

std::string writeDeck(const Deck& deck, const Game& game)
{
    std::string out;
    writeHead(out, deck, game);
    out += deck.sections.empty() ? "sections: {}\n" : "sections:\n";
    for (const auto& section : deck.sections) {
        out.append("  ").append(scalar(section.key)).append(":");
        writeEntries(out, section.entries, "    ");
    }
    if (!deck.considering.empty()) {
        out += "considering:";
        writeEntries(out, deck.considering, "  ");
    }
    if (!deck.notes.empty())
        out.append("notes: ").append(yaml::blockScalar(deck.notes, 0)).append("\n");
    if (!deck.waivers.empty())
        out += "waivers:\n";
    for (const auto& waiver : deck.waivers) {
        FlowMap map;
        map.add("rule", scalar(waiver.rule));
        if (!waiver.subject.empty())
            map.add("subject", scalar(waiver.subject));
        out.append("  - ").append(map.text()).append("\n");
    }
    return out;
}

} // namespace muster
