// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <sys/resource.h>

#include <QDirIterator>
#include <QtTest>

#include "carddb/own_sets.h"
#include "sample_library.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;
using muster::test::SampleLibrary;

namespace {

const std::string Zebra =
    SampleLibrary::set("MIN", "Mine", "  - {id: MIN-001, name: Zebra, type: spell, cost: [gold]}\n");

template <class T>
int kindOf(const Result<T>& result)
{
    return result ? -1 : int(result.error().at(0).kind);
}

} // namespace

class OwnSetsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addListRemove()
    {
        const SampleLibrary sample;
        sample.write("download/set (1).yaml", Zebra);
        Library library(sample.places());
        QCOMPARE(listSets(library, u"sample"_s)->size(), std::size_t(2));

        const auto checked = checkSet(library, sample.path(u"download/set (1).yaml"_s));
        QVERIFY(checked);
        QCOMPARE(checked->cards.size(), std::size_t(1));
        const auto added = addSet(library, sample.path(u"download/set (1).yaml"_s));
        QVERIFY(added);
        QCOMPARE(added->path, sample.path(u"own/games/sample/sets/min.yaml"_s));
        QCOMPARE(added->set.info.name, std::string("Mine"));
        QFile copy(added->path);
        QVERIFY(copy.open(QFile::ReadOnly));
        QCOMPARE(copy.readAll().toStdString(), Zebra);
        QCOMPARE((*library.catalogue(u"sample"_s))->findByName("zebra").size(), std::size_t(1));

        const auto sets = listSets(library, u"sample"_s);
        QVERIFY(sets);
        QCOMPARE(sets->size(), std::size_t(3));
        QVERIFY(!sets->at(0).own && !sets->at(1).own && sets->at(2).own);
        QCOMPARE(sets->at(2).info->code, std::string("MIN"));
        QVERIFY(sets->at(2).errors.empty());

        const auto again = addSet(library, sample.path(u"download/set (1).yaml"_s));
        QCOMPARE(kindOf(again), int(ErrorKind::DuplicateId));
        QCOMPARE(again.error().at(0).arguments, (std::vector<std::string>{"MIN", added->path.toStdString()}));

        const auto removed = removeSet(library, u"sample"_s, u"min"_s);
        QVERIFY(removed);
        QCOMPARE(*removed, sample.path(u"own/games/sample/removed/min.yaml"_s));
        QVERIFY(QFileInfo::exists(*removed)); // nothing that a person made is lost
        QCOMPARE(listSets(library, u"sample"_s)->size(), std::size_t(2));
        QVERIFY((*library.catalogue(u"sample"_s))->findByName("zebra").empty());

        QVERIFY(addSet(library, *removed)); // and it can be taken back
        QCOMPARE(*removeSet(library, u"sample"_s, u"MIN.YAML"_s),
                 sample.path(u"own/games/sample/removed/min-2.yaml"_s));
    }

    void spreadsheets()
    {
        const SampleLibrary sample;
        sample.write("cards.csv", "# set: CSV\nid,name,type,cost\nCSV-001,Zebra,spell,gold silver\n");
        Library library(sample.places());
        const auto added = addSet(library, sample.path(u"cards.csv"_s)); // there is only one game
        QVERIFY(added);
        QCOMPARE(added->path, sample.path(u"own/games/sample/sets/csv.csv"_s));
        QCOMPARE((*library.catalogue(u"sample"_s))->findByName("zebra").size(), std::size_t(1));
        QVERIFY(library.problems(u"sample"_s).empty());
    }

    void refusals()
    {
        const SampleLibrary sample;
        Library library(sample.places());
        const auto add = [&](const std::string& bytes, const QString& game = {}) {
            sample.write("new.yaml", bytes);
            return kindOf(addSet(library, sample.path(u"new.yaml"_s), game));
        };
        QCOMPARE(add(SampleLibrary::set("aaa", "Other", "  - {id: AAA-007, name: X, type: spell, cost: []}\n")) != -1,
                 true);
        QCOMPARE(add(SampleLibrary::set("AAA", "Other", "  - {id: AAA-007, name: X, type: spell, cost: []}\n")),
                 int(ErrorKind::DuplicateId));
        QVERIFY(add(SampleLibrary::set("NEW", "New", "  - {id: NEW-001, name: X, type: sepll, cost: []}\n")) != -1);
        QVERIFY(add("") != -1);
        QVERIFY(add("\xff\xff") != -1);
        QCOMPARE(add("cards: []\n", u"smaple"_s), int(ErrorKind::UnknownGame));
        QVERIFY(add("game: smaple\nset: X\n") != -1);
        QCOMPARE(kindOf(addSet(library, sample.path(u"missing.yaml"_s))), int(ErrorKind::NoSuchFile));
        QCOMPARE(kindOf(addSet(library, sample.path({}))), int(ErrorKind::IsFolder));
        QCOMPARE(kindOf(removeSet(library, u"sample"_s, u"AAA"_s)), int(ErrorKind::UnknownSet)); // shipped
        QDirIterator kept(sample.path(u"own"_s), {u"*.yaml"_s, u"*.csv"_s}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(!kept.hasNext());

        QCOMPARE(add(Zebra), -1);
        const auto wrong = removeSet(library, u"sample"_s, u"MIM"_s);
        QCOMPARE(kindOf(wrong), int(ErrorKind::UnknownSet));
        QCOMPARE(wrong.error().at(0).nearest, std::string("MIN"));
        QCOMPARE(kindOf(removeSet(library, u"sampel"_s, u"MIN"_s)), int(ErrorKind::UnknownGame));
        QCOMPARE(kindOf(listSets(library, u"sampel"_s)), int(ErrorKind::UnknownGame));
    }

    void faultySetsAreListedWithTheirErrorsAndCanBeRemoved()
    {
        const SampleLibrary sample;
        sample.write("own/games/sample/sets/faulty.yaml",
                     SampleLibrary::set("BAD", "Bad", "  - {id: BAD-001, name: X, type: sepll}\n"));
        Library library(sample.places());
        const auto sets = listSets(library, u"sample"_s);
        QVERIFY(sets);
        QCOMPARE(sets->size(), std::size_t(3));
        QVERIFY(!sets->at(2).info);
        QVERIFY(!sets->at(2).errors.empty());
        QVERIFY(removeSet(library, u"sample"_s, u"faulty.yaml"_s));
        QCOMPARE(listSets(library, u"sample"_s)->size(), std::size_t(2));
    }

    void aFullDiskAddsNothing()
    {
        const SampleLibrary sample;
        sample.write("new.yaml", Zebra + std::string(10000, '\n'));
        Library library(sample.places());
        QVERIFY(library.catalogue(u"sample"_s));
        ::signal(SIGXFSZ, SIG_IGN);
        struct rlimit old { };
        ::getrlimit(RLIMIT_FSIZE, &old);
        const struct rlimit limit = {4096, old.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto added = addSet(library, sample.path(u"new.yaml"_s));
        ::setrlimit(RLIMIT_FSIZE, &old);
        QCOMPARE(kindOf(added), int(ErrorKind::WriteFailed));
        QVERIFY(QDir(sample.path(u"own/games/sample/sets"_s)).isEmpty());
        QVERIFY(library.problems(u"sample"_s).empty());
    }
};

QTEST_GUILESS_MAIN(OwnSetsTest)
#include "own_sets_test.moc"
