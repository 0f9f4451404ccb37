// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog in every language, with small and large text: nothing is cut off.
#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/language.h"
#include "app/window/compare/compare_dialog.h"
#include "app/window/import/import_dialog.h"
#include "app/window/numbers/numbers_panel.h"
#include "app/window/print_dialog.h"
#include "app/window/sets/card_editor.h"
#include "app/window/sets/csv_import.h"
#include "app/window/sets/sets_window.h"
#include "app/window/start_page/start_page.h"
#include "carddb/file_io.h"
#include "tests/window/clipped.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_places = {QStringLiteral(MUSTER_SOURCE_DIR "/resources"), m_folder.filePath(u"data"_s),
                    m_folder.filePath(u"cache"_s)};
        m_library = std::make_unique<carddb::Library>(m_places);
        m_font = QApplication::font();
    }

    void cleanup()
    {
        QApplication::setFont(m_font);
        installLanguage(u"en"_s);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const QString& language : languages()) {
            for (const int percent : {80, 100, 200})
                QTest::addRow("%s %d %%", qPrintable(language), percent) << language << percent;
        }
    }

    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        installLanguage(language);
        QFont font = m_font;
        font.setPointSizeF(m_font.pointSizeF() * percent / 100);
        QApplication::setFont(font);

        const auto data = loadGameData(*m_library, u"sceptre"_s).value();
        const Deck deck =
            carddb::loadDeck(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/decks/ember-charge.muster"),
                             m_library->lookup())
                .value();
        DeckDocument document(data, deck);

        NumbersPanel numbers(m_places);
        numbers.setDocument(&document);
        numbers.resize(QFontMetrics(font).averageCharWidth() * 60, 900);
        numbers.show();
        for (int tab = 0; tab < 3; ++tab) {
            numbers.findChild<QTabWidget*>()->setCurrentIndex(tab);
            check(numbers, "numbers");
        }

        SetsWindow sets(*m_library);
        sets.show();
        check(sets, "sets");

        const SetText text =
            SetText::read("game: sceptre\nset: TST\nname: T\ncards: []\n", "x", data->catalogue->sharedGame()).value();
        CardDraft draft;
        draft.type = "champion";
        CardEditor editor(text, {}, draft, data->catalogue, false);
        editor.show();
        check(editor, "editor");

        CsvImport table(readCsvCards("id,name,type\nTAB-001,Gate,gat\n", "t.csv", data->game()).value(), "t.csv",
                        data->catalogue->sharedGame());
        table.show();
        check(table, "table");

        ImportDialog import({{u"sceptre"_s, u"Sceptre"_s}}, u"sceptre"_s,
                            [&](const QString& key) { return loadGameData(*m_library, key); });
        import.setTarget(u"Ember Charge"_s, u"sceptre"_s);
        import.setText(u"3 Ember Fox\n2 Nobody At All\n"_s);
        import.show();
        QSignalSpy read(&import, &ImportDialog::readingFinished);
        if (import.findChild<QTableView*>()->model()->rowCount() == 0)
            QVERIFY(read.wait());
        check(import, "import");

        CompareDialog compare;
        compare.show();
        check(compare, "compare");

        StartPage start;
        start.setGames({});
        start.resize(QFontMetrics(font).averageCharWidth() * 120, 700);
        start.show();
        check(start, "start");

        PrintDialog print(m_places, {});
        print.show();
        check(print, "print");
    }

private:
    static void check(QWidget& window, const char* name)
    {
        for (int i = 0; i < 10; ++i) // one layout after the other asks for room
            QCoreApplication::processEvents();
        const QString folder = qEnvironmentVariable("MUSTER_PICTURES");
        if (!folder.isEmpty())
            window.grab().save(u"%1/%2-%3.png"_s.arg(
                folder, QString::fromUtf8(name), QString::fromUtf8(QTest::currentDataTag()).remove(u' ').remove(u'%')));
        const QStringList clipped = test::clippedTexts(window);
        if (!clipped.isEmpty())
            QTest::qFail(qPrintable(QString::fromUtf8(name) + u": "_s + clipped.join(u"\n  "_s)), __FILE__, __LINE__);
        const QStringList shared = test::sharedKeys(window);
        if (!shared.isEmpty())
            QTest::qFail(qPrintable(QString::fromUtf8(name) + u": "_s + shared.join(u"\n  "_s)), __FILE__, __LINE__);
    }

    QTemporaryDir m_folder;
    carddb::Places m_places;
    std::unique_ptr<carddb::Library> m_library;
    QFont m_font;
};

QTEST_MAIN(LanguagesTest)
#include "languages_test.moc"
