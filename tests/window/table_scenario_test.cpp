// SPDX-License-Identifier: GPL-3.0-or-later
// Games and positions of the table as scenarios for `muster play`, and scenarios that are opened at the table and played on.
#include <QDir>
#include <QFile>
#include <QTest>

#include "app/window/table/scenario_file.h"
#include "app/window/table/table_file.h"
#include "app/window/table/table_scenario.h"
#include "engine/scenario/scenario.h"
#include "tests/window/patient_tables.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

class TableScenarioTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameData> data(const QString& game) { return m_home.data(game); }

    TableSetup setupOfScenario(const QString& game, const std::string& text)
    {
        const auto read = readScenario(*data(game), {}, u"scenario.yaml"_s, text);
        if (!read)
            qFatal("%s", qPrintable(read.error()));
        return read->setup;
    }

    TableHome m_home;

private Q_SLOTS:
    void aScenarioPlaysTheGame_data() { addGames(); }
    void aScenarioPlaysTheGame()
    {
        QFETCH(QString, game);
        const auto table = tableGame(data(game), tableSetup(*data(game), 9));
        QRandomGenerator dice(2);
        for (int i = 0; i < 40 && table->question() != nullptr; ++i)
            table->play(dice.bounded(static_cast<int>(table->question()->options.size())));
        const auto scenario = scenarioOf(*table, u"A game: \"as played\""_s);
        QVERIFY(scenario);
        engine::ScenarioCards cards;
        cards.catalogue = data(game)->catalogue;
        const auto report = engine::runScenario(*scenario, "game.yaml", cards, engine::scenarioGames());
        if (!report)
            QFAIL(qPrintable(QString::fromStdString(*scenario)));
        for (const auto& course : report->courses) {
            for (const auto& failure : course.failures)
                qWarning("%s: %s, not %s", qPrintable(game), failure.actual.c_str(), failure.expected.c_str());
        }
        QVERIFY(report->passed());
        QVERIFY(!scenarioOf(*tableGame(data(game), passiveSetup(*data(game), 1)), u"x"_s));
    }

    /// The position after some choices, against nobody in particular and against an opponent that does nothing, becomes
    /// a scenario that lays out the same and passes.
    void positionsAreScenarios_data() { addGames(); }
    void positionsAreScenarios()
    {
        QFETCH(QString, game);
        const auto games = data(game);
        for (const bool alone : {false, true}) {
            TableSetup setup = tableSetup(*games, 4);
            const auto& passives = engine::playFacts(setup.game)->passives;
            if (alone) {
                if (passives.empty())
                    continue;
                setup.passive = passives.front().key;
                setup.decks.resize(1);
            }
            const auto table = tableGame(games, setup);
            int written = 0;
            for (int i = 0; i < 60 && table->question() != nullptr; ++i) {
                table->play(table->pilotsChoice().value());
                if (i % 6 != 5 || table->question() == nullptr || !table->canDealAnew()
                    || table->question()->seat != table->shown(engine::NoSeat).active)
                    continue;
                const auto text = positionScenarioOf(*table, u"A position"_s);
                QVERIFY2(
                    text,
                    qPrintable(u"%1 after %2 choices: %3"_s.arg(game).arg(i + 1).arg(text ? QString() : text.error())));
                const auto read = readScenario(*games, {}, u"position.yaml"_s, *text);
                QVERIFY2(read, qPrintable(read ? QString() : read.error() + u'\n' + QString::fromStdString(*text)));
                QCOMPARE(read->remark, QString());
                const auto again = tableGame(games, read->setup);
                const engine::ShownTable now = table->shown(engine::NoSeat);
                const engine::ShownTable laid = again->shown(engine::NoSeat);
                QCOMPARE(laid.zones.size(), now.zones.size());
                for (std::size_t zone = 0; zone < now.zones.size(); ++zone) {
                    const std::string& word = now.zones[zone].word; // some places cannot be laid out
                    if (text->find("  " + word + ':') == std::string::npos
                        && text->find("  " + word.substr(0, word.find(' ')) + ':') == std::string::npos)
                        continue;
                    std::vector<std::uint16_t> cards;
                    std::vector<std::uint16_t> lie;
                    for (const auto& card : now.zones[zone].cards)
                        cards.push_back(card.definition);
                    for (const auto& card : laid.zones[zone].cards)
                        lie.push_back(card.definition);
                    QVERIFY2(lie == cards, qPrintable(QString::fromStdString(now.zones[zone].word + "\n" + *text)));
                }
                ++written;
                // In the midst of an attack a position begins with the actions of the turn.
                if (again->question() == nullptr || again->question()->text != table->question()->text)
                    continue;
                QCOMPARE(again->question()->seat, table->question()->seat);
                QCOMPARE(again->turn(), table->turn());
                const auto twice = positionScenarioOf(*again, u"A position"_s);
                QVERIFY(twice);
                QCOMPARE(QString::fromStdString(*twice), QString::fromStdString(*text));
            }
            QVERIFY(written > 0);
        }
    }

    /// Each way of a scenario is a line; the game comes back from its code and its journal, and is a scenario again.
    void scenariosArePlayedOn_data() { addGames(); }
    void scenariosArePlayedOn()
    {
        QFETCH(QString, game);
        const auto games = data(game);
        int opened = 0;
        int ways = 0;
        const QStringList files = QDir(inSources("/tests/scenarios/%1").arg(game)).entryList({u"*.yaml"_s});
        for (int i = 0; i < files.size(); i += 1 + static_cast<int>(files.size()) / 30) {
            const QString path = inSources("/tests/scenarios/%1/%2").arg(game, files[i]);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string bytes = file.readAll().toStdString();
            if (!isScenario(bytes))
                continue;
            const auto read = readScenario(*games, {games->resources, {}, {}}, path, bytes);
            QVERIFY2(read, qPrintable(files[i]));
            QVERIFY2(read->remark.isEmpty(), qPrintable(files[i] + u": "_s + read->remark));
            auto table = TableGame::make(games, read->setup, read->tree);
            QVERIFY2(table, qPrintable(files[i]));
            QCOMPARE((*table)->tree().depth((*table)->tree().at()), read->tree.depth(read->tree.at()));
            ways = std::max(ways, static_cast<int>(read->tree.ends().size()));
            const auto code = readTableCode(codeOf(**table));
            QVERIFY(code);
            const auto setup = setupOf(code->setup, *games->catalogue);
            QVERIFY(setup);
            const auto other = TableGame::make(games, *setup, code->line);
            QVERIFY2(other, qPrintable(files[i]));
            QCOMPARE((*other)->digest(), (*table)->digest());
            const auto again = scenarioOf(**table, u"Again"_s);
            QVERIFY2(again, qPrintable(files[i]));
            const auto reread = readScenario(*games, {games->resources, {}, {}}, path, *again);
            QVERIFY2(reread, qPrintable(reread ? QString() : files[i] + u": "_s + reread.error()));
            QVERIFY2(reread->remark.isEmpty(), qPrintable(files[i] + u": "_s + reread->remark));
            ++opened;
        }
        QVERIFY(opened > 5);
    }

    /// Each effect that a text offers is told in words; a scenario names it by its number.
    void effectsSayWhatTheyDo()
    {
        const auto games = data(u"script"_s);
        const auto setup = setupOfScenario(
            u"script"_s,
            "scenario: A choice\ngame: script\nposition:\n  A: {hand: [\"Author's Choice\"], codex: [5 Soot Hand], "
            "deck: [3 Soot Hand]}\n  B: {deck: [3 Soot Hand]}\n");
        const auto table = tableGame(games, setup);
        const auto& options = table->question()->options;
        const auto plays = std::ranges::find(options, u"play Author's Choice"_s, &TableQuestion::Option::text);
        QVERIFY(plays != options.end());
        table->play(static_cast<int>(plays - options.begin()));
        QStringList offered;
        for (const TableQuestion::Option& one : table->question()->options)
            offered += one.text;
        QCOMPARE(offered,
                 (QStringList{u"option 1: deal 2 damage to your opponent"_s, u"option 2: gain 3 health"_s,
                              u"option 3: draw one card"_s}));
        table->play(1);
        const auto scenario = scenarioOf(*table, u"A choice"_s);
        QVERIFY(scenario);
        QVERIFY2(scenario->find("  - A: \"option 2\"\n") != std::string::npos, scenario->c_str());
        QVERIFY(readScenario(*games, {}, u"again.yaml"_s, *scenario)->remark.isEmpty());
    }

    void aJudgeRollsTheDie()
    {
        const auto games = data(u"sceptre"_s);
        const auto setup =
            setupOfScenario(u"sceptre"_s,
                            "scenario: A roll\ngame: sceptre\nposition:\n  A: {combat: {card: Kestrel Vanguard, on: "
                            "[Silver]}, hand: [Copper]}\n  B: {combat: Cinder Reaver}\n");
        for (const bool hits : {true, false}) {
            const auto table = tableGame(games, setup);
            QVERIFY(table->canLayDie());
            const auto dive = [&] {
                const auto& options = table->question()->options;
                const auto found =
                    std::ranges::find_if(options, [](const auto& one) { return one.text.contains(u"Dive"_s); });
                return found == options.end() ? -1 : static_cast<int>(found - options.begin());
            };
            QVERIFY(dive() >= 0);
            const std::uint64_t before = table->digest();
            QCOMPARE(table->nextDie(dive()), 20); // an attack roll
            QCOMPARE(table->digest(), before);
            table->layDie(hits ? 20 : 1);
            table->play(dive());
            bool through = false;
            for (const TableLine& line : table->log())
                through = through || line.text.contains(u"breaks through"_s);
            QCOMPARE(through, hits);
        }
        // A game that was dealt has the dice of its seed.
        QVERIFY(!tableGame(games, tableSetup(*games, 1))->canLayDie());
    }

    /// A game that was shuffled anew is no scenario, and one that ends too early neither.
    void newShufflesAreNoScenario()
    {
        const auto table = tableGame(data(u"hero"_s), tableSetup(*data(u"hero"_s), 1));
        table->play(0);
        QVERIFY(scenarioOf(*table, u"Before"_s));
        table->reseed();
        table->play(0);
        QVERIFY(!scenarioOf(*table, u"After"_s));
    }
};

QTEST_MAIN(TableScenarioTest)
#include "table_scenario_test.moc"
