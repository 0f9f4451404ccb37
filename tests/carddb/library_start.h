// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtTest>

#include "carddb/library.h"
#include "tests/support/files.h"

// For tests of the library and of its cache: a start of the program, and somebody else who uses the cache file.
namespace muster::test {

inline constexpr int FilesOfSample = 5; // game, rules, two sets, a format

/// Everything of the sample game, loaded by a new library: what a start of the program does.
struct Start {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<Format> formats;
    RuleBook rules;
    Errors problems;
    int parsed = 0;

    explicit Start(const carddb::Places& places)
    {
        carddb::Library library(places);
        if (const auto found = library.catalogue(QStringLiteral("sample")))
            catalogue = *found;
        if (const auto found = library.formats(QStringLiteral("sample")))
            formats = *found;
        if (const auto found = library.ruleBook(QStringLiteral("sample")))
            rules = *found;
        problems = library.problems(QStringLiteral("sample"));
        parsed = library.filesParsed();
    }
    QStringList names() const
    {
        QStringList result;
        for (std::uint32_t i = 0; catalogue && i < catalogue->size(); ++i)
            result.append(
                QString::fromUtf8(catalogue->card({i}).name().data(), qsizetype(catalogue->card({i}).name().size())));
        return result;
    }
    bool whole() const
    {
        return names() == QStringList{QStringLiteral("Émile"), QStringLiteral("Kestrel"), QStringLiteral("Wolf")}
        && formats.size() == 1 && rules.entries.size() == 1 && problems.empty();
    }
};

/// Another program that uses the cache file.
class OtherConnection {
public:
    explicit OtherConnection(const QString& path)
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        database.setDatabaseName(path);
        database.open();
    }
    OtherConnection(const OtherConnection&) = delete;
    OtherConnection& operator=(const OtherConnection&) = delete;
    ~OtherConnection()
    {
        QSqlDatabase::database(QStringLiteral("other")).close();
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }
    QVariant ask(const QString& sql) const
    {
        QSqlQuery query(QSqlDatabase::database(QStringLiteral("other")));
        if (!query.exec(sql))
            qWarning() << query.lastError() << sql;
        return query.next() ? query.value(0) : QVariant();
    }
};

inline void put(const QString& path, const std::string& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
    QCOMPARE(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
}

} // namespace muster::test
