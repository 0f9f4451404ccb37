// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a card of Sceptre could say by the game's vocabulary is carried out by the engine, and what the game
// does not know is told instead of doing nothing.
#include <QRegularExpression>
#include <QTest>

#include "tests/support/paths.h"

#include "sceptre_cards.h"

using namespace muster;

namespace {

using Built = std::shared_ptr<const Catalogue>;

/// The cards of the game and one with this `does`; nothing, and why, where it cannot be read.
Built catalogueWith(const QString& does, const QString& type, QString& problem)
{
    const QString text =
        QStringLiteral("game: sceptre\nset: OWN\nname: Own cards\nversion: \"1\"\ndate: 2026-01-01\n"
                       "authors: [nobody]\nlicence: GPL-3.0-or-later\ncards:\n"
                       "  - id: OWN-1\n    name: Own\n    type: %1\n%3    text: Own.\n    does: %2\n")
            .arg(type, does, type == QLatin1String("equipment") ? QStringLiteral("    slot: head\n") : QString());
    auto sets = test::setsOf(QStringLiteral("sceptre"));
    auto own = readSet(text.toStdString(), "own.yaml", *test::gameOf(QStringLiteral("sceptre")));
    if (!own) {
        problem = QStringLiteral("not read: ") + test::listed(own.error());
        return nullptr;
    }
    sets.push_back(std::move(*own));
    const auto built = buildCatalogue(test::gameOf(QStringLiteral("sceptre")), sets);
    if (built)
        return *built;
    problem = QStringLiteral("not built: ") + test::listed(built.error());
    return nullptr;
}

/// What the engine cannot carry out of a card with this `does`; "not read" where it is no effect of the language.
QString unplayed(const QString& does, const QString& type = QStringLiteral("action"))
{
    QString problem;
    const Built built = catalogueWith(does, type, problem);
    if (!built)
        return problem;
    const engine::sceptre::Rules rules(*built);
    for (const engine::code::Unread& one : rules.unread()) {
        if (built->card(one.card).id() == "OWN-1")
            return QString::fromStdString(one.what);
    }
    return {};
}

} // namespace

class SceptreVocabularyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEntryIsCarriedOut_data()
    {
        QTest::addColumn<QString>("does");
        static const QRegularExpression line(
            QStringLiteral("^  - \\{name: (\\w+), kind: \\w+, basis: \\w+, (\\w+): (.*)\\}$"),
            QRegularExpression::MultilineOption);
        const QString text =
            QString::fromStdString(test::bytesOf(test::inSources("/tests/effects/coverage/sceptre.yaml")));
        auto match = line.globalMatch(text);
        while (match.hasNext()) {
            const auto one = match.next();
            const QString form = one.captured(2);
            const QString said = one.captured(3);
            QString does;
            if (form == QLatin1String("step"))
                does = QStringLiteral("[{then: [%1]}]");
            else if (form == QLatin1String("ability"))
                does = QStringLiteral("[%1]");
            else if (form == QLatin1String("when"))
                does = QStringLiteral("[{when: %1, then: [{draw: 1}]}]");
            else if (form == QLatin1String("if"))
                does = QStringLiteral("[{if: %1, then: [{draw: 1}]}]");
            else if (form == QLatin1String("lasts"))
                does = QStringLiteral("[{then: [{disable: opposing champion, lasts: %1}]}]");
            else if (form == QLatin1String("select"))
                does = QStringLiteral("[{then: [{pick: %1, remember: chosen-ones}, {for each: chosen-ones, then: "
                                      "[{draw: 1}]}]}]");
            else if (form == QLatin1String("cost"))
                does = QStringLiteral("[{use: own turn, cost: %1, then: [{draw: 1}]}]");
            else if (form == QLatin1String("limit"))
                does = QStringLiteral("[{use: own turn, limit: %1, then: [{draw: 1}]}]");
            else
                continue; // held by the frame of the rules, not said by cards
            QTest::newRow(qPrintable(one.captured(1))) << does.arg(said);
        }
    }

    void everyEntryIsCarriedOut()
    {
        QFETCH(QString, does);
        QCOMPARE(unplayed(does), QString());
    }

    /// A verb that the language runs and the game gives no meaning does nothing there, and is told.
    void verbsOfOtherGamesAreTold()
    {
        QVERIFY(unplayed(QStringLiteral("[{then: [{create: squire}, {draw: 1}]}]")).contains(QStringLiteral("create")));
        QVERIFY(unplayed(QStringLiteral("[{then: [{skip: turn}, {draw: 1}]}]")).contains(QStringLiteral("skip")));
    }

    void whatTheGameDoesNotKnowIsTold_data()
    {
        QTest::addColumn<QString>("does");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* does, const char* told) {
            QTest::newRow(name) << QString::fromLatin1(does) << QString::fromLatin1(told);
        };
        row("lose", "[{then: [{lose: 1 blood card}]}]", "lose blood card");
        row("pay", "[{use: own turn, cost: [{pay: 1 blood card}], then: [{draw: 1}]}]", "pay blood card");
        row("forbid", "[{then: [{forbid: draw, of: opponent, lasts: this turn}]}]", "forbid draw");
        row("allow", "[{then: [{allow: move, of: opponent, lasts: this turn}]}]", "allow move");
        row("perform", "[{then: [{perform: attack, by: own champion in combat}]}]", "perform attack");
        row("set", "[{then: [{set: damage dealt, to: 0, of: all champions, lasts: this turn}]}]", "set damage dealt");
        row("event", "[{when: own draw starts, then: [{draw: 1}]}]", "start or end of draw");
        row("zone", "[{when: enemy champion enters garrison, then: [{draw: 1}]}]", "enters garrison");
        row("instead", "[{instead of: own champion dies, then: [{draw: 1}]}]", "instead of dies");
        row("skip", "[{then: [{skip: draw}]}]", "skip");
        row("another", "[{then: [{another: turn}]}]", "another");
        row("win", "[{then: [{win: you}]}]", "win");
        row("inner", "[{then: [{may: [{lose: 1 blood card}]}]}]", "lose blood card");
        row("given",
            "[{then: [{give: [{when: own turn starts, then: [{lose: 1 blood card}]}], to: own champion in combat, "
            "lasts: this turn}]}]",
            "lose blood card");
        row("given to all",
            "[{then: [{give: [{when: own turn starts, then: [{draw: 1}]}], to: all own champions, lasts: this turn}]}]",
            "give to all");
        row("target of a trigger",
            "[{when: opponent plays action, target: own champion, then: [{heal: 10, of: target}]}]",
            "target of a text that something wakes");
        row("played by", "[{when: champion is played by opponent, then: [{draw: 1}]}]", "is played by");
        row("discarded by", "[{when: equipment is discarded by enemy champion, then: [{draw: 1}]}]", "is discarded by");
        row("discarded itself", "[{when: self is discarded, then: [{draw: 1}]}]", "is discarded from somewhere");
        row("discarded from a hand", "[{when: opponent discards card from hand, then: [{draw: 1}]}]",
            "discards from somewhere");
        row("condition for some time", "[{then: [{inflict: dazed, on: opposing champion, lasts: this turn}]}]",
            "inflict for some time");
        row("negate a card", "[{when: opponent plays action, then: [{negate: it}]}]", "negate anything but an attack");
        row("disable equipment", "[{then: [{disable: all equipment, lasts: this turn}]}]",
            "disable anything but Champions");
        row("switch squires", "[{then: [{switch: own squire, with: other own squire}]}]",
            "switch anything but Champions");
        row("play from the pile", "[{then: [{play: squire from own discard pile, on: own champion}]}]",
            "play from anywhere but a hand");
        row("remember damage",
            "[{then: [{damage: 10, to: opposing champion, remember: hit}, {damage: hit, to: own champion}]}]",
            "remember of damage");
        row("two costs",
            "[{cost: [{discard: coin from hand}], then: [{draw: 1}]}, {cost: [{discard: coin from hand}], then: "
            "[{draw: "
            "1}]}]",
            "two costs of one card");
    }

    void whatTheGameDoesNotKnowIsTold()
    {
        QFETCH(QString, does);
        QFETCH(QString, told);
        const QString said = unplayed(does);
        QVERIFY2(said.contains(told) && !said.startsWith(QLatin1String("not ")), qPrintable(said));
    }

    /// What an Exterior does stops with its Gate (SCE-27k), and could not be gone on with from its middle (SCE-27l).
    void anExteriorDoesNotTakeItsOwnGate()
    {
        const QString told = QStringLiteral("taking the own Gate away by the text of an Exterior");
        const auto exterior = [](const char* does) {
            return unplayed(QString::fromLatin1(does), QStringLiteral("exterior"));
        };
        QCOMPARE(exterior("[{cost: [{destroy: own gate}], then: [{draw: 1}]}]"), told);
        QCOMPARE(exterior("[{then: [{may: [{return: own gate}]}, {draw: 1}]}]"), told);
        QCOMPARE(exterior("[{then: [{destroy: enemy gate}, {draw: 1}]}]"), QString());
        QCOMPARE(unplayed(QStringLiteral("[{then: [{destroy: own gate}, {draw: 1}]}]")), QString());
    }

    /// Only Actions and Exteriors do something by being played (SCE-22a, SCE-27a); another card has to say when.
    void whatHappensOnPlayIsForActionsAndExteriors()
    {
        const QString does = QStringLiteral("[{then: [{draw: 1}]}]");
        QCOMPARE(unplayed(does), QString());
        QCOMPARE(unplayed(does, QStringLiteral("exterior")), QString());
        QCOMPARE(unplayed(does, QStringLiteral("equipment")), QStringLiteral("an ability without when, while or use"));
        QCOMPARE(unplayed(does, QStringLiteral("trap")), QStringLiteral("an ability without when, while or use"));
        QCOMPARE(unplayed(QStringLiteral("[{when: self is played, then: [{draw: 1}]}]"), QStringLiteral("equipment")),
                 QString());
    }
};

QTEST_GUILESS_MAIN(SceptreVocabularyTest)
#include "sceptre_vocabulary_test.moc"
