// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QFileInfo>
#include <QRegularExpression>
#include <QtTest>

#include "model/effects/reading.h"
#include "model/effects/view.h"
#include "shipped.h"

using namespace muster;
using namespace muster::test;

namespace {

/// A tree without its numbers: what a card does, apart from how much of it.
std::string shapeOf(const effects::View& node, const Game& game)
{
    std::string shape(node.info().name);
    shape += '(';
    for (const auto& parameter : node.info().parameters) {
        const auto text = node.text(parameter.key);
        const auto* query = node.query(parameter.key);
        shape += std::string(text) + (query ? query::write(query->root, game) : std::string()) + ',';
        for (const auto& child : node.children(parameter.key))
            if (!child.is(effects::Term::QuantityNumber))
                shape += shapeOf(child, game);
    }
    return shape + ')';
}

/// What a card does: its effects, and which numbers and flags its parts have beside them.
std::string shapeOf(const ShippedGame& shipped, const CardSet& set, const RawCard& card)
{
    std::string shape;
    const auto addEffects = [&](const FieldValue& value) {
        if (shipped.game().field(value.field).kind == FieldKind::Effects)
            for (const auto& ability : effects::abilities(set.effects, value.effects))
                shape += shapeOf(ability, shipped.game());
    };
    for (const auto& value : card.values) {
        addEffects(value);
        for (const auto& part : value.parts)
            forEachValue(part, [&](const FieldValue& inPart) {
                if (inPart.number != 0)
                    shape += std::string(shipped.keyOf(inPart)) + ' ';
                addEffects(inPart);
            });
    }
    return shape;
}

/// Numbers of a part that its text repeats, beside those of its effects; only of parts that have the first of them.
const std::map<std::string, std::vector<std::string>> repeatedInTexts{{"sceptre", {"multiple", "threshold", "damage"}}};

/// The sorted whole numbers of a text without their signs. The names of dice are none, and "one" says no more than "a".
QList<int> numbersOf(QString text)
{
    static const QRegularExpression die(QStringLiteral("\\bd\\d+\\b"));
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

void addFiles(const QString& folder, const QString& pattern)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("path");
    for (const auto& game : shippedGames())
        for (const auto& path : ShippedGame::of(game).files(folder, pattern))
            QTest::addRow("%s: %s", qPrintable(game), qPrintable(QFileInfo(path).baseName())) << game << path;
}

void addGames()
{
    QTest::addColumn<QString>("game");
    for (const auto& game : shippedGames())
        QTest::newRow(qPrintable(game)) << game;
}

} // namespace

/// The card sets and formats that come with Muster are what docs and players rely on.
class ShippedCardsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsHaveNoErrors_data() { addFiles(QStringLiteral("sets"), QStringLiteral("*.yaml")); }
    void setsHaveNoErrors()
    {
        QFETCH(QString, game);
        QFETCH(QString, path);
        const auto set = readSet(bytesOf(path), path.toStdString(), ShippedGame::of(game).game());
        QVERIFY2(set, set ? "" : qPrintable(listed(set.error())));
        QVERIFY2(set->warnings.empty(), qPrintable(listed(set->warnings)));
    }

    void setsGoTogether_data() { addGames(); }
    void setsGoTogether()
    {
        QFETCH(QString, game);
        QVERIFY(ShippedGame::of(game).catalogue());
    }

    /// At most three cards do the same but for the numbers: every card has a reason to be there.
    void atMostThreeCardsShareAShape_data() { addGames(); }
    void atMostThreeCardsShareAShape()
    {
        QFETCH(QString, game);
        const auto& shipped = ShippedGame::of(game);
        std::map<std::string, QStringList> cardsOf;
        for (const auto& set : shipped.sets())
            for (const auto& card : set.cards)
                if (const auto shape = shapeOf(shipped, set, card); !shape.empty())
                    cardsOf[shape] << QString::fromStdString(card.name);
        for (const auto& [shape, cards] : cardsOf)
            QVERIFY2(cards.size() <= 3, qPrintable(cards.join(QStringLiteral(", "))));
    }

    /// Each text beside a `does` names the numbers that Muster reads from it, no more and no fewer.
    void textsAgreeWithEffects_data() { addGames(); }
    void textsAgreeWithEffects()
    {
        QFETCH(QString, game);
        const auto& shipped = ShippedGame::of(game);
        QStringList wrong;
        for (const auto& set : shipped.sets())
            for (const auto& card : set.cards)
                compareNumbers(shipped, set, card, card.values, QString::fromStdString(card.text), wrong);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void formatsAreRead_data() { addFiles(QStringLiteral("formats"), QStringLiteral("*.yaml")); }
    void formatsAreRead()
    {
        QFETCH(QString, game);
        QFETCH(QString, path);
        const auto name = QFileInfo(path).baseName();
        const auto format = ShippedGame::of(game).format(name);
        QVERIFY2(format, format ? "" : qPrintable(listed(format.error())));
        QCOMPARE(format->key, (game + QLatin1Char('/') + name).toStdString());
    }

private:
    static void compareNumbers(const ShippedGame& shipped, const CardSet& set, const RawCard& card,
                               const std::vector<FieldValue>& values, QString text, QStringList& wrong)
    {
        ScriptIndex script;
        for (const auto& value : values) {
            const auto key = shipped.keyOf(value);
            if (key == "text")
                text = QString::fromStdString(value.text);
            else if (shipped.game().field(value.field).kind == FieldKind::Effects)
                script = value.effects;
            for (const auto& part : value.parts)
                compareNumbers(shipped, set, card, part, {}, wrong);
        }
        const auto repeated = numbersRepeated(shipped, values);
        if (!script.valid() && repeated.isEmpty())
            return;
        const auto reading = script.valid()
            ? QString::fromStdString(effects::readAloud(set.effects, script, shipped.game()))
            : QString();
        if (numbersOf(text) != numbersOf(reading + repeated))
            wrong << QStringLiteral("%1: “%2” against “%3”%4")
                         .arg(QString::fromStdString(card.name), text, reading, repeated);
    }

    static QString numbersRepeated(const ShippedGame& shipped, const std::vector<FieldValue>& values)
    {
        const auto found = repeatedInTexts.find(shipped.game().key);
        if (found == repeatedInTexts.end())
            return {};
        const auto numberOf = [&](std::string_view key) {
            const auto value = std::find_if(values.begin(), values.end(),
                                            [&](const FieldValue& v) { return shipped.keyOf(v) == key; });
            return value == values.end() ? 0 : value->number;
        };
        QString numbers;
        if (numberOf(found->second.front()) == 0)
            return numbers;
        for (const auto& key : found->second)
            if (const int number = numberOf(key))
                numbers += QStringLiteral(" %1").arg(number);
        return numbers;
    }
};

QTEST_GUILESS_MAIN(ShippedCardsTest)
#include "shipped_cards_test.moc"
