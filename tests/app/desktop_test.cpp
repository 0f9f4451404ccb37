// SPDX-License-Identifier: GPL-3.0-or-later
// What is installed is whole: the program runs from there with its games, and desktop, icon, file type and manual are in
// their places and in order.
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/paths.h"

using namespace Qt::StringLiterals;

class DesktopTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        // Before anybody asks for a file type: from then on the answer stays.
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath(u"share"_s)));
        QCOMPARE(run(u"cmake"_s, {u"--install"_s, muster::test::inBuild(), u"--prefix"_s, m_folder.path()}), 0);
    }

    void everythingIsInItsPlace_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"bin/muster", "share/muster/games/sceptre/game.yaml", "share/muster/sheets",
              "share/applications/org.muster.Muster.desktop", "share/metainfo/org.muster.Muster.metainfo.xml",
              "share/mime/packages/org.muster.Muster.xml", "share/icons/hicolor/scalable/apps/org.muster.Muster.svg",
              "share/man/man1/muster.1", "share/bash-completion/completions/muster",
              "share/zsh/vendor-completions/_muster", "share/fish/vendor_completions.d/muster.fish",
              "share/doc/muster/copyright"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }

    void everythingIsInItsPlace()
    {
        QFETCH(QString, file);
        const QFileInfo info(m_folder.filePath(file));
        QVERIFY(info.exists());
        QVERIFY(info.isDir() || info.size() > 200);
    }

    void theInstalledProgramFindsItsGames()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"MUSTER_DATA"_s);
        environment.insert(u"HOME"_s, m_folder.filePath(u"home"_s));
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(m_folder.filePath(u"bin/muster"_s),
                      {u"check"_s, m_folder.filePath(u"share/muster/games/sceptre/decks/ember-charge.muster"_s)});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
    }

    void theDesktopFileIsValid() { validate(u"desktop-file-validate"_s, {m_folder.filePath(QString(Desktop))}); }

    void theMetadataIsValid()
    {
        validate(u"appstreamcli"_s,
                 {u"validate"_s, u"--no-net"_s, m_folder.filePath(u"share/metainfo/org.muster.Muster.metainfo.xml"_s)});
    }

    /// Desktops start the program by the file's type, and show its icon by the file's name.
    void partsNameEachOther()
    {
        QFile file(m_folder.filePath(QString(Desktop)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray desktop = file.readAll();
        QVERIFY(desktop.contains("\nExec=muster %F\n"));
        QVERIFY(desktop.contains("\nIcon=org.muster.Muster\n"));
        QVERIFY(desktop.contains("\nMimeType=application/vnd.muster.deck+yaml;\n"));
    }

    /// Decks are told by their name, and, where that is lost, by how they begin.
    void decksAreAFileTypeOfTheirOwn()
    {
        QVERIFY(QStandardPaths::locate(QStandardPaths::GenericDataLocation, u"mime/packages/org.muster.Muster.xml"_s)
                    .startsWith(m_folder.path()));
        const QMimeDatabase types;
        const QString deck = u"application/vnd.muster.deck+yaml"_s;
        QCOMPARE(types.mimeTypeForFile(u"my deck.muster"_s, QMimeDatabase::MatchExtension).name(), deck);
        QCOMPARE(types.mimeTypeForData("# mine\nmuster: 1\ngame: sceptre\n").name(), deck);
    }

private:
    static constexpr auto Desktop = "share/applications/org.muster.Muster.desktop"_L1;

    static int run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(program, arguments);
        return process.waitForFinished() ? process.exitCode() : -1;
    }

    static void validate(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.start(program, arguments);
        QVERIFY2(process.waitForStarted(), qPrintable(program + u" is missing: .ci/packages names its package"_s));
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0,
                 (process.readAllStandardOutput() + process.readAllStandardError()).constData());
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(DesktopTest)
#include "desktop_test.moc"
