// SPDX-License-Identifier: GPL-3.0-or-later
// What a game on the common ground declares is enough for positions and expectations: Script's zones, Health and states,
// with nothing said for scenarios but the moment at which they begin.
#include <QTest>

#include "engine/flow/branch_words.h"
#include "engine/games/games.h"
#include "engine/games/script/game.h"
#include "engine/play/card_session.h"
#include "engine/scenario/game_table.h"
#include "engine/scenario/scenario.h"
#include "model/effects/questions.h"
#include "model/effects/reading.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

namespace {

const std::shared_ptr<const Catalogue>& cards()
{
    static const auto found = test::catalogueOf(QStringLiteral("script"));
    return found;
}

struct Nothing {
    void operator()(script::Game&, std::uint64_t) const { }
};

/// It stands still: only what is laid down is looked at.
class OnlyLaidDown final : public GameTable {
public:
    OnlyLaidDown(std::unique_ptr<script::Rules> rules)
        : GameTable(*rules, 2),
          m_rules(std::move(rules)),
          m_session(*m_rules, 2, Nothing{})
    {
        addSentences();
    }

    Session& session() override { return m_session; }
    CardGame& game() override { return m_session.game(); }
    GameState& state() override { return m_session.state(); }
    std::vector<std::string> actionsWith(std::uint16_t) override { return {}; }
    void eachAction(Seat, const std::function<void(const Option&)>&) override { }
    Refusal refuse(Seat, const Option&) override { return {}; }
    std::optional<Refusal> refuseOn(Seat, const Option&, CardId) override { return {}; }
    std::optional<std::size_t> usual(const Choice&) override { return {}; }
    void begin(const ScenarioDecks&, std::uint64_t) override { }
    void beginPosition(std::uint64_t seed) override { m_session.game().begin({}, {}, seed); }
    void placed(CardPosition& position) override
    {
        GameTable::placed(position);
        state().outcome = {Outcome::Draw, 0, nullptr, 5};
    }

private:
    std::unique_ptr<script::Rules> m_rules;
    CardSession<script::Game, Nothing> m_session;
};

Result<ScenarioReport> play(const QByteArray& text)
{
    const ScenarioGames games{
        {"script"},
        [](const std::string&, std::shared_ptr<const Catalogue> catalogue,
           const std::map<std::string, std::string>& options, const std::string&) -> std::unique_ptr<ScenarioTable> {
            return std::make_unique<OnlyLaidDown>(
                std::make_unique<script::Rules>(*catalogue, std::span<const std::uint8_t>{}, options));
        }};
    const ScenarioCards given{cards(), [] { return test::setsOf(QStringLiteral("script")); }};
    return runScenario("scenario: Laid down\ngame: script\n" + text.toStdString(), "script.yaml", given, games);
}

} // namespace

class GameTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positions()
    {
        const auto report =
            play("position:\n  active: B\n  A: {hand: [Playground Hand], health: 12}\n"
                 "  B: {codex: [{card: Playground Hand, is: [tapped]}, Playground Hand], deck: [Stick Figure]}\nplay:\n"
                 "  - expect:\n      active: B\n      A health: 12\n      A hand: Playground Hand\n"
                 "      B sees A hand: hidden card\n      B codex: \"Playground Hand, Playground Hand\"\n"
                 "      B Playground Hand is: \"face up, tapped\"\n      \"B Playground Hand #2 is\": face up\n"
                 "      B Stick Figure where: deck\n      A number in deck: 0\n      no log: [B draws Stick Figure]\n");
        QVERIFY2(report, report ? "" : qPrintable(test::listed(report.error())));
        QString text;
        for (const auto& one : report->courses.front().failures)
            text += QString::fromStdString(one.expected + " | " + one.actual + '\n');
        QVERIFY2(report->passed(), qPrintable(text));
    }

    void mistakes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("nearest");
        const QByteArray position = "position: {A: {}, B: {}}\nplay:\n  - expect: ";
        QTest::newRow("a zone") << position + "{A codx: nothing}\n" << QStringLiteral("A codex");
        QTest::newRow("a resource") << position + "{A helth: 20}\n" << QStringLiteral("A health");
        QTest::newRow("a state") << QByteArray("position: {A: {codex: [{card: Playground Hand, is: [tappd]}]}, B: {}}\n"
                                               "play: [{expect: {turn: 5}}]\n")
                                 << QStringLiteral("tapped");
        QTest::newRow("a line of the log")
            << QByteArray("position: {A: {hand: [Playground Hand]}, B: {}}\nplay: [{expect: {no log: [A drws]}}]\n")
            << QStringLiteral("draws");
        const QByteArray choice = "position: {A: {hand: [\"Author's Choice\"]}, B: {}}\nplay: [{A: \"";
        QTest::newRow("an effect that says something else") << choice + "option 2: gain 4 health\"}]\n"
                                                            << QStringLiteral("option 2: gain 3 health");
        QTest::newRow("an effect of no card") << QByteArray("position: {A: {hand: [Playground Hand]}, B: {}}\n"
                                                            "play: [{A: \"option 2: gain 3 health\"}]\n")
                                              << QString();
    }

    void mistakes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, nearest);
        const auto report = play(text);
        QVERIFY(!report);
        QCOMPARE(QString::fromStdString(report.error().front().nearest), nearest);
    }

    void effectsToChoose_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string& game : playableGames())
            QTest::newRow(game.c_str()) << QString::fromStdString(game);
    }

    /// Each of the effects among which a card lets somebody choose says what the card's reading says of it.
    void effectsToChoose()
    {
        QFETCH(QString, game);
        const auto catalogue = test::catalogueOf(game);
        const effects::Forest& forest = catalogue->effects();
        for (std::uint32_t card = 0; card < catalogue->size(); ++card) {
            for (const ScriptIndex script : catalogue->card(CardIndex{card}).scripts()) {
                const std::string reading = effects::readAloud(forest, script, catalogue->game());
                for (const effects::View& step : effects::find(forest, script, effects::Term::VerbChoose)) {
                    int number = 0;
                    for (const effects::View& option : step.children("options")) {
                        const std::string text = branchText(*catalogue, option.index(), ++number);
                        const std::string name(branchName(text));
                        QCOMPARE(name, "option " + std::to_string(number));
                        QVERIFY2(reading.find(text.substr(name.size())) != std::string::npos, text.c_str());
                    }
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(GameTableTest)
#include "game_table_test.moc"
