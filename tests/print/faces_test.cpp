// SPDX-License-Identifier: GPL-3.0-or-later
// Card faces: nothing leaves the card, nothing lies over anything else, nothing that is printed on it is missing.
#include <QTest>

#include "app/faces/card_face.h"
#include "app/print/play_cards.h"
#include "app/print/print_job.h"
#include "carddb/library.h"
#include "model/cards/set_reader.h"
#include "tests/print/page_faults.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace muster::app;
using namespace muster::test;

class FacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedCard_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : m_library.games())
            QTest::newRow(qPrintable(game)) << game;
    }

    void everyShippedCard()
    {
        QFETCH(QString, game);
        const auto catalogue = m_library.catalogue(game);
        QVERIFY(catalogue);
        const auto style = findFaceStyle(m_places, (*catalogue)->game());
        for (std::uint32_t i = 0; i < (*catalogue)->size(); ++i) {
            const Card card = (*catalogue)->card({i});
            const std::vector<print::Page> page{
                {QSizeF(FaceWidth, FaceHeight), cardFace(**catalogue, {i}, *style, m_type)}};
            const QString name = QString::fromUtf8(card.name().data(), static_cast<qsizetype>(card.name().size()));
            const QString fault = faultOf(page);
            QVERIFY2(fault.isEmpty(), qPrintable(name + QStringLiteral(": ") + fault));
            const QString text = textOf(page);
            QVERIFY2(text.contains(QString(name).remove(QLatin1Char(' '))), qPrintable(name));
            const QString printed = QString::fromUtf8(card.text().data(), static_cast<qsizetype>(card.text().size()));
            QVERIFY2(text.contains(printed.simplified().remove(QLatin1Char(' '))), qPrintable(name));
        }
    }

    /// A stranger's card with texts of thousands of letters and a name of 200.
    void theLongestCard()
    {
        const auto game = m_library.game(QStringLiteral("sceptre"));
        QVERIFY(game);
        const std::string text = QStringLiteral("Draw a card and then another one. ").repeated(110).toStdString();
        const std::string name(200, 'W');
        const std::string yaml = "game: sceptre\nset: LNG\nname: Long\ncards:\n  - {id: LNG-001, name: " + name
            + ", type: action, text: \"" + text + "\", does: [{then: [{draw: 1}]}]}\n";
        auto set = readSet(yaml, "long.yaml", **game);
        QVERIFY(set);
        const auto catalogue = buildCatalogue(*game, {std::move(*set)});
        QVERIFY(catalogue);
        const std::vector<print::Page> page{
            {QSizeF(FaceWidth, FaceHeight), cardFace(**catalogue, {0}, standardFaceStyle(**game), m_type)}};
        QCOMPARE(faultOf(page), QString());
        QCOMPARE(textOf(page).count(QStringLiteral("Drawacardandthenanotherone.")), 110);
    }

    /// Backs lie behind their faces when the paper is turned over.
    void backsAreMirrored()
    {
        const auto catalogue = m_library.catalogue(QStringLiteral("sceptre"));
        QVERIFY(catalogue);
        print::CardWishes wishes;
        wishes.backs = true;
        wishes.bleed = 1;
        const QSizeF paper = print::paperSize(QStringLiteral("A4"));
        const auto pages = print::cardSheets({{*catalogue, {0}, 1}}, paper, wishes, m_type);
        QCOMPARE(pages.size(), std::size_t(2));
        const auto frameOf = [](const print::Page& page) { return page.marks.boxes.front().box; };
        const QRectF face = frameOf(pages[0]);
        const QRectF back = frameOf(pages[1]);
        QVERIFY(std::abs(face.left() + back.right() - paper.width()) < 0.01);
        QVERIFY(std::abs(face.top() - back.top()) < 0.01);
        const auto many = print::cardSheets({{*catalogue, {0}, 10}}, paper, wishes, m_type);
        QCOMPARE(many.size(), std::size_t(4));
        for (const print::Page& page : many)
            QCOMPARE(faultOf({page}), QString());
    }

private:
    carddb::Places m_places{test::inSources("/resources"), {}, {}};
    carddb::Library m_library{m_places};
    print::Type m_type{print::fontFamilies()};
};

QTEST_MAIN(FacesTest)
#include "faces_test.moc"
