// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QtTest>

#include "model/decks/deck_file.h"
#include "model/formats/format.h"
#include "tests/shipped/shipped.h"

using namespace muster;
using namespace muster::test;

namespace {

/// The YAML and CSV blocks of docs/adding-cards.md by the file name in their first line.
std::map<QString, std::string> examples()
{
    const auto page = QString::fromStdString(bytesOf(sourceFolder() + QStringLiteral("/docs/adding-cards.md")));
    static const QRegularExpression block(QStringLiteral("```(?:yaml|csv)\\n# (\\S+)\\n(.*?)```"),
                                          QRegularExpression::DotMatchesEverythingOption);
    std::map<QString, std::string> result;
    for (auto match = block.globalMatch(page); match.hasNext();) {
        const auto found = match.next();
        result[found.captured(1)] = found.captured(2).toStdString();
    }
    return result;
}

const std::shared_ptr<const Game>& sceptre() { return ShippedGame::of(QStringLiteral("sceptre")).shared(); }

const Game* game(std::string_view key) { return key == sceptre()->key ? sceptre().get() : nullptr; }

} // namespace

/// What docs/adding-cards.md tells people to copy works as it stands.
class AddingCardsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setIsReadWithoutAnError()
    {
        const auto set = readSet(examples()[QStringLiteral("my-set.yaml")], "my-set.yaml", *sceptre());
        QVERIFY2(set, set ? "" : qPrintable(listed(set.error())));
        QVERIFY2(set->warnings.empty(), qPrintable(listed(set->warnings)));
        QCOMPARE(set->info.code, std::string("FRO"));
    }

    /// An author finds a card of every type to copy; Coins have no text to write.
    void setShowsEveryType()
    {
        const auto set = readSet(examples()[QStringLiteral("my-set.yaml")], "my-set.yaml", *sceptre());
        QVERIFY(set);
        for (std::uint32_t type = 0; type < sceptre()->types.size(); ++type) {
            const auto& key = sceptre()->types[type].key;
            const auto isOfType = [&](const RawCard& card) { return card.type.value == type; };
            QVERIFY2(key == "coin" || std::any_of(set->cards.begin(), set->cards.end(), isOfType), key.c_str());
        }
    }

    void spreadsheetIsReadWithoutAnError()
    {
        const auto set = readSetCsv(examples()[QStringLiteral("my-set.csv")], "my-set.csv", *sceptre());
        QVERIFY2(set, set ? "" : qPrintable(listed(set.error())));
        QVERIFY2(set->warnings.empty(), qPrintable(listed(set->warnings)));
        QCOMPARE(set->cards.size(), std::size_t(3));
        QCOMPARE(set->info.name, std::string("Frost and Famine, second helping"));
    }

    void deckIsRead()
    {
        const auto deck = readDeck(examples()[QStringLiteral("my-deck.muster")], "my-deck.muster", game);
        QVERIFY2(deck, deck ? "" : qPrintable(listed(deck.error())));
        int cards = 0;
        for (const auto& section : deck->sections)
            for (const auto& entry : section.entries)
                cards += entry.count;
        QCOMPARE(cards, 32); // the page says so
    }

    void formatIsRead()
    {
        const auto format = readFormat(examples()[QStringLiteral("winter-cup.yaml")], "winter-cup.yaml", *sceptre());
        QVERIFY2(format, format ? "" : qPrintable(listed(format.error())));
        QCOMPARE(format->key, std::string("sceptre/winter-cup"));
        QCOMPARE(format->banned.size(), std::size_t(1));
        QCOMPARE(format->restricted.size(), std::size_t(2));
    }

    /// The page shows what Muster says about two misspellings; both are found, each with the word that is meant.
    void misspellingsAreExplained()
    {
        auto text = QString::fromStdString(examples()[QStringLiteral("my-set.yaml")]);
        text.replace(QStringLiteral("inflict: splintered"), QStringLiteral("inflct: splintered"));
        text.replace(QStringLiteral("slot: body "), QStringLiteral("slot: bdoy "));
        const auto set = readSet(text.toStdString(), "my-set.yaml", *sceptre());
        QVERIFY(!set);
        QCOMPARE(set.error().size(), std::size_t(2));
        QCOMPARE(set.error()[0].nearest, std::string("inflict"));
        QCOMPARE(set.error()[1].nearest, std::string("body"));
    }
};

QTEST_GUILESS_MAIN(AddingCardsTest)
#include "adding_cards_test.moc"
