// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: every game, every sample deck and what was open before, each behind a button that says what it does.
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "app/window/look/theme.h"
#include "app/window/start_page/start_page.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class StartPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        carddb::Library library(m_home.places());
        m_games = startGames(library);
    }

    void knowsAllGamesAndTheirSamples()
    {
        QCOMPARE(m_games.size(), std::size_t(5));
        for (const StartGame& game : m_games) {
            QVERIFY2(game.samples.size() >= 4, qPrintable(game.key));
            QVERIFY(!game.kinds.isEmpty());
            for (const StartDeck& deck : game.samples)
                QVERIFY(!deck.name.endsWith(u".muster"_s));
        }
    }

    void eachGameIsToldInASentence()
    {
        QStringList titles;
        for (const StartGame& game : m_games)
            titles += game.title;
        QStringList names;
        for (const StartGame& game : m_games) {
            QVERIFY2(game.sentence.size() > 60, qPrintable(game.key));
            names += shortName(game.title, titles);
        }
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size()); // no two signs have the same letters
        QCOMPARE(shortName(u"Sceptre"_s, {u"Sceptre"_s, u"Script"_s, u"Spoils"_s}), u"Sce"_s);
        QCOMPARE(shortName(u"Hero"_s, titles), u"H"_s);
        QVERIFY(!readAbout("sentence: [no, text]\n", "about.yaml"));
        QVERIFY(!readAbout("words: other\n", "about.yaml"));

        StartPage page;
        page.setGames(m_games);
        page.resize(900, 700);
        page.show();
        int primary = 0;
        for (const QPushButton* each : page.findChildren<QPushButton*>())
            primary += each->isDefault() ? 1 : 0;
        QCOMPARE(primary, int(m_games.size())); // one a game
    }

    /// A style sheet would keep the colours of the theme that was in force when the page was made.
    void followsTheColoursAtOnce()
    {
        StartPage page;
        page.setGames(m_games);
        page.setPalette(Look::light());
        page.resize(900, 700);
        page.show();
        page.setPalette(Look::dark());
        QCoreApplication::processEvents();
        for (const QPushButton* each : page.findChildren<QPushButton*>()) {
            QVERIFY(each->styleSheet().isEmpty());
            QCOMPARE(each->palette().color(QPalette::ButtonText),
                     Look::dark().color(each->isDefault() ? QPalette::HighlightedText : QPalette::ButtonText));
        }
    }

    void buttonsAskForWhatTheySay()
    {
        StartPage page;
        page.setGames(m_games);
        page.resize(900, 700);
        page.show();
        const StartGame& game = m_games.front();
        QSignalSpy sample(&page, &StartPage::sampleRequested);
        test::buttonSaying(page, game.samples.front().name)->click();
        QCOMPARE(sample.takeFirst().first().toString(), game.samples.front().path);
        QSignalSpy fresh(&page, &StartPage::newDeckRequested);
        for (QPushButton* each : page.findChildren<QPushButton*>()) {
            if (each->accessibleName().startsWith(game.title + u": new"_s)) {
                each->click();
                break;
            }
        }
        QCOMPARE(fresh.takeFirst(), (QVariantList{game.key, game.kinds.front().first}));
        QSignalSpy import(&page, &StartPage::importRequested);
        test::buttonSaying(page, u"&Import a list…"_s)->click();
        QCOMPARE(import.size(), 1);
        QSignalSpy position(&page, &StartPage::positionRequested);
        test::buttonSaying(page, u"&Lay out a position…"_s)->click();
        QCOMPARE(position.size(), 1);
    }

    /// One button of each game is seen at once to be the one to press; grey ones were alike.
    void oneButtonOfAGameStandsOut()
    {
        StartPage page;
        page.setGames(m_games);
        page.resize(1000, 2000);
        page.show();
        QCoreApplication::processEvents();
        const QColor chosen = page.palette().color(QPalette::Highlight);
        const auto fill = [](QPushButton* one) { return one->grab().toImage().pixelColor(8, one->height() / 2); };
        int primary = 0;
        for (QPushButton* each : page.findChildren<QPushButton*>()) {
            if (!each->accessibleName().contains(u": new "_s))
                continue;
            const QColor found = fill(each);
            const bool isChosen = std::abs(found.red() - chosen.red()) + std::abs(found.green() - chosen.green())
                    + std::abs(found.blue() - chosen.blue())
                < 120;
            primary += isChosen ? 1 : 0;
            QCOMPARE(isChosen, each->isDefault());
        }
        QCOMPARE(primary, int(m_games.size()));
    }

    void showsWhatWasOpenBefore()
    {
        StartPage page;
        page.setGames(m_games);
        const QDateTime when(QDate(2026, 10, 3), QTime(18, 30));
        const QString at = QLocale().toString(when, QLocale::ShortFormat);
        page.setRecent({{u"/decks/fish.muster"_s, u"Fish & Chips"_s, u"Hero"_s, when, Verdict::Incomplete},
                        {u"/decks/other.muster"_s, u"other"_s, {}, {}}});
        page.setGivenUp({{QString(), when, u"Script"_s}, {u"Embers"_s, when}});
        page.show();
        QSignalSpy deck(&page, &StartPage::deckRequested);
        test::buttonSaying(page, u"Fish && Chips · Hero · incomplete · "_s + at)
            ->click(); // all that tells it from others
        QCOMPARE(deck.takeFirst().first().toString(), u"/decks/fish.muster"_s);
        test::buttonSaying(page, u"other"_s);
        QSignalSpy givenUp(&page, &StartPage::givenUpRequested);
        test::buttonSaying(page, u"Untitled deck · Script · "_s + at)->click();
        test::buttonSaying(page, u"Embers · "_s + at)->click();
        QCOMPARE(givenUp.takeFirst().first().toInt(), 0);
        QCOMPARE(givenUp.takeFirst().first().toInt(), 1);
    }

    /// Decks one had before take a line or two across the page; every game is still where one looks for it.
    void decksBeforeLeaveTheGamesTheirPlace()
    {
        StartPage page;
        page.setGames(m_games);
        page.resize(1000, 700);
        page.show();
        const auto topOfGames = [&] {
            QCoreApplication::processEvents();
            for (QPushButton* each : page.findChildren<QPushButton*>()) {
                if (each->accessibleName().startsWith(m_games.front().title + u": new"_s))
                    return each->mapTo(page.widget(), QPoint()).y();
            }
            return -1;
        };
        const int alone = topOfGames();
        QList<StartPage::Recent> recent;
        for (int i = 0; i < 6; ++i)
            recent += {u"/decks/%1.muster"_s.arg(i), u"Deck %1"_s.arg(i), u"Hero"_s, QDateTime::currentDateTime()};
        page.setRecent(recent);
        QList<StartPage::GivenUp> closed;
        for (int i = 0; i < 20; ++i)
            closed += {u"Closed %1"_s.arg(i), QDateTime::currentDateTime(), u"Hero"_s};
        page.setGivenUp(closed);
        const int after = topOfGames();
        QVERIFY2(alone > 0 && after - alone < 18 * page.fontMetrics().height(),
                 qPrintable(u"%1, then %2"_s.arg(alone).arg(after)));
        // The others come when they are asked for.
        QSignalSpy wanted(&page, &StartPage::givenUpRequested);
        test::buttonSaying(page, u"Show 15 more"_s)->click();
        QCoreApplication::processEvents();
        for (QPushButton* each : page.findChildren<QPushButton*>()) {
            if (each->text().startsWith(u"Closed 19"_s))
                each->click();
        }
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toInt(), 19);
    }

    /// Nothing is ever wider than the page, whatever its width and the size of text.
    void fitsItsWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("percent");
        for (const int percent : {80, 100, 200}) {
            for (const int width : {420, 800, 1400})
                QTest::addRow("%d px, %d %%", width, percent) << width << percent;
        }
    }

    void fitsItsWidth()
    {
        QFETCH(int, width);
        QFETCH(int, percent);
        StartPage page;
        QFont font = page.font();
        font.setPointSizeF(font.pointSizeF() * percent / 100);
        page.setFont(font);
        page.setGames(m_games);
        page.resize(std::max(width, width * percent / 100), 800);
        page.show();
        QCoreApplication::processEvents();
        QVERIFY2(page.widget()->width() <= page.viewport()->width(),
                 qPrintable(u"%1 in %2"_s.arg(page.widget()->width()).arg(page.viewport()->width())));
        for (const QPushButton* each : page.findChildren<QPushButton*>()) {
            const int right = each->mapTo(page.widget(), QPoint(each->width(), 0)).x();
            QVERIFY2(right <= page.widget()->width(), qPrintable(each->text()));
        }
        takePicture(page, u"start-%1-%2"_s.arg(width).arg(percent));
    }

private:
    const test::TestHome m_home;
    std::vector<StartGame> m_games;
};

QTEST_MAIN(StartPageTest)
#include "start_page_test.moc"
