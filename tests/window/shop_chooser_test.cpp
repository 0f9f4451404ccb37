// SPDX-License-Identifier: GPL-3.0-or-later
// Decks of Hero are set against the shop that is chosen beside the verdict.
#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/language.h"
#include "app/window/document/open_decks.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/legality/shop_chooser.h"
#include "carddb/file_io.h"
#include "tests/window/pictures.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class ShopChooserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installLanguage();
        QVERIFY(m_folder.isValid());
        carddb::Places places;
        places.resources = QStringLiteral(MUSTER_SOURCE_DIR "/resources");
        places.userData = m_folder.filePath(u"data"_s);
        places.cache = m_folder.filePath(u"cache"_s);
        m_decks = std::make_unique<OpenDecks>(places);
        m_panel = std::make_unique<LegalityPanel>();
        m_panel->resize(420, 800);
        m_panel->show();
    }

    void decksOfHeroAreSetAgainstTheShopThatIsChosen()
    {
        // A shop without Mana Potions, and a deck whose dearest card then can never be paid.
        const QString poor = m_folder.filePath(u"poor.muster"_s);
        QVERIFY(carddb::writeFile(poor,
                                  "muster: 1\ngame: hero\nkind: shop\nname: Poor Man's Shop\nsections:\n"
                                  "  early:\n    - {card: Thimble of Health, count: 1}\n"));
        DeckDocument* const shop = open(poor);
        DeckDocument* const deck =
            open(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/hero/decks/red-sleds.muster"));
        m_panel->setDecks(m_decks.get());
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

        // A shop has no shop, and other games have none.
        m_panel->setDocument(shop);
        QVERIFY(!chooser->isVisible());
        m_panel->setDocument(faulty());
        QVERIFY(!chooser->isVisible());

        QVERIFY(!m_decks->setShop(u"hero"_s, QStringLiteral(MUSTER_SOURCE_DIR "/tests/tour/faulty.muster")));
        QCOMPARE(deck->game()->shop->path, poor);
        QVERIFY(m_decks->setShop(u"hero"_s, {}));
        QVERIFY(deck->game()->shop == nullptr);
    }

private:
    DeckDocument* open(const QString& path)
    {
        const auto deck = m_decks->open(path);
        if (!deck || !QTest::qWaitFor([&] { return (*deck)->isVerdictCurrent(); }))
            qFatal("%s cannot be opened", qPrintable(path));
        return *deck;
    }
    DeckDocument* faulty() { return open(QStringLiteral(MUSTER_SOURCE_DIR "/tests/tour/faulty.muster")); }

    QTemporaryDir m_folder;
    std::unique_ptr<OpenDecks> m_decks;
    std::unique_ptr<LegalityPanel> m_panel;
};

QTEST_MAIN(ShopChooserTest)
#include "shop_chooser_test.moc"
