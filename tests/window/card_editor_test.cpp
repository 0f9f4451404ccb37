// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a card: what it says of its fields and when, and the card that is written with it.
#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QGroupBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTest>
#include <QTextBrowser>

#include "app/window/page_preview.h"
#include "app/window/sets/card_editor.h"
#include "app/window/sets/card_sketch.h"
#include "app/window/sets/effect_words.h"
#include "app/window/sets/effect_examples.h"
#include "carddb/file_io.h"
#include "tests/window/sets_stage.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class CardEditorTest : public QObject, private test::SetsStage {
    Q_OBJECT

private Q_SLOTS:
    void theFormTellsErrorsAtTheirFields()
    {
        const SetText set = small();
        CardDraft draft;
        draft.id = "TST-001"; // taken
        draft.type = "champion";
        draft.values = {{"hp", "5"}, {"class", "infntry"}};
        CardEditor editor(set, {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QVERIFY(!isInOrder(editor));
        const auto problemOf = [&](const QString& name) {
            return test::namedWidget<QWidget>(editor, name)->accessibleDescription();
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
        const CardEditor known(set, 1, nameless, m_library.catalogue(u"sceptre"_s).value(), false);
        QVERIFY(!test::namedWidget<QLineEdit>(known, u"Name, required"_s)->accessibleDescription().isEmpty());
    }

    /// Nobody is blamed for a field before having been there; a reader of the screen hears all along what is missing.
    void aNewCardIsNotFaultyBeforeAnythingWasTyped()
    {
        const SetText set = small();
        const CardDraft draft = newCard(set, "champion");
        CardEditor editor(set, {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
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
        QVERIFY(test::labelHas(editor, u"to fill in before the card can be kept"_s));
        QVERIFY(!test::labelHas(editor, u"✗"_s));

        // Left empty; typed in and emptied again; another window in front is no leaving.
        auto* name = test::namedWidget<QLineEdit>(editor, u"Name, required"_s);
        QVERIFY(name->hasFocus());
        QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QCoreApplication::sendEvent(name, &away);
        QCOMPARE(faulty(), QStringList());
        QTest::keyClick(name, Qt::Key_Tab);
        QCOMPARE(faulty(), QStringList{u"Name, required"_s});
        QVERIFY(test::labelHas(editor, u"✗"_s));
        auto* hp = test::namedWidget<QLineEdit>(editor, u"HP, required"_s);
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

    /// Whoever keeps a card with a fault is led to it, and sees what it is, in a small window too.
    void theFaultIsInSight()
    {
        inEachLook({100, 200}, [this](const QString&, int) {
            CardDraft draft = newCard(small(), "action");
            draft.name = "Fox";
            draft.values["does"] = "draw a card";
            CardEditor editor(small(), {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
            editor.show();
            editor.resize(editor.minimumSizeHint().width(), QFontMetrics(QApplication::font()).height() * 24);
            QTest::mouseClick(button(editor, u"&Keep the card"_s), Qt::LeftButton);
            QCoreApplication::processEvents();
            const QLabel* told = nullptr;
            for (const QLabel* label : editor.findChildren<QLabel*>()) {
                if (label->isVisible() && label->text().startsWith(u"⚠"_s))
                    told = label;
            }
            QVERIFY(told != nullptr);
            // In large letters it may be longer than the window is high.
            QVERIFY(2 * told->visibleRegion().boundingRect().height() > told->height());
        });
    }

    /// Words in place of effects are answered in words.
    void effectsAreAskedForInWords()
    {
        const SetText set = small();
        CardEditor editor(set, {}, newCard(set, "action"), m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        auto* const does = test::namedWidget<QPlainTextEdit>(editor, u"Effects"_s);
        does->setPlainText(u"draw a card"_s);
        editor.checkNow();
        QVERIFY2(does->accessibleDescription().contains(u"such as [{then: [{draw: 1}]}]"_s),
                 qPrintable(does->accessibleDescription()));
        does->setPlainText(u"[{then: [{draw: 1}]}]"_s); // as it says
        editor.checkNow();
        QVERIFY2(does->accessibleDescription().isEmpty(), qPrintable(does->accessibleDescription()));
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
            CardEditor editor(small(), {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
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
            SetText::read("game: armory\nset: TST\nname: T\ncards: []\n", "x", m_library.game(u"armory"_s).value())
                .value();
        CardDraft draft;
        draft.type = "weapon";
        const CardEditor editor(set, {}, draft, m_library.catalogue(u"armory"_s).value(), false);
        QVERIFY(test::labelHas(editor, u"Attack *"_s));
        QVERIFY(test::labelHas(editor, u"Block *"_s));
    }

    /// Boxes of parts are as high as what is in them, sentences below fields too, from the first picture on.
    void boxesHaveTheirLowerMarginAtOnce()
    {
        inEachLook({100, 200}, [this](const QString& look, int /*percent*/) {
            const SetText set =
                SetText::read(
                    carddb::readFile(test::inSources("/resources/games/hero/sets/the-long-thaw.yaml"), carddb::SetLimit)
                        .value(),
                    "x", m_library.game(u"hero"_s).value())
                    .value();
            CardDraft draft = set.cards()[0].draft;
            for (auto& [kind, parts] : draft.parts) {
                for (CardDraft::Values& part : parts)
                    part.erase("text"); // is told below the field
            }
            CardEditor editor(set, 0, draft, m_library.catalogue(u"hero"_s).value(), false);
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
        const CardDraft draft = newCard(set, "trap");
        CardEditor editor(set, {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QTest::keyClicks(test::namedWidget<QLineEdit>(editor, u"Name, required"_s), u"Pit of Tests"_s);
        QTest::keyClicks(test::namedWidget<QPlainTextEdit>(editor, u"Printed text"_s),
                         u"When it dies, draw a card: quickly."_s);
        auto* does = test::namedWidget<QPlainTextEdit>(editor, u"Effects"_s);
        QTest::keyClicks(does, u"[{when: enemy champion enters combat, then: [{damge: 10, to: it}]}]"_s);
        editor.checkNow();
        QVERIFY2(does->accessibleDescription().contains(u"damage"_s), qPrintable(does->accessibleDescription()));
        QVERIFY(!isInOrder(editor));
        does->setPlainText(u"[{when: enemy champion enters combat, then: [{damage: 10, to: it}]}]"_s);
        editor.checkNow();
        QVERIFY2(does->accessibleDescription().isEmpty(), qPrintable(does->accessibleDescription()));
        QVERIFY(isInOrder(editor));
        const QString reading =
            test::namedWidget<QTextBrowser>(editor, u"What Muster reads in its effects"_s)->toPlainText();
        QVERIFY2(reading.contains(u"10 damage"_s), qPrintable(reading));
        QCOMPARE(test::namedWidget<PagePreview>(editor, u"Face of the card"_s)->pages().size(), std::size_t(1));
        const SetText result = editor.result();
        QVERIFY(result.check().has_value());
        QCOMPARE(result.cards().back().draft.name, std::string("Pit of Tests"));
        QCOMPARE(result.cards().back().draft.text, std::string("When it dies, draw a card: quickly."));
    }

    /// A card may have its words only: people carry it out. Without words it says nothing to anybody.
    void effectsMayBeLeftOut()
    {
        const SetText set = small();
        CardDraft draft = newCard(set, "trap");
        draft.name = "Pit of Tests";
        CardEditor editor(set, {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QVERIFY(!isInOrder(editor));
        test::namedWidget<QPlainTextEdit>(editor, u"Printed text"_s)->setPlainText(u"Your opponent sings."_s);
        editor.checkNow();
        QVERIFY(isInOrder(editor));
        QVERIFY(test::labelHas(editor, u"it has no effects"_s));
        QVERIFY(editor.result().checkCard(editor.draft()).has_value());
    }

    /// What is not right yet stays in the file, and no deck can have it.
    void aDraftIsKeptWithItsFaults()
    {
        const SetText set = small();
        CardDraft draft = newCard(set, "champion");
        draft.values["hp"] = "5";
        CardEditor editor(set, {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        QPushButton* const keep = button(editor, u"Keep as a &draft"_s);
        QTest::mouseClick(keep, Qt::LeftButton); // without a name nobody would find it again
        QVERIFY(editor.isVisible());
        QVERIFY(test::namedWidget<QLineEdit>(editor, u"Name, required"_s)->hasFocus());
        QTest::keyClicks(test::namedWidget<QLineEdit>(editor, u"Name, required"_s), u"Fox"_s);
        QTest::mouseClick(keep, Qt::LeftButton);
        QVERIFY(!editor.isVisible());
        const SetText kept = set.withNewCard(editor.draft());
        QVERIFY(kept.text().find("draft: yes") != std::string::npos);
        QVERIFY(kept.cards().back().draft.isUnfinished);
        QCOMPARE(kept.cards().back().draft.values.at("hp"), std::string("5"));
        const auto read = readSet(kept.withoutCard(0).text(), "tst.yaml", *sceptre());
        QVERIFY(read.has_value()); // the hat is not right, and no draft
        QCOMPARE(read->cards.size(), std::size_t(1));
        QCOMPARE(read->drafts, 1u);

        // Finished, it is a card like others.
        CardEditor again(kept, 2, kept.cards().back().draft, m_library.catalogue(u"sceptre"_s).value(), false);
        QVERIFY(!isInOrder(again));
        QVERIFY(!again.draft().isUnfinished);
    }

    /// Typing brings up the words of the language; one that is taken comes as a whole step.
    void wordsOfTheLanguageAreAtHand()
    {
        const SetText set = small();
        CardEditor editor(set, {}, newCard(set, "action"), m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto* does = test::namedWidget<QPlainTextEdit>(editor, u"Effects"_s);
        does->setFocus();
        auto* list = does->findChild<QCompleter*>()->popup();
        QTest::keyClicks(does, u"[{then: [{dra"_s);
        QVERIFY(list->isVisible());
        QVERIFY2(list->currentIndex().data().toString().startsWith(u"draw — "_s),
                 qPrintable(list->currentIndex().data().toString()));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY2(does->toPlainText().startsWith(u"[{then: [{draw: "_s), qPrintable(does->toPlainText()));
        QVERIFY(!does->toPlainText().contains(u"{{"_s));
        does->moveCursor(QTextCursor::End);
        QTest::keyClicks(does, u"]}]"_s);
        editor.checkNow();
        QVERIFY2(does->accessibleDescription().isEmpty(), qPrintable(does->accessibleDescription()));

        does->clear();
        QTest::mouseClick(button(editor, u"Words…"_s), Qt::LeftButton);
        QVERIFY(list->isVisible());
        QVERIFY(list->model()->rowCount() > 100);
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        QVERIFY(editor.isVisible());
    }

    /// Every step that the list of words puts in is one that Muster understands where it may stand.
    void stepsOfTheListAreSteps()
    {
        for (const EffectWord& word : effectWords(*sceptre())) {
            QVERIFY(!word.name.isEmpty());
            QVERIFY(!word.meaning.isEmpty());
            QVERIFY2(yaml::Document::parse(word.inserted.toStdString(), {}).has_value(), qPrintable(word.inserted));
        }
    }

    /// A face is shown from the type on, with what is right so far.
    void theFaceIsSeenBeforeTheCardIsInOrder()
    {
        const SetText set = small();
        for (const CardType& type : sceptre()->types) {
            CardDraft draft = newCard(set, type.key);
            QVERIFY2(sketchOf(set, draft).has_value(), type.key.c_str());
            draft.values = {{"hp", "many"}, {"origin", "nowhere"}};
            draft.name = "Fox";
            const auto sketch = sketchOf(set, draft);
            QVERIFY2(sketch.has_value(), type.key.c_str());
            QCOMPARE(sketch->cards.front().name, std::string("Fox"));
        }
        SetInfo info;
        info.code = "TST";
        info.name = "Tests";
        for (const QString& key : m_library.games()) {
            const auto game = m_library.game(key).value();
            const SetText empty = SetText::create(info, game);
            for (const CardType& type : game->types)
                QVERIFY2(sketchOf(empty, newCard(empty, type.key)).has_value(),
                         qPrintable(key + u": "_s + QString::fromStdString(type.key)));
        }
        CardDraft typeless = newCard(set, {});
        QVERIFY(!sketchOf(set, typeless).has_value());
        CardEditor editor(set, {}, newCard(set, "champion"), m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QVERIFY(!isInOrder(editor));
        QCOMPARE(test::namedWidget<PagePreview>(editor, u"Face of the card"_s)->pages().size(), std::size_t(1));
    }

    /// The sentences that Muster reads become the card's words, each in its place, and that can be taken back.
    void whatIsReadCanBePrinted()
    {
        CardDraft draft;
        draft.id = "TST-009";
        draft.name = "Pit";
        draft.type = "trap";
        draft.text = "Something else.";
        draft.values["does"] = "[{when: enemy champion enters combat, then: [{damage: 10, to: it}]}]";
        CardEditor editor(small(), {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        QTest::mouseClick(button(editor, u"&Print as it is read"_s), Qt::LeftButton);
        auto* printed = test::namedWidget<QPlainTextEdit>(editor, u"Printed text"_s);
        QCOMPARE(printed->toPlainText(),
                 test::namedWidget<QTextBrowser>(editor, u"What Muster reads in its effects"_s)->toPlainText());
        QVERIFY(printed->toPlainText().contains(u"10 damage"_s));
        printed->undo();
        QCOMPARE(printed->toPlainText(), u"Something else."_s);
    }

    void tryingATypeKeepsWhatWasTyped()
    {
        const SetText set = small();
        CardEditor editor(set, 0, set.cards()[0].draft, m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        auto* type = test::namedWidget<QComboBox>(editor, u"Type, required"_s);
        type->setCurrentIndex(type->findData(u"champion"_s));
        QCoreApplication::processEvents();
        QVERIFY(test::namedWidget<QLineEdit>(editor, u"HP, required"_s));
        type = test::namedWidget<QComboBox>(editor, u"Type, required"_s);
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
        CardEditor editor(small(), {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
        editor.show();
        const auto turnTo = [&](const QString& type) {
            auto* box = test::namedWidget<QComboBox>(editor, u"Type, required"_s);
            box->setCurrentIndex(box->findData(type));
            QCoreApplication::processEvents();
            editor.checkNow();
        };
        turnTo(u"gate"_s);
        QVERIFY(!editor.draft().values.contains("hp"));
        QVERIFY2(isInOrder(editor), "nothing is left over from the champion");
        turnTo(u"champion"_s);
        QCOMPARE(test::namedWidget<QLineEdit>(editor, u"HP, required"_s)->text(), u"80"_s);

        // What a file has wrong is told, not dropped.
        CardDraft wrong = draft;
        wrong.type = "gate";
        CardEditor faulty(small(), {}, wrong, m_library.catalogue(u"sceptre"_s).value(), false);
        QVERIFY(faulty.draft().values.contains("hp"));
        QVERIFY(!isInOrder(faulty));
    }

    void effectsBeginAsOnAnotherCard()
    {
        const QStringList files{test::inSources("/resources/games/sceptre/sets/six-thrones.yaml"), u"/nowhere.yaml"_s};
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
        CardEditor editor(small(), {}, draft, m_library.catalogue(u"sceptre"_s).value(), false);
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

    /// Pictures to look at, in MUSTER_PICTURES.
    void pictures()
    {
        inEachLook({80, 100, 200}, [this](const QString& look, int /*percent*/) {
            const auto catalogue = m_library.catalogue(u"hero"_s).value();
            const SetText set =
                SetText::read(
                    carddb::readFile(test::inSources("/resources/games/hero/sets/the-long-thaw.yaml"), carddb::SetLimit)
                        .value(),
                    "x", m_library.game(u"hero"_s).value())
                    .value();
            const CardDraft good = set.cards()[0].draft;
            CardDraft faulty = good;
            faulty.values["health"] = "250";
            const CardDraft fresh = newCard(set, good.type);
            const auto lookAt = [&](const QString& name, std::optional<std::size_t> index, const CardDraft& draft) {
                CardEditor editor(set, index, draft, catalogue, false);
                editor.show();
                takePicture(editor, name + look);
                labelsHaveRoom(editor);
            };
            lookAt(u"sets-editor-faulty-"_s, 0, faulty);
            lookAt(u"sets-editor-new-"_s, {}, fresh);
            lookAt(u"sets-editor-"_s, 0, good);
        });
    }
};

QTEST_MAIN(CardEditorTest)
#include "card_editor_test.moc"
