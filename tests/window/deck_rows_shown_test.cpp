// SPDX-License-Identifier: GPL-3.0-or-later
// What the list of a deck shows on screen is what its model holds, row by row, after whatever was done to many rows at once.
#include <QRandomGenerator>
#include <QTest>

#include "app/window/browser/deck_changes.h"
#include "app/window/deck/deck_model.h"
#include "app/window/deck/deck_page.h"
#include "app/window/deck/deck_tree.h"
#include "model/decks/list_reader.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class DeckRowsShownTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        m_page.reset();
        for (DeckDocument* deck : m_decks.all())
            m_decks.close(deck);
    }

    void showsCardsThatCameOneStepAfterAnother_data()
    {
        QTest::addColumn<bool>("selected");
        QTest::newRow("nothing selected") << false;
        QTest::newRow("rows selected before") << true;
    }

    /// Twelve Champions into an empty deck, each its own step, before anything is painted.
    void showsCardsThatCameOneStepAfterAnother()
    {
        QFETCH(bool, selected);
        create(u"sceptre"_s);
        if (selected) {
            m_page->addCard(cardsOf("squire", 2)[0]);
            m_page->addCard(cardsOf("squire", 2)[1]);
            tree().selectAll();
        }
        for (const CardIndex card : cardsOf("champion", 12))
            addCopies(document(), {card}, 3);
        QVERIFY(showsItsModel());
        QVERIFY(screenIsCurrent());
        QVERIFY(showsItsModel());
        for (const CardIndex card : cardsOf("squire", 3))
            addCopies(document(), {card}, 3);
        QVERIFY(screenIsCurrent());
        QVERIFY(showsItsModel());
        document().history().setIndex(2);
        QVERIFY(screenIsCurrent());
        QVERIFY(showsItsModel());
        document().history().setIndex(document().history().count());
        QVERIFY(screenIsCurrent());
        QVERIFY(showsItsModel());
    }

    void showsItsModelWhateverIsDone_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : {u"sceptre"_s, u"script"_s, u"armory"_s, u"hero"_s, u"spoils"_s})
            QTest::newRow(qPrintable(game)) << game;
    }

    void showsItsModelWhateverIsDone()
    {
        QFETCH(QString, game);
        create(game);
        QRandomGenerator dice(11);
        const Catalogue& catalogue = *document().game()->catalogue;
        for (int step = 0; step < 50; ++step) {
            std::vector<CardIndex> cards;
            for (quint32 i = 0, many = 1 + dice.bounded(12u); i < many; ++i)
                cards.push_back(CardIndex{dice.bounded(catalogue.size())});
            switch (dice.bounded(8)) {
            case 0:
                document().history().undo();
                break;
            case 1:
                document().history().redo();
                break;
            case 2:
                document().history().setIndex(dice.bounded(document().history().count() + 1));
                break;
            case 3:
                tree().selectAll();
                break;
            case 4:
                m_page->moveSelected(std::string(ConsideringSection));
                break;
            case 5:
                for (const CardIndex card : cards)
                    m_page->addCard(card, 2, dice.bounded(3) == 0);
                break;
            case 6:
                removeCopies(document(), cards, 9);
                break;
            default:
                for (const CardIndex card : cards)
                    addCopies(document(), {card}, 3);
            }
            if (dice.bounded(3) != 0)
                QTest::qWait(0);
            QVERIFY2(screenIsCurrent(), qPrintable(u"step %1"_s.arg(step)));
            QVERIFY2(showsItsModel(), qPrintable(u"step %1"_s.arg(step)));
        }
    }

    /// Each column of numbers has the same words above it as in the table of the search.
    void headsOfColumnsBeginWithACapital()
    {
        for (const QString& game : {u"sceptre"_s, u"script"_s, u"armory"_s, u"hero"_s, u"spoils"_s}) {
            create(game);
            const QAbstractItemModel& model = *tree().model();
            QVERIFY(model.columnCount() > DeckModel::FirstFieldColumn);
            for (int column = 0; column < model.columnCount(); ++column) {
                const QString head = model.headerData(column, Qt::Horizontal).toString();
                QVERIFY2(!head.isEmpty() && !head.front().isLower(), qPrintable(game + u": "_s + head));
            }
            cleanup();
        }
    }

private:
    void create(const QString& game)
    {
        const auto made = m_decks.create(game, {});
        QVERIFY(made);
        m_page = std::make_unique<DeckPage>(**made);
        m_page->resize(700, 500);
        m_page->show();
        QTest::qWait(0);
    }

    [[nodiscard]] std::vector<CardIndex> cardsOf(std::string_view type, std::size_t many)
    {
        const Catalogue& catalogue = *document().game()->catalogue;
        std::vector<CardIndex> cards;
        for (std::uint32_t i = 0; i < catalogue.size() && cards.size() < many; ++i) {
            const Card card = catalogue.card(CardIndex{i});
            if (catalogue.game().type(card.type()).key == type)
                cards.push_back(CardIndex{i});
        }
        return cards;
    }

    void expectRows(const QModelIndex& parent, QModelIndexList& rows)
    {
        for (int row = 0; row < model().rowCount(parent); ++row) {
            const QModelIndex child = model().index(row, 0, parent); // not a reference into a list that grows
            rows += child;
            expectRows(child, rows);
        }
    }

    /// Every row of the model, and no other, lies on the screen below the one before.
    bool showsItsModel()
    {
        QModelIndexList wanted;
        expectRows({}, wanted);
        tree().scrollToTop();
        QModelIndexList found;
        for (QModelIndex at = tree().model()->index(0, 0); at.isValid(); at = tree().indexBelow(at))
            found += at;
        const auto text = [](const QModelIndexList& rows) {
            QStringList names;
            for (const QModelIndex& row : rows)
                names += row.data().toString() + u' ' + row.data(DeckModel::CountRole).toString();
            return names.join(u", "_s);
        };
        if (found != wanted) {
            qWarning("shown: %s\nmodel: %s", qPrintable(text(found)), qPrintable(text(wanted)));
            return false;
        }
        int top = 0;
        for (const QModelIndex& row : wanted) {
            const QRect place = tree().visualRect(row);
            if (place.top() != top || place.height() < 5 || tree().indexAt(place.center()) != row) {
                qWarning("%s at %d instead of %d", qPrintable(row.data().toString()), place.top(), top);
                return false;
            }
            top = place.bottom() + 1;
        }
        return true;
    }

    /// What stands on the screen is what painting everything anew gives: no part was left from before.
    bool screenIsCurrent()
    {
        QWidget& area = *tree().viewport();
        const QRect place(area.mapTo(m_page.get(), QPoint(0, 0)), area.size());
        const auto part = [&](const QPixmap& all) {
            return all.toImage().copy(place).convertToFormat(QImage::Format_RGB32);
        };
        for (int i = 0; i < 100; ++i) { // painting is due soon, not at once
            QTest::qWait(5);
            const QImage screen = part(m_page->screen()->grabWindow(m_page->winId()));
            if (i >= 4 && screen == part(m_page->grab()))
                return true;
        }
        return false;
    }

    DeckDocument& document() { return m_page->document(); }
    DeckTree& tree() { return *m_page->findChild<DeckTree*>(); }
    DeckModel& model() { return *m_page->findChild<DeckModel*>(); }

    test::TestHome m_home;
    OpenDecks m_decks{m_home.places()};
    std::unique_ptr<DeckPage> m_page;
};

QTEST_MAIN(DeckRowsShownTest)
#include "deck_rows_shown_test.moc"
