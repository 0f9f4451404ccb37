// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <random>
#include <thread>

#include <QtTest>

#include "carddb/bitmap.h"
#include "carddb/card_search.h"
#include "carddb/find_bytes.h"
#include "carddb/shared_work.h"
#include "carddb/text_column.h"
#include "model/cards/set_reader.h"
#include "random_cards.h"
#include "tests/query/sample_game.h"

using namespace muster;
using namespace muster::carddb;

namespace {

std::shared_ptr<const Catalogue> randomCatalogue(std::uint32_t seed, int cards)
{
    const auto game = std::make_shared<const Game>(test::sampleGame());
    test::RandomCards random(*game, seed);
    std::vector<CardSet> sets;
    sets.push_back(random.set("AAA", cards / 2));
    sets.push_back(random.set("BBB", cards - cards / 2));
    auto catalogue = buildCatalogue(game, std::move(sets));
    return catalogue ? *catalogue : nullptr;
}

/// Some cards of the deck, and a rule that has nothing to do with them.
query::DeckContext sampleDeck()
{
    return {.copies = [](IdentityIndex identity) { return identity.value % 3 == 0 ? int(identity.value % 5) : 0; },
            .mayAdd = [](CardIndex card) { return card.value % 2 == 0; }};
}

} // namespace

class CardSearchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bytesAreFoundAsTheStandardLibraryFindsThem()
    {
        std::mt19937 random(1);
        for (int i = 0; i < 20000; ++i) {
            std::string text(random() % 200, ' '), needle(random() % 7, ' ');
            for (auto& c : text)
                c = char('a' + random() % 3);
            for (auto& c : needle)
                c = char('a' + random() % 3);
            const auto offset = text.empty() ? 0 : random() % text.size(); // any alignment
            const auto view = std::string_view(text).substr(offset);
            QCOMPARE(findBytes(view, needle), view.find(needle));
            if (!needle.empty()) {
                const auto part = view.substr(0, view.size() / 2); // what lies behind it does not count
                QCOMPARE(hasByte(part, view.data() + view.size(), needle[0]),
                         part.find(needle[0]) != std::string_view::npos);
            }
        }
        QCOMPARE(findBytes(std::string(100, 'x') + "needle", "needle"), std::size_t(100));
    }

    void bitmaps()
    {
        for (const std::size_t size : {0, 1, 63, 64, 65, 1000}) {
            Bitmap all(size, true);
            QCOMPARE(all.count(), size);
            Bitmap some(size);
            some.assign([](std::size_t row) { return row % 7 == 3; });
            std::vector<std::size_t> rows;
            for (auto row = some.next(0); row < size; row = some.next(row + 1))
                rows.push_back(row);
            QCOMPARE(rows.size(), some.count());
            for (const auto row : rows)
                QVERIFY(row % 7 == 3 && some.test(row));
            QCOMPARE(rows.size(), size / 7 + (size % 7 > 3 ? 1 : 0));
            auto others = all;
            others -= some;
            QCOMPARE(others.count(), size - rows.size());
            others |= some;
            QVERIFY(others == all);
            others &= some;
            QVERIFY(others == some);
            QCOMPARE(some.none(), rows.empty());
            for (std::size_t first = 0; first < size; first += 64) {
                const auto last = std::min(first + 100, size);
                QCOMPARE(some.count(first, last), std::size_t(std::ranges::count_if(rows, [&](auto row) {
                             return row >= first && row < last;
                         })));
            }
        }
    }

    void sharedWorkIsDoneOnceAndWhole()
    {
        const auto share = [] {
            for (const std::size_t pieces : {0, 1, 2, 100}) {
                std::vector<std::atomic<int>> done(pieces);
                shareWork(pieces, [&](std::size_t piece) { ++done[piece]; });
                if (std::ranges::any_of(done, [](const auto& times) { return times != 1; }))
                    return false;
            }
            return true;
        };
        std::atomic<int> right = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                for (int round = 0; round < 100; ++round)
                    right += share() ? 1 : 0;
            });
        }
        threads.clear();
        QCOMPARE(right.load(), 400);
    }

    /// As much text as is worth two threads.
    void longColumnsAreSearchedAsShortOnes()
    {
        std::mt19937 random(2);
        TextColumn column;
        std::vector<std::string> texts;
        for (int row = 0; row < 20'000; ++row) {
            std::string text(random() % 120, ' ');
            for (auto& c : text)
                c = char('a' + random() % 9);
            column.add(text);
            column.endRow();
            texts.push_back(text);
        }
        const TextView view = column.view();
        QVERIFY(view.bytes.size() > 1'000'000);
        for (const std::size_t share : {1, 3, 50}) { // most rows are asked for, or few
            Bitmap mask(texts.size());
            mask.assign([&](std::size_t row) { return row % share == 0; });
            for (const std::string needle : {"a", "ab", "abc", "abcdefghi", "z"}) {
                Bitmap expected(texts.size());
                expected.assign(
                    [&](std::size_t row) { return mask.test(row) && texts[row].find(needle) != std::string::npos; });
                QVERIFY2(view.containing(needle, mask) == expected, needle.c_str());
            }
        }
    }

    /// The columns say of every card what the matcher says.
    void equalsTheMatcher()
    {
        const auto catalogue = randomCatalogue(42, 700);
        QVERIFY(catalogue);
        const CardSearch search(catalogue);
        test::RandomQueries queries(catalogue->game(), 4711);
        const auto deck = sampleDeck();
        int some = 0;
        for (int i = 0; i < 4000; ++i) {
            const auto text = queries.query();
            const auto query = query::parse(text, catalogue->game());
            QVERIFY2(query, text.c_str());
            const auto* context = i % 4 == 0 ? nullptr : &deck;
            const auto found = search.find(*query, context);
            const auto expected = query::Matcher(*query, *catalogue).cards(context);
            QVERIFY2(found == expected, text.c_str());
            some += !found.empty() && found.size() < catalogue->size() ? 1 : 0;
        }
        QVERIFY(some > 2000); // most queries tell cards apart
    }

    /// What a search remembers of the letters before changes no answer, whatever is typed, taken back and asked of which
    /// deck.
    void typingFindsWhatAFreshSearchFinds()
    {
        const auto catalogue = randomCatalogue(46, 400);
        QVERIFY(catalogue);
        const CardSearch search(catalogue);
        test::RandomQueries queries(catalogue->game(), 99);
        std::mt19937 random(3);
        const auto one = sampleDeck();
        auto other = sampleDeck();
        other.copies = [](IdentityIndex identity) { return int(identity.value % 4); };
        other.mayAdd = [](CardIndex card) { return card.value % 5 == 1; };
        int asked = 0;
        const auto check = [&](const std::string& text) {
            const auto query = query::parse(text, catalogue->game());
            if (!query)
                return;
            ++asked;
            for (const query::DeckContext* deck :
                 std::initializer_list<const query::DeckContext*>{&one, &other, nullptr}) {
                const auto expected = query::Matcher(*query, *catalogue).cards(deck);
                QVERIFY2(search.find(*query, deck) == expected, text.c_str());
            }
        };
        const std::vector<std::string> typed{"drag wolf", "wolf drag", "-drag dragon", "name:dra text:dra",
                                             "draw a card"};
        for (int i = 0; i < 160; ++i) {
            const auto text = i < int(typed.size()) ? typed[std::size_t(i)] : queries.query();
            for (std::size_t end = 0; end <= text.size(); ++end)
                check(text.substr(0, end));
            for (std::size_t end = text.size(); end-- > 0 && random() % 4 != 0;)
                check(text.substr(0, end));
        }
        QVERIFY2(asked > 1000, qPrintable(QString::number(asked)));
    }

    void eachKindOfTermTellsCardsApart_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"drag",        "\"draw a\"",      "name:drag",     "name=\"dragon\"",  "name!=wolf",
                                 "text:damage", "has:text",        "text=\"\"",     "type:champion",    "is:unit",
                                 "set:AAA",     "id:AAA-1003",     "hp>4",          "hp>def",           "hp!=3",
                                 "has:hp",      "origin:emeraude", "origin!=ember", "requires=origin",  "cost:gold",
                                 "cost>=2",     "cost=0",          "cost!=gold",    "on-squire:yes",    "on-squire:no",
                                 "attacks>=2",  "attacks:dragon",  "damage>5",      "damage>threshold", "damage>hp",
                                 "hp>damage",   "where:any",       "no-roll:yes",   "coins:silver",     "coins>1",
                                 "flavour:of",  "flavour=\"\"",    "in:deck",       "copies>=2",        "may:add",
                                 "copies<hp"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void eachKindOfTermTellsCardsApart()
    {
        QFETCH(QString, text);
        static const auto catalogue = randomCatalogue(43, 3000);
        QVERIFY(catalogue);
        const auto query = query::parse(text.toStdString(), catalogue->game());
        QVERIFY(query);
        const auto deck = sampleDeck();
        const auto found = CardSearch(catalogue).find(*query, &deck);
        QVERIFY(!found.empty());
        QVERIFY(found.size() < catalogue->size());
        QVERIFY(found == query::Matcher(*query, *catalogue).cards(&deck));
    }

    void emptyCatalogue()
    {
        const auto catalogue = randomCatalogue(1, 0);
        QVERIFY(catalogue);
        const CardSearch search(catalogue);
        test::RandomQueries queries(catalogue->game(), 5);
        for (int i = 0; i < 300; ++i)
            QVERIFY(search.find(*query::parse(queries.query(), catalogue->game())).empty());
    }

    void answersComeInTheOrderOfNames()
    {
        const auto catalogue = randomCatalogue(44, 500);
        const auto found = CardSearch(catalogue).find({});
        QCOMPARE(found.size(), std::size_t(500));
        for (std::size_t i = 1; i < found.size(); ++i)
            QVERIFY(catalogue->card(found[i - 1]).foldedName() <= catalogue->card(found[i]).foldedName());
    }
};

QTEST_GUILESS_MAIN(CardSearchTest)
#include "card_search_test.moc"
