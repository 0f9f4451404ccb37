// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "app/decks/deck_patch.h"
#include "model/cards/set_reader.h"
#include "model/decks/deck_file.h"
#include "model/games/game_reader.h"
#include "tests/app/small_game.h"

using namespace muster;
using namespace muster::app;

/// Edits as changes of a few lines: what a person wrote around them stays.
class DeckPatchTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Catalogue> m_catalogue;

    LoadedDeck load(const std::string& text) const
    {
        LoadedDeck loaded;
        loaded.file = "deck.muster";
        loaded.source = text;
        const auto lookup = [&](std::string_view) { return &m_catalogue->game(); };
        auto deck = readDeck(text, loaded.file, lookup);
        if (!deck)
            qFatal("the deck of the test cannot be read");
        loaded.deck = std::move(*deck);
        return loaded;
    }

    static DeckEdit edit(DeckEdit::Kind kind, std::size_t row, int count, const char* card = "")
    {
        DeckEdit edit;
        edit.kind = kind;
        edit.section = "main";
        edit.row = row;
        edit.count = count;
        edit.entry.card = card;
        edit.entry.count = std::max(1, count);
        return edit;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto game = readGame(test::PebblesGame, "game.yaml");
        QVERIFY(game.has_value());
        const auto shared = std::make_shared<const Game>(std::move(*game));
        auto set = readSet(test::PebblesSet, "set.yaml", *shared);
        QVERIFY(set.has_value());
        std::vector<CardSet> sets;
        sets.push_back(std::move(*set));
        auto catalogue = buildCatalogue(shared, std::move(sets));
        QVERIFY(catalogue.has_value());
        m_catalogue = *catalogue;
    }

    void layouts_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QByteArray>("after"); // one Flint fewer, Jade gone, two Eggs more
        QTest::newRow("flow") << QByteArray("    - {card: Flint, count: 3} # a\n    # between\n    - {card: Jade, "
                                            "count: 1}\n    - {card: Egg, shade: White, count: 1}\n# end\n")
                              << QByteArray("    - {card: Flint, count: 2} # a\n    # between\n    - {card: Egg, "
                                            "shade: White, count: 3}\n# end\n");
        QTest::newRow("block")
            << QByteArray("    - card: Flint\n      count: 3 # a\n\n    - count: 1\n      card: Jade\n    - card: "
                          "Egg\n      shade: White\n      count: 1\n")
            << QByteArray(
                   "    - card: Flint\n      count: 2 # a\n\n    - card: Egg\n      shade: White\n      count: 3\n");
        QTest::newRow("no count")
            << QByteArray("  - {card: Flint, count: 3}\n  - {card: Jade}\n  - {card: Egg, shade: White}\n")
            << QByteArray("  - {card: Flint, count: 2}\n  - {card: Egg, shade: White, count: 3}\n");
        QTest::newRow("dos") << QByteArray(
            "  - {card: Flint, count: 3}\r\n  - {card: Jade}\r\n  - {card: Egg, shade: White, count: 1}\r\n")
                             << QByteArray(
                                    "  - {card: Flint, count: 2}\r\n  - {card: Egg, shade: White, count: 3}\r\n");
        QTest::newRow("count in the note")
            << QByteArray("  - {card: Flint, note: \"count: 3\", count: 3}\n  - {card: Jade}\n  - {card: Egg, shade: "
                          "White, count: 1}\n")
            << QByteArray("  - {card: Flint, count: 2, note: \"count: 3\"}\n  - {card: Egg, shade: White, count: 3}\n");
    }

    void layouts()
    {
        QFETCH(QByteArray, rows);
        QFETCH(QByteArray, after);
        const QByteArray head = "muster: 1\ngame: pebbles\nkind: deck\nname: x\nsections:\n  main:\n";
        const LoadedDeck loaded = load((head + rows).toStdString());
        DeckEdit eggs = edit(DeckEdit::Kind::Add, 0, 2, "Egg");
        eggs.entry.identity = {{"shade", "White"}};
        const auto changes = lineChanges(
            loaded, {edit(DeckEdit::Kind::Remove, 0, 1), edit(DeckEdit::Kind::Remove, 1, 1), eggs}, *m_catalogue);
        QVERIFY(changes.has_value());
        QCOMPARE(QByteArray::fromStdString(withChanges(loaded.source, *changes)), head + after);
    }

    void newLinesStandBehindTheLast()
    {
        const std::string head = "muster: 1\ngame: pebbles\nkind: deck\nname: x\nsections:\n  main:\n";
        const LoadedDeck loaded = load(head + "    - {card: Flint, count: 3} # a\nnotes: n\n");
        const auto changes =
            lineChanges(loaded, {edit(DeckEdit::Kind::Add, 0, 2, "Jade"), edit(DeckEdit::Kind::Replace, 0, 1, "名石")},
                        *m_catalogue);
        QVERIFY(changes.has_value());
        QCOMPARE(withChanges(loaded.source, *changes),
                 head + "    - {card: 名石, count: 1} # a\n    - {card: Jade, count: 2}\nnotes: n\n");
    }

    /// A layout that is not understood is written anew, never wrongly.
    void otherLayoutsAreWrittenAnew()
    {
        for (const char* sections :
             {"sections: {main: [{card: Flint, count: 3}, {card: Jade, count: 1}]}\n",
              "sections:\n  main:\n    -\n      card: Flint\n      count: 3\n    - {card: Jade}\n"}) {
            const LoadedDeck loaded = load(std::string("muster: 1\ngame: pebbles\nkind: deck\nname: x\n") + sections);
            const std::vector<DeckEdit> edits{edit(DeckEdit::Kind::Remove, 0, 1),
                                              edit(DeckEdit::Kind::Add, 0, 1, "Egg")};
            const auto text = editedText(loaded, edits, *m_catalogue);
            QVERIFY(text.has_value());
            Deck after = loaded.deck;
            muster::apply(after, edits);
            QVERIFY(load(*text).deck == after);
        }
    }

    /// Whatever the edits, the text reads back as the edited deck.
    void anyEditsReadBack()
    {
        std::mt19937 random(7);
        const char* const names[] = {"Flint", "Jade", "Egg", "名石", "Unknown: 'x'"};
        const auto pick = [&](unsigned most) { return static_cast<unsigned>(random() % most); };
        int asLines = 0;
        for (int round = 0; round < 500; ++round) {
            std::string text = "muster: 1\ngame: pebbles\nkind: deck\nname: x\nsections:\n  main:\n";
            const unsigned rows = 1 + pick(5);
            for (unsigned row = 0; row < rows; ++row) {
                const std::string name = "\"" + std::string(names[pick(5)]) + "\"";
                const std::string count = std::to_string(1 + pick(9));
                if (pick(2) == 0)
                    text += "    - {card: " + name + ", count: " + count + "}\n";
                else
                    text += "    - card: " + name + "\n      count: " + count + "\n";
                if (pick(3) == 0)
                    text += "    # remark\n";
            }
            const LoadedDeck loaded = load(text);
            std::vector<DeckEdit> edits;
            const unsigned count = 1 + pick(4);
            for (unsigned i = 0; i < count; ++i)
                edits.push_back(edit(static_cast<DeckEdit::Kind>(pick(3)), pick(rows), 1 + static_cast<int>(pick(4)),
                                     names[pick(5)]));
            Deck after = loaded.deck;
            muster::apply(after, edits);
            const auto edited = editedText(loaded, edits, *m_catalogue);
            QVERIFY(edited.has_value());
            QVERIFY2(load(*edited).deck == after, edited->c_str());
            asLines += lineChanges(loaded, edits, *m_catalogue).has_value() ? 1 : 0;
        }
        QVERIFY(asLines > 300); // the rule, not the exception
    }
};

QTEST_GUILESS_MAIN(DeckPatchTest)
#include "deck_patch_test.moc"
