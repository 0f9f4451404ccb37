// SPDX-License-Identifier: GPL-3.0-or-later
// Figures are worked out once: another run of the program has them from disk, one that was stopped goes on, one of more games
// plays those that are missing, and what comes of it is what one run would have said.
#include <thread>

#include <QComboBox>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/hands/measuring_run.h"
#include "app/window/hands/round_robin_dialog.h"
#include "app/window/hands/speed_panel.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/measured.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using What = Measuring::What;
using muster::test::run;

class KeptFiguresTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    /// A comparison has its differences with their intervals again; what has changed makes it another one.
    void comparisonsAreKeptOnDisk()
    {
        for (const Measuring& wanted : {comparison(What::Hands, 400), comparison(What::Goldfish, 200)}) {
            const QTemporaryDir folder;
            const Measured measured = run(wanted, 1).back();
            QCOMPARE(measured.played, wanted.samples);
            FigureMemory(folder.path()).keep(wanted, std::make_shared<const Measured>(measured));
            const auto again = FigureMemory(folder.path()).find(wanted);
            QVERIFY(again != nullptr);
            QVERIFY(again->pairing == measured.pairing);
            QVERIFY(again->measures == measured.measures);
            QCOMPARE(pairsAsCsv(again->pairing.figures()), pairsAsCsv(measured.pairing.figures()));
            for (const auto change : std::initializer_list<void (*)(Measuring&)>{
                     [](Measuring& one) { ++one.seed; }, [](Measuring& one) { one.samples += 100; },
                     [](Measuring& one) {
                         one.deck.rules.insert({"x", "y"});
                     },
                     [](Measuring& one) { one.beside = {}; },
                     [](Measuring& one) { one.beside.sections.front().cards.pop_back(); }}) {
                Measuring other = wanted;
                change(other);
                QVERIFY(FigureMemory(folder.path()).find(other) == nullptr);
            }
            // Differences are kept by the names of the figures, which another language does not know.
            const QLocale before;
            QLocale::setDefault(QLocale(u"de"_s));
            const auto inGerman = FigureMemory(folder.path()).find(wanted);
            QLocale::setDefault(before);
            QVERIFY(inGerman == nullptr);
        }
    }

    /// After a stop at some of the games only the others are played, in another run of the program, too.
    void aStoppedRunGoesOn_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("hands") << 0;
        QTest::newRow("games") << 1;
        QTest::newRow("match") << 2;
        QTest::newRow("hands of two versions") << 3;
        QTest::newRow("games of two versions") << 4;
    }
    void aStoppedRunGoesOn()
    {
        QFETCH(int, kind);
        const Measuring wanted = kindOf(kind, 500);
        const Measured whole = run(wanted, 1).back();
        for (const int threads : {1, 3}) {
            const QTemporaryDir folder;
            const Measured stopped = stoppedAfter(wanted, 2);
            QCOMPARE(stopped.done, 200);
            FigureMemory(folder.path()).keep(wanted, std::make_shared<const Measured>(stopped));
            FigureMemory later(folder.path());
            QVERIFY(later.find(wanted) == nullptr);
            const auto begun = later.findBegun(wanted);
            QVERIFY(begun != nullptr);
            const auto grown = run(wanted, threads, begun.get());
            QVERIFY(grown.front().done > 200);
            QCOMPARE(grown.back().played, 300);
            QVERIFY(same(grown.back(), whole));
            // The file of what was stopped goes when there is more.
            later.keep(wanted, std::make_shared<const Measured>(grown.back()));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
            QVERIFY(same(*FigureMemory(folder.path()).find(wanted), whole));
        }
    }

    /// Of more games of the same only those that are missing are played; fewer that were asked for once are still there.
    void moreGamesPlayTheMissingOnes_data() { aStoppedRunGoesOn_data(); }
    void moreGamesPlayTheMissingOnes()
    {
        QFETCH(int, kind);
        const QTemporaryDir folder;
        const Measuring few = kindOf(kind, 200);
        const Measuring many = kindOf(kind, 400);
        FigureMemory memory(folder.path());
        QVERIFY(memory.findBegun(few) == nullptr);
        memory.keep(few, std::make_shared<const Measured>(run(few, 1).back()));
        for (FigureMemory* const one : {&memory, new FigureMemory(folder.path())}) {
            const std::unique_ptr<FigureMemory> mine(one == &memory ? nullptr : one);
            const auto begun = one->findBegun(many);
            QVERIFY(begun != nullptr);
            const Measured grown = run(many, 1, begun.get()).back();
            QCOMPARE(grown.played, 200);
            QVERIFY(same(grown, run(many, 1).back()));
        }
        memory.keep(many, std::make_shared<const Measured>(run(many, 1).back()));
        QVERIFY(FigureMemory(folder.path()).find(few) != nullptr);
        QVERIFY(FigureMemory(folder.path()).find(many) != nullptr);
        Measuring other = kindOf(kind, 600);
        QCOMPARE(FigureMemory(folder.path()).findBegun(other)->done, 400);
        ++other.seed;
        QVERIFY(FigureMemory(folder.path()).findBegun(other) == nullptr);
    }

    /// Games are played by the hundred: a longer run goes on before the odd rest of a shorter one.
    void anOddRestIsPlayedAgain()
    {
        const QTemporaryDir folder;
        const Measuring odd = kindOf(1, 250);
        FigureMemory memory(folder.path());
        for (const Measured& one : run(odd, 1)) {
            const auto measured = std::make_shared<const Measured>(one);
            memory.grew(odd, measured);
            if (one.done == 250)
                memory.keep(odd, measured);
        }
        const Measuring more = kindOf(1, 330);
        FigureMemory later(folder.path());
        QVERIFY(later.find(odd) != nullptr);
        const auto begun = later.findBegun(more);
        QVERIFY(begun != nullptr);
        const Measured grown = run(more, 1, begun.get()).back();
        QCOMPARE(grown.played, 130);
        QVERIFY(same(grown, run(more, 2).back()));
    }

    /// A run that nobody stopped is kept on the way, every so often, and each time instead of the time before.
    void aKillLosesLittle()
    {
        const QTemporaryDir folder;
        const Measuring wanted = kindOf(1, 400);
        const auto grown = run(wanted, 1);
        FigureMemory often(folder.path(), 0);
        FigureMemory seldom(folder.path());
        for (std::size_t i = 0; i + 1 < grown.size(); ++i) {
            const auto measured = std::make_shared<const Measured>(grown[i]);
            seldom.grew(wanted, measured);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), i == 0 ? 0 : 1);
            often.grew(wanted, measured);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
            QVERIFY(same(*FigureMemory(folder.path()).findBegun(wanted), grown[i]));
        }
    }

    /// What does not fit is worked out anew, and so is a beginning that is longer than the whole.
    void whatDoesNotFitIsWorkedOutAnew()
    {
        for (const int kind : {0, 1, 2, 3, 4}) {
            const Measuring wanted = kindOf(kind, 200);
            const Measured whole = run(wanted, 1).back();
            Measured wrong;
            wrong.done = 100;
            wrong.measures.samples = 100;
            wrong.score.games = 100;
            wrong.score.entrants.resize(5);
            const Measured longer = run(kindOf(kind, 300), 1).back();
            for (const Measured* const known : std::initializer_list<const Measured*>{&wrong, &longer}) {
                const auto grown = run(wanted, 1, known);
                QCOMPARE(grown.back().played, 200);
                QVERIFY(same(grown.back(), whole));
            }
        }
    }

    /// A file that is cut off, or has one byte changed anywhere, is thrown away; nothing of it is shown.
    void damagedFilesAreThrownAway()
    {
        for (const int kind : {0, 1, 2, 3}) {
            const QTemporaryDir folder;
            const Measuring wanted = kindOf(kind, 200);
            const Measured part = stoppedAfter(wanted, 1);
            FigureMemory(folder.path()).keep(wanted, std::make_shared<const Measured>(part));
            const QDir files(folder.path());
            QCOMPARE(files.entryList(QDir::Files).size(), 1);
            const QString path = files.filePath(files.entryList(QDir::Files).front());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray good = file.readAll();
            file.close();
            constexpr int Places = 24;
            for (int i = 0; i < 2 * Places; ++i) {
                const qsizetype at = (good.size() - 1) * (i / 2) / Places;
                QByteArray bad = good;
                if (i % 2 == 0)
                    bad.truncate(at);
                else
                    bad[at] = static_cast<char>(bad[at] ^ 1);
                QVERIFY(file.open(QIODevice::WriteOnly));
                QCOMPARE(file.write(bad), bad.size());
                file.close();
                FigureMemory memory(folder.path());
                QVERIFY(memory.findBegun(wanted) == nullptr);
                QVERIFY(!QFile::exists(path));
            }
            // The whole, in the same way.
            FigureMemory(folder.path()).keep(wanted, std::make_shared<const Measured>(run(wanted, 1).back()));
            QFile all(files.filePath(files.entryList(QDir::Files).front()));
            QVERIFY(all.resize(all.size() - 1));
            QVERIFY(FigureMemory(folder.path()).find(wanted) == nullptr);
            QVERIFY(!all.exists());
        }
    }

    /// Two windows at the same time: whoever reads has figures that are right, or none.
    void twoWindowsWriteAtTheSameTime()
    {
        const QTemporaryDir folder;
        const Measuring wanted = kindOf(3, 300);
        const Measured whole = run(wanted, 1).back();
        const Measured part = stoppedAfter(wanted, 1);
        const auto window = [&](int* wrong) {
            for (int i = 0; i < 30; ++i) {
                FigureMemory memory(folder.path());
                memory.keep(wanted, std::make_shared<const Measured>(i % 2 == 0 ? part : whole));
                FigureMemory later(folder.path());
                const auto found = later.find(wanted);
                const auto begun = later.findBegun(wanted);
                *wrong += found && !same(*found, whole) ? 1 : 0;
                *wrong += begun && !same(*begun, part) ? 1 : 0;
            }
        };
        int one = 0;
        int other = 0;
        std::thread second(window, &other);
        window(&one);
        second.join();
        QCOMPARE(one + other, 0);
        FigureMemory later(folder.path());
        QVERIFY(same(*later.find(wanted), whole));
    }

    /// Games, hands and comparisons of one size of part go on from each other; larger comparisons have larger parts.
    void partsOfComparisons()
    {
        Measuring wanted = kindOf(3, 100);
        for (const auto& [samples, part] : {std::pair(100, 100),
                                            {39'900, 100},
                                            {40'000, 1000},
                                            {399'000, 1000},
                                            {400'000, 10'000},
                                            {10'000'000, 100'000}}) {
            wanted.samples = samples;
            QCOMPARE(pairedPart(wanted), part);
            QCOMPARE(pairedSamples(samples), samples);
            QVERIFY(canGoOnAfter(wanted, part) && !canGoOnAfter(wanted, part + 50) && !canGoOnAfter(wanted, 0));
        }
        QCOMPARE(pairedSamples(40'900), 40'000);
        QCOMPARE(pairedSamples(99), 100);
        QCOMPARE(pairedPart(kindOf(0, 100'000)), 0);
    }

    /// In the window: stop, close it, and open it again; figures are there at once, and the rest alone is played.
    void theWindowGoesOn()
    {
        constexpr int Many = 200'000;
        open(u"recess"_s);
        what()->setCurrentIndex(1);
        setGames(Many);
        start()->click();
        QTRY_VERIFY_WITH_TIMEOUT(test::labelHas(panel(), u" of 200,000 games"_s), 60'000);
        const int stopped = progress()->value();
        QVERIFY(stopped > 0 && stopped < Many);
        start()->click();
        MainWindowStage::start();
        open(u"recess"_s);
        what()->setCurrentIndex(1);
        setGames(Many);
        QVERIFY(test::labelHas(panel(), QLocale().toString(stopped) + u" of 200,000 games"_s));
        start()->click();
        QCOMPARE(progress()->value(), stopped);
        // Another deck in front ends it as well, and so does the end of the window.
        QTRY_VERIFY_WITH_TIMEOUT(progress()->value() > stopped, 60'000);
        const int further = progress()->value();
        MainWindowStage::start();
        open(u"recess"_s);
        what()->setCurrentIndex(1);
        setGames(Many);
        QVERIFY(test::labelHas(panel(), QLocale().toString(further) + u" of 200,000 games"_s));
        start()->click();
        QCOMPARE(progress()->value(), further);
        open(u"no-rest"_s);
        QVERIFY(!panel().findChild<MeasuringRun*>()->isRunning());
    }

    /// A comparison that was worked out is there after a restart, and nothing is played.
    void comparisonsComeBackInTheWindow()
    {
        for (const bool first : {true, false}) {
            open(u"no-rest"_s);
            open(u"recess"_s);
            what()->setCurrentIndex(1);
            setGames(200);
            auto* const beside = named<QComboBox>(u"Beside"_s);
            QVERIFY(beside->count() > 1);
            QSignalSpy grew(panel().findChild<MeasuringRun*>(), &MeasuringRun::grew);
            beside->setFocus();
            beside->setCurrentIndex(1);
            Q_EMIT beside->activated(1);
            if (first) {
                start()->click();
                QTRY_VERIFY_WITH_TIMEOUT(!panel().findChild<MeasuringRun*>()->isRunning(), 60'000);
                QVERIFY(!grew.isEmpty());
            }
            QVERIFY(test::labelHas(panel(), u"200 of 200 games"_s));
            QVERIFY(test::labelHas(panel(), u"on the same shuffles"_s));
            QCOMPARE(grew.isEmpty(), !first);
            if (first)
                MainWindowStage::start();
        }
    }

    /// A round robin that was stopped goes on from the pair, and in it from the game; after all of it nothing is played.
    void aRoundRobinGoesOn()
    {
        const QTemporaryDir folder;
        const std::vector<OtherDeck> decks{{u"a"_s, deckOf(u"recess"_s).cards}, {u"b"_s, deckOf(u"no-rest"_s).cards}};
        const Measuring how = kindOf(2, 100'000);
        int stopped = 0;
        for (const bool told : {true, false, true}) { // stopped, and just gone
            FigureMemory memory(folder.path());
            RoundRobin table(memory);
            QSignalSpy grew(&table, &RoundRobin::grew);
            table.start(how, decks);
            QCOMPARE(table.played(), stopped);
            QVERIFY(grew.wait(120'000));
            QVERIFY(table.played() > stopped);
            stopped = table.played();
            QVERIFY(stopped < how.samples);
            if (told)
                table.stop();
        }
        Measuring few = how;
        few.samples = 300;
        int played = 300;
        for (int i = 0; i < 2; ++i) {
            FigureMemory memory(folder.path());
            RoundRobin table(memory);
            QSignalSpy ended(&table, &RoundRobin::ended);
            QSignalSpy grew(table.findChild<MeasuringRun*>(), &MeasuringRun::grew);
            table.start(few, decks);
            QVERIFY(ended.size() == 1 || ended.wait(120'000));
            QCOMPARE(table.played(), 300);
            QCOMPARE(grew.isEmpty(), played == 0);
            played = 0;
        }
    }

private:
    SpeedPanel& panel() { return *m_window->findChild<SpeedPanel*>(); }
    QComboBox* what() { return named<QComboBox>(u"Figures of"_s); }
    QProgressBar* progress() { return test::namedWidget<QProgressBar>(panel(), u"Progress"_s); }

    void setGames(int games)
    {
        auto* const spin = named<QSpinBox>(u"How many"_s);
        spin->setValue(games);
        Q_EMIT spin->editingFinished();
    }

    QPushButton* start()
    {
        for (QPushButton* const one : panel().findChildren<QPushButton*>()) {
            if (one->text() == u"Start"_s || one->text() == u"Stop"_s)
                return one;
        }
        qFatal("no button");
    }

    void open(const QString& deck)
    {
        m_window->openDeck(test::shippedDeck(u"script"_s, deck));
        m_window->showSpeed();
        QVERIFY(panel().isVisible());
    }

    DealtDeck deckOf(const QString& deck) { return test::dealtDeckOf(m_session->decks(), u"script"_s, deck); }

    Measuring comparison(What what, int samples)
    {
        Measuring wanted{what, deckOf(u"recess"_s), {}, {}, {}, samples, 7};
        wanted.beside = alignedTo(wanted.deck.cards, deckOf(u"no-rest"_s).cards);
        return wanted;
    }

    /// The kinds of the test data, by number.
    Measuring kindOf(int kind, int samples)
    {
        if (kind >= 3)
            return comparison(kind == 3 ? What::Hands : What::Goldfish, samples);
        Measuring wanted{static_cast<What>(kind), deckOf(u"recess"_s), {}, {}, {}, samples, 7};
        if (wanted.what == What::Match)
            wanted.other = deckOf(u"no-rest"_s).cards;
        return wanted;
    }

    /// As far as it came when somebody stopped it after so many parts of a hundred.
    static Measured stoppedAfter(const Measuring& wanted, int parts)
    {
        std::stop_source stop;
        Measured last;
        measure(wanted, 1, stop.get_token(), [&](const Measured& measured) {
            last = measured;
            if (--parts == 0)
                stop.request_stop();
        });
        return last;
    }

    static bool same(const Measured& one, const Measured& other)
    {
        return one.done == other.done && one.measures == other.measures && one.pairing == other.pairing
            && one.unread == other.unread && one.score.games == other.score.games
            && one.score.entrants == other.score.entrants && one.score.endings == other.score.endings
            && one.score.batches == other.score.batches;
    }
};

QTEST_MAIN(KeptFiguresTest)
#include "kept_figures_test.moc"
