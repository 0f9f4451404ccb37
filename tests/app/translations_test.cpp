// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence of the program in every language: none is missing, none is left over, and none has lost a number.
#include <map>
#include <set>

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/text/expected_text.h"
#include "app/text/language.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;

namespace {

struct Message {
    QString source;
    QStringList forms; ///< one, or one for each number
    bool numerus = false;
    bool finished = true;
};
using Key = std::tuple<QString, QString, QString>; ///< context, source, comment
using Messages = std::map<Key, Message>;

Messages readMessages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    Messages messages;
    QString context, comment;
    Message message;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == "message"_L1)
            messages[{context, message.source, comment}] = message;
        if (!xml.isStartElement())
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            message = {};
            comment.clear();
            message.numerus = xml.attributes().value("numerus"_L1) == "yes"_L1;
        } else if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "comment"_L1) {
            comment = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            message.finished = xml.attributes().value("type"_L1).isEmpty();
            if (!message.numerus)
                message.forms = QStringList{xml.readElementText()};
        } else if (xml.name() == "numerusform"_L1) {
            message.forms += xml.readElementText();
        }
    }
    if (xml.hasError())
        qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return messages;
}

QString named(const Key& key) { return u"%1: %2"_s.arg(std::get<0>(key), std::get<1>(key)); }

QString fileOf(const QString& language) { return test::inSources("/translations/muster_%1.ts").arg(language); }

/// Numbers that are filled in: %1, %n. All others that stand behind a percent sign are a part of the sentence.
std::set<QString> gaps(const QString& text)
{
    static const QRegularExpression gap(u"%(n|[0-9])"_s);
    std::set<QString> found;
    for (auto match = gap.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return found;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What lupdate finds in the sources now is what the file has: run the target `update_translations`, and translate.
    void nothingIsMissingOrLeftOver_data() { languageRows(); }
    void nothingIsMissingOrLeftOver()
    {
        QFETCH(QString, language);
        QTemporaryDir folder;
        const QString copy = folder.filePath(u"copy.ts"_s);
        QVERIFY(QFile::copy(fileOf(language), copy));
        QStringList arguments{u"-silent"_s, u"-I"_s, test::inSources(), u"-locations"_s, u"none"_s, u"-no-obsolete"_s};
        if (language == u"en"_s)
            arguments += u"-pluralonly"_s;
        const QDir root(test::inSources());
        for (const QString& part : {u"app"_s, u"carddb"_s}) {
            for (QDirIterator it(root.filePath(part), {u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
                 it.hasNext();)
                arguments += root.relativeFilePath(it.next());
        }
        arguments += {u"-ts"_s, copy};
        QProcess lupdate;
        lupdate.setWorkingDirectory(root.path());
        lupdate.start(QStringLiteral(MUSTER_LUPDATE), arguments);
        QVERIFY2(lupdate.waitForFinished(120'000) && lupdate.exitCode() == 0,
                 lupdate.readAllStandardError().constData());
        const Messages have = readMessages(fileOf(language));
        const Messages need = readMessages(copy);
        QVERIFY(need.size() > 50);
        QStringList missing, extra;
        for (const auto& [key, message] : need) {
            if (!have.contains(key))
                missing += named(key);
        }
        for (const auto& [key, message] : have) {
            if (!need.contains(key))
                extra += named(key);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(u"not in %1: "_s.arg(fileOf(language)) + missing.join(u"\n  "_s)));
        QVERIFY2(extra.isEmpty(), qPrintable(u"no longer in the sources: "_s + extra.join(u"\n  "_s)));
    }

    void everySentenceIsTranslatedWhole_data() { languageRows(); }
    void everySentenceIsTranslatedWhole()
    {
        QFETCH(QString, language);
        QStringList faults;
        for (const auto& [key, message] : readMessages(fileOf(language))) {
            const auto fault = [&, where = named(key)](const char* what) {
                faults += u"%1 (%2)"_s.arg(where, QString::fromUtf8(what));
            };
            if (!message.finished)
                fault("not translated");
            if (message.numerus && message.forms.size() != 2)
                fault("one and many");
            for (qsizetype i = 0; i < message.forms.size(); ++i) {
                const QString& form = message.forms[i];
                auto wanted = gaps(message.source);
                const auto found = gaps(form);
                if (message.numerus && i == 0 && !found.contains(u"%n"_s))
                    wanted.erase(u"%n"_s); // "the first row" needs no number
                if (form.isEmpty())
                    fault("empty");
                else if (found != wanted)
                    fault("other numbers");
                else if (form.startsWith(u' ') != message.source.startsWith(u' ')
                         || form.endsWith(u' ') != message.source.endsWith(u' '))
                    fault("blanks at its ends");
                else if (hasMnemonic(form) != hasMnemonic(message.source))
                    fault("key of the menu");
                else if (form.contains(u"(s)"_s))
                    fault("a plural in brackets");
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n  "_s)));
    }

    void languagesAreSwitchedWhileRunning()
    {
        app::installLanguage(u"de"_s);
        QCOMPARE(QCoreApplication::translate("DeckNumbers", "Average: %1"), u"Durchschnitt: %1"_s);
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 1), u"1 Karte"_s);
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 3), u"3 Karten"_s);
        QCOMPARE(QLocale().decimalPoint(), u","_s);
        app::installLanguage(u"fr"_s);
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 0), u"0 carte"_s); // as one
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 2), u"2 cartes"_s);
        app::installLanguage(u"en"_s);
        QCOMPARE(QCoreApplication::translate("DeckNumbers", "Average: %1"), u"Average: %1"_s);
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 1), u"1 card"_s);
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 3), u"3 cards"_s);
        app::installLanguage(u"es"_s);
        QCOMPARE(QCoreApplication::translate("DeckNumbers", "Average: %1"), u"Media: %1"_s);
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 1), u"1 carta"_s);
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 3), u"3 cartas"_s);
        app::installLanguage(u"tlh"_s); // none that Muster speaks: English, with its plurals
        QCOMPARE(QCoreApplication::translate("CheckText", "%n card(s)", nullptr, 3), u"3 cards"_s);
        app::installLanguage();
        for (const QString& code : app::languages())
            QVERIFY(!app::languageName(code).isEmpty());
        QCOMPARE(app::languageName(u"de"_s), u"Deutsch"_s);
        QCOMPARE(app::languageName(u"fr"_s), u"Français"_s);
        QCOMPARE(app::languageName(u"es"_s), u"Español"_s);
    }

    /// Readers say in plain English what they expected, as arguments of errors. What they can say is in the list of phrases, so
    /// that no sentence of another language ends in English.
    void whatReadersSayIsTranslated()
    {
        static const QRegularExpression number(u"%?[0-9]+"_s);
        QStringList phrases = app::expectedPhrases();
        for (QString& phrase : phrases)
            phrase.replace(number, u"#"_s);
        static const QRegularExpression use(
            u"(?:ErrorKind::(?:WrongShape|WrongCount|Empty|BadCsv|WriteFailed|Unreadable)|shapeOf)[^;]*;"_s);
        static const QRegularExpression literal(u"\"((?:[^\"\\\\]|\\\\.)*)\""_s);
        QStringList unknown;
        for (const QString& part : {u"model"_s, u"carddb"_s, u"app"_s}) {
            for (QDirIterator it(test::inSources("/") + part, {u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
                 it.hasNext();) {
                const QString path = it.next();
                if (path.contains(u"/archive/"_s) || path.contains(u"/text/"_s))
                    continue; // the cache is told to nobody; the table itself
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString source = QString::fromUtf8(file.readAll());
                for (auto uses = use.globalMatch(source); uses.hasNext();) {
                    const QString statement = uses.next().captured();
                    for (auto texts = literal.globalMatch(statement); texts.hasNext();) {
                        const QString text = texts.next().captured(1);
                        // A piece of a phrase that is put together is found in a phrase; keys and signs are no phrases.
                        const bool isWords =
                            text.trimmed().contains(u' ') || text.startsWith(u"a "_s) || text.endsWith(u' ');
                        const QString piece = text.trimmed().replace(number, u"#"_s);
                        const bool known = std::any_of(phrases.begin(), phrases.end(),
                                                       [&](const QString& phrase) { return phrase.contains(piece); });
                        // Words of files, not of people; and what stands between two texts of the source.
                        const bool other = piece == u"a step such as"_s || piece == u"yes, no, true, false"_s
                            || piece.contains(u" + "_s);
                        if (isWords && !piece.isEmpty() && !known && !other)
                            unknown += path.section(u'/', -2) + u": "_s + text;
                    }
                }
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u"\n  "_s)));
        for (const QString& language : app::languages().mid(1)) { // after English
            app::installLanguage(language);
            for (const QString& phrase : app::expectedPhrases())
                QVERIFY2(app::expectedText(phrase) != phrase, qPrintable(language + u": "_s + phrase));
        }
        app::installLanguage(u"de"_s);
        QCOMPARE(app::expectedText(u"at most 40"_s), u"höchstens 40"_s);
        QCOMPARE(app::expectedText(u"3 cells under 12 headings"_s), u"3 Zellen unter 12 Überschriften"_s);
        QCOMPARE(app::expectedText(u"dice such as d20 or 3d6"_s), u"Würfel wie d20 oder 3d6"_s);
        QCOMPARE(app::expectedText(u"Ember Fox 7"_s), u"Ember Fox 7"_s);
        app::installLanguage(u"en"_s);
        QCOMPARE(app::expectedText(u"at most 40"_s), u"at most 40"_s);
        app::installLanguage();
    }

    /// Armor and Defense stand on the cards: the sentences around them are American too.
    void englishIsOfOneKind()
    {
        static const QRegularExpression british(u"\\w*(colour|favour|armour|honour|neighbour|behaviour|licence|defence|"
                                                u"offence|organis|recognis|grey|centre|"
                                                "metre|catalogue|jewell|travell|cancell|labell|fulfil\\b)\\w*"_s,
                                                QRegularExpression::CaseInsensitiveOption);
        for (const auto& [key, message] : readMessages(fileOf(u"de"_s)))
            QVERIFY2(!british.match(message.source).hasMatch(), qPrintable(named(key)));
    }

    /// Each language that has a file can be chosen, and the other way round.
    void everyFileIsALanguageOfTheProgram()
    {
        QStringList files;
        for (const QString& name : QDir(test::inSources("/translations")).entryList({u"muster_*.ts"_s}))
            files += name.mid(7).chopped(3);
        QStringList languages = app::languages();
        languages.sort();
        QCOMPARE(files, languages);
    }

private:
    static bool hasMnemonic(const QString& text)
    {
        static const QRegularExpression mnemonic(u"&[^\\s&]"_s);
        return mnemonic.match(text).hasMatch();
    }

    static void languageRows()
    {
        QTest::addColumn<QString>("language");
        for (const QString& code : app::languages())
            QTest::newRow(qPrintable(code)) << code;
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
