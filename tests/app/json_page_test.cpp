// SPDX-License-Identifier: GPL-3.0-or-later
// The page about JSON names the series that hands and goldfish games of each game have: all of them, and no others.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

namespace {

using Keys = QSet<QString>;

/// What stands between backquotes.
Keys codesIn(const QString& text)
{
    Keys keys;
    static const QRegularExpression code(u"`([^`]+)`"_s);
    for (auto found = code.globalMatch(text); found.hasNext();)
        keys += found.next().captured(1);
    return keys;
}

/// "scripts-3" is one of `scripts-N`; ids of cards are not named one by one.
void add(Keys& keys, QString key)
{
    static const QRegularExpression number(u"-[0-9]+$"_s);
    static const QRegularExpression id(u"^[A-Z]+-[0-9]+$"_s);
    if (!id.match(key).hasMatch())
        keys += key.replace(number, u"-N"_s);
}

Keys keysOf(const QJsonObject& json)
{
    Keys keys;
    for (const QString& key : json.keys())
        add(keys, key);
    for (const QString& list : {u"measures"_s, u"means"_s, u"classes"_s, u"curves"_s}) {
        for (const QJsonValue series : json.value(list).toArray()) {
            add(keys, series[u"key"].toString());
            for (const QJsonValue row : series[u"rows"].toArray())
                add(keys, row[u"key"].toString());
        }
    }
    return keys;
}

} // namespace

class JsonPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", inBuild("/share/muster"));
        QFile file(inSources("/docs/json.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_page = QString::fromUtf8(file.readAll());
    }

    void everySeriesIsNamed_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("verb");
        for (const QString& game : {u"Armory"_s, u"Hero"_s, u"Script"_s, u"Spoils"_s, u"Sceptre"_s}) {
            for (const QString& verb : {u"hands"_s, u"goldfish"_s})
                QTest::newRow(qPrintable(game + u' ' + verb)) << game << verb;
        }
    }
    void everySeriesIsNamed()
    {
        QFETCH(QString, game);
        QFETCH(QString, verb);
        const QDir decks(inSources("/resources/games/%1/decks").arg(game.toLower()));
        const QString deck = decks.filePath(decks.entryList({u"*.muster"_s}, QDir::Files).value(0));
        const QString number = verb == u"hands"_s ? u"--samples"_s : u"--games"_s;
        const Ran ran = m_program.run({verb, deck, number, u"20"_s, u"--output"_s, u"json"_s});
        QCOMPARE(ran.exit, 0);
        Keys keys = keysOf(ran.json());
        if (game == u"Sceptre"_s) { // in the tables, among the keys of every game
            Keys named = codesIn(m_page.section(u"## `muster hands --output json`"_s, 1).section(u"## Series"_s, 0, 0));
            named += codesIn(m_page.section(u"Every document begins"_s, 1).section(u"##"_s, 0, 0));
            named += {u"champions-N"_s, u"dead-hands-N"_s};
            QVERIFY(m_page.contains(u"`champions-0` to `champions-7`"_s));
            QVERIFY2((keys - named).isEmpty(), qPrintable((keys - named).values().join(u", "_s)));
            return;
        }
        keys -= commonOf(verb);
        const QString begin = u"- **%1**, `%2`:"_s.arg(game, verb);
        QCOMPARE(m_page.count(begin), 1);
        const QString named = m_page.section(begin, 1).section(u"\n- "_s, 0, 0).section(u"\n\n"_s, 0, 0);
        Keys codes = codesIn(named);
        codes -= commonOf(verb);
        QVERIFY2((keys - codes).isEmpty(), qPrintable(u"not named: "_s + (keys - codes).values().join(u", "_s)));
        QVERIFY2((codes - keys).isEmpty(), qPrintable(u"not there: "_s + (codes - keys).values().join(u", "_s)));
    }

    /// The number at the head of every document is the one that the page tells of, and each rise of it says what went.
    void versionIsThatOfThePage()
    {
        const int version = m_program.run({u"games"_s, u"--output"_s, u"json"_s}).json().value(u"version"_s).toInt();
        QVERIFY(m_page.contains(u"| `version` | `%1`;"_s.arg(version)));
        const QString told = m_page.section(u"## Versions"_s, 1);
        for (int risen = 2; risen <= version; ++risen)
            QVERIFY(told.contains(u"- **%1**: "_s.arg(risen)));
        QVERIFY(!told.contains(u"- **%1**: "_s.arg(version + 1)));
    }

private:
    /// Of every game.
    static Keys commonOf(const QString& verb)
    {
        Keys keys{u"muster"_s, u"version"_s,  u"program"_s, u"deck"_s,
                  u"seed"_s,   u"measures"_s, u"errors"_s,  u"warnings"_s};
        if (verb == u"hands"_s)
            keys += {u"samples"_s, u"means"_s, u"classes"_s};
        else
            keys += {u"games"_s,    u"pilots"_s,    u"opponent"_s, u"most-own-turns"_s, u"won"_s,
                     u"drawn"_s,    u"not-ended"_s, u"win-turn"_s, u"win-turns"_s,      u"seats"_s,
                     u"mulligan"_s, u"kept"_s,      u"curves"_s};
        return keys;
    }

    Program m_program;
    QString m_page;
};

QTEST_MAIN(JsonPageTest)
#include "json_page_test.moc"
