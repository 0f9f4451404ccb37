// SPDX-License-Identifier: GPL-3.0-or-later
// The decks of a person on one page: read and judged, looked through by card and tag, opened and copied.
#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "app/window/library/library_page.h"
#include "app/window/library/shelf_model.h"
#include "carddb/file_io.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class LibraryPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QDir().mkpath(m_home.filePath(u"mine"_s));
        copy(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s), u"ember.muster"_s, "  #tournament #slow\n");
        copy(test::faultyDeck(), u"faulty.muster"_s, {});
        copy(test::shippedDeck(u"spoils"_s, u"the-long-table"_s), u"table.muster"_s, {});
        write(u"broken.muster"_s, "game: sceptre\ncards: {{{\n");
    }

    void init()
    {
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"window.ini"_s), QSettings::IniFormat);
        m_settings->clear();
        m_page = std::make_unique<LibraryPage>(m_library, *m_settings);
        m_page->resize(1000, 500);
    }
    void cleanup() { m_page.reset(); }

    void tagsAreWordsOfTheNotes()
    {
        QCOMPARE(tagsOf("For the autumn. #tournament #slow"), (QStringList{u"tournament"_s, u"slow"_s}));
        QCOMPARE(tagsOf("#first\nand #first again, C# is none, nor a#b, #größe is"),
                 (QStringList{u"first"_s, u"größe"_s}));
        QVERIFY(tagsOf("").isEmpty());
    }

    void everyDeckOfTheFolderIsJudged()
    {
        show();
        QCOMPARE(table().model()->rowCount(), 4);
        QCOMPARE(cell(u"Ember Charge"_s, ShelfModel::VerdictColumn), u"legal"_s);
        QCOMPARE(cell(u"Ember Charge"_s, ShelfModel::GameColumn), u"Sceptre"_s);
        QCOMPARE(cell(u"Ember Charge"_s, ShelfModel::CardsColumn), u"70"_s);
        QCOMPARE(cell(u"Ember Charge"_s, ShelfModel::TagsColumn), u"tournament, slow"_s);
        QVERIFY(!cell(u"Ember Charge"_s, ShelfModel::ChangedColumn).isEmpty());
        QVERIFY(cell(u"Ember Charge, copied in a hurry"_s, ShelfModel::VerdictColumn).startsWith(u"illegal ("_s));
        QCOMPARE(cell(u"broken"_s, ShelfModel::VerdictColumn), u"cannot be read"_s);
        takePicture(*m_page, u"library"_s);
    }

    void wordsLookIntoDecks_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("a card") << u"kestrel vanguard"_s
                                << QStringList{u"Ember Charge"_s, u"Ember Charge, copied in a hurry"_s};
        QTest::newRow("a tag") << u"#TOURNAMENT"_s << QStringList{u"Ember Charge"_s};
        QTest::newRow("a game") << u"spoils"_s << QStringList{u"The Long Table"_s};
        QTest::newRow("nothing") << u"kestrel spoils"_s << QStringList{};
    }

    void wordsLookIntoDecks()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, found);
        show();
        test::namedWidget<QLineEdit>(*m_page, u"Find decks"_s)->setText(words);
        QStringList names;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            names += table().model()->index(row, 0).data().toString();
        names.sort();
        QCOMPARE(names, found);
    }

    void aDeckIsOpenedAndCopied()
    {
        show();
        QSignalSpy open(m_page.get(), &LibraryPage::deckRequested);
        QSignalSpy copy(m_page.get(), &LibraryPage::copyRequested);
        auto* const line = test::namedWidget<QLineEdit>(*m_page, u"Find decks"_s);
        line->setText(u"#slow"_s);
        QTest::keyClick(line, Qt::Key_Return); // on to the decks
        QTest::keyClick(&table(), Qt::Key_Return);
        QCOMPARE(open.size(), 1);
        QCOMPARE(QFileInfo(open.front().front().toString()).fileName(), u"ember.muster"_s);
        for (QPushButton* button : m_page->findChildren<QPushButton*>()) {
            if (button->text() == u"Open a Copy"_s)
                button->click();
        }
        QCOMPARE(copy.size(), 1);
    }

    void aFolderStaysAmongThem()
    {
        m_page->addFolder(m_home.filePath(u"mine"_s));
        m_page = std::make_unique<LibraryPage>(m_library, *m_settings);
        m_page->show();
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 4, 20'000);
    }

    void saysSoWhereThereIsNoDeck()
    {
        m_page->show();
        const auto labels = m_page->findChildren<QLabel*>();
        QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(u"There is no deck in a file yet"_s);
        }));
    }

    /// Tips are plain everywhere: a path with signs of markup stands in them as it is.
    void tipsAreTheFiles()
    {
        const QString path = m_home.filePath(u"other/R&D <b>.muster"_s);
        QDir().mkpath(m_home.filePath(u"other"_s));
        QVERIFY(QFile::copy(test::faultyDeck(), path));
        ShelfModel model(m_library);
        QSignalSpy finished(&model, &ShelfModel::finished);
        model.read({path});
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20'000);
        QString tip = model.index(0, 0).data(Qt::ToolTipRole).toString();
        QCOMPARE(tip.replace(u'\n', u' '), path); // its lines are broken at blanks
    }

    void rowsThatStayTheSameAreKept()
    {
        ShelfModel model(m_library);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QStringList paths = deckFilesOf({m_home.filePath(u"mine"_s)}, {});
        QCOMPARE(paths.size(), 4);
        QSignalSpy finished(&model, &ShelfModel::finished);
        model.read(paths);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20'000);
        const QPersistentModelIndex first = model.index(0, 0);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.read(paths.mid(0, 3));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 20'000);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(first.isValid());
        QCOMPARE(changed.size(), 0);
        model.read(paths); // given up by the next one
        model.read({});
        QTRY_VERIFY(!model.isReading());
        QCOMPARE(model.rowCount(), 0);
    }

private:
    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_home.filePath(u"mine/"_s + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void copy(const QString& from, const QString& name, const QByteArray& more)
    {
        const auto bytes = carddb::readFile(from, carddb::DeckLimit);
        QVERIFY(bytes);
        write(name, QByteArray::fromStdString(*bytes) + more);
    }

    void show()
    {
        m_page->addFolder(m_home.filePath(u"mine"_s));
        m_page->show();
        QTRY_VERIFY_WITH_TIMEOUT(table().model()->rowCount() == 4 && !m_page->findChild<ShelfModel*>()->isReading(),
                                 20'000);
    }

    QTableView& table() { return *m_page->findChild<QTableView*>(); }

    QString cell(const QString& deck, int column)
    {
        for (int row = 0; row < table().model()->rowCount(); ++row) {
            if (table().model()->index(row, 0).data().toString() == deck)
                return table().model()->index(row, column).data().toString();
        }
        return u"no deck "_s + deck;
    }

    test::TestHome m_home;
    carddb::Library m_library{m_home.places()};
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<LibraryPage> m_page;
};

QTEST_MAIN(LibraryPageTest)
#include "library_page_test.moc"
