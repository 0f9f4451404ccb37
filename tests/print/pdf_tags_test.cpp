// SPDX-License-Identifier: GPL-3.0-or-later
// What a PDF says to readers of the screen, in the bytes of its file.
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include "app/print/pdf_tags.h"

using namespace Qt::StringLiterals;
using namespace muster::app::print;

namespace {

QByteArray pdfOf(int pages, int textsOfPage)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            writer.newPage();
        for (int text = 0; text < textsOfPage; ++text)
            painter.drawText(100, 100 + text * 100, u"text %1 of page %2"_s.arg(text).arg(page));
    }
    painter.end();
    return buffer.data();
}

} // namespace

class PdfTagsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A paragraph for each text costs a few bytes: they are packed together.
    void tagsAreSmall()
    {
        constexpr int Pages = 3;
        constexpr int Texts = 120;
        const QByteArray plain = pdfOf(Pages, Texts);
        const QByteArray tagged = taggedPdf(plain, u"de"_s);
        QVERIFY(tagged.contains("/Lang (de)") && tagged.contains("/Marked true"));
        constexpr qsizetype OfAText = 24; // instead of a hundred
        const qsizetype most = plain.size() + Pages * Texts * OfAText;
        QVERIFY2(tagged.size() < most, qPrintable(u"%1 instead of %2"_s.arg(tagged.size()).arg(plain.size())));
    }

    void whatIsNoPdfOfQtStaysAsItIs()
    {
        for (const QByteArray& other : {QByteArray(), QByteArray("%PDF-1.4\nstartxref\n9\n%%EOF"), QByteArray("text")})
            QCOMPARE(taggedPdf(other, u"de"_s), other);
    }
};

QTEST_MAIN(PdfTagsTest)
#include "pdf_tags_test.moc"
