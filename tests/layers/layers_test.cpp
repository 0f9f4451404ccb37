// SPDX-License-Identifier: GPL-3.0-or-later
// The arrows of the design hold in the sources: who may include whom, where Qt and yaml-cpp may be seen, and that no
// shared part knows a game by name.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/paths.h"

using namespace Qt::StringLiterals;

namespace {

struct Line {
    QString file; ///< relative to the source folder
    int number = 0;
    QString text;
};

QList<Line> linesOf(const QString& folder)
{
    const QDir root(muster::test::inSources());
    QList<Line> lines;
    QDirIterator it(root.filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        int number = 0;
        while (!file.atEnd())
            lines.append({root.relativeFilePath(file.fileName()), ++number, QString::fromUtf8(file.readLine())});
    }
    return lines;
}

QString textOf(const QString& name)
{
    QFile file(QDir(muster::test::inSources()).filePath(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stands between the quotes or brackets of an #include line; empty for other lines.
QString included(const QString& line)
{
    const QString text = line.trimmed();
    if (!text.startsWith(u"#include"_s))
        return {};
    const QString name = text.mid(8).trimmed();
    return name.size() > 2 ? name.mid(1, name.size() - 2) : QString();
}

QString place(const Line& line) { return u"%1:%2"_s.arg(line.file).arg(line.number); }

} // namespace

class LayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arrowsPointOneWay_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("mayInclude");
        QTest::addColumn<bool>("mayUseQt");
        QTest::newRow("model") << u"model"_s << QStringList{u"model"_s} << false;
        QTest::newRow("validators") << u"validators"_s << QStringList{u"model"_s, u"validators"_s} << false;
        QTest::newRow("engine") << u"engine"_s << QStringList{u"model"_s, u"engine"_s} << false;
        QTest::newRow("carddb") << u"carddb"_s << QStringList{u"model"_s, u"carddb"_s} << true;
        QTest::newRow("app") << u"app"_s << QStringList{u"model"_s, u"validators"_s, u"carddb"_s, u"engine"_s, u"app"_s}
                             << true;
    }

    void arrowsPointOneWay()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, mayInclude);
        QFETCH(bool, mayUseQt);
        const auto lines = linesOf(folder);
        QVERIFY2(!lines.isEmpty(), "no sources found: the test would prove nothing");
        const QStringList rooms{u"model"_s, u"validators"_s, u"carddb"_s, u"engine"_s, u"app"_s, u"tests"_s};
        for (const Line& line : lines) {
            const QString name = included(line.text);
            if (name.isEmpty())
                continue;
            const QString room = name.section(u'/', 0, 0);
            if (name.contains(u'/') && rooms.contains(room))
                QVERIFY2(mayInclude.contains(room), qPrintable(place(line) + u" includes "_s + name));
            if (!mayUseQt)
                QVERIFY2(!(name.startsWith(u'Q') || name.startsWith(u"Qt"_s)), qPrintable(place(line) + u" uses Qt"_s));
        }
    }

    void onlyTheReaderSeesYamlCpp()
    {
        for (const QString& folder : {u"model"_s, u"validators"_s, u"engine"_s, u"carddb"_s, u"app"_s}) {
            for (const Line& line : linesOf(folder)) {
                const bool inRoom = line.file.startsWith(u"model/yaml/"_s);
                const QString name = included(line.text);
                QVERIFY2(inRoom || !name.startsWith(u"yaml-cpp"_s), qPrintable(place(line)));
                // The room's own header that shows yaml-cpp's types stays in the room.
                QVERIFY2(inRoom || name != u"model/yaml/tree_builder.h"_s, qPrintable(place(line)));
            }
        }
    }

    void onlyCarddbAndAppTouchFiles()
    {
        for (const QString& folder : {u"model"_s, u"validators"_s, u"engine"_s}) {
            for (const Line& line : linesOf(folder)) {
                const QString name = included(line.text);
                for (const QString& banned : {u"fstream"_s, u"filesystem"_s, u"cstdio"_s, u"iostream"_s, u"unistd.h"_s})
                    QVERIFY2(name != banned, qPrintable(place(line) + u" includes "_s + name));
            }
        }
    }

    /// "A new game needs no C++": outside a game's own folder its key is nowhere in the code (comments may give examples).
    void sharedPartsKnowNoGame()
    {
        const QStringList games{u"\"sceptre\""_s, u"\"script\""_s, u"\"armory\""_s, u"\"hero\""_s, u"\"spoils\""_s,
                                u"SCE-"_s,        u"SCR-"_s,       u"ARM-"_s,       u"HRO-"_s,     u"SPO-"_s};
        for (const QString& folder : {u"model"_s, u"validators"_s, u"engine"_s, u"carddb"_s}) {
            for (const Line& line : linesOf(folder)) {
                if (line.file.count(u'/') > 1 && line.file.startsWith(u"validators/"_s)) // a game's own folder
                    continue;
                if (line.file.startsWith(u"engine/games/"_s)) // their own folders, and the register of games
                    continue;
                if (line.file == u"validators/game_checks.cpp"_s) // the one register of games with checks of their own
                    continue;
                const QString code = line.text.section(u"//"_s, 0, 0);
                for (const QString& game : games)
                    QVERIFY2(!code.contains(game),
                             qPrintable(place(line) + u" names a game: "_s + line.text.trimmed()));
            }
        }
    }

    /// What .ci/fuzz runs is what is built, and each has something to begin with: without its folder libFuzzer ends at once.
    void fuzzTargetsHaveTheirCorpus()
    {
        const QString script = textOf(u".ci/fuzz"_s);
        const auto named = QRegularExpression(u"\\|\\| targets=\\(([a-z ]+)\\)"_s)
                               .match(script)
                               .captured(1)
                               .split(u' ', Qt::SkipEmptyParts);
        auto built = QRegularExpression(u"foreach\\(name ([a-z ]+)\\)"_s)
                         .match(textOf(u"tests/fuzz/CMakeLists.txt"_s))
                         .captured(1)
                         .split(u' ', Qt::SkipEmptyParts);
        QVERIFY(named.size() > 5);
        auto sorted = named;
        sorted.sort();
        built.sort();
        QCOMPARE(sorted, built);
        for (const QString& target : named) {
            const QDir corpus(muster::test::inSources() + u"/tests/fuzz/corpus/"_s + target);
            QVERIFY2(!corpus.entryList(QDir::Files).isEmpty(), qPrintable(target));
        }
    }

    /// To take the result of a future resets it. If its promise dies only then, in the other thread, it believes that it
    /// was never fulfilled, cancels, and the watcher hears "finished" for a second time, with nothing to take.
    void resultsOfOtherThreadsAreCopied()
    {
        for (const Line& line : linesOf(u"app"_s))
            QVERIFY2(!line.text.contains(u"takeResult"_s), qPrintable(place(line)));
    }

    void umbrellaHeadersStayOut()
    {
        for (const QString& folder : {u"carddb"_s, u"app"_s}) {
            for (const Line& line : linesOf(folder)) {
                const QString name = included(line.text);
                for (const QString& umbrella : {u"QtCore"_s, u"QtGui"_s, u"QtWidgets"_s, u"QtSql"_s, u"QtConcurrent"_s})
                    QVERIFY2(name != umbrella && name != umbrella + u'/' + umbrella, qPrintable(place(line)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(LayersTest)
#include "layers_test.moc"
