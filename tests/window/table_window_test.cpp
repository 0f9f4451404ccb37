// SPDX-License-Identifier: GPL-3.0-or-later
// The table as a person uses it: from the deck by one key, by numbers to the end of the game, with choices taken back.
#include <QClipboard>
#include <QCryptographicHash>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QToolButton>

#include "app/text/language.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hands_panel.h"
#include "app/window/hands/tried_hand.h"
#include "app/window/rules/rules_window.h"
#include "app/window/table/begin_dialog.h"
#include "app/window/table/table_board.h"
#include "app/window/table/log_delegate.h"
#include "app/window/table/table_file.h"
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

class TableWindowTest : public QObject, MainWindowStage {
    Q_OBJECT

private:
    /// Opens a deck of the game, and from it by its key and Enter a game; `against` is the row of the opponent, from the end.
    TableWindow* beginByKeys(const QString& game, int fromEnd)
    {
        const auto data = m_session->decks().game(game);
        for (const QString& file : QDir(inSources("/resources/games/%1/decks").arg(game)).entryList({u"*.muster"_s})) {
            const auto deck = m_session->decks().open(shippedDeck(game, QFileInfo(file).completeBaseName()));
            if (deck && TableRoom::whyNotPlayed(**deck).isEmpty())
                break;
        }
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            qFatal("the window is not in front");
        whenDialogOpens([fromEnd](QDialog& dialog) {
            auto* const against = namedWidget<QComboBox>(dialog, u"Against"_s);
            against->setFocus();
            QTest::keyClick(against, Qt::Key_End);
            for (int i = 0; i < fromEnd; ++i)
                QTest::keyClick(against, Qt::Key_Up);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        return lastTable();
    }

    TableWindow* lastTable()
    {
        const auto tables = m_window->findChildren<TableWindow*>();
        if (tables.isEmpty())
            qFatal("no table");
        TableWindow* const table = tables.last();
        table->activateWindow();
        if (!QTest::qWaitFor([table] { return QApplication::activeWindow() == table; }))
            qFatal("the table is not in front");
        return table;
    }

    /// By the keys of its number; Enter where a longer number could be meant.
    static void choose(TableWindow& table, int option)
    {
        const auto options = static_cast<int>(table.game().question()->options.size());
        int number = 0;
        for (const QChar digit : QString::number(option + 1)) {
            QTest::keyClick(&table, static_cast<Qt::Key>(digit.unicode()));
            number = number * 10 + digit.digitValue();
        }
        if (number * 10 <= options)
            QTest::keyClick(namedWidget<QListView>(table, u"Options"_s), Qt::Key_Return);
    }

private Q_SLOTS:
    void init() { begin(); }
    void cleanup()
    {
        for (TableWindow* const table : m_window->findChildren<TableWindow*>())
            table->close();
        end();
    }

    /// Options name cards of whoever is asked: other eyes see neither them nor the question, and cannot answer it.
    void otherEyesSeeNoOptions_data() { addGames(); }
    void otherEyesSeeNoOptions()
    {
        QFETCH(QString, game);
        TableWindow& table = *beginByKeys(game, 0);
        auto* const eyes = namedWidget<QComboBox>(table, u"Whose eyes"_s);
        const auto* const options = namedWidget<QListView>(table, u"Options"_s)->model();
        const engine::Seat asked = table.session().question()->seat;
        const int all = options->rowCount();
        QVERIFY(all > 1);
        const auto hasText = [&](const QString& text) {
            return std::ranges::any_of(table.findChildren<QLabel*>(),
                                       [&](const QLabel* label) { return label->text().contains(text); });
        };
        const QString question = table.session().question()->text;
        QVERIFY(hasText(question));
        eyes->setCurrentIndex(eyes->findData(asked == 0 ? 1 : 0));
        QCOMPARE(options->rowCount(), 0);
        QVERIFY(!hasText(question));
        const QString letter = TableGame::letter(asked);
        QVERIFY(hasText(letter + u" is asked, about cards that "_s));
        const int here = table.session().tree().at();
        for (const int key : {int(Qt::Key_1), int(Qt::Key_Return), int(Qt::Key_F3), int(Qt::Key_F9)})
            QTest::keyClick(&table, static_cast<Qt::Key>(key));
        QCOMPARE(table.session().tree().at(), here);
        QVERIFY(!hasText(question));
        for (const int seen : {-1, int(asked), int(engine::NoSeat)}) {
            eyes->setCurrentIndex(eyes->findData(seen));
            QCOMPARE(options->rowCount(), all);
            QVERIFY(hasText(question));
        }
        QTest::keyClick(&table, Qt::Key_1);
        if (all > 9)
            QTest::keyClick(namedWidget<QListView>(table, u"Options"_s), Qt::Key_Return);
        QVERIFY(table.session().tree().at() != here);
    }

    void aWholeGameByKeys_data() { addGames(); }
    void aWholeGameByKeys()
    {
        QFETCH(QString, game);
        TableWindow& table = *beginByKeys(game, 0);
        QVERIFY(table.game().byHand(0) && table.game().byHand(1));
        int choices = 0;
        while (const auto wanted = table.game().pilotsChoice()) {
            const int before = table.game().tree().at();
            choose(table, *wanted);
            QVERIFY(table.game().tree().at() != before);
            if (++choices % 25 != 0 || table.game().question() == nullptr)
                continue;
            const std::uint64_t here = table.game().digest();
            const int node = table.game().tree().at();
            for (int i = 0; i < 3; ++i)
                QTest::keyClick(&table, Qt::Key_Backspace);
            QVERIFY(table.game().tree().at() != node); // what has been answered within one step shows in no digest
            for (int i = 0; i < 3; ++i)
                QTest::keyClick(&table, Qt::Key_Y, Qt::ControlModifier);
            QCOMPARE(table.game().tree().at(), node);
            QCOMPARE(table.game().digest(), here);
        }
        QVERIFY(choices > 10);
        QVERIFY(table.game().outcome().over());
        QVERIFY(labelHas(table, outcomeText(endingOf(table.game().outcome()), table.game().seats())));
    }

    /// From the hand that was tried to the table by one key: the same cards, with those sent back that were.
    void aTestHandIsPlayed()
    {
        m_window->openDeck(shippedDeck(u"hero"_s, u"red-sleds"_s));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->testHands();
        HandDesk& desk = m_window->findChild<HandsPanel*>()->desk();
        desk.deal(5);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
        const auto hand = triedHand(desk);
        QVERIFY(hand);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
        TableWindow& table = *lastTable();
        engine::DeckCards held;
        for (const engine::ShownZone& zone : table.game().shown(0).zones) {
            for (const engine::ShownCard& card : zone.cards) {
                if (zone.kind == engine::ShownZone::Hand && zone.seat == 0)
                    held.push_back(card.definition);
            }
        }
        engine::DeckCards wanted = hand->hand;
        std::ranges::sort(wanted);
        std::ranges::sort(held); // with the card that the first turn has drawn
        QVERIFY(std::ranges::includes(held, wanted));
        QVERIFY(table.game().canGoBack()); // the mulligan can be taken back
    }

    /// Opponents that the games name themselves are said in the language of the window.
    void opponentsAreTranslated_data() { addGames(); }
    void opponentsAreTranslated()
    {
        QFETCH(QString, game);
        const auto data = m_session->decks().game(game);
        QVERIFY(data.has_value());
        QStringList before;
        for (const QString& language : languages()) {
            installLanguage(language);
            QSettings settings;
            const BeginDialog dialog(*data, {}, settings);
            const QString name = QCoreApplication::translate("muster::app::BeginDialog", "&Against:").remove(u'&');
            // French has a blank before the colon too.
            const QString opponent = namedWidget<QComboBox>(dialog, name.chopped(1).trimmed())->itemText(0);
            QVERIFY2(!before.contains(opponent), qPrintable(opponent));
            before += opponent;
        }
        installLanguage(u"en"_s);
    }

    void autoplayAndHints()
    {
        TableWindow& table = *beginByKeys(u"sceptre"_s, 1);
        QVERIFY(!table.game().byHand(1));
        QTest::keyClick(&table, Qt::Key_F3);
        QVERIFY(labelHas(table, u"The pilot would choose"_s));
        const int start = table.game().tree().at();
        QTest::keyClick(&table, Qt::Key_F4);
        QVERIFY(table.game().tree().at() != start);
        QVERIFY(!labelHas(table, u"The pilot would choose"_s)); // it is another question now
        QVERIFY(table.statusBar()->currentMessage().isEmpty());
        QTest::keyClick(&table, Qt::Key_F5);
        QTest::keyClick(&table, Qt::Key_F6);
        QVERIFY(table.game().outcome().over());
        QTest::keyClick(&table, Qt::Key_Backspace);
        QVERIFY(!table.game().outcome().over());
    }

    void theHintHasReasons_data() { addGames(); }
    void theHintHasReasons()
    {
        QFETCH(QString, game);
        TableWindow& table = *beginByKeys(game, 0);
        QTest::keyClick(&table, Qt::Key_F3);
        const auto wanted = table.game().pilotsChoice();
        const std::vector<double>& weights = table.game().pilotsWeights();
        QCOMPARE(weights.size(), table.game().question()->options.size());
        QVERIFY(weights.size() > 1);
        QCOMPARE(*std::ranges::max_element(weights), weights[static_cast<std::size_t>(*wanted)]);
        QVERIFY(labelHas(table, u"How it weighs"_s));
        const QString line = table.statusBar()->currentMessage(); // has room for one, and no more
        QVERIFY2(line.startsWith(u"The pilot would choose"_s) && !line.contains(u"How it weighs"_s), qPrintable(line));
    }

    /// The keys of the log begin at what happened last, which is in sight.
    void theLogBeginsAtItsEnd()
    {
        TableWindow& table = *beginByKeys(u"sceptre"_s, 0);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        QTest::keyClick(&table, Qt::Key_3, Qt::ControlModifier);
        const auto* const log = qobject_cast<QListView*>(table.focusWidget());
        QVERIFY(log != nullptr);
        QCOMPARE(log->accessibleName(), u"What has happened"_s);
        QVERIFY(log->model()->rowCount() > 20);
        QCOMPARE(log->currentIndex().row(), log->model()->rowCount() - 1);
        QVERIFY(log->viewport()->rect().contains(log->visualRect(log->currentIndex()).center()));
    }

    void newDiceByKeys()
    {
        TableWindow& table = *beginByKeys(u"sceptre"_s, 0);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        const int here = table.game().tree().at();
        QTest::keyClick(&table, Qt::Key_D, Qt::ControlModifier);
        QVERIFY(labelHas(table, u"dice and shuffles are new"_s));
        QCOMPARE(table.game().tree().node(table.game().tree().at()).parent, here);
        QTest::keyClick(&table, Qt::Key_Backspace);
        QCOMPARE(table.game().tree().at(), here);
        while (!table.game().canDealAnew())
            QTest::keyClick(&table, Qt::Key_F4);
        QTest::keyClick(&table, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(labelHas(table, u"lie otherwise now"_s));
    }

    void rulesOfTheLogOpen()
    {
        TableWindow& table = *beginByKeys(u"sceptre"_s, 0);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        auto* const log = namedWidget<QListView>(table, u"What has happened"_s);
        for (int row = 0; row < log->model()->rowCount(); ++row) {
            const QString rule = log->model()->index(row, 0).data(LogModel::RuleRole).toString();
            const RuleEntry* const entry = table.game().data().rules.find(rule.toStdString());
            if (rule.isEmpty() || entry == nullptr)
                continue;
            log->setCurrentIndex(log->model()->index(row, 0));
            QVERIFY(labelHas(table, QString::fromStdString(entry->sentence).left(30)));
            const int after = log->model()->index(row, 0).data(LogModel::AfterRole).toInt();
            QTest::keyClick(log, Qt::Key_Return); // to that position
            QCOMPARE(table.game().tree().depth(table.game().tree().at()), after);
            return;
        }
        QFAIL("no line has a rule");
    }

    /// A click on a line goes to its position; one on the rule at its end opens that rule, and the game stays where it is.
    void theLogIsClicked()
    {
        TableWindow& table = *beginByKeys(u"sceptre"_s, 0);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        auto* const log = namedWidget<QListView>(table, u"What has happened"_s);
        const auto* const lines = qobject_cast<LogDelegate*>(log->itemDelegate());
        QVERIFY(lines != nullptr);
        const int here = table.game().tree().at();
        QModelIndex line;
        for (int row = log->model()->rowCount() - 1; row >= 0 && !line.isValid(); --row) {
            const QModelIndex one = log->model()->index(row, 0);
            const QString rule = one.data(LogModel::RuleRole).toString();
            const int after = one.data(LogModel::AfterRole).toInt();
            if (table.game().data().rules.find(rule.toStdString()) != nullptr
                && after < table.game().tree().depth(here))
                line = one;
        }
        QVERIFY2(line.isValid(), "no earlier line has a rule");
        const QString rule = line.data(LogModel::RuleRole).toString();
        const int after = line.data(LogModel::AfterRole).toInt();
        log->scrollTo(line);
        QStyleOptionViewItem option;
        option.initFrom(log->viewport());
        option.widget = log;
        option.font = log->font();
        option.rect = log->visualRect(line);
        QPoint inside; // of the link, which may go on in the next line
        int points = 0;
        for (int y = option.rect.top(); y <= option.rect.bottom(); ++y) {
            for (int x = option.rect.left(); x <= option.rect.right(); ++x) {
                if (lines->ruleAt({x, y}, option, line) != rule)
                    continue;
                inside = {x, y};
                ++points;
            }
        }
        QVERIFY(points > 0);
        QVERIFY2(points < option.rect.width() * option.rect.height() / 2, "the rest of the line is no link");

        const QSignalSpy wanted(&table, &TableWindow::ruleWanted);
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, inside);
        QCOMPARE(wanted.size(), 1);
        auto* const rules = m_window->findChild<RulesWindow*>();
        QVERIFY(rules != nullptr && rules->isVisible());
        QCOMPARE(rules->currentRule(), rule);
        QCOMPARE(table.game().tree().at(), here);

        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        QTest::keyClick(&table, Qt::Key_F1, Qt::ShiftModifier); // by keys: the current line's
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(rules->currentRule(), rule);

        // Pressed on another line and let go on the rule, the button has clicked neither; the next click counts.
        const QModelIndex other = line.siblingAtRow(line.row() > 0 ? line.row() - 1 : line.row() + 1);
        QTest::mousePress(log->viewport(), Qt::LeftButton, {}, log->visualRect(other).center());
        QTest::mouseRelease(log->viewport(), Qt::LeftButton, {}, inside);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(table.game().tree().at(), here);

        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, option.rect.topLeft() + QPoint(8, 6));
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(table.game().tree().depth(table.game().tree().at()), after);
    }

    void cardsAreChosenByEnterAndSayWhyNot()
    {
        TableWindow& table = *beginByKeys(u"sceptre"_s, 0);
        bool chosen = false;
        bool refused = false;
        for (int i = 0; i < 60 && table.game().question() != nullptr && !(chosen && refused); ++i) {
            for (ZoneView* const zone : table.findChildren<ZoneView*>()) {
                const QAbstractItemModel& model = *zone->model();
                for (int row = 0; row < model.rowCount(zone->rootIndex()); ++row) {
                    const QModelIndex card = model.index(row, 0, zone->rootIndex());
                    const engine::CardId id{static_cast<std::uint16_t>(card.data(TableModel::IdRole).toInt())};
                    const std::size_t ways = table.game().optionsOf(id).size();
                    if ((ways != 1 || chosen)
                        && (ways != 0 || refused || !table.game().asksForActions()
                            || table.game().whyNot(id).actions.empty()))
                        continue;
                    const int before = table.game().tree().at();
                    zone->setCurrentIndex(card);
                    QTest::keyClick(zone, Qt::Key_Return);
                    if (ways == 1) {
                        chosen = true;
                        QVERIFY(table.game().tree().at() != before);
                        break;
                    }
                    refused = true;
                    QVERIFY(labelHas(table, u"no, by SCE-"_s));
                }
            }
            if (const auto wanted = table.game().pilotsChoice())
                choose(table, *wanted);
        }
        QVERIFY(chosen);
        QVERIFY(refused);
    }

    void aCodeIsTheSameGame()
    {
        TableWindow& table = *beginByKeys(u"hero"_s, 0);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(&table, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        TableWindow& other = *lastTable();
        QVERIFY(&other != &table);
        QCOMPARE(other.game().digest(), table.game().digest());
        QApplication::clipboard()->setText(u"nothing of the kind"_s);
        other.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &other);
        QTest::keyClick(&other, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(labelHas(other, u"no code"_s));
        QVERIFY(other.statusBar()->currentMessage().contains(u"not the whole of it"_s)); // which a cut one is, too
    }

    /// Choices behind those that fit: the game stands where they end, and its window says so.
    void aCodeThatFitsNoLongerSaysSo()
    {
        TableWindow& table = *beginByKeys(u"hero"_s, 0);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&table, Qt::Key_F5);
        const QString mark = u"MTG1-"_s;
        const QString code = codeOf(table.game());
        QVERIFY(code.startsWith(mark));
        QByteArray packed =
            QByteArray::fromBase64(code.mid(mark.size()).toLatin1(), QByteArray::Base64UrlEncoding).chopped(4);
        packed = qCompress(qUncompress(packed) + char(120), 9); // the next choice: the 121st of fewer
        packed += QCryptographicHash::hash(packed, QCryptographicHash::Sha256).first(4);
        const auto base64 = packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
        QVERIFY(table.game().question()->options.size() < 121);
        for (const bool whole : {true, false}) {
            QApplication::clipboard()->setText(whole ? code : mark + QString::fromLatin1(base64));
            table.activateWindow();
            QTRY_COMPARE(QApplication::activeWindow(), &table);
            QTest::keyClick(&table, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
            TableWindow& other = *lastTable();
            QVERIFY(&other != &table);
            QCOMPARE(other.game().digest(), table.game().digest());
            QCOMPARE(labelHas(other, u"departs from its record"_s), !whole);
        }
    }

    /// The program ends in the midst of a game, or its window is built anew: the game is there again.
    void gamesComeBack()
    {
        TableWindow* table = beginByKeys(u"script"_s, 0);
        QTest::keyClick(table, Qt::Key_F5);
        QTest::keyClick(table, Qt::Key_F5);
        const std::uint64_t here = table->game().digest();
        start();
        QTRY_VERIFY(!m_window->findChildren<TableWindow*>().isEmpty());
        QCOMPARE(lastTable()->game().digest(), here);
        lastTable()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        start();
        QTest::qWait(0);
        QVERIFY(m_window->findChildren<TableWindow*>().isEmpty());
    }

    /// The piles of a side stand in as many lines as they need: nothing lies beyond the edge, and no face is squeezed by it.
    void pilesStandInLines_data() { addGames(); }
    void pilesStandInLines()
    {
        QFETCH(QString, game);
        TableWindow* const table = beginByKeys(game, 1);
        auto* const board = table->findChild<TableBoard*>();
        QVERIFY(board != nullptr);
        inEachLook({100, 200}, [&](const QString&, int percent) {
            table->resize(percent == 100 ? QSize(1024, 600) : QSize(1440, 900));
            for (int i = 0; i < 20; ++i)
                QCoreApplication::processEvents();
            int piles = 0;
            for (const QToolButton* const pile : board->findChildren<QToolButton*>()) {
                if (!pile->isVisible())
                    continue;
                ++piles;
                const QRect place(pile->mapTo(board->viewport(), QPoint(0, 0)), pile->size());
                QVERIFY2(place.left() >= 0 && place.right() < board->viewport()->width(), qPrintable(pile->text()));
                QVERIFY2(pile->width() >= pile->sizeHint().width(), qPrintable(pile->text()));
                QVERIFY2(pile->parentWidget()->rect().contains(pile->geometry()), qPrintable(pile->text()));
            }
            QVERIFY(piles > 0);
        });
    }

    void looks_data() { addGames(); }
    void looks()
    {
        QFETCH(QString, game);
        TableWindow* table = beginByKeys(game, 1);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(table, Qt::Key_F5);
        for (const QSize size : {QSize(1024, 600), QSize(1600, 1000), QSize(3840, 2160)}) {
            table->resize(size);
            inEachLook({100}, [&](const QString& look, int) {
                if (!qEnvironmentVariable("MUSTER_PICTURES").isEmpty()) {
                    for (int i = 0; i < 4; ++i) { // faces are drawn in a thread as they are asked for
                        table->grab();
                        QTest::qWait(200);
                    }
                }
                takePicture(*table, u"table-%1-%2-%3"_s.arg(game).arg(size.width()).arg(look));
            });
        }
        QVERIFY(table->width() == 3840);
    }
};

QTEST_MAIN(TableWindowTest)
#include "table_window_test.moc"
