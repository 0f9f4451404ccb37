// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that are laid out, apart from any window: what a scenario says comes back when it is written down again, edits
// change what they say and nothing else, and item models show each position on the way.
#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include "app/decks/scenario_files.h"
#include "app/window/table/position_kept.h"
#include "app/window/table/position_model.h"
#include "app/window/table/scenario_file.h"
#include "app/window/table/scenario_text.h"
#include "app/window/table/table_model.h"
#include "engine/scenario/scenario.h"
#include "tests/window/table_stage.h"
#include "tests/support/thinned.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::engine;
using namespace muster::test;

class PositionDraftTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameData> data(const QString& game) { return m_home.data(game); }

    static std::string bytesOf(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no file");
        return file.readAll().toStdString();
    }

    /// A scenario of the game's tests, with the files that it names; nothing where it has no position.
    struct Scenario {
        QString path;
        std::string bytes;
        BesideFiles beside;
    };
    static std::vector<Scenario> scenarios(const QString& game, int most)
    {
        std::vector<Scenario> all;
        const QStringList files = QDir(inSources("/tests/scenarios/%1").arg(game)).entryList({u"*.yaml"_s});
        const auto step = std::max<qsizetype>(1, files.size() / most);
        for (qsizetype i = 0; i < files.size(); i += step) {
            Scenario one{inSources("/tests/scenarios/%1/%2").arg(game, files[i]), {}, {}};
            one.bytes = bytesOf(one.path);
            if (!isScenario(one.bytes) || one.bytes.find("\nposition:") == std::string::npos)
                continue;
            for (const QString& name : QDir(inSources("/tests/scenarios/%1").arg(game)).entryList(QDir::Files)) {
                if (const auto file = readBeside(one.path, name.toStdString()))
                    one.beside[name.toStdString()] = file->bytes;
            }
            all.push_back(std::move(one));
        }
        return all;
    }

    PositionStart opened(const QString& game, const Scenario& scenario)
    {
        auto start = positionOfScenario(data(game), scenario.bytes, scenario.beside, {});
        if (!start)
            qFatal("%s: %s", qPrintable(scenario.path), qPrintable(start.error()));
        return std::move(*start);
    }

    /// Written down and read again.
    PositionDraft again(const QString& game, const PositionStart& start)
    {
        const std::string text = scenarioText(start.draft, start.ground->catalogue());
        auto read = positionOfScenario(data(game), text, start.ground->beside(), {});
        if (!read)
            qFatal("%s\n%s", qPrintable(read.error()), text.c_str());
        return std::move(read->draft);
    }

    /// What scenarios are run with.
    ScenarioReport run(const QString& game, const std::string& text, const Scenario& scenario)
    {
        const auto games = data(game);
        const carddb::Places places{games->resources, {}, {}};
        const ScenarioCards cards{games->catalogue, [&] { return readSets(places, games->game()); }, &games->rules,
                                  [&](const std::string& name) { return readBeside(scenario.path, name); }};
        auto report = runScenario(text, scenario.path.toStdString(), cards, scenarioGames());
        if (!report)
            qFatal("%s\n%s\n%s", qPrintable(scenario.path), errorText(report.error()).c_str(), text.c_str());
        return std::move(*report);
    }
    static std::string errorText(const Errors& errors)
    {
        std::string text;
        for (const Error& error : errors) {
            text += std::to_string(error.at.line) + " " + error.path + ":";
            for (const std::string& argument : error.arguments)
                text += " " + argument;
            text += "\n";
        }
        return text;
    }

    /// A position of two players with cards in hand and on a place that is open, of the game's own scenarios.
    PositionStart example(const QString& game)
    {
        for (const Scenario& scenario : scenarios(game, 60)) {
            PositionStart start = opened(game, scenario);
            start.draft.steps.clear();
            const auto& zones = start.draft.position.zones;
            const bool hand = std::any_of(zones.begin(), zones.end(), [](const LaidZone& zone) {
                return zone.key == "hand" && zone.seat == 0 && !zone.cards.empty();
            });
            if (hand && openZone(start) < zones.size())
                return start;
        }
        qFatal("no scenario has what is needed");
    }

    static std::size_t zoneOf(const LaidPosition& position, const std::string& key, Seat seat)
    {
        for (std::size_t zone = 0; zone < position.zones.size(); ++zone) {
            if (position.zones[zone].key == key && position.zones[zone].seat == seat)
                return zone;
        }
        qFatal("no zone %s", key.c_str());
    }

    /// An open one of a player, with three cards: the second is not a Champion without whom nobody is.
    static std::size_t openZone(const PositionStart& start)
    {
        const auto& zones = start.draft.position.zones;
        for (std::size_t zone = 0; zone < zones.size(); ++zone) {
            const ScenarioZone* const facts = zoneFacts(start.ground->facts(), zones[zone]);
            if (facts != nullptr && facts->open && zones[zone].seat != NoSeat && zones[zone].cards.size() > 2)
                return zone;
        }
        return zones.size();
    }

    static QString names(const PositionStart& start, const LaidPosition& position, std::size_t zone)
    {
        QStringList all;
        for (const LaidCard& card : position.zones[zone].cards)
            all += QString::fromStdString(scenarioName(card.definition, start.ground->catalogue()));
        return all.join(u", "_s);
    }

    /// Whether the rows below are these cards, each with what lies on it, and have their places.
    static bool shows(const PositionModel& model, const QModelIndex& below, const std::vector<LaidCard>& cards,
                      const Catalogue& catalogue, const CardPath& path)
    {
        std::size_t at = 0;
        for (int row = 0; row < model.rowCount(below); ++row) {
            const QModelIndex index = model.index(row, 0, below);
            const CardPath here = path.on(at);
            if (model.pathOf(index) != here || model.indexOf(here) != index)
                return false;
            for (std::size_t copy = 0; copy < model.copies(index); ++copy, ++at) {
                if (at >= cards.size()
                    || index.data().toString().toStdString() != scenarioName(cards[at].definition, catalogue))
                    return false;
            }
            const LaidCard& card = cards[at - 1];
            const auto marks = index.data(TableModel::MarksRole).toStringList();
            const auto said = static_cast<qsizetype>(card.states.size() + card.numbers.size() + card.seenBy.size()
                                                     + card.extras.size() + (card.owner != NoSeat ? 1 : 0)
                                                     + (model.copies(index) > 1 ? 1 : 0));
            if (marks.size() != said || !shows(model, index, card.on, catalogue, here))
                return false;
        }
        return at == cards.size();
    }

    TableHome m_home;

private Q_SLOTS:
    /// The scenarios of the games' own tests: written down again they are the same positions, and all that their steps expect
    /// still happens.
    void scenariosSurvive_data() { addGames(); }
    void scenariosSurvive()
    {
        QFETCH(QString, game);
        const int most = qEnvironmentVariableIntValue("MUSTER_ALL_POSITIONS") != 0 ? 100'000 : test::sampled(28);
        int survived = 0;
        for (const Scenario& scenario : scenarios(game, most)) {
            const PositionStart start = opened(game, scenario);
            QVERIFY2(start.ground->problems(start.draft).empty(), qPrintable(scenario.path));
            const PositionDraft read = again(game, start);
            QCOMPARE(QString::fromStdString(read.head), QString::fromStdString(start.draft.head));
            QCOMPARE(QString::fromStdString(read.steps), QString::fromStdString(start.draft.steps));
            QVERIFY2(
                read == start.draft,
                (scenario.path.toStdString() + "\n" + scenarioText(start.draft, start.ground->catalogue())).c_str());
            const std::string text = scenarioText(start.draft, start.ground->catalogue());
            const ScenarioReport before = run(game, scenario.bytes, scenario);
            const ScenarioReport after = run(game, text, scenario);
            QVERIFY2(before.passed(), qPrintable(scenario.path));
            QVERIFY2(after.passed(), (scenario.path.toStdString() + "\n" + text).c_str());
            QCOMPARE(after.courses.size(), before.courses.size());
            ++survived;
        }
        QVERIFY(survived > test::sampled(16));
    }

    /// Each kind of edit, in every game: what comes of it is read as what it is. What cannot be is told with its place.
    void editsComeBack_data() { addGames(); }
    void editsComeBack()
    {
        QFETCH(QString, game);
        const PositionStart start = example(game);
        const ScenarioFacts& facts = start.ground->facts();
        const LaidPosition& position = start.draft.position;
        const std::size_t hand = zoneOf(position, "hand", 0);
        const std::size_t open = openZone(start);
        const auto check = [&](const char* what, const LaidPosition& edited) {
            PositionStart after = start;
            after.draft.position = edited;
            QVERIFY2(edited != position, what);
            const auto problems = after.ground->problems(after.draft);
            QVERIFY2(
                problems.empty(),
                qPrintable(QLatin1String(what) + u": "_s + (problems.empty() ? QString() : problems.front().text)));
            QVERIFY2(again(game, after) == after.draft,
                     (what + ("\n" + scenarioText(after.draft, after.ground->catalogue()))).c_str());
        };
        LaidCard card = position.zones[hand].cards.front();
        check("three more", withCard(position, {hand, {0}}, card, 3));
        check("four of one card", withCopies(position, {hand, {0}}, 4));
        check("none of it", withoutCard(position, {hand, {0}}, copiesAt(position, {hand, {0}})));
        check("to the other player", moved(position, {hand, {0}}, {zoneOf(position, "hand", 1), {0}}, 1, facts));
        check("from the table to the hand", moved(position, {open, {1}}, {hand, {0}}, 1, facts));
        card.seenBy = {1};
        check("seen by the other", withCard(position, {hand, {0}}, card, 1));
        LaidPosition turn = position;
        turn.turn = 9;
        check("a later turn", turn);
        turn = position;
        turn.active = 1;
        check("the other player's turn", turn);
        for (const std::string& begins : facts.beginnings) {
            turn = position;
            turn.begins = begins;
            if (turn != position)
                check(begins.c_str(), turn);
        }
        PositionStart wrong = start;
        wrong.draft.position.begins = "never";
        const auto problems = wrong.ground->problems(wrong.draft);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems.front().seat, NoSeat);
        QCOMPARE(problems.front().key, std::string("begins"));
        QVERIFY(problems.front().text.contains(u"never"_s));
    }

    /// States, counters and numbers of players, which each game has for itself.
    void whatIsSaidComesBack_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("ofPlayer");
        QTest::newRow("sceptre")
            << u"sceptre"_s
            << u"A: {combat: Kestrel Vanguard, blood: [4 Copper], collected: 1}, B: {combat: Cinder Reaver}"_s
            << u"combat"_s << u"bleeding"_s << u"damage"_s << u""_s;
        QTest::newRow("hero") << u"hero"_s << u"A: {battlefield: [Scout]}, B: {}"_s << u"battlefield"_s << u"tapped"_s
                              << u"armor points"_s << u"gold"_s;
        QTest::newRow("script") << u"script"_s << u"A: {creature place: [Stick Figure]}, B: {}"_s << u"creature place"_s
                                << u"tapped"_s << u""_s << u"health"_s;
        QTest::newRow("armory") << u"armory"_s << u"A: {board: [Ludo's Rudis]}, B: {}"_s << u"board"_s << u"exhausted"_s
                                << u"durability point"_s << u"health"_s;
        QTest::newRow("spoils") << u"spoils"_s << u"A: {}, B: {}, C: {}"_s << u"play area"_s << u""_s << u""_s
                                << u"life"_s;
    }
    void whatIsSaidComesBack()
    {
        QFETCH(QString, game);
        QFETCH(QString, text);
        QFETCH(QString, zone);
        QFETCH(QString, state);
        QFETCH(QString, number);
        QFETCH(QString, ofPlayer);
        PositionStart start = opened(
            game,
            {u"here"_s, "scenario: X\ngame: " + game.toStdString() + "\nposition: {" + text.toStdString() + "}\n", {}});
        const ScenarioFacts& facts = start.ground->facts();
        LaidPosition& position = start.draft.position;
        const CardPath path{zoneOf(position, zone.toStdString(), 0), {0}};
        const LaidPosition before = position;
        position = changed(position, path, [&](LaidCard& card) {
            if (!state.isEmpty())
                setState(card, state.toStdString(), true, facts);
            if (!number.isEmpty())
                setNumber(card, number.toStdString(), 1, facts);
        });
        if (!ofPlayer.isEmpty())
            position = withNumber(position, 1, ofPlayer.toStdString(), 3);
        QVERIFY(position != before);
        const auto problems = start.ground->problems(start.draft);
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().text));
        const PositionDraft read = again(game, start);
        QVERIFY(read == start.draft);
        const LaidCard& card = *cardAt(read.position, path);
        if (!state.isEmpty())
            QVERIFY(std::find(card.states.begin(), card.states.end(), state.toStdString()) != card.states.end());
        if (!number.isEmpty())
            QCOMPARE(numberOf(card, number.toStdString()), 1);
    }

    /// What is not as printed, and a game's own keys of a card, are written as they were read.
    void nothingOfACardIsLost()
    {
        const Scenario scenario{
            u"here"_s,
            "scenario: X\ngame: sceptre\ncards:\n  - {like: Kestrel Vanguard, name: Old Vanguard, spd: 1}\nposition:\n"
            "  A:\n    combat: {card: Dawn Templar, hp: 120, def: 8, used: yes}\n    garrison: [Old Vanguard]\n"
            "  B: {combat: {card: Dawn Templar, skl: 1, on: [Copper]}, coin of the turn: Dawn Templar}\n",
            {}};
        auto read = positionOfScenario(data(u"sceptre"_s), scenario.bytes, {}, {});
        if (!read) { // not every ability has a limit
            Scenario without = scenario;
            without.bytes.replace(without.bytes.find(", used: yes"), 11, "");
            read = positionOfScenario(data(u"sceptre"_s), without.bytes, {}, {});
        }
        QVERIFY2(read, qPrintable(read ? QString() : read.error()));
        const std::string text = scenarioText(read->draft, read->ground->catalogue());
        QVERIFY(text.find("combat: [{card: Dawn Templar, hp: 120, def: 8") != text.npos);
        QVERIFY(text.find("skl: 1, on: [Copper]}") != text.npos);
        QVERIFY(text.find("name: Old Vanguard") != text.npos);
        QVERIFY(text.find("garrison: [Old Vanguard]") != text.npos);
        QVERIFY(text.find("coin of the turn: Dawn Templar") != text.npos);
        QVERIFY(again(u"sceptre"_s, *read) == read->draft);
    }

    /// An empty position has what goes without saying, and what is missing is told at its place.
    void emptyPositions_data() { addGames(); }
    void emptyPositions()
    {
        QFETCH(QString, game);
        const auto games = data(game);
        PositionDraft rules;
        rules.game = game.toStdString();
        rules.title = "Nothing";
        auto start = emptyPosition(games, rules, {});
        QVERIFY2(start, qPrintable(start ? QString() : start.error()));
        QCOMPARE(start->draft.position.numbers.size(), std::size_t(start->ground->facts().seats));
        const auto problems = start->ground->problems(start->draft);
        for (const ScenarioZone& zone : start->ground->facts().zones) {
            const bool told = std::any_of(problems.begin(), problems.end(), [&](const auto& problem) {
                return problem.key == zone.key && problem.seat == 0;
            });
            QCOMPARE(told, zone.required);
        }
        if (problems.empty())
            QVERIFY(again(game, *start) == start->draft);
        // The other ways to play it have other seats.
        for (const engine::Mode& mode : playFacts(rules.game)->modes) {
            rules.mode = mode.key;
            auto other = emptyPosition(games, rules, {});
            QVERIFY2(other, mode.key.c_str());
            const LaidPosition fit = fitted(start->draft.position, other->ground->blank());
            QCOMPARE(fit.zones.size(), other->draft.position.zones.size());
            QCOMPARE(fit.numbers.size(), other->draft.position.numbers.size());
        }
    }

    /// What is kept on disk comes back as it was, also what cannot be; nobody else gets it meanwhile.
    void keptAsItIs_data() { addGames(); }
    void keptAsItIs()
    {
        QFETCH(QString, game);
        const QString folder = m_home.filePath(u"kept-"_s + game);
        const KeptPosition::Games games = [this](const std::string& key) { return data(QString::fromStdString(key)); };
        for (const Scenario& scenario : scenarios(game, 12)) {
            PositionStart start = opened(game, scenario);
            LaidPosition& position = start.draft.position;
            for (const bool impossible : {false, true}) {
                if (impossible) {
                    position.begins = "never";
                    position.extras[0].emplace_back("nothing", "7");
                    const auto& hand = position.zones[zoneOf(position, "hand", 0)].cards;
                    LaidCard any;
                    any.definition = CardIndex{0};
                    const LaidCard one = hand.empty() ? any : hand.front();
                    position.zones.front().cards.insert(position.zones.front().cards.begin(), 3, one);
                    QVERIFY(!start.ground->problems(start.draft).empty());
                }
                {
                    const auto kept = KeptPosition::begin(folder);
                    QCOMPARE(kept->write(start.draft, *start.ground, impossible), QString());
                    QCOMPARE(KeptPosition::left(folder).size(), 1);
                    QVERIFY(!KeptPosition::takeOver(KeptPosition::left(folder).front()));
                }
                const auto again = KeptPosition::takeOver(KeptPosition::left(folder).front());
                QVERIFY(again);
                const auto contents = again->read(games, {});
                QVERIFY2(contents, qPrintable(scenario.path));
                QCOMPARE(contents->saved, impossible);
                QCOMPARE(
                    QString::fromStdString(scenarioText(contents->start.draft, contents->start.ground->catalogue())),
                    QString::fromStdString(scenarioText(start.draft, start.ground->catalogue())));
                QVERIFY2(contents->start.draft == start.draft, qPrintable(scenario.path));
                again->forget();
                QVERIFY(KeptPosition::left(folder).isEmpty());
            }
        }
    }

    void movesInALaidPosition()
    {
        const PositionStart start = opened(u"sceptre"_s,
                                           {u"here"_s,
                                            "scenario: X\ngame: sceptre\nposition:\n"
                                            "  A: {combat: {card: Kestrel Vanguard, damage: 10, on: [Copper, Silver]}, "
                                            "hand: [3 Copper, Gold, Copper]}\n"
                                            "  B: {combat: Cinder Reaver, garrison: [Dawn Templar]}\n",
                                            {}});
        const ScenarioFacts& facts = start.ground->facts();
        const LaidPosition& position = start.draft.position;
        const std::size_t hand = zoneOf(position, "hand", 0);
        const std::size_t combat = zoneOf(position, "combat", 0);
        const std::size_t discard = zoneOf(position, "discard", 0);
        const std::size_t garrison = zoneOf(position, "garrison", 1);
        QCOMPARE(names(start, position, hand), "Copper, Copper, Copper, Gold, Copper"_L1);
        QCOMPARE(copiesAt(position, {hand, {0}}), std::size_t(3));
        QCOMPARE(copiesAt(position, {hand, {1}}), std::size_t(2));
        QCOMPARE(copiesAt(position, {hand, {9}}), std::size_t(0));
        // Within a zone, counted without the card that goes.
        QCOMPARE(names(start, moved(position, {hand, {3}}, {hand, {0}}, 1, facts), hand),
                 "Gold, Copper, Copper, Copper, Copper"_L1);
        QCOMPARE(names(start, moved(position, {hand, {0}}, {hand, {4}}, 3, facts), hand),
                 "Gold, Copper, Copper, Copper, Copper"_L1);
        // Onto a card, and from it; on the other player's it stays its owner's.
        LaidPosition on = moved(position, {hand, {3}}, {combat, {0, 1}}, 1, facts);
        QCOMPARE(cardAt(on, {combat, {0}})->on.size(), std::size_t(3));
        QCOMPARE(cardAt(on, {combat, {0, 1}})->owner, NoSeat);
        on = moved(position, {hand, {3}}, {garrison, {0, 0}}, 1, facts);
        QCOMPARE(cardAt(on, {garrison, {0, 0}})->owner, Seat(0));
        on = moved(on, {garrison, {0, 0}}, {hand, {0}}, 1, facts);
        QCOMPARE(cardAt(on, {hand, {0}})->owner, NoSeat);
        QCOMPARE(names(start, on, hand), "Gold, Copper, Copper, Copper, Copper"_L1);
        // Where nothing lies open nothing is said of it, and what lay on it lies beside it.
        const LaidPosition gone = moved(position, {combat, {0}}, {discard, {0}}, 1, facts);
        QCOMPARE(names(start, gone, discard), "Kestrel Vanguard, Copper, Silver"_L1);
        QVERIFY(cardAt(gone, {discard, {0}})->numbers.empty());
        QVERIFY(gone.zones[combat].cards.empty());
        // Nothing goes onto itself, nor to where there is no place.
        QVERIFY(moved(position, {combat, {0}}, {combat, {0, 0}}, 1, facts) == position);
        QVERIFY(moved(position, {hand, {0}}, {hand, {1, 0}}, 3, facts) == position);
        QVERIFY(moved(position, {combat, {0}}, {99, {0}}, 1, facts) == position);
        QVERIFY(moved(position, {combat, {7}}, {hand, {0}}, 1, facts) == position);
        QVERIFY(withoutCard(position, {hand, {5}}, 1) == position);
        QCOMPARE(names(start, withCopies(position, {hand, {0}}, 1), hand), "Copper, Gold, Copper"_L1);
        QCOMPARE(names(start, withCopies(position, {hand, {3}}, 2), hand),
                 "Copper, Copper, Copper, Gold, Gold, Copper"_L1);
    }

    /// A thousand edits at random: after each the model shows the position, and has told all that changed.
    void theModelFollows_data() { addGames(); }
    void theModelFollows()
    {
        QFETCH(QString, game);
        const PositionStart start = example(game);
        LaidPosition position = start.draft.position;
        PositionModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.begin(start.ground, position);
        QRandomGenerator random(7);
        const auto any = [&](std::size_t below) {
            return below == 0 ? std::size_t(0) : std::size_t(random.bounded(static_cast<quint32>(below)));
        };
        const auto anyPlace = [&] {
            CardPath path{any(position.zones.size()), {}};
            const auto& cards = position.zones[path.zone].cards;
            path.steps.push_back(any(cards.size() + 1));
            if (path.steps[0] < cards.size() && any(3) == 0)
                path.steps.push_back(any(cards[path.steps[0]].on.size() + 1));
            return path;
        };
        for (int i = 0; i < 400; ++i) {
            const CardPath at = anyPlace();
            switch (any(6)) {
            case 0:
                position = moved(position, at, anyPlace(), 1 + any(3), start.ground->facts());
                break;
            case 1:
                position = withoutCard(position, at, 1 + any(2));
                break;
            case 2:
                if (const LaidCard* const card = cardAt(start.draft.position, {zoneOf(position, "hand", 0), {0}}))
                    position = withCard(position, at, *card, 1 + any(3));
                break;
            case 3:
                position = changed(position, at, [&](LaidCard& card) {
                    setState(card, start.ground->facts().faces[1], card.states.empty(), start.ground->facts());
                });
                break;
            case 4:
                position = changed(position, at, [&](LaidCard& card) {
                    setNumber(card, "damage", static_cast<int>(any(9)), start.ground->facts());
                });
                break;
            default:
                position = withCopies(position, at, 1 + any(4));
            }
            model.setPosition(position);
            for (std::size_t zone = 0; zone < position.zones.size(); ++zone)
                QVERIFY(shows(model, model.index(static_cast<int>(zone), 0), position.zones[zone].cards,
                              start.ground->catalogue(), CardPath{zone, {}}));
        }
    }
};

QTEST_MAIN(PositionDraftTest)
#include "position_draft_test.moc"
