// SPDX-License-Identifier: GPL-3.0-or-later
// A deck is edited on screen: keys, menus, moving, pasting, notes; each thing one step that is undone.
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include "model/decks/list_reader.h"
#include "tests/window/deck_page_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class DeckEditingTest : public QObject, private test::DeckPageStage {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { close(); }

    /// 1 and 4 within a moment are 14, as one step; a row that is chosen then has a number of its own.
    void figuresMakeANumber()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"Copper"_s});
        const int before = document().history().count();
        QTest::keyClick(&tree(), Qt::Key_1);
        QTest::keyClick(&tree(), Qt::Key_4);
        QCOMPARE(count(u"Copper"_s), 14);
        QCOMPARE(document().history().count(), before + 1);
        QCOMPARE(document().history().undoText(), u"Set Copper to 14 copies"_s);
        select({u"Silver"_s});
        QTest::keyClick(&tree(), Qt::Key_5);
        QCOMPARE(count(u"Silver"_s), 5);
        QCOMPARE(count(u"Copper"_s), 14);
        QCOMPARE(document().history().count(), before + 2);
        document().history().undo();
        document().history().undo();
        QVERIFY(count(u"Copper"_s) != 14);
    }

    void aCardTakesThePlaceOfTheOneAtHand()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        const auto card = document().game()->catalogue->findByName("Admiral Corvane");
        QVERIFY(!card.empty());
        const int all = document().resolved().total();
        const int before = count(u"Greatsword"_s);
        select({u"Greatsword"_s});
        QSignalSpy said(m_page.get(), &DeckPage::said);
        const int steps = document().history().count();
        m_page->swapFor(card.front());
        QCOMPARE(document().resolved().total(), all);
        QCOMPARE(count(u"Greatsword"_s), before - 1);
        QCOMPARE(count(u"Admiral Corvane"_s), 1);
        QCOMPARE(document().history().count(), steps + 1);
        QCOMPARE(document().history().undoText(), u"Swap 1 Greatsword for 1 Admiral Corvane [Tidewrack]"_s);
        QVERIFY(!said.isEmpty());
    }

    void doesWhatTheKeysSay()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"Greatsword"_s});
        QTest::keyClick(&tree(), Qt::Key_Plus);
        QCOMPARE(count(u"Greatsword"_s), 3);
        QCOMPARE(document().history().undoText(), u"Add 1 copy of Greatsword"_s);
        QTest::keyClick(&tree(), Qt::Key_Minus);
        QTest::keyClick(&tree(), Qt::Key_Minus);
        QCOMPARE(count(u"Greatsword"_s), 1);
        QTest::keyClick(&tree(), Qt::Key_2);
        QCOMPARE(count(u"Greatsword"_s), 2);
        QCOMPARE(document().history().undoText(), u"Set Greatsword to 2 copies"_s);
        QVERIFY(m_page->selectedCards().size() == 1); // the row is still the one selected
        QTest::keyClick(&tree(), Qt::Key_Delete);
        QVERIFY(!row(u"Greatsword"_s).isValid());
        document().history().setIndex(0);
        QCOMPARE(count(u"Greatsword"_s), 2);
        QVERIFY(!document().isModified());
    }

    void saysWhatADigitDid()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"The Cinder Queen"_s});
        QSignalSpy said(m_page.get(), &DeckPage::said);
        QTest::keyClick(&tree(), Qt::Key_1);
        QCOMPARE(said.back().front().toString(), u"The Cinder Queen: 1 copy"_s);
    }

    void keepsRowsSelectedThatMove()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"Greatsword"_s, u"Battle Cry"_s});
        const auto cards = m_page->selectedCards();
        m_page->moveSelected(std::string(ConsideringSection));
        QCOMPARE(m_page->selectedCards(), cards);
        for (const DeckPick& pick : m_page->selection())
            QCOMPARE(pick.section, std::string(ConsideringSection));
        m_page->moveSelected("main");
        QCOMPARE(m_page->selectedCards(), cards);
        QCOMPARE(m_page->selection().front().section, std::string("main"));
    }

    void offersAllThatCanBeDoneInAMenu()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"Greatsword"_s});
        const auto choose = [this](const QString& label) {
            Q_EMIT tree().customContextMenuRequested(tree().visualRect(tree().currentIndex()).center());
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (QAction* action : menu->findChildren<QAction*>()) {
                QString text = action->text().section(u'\t', 0, 0);
                if (text.remove(u'&') == label) {
                    QVERIFY(action->isEnabled());
                    action->trigger();
                    menu->close();
                    return;
                }
            }
            menu->close();
            QFAIL(qPrintable(label));
        };
        choose(u"Add one copy"_s);
        QCOMPARE(count(u"Greatsword"_s), 3);
        choose(u"Remove one copy"_s);
        QCOMPARE(count(u"Greatsword"_s), 2);
        choose(u"1"_s);
        QCOMPARE(count(u"Greatsword"_s), 1);
        choose(u"Move to Considering"_s);
        QVERIFY(!row(u"Greatsword"_s).isValid());
        choose(u"Back into the deck"_s);
        QCOMPARE(count(u"Greatsword"_s), 1);
        QSignalSpy shown(m_page.get(), &DeckPage::cardShown);
        choose(u"Show the card"_s);
        QCOMPARE(shown.size(), 1);
        choose(u"Note…"_s);
        QCOMPARE(m_page->focusWidget(), named<QLineEdit>(u"Note on the card"_s));
        choose(u"Remove"_s);
        QVERIFY(!row(u"Greatsword"_s).isValid());
    }

    /// Each card that was only considered goes where such cards belong, in one step.
    void bringsBackIntoSeveralSections()
    {
        show(u"armory"_s, u"ysra-lantern-eye"_s);
        const Deck before = document().deck();
        std::vector<DeckEntry> firsts;
        for (const DeckSection& section : before.sections)
            firsts.push_back(section.entries.front());
        QVERIFY(firsts.size() >= 2);
        QStringList names;
        for (const DeckEntry& first : firsts)
            names += QString::fromStdString(first.card);
        select(names);
        m_page->moveSelected(std::string(ConsideringSection));
        QVERIFY(document().deck().considering.size() >= firsts.size());
        select(names);
        m_page->bringBack();
        for (std::size_t i = 0; i < firsts.size(); ++i) {
            const auto& lines = document().deck().sections[i].entries;
            QVERIFY2(std::ranges::any_of(lines, [&](const DeckEntry& line) { return line.card == firsts[i].card; }),
                     firsts[i].card.c_str());
        }
        QCOMPARE(document().deck().considering.size(), before.considering.size());
        document().history().undo();
        document().history().undo();
        QCOMPARE(document().deck(), before);
    }

    void changesSeveralCardsAsOneStep()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"Greatsword"_s, u"Battle Cry"_s, u"Gold"_s});
        QTest::keyClick(&tree(), Qt::Key_Minus);
        QCOMPARE(count(u"Greatsword"_s), 1);
        QCOMPARE(count(u"Battle Cry"_s), 2);
        QCOMPARE(count(u"Gold"_s), 5);
        QCOMPARE(document().history().count(), 1);
    }

    void cutsAndPastesAsText()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        const Deck before = document().deck();
        select({u"Kestrel Vanguard"_s, u"Battle Cry"_s});
        QTest::keySequence(&tree(), QKeySequence::Cut);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"3 Kestrel Vanguard [Ember]\n3 Battle Cry\n"_s);
        QCOMPARE(document().resolved().total(), 64);
        QTest::keySequence(&tree(), QKeySequence::Paste);
        QCOMPARE(document().resolved().total(), 70);
        QCOMPARE(document().history().count(), 2);
        document().history().undo();
        document().history().undo();
        QCOMPARE(document().deck(), before);
    }

    void asksAboutAListThatIsNotUnderstood()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        QSignalSpy asked(m_page.get(), &DeckPage::importRequested);
        const Deck before = document().deck();
        m_page->addList(u"3 Kestrel Vangard [Ember]\n2 Gold\n"_s);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(document().deck(), before);
    }

    void dropsRowsOnAnotherSection()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        const QModelIndex considering = model().index(model().rowCount() - 1, 0);
        QCOMPARE(considering.data().toString(), u"Considering"_s);
        const std::unique_ptr<QMimeData> data(model().mimeData({row(u"The Cinder Queen"_s)}));
        QVERIFY(data->text().startsWith(u"2 The Cinder Queen [Ember]"_s));
        QVERIFY(!model().dropMimeData(data.get(), Qt::MoveAction, -1, -1, considering));
        QCOMPARE(document().resolved().total(), 68);
        QCOMPARE(document().deck().considering.back().card, std::string("The Cinder Queen"));
        QCOMPARE(document().deck().considering.back().note, std::string("Finisher"));
        document().history().undo();

        // A list from another program goes where it is dropped.
        QMimeData text;
        text.setText(u"2 Gold\n"_s);
        QSignalSpy said(m_page.get(), &DeckPage::said);
        model().dropMimeData(&text, Qt::CopyAction, -1, -1, considering);
        QCOMPARE(said.takeLast().first().toString(), u"2 cards added"_s);
        QCOMPARE(document().deck().considering.back().card, std::string("Gold"));
        QCOMPARE(document().resolved().total(), 70);
    }

    void keepsNotesAsTheyAreTyped()
    {
        show(u"sceptre"_s, u"ember-charge"_s);
        select({u"Greatsword"_s});
        auto* const note = named<QLineEdit>(u"Note on the card"_s);
        QTest::keyClicks(note, u"two hands"_s);
        QCOMPARE(row(u"Greatsword"_s).data(DeckModel::NoteRole).toString(), u"two hands"_s);
        QCOMPARE(document().history().count(), 1);
        select({u"Battle Cry"_s});
        QVERIFY(note->text().isEmpty());
        document().history().undo();
        QVERIFY(row(u"Greatsword"_s).data(DeckModel::NoteRole).toString().isEmpty());
    }

    void addsACardWhereItBelongs()
    {
        show(u"armory"_s, u"ysra-lantern-eye"_s);
        const Catalogue& catalogue = *document().game()->catalogue;
        const CardIndex starter = catalogue.findByName("Brannoch's Mud Boots").front();
        const CardIndex other = catalogue.findByName("Poppy Milk").front();
        m_page->addCard(starter);
        m_page->addCard(other, 2);
        m_page->addCard(other, 1, true);
        QCOMPARE(document().deck().findSection("starters")->entries.back().card, std::string("Brannoch's Mud Boots"));
        QVERIFY(model().find(catalogue.card(other).identity(), "armory").isValid());
        QCOMPARE(document().deck().considering.back().card, std::string("Poppy Milk"));
        QCOMPARE(document().history().count(), 3);
    }
};

QTEST_MAIN(DeckEditingTest)
#include "deck_editing_test.moc"
