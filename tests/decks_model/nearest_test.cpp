// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/nearest.h"
#include "model/text/fold.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <random>

namespace {

/// The definition, written down again without any haste.
std::size_t slowDistance(const QList<uint>& a, const QList<uint>& b)
{
    std::map<std::pair<qsizetype, qsizetype>, std::size_t> d;
    for (qsizetype i = 0; i <= a.size(); ++i) {
        for (qsizetype j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                d[{i, j}] = static_cast<std::size_t>(i + j);
                continue;
            }
            auto best = std::min(d[{i - 1, j}], d[{i, j - 1}]) + 1;
            best = std::min(best, d[{i - 1, j - 1}] + (a[i - 1] == b[j - 1] ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                best = std::min(best, d[{i - 2, j - 2}] + 1);
            d[{i, j}] = best;
        }
    }
    return d[{a.size(), b.size()}];
}

QStringList list(std::initializer_list<const char*> texts)
{
    QStringList result;
    for (const auto* each : texts)
        result << QString::fromUtf8(each);
    return result;
}

std::string randomText(std::mt19937& random, std::size_t most)
{
    static const std::vector<std::string> letters{"a", "b", "c", "d", " ", "é", "ж", "龍"};
    std::string text;
    for (auto n = random() % (most + 1); n > 0; --n)
        text += letters[random() % letters.size()];
    return text;
}

} // namespace

class NearestTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void distanceIsTheDefinition();
    void rankingIsTheDefinition();
    void hundredThousand();
    void hostile();
};

void NearestTest::finds_data()
{
    QTest::addColumn<QStringList>("candidates");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QStringList>("expected");
    const auto names = list({"Kestrel Vanguard", "Kestrel", "Drake", "Snake", "Ember Gate", "Wolf of the Gate",
                             "Æther Lance", "Žižkov", "Дракон", "ドラゴン", "Io"});
    QTest::newRow("letter missing") << names << QByteArray("Kestrl") << list({"Kestrel"});
    QTest::newRow("swapped") << names << QByteArray("Kestrel Vnaguard") << list({"Kestrel Vanguard"});
    QTest::newRow("case and accents are no distance") << names << QByteArray("zizkov") << list({"Žižkov"});
    QTest::newRow("ligature") << names << QByteArray("aether lanse") << list({"Æther Lance"});
    QTest::newRow("cyrillic") << names << QByteArray("дркаон") << list({"Дракон"});
    QTest::newRow("katakana, half width") << names << QByteArray("ﾄﾞﾗｺﾞ") << list({"ドラゴン"});
    QTest::newRow("one that starts with it comes later")
        << names << QByteArray("kestrel") << list({"Kestrel", "Kestrel Vanguard"});
    QTest::newRow("whole word") << names << QByteArray("gate") << list({"Ember Gate", "Wolf of the Gate"});
    QTest::newRow("part of a word is not near") << names << QByteArray("guard") << QStringList{};
    QTest::newRow("short words need more") << names << QByteArray("of") << QStringList{};
    QTest::newRow("swap of two letters") << names << QByteArray("oi") << list({"Io"});
    QTest::newRow("best first") << names << QByteArray("Srake") << list({"Drake", "Snake"});
    QTest::newRow("nonsense") << names << QByteArray("qqqqqqqq") << QStringList{};
    QTest::newRow("empty") << names << QByteArray("") << QStringList{};
    QTest::newRow("blank") << names << QByteArray("  ") << QStringList{};
    QTest::newRow("no candidates") << QStringList{} << QByteArray("a") << QStringList{};
    QTest::newRow("none twice") << list({"Drake", "drake", "DRAKE"}) << QByteArray("drak") << list({"Drake"});
    QTest::newRow("at most three") << list({"aab", "aac", "aad", "aae"}) << QByteArray("aaa")
                                   << list({"aab", "aac", "aad"});
    QTest::newRow("long names") << QStringList{QString(100, u'a') + QStringLiteral("xyz")}
                                << QByteArray(100, 'a') + "xzy"
                                << QStringList{QString(100, u'a') + QStringLiteral("xyz")};
}

void NearestTest::finds()
{
    QFETCH(QStringList, candidates);
    QFETCH(QByteArray, word);
    QFETCH(QStringList, expected);
    std::vector<std::string> texts;
    for (const auto& each : std::as_const(candidates))
        texts.push_back(each.toStdString());
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    QStringList found;
    for (const auto& each : muster::nearest(word.toStdString(), views))
        found << QString::fromStdString(each);
    QCOMPARE(found, expected);
    const auto first = expected.isEmpty() ? QString() : expected.first();
    QCOMPARE(QString::fromStdString(muster::nearestOne(word.toStdString(), views)), first);
    QCOMPARE(QString::fromStdString(muster::nearestOne(word.toStdString(), texts)), first);
}

void NearestTest::distanceIsTheDefinition()
{
    std::mt19937 random(3);
    for (int i = 0; i < 4000; ++i) {
        const std::size_t most = i % 10 == 0 ? 90 : 12; // both sides of 64 characters
        const auto a = randomText(random, most), b = randomText(random, most);
        const auto exact = slowDistance(QString::fromStdString(a).toUcs4(), QString::fromStdString(b).toUcs4());
        for (const std::size_t cap : {std::size_t(0), std::size_t(1), std::size_t(3), std::size_t(200)})
            QCOMPARE(muster::editDistance(a, b, cap), std::min(exact, cap + 1));
    }
}

void NearestTest::rankingIsTheDefinition()
{
    std::mt19937 random(5);
    for (int i = 0; i < 1500; ++i) {
        std::vector<std::string> texts;
        for (auto n = random() % 20; n > 0; --n)
            texts.push_back(muster::fold(randomText(random, 9)));
        const auto word = muster::fold(randomText(random, 9));
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        const auto wanted = QString::fromStdString(word).toUcs4();
        std::vector<std::pair<std::size_t, std::size_t>> all; // score, index
        for (std::size_t k = 0; k < texts.size(); ++k) {
            const auto candidate = QString::fromStdString(texts[k]).toUcs4();
            const auto third = std::max<std::size_t>(1, std::size_t(std::max(wanted.size(), candidate.size())) / 3);
            const auto distance = slowDistance(wanted, candidate);
            const bool seen = std::find(texts.begin(), texts.begin() + std::ptrdiff_t(k), texts[k])
                != texts.begin() + std::ptrdiff_t(k);
            if (wanted.isEmpty() || candidate.isEmpty() || seen)
                continue;
            const auto padded = "\n" + texts[k] + "\n";
            const auto has = [&padded](const std::string& part) { return padded.find(part) != std::string::npos; };
            const bool whole = has("\n" + word) || has(" " + word + " ") || has(" " + word + "\n");
            if (distance <= third)
                all.emplace_back(distance, k);
            else if (wanted.size() >= 3 && candidate.size() > wanted.size() && whole)
                all.emplace_back(third + 1, k);
        }
        std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<std::size_t> expected;
        for (std::size_t k = 0; k < std::min<std::size_t>(3, all.size()); ++k)
            expected.push_back(all[k].second);
        QCOMPARE(muster::nearestFolded(word, views), expected);
    }
}

void NearestTest::hundredThousand()
{
    std::mt19937 random(9);
    const std::vector<std::string> first{"kestrel", "ember", "iron",   "silver", "dusk",
                                         "thorn",   "ash",   "winter", "storm",  "glass"};
    const std::vector<std::string> second{"vanguard", "drake", "lancer",  "warden", "gate",
                                          "oath",     "rider", "bulwark", "seer",   "fang"};
    std::vector<std::string> texts;
    for (int i = 0; i < 100'000; ++i)
        texts.push_back(first[random() % 10] + " " + second[random() % 10] + " of "
                        + std::to_string(random() % 100'000));
    texts[77'777] = "the one true name";
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    QCOMPARE(muster::nearestFolded("teh one true nmae", views, 1), std::vector<std::size_t>{77'777});
    QBENCHMARK { (void)muster::nearestFolded("kestral vangard of 4711", views); }
}

void NearestTest::hostile()
{
    const std::vector<std::string> texts{"drake", std::string(1 << 20, 'a'), std::string("\xff\xfe\0", 3), ""};
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    QVERIFY(muster::nearest(std::string(1 << 20, 'a'), views).empty());
    QCOMPARE(muster::nearestOne("dr\xffke", views), std::string("drake"));
    QVERIFY(muster::nearest("drake", views, 0).empty());
}

QTEST_GUILESS_MAIN(NearestTest)
#include "nearest_test.moc"
