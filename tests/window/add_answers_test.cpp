// SPDX-License-Identifier: GPL-3.0-or-later
// Every card that was asked about gets its answer, whatever comes between: the thread that ends just then, another deck,
// the question about all cards. Here a thread gives every answer.
#include <algorithm>

#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include "app/window/browser/add_answers.h"
#include "carddb/library.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class AddAnswersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_library = std::make_unique<carddb::Library>(
            carddb::Places{test::inSources("/resources"), m_folder.filePath(u"data"_s), m_folder.filePath(u"cache"_s)});
        auto hero = loadGameData(*m_library, u"hero"_s); // a game whose decks are judged as a whole for each card
        QVERIFY(hero);
        m_hero = *hero;
    }

    void init()
    {
        m_answers = std::make_unique<AddAnswers>(nullptr, 0);
        Deck deck;
        deck.game = "hero";
        deck.kind = m_hero->game().decks.front().key;
        m_answers->setDeck(snapshotOf(deck));
        m_asked.clear();
    }

    /// The thread ends with its last word said but not heard, while the next card waits for the end of the pass.
    void aThreadThatEndsBeforeItIsHeardLosesNothing()
    {
        ask(50);
        QCoreApplication::processEvents(); // the thread has them
        QTimer::singleShot(0, this, [] { QThreadPool::globalInstance()->waitForDone(); });
        ask(1);
        QTRY_VERIFY_WITH_TIMEOUT(allAnswered(), 20'000);
    }

    /// The same at any other moment of the thread's life.
    void cardsAskedForAtAnyMomentAreAnswered()
    {
        for (int round = 0; round < 50; ++round) {
            ask(1 + round % 3);
            QThread::usleep(50UL * (round % 7));
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY_WITH_TIMEOUT(allAnswered(), 20'000);
    }

    void answersGoOnWhileAllCardsAreWorkedOut()
    {
        ask(5);
        m_answers->workOutAll();
        ask(5);
        QTRY_VERIFY_WITH_TIMEOUT(m_answers->knowsAll(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(allAnswered(), 20'000);
        for (const CardIndex card : m_asked)
            QCOMPARE(m_answers->answer(card)->allowed, m_answers->isAllowed(card));
    }

    void cardsAreAskedForOnceMoreWhereWorkingOutAllIsStopped()
    {
        m_answers->workOutAll();
        ask(5);
        m_answers->stopWorkingOutAll();
        QVERIFY(!m_answers->isWorkingOutAll());
        QTRY_VERIFY_WITH_TIMEOUT(allAnswered(), 20'000);
    }

    /// What a thread still works out for the deck as it was does not answer for the next.
    void answersAreOfTheDeckAsItIs()
    {
        const auto empty = snapshotOf(m_answers->deck()->deck);
        ask(20);
        QCoreApplication::processEvents();
        Deck crowded = empty->deck;
        crowded.sections.push_back({m_hero->game().decks.front().sections.front().key, {}});
        for (const CardIndex card : m_asked)
            crowded.sections.back().entries.push_back(
                {std::string(m_hero->catalogue->card(card).name()), {}, 90, {}, {}});
        m_answers->setDeck(snapshotOf(crowded));
        QTRY_VERIFY_WITH_TIMEOUT(allAnswered(), 20'000);
        int different = 0;
        for (const CardIndex card : m_asked) {
            const DeckSnapshot& now = *m_answers->deck();
            const bool allowed = validators::mayAdd(now.resolved, card, now.options()).allowed;
            QCOMPARE(m_answers->answer(card)->allowed, allowed);
            different += validators::mayAdd(empty->resolved, card, empty->options()).allowed != allowed ? 1 : 0;
        }
        QVERIFY(different > 0);
        m_answers->setDeck(nullptr);
        QVERIFY(m_answers->answer({0}) == nullptr);
        QVERIFY(!m_answers->knowsAll());
    }

private:
    [[nodiscard]] std::shared_ptr<const DeckSnapshot> snapshotOf(Deck deck) const
    {
        return std::make_shared<const DeckSnapshot>(m_hero, std::move(deck));
    }

    /// For as many cards that were not asked for before.
    void ask(int cards)
    {
        for (int i = 0; i < cards; ++i) {
            m_asked.push_back({std::uint32_t(m_asked.size())});
            QVERIFY(m_hero->catalogue->size() > m_asked.size());
            QVERIFY(m_answers->answer(m_asked.back()) == nullptr);
        }
    }

    /// Asks for none of them again that is on its way.
    [[nodiscard]] bool allAnswered()
    {
        return std::ranges::all_of(m_asked, [this](CardIndex card) { return m_answers->answer(card) != nullptr; });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<carddb::Library> m_library;
    std::shared_ptr<const GameData> m_hero;
    std::unique_ptr<AddAnswers> m_answers;
    std::vector<CardIndex> m_asked;
};

QTEST_GUILESS_MAIN(AddAnswersTest)

#include "add_answers_test.moc"
