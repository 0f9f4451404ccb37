// SPDX-License-Identifier: GPL-3.0-or-later
// What a library loads of the files of a game: each once, what has changed, and what is wrong in them.
#include <sys/stat.h>
#include <sys/time.h>

#include <QtTest>

#include "carddb/library.h"
#include "carddb/own_sets.h"
#include "library_start.h"
#include "sample_library.h"

using namespace muster;
using namespace muster::carddb;
using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

/// Lets the file look as if nobody had touched it for an hour.
void setOld(const QString& path)
{
    struct timeval times[2] = {};
    ::gettimeofday(&times[0], nullptr);
    times[0].tv_sec -= 3600;
    times[1] = times[0];
    QCOMPARE(::utimes(QFile::encodeName(path).constData(), times), 0);
}

} // namespace

class LibraryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unchangedFilesAreParsedOnce()
    {
        const test::SampleLibrary sample;
        const Start first(sample.places());
        QVERIFY(first.whole());
        QCOMPARE(first.parsed, FilesOfSample);
        const Start second(sample.places());
        QVERIFY(second.whole());
        QCOMPARE(second.parsed, 0);
        QVERIFY(second.catalogue->data() == first.catalogue->data());
        QVERIFY(second.catalogue->game() == first.catalogue->game());

        // Touched, but the same: the content counts, not the time.
        sample.write("data/games/sample/sets/two.yaml", bytesOf(sample.path(u"data/games/sample/sets/two.yaml"_s)));
        QCOMPARE(Start(sample.places()).parsed, 0);
    }

    void withinOneLibraryNothingIsLoadedTwice()
    {
        const test::SampleLibrary sample;
        Library library(sample.places());
        const auto first = library.catalogue(u"sample"_s);
        QVERIFY(first);
        QCOMPARE(*library.catalogue(u"sample"_s), *first);
        QCOMPARE(library.lookup()("sample"), library.game(u"sample"_s)->get());
        QCOMPARE(library.lookup()("nonsense"), nullptr);
        library.refresh();
        QVERIFY(*library.catalogue(u"sample"_s) != *first);
        QVERIFY((*library.catalogue(u"sample"_s))->data() == (*first)->data());
    }

    void onlyWhatChangedIsParsed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("parsed");
        QTest::newRow("a set") << u"sets/two.yaml"_s << u"Wolf"_s << u"Wulf"_s << 1; // as long as before
        QTest::newRow("a format") << u"formats/plain.yaml"_s << u"Plain"_s << u"Fancy"_s << 1;
        QTest::newRow("the rules") << u"rules.yaml"_s << u"Names"_s << u"Gnomes"_s << 1;
        // Everything that is read against the game is read anew, the rules are not.
        QTest::newRow("the game") << u"game.yaml"_s << u"label: HP"_s << u"label: Hit points"_s << 4;
    }
    void onlyWhatChangedIsParsed()
    {
        QFETCH(QString, file);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, parsed);
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        const QString path = sample.path(u"data/games/sample/"_s + file);
        auto text = QString::fromStdString(bytesOf(path));
        QVERIFY(text.contains(from));
        put(path, text.replace(from, to).toStdString());
        const Start changed(sample.places());
        QCOMPARE(changed.parsed, parsed);
        QVERIFY(changed.problems.empty());
        if (from == u"Wolf"_s)
            QVERIFY(changed.names().contains(u"Wulf"_s));
        if (from == u"Plain"_s)
            QCOMPARE(changed.formats.at(0).title, std::string("Fancy"));
        if (from == u"Names"_s)
            QCOMPARE(changed.rules.entries.at(0).sentence, std::string("Gnomes are names."));
        if (from == u"label: HP"_s)
            QCOMPARE(changed.catalogue->game().field(changed.catalogue->game().findField("hp")).label,
                     std::string("Hit points"));
        QCOMPARE(Start(sample.places()).parsed, 0);
    }

    /// Times are only trusted when they prove something: a file of the same size and the same time of change, put back
    /// by a copying program, is still seen to be another one.
    void aChangeThatHidesItsTimeIsSeen()
    {
        const test::SampleLibrary sample;
        const QString path = sample.path(u"data/games/sample/sets/two.yaml"_s);
        setOld(path);
        QVERIFY(Start(sample.places()).whole());
        auto text = QString::fromStdString(bytesOf(path));
        put(path, text.replace(u"Wolf"_s, u"Wulf"_s).toStdString());
        setOld(path);
        const Start changed(sample.places());
        QVERIFY(changed.names().contains(u"Wulf"_s));
        QCOMPARE(changed.parsed, 1);
    }

    void setsThatComeAndGo()
    {
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        sample.write(
            "own/games/sample/sets/mine.yaml",
            test::SampleLibrary::set("MIN", "Mine", "  - {id: MIN-001, name: Zebra, type: spell, cost: [gold]}\n"));
        const Start more(sample.places());
        QCOMPARE(more.parsed, 1);
        QCOMPARE(more.names().size(), 4);
        QVERIFY(QFile::remove(sample.path(u"own/games/sample/sets/mine.yaml"_s)));
        const Start less(sample.places());
        QCOMPARE(less.parsed, 0);
        QVERIFY(less.whole());
        const OtherConnection other(sample.cacheFile());
        QCOMPARE(other.ask(u"SELECT count(*) FROM blobs WHERE owner LIKE '%mine%'"_s).toInt(), 0);
        QCOMPARE(other.ask(u"SELECT count(*) FROM sets"_s).toInt(), 2);
    }

    /// A faulty set is told with all its errors, each time, and takes nothing else away.
    void aFaultySetLeavesTheGameUsable()
    {
        const test::SampleLibrary sample;
        sample.write(
            "own/games/sample/sets/faulty.yaml",
            test::SampleLibrary::set(
                "BAD", "Bad", "  - {id: BAD-001, name: X, type: sepll, cost: [gold]}\n  - {id: BAD-002, nam: Y}\n"));
        sample.write("own/games/sample/sets/noise.yaml", std::string("\xff\xfe\0\x01", 4));
        QDir().mkpath(sample.path(u"own/games/sample/sets/folder.yaml"_s));
        QCOMPARE(::mkfifo(QFile::encodeName(sample.path(u"own/games/sample/sets/pipe.yaml"_s)).constData(), 0600), 0);
        sample.write("own/games/sample/formats/faulty.yaml", "format: sample/x\nbanned: 7\n");
        for (const int parsed : {FilesOfSample + 3, 0}) {
            const Start start(sample.places());
            QCOMPARE(start.names(), (QStringList{u"Émile"_s, u"Kestrel"_s, u"Wolf"_s}));
            QCOMPARE(start.formats.size(), std::size_t(1));
            const auto errorsIn = [&](const char* file) {
                return std::ranges::count_if(start.problems, [&](const Error& e) { return e.file.ends_with(file); });
            };
            QVERIFY(errorsIn("sets/faulty.yaml") >= 3);
            QVERIFY(errorsIn("sets/noise.yaml") >= 1);
            QCOMPARE(errorsIn("sets/folder.yaml"), 1);
            QCOMPARE(errorsIn("sets/pipe.yaml"), 1);
            QVERIFY(errorsIn("formats/faulty.yaml") >= 1);
            QVERIFY(errorsIn("one.yaml") == 0);
            // A folder and a pipe cannot be hashed, so that the catalogue is put together anew, but from the cache.
            QCOMPARE(start.parsed, parsed);
        }
    }

    /// A card with errors costs that card: the others of its set are there, and it is known what is wrong with it.
    void aFaultyCardIsLeftOutOfItsSet()
    {
        const test::SampleLibrary sample;
        sample.write("own/games/sample/sets/mine.yaml",
                     test::SampleLibrary::set("MIN", "Mine",
                                              "  - {id: MIN-001, name: Zebra, type: spell, cost: [silver]}\n"
                                              "  - {id: MIN-002, name: Yak, type: spell, cost: [sliver]}\n"));
        for (int start = 0; start < 2; ++start) { // read, then from the cache
            Library library(sample.places());
            const auto catalogue = library.catalogue(u"sample"_s);
            QVERIFY(catalogue);
            QCOMPARE((*catalogue)->findByName("Zebra").size(), std::size_t(1));
            QVERIFY((*catalogue)->set((*catalogue)->card((*catalogue)->findByName("Zebra").front()).set()).own);
            QVERIFY(!(*catalogue)->set((*catalogue)->card((*catalogue)->findByName("Wolf").front()).set()).own);
            QVERIFY((*catalogue)->findByName("Yak").empty());
            const FaultyCard* const yak = (*catalogue)->findFaulty("yak");
            QVERIFY(yak != nullptr);
            QCOMPARE(yak->id, std::string("MIN-002"));
            QCOMPARE(yak->errors.front().kind, ErrorKind::NotOneOf);
            QVERIFY((*catalogue)->findFaulty("MIN-002") == yak && (*catalogue)->findFaulty("Zebra") == nullptr);
            QCOMPARE(library.problems(u"sample"_s).size(), std::size_t(1));
        }
        // Who adds a set hears of all its errors before anything is taken.
        sample.write("new.yaml",
                     test::SampleLibrary::set("NEW", "New",
                                              "  - {id: NEW-001, name: Gnu, type: spell, cost: [silver]}\n"
                                              "  - {id: NEW-002, name: Emu, type: spell, cost: [sliver]}\n"));
        Library library(sample.places());
        QVERIFY(!addSet(library, sample.path(u"new.yaml"_s)));
    }

    /// A name that is taken by a card of another set is told, where the cards are not alike.
    void namesInTwoSetsAreTold()
    {
        const test::SampleLibrary sample;
        const auto warningsOf = [&](const std::string& card) {
            sample.write("new.yaml", test::SampleLibrary::set("NEW", "New", card));
            Library library(sample.places());
            const auto set = checkSet(library, sample.path(u"new.yaml"_s));
            if (!set)
                qFatal("the set cannot be read");
            return set->warnings;
        };
        const auto told = warningsOf("  - {id: NEW-001, name: wolf, type: spell, cost: [gold]}\n");
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(told.front().kind, ErrorKind::SameNameElsewhere);
        QCOMPARE(told.front().arguments.at(1), std::string("BBB-001"));
        QVERIFY(warningsOf("  - {id: NEW-001, name: Wolf, type: spell, cost: [silver]}\n").empty()); // a reprint
        QVERIFY(warningsOf("  - {id: NEW-001, name: Fox, type: spell, cost: [gold]}\n").empty());
    }

    void clashingSetsAreToldAndTheFirstOneStays()
    {
        const test::SampleLibrary sample;
        sample.write(
            "own/games/sample/sets/same-code.yaml",
            test::SampleLibrary::set("aaa", "Other", "  - {id: AAA-009, name: Intruder, type: spell, cost: []}\n"));
        sample.write("own/games/sample/formats/mine.yaml",
                     "format: sample/plain\ngame: sample\ntitle: Mine\nversion: \"1\"\n");
        for (int i = 0; i < 2; ++i) {
            const Start start(sample.places());
            QVERIFY(!start.names().contains(u"Intruder"_s));
            QCOMPARE(start.names().size(), 3);
            QCOMPARE(start.formats.size(), std::size_t(1));
            QCOMPARE(start.formats[0].title, std::string("Plain"));
            QVERIFY(!start.problems.empty());
            for (const auto& error : start.problems)
                QVERIFY(error.file.ends_with("same-code.yaml") || error.file.ends_with("mine.yaml"));
        }
    }

    /// Rules in the language that was asked for: the shipped translation, a person's own over it, and English where there is none.
    void rulesHaveLanguages()
    {
        const test::SampleLibrary sample;
        sample.write("data/games/sample/rules/de.yaml", "SMP-1a: {rule: Namen sind Namen.}\n");
        const auto sentence = [](Library& library) {
            const auto book = library.ruleBook(u"sample"_s);
            return book ? QString::fromStdString(book->find("SMP-1a")->sentence) : QString();
        };
        for (int i = 0; i < 2; ++i) { // the second time from the cache
            Library library(sample.places());
            QCOMPARE(sentence(library), u"Names are names."_s);
            library.setLanguage(u"de"_s);
            QCOMPARE(sentence(library), u"Namen sind Namen."_s);
            library.setLanguage(u"fr"_s);
            QCOMPARE(sentence(library), u"Names are names."_s);
            QVERIFY(library.ruleProblems(u"sample"_s).empty());
            if (i == 1)
                QCOMPARE(library.filesParsed(), 0);
        }
        // The English file has changed: what was made of the old one is of no use.
        sample.write("data/games/sample/rules.yaml",
                     "game: sample\ntitle: Sample\nrules:\n  - {id: SMP-1a, rule: Names., scope: both, ref: two}\n");
        sample.write("own/games/sample/rules/de.yaml", "SMP-1a: {rule: Meine Namen.}\n");
        Library changed(sample.places());
        changed.setLanguage(u"de"_s);
        QCOMPARE(sentence(changed), u"Meine Namen."_s);
        QCOMPARE(changed.ruleBook(u"sample"_s)->find("SMP-1a")->ref, std::string("two"));
        // One with errors takes nothing away, and is told.
        sample.write("own/games/sample/rules/de.yaml", "SMP-1a: {rule: Meine Namen.}\nSMP-1z: {rule: A.}\n");
        changed.refresh();
        QCOMPARE(sentence(changed), u"Namen sind Namen."_s);
        const Errors problems = changed.ruleProblems(u"sample"_s);
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems[0].file.ends_with("own/games/sample/rules/de.yaml"));
        QCOMPARE(problems[0].at.line, 2);
        QCOMPARE(problems[0].nearest, std::string("SMP-1a"));
    }

    void whatIsNoGame()
    {
        const test::SampleLibrary sample;
        Library library(sample.places());
        QCOMPARE(library.games(), (QStringList{u"sample"_s}));
        for (const auto& key :
             {u"smaple"_s, u""_s, u".."_s, u"../games/sample"_s, u"sample/../sample"_s, QString(100000, u'x')}) {
            const auto game = library.game(key);
            QVERIFY(!game);
            QCOMPARE(int(game.error().at(0).kind), int(ErrorKind::UnknownGame));
            QCOMPARE(game.error().at(0).arguments.at(0), key.toStdString());
            QVERIFY(!library.catalogue(key));
            QVERIFY(!library.formats(key));
            QVERIFY(!library.ruleBook(key));
            QVERIFY(!library.problems(key).empty());
        }
        QCOMPARE(library.game(u"smaple"_s).error().at(0).nearest, std::string("sample"));
        QVERIFY(Library({u"/nonexistent"_s, u"/nonexistent"_s, u"/nonexistent"_s}).games().isEmpty());
    }

    void aGameMustBeCalledAsItsFolderIs()
    {
        const test::SampleLibrary sample;
        sample.write("own/games/other/game.yaml", test::sampleGameYaml());
        Library library(sample.places());
        QCOMPARE(library.games(), (QStringList{u"sample"_s, u"other"_s}));
        const auto game = library.game(u"other"_s);
        QVERIFY(!game);
        QCOMPARE(game.error().at(0).nearest, std::string("other"));
        QVERIFY(library.game(u"sample"_s));
    }

    void progressAndCancel()
    {
        const test::SampleLibrary sample;
        Library library(sample.places());
        QStringList steps;
        library.setProgress([&](const QString& step, int done, int total) {
            if (done < 0 || done > total)
                steps.append(u"bad numbers"_s);
            if (steps.isEmpty() || steps.back() != step)
                steps.append(step);
            return step != u"build"_s;
        });
        const auto cancelled = library.catalogue(u"sample"_s);
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().size(), 1u);
        QVERIFY(cancelled.error().front().kind == ErrorKind::Cancelled);
        QCOMPARE(steps, (QStringList{u"read"_s, u"build"_s}));
        steps.clear();
        library.setProgress([&](const QString& step, int, int) {
            if (steps.isEmpty() || steps.back() != step)
                steps.append(step);
            return true;
        });
        QVERIFY(library.catalogue(u"sample"_s));
        QCOMPARE(steps, (QStringList{u"read"_s, u"build"_s, u"store"_s}));
        QVERIFY(Start(sample.places()).whole());
    }
};

QTEST_GUILESS_MAIN(LibraryTest)
#include "library_test.moc"
