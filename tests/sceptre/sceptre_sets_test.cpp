// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QtTest>

#include "model/decks/resolved_deck.h"
#include "tests/shipped/shipped.h"
#include "validators/checker.h"

using namespace muster;
using namespace muster::test;

namespace {

const ShippedGame& sceptre() { return ShippedGame::of(QStringLiteral("sceptre")); }

} // namespace

/// The playtest sets of Sceptre are deep enough for decks of different styles, and the shipped decks are such.
class SceptreSetsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areDeepEnough()
    {
        std::set<std::string_view> types;
        std::set<std::string> slotsOfEquipment, classes;
        std::map<std::string, int> championsOf;
        std::size_t cards = 0;
        for (const auto& set : sceptre().sets()) {
            cards += set.cards.size();
            for (const auto& card : set.cards) {
                types.insert(sceptre().typeOf(card));
                for (const auto& value : card.values) {
                    if (sceptre().keyOf(value) == "origin" && sceptre().typeOf(card) == "champion")
                        ++championsOf[value.words.front()];
                    if (sceptre().keyOf(value) == "slot")
                        slotsOfEquipment.insert(value.words.front());
                    if (sceptre().keyOf(value) == "class")
                        classes.insert(value.words.front());
                }
            }
        }
        QVERIFY(sceptre().sets().size() >= 2); // formats that allow only some sets need at least two
        QVERIFY(cards >= 150);
        QVERIFY(championsOf.size() >= 6);
        for (const auto& [origin, champions] : championsOf)
            QVERIFY2(champions >= 5, origin.c_str());
        QCOMPARE(slotsOfEquipment.size(), std::size_t(3));
        QCOMPARE(classes.size(), std::size_t(2));
        QCOMPARE(types.size(), sceptre().game().types.size());
    }

    /// Clearly different styles: no two decks share more than 30 cards that are no Coins.
    void decksDiffer()
    {
        const auto paths = sceptre().decks();
        QVERIFY(paths.size() >= 4);
        const auto& catalogue = *sceptre().catalogue();
        for (qsizetype i = 0; i < paths.size(); ++i)
            for (qsizetype j = i + 1; j < paths.size(); ++j) {
                const auto first = sceptre().deck(paths[i]), second = sceptre().deck(paths[j]);
                QVERIFY(first && second);
                const ResolvedDeck a(catalogue, *first), b(catalogue, *second);
                int shared = 0;
                for (const auto identity : a.identities()) {
                    const auto card = catalogue.printings(identity).front();
                    if (sceptre().game().type(catalogue.card(card).type()).key != "coin")
                        shared += std::min(a.copies(identity), b.copies(identity));
                }
                QVERIFY2(shared <= 30, qPrintable(paths[i] + QStringLiteral(" and ") + paths[j]));
            }
    }

    /// The example event restricts True Flight to one copy; The Third Arrow plays two.
    void eventRestrictsADeck()
    {
        const auto deck =
            sceptre().deck(sourceFolder() + QStringLiteral("/resources/games/sceptre/decks/the-third-arrow.muster"));
        QVERIFY(deck);
        const auto format = sceptre().format(QStringLiteral("autumn-open"));
        QVERIFY(format);
        validators::CheckOptions options;
        options.format = &*format;
        const auto findings = validators::check(ResolvedDeck(*sceptre().catalogue(), *deck), options);
        const auto restricted = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.kind == FindingKind::Restricted;
        });
        QVERIFY(restricted != findings.end());
        QCOMPARE(restricted->subjects.front().name, std::string("True Flight [Thornwood]"));
        QCOMPARE(restricted->have.value_or(0), 2);
        QCOMPARE(restricted->limit.value_or(0), 1);
    }
};

QTEST_GUILESS_MAIN(SceptreSetsTest)
#include "sceptre_sets_test.moc"
