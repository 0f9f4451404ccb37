// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of ill will: texts that begin themselves again, hold themselves up, or count for ever. Whatever a card says, a game
// with it ends, is stopped by a cap, or is abandoned.
#include <optional>

#include <QElapsedTimer>
#include <QTest>

#include "engine/games/games.h"
#include "engine/play/tournament.h"
#include "shipped.h"
#include "tests/support/thinned.h"

using namespace muster;
using namespace muster::engine;

namespace {

/// How such a card comes to the table, and the game's words for what the texts are about.
struct Carrier {
    const char* game;
    const char* name;
    const char* fields;
    const char* unit;     ///< a card in play
    const char* stat;     ///< a number of such a card
    const char* resource; ///< what a player has
};

constexpr Carrier Carriers[] = {
    {"sceptre", "action", "type: action", "champion", "def", "blood card"},
    {"sceptre", "arena", "type: arena", "champion", "def", "blood card"},
    {"sceptre", "equipment", "type: equipment, slot: head", "champion", "def", "blood card"},
    {"script", "instant", "type: item, kind: instant, cost: 0", "creature", "attack", "health"},
    {"script", "creature", "type: creature, element: Fire, stage: 1, cost: 0, attack: 1, defense: 3", "creature",
     "attack", "health"},
    {"armory", "technique", "type: technique, step: skill", "weapon", "attack", "health"},
    {"armory", "favor", "type: favor", "weapon", "attack", "health"},
    {"armory", "weapon", "type: weapon, hands: 1, attack: 2, block: 1, dp: 3", "weapon", "attack", "health"},
    {"hero", "spell", "type: spell, class: Barbarian, cost: 0", "minion", "attack", "gold"},
    {"hero", "minion", "type: minion, class: Barbarian, cost: 0, attack: 1, health: 3", "minion", "attack", "armor"},
    {"spoils", "incantation", "type: incantation", "monster", "power", "life"},
    {"spoils", "potion", "type: potion", "monster", "power", "life"},
    {"spoils", "equipment", "type: equipment, form: bow, alchemy: 1", "equipment", "alchemy", "life"},
};

/// Never has enough: of what is offered the last, and what ends something stands in front.
class Eager final : public Agent {
public:
    std::size_t choose(const Choice& choice, const View&) override { return choice.options.size() - 1; }
};

/// UNIT, STAT and RESOURCE stand for the words of the carrier.
constexpr const char* Texts[] = {
    // what lasts on the card that says it
    "[{then: [{add: 2 STAT, of: self, lasts: this turn}]}]",
    "[{then: [{set: STAT, to: 9, of: self, lasts: rest of game}]}]",
    "[{then: [{give: [{when: own turn starts, then: [{draw: 1}]}], to: self, lasts: rest of game}]}]",
    "[{then: [{give: [{then: [{give: [{when: own turn starts, then: [{draw: 1}]}], to: self, lasts: rest of game}]}], "
    "to: all own UNIT, lasts: rest of game}]}]",
    "[{then: [{attach: self, to: self}]}]",
    "[{then: [{attach: self, to: own UNIT}, {attach: own UNIT, to: self}]}]",
    "[{then: [{repeat: 20, then: [{add: 1 STAT, of: all UNIT, lasts: rest of game}]}]}]",
    // numbers that hang on themselves
    "[{while: in play, then: [{add: STAT, amount: STAT of self, of: self}]}]",
    "[{while: in play, then: [{set: STAT, to: 2 x STAT of self, of: self}]}]",
    "[{while: in play, if: STAT of self < 5, then: [{add: 5 STAT, of: self}]}]",
    "[{while: in play, if: any UNIT (STAT<5), then: [{add: 5 STAT, of: all UNIT}]}]",
    "[{while: in play, then: [{add: STAT, amount: count(UNIT (STAT>2)), of: all UNIT}]}]",
    "[{while: in play, then: [{give: [{while: in play, then: [{add: 1 STAT, of: all UNIT}]}], to: all UNIT}]}]",
    "[{while: in play, then: [{copy: abilities, from: other UNIT, of: self}]}]",
    "[{while: in play, then: [{disable: all UNIT}]}]",
    "[{while: in play, then: [{disable: self}]}]",
    // texts that wake themselves, or each other
    "[{when: you draw card, then: [{draw: 1}]}]",
    "[{when: you draw card, then: [{move: card in own hand, to: top of deck}, {draw: 1}]}]",
    "[{when: you gain RESOURCE, then: [{gain: 1 RESOURCE}]}]",
    "[{when: you gain RESOURCE, then: [{lose: 1 RESOURCE}]}, {when: you lose RESOURCE, then: [{gain: 1 RESOURCE}]}, "
    "{when: own turn starts, then: [{gain: 1 RESOURCE}]}]",
    "[{when: you discard card, then: [{draw: 1}, {discard: card from hand}]}, {then: [{discard: card from hand}]}]",
    "[{when: UNIT takes damage, then: [{damage: 1, to: all UNIT}]}]",
    "[{when: own turn starts, then: [{damage: 1, to: all UNIT}]}, {when: UNIT takes damage, then: [{heal: 1, of: it}, "
    "{damage: 1, to: it}]}]",
    "[{when: opponent takes damage, then: [{damage: 0, to: opponent}]}, {then: [{damage: 1, to: opponent}]}]",
    "[{when: you shuffle deck, then: [{shuffle: deck}]}, {then: [{shuffle: deck}]}]",
    "[{when: you reveal card, then: [{reveal: top 1 card of deck}]}, {then: [{reveal: top 1 card of deck}]}]",
    "[{when: own turn starts, then: [{may: [{draw: 1}], otherwise: [{draw: 1}]}]}, {when: you draw card, then: [{may: "
    "[{draw: 1}], otherwise: [{draw: 1}]}]}]",
    "[{when: as soon as count(cards in own hand) > 2, then: [{discard: all cards in own hand}, {draw: 3}]}]",
    "[{then: [{later: own turn ends, every: yes, lasts: rest of game, then: [{another: turn}]}]}]",
    "[{then: [{later: you draw card, every: yes, lasts: rest of game, then: [{draw: 1}]}, {draw: 1}]}]",
    "[{then: [{later: you draw card, every: yes, lasts: rest of game, then: [{later: you draw card, every: yes, lasts: "
    "rest of game, then: [{draw: 1}]}]}]}]",
    // replacements of themselves
    "[{instead of: you draw card, then: [{draw: 1}]}]",
    "[{instead of: you draw card, then: [{draw: 2}]}]",
    "[{instead of: self takes damage, then: [{damage: 1, to: self}]}]",
    "[{instead of: UNIT takes damage, then: [{redirect: everything, to: UNIT}]}]",
    "[{instead of: UNIT takes damage, then: [{damage: 2, to: all UNIT}]}]",
    "[{instead of: self leaves play, then: [{move: self, to: hand}]}]",
    "[{instead of: you lose RESOURCE, then: [{lose: 1 RESOURCE}]}]",
    // cards that come back, turns without end
    "[{then: [{move: self, to: hand}]}]",
    "[{then: [{move: self, to: hand}, {play: self, without: cost}]}]",
    "[{then: [{play: self, without: cost}]}]",
    "[{then: [{play: all cards in own hand, without: cost}]}]",
    "[{then: [{move: self, to: top of deck}, {draw: 1}]}]",
    "[{then: [{another: turn}]}]",
    "[{when: own turn ends, then: [{another: turn}]}]",
    "[{when: own turn starts, then: [{end: turn}]}]",
    "[{when: opponent's turn starts, then: [{skip: turn, by: opponent}, {another: turn}]}]",
    "[{use: any turn, then: [{gain: 1 RESOURCE}]}]",
    "[{use: own attack step, then: [{gain: 1 RESOURCE}]}]",
    "[{use: any turn, where: hand, then: [{shuffle: deck}]}]",
    "[{use: own turn, then: [{draw: 1}, {move: card from hand, to: bottom of deck}]}]",
    "[{when: self enters play, then: [{create: card (name:\"Ill Will\")}]}]",
    "[{then: [{create: card (name:\"Ill Will\"), amount: 20}]}]",
    "[{when: own turn starts, then: [{attack: 0, on: opponent}]}]",
    "[{when: UNIT attacks, then: [{perform: attack, by: it}]}]",
    "[{then: [{control: all UNIT, by: opponent, lasts: rest of game}]}, {when: own turn starts, then: [{control: all "
    "UNIT, by: you, lasts: rest of game}]}]",
    "[{then: [{switch: self, with: other UNIT}]}]",
};

/// Steps inside steps, each of which makes many of what is in it.
std::string nested(std::string_view outer, int deep, std::string inner)
{
    for (int i = 0; i < deep; ++i)
        inner = "{" + std::string(outer) + ", then: [" + inner + "]}";
    return "[{then: [" + inner + "]}]";
}

std::vector<std::string> allTexts()
{
    std::vector<std::string> texts(std::begin(Texts), std::end(Texts));
    for (const std::string_view outer :
         {"repeat: 20", "for each: all cards in own deck", "for each: all cards", "for each: each player"}) {
        texts.push_back(nested(outer, 8, "{draw: 1}"));
        texts.push_back(nested(outer, 8, "{note: count(cards in own deck), remember: nothing}"));
    }
    texts.push_back(nested("repeat: 20", 8, "{add: 1 STAT, of: all UNIT, lasts: this turn}"));
    texts.push_back(nested("repeat: 20", 8, "{roll: d20, at least 11: [{draw: 1}]}"));
    texts.push_back("[{when: own turn starts, then: [{draw: 1}]}, {when: you draw card, then: [{repeat: 20, then: "
                    "[{repeat: 20, then: [{shuffle: deck}]}]}]}]");
    return texts;
}

std::string inWordsOf(const Carrier& carrier, std::string text)
{
    QString result = QString::fromStdString(text);
    result.replace(QLatin1String("UNIT"), QLatin1String(carrier.unit));
    result.replace(QLatin1String("STAT"), QLatin1String(carrier.stat));
    result.replace(QLatin1String("RESOURCE"), QLatin1String(carrier.resource));
    return result.toStdString();
}

} // namespace

class EndlessTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesEnd_data()
    {
        QTest::addColumn<int>("carrier");
        for (int i = 0; i < int(std::size(Carriers)); ++i)
            QTest::addRow("%s: %s", Carriers[i].game, Carriers[i].name) << i;
    }

    void gamesEnd()
    {
        QFETCH(int, carrier);
        const Carrier& one = Carriers[carrier];
        int played = 0;
        int abandoned = 0;
        int at = carrier; // thinned, another part of the texts for each carrier
        for (const std::string& text : allTexts()) {
            if (at++ % test::thinned() != 0)
                continue;
            QElapsedTimer timer;
            timer.start();
            if (const std::optional<Score> score = play(one, inWordsOf(one, text))) {
                ++played;
                abandoned += score->abandoned;
            }
            if (QTest::currentTestFailed())
                return;
            if (qEnvironmentVariableIsSet("MUSTER_TELL"))
                qInfo("%5lld ms %s", timer.elapsed(), text.c_str());
            QVERIFY2(timer.elapsed() < 60'000, text.c_str());
        }
        qInfo("%d of %d texts are of the game, %d games abandoned", played, int(allTexts().size()), abandoned);
        QVERIFY(played >= 50 / test::thinned());       // most of them can be said in each game
        QVERIFY(abandoned > 0 || test::thinned() > 1); // and some are played, in which there would be no end
    }

private:
    /// Nothing if the card cannot be read in this game; else some games with it have been played, by chance and by rules of thumb.
    static std::optional<Score> play(const Carrier& carrier, const std::string& text)
    {
        const QString key = QLatin1String(carrier.game);
        const auto game = test::gameOf(key);
        auto sets = test::setsOf(key);
        auto own = readSet("game: " + std::string(carrier.game)
                               + "\nset: ILL\nname: Ill Will\ncards:\n  - {id: ILL-001, name: Ill Will, "
                               + carrier.fields + ", text: x, does: " + text + "}\n",
                           "ill-will.yaml", *game);
        if (!own || own->cards.empty()) {
            if (qEnvironmentVariableIsSet("MUSTER_TELL") && !own)
                qInfo("%s%s", text.c_str(), qPrintable(test::listed(own.error())));
            return {};
        }
        sets.push_back(std::move(*own));
        const auto cards = buildCatalogue(game, std::move(sets));
        if (!cards)
            return {};
        const auto made = makePlayable(carrier.game, **cards, {});
        if (!made)
            return {};
        const PlayFacts& facts = (*made)->facts();
        const auto shipped = test::shippedDecks(**cards, facts);
        DeckSections deck = shipped.decks.front();
        auto& main = deck.sections.back().cards;
        const auto card = static_cast<std::uint16_t>((*cards)->findById("ILL-001").value);
        for (std::size_t i = 0; i < main.size(); i += 3)
            main[i] = card;
        Score all;
        for (const char* pilot : {"random", "greedy"}) {
            Matchup matchup;
            const std::size_t seats = facts.sharedDeck ? 3 : 2;
            for (std::size_t i = 0; i < seats; ++i)
                matchup.entrants.push_back({deck, pilot});
            matchup.shop = shipped.shop;
            matchup.games = 2;
            const auto score = playMatchup(**made, matchup, 1);
            if (!score)
                QTest::qFail(text.c_str(), __FILE__, __LINE__);
            else
                all.abandoned += score->abandoned;
        }
        Matchup one;
        for (std::size_t i = 0; i < (facts.sharedDeck ? 3 : 2); ++i)
            one.entrants.push_back({deck, "random"});
        one.shop = shipped.shop;
        Eager eager;
        const auto session = (*made)->session(setupOf(facts, one, 0));
        if (!session)
            QTest::qFail(text.c_str(), __FILE__, __LINE__);
        else
            all.abandoned += playGame(**session, 1, eager, {}).outcome.kind == Outcome::Abandoned ? 1 : 0;
        return all;
    }
};

QTEST_GUILESS_MAIN(EndlessTextsTest)
#include "endless_texts_test.moc"
