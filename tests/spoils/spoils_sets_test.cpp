// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QFileInfo>
#include <QtTest>

#include "tests/shipped/shipped.h"
#include "validators/checker.h"

using namespace muster;
using namespace muster::test;

namespace {

const ShippedGame& spoils() { return ShippedGame::of(QStringLiteral("spoils")); }

std::map<std::string, std::string> valuesOf(const RawCard& card)
{
    std::map<std::string, std::string> values;
    for (const auto& value : card.values) {
        std::string text = std::to_string(value.number);
        if (!value.words.empty()) {
            text.clear();
            for (const auto& word : value.words)
                text += (text.empty() ? "" : " ") + word;
        }
        values[std::string(spoils().keyOf(value))] = text;
    }
    return values;
}

const RawCard* cardCalled(const std::string& name)
{
    for (const auto& set : spoils().sets())
        for (const auto& card : set.cards)
            if (card.name == name)
                return &card;
    return nullptr;
}

std::vector<Finding> findingsOf(const QString& path, const validators::CheckOptions& options)
{
    const auto deck = spoils().deck(path);
    if (!deck)
        return {Finding()};
    auto findings = validators::check(ResolvedDeck(*spoils().catalogue(), *deck), options);
    std::erase_if(findings, [](const Finding& finding) { return finding.kind == FindingKind::Summary; });
    return findings;
}

} // namespace

/// What the playtest set of Spoils and its decks promise.
class SpoilsSetsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setIsDeepEnough()
    {
        std::map<std::string, int> types, forms;
        std::set<std::string> levels, classes, genders;
        int cards = 0;
        int stays = 0;
        int rewards = 0;
        int punishments = 0;
        for (const auto& set : spoils().sets())
            for (const auto& card : set.cards) {
                ++cards;
                auto values = valuesOf(card);
                const auto type = std::string(spoils().typeOf(card));
                ++types[type];
                if (type == "equipment") {
                    ++forms[values["form"]];
                    levels.insert(values["alchemy"]);
                } else if (type == "champion") {
                    classes.insert(values["class"]);
                    genders.insert(values["gender"]);
                } else if (type == "monster") {
                    const auto text = QString::fromStdString(card.text);
                    rewards += text.contains(QStringLiteral("defeats"));
                    punishments += text.contains(QStringLiteral("loses to"));
                }
                stays += values.contains("stays");
            }
        QVERIFY(cards >= 130);
        QVERIFY(types["champion"] >= 10);
        QCOMPARE(types.size(), std::size_t(6));
        QCOMPARE(forms.size(), std::size_t(7));
        for (const auto& [form, count] : forms)
            QVERIFY2(count >= 5, form.c_str());
        QVERIFY(levels.size() >= 5);
        QVERIFY(classes.size() >= 4);
        QCOMPARE(genders.size(), std::size_t(2));
        QVERIFY(types["familiar"] >= 8 && types["incantation"] >= 8 && types["potion"] >= 8);
        QVERIFY(rewards >= 15 && punishments >= 15);
        QVERIFY(stays >= 3);
    }

    /// The cards that the rulebook shows, with the signs that its own examples prove.
    void printedCards()
    {
        const struct {
            const char* name;
            std::map<std::string, std::string> numbers;
        } printed[] = {
            {"Naira, Herald of Yggdrasil",
             {{"gender", "female"},
              {"class", "swordsman"},
              {"power", "1"},
              {"boost", "2"},
              {"life", "-4"},
              {"valor", "sword headgear gauntlets footwear"}}},
            {"Blade of Curse and Courage", {{"form", "sword"}, {"alchemy", "5"}}},
            {"Armored Slime", {}},
            {"Minister of Thought", {{"boost", "-1"}}},
            {"Knowledge Pool", {}},
            {"Spirit Capsule", {}},
            {"Essence of Vitality", {}},
            {"Muscle Leech", {}},
        };
        for (const auto& card : printed) {
            const auto* found = cardCalled(card.name);
            QVERIFY2(found, card.name);
            auto values = valuesOf(*found);
            for (const auto& [key, value] : card.numbers)
                QCOMPARE(values[key], value);
        }
        QVERIFY(QString::fromStdString(cardCalled("Muscle Leech")->text).contains(QStringLiteral("-2")));
        QVERIFY(!valuesOf(*cardCalled("Knowledge Pool")).contains("stays"));
    }

    /// Decks for three, four and six players, and clearly different: most of the larger one is not in the other.
    void decksDiffer()
    {
        const auto paths = spoils().decks();
        QVERIFY(paths.size() >= 3);
        std::set<std::string> players;
        const auto& catalogue = *spoils().catalogue();
        for (qsizetype i = 0; i < paths.size(); ++i) {
            const auto first = spoils().deck(paths[i]);
            QVERIFY(first);
            QCOMPARE(first->kind, std::string("shared"));
            players.insert(first->options.at("players"));
            for (qsizetype j = i + 1; j < paths.size(); ++j) {
                const auto second = spoils().deck(paths[j]);
                QVERIFY(second);
                const ResolvedDeck a(catalogue, *first), b(catalogue, *second);
                int shared = 0;
                for (const auto identity : a.identities())
                    shared += std::min(a.copies(identity), b.copies(identity));
                QVERIFY2(2 * shared <= std::max(a.total(), b.total()),
                         qPrintable(paths[i] + QLatin1Char(' ') + paths[j]));
            }
        }
        QVERIFY(players.contains("3") && players.contains("4") && players.contains("6"));
    }

    /// The Long Table says that it works for four and five as well.
    void longTableForFewer()
    {
        const auto format = spoils().format(QStringLiteral("plain"));
        QVERIFY(format);
        for (const int players : {4, 5, 6}) {
            validators::CheckOptions options;
            options.format = &*format;
            options.players = players;
            QVERIFY(findingsOf(deckPath(QStringLiteral("the-long-table")), options).empty());
        }
    }

    /// The deck for the example event keeps its house limits; the brewers' does not.
    void eventLimits()
    {
        const auto format = spoils().format(QStringLiteral("fireside-cup"));
        QVERIFY(format);
        validators::CheckOptions options;
        options.format = &*format;
        QVERIFY(findingsOf(deckPath(QStringLiteral("supper-at-the-fireside")), options).empty());
        QVERIFY(!findingsOf(deckPath(QStringLiteral("short-road-sharp-knives")), options).empty());
    }

private:
    static QString deckPath(const QString& name)
    {
        for (const auto& path : spoils().decks())
            if (QFileInfo(path).baseName() == name)
                return path;
        return {};
    }
};

QTEST_GUILESS_MAIN(SpoilsSetsTest)
#include "spoils_sets_test.moc"
