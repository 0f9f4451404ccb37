// SPDX-License-Identifier: GPL-3.0-or-later
// Decks and their files in the window: made, saved, opened, closed, and found again after the program has ended.
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "app/window/compare/compare_dialog.h"
#include "app/window/deck/deck_page.h"
#include "app/window/import/import_dialog.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/main_window.h"
#include "app/window/start_page/start_page.h"
#include "carddb/file_io.h"
#include "tests/window/main_window_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class MainWindowFilesTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void buildsADeckFromNothingSavesAndReopensIt()
    {
        games()->setCurrentIndex(games()->findData(u"sceptre"_s));
        Q_EMIT games()->activated(games()->currentIndex());
        press(u"New Deck"_s);
        DeckPage* const page = m_window->currentPage();
        QVERIFY(page != nullptr);
        const auto catalogue = page->document().game()->catalogue;
        const auto card = catalogue->findByName("Kestrel Vanguard").front();
        page->addCard(card);
        page->addCard(card, 2);
        QCOMPARE(page->document().resolved().total(), 3);
        QCOMPARE(page->document().history().count(), 2);
        QCOMPARE(page->selectedCards(), std::vector<CardIndex>{card});
        QGuiApplication::clipboard()->setText(u"6 Gold\n8 Silver\n12 Copper\n"_s);
        press(u"Paste Cards"_s);
        QCOMPARE(page->document().resolved().total(), 29);
        auto* const name = named<QLineEdit>(u"Name of the deck"_s);
        QTest::keyClicks(name, u"First"_s);
        QCOMPARE(page->document().title(), u"First"_s);
        QVERIFY(page->document().isModified());
        const QString path = m_home.filePath(u"first.muster"_s);
        QVERIFY(m_window->files().saveInto(page->document(), path));
        press(u"Close Deck"_s);
        QCOMPARE(tabs()->count(), 1);
        m_window->openDeck(path);
        QCOMPARE(m_window->currentDeck()->title(), u"First"_s);
        QCOMPARE(m_window->currentDeck()->resolved().total(), 29);
    }

    /// The start page says what is known of a deck, and nothing once somebody else has written its file.
    void theVerdictOnRecentDecks()
    {
        const QString path = m_home.filePath(u"known.muster"_s);
        const auto bytes = carddb::readFile(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s), 1 << 20);
        QVERIFY(carddb::writeFile(path, *bytes));
        m_window->openDeck(path);
        QTRY_COMPARE(m_window->files().verdictOn(path), std::optional(Verdict::Legal));
        DeckDocument* const deck = m_window->currentDeck();
        Deck empty = deck->deck();
        empty.sections.clear();
        deck->change(u"Empty"_s, empty);
        QTRY_VERIFY(deck->isVerdictCurrent());
        QCoreApplication::processEvents();
        QCOMPARE(m_window->files().verdictOn(path), std::optional(Verdict::Legal)); // of the file
        QVERIFY(m_window->files().save(*deck));
        QTRY_COMPARE(m_window->files().verdictOn(path), std::optional(Verdict::Incomplete));
        QVERIFY(carddb::writeFile(path, *bytes + "# theirs\n"));
        QCOMPARE(m_window->files().verdictOn(path), std::nullopt);
        QCOMPARE(m_window->files().verdictOn(m_home.filePath(u"other.muster"_s)), std::nullopt);
    }

    /// The cards of the game that was looked at last are read while the window is being made.
    void readsAhead()
    {
        const QTemporaryDir folder;
        carddb::Places places = m_home.places();
        places.cache = folder.path();
        OpenDecks decks(places);
        decks.readAhead(u"script"_s);
        QTRY_VERIFY(decks.library().filesParsed() > decks.gameKeys().size()); // nobody has asked for any
        const auto data = decks.game(u"script"_s);
        QVERIFY(data && (*data)->catalogue->size() > 0);
        const int parsed = decks.library().filesParsed();
        decks.readAhead(u"script"_s);
        QCOMPARE(decks.game(u"script"_s), data); // nothing twice
        QCOMPARE(decks.library().filesParsed(), parsed);
        decks.readAhead(u"gone"_s); // and the decks go while they are read
    }

    void asksBeforeChangesAreLost()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.notes = "other";
        m_window->currentDeck()->change(u"Notes"_s, after);
        whenDialogOpens([](QDialog& dialog) { QTest::mouseClick(buttonOf(dialog, u"Cancel"_s), Qt::LeftButton); });
        press(u"Close Deck"_s);
        QCOMPARE(tabs()->count(), 2);
        whenDialogOpens([](QDialog& dialog) {
            auto* const box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box != nullptr);
            QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
        });
        press(u"Close Deck"_s);
        QCOMPARE(tabs()->count(), 1);
    }

    void saysWhyAFileCannotBeRead()
    {
        const QString path = m_home.filePath(u"broken.muster"_s);
        QVERIFY(carddb::writeFile(path, "muster: 1\ngame: sceptor\nsections: {}\n"));
        QString told;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box != nullptr);
            told = box->text() + box->informativeText();
            dialog.accept();
        });
        m_window->openDeck(path);
        QVERIFY2(told.contains(u"broken.muster"_s) && told.contains(u"sceptre"_s), qPrintable(told));
        QCOMPARE(tabs()->count(), 1);
    }

    /// Open takes lists too, which are looked at before they are a deck.
    void aListThatIsOpenedIsImported()
    {
        const QString path = m_home.filePath(u"list.txt"_s);
        QVERIFY(carddb::writeFile(path, "3 Torchbearer [Ember]\n2 Gold\n"));
        int lines = 0;
        whenDialogOpens([&](QDialog& chooser) {
            auto* const files = qobject_cast<QFileDialog*>(&chooser);
            QVERIFY(files != nullptr);
            files->selectFile(path);
            chooser.accept();
            whenDialogOpens([&](QDialog& dialog) {
                if (auto* const import = qobject_cast<ImportDialog*>(&dialog)) {
                    QTRY_VERIFY(import->model().rowCount() > 0);
                    lines = import->model().rowCount();
                }
                dialog.reject();
            });
        });
        press(u"Open"_s);
        QCOMPARE(lines, 2);
    }

    /// Beside a shop stand shops, and no deck that it cannot be compared with.
    void comparesWhatIsOfOneKind()
    {
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        m_window->newDeck(u"hero"_s, "shop");
        QStringList offered;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const compare = qobject_cast<CompareDialog*>(&dialog);
            QVERIFY(compare != nullptr);
            const auto* const others = compare->findChildren<QComboBox*>().back();
            for (int i = 0; i < others->count(); ++i)
                offered += others->itemText(i);
            QVERIFY(compare->model().comparison() != nullptr);
            dialog.reject();
        });
        press(u"Compare"_s);
        QCOMPARE(offered.size(), 2);
        QCOMPARE(offered.back(), u"Mother Pell's Shop, a sample"_s);
    }

    void opensASampleAsACopyOfOnesOwn()
    {
        auto* const start = m_window->findChild<StartPage*>();
        QVERIFY(start != nullptr);
        picture(u"start"_s);
        Q_EMIT start->sampleRequested(test::shippedDeck(u"spoils"_s, u"the-long-table"_s));
        QCOMPARE(m_window->currentDeck()->title(), u"The Long Table"_s);
        QVERIFY(m_window->currentDeck()->path().isEmpty());
        QCOMPARE(games()->currentText(), u"Spoils"_s);
        QVERIFY(qobject_cast<QTreeView*>(m_window->focusWidget()) != nullptr); // letters do not rename it
    }

    void bringsBackWhatWasClosedWithoutSaving()
    {
        m_window->newDeck(u"script"_s);
        m_window->currentPage()->addCard(CardIndex{3}, 2);
        const Deck given = m_window->currentDeck()->deck();
        whenDialogOpens([](QDialog& dialog) {
            QTest::mouseClick(qobject_cast<QMessageBox*>(&dialog)->button(QMessageBox::Discard), Qt::LeftButton);
        });
        press(u"Close Deck"_s);
        QCOMPARE(m_window->currentDeck(), nullptr);
        Q_EMIT m_window->findChild<StartPage*>()->givenUpRequested(0);
        QVERIFY(m_window->currentDeck() != nullptr);
        QCOMPARE(m_window->currentDeck()->deck(), given);
    }

    void exportsByTheEndingOfTheName()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        for (const auto& [name, text] : {std::pair(u"list.txt"_s, "3 Kestrel Vanguard [Ember]"),
                                         {u"list.csv"_s, "name,"},
                                         {u"list.json"_s, "\"muster\": 1"},
                                         {u"deck.cod"_s, "<cockatrice_deck"},
                                         {u"cards.xml"_s, "<cockatrice_carddatabase"},
                                         {u"deck.tts.json"_s, "\"ObjectStates\""},
                                         {u"deck.png"_s, "\x89PNG"}}) {
            const QString path = m_home.filePath(name);
            QVERIFY(m_window->files().exportTo(*m_window->currentDeck(), path));
            QVERIFY(carddb::readFile(path, 1 << 22)->find(text) != std::string::npos);
        }
        QVERIFY(QFile::exists(m_home.filePath(u"deck.tts-1.png"_s))
                && QFile::exists(m_home.filePath(u"deck.tts-back.png"_s)));
    }

    void comesBackAsItWasLeft()
    {
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        m_window->newDeck(u"script"_s);
        DeckPage* const page = m_window->currentPage();
        page->addCard(page->document().game()->catalogue->findByName("Ash").empty() ? CardIndex{0} : CardIndex{1}, 2);
        const Deck untitled = page->document().deck();
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        m_window->close(); // no question is asked
        start();
        QCOMPARE(tabs()->count(), 3);
        QCOMPARE(m_window->currentDeck()->title(), u"Red Sleds"_s);
        tabs()->setCurrentIndex(2);
        QCOMPARE(m_window->currentDeck()->deck(), untitled);
        QVERIFY(m_window->currentDeck()->isModified());
        m_window->currentDeck()->history().undo();
        QCOMPARE(m_window->currentDeck()->resolved().total(), 0);
        QVERIFY(!m_window->currentDeck()->isModified());
    }

    /// Where nothing can be kept for the next start, the end of the program asks as any other would.
    void asksAtTheEndWhereNothingCanBeKept()
    {
        // A file where the folder should be: not even root can make a journal there.
        const QString journals = m_home.places().userData + u"/journals"_s;
        QVERIFY(!QFileInfo::exists(journals) || QDir(journals).removeRecursively());
        QVERIFY(carddb::writeFile(journals, "in the way"));
        m_window->newDeck(u"sceptre"_s);
        DeckDocument* const deck = m_window->currentDeck();
        m_window->currentPage()->addCard(CardIndex{0}, 2);
        QVERIFY(deck->isModified());
        QString told;
        whenDialogOpens([&told](QDialog& dialog) {
            auto* const box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box != nullptr);
            told = box->informativeText();
            QTest::mouseClick(buttonOf(dialog, u"Cancel"_s), Qt::LeftButton);
        });
        QVERIFY(!m_window->close());
        QVERIFY2(told.contains(u"without saving they are lost"_s), qPrintable(told));
        QVERIFY(m_window->isVisible());
        QCOMPARE(m_window->currentDeck(), deck);
        // As soon as they can be kept, there is nothing to ask; and they are there again.
        QVERIFY(QFile::remove(journals));
        const Deck before = deck->deck();
        QVERIFY(m_window->close());
        start();
        QCOMPARE(m_window->currentDeck()->deck(), before);
    }

    void theShopOfHeroIsRemembered()
    {
        const QString shop = test::shippedDeck(u"hero"_s, u"mother-pells-shop"_s);
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        QVERIFY(m_session->decks().setShop(u"hero"_s, shop));
        start();
        QCOMPARE(m_window->currentDeck()->game()->shop->path, shop);
        QVERIFY(m_session->decks().setShop(u"hero"_s, {}));
        start();
        QVERIFY(m_window->currentDeck()->game()->shop == nullptr);
    }

    void doesNotWriteOverWhatSomebodyElseWrote()
    {
        const QString path = m_home.filePath(u"shared.muster"_s);
        const auto bytes = carddb::readFile(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s), 1 << 20);
        QVERIFY(carddb::writeFile(path, *bytes));
        m_window->openDeck(path);
        DeckDocument* const deck = m_window->currentDeck();
        Deck mine = deck->deck();
        mine.notes = "mine";
        deck->change(u"Notes"_s, mine);
        QVERIFY(carddb::writeFile(path, *bytes + "# theirs\n"));
        whenDialogOpens([](QDialog& dialog) { QTest::mouseClick(buttonOf(dialog, u"Cancel"_s), Qt::LeftButton); });
        QVERIFY(!m_window->files().save(*deck));
        QVERIFY(carddb::readFile(path, 1 << 20)->ends_with("# theirs\n"));
        whenDialogOpens(
            [](QDialog& dialog) { QTest::mouseClick(buttonOf(dialog, u"Save my version"_s), Qt::LeftButton); });
        QVERIFY(m_window->files().save(*deck));
        QCOMPARE(deck->deck(), mine);
        QVERIFY(carddb::readFile(path, 1 << 20)->find("mine") != std::string::npos);
    }

    void aNewWindowTakesOverTheOpenDecks()
    {
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        Deck after = m_window->currentDeck()->deck();
        after.notes = "other";
        m_window->currentDeck()->change(u"Notes"_s, after);
        auto second = std::make_unique<MainWindow>(*m_session);
        second->show();
        m_window = std::move(second);
        QCOMPARE(tabs()->count(), 2);
        QVERIFY(m_window->currentDeck()->isModified());
        m_window->currentDeck()->history().undo();
        QVERIFY(!m_window->currentDeck()->isModified());
    }
};

QTEST_MAIN(MainWindowFilesTest)
#include "main_window_files_test.moc"
