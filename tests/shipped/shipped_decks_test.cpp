// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QtTest>

#include "model/decks/resolved_deck.h"
#include "shipped.h"
#include "validators/checker.h"

using namespace muster;
using namespace muster::test;

/// The decks and formats that come with Muster are ones to learn from: legal, and nothing about them needs an excuse.
class ShippedDecksTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void haveNoFindings_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("path");
        for (const auto& game : shippedGames())
            for (const auto& path : ShippedGame::of(game).decks())
                QTest::addRow("%s: %s", qPrintable(game), qPrintable(QFileInfo(path).baseName())) << game << path;
    }
    void haveNoFindings()
    {
        QFETCH(QString, game);
        QFETCH(QString, path);
        const auto& shipped = ShippedGame::of(game);
        QVERIFY(shipped.catalogue());
        const auto deck = shipped.deck(path);
        QVERIFY2(deck, deck ? "" : qPrintable(listed(deck.error())));
        QVERIFY(!deck->notes.empty()); // how it is played
        QCOMPARE(deck->format, (game + QStringLiteral("/plain")).toStdString());
        const auto format = shipped.format(QStringLiteral("plain"));
        QVERIFY2(format, format ? "" : qPrintable(listed(format.error())));
        validators::CheckOptions options;
        options.format = &*format;
        QStringList found;
        for (const auto& finding : validators::check(ResolvedDeck(*shipped.catalogue(), *deck), options))
            found << QString::fromStdString(finding.id);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char(' '))));
    }

    void formatsNameOnlyCardsThatExist_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("name");
        for (const auto& game : shippedGames())
            for (const auto& path : ShippedGame::of(game).files(QStringLiteral("formats"), QStringLiteral("*.yaml")))
                QTest::addRow("%s: %s", qPrintable(game), qPrintable(QFileInfo(path).baseName()))
                    << game << QFileInfo(path).baseName();
    }
    void formatsNameOnlyCardsThatExist()
    {
        QFETCH(QString, game);
        QFETCH(QString, name);
        const auto& shipped = ShippedGame::of(game);
        const auto format = shipped.format(name);
        QVERIFY2(format, format ? "" : qPrintable(listed(format.error())));
        QVERIFY(shipped.catalogue());
        const auto errors = validators::checkFormat(*format, *shipped.catalogue());
        QVERIFY2(errors.empty(), qPrintable(listed(errors)));
    }
};

QTEST_GUILESS_MAIN(ShippedDecksTest)
#include "shipped_decks_test.moc"
