// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QFileInfo>
#include <QtTest>

#include "model/decks/deck_file.h"
#include "model/decks/resolved_deck.h"
#include "model/formats/format.h"
#include "shipped.h"
#include "validators/checker.h"

using namespace muster;
using namespace muster::test;

namespace {

Result<Deck> deckOf(const QString& path)
{
    return readDeck(bytesOf(path), path.toStdString(),
                    [](std::string_view key) { return key == sceptre()->key ? sceptre().get() : nullptr; });
}

std::shared_ptr<const Catalogue> catalogue()
{
    static const auto built = buildCatalogue(sceptre(), shippedSets());
    return built ? *built : nullptr;
}

Format formatOf(const QString& name)
{
    const auto path = sceptreFolder() + QStringLiteral("/formats/") + name + QStringLiteral(".yaml");
    auto format = readFormat(bytesOf(path), path.toStdString(), *sceptre());
    return format ? *format : Format{};
}

void addDecks()
{
    QTest::addColumn<QString>("path");
    for (const auto& path : shippedFiles(QStringLiteral("decks"), QStringLiteral("*.muster")))
        QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
}

} // namespace

/// The decks that come with Muster are ones to learn from: legal, and nothing about them needs an excuse.
class ShippedDecksTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(sceptre());
        QVERIFY(catalogue());
    }

    void haveNoFindings_data() { addDecks(); }
    void haveNoFindings()
    {
        QFETCH(QString, path);
        const auto deck = deckOf(path);
        QVERIFY2(deck, deck ? "" : qPrintable(listed(deck.error())));
        QCOMPARE(deck->format, std::string("sceptre/plain"));
        const auto format = formatOf(QStringLiteral("plain"));
        QCOMPARE(format.key, deck->format);
        validators::CheckOptions options;
        options.format = &format;
        QStringList found;
        for (const auto& finding : validators::check(ResolvedDeck(*catalogue(), *deck), options))
            found << QString::fromStdString(finding.id);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char(' '))));
    }

    /// Clearly different styles: no two decks share more than 30 cards that are no Coins.
    void differ()
    {
        const auto paths = shippedFiles(QStringLiteral("decks"), QStringLiteral("*.muster"));
        QVERIFY(paths.size() >= 4);
        for (qsizetype i = 0; i < paths.size(); ++i)
            for (qsizetype j = i + 1; j < paths.size(); ++j) {
                const auto first = deckOf(paths[i]), second = deckOf(paths[j]);
                QVERIFY(first && second);
                const ResolvedDeck a(*catalogue(), *first), b(*catalogue(), *second);
                int shared = 0;
                for (const auto identity : a.identities()) {
                    const auto card = catalogue()->printings(identity).front();
                    if (sceptre()->type(catalogue()->card(card).type()).key != "coin")
                        shared += std::min(a.copies(identity), b.copies(identity));
                }
                QVERIFY2(shared <= 30, qPrintable(paths[i] + QStringLiteral(" and ") + paths[j]));
            }
    }

    void formatsNameOnlyCardsThatExist()
    {
        for (const auto& name : {QStringLiteral("plain"), QStringLiteral("autumn-open")}) {
            const auto format = formatOf(name);
            QVERIFY(!format.key.empty());
            const auto errors = validators::checkFormat(format, *catalogue());
            QVERIFY2(errors.empty(), qPrintable(listed(errors)));
        }
    }

    /// The example event restricts True Flight to one copy; The Third Arrow plays two.
    void eventRestrictsADeck()
    {
        const auto deck = deckOf(sceptreFolder() + QStringLiteral("/decks/the-third-arrow.muster"));
        QVERIFY(deck);
        const auto format = formatOf(QStringLiteral("autumn-open"));
        validators::CheckOptions options;
        options.format = &format;
        const auto findings = validators::check(ResolvedDeck(*catalogue(), *deck), options);
        const auto restricted = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.kind == FindingKind::Restricted;
        });
        QVERIFY(restricted != findings.end());
        QCOMPARE(restricted->subjects.front().name, std::string("True Flight [Thornwood]"));
        QCOMPARE(restricted->have.value_or(0), 2);
        QCOMPARE(restricted->limit.value_or(0), 1);
    }
};

QTEST_GUILESS_MAIN(ShippedDecksTest)
#include "shipped_decks_test.moc"
