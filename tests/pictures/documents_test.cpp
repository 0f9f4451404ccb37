// SPDX-License-Identifier: GPL-3.0-or-later
// What README and docs point at is there: files, headings, and pictures, which are those that the program takes.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/paths.h"

using namespace Qt::StringLiterals;

namespace {

const QString Root = muster::test::inSources();

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// README and every page of docs, from the root.
QStringList pages()
{
    QStringList pages{u"README.md"_s};
    for (const QString& name : QDir(Root + u"/docs"_s).entryList({u"*.md"_s}))
        pages += u"docs/"_s + name;
    return pages;
}

/// Where links and pictures lead: [text](there) and src="there".
QStringList targetsOf(const QString& text)
{
    static const QRegularExpression link(uR"re(\]\(([^)\s]+)\)|src="([^"]+)")re"_s);
    QStringList targets;
    for (auto all = link.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        const QString target = match.captured(1) + match.captured(2);
        if (!target.contains(u"://"_s))
            targets += target;
    }
    return targets;
}

/// The name that a heading is linked by: letters and digits in small, spaces as hyphens.
QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower().trimmed()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            anchor += c;
        else if (c == u' ')
            anchor += u'-';
    }
    return anchor;
}

} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLinkLeadsSomewhere()
    {
        int links = 0;
        for (const QString& page : pages()) {
            const QString text = contentOf(Root + u'/' + page);
            QVERIFY2(!text.isEmpty(), qPrintable(page));
            const QDir folder = QFileInfo(Root + u'/' + page).dir();
            for (const QString& target : targetsOf(text)) {
                ++links;
                const QString file = target.section(u'#', 0, 0);
                const QString anchor = target.section(u'#', 1);
                const QString path = file.isEmpty() ? Root + u'/' + page : folder.filePath(file);
                QVERIFY2(QFileInfo::exists(path), qPrintable(page + u": "_s + target));
                if (anchor.isEmpty())
                    continue;
                bool found = false;
                for (const QString& line : contentOf(path).split(u'\n')) {
                    if (line.startsWith(u'#'))
                        found = found || anchorOf(line.section(u' ', 1)) == anchor;
                }
                QVERIFY2(found, qPrintable(page + u": "_s + target));
            }
        }
        QVERIFY(links > 20);
    }

    /// A picture that nobody takes anymore shows a program that is no more.
    void picturesAreThoseThatAreTaken()
    {
        const QTemporaryDir folder;
        QProcess program;
        program.start(muster::test::inBuild("/tests/take_pictures"), {folder.path()});
        QVERIFY(program.waitForFinished(240'000));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
        QStringList taken = QDir(folder.path()).entryList(QDir::Files);
        for (const QString& name : taken) {
            const QImage picture(folder.filePath(name));
            QVERIFY2(picture.width() > 600 && picture.height() > 300, qPrintable(name));
        }
        taken += u"registration.png"_s; // printed, not taken of a window
        taken.sort();
        QCOMPARE(QDir(Root + u"/docs/pictures"_s).entryList(QDir::Files), taken);
        QString text;
        for (const QString& page : pages())
            text += contentOf(Root + u'/' + page);
        for (const QString& name : taken)
            QVERIFY2(text.contains(u"pictures/"_s + name), qPrintable(name));
    }
};

QTEST_GUILESS_MAIN(DocumentsTest)
#include "documents_test.moc"
