// SPDX-License-Identifier: GPL-3.0-or-later
// What was done to a deck, when, and what was undone; the versions of its file, named and saved, to go back to.
#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

#include "app/window/history/history_panel.h"
#include "app/window/history/steps_model.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class HistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        for (DeckDocument* deck : m_decks.all())
            m_decks.close(deck);
    }

    void stepsHaveTimesAndUndoneOnesLookUndone()
    {
        DeckDocument* const deck = open();
        StepsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(deck);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, 0).data().toString(), u"As it was opened · saved"_s);
        rename(*deck, "First");
        rename(*deck, "Second");
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(2, 0).data().toString(), u"Rename to Second"_s);
        QVERIFY(!model.index(2, StepsModel::TimeColumn).data().toString().isEmpty());
        QVERIFY(qAbs(deck->timeOf(1).secsTo(QDateTime::currentDateTime())) < 60);
        QVERIFY(!model.index(2, 0).data(StepsModel::UndoneRole).toBool());
        deck->history().undo();
        QVERIFY(model.index(2, 0).data(StepsModel::UndoneRole).toBool());
        QVERIFY(model.index(2, 0).data(Qt::FontRole).value<QFont>().strikeOut());
        QVERIFY(!model.index(1, 0).data(Qt::FontRole).value<QFont>().strikeOut());
        QCOMPARE(model.index(2, 0).data(Qt::AccessibleTextRole).toString(), u"undone: Rename to Second"_s);
        rename(*deck, "Third"); // in place of what was undone
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!model.index(2, 0).data(StepsModel::UndoneRole).toBool());
        m_decks.close(deck);
        QCOMPARE(model.rowCount(), 0);
    }

    void aPressGoesBackToAStep()
    {
        DeckDocument* const deck = open();
        HistoryPanel panel(versions());
        panel.resize(360, 500);
        panel.show();
        panel.setDocument(deck);
        rename(*deck, "First");
        rename(*deck, "Second");
        auto* const steps = test::namedWidget<QTreeView>(panel, u"Steps of the deck"_s);
        QCOMPARE(steps->currentIndex().row(), 2);
        const QString when = steps->model()->index(2, StepsModel::TimeColumn).data().toString();
        QFont bold = steps->font();
        bold.setBold(true);
        QVERIFY(steps->columnWidth(StepsModel::TimeColumn) > QFontMetrics(bold).horizontalAdvance(when));
        steps->setCurrentIndex(steps->model()->index(1, 0));
        QCOMPARE(deck->deck().name, std::string("First"));
        deck->history().redo();
        QCOMPARE(steps->currentIndex().row(), 2);
        takePicture(panel, u"history"_s);
        panel.setDocument(nullptr);
        QVERIFY(!steps->isVisible());
    }

    /// In a narrow room the buttons take several lines. The panel says how high it is then, so that what it lies in scrolls
    /// and cuts none of them off.
    void aNarrowRoomHasAllButtons()
    {
        HistoryPanel panel(versions());
        panel.setDocument(open());
        panel.resize(150, 100);
        panel.show();
        for (int i = 0; i < 5; ++i) { // one layout after the other asks for room
            QCoreApplication::processEvents();
            panel.resize(150, panel.minimumSizeHint().height());
        }
        const auto buttons = panel.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 3);
        QVERIFY(buttons.first()->y() != buttons.last()->y());
        for (const QPushButton* const button : buttons) {
            QVERIFY2(button->parentWidget()->rect().contains(button->geometry()), qPrintable(button->text()));
            const QRect place(button->mapTo(&panel, QPoint(0, 0)), button->size());
            QVERIFY2(place.bottom() < panel.height(), qPrintable(button->text()));
        }
    }

    void versionsAreKeptNamedAndGoneBackTo()
    {
        DeckDocument* const deck = open();
        HistoryPanel panel(versions());
        panel.resize(360, 500);
        panel.show();
        panel.setDocument(deck);
        auto* const list = test::namedWidget<QTreeWidget>(panel, u"Versions of the deck"_s);
        QCOMPARE(list->topLevelItemCount(), 0);
        // No empty box: it says what will be in it.
        QCOMPARE(list->accessibleDescription(), u"Each save keeps a version here."_s);
        const QImage said = list->viewport()->grab().toImage();
        const QColor ground = said.pixelColor(0, 0);
        bool isSaid = false;
        for (int x = 0; x < said.width(); ++x)
            isSaid = isSaid || said.pixelColor(x, said.height() / 2) != ground;
        QVERIFY(isSaid);
        panel.nameVersion(u"Before the event"_s);
        rename(*deck, "Changed");
        panel.noteSaved(*deck);
        panel.noteSaved(*deck); // nothing new in it
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(1)->text(0), u"Before the event"_s);
        QVERIFY(!list->topLevelItem(1)->text(1).isEmpty());

        QSignalSpy compare(&panel, &HistoryPanel::compareRequested);
        list->setCurrentItem(list->topLevelItem(1));
        button(panel, u"&Compare…"_s)->click();
        QCOMPARE(compare.front().front().toInt(), 1);
        const int before = deck->history().count();
        button(panel, u"&Go back to it"_s)->click();
        QCOMPARE(deck->deck().name, std::string("Ember Charge"));
        QCOMPARE(deck->history().count(), before + 1); // a step like any other
        deck->history().undo();
        QCOMPARE(deck->deck().name, std::string("Changed"));

        HistoryPanel next(versions()); // as at the next start
        next.setDocument(deck);
        QCOMPARE(test::namedWidget<QTreeWidget>(next, u"Versions of the deck"_s)->topLevelItemCount(), 2);
    }

    void ofMereSavesTheLastFiftyAreKept()
    {
        const DeckVersions all(m_home.filePath(u"many"_s));
        Deck deck;
        deck.game = "sceptre";
        deck.sections.push_back({"main", {}});
        QVERIFY(all.add(u"/decks/a.muster"_s, {u"first"_s, QDateTime::currentDateTime(), deck}));
        for (int i = 0; i < 60; ++i) {
            deck.name = std::to_string(i);
            QVERIFY(all.add(u"/decks/a.muster"_s, {{}, QDateTime::currentDateTime(), deck}));
        }
        const auto kept = all.of(u"/decks/a.muster"_s);
        QCOMPARE(kept.size(), std::size_t(51));
        QCOMPARE(kept.front().deck.name, std::string("59"));
        QCOMPARE(kept.back().name, u"first"_s); // a name is kept for good
        QVERIFY(all.add(u"/decks/a.muster"_s, {u"now"_s, QDateTime::currentDateTime(), deck}));
        QCOMPARE(all.of(u"/decks/a.muster"_s).size(), std::size_t(51)); // the last one has got the name
        QVERIFY(all.of(u"/decks/b.muster"_s).empty());
        QVERIFY(all.of({}).empty());
    }

private:
    [[nodiscard]] DeckVersions versions() const { return DeckVersions(m_home.filePath(u"data/versions"_s)); }
    DeckDocument* open() { return test::openJudged(m_decks, test::shippedDeck(u"sceptre"_s, u"ember-charge"_s)); }

    static void rename(DeckDocument& deck, const std::string& name)
    {
        Deck after = deck.deck();
        after.name = name;
        deck.change(u"Rename to "_s + QString::fromStdString(name), std::move(after));
    }

    static QPushButton* button(const QWidget& panel, const QString& text) { return test::buttonSaying(panel, text); }

    test::TestHome m_home;
    OpenDecks m_decks{m_home.places()};
};

QTEST_MAIN(HistoryTest)
#include "history_test.moc"
