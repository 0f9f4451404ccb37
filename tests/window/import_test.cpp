// SPDX-License-Identifier: GPL-3.0-or-later
// Any list on its way to a deck: every line is answered for, and what was not understood has a choice.
#include <QAbstractItemModelTester>
#include <QButtonGroup>
#include <QComboBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "app/window/import/import_dialog.h"
#include "carddb/library.h"
#include "model/decks/deck_code.h"
#include "model/decks/deck_file.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

const std::string Messy = "# My Embers\n"
                          "Main deck (21)\n"
                          "3 Kestrel Vanguard [Ember]\n"
                          "3 Torchbearer [Ember]\n"
                          "2 Kestral Vanguard [Ember]\n" // near
                          "1000 Copper\n"
                          "Sideboard\n"
                          "2 Battle Cry\n"
                          "4 Blorbulous Xyzzy\n";

} // namespace

class ImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_library = std::make_unique<carddb::Library>(m_home.places()); }

    void everyLineIsAnsweredFor()
    {
        auto list = ImportList::read(Messy, {}, game(u"sceptre"_s));
        QVERIFY(list);
        QCOMPARE(list->lines().size(), std::size_t(9));
        QCOMPARE(list->open(), 4);
        const Deck before = list->deck();
        QCOMPARE(before.name, std::string("My Embers"));
        QCOMPARE(before.findSection("main")->entries.size(), std::size_t(2)); // the misspelt one is taken for the first
        QCOMPARE(before.findSection("main")->entries.front().count, 5);
        QCOMPARE(before.considering.size(), std::size_t(2));

        // A near name is what is most likely meant, until somebody says otherwise.
        const std::size_t near = 4;
        QCOMPARE(list->lines()[near].offers[0].words, u"2 Kestrel Vanguard [Ember]"_s);
        QCOMPARE(list->lines()[near].chosen, 0);
        QVERIFY(list->lines()[near].isOpen());
        list->choose(near, 0);
        const std::size_t count = 5;
        QCOMPARE(list->lines()[count].offers[0].words, u"1 Copper"_s);
        list->choose(count, 0);
        const std::size_t heading = 6;
        QCOMPARE(list->lines()[heading].offers.size(), std::size_t(2));
        list->choose(heading, 1);
        const std::size_t nonsense = 8;
        list->choose(nonsense, int(list->lines()[nonsense].offers.size()) - 1); // left out
        QCOMPARE(list->open(), 0);
        const Deck after = list->deck();
        QVERIFY(after.considering.empty());
        const auto& main = after.findSection("main")->entries;
        QCOMPARE(main.size(), std::size_t(4));
        QCOMPARE(main[0].count, 5); // the line that was mended joins its like
        QCOMPARE(main[2].card, std::string("Copper"));
        QCOMPARE(main[3].card, std::string("Battle Cry"));
        QCOMPARE(list->cards(), 11);
    }

    void aListMayBeginWithATitle_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("open");
        QTest::newRow("title") << u"Autumn Blaze of Glory\n3 Copper\n2 Gold\n"_s << u"Autumn Blaze of Glory"_s << 0;
        QTest::newRow("behind a blank line")
            << u"\n  Autumn Blaze of Glory\n3 Copper\n"_s << u"Autumn Blaze of Glory"_s << 0;
        QTest::newRow("near to a card") << u"Kestral Vanguard\n3 Copper\n"_s << u"Kestral Vanguard"_s << 1;
        QTest::newRow("with a count it is a card") << u"1 Autumn Blaze of Glory\n3 Copper\n"_s << QString() << 1;
        QTest::newRow("cards without counts") << u"Autumn Blaze of Glory\nCopper\n"_s << QString() << 1;
        QTest::newRow("named already") << u"Autumn Blaze of Glory\nName: Embers\n3 Copper\n"_s << u"Embers"_s << 1;
        QTest::newRow("with its size") << u"Autumn Blaze of Glory (70)\n3 Copper\n"_s << u"Autumn Blaze of Glory"_s
                                       << 0;
        QTest::newRow("where counts stand behind") << u"Autumn Blaze (3)\nCopper (3)\n"_s << QString() << 1;
        QTest::newRow("further down") << u"3 Copper\nAutumn Blaze of Glory\n"_s << QString() << 1;
    }

    void aListMayBeginWithATitle()
    {
        QFETCH(QString, text);
        QFETCH(QString, name);
        QFETCH(int, open);
        const auto list = ImportList::read(text.toStdString(), {}, game(u"sceptre"_s));
        QVERIFY(list);
        QCOMPARE(QString::fromStdString(list->deck().name), name);
        QCOMPARE(list->open(), open);
    }

    /// What was written to the reader is not kept as a card unless somebody says so; what has a count is.
    void remarksAreProposedToBeLeftOut()
    {
        const auto data = game(u"sceptre"_s);
        const auto list =
            ImportList::read("Hey all!\n3 Copper\nHere is my plan for it\n4 Fireball\nThanks for reading!\n", {}, data);
        QVERIFY(list);
        QCOMPARE(list->cards(), 7);
        QCOMPARE(list->open(), 3);
        const ImportLine& thanks = list->lines().back();
        QCOMPARE(thanks.offers[std::size_t(thanks.chosen)].kind, ImportOffer::Kind::Leave);
        QCOMPARE(list->deck().findSection("main")->entries.back().card, std::string("Fireball"));
        QVERIFY(meaningOf(thanks, *data->catalogue).startsWith(u"Leave it out? Please check"_s));
        QCOMPARE(ImportList::read("Copper\nThanks for reading!\n", {}, data)->cards(), 2);
    }

    void answersOutliveFurtherTyping()
    {
        auto list = ImportList::read(Messy, {}, game(u"sceptre"_s));
        list->choose(4, 0);
        auto longer = ImportList::read("3 Gold\n" + Messy, {}, game(u"sceptre"_s));
        longer->takeAnswersFrom(*list);
        QVERIFY(longer->lines()[5].answered);
        QCOMPARE(longer->open(), 3);
    }

    void otherFormsComeAsLinesToo_data()
    {
        QTest::addColumn<QString>("form");
        for (const char* form : {"muster", "csv", "json", "code"})
            QTest::newRow(form) << QString::fromLatin1(form);
    }

    void otherFormsComeAsLinesToo()
    {
        QFETCH(QString, form);
        const auto data = game(u"sceptre"_s);
        Deck deck;
        deck.game = "sceptre";
        deck.name = "Sparks";
        deck.format = "sceptre/plain";
        deck.section("main").entries = {{"Kestrel Vanguard", {{"origin", "Ember"}}, 3, {}, {}},
                                        {"Copper", {}, 12, {}, {}}};
        const ResolvedDeck resolved(*data->catalogue, deck);
        const DeckForm how = form == u"muster"_s ? DeckForm::Muster
            : form == u"csv"_s                   ? DeckForm::Csv
            : form == u"json"_s                  ? DeckForm::Json
                                                 : DeckForm::Code;
        const auto text = writeDeckForm(resolved, how);
        QVERIFY(text);
        QCOMPARE(ImportList::gameNamedIn(*text), how == DeckForm::Csv ? std::string() : std::string("sceptre"));
        const auto list = ImportList::read(*text, {}, data);
        QVERIFY(list);
        QCOMPARE(list->lines().size(), std::size_t(2));
        QCOMPARE(list->cards(), 15);
        const Deck again = list->deck();
        QCOMPARE(ResolvedDeck(*data->catalogue, again).total(), 15);
        QCOMPARE(again.format, how == DeckForm::Csv ? std::string() : deck.format);
        QVERIFY(!ImportList::read(*text, {}, game(u"hero"_s)) || how == DeckForm::Csv);
    }

    void modelTellsTheTruth()
    {
        ImportModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setList(*ImportList::read(Messy, {}, game(u"sceptre"_s)));
        QCOMPARE(model.rowCount(), 9);
        QCOMPARE(model.nextOpen(-1), 4);
        const QString guess = model.index(4, ImportModel::Meaning).data().toString();
        QCOMPARE(guess, u"2 Kestrel Vanguard [Ember]? Please check"_s);
        const QString reason = model.index(4, ImportModel::Meaning).data(Qt::ToolTipRole).toString();
        QVERIFY2(reason.startsWith(guess + u": "_s), qPrintable(reason));
        model.choose(4, 0);
        QCOMPARE(model.nextOpen(4), 5);
        QCOMPARE(model.index(4, ImportModel::Meaning).data().toString(), u"2 Kestrel Vanguard [Ember]"_s);
        QVERIFY(model.index(5, ImportModel::Meaning).data(Qt::AccessibleTextRole).toString().startsWith(u"Needs"_s));
        model.setList(std::nullopt);
        QCOMPARE(model.rowCount(), 0);
    }

    void headingsHaveTheNamesOfSections()
    {
        ImportModel model;
        model.setList(*ImportList::read("Deck\n4 Ice Fisher\nMaybeboard\n1 Scout\n", {}, game(u"hero"_s)));
        const auto meaning = [&](int row) { return model.index(row, ImportModel::Meaning).data().toString(); };
        QCOMPARE(meaning(0), u"The heading of the section \"Deck\""_s); // and not "main", as files have it
        QCOMPARE(meaning(2), u"The heading of the section \"Considering\""_s);
    }

    // The dialog as a person uses it

    /// However much room the question takes from the lines.
    void theLineThatIsAskedAboutIsInSight()
    {
        const auto dialog = make(u"sceptre"_s);
        QString text;
        for (int i = 0; i < 12; ++i)
            text += u"3 Copper\n0 Battle Cry\n3 Blorbulous Xyzzy\nSideboard\n"_s;
        type(*dialog, text);
        const auto* const table = dialog->findChild<QTableView*>();
        const int open = 36;
        for (int i = 0; i < open; ++i) {
            for (int round = 0; round < 4; ++round) // the room is shared out in its turn
                QCoreApplication::processEvents();
            QTRY_VERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex())));
            QTest::keyClick(dialog.get(), Qt::Key_F8);
        }
    }

    void importsAMessyList()
    {
        const auto dialog = make(u"sceptre"_s);
        type(*dialog, QString::fromStdString(Messy));
        auto* const table = dialog->findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), 9);
        QCOMPARE(table->currentIndex().row(), 4); // the first question is before the person
        const auto* const answers = dialog->findChild<QGroupBox*>();
        QVERIFY(answers->isVisible());
        const auto offers = answers->findChildren<QRadioButton*>();
        QCOMPARE(offers.first()->text(), u"2 Kestrel Vanguard [Ember]"_s);
        offers.first()->click();
        QTest::keyClick(dialog.get(), Qt::Key_F8);
        QCOMPARE(table->currentIndex().row(), 5);
        QTest::keyClick(dialog.get(), Qt::Key_F8);
        QTest::keyClick(dialog.get(), Qt::Key_F8);
        QCOMPARE(table->currentIndex().row(), 8);
        // None of the offers is it: the card is named.
        auto* const other = answers->findChild<QLineEdit*>();
        QTest::keyClicks(other, u"torchbearer [gloam]"_s);
        QTest::keyClick(other, Qt::Key_Return);
        QVERIFY(dialog->isVisible()); // Enter answers the question and nothing else
        QCOMPARE(dialog->deck().considering.back().card, std::string("Torchbearer"));
        QCOMPARE(dialog->deck().considering.back().count, 4);
        QVERIFY(!test::buttonSaying(*dialog, u"&Add to "_s)->isVisible());
        QTest::mouseClick(test::buttonSaying(*dialog, u"Import as a &new deck"_s), Qt::LeftButton);
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
        QVERIFY(!dialog->addsToTarget());
        QCOMPARE(dialog->deck().game, std::string("sceptre"));
    }

    void enterConfirmsASuggestion()
    {
        const auto dialog = make(u"sceptre"_s);
        type(*dialog, QString::fromStdString(Messy));
        auto* const table = dialog->findChild<QTableView*>();
        QCOMPARE(table->currentIndex().row(), 4);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(table->currentIndex().row(), 5);
        QCOMPARE(table->model()->index(4, ImportModel::Meaning).data().toString(), u"2 Kestrel Vanguard [Ember]"_s);
        QVERIFY(test::labelHas(*dialog, u"Please check 3 lines; otherwise they come in as shown."_s));
        QVERIFY(dialog->isVisible());
    }

    void findsOutWhichGameItIs()
    {
        const auto dialog = make(u"sceptre"_s);
        const auto hero = game(u"hero"_s);
        const QString card = QString::fromUtf8(hero->catalogue->card(CardIndex{5}).name().data(),
                                               qsizetype(hero->catalogue->card(CardIndex{5}).name().size()));
        type(*dialog, u"2 "_s + card + u"\n"_s);
        QCOMPARE(dialog->game()->game().key, std::string("hero"));
        QCOMPARE(dialog->findChild<QComboBox*>()->currentData().toString(), u"hero"_s);
    }

    void addsToTheOpenDeckOfTheSameGameOnly()
    {
        const auto dialog = make(u"sceptre"_s);
        dialog->setTarget(u"Ember & Co"_s, u"sceptre"_s);
        type(*dialog, u"3 Copper\n"_s);
        QPushButton* const add = test::buttonSaying(*dialog, u"&Add to "_s);
        QVERIFY(add->isEnabled());
        dialog->setTarget(u"Ember & Co"_s, u"hero"_s);
        QVERIFY(!add->isEnabled());
        dialog->setTarget(u"Ember & Co"_s, u"sceptre"_s);
        QTest::mouseClick(add, Qt::LeftButton);
        QVERIFY(dialog->addsToTarget());
    }

    void opensFilesAndSaysWhatIsWrongWithThem()
    {
        const auto dialog = make(u"hero"_s);
        QSignalSpy read(dialog.get(), &ImportDialog::readingFinished);
        QVERIFY(dialog->openFile(test::inSources("/resources/games/sceptre/decks/ember-charge.muster")));
        QVERIFY(read.wait());
        while (read.size() < 2 && read.wait(200)) { }
        QCOMPARE(dialog->game()->game().key, std::string("sceptre"));
        QCOMPARE(dialog->deck().countedCards(), 70);
        QVERIFY(!dialog->openFile(m_home.filePath(u"missing.txt"_s)));
        type(*dialog, u"muster: 1\ngame: sceptre\nsections: {side: []}\n"_s);
        QCOMPARE(dialog->model().rowCount(), 0);
        QVERIFY(!test::buttonSaying(*dialog, u"Import as a &new deck"_s)->isEnabled());
    }

    void somethingIsPainted()
    {
        const auto dialog = make(u"sceptre"_s);
        type(*dialog, QString::fromStdString(Messy));
        takePicture(*dialog, u"import"_s);
    }

private:
    std::shared_ptr<const GameData> game(const QString& key)
    {
        auto& known = m_games[key];
        if (!known)
            known = *loadGameData(*m_library, key);
        return known;
    }

    std::unique_ptr<ImportDialog> make(const QString& key)
    {
        QList<std::pair<QString, QString>> titles;
        for (const QString& each : m_library->games())
            titles.append({each, each});
        auto dialog = std::make_unique<ImportDialog>(
            titles, key, [this](const QString& each) -> Result<std::shared_ptr<const GameData>> { return game(each); });
        dialog->show();
        return dialog;
    }

    static void type(ImportDialog& dialog, const QString& text)
    {
        QSignalSpy read(&dialog, &ImportDialog::readingFinished);
        dialog.findChild<QPlainTextEdit*>()->setPlainText(text);
        QVERIFY(read.wait());
    }

    const test::TestHome m_home;
    std::unique_ptr<carddb::Library> m_library;
    std::map<QString, std::shared_ptr<const GameData>> m_games;
};

QTEST_MAIN(ImportTest)
#include "import_test.moc"
