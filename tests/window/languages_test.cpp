// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog in every language, with small and large text, on a large and on a small screen: nothing is cut off,
// nothing that is scrolled stands in another thing that is, or is scrolled sideways, and no two things of one menu, or in sight, have one letter.
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/language.h"
#include "tests/support/part.h"
#include "tests/window/all_windows.h"
#include "tests/window/clipped.h"
#include "tests/window/letters.h"
#include "tests/window/screens.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class LanguagesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { test::haveScreen(test::Desktop); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
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
        QTest::addColumn<QString>("theme");
        QTest::addColumn<bool>("isLow");
        // Colours need no room: the dark ones are there to be looked at.
        const bool pictures = !qEnvironmentVariableIsEmpty("MUSTER_PICTURES");
        int row = 0;
        for (const QString& language : languages()) {
            for (const int percent : {80, 100, 200}) {
                if (!test::inPart(row++))
                    continue;
                QTest::addRow("%s %d %%", qPrintable(language), percent) << language << percent << u"light"_s << false;
                if (pictures && percent >= 100)
                    QTest::addRow("%s %d %% dark", qPrintable(language), percent)
                        << language << percent << u"dark"_s << false;
            }
            if (test::inPart(row++))
                QTest::addRow("%s 200 %% on a laptop", qPrintable(language)) << language << 200 << u"light"_s << true;
        }
    }

    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QString, theme);
        QFETCH(bool, isLow);
        {
            QSettings settings(m_folder.filePath(u"window.ini"_s), QSettings::IniFormat);
            settings.clear();
            settings.setValue(u"look/language"_s, language);
            settings.setValue(u"look/scale"_s, percent);
            settings.setValue(u"look/theme"_s, theme);
        }
        QSet<QString> told;
        QStringList problems;
        test::AllWindows(
            m_folder.path(),
            [&](QWidget& window, const QString& name) {
                takePicture(window, name);
                const bool isDialog = qobject_cast<QDialog*>(&window) != nullptr;
                QStringList here = test::scrolledWithinScrolled(window) + test::doubledLetters(window);
                if (!window.inherits("muster::app::TableWindow") && !window.inherits("muster::app::PositionWindow"))
                    here += test::scrolledSideways(window); // cards that lie side by side are what a table is wide of
                if (!isLow || isDialog)                     // the rooms of a window are scrolled there
                    here += test::clippedTexts(window) + test::sharedKeys(window);
                if (isLow) // what is proposed in an empty field ends in dots where it is too long
                    here.removeIf([](const QString& problem) { return problem.startsWith("QLineEdit"_L1); });
                if (percent <= 100 || (isLow && isDialog))
                    here += test::cutOffButtons(window);
                if (percent <= 100) // letters twice as large are not for a laptop's screen
                    here += test::largerThan(window, test::Laptop);
                else if (isDialog) // but what is beside the screen is out of reach
                    here += test::largerThan(window, test::roomOn(test::Laptop, window));
                for (const QString& problem : here) {
                    if (!told.contains(problem))
                        problems += name + u": "_s + problem;
                    told.insert(problem);
                }
            },
            isLow ? std::optional(test::Laptop) : std::nullopt)
            .visit();
        for (const QString& problem : problems) // a failure's own message is cut
            qWarning("%s", qPrintable(problem));
        QVERIFY(problems.isEmpty());
    }

private:
    static void takePicture(QWidget& window, const QString& name)
    {
        const QString folder = qEnvironmentVariable("MUSTER_PICTURES");
        if (!folder.isEmpty())
            window.grab().save(u"%1/%2-%3.png"_s.arg(
                folder, name, QString::fromUtf8(QTest::currentDataTag()).remove(u' ').remove(u'%')));
    }

    QTemporaryDir m_folder;
    QFont m_font;
};

QTEST_MAIN(LanguagesTest)
#include "languages_test.moc"
