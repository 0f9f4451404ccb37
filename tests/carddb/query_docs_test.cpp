// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "carddb/card_search.h"
#include "carddb/library.h"
#include "model/query/parser.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

/// The examples of docs/queries.md are valid and find cards of Sceptre, but not all.
class QueryDocsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examples_data()
    {
        QTest::addColumn<QString>("text");
        QFile file(test::inSources("/docs/queries.md"));
        QVERIFY(file.open(QFile::ReadOnly | QFile::Text));
        bool inside = false;
        const auto lines = QString::fromUtf8(file.readAll()).split(u'\n');
        for (const auto& line : lines) {
            if (line.startsWith("```"_L1))
                inside = line == "```query"_L1;
            else if (inside)
                QTest::newRow(qPrintable(line)) << line;
        }
    }
    void examples()
    {
        QFETCH(QString, text);
        static const QTemporaryDir folder;
        static Library library({test::inSources("/resources"), folder.filePath(u"own"_s), folder.path()});
        static const auto catalogue = library.catalogue(u"sceptre"_s);
        QVERIFY(catalogue);
        const auto words = query::openWords(**catalogue);
        const auto query = query::parse(text.toStdString(), (*catalogue)->game(), &words);
        QVERIFY(query);
        const auto found = CardSearch(*catalogue).find(*query);
        QVERIFY(!found.empty());
        QVERIFY(found.size() < (*catalogue)->size());
    }
};

QTEST_GUILESS_MAIN(QueryDocsTest)
#include "query_docs_test.moc"
