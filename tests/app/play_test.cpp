// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that play whole games: matches and hands, as a person runs them, and what they refuse.
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <set>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

class PlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", muster::test::inBuild("/share/muster"));
        m_decks = muster::test::inSources("/resources/games/sceptre/decks/");
    }

    void matchesAreTheSameEverywhere()
    {
        const auto match = [&](const char* threads) {
            return m_program.run({u"match"_s, m_decks + u"ember-charge.muster"_s, m_decks + u"the-long-siege.muster"_s,
                                  u"--games"_s, u"250"_s, u"--seed"_s, u"9"_s, u"--threads"_s,
                                  QString::fromUtf8(threads)});
        };
        const Ran one = match("1");
        const Ran two = match("2");
        QCOMPARE(one.exit, 0);
        QCOMPARE(one.out, two.out);
        QVERIFY(one.lines().last().startsWith(u"signature: "_s));
        QVERIFY(one.lines().first().contains(u"of 250"_s));
    }

    /// A set that can be read is in order only if the engine carries out all that its cards say.
    void setsThatAreNotCarriedOut()
    {
        const QByteArray begin = "game: sceptre\nset: OWN\nname: Own\nauthors: [Ada]\ncards:\n";
        const QByteArray good = "  - {id: OWN-001, name: Deep Breath, type: action, text: Draw 2 cards., does: [{then: "
                                "[{draw: 2}]}]}\n";
        const QByteArray other = "  - {id: OWN-002, name: Called Up, type: action, text: Create a Wolf., does: [{then: "
                                 "[{create: squire (name:wolf)}]}]}\n";
        const QByteArray words = "  - {id: OWN-003, name: Song, type: action, text: Your opponent sings.}\n";
        const QByteArray draft = "  - {id: OWN-004, draft: yes, name: Later, type: acton, cost: many}\n";
        write("good.yaml", begin + good + draft);
        write("other.yaml", begin + good + other);
        write("words.yaml", begin + words);
        const Ran fine = m_program.run({u"sets"_s, u"check"_s, m_program.path("good.yaml")});
        QCOMPARE(fine.exit, 0);
        QVERIFY2(fine.out.contains(u"in order"_s) && fine.err.isEmpty(), qPrintable(fine.out + fine.err));
        const Ran unread = m_program.run({u"sets"_s, u"check"_s, m_program.path("other.yaml")});
        QCOMPARE(unread.exit, 0);
        QVERIFY2(unread.err.contains(u"other.yaml:7: warning: the engine does not carry out all of Called Up: "_s),
                 qPrintable(unread.err));
        QVERIFY2(unread.out.contains(u"2 cards, of which the engine does not carry out 1 in full"_s)
                     && !unread.out.contains(u"in order"_s),
                 qPrintable(unread.out));
        // Words without effects are for people; what is left out is told.
        const Ran sung = m_program.run({u"sets"_s, u"check"_s, m_program.path("words.yaml")});
        QCOMPARE(sung.exit, 0);
        QVERIFY2(sung.err.contains(u"all of Song: \"Your opponent sings.\""_s) && sung.err.count(u'\n') == 1,
                 qPrintable(sung.err));
        QVERIFY2(fine.out.contains(u"1 card, and 1 draft left out"_s), qPrintable(fine.out));
    }

    /// Every row adds up, and a share is all or none only where it is.
    void matchesAddUp()
    {
        const QStringList base{u"match"_s,
                               m_decks + u"the-long-siege.muster"_s,
                               m_decks + u"nine-banners.muster"_s,
                               m_decks + u"in-and-out.muster"_s,
                               u"--games"_s,
                               u"60"_s};
        const QJsonObject json = m_program.run(base + QStringList{u"--output"_s, u"json"_s}).json();
        QCOMPARE(json.value(u"muster"_s).toString(), u"match"_s);
        const QJsonArray pairings = json.value(u"pairings"_s).toArray();
        QCOMPARE(pairings.size(), 3);
        int ended = 0;
        for (const QJsonValue& one : pairings) {
            const int three = one[u"won"_s].toInt() + one[u"lost"_s].toInt() + one[u"drawn"_s].toInt();
            QCOMPARE(three + one[u"not-ended"_s].toInt(), 60);
            ended += three;
            QVERIFY(one[u"low"_s].toDouble() < one[u"share"_s].toDouble()
                    && one[u"share"_s].toDouble() < one[u"high"_s].toDouble());
        }
        QCOMPARE(json.value(u"games"_s).toInt(), 180);
        QCOMPARE(json.value(u"ended-by-the-rules"_s)[u"count"_s].toInt(), ended);
        const Ran text = m_program.run(base);
        QVERIFY2(text.out.contains(u"ended by the rules: %1 of 180, "_s.arg(ended)), qPrintable(text.out));
        QVERIFY(text.lines().last().endsWith(json.value(u"signature"_s).toString()));
        const QJsonObject row = pairings[0].toObject();
        QVERIFY(text.lines().first().contains(u": %1 won, %2 lost, %3 drawn and %4 not ended of 60; wins "_s.arg(
            QString::number(row[u"won"_s].toInt()), QString::number(row[u"lost"_s].toInt()),
            QString::number(row[u"drawn"_s].toInt()), QString::number(row[u"not-ended"_s].toInt()))));
        const QStringList csv = m_program.run(base + QStringList{u"--output"_s, u"csv"_s}).lines();
        QCOMPARE(csv.size(), 4);
        QCOMPARE(csv.value(1).count(u','), csv.first().count(u','));
        const Ran none = m_program.run({u"match"_s, u"nothing.muster"_s, u"--output"_s, u"json"_s});
        QCOMPARE(none.exit, 2);
        QCOMPARE(none.json().value(u"errors"_s).toArray().first()[u"file"_s].toString(), u"nothing.muster"_s);
    }

    /// The order in which a deck's cards are written is no part of it: the games are the same.
    void equalDecksPlayTheSameGames()
    {
        const QByteArray begin = "muster: 1\ngame: sceptre\nkind: deck\nsections:\n  main:\n";
        const QByteArray champions = "    - {card: Cinder Reaver, count: 20}\n    - {card: Silver Magpie, count: 20}\n";
        const QByteArray coins = "    - {card: Copper, count: 30}\n";
        write("usual.muster", begin + champions + coins);
        write("reversed.muster", begin + coins + champions);
        const QStringList rest{m_decks + u"in-and-out.muster"_s, u"--games"_s, u"20"_s, u"--output"_s, u"json"_s};
        const auto signature = [&](const QString& deck) {
            const QJsonObject json = m_program.run(QStringList{u"match"_s, deck} + rest).json();
            return json.value(u"signature"_s).toString();
        };
        const QString usual = signature(m_program.path("usual.muster"));
        QVERIFY(!usual.isEmpty());
        QCOMPARE(signature(m_program.path("reversed.muster")), usual);
    }

    /// Every pairing of a round robin has games of its own: three times the same deck is not three times one row.
    void pairingsHaveGamesOfTheirOwn()
    {
        const QString deck = m_decks + u"ember-charge.muster"_s;
        const QJsonObject json = m_program
                                     .run({u"match"_s, deck, deck, deck, u"--games"_s, u"60"_s, u"--pilot"_s,
                                           u"random"_s, u"--output"_s, u"json"_s})
                                     .json();
        std::set<int> won;
        for (const QJsonValue& one : json.value(u"pairings"_s).toArray())
            won.insert(one[u"won"_s].toInt());
        QVERIFY(won.size() > 1);
    }

    /// Decks of one name are told apart by their files.
    void decksOfOneName()
    {
        write("one.muster", deckWith("Copper", 20, "name: Mine\n"));
        write("two.muster", deckWith("Silver", 20, "name: Mine\n"));
        const Ran ran = m_program.run({u"match"_s, u"one.muster"_s, u"two.muster"_s, u"--games"_s, u"2"_s});
        QVERIFY2(ran.out.startsWith(u"Mine [one.muster] (greedy) against Mine [two.muster] (greedy): "_s),
                 qPrintable(ran.out));
    }

    /// What is recorded is the first game of the very match: one of one game has its turns and choices.
    void theRecordIsOfTheMatch()
    {
        const QString file = m_program.path("first.replay");
        const Ran match =
            m_program.run({u"match"_s, m_decks + u"in-and-out.muster"_s, m_decks + u"nine-banners.muster"_s,
                           u"--games"_s, u"1"_s, u"--seed"_s, u"5"_s, u"--save"_s, file});
        QCOMPARE(match.exit, 0);
        const Ran replay = m_program.run({u"replay"_s, file});
        const auto told = QRegularExpression(u"; (\\d+)\\.0 turns and (\\d+)\\.0 choices"_s).match(match.out);
        QVERIFY2(told.hasMatch(), qPrintable(match.out));
        QVERIFY2(replay.out.contains(u"%2 choices, %1 turns"_s.arg(told.captured(1), told.captured(2))),
                 qPrintable(match.out + replay.out));
    }

    /// --save writes over nothing but a record.
    void nothingIsOverwritten()
    {
        const QByteArray deck = deckWith("Copper", 20);
        write("victim.muster", deck);
        write("notes.txt", "Do not forget.\n");
        for (const char* victim : {"victim.muster", "notes.txt"}) {
            const QByteArray before = bytes(victim);
            const Ran ran = m_program.run({u"match"_s, m_program.path("victim.muster"), u"--games"_s, u"1"_s,
                                           u"--save"_s, m_program.path(victim)});
            QCOMPARE(ran.exit, 2);
            QVERIFY2(ran.err.contains(u"is not a recorded game"_s), qPrintable(ran.err));
            QCOMPARE(bytes(victim), before);
        }
        const QStringList save{u"match"_s,  m_program.path("victim.muster"), u"--games"_s, u"1"_s,
                               u"--save"_s, m_program.path("again.replay")};
        QCOMPARE(m_program.run(save).exit, 0);
        QCOMPARE(m_program.run(save).exit, 0); // over the record of before
        // Standard output is that, whatever it is called.
        for (const char* name : {"-", "/dev/stdout", "/dev/fd/1"}) {
            const QByteArray line = QByteArray("$M match victim.muster --games 1 --save ") + name + " | head -c 7";
            QCOMPARE(m_program.shell(line.constData()).out, u"replay:"_s);
        }
    }

    /// --game is never passed over.
    void anotherGameThanTheDecks()
    {
        const QString deck = m_decks + u"ember-charge.muster"_s;
        for (const QString& verb : {u"match"_s, u"hands"_s, u"goldfish"_s}) {
            const QStringList few{verb == u"hands"_s ? u"--samples"_s : u"--games"_s, u"2"_s};
            const Ran other = m_program.run(QStringList{verb, deck, u"--game"_s, u"hero"_s} + few);
            QCOMPARE(other.exit, 2);
            QVERIFY2(other.err.contains(u"ember-charge.muster is a deck of sceptre, and --game says hero"_s),
                     qPrintable(other.err));
            const Ran none = m_program.run(QStringList{verb, deck, u"--game"_s, u"scepter"_s} + few);
            QCOMPARE(none.exit, 2);
            QVERIFY2(none.err.contains(u"did you mean \"sceptre\""_s), qPrintable(none.err));
            QCOMPARE(m_program.run(QStringList{verb, deck, u"--game"_s, u"sceptre"_s} + few).exit, 0);
        }
    }

    /// Spoils has no mulligan: its classes stand there once. Those of Hero have changed.
    void handsThatStandAsDealt()
    {
        const auto hands = [&](const QString& deck) {
            return m_program
                .run({u"hands"_s, muster::test::inSources("/resources/games/") + deck, u"--samples"_s, u"300"_s})
                .out;
        };
        const QString spoils = hands(u"spoils/decks/the-long-table.muster"_s);
        QVERIFY2(spoils.contains(u"nothing that is sent back has changed it"_s), qPrintable(spoils));
        QVERIFY(!spoils.contains(u"mulligan"_s));
        const QString hero = hands(u"hero/decks/two-a-turn.muster"_s);
        QVERIFY2(hero.contains(u"after the mulligans of a sound player"_s), qPrintable(hero));
    }

    void hands()
    {
        const Ran text = m_program.run({u"hands"_s, m_decks + u"ember-charge.muster"_s, u"--samples"_s, u"5000"_s});
        QCOMPARE(text.exit, 0);
        QVERIFY(text.err.isEmpty()); // nothing is five standard errors away
        // Of few hands one had something that comes once in thirteen thousand: no mistake of the program.
        const QString ludo = inSources("/resources/games/armory/decks/ludo-the-gladiator.muster");
        const Ran few = m_program.run({u"hands"_s, ludo, u"--samples"_s, u"200"_s});
        QVERIFY2(few.err.isEmpty(), qPrintable(few.err));
        QVERIFY(text.out.contains(u"exactly"_s));
        const Ran json = m_program.run(
            {u"hands"_s, m_decks + u"ember-charge.muster"_s, u"--samples"_s, u"500"_s, u"--output"_s, u"json"_s});
        QCOMPARE(json.json().value(u"samples"_s).toInt(), 500);
        const Ran csv = m_program.run(
            {u"hands"_s, m_decks + u"ember-charge.muster"_s, u"--samples"_s, u"500"_s, u"--output"_s, u"csv"_s});
        QVERIFY(csv.out.startsWith(u"name,count,samples,share,low,high,exact\r\n"_s));
    }

    /// With --output json there is always a document, and what is wrong stands in it.
    void jsonOfDecksThatCannotBePlayed()
    {
        write("wrong.muster", deckWith("Kestrel Vangard", 30));
        for (const QString& verb : {u"hands"_s, u"goldfish"_s}) {
            const Ran ran = m_program.run({verb, m_program.path("wrong.muster"), u"--output"_s, u"json"_s});
            QCOMPARE(ran.exit, 2);
            const QJsonObject json = ran.json();
            QCOMPARE(json.value(u"muster"_s).toString(), verb);
            const QJsonValue error = json.value(u"errors"_s).toArray().first();
            QCOMPARE(error[u"kind"_s].toString(), u"unknown-card"_s);
            QCOMPARE(error[u"line"_s].toInt(), 6);
            write("short.muster",
                  "muster: 1\ngame: sceptre\nsections:\n  main:\n    - {card: Dawn Templar, count: 5}\n");
            const Ran few = m_program.run({verb, m_program.path("short.muster"), u"--output"_s, u"json"_s});
            QCOMPARE(few.exit, 2);
            QVERIFY(few.json().value(u"errors"_s).toArray().first()[u"message"_s].toString().contains(u"5 cards"_s));
        }
    }

    /// A card whose text the engine does not carry out makes the figures wrong: nothing is played, and it is said which
    /// card, where, and what of its text.
    void cardsThatAreNotPlayed()
    {
        addSet();
        write("mine.muster", deckWith("Wishing Well", 3));
        const QString deck = m_program.path("mine.muster");
        for (const QStringList& arguments :
             {QStringList{u"match"_s, deck, u"--games"_s, u"2"_s}, {u"goldfish"_s, deck, u"--games"_s, u"2"_s}}) {
            const Ran refused = m_program.run(arguments);
            QCOMPARE(refused.exit, 2);
            QVERIFY(refused.out.isEmpty());
            QVERIFY2(refused.err.contains(u"mine.muster:6: error: the engine does not carry out all of Wishing Well"_s),
                     qPrintable(refused.err));
            QVERIFY(refused.err.contains(u"create"_s) && refused.err.contains(u"--allow-unread"_s));
            const Ran allowed = m_program.run(arguments + QStringList{u"--allow-unread"_s});
            QCOMPARE(allowed.exit, 0);
            QVERIFY(allowed.err.contains(u"mine.muster:6: warning"_s));
        }
        const QJsonArray warnings =
            m_program.run({u"goldfish"_s, deck, u"--games"_s, u"2"_s, u"--allow-unread"_s, u"--output"_s, u"json"_s})
                .json()
                .value(u"warnings"_s)
                .toArray();
        const QJsonValue unread = warnings.last(); // before it: the deck is not legal either
        QCOMPARE(warnings.size(), 2);
        QCOMPARE(unread[u"kind"_s].toString(), u"unread-text"_s);
        QCOMPARE(unread[u"line"_s].toInt(), 6);
        QVERIFY(unread[u"message"_s].toString().contains(u"Wishing Well"_s));
        // Random pilots play such a card whatever it is worth: nothing comes of it.
        QCOMPARE(
            m_program.run({u"match"_s, deck, u"--games"_s, u"20"_s, u"--pilot"_s, u"random"_s, u"--allow-unread"_s})
                .exit,
            0);
        // Hands do not depend on texts.
        QCOMPARE(m_program.run({u"hands"_s, deck, u"--samples"_s, u"100"_s}).exit, 0);
        const QString record = m_program.path("unread.replay");
        QCOMPARE(m_program.run({u"match"_s, deck, u"--games"_s, u"2"_s, u"--allow-unread"_s, u"--save"_s, record}).exit,
                 0);
        const Ran refused = m_program.run({u"replay"_s, record});
        QCOMPARE(refused.exit, 2);
        QVERIFY(refused.err.contains(u"Wishing Well"_s));
        QCOMPARE(m_program.run({u"replay"_s, record, u"--allow-unread"_s}).exit, 0);
        QCOMPARE(m_program.run({u"sets"_s, u"remove"_s, u"UNR"_s}).exit, 0);
    }

    void decksThatAreNotLegalArePlayedAndSo()
    {
        write("half.muster", deckWith("Kestrel Vanguard", 30));
        const Ran ran = m_program.run({u"hands"_s, m_program.path("half.muster"), u"--samples"_s, u"100"_s});
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.err.contains(u"half.muster: warning: the deck is not legal as it stands"_s), qPrintable(ran.err));
        for (const QStringList& verb :
             {QStringList{u"hands"_s, u"--samples"_s}, {u"match"_s, u"--games"_s}, {u"goldfish"_s, u"--games"_s}}) {
            const QStringList arguments{u"2"_s, m_program.path("half.muster"), u"--output"_s, u"json"_s};
            const QJsonArray warnings = m_program.run(verb + arguments).json().value(u"warnings"_s).toArray();
            QCOMPARE(warnings.size(), 1);
            QCOMPARE(warnings.first()[u"kind"_s].toString(), u"not-legal"_s);
            QVERIFY(warnings.first()[u"file"_s].toString().endsWith(u"half.muster"_s));
        }
    }

    /// The options of a deck's format are in force, as in a check.
    void theFormatsOptions()
    {
        const auto turns = [&](const char* name, const QByteArray& format) {
            write(name, deckWith("Copper", 58, format));
            return m_program.run({u"match"_s, m_program.path(name), u"--games"_s, u"4"_s, u"--pilot"_s, u"random"_s});
        };
        const Ran limited = turns("limited.muster", "format: sceptre/autumn-open\n");
        const Ran free = turns("free.muster", "");
        QCOMPARE(limited.exit, 0);
        QVERIFY(limited.out != free.out); // sixty turns, and a draw
        QVERIFY2(limited.out.contains(u"4 drawn"_s), qPrintable(limited.out));
        const Ran both = m_program.run({u"match"_s, m_program.path("limited.muster"), m_program.path("free.muster")});
        QCOMPARE(both.exit, 2);
        QVERIFY(both.err.contains(u"different rules options"_s));
    }

    /// Three machines, each with a part, come to exactly what one says; in every form.
    void partsAddUpToTheWhole_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto deck = [&](const char* name) { return m_decks + QString::fromUtf8(name); };
        QTest::newRow("match") << QStringList{u"match"_s,
                                              deck("ember-charge.muster"),
                                              deck("in-and-out.muster"),
                                              deck("the-long-siege.muster"),
                                              u"--games"_s,
                                              u"250"_s,
                                              u"--pilot"_s,
                                              u"random,greedy"_s};
        QTest::newRow("hands") << QStringList{u"hands"_s, deck("ember-charge.muster"), u"--samples"_s, u"1230"_s};
        QTest::newRow("goldfish") << QStringList{u"goldfish"_s, deck("ember-charge.muster"), u"--games"_s, u"310"_s};
        QTest::newRow("more parts than games")
            << QStringList{u"goldfish"_s,  deck("ember-charge.muster"), u"--games"_s, u"90"_s,
                           u"--against"_s, deck("in-and-out.muster")};
    }

    void partsAddUpToTheWhole()
    {
        QFETCH(QStringList, arguments);
        QStringList files;
        for (const char* part : {"2/3", "1/3", "3/3"}) {
            const Ran ran = m_program.run(arguments + QStringList{u"--shard"_s, QString::fromUtf8(part)});
            QCOMPARE(ran.exit, 0);
            files << m_program.path(qPrintable(u"part%1.json"_s.arg(files.size())));
            write(qPrintable(u"part%1.json"_s.arg(files.size() - 1)), ran.out.toUtf8());
        }
        for (const QString& form : {u"text"_s, u"json"_s, u"csv"_s}) {
            const QStringList output{u"--output"_s, form};
            const Ran merged = m_program.run(QStringList{u"merge"_s} + files + output);
            QVERIFY2(merged.exit == 0, qPrintable(merged.err));
            QCOMPARE(merged.out, m_program.run(arguments + output).out);
        }
        const Ran missing = m_program.run({u"merge"_s, files[0], files[1]});
        QCOMPARE(missing.exit, 2);
        QVERIFY2(missing.err.contains(u"part 3 of 3 is missing"_s), qPrintable(missing.err));
        const Ran doubled = m_program.run(QStringList{u"merge"_s} + files + QStringList{files[0]});
        QCOMPARE(doubled.exit, 2);
        QVERIFY2(doubled.err.contains(u"part 2 of 3 is there twice: "_s), qPrintable(doubled.err));
        const Ran foreign = m_program.run(arguments + QStringList{u"--shard"_s, u"3/3"_s, u"--seed"_s, u"2"_s});
        write("foreign.json", foreign.out.toUtf8());
        const Ran refused = m_program.run({u"merge"_s, files[0], files[1], m_program.path("foreign.json")});
        QCOMPARE(refused.exit, 2);
        QVERIFY2(refused.err.contains(u"foreign.json do not belong together: another seed"_s), qPrintable(refused.err));
        // The mistake itself is told, not its consequence: a part that is missing, or there twice.
        for (const QStringList& parts : {QStringList{files[0], m_program.path("foreign.json")},
                                         QStringList{files[0], files[1], files[2], m_program.path("foreign.json")}}) {
            const Ran first = m_program.run(QStringList{u"merge"_s} + parts);
            QCOMPARE(first.exit, 2);
            QVERIFY2(first.err.contains(u"do not belong together: another seed"_s), qPrintable(first.err));
        }
    }

    /// A part that somebody has changed, or cut off, is refused and crashes nothing.
    void partsThatAreDamaged()
    {
        const Ran ran = m_program.run(
            {u"goldfish"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"90"_s, u"--shard"_s, u"1/1"_s});
        QVERIFY(ran.out.contains(u"\"label\":\"won\""_s));
        const auto merge = [&](const QString& text) {
            write("damaged.json", text.toUtf8());
            return m_program.run({u"merge"_s, m_program.path("damaged.json")});
        };
        QCOMPARE(merge(ran.out).exit, 0);
        QStringList changed{ran.out.left(ran.out.size() / 2), u"{}"_s, u"[1]"_s, QString()};
        for (const auto& [from, to] :
             {std::pair{u"\"samples\":90"_s, u"\"samples\":91"_s},
              std::pair{u"\"key\":\"win-turns\""_s, u"\"key\":\"other\""_s},
              std::pair{u"\"verb\":\"goldfish\""_s, u"\"verb\":\"other\""_s},
              std::pair{u"\"games\":90"_s, u"\"games\":-5"_s}, std::pair{u"\"version\":2"_s, u"\"version\":9"_s},
              std::pair{u"\"key\":\"taken\",\"label\":\"won after a mulligan\",\"samples\":"_s,
                        u"\"key\":\"taken\",\"label\":\"won after a mulligan\",\"samples\":1"_s}}) {
            changed << QString(ran.out).replace(from, to);
            QVERIFY(changed.last() != ran.out);
        }
        for (const QString& text : changed) {
            const Ran refused = merge(text);
            QVERIFY2(!refused.crashed && refused.exit == 2 && refused.out.isEmpty(), qPrintable(refused.err));
        }
    }

    /// Names of strangers are text, not form.
    void namesAreOnlyNames()
    {
        write("percent.muster", deckWith("Kestrel Vanguard", 20, "name: \"%5 %1, \\\"x\\\"\"\n"));
        const QString deck = m_program.path("percent.muster");
        const Ran match = m_program.run({u"match"_s, deck, u"--games"_s, u"2"_s});
        QVERIFY2(match.out.startsWith(u"%5 %1, \"x\" (greedy) against %5 %1, \"x\" (greedy): "_s),
                 qPrintable(match.out));
        for (const QString& verb : {u"hands"_s, u"goldfish"_s}) {
            const QStringList few{verb, deck, verb == u"hands"_s ? u"--samples"_s : u"--games"_s, u"2"_s};
            QVERIFY(m_program.run(few).out.startsWith(u"%5 %1, \"x\": "_s));
            QCOMPARE(m_program.run(few + QStringList{u"--output"_s, u"json"_s}).json().value(u"deck"_s).toString(),
                     u"%5 %1, \"x\""_s);
        }
    }

    /// CSV: every line has as many cells as the head.
    void csvIsWhole()
    {
        for (const QStringList& arguments :
             {QStringList{u"hands"_s, m_decks + u"ember-charge.muster"_s, u"--samples"_s, u"50"_s},
              {u"goldfish"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"20"_s}}) {
            const QStringList lines = m_program.run(arguments + QStringList{u"--output"_s, u"csv"_s}).lines();
            QVERIFY(lines.size() > 10);
            for (const QString& line : lines)
                QCOMPARE(line.count(u','), lines.front().count(u','));
        }
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString deck = muster::test::inSources("/resources/games/sceptre/decks/ember-charge.muster");
        const QDir spoils(muster::test::inSources("/resources/games/spoils/decks"));
        const QString other = spoils.filePath(spoils.entryList({u"*.muster"_s}, QDir::Files).value(0));
        QTest::newRow("pilot") << QStringList{u"match"_s, deck, deck, u"--pilot"_s, u"gredy"_s};
        QTest::newRow("games") << QStringList{u"match"_s, deck, deck, u"--games"_s, u"many"_s};
        QTest::newRow("no games") << QStringList{u"match"_s, deck, deck, u"--games"_s, u"0"_s};
        QTest::newRow("samples") << QStringList{u"hands"_s, deck, u"--samples"_s, u"-3"_s};
        QTest::newRow("hp") << QStringList{u"goldfish"_s, deck, u"--against"_s, u"passive:hp=5"_s};
        QTest::newRow("hp is no number") << QStringList{u"goldfish"_s, deck, u"--against"_s, u"passive:hp=x"_s};
        QTest::newRow("no such setting") << QStringList{u"goldfish"_s, deck, u"--against"_s, u"passive:hq=50"_s};
        QTest::newRow("no such opponent") << QStringList{u"goldfish"_s, deck, u"--against"_s, u"wall.muster"_s};
        QTest::newRow("an opponent without a name") << QStringList{u"goldfish"_s, deck, u"--against"_s, u""_s};
        QTest::newRow("nothing to set") << QStringList{u"goldfish"_s, other, u"--against"_s, u"guard:hp=50"_s};
        QTest::newRow("two opponents") << QStringList{u"goldfish"_s, other,          u"--against"_s,
                                                      u"guard"_s,    u"--against"_s, u"builder"_s};
        QTest::newRow("three players") << QStringList{u"match"_s, deck, u"--players"_s, u"3"_s};
        QTest::newRow("one player") << QStringList{u"goldfish"_s, deck, u"--players"_s, u"1"_s};
        QTest::newRow("mode") << QStringList{u"match"_s, deck, u"--mode"_s, u"solo"_s};
        QTest::newRow("needless shop") << QStringList{u"match"_s, deck, u"--shop"_s, deck};
        QTest::newRow("shard of nothing") << QStringList{u"match"_s, deck, u"--shard"_s, u"0/2"_s};
        QTest::newRow("shard beyond") << QStringList{u"hands"_s, deck, u"--shard"_s, u"3/2"_s};
        QTest::newRow("shard in words") << QStringList{u"goldfish"_s, deck, u"--shard"_s, u"half"_s};
        QTest::newRow("a part of a record")
            << QStringList{u"match"_s, deck, u"--games"_s, u"2"_s, u"--shard"_s, u"1/1"_s, u"--save"_s, u"-"_s};
        QTest::newRow("a deck as a part") << QStringList{u"merge"_s, deck};
        QTest::newRow("no part") << QStringList{u"merge"_s, u"nothing.json"_s};
        QTest::newRow("many games") << QStringList{u"match"_s, deck, deck, u"--games"_s, u"99999999999"_s};
        QTest::newRow("fewer games than none") << QStringList{u"goldfish"_s, deck, u"--games"_s, u"-1"_s};
        QTest::newRow("half a game") << QStringList{u"goldfish"_s, deck, u"--games"_s, u"1.5"_s};
        QTest::newRow("seed") << QStringList{u"hands"_s, deck, u"--seed"_s, u"-1"_s};
        QTest::newRow("threads") << QStringList{u"match"_s, deck, u"--threads"_s, u"0"_s};
        QTest::newRow("too many pilots") << QStringList{u"match"_s, deck, deck, u"--pilot"_s,
                                                        u"greedy,greedy,random"_s};
        QTest::newRow("empty pilot") << QStringList{u"goldfish"_s, deck, u"--pilot"_s, u""_s};
        QTest::newRow("two games") << QStringList{u"match"_s, deck, other};
        QTest::newRow("a folder as a deck") << QStringList{u"match"_s, QFileInfo(deck).path()};
        QTest::newRow("a folder as a replay") << QStringList{u"replay"_s, QFileInfo(deck).path()};
        QTest::newRow("a folder to save to")
            << QStringList{u"match"_s, deck, u"--games"_s, u"2"_s, u"--save"_s, QFileInfo(deck).path()};
        QTest::newRow("a deck as a scenario") << QStringList{u"play"_s, deck};
        QTest::newRow("no deck") << QStringList{u"hands"_s, u"nothing.muster"_s};
        QTest::newRow("no replay") << QStringList{u"replay"_s, deck};
        QTest::newRow("no scenario") << QStringList{u"play"_s, u"nothing.yaml"_s};
    }

    void whatCannotBe()
    {
        QFETCH(QStringList, arguments);
        const Ran ran = m_program.run(arguments);
        QCOMPARE(ran.exit, 2);
        QVERIFY(!ran.err.isEmpty());
    }

private:
    void write(const char* name, const QByteArray& text)
    {
        QFile file(m_program.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    [[nodiscard]] QByteArray bytes(const char* name) const
    {
        QFile file(m_program.path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Twelve Champions and as many of a card, from line 6 on.
    static QByteArray deckWith(const QByteArray& card, int count, const QByteArray& more = {})
    {
        return "muster: 1\ngame: sceptre\n" + more
            + "sections:\n  main:\n    - {card: Dawn Templar, count: 12}\n    - {card: " + card
            + ", count: " + QByteArray::number(count) + "}\n";
    }

    /// A person's own set with a card that makes another one, which the engine of Sceptre cannot do.
    void addSet()
    {
        write("unread.yaml",
              "game: sceptre\nset: UNR\nname: Unread\nversion: \"1\"\ndate: 2026-01-01\nauthors: [Me]\ncards:\n"
              "  - id: UNR-001\n    name: Wishing Well\n    type: action\n    text: Put a Copper from outside the game "
              "into your hand.\n    does: [{then: [{create: \"card (name:copper)\"}]}]\n");
        const Ran ran = m_program.run({u"sets"_s, u"add"_s, m_program.path("unread.yaml")});
        QVERIFY2(ran.exit == 0, qPrintable(ran.out + ran.err));
    }

    Program m_program;
    QString m_decks;
};

QTEST_GUILESS_MAIN(PlayTest)
#include "play_test.moc"
