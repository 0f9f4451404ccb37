// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a person uses it: search while typing, read a card, open a deck and see the verdict.
#include <QFile>
#include <QLabel>
#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "app/text/language.h"
#include "app/window/main_window.h"

using namespace Qt::StringLiterals;
using namespace muster;

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        app::installLanguage();
        QVERIFY(m_folder.isValid());
        carddb::Places places;
        places.resources = QStringLiteral(MUSTER_SOURCE_DIR "/resources");
        places.userData = m_folder.filePath(u"data"_s);
        places.cache = m_folder.filePath(u"cache"_s);
        m_window = std::make_unique<app::MainWindow>(places);
        m_window->show();
        auto* games = named<QComboBox>(u"Game"_s);
        games->setCurrentIndex(games->findData(u"sceptre"_s));
    }

    void searchesWhileOneTypes()
    {
        auto* query = named<QLineEdit>(u"Search"_s);
        auto* table = named<QTableView>(u"Cards found"_s);
        const int all = table->model()->rowCount();
        QVERIFY(all > 150);
        QTest::keyClicks(query, u"type:coin"_s);
        QCOMPARE(table->model()->rowCount(), 3);
        QTest::keyClicks(query, u" metal:gold"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), u"Gold"_s);
        query->clear();
        QCOMPARE(table->model()->rowCount(), all);
    }

    void saysWhatIsWrongWithAQueryAndKeepsTheLastAnswer()
    {
        auto* query = named<QLineEdit>(u"Search"_s);
        auto* table = named<QTableView>(u"Cards found"_s);
        query->setText(u"type:coin"_s);
        query->setText(u"type:champoin"_s);
        QCOMPARE(table->model()->rowCount(), 3);
        QVERIFY(anyLabelHas(u"champion"_s));
        query->clear();
    }

    void readsACardWithItsEffects()
    {
        auto* query = named<QLineEdit>(u"Search"_s);
        query->setText(u"name:\"kestrel vanguard\""_s);
        const QString card = named<QTextBrowser>(u"Card"_s)->toPlainText();
        QVERIFY(card.contains(u"Kestrel Vanguard"_s));
        QVERIFY(card.contains(u"Burning Dive"_s));
        QVERIFY(card.contains(u"Muster reads:"_s));
        query->clear();
    }

    void opensALegalDeck()
    {
        m_window->openDeck(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/decks/ember-charge.muster"));
        QVERIFY(anyLabelHas(u"legal · 70 cards"_s));
    }

    void opensAFaultyDeckWithEveryFinding()
    {
        m_window->openDeck(QStringLiteral(MUSTER_SOURCE_DIR "/tests/tour/faulty.muster"));
        QVERIFY(anyLabelHas(u"illegal · 75 cards"_s));
        const QString findings = named<QTextBrowser>(u"Findings"_s)->toPlainText();
        for (const QString& id : {u"SCE-V1"_s, u"SCE-V2"_s, u"SCE-V5"_s, u"SCE-V7"_s})
            QVERIFY2(findings.contains(u'[' + id + u']'), qPrintable(id));
        QVERIFY(findings.contains(u"Forge-Captain Maelis"_s));
    }

    void saysWhyAFileCannotBeRead()
    {
        const QString path = m_folder.filePath(u"broken.muster"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("muster: 1\ngame: sceptor\nsections: {}\n");
        file.close();
        m_window->openDeck(path);
        QVERIFY(anyLabelHas(u"could not be read"_s));
        QVERIFY(named<QTextBrowser>(u"Findings"_s)->toPlainText().contains(u"sceptre"_s));
        m_window->openDeck(m_folder.filePath(u"missing.muster"_s));
        QVERIFY(anyLabelHas(u"could not be read"_s));
    }

private:
    template <class Widget>
    Widget* named(const QString& accessibleName)
    {
        for (Widget* widget : m_window->findChildren<Widget*>()) {
            if (widget->accessibleName() == accessibleName)
                return widget;
        }
        qFatal("no widget is called %s", qPrintable(accessibleName));
    }

    bool anyLabelHas(const QString& text)
    {
        const auto labels = m_window->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(text); });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<app::MainWindow> m_window;
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
