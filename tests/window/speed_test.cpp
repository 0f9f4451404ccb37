// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a deck is: figures part by part are those of the whole, are not worked out twice, and come and go with the deck.
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDockWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/hands/figures_model.h"
#include "app/window/hands/measuring_run.h"
#include "app/window/hands/round_robin_dialog.h"
#include "app/window/hands/speed_panel.h"
#include "app/window/numbers/chart_box.h"
#include "engine/games/games.h"
#include "engine/play/goldfish.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/measured.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using What = Measuring::What;
using muster::test::run;

class SpeedTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { end(); }

    /// Part by part or all at once, on one thread or on two: the same to the last bit.
    void handsAreThoseOfTheEngine()
    {
        const Measuring wanted = measuring(What::Hands, u"hero"_s, u"red-sleds"_s, 3000);
        const auto practice = practiceOf(wanted.deck);
        const engine::Measures whole = engine::sampleHands(**practice, {3000, 7, {}}, 1);
        for (const int threads : {1, 2}) {
            const auto grown = run(wanted, threads);
            QVERIFY(grown.size() > 5);
            QVERIFY(grown.front().done < 3000 && grown.front().measures.samples == grown.front().done);
            QCOMPARE(grown.back().done, 3000);
            QVERIFY(grown.back().measures == whole);
        }
    }

    void gamesAreThoseOfTheEngine()
    {
        const Measuring wanted = measuring(What::Goldfish, u"script"_s, u"recess"_s, 300);
        const auto grown = run(wanted, 1);
        QCOMPARE(grown.size(), std::size_t(3));
        engine::GoldfishPlan plan;
        const auto game = playable(wanted);
        plan.deck = wanted.deck.cards;
        plan.pilot = game->facts().usualPilot;
        plan.passive = game->facts().passives.front().key;
        plan.games = 300;
        plan.seed = 7;
        QVERIFY(grown.back().measures == engine::goldfish(*game, plan, 2));
        QVERIFY(grown.back().unread.isEmpty());
    }

    void matchesAreThoseOfTheEngine()
    {
        Measuring wanted = measuring(What::Match, u"script"_s, u"recess"_s, 200);
        wanted.other = deckOf(u"script"_s, u"no-rest"_s).cards;
        const auto grown = run(wanted, 1);
        const auto game = playable(wanted);
        const std::string pilot = game->facts().usualPilot;
        const auto score =
            engine::playMatchup(*game, {{}, {{wanted.deck.cards, pilot}, {wanted.other, pilot}}, {}, 200, 7}, 1);
        QVERIFY(score.has_value());
        QCOMPARE(grown.back().score.signature, score->signature);
        QCOMPARE(grown.back().score.entrants[0].won, score->entrants[0].won);
        const auto figures = figuresOf(grown.back().score);
        QCOMPARE(figures.front().estimate.value.value() * 200, double(score->entrants[0].won));
        QVERIFY(!chartsOf(grown.back().score).empty());
    }

    /// As many as the mode seats: in Armory the deck against two others, or with a partner against two; in Spoils everybody with
    /// the one deck, counted by seats.
    void asManyAsTheModeSeats()
    {
        for (const auto& [mode, own] : {std::pair("trei", std::vector{0}), {"tandem", std::vector{0, 2}}}) {
            Measuring wanted = measuring(What::Match, u"armory"_s, u"ludo-the-gladiator"_s, 20);
            wanted.other = deckOf(u"armory"_s, u"ysra-lantern-eye"_s).cards;
            wanted.mode = mode;
            const auto grown = run(wanted, 1);
            QVERIFY2(grown.back().problem.isEmpty(), qPrintable(grown.back().problem));
            const auto game = playable(wanted);
            engine::Matchup matchup{mode, {}, {}, 20, 7};
            for (int seat = 0; seat < game->facts().mode(mode)->fewest; ++seat) {
                const bool mine = std::ranges::find(own, seat) != own.end();
                matchup.entrants.push_back({mine ? wanted.deck.cards : wanted.other, game->facts().usualPilot});
            }
            const auto score = engine::playMatchup(*game, matchup, 1);
            QVERIFY(score.has_value());
            QCOMPARE(grown.back().score.signature, score->signature);
            // The results of all games add up.
            double sum = 0;
            const auto figures = figuresOf(grown.back().score);
            for (const SampledFigure& one : figures) {
                sum += *one.estimate.value;
                if (one.name == u"Not ended"_s)
                    break;
            }
            QVERIFY(std::abs(sum - 1) < 1e-9);
            QVERIFY(
                std::ranges::none_of(figures, [](const SampledFigure& one) { return one.name.contains(u"both"_s); }));
        }
        const Measuring spoils = measuring(What::Match, u"spoils"_s, u"the-long-table"_s, 30);
        const auto grown = run(spoils, 1);
        QVERIFY2(grown.back().problem.isEmpty(), qPrintable(grown.back().problem));
        QCOMPARE(grown.back().score.games, 30);
        QCOMPARE(grown.back().score.seats.size(), std::size_t(3));
        const auto figures = figuresOf(grown.back().score, Counted::Everybody);
        QCOMPARE(figures[0].name, u"Won by whoever is going first"_s);
        QCOMPARE(*figures[2].estimate.value * 30, double(grown.back().score.seats[2].won));
        QVERIFY(!chartsOf(grown.back().score, Counted::Everybody).empty());
    }

    /// The modes of more than two can be chosen, and a deck that all share needs no other one.
    void matchesOfManyInTheWindow()
    {
        open(u"spoils"_s, u"the-long-table"_s);
        what()->setCurrentIndex(2);
        QVERIFY(!named<QComboBox>(u"The other deck"_s)->isVisible());
        QVERIFY(start()->isEnabled());
        open(u"armory"_s, u"ludo-the-gladiator"_s);
        what()->setCurrentIndex(2);
        QVERIFY(named<QComboBox>(u"The other deck"_s)->isVisible());
        auto* const modes = named<QComboBox>(u"Mode"_s);
        QVERIFY(modes->isVisible());
        QCOMPARE(modes->count(), 3);
    }

    void whatCannotBeMeasuredSaysWhy()
    {
        Measuring wanted = measuring(What::Goldfish, u"hero"_s, u"red-sleds"_s, 100); // without its shop
        const auto grown = run(wanted, 1);
        QCOMPARE(grown.size(), std::size_t(1));
        QVERIFY2(grown.front().problem.contains(u"shop"_s), qPrintable(grown.front().problem));
        wanted.deck.cards.sections.clear();
        QVERIFY(!run(wanted, 1).front().problem.isEmpty());
    }

    void figuresAndCharts()
    {
        const Measuring wanted = measuring(What::Hands, u"sceptre"_s, u"ember-charge"_s, 2000);
        const engine::Measures measures = run(wanted, 1).back().measures;
        FiguresModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFigures(figuresOf(measures));
        const int rows = model.rowCount();
        QVERIFY(rows > 10);
        model.setFigures(figuresOf(run(wanted, 1).front().measures));
        QCOMPARE(model.rowCount(), rows);
        // The interval holds the sampled value, and, as it does 95 times in 100, mostly the exact one.
        int exact = 0;
        int inside = 0;
        for (const SampledFigure& one : figuresOf(measures)) {
            QVERIFY(*one.estimate.low <= *one.estimate.value && *one.estimate.value <= *one.estimate.high);
            if (one.exact) {
                ++exact;
                inside += *one.estimate.low <= *one.exact && *one.exact <= *one.estimate.high ? 1 : 0;
            }
        }
        QVERIFY(exact > 10 && inside >= exact - 3);
        const auto charts = chartsOf(measures);
        QVERIFY(!charts.empty());
        for (const ChartTable& chart : charts) {
            QVERIFY(!chart.title.isEmpty() && !chart.key.empty());
            for (const ChartTable::Series& series : chart.series)
                QCOMPARE(series.values.size(), chart.bars.size());
        }
        const QByteArray csv = figuresAsCsv(figuresOf(measures));
        QVERIFY(csv.startsWith("name,value,low,high,exact,samples\r\n"));
        QCOMPARE(csv.count('\n'), rows + 1);
    }

    void memoryForgetsTheOldest()
    {
        FigureMemory memory;
        Measuring wanted = measuring(What::Hands, u"hero"_s, u"red-sleds"_s, 100);
        Measured whole;
        whole.done = wanted.samples;
        const auto measured = std::make_shared<const Measured>(whole);
        for (std::size_t i = 0; i <= FigureMemory::Most; ++i) {
            wanted.seed = i;
            memory.keep(wanted, measured);
        }
        QVERIFY(memory.find(wanted) != nullptr);
        wanted.seed = 0;
        QVERIFY(memory.find(wanted) == nullptr);
        wanted.seed = 1;
        QVERIFY(memory.find(wanted) != nullptr);
        wanted.deck.cards.sections.front().cards.push_back(1);
        QVERIFY(memory.find(wanted) == nullptr);
    }

    /// Another run of the program has them from disk; of anything else than what they are of, there are none.
    void figuresAreKeptOnDisk()
    {
        const QTemporaryDir folder;
        std::vector<Measuring> all{measuring(What::Hands, u"hero"_s, u"red-sleds"_s, 200),
                                   measuring(What::Goldfish, u"script"_s, u"recess"_s, 100),
                                   measuring(What::Match, u"script"_s, u"recess"_s, 100)};
        all.back().other = deckOf(u"script"_s, u"no-rest"_s).cards;
        for (const Measuring& wanted : all) {
            const Measured measured = run(wanted, 1).back();
            FigureMemory(folder.path()).keep(wanted, std::make_shared<const Measured>(measured));
            const auto again = FigureMemory(folder.path()).find(wanted);
            QVERIFY(again != nullptr);
            QVERIFY(again->measures == measured.measures);
            QCOMPARE(again->score.entrants, measured.score.entrants);
            QCOMPARE(again->score.endings, measured.score.endings);
            for (const auto change : std::initializer_list<void (*)(Measuring&)>{
                     [](Measuring& one) { ++one.seed; }, [](Measuring& one) { one.samples += 100; },
                     [](Measuring& one) { one.pilot = "random"; }, [](Measuring& one) { one.deck.rules["x"] = "y"; },
                     [](Measuring& one) { one.deck.cards.sections.front().cards.pop_back(); }}) {
                Measuring other = wanted;
                change(other);
                QVERIFY(FigureMemory(folder.path()).find(other) == nullptr);
            }
        }
        for (const QFileInfo& file :
             QDir(folder.path()).entryInfoList(QDir::Files)) { // damaged: as if it were not there
            QFile damaged(file.filePath());
            QVERIFY(damaged.open(QIODevice::ReadWrite));
            QVERIFY(damaged.resize(damaged.size() / 2));
        }
        for (const Measuring& wanted : all)
            QVERIFY(FigureMemory(folder.path()).find(wanted) == nullptr);
    }

    void anotherPilotPlaysOtherwise()
    {
        Measuring wanted = measuring(What::Goldfish, u"script"_s, u"recess"_s, 100);
        const Measured usual = run(wanted, 1).back();
        wanted.pilot = "random";
        QVERIFY(!(run(wanted, 1).back().measures == usual.measures));
        open(u"armory"_s, u"ludo-the-gladiator"_s);
        auto* const pilot = named<QComboBox>(u"Who plays"_s);
        auto* const mode = named<QComboBox>(u"Mode"_s);
        QVERIFY(!pilot->isVisible() && !mode->isVisible()); // hands have neither
        what()->setCurrentIndex(1);
        QVERIFY(pilot->isVisible() && mode->isVisible());
        QVERIFY(pilot->count() > 1 && mode->count() > 1);
        spin()->setValue(100);
        pilot->setFocus();
        QTest::keyClick(pilot, Qt::Key_Down);
        start()->click();
        waitForEnd();
        QVERIFY(test::labelHas(panel(), u"Who plays: "_s + pilot->currentText()));
    }

    /// Each against each, and what one wins the other does not; a second time nothing is played.
    void roundRobin()
    {
        open(u"script"_s, u"recess"_s);
        what()->setCurrentIndex(2);
        for (QPushButton* const one : panel().findChildren<QPushButton*>()) {
            if (one->text() == u"Round Robin…"_s)
                one->click();
        }
        auto* const dialog = panel().findChild<RoundRobinDialog*>();
        QVERIFY(dialog != nullptr);
        test::namedWidget<QSpinBox>(*dialog, u"Games of each pair"_s)->setValue(100);
        auto* const decks = test::namedWidget<QListWidget>(*dialog, u"Decks"_s);
        for (int i = 0; i < decks->count(); ++i)
            decks->item(i)->setCheckState(i < 3 ? Qt::Checked : Qt::Unchecked);
        RoundRobin& table = dialog->table();
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto* const run = table.findChild<MeasuringRun*>();
        QSignalSpy grew(run, &MeasuringRun::grew);
        QSignalSpy ended(&table, &RoundRobin::ended);
        const auto starts = [&] {
            for (QPushButton* const one : dialog->findChildren<QPushButton*>()) {
                if (one->text() == u"&Start"_s)
                    one->click();
            }
        };
        starts();
        QVERIFY(ended.size() == 1 || ended.wait(120'000));
        QVERIFY(grew.size() >= 3);
        QCOMPARE(table.played(), 300);
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.columnCount(), 4);
        for (int row = 0; row < 3; ++row) {
            double sum = 0;
            for (int column = 0; column < 3; ++column) {
                if (row == column)
                    continue;
                const Estimate won = table.won(row, column);
                QVERIFY(*won.value + *table.won(column, row).value <= 1.0 + 1e-9);
                QVERIFY(*won.low <= *won.value && *won.value <= *won.high);
                sum += *won.value;
            }
            QVERIFY(std::abs(*table.won(row, 3).value - sum / 2) < 1e-9);
            QVERIFY(table.data(table.index(row, 3)).toString().contains(u'±'));
        }
        QCOMPARE(table.csv().count('\n'), 1 + 9);
        takePicture(*dialog, u"round-robin"_s);
        const QVariant before = table.data(table.index(0, 1));
        grew.clear();
        starts();
        QCOMPARE(ended.size(), 2);
        QCOMPARE(grew.size(), 0);
        QCOMPARE(table.data(table.index(0, 1)), before);
    }

    /// Hands are counted as soon as somebody looks, and again after an edit; what is known is there at once.
    void handsCountThemselves()
    {
        open(u"hero"_s, u"red-sleds"_s);
        spin()->setValue(2000);
        Q_EMIT spin()->editingFinished();
        waitForEnd();
        QVERIFY(table()->model()->rowCount() > 3);
        QVERIFY(test::labelHas(panel(), u"2,000 of 2,000 hands"_s));
        const QString before = valueOf(0);
        DeckDocument& deck = *m_window->currentDeck();
        Deck edited = deck.deck();
        edited.section("main").entries.resize(4);
        deck.change(u"Fewer"_s, edited);
        QTRY_VERIFY_WITH_TIMEOUT(valueOf(0) != before, 60'000);
        waitForEnd();
        QSignalSpy grew(panel().findChild<MeasuringRun*>(), &MeasuringRun::grew);
        deck.history().undo();
        QTRY_COMPARE_WITH_TIMEOUT(valueOf(0), before, 60'000);
        QCOMPARE(grew.size(), 0); // remembered
    }

    /// Games are played when they are asked for; first figures come before the last game, and nothing blocks meanwhile.
    void gamesOnDemand()
    {
        open(u"script"_s, u"recess"_s);
        what()->setFocus();
        QTest::keyClick(what(), Qt::Key_Down);
        QVERIFY(test::labelHas(panel(), u"Start to play"_s));
        spin()->setValue(300);
        Q_EMIT spin()->editingFinished();
        QSignalSpy grew(panel().findChild<MeasuringRun*>(), &MeasuringRun::grew);
        start()->setFocus();
        QTest::keyClick(start(), Qt::Key_Space);
        QCOMPARE(start()->text(), u"Stop"_s);
        waitForEnd();
        QVERIFY(grew.size() > 1);
        QVERIFY(test::labelHas(panel(), u"300 of 300 games against an opponent who"_s));
        QVERIFY(!panel().findChildren<ChartBox*>().isEmpty());
        for (const bool dark : {false, true}) {
            m_session->look().setTheme(dark ? Theme::Dark : Theme::Light);
            for (const QSize size : {QSize(1024, 600), QSize(1440, 900)}) {
                m_window->resize(size);
                QTest::qWait(50);
                picture(u"speed-%1-%2"_s.arg(size.width()).arg(dark ? u"dark"_s : u"light"_s));
            }
        }
        grew.clear();
        QTest::keyClick(start(), Qt::Key_Space);
        QVERIFY(!panel().findChild<MeasuringRun*>()->isRunning());
        QCOMPARE(grew.size(), 0);
    }

    void stops()
    {
        open(u"script"_s, u"recess"_s);
        what()->setCurrentIndex(1);
        spin()->setValue(1'000'000);
        start()->click();
        QTRY_VERIFY_WITH_TIMEOUT(test::labelHas(panel(), u" of 1,000,000 games"_s), 60'000);
        start()->click();
        QVERIFY(!panel().findChild<MeasuringRun*>()->isRunning());
        QCOMPARE(start()->text(), u"Start"_s);
        QVERIFY(table()->model()->rowCount() > 0); // what was found out stays
    }

    void againstADeck()
    {
        open(u"hero"_s, u"red-sleds"_s);
        what()->setCurrentIndex(2);
        auto* const against = named<QComboBox>(u"The other deck"_s);
        QVERIFY(against->isVisible());
        QVERIFY(against->count() > 2);
        spin()->setValue(100);
        start()->click();
        waitForEnd();
        QVERIFY2(test::labelHas(panel(), u"100 of 100 games against "_s + against->currentText()),
                 "the heading names the other deck");
        QVERIFY(test::labelHas(panel(), u"Shop: "_s));
    }

    /// The same deck has no difference; another one has, on the same shuffles more surely than on others.
    void versionsOnTheSameShuffles()
    {
        Measuring wanted = measuring(What::Hands, u"hero"_s, u"red-sleds"_s, 4000);
        wanted.beside = wanted.deck.cards;
        for (const PairedFigure& one : run(wanted, 1).back().pairing.figures()) {
            QCOMPARE(one.first, one.second);
            QCOMPARE(one.difference.value.value_or(0), 0.0);
        }
        const DealtDeck other = deckOf(u"hero"_s, u"two-a-turn"_s);
        wanted.beside = alignedTo(wanted.deck.cards, other.cards);
        auto sorted = wanted.beside;
        for (auto& section : sorted.sections)
            std::ranges::sort(section.cards);
        QVERIFY(sorted == other.cards);
        const auto grown = run(wanted, 1);
        QCOMPARE(grown.back().pairing.parts(), 40);
        const auto pairs = grown.back().pairing.figures();
        const auto alone = figuresOf(grown.back().measures);
        QCOMPARE(pairs.size(), alone.size());
        bool differs = false;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            QCOMPARE(pairs[i].first, alone[i].estimate.value);
            if (!pairs[i].second)
                continue;
            QVERIFY(qAbs(*pairs[i].second - *pairs[i].first - *pairs[i].difference.value) < 1e-9);
            differs = differs || *pairs[i].difference.low > 0 || *pairs[i].difference.high < 0;
        }
        QVERIFY(differs);
        FiguresModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFigures(alone);
        model.setPairs(pairs);
        QVERIFY(model.index(0, FiguresModel::DifferenceColumn).data().toString().contains(u'±'));
        model.setFigures(alone);
        QCOMPARE(model.rowCount(), int(alone.size()));
        QVERIFY(pairsAsCsv(pairs).startsWith("name,this,other,difference,low,high\r\n"));
    }

    /// What both decks have lies at the same place.
    void versionsAreAligned()
    {
        const auto deck = [](engine::DeckCards cards) { return engine::oneSection("main", std::move(cards)); };
        QVERIFY(alignedTo(deck({1, 1, 2, 3}), deck({1, 2, 2, 3})) == deck({1, 2, 2, 3}));
        QVERIFY(alignedTo(deck({1, 2, 3, 4}), deck({2, 3, 4, 9})) == deck({9, 2, 3, 4}));
        QVERIFY(alignedTo(deck({1, 2, 3, 4}), deck({2, 4})) == deck({2, 4}));
        QVERIFY(alignedTo(deck({1, 2}), deck({1, 2, 3, 3})) == deck({1, 2, 3, 3}));
        QVERIFY(alignedTo(deck({}), deck({3})) == deck({3}));
    }

    void besideTheDeckAsItWas()
    {
        open(u"hero"_s, u"two-a-turn"_s);
        open(u"hero"_s, u"red-sleds"_s);
        auto* const beside = named<QComboBox>(u"Beside"_s);
        QVERIFY(beside->isVisible());
        QCOMPARE(beside->currentIndex(), 0);
        spin()->setValue(4000);
        beside->setFocus();
        QTest::keyClick(beside, Qt::Key_Down);
        waitForEnd();
        QVERIFY(test::labelHas(panel(), u"on the same shuffles"_s));
        QCOMPARE(table()->model()->headerData(FiguresModel::DifferenceColumn, Qt::Horizontal).toString(),
                 u"Difference"_s);
        picture(u"speed-beside"_s);
    }

    void saysWhyNot()
    {
        m_window->newDeck(u"sceptre"_s);
        m_window->showSpeed();
        QVERIFY(test::labelHas(panel(), u"nothing to deal"_s));
        QVERIFY(!start()->isEnabled());
    }

private:
    SpeedPanel& panel() { return *m_window->findChild<SpeedPanel*>(); }
    QComboBox* what() { return named<QComboBox>(u"Figures of"_s); }
    QSpinBox* spin() { return named<QSpinBox>(u"How many"_s); }
    QTableView* table() { return named<QTableView>(u"Figures"_s); }
    QString valueOf(int row) { return table()->model()->index(row, FiguresModel::ValueColumn).data().toString(); }

    QPushButton* start()
    {
        for (QPushButton* const one : panel().findChildren<QPushButton*>()) {
            if (one->text() == u"Start"_s || one->text() == u"Stop"_s)
                return one;
        }
        qFatal("no button");
    }

    void open(const QString& game, const QString& deck)
    {
        m_window->openDeck(test::shippedDeck(game, deck));
        m_window->showSpeed();
        QVERIFY(panel().isVisible());
    }

    void waitForEnd() { QTRY_VERIFY_WITH_TIMEOUT(!panel().findChild<MeasuringRun*>()->isRunning(), 60'000); }

    DealtDeck deckOf(const QString& game, const QString& deck)
    {
        return test::dealtDeckOf(m_session->decks(), game, deck);
    }

    Measuring measuring(What kind, const QString& game, const QString& deck, int samples)
    {
        return {kind, deckOf(game, deck), {}, {}, {}, samples, 7};
    }

    static std::unique_ptr<engine::Playable> playable(const Measuring& wanted)
    {
        engine::DeckCards cards;
        for (const engine::DeckSections* const deck : {&wanted.deck.cards, &wanted.other}) {
            for (const auto& section : deck->sections)
                cards.insert(cards.end(), section.cards.begin(), section.cards.end());
        }
        const Catalogue& catalogue = wanted.deck.catalogue();
        return std::move(*engine::makePlayable(catalogue.game().key, catalogue, wanted.deck.rules, cards));
    }
};

QTEST_MAIN(SpeedTest)
#include "speed_test.moc"
