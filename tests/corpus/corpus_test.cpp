// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <map>

#include <QDir>
#include <QFile>
#include <QTest>

#include "tests/support/paths.h"

using Target = int (*)(const std::uint8_t* data, std::size_t size);

extern "C" {
int fuzz_codes(const std::uint8_t* data, std::size_t size);
int fuzz_effects(const std::uint8_t* data, std::size_t size);
int fuzz_lists(const std::uint8_t* data, std::size_t size);
int fuzz_loader(const std::uint8_t* data, std::size_t size);
int fuzz_queries(const std::uint8_t* data, std::size_t size);
int fuzz_replays(const std::uint8_t* data, std::size_t size);
int fuzz_scenarios(const std::uint8_t* data, std::size_t size);
int fuzz_texts(const std::uint8_t* data, std::size_t size);
}

/// Every file of a corpus goes through its target, which ends the process where something does not hold.
class CorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corpus_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("target");
        const QDir all(muster::test::inSources("/tests/fuzz/corpus"));
        for (const QString& target : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir files(all.filePath(target));
            for (const QString& name : files.entryList(QDir::Files))
                QTest::addRow("%s/%s", qPrintable(target), qPrintable(name)) << files.filePath(name) << target;
        }
    }

    void corpus()
    {
        static const std::map<QString, Target> targets{
            {QStringLiteral("codes"), fuzz_codes},         {QStringLiteral("effects"), fuzz_effects},
            {QStringLiteral("lists"), fuzz_lists},         {QStringLiteral("loader"), fuzz_loader},
            {QStringLiteral("queries"), fuzz_queries},     {QStringLiteral("replays"), fuzz_replays},
            {QStringLiteral("scenarios"), fuzz_scenarios}, {QStringLiteral("texts"), fuzz_texts}};
        QFETCH(QString, file);
        QFETCH(QString, target);
        QVERIFY2(targets.contains(target), qPrintable(target));
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::ReadOnly));
        const QByteArray data = bytes.readAll();
        QCOMPARE(targets.at(target)(reinterpret_cast<const std::uint8_t*>(data.constData()), std::size_t(data.size())),
                 0);
    }
};

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpus_test.moc"
