// SPDX-License-Identifier: GPL-3.0-or-later
// Values in tables read as they do on the cards: with their sign or mark where the game prints one.
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "carddb/field_text.h"
#include "carddb/library.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

class FieldTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreAsPrinted_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("shape");
        QTest::newRow("signed: SPO-D28") << u"boost"_s << u"[+-]\\d+"_s;
        QTest::newRow("marked: SPO-D07") << u"alchemy"_s << u"A\\d+"_s;
        QTest::newRow("plain") << u"power"_s << u"\\d+"_s;
    }
    void numbersAreAsPrinted()
    {
        QFETCH(QString, field);
        QFETCH(QString, shape);
        const QTemporaryDir folder;
        Library library({test::inSources("/resources"), folder.filePath(u"own"_s), folder.path()});
        const auto catalogue = library.catalogue(u"spoils"_s);
        QVERIFY(catalogue);
        const FieldIndex index = (*catalogue)->game().findField(field.toStdString());
        const QRegularExpression whole(QRegularExpression::anchoredPattern(shape));
        int seen = 0;
        for (std::uint32_t i = 0; i < (*catalogue)->size(); ++i) {
            const QString text = fieldText(**catalogue, CardIndex{i}, index);
            seen += text.isEmpty() ? 0 : 1;
            QVERIFY2(text.isEmpty() || whole.match(text).hasMatch(), qPrintable(text));
        }
        QVERIFY(seen > 5);
    }
};

QTEST_GUILESS_MAIN(FieldTextTest)
#include "field_text_test.moc"
