// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/rules_touched.h"

#include <algorithm>
#include <cctype>
#include <set>

#include <QCoreApplication>

#include "app/text/shown.h"
#include "model/query/matcher.h"

namespace muster::app {

namespace {

constexpr std::size_t MostOfAWord = 5; ///< rules of one word: those that speak of it first

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RulesTouched)
};

bool isLetter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80u) != 0;
}

/// As a whole word, spelled just so: "Bleeding" is a word of the game, "bleeding" may be any.
bool speaksOf(std::string_view text, std::string_view word)
{
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || !isLetter(text[at - 1])) && (end == text.size() || !isLetter(text[end])))
            return true;
    }
    return false;
}

class Collector {
public:
    Collector(const GameData& game, CardIndex card)
        : m_data(game),
          m_game(game.game()),
          m_card(game.catalogue->card(card))
    {
    }

    std::vector<TouchedRules> collect()
    {
        countRules();
        ofFields();
        ofWords();
        return std::move(m_found);
    }

private:
    void add(const QString& topic, const std::vector<std::string>& ids)
    {
        for (const std::string& id : ids) {
            const RuleEntry* rule = id.empty() ? nullptr : m_data.rules.find(id);
            if (rule == nullptr || !m_known.insert(rule->id).second)
                continue;
            const auto same = std::ranges::find(m_found, topic, &TouchedRules::topic);
            (same == m_found.end() ? m_found.emplace_back(TouchedRules{topic, {}}) : *same).rules.push_back(rule);
        }
    }

    /// Deck rules that count this card, but not those that count all cards.
    void countRules()
    {
        for (const CountRule& rule : m_game.countRules) {
            if (rule.what.matchesEverything() || !query::Matcher(rule.what, *m_data.catalogue).matches(m_card.index()))
                continue;
            std::vector<std::string> ids{rule.id};
            ids.insert(ids.end(), rule.rules.begin(), rule.rules.end());
            add(Words::tr("In a deck"), ids);
        }
    }

    void ofFields()
    {
        const CardType& type = m_game.type(m_card.type());
        const QString topic = shown(type.label);
        add(topic, {type.requirement});
        for (const FieldUse& use : type.fields)
            add(topic, {use.requirement, m_game.field(use.field).requirement});
    }

    void ofWords()
    {
        std::string texts(m_card.text());
        const auto addTexts = [&](const Record& record, const std::vector<FieldUse>& uses) {
            for (const FieldUse& use : uses) {
                if (m_game.field(use.field).kind == FieldKind::Text)
                    texts.append("\n").append(record.text(use.field));
            }
        };
        for (const FieldUse& use : m_game.type(m_card.type()).fields) {
            const Field& field = m_game.field(use.field);
            if (field.kind != FieldKind::Parts)
                continue;
            for (const Record& part : m_card.parts(use.field))
                addTexts(part, m_game.part(field.part).fields);
        }
        addTexts(m_card.record(), m_game.type(m_card.type()).fields);
        for (const Vocabulary& list : m_game.effectWords) {
            for (const Word& word : list.words) {
                if (word.label.size() < 4 || std::isupper(static_cast<unsigned char>(word.label.front())) == 0
                    || !speaksOf(texts, word.label))
                    continue;
                std::vector<std::string> ids;
                for (const RuleEntry& rule : m_data.rules.entries) {
                    if (ids.size() < MostOfAWord && rule.kind == RuleEntry::Kind::Rule
                        && speaksOf(rule.sentence, word.label))
                        ids.push_back(rule.id);
                }
                add(shown(word.label), ids);
            }
        }
    }

    const GameData& m_data;
    const Game& m_game;
    Card m_card;
    std::vector<TouchedRules> m_found;
    std::set<std::string> m_known;
};

} // namespace

std::vector<TouchedRules> rulesTouched(const GameData& game, CardIndex card) { return Collector(game, card).collect(); }

} // namespace muster::app
