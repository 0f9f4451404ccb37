// SPDX-License-Identifier: GPL-3.0-or-later
// What the search knows without its window: queries taken apart and put together, what a query could go on with, examples.
#include <algorithm>
#include <map>

#include <QTemporaryDir>
#include <QTest>

#include "app/text/language.h"
#include "app/window/browser/query_assist.h"
#include "app/window/browser/query_terms.h"
#include "app/window/document/game_data.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class QueryAssistTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installLanguage();
        QVERIFY(m_folder.isValid());
        m_library = std::make_unique<carddb::Library>(
            carddb::Places{test::inSources("/resources"), m_folder.filePath(u"data"_s), m_folder.filePath(u"cache"_s)});
        for (const QString& key : m_library->games()) {
            auto data = loadGameData(*m_library, key);
            QVERIFY(data);
            m_games[key] = *data;
        }
    }

    // Queries taken apart

    void termsAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("changed");
        QTest::newRow("none") << u""_s << u"type"_s << u""_s << u"(type:champion or type:squire)"_s;
        QTest::newRow("one") << u"type:coin fox"_s << u"type"_s << u"coin"_s << u"(type:champion or type:squire) fox"_s;
        QTest::newRow("two") << u"hp>3 (type:coin or type:gate)"_s << u"type"_s << u"coin gate"_s
                             << u"hp>3 (type:champion or type:squire)"_s;
        QTest::newRow("excluded stays") << u"-type:coin"_s << u"type"_s << u""_s
                                        << u"-type:coin (type:champion or type:squire)"_s;
        QTest::newRow("alternatives") << u"type:coin or fox"_s << u"type"_s << u""_s
                                      << u"(type:coin or fox) (type:champion or type:squire)"_s;
        QTest::newRow("and") << u"type:coin and fox"_s << u"type"_s << u"coin"_s
                             << u"(type:champion or type:squire) and fox"_s;
        QTest::newRow("range") << u"hp>=10 hp<50 fox"_s << u"hp"_s << u"10 49"_s << u"hp>=20 hp<=30 fox"_s;
        QTest::newRow("equal") << u"hp=40"_s << u"hp"_s << u"40 40"_s << u"hp>=20 hp<=30"_s;
        QTest::newRow("field to field stays") << u"def>spd"_s << u"def"_s << u"- -"_s << u"def>spd def>=20 def<=30"_s;
        QTest::newRow("deck") << u"in:deck fox"_s << u"deck"_s << u"1"_s << u"may:add fox"_s;
        QTest::newRow("not in deck") << u"fox -in:deck"_s << u"deck"_s << u"2"_s << u"fox may:add"_s;
        QTest::newRow("flag") << u"fox"_s << u"flag"_s << u""_s << u"fox -is:no-roll"_s;
        QTest::newRow("flag set") << u"is:no-roll fox"_s << u"flag"_s << u"yes"_s << u"-is:no-roll fox"_s;
        QTest::newRow("flag excluded") << u"-is:no-roll fox"_s << u"flag"_s << u"no"_s << u"-is:no-roll fox"_s;
        QTest::newRow("unreadable") << u"type:champoin ("_s << u"type"_s << u""_s << u"type:champoin ("_s;
    }

    void termsAreReadAndWritten()
    {
        QFETCH(QString, query);
        QFETCH(QString, what);
        QFETCH(QString, shown);
        QFETCH(QString, changed);
        const Game& game = m_games[u"sceptre"_s]->game();
        const query::OpenWords open = query::openWords(*m_games[u"sceptre"_s]->catalogue);
        const QueryTerms terms(query, game, &open);
        QString found, after;
        if (what == "type"_L1) {
            QStringList words;
            for (const std::string& word : terms.words({query::Subject::Type, {}}))
                words += QString::fromStdString(word);
            found = words.join(u' ');
            after = terms.withWords({query::Subject::Type, {}}, {u"Champion"_s, u"Squire"_s});
        } else if (what == "deck"_L1) {
            found = QString::number(int(terms.deck()));
            after = terms.withDeck(QueryTerms::Deck::MayAdd);
        } else if (what == "flag"_L1) {
            const auto flag = terms.flag(game.findField("no-roll"));
            found = !flag ? QString() : *flag ? u"yes"_s : u"no"_s;
            after = terms.withFlag(game.findField("no-roll"), false);
        } else {
            const QueryTarget target{query::Subject::Field, game.findField(what.toStdString())};
            const auto range = terms.range(target);
            const auto text = [](std::optional<int> number) { return number ? QString::number(*number) : u"-"_s; };
            found = text(range.first) + u' ' + text(range.second);
            after = terms.withRange(target, {20, 30});
        }
        QCOMPARE(found, shown);
        QCOMPARE(after, changed);
        if (query::parse(query.toStdString(), game, &open))
            QVERIFY(query::parse(after.toStdString(), game, &open));
    }

    void valuesAreQuotedWhereTheyHaveToBe()
    {
        QCOMPARE(QueryTerms::spelled(u"Ember"_s), u"ember"_s);
        QCOMPARE(QueryTerms::spelled(u"Arena card"_s), u"\"Arena card\""_s);
        QCOMPARE(QueryTerms::spelled(u"Or"_s), u"\"Or\""_s);
        QCOMPARE(QueryTerms::spelled(u"none"_s), u"\"none\""_s);
        QCOMPARE(QueryTerms::spelled(u"12"_s), u"\"12\""_s);
        QCOMPARE(QueryTerms::spelled(u"a\"b"_s), u"\"a\\\"b\""_s);
    }

    // Completion

    void completes_data()
    {
        QTest::addColumn<QString>("query"); // the cursor stands at |
        QTest::addColumn<QString>("offered");
        QTest::addColumn<QString>("result");
        QTest::newRow("value by letters") << u"emb|"_s << u"origin:ember"_s << u"origin:ember"_s;
        QTest::newRow("type by letters") << u"champ|"_s << u"type:champion"_s << u"type:champion"_s;
        QTest::newRow("field") << u"orig|"_s << u"origin:"_s << u"origin:"_s;
        QTest::newRow("field by alias") << u"speed|"_s << u"spd>="_s << u"spd>="_s;
        QTest::newRow("excluded") << u"fox -orig|"_s << u"origin:"_s << u"fox -origin:"_s;
        QTest::newRow("in brackets") << u"(fox or orig|)"_s << u"origin:"_s << u"(fox or origin:)"_s;
        QTest::newRow("value") << u"origin:th|"_s << u"thornwood"_s << u"origin:thornwood"_s;
        QTest::newRow("value in the middle") << u"origin:t|wrack fox"_s << u"tidewrack"_s << u"origin:tidewrack fox"_s;
        QTest::newRow("value with blanks") << u"type:are|"_s << u"\"Arena card\""_s << u"type:\"Arena card\""_s;
        QTest::newRow("in quotes") << u"type:\"are|"_s << u"\"Arena card\""_s << u"type:\"Arena card\""_s;
        QTest::newRow("in closed quotes")
            << u"type:\"are|\" fox"_s << u"\"Arena card\""_s << u"type:\"Arena card\" fox"_s;
        QTest::newRow("blank behind the sign") << u"origin: em|"_s << u"ember"_s << u"origin: ember"_s;
        QTest::newRow("number") << u"hp>=|"_s << u"100"_s << u"hp>=100"_s;
        QTest::newRow("other field") << u"def>s|"_s << u"spd"_s << u"def>spd"_s;
        QTest::newRow("list") << u"cost:s|"_s << u"silver"_s << u"cost:silver"_s;
        QTest::newRow("group") << u"is:un|"_s << u"unit"_s << u"is:unit"_s;
        QTest::newRow("deck") << u"in:|"_s << u"deck"_s << u"in:deck"_s;
        QTest::newRow("name") << u"kestrel va|"_s << u"-"_s << u""_s;
        QTest::newRow("name by its beginning")
            << u"kestr|"_s << u"name:\"Kestrel Vanguard\""_s << u"name:\"Kestrel Vanguard\""_s;
        QTest::newRow("none") << u"origin:no|"_s << u"none"_s << u"origin:none"_s;
        QTest::newRow("phrase") << u"\"dra|"_s << u"-"_s << u""_s;
        QTest::newRow("complete phrase") << u"\"draw a card\"|"_s << u"-"_s << u""_s;
        QTest::newRow("complete value") << u"type:\"Arena card\"|"_s << u"-"_s << u""_s;
        QTest::newRow("nonsense") << u"zzzz:a|"_s << u"-"_s << u""_s;
    }

    void completes()
    {
        QFETCH(QString, query);
        QFETCH(QString, offered);
        QFETCH(QString, result);
        const QueryAssist assist(m_games[u"sceptre"_s]->catalogue);
        const int cursor = int(query.indexOf(u'|'));
        query.remove(cursor, 1);
        const auto all = assist.completions(query, cursor);
        const auto found = std::ranges::find(all, offered, &Completion::text);
        if (offered == "-"_L1) {
            if (query.startsWith(u"kestrel"_s)) // names begin with what stands before the cursor, not with half of it
                QVERIFY(std::ranges::none_of(all, [](const Completion& one) { return one.text.contains(u"name:"_s); }));
            else
                QVERIFY(all.empty());
            return;
        }
        QVERIFY2(found != all.end(), qPrintable(query));
        QVERIFY(!found->hint.isEmpty());
        QCOMPARE(QString(query).replace(found->begin, found->length, found->text), result);
    }

    void everyCompletionOfAValueFindsCards()
    {
        for (const auto& [key, data] : m_games) {
            const QueryAssist assist(data->catalogue);
            const carddb::CardSearch search(data->catalogue);
            for (const Field& field : data->game().fields) {
                const QString start = QString::fromStdString(field.key) + u':';
                for (const Completion& one : assist.completions(start, int(start.size()))) {
                    const QString query = QString(start).replace(one.begin, one.length, one.text);
                    const auto parsed = query::parse(query.toStdString(), data->game(), &assist.openWords());
                    QVERIFY2(parsed, qPrintable(key + u' ' + query));
                    const bool mayBeNone = one.text == "none"_L1 || one.text == "no"_L1 || one.text == "yes"_L1
                        || field.kind == FieldKind::Number || one.text == "any"_L1;
                    QVERIFY2(mayBeNone || !search.find(*parsed).empty(), qPrintable(key + u' ' + query));
                }
            }
        }
    }

    void everyExampleIsRead()
    {
        for (const auto& [key, data] : m_games) {
            const QueryAssist assist(data->catalogue);
            const carddb::CardSearch search(data->catalogue);
            const auto examples = assist.examples(search);
            QVERIFY2(examples.size() >= 7, qPrintable(key));
            for (const QueryExample& example : examples) {
                const auto parsed = query::parse(example.query.toStdString(), data->game(), &assist.openWords());
                QVERIFY2(parsed, qPrintable(key + u' ' + example.query));
                QVERIFY2(!search.find(*parsed).empty(), qPrintable(key + u' ' + example.query));
            }
        }
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<carddb::Library> m_library;
    std::map<QString, std::shared_ptr<const GameData>> m_games;
};

QTEST_MAIN(QueryAssistTest)
#include "query_assist_test.moc"
