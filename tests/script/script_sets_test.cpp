// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QtTest>

#include "model/decks/resolved_deck.h"
#include "model/text/fold.h"
#include "tests/shipped/shipped.h"
#include "validators/checker.h"

using namespace muster;
using namespace muster::test;

namespace {

const ShippedGame& script() { return ShippedGame::of(QStringLiteral("script")); }

/// The values of a shipped card by key; numbers as texts.
std::map<std::string, std::string> valuesOf(const RawCard& card)
{
    std::map<std::string, std::string> values;
    for (const auto& value : card.values) {
        const auto& field = script().game().field(value.field);
        values[field.key] = field.kind == FieldKind::Number ? std::to_string(value.number)
            : field.kind == FieldKind::Word                 ? value.words.front()
                                                            : value.text;
    }
    return values;
}

} // namespace

/// The playtest sets of Script are deep enough for decks of different styles, and the shipped decks are such.
class ScriptSetsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areDeepEnough()
    {
        std::map<std::string, int> scriptsOf, creaturesOf, itemsOf;
        std::size_t cards = 0;
        int withAbility = 0;
        for (const auto& set : script().sets()) {
            cards += set.cards.size();
            for (const auto& card : set.cards) {
                auto values = valuesOf(card);
                if (script().typeOf(card) == "script")
                    ++scriptsOf[values["element"]];
                else if (script().typeOf(card) == "creature")
                    ++creaturesOf[values["element"]];
                else
                    ++itemsOf[values["kind"]];
                withAbility += script().typeOf(card) == "creature" && values.contains("does");
            }
        }
        QVERIFY(script().sets().size() >= 2); // formats that allow only some sets need at least two
        QVERIFY(cards >= 120);
        QVERIFY(creaturesOf.size() >= 5);
        for (const auto& [element, creatures] : creaturesOf) {
            QVERIFY2(creatures >= 9, element.c_str());
            QVERIFY2(scriptsOf[element] >= 1, element.c_str());
        }
        QCOMPARE(itemsOf.size(), std::size_t(3));
        for (const auto& [kind, items] : itemsOf)
            QVERIFY2(items >= 15, kind.c_str());
        QVERIFY(withAbility >= 50);
    }

    /// Every later stage evolves from a card that is there, of the stage before and the same element, for less than its own
    /// cost; and there are at least twelve lines of three.
    void linesAreWhole()
    {
        std::map<std::string, std::map<std::string, std::string>> creatures;
        for (const auto& set : script().sets())
            for (const auto& card : set.cards)
                if (script().typeOf(card) == "creature")
                    creatures[fold(card.name)] = valuesOf(card);
        int lines = 0;
        for (auto& [name, card] : creatures) {
            if (card["stage"] == "1")
                continue;
            QVERIFY2(card.contains("evolved-cost"), name.c_str());
            QVERIFY2(std::stoi(card["evolved-cost"]) < std::stoi(card["cost"]), name.c_str());
            const auto before = creatures.find(fold(card["evolves-from"]));
            QVERIFY2(before != creatures.end(), name.c_str());
            QCOMPARE(std::stoi(before->second["stage"]), std::stoi(card["stage"]) - 1);
            QCOMPARE(before->second["element"], card["element"]);
            lines += card["stage"] == "3";
        }
        QVERIFY(lines >= 12);
    }

    /// The curve that the head of the set speaks of.
    void costsFollowTheCurve()
    {
        for (const auto& set : script().sets())
            for (const auto& card : set.cards) {
                if (script().typeOf(card) != "creature")
                    continue;
                auto values = valuesOf(card);
                const int points = std::stoi(values["attack"]) + std::stoi(values["defense"]);
                const int usual = 2 * std::stoi(values["cost"]) + 2;
                QVERIFY2(points >= usual - 5 && points <= usual + 2, card.name.c_str());
            }
    }

    /// Clearly different styles: no two decks share more than six cards.
    void decksDiffer()
    {
        const auto paths = script().decks();
        QVERIFY(paths.size() >= 3);
        const auto& catalogue = *script().catalogue();
        for (qsizetype i = 0; i < paths.size(); ++i)
            for (qsizetype j = i + 1; j < paths.size(); ++j) {
                const auto first = script().deck(paths[i]), second = script().deck(paths[j]);
                QVERIFY(first && second);
                const ResolvedDeck a(catalogue, *first), b(catalogue, *second);
                int shared = 0;
                for (const auto identity : a.identities())
                    shared += std::min(a.copies(identity), b.copies(identity));
                QVERIFY2(shared <= 6, qPrintable(paths[i] + QStringLiteral(" and ") + paths[j]));
            }
    }

    /// Health at the start is an option, as the rulebook names no number.
    void startingHealthIsAnOption()
    {
        const auto* option = script().game().findOption("starting_health");
        QVERIFY(option);
        QCOMPARE(option->ruling, std::string("SCR-Q1"));
        QCOMPARE(option->defaultValue, std::string("20"));
        QVERIFY(option->allows("1"));
        QVERIFY(option->allows("60"));
        QVERIFY(!option->allows("0"));
    }

    /// The example event has a house limit of four copies; No Rest for the Read plays five Grave Pups.
    void eventLimitsADeck()
    {
        const auto paths = script().decks();
        const auto path = std::find_if(paths.begin(), paths.end(),
                                       [](const QString& p) { return p.endsWith(QLatin1String("no-rest.muster")); });
        QVERIFY(path != paths.end());
        const auto deck = script().deck(*path);
        const auto format = script().format(QStringLiteral("reading-room"));
        QVERIFY(deck && format);
        validators::CheckOptions options;
        options.format = &*format;
        const auto findings = validators::check(ResolvedDeck(*script().catalogue(), *deck), options);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().id, std::string("SCR-Q3"));
        QCOMPARE(findings.front().subjects.front().name, std::string("Grave Pup"));
        QCOMPARE(findings.front().have.value_or(0), 5);
        QCOMPARE(findings.front().limit.value_or(0), 4);
    }
};

QTEST_GUILESS_MAIN(ScriptSetsTest)
#include "script_sets_test.moc"
