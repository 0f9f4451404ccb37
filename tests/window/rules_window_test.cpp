// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game, read: found by words or by number, one leading to the other, from a finding and from a card.
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

#include "app/text/format_rules.h"
#include "app/window/card/card_inspector.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/rules/rule_page.h"
#include "app/window/rules/rules_window.h"
#include "tests/window/main_window_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class RulesWindowTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void everyRuleOfEveryGameIsThere()
    {
        for (const QString& key : m_session->decks().gameKeys()) {
            const auto data = *m_session->decks().game(key);
            RulesWindow& rules = shownRules();
            rules.showGame(key);
            QVERIFY2(data->rules.entries.size() > 100, qPrintable(key));
            QStringList listed;
            for (int i = 0; i < list().topLevelItemCount(); ++i) {
                for (int j = 0; j < list().topLevelItem(i)->childCount(); ++j)
                    listed += list().topLevelItem(i)->child(j)->text(0);
            }
            QCOMPARE(std::size_t(listed.size()), data->rules.entries.size() + formatRules().entries.size());
            for (const RuleEntry& entry : data->rules.entries) {
                QVERIFY2(listed.removeOne(QString::fromStdString(entry.id)), entry.id.c_str());
                QVERIFY(rulePage(entry, data->rules)
                            .contains(QString::fromStdString(entry.sentence).toHtmlEscaped().left(30)));
            }
        }
    }

    void wordsAndNumbersAreFound()
    {
        RulesWindow& rules = shownRules();
        rules.showGame(u"sceptre"_s);
        auto* const find = test::namedWidget<QLineEdit>(rules, u"Find rules"_s);
        QTest::keyClicks(find, u"sce-v2"_s);
        QCOMPARE(rules.currentRule(), u"SCE-V2"_s);
        find->clear();
        QTest::keyClicks(find, u"CHAMPION at most copies"_s); // in any case and order
        const auto shown = visibleRules();
        QVERIFY(shown.contains(u"SCE-V2"_s) || shown.contains(u"SCE-D3"_s));
        for (const QString& id : shown) {
            rules.showRule(id);
            QVERIFY2(page().toPlainText().contains(u"champion"_s, Qt::CaseInsensitive), qPrintable(id));
        }
        QTest::keyClick(find, Qt::Key_Return);
        QTRY_VERIFY(list().hasFocus());
        find->setText(u"no rule speaks of xylophones"_s);
        QVERIFY(visibleRules().isEmpty());
        QVERIFY(test::labelHas(rules, u"No rule has all of these words."_s));
    }

    void oneRuleLeadsToTheOther()
    {
        RulesWindow& rules = shownRules();
        rules.showGame(u"sceptre"_s);
        QVERIFY(rules.showRule(u"sce-v2"_s));
        QVERIFY2(page().toHtml().contains(u"rule:SCE-D3"_s), qPrintable(page().toHtml()));
        test::namedWidget<QLineEdit>(rules, u"Find rules"_s)
            ->setText(u"SCE-V2"_s); // what is looked for hides the other
        Q_EMIT page().anchorClicked(QUrl(u"rule:SCE-D3"_s));
        QCOMPARE(rules.currentRule(), u"SCE-D3"_s);
        QVERIFY(page().toPlainText().contains(u"SCE-V2"_s)); // which cites it
        auto* const back = backButton(rules);
        QVERIFY(back->isEnabled());
        back->click();
        QCOMPARE(rules.currentRule(), u"SCE-V2"_s);
        back->click(); // to the one that the window began with
        QVERIFY(!back->isEnabled());
        QVERIFY(rules.showRule(u"SCE-V2"_s));
        QVERIFY(!rules.showRule(u"SCE-NO"_s));
        QCOMPARE(rules.currentRule(), u"SCE-V2"_s);
    }

    void aFindingAndACardLeadToTheirRules()
    {
        m_window->openDeck(test::faultyDeck());
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        m_window->legality().step(1);
        for (auto* const button : m_window->legality().findChildren<QToolButton*>()) {
            if (button->text() == u"Show the &rule"_s)
                button->click();
        }
        auto* const text = test::namedWidget<QLabel>(m_window->legality(), u"The rule"_s);
        const auto link = QRegularExpression(u"href=\"(rule:[^\"]+)\""_s).match(text->text()).captured(1);
        QVERIFY2(!link.isEmpty(), qPrintable(text->text()));
        Q_EMIT text->linkActivated(link);
        auto* rules = m_window->findChild<RulesWindow*>();
        QVERIFY(rules != nullptr && rules->isVisible());
        QCOMPARE(rules->currentRule(), ruleOfLink(link));

        auto* const card = test::namedWidget<QTextBrowser>(*m_window, u"Card"_s);
        QTRY_VERIFY(card->toHtml().contains(u"rule:"_s));
        const auto ofCard = QRegularExpression(u"href=\"(rule:[^\"]+)\""_s).match(card->toHtml()).captured(1);
        QVERIFY2(!ofCard.isEmpty(), qPrintable(card->toHtml()));
        Q_EMIT card->anchorClicked(QUrl(ofCard));
        QCOMPARE(rules->currentRule(), ruleOfLink(ofCard));
    }

    void theMenuShowsThoseOfTheGame()
    {
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        press(u"Rules of the Game"_s);
        auto* const rules = m_window->findChild<RulesWindow*>();
        QVERIFY(rules != nullptr);
        QVERIFY2(rules->currentRule().startsWith(u"HRO-"_s), qPrintable(rules->currentRule()));
        QTRY_VERIFY(test::namedWidget<QLineEdit>(*rules, u"Find rules"_s)->hasFocus()); // one types at once
        for (const QString& id : visibleRules())                                        // numbers are read whole
            QVERIFY2(list().columnWidth(0) >= list().indentation() + list().fontMetrics().horizontalAdvance(id),
                     qPrintable(id));
        takePicture(*rules, u"rules"_s);
    }

    /// In the language of the program, found by its words and by the number; at once where the language changes.
    void areInTheLanguageOfTheProgram()
    {
        const QString folder = m_home.places().userData + u"/games/sceptre/rules"_s;
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + u"/fr.yaml"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("SCE-V2: {condition: Deux xylophones., fix: Retirez-en un.}\n");
        file.close();
        m_session->decks().refreshGames();
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        m_session->setLanguage(u"fr"_s);
        const auto game = m_session->decks().game(u"sceptre"_s);
        QVERIFY(game);
        const auto& data = *game;
        QCOMPARE(data->rules.find("SCE-V2")->sentence, std::string("Deux xylophones."));
        for (DeckDocument* const deck : m_session->decks().all())
            QVERIFY(deck->game() == data); // those that are open have them, too
        RulesWindow& rules = shownRules();
        rules.showGame(u"sceptre"_s);
        rules.findChild<QLineEdit*>()->setText(u"xylophones DEUX"_s);
        QCOMPARE(visibleRules(), QStringList{u"SCE-V2"_s});
        QVERIFY2(page().toPlainText().contains(u"Retirez-en un."_s), qPrintable(page().toPlainText()));
        rules.findChild<QLineEdit*>()->setText(u"sce-v2"_s);
        QVERIFY(visibleRules().contains(u"SCE-V2"_s));
        m_session->setLanguage(u"en"_s);
        QVERIFY(QFile::remove(file.fileName()));
        QVERIFY((*m_session->decks().game(u"sceptre"_s))->rules.find("SCE-V2")->sentence != "Deux xylophones.");
    }

private:
    RulesWindow& shownRules()
    {
        m_window->showRules();
        return *m_window->findChild<RulesWindow*>();
    }

    QTreeWidget& list() { return *m_window->findChild<RulesWindow*>()->findChild<QTreeWidget*>(); }
    QTextBrowser& page() { return *m_window->findChild<RulesWindow*>()->findChild<QTextBrowser*>(); }

    static QPushButton* backButton(const RulesWindow& rules)
    {
        for (auto* const button : rules.findChildren<QPushButton*>()) {
            if (button->text() == u"&Back"_s)
                return button;
        }
        qFatal("no button leads back");
    }

    QStringList visibleRules()
    {
        QStringList ids;
        for (int i = 0; i < list().topLevelItemCount(); ++i) {
            for (int j = 0; j < list().topLevelItem(i)->childCount(); ++j) {
                if (!list().topLevelItem(i)->child(j)->isHidden())
                    ids += list().topLevelItem(i)->child(j)->text(0);
            }
        }
        return ids;
    }
};

QTEST_MAIN(RulesWindowTest)
#include "rules_window_test.moc"
