// SPDX-License-Identifier: GPL-3.0-or-later
// Faces on the screen, pictures of one's own, and all that the inspector tells of a card.
#include <algorithm>
#include <set>

#include <QDir>
#include <QFile>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "app/faces/card_face.h"
#include "app/print/print_job.h"
#include "app/print/type.h"
#include "app/text/game_words.h"
#include "app/text/language.h"
#include "app/window/browser/deck_changes.h"
#include "app/window/card/card_inspector.h"
#include "app/window/card/card_text.h"
#include "app/window/card/close_up.h"
#include "app/window/card/face_cache.h"
#include "app/window/card/face_view.h"
#include "app/window/card/hover_face.h"
#include "app/window/card/rules_touched.h"
#include "carddb/file_io.h"
#include "tests/window/pictures.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class CardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installLanguage();
        QVERIFY(m_folder.isValid());
        // What is thrown away goes into a trash of the test's own, which is not there yet.
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath(u"home/share"_s)));
        m_places = {test::inSources("/resources"), m_folder.filePath(u"data"_s), m_folder.filePath(u"cache"_s)};
        m_library = std::make_unique<carddb::Library>(m_places);
        for (const QString& key : m_library->games()) {
            auto data = loadGameData(*m_library, key);
            QVERIFY(data);
            m_games[key] = *data;
        }
        m_picture = m_folder.filePath(u"picture.png"_s);
        QImage picture(3000, 1200, QImage::Format_RGB32);
        picture.fill(QColor(10, 200, 30));
        QVERIFY(picture.save(m_picture));
    }

    // Styles

    void everyGameHasAStyleOfItsOwn()
    {
        for (const auto& [key, data] : m_games) {
            const QString path = test::inSources("/resources/games/%1/face.yaml").arg(key);
            const auto bytes = carddb::readFile(path, carddb::DataLimit);
            QVERIFY(bytes);
            const auto style = readFaceStyle(*bytes, path.toStdString(), data->game());
            QVERIFY2(style, style ? "" : style.error().front().path.c_str());
            // Cards of one game that differ in what colour tells differ in sign or colour too.
            std::map<std::string, FaceStyle::Look> looks;
            for (std::uint32_t card = 0; card < data->catalogue->size(); ++card) {
                const FieldIndex first = style->colourBy.front();
                if (data->game().field(first).kind == FieldKind::Word
                    && data->catalogue->card({card}).word(first).valid())
                    looks[std::string(data->catalogue->card({card}).wordLabel(first))] =
                        style->lookOf(*data->catalogue, {card});
            }
            QVERIFY2(looks.size() >= 2, qPrintable(key));
            for (const auto& [word, look] : looks) {
                for (const auto& [other, otherLook] : looks)
                    QVERIFY2(word == other || look.shape != otherLook.shape, (word + " and " + other).c_str());
            }
        }
    }

    void mistakesInAStyleAreTold_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("key") << u"color by: [origin]"_s << int(ErrorKind::UnknownKey) << u"colour by"_s;
        QTest::newRow("field") << u"colour by: [orgin]"_s << int(ErrorKind::UnknownField) << u"origin"_s;
        QTest::newRow("corner") << u"numbers: {hp: top rihgt}"_s << int(ErrorKind::NotOneOf) << u"top right"_s;
        QTest::newRow("shape") << u"colours: {ember: {shape: flam}}"_s << int(ErrorKind::NotOneOf) << u"flame"_s;
        QTest::newRow("colour") << u"colours: {ember: {colour: reddish}}"_s << int(ErrorKind::NotOneOf) << u""_s;
        QTest::newRow("type") << u"frames: {champoin: round}"_s << int(ErrorKind::UnknownType) << u"champion"_s;
        QTest::newRow("frame") << u"frames: {champion: rund}"_s << int(ErrorKind::NotOneOf) << u"round"_s;
        QTest::newRow("list") << u"colours: [a]"_s << int(ErrorKind::WrongShape) << u""_s;
    }

    void mistakesInAStyleAreTold()
    {
        QFETCH(QString, yaml);
        QFETCH(int, kind);
        QFETCH(QString, nearest);
        const auto style = readFaceStyle(yaml.toStdString(), "face.yaml", m_games[u"sceptre"_s]->game());
        QVERIFY(!style);
        QCOMPARE(int(style.error().front().kind), kind);
        QCOMPARE(QString::fromStdString(style.error().front().nearest), nearest);
        QCOMPARE(style.error().front().at.line, 1);
    }

    void numbersStandWhereTheGamePutsThem()
    {
        const auto& data = m_games[u"sceptre"_s];
        const CardIndex card = data->catalogue->findByName("Kestrel Vanguard").front();
        print::Type type(print::fontFamilies());
        FaceStyle style = standardFaceStyle(data->game());
        const std::string hp = data->game()
                                   .field(data->game().findField("hp"))
                                   .asPrinted(*data->catalogue->card(card).number(data->game().findField("hp")));
        const auto placeOfHp = [&] {
            const auto marks = cardFace(*data->catalogue, card, style, type);
            for (std::size_t i = 0; i + 1 < marks.texts.size(); ++i) {
                if (marks.texts[i + 1].text == u"HP"_s && marks.texts[i].text == QString::fromStdString(hp))
                    return marks.texts[i].at;
            }
            return QPointF();
        };
        QVERIFY(placeOfHp().y() > FaceHeight * 0.8);
        style.corners[data->game().findField("hp")] = FaceCorner::TopRight;
        QVERIFY(placeOfHp().y() < FaceHeight / 2);
        QVERIFY(placeOfHp().x() > FaceWidth / 2);
        style.corners[data->game().findField("hp")] = FaceCorner::BottomLeft;
        QVERIFY(placeOfHp().x() < FaceWidth / 2);
    }

    // Faces on the screen

    void facesAreDrawnInAThreadAndKept()
    {
        FaceCache cache;
        const auto& data = m_games[u"sceptre"_s];
        const OwnPictures pictures(m_places, u"sceptre"_s);
        cache.setCards(data->catalogue, findFaceStyle(m_places, data->game()), pictures);
        QSignalSpy drawn(&cache, &FaceCache::drawn);
        for (std::uint32_t card = 0; card < 12; ++card)
            QVERIFY(cache.face({card}, 200).isNull());
        QTRY_VERIFY_WITH_TIMEOUT(!cache.face({11}, 200).isNull() && !cache.face({0}, 200).isNull(), 20'000);
        const QImage face = cache.face({0}, 200);
        QCOMPARE(face.size(), QSize(200, int(200 * FaceHeight / FaceWidth)));
        QVERIFY(drawn.count() > 0);
        QVERIFY(cache.face({0}, 300).isNull()); // another size is drawn anew
        QTRY_VERIFY_WITH_TIMEOUT(!cache.face({0}, 300).isNull(), 20'000);
        cache.setCards(m_games[u"hero"_s]->catalogue, findFaceStyle(m_places, m_games[u"hero"_s]->game()), pictures);
        QVERIFY(cache.face({0}, 200).isNull());
    }

    void faceViewIsCrispAtAnySize()
    {
        const auto& data = m_games[u"sceptre"_s];
        FaceView view;
        view.setCards(data->catalogue, findFaceStyle(m_places, data->game()), OwnPictures(m_places, u"sceptre"_s));
        const CardIndex card = data->catalogue->findByName("Kestrel Vanguard").front();
        view.setCard(card);
        const auto inked = [](const QImage& image) { // dots that are neither white nor transparent
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += qGray(image.pixel(x, y)) < 90 ? 1 : 0;
            return double(count) / (image.width() * image.height());
        };
        view.resize(126, 176);
        const double small = inked(view.grab().toImage());
        view.resize(630, 880);
        const double large = inked(view.grab().toImage());
        QVERIFY(small > 0.01);
        QVERIFY(large > 0.01);
        QCOMPARE(view.heightForWidth(630), 880);
        QCOMPARE(view.accessibleDescription(), u"Kestrel Vanguard"_s);
        view.setCard({});
        QVERIFY(!view.grab().isNull());
    }

    // Own pictures

    void picturesAreTakenAndGo()
    {
        const OwnPictures pictures(m_places, u"script"_s);
        QVERIFY(pictures.of(u"MAR-001"_s).isNull());
        QVERIFY(pictures.put(u"MAR-001"_s, m_picture));
        QCOMPARE(pictures.of(u"MAR-001"_s).width(), 1400); // no larger than a face needs
        QVERIFY(!pictures.put(u"../../evil"_s, m_picture));
        QVERIFY(pictures.fileOf(u"../../picture"_s).isEmpty());
        const QString notOne = m_folder.filePath(u"not-a-picture.png"_s);
        QFile file(notOne);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no picture at all");
        file.close();
        QVERIFY(!pictures.put(u"MAR-001"_s, notOne));
        QCOMPARE(pictures.of(u"MAR-001"_s).width(), 1400); // the old one stays
        QVERIFY(pictures.remove(u"MAR-001"_s));
        QVERIFY(pictures.of(u"MAR-001"_s).isNull());
        QVERIFY(pictures.remove(u"MAR-001"_s)); // nothing to do
        QVERIFY(!QDir(m_folder.filePath(u"home/share/Trash/files"_s)).isEmpty());
    }

    void ownPictureIsOnTheFace()
    {
        CardInspector inspector(m_places);
        inspector.resize(400, 900);
        inspector.setGame(m_games[u"sceptre"_s]);
        inspector.setCard(m_games[u"sceptre"_s]->catalogue->findByName("Kestrel Vanguard").front());
        inspector.show();
        const auto greens = [&] {
            const QImage image = inspector.findChild<FaceView*>()->grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == QColor(10, 200, 30) ? 1 : 0;
            return count;
        };
        QCOMPARE(greens(), 0);
        QSignalSpy changed(&inspector, &CardInspector::pictureChanged);
        QVERIFY(inspector.putPicture(m_picture));
        QVERIFY(greens() > 100);
        QCOMPARE(changed.count(), 1);
        auto* const words = inspector.findChild<QTextBrowser*>();
        QVERIFY(words->toPlainText().contains(u"Remove your picture"_s));
        Q_EMIT words->anchorClicked(QUrl(u"picture:remove"_s));
        QVERIFY(!words->toPlainText().contains(u"Remove your picture"_s));
        QCOMPARE(greens(), 0);
        QSignalSpy failed(&inspector, &CardInspector::failed);
        QVERIFY(!inspector.putPicture(m_folder.filePath(u"missing.png"_s)));
        QCOMPARE(failed.count(), 1);
    }

    // The inspector

    /// However the dock is shaped, the face is as large as it can be beside a few lines of words.
    void theFaceGrowsWithItsDock_data()
    {
        QTest::addColumn<QSize>("dock");
        QTest::addColumn<int>("least");
        QTest::newRow("beside a deck at 1440 x 900") << QSize(350, 430) << 180;
        QTest::newRow("at 1024 x 600") << QSize(300, 260) << 90;
        QTest::newRow("tall") << QSize(350, 900) << 325;
        QTest::newRow("wide") << QSize(700, 400) << 250;
    }

    void theFaceGrowsWithItsDock()
    {
        QFETCH(QSize, dock);
        QFETCH(int, least);
        CardInspector inspector(m_places);
        inspector.setGame(m_games[u"sceptre"_s]);
        inspector.setCard({0});
        inspector.resize(dock);
        inspector.show();
        const double width = painted(*inspector.findChild<FaceView*>());
        QVERIFY2(width >= least, qPrintable(QString::number(width)));
        QVERIFY(inspector.findChild<QTextBrowser*>()->width() >= inspector.fontMetrics().averageCharWidth() * 20);
        QVERIFY(inspector.findChild<QTextBrowser*>()->height() >= inspector.fontMetrics().height() * 4);
    }

    void spaceShowsTheCardAtFullSizeAndArrowsGoOn()
    {
        CardInspector inspector(m_places);
        inspector.resize(400, 500);
        inspector.setGame(m_games[u"sceptre"_s]);
        QListWidget list;
        list.addItems({u"first"_s, u"second"_s});
        list.setCurrentRow(0);
        connect(&list, &QListWidget::currentRowChanged, &inspector,
                [&](int row) { inspector.setCard({std::uint32_t(row)}); });
        inspector.watch(&list, [](const QModelIndex& row) { return CardIndex{std::uint32_t(row.row())}; });
        inspector.show();
        list.show();
        list.activateWindow();
        list.setFocus();
        QTRY_VERIFY(list.hasFocus());
        QTest::keyClick(&list, Qt::Key_Space);
        auto* const closeUp = inspector.findChild<CloseUp*>();
        QVERIFY(closeUp->isVisible());
        QVERIFY(painted(closeUp->face()) > painted(*inspector.findChild<FaceView*>()));
        QCOMPARE(inspector.card(), CardIndex{0});
        QTest::keyClick(closeUp, Qt::Key_Down);
        QVERIFY(closeUp->isVisible());
        QCOMPARE(inspector.card(), CardIndex{1});
        QTest::keyClick(closeUp, Qt::Key_Escape);
        QVERIFY(!closeUp->isVisible());
        QTest::mouseClick(inspector.findChild<FaceView*>(), Qt::LeftButton);
        QVERIFY(closeUp->isVisible());
        closeUp->close();
    }

    void theMouseAtRestShowsTheFaceAndGoesOn()
    {
        CardInspector inspector(m_places);
        inspector.setGame(m_games[u"sceptre"_s]);
        QListWidget list;
        list.addItems({u"first"_s, u"heading"_s});
        list.item(0)->setToolTip(u"May be added: <b>3</b>"_s); // a name with markup in it, say
        inspector.watch(&list, [](const QModelIndex& row) { return row.row() == 0 ? CardIndex{0} : CardIndex(); });
        inspector.show();
        list.show();
        const auto rest = [&](int row) {
            const QPoint at = list.visualItemRect(list.item(row)).center();
            QHelpEvent event(QEvent::ToolTip, at, list.viewport()->mapToGlobal(at));
            QApplication::sendEvent(list.viewport(), &event);
        };
        auto* const hover = inspector.findChild<HoverFace*>();
        rest(1);
        QVERIFY(!hover->isVisible());
        rest(0);
        QVERIFY(hover->isVisible());
        QVERIFY(hover->face().width() >= inspector.fontMetrics().height() * 15);
        QCOMPARE(hover->findChild<QLabel*>()->text(), u"May be added: <b>3</b>"_s);
        QTest::mouseMove(list.viewport(), list.visualItemRect(list.item(1)).center());
        QTRY_VERIFY(!hover->isVisible());
    }

    /// While somebody types, lists go before the card beside them.
    void showsTheLastOfSeveralCardsAMomentLater()
    {
        CardInspector inspector(m_places);
        inspector.setGame(m_games[u"sceptre"_s]);
        inspector.setCard({0});
        inspector.setCardSoon({1});
        inspector.setCardSoon({2});
        QCOMPARE(inspector.card(), CardIndex{0});
        QTRY_COMPARE(inspector.card(), CardIndex{2});
        inspector.setCardSoon({3});
        inspector.setCard({4}); // chosen by itself: what was to come is forgotten
        QTest::qWait(100);
        QCOMPARE(inspector.card(), CardIndex{4});
        inspector.setCardSoon({3});
        inspector.setGame(m_games[u"hero"_s]); // a card of another game
        QTest::qWait(100);
        QVERIFY(!inspector.card().valid());
    }

    void waitsWhileSomebodyTypes()
    {
        CardInspector inspector(m_places);
        inspector.setGame(m_games[u"sceptre"_s]);
        auto* const timer = inspector.findChild<QTimer*>({}, Qt::FindDirectChildrenOnly);
        timer->setTimerType(Qt::PreciseTimer);
        timer->setInterval(60'000);
        inspector.waitForKeys();
        QVERIFY(!timer->isActive()); // nothing waits
        inspector.setCardSoon({1});
        QTest::qWait(10);
        const int before = timer->remainingTime();
        inspector.setCardSoon({2});
        QVERIFY(timer->remainingTime() <= before); // somebody who goes down a list sees cards on the way
        inspector.waitForKeys();
        QVERIFY(timer->remainingTime() > before);
    }

    /// What Muster reads in the effects follows the language, while the card's names stay.
    void readsInTheLanguageOfTheProgram()
    {
        const auto& catalogue = *m_games[u"sceptre"_s]->catalogue;
        const CardIndex card = catalogue.findByName("Reef Lancer").front();
        const auto reads = [&](const QString& language) {
            installLanguage(language);
            installGameWords(m_places);
            return cardAsHtml(catalogue, card);
        };
        const QString german = reads(u"de"_s);
        QVERIFY2(german.contains(u"Alle gegnerischen Champion-Karten können dies nicht tun: sich zurückziehen"_s),
                 qPrintable(german));
        QVERIFY(!german.contains(u"enemy Champions cannot"_s));
        QVERIFY(reads(u"fr"_s).contains(u"Toutes les cartes Champion adverses ne peuvent pas se replier"_s));
        QVERIFY(reads(u"es"_s).contains(u"Todas las cartas Champion del oponente no pueden retirarse"_s));
        QVERIFY(reads(u"en"_s).contains(u"All enemy Champions cannot retreat"_s));
    }

    void tellsAllAboutACard()
    {
        const auto& data = m_games[u"sceptre"_s];
        QDir().mkpath(m_places.userData + "/games/sceptre/decks"_L1);
        Deck own;
        own.game = "sceptre";
        own.name = "My <own> deck";
        const CardIndex card = data->catalogue->findByName("Kestrel Vanguard").front();
        own.section("main").entries.push_back(entryFor(*data->catalogue, card, 2));
        QVERIFY(carddb::saveDeck(m_places.userData + "/games/sceptre/decks/own.muster"_L1, own, data->game()));

        CardInspector inspector(m_places);
        inspector.setGame(data);
        inspector.setCard(card);
        auto* text = inspector.findChild<QTextBrowser*>();
        QTRY_VERIFY_WITH_TIMEOUT(text->toPlainText().contains(u"My <own> deck: 2 copies"_s), 20'000);
        const QString all = text->toPlainText();
        for (const QString& piece : {u"Kestrel Vanguard"_s, u"Burning Dive"_s, u"Muster reads:"_s, u"Ember Charge"_s,
                                     u"[SCE-D3]"_s, u"Formats"_s, u"at most 3"_s})
            QVERIFY2(all.contains(piece), qPrintable(piece + u" is not in "_s + all));
        QVERIFY(!all.contains(u"In this deck"_s));

        DeckDocument document(data, own);
        inspector.setDocument(&document);
        const auto says = [&](const QString& words) { return text->toPlainText().contains(words); };
        QVERIFY(says(u"✓ May be added: 2 of at most 3 are in the deck"_s));
        addCopies(document, {card}, 1);
        QVERIFY(says(u"2 of at most 3"_s)); // no edit waits for it
        QTRY_VERIFY(!says(u"2 of at most 3"_s));
        document.history().undo();
        inspector.setCard(card); // whoever asks for the card has it as it is
        QVERIFY(says(u"2 of at most 3"_s));

        QSignalSpy search(&inspector, &CardInspector::searchRequested);
        QSignalSpy deck(&inspector, &CardInspector::deckRequested);
        Q_EMIT text->anchorClicked(linkTo(text, u"Ember"_s));
        QCOMPARE(search.value(0).value(0).toString(), u"origin:ember"_s);
        Q_EMIT text->anchorClicked(linkTo(text, u"My <own> deck"_s));
        QCOMPARE(deck.value(0).value(0).toString(), m_places.userData + "/games/sceptre/decks/own.muster"_L1);
        inspector.setCard({});
        QVERIFY(text->toPlainText().contains(u"Choose a card"_s));
    }

    void formatsThatForbidSayWhy()
    {
        for (const auto& [key, data] : m_games) {
            CardInspector inspector(m_places);
            inspector.setGame(data);
            for (std::uint32_t card = 0; card < data->catalogue->size(); card += 11) {
                inspector.setCard({card});
                const QString all = inspector.findChild<QTextBrowser*>()->toPlainText();
                for (const Format& format : data->formats)
                    QVERIFY2(all.contains(QString::fromStdString(format.title)), format.title.c_str());
            }
        }
        // A banned card says so.
        for (const auto& [key, data] : m_games) {
            for (const Format& format : data->formats) {
                for (const FormatCards& banned : format.banned) {
                    const auto cards = data->catalogue->findByName(banned.card);
                    if (banned.card.empty() || cards.empty())
                        continue;
                    CardInspector inspector(m_places);
                    inspector.setGame(data);
                    inspector.setCard(cards.front());
                    QVERIFY2(inspector.findChild<QTextBrowser*>()->toPlainText().contains(
                                 u"✕ %1: banned"_s.arg(QString::fromStdString(format.title))),
                             banned.card.c_str());
                }
            }
        }
    }

    void rulesOfItsOwnWords()
    {
        const auto& data = m_games[u"sceptre"_s];
        bool bleeding = false;
        for (std::uint32_t card = 0; card < data->catalogue->size(); ++card) {
            std::set<std::string> ids;
            for (const TouchedRules& touched : rulesTouched(*data, {card})) {
                QVERIFY(!touched.rules.empty());
                for (const RuleEntry* rule : touched.rules)
                    QVERIFY2(ids.insert(rule->id).second, rule->id.c_str()); // each once
                bleeding = bleeding || touched.topic == u"Bleeding"_s;
            }
        }
        QVERIFY(bleeding);
    }

    void somethingIsPainted()
    {
        for (const auto& [key, data] : m_games) {
            FaceView view;
            view.setCards(data->catalogue, findFaceStyle(m_places, data->game()), OwnPictures(m_places, key));
            view.resize(370, 517);
            view.setCard({0});
            takePicture(view, u"face-%1"_s.arg(key));
        }
        CardInspector inspector(m_places);
        inspector.resize(420, 1000);
        inspector.setGame(m_games[u"sceptre"_s]);
        inspector.setCard(m_games[u"sceptre"_s]->catalogue->findByName("Kestrel Vanguard").front());
        inspector.show();
        takePicture(inspector, u"inspector"_s);
    }

private:
    /// How wide a card is on it: the view itself may be wider.
    static double painted(const FaceView& view)
    {
        return std::min(double(view.width()), view.height() * FaceWidth / FaceHeight);
    }

    static QUrl linkTo(QTextBrowser* browser, const QString& words)
    {
        QTextCursor cursor(browser->document());
        for (;;) {
            cursor = browser->document()->find(words, cursor, QTextDocument::FindCaseSensitively);
            if (cursor.isNull())
                return {};
            if (const QString link = cursor.charFormat().anchorHref(); !link.isEmpty())
                return QUrl(link);
        }
    }

    QTemporaryDir m_folder;
    carddb::Places m_places;
    std::unique_ptr<carddb::Library> m_library;
    std::map<QString, std::shared_ptr<const GameData>> m_games;
    QString m_picture;
};

QTEST_MAIN(CardTest)
#include "card_test.moc"
