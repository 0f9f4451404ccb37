// SPDX-License-Identifier: GPL-3.0-or-later
// What the sets of Hero promise: two heroes with boards and cards enough, the shop to the item, and the printed numbers of the
// cards that the rulebook names.
#include <QRegularExpression>
#include <QtTest>

#include "model/effects/questions.h"
#include "tests/shipped/shipped.h"

using namespace muster;
using namespace muster::test;

namespace {

const ShippedGame& hero() { return ShippedGame::of(QStringLiteral("hero")); }

struct Found {
    const CardSet* set = nullptr;
    const RawCard* card = nullptr;

    [[nodiscard]] const FieldValue* value(std::string_view key) const
    {
        const auto it = std::ranges::find_if(card->values, [&](const FieldValue& v) { return hero().keyOf(v) == key; });
        return it == card->values.end() ? nullptr : &*it;
    }
    [[nodiscard]] int number(std::string_view key) const { return value(key) != nullptr ? value(key)->number : -1; }
    [[nodiscard]] std::string word(std::string_view key) const
    {
        return value(key) != nullptr && !value(key)->words.empty() ? value(key)->words.front() : std::string();
    }
    [[nodiscard]] std::string type() const { return std::string(hero().typeOf(*card)); }
};

std::vector<Found> all()
{
    std::vector<Found> cards;
    for (const CardSet& set : hero().sets())
        for (const RawCard& card : set.cards)
            cards.push_back({&set, &card});
    return cards;
}

Found named(const std::string& name)
{
    for (const Found& found : all())
        if (found.card->name == name)
            return found;
    return {};
}

int count(auto fits) { return int(std::ranges::count_if(all(), fits)); }

} // namespace

class HeroSetsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void heroesHaveTheirCards_data()
    {
        QTest::addColumn<QString>("heroClass");
        QTest::newRow("Barbarian") << QStringLiteral("Barbarian");
        QTest::newRow("Mage") << QStringLiteral("Mage");
    }
    void heroesHaveTheirCards()
    {
        QFETCH(QString, heroClass);
        const auto own = [&](const Found& found) {
            return found.word("class") == heroClass.toStdString() && found.type() != "hero"
                && found.number("token") != 1;
        };
        QVERIFY(count(own) >= 32);
        QCOMPARE(count([&](const Found& f) { return own(f) && f.type() == "upgrade"; }), 6);
        for (const char* slot : {"hero power", "attack", "defensive"})
            QCOMPARE(count([&](const Found& f) { return own(f) && f.word("improves") == slot; }), 2);
        QVERIFY(count([&](const Found& f) { return own(f) && f.number("ultimate") == 1; }) >= 4);
        QVERIFY(count([&](const Found& f) { return own(f) && f.type() == "minion"; }) >= 12);
        QVERIFY(count([&](const Found& f) { return own(f) && f.type() == "spell"; }) >= 12);
    }

    void shopIsCounted()
    {
        const auto isItem = [](const Found& f) { return f.type() == "equipment" || f.type() == "potion"; };
        QCOMPARE(count(isItem), 45);
        QCOMPARE(count([](const Found& f) { return f.type() == "equipment"; }), 36);
        for (const char* slot : {"weapon", "chest", "jewelry"})
            QCOMPARE(count([&](const Found& f) { return f.word("slot") == slot; }), 7);
        QCOMPARE(count([](const Found& f) { return f.word("slot") == "relic"; }), 15);
        QCOMPARE(count([](const Found& f) { return f.word("relic") == "passive"; }), 8);
        QCOMPARE(count([](const Found& f) { return f.word("relic") == "active"; }), 7);
        for (const char* tier : {"early", "mid", "late"})
            QCOMPARE(count([&](const Found& f) { return f.word("tier") == tier; }), 15);
    }

    /// Each potion does what its amount says.
    void potionsDoTheirAmount()
    {
        int potions = 0;
        for (const Found& found : all()) {
            if (found.type() != "potion")
                continue;
            ++potions;
            const auto nodes = [&](effects::Term term) {
                return effects::find(found.set->effects, found.value("does")->effects, term);
            };
            const std::string kind = found.word("potion");
            const auto steps = nodes(kind == "mana"         ? effects::Term::VerbAdd
                                         : kind == "health" ? effects::Term::VerbHeal
                                                            : effects::Term::VerbDraw);
            QCOMPARE(steps.size(), std::size_t(1));
            QCOMPARE(steps.front().number("amount"), found.number("amount"));
        }
        QCOMPARE(potions, 9);
    }

    /// A spell has a damage figure exactly if it deals damage to others, and is Channeled exactly if it asks for it.
    void keywordsAgreeWithEffects()
    {
        for (const Found& found : all()) {
            if (found.type() != "spell")
                continue;
            const ScriptIndex script = found.value("does")->effects;
            const char* name = found.card->name.c_str();
            QVERIFY2(effects::dealsDamage(found.set->effects, script, effects::Side::Enemy)
                         == (found.value("damage") != nullptr),
                     name);
            QVERIFY2(effects::has(found.set->effects, script, effects::Term::ConditionNamed)
                         == (found.word("keywords") == "channeled"),
                     name);
        }
    }

    /// A card that has Haste says so in its keywords; only a card that gives it to others has an effect for it.
    void hasteIsAKeyword()
    {
        int hasty = 0;
        for (const Found& found : all()) {
            const auto* does = found.value("does");
            hasty += found.type() == "minion" && found.word("keywords") == "haste" ? 1 : 0;
            if (!does)
                continue;
            const auto given = effects::find(found.set->effects, does->effects, effects::Term::VerbGive);
            QVERIFY2(std::none_of(given.begin(), given.end(),
                                  [](const effects::View& step) {
                                      return step.text("what") == "haste"
                                          && step.child("to").is(effects::Term::RoleSelf);
                                  }),
                     found.card->name.c_str());
        }
        QVERIFY(hasty >= 3);
    }

    /// Bounties follow the table of the rulebook (HRO-187 to HRO-189).
    void bountiesFollowTheTable()
    {
        for (const Found& found : all())
            if (found.type() == "minion" && found.number("token") != 1) {
                const int cost = found.number("cost");
                QVERIFY(cost >= 2);
                QCOMPARE(found.number("bounty"), cost <= 3 ? 1 : cost == 4 ? 2 : 3);
            }
    }

    void printedNumbers_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("number");
        const auto row = [](const char* name, const char* field, int number) {
            QTest::addRow("%s: %s", name, field) << QString::fromLatin1(name) << QString::fromLatin1(field) << number;
        };
        row("Berserker", "attack", 4);
        row("Berserker", "health", 4);
        row("Scout", "attack", 2);
        row("Scout", "health", 2);
        row("Guardian", "attack", 5);
        row("Guardian", "health", 5);
        row("Guardian", "bounty", 3);
        row("Archer", "attack", 3);
        row("Archer", "health", 3);
        row("Archer", "bounty", 2);
        row("Fireball", "cost", 4);
        row("Fireball", "damage", 5);
        row("Warrior's Resolve", "cost", 3);
        row("Maelstrom", "damage", 1);
        row("Vanguard", "health", 5);
        row("Vanguard", "armor", 2);
        row("Supreme Mana Potion", "amount", 4);
        row("Barbarian", "health", 25);
        row("Mage", "health", 25);
    }
    void printedNumbers()
    {
        QFETCH(QString, name);
        QFETCH(QString, field);
        QFETCH(int, number);
        const Found found = named(name.toStdString());
        QVERIFY(found.card != nullptr);
        QCOMPARE(found.number(field.toStdString()), number);
    }

    void printedTexts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("mana");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* part, int mana, const char* says) {
            QTest::addRow("%s: %s", name, part)
                << QString::fromLatin1(name) << QString::fromLatin1(part) << mana << QString::fromLatin1(says);
        };
        row("Barbarian", "power", 2, "Gain 2 Armor");
        row("Barbarian", "weapon-attack", 2, "weapon damage");
        row("Barbarian", "defense", 3, "Halve the damage from one source");
        row("Mage", "power", 2, "Gain 1 Spell Damage");
        row("Mage", "weapon-attack", 2, "weapon damage");
        row("Mage", "defense", 3, "one source");
        row("Warrior's Resolve", "becomes", 1, "Gain 3 Armor and 1 Rage");
        row("Black King Bar", "activation", 3, "Immune until the end of this turn");
    }
    void printedTexts()
    {
        QFETCH(QString, name);
        QFETCH(QString, part);
        QFETCH(int, mana);
        QFETCH(QString, says);
        const Found found = named(name.toStdString());
        QVERIFY(found.card != nullptr);
        const FieldValue* value = found.value(part.toStdString());
        QVERIFY(value != nullptr && value->parts.size() == 1);
        QString text;
        int cost = -1;
        for (const FieldValue& inside : value->parts.front()) {
            if (hero().keyOf(inside) == "text")
                text = QString::fromStdString(inside.text);
            if (hero().keyOf(inside) == "mana")
                cost = inside.number;
        }
        QCOMPARE(cost, mana);
        QVERIFY2(text.contains(says), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(HeroSetsTest)
#include "hero_sets_test.moc"
