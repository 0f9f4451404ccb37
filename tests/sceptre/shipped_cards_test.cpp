// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QRegularExpression>
#include <QtTest>

#include "model/cards/catalogue.h"
#include "model/decks/deck_file.h"
#include "model/decks/resolved_deck.h"
#include "model/effects/reading.h"
#include "model/effects/view.h"
#include "model/formats/format.h"
#include "shipped.h"

using namespace muster;
using namespace muster::test;

namespace {

/// A tree without its numbers: what a card does, apart from how much of it.
std::string shapeOf(const effects::View& node)
{
    std::string shape(node.info().name);
    shape += '(';
    for (const auto& parameter : node.info().parameters) {
        const auto text = node.text(parameter.key);
        const auto* query = node.query(parameter.key);
        shape += std::string(text) + (query ? query::write(query->root, *sceptre()) : std::string()) + ',';
        for (const auto& child : node.children(parameter.key))
            if (!child.is(effects::Term::QuantityNumber))
                shape += shapeOf(child);
    }
    return shape + ')';
}

/// The sorted whole numbers of a text without their signs. The names of dice are none, and "one" says no more than "a".
QList<int> numbersOf(QString text)
{
    static const QRegularExpression die(QStringLiteral("\\bd20\\b"));
    static const QRegularExpression number(QStringLiteral("([+-]?)(\\d+)"));
    text.remove(die);
    QList<int> numbers;
    for (auto match = number.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        if (const int value = found.captured(2).toInt(); value != 1 || !found.captured(1).isEmpty())
            numbers << value;
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

} // namespace

/// The card sets, decks and formats that come with Muster are what docs and players rely on.
class ShippedCardsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(sceptre()); }

    void setsHaveNoErrors_data()
    {
        QTest::addColumn<QString>("path");
        const auto paths = shippedFiles(QStringLiteral("sets"), QStringLiteral("*.yaml"));
        QVERIFY(paths.size() >= 2); // formats that allow only some sets need at least two
        for (const auto& path : paths)
            QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
    }
    void setsHaveNoErrors()
    {
        QFETCH(QString, path);
        const auto set = readSet(bytesOf(path), path.toStdString(), *sceptre());
        QVERIFY2(set, set ? "" : qPrintable(listed(set.error())));
        QVERIFY2(set->warnings.empty(), qPrintable(listed(set->warnings)));
    }

    void setsAreDeepEnough()
    {
        std::set<std::string> origins, slots_, classes, types;
        std::map<std::string, int> championsOf;
        std::size_t cards = 0;
        for (const auto& set : shippedSets()) {
            cards += set.cards.size();
            for (const auto& card : set.cards) {
                types.insert(sceptre()->type(card.type).key);
                for (const auto& value : card.values) {
                    if (keyOf(value) == "origin" && sceptre()->type(card.type).key == "champion")
                        ++championsOf[value.words.front()];
                    if (keyOf(value) == "slot")
                        slots_.insert(value.words.front());
                    if (keyOf(value) == "class")
                        classes.insert(value.words.front());
                }
            }
        }
        QVERIFY(cards >= 150);
        QVERIFY(championsOf.size() >= 6);
        for (const auto& [origin, champions] : championsOf)
            QVERIFY2(champions >= 5, origin.c_str());
        QCOMPARE(slots_.size(), std::size_t(3));
        QCOMPARE(classes.size(), std::size_t(2));
        QCOMPARE(types.size(), sceptre()->types.size());
    }

    /// At most three cards do the same but for the numbers: every card has a reason to be there.
    void atMostThreeCardsShareAShape()
    {
        std::map<std::string, QStringList> cardsOf;
        for (const auto& set : shippedSets()) {
            for (const auto& card : set.cards) {
                std::string shape;
                forEachValue(card.values, [&](const FieldValue& value) {
                    if (keyOf(value) == "multiple" || (keyOf(value) == "no-roll" && value.number))
                        shape += std::string(keyOf(value)) + ' ';
                    if (sceptre()->field(value.field).kind == FieldKind::Effects)
                        for (const auto& ability : effects::abilities(set.effects, value.effects))
                            shape += shapeOf(ability);
                });
                if (!shape.empty())
                    cardsOf[shape] << QString::fromStdString(card.name);
            }
        }
        QVERIFY(cardsOf.size() > 100);
        for (const auto& [shape, cards] : cardsOf)
            QVERIFY2(cards.size() <= 3, qPrintable(cards.join(QStringLiteral(", "))));
    }

    /// Each text beside a `does` names the numbers that Muster reads from it, no more and no fewer.
    void textsAgreeWithEffects()
    {
        QStringList wrong;
        int compared = 0;
        for (const auto& set : shippedSets())
            for (const auto& card : set.cards) {
                compareNumbers(set, card, card.values, QString::fromStdString(card.text), compared, wrong);
            }
        QVERIFY(compared > 150);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void decksAreWholeAndKnown_data()
    {
        QTest::addColumn<QString>("path");
        const auto paths = shippedFiles(QStringLiteral("decks"), QStringLiteral("*.muster"));
        QVERIFY(paths.size() >= 4);
        for (const auto& path : paths)
            QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
    }
    void decksAreWholeAndKnown()
    {
        QFETCH(QString, path);
        const auto deck = readDeck(bytesOf(path), path.toStdString(), [](std::string_view key) {
            return key == sceptre()->key ? sceptre().get() : nullptr;
        });
        QVERIFY2(deck, deck ? "" : qPrintable(listed(deck.error())));
        QVERIFY(!deck->notes.empty());
        const auto catalogue = buildCatalogue(sceptre(), shippedSets());
        QVERIFY2(catalogue, catalogue ? "" : qPrintable(listed(catalogue.error())));
        const ResolvedDeck resolved(**catalogue, *deck);
        QCOMPARE(resolved.total(), 70);
        for (const auto& entry : resolved.entries()) {
            const auto& name = deck->sections[entry.section].entries[entry.row].card;
            QVERIFY2(entry.status == ResolvedEntry::Status::Card, name.c_str());
        }
    }

    void formatsAreRead_data()
    {
        QTest::addColumn<QString>("path");
        const auto paths = shippedFiles(QStringLiteral("formats"), QStringLiteral("*.yaml"));
        QVERIFY(paths.size() >= 2);
        for (const auto& path : paths)
            QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
    }
    void formatsAreRead()
    {
        QFETCH(QString, path);
        const auto format = readFormat(bytesOf(path), path.toStdString(), *sceptre());
        QVERIFY2(format, format ? "" : qPrintable(listed(format.error())));
        QCOMPARE(format->key, "sceptre/" + QFileInfo(path).baseName().toStdString());
    }

private:
    static void compareNumbers(const CardSet& set, const RawCard& card, const std::vector<FieldValue>& values,
                               QString text, int& compared, QStringList& wrong)
    {
        ScriptIndex script;
        QString numbers; // of fields that the text of an attack repeats
        for (const auto& value : values) {
            const auto key = keyOf(value);
            if (key == "text")
                text = QString::fromStdString(value.text);
            else if (key == "does")
                script = value.effects;
            else if (key == "multiple" || key == "threshold")
                numbers += QStringLiteral(" %1").arg(value.number);
            for (const auto& part : value.parts)
                compareNumbers(set, card, part, {}, compared, wrong);
        }
        const auto isMultiple = !numbers.isEmpty();
        for (const auto& value : values)
            if (isMultiple && keyOf(value) == "damage")
                numbers += QStringLiteral(" %1").arg(value.number);
        if (!script.valid() && !isMultiple)
            return;
        ++compared;
        const auto reading =
            script.valid() ? QString::fromStdString(effects::readAloud(set.effects, script, *sceptre())) : QString();
        if (numbersOf(text) != numbersOf(reading + numbers))
            wrong << QStringLiteral("%1: “%2” against “%3”%4")
                         .arg(QString::fromStdString(card.name), text, reading, numbers);
    }
};

QTEST_GUILESS_MAIN(ShippedCardsTest)
#include "shipped_cards_test.moc"
