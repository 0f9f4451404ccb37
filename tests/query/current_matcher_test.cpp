// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>

#include "model/cards/catalogue_builder.h"
#include "model/cards/set_reader.h"
#include "model/query/current_matcher.h"
#include "model/query/matcher.h"
#include "sample_game.h"

using namespace muster;
using namespace muster::query;

namespace {

/// A game of which hp and def can be changed, with four cards.
const Catalogue& catalogue()
{
    static const std::shared_ptr<const Catalogue> all = [] {
        Game game = test::sampleGame();
        for (Field& field : game.fields)
            field.stat = field.key == "hp" || field.key == "def";
        auto set = readSet(R"(game: sample
set: TST
name: Test
authors: [Ada]
cards:
  - {id: TST-001, name: Knight, type: champion, class: cavalry, hp: 100, def: 5, attacks: [{name: Cut, damage: 20}]}
  - {id: TST-002, name: Guard, type: champion, class: infantry, hp: 60, def: 9, attacks: [{name: Push, damage: 10}]}
  - {id: TST-003, name: Page, type: squire, hp: 20, def: 1}
  - {id: TST-004, name: Order, type: action, cost: [gold]}
)",
                           "set.yaml", game);
        if (!set)
            qFatal("%s", set.error().front().path.c_str());
        std::vector<CardSet> sets;
        sets.push_back(std::move(*set));
        auto built = buildCatalogue(std::make_shared<const Game>(game), std::move(sets));
        return *built;
    }();
    return *all;
}

/// Two numbers, a class and a word of a cost as they are now.
struct Now final : CurrentValues {
    std::map<std::string, int> numbers; ///< by field
    std::string cls;
    bool silver = false;

    std::optional<int> number(FieldIndex field, std::optional<int> printed) const override
    {
        const auto found = numbers.find(catalogue().game().field(field).key);
        return found == numbers.end() ? printed : std::optional(found->second);
    }
    WordIndex word(FieldIndex field, WordIndex printed) const override
    {
        const Field& one = catalogue().game().field(field);
        return one.key == "class" && !cls.empty() ? catalogue().findWord(one.vocabulary, cls) : printed;
    }
    bool hasWord(FieldIndex field, WordIndex word, bool printed) const override
    {
        const VocabularyIndex metals = catalogue().game().field(field).vocabulary;
        return printed || (silver && word == catalogue().findWord(metals, "silver"));
    }
};

Query parsed(const QString& text)
{
    auto query = parse(text.toStdString(), catalogue().game());
    if (!query)
        qFatal("%s", qPrintable(text));
    return *query;
}

} // namespace

class CurrentMatcherTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What a Knight with 70 HP, 9 DEF, of class infantry and a cost in Silver answers.
    void inForce_data()
    {
        QTest::addColumn<bool>("now");
        QTest::addColumn<bool>("printed");
        const auto row = [](const char* query, bool now, bool printed) { QTest::newRow(query) << now << printed; };
        row("hp>=100", false, true);
        row("printed.hp>=100", true, true);
        row("hp<printed.hp", true, false);
        row("def>8", true, false);
        row("hp<=70 def=9", true, false);
        row("class:cavalry", false, true);
        row("class:infantry", true, false);
        row("class!=cavalry", true, false);
        row("-class:cavalry", true, false);
        row("printed.class:cavalry", true, true);
        row("is:infantry", true, false);
        row("has:class", true, true);
        row("type:champion (hp<=70 or name:page)", true, false);
        row("damage>=20", true, true); // of its attack: as printed
        row("knight", true, true);
        row("", true, true);
    }

    void inForce()
    {
        QFETCH(bool, now);
        QFETCH(bool, printed);
        const Query query = parsed(QString::fromLatin1(QTest::currentDataTag()));
        const CardIndex knight = catalogue().findById("TST-001");
        Now values;
        values.numbers = {{"hp", 70}, {"def", 9}};
        values.cls = "infantry";
        const CurrentMatcher current(query, catalogue());
        QCOMPARE(current.matches(knight, values), now);
        QCOMPARE(Matcher(query, catalogue()).matches(knight), printed);
        QVERIFY(current.changes() || now == printed);
    }

    void wordsOfAList()
    {
        const CurrentMatcher current(parsed(QStringLiteral("cost:silver")), catalogue());
        const CardIndex order = catalogue().findById("TST-004");
        Now values;
        QVERIFY(!current.matches(order, values));
        values.silver = true;
        QVERIFY(current.matches(order, values));
        QVERIFY(!current.matches(catalogue().findById("TST-001"), values)); // its type has no cost
    }

    /// Without any change it is Matcher, whatever is asked.
    void asPrinted_data()
    {
        QTest::addColumn<QString>("asked");
        for (const char* query : {"hp>=60", "hp>def", "def<hp", "class:cavalry", "class!=cavalry", "-class:cavalry",
                                  "has:class", "cost:gold", "cost!=gold", "cost<=1", "damage<hp",
                                  "type:squire or hp=60", "origin:none", "copies<3", "attacks:cut"})
            QTest::newRow(query) << QString::fromLatin1(query);
    }

    void asPrinted()
    {
        QFETCH(QString, asked);
        const Query query = parsed(asked);
        const CurrentMatcher current(query, catalogue());
        const Matcher matcher(query, catalogue());
        for (std::uint32_t i = 0; i < catalogue().size(); ++i)
            QCOMPARE(current.matches({i}, CurrentValues()), matcher.matches({i}));
    }

    void whatAnEngineKeepsAnEyeOn()
    {
        const auto fields = [](const char* query) {
            std::string keys;
            for (const FieldIndex field : CurrentMatcher(parsed(QString::fromLatin1(query)), catalogue()).fields())
                keys += catalogue().game().field(field).key + " ";
            return keys;
        };
        QCOMPARE(fields("hp>=60 (class:cavalry or hp<printed.def)"), std::string("hp class "));
        QCOMPARE(fields("printed.hp>=60 damage>3 knight"), std::string());
        QVERIFY(!CurrentMatcher(parsed(QStringLiteral("printed.hp>=60 name:knight")), catalogue()).changes());
    }
};

QTEST_GUILESS_MAIN(CurrentMatcherTest)
#include "current_matcher_test.moc"
