// SPDX-License-Identifier: GPL-3.0-or-later
// Every label that the engine's games give to a series is in the table of the program, and so in other languages.
#include <QTest>

#include "app/text/measure_text.h"
#include "engine/games/games.h"
#include "engine/play/goldfish.h"
#include "tests/engine/sceptre_cards.h"

using namespace muster;

namespace {

/// Labels of a report that are not in the table, and no names of cards, which are the same in every language.
QStringList missing(const engine::Measures& measures, const Catalogue& cards)
{
    QStringList lacking;
    const auto look = [&](const auto& list) {
        for (const auto& one : list) {
            if (!app::hasMeasureText(one.label.text) && cards.findByName(one.label.text).empty())
                lacking << QString::fromStdString(one.label.text);
        }
    };
    look(measures.facts);
    look(measures.shares);
    look(measures.means);
    look(measures.ratios);
    look(measures.distributions);
    look(measures.curves);
    look(measures.classes);
    for (const auto& classes : measures.classes)
        look(classes.rows);
    look(measures.tallies);
    look(measures.splits);
    for (const auto& split : measures.splits) {
        if (!split.cards)
            look(split.parts);
    }
    return lacking;
}

} // namespace

class MeasureTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A mean just below nothing is nothing in a table, not "-0.0".
    void nothingHasNoSign()
    {
        const auto shown = [](double value, int decimals) {
            return QString::number(app::shownNumber(value, decimals), 'f', decimals);
        };
        QCOMPARE(shown(-0.04, 1), QStringLiteral("0.0"));
        QCOMPARE(shown(-0.05, 1), QStringLiteral("-0.1"));
        QCOMPARE(shown(-0.0, 2), QStringLiteral("0.00"));
        QCOMPARE(shown(-0.04, 2), QStringLiteral("-0.04"));
        QCOMPARE(shown(0.04, 1), QStringLiteral("0.0"));
        QCOMPARE(shown(-1.25, 2), QStringLiteral("-1.25"));
    }

    void everyLabelIsThere_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string& key : engine::playableGames())
            QTest::newRow(key.c_str()) << QString::fromStdString(key);
    }

    void everyLabelIsThere()
    {
        QFETCH(QString, game);
        const auto catalogue = test::catalogueOf(game);
        QVERIFY(catalogue);
        const auto made = engine::makePlayable(game.toStdString(), *catalogue, {});
        QVERIFY(made.has_value());
        engine::GoldfishPlan plan;
        plan.pilot = "random";
        plan.games = 1;
        QDir folder(test::gameFolder(game) + QStringLiteral("/decks"));
        for (const QString& name : folder.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
            const engine::DeckSections deck = sections(*catalogue, folder.filePath(name));
            if (!engine::problemOfSections((*made)->facts().sections, deck, 0))
                plan.deck = deck;
            else
                plan.shop = deck;
        }
        const auto hands = engine::makeHandPractice(game.toStdString(), *catalogue, {}, plan.deck);
        QVERIFY(hands);
        QStringList lacking = missing(hands->series(), *catalogue);
        for (const engine::PassiveOpponent& passive : (*made)->facts().passives) {
            plan.passive = passive.key;
            lacking += missing(engine::goldfish(**made, plan, 1), *catalogue);
            if (!app::hasMeasureText(passive.label))
                lacking << QString::fromStdString(passive.label);
            for (const engine::PassiveSetting& setting : passive.settings) {
                if (!app::hasMeasureText(setting.label))
                    lacking << QString::fromStdString(setting.label);
            }
        }
        QVERIFY(!(*made)->facts().passives.empty());
        QVERIFY2(lacking.isEmpty(), qPrintable(lacking.join(QStringLiteral("; "))));
    }

    /// A label with a number, in English with its plural.
    void numbersStandInLabels()
    {
        QVERIFY(app::measureText({"%n Champion(s) in the first hand", 3}).startsWith(QLatin1Char('3')));
        QCOMPARE(app::measureText({"what nobody has written down"}), QStringLiteral("what nobody has written down"));
        QVERIFY(!app::hasMeasureText("what nobody has written down"));
    }

private:
    static engine::DeckSections sections(const Catalogue& catalogue, const QString& file)
    {
        const GameLookup lookup([&](std::string_view) { return &catalogue.game(); });
        const auto read = readDeck(test::bytesOf(file), file.toStdString(), lookup);
        if (!read)
            return {};
        engine::DeckSections deck;
        for (const DeckSection& section : read->sections)
            deck.sections.push_back({section.key, {}});
        const ResolvedDeck resolved(catalogue, *read);
        for (const ResolvedEntry& entry : resolved.entries()) {
            auto& cards = deck.sections[entry.section].cards;
            cards.insert(cards.end(), static_cast<std::size_t>(entry.count),
                         static_cast<std::uint16_t>(entry.card.value));
        }
        return deck;
    }
};

QTEST_GUILESS_MAIN(MeasureTextTest)
#include "measure_text_test.moc"
