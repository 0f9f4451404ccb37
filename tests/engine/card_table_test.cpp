// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios of any game with cards: three seats, a market that belongs to nobody, decks of sections, a side that wins
// together. The game has no rules, so that only what stands on its tables is seen.
#include <QTest>

#include "engine/scenario/card_position.h"
#include "engine/scenario/scenario.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

namespace {

enum Kind : std::uint8_t { Hand, Field, Deck, Relics, Market };
constexpr std::uint8_t perSeat = 4;
constexpr int seatCount = 3;

ZoneId idOf(std::uint8_t kind, Seat seat)
{
    return static_cast<ZoneId>(kind == Market ? seatCount * perSeat : seat * perSeat + kind);
}

/// Nothing is asked, and it ends at once: A and C win.
class NoRules final : public Session {
public:
    void setAgent(Agent*) override { }
    void setLog(Log*) override { }
    void setDice(engine::Dice*) override { }
    std::string lineText(const LogLine&) override { return {}; }
    std::vector<std::string> optionTexts(const Choice&) override { return {}; }
    int seats() const override { return seatCount; }
    void begin(std::uint64_t) override { }
    void advance() override { m_outcome = {Outcome::Won, 5, "R-1", 1}; }
    void giveUp(Outcome::Kind) override { }
    void reseed(std::uint64_t) override { }
    const Outcome& outcome() const override { return m_outcome; }
    int turn() const override { return 1; }
    std::uint64_t digest() const override { return 0; }
    std::uint64_t viewDigest(Seat) const override { return 0; }
    void redeal(Seat, Stream&) override { }
    void whileRedealt(Seat, Stream&, const std::function<void()>&) override { }
    const char* brokenInvariant() override { return nullptr; }
    std::size_t stateSize() const override { return 0; }
    void keep(void*) const override { }
    void putBack(const void*) override { }

private:
    Outcome m_outcome;
};

class ThreeSeats final : public CardTable {
public:
    explicit ThreeSeats(std::shared_ptr<const Catalogue> catalogue) : m_catalogue(std::move(catalogue))
    {
        using Known = ScenarioZone::Known;
        m_facts.seats = seatCount;
        m_facts.zones = {
            {.key = "hand", .where = "hand", .kind = Hand},
            {.key = "field", .where = "field", .kind = Field, .open = true},
            {.key = "deck", .where = "deck", .kind = Deck, .known = Known::Nobody},
            {.key = "relics", .where = "relics", .kind = Relics},
            {.key = "market", .where = "market", .kind = Market, .common = true, .known = Known::Everybody, .most = 4}};
        m_facts.seatNumbers = {{"gold", 0, 99}};
        m_facts.cardNumbers = {{"damage", 0, 99}};
        m_facts.states = {"tapped"};
        m_facts.hidden = {"hidden card"};
    }

    Session& session() override { return m_session; }
    const ScenarioFacts& facts() const override { return m_facts; }
    const Catalogue& catalogue() const override { return *m_catalogue; }
    engine::Table& table() override { return m_table; }
    std::string nameOf(CardId card, Seat viewer) override
    {
        const bool known = viewer == NoSeat || (m_table.card(card).seen >> viewer & 1) != 0;
        return known ? std::string(m_catalogue->card(CardIndex{m_table.card(card).definition}).name()) : "hidden card";
    }
    std::uint8_t kindOf(CardId card) override
    {
        const ZoneId zone = m_table.card(card).zone;
        return zone == idOf(Market, 0) ? std::uint8_t(Market) : static_cast<std::uint8_t>(zone % perSeat);
    }
    ZoneId zoneOf(std::uint8_t kind, Seat seat) override { return idOf(kind, seat); }
    bool inPlay(std::uint8_t kind) override { return kind == Field; }
    int cardNumber(std::size_t, CardId card) override { return m_table.card(card).damage; }
    int seatNumber(std::size_t, Seat seat) override { return m_gold[seat]; }
    std::vector<std::size_t> statesOf(CardId card) override
    {
        return m_table.card(card).statuses != 0 ? std::vector<std::size_t>{0} : std::vector<std::size_t>{};
    }
    std::vector<std::string> actionsWith(std::uint16_t) override { return {}; }
    std::vector<std::string> partsOf(std::uint16_t) override { return {}; }
    void eachAction(Seat, const std::function<void(const Option&)>&) override { }
    std::string actionText(const Option&, Seat) override { return {}; }
    Refusal refuse(Seat, const Option&) override { return {}; }
    std::optional<Refusal> refuseOn(Seat, const Option&, CardId) override { return {}; }
    const std::vector<code::Unread>& unread() const override { return m_unread; }
    void begin(const ScenarioDecks& decks, std::uint64_t) override
    {
        m_table.reset(seatCount, seatCount * perSeat + 1);
        const auto add = [&](const ScenarioDeck& deck, const char* section, ZoneId zone, Seat owner) {
            if (const auto found = deck.find(section); found != deck.end()) {
                for (const std::uint16_t card : found->second)
                    m_table.addCard(card, owner, zone);
            }
        };
        for (Seat seat = 0; seat < seatCount; ++seat) {
            add(decks.decks[seat], "main", idOf(Deck, seat), seat);
            add(decks.decks[seat], "relics", idOf(Relics, seat), seat);
        }
        add(decks.shared, "main", idOf(Market, 0), NoSeat);
    }
    void beginPosition(std::uint64_t) override { m_table.reset(seatCount, seatCount * perSeat + 1); }
    CardId addCard(std::uint16_t definition, Seat owner, ZoneId zone) override
    {
        return m_table.addCard(definition, owner, zone);
    }
    void setCardNumber(std::size_t, CardId card, int value) override
    {
        m_table.card(card).damage = static_cast<std::int16_t>(value);
    }
    void setSeatNumber(std::size_t, Seat seat, int value) override { m_gold[seat] = value; }
    void setState(std::size_t, CardId card) override { m_table.card(card).statuses = 1; }
    std::optional<std::size_t> usual(const Choice&) override { return {}; }

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    ScenarioFacts m_facts;
    NoRules m_session;
    engine::Table m_table;
    int m_gold[seatCount] = {};
    std::vector<code::Unread> m_unread;
};

Result<ScenarioReport> play(const QByteArray& text)
{
    const ScenarioGames games{{"three"},
                              [](const std::string&, std::shared_ptr<const Catalogue> catalogue,
                                 const std::map<std::string, std::string>&,
                                 const std::string&) -> std::unique_ptr<ScenarioTable> {
                                  return std::make_unique<ThreeSeats>(std::move(catalogue));
                              }};
    const ScenarioCards cards{test::sceptreCards(), [] { return test::setsOf(QStringLiteral("sceptre")); }};
    return runScenario("scenario: Three\ngame: three\n" + text.toStdString(), "three.yaml", cards, games);
}

QString failuresOf(const ScenarioReport& report)
{
    QString text;
    for (const auto& one : report.courses.front().failures)
        text += QString::fromStdString(one.expected + " | " + one.actual + '\n');
    return text;
}

} // namespace

class CardTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positions()
    {
        const auto report = play(
            "position:\n  active: C\n  A: {hand: [Copper, {card: Gold, seen by: [B]}], gold: 7}\n"
            "  B: {field: [{card: Dawn Templar, damage: 20, is: [tapped]}, {card: Acolyte, is: [face down]}]}\n"
            "  C: {hand: [Silver]}\n  market: [Copper, 2 Silver]\nplay:\n  - expect:\n      active: C\n"
            "      market: Copper, Silver, Silver\n      number in market: 3\n      market has: Silver\n"
            "      A gold: 7\n      B gold: 0\n      C sees A hand: \"hidden card, hidden card\"\n"
            "      B sees A hand: \"hidden card, Gold\"\n      A hand has: Gold\n      B Dawn Templar where: field\n"
            "      B Dawn Templar is: \"face up, tapped\"\n      B Dawn Templar damage: 20\n"
            "      A sees B field: \"Dawn Templar, hidden card\"\n      result: A and C win\n      by rule: R-1\n");
        QVERIFY2(report, report ? "" : qPrintable(test::listed(report.error())));
        QVERIFY2(report->passed(), qPrintable(failuresOf(*report)));
    }

    void decksOfSections()
    {
        const auto report = play("decks:\n  A: {main: [2 Copper, Gold], relics: [Silver]}\n  B: [Copper]\n  C: []\n"
                                 "  shared: [Dawn Templar, 2 Acolyte]\nplay:\n  - expect:\n"
                                 "      A deck: Copper, Copper, Gold\n      A relics: Silver\n      B deck: Copper\n"
                                 "      C deck: nothing\n      market: Dawn Templar, Acolyte, Acolyte\n");
        QVERIFY2(report, report ? "" : qPrintable(test::listed(report.error())));
        QVERIFY2(report->passed(), qPrintable(failuresOf(*report)));
    }

    void mistakes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("nearest");
        const QByteArray position = "position: {A: {}, B: {}, C: {}}\nplay:\n  - expect: ";
        QTest::newRow("zone of the table") << position + "{markt: Copper}\n" << QStringLiteral("market");
        QTest::newRow("zone of a player") << position + "{C feild: nothing}\n" << QStringLiteral("C field");
        QTest::newRow("number of a player") << position + "{C glod: 1}\n" << QStringLiteral("C gold");
        QTest::newRow("a fourth player") << position + "{D gold: 1}\n" << QStringLiteral("A gold");
        QTest::newRow("who wins") << position + "{result: A and C wins}\n" << QStringLiteral("A and C win");
        QTest::newRow("too much on the market")
            << QByteArray("position: {A: {}, B: {}, C: {}, market: [5 Copper]}\nplay: [{expect: {turn: 5}}]\n")
            << QString();
        QTest::newRow("no third player") << QByteArray("position: {A: {}, B: {}}\nplay: [{expect: {turn: 5}}]\n")
                                         << QString();
    }

    void mistakes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, nearest);
        const auto report = play(text);
        QVERIFY(!report);
        QCOMPARE(report.error().size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(report.error().front().nearest), nearest);
    }
};

QTEST_GUILESS_MAIN(CardTableTest)
#include "card_table_test.moc"
