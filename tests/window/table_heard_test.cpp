// SPDX-License-Identifier: GPL-3.0-or-later
// What the table tells of a step: read aloud, as dice, as lines of the log that are still there where one has gone back, and how
// the lines that were tried have ended.
#include <QAccessible>
#include <QFont>
#include <QLabel>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/look/read_aloud.h"
#include "app/window/table/dice_strip.h"
#include "app/window/table/table_file.h"
#include "app/window/table/table_lists.h"
#include "engine/play/replay_file.h"
#include "tests/window/patient_tables.h"
#include "tests/window/table_on_screen.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

namespace {

/// What a reader of the screen is given to read, in its order, and that it is the name of a thing in the window.
class Hearing {
public:
    explicit Hearing(const TableWindow& table)
    {
        auto* const place = table.findChild<ReadAloud*>();
        QObject::connect(place, &ReadAloud::reading, &m_context, [this, place](const QString& text) {
            auto* const face = QAccessible::queryAccessibleInterface(place);
            const bool isThere = face != nullptr && !face->state().invisible;
            heard += isThere && face->text(QAccessible::Name) == text ? text : u"nothing"_s;
        });
    }
    QStringList heard;

private:
    QObject m_context;
};

} // namespace

class TableHeardTest : public QObject {
    Q_OBJECT

private:
    TableWindow& open(const QString& game, std::uint64_t seed)
    {
        const auto data = m_screen.data(game);
        return m_screen.open(tableGame(data, tableSetup(*data, seed)));
    }

    static QListView* logOf(TableWindow& table) { return namedWidget<QListView>(table, u"What has happened"_s); }

    static QString questionOf(const TableWindow& table)
    {
        const TableQuestion* const question = table.session().question();
        return question == nullptr ? outcomeText(endingOf(table.session().position().outcome), table.session().seats())
                                   : TableGame::letter(question->seat) + u": "_s + question->text;
    }

    /// By its number, of the first nine.
    static void choose(TableWindow& table, int option)
    {
        const auto options = static_cast<int>(table.session().question()->options.size());
        QTest::keyClick(&table, static_cast<Qt::Key>(Qt::Key_1 + option));
        if (options >= (option + 1) * 10)
            QTest::keyClick(namedWidget<QListView>(table, u"Options"_s), Qt::Key_Return);
        (void)table.game(); // waits for the engine
    }

    TableOnScreen m_screen;

private Q_SLOTS:
    void init() { m_screen.prepare(); }
    void cleanup() { m_screen.forget(); }

    /// A choice is read aloud once: what has happened in its order, and what is asked then.
    void aStepIsReadAloudOnce_data() { addGames(); }
    void aStepIsReadAloudOnce()
    {
        QFETCH(QString, game);
        TableWindow& table = open(game, 3);
        int withLines = 0;
        for (int step = 0; step < 25 && table.session().question() != nullptr; ++step) {
            const std::size_t before = table.session().position().log.size();
            const Hearing hearing(table);
            choose(table, 0);
            QCOMPARE(hearing.heard.size(), 1);
            QStringList lines;
            const auto& log = table.session().position().log;
            for (std::size_t i = before; i < log.size(); ++i)
                lines += log[i].textFor(table.viewer());
            withLines += lines.isEmpty() ? 0 : 1;
            const QString expected = (toBeHeard(lines) << questionOf(table)).join(u'\n');
            QVERIFY2(hearing.heard.front().startsWith(expected),
                     qPrintable(hearing.heard.front() + u"\n---\n"_s + expected));
            QVERIFY(hearing.heard.front().count(u'\n') <= 10);
        }
        QVERIFY(withLines > 5);
    }

    void manyLinesAreCut()
    {
        QStringList lines;
        for (int i = 1; i <= 8; ++i)
            lines += QString::number(i);
        QCOMPARE(toBeHeard(lines), lines); // a line says no more than that one was left out
        for (int i = 9; i <= 20; ++i)
            lines += QString::number(i);
        QCOMPARE(
            toBeHeard(lines),
            QStringList({u"1"_s, u"2"_s, u"3"_s, u"13 more lines of the log"_s, u"17"_s, u"18"_s, u"19"_s, u"20"_s}));
    }

    void takingBackIsReadAloud()
    {
        TableWindow& table = open(u"sceptre"_s, 3);
        const std::size_t began = table.session().position().log.size();
        while (table.session().position().log.size() < began + 3)
            choose(table, 0);
        QVERIFY(table.session().canGoBack());
        const Hearing hearing(table);
        QTest::keyClick(&table, Qt::Key_Z, Qt::ControlModifier);
        (void)table.game();
        QCOMPARE(hearing.heard.size(), 1);
        const QString last = table.session().position().log.back().textFor(table.viewer());
        const QStringList sentences = hearing.heard.front().split(u'\n');
        QVERIFY2(sentences.front().startsWith(u"Gone back, to: "_s + last), qPrintable(hearing.heard.front()));
        QVERIFY2(sentences.value(1).startsWith(questionOf(table)), qPrintable(hearing.heard.front()));
    }

    /// The dice of the last step lie beside the options, with what they are about, and they are as the log has them.
    void diceAreShown_data() { addGames(); }
    void diceAreShown()
    {
        QFETCH(QString, game);
        TableWindow& table = open(game, 4);
        auto* const strip = table.findChild<DiceStrip*>();
        QVERIFY(strip != nullptr);
        int rolls = 0;
        for (int step = 0; step < 60 && table.session().question() != nullptr; ++step) {
            const auto rolled = lastRolls(table.session().position().log, table.session().tree());
            QStringList expected;
            for (const TableLine& line : rolled) {
                for (const engine::ShownDie& die : line.dice) {
                    QVERIFY(die.shows >= 1 && die.shows <= die.faces);
                    QCOMPARE(die.faces, game == u"sceptre"_s ? 20 : 6);
                    QVERIFY(line.text.contains(QString::number(die.total)));
                    expected += u"A d%1 shows %2: %3"_s.arg(QString::number(die.faces), QString::number(die.shows),
                                                            line.textFor(table.viewer()));
                }
            }
            expected = expected.last(std::min<qsizetype>(expected.size(), 8));
            rolls += static_cast<int>(expected.size());
            QCOMPARE(strip->isVisible(), !expected.isEmpty());
            QStringList shown;
            for (const QLabel* const face : strip->findChildren<QLabel*>()) {
                if (face->accessibleName().isEmpty())
                    continue; // how many faces they have
                shown += face->accessibleName();
                QVERIFY(face->accessibleName().contains(u" shows %1:"_s.arg(face->text())));
                QVERIFY(strip->rect().contains(face->geometry()));
            }
            QCOMPARE(shown, expected);
            QTest::keyClick(&table, Qt::Key_F4);
            (void)table.game();
            QCoreApplication::processEvents(); // the dice take their room, and the last line is still in sight
            const QListView& log = *logOf(table);
            const QModelIndex last = log.model()->index(log.model()->rowCount() - 1, 0);
            QVERIFY(log.visualRect(last).bottom() < log.viewport()->height());
        }
        if (game != u"hero"_s) // which has no dice
            QVERIFY(rolls > 0);
    }

    /// Whoever has gone back sees what comes then, as later, and clicks forward again; another way takes it away.
    void laterLinesStay()
    {
        TableWindow& table = open(u"sceptre"_s, 3);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        const int end = table.game().tree().at();
        QListView* const log = logOf(table);
        const auto& model = *log->model();
        const int all = model.rowCount();
        QStringList texts;
        for (int row = 0; row < all; ++row) {
            texts += model.index(row, 0).data().toString();
            QVERIFY(!model.index(row, 0).data(LogModel::LaterRole).toBool());
        }
        const auto goTo = [&](int row) {
            log->setFocus();
            log->setCurrentIndex(model.index(row, 0));
            QTest::keyClick(log, Qt::Key_Return);
            (void)table.game();
        };
        const int middle = all / 2;
        goTo(middle);
        QVERIFY(table.session().tree().at() != end);
        QCOMPARE(model.rowCount(), all);
        const auto happened = static_cast<int>(table.session().position().log.size());
        QVERIFY(happened > middle && happened < all);
        for (int row = 0; row < all; ++row) {
            const QModelIndex line = model.index(row, 0);
            const bool later = row >= happened;
            QCOMPARE(line.data().toString(), texts[row]);
            QCOMPARE(line.data(LogModel::LaterRole).toBool(), later);
            QCOMPARE(line.data(Qt::AccessibleTextRole).toString(), later ? u"Later: "_s + texts[row] : texts[row]);
            QCOMPARE(line.data(Qt::FontRole).value<QFont>().italic(), later);
        }
        QVERIFY(log->viewport()->rect().intersects(log->visualRect(model.index(happened - 1, 0))));

        goTo(all - 1); // forward again
        QCOMPARE(static_cast<int>(table.session().position().log.size()), all);
        QVERIFY(!model.index(all - 1, 0).data(LogModel::LaterRole).toBool());
        goTo(middle);
        QCOMPARE(model.rowCount(), all);

        QTest::keyClick(&table, Qt::Key_D, Qt::ControlModifier); // another way
        (void)table.game();
        QCOMPARE(model.rowCount(), static_cast<int>(table.session().position().log.size()));
        QVERIFY(model.rowCount() < all);
        QVERIFY(!model.index(model.rowCount() - 1, 0).data(LogModel::LaterRole).toBool());
    }

    /// How lines have ended is known again where a game is gone on with, and is found out of a record, which has nothing of it.
    void endingsAreKept_data() { addGames(); }
    void endingsAreKept()
    {
        QFETCH(QString, game);
        const auto data = m_screen.data(game);
        const TableSetup setup = tableSetup(*data, 5);
        QTemporaryDir folder;
        QString file;
        std::vector<ChoiceTree::Ending> endings;
        std::string record;
        {
            const auto session = tableSession(data, setup);
            const auto journal = TableJournal::begin(folder.path(), *session);
            file = journal->fileName();
            session->letPilot(TableGame::Stretch::Game);
            (void)session->settled();
            QVERIFY(session->position().outcome.over());
            session->goBack();
            (void)session->settled();
            session->reseed();
            (void)session->settled();
            session->letPilot(TableGame::Stretch::Game);
            (void)session->settled();
            session->goBack();
            session->goBack();
            (void)session->settled();
            QVERIFY(!session->position().outcome.over());
            for (const int end : session->tree().ends())
                endings.push_back(session->tree().node(end).ending);
            QVERIFY(endings.size() >= 2);
            QVERIFY(endings.front().over());
            record = replayOf(session->settled());
        }
        const auto contents = TableJournal::read(file);
        QVERIFY(contents);
        QVERIFY(contents->tree.knowsEndings());
        std::vector<ChoiceTree::Ending> kept;
        for (const int end : contents->tree.ends())
            kept.push_back(contents->tree.node(end).ending);
        QVERIFY(kept == endings);

        const auto replay = engine::readReplay(record, "record");
        QVERIFY(replay);
        const auto again = tableSession(data, setup, treeOf(*replay));
        QSet<QString> words, expected;
        LineModel lines;
        lines.setGame(again.get());
        QCOMPARE(lines.rowCount(), static_cast<int>(endings.size()));
        for (int row = 0; row < lines.rowCount(); ++row)
            words += lines.index(row).data().toString().section(u". "_s, 1);
        for (const ChoiceTree::Ending& ending : endings)
            expected += outcomeText(ending, again->seats());
        QCOMPARE(words, expected);
    }
};

QTEST_MAIN(TableHeardTest)
#include "table_heard_test.moc"
