// SPDX-License-Identifier: GPL-3.0-or-later
// Random play of Sceptre over all shipped decks, with every invariant after every step.
#include <QTest>

#include "conformance.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

class SceptreRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsRead()
    {
        QVERIFY(sceptreCardsAreThere());
        for (const code::Unread& one : test::sceptreRules().unread())
            qWarning("%s: %s", std::string(sceptreCard(one.card)).c_str(), one.what.c_str());
        QVERIFY2(test::sceptreRules().unread().empty(), "every card of the shipped sets is run by the engine");
    }

    void randomPlay()
    {
        const auto& decks = test::sceptreDecks();
        QVERIFY(decks.size() >= 6);
        test::Conformance kit;
        for (auto first = decks.begin(); first != decks.end(); ++first) {
            for (auto second = decks.begin(); second != decks.end(); ++second) {
                sceptre::SceptreSession session(test::sceptreRules(), first->second, second->second);
                kit.play(session, test::gamesFromEnvironment(490) / static_cast<int>(decks.size() * decks.size()) + 1);
                QVERIFY2(kit.problem.isEmpty(),
                         qPrintable(first->first + QLatin1Char(' ') + second->first + QLatin1Char(' ') + kit.problem));
            }
        }
        qInfo("%s", qPrintable(kit.summary()));
    }

private:
    static bool sceptreCardsAreThere() { return test::sceptreCards() && test::sceptreCards()->size() > 100; }
    static std::string_view sceptreCard(CardIndex index) { return test::sceptreCards()->card(index).name(); }
};

QTEST_GUILESS_MAIN(SceptreRandomTest)
#include "sceptre_random_test.moc"
