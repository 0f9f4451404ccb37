// SPDX-License-Identifier: GPL-3.0-or-later
// Games at the table apart from any window: going back and forward, other lines, what a seat sees, and the forms in which a game
// is kept.
#include <QAbstractItemModelTester>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/table/table_file.h"
#include "app/window/table/table_journal.h"
#include "app/window/table/table_lists.h"
#include "app/window/table/table_model.h"
#include "tests/engine/playable_conformance.h"
#include "tests/window/patient_tables.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

class TableGameTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameData> data(const QString& game) { return m_home.data(game); }

    /// `muster replay` ends with that code.
    void replaysOnTheCommandLine(const std::string& record, int code)
    {
        const QString file = m_home.filePath(u"game.replay"_s);
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(record.data(), static_cast<qint64>(record.size()));
        written.close();
        QProcess muster;
        muster.start(inBuild("/bin/muster"), {u"replay"_s, file});
        QVERIFY(muster.waitForFinished(60'000));
        QVERIFY2(muster.exitCode() == code, muster.readAllStandardError().constData());
    }

    /// The rules that stand against a card and those on it; each that is no answer to the question has one.
    static void hearWhyNot(const TableGame& table, const engine::ShownCard& card, std::set<std::string>& rules)
    {
        const engine::ShownReasons reasons = table.whyNot(card.id);
        bool told = !reasons.answer.empty() || !reasons.place.empty();
        for (const engine::ShownRefusal& one : reasons.actions) {
            told = true;
            rules.insert(one.rule);
            QVERIFY2(!one.later || one.rule.empty(), one.action.c_str());
        }
        rules.insert(reasons.answer);
        rules.insert(reasons.place);
        rules.erase("");
        QVERIFY2(told || !table.optionsOf(card.id).empty(), qPrintable(table.question()->text));
        for (const engine::ShownCard& on : card.on)
            hearWhyNot(table, on, rules);
    }

    TableHome m_home;

private Q_SLOTS:
    void goesBackAndForward_data() { addGames(); }
    void goesBackAndForward()
    {
        QFETCH(QString, game);
        const auto table = tableGame(data(game), tableSetup(*data(game), 3));
        QRandomGenerator dice(5);
        std::vector<std::uint64_t> seen{table->digest()};
        for (int i = 0; i < 60 && table->question() != nullptr; ++i) {
            table->play(dice.bounded(static_cast<int>(table->question()->options.size())));
            seen.push_back(table->digest());
        }
        QVERIFY(seen.size() > 10);
        const std::size_t logged = table->log().size();
        for (std::size_t i = seen.size() - 1; i > 0; --i) {
            QVERIFY(table->canGoBack());
            table->goBack();
            QCOMPARE(table->digest(), seen[i - 1]);
        }
        QVERIFY(!table->canGoBack());
        for (std::size_t i = 1; i < seen.size(); ++i) {
            QVERIFY(table->canGoForward());
            table->goForward();
            QCOMPARE(table->digest(), seen[i]);
        }
        QVERIFY(!table->canGoForward());
        QCOMPARE(table->log().size(), logged);
    }

    /// What cards are in play with lies side by side, and so does what they are chosen from; the rest are piles.
    void piles_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("open");
        const auto row = [](const char* game) -> QTestData& {
            return QTest::newRow(game) << QString::fromLatin1(game);
        };
        row("sceptre") << QStringList{u"combat"_s,    u"garrison"_s,   u"trap row"_s,
                                      u"gate slot"_s, u"arena slot"_s, u"beside the discard pile"_s};
        row("hero") << QStringList{u"battlefield"_s, u"hero board"_s, u"shop"_s};
        row("script") << QStringList{u"codex"_s, u"conditional place"_s, u"enhancement place"_s, u"creature place"_s};
        row("armory") << QStringList{u"board"_s, u"arena"_s};
        row("spoils") << QStringList{u"play area"_s, u"fight"_s, u"shown"_s, u"champion pool"_s};
    }
    void piles()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, open);
        const auto table = tableGame(data(game), tableSetup(*data(game), 3));
        QStringList found;
        for (const engine::ShownZone& zone : table->shown(engine::NoSeat).zones) {
            const QString word = QString::fromStdString(zone.word);
            if (zone.kind == engine::ShownZone::Open && !found.contains(word))
                found += word;
        }
        open.sort();
        found.sort();
        QCOMPARE(found, open);
    }

    void anotherChoiceBeginsAnotherLine()
    {
        const auto table = tableGame(data(u"sceptre"_s), tableSetup(*data(u"sceptre"_s), 1));
        while (table->question()->options.size() < 3)
            table->play(0);
        const int fork = table->tree().at();
        table->play(0);
        const std::uint64_t first = table->digest();
        table->goBack();
        QCOMPARE(table->tree().at(), fork);
        table->play(1);
        QCOMPARE(table->tree().ends().size(), std::size_t(2));
        table->goTo(table->tree().ends().front());
        QCOMPARE(table->digest(), first);
        table->goBack();
        table->play(1); // the line that is there already
        QCOMPARE(table->tree().ends().size(), std::size_t(2));
    }

    void pilotsAnswerForTheirSeats_data() { addGames(); }
    void pilotsAnswerForTheirSeats()
    {
        QFETCH(QString, game);
        TableSetup setup = tableSetup(*data(game), 2);
        setup.pilots.assign(static_cast<std::size_t>(setup.players), engine::playFacts(setup.game)->usualPilot);
        setup.pilots.front().clear();
        const auto table = tableGame(data(game), setup);
        int asked = 0;
        while (table->question() != nullptr) {
            QCOMPARE(table->question()->seat, engine::Seat(0));
            table->play(table->pilotsChoice().value());
            ++asked;
        }
        QVERIFY(table->outcome().over());
        QVERIFY(asked > 0);
        QVERIFY(!outcomeText(endingOf(table->outcome()), table->seats()).isEmpty());
        for (int i = 0; i < asked; ++i)
            table->goBack();
        QVERIFY(!table->canGoBack());
    }

    void playsAgainstNobody_data() { addGames(); }
    void playsAgainstNobody()
    {
        QFETCH(QString, game);
        const auto table = tableGame(data(game), passiveSetup(*data(game), 4));
        table->letPilot(TableGame::Stretch::Turn);
        QVERIFY(table->canGoBack());
        table->letPilot(TableGame::Stretch::Game);
        QVERIFY(table->outcome().over());
        const std::string record = replayOf(*table);
        const auto read = engine::readReplay(record, "test");
        QVERIFY(read);
        QCOMPARE(read->passive, table->setup().passive);
        const auto setup = setupOf(*read, *data(game)->catalogue);
        QVERIFY(setup);
        const auto rules = TableRules::make(data(game)->catalogue, *setup);
        QVERIFY(rules);
        const engine::Replayed again = engine::playReplay((*rules)->session(), *read, [&] { (*rules)->begin(); });
        QVERIFY(again.whole && again.sameEnd);
        replaysOnTheCommandLine(record, 0);
        const std::string word = "opponent: " + read->passive;
        replaysOnTheCommandLine(std::string(record).replace(record.find(word), word.size(), "opponent: ghost"), 2);
        replaysOnTheCommandLine(std::string(record).replace(record.find(word), word.size(), word + "\n  ghosts: 3"), 2);
    }

    /// What one seat sees shows nothing that it does not know, and views keep their place.
    void modelsFollowAWholeGame_data() { addGames(); }
    void modelsFollowAWholeGame()
    {
        QFETCH(QString, game);
        const auto table = tableSession(data(game), tableSetup(*data(game), 6));
        TableModel mine, open;
        OptionModel options;
        LogModel log;
        LineModel lines;
        const auto failing = QAbstractItemModelTester::FailureReportingMode::QtTest;
        const QAbstractItemModelTester ofMine(&mine, failing), ofOpen(&open, failing), ofOptions(&options, failing),
            ofLog(&log, failing), ofLines(&lines, failing);
        mine.setCatalogue(data(game)->catalogue);
        open.setCatalogue(data(game)->catalogue);
        options.setGame(table.get());
        log.setGame(table.get());
        log.setViewer(0);
        lines.setGame(table.get());
        QRandomGenerator dice(11);
        int hidden = 0;
        for (int i = 0; i < 120 && table->question() != nullptr; ++i) {
            mine.setTable(table->shown(0), table->position().lit);
            open.setTable(table->shown(engine::NoSeat), table->position().lit);
            QCOMPARE(options.rowCount(), static_cast<int>(table->question()->options.size()));
            QCOMPARE(log.happened(), static_cast<int>(table->position().log.size()));
            for (int zone = 0; zone < mine.rowCount(); ++zone) {
                for (int card = 0; card < mine.rowCount(mine.index(zone, 0)); ++card)
                    hidden += mine.index(card, 0, mine.index(zone, 0)).data(TableModel::DefinitionRole).toInt() < 0;
            }
            for (const engine::CardId card : table->position().lit)
                QVERIFY(!table->optionsOf(card).empty());
            if (dice.bounded(5) == 0 && table->canGoBack())
                table->goBack();
            else
                table->play(dice.bounded(static_cast<int>(table->question()->options.size())));
        }
        QVERIFY(hidden > 0);
        for (const engine::ShownZone& zone : open.zones())
            QVERIFY(!zone.word.empty());
        QVERIFY(lines.rowCount() > 1);
        QVERIFY(lines.setData(lines.index(0), u"a name"_s));
        QVERIFY(lines.index(0).data().toString().contains(u"a name"_s));
    }

    /// Whatever the cards are that a seat cannot know, the table looks the same to it.
    void aSeatSeesNoMoreThanItKnows_data() { addGames(); }
    void aSeatSeesNoMoreThanItKnows()
    {
        QFETCH(QString, game);
        const auto rules = TableRules::make(data(game)->catalogue, tableSetup(*data(game), 12));
        QVERIFY(rules);
        TableRules& table = **rules;
        engine::Stream dice(3, 1);
        int looked = 0;
        bool anotherDeal = false;
        class Looking final : public engine::Agent {
        public:
            std::function<void()> look;
            engine::Stream* dice = nullptr;
            std::size_t choose(const engine::Choice& choice, const engine::View&) override
            {
                look();
                return dice->below(static_cast<std::uint32_t>(choice.options.size()));
            }
        } agent;
        agent.dice = &dice;
        agent.look = [&] {
            const auto seat = static_cast<engine::Seat>(dice.below(static_cast<std::uint32_t>(table.seats())));
            const engine::ShownTable before = table.shown().shown(seat);
            const engine::ShownTable all = table.shown().shown(engine::NoSeat);
            table.session().whileRedealt(seat, dice, [&] {
                QVERIFY(table.shown().shown(seat) == before);
                anotherDeal = anotherDeal || table.shown().shown(engine::NoSeat) != all;
            });
            QVERIFY(table.shown().shown(engine::NoSeat) == all);
            ++looked;
        };
        table.session().setAgent(&agent);
        table.begin();
        while (!table.session().outcome().over() && looked < 150)
            table.session().advance();
        table.session().setAgent(nullptr);
        QVERIFY(looked > 20);
        QVERIFY(anotherDeal);
    }

    void windowsArePassed()
    {
        const auto sceptre = data(u"sceptre"_s);
        const QString window = u"a response"_s;
        for (const bool passes : {false, true}) {
            const auto table = tableGame(sceptre, tableSetup(*sceptre, 4));
            int windows = 0;
            for (int i = 0; i < 200 && table->question() != nullptr; ++i) {
                windows += table->question()->text.startsWith(window) ? 1 : 0;
                table->play(table->pilotsChoice().value());
                if (passes && i == 0)
                    table->setPassing(true);
            }
            QCOMPARE(windows == 0, passes);
            if (passes) { // and a passed window can be gone back to
                const auto line = table->tree().line();
                const auto asked =
                    std::ranges::find(line, static_cast<std::uint8_t>(engine::Ask::Respond), &engine::Answer::kind);
                QVERIFY(asked != line.end());
                table->goTo(table->tree().onLine(static_cast<int>(asked - line.begin())));
                QVERIFY(table->question()->text.startsWith(window));
            }
        }
    }

    /// At every question every card that is none of the answers has a rule that says why, and asking changes nothing.
    void whyNotNamesARule_data() { addGames(); }
    void whyNotNamesARule()
    {
        QFETCH(QString, game);
        std::set<std::string> rules;
        for (const std::uint64_t seed : {1, 2}) {
            const auto table = tableGame(data(game), tableSetup(*data(game), seed));
            for (int i = 0; i < 150 && table->question() != nullptr; ++i) {
                const std::uint64_t before = table->digest();
                for (const engine::ShownZone& zone : table->shown(engine::NoSeat).zones) {
                    for (const engine::ShownCard& card : zone.cards)
                        hearWhyNot(*table, card, rules);
                }
                QCOMPARE(table->digest(), before);
                table->play(table->pilotsChoice().value());
            }
        }
        for (const std::string& rule : rules)
            QVERIFY2(data(game)->rules.find(rule) != nullptr, rule.c_str());
        QVERIFY2(rules.size() > 15, qPrintable(QString::number(rules.size())));
    }

    /// A card in another player's hand says that it is hidden there, or not in play.
    void hiddenHandsHaveARule_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("rule");
        QTest::newRow("sceptre") << u"sceptre"_s << u"SCE-4a"_s;
        QTest::newRow("hero") << u"hero"_s << u"HRO-430"_s;
        QTest::newRow("script") << u"script"_s << u"SCR-294"_s;
        QTest::newRow("armory") << u"armory"_s << u"ARM-904"_s;
        QTest::newRow("spoils") << u"spoils"_s << u"SPO-062"_s;
    }
    void hiddenHandsHaveARule()
    {
        QFETCH(QString, game);
        QFETCH(QString, rule);
        const auto table = tableGame(data(game), tableSetup(*data(game), 3));
        table->letPilot(TableGame::Stretch::Turn);
        QVERIFY(table->question() != nullptr);
        int asked = 0;
        for (const engine::ShownZone& zone : table->shown(engine::NoSeat).zones) {
            if (zone.kind != engine::ShownZone::Hand || zone.seat == table->question()->seat)
                continue;
            for (const engine::ShownCard& card : zone.cards) {
                QCOMPARE(QString::fromStdString(table->whyNot(card.id).place), rule);
                ++asked;
            }
        }
        QVERIFY(asked > 0);
    }

    void recordsAndCodesAreTheSameGame_data() { addGames(); }
    void recordsAndCodesAreTheSameGame()
    {
        QFETCH(QString, game);
        const auto table = tableGame(data(game), tableSetup(*data(game), 8));
        table->letPilot(TableGame::Stretch::Game);
        QVERIFY(table->outcome().over());
        const auto read = engine::readReplay(replayOf(*table), "test");
        QVERIFY(read);
        const auto rules = TableRules::make(data(game)->catalogue, setupOf(*read, *data(game)->catalogue).value());
        const engine::Replayed again = engine::playReplay((*rules)->session(), *read);
        QVERIFY(again.whole && again.sameEnd);

        const QString code = codeOf(*table);
        const auto decoded = readTableCode(u"  "_s + code.left(40) + u"\n"_s + code.mid(40));
        QVERIFY(decoded);
        const auto same = tableGame(data(game), setupOf(decoded->setup, *data(game)->catalogue).value(), decoded->line);
        QCOMPARE(same->digest(), table->digest());
        QCOMPARE(same->tree().line(), table->tree().line());
        QVERIFY2(code.size() < 4296, "no QR code holds it");
        for (qsizetype i = 0; i < code.size(); i += 7) {
            QString wrong = code;
            wrong[i] = wrong[i] == u'A' ? u'B' : u'A';
            QVERIFY(!readTableCode(wrong));
        }
        QVERIFY(!readTableCode(code.chopped(3)));
    }

    void chanceIsChangedInTheMidstOfGames_data() { addGames(); }
    void chanceIsChangedInTheMidstOfGames()
    {
        QFETCH(QString, game);
        const TableSetup setup = tableSetup(*data(game), 3);
        const auto rules = TableRules::make(data(game)->catalogue, setup);
        QVERIFY(rules);
        const engine::MatchSetup match{setup.mode, setup.players, setup.decks, setup.shop};
        QCOMPARE(wrongChance((*rules)->playable(), *data(game)->catalogue, match), QString());
    }

    /// New dice are another line, which is taken back as a choice is; hidden cards dealt anew look the same to who is asked.
    void theSameAgainWithNewChance_data() { addGames(); }
    void theSameAgainWithNewChance()
    {
        QFETCH(QString, game);
        const auto table = tableGame(data(game), tableSetup(*data(game), 7));
        for (int i = 0; i < 12 || !table->canDealAnew(); ++i)
            table->play(table->pilotsChoice().value());
        const std::uint64_t here = table->digest();
        const int at = table->tree().at();
        const engine::ShownTable seen = table->shown(table->question()->seat);
        const engine::ShownTable all = table->shown(engine::NoSeat);
        const std::size_t options = table->question()->options.size();
        bool dealt = false;
        for (int i = 0; i < 5; ++i) {
            table->dealAnew();
            QVERIFY(table->shown(table->question()->seat) == seen);
            QCOMPARE(table->question()->options.size(), options);
            dealt = dealt || table->shown(engine::NoSeat) != all;
            QVERIFY(table->log().back().text.startsWith(u"From here on"_s));
            table->goBack();
            QCOMPARE(table->digest(), here);
            QCOMPARE(table->tree().at(), at);
            QVERIFY(!table->log().back().text.startsWith(u"From here on"_s));
        }
        QVERIFY(dealt);
        std::set<std::uint64_t> ends;
        for (int i = 0; i < 6; ++i) {
            table->goTo(at);
            table->reseed();
            QVERIFY(table->shown(engine::NoSeat) == all); // nothing is rolled before it is rolled
            table->letPilot(TableGame::Stretch::Game);
            QVERIFY(table->outcome().over());
            ends.insert(table->digest());
        }
        if (game == u"sceptre"_s) // others hardly roll, and may not shuffle again
            QVERIFY(ends.size() > 2);
    }

    /// All lines with their names, those with other dice among them, and the end of each.
    void recordsAndCodesHaveEveryLine_data() { addGames(); }
    void recordsAndCodesHaveEveryLine()
    {
        QFETCH(QString, game);
        const auto table = tableGame(data(game), tableSetup(*data(game), 4));
        QRandomGenerator dice(9);
        for (int i = 0; i < 90 || (i < 1000 && table->tree().ends().size() <= 3); ++i) { // other dice, other lengths
            if (table->question() == nullptr)                                            // over soon, by chance
                table->goTo(table->tree().onLine(3));
            else if (dice.bounded(7) == 0)
                table->reseed();
            else if (dice.bounded(7) == 0)
                table->dealAnew();
            else if (dice.bounded(6) == 0 && table->canGoBack())
                table->goBack();
            else
                table->play(dice.bounded(static_cast<int>(table->question()->options.size())));
        }
        const auto ends = table->tree().ends();
        QVERIFY(ends.size() > 3);
        table->setNote(ends[1], u"what: if # it \"rains\""_s);
        table->setNote(table->tree().onLine(3), u"here it went wrong"_s);
        const std::string record = replayOf(*table);
        const bool over = table->outcome().over();
        const auto read = engine::readReplay(record, "test");
        QVERIFY2(read, record.c_str());
        QCOMPARE(engine::writeReplay(*read), record);
        const auto again = tableGame(data(game), setupOf(*read, *data(game)->catalogue).value(), treeOf(*read));
        QCOMPARE(again->digest(), table->digest());
        const auto lines = [](const TableGame& of) {
            std::multiset<std::pair<std::string, std::size_t>> all;
            for (const int end : of.tree().ends()) {
                const int named = of.tree().named(end);
                all.emplace(named < 0 ? "" : of.tree().node(named).note.toStdString(), of.tree().line(end).size());
            }
            return all;
        };
        QVERIFY(lines(*again) == lines(*table));
        for (const int end : ends) { // each leads to the same position
            table->goTo(end);
            const auto answers = table->tree().line();
            const auto others = again->tree().ends();
            const auto same =
                std::ranges::find_if(others, [&](int other) { return again->tree().line(other) == answers; });
            QVERIFY(same != others.end());
            again->goTo(*same);
            QCOMPARE(again->digest(), table->digest());
        }
        replaysOnTheCommandLine(record, over ? 0 : 1); // a game that goes on behind its record is told

        const auto decoded = readTableCode(codeOf(*table));
        QVERIFY(decoded);
        const auto coded =
            tableGame(data(game), setupOf(decoded->setup, *data(game)->catalogue).value(), decoded->line);
        QCOMPARE(coded->digest(), table->digest());
    }

    void wrongLinesOfARecordAreTold()
    {
        const auto table = tableGame(data(u"script"_s), tableSetup(*data(u"script"_s), 4));
        table->play(0);
        table->reseed();
        table->goBack();
        table->play(1);
        table->setNote(table->tree().at(), u"mine"_s);
        const std::string record = replayOf(*table);
        QVERIFY(record.starts_with("replay: 3"));
        const auto wrong = [&](const std::string& part, const std::string& instead) {
            const std::size_t at = record.find(part);
            if (at == std::string::npos)
                qFatal("no %s in %s", part.c_str(), record.c_str());
            const auto read = engine::readReplay(std::string(record).replace(at, part.size(), instead), "game.replay");
            return read ? std::string("read") : read.error().front().file;
        };
        QCOMPARE(wrong("of: 0", "of: 1"), std::string("game.replay"));
        QCOMPARE(wrong("after: ", "after: 99"), std::string("game.replay"));
        QCOMPARE(wrong("text: mine", "texts: mine"), std::string("game.replay"));
        QCOMPARE(wrong("dice=", "dice=99999"), std::string("game.replay"));
        QCOMPARE(wrong("dice=", "cards.9="), std::string("game.replay"));
        QCOMPARE(wrong("replay: 3", "replay: 4"), std::string("game.replay"));
        QCOMPARE(wrong("mine", "yours"), std::string("read"));
    }

    /// Wherever the journal ends, what is before it is there.
    void journalsKeepEveryChoice()
    {
        const QTemporaryDir folder;
        const auto sceptre = data(u"sceptre"_s);
        QString file;
        std::vector<std::pair<qint64, std::uint64_t>> states;
        {
            const auto table = tableSession(sceptre, tableSetup(*sceptre, 5));
            const auto journal = TableJournal::begin(folder.path(), *table);
            file = journal->fileName();
            QRandomGenerator dice(4);
            for (int i = 0; i < 30 && table->question() != nullptr; ++i) {
                if (dice.bounded(4) == 0 && table->canGoBack())
                    table->goBack();
                else
                    table->play(dice.bounded(static_cast<int>(table->question()->options.size())));
                states.emplace_back(QFileInfo(file).size(), table->position().digest);
            }
            QVERIFY(TableJournal::left(folder.path()).isEmpty()); // it is being played
        }
        QCOMPARE(TableJournal::left(folder.path()), QStringList{file});
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        const QString cut = folder.filePath(u"cut.game"_s);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const qint64 behind = i + 1 < states.size() ? states[i + 1].first - states[i].first : 1;
            for (const qint64 more : {qint64(0), behind / 2}) {
                QFile part(cut);
                QVERIFY(part.open(QIODevice::WriteOnly));
                part.write(bytes.left(states[i].first + more));
                part.close();
                const auto contents = TableJournal::read(cut);
                QVERIFY(contents);
                const auto table =
                    tableSession(sceptre, setupOf(contents->setup, *sceptre->catalogue).value(), contents->tree);
                QCOMPARE(table->position().digest, states[i].second);
                // And it goes on there.
                const auto journal = TableJournal::takeOver(cut, *table);
                QVERIFY(journal);
                table->play(0);
                const auto now = TableJournal::read(cut);
                QVERIFY2(now, qPrintable(u"%1 behind %2"_s.arg(more).arg(states[i].first)));
                QCOMPARE(now->tree.at(), table->tree().at());
            }
        }
        for (qsizetype at = 0; at < bytes.size(); at += 211) { // damage is never taken for a choice
            QByteArray damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ 1);
            QFile part(cut);
            QVERIFY(part.open(QIODevice::WriteOnly));
            part.write(damaged);
            part.close();
            const auto contents = TableJournal::read(cut);
            QVERIFY(!contents || contents->tree.size() <= TableJournal::read(file)->tree.size());
        }
    }

    void closedGamesAreKept()
    {
        const QTemporaryDir folder;
        const auto script = data(u"script"_s);
        const auto table = tableSession(script, tableSetup(*script, 5));
        QString file;
        {
            const auto journal = TableJournal::begin(folder.path(), *table);
            file = journal->fileName();
            journal->close();
        }
        QVERIFY(TableJournal::left(folder.path()).isEmpty());
        QCOMPARE(TableJournal::closed(folder.path()), QStringList{file});
        const auto journal = TableJournal::takeOver(file, *table);
        QVERIFY(journal);
        QVERIFY(!TableJournal::read(file)->closed);
    }
};

QTEST_MAIN(TableGameTest)
#include "table_game_test.moc"
