// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <random>

#include "model/cards/set_reader.h"
#include "model/games/game.h"

namespace muster::test {

/// Random cards for any game: fields present or not, words of every vocabulary, parts, names and texts with accents,
/// capitals and shared pieces, so that searches hit at borders too. The same seed gives the same cards.
class RandomCards {
public:
    RandomCards(const Game& game, std::uint32_t seed) : m_game(game), m_random(seed) { }

    CardSet set(const std::string& code, int cards)
    {
        CardSet result;
        result.info.code = code;
        result.info.name = "Set " + code;
        result.info.file = code + ".yaml";
        result.game = m_game.key;
        for (int i = 0; i < cards; ++i) {
            RawCard card;
            card.id = code + "-" + std::to_string(1000 + i);
            card.name = phrase(1, 3);
            card.text = chance(3) ? std::string() : phrase(3, 12);
            card.type = {std::uint32_t(below(m_game.types.size()))};
            card.values = values(m_game.type(card.type).fields);
            result.cards.push_back(std::move(card));
        }
        return result;
    }

    std::string phrase(std::size_t least, std::size_t most)
    {
        static constexpr std::array<const char*, 24> Words = {
            "Dragon", "drag", "Ember", "émeraude", "Wolf", "kestrel", "Kest",   "draw",   "a",  "card", "DAMAGE", "20",
            "Œuvre",  "of",   "the",   "coast",    "gold", "über",    "d'état", "Straße", "on", "ton",  "ﬁre",    "r"};
        std::string result;
        const auto count = least + below(most - least + 1);
        for (std::size_t i = 0; i < count; ++i)
            result += (result.empty() ? "" : " ") + std::string(Words[below(Words.size())]);
        return result;
    }

    std::size_t below(std::size_t bound) { return m_random() % bound; }
    bool chance(std::size_t oneIn) { return below(oneIn) == 0; }

private:
    std::string word(const Field& field)
    {
        static constexpr std::array<const char*, 6> Open = {"Ember", "Frost Coast", "Tide", "Émeraude", "Gale", "Nine"};
        const auto& vocabulary = m_game.vocabularies[field.vocabulary.value];
        if (vocabulary.open)
            return Open[below(Open.size())];
        return vocabulary.words[below(vocabulary.words.size())].key;
    }

    std::vector<FieldValue> values(const std::vector<FieldUse>& uses)
    {
        std::vector<FieldValue> result;
        for (const auto& use : uses) {
            const auto& field = m_game.field(use.field);
            if (chance(4) || field.kind == FieldKind::Effects)
                continue;
            FieldValue value;
            value.field = use.field;
            switch (field.kind) {
            case FieldKind::Number:
                value.number = int(below(12)) - 2;
                break;
            case FieldKind::Flag:
                value.number = int(below(2));
                break;
            case FieldKind::Word:
                value.words = {word(field)};
                break;
            case FieldKind::Words:
                for (auto i = below(4); i > 0; --i)
                    value.words.push_back(word(field));
                break;
            case FieldKind::Text:
                value.text = chance(5) ? std::string() : phrase(1, 6);
                break;
            case FieldKind::Parts:
                for (auto i = below(4); i > 0; --i)
                    value.parts.push_back(values(m_game.part(field.part).fields));
                break;
            case FieldKind::Effects:
                break;
            }
            result.push_back(std::move(value));
        }
        return result;
    }

    const Game& m_game;
    std::mt19937 m_random;
};

/// Random queries over every field of a game, valid ones only.
class RandomQueries {
public:
    RandomQueries(const Game& game, std::uint32_t seed) : m_game(game), m_cards(game, seed) { }

    std::string query(int depth = 3)
    {
        switch (depth <= 0 ? 0 : below(7)) {
        case 1:
        case 2:
            return query(depth - 1) + " " + query(depth - 1);
        case 3:
            return "(" + query(depth - 1) + " or " + query(depth - 1) + ")";
        case 4:
            return "-(" + query(depth - 1) + ")";
        default:
            return term();
        }
    }

private:
    std::size_t below(std::size_t bound) { return m_cards.below(bound); }
    template <std::size_t n>
    std::string one(const std::array<const char*, n>& of)
    {
        return of[below(n)];
    }

    std::string equality() { return one(std::array{":", "=", "!="}); }
    std::string comparison() { return one(std::array{":", "=", "!=", "<", "<=", ">", ">="}); }
    std::string number() { return std::to_string(int(below(12)) - 2); }

    std::string needle()
    {
        auto phrase = m_cards.phrase(1, 2);
        if (below(2) == 0) {
            // Pieces of words, as they are while typing; cut at letters that stand alone in UTF-8.
            const auto from = below(3), length = 1 + below(4);
            std::string piece;
            for (std::size_t i = from; i < phrase.size() && piece.size() < length; ++i) {
                if (phrase[i] > ' ' && phrase[i] != '\'')
                    piece += phrase[i];
            }
            if (!piece.empty())
                phrase = piece;
        }
        return '"' + phrase + '"';
    }

    /// A word as it is typed without quotes, a piece of one, behind a star, or the number of a card.
    std::string bareWord()
    {
        static constexpr std::array<const char*, 16> Typed = {"dra",   "drag", "ag",  "em*",   "*rag",  "d'etat",
                                                              "detat", "etat", "k*t", "20",    "bbb-1", "aaa-100",
                                                              "fr",    "tide", "n",   "oeuvre"};
        return Typed[below(Typed.size())];
    }

    std::string term()
    {
        switch (below(16)) {
        case 0:
        case 1:
            return needle();
        case 14:
        case 15:
            return bareWord();
        case 2:
            return "name" + equality() + needle();
        case 3:
            return "text" + equality() + needle();
        case 4:
            return "type" + equality() + '"' + type() + '"';
        case 5:
            return below(2) == 0 ? "in:deck" : "copies" + comparison() + std::to_string(below(4));
        case 6:
            return below(3) == 0 ? "may:add"
                : below(2) == 0  ? "set" + equality() + "AAA"
                                 : "id" + equality() + "bbb-1003";
        case 7:
            return below(4) == 0 ? "has:text" : below(3) == 0 ? "text=\"\"" : "has:\"" + anyField().key + '"';
        default:
            return field();
        }
    }

    std::string type()
    {
        const auto& type = m_game.types[below(m_game.types.size())];
        return type.groups.empty() || below(2) == 0 ? type.key : type.groups.front();
    }

    const Field& anyField()
    {
        for (;;) {
            const auto& field = m_game.fields[below(m_game.fields.size())];
            if (field.key != "name" && field.key != "text")
                return field;
        }
    }

    std::string numericField()
    {
        for (;;) {
            const auto& field = anyField();
            if (field.kind == FieldKind::Number || field.kind == FieldKind::Words || field.kind == FieldKind::Parts)
                return field.key;
        }
    }

    std::string word(const Field& field)
    {
        const auto& vocabulary = m_game.vocabularies[field.vocabulary.value];
        if (vocabulary.open || vocabulary.words.empty())
            return one(std::array{"\"Ember\"", "\"frost coast\"", "\"emeraude\"", "\"Nowhere\""});
        return '"' + vocabulary.words[below(vocabulary.words.size())].label + '"';
    }

    std::string field()
    {
        const auto& field = anyField();
        const auto key = '"' + field.key + '"';
        switch (field.kind) {
        case FieldKind::Number:
            return key + comparison() + (below(3) == 0 ? numericField() : number());
        case FieldKind::Word: {
            if (below(4) == 0) {
                for (const auto& other : m_game.fields) {
                    if (other.kind == FieldKind::Word && other.vocabulary == field.vocabulary && other.key != field.key)
                        return key + equality() + other.key;
                }
            }
            return key + equality() + word(field);
        }
        case FieldKind::Words:
            return below(2) == 0 ? key + comparison() + number() : key + equality() + word(field);
        case FieldKind::Text:
            return key + equality() + (below(6) == 0 ? "\"\"" : needle());
        case FieldKind::Flag:
            return key + equality() + one(std::array{"yes", "no"});
        case FieldKind::Parts:
            return below(2) == 0 ? key + comparison() + number() : key + equality() + needle();
        case FieldKind::Effects:
            break;
        }
        return "has:" + key;
    }

    const Game& m_game;
    RandomCards m_cards;
};

} // namespace muster::test
