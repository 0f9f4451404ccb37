// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on screen: findings, the rule on demand, going through them, fixes, waivers, and all formats at once.
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/window/legality/finding_delegate.h"
#include "app/window/legality/findings_model.h"
#include "app/window/legality/opening_list.h"
#include "app/window/look/words_button.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/legality/verdict_badge.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class LegalityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_panel = std::make_unique<LegalityPanel>();
        m_panel->resize(420, 800);
        m_panel->show();
    }

    void cleanup()
    {
        m_panel.reset();
        for (DeckDocument* deck : m_decks.all())
            m_decks.close(deck);
    }

    void saysSoWhereThereIsNothingToSay()
    {
        m_panel->setDocument(open(test::inSources("/resources/games/sceptre/decks/ember-charge.muster")));
        QCOMPARE(badge().accessibleName(), u"Verdict: Legal"_s);
        QCOMPARE(list().model()->rowCount(), 0);
        QVERIFY(!list().isVisible());
        m_panel->setDocument(nullptr);
        QVERIFY(!badge().isVisible());
    }

    /// The scroll bar comes only when the rows are laid out, and leaves less room for their words.
    void rowsDoNotOverlapBesideAScrollBar()
    {
        OpeningList list;
        FindingDelegate delegate;
        QStandardItemModel rows;
        list.setItemDelegate(&delegate);
        list.setModel(&rows);
        list.resize(300, 400);
        list.show();
        QCoreApplication::processEvents();
        QVERIFY(!list.verticalScrollBar()->isVisible());
        QString words; // of all lengths, so that for some a little less room is too little
        for (int i = 0; i < 80; ++i)
            rows.appendRow(new QStandardItem(words += u"i "_s));
        QTRY_VERIFY(list.verticalScrollBar()->isVisible());
        QCoreApplication::processEvents();
        for (int i = 1; i < rows.rowCount(); ++i)
            QCOMPARE(list.visualRect(rows.index(i, 0)).top(), list.visualRect(rows.index(i - 1, 0)).bottom() + 1);
    }

    void goesThroughTheFindingsAndTurnsRoundAtTheEnd()
    {
        m_panel->setDocument(faulty());
        QCOMPARE(badge().accessibleName(), u"Verdict: Illegal"_s);
        QSignalSpy rows(m_panel.get(), &LegalityPanel::rowsRequested);
        const int all = list().model()->rowCount();
        QVERIFY(all >= 4);
        for (int i = 0; i < all; ++i) {
            m_panel->step(1);
            QCOMPARE(list().currentIndex().row(), i);
        }
        m_panel->step(1);
        QCOMPARE(list().currentIndex().row(), 0);
        m_panel->step(-1);
        QCOMPARE(list().currentIndex().row(), all - 1);
        QCOMPARE(rows.size(), all + 2);
    }

    void quotesTheRuleOnDemand()
    {
        m_panel->setDocument(faulty());
        choose(u"SCE-V2"_s);
        auto* const rule = test::namedWidget<QLabel>(*m_panel, u"The rule"_s);
        QVERIFY(!rule->isVisible());
        for (QToolButton* button : m_panel->findChildren<QToolButton*>()) {
            if (button->text() == u"Show the &rule"_s)
                button->click();
        }
        QVERIFY(rule->isVisible());
        QVERIFY(rule->text().contains(u"SCE-D3"_s));
        QVERIFY(rule->text().contains(u"at most 3 copies"_s));
        takePicture(*m_panel, u"legality"_s);
    }

    /// In the little room of a dock, and in letters of twice the size: one thing to scroll, and every word can be read.
    void oneListInWhichNothingIsCut_data()
    {
        QTest::addColumn<QSize>("room");
        QTest::addColumn<int>("percent");
        QTest::newRow("beside a deck") << QSize(350, 380) << 100;
        QTest::newRow("small") << QSize(280, 260) << 100;
        QTest::newRow("large letters") << QSize(500, 380) << 200;
    }

    void oneListInWhichNothingIsCut()
    {
        QFETCH(QSize, room);
        QFETCH(int, percent);
        QFont font = m_panel->font();
        font.setPointSizeF(font.pointSizeF() * percent / 100);
        m_panel->setFont(font);
        m_panel->setDocument(faulty());
        m_panel->resize(room);
        for (QToolButton* button : m_panel->findChildren<QToolButton*>()) {
            if (button->text() == u"Show the &rule"_s)
                button->click();
        }
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            list().setCurrentIndex(list().model()->index(row, 0));
            QTRY_COMPARE(whatIsCut(), QString()); // a bar that comes or goes has the texts laid out once more
        }
    }

    void enterLeadsToTheLines()
    {
        m_panel->setDocument(faulty());
        choose(u"SCE-V2"_s);
        QSignalSpy rows(m_panel.get(), &LegalityPanel::rowsRequested);
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Return);
        QCOMPARE(rows.size(), 1);
        QVERIFY(!rows.front().front().value<std::vector<Subject::Row>>().empty());
    }

    void aLongFixIsReadWhole()
    {
        const QString words = u"Add 1 copy of Admiral Corvane [Tidewrack] & 1 copy of Ashmane Rider [Ember]"_s;
        WordsButton fix(QIcon(), words);
        const int line = fix.fontMetrics().height();
        QVERIFY(fix.heightForWidth(2000) < line * 2 + 4);
        QVERIFY(fix.heightForWidth(200) >= line * 3);
        QCOMPARE(fix.accessibleName(), words);
    }

    void mendsAnUnknownFormatWithTheNearest()
    {
        DeckDocument* const deck = open(test::inSources("/resources/games/sceptre/decks/ember-charge.muster"));
        Deck wrong = deck->deck();
        wrong.format = "sceptre/plian";
        deck->change(u"Wrong"_s, wrong);
        QTRY_VERIFY(deck->isVerdictCurrent());
        m_panel->setDocument(deck);
        choose(u"FMT-UNKNOWN"_s);
        QPushButton* const fix = button(u"Use the format sceptre/plain"_s);
        QVERIFY(fix != nullptr);
        QTest::mouseClick(fix, Qt::LeftButton);
        QTRY_COMPARE(deck->deck().format, std::string("sceptre/plain"));
        QTRY_COMPARE(deck->verdict(), Verdict::Legal);
    }

    /// The buttons stay while one edits; what they do is about the deck of the moment.
    void aFixIsOfTheDeckAsItIsByNow()
    {
        DeckDocument* const deck = faulty();
        m_panel->setDocument(deck);
        choose(u"SCE-V2"_s);
        const auto first = [this] { return m_panel->findChildren<WordsButton*>().value(0); };
        QVERIFY(first() != nullptr);
        const QString words = first()->words();
        Deck turned = deck->deck();
        auto& entries = turned.sections.front().entries;
        QVERIFY(entries.size() > 2);
        std::ranges::reverse(entries); // its lines are others now
        deck->change(u"Turned round"_s, turned);
        QTRY_VERIFY(deck->isVerdictCurrent());
        QVERIFY(first() != nullptr);
        QCOMPARE(first()->words(), words);
        const auto now = std::ranges::find(deck->findings(), "SCE-V2", &Finding::id);
        QVERIFY(now != deck->findings().end() && !now->fixes.empty());
        muster::apply(turned, now->fixes.front().edits);
        QTest::mouseClick(first(), Qt::LeftButton);
        QTRY_VERIFY(deck->deck() == turned);
    }

    /// However much room the fixes take, and whatever comes before it: what the page is about stays in sight.
    void theFindingThatIsShownStaysInSight()
    {
        m_panel->setDocument(faulty());
        const auto inSight = [this] {
            const QRect place = list().visualRect(list().currentIndex());
            const QRect view = list().viewport()->rect();
            return place.top() >= 0 && (place.bottom() <= view.bottom() || place.height() > view.height());
        };
        const int last = list().model()->rowCount() - 1;
        list().setCurrentIndex(list().model()->index(last, 0));
        QTRY_VERIFY(inSight());
        for (const int height : {460, 330, 800, 330}) {
            m_panel->resize(420, height);
            QTRY_VERIFY(inSight());
        }
        for (int row = last; row >= 0; --row) {
            list().setCurrentIndex(list().model()->index(row, 0));
            QTRY_VERIFY(inSight());
        }
    }

    /// One step of several: the finding stays current, and the next card can be added at once.
    void aCountStaysChosenAsItGrows()
    {
        DeckDocument* const deck = *m_decks.create(u"hero"_s, "shop");
        QTRY_VERIFY(deck->isVerdictCurrent());
        m_panel->setDocument(deck);
        choose(u"HRO-S4"_s);
        const QString what = list().currentIndex().data().toString().section(u':', 0, 0);
        for (int copies = 1; copies < 4; ++copies) {
            for (WordsButton* const fix : list().findChildren<WordsButton*>()) {
                if (fix->words().startsWith(u"Add 1 copy of"_s)) {
                    fix->click();
                    break;
                }
            }
            QTRY_COMPARE(list().currentIndex().data().toString(), u"%1: %2, exactly 7 needed"_s.arg(what).arg(copies));
        }
    }

    void aSwapNamesWhatGoes()
    {
        DeckDocument* const deck = open(test::inSources("/resources/games/sceptre/decks/ember-charge.muster"));
        Deck poor = deck->deck();
        auto& main = poor.section("main").entries;
        const auto gold = std::ranges::find(main, "Gold", &DeckEntry::card);
        QVERIFY(gold != main.end());
        gold->card = "Copper";
        for (DeckEntry& entry : main) {
            if (entry.card == "Copper")
                entry.card = "copper"; // as somebody wrote it: what is said has the card's name
        }
        deck->change(u"No gold"_s, poor);
        QTRY_VERIFY(deck->isVerdictCurrent());
        m_panel->setDocument(deck);
        choose(u"SCE-V13"_s);
        QStringList words;
        for (const WordsButton* fix : m_panel->findChildren<WordsButton*>())
            words += fix->words();
        QVERIFY2(words.contains(u"Swap 1 Copper for 1 copy of Gold"_s), qPrintable(words.join(u'\n')));
    }

    /// A deck that lacks a third of its cards has no single fix: its finding leads to the change of the whole deck.
    void whatHasNoFixLeadsToTheWholeChange()
    {
        Deck begun;
        begun.game = "hero";
        begun.kind = "deck";
        begun.format = "hero/plain";
        DeckDocument* const deck = m_decks.add(std::make_unique<DeckDocument>(*m_decks.game(u"hero"_s), begun));
        QTRY_VERIFY(deck->isVerdictCurrent());
        m_panel->setDocument(deck);
        int row = -1;
        for (int i = 0; i < list().model()->rowCount(); ++i)
            row = list().model()->index(i, 0).data().toString().startsWith(u"Cards: none"_s) ? i : row;
        QVERIFY(row >= 0);
        list().setCurrentIndex(list().model()->index(row, 0));
        QCoreApplication::processEvents();
        bool asked = false;
        QTest::mouseClick(button(u"See what would make the deck legal…"_s), Qt::LeftButton);
        QTimer::singleShot(50, qApp, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            asked = dialog != nullptr;
            if (dialog != nullptr)
                dialog->reject();
        });
        QTRY_VERIFY(asked);
        // Where there is a fix, that is enough.
        m_panel->setDocument(faulty());
        list().setCurrentIndex(list().model()->index(0, 0));
        QCoreApplication::processEvents();
        for (const QPushButton* one : m_panel->findChildren<QPushButton*>())
            QVERIFY(one->isHidden() || !one->text().startsWith(u"See what would"_s));
    }

    void everyFixOfEveryFaultyDeckIsOneStep_data()
    {
        QTest::addColumn<QString>("path");
        const QDir decks(test::inSources("/tests/decks"));
        for (const QString& game : decks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir cases(decks.filePath(game));
            int taken = 0;
            for (const QString& one : cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                const QString path = cases.filePath(one + u"/deck.muster"_s);
                if (QFile::exists(path) && taken++ % 5 == 0)
                    QTest::newRow(qPrintable(game + u'/' + one)) << path;
            }
        }
    }

    void everyFixOfEveryFaultyDeckIsOneStep()
    {
        QFETCH(QString, path);
        const auto opened = m_decks.open(path);
        if (!opened)
            return; // cases that are no deck at all belong to others
        DeckDocument* const deck = *opened;
        QTRY_VERIFY(deck->isVerdictCurrent());
        m_panel->setDocument(deck);
        QCOMPARE(list().model()->rowCount(), static_cast<int>(deck->findings().size()));
        const Deck before = deck->deck();
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            list().setCurrentIndex(list().model()->index(row, 0));
            QCoreApplication::processEvents(); // its buttons appear
            QPushButton* fix = nullptr;
            for (QPushButton* one : m_panel->findChildren<QPushButton*>()) {
                if (!one->isHidden() && one->menu() == nullptr && one->text() != u"Make &legal…"_s
                    && one->text() != u"Use th&is format"_s && !one->text().startsWith(u"See what would"_s))
                    fix = one;
            }
            if (fix == nullptr)
                continue;
            QTest::mouseClick(fix, Qt::LeftButton);
            ++m_fixes;
            QTRY_VERIFY(deck->history().count() == 1);
            QCOMPARE(deck->history().index(), 1);
            deck->history().undo();
            QCOMPARE(deck->deck(), before);
            QTRY_VERIFY(deck->isVerdictCurrent());
            deck->history().clear();
        }
    }

    void pressedFixes() { QVERIFY2(m_fixes > 30, qPrintable(QString::number(m_fixes))); }

    void judgesEveryFormat()
    {
        DeckDocument* const deck = faulty();
        m_panel->setDocument(deck);
        m_panel->showFormats();
        auto* const formats = test::namedWidget<QListView>(*m_panel, u"Formats of the game"_s);
        QTRY_COMPARE(formats->model()->rowCount(), static_cast<int>(deck->game()->formats.size()) + 1);
        QModelIndex open;
        for (int i = 0; i < formats->model()->rowCount(); ++i) {
            const QModelIndex format = formats->model()->index(i, 0);
            QVERIFY(format.data(FindingsModel::StateRole).toString().startsWith(u"illegal ("_s));
            if (format.data().toString() == u"Autumn Open"_s)
                open = format;
        }
        takePicture(*m_panel, u"formats"_s);
        formats->setCurrentIndex(open);
        // What it forbids, and when it runs, is said where it is chosen.
        auto* const words = formats->findChild<QLabel*>();
        QTRY_VERIFY(words->isVisible());
        for (const QString& said : {u"From 2026-09-19 to 2026-11-30"_s, u"Powder Keg"_s, u"True Flight (at most 1)"_s,
                                    u"What stands in the way"_s})
            QVERIFY2(words->text().contains(said), qPrintable(words->text()));
        QCoreApplication::processEvents();
        QTest::mouseClick(button(u"Use th&is format"_s), Qt::LeftButton);
        QCOMPARE(deck->deck().format, std::string("sceptre/autumn-open"));
    }

    /// The panel may go wherever in it the keyboard is, with a day that is half typed, too.
    void goesWithTheKeyboardInIt()
    {
        constexpr int Most = 40;
        int stops = 0;
        for (int stop = 0; stop < Most; ++stop) {
            for (const bool formats : {false, true}) {
                m_panel = std::make_unique<LegalityPanel>();
                m_panel->show();
                m_panel->activateWindow();
                QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
                m_panel->setDocument(faulty());
                if (formats)
                    m_panel->showFormats();
                for (QCheckBox* const day : m_panel->findChildren<QCheckBox*>())
                    day->setChecked(true);
                QCoreApplication::processEvents();
                QList<QWidget*> able;
                for (QWidget* const widget : m_panel->findChildren<QWidget*>()) {
                    if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0)
                        able += widget;
                }
                if (stop >= able.size())
                    continue;
                able[stop]->setFocus(Qt::TabFocusReason);
                QTest::keyClick(able[stop], Qt::Key_2);
                ++stops;
                m_panel.reset();
                QVERIFY(QApplication::focusWidget() == nullptr);
            }
        }
        QVERIFY2(stops > 10, qPrintable(QString::number(stops)));
    }

    void tellsExactlyWhichFindingsCameAndWent()
    {
        FindingsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        DeckDocument* const deck = faulty();
        model.setFindings(deck->findings());
        const int all = model.rowCount();
        for (int row = 0; row < all; ++row) // each stands for itself
            QVERIFY2(!model.index(row).data().toString().front().isLower(),
                     qPrintable(model.index(row).data().toString()));
        const QPersistentModelIndex last = model.index(all - 1);
        const QString title = last.data().toString();
        auto fewer = deck->findings();
        fewer.erase(fewer.begin());
        model.setFindings(fewer);
        QCOMPARE(model.rowCount(), all - 1);
        QVERIFY(last.isValid());
        QCOMPARE(last.data().toString(), title);
        std::reverse(fewer.begin(), fewer.end());
        model.setFindings(fewer);
        QCOMPARE(last.row(), 0);
        model.setFindings({});
        QVERIFY(!last.isValid());
    }

private:
    /// Of the finding that is open: what of it cannot be read, or a second thing to scroll.
    QString whatIsCut()
    {
        int bars = 0;
        for (const QScrollBar* bar : m_panel->findChildren<QScrollBar*>())
            bars += bar->isVisible() && bar->maximum() > bar->minimum() ? 1 : 0;
        if (bars > 1)
            return u"%1 bars"_s.arg(bars);
        for (const QLabel* label : list().findChildren<QLabel*>()) {
            if (label->isVisible() && label->height() < label->heightForWidth(label->width()))
                return label->text();
        }
        for (const WordsButton* fix : list().findChildren<WordsButton*>()) {
            if (fix->height() < fix->heightForWidth(fix->width()))
                return fix->words();
        }
        const QRect row = list().visualRect(list().currentIndex());
        const QRect more = list().findChild<QLabel*>()->parentWidget()->geometry();
        return more.bottom() == row.bottom() ? QString() : u"not at the end of its row"_s;
    }

    DeckDocument* open(const QString& path) { return test::openJudged(m_decks, path); }
    DeckDocument* faulty() { return open(test::faultyDeck()); }

    QListView& list()
    {
        for (QListView* view : m_panel->findChildren<QListView*>()) {
            if (view->accessibleName() == u"Findings"_s)
                return *view;
        }
        qFatal("no findings");
    }
    VerdictBadge& badge() { return *m_panel->findChild<VerdictBadge*>(); }

    void choose(const QString& id)
    {
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            const QModelIndex index = list().model()->index(row, 0);
            if (index.data(FindingsModel::IdRole).toString() == id) {
                list().setCurrentIndex(index);
                return;
            }
        }
        QFAIL(qPrintable(id));
    }

    QPushButton* button(const QString& text)
    {
        for (QPushButton* one : m_panel->findChildren<QPushButton*>()) {
            if (one->text() == text || one->accessibleName() == text)
                return one;
        }
        return nullptr;
    }

    int m_fixes = 0;
    test::TestHome m_home;
    OpenDecks m_decks{m_home.places()};
    std::unique_ptr<LegalityPanel> m_panel;
};

QTEST_MAIN(LegalityTest)
#include "legality_test.moc"
