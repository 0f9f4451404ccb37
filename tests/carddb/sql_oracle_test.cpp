// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include "carddb/cache_file.h"
#include "carddb/card_rows.h"
#include "carddb/card_search.h"
#include "carddb/library.h"
#include "random_cards.h"
#include "sql_oracle.h"
#include "tests/query/sample_game.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

/// The columns, the matcher and SQLite give the same answers.
class SqlOracleTest final : public QObject {
    Q_OBJECT

    static bool mentionsADeck(const query::Node& node)
    {
        return (node.kind == query::Node::Kind::Compare
                && (node.subject == query::Subject::Copies || node.subject == query::Subject::InDeck
                    || node.subject == query::Subject::MayAdd))
            || std::ranges::any_of(node.children, mentionsADeck);
    }

    static void compare(const std::shared_ptr<const Catalogue>& catalogue, const QString& file, int queries,
                        std::uint32_t seed)
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"oracle"_s);
        database.setDatabaseName(file);
        database.setConnectOptions(u"QSQLITE_ENABLE_REGEXP"_s);
        QVERIFY(database.open());
        const CardSearch search(catalogue);
        const test::SqlOracle oracle(*catalogue);
        test::RandomQueries random(catalogue->game(), seed);
        int asked = 0, some = 0;
        while (asked < queries) {
            const auto text = random.query(2);
            const auto query = query::parse(text, catalogue->game());
            QVERIFY2(query, text.c_str());
            if (mentionsADeck(query->root))
                continue;
            ++asked;
            QSqlQuery sql(database);
            const auto statement = oracle.select(*query);
            QVERIFY2(sql.exec(statement), qPrintable(sql.lastError().text() + u'\n' + statement));
            std::vector<CardIndex> expected;
            while (sql.next())
                expected.push_back({sql.value(0).toUInt()});
            const auto found = search.find(*query);
            QVERIFY2(found == expected, qPrintable(QString::fromStdString(text) + u'\n' + statement));
            some += !found.empty() && found.size() < catalogue->size() ? 1 : 0;
        }
        QVERIFY(some * 3 > queries);
    }

private Q_SLOTS:
    void cleanup() { QSqlDatabase::removeDatabase(u"oracle"_s); }

    void randomCards()
    {
        const auto game = std::make_shared<const Game>(test::sampleGame());
        test::RandomCards random(*game, 77);
        std::vector<CardSet> sets;
        sets.push_back(random.set("AAA", 150));
        sets.push_back(random.set("BBB", 150));
        const auto catalogue = buildCatalogue(game, std::move(sets));
        QVERIFY(catalogue);
        const QTemporaryDir folder;
        CacheFile cache(folder.path());
        QVERIFY(cache.write(u"sample"_s, [&](CacheFile::Writer& writer) {
            writeSetRows(writer, **catalogue);
            return writeCardRows(writer, **catalogue, [](int, int) { return true; });
        }));
        compare(*catalogue, CacheFile::pathIn(folder.path()), 2500, 8);
    }

    /// The shipped games, as they stand in the cache after a start of the program.
    void shippedCards()
    {
        const QTemporaryDir folder;
        Library library({test::inSources("/resources"), folder.filePath(u"own"_s), folder.path()});
        QVERIFY(!library.games().isEmpty());
        for (const auto& game : library.games()) {
            const auto catalogue = library.catalogue(game);
            QVERIFY(catalogue);
            QVERIFY((*catalogue)->size() > 0);
            compare(*catalogue, CacheFile::pathIn(folder.path()), 1200, 9);
            QSqlDatabase::removeDatabase(u"oracle"_s);
        }
    }
};

QTEST_GUILESS_MAIN(SqlOracleTest)
#include "sql_oracle_test.moc"
