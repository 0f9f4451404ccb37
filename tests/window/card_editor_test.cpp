// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a card: what it says of its fields and when, and the card that is written with it.
#include <QComboBox>
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
        auto* does = test::namedWidget<QPlainTextEdit>(editor, u"Effects, required"_s);
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
