// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets in the window: the text of a file that is edited card by card, the form with its errors, tables, and the
// window that keeps all of it.
#include <QAbstractButton>
#include <QAction>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/window/sets/card_editor.h"
#include "app/window/sets/csv_import.h"
#include "app/window/sets/new_set_dialog.h"
#include "app/window/sets/set_cards_model.h"
#include "app/window/sets/sets_window.h"
#include "app/window/sets/yaml_writer.h"
#include "carddb/file_io.h"
#include "tests/window/sets_stage.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class SetsTest : public QObject, private test::SetsStage {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installLanguage(u"en"_s); }

    void scalarsAreReadBackAsTheyWere_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString& text :
             {u"Ember Fox"_s, u"yes"_s, u"~"_s, u"80"_s, u"2026-01-01"_s, u"a: b"_s, u"x #y"_s,
              u"Roll a die. If 11+, draw"_s, u"\"Hold!\" he said"_s, u"- a"_s, u"-1"_s, u"+2"_s, u"Soldier's Blade"_s,
              u"\\"_s, u"two\nlines"_s, u"{x}"_s, u"Wéver, 日本"_s, u"ends:"_s})
            QTest::newRow(qPrintable(text)) << text;
    }

    void scalarsAreReadBackAsTheyWere()
    {
        QFETCH(QString, text);
        const std::string written = yamlScalar(text.toStdString());
        const auto document = yaml::Document::parse("a: " + written + "\nb: [" + written + "]\n", "x");
        QVERIFY2(document.has_value(), written.c_str());
        QCOMPARE(QString::fromUtf8(document->root().find("a")->scalar.data(),
                                   qsizetype(document->root().find("a")->scalar.size())),
                 text);
        QCOMPARE(document->root().find("b")->items.size(), std::size_t(1));
    }

    /// Every card of every shipped set goes through the draft and comes back as the same card.
    void everyShippedCardSurvivesTheForm()
    {
        int cards = 0;
        for (const QString& game : m_library.games()) {
            const auto rules = m_library.game(game).value();
            const QDir folder(test::inSources("/resources/games/%1/sets").arg(game));
            for (const QString& file : folder.entryList({u"*.yaml"_s})) {
                const auto bytes = carddb::readFile(folder.filePath(file), carddb::SetLimit).value();
                const SetText set = SetText::read(bytes, file.toStdString(), rules).value();
                QCOMPARE(set.text(), bytes);
                std::string text = bytes.substr(0, bytes.find("\ncards:")) + "\ncards:\n";
                for (const SetText::Entry& card : set.cards())
                    text += yamlOf(card.draft, *rules);
                const auto before = readSet(bytes, "a", *rules);
                const auto after = readSet(text, "a", *rules);
                QVERIFY2(after.has_value(), after ? "" : qPrintable(errorLine(after.error().front())));
                auto one = buildCatalogue(rules, {*before}).value();
                auto two = buildCatalogue(rules, {*after}).value();
                QVERIFY2(one->data().cards == two->data().cards && one->data().parts == two->data().parts
                             && one->data().names == two->data().names && one->data().texts == two->data().texts
                             && one->data().effects == two->data().effects,
                         qPrintable(file));
                cards += int(set.cards().size());
                for (std::size_t i = 0; i < set.cards().size(); i += 7) {
                    const SetText again = SetText::read(text, "a", rules).value();
                    QVERIFY2(again.cards()[i].draft == set.cards()[i].draft, set.cards()[i].draft.id.c_str());
                }
            }
        }
        QVERIFY(cards > 500);
    }

    void anEditChangesItsCardAndNothingElse()
    {
        const SetText set = small();
        CardDraft draft = set.cards()[0].draft;
        draft.values["slot"] = "head";
        const SetText after = set.withCard(0, draft);
        QVERIFY(after.text().find("# before the first") != std::string::npos);
        QVERIFY(after.text().find("# about the second") != std::string::npos);
        QVERIFY(after.text().find("slot: head") != std::string::npos);
        const auto tail = set.text().substr(set.text().find("  # about the second"));
        QVERIFY(after.text().ends_with(tail));
        QCOMPARE(after.withCard(0, set.cards()[0].draft).cards()[0].draft, set.cards()[0].draft);
        QCOMPARE(set.withCard(0, set.cards()[0].draft).text(), set.text());
    }

    void cardsComeAndGo()
    {
        SetText set = small();
        QCOMPARE(set.freeId(), std::string("TST-003"));
        CardDraft draft;
        draft.id = set.freeId();
        draft.name = "Gate of Tests";
        draft.type = "gate";
        set = set.withNewCard(draft);
        QCOMPARE(set.cards().size(), std::size_t(3));
        QVERIFY(set.check().has_value());
        set = set.withoutCard(0).withoutCard(0);
        QCOMPARE(set.cards().size(), std::size_t(1));
        QCOMPARE(set.cards()[0].draft, draft);
        set = set.withoutCard(0);
        QVERIFY(set.cards().empty());
        set = set.withNewCard(draft);
        QCOMPARE(set.cards().size(), std::size_t(1));
        QVERIFY(set.check().has_value());
    }

    void aListInBracketsIsWrittenOnLinesFirst()
    {
        const auto rules = sceptre();
        const SetText set =
            SetText::read("game: sceptre\nset: TST\nname: T\ncards: [{id: TST-001, name: A, type: gate}, "
                          "{id: TST-002, name: B, type: gate}]\n",
                          "x", rules)
                .value();
        CardDraft draft = set.cards()[1].draft;
        draft.name = "C";
        const SetText after = set.withCard(1, draft);
        QVERIFY(after.check().has_value());
        QCOMPARE(after.cards()[0].draft.name, std::string("A"));
        QCOMPARE(after.cards()[1].draft.name, std::string("C"));
        QVERIFY(!SetText::read("game: sceptre\n", "x", rules));
        QVERIFY(!SetText::read("a: [", "x", rules));
    }

    void aCodeIsWrittenInCapitalsAndWhatIsMissingIsSaid()
    {
        std::optional<SetInfo> made;
        NewSetDialog dialog([&](const SetInfo& info) {
            made = info;
            return true;
        });
        dialog.show();
        QPushButton* const make = button(dialog, u"&Make the Set"_s);
        QVERIFY(test::labelHas(dialog, u"two to eight capitals"_s));
        QTest::keyClicks(test::namedWidget<QLineEdit>(dialog, u"Code"_s), u"mine"_s);
        QVERIFY(test::labelHas(dialog, u"The name is what people read"_s));
        QVERIFY(!make->isEnabled());
        QTest::keyClicks(test::namedWidget<QLineEdit>(dialog, u"Name"_s), u"My set"_s);
        QVERIFY(test::labelHas(dialog, u"MINE-001"_s));
        QTest::mouseClick(make, Qt::LeftButton);
        QVERIFY(made.has_value());
        QCOMPARE(made->code, std::string("MINE"));
        QVERIFY(!dialog.isVisible());
    }

    void tablesAreShownBeforeTheyAreAdded()
    {
        const auto rules = sceptre();
        const std::string csv =
            "# set: CSV\n# name: From a table\nid,name,type,cost,does,slot\n"
            "CSV-001,Cap of Tests,equipment,copper silver,\"[{while: attached, then: [{add: 1 skl, of: "
            "holder}]}]\",head\n"
            "CSV-002,Gate of Tables,gate,,,\n"
            "CSV-003,Boot of Tests,equipment,coper,\"[{while: attached, then: [{add: 1 skl, of: holder}]}]\",head\n";
        auto cards = readCsvCards(csv, "cards.csv", *rules);
        QVERIFY(cards.has_value());
        QCOMPARE(cards->cards.size(), std::size_t(3));
        QCOMPARE(cards->cards[0].values.at("cost"), std::string("copper, silver"));
        CsvImport faulty(*cards, "cards.csv", rules);
        faulty.show();
        QVERIFY(!faulty.result());
        auto* table = test::namedWidget<QTableWidget>(faulty, u"Rows of the table"_s);
        QCOMPARE(table->item(0, 0)->text(), u"✓ in order"_s);
        QVERIFY2(table->item(2, 0)->text().contains(u"copper"_s), qPrintable(table->item(2, 0)->text()));
        auto* problems = test::namedWidget<QListWidget>(faulty, u"What is wrong"_s);
        QVERIFY(problems->item(0)->text().startsWith(u"Line 6: "_s));
        problems->setCurrentRow(0);
        QCOMPARE(table->currentRow(), 2);
        cards->cards[2].values["cost"] = "copper";
        CsvImport good(*cards, "cards.csv", rules);
        QVERIFY(good.result().has_value());
        test::namedWidget<QLineEdit>(good, u"Code"_s)->setText(u"XYZ"_s); // the ids are those of another set
        QVERIFY(!good.result());
        QVERIFY(!readCsvCards("id,nam\nA,B\n", "x", *rules));
        QVERIFY(!readCsvCards("", "x", *rules));
        QVERIFY(!readCsvCards("id,name,type\nA,B\n", "x", *rules));
    }

    void theWindowKeepsASetOfOnesOwn()
    {
        SetsWindow window(m_library);
        QSignalSpy changes(&window, &SetsWindow::setsChanged);
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        window.showGame(u"sceptre"_s);
        auto* sets = test::namedWidget<QTreeWidget>(window, u"Sets"_s);
        QVERIFY(sets->topLevelItemCount() >= 2);
        auto* table = test::namedWidget<QTableView>(window, u"Cards of the set"_s);
        QVERIFY(table->model()->rowCount() > 50);
        auto* model = window.findChild<SetCardsModel*>();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);

        // What came with Muster is looked at, not edited.
        table->selectRow(0);
        window.deleteCards();
        window.newCard();
        QCOMPARE(window.findChildren<CardEditor*>().size(), 0);
        QVERIFY(!window.removeSet());
        QAction* fresh = nullptr;
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->text() == u"&New Card…"_s)
                fresh = action;
        }
        QVERIFY(fresh != nullptr && !fresh->isEnabled());
        QTest::keyClick(table, Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window.findChildren<CardEditor*>().size(), 0);
        QVERIFY2(fresh->toolTip().contains(u"Make a set of your own first"_s), "it is told why not");

        SetInfo info;
        info.code = "MINE";
        info.name = "Mine";
        info.version = "1.0";
        QVERIFY(window.createSet(info));
        QCOMPARE(changes.size(), 1);
        QVERIFY(!window.createSet(info)); // the code is taken
        QVERIFY(test::labelHas(window, u"There is a set MINE already"_s));
        QCOMPARE(model->rowCount(), 0);
        QVERIFY(fresh->isEnabled());
        QCOMPARE(fresh->toolTip(), u"New Card…"_s);

        table->setFocus();
        QTest::keyClick(table, Qt::Key_N, Qt::ControlModifier);
        auto* editor = window.findChild<CardEditor*>();
        QVERIFY2(editor != nullptr && editor->isVisible(), "Ctrl+N begins a card");
        auto* type = test::namedWidget<QComboBox>(*editor, u"Type, required"_s);
        type->setCurrentIndex(type->findData(u"gate"_s));
        QCoreApplication::processEvents();
        test::namedWidget<QLineEdit>(*editor, u"Name, required"_s)->setText(u"Gate of Mine"_s);
        editor->checkNow();
        QTest::mouseClick(button(*editor, u"&Keep the card"_s), Qt::LeftButton);
        QCOMPARE(model->rowCount(), 1);
        QVERIFY(table->currentIndex().isValid()); // on the new card
        QVERIFY(m_library.catalogue(u"sceptre"_s).value()->findById("MINE-001").valid());
        for (const QToolButton* step : window.findChildren<QToolButton*>()) {
            if (step->text().startsWith(u"Undo"_s))
                QCOMPARE(step->text(), u"Undo"_s);
        }
        auto* history = window.findChild<QUndoStack*>();
        Q_UNUSED(history);
        const QString file = m_home.filePath(u"data/games/sceptre/sets/mine.yaml"_s);
        QVERIFY(content(file).contains("Gate of Mine"));

        table->selectRow(0);
        window.deleteCards();
        QCOMPARE(model->rowCount(), 0);
        QVERIFY(!m_library.catalogue(u"sceptre"_s).value()->findById("MINE-001").valid());
        undo(window);
        QCOMPARE(model->rowCount(), 1);
        QVERIFY(content(file).contains("Gate of Mine"));

        // A card that came with Muster, copied and changed
        window.showSet(u"THR"_s);
        table->selectRow(0);
        window.duplicateCard();
        editor = nullptr;
        for (CardEditor* open : window.findChildren<CardEditor*>())
            editor = open->isVisible() ? open : editor;
        QVERIFY(editor);
        QVERIFY2(isInOrder(*editor), "a copy is in order");
        QTest::mouseClick(button(*editor, u"&Keep the card"_s), Qt::LeftButton);
        QCOMPARE(model->rowCount(), 2);

        // Another program writes the file: nothing of it is lost.
        QFile other(file);
        QVERIFY(other.open(QIODevice::Append));
        other.write("# by hand\n");
        other.close();
        table->selectRow(0);
        window.deleteCards();
        QVERIFY(test::labelHas(window, u"was changed by another program"_s));
        QVERIFY(content(file).contains("# by hand"));
        QCOMPARE(model->rowCount(), 2);

        QVERIFY(window.removeSet());
        QVERIFY(!QFile::exists(file));
        QVERIFY(QFile::exists(m_home.filePath(u"data/games/sceptre/removed/mine.yaml"_s)));
        QVERIFY(!m_library.catalogue(u"sceptre"_s).value()->findById("MINE-001").valid());
    }

    void filesAreAddedAndChecked()
    {
        SetsWindow window(m_library);
        window.show();
        window.showGame(u"hero"_s);
        const QString good = write(u"good.yaml"_s, small().text());
        const QString bad =
            write(u"bad.yaml"_s, "game: sceptre\nset: BAD\nname: B\ncards:\n  - {id: BAD-001, name: X, type: gat}\n");
        window.checkFile(good);
        QVERIFY(test::labelHas(window, u"good.yaml is in order, with 2 cards"_s));
        window.checkFile(bad);
        auto* messages = test::namedWidget<QListWidget>(window, u"Messages"_s);
        QCOMPARE(messages->count(), 1);
        QVERIFY(messages->item(0)->text().contains(u"gate"_s));
        QVERIFY(!window.addFile(bad));
        QVERIFY(window.addFile(good));
        QCOMPARE(window.game(), u"sceptre"_s); // that of the set
        QVERIFY(test::labelHas(window, u"was added, with 2 cards"_s));
        QVERIFY(window.removeSet());
        const QString csv = write(u"table.csv"_s, "id,name,type\nTAB-001,Gate of Tables,gate\n");
        QVERIFY(!window.addFile(csv)); // shown first
        auto* import = window.findChild<CsvImport*>();
        QVERIFY(import && import->isVisible());
        QTest::mouseClick(button(*import, u"A&dd the set"_s), Qt::LeftButton);
        QVERIFY(m_library.catalogue(u"sceptre"_s).value()->findById("TAB-001").valid());
        QVERIFY(window.showSet(u"TAB"_s) && window.removeSet());
    }

    void aFaultySetIsShownWithItsErrors()
    {
        QDir().mkpath(m_home.filePath(u"data/games/sceptre/sets"_s));
        const QString file =
            write(u"data/games/sceptre/sets/faulty.yaml"_s,
                  "game: sceptre\nset: FLT\nname: F\ncards:\n  - {id: FLT-001, name: X, type: gate, hp: 3}\n");
        m_library.refresh();
        SetsWindow window(m_library);
        window.show();
        window.showGame(u"sceptre"_s);
        auto* sets = test::namedWidget<QTreeWidget>(window, u"Sets"_s);
        QVERIFY(window.showSet(u"faulty.yaml"_s));
        QVERIFY(sets->currentItem()->text(3).contains(u"1 error"_s));
        QCOMPARE(test::namedWidget<QListWidget>(window, u"Messages"_s)->count(), 1);
        // ... and is mended by form: what does not belong there is told, and gone when it is taken out by hand.
        test::namedWidget<QTableView>(window, u"Cards of the set"_s)->selectRow(0);
        window.editCard();
        auto* editor = window.findChild<CardEditor*>();
        QVERIFY(!isInOrder(*editor));
        QCOMPARE(test::namedWidget<QListWidget>(*editor, u"What else is wrong"_s)->count(), 1);
        editor->close();
        QVERIFY(window.removeSet());
        QVERIFY(!QFile::exists(file));
    }

    /// The keys of the buttons work where somebody needs them: in the list of the cards.
    void cardsAreDeletedByTheirKey()
    {
        SetsWindow window(m_library);
        window.show();
        QVERIFY(window.addFile(write(u"keys.yaml"_s, small().text())));
        QVERIFY(window.showSet(u"TST"_s));
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        auto* const cards = test::namedWidget<QTableView>(window, u"Cards of the set"_s);
        cards->setFocus();
        cards->selectRow(0);
        QCOMPARE(cards->model()->rowCount(), 2);
        QTest::keyClick(cards, Qt::Key_Delete);
        QCOMPARE(cards->model()->rowCount(), 1);
        QTest::keyClick(cards, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(cards->model()->rowCount(), 2);
        QVERIFY(window.removeSet());
    }

    /// Tab comes to the buttons above the lists, each has a letter of its own in every language, and Enter closes nothing.
    void theKeyboardComesToEveryButton()
    {
        QStringList shared;
        for (const QString& language : languages()) {
            installLanguage(language);
            SetsWindow window(m_library);
            window.showGame(u"hero"_s);
            window.show();
            QMap<QString, QString> letters;
            int buttons = 0;
            for (const QAbstractButton* const one : window.findChildren<QAbstractButton*>()) {
                if (!one->isVisible() || one->text().isEmpty())
                    continue;
                ++buttons;
                QVERIFY2((one->focusPolicy() & Qt::TabFocus) != 0, qPrintable(one->text()));
                const QString letter = QKeySequence::mnemonic(one->text()).toString();
                if (letter.isEmpty()) // what is undone has keys that everybody knows
                    continue;
                if (letters.contains(letter))
                    shared += one->text() + u" / "_s + letters.value(letter);
                letters.insert(letter, one->text());
            }
            QVERIFY(buttons >= 11);
            QVERIFY2(letters.size() >= 8, qPrintable(QStringList(letters.values()).join(u' ')));
            window.activateWindow();
            QTRY_VERIFY(window.isActiveWindow());
            auto* const sets = test::namedWidget<QTreeWidget>(window, SetsWindow::tr("Sets"));
            sets->setFocus();
            QTest::keyClick(sets, Qt::Key_Return);
            QVERIFY(window.isVisible());
        }
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
    }

    /// Pictures to look at, in MUSTER_PICTURES.
    void pictures()
    {
        inEachLook({80, 100, 200}, [this](const QString& look, int /*percent*/) {
            SetsWindow window(m_library);
            window.showGame(u"hero"_s);
            window.show();
            takePicture(window, u"sets-window-"_s + look);
            labelsHaveRoom(window);
            const auto* const list = test::namedWidget<QTreeWidget>(window, u"Sets"_s);
            QCOMPARE(list->visualItemRect(list->topLevelItem(0)).height(),
                     test::namedWidget<QTableView>(window, u"Cards of the set"_s)->rowHeight(0));
            const auto cards = readCsvCards("# set: CSV\nid,name,type\nCSV-001,Gate of Tables,gate\nCSV-002,Gate,gat\n",
                                            "table.csv", *sceptre());
            CsvImport import(*cards, "table.csv", sceptre());
            import.show();
            takePicture(import, u"sets-csv-"_s + look);
            labelsHaveRoom(import);
        });
    }

private:
    QString write(const QString& name, const std::string& text)
    {
        QFile file(m_home.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0)
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void undo(SetsWindow& window)
    {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(QKeySequence::Undo) && action->isEnabled()) {
                action->trigger();
                return;
            }
        }
        qFatal("nothing to undo");
    }
};

QTEST_MAIN(SetsTest)
#include "sets_test.moc"
