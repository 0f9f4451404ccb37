// SPDX-License-Identifier: GPL-3.0-or-later
// The keys and menus of the table by which others play and windows pass, and games that are gone on with.
#include <QJsonArray>
#include <QJsonDocument>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include "app/text/language.h"
#include "app/text/pilot_text.h"
#include "app/window/safety/journal_contents.h"
#include "app/window/table/table_board.h"
#include "app/window/table/table_lists.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_room.h"
#include "app/window/table/table_window.h"
#include "app/window/table/zone_view.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/patient_tables.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

class TableAgainTest : public QObject, MainWindowStage {
    Q_OBJECT

private:
    /// A game by hand, from the room of the main window.
    TableWindow& table(const QString& game, std::uint64_t seed)
    {
        auto* const room = m_window->findChild<TableRoom*>();
        const auto data = m_session->decks().game(game);
        if (room == nullptr || !data)
            qFatal("no room for %s", qPrintable(game));
        TableWindow* const table = room->begin(tableSetup(**data, seed));
        if (table == nullptr || !QTest::qWaitForWindowActive(table))
            qFatal("no table");
        return *table;
    }
    TableWindow* lastTable()
    {
        const auto tables = m_window->findChildren<TableWindow*>();
        return tables.isEmpty() ? nullptr : tables.last();
    }
    static void playAsThePilot(TableWindow& table)
    {
        table.session().play(table.game().pilotsChoice().value());
        (void)table.game();
    }
    static QMenu* menu(const QWidget& window, const QString& title)
    {
        for (QMenu* const one : window.findChildren<QMenu*>()) {
            if (one->title().remove(u'&') == title)
                return one;
        }
        qFatal("no menu %s", qPrintable(title));
    }
    /// What is said of rules has one that the game has.
    static bool namesARule(const TableWindow& table)
    {
        const auto* const said = namedWidget<QScrollArea>(table, u"Rules and remarks"_s);
        static const QRegularExpression id(u"\\b([A-Z]{3}-[0-9A-Za-z]+): \\S"_s);
        const QString text = said->findChild<QLabel*>()->text();
        if (text.contains(u": not before this question is answered"_s))
            return true;
        const auto found = id.match(text);
        return found.hasMatch() && table.session().data().rules.find(found.captured(1).toStdString()) != nullptr;
    }
    /// What "Go On With" offers, filled as the menu over it opens.
    QList<QAction*> closedGames()
    {
        Q_EMIT menu(*m_window, u"Play"_s)->aboutToShow();
        return menu(*m_window, u"Go On With"_s)->actions();
    }
    [[nodiscard]] QString tables() const { return m_home.places().userData + u"/tables"_s; }
    void closeTables()
    {
        for (TableWindow* const table : m_window->findChildren<TableWindow*>())
            table->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void init() { begin(); }
    void cleanup()
    {
        closeTables();
        QDir(tables()).removeRecursively();
        end();
    }

    /// Ctrl+P: nobody is asked in a window any more, until it is lifted; the log leads back to those that were passed.
    void windowsArePassedByAKey()
    {
        TableWindow& table = this->table(u"sceptre"_s, 4);
        const auto isWindow = [&] {
            const TableQuestion* const question = table.session().question();
            return question != nullptr && question->kind == static_cast<std::uint8_t>(engine::Ask::Respond);
        };
        QTest::keyClick(&table, Qt::Key_P, Qt::ControlModifier);
        QVERIFY(labelHas(table, u"Windows are passed without asking."_s));
        for (int i = 0; i < 200 && table.session().question() != nullptr; ++i) {
            QVERIFY(!isWindow());
            playAsThePilot(table);
        }
        const auto line = table.session().tree().line();
        const auto passed =
            std::ranges::find(line, static_cast<std::uint8_t>(engine::Ask::Respond), &engine::Answer::kind);
        QVERIFY2(passed != line.end(), "no window was open in the game");
        QTest::keyClick(&table, Qt::Key_P, Qt::ControlModifier);
        QVERIFY(!labelHas(table, u"Windows are passed without asking."_s));
        table.session().goTo(table.session().tree().onLine(static_cast<int>(passed - line.begin())));
        (void)table.game();
        QVERIFY(isWindow());
        auto* const log = namedWidget<QListView>(table, u"What has happened"_s); // and by the log, from anywhere
        table.session().goTo(0);
        (void)table.game();
        QModelIndex before;
        for (int row = 0; row < log->model()->rowCount(); ++row) {
            if (log->model()->index(row, 0).data(LogModel::AfterRole).toInt() <= passed - line.begin())
                before = log->model()->index(row, 0);
        }
        QVERIFY(before.isValid());
        log->setFocus();
        log->setCurrentIndex(before);
        QTest::keyClick(log, Qt::Key_Return);
        (void)table.game();
        QCOMPARE(table.session().tree().depth(table.session().tree().at()), before.data(LogModel::AfterRole).toInt());
    }

    /// "Who Plays": a pilot takes a seat over, answers for it, and gives it back.
    void seatsAreTakenOver_data() { addGames(); }
    void seatsAreTakenOver()
    {
        QFETCH(QString, game);
        TableWindow& table = this->table(game, 3);
        const auto last = static_cast<engine::Seat>(table.session().seats() - 1);
        const auto entry = [&](int row) {
            QMenu* const seats = menu(table, u"Who Plays"_s);
            Q_EMIT seats->aboutToShow();
            return seats->actions().at(last)->menu()->actions().at(row);
        };
        QVERIFY(entry(0)->isChecked());
        entry(1)->trigger();
        QVERIFY(entry(1)->isChecked() && !entry(0)->isChecked());
        QVERIFY(!table.session().byHand(last));
        const std::string pilot = table.session().setup().pilots[last];
        QVERIFY(!pilot.empty());
        QTest::keyClick(&table, Qt::Key_F8); // where the pilot is asked already
        (void)table.game();
        for (int i = 0; i < 60 && table.session().question() != nullptr; ++i) {
            QVERIFY(table.session().question()->seat != last);
            playAsThePilot(table);
        }
        entry(0)->trigger();
        QVERIFY(table.session().byHand(last));
        bool asked = false;
        for (int i = 0; i < 60 && table.session().question() != nullptr && !asked; ++i) {
            asked = table.session().question()->seat == last;
            playAsThePilot(table);
        }
        QVERIFY(asked || table.session().question() == nullptr);
    }

    /// Every pilot has a name in each language, which stands where seats are named.
    void pilotsHaveNames_data() { addGames(); }
    void pilotsHaveNames()
    {
        QFETCH(QString, game);
        const auto data = m_session->decks().game(game);
        QVERIFY(data.has_value());
        TableSetup setup = tableSetup(**data, 3);
        setup.pilots.resize(static_cast<std::size_t>(setup.players));
        setup.names.resize(static_cast<std::size_t>(setup.players));
        for (const std::string& pilot : engine::playFacts(game.toStdString())->pilots) {
            setup.pilots.front() = pilot;
            QSet<QString> names;
            for (const QString& language : languages()) {
                installLanguage(language);
                names += pilotName(pilot);
                QVERIFY(TableGame::seatTitle(setup, 0).contains(u'(' + pilotName(pilot) + u')'));
            }
            installLanguage(u"en"_s);
            QVERIFY2(names.size() == languages().size(), qPrintable(names.values().join(u", "_s)));
        }
        QCOMPARE(pilotName("nobody"), u"nobody"_s);
    }

    /// F8: whoever has gone back to a choice of a pilot lets it go on from there.
    void othersGoOnByAKey()
    {
        TableWindow& table = this->table(u"sceptre"_s, 3);
        table.session().setPilot(1, "greedy");
        QTest::keyClick(&table, Qt::Key_F8);
        for (int i = 0; i < 30 && table.session().question() != nullptr; ++i)
            playAsThePilot(table);
        const auto line = table.session().tree().line();
        const auto others = std::ranges::find_if(line, [](const engine::Answer& one) { return one.seat == 1; });
        QVERIFY(others != line.end());
        table.session().goTo(table.session().tree().onLine(static_cast<int>(others - line.begin())));
        (void)table.game();
        QCOMPARE(int(table.session().question()->seat), 1);
        QTest::keyClick(&table, Qt::Key_F8);
        (void)table.game();
        QVERIFY(table.session().question() == nullptr || table.session().question()->seat == 0);
        QVERIFY(table.session().tree().depth(table.session().tree().at()) > others - line.begin());
    }

    /// F9: every card on the board names a rule: the one that forbids it, the one because of which it is no answer, or the one of
    /// its place, as of hidden cards and those of others. What no rule forbids says that something else is asked first.
    void everyCardSaysWhyNotByAKey_data() { addGames(); }
    void everyCardSaysWhyNotByAKey()
    {
        QFETCH(QString, game);
        TableWindow& table = this->table(game, 3);
        int asked = 0;
        for (int i = 0; i < 40 && table.session().question() != nullptr; ++i, playAsThePilot(table)) {
            for (ZoneView* const zone : table.findChildren<ZoneView*>()) {
                for (int row = 0; row < zone->model()->rowCount(zone->rootIndex()) && zone->isVisible(); ++row) {
                    const QModelIndex card = zone->model()->index(row, 0, zone->rootIndex());
                    if (card.data(TableModel::LitRole).toBool())
                        continue;
                    zone->setFocus();
                    zone->setCurrentIndex(card);
                    QTest::keyClick(&table, Qt::Key_F9);
                    (void)table.game();
                    QVERIFY2(
                        namesARule(table),
                        qPrintable(namedWidget<QScrollArea>(table, u"Rules and remarks"_s)->findChild<QLabel*>()->text()
                                   + u" as "_s + table.session().question()->text));
                    ++asked;
                }
            }
        }
        QVERIFY(asked > 100);
    }

    /// A game that was closed is in the menu by its decks, and stands where it was; what is open is not in it.
    void closedGamesAreGoneOnWith()
    {
        QVERIFY(closedGames().isEmpty());
        TableWindow& table = this->table(u"hero"_s, 3);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        const std::uint64_t here = table.game().digest();
        const std::vector<QString> names = table.session().setup().names;
        QVERIFY(closedGames().isEmpty());
        closeTables();
        const auto offered = closedGames();
        QCOMPARE(offered.size(), 1);
        QVERIFY2(offered.front()->text().contains(names.front()), qPrintable(offered.front()->text()));
        offered.front()->trigger();
        QVERIFY(lastTable() != nullptr);
        QCOMPARE(lastTable()->game().digest(), here);
        QVERIFY(!labelHas(*lastTable(), u"departs from its record"_s));
        QVERIFY(closedGames().isEmpty());
    }

    /// Choices that no longer fit: the game stands where they end, and says so, in its window and in the main one.
    void departuresAreTold()
    {
        TableWindow& table = this->table(u"hero"_s, 3);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        const auto whole = table.session().tree().line();
        closeTables();
        const QStringList files = QDir(tables()).entryList({u"*.game"_s});
        QCOMPARE(files.size(), 1);
        QFile file(QDir(tables()).filePath(files.front()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().split('\n');
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        const auto middle = static_cast<int>(whole.size() / 2);
        for (const QByteArray& line : lines) {
            if (line.isEmpty())
                continue;
            QJsonObject record = QJsonDocument::fromJson(line.mid(line.indexOf(' ') + 1)).object();
            QJsonArray nodes = record[u"nodes"_s].toArray();
            for (qsizetype i = 0; i < nodes.size(); ++i) {
                QJsonArray parts = nodes[i].toArray();
                if (parts[0].toInt() != middle)
                    continue;
                parts[3] = parts[3].toInt() + 7; // so many options there are no longer
                nodes[i] = parts;
                record[u"nodes"_s] = nodes;
            }
            file.write(journalLine(record));
        }
        file.close();
        const auto offered = closedGames();
        QCOMPARE(offered.size(), 1);
        QSignalSpy said(m_window->findChild<TableRoom*>(), &TableRoom::said);
        offered.front()->trigger();
        QVERIFY(lastTable() != nullptr);
        QVERIFY(labelHas(*lastTable(), u"departs from its record"_s));
        QVERIFY(std::ranges::any_of(
            said, [](const auto& one) { return one.front().toString().contains(u"departs from its record"_s); }));
        const auto kept = lastTable()->game().tree().line();
        QCOMPARE(static_cast<int>(kept.size()), middle);
        QVERIFY(std::equal(kept.begin(), kept.end(), whole.begin()));
    }
};

QTEST_MAIN(TableAgainTest)
#include "table_again_test.moc"
