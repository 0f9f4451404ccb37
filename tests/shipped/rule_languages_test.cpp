// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the games that come with Muster in every language that it speaks: every text of every entry, nothing left over,
// with the numbers and the ids of the English one, so that a translation never says anything else.
#include <map>

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "model/games/rule_translation.h"
#include "tests/support/files.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace Qt::StringLiterals;

namespace {

const QStringList Games{u"sceptre"_s, u"script"_s, u"armory"_s, u"hero"_s, u"spoils"_s};
const QStringList Languages{u"de"_s, u"fr"_s, u"es"_s};

QString folderOf(const QString& game) { return test::inSources("/resources/games/") + game; }

/// What has to be the same in every language, sorted: ids of rules, and numbers outside of them.
QStringList sameEverywhere(const std::string& text)
{
    static const QRegularExpression one(u"\\b[A-Z]{3}-[A-Za-z0-9]+\\b|\\d+"_s);
    QStringList found;
    for (auto match = one.globalMatch(QString::fromStdString(text)); match.hasNext();)
        found += match.next().captured();
    found.sort();
    return found;
}

} // namespace

class RuleLanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areComplete_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString& game : Games) {
            for (const QString& language : Languages)
                QTest::newRow(qPrintable(game + u' ' + language)) << game << language;
        }
    }

    void areComplete()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const auto book = readRuleBook(test::bytesOf(folderOf(game) + u"/rules.yaml"_s), "rules.yaml");
        QVERIFY(book);
        const auto translation = readRuleTranslation(
            *book, test::bytesOf(folderOf(game) + u"/rules/"_s + language + u".yaml"_s), "translation");
        QVERIFY2(translation,
                 translation ? ""
                             : qPrintable(u"line %1: %2"_s.arg(translation.error().front().at.line)
                                              .arg(QString::fromStdString(translation.error().front().path))));
        QStringList wrong;
        for (const RuleEntry& entry : book->entries) {
            const auto found = translation->find(entry.id);
            for (const RuleProse& prose : proseOf(entry)) {
                const QString where = QString::fromStdString(entry.id + "." + std::string(prose.key));
                const auto text = found == translation->end() ? std::string() : [&] {
                    const auto one = found->second.find(prose.key);
                    return one == found->second.end() ? std::string() : one->second;
                }();
                if (text.empty())
                    wrong += where + u" is missing"_s;
                else if (sameEverywhere(text) != sameEverywhere(prose.text))
                    wrong += u"%1: %2 for %3"_s.arg(where, sameEverywhere(text).join(u' '),
                                                    sameEverywhere(prose.text).join(u' '));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void areWrittenAsTheLanguageIs_data() { areComplete_data(); }

    /// A decimal comma, a blank before the percent sign; and one word for discarding wherever English has one, since who reads
    /// two words looks for two rules.
    void areWrittenAsTheLanguageIs()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        static const QRegularExpression english(u"\\d\\.\\d(?!\\d\\d\\b)|[\\dP]%"_s);
        static const QRegularExpression quoted(u"[\"“][^\"”]*[\"”]"_s);
        static const QRegularExpression discards(u"\\bdiscard(s|ed|ing)?\\b(?! (pile|zone))"_s);
        static const std::map<QString, QRegularExpression> own{
            {u"de"_s,
             QRegularExpression(u"ab(zu)?w[ei]rf|abgeworf|w[ei]rf\\w* [^.;:]*\\bab\\b|ablage|„discard"_s,
                                QRegularExpression::CaseInsensitiveOption)},
            {u"es"_s, QRegularExpression(u"descart"_s, QRegularExpression::CaseInsensitiveOption)},
            {u"fr"_s, QRegularExpression(u"défauss"_s, QRegularExpression::CaseInsensitiveOption)},
        };
        const auto book = readRuleBook(test::bytesOf(folderOf(game) + u"/rules.yaml"_s), "rules.yaml");
        QVERIFY(book);
        const auto translation = readRuleTranslation(
            *book, test::bytesOf(folderOf(game) + u"/rules/"_s + language + u".yaml"_s), "translation");
        QVERIFY(translation);
        QStringList wrong;
        for (const RuleEntry& entry : book->entries) {
            for (const RuleProse& prose : proseOf(entry)) {
                const QString text = QString::fromStdString(translation->at(entry.id).at(std::string(prose.key)));
                const QString meant = QString::fromStdString(prose.text).remove(quoted);
                if (english.match(text).hasMatch()
                    || (discards.match(meant).hasMatch() && !own.at(language).match(text).hasMatch()))
                    wrong += u"%1: %2"_s.arg(QString::fromStdString(entry.id), text);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// No folder has a file that nobody would ever read.
    void belongToALanguage()
    {
        for (const QString& game : Games) {
            for (const QString& name :
                 QDir(folderOf(game) + u"/rules"_s).entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
                QVERIFY2(name.endsWith(u".yaml"_s) && Languages.contains(name.chopped(5)),
                         qPrintable(game + u'/' + name));
        }
    }
};

QTEST_GUILESS_MAIN(RuleLanguagesTest)
#include "rule_languages_test.moc"
