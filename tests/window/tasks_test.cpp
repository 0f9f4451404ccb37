// SPDX-License-Identifier: GPL-3.0-or-later
// What people come for, by the keyboard alone, in windows of two sizes: a deck of each game up to its legality, a query, a
// pasted list, a registration sheet as a PDF, odds, two decks side by side, a card of one's own. Keys are counted.
#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QRadioButton>
#include <QSettings>
#include <QTextBrowser>
#include <QTest>

#include "app/window/browser/card_browser.h"
#include "app/window/browser/results_model.h"
#include "app/window/card/card_inspector.h"
#include "app/window/compare/compare_dialog.h"
#include "app/window/deck/deck_page.h"
#include "app/window/import/import_dialog.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/legality/make_legal_dialog.h"
#include "app/window/print_dialog.h"
#include "app/window/sets/card_editor.h"
#include "app/window/sets/new_set_dialog.h"
#include "app/window/sets/sets_window.h"
#include "tests/window/key_hand.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/screens.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class TasksTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

public:
    static void initMain() { test::haveScreen(test::Desktop); }

private Q_SLOTS:
    void cleanup()
    {
        m_patience.reset();
        end();
        QFile::remove(m_home.filePath(u"window.ini"_s)); // each begins as at the first start
    }

    void aLegalDeckOfEachGame_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("most");
        QTest::addColumn<QSize>("size");
        struct Deck {
            QString kind, query; ///< entry of the menu; what is added first, as much as may be
            int cards, most;
        };
        const Deck decks[] = {{u"Armory"_s, {}, 10, 12},     {u"Hero: Deck"_s, u"class:mage"_s, 0, 40},
                              {u"Hero: Shop"_s, {}, 45, 12}, {u"Sceptre"_s, u"t:champion origin:ember"_s, 70, 45},
                              {u"Script"_s, {}, 50, 12},     {u"Spoils"_s, {}, 0, 12}};
        for (const QSize size : {test::Desktop, test::Laptop}) {
            for (const Deck& deck : decks)
                QTest::addRow("%s %d", qPrintable(deck.kind), size.width())
                    << deck.kind << deck.query << deck.cards << deck.most << size;
        }
    }

    void aLegalDeckOfEachGame()
    {
        QFETCH(QString, kind);
        QFETCH(QString, query);
        QFETCH(int, cards);
        QFETCH(int, most);
        QFETCH(QSize, size);
        sitDown(size);
        test::KeyHand hand;
        hand.alt(Qt::Key_F);
        hand.press(Qt::Key_K);
        const auto entries = [] {
            QStringList texts;
            if (const auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                for (const QAction* const entry : menu->actions())
                    texts += entry->text().remove(u'&');
            }
            return texts;
        };
        QTRY_VERIFY2(entries().contains(kind), qPrintable(entries().join(u", "_s)));
        hand.press(Qt::Key_Down, Qt::NoModifier, static_cast<int>(entries().indexOf(kind)));
        hand.press(Qt::Key_Return);
        turnTo(*m_window); // the menu has just gone
        QVERIFY(m_window->currentDeck() != nullptr);
        if (!query.isEmpty()) {
            hand.ctrl(Qt::Key_F);
            hand.type(query);
            hand.press(Qt::Key_Escape); // the list of what could be typed
            hand.press(Qt::Key_Return);
            hand.ctrl(Qt::Key_A);
            if (kind == u"Hero: Deck"_s)
                hand.press(Qt::Key_Return); // each once
            else
                hand.press(Qt::Key_Asterisk, Qt::ShiftModifier); // as many as may be
            QVERIFY2(m_window->currentDeck()->resolved().total() > 5,
                     qPrintable(m_window->findChild<CardBrowser*>()->query()));
        }
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        if (m_window->currentDeck()->verdict() != Verdict::Legal) {
            bool seen = false;
            answer<MakeLegalDialog>([&](MakeLegalDialog& dialog) {
                seen = true;
                QTRY_VERIFY(QApplication::focusWidget() == buttonOf(dialog, u"Apply as one step"_s));
                hand.press(Qt::Key_Return);
            });
            hand.ctrl(Qt::Key_L);
            QVERIFY(seen);
        }
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        QVERIFY2(anyLabelHas(u" · legal · "_s), qPrintable(m_window->windowTitle()));
        QVERIFY(m_window->legality().isVisible());
        if (cards > 0)
            QCOMPARE(m_window->currentDeck()->resolved().total(), cards);
        QVERIFY2(hand.keys() <= most, qPrintable(u"%1 keys"_s.arg(hand.keys())));
    }

    void cardsByAQuery_data() { sizes(); }
    void cardsByAQuery()
    {
        QFETCH(QSize, size);
        sitDown(size);
        open(u"sceptre"_s, u"ember-charge"_s);
        test::KeyHand hand;
        hand.ctrl(Qt::Key_F);
        hand.type(u"t:champion origin:ember hp>=100"_s);
        hand.press(Qt::Key_Escape);
        hand.press(Qt::Key_Return);
        auto* const browser = m_window->findChild<CardBrowser*>();
        QVERIFY2(browser->results().rowCount() > 0, qPrintable(browser->query()));
        QTRY_COMPARE(m_window->findChild<CardInspector*>()->card(), browser->currentCard());
        const Card card = browser->game()->catalogue->card(browser->currentCard());
        const auto* const text = test::namedWidget<QTextBrowser>(*m_window, u"Card"_s);
        QTRY_VERIFY(text->toPlainText().contains(QString::fromUtf8(card.name().data(), qsizetype(card.name().size()))));
        const int before = m_window->currentDeck()->resolved().total();
        hand.press(Qt::Key_Return, Qt::ShiftModifier); // the deck is full
        QCOMPARE(m_window->currentDeck()->resolved().total(), before + 1);
        QVERIFY2(hand.keys() <= 40, qPrintable(u"%1 keys"_s.arg(hand.keys())));
    }

    void aPastedList_data() { sizes(); }
    void aPastedList()
    {
        QFETCH(QSize, size);
        sitDown(size);
        QGuiApplication::clipboard()->setText(u"Riders\n3 Kestrel Vanguard [Ember]\n2x Ashmane Rider\n12 Coper\n"_s);
        test::KeyHand hand;
        bool seen = false;
        answer<ImportDialog>([&](ImportDialog& dialog) {
            seen = true;
            const auto& model = dialog.model();
            hand.ctrl(Qt::Key_V);
            QTRY_COMPARE(model.rowCount(), 4);
            const auto open = [&] { return model.list()->open(); };
            const int before = open();
            QVERIFY(before > 0);
            for (int i = 0; i < before; ++i) {
                hand.press(Qt::Key_F8);
                QTRY_VERIFY(qobject_cast<QRadioButton*>(QApplication::focusWidget()) != nullptr);
                hand.press(Qt::Key_Space); // what is proposed
                QTRY_COMPARE(open(), before - i - 1);
            }
            hand.alt(Qt::Key_N);
            QTRY_VERIFY(!dialog.isVisible());
        });
        hand.ctrlShift(Qt::Key_I);
        QVERIFY(seen);
        QVERIFY(m_window->currentDeck() != nullptr);
        QCOMPARE(m_window->currentDeck()->deck().game, std::string("sceptre"));
        QCOMPARE(m_window->currentDeck()->resolved().total(), 17);
        QVERIFY2(hand.keys() <= 10, qPrintable(u"%1 keys"_s.arg(hand.keys())));
    }

    void aRegistrationSheet_data() { sizes(); }
    void aRegistrationSheet()
    {
        QFETCH(QSize, size);
        sitDown(size);
        open(u"sceptre"_s, u"ember-charge"_s);
        const QString path = m_home.filePath(u"sheet %1.pdf"_s.arg(size.width()));
        test::KeyHand hand;
        bool seen = false;
        QString told;
        answer<PrintDialog>([&](PrintDialog& dialog) {
            hand.press(Qt::Key_Tab, Qt::NoModifier, 2); // sheet, paper
            QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Last name"_s);
            hand.type(u"Ostrava"_s);
            hand.press(Qt::Key_Tab);
            hand.type(u"Boletaria"_s);
            answer<QFileDialog>([&](QFileDialog&) {
                hand.ctrl(Qt::Key_A);
                hand.type(path);
                seen = true;
                hand.press(Qt::Key_Return);
            });
            hand.alt(Qt::Key_D);
            const auto saved = [&dialog] {
                for (const auto* const label : dialog.findChildren<QLabel*>()) {
                    if (label->isVisible() && label->text().startsWith(u"Saved as "_s))
                        return label->text();
                }
                return QString();
            };
            QTRY_VERIFY(!saved().isEmpty());
            told = saved();
            turnTo(dialog);
            hand.press(Qt::Key_Escape);
        });
        hand.ctrl(Qt::Key_P);
        QVERIFY(seen);
        QCOMPARE(told, u"Saved as "_s + path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
        QVERIFY(file.size() > 10'000);
        QVERIFY2(hand.keys() - path.size() <= 25, qPrintable(u"%1 keys"_s.arg(hand.keys())));
    }

    void theOdds_data() { sizes(); }
    void theOdds()
    {
        QFETCH(QSize, size);
        sitDown(size);
        open(u"sceptre"_s, u"ember-charge"_s);
        test::KeyHand hand;
        hand.ctrl(Qt::Key_D);
        QVERIFY(m_window->currentPage()->isAncestorOf(QApplication::focusWidget()));
        hand.alt(Qt::Key_V);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        hand.press(Qt::Key_N);
        auto* const numbers = m_window->findChild<QDockWidget*>(u"numbers"_s);
        QTRY_VERIFY(numbers->isAncestorOf(QApplication::focusWidget()));
        hand.ctrl(Qt::Key_Tab); // the next page, Odds
        auto* const chance = test::namedWidget<QLabel>(*numbers, u"Chance"_s);
        QTRY_VERIFY(chance->isVisible());
        for (int i = 0; i < 3 && QApplication::focusWidget()->accessibleName() != u"At least so many"_s; ++i)
            hand.press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"At least so many"_s);
        const QString before = chance->text();
        QVERIFY2(before.endsWith(u'%'), qPrintable(before));
        hand.press(Qt::Key_Up);
        QVERIFY(chance->text() != before && chance->text().endsWith(u'%'));
        QVERIFY2(hand.keys() <= 6, qPrintable(u"%1 keys"_s.arg(hand.keys())));
    }

    void twoDecksSideBySide_data() { sizes(); }
    void twoDecksSideBySide()
    {
        QFETCH(QSize, size);
        sitDown(size);
        open(u"sceptre"_s, u"the-long-siege"_s);
        open(u"sceptre"_s, u"ember-charge"_s);
        test::KeyHand hand;
        bool seen = false;
        answer<CompareDialog>([&](CompareDialog& dialog) {
            const auto* const comparison = dialog.model().comparison();
            QVERIFY(comparison != nullptr && comparison->isPossible());
            QVERIFY(comparison->onlyLeft() > 0 && comparison->onlyRight() > 0);
            seen = true;
            hand.press(Qt::Key_Escape);
        });
        hand.ctrlShift(Qt::Key_D);
        QVERIFY(seen);
        QCOMPARE(hand.keys(), 2);
    }

    void aCardOfOnesOwn_data() { sizes(); }
    void aCardOfOnesOwn()
    {
        QFETCH(QSize, size);
        sitDown(size);
        open(u"sceptre"_s, u"ember-charge"_s);
        const QString code = u"T%1"_s.arg(size.width());
        const QString name = u"Gate of "_s + code;
        test::KeyHand hand;
        hand.alt(Qt::Key_C);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        hand.press(Qt::Key_S);
        auto* const sets = m_window->findChild<SetsWindow*>();
        QVERIFY(sets != nullptr);
        turnTo(*sets);
        hand.alt(Qt::Key_S);
        QTRY_VERIFY(sets->findChild<NewSetDialog*>() != nullptr);
        turnTo(*sets->findChild<NewSetDialog*>());
        hand.type(code);
        hand.press(Qt::Key_Tab);
        hand.type(u"Mine"_s);
        hand.press(Qt::Key_Return);
        turnTo(*sets);
        hand.ctrl(Qt::Key_N);
        auto* const editor = sets->findChild<CardEditor*>();
        QVERIFY(editor != nullptr);
        turnTo(*editor);
        hand.type(name);
        hand.press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Type, required"_s);
        hand.type(u"g"_s); // Gate
        QCoreApplication::processEvents();
        hand.alt(Qt::Key_K);
        QTRY_VERIFY(sets->findChild<CardEditor*>() == nullptr || !sets->findChild<CardEditor*>()->isVisible());
        turnTo(*sets);
        hand.press(Qt::Key_Escape);
        turnTo(*m_window);
        const int letters = 30;
        hand.ctrl(Qt::Key_F);
        hand.type(name.toLower());
        hand.press(Qt::Key_Escape);
        hand.press(Qt::Key_Return);
        auto* const browser = m_window->findChild<CardBrowser*>();
        QCOMPARE(browser->results().rowCount(), 1);
        const Card card = browser->game()->catalogue->card(browser->currentCard());
        QCOMPARE(QString::fromUtf8(card.name().data(), qsizetype(card.name().size())), name);
        QVERIFY2(hand.keys() <= letters + 25, qPrintable(u"%1 keys"_s.arg(hand.keys())));
    }

private:
    static void sizes()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {test::Desktop, test::Laptop})
            QTest::addRow("%d", size.width()) << size;
    }

    /// Of somebody who has just started the program.
    void sitDown(QSize size)
    {
        begin();
        // A question that nobody answers would keep the test waiting.
        constexpr int TooLong = 15'000; // ms
        m_patience = std::make_unique<QTimer>();
        m_patience->start(TooLong);
        connect(m_patience.get(), &QTimer::timeout, this, [] {
            if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                qWarning("nobody answers \"%s\"", qPrintable(dialog->windowTitle()));
                dialog->reject();
            }
        });
        m_window->resize(size);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void open(const QString& game, const QString& deck)
    {
        m_window->openDeck(test::shippedDeck(game, deck));
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
    }

    /// Where another window has been closed. On a screen without anybody who manages windows none of them has the keyboard then.
    static void turnTo(QWidget& window)
    {
        window.activateWindow();
        QTRY_VERIFY(QApplication::activeWindow() == &window);
    }

    /// What the person does in the next dialog of this kind, once it is there and has the keyboard.
    template <class Dialog>
    void answer(const std::function<void(Dialog&)>& then)
    {
        auto* const looking = new QTimer(m_patience.get());
        connect(looking, &QTimer::timeout, this, [looking, then] {
            auto* const dialog = dynamic_cast<Dialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isActiveWindow())
                return;
            looking->deleteLater();
            looking->stop();
            then(*dialog);
        });
        looking->start(5);
    }

    std::unique_ptr<QTimer> m_patience;
};

QTEST_MAIN(TasksTest)
#include "tasks_test.moc"
