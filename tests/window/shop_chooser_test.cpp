// SPDX-License-Identifier: GPL-3.0-or-later
// Decks of Hero are set against the shop that is chosen beside the verdict.
#include <QComboBox>
#include <QTest>

#include "app/window/legality/legality_panel.h"
#include "app/window/legality/shop_chooser.h"
#include "carddb/file_io.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class ShopChooserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_panel = std::make_unique<LegalityPanel>();
        m_panel->resize(420, 800);
        m_panel->show();
    }

    void decksOfHeroAreSetAgainstTheShopThatIsChosen()
    {
        // A shop without Mana Potions, and a deck whose dearest card then can never be paid.
        const QString poor = m_home.filePath(u"poor.muster"_s);
        QVERIFY(carddb::writeFile(poor,
                                  "muster: 1\ngame: hero\nkind: shop\nname: Poor Man's Shop\nsections:\n"
                                  "  early:\n    - {card: Thimble of Health, count: 1}\n"));
        DeckDocument* const shop = open(poor);
        DeckDocument* const deck = open(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        m_panel->setDecks(&m_decks);
        m_panel->setDocument(deck);
        auto* const chooser = m_panel->findChild<ShopChooser*>();
        auto* const box = chooser->findChild<QComboBox*>();
        QVERIFY(chooser->isVisible());
        QCOMPARE(box->currentText(), u"No shop chosen"_s);
        QVERIFY(box->findText(u"Mother Pell's Shop"_s) > 0);
        QCOMPARE(deck->snapshot()->options().shop, nullptr);
        box->setCurrentIndex(box->findText(u"Poor Man's Shop"_s));
        Q_EMIT box->activated(box->currentIndex());
        QCOMPARE(box->currentText(), u"Poor Man's Shop"_s);
        const auto* const pool = deck->snapshot()->options().shop;
        QVERIFY(pool != nullptr);
        QCOMPARE(pool->deck().name, std::string("Poor Man's Shop"));
        QTRY_VERIFY(deck->isVerdictCurrent());
        takePicture(*m_panel, u"legality-shop"_s);

        // One without a file cannot be chosen, and says so.
        Deck unsaved;
        unsaved.game = "hero";
        unsaved.kind = "shop";
        unsaved.name = "Corner Shop";
        DeckDocument* const corner = *m_decks.create(u"hero"_s, "shop");
        corner->change(u"Name"_s, unsaved);
        m_panel->setDocument(deck);
        const int at = box->findText(u"Corner Shop (save it first)"_s);
        QVERIFY(at > 0);
        QVERIFY(!(box->model()->flags(box->model()->index(at, 0)) & Qt::ItemIsEnabled));
        m_decks.close(corner);
        m_panel->setDocument(deck);

        // The sign beside its name is its own verdict, by the format that it names.
        const auto told = [&] { return box->currentData(Qt::ToolTipRole).toString(); };
        QCOMPARE(told(), u"Poor Man's Shop: incomplete"_s);
        box->setCurrentIndex(box->findText(u"Mother Pell's Shop"_s));
        Q_EMIT box->activated(box->currentIndex());
        QCOMPARE(told(), u"Mother Pell's Shop: legal"_s);
        box->setCurrentIndex(box->findText(u"Poor Man's Shop"_s));
        Q_EMIT box->activated(box->currentIndex());
        QTRY_VERIFY(deck->isVerdictCurrent());

        // A shop has no shop, and other games have none.
        m_panel->setDocument(shop);
        QVERIFY(!chooser->isVisible());
        m_panel->setDocument(faulty());
        QVERIFY(!chooser->isVisible());

        QVERIFY(!m_decks.setShop(u"hero"_s, test::faultyDeck()));
        QCOMPARE(deck->game()->shop->path, poor);
        QVERIFY(m_decks.setShop(u"hero"_s, {}));
        QVERIFY(deck->game()->shop == nullptr);
    }

private:
    DeckDocument* open(const QString& path) { return test::openJudged(m_decks, path); }
    DeckDocument* faulty() { return open(test::faultyDeck()); }

    test::TestHome m_home;
    OpenDecks m_decks{m_home.places()};
    std::unique_ptr<LegalityPanel> m_panel;
};

QTEST_MAIN(ShopChooserTest)
#include "shop_chooser_test.moc"
