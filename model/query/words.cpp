// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/words.h"

#include <algorithm>

#include "model/query/shapes.h"
#include "model/text/fold.h"

namespace muster::query {
namespace {

bool isLetterOrFigure(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

/// In pieces: this is done with the names of all cards.
void appendWithoutApostrophes(std::string& to, std::string_view text)
{
    for (auto at = text.find('\''); at != std::string_view::npos; at = text.find('\'')) {
        to += text.substr(0, at);
        text.remove_prefix(at + 1);
    }
    to += text;
}

} // namespace

bool wantsBeginning(const Node& words) { return words.compare != Compare::Contains; }

bool startsWord(std::string_view text, std::size_t at, std::string_view wanted)
{
    return at == 0 || wanted.empty() || !isLetterOrFigure(wanted.front()) || !isLetterOrFigure(text[at - 1]);
}

bool hasWord(std::string_view text, std::string_view wanted, bool atBeginning)
{
    auto at = text.find(wanted);
    while (at != std::string_view::npos && atBeginning && !startsWord(text, at, wanted))
        at = text.find(wanted, at + 1);
    return at != std::string_view::npos;
}

std::string withoutApostrophes(std::string_view text)
{
    std::string result;
    appendWithoutApostrophes(result, text);
    return result;
}

bool mayBeNumber(const Node& words)
{
    return wantsBeginning(words) && std::ranges::any_of(words.text, [](char c) { return c >= '0' && c <= '9'; });
}

bool idBegins(std::string_view id, std::string_view wanted)
{
    return id.size() >= wanted.size()
        && std::equal(wanted.begin(), wanted.end(), id.begin(), [](char a, char b) { return a == lower(b); });
}

Heads::Heads(const Catalogue& catalogue) : m_catalogue(&catalogue)
{
    const Game& game = catalogue.game();
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const FieldPlaces places = placesOf(game, {i});
        if (game.fields[i].kind != FieldKind::Word || !places.onCards())
            continue;
        Column column{{i}, places.types, {}};
        for (const Word& word : catalogue.words(game.fields[i].vocabulary))
            column.labels.push_back(withoutApostrophes(fold(word.label)));
        m_columns.push_back(std::move(column));
    }
}

void Heads::append(CardIndex index, std::string& text) const
{
    const Card card = m_catalogue->card(index);
    appendWithoutApostrophes(text, card.foldedName());
    text += '\n';
    const std::size_t type = card.type().value;
    for (const Column& column : m_columns) {
        if (!column.types[type])
            continue;
        if (const WordIndex word = card.word(column.field); word.valid()) {
            text += column.labels[word.value];
            text += '\n';
        }
    }
}

std::string Heads::of(CardIndex card) const
{
    std::string text;
    append(card, text);
    return text;
}

} // namespace muster::query
