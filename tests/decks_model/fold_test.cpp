// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/capital.h"
#include "model/text/fold.h"
#include "model/text/utf8.h"

#include <QTest>
#include <random>

using namespace std::string_literals;
using muster::fold;

namespace {

QByteArray bytes(const std::string& text) { return QByteArray::fromStdString(text); }

} // namespace

class FoldTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void folds_data();
    void folds();
    void keepsApart_data();
    void keepsApart();
    void changesNothingTheSecondTime();
    void canonicalFormsAreEqual();
    void junkNeverFails();
    void wellFormed_data();
    void wellFormed();
    void headingsHaveACapital();
};

void FoldTest::headingsHaveACapital()
{
    QCOMPARE(muster::capitalised("attack"), "Attack"s);
    QCOMPARE(muster::capitalised("DP"), "DP"s);
    QCOMPARE(muster::capitalised("ärger"), "Ärger"s);
    QCOMPARE(muster::capitalised("2 hands"), "2 hands"s);
    QCOMPARE(muster::capitalised(""), ""s);
    QCOMPARE(muster::capitalised("\xff x"), "\xff x"s);
}

void FoldTest::folds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("empty", "", "");
    row("case", "Kestrel VANGUARD", "kestrel vanguard");
    row("white space", " \t Kestrel \r\n\v\f Vanguard  ", "kestrel vanguard");
    row("no-break and wide blanks", "a\u00a0\u2003\u3000b\u2028c\u0085d", "a b c d");
    row("accents", "ÀÉÎõüÇñŠžÅ", "aeioucnsza");
    row("marks of their own", "e\u0301te\u0301", "ete");
    row("doc example", "Œuvre  d’É·tat", "oeuvre d'e·tat");
    row("letters that stay whole", "ÆæŒœØøŁłĐđÐðÞþẞßĦħŊŋŦŧı", "aeaeoeoeoollddddththsssshhnntti");
    row("ligatures", "ﬁre ﬂood ﬃ", "fire flood ffi");
    row("quotes", "‘a’ “b” „c‟ «d» ‹e› `f´ g′ h″", "'a' \"b\" \"c\" \"d\" 'e' 'f' g' h\"");
    row("dashes", "a–b—c‐d‑e−f―g﹣h－i", "a-b-c-d-e-f-g-h-i");
    row("ellipsis", "wait…", "wait...");
    row("invisible", "\ufeffa\u200bb\u200cc\u200dd\u2060e\u00adf\ufe0fg\u202eh", "abcdefgh");
    row("control characters",
        "a\x01\x1b\x7f"
        "b",
        "ab");
    row("full width", "Ｋｅｓｔｒｅｌ　１２", "kestrel 12");
    row("half width katakana", "ｶﾞｰﾄﾞ", "ガード"); // and their voicing marks
    row("circled and raised digits", "①x²", "1x2");
    row("fraction", "½", "1/2");
    row("cyrillic", "ДРАКОН Ёлка", "дракон елка");
    row("greek, final sigma", "ΣΊΣΥΦΟΣ", "σισυφοσ");
    row("greek, iota below", "ᾳ", "αι");
    row("turkish dotted capital", "İstanbul", "istanbul");
    row("cherokee", "ꭰ", "Ꭰ");
    row("cjk", "龍の剣", "龍の剣");
    row("cjk compatibility", "\uf9e4", "\u7406");
    row("deseret", "𐐀", "𐐨");
    row("bold mathematical", "𝐃𝐫𝐚𝐤𝐞", "drake");
    row("enclosed", "a⃝b", "ab");
    row("zalgo", "K̴̡̛e̵s̷t̸r̴e̵l̶", "kestrel");
    row("nul", QByteArray("a\0b", 3).constData(), "a");
    row("only white space", " \u3000 ", "");
    row("leading mark", "\u0301a", "a");
    row("bad byte",
        "a\xff"
        "b",
        "a\ufffd"
        "b");
    row("bytes apart by nothing", "\xc3\u200b\xa9", "\ufffd\ufffd");
    row("surrogate", "\xed\xa0\x80", "\ufffd\ufffd\ufffd");
    row("cut short", "\xf0\x9f\x98", "\ufffd\ufffd\ufffd");
}

void FoldTest::folds()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    // Voiced kana are taken apart, so the expectation goes through the canonical form of the folding itself.
    QCOMPARE(bytes(fold(text.toStdString())),
             qstrcmp(QTest::currentDataTag(), "half width katakana") == 0 ? bytes(fold(expected.toStdString()))
                                                                          : expected);
}

void FoldTest::keepsApart_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char* name, const char* one, const char* other) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other);
    };
    row("words", "drake", "drakes");
    row("blank", "sea horse", "seahorse");
    row("hyphen", "sea-horse", "sea horse");
    row("digits", "mark 1", "mark 2");
    row("short i", "мой", "мои");
    row("voicing", "かき", "かぎ");
    row("hangul", "한국", "하국");
    row("devanagari vowels", "कि", "की");
    row("thai vowels", "กิ", "กี");
    row("cjk", "龍", "竜");
    row("punctuation", "who?", "who!");
}

void FoldTest::keepsApart()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QVERIFY(fold(one.toStdString()) != fold(other.toStdString()));
}

void FoldTest::changesNothingTheSecondTime()
{
    std::string once, twice, text;
    for (char32_t code = 0; code <= 0x10ffff; ++code) {
        if (code >= 0xd800 && code <= 0xdfff)
            continue;
        text.clear();
        muster::appendUtf8(text, code);
        muster::foldInto(text, once);
        muster::foldInto(once, twice);
        if (once != twice || !muster::isUtf8(once))
            QFAIL(qPrintable(QStringLiteral("U+%1").arg(quint32(code), 4, 16)));
    }
    // Neighbours act on each other: bases, kept and dropped marks, blanks, invisible ones and bad bytes, mixed.
    const std::vector<std::string> pieces{"и",      "И",      "\u0306", "\u0301", "\u3099", "か",     " ",
                                          "\u200d", "\u0345", "α",      "a",      "\xc3",   "\xa9",   "\u05b4",
                                          "\u0e38", "\u0e48", "ก",      "\u1100", "\u1161", "\u00a8", "\ufdfa",
                                          "ß",      "\u1e9e", "…",      "´",      "\u094d", "क",      "\u093c"};
    std::mt19937 random(7);
    for (int i = 0; i < 200'000; ++i) {
        text.clear();
        for (auto n = random() % 9; n > 0; --n)
            text += pieces[random() % pieces.size()];
        muster::foldInto(text, once);
        muster::foldInto(once, twice);
        QCOMPARE(bytes(twice), bytes(once));
    }
}

void FoldTest::canonicalFormsAreEqual()
{
    for (char32_t code = 0x80; code <= 0x2ffff; ++code) {
        if (code >= 0xd800 && code <= 0xdfff)
            continue;
        const auto text = QString::fromUcs4(&code, 1);
        const auto decomposed = text.normalized(QString::NormalizationForm_D);
        if (decomposed == text)
            continue;
        if (fold(text.toStdString()) != fold(decomposed.toStdString()))
            QFAIL(qPrintable(QStringLiteral("U+%1").arg(quint32(code), 4, 16)));
    }
}

void FoldTest::junkNeverFails()
{
    std::mt19937 random(11);
    for (int i = 0; i < 20'000; ++i) {
        std::string text(random() % 40, '\0');
        for (auto& c : text)
            c = static_cast<char>(random() % 3 == 0 ? random() % 128 : random() % 256);
        const auto once = fold(text);
        QVERIFY(muster::isUtf8(once));
        QCOMPARE(bytes(fold(once)), bytes(once));
        QVERIFY(muster::isUtf8(muster::toValidUtf8(text)));
    }
    QCOMPARE(fold(std::string(1 << 20, '\xff')).size(), std::size_t(3) << 20);
}

void FoldTest::wellFormed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("expected");
    QTest::newRow("ascii") << QByteArray("abc") << true;
    QTest::newRow("nul") << QByteArray("a\0b", 3) << true;
    QTest::newRow("two, three, four bytes") << QByteArray("é€😀") << true;
    QTest::newRow("last code point") << QByteArray("\xf4\x8f\xbf\xbf") << true;
    QTest::newRow("past the last") << QByteArray("\xf4\x90\x80\x80") << false;
    QTest::newRow("overlong 2") << QByteArray("\xc0\x80") << false;
    QTest::newRow("overlong 3") << QByteArray("\xe0\x9f\xbf") << false;
    QTest::newRow("overlong 4") << QByteArray("\xf0\x8f\xbf\xbf") << false;
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << false;
    QTest::newRow("lone continuation") << QByteArray("\x80") << false;
    QTest::newRow("cut short") << QByteArray("a\xe2\x82") << false;
    QTest::newRow("latin 1") << QByteArray("caf\xe9 ") << false;
}

void FoldTest::wellFormed()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, expected);
    QCOMPARE(muster::isUtf8(text.toStdString()), expected);
    QCOMPARE(text.toStdString() == muster::toValidUtf8(text.toStdString()), expected);
    if (expected)
        QCOMPARE(muster::lengthInCharacters(text.toStdString()), std::size_t(QString::fromUtf8(text).toUcs4().size()));
}

QTEST_GUILESS_MAIN(FoldTest)
#include "fold_test.moc"
