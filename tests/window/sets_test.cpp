// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets in the window: the text of a file that is edited card by card, the form with its errors, tables, and the
// window that keeps all of it.
#include <QAction>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFocusEvent>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/window/page_preview.h"
#include "app/window/sets/card_editor.h"
#include "app/window/sets/csv_import.h"
#include "app/window/sets/effect_examples.h"
#include "app/window/sets/new_set_dialog.h"
#include "app/window/sets/set_cards_model.h"
#include "app/window/sets/sets_window.h"
#include "app/window/sets/yaml_writer.h"
#include "carddb/file_io.h"
#include "tests/window/pictures.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class SetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installLanguage();
        QVERIFY(m_folder.isValid());
        m_places = {QStringLiteral(MUSTER_SOURCE_DIR "/resources"), m_folder.filePath(u"data"_s),
                    m_folder.filePath(u"cache"_s)};
        m_library = std::make_unique<carddb::Library>(m_places);
    }

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
        for (const QString& game : m_library->games()) {
            const auto rules = m_library->game(game).value();
            const QDir folder(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/%1/sets").arg(game));
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

    void theFormTellsErrorsAtTheirFields()
    {
        const SetText set = small();
        CardDraft draft;
        draft.id = "TST-001"; // taken
        draft.type = "champion";
        draft.values = {{"hp", "5"}, {"class", "infntry"}};
        CardEditor editor(set, {}, draft, m_library->catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QVERIFY(!isInOrder(editor));
        const auto problemOf = [&](const QString& name) {
            return named<QWidget>(editor, name)->accessibleDescription();
        };
        QVERIFY2(problemOf(u"HP, required"_s).contains(u"10"_s), qPrintable(problemOf(u"HP, required"_s)));
        QVERIFY(problemOf(u"Class, required"_s).contains(u"infantry"_s));
        QVERIFY(!problemOf(u"Id, required"_s).isEmpty());
        QVERIFY(problemOf(u"Name, required"_s).isEmpty()); // nobody has been there yet
        QTest::mouseClick(button(editor, u"&Keep the card"_s), Qt::LeftButton);
        QVERIFY(editor.isVisible());
        QVERIFY(!problemOf(u"Name, required"_s).isEmpty());
        QVERIFY(!problemOf(u"DEF, required"_s).isEmpty());
        QVERIFY(problemOf(u"Origin"_s).isEmpty());

        // Of a card that there is already, all is told at once.
        CardDraft nameless = set.cards()[1].draft;
        nameless.name.clear();
        const CardEditor known(set, 1, nameless, m_library->catalogue(u"sceptre"_s).value(), false);
        QVERIFY(!named<QLineEdit>(known, u"Name, required"_s)->accessibleDescription().isEmpty());
    }

    /// Nobody is blamed for a field before having been there; a reader of the screen hears all along what is missing.
    void aNewCardIsNotFaultyBeforeAnythingWasTyped()
    {
        const SetText set = small();
        CardDraft draft;
        draft.id = set.freeId();
        draft.type = "champion";
        CardEditor editor(set, {}, draft, m_library->catalogue(u"sceptre"_s).value(), false);
        editor.setExamples([](const std::string&, const std::string&) { return std::vector<EffectExample>{}; });
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        editor.checkNow();
        const auto faulty = [&] {
            QStringList names;
            for (const QWidget* field : editor.findChildren<QWidget*>()) {
                if (field->accessibleDescription().startsWith(u"⚠"_s))
                    names += field->accessibleName();
            }
            names.sort();
            return names;
        };
        QCOMPARE(faulty(), QStringList());
        QVERIFY(!isInOrder(editor));
        QVERIFY(anyLabelHas(editor, u"to fill in before the card can be kept"_s));
        QVERIFY(!anyLabelHas(editor, u"✗"_s));

        // Left empty; typed in and emptied again; another window in front is no leaving.
        auto* name = named<QLineEdit>(editor, u"Name, required"_s);
        QVERIFY(name->hasFocus());
        QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QCoreApplication::sendEvent(name, &away);
        QCOMPARE(faulty(), QStringList());
        QTest::keyClick(name, Qt::Key_Tab);
        QCOMPARE(faulty(), QStringList{u"Name, required"_s});
        QVERIFY(anyLabelHas(editor, u"✗"_s));
        auto* hp = named<QLineEdit>(editor, u"HP, required"_s);
        hp->setText(u"8"_s);
        hp->clear();
        editor.checkNow();
        QCOMPARE(faulty(), (QStringList{u"HP, required"_s, u"Name, required"_s}));

        // Keeping it shows all, and leads to the uppermost.
        hp->setFocus();
        QTest::mouseClick(button(editor, u"&Keep the card"_s), Qt::LeftButton);
        QVERIFY(editor.isVisible());
        QVERIFY(faulty().size() > 4);
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, u"Fox of Tests"_s);
        QTest::mouseClick(button(editor, u"&Keep the card"_s), Qt::LeftButton);
        QVERIFY(!name->hasFocus());
        QVERIFY(editor.focusWidget()->accessibleDescription().startsWith(u"⚠"_s));
        QVERIFY(!faulty().contains(u"Name, required"_s));
    }

    /// A sentence below a field takes the room of its lines and no more, also where a rule is cited at its end.
    void aFaultTakesTheRoomOfItsLines()
    {
        inEachLook({100, 200}, [this](const QString& look, int /*percent*/) {
            CardDraft draft;
            draft.id = "TST-009";
            draft.name = "Fox";
            draft.type = "champion";
            draft.values = {{"hp", "5"}, {"def", "7"}, {"class", "infntry"}};
            CardEditor editor(small(), {}, draft, m_library->catalogue(u"sceptre"_s).value(), false);
            editor.show();
            QTest::mouseClick(button(editor, u"&Keep the card"_s), Qt::LeftButton);
            takePicture(editor, u"sets-editor-new-tried-"_s + look);
            int sentences = 0;
            for (const QLabel* label : editor.findChildren<QLabel*>()) {
                if (!label->isVisible() || !label->text().startsWith(u"⚠"_s))
                    continue;
                ++sentences;
                const QRect lines = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 10000),
                                                                      Qt::TextWordWrap, label->text());
                QVERIFY2(
                    std::abs(label->height() - lines.height()) <= label->fontMetrics().lineSpacing() / 2,
                    qPrintable(u"%1: %2 instead of %3"_s.arg(label->text()).arg(label->height()).arg(lines.height())));
            }
            QVERIFY(sentences > 4);
        });
    }

    /// What a game writes small within its sentences stands for itself before a field.
    void labelsBeginWithACapital()
    {
        const SetText set =
            SetText::read("game: armory\nset: TST\nname: T\ncards: []\n", "x", m_library->game(u"armory"_s).value())
                .value();
        CardDraft draft;
        draft.type = "weapon";
        const CardEditor editor(set, {}, draft, m_library->catalogue(u"armory"_s).value(), false);
        QVERIFY(anyLabelHas(editor, u"Attack *"_s));
        QVERIFY(anyLabelHas(editor, u"Block *"_s));
    }

    /// Boxes of parts are as high as what is in them, sentences below fields too, from the first picture on.
    void boxesHaveTheirLowerMarginAtOnce()
    {
        inEachLook({100, 200}, [this](const QString& look, int /*percent*/) {
            const SetText set =
                SetText::read(
                    carddb::readFile(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/hero/sets/the-long-thaw.yaml"),
                                     carddb::SetLimit)
                        .value(),
                    "x", m_library->game(u"hero"_s).value())
                    .value();
            CardDraft draft = set.cards()[0].draft;
            for (auto& [kind, parts] : draft.parts) {
                for (CardDraft::Values& part : parts)
                    part.erase("text"); // is told below the field
            }
            CardEditor editor(set, 0, draft, m_library->catalogue(u"hero"_s).value(), false);
            editor.show();
            const auto boxes = editor.findChildren<QGroupBox*>();
            QVERIFY(boxes.size() > 3);
            for (const QGroupBox* box : boxes)
                QVERIFY2(box->height() >= box->minimumSizeHint().height(),
                         qPrintable(u"%1, %2: %3 of %4"_s.arg(look, box->title())
                                        .arg(box->height())
                                        .arg(box->minimumSizeHint().height())));
        });
    }

    /// A whole card by keyboard, from nothing to what Muster reads in it.
    void aCardIsWrittenByForm()
    {
        const SetText set = small();
        CardDraft draft;
        draft.id = set.freeId();
        draft.type = "trap";
        CardEditor editor(set, {}, draft, m_library->catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QTest::keyClicks(named<QLineEdit>(editor, u"Name, required"_s), u"Pit of Tests"_s);
        QTest::keyClicks(named<QPlainTextEdit>(editor, u"Printed text"_s), u"When it dies, draw a card: quickly."_s);
        auto* does = named<QPlainTextEdit>(editor, u"Effects, required"_s);
        QTest::keyClicks(does, u"[{when: enemy champion enters combat, then: [{damge: 10, to: it}]}]"_s);
        editor.checkNow();
        QVERIFY2(does->accessibleDescription().contains(u"damage"_s), qPrintable(does->accessibleDescription()));
        QVERIFY(!isInOrder(editor));
        does->setPlainText(u"[{when: enemy champion enters combat, then: [{damage: 10, to: it}]}]"_s);
        editor.checkNow();
        QVERIFY2(does->accessibleDescription().isEmpty(), qPrintable(does->accessibleDescription()));
        QVERIFY(isInOrder(editor));
        const QString reading = named<QTextBrowser>(editor, u"What Muster reads in its effects"_s)->toPlainText();
        QVERIFY2(reading.contains(u"10 damage"_s), qPrintable(reading));
        QCOMPARE(named<PagePreview>(editor, u"Face of the card"_s)->pages().size(), std::size_t(1));
        const SetText result = editor.result();
        QVERIFY(result.check().has_value());
        QCOMPARE(result.cards().back().draft.name, std::string("Pit of Tests"));
        QCOMPARE(result.cards().back().draft.text, std::string("When it dies, draw a card: quickly."));
    }

    void tryingATypeKeepsWhatWasTyped()
    {
        const SetText set = small();
        CardEditor editor(set, 0, set.cards()[0].draft, m_library->catalogue(u"sceptre"_s).value(), false);
        editor.show();
        auto* type = named<QComboBox>(editor, u"Type, required"_s);
        type->setCurrentIndex(type->findData(u"champion"_s));
        QCoreApplication::processEvents();
        QVERIFY(named<QLineEdit>(editor, u"HP, required"_s));
        type = named<QComboBox>(editor, u"Type, required"_s);
        type->setCurrentIndex(type->findData(u"equipment"_s));
        QCoreApplication::processEvents();
        QCOMPARE(editor.draft(), set.cards()[0].draft);
    }

    void whatBelongsToAnotherTypeIsKeptButNotInTheCard()
    {
        CardDraft draft;
        draft.id = "TST-009";
        draft.name = "Changeling";
        draft.type = "champion";
        draft.values["hp"] = "80";
        CardEditor editor(small(), {}, draft, m_library->catalogue(u"sceptre"_s).value(), false);
        editor.show();
        const auto turnTo = [&](const QString& type) {
            auto* box = named<QComboBox>(editor, u"Type, required"_s);
            box->setCurrentIndex(box->findData(type));
            QCoreApplication::processEvents();
            editor.checkNow();
        };
        turnTo(u"gate"_s);
        QVERIFY(!editor.draft().values.contains("hp"));
        QVERIFY2(isInOrder(editor), "nothing is left over from the champion");
        turnTo(u"champion"_s);
        QCOMPARE(named<QLineEdit>(editor, u"HP, required"_s)->text(), u"80"_s);

        // What a file has wrong is told, not dropped.
        CardDraft wrong = draft;
        wrong.type = "gate";
        CardEditor faulty(small(), {}, wrong, m_library->catalogue(u"sceptre"_s).value(), false);
        QVERIFY(faulty.draft().values.contains("hp"));
        QVERIFY(!isInOrder(faulty));
    }

    void effectsBeginAsOnAnotherCard()
    {
        const QStringList files{QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/sets/six-thrones.yaml"),
                                u"/nowhere.yaml"_s};
        const auto rules = sceptre();
        const auto actions = effectExamples(files, rules, "action", "does");
        QVERIFY(actions.size() > 5);
        QVERIFY(std::ranges::is_sorted(actions, {}, [](const EffectExample& one) { return one.effects.size(); }));
        QVERIFY(!effectExamples(files, rules, "champion", "attacks[1].does").empty());
        QVERIFY(effectExamples(files, rules, "gate", "does").empty());

        CardDraft draft;
        draft.id = "TST-009";
        draft.name = "Mine";
        draft.type = "action";
        CardEditor editor(small(), {}, draft, m_library->catalogue(u"sceptre"_s).value(), false);
        editor.setExamples(
            [&](const std::string& type, const std::string& path) { return effectExamples(files, rules, type, path); });
        editor.show();
        QCOMPARE(QString(editor.focusWidget()->accessibleName()), u"Name, required"_s);
        QMenu* const menu = button(editor, u"As on another card…"_s)->menu();
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), qsizetype(actions.size()));
        QVERIFY(menu->actions().front()->text().startsWith(QString::fromStdString(actions.front().card)));
        menu->actions().front()->trigger();
        editor.checkNow();
        QVERIFY2(isInOrder(editor), "the effects are those of a card that there is");
        QVERIFY(!editor.draft().values.at("does").empty());
        // What is printed comes with it, but never in place of what somebody wrote.
        QCOMPARE(editor.draft().text, actions.front().meaning);
        Q_EMIT menu->aboutToShow();
        menu->actions().back()->trigger();
        QCOMPARE(editor.draft().values.at("does"), actions.back().effects);
        QCOMPARE(editor.draft().text, actions.front().meaning);
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
        QVERIFY(anyLabelHas(dialog, u"two to eight capitals"_s));
        QTest::keyClicks(named<QLineEdit>(dialog, u"Code"_s), u"mine"_s);
        QVERIFY(anyLabelHas(dialog, u"The name is what people read"_s));
        QVERIFY(!make->isEnabled());
        QTest::keyClicks(named<QLineEdit>(dialog, u"Name"_s), u"My set"_s);
        QVERIFY(anyLabelHas(dialog, u"MINE-001"_s));
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
        auto* table = named<QTableWidget>(faulty, u"Rows of the table"_s);
        QCOMPARE(table->item(0, 0)->text(), u"✓ in order"_s);
        QVERIFY2(table->item(2, 0)->text().contains(u"copper"_s), qPrintable(table->item(2, 0)->text()));
        auto* problems = named<QListWidget>(faulty, u"What is wrong"_s);
        QVERIFY(problems->item(0)->text().startsWith(u"Line 6: "_s));
        problems->setCurrentRow(0);
        QCOMPARE(table->currentRow(), 2);
        cards->cards[2].values["cost"] = "copper";
        CsvImport good(*cards, "cards.csv", rules);
        QVERIFY(good.result().has_value());
        named<QLineEdit>(good, u"Code"_s)->setText(u"XYZ"_s); // the ids are those of another set
        QVERIFY(!good.result());
        QVERIFY(!readCsvCards("id,nam\nA,B\n", "x", *rules));
        QVERIFY(!readCsvCards("", "x", *rules));
        QVERIFY(!readCsvCards("id,name,type\nA,B\n", "x", *rules));
    }

    void theWindowKeepsASetOfOnesOwn()
    {
        SetsWindow window(*m_library);
        QSignalSpy changes(&window, &SetsWindow::setsChanged);
        window.show();
        window.showGame(u"sceptre"_s);
        auto* sets = named<QTreeWidget>(window, u"Sets"_s);
        QVERIFY(sets->topLevelItemCount() >= 2);
        auto* table = named<QTableView>(window, u"Cards of the set"_s);
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
        QVERIFY2(fresh->toolTip().contains(u"Make a set of your own first"_s), "it is told why not");

        SetInfo info;
        info.code = "MINE";
        info.name = "Mine";
        info.version = "1.0";
        QVERIFY(window.createSet(info));
        QCOMPARE(changes.size(), 1);
        QVERIFY(!window.createSet(info)); // the code is taken
        QVERIFY(anyLabelHas(window, u"There is a set MINE already"_s));
        QCOMPARE(model->rowCount(), 0);
        QVERIFY(fresh->isEnabled());
        QCOMPARE(fresh->toolTip(), u"New Card…"_s);

        window.newCard();
        auto* editor = window.findChild<CardEditor*>();
        QVERIFY(editor);
        auto* type = named<QComboBox>(*editor, u"Type, required"_s);
        type->setCurrentIndex(type->findData(u"gate"_s));
        QCoreApplication::processEvents();
        named<QLineEdit>(*editor, u"Name, required"_s)->setText(u"Gate of Mine"_s);
        editor->checkNow();
        QTest::mouseClick(button(*editor, u"&Keep the card"_s), Qt::LeftButton);
        QCOMPARE(model->rowCount(), 1);
        QVERIFY(table->currentIndex().isValid()); // on the new card
        QVERIFY(m_library->catalogue(u"sceptre"_s).value()->findById("MINE-001").valid());
        for (const QToolButton* step : window.findChildren<QToolButton*>()) {
            if (step->text().startsWith(u"Undo"_s))
                QCOMPARE(step->text(), u"Undo"_s);
        }
        auto* history = window.findChild<QUndoStack*>();
        Q_UNUSED(history);
        const QString file = m_folder.filePath(u"data/games/sceptre/sets/mine.yaml"_s);
        QVERIFY(content(file).contains("Gate of Mine"));

        table->selectRow(0);
        window.deleteCards();
        QCOMPARE(model->rowCount(), 0);
        QVERIFY(!m_library->catalogue(u"sceptre"_s).value()->findById("MINE-001").valid());
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
        QVERIFY(anyLabelHas(window, u"was changed by another program"_s));
        QVERIFY(content(file).contains("# by hand"));
        QCOMPARE(model->rowCount(), 2);

        QVERIFY(window.removeSet());
        QVERIFY(!QFile::exists(file));
        QVERIFY(QFile::exists(m_folder.filePath(u"data/games/sceptre/removed/mine.yaml"_s)));
        QVERIFY(!m_library->catalogue(u"sceptre"_s).value()->findById("MINE-001").valid());
    }

    void filesAreAddedAndChecked()
    {
        SetsWindow window(*m_library);
        window.show();
        window.showGame(u"hero"_s);
        const QString good = write(u"good.yaml"_s, small().text());
        const QString bad =
            write(u"bad.yaml"_s, "game: sceptre\nset: BAD\nname: B\ncards:\n  - {id: BAD-001, name: X, type: gat}\n");
        window.checkFile(good);
        QVERIFY(anyLabelHas(window, u"good.yaml is in order, with 2 cards"_s));
        window.checkFile(bad);
        auto* messages = named<QListWidget>(window, u"Messages"_s);
        QCOMPARE(messages->count(), 1);
        QVERIFY(messages->item(0)->text().contains(u"gate"_s));
        QVERIFY(!window.addFile(bad));
        QVERIFY(window.addFile(good));
        QCOMPARE(window.game(), u"sceptre"_s); // that of the set
        QVERIFY(anyLabelHas(window, u"was added, with 2 cards"_s));
        QVERIFY(window.removeSet());
        const QString csv = write(u"table.csv"_s, "id,name,type\nTAB-001,Gate of Tables,gate\n");
        QVERIFY(!window.addFile(csv)); // shown first
        auto* import = window.findChild<CsvImport*>();
        QVERIFY(import && import->isVisible());
        QTest::mouseClick(button(*import, u"A&dd the set"_s), Qt::LeftButton);
        QVERIFY(m_library->catalogue(u"sceptre"_s).value()->findById("TAB-001").valid());
        QVERIFY(window.showSet(u"TAB"_s) && window.removeSet());
    }

    void aFaultySetIsShownWithItsErrors()
    {
        QDir().mkpath(m_folder.filePath(u"data/games/sceptre/sets"_s));
        const QString file =
            write(u"data/games/sceptre/sets/faulty.yaml"_s,
                  "game: sceptre\nset: FLT\nname: F\ncards:\n  - {id: FLT-001, name: X, type: gate, hp: 3}\n");
        m_library->refresh();
        SetsWindow window(*m_library);
        window.show();
        window.showGame(u"sceptre"_s);
        auto* sets = named<QTreeWidget>(window, u"Sets"_s);
        QVERIFY(window.showSet(u"faulty.yaml"_s));
        QVERIFY(sets->currentItem()->text(3).contains(u"1 error"_s));
        QCOMPARE(named<QListWidget>(window, u"Messages"_s)->count(), 1);
        // ... and is mended by form: what does not belong there is told, and gone when it is taken out by hand.
        named<QTableView>(window, u"Cards of the set"_s)->selectRow(0);
        window.editCard();
        auto* editor = window.findChild<CardEditor*>();
        QVERIFY(!isInOrder(*editor));
        QCOMPARE(named<QListWidget>(*editor, u"What else is wrong"_s)->count(), 1);
        editor->close();
        QVERIFY(window.removeSet());
        QVERIFY(!QFile::exists(file));
    }

    /// Pictures to look at, in MUSTER_PICTURES; labels that wrap have room for all their lines.
    void pictures()
    {
        inEachLook({80, 100, 200}, [this](const QString& look, int /*percent*/) {
            SetsWindow window(*m_library);
            window.showGame(u"hero"_s);
            window.show();
            takePicture(window, u"sets-window-"_s + look);
            const auto* const list = named<QTreeWidget>(window, u"Sets"_s);
            QCOMPARE(list->visualItemRect(list->topLevelItem(0)).height(),
                     named<QTableView>(window, u"Cards of the set"_s)->rowHeight(0));
            const auto rules = m_library->game(u"hero"_s).value();
            const SetText set =
                SetText::read(
                    carddb::readFile(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/hero/sets/the-long-thaw.yaml"),
                                     carddb::SetLimit)
                        .value(),
                    "x", rules)
                    .value();
            CardDraft draft = set.cards()[0].draft;
            draft.values["health"] = "250";
            CardEditor editor(set, 0, draft, m_library->catalogue(u"hero"_s).value(), false);
            editor.show();
            takePicture(editor, u"sets-editor-faulty-"_s + look);
            draft = {};
            draft.id = set.freeId();
            draft.type = set.cards()[0].draft.type;
            CardEditor fresh(set, {}, draft, m_library->catalogue(u"hero"_s).value(), false);
            fresh.show();
            takePicture(fresh, u"sets-editor-new-"_s + look);
            CardEditor good(set, 0, set.cards()[0].draft, m_library->catalogue(u"hero"_s).value(), false);
            good.show();
            takePicture(good, u"sets-editor-"_s + look);
            const auto cards = readCsvCards("# set: CSV\nid,name,type\nCSV-001,Gate of Tables,gate\nCSV-002,Gate,gat\n",
                                            "table.csv", *sceptre());
            CsvImport import(*cards, "table.csv", sceptre());
            import.show();
            takePicture(import, u"sets-csv-"_s + look);
            for (const QWidget* shownWidget :
                 std::initializer_list<const QWidget*>{&window, &editor, &fresh, &good, &import}) {
                for (const QLabel* label : shownWidget->findChildren<QLabel*>()) {
                    if (!label->isVisible() || label->text().isEmpty())
                        continue;
                    const int height =
                        label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                    QVERIFY2(label->height() >= height - 1 || label->wordWrap() == false, qPrintable(label->text()));
                    QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(),
                             qPrintable(label->text()));
                }
            }
        });
    }

private:
    std::shared_ptr<const Game> sceptre() { return m_library->game(u"sceptre"_s).value(); }

    SetText small()
    {
        return SetText::read("# my own\ngame: sceptre\nset: TST\nname: Tests\nversion: \"1.0\"\n\ncards:\n\n"
                             "  # before the first\n"
                             "  - id: TST-001\n    name: Hat\n    type: equipment\n    slot: body   # not right yet\n"
                             "    does: [{while: attached, then: [{add: 1 skl, of: holder}]}]\n\n"
                             "  # about the second\n"
                             "  - {id: TST-002, name: \"Gate, the Second\", type: gate}\n\n# the end\n",
                             "tst.yaml", sceptre())
            .value();
    }

    QString write(const QString& name, const std::string& text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0)
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// As somebody hears it who cannot see the form: the button to keep the card says what is in the way.
    static bool isInOrder(const CardEditor& editor)
    {
        return button(editor, u"&Keep the card"_s)->accessibleDescription().isEmpty();
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

    static QPushButton* button(const QWidget& parent, const QString& text)
    {
        for (QPushButton* found : parent.findChildren<QPushButton*>()) {
            if (found->text() == text)
                return found;
        }
        qFatal("no button is called %s", qPrintable(text));
    }

    template <class Widget>
    static Widget* named(const QWidget& parent, const QString& name)
    {
        for (Widget* widget : parent.findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        qFatal("no widget is called %s", qPrintable(name));
    }

    static bool anyLabelHas(const QWidget& parent, const QString& text)
    {
        const auto labels = parent.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(text); });
    }

    QTemporaryDir m_folder;
    carddb::Places m_places;
    std::unique_ptr<carddb::Library> m_library;
};

QTEST_MAIN(SetsTest)
#include "sets_test.moc"
