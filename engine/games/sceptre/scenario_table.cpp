// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/scenario_table.h"

#include <algorithm>

#include "engine/games/sceptre/each_action.h"
#include "engine/games/sceptre/notation.h"
#include "engine/games/sceptre/position.h"
#include "engine/games/sceptre/scenario_words.h"
#include "engine/games/sceptre/session.h"

namespace muster::engine::sceptre {

namespace {

class SceptreTable final : public ScenarioTable {
public:
    SceptreTable(std::shared_ptr<const Catalogue> catalogue, const std::map<std::string, std::string>& options)
        : m_catalogue(std::move(catalogue)),
          m_rules(*m_catalogue, options),
          m_session(m_rules, {}, {})
    {
    }

    Session& session() override { return m_session; }

    void setUp(yaml::MapReader& scenario, std::uint64_t seed) override
    {
        const std::size_t before = scenario.report().errors().size();
        layOut(scenario, seed);
        m_laidOut = scenario.report().errors().size() == before;
    }

    void layOut(yaml::MapReader& scenario, std::uint64_t seed)
    {
        yaml::Report& report = scenario.report();
        refuseUnread(scenario);
        Position position(game(), m_session.state(), report);
        const yaml::Node* laid = scenario.child("position");
        const yaml::Node* decks = scenario.child("decks");
        if (laid != nullptr && decks != nullptr)
            report.add(ErrorKind::Conflict, decks->at, {}, {"position", "decks"});
        if (laid != nullptr) {
            position.read(*laid, seed);
            return;
        }
        if (decks == nullptr) {
            report.add(ErrorKind::MissingKey, scenario.at(), {}, {"position"});
            return;
        }
        yaml::MapReader map(*decks, "decks", report);
        DeckCards cards[2];
        for (const Seat seat : {Seat(0), Seat(1)}) {
            if (const yaml::Node* one = map.requiredChild(seat == 0 ? "A" : "B"))
                cards[seat] = position.readDeck(*one, map.pathOf(seat == 0 ? "A" : "B"));
        }
        map.finish();
        game().begin(LaidDecks(game().rules(), cards[0], cards[1]), seed);
        if (m_session.state().table.abandoned)
            report.add(
                ErrorKind::WrongCount, decks->at, "decks",
                {std::to_string(cards[0].size() + cards[1].size()), "at most " + std::to_string(MostCards) + " cards"});
    }

    /// A card of the scenario's own that says what the game cannot carry out proves nothing.
    void refuseUnread(yaml::MapReader& scenario)
    {
        const yaml::Node* cards = scenario.node().find("cards");
        if (cards == nullptr)
            return;
        for (const yaml::Node& card : cards->items) {
            const yaml::Node* id = card.find("id");
            for (const code::Unread& one : m_rules.unread()) {
                if (id != nullptr && m_catalogue->card(one.card).id() == id->scalar)
                    scenario.report().add(ErrorKind::NotCarriedOut, card.at, "cards", {one.what});
            }
        }
    }

    /// Of the cards that are in the game now; of all where the game could not be laid out.
    const ScenarioLanguage& language() override
    {
        if (m_words)
            return *m_words;
        std::vector<ScenarioWords::Has> found;
        for (std::uint16_t i = 0; m_laidOut && i < cards().cardCount; ++i)
            found.push_back({cards().card(CardId{i}).definition, cards().card(CardId{i}).controller});
        m_words.emplace(m_rules, found);
        return *m_words;
    }

    std::vector<std::string> texts(const Choice& choice) override { return optionTexts(game(), choice); }
    std::string line(const LogLine& line) override { return logText(game(), line); }

    std::optional<std::size_t> usual(const Choice& choice) override
    {
        if (choice.kind == static_cast<std::uint8_t>(Ask::Respond)) {
            for (std::size_t i = 0; i < choice.options.size(); ++i) {
                if (choice.options[i].action == Pass)
                    return i;
            }
        }
        const bool mayRoll = choice.kind == static_cast<std::uint8_t>(Ask::May)
            && choice.detail == static_cast<std::int16_t>(effects::Term::VerbRoll);
        if (mayRoll)
            return choice.options[0].number != 0 ? 0 : 1; // everyone rolls
        return {};
    }

    std::string optionBehind(const LogLine& line) const override
    {
        return static_cast<Says>(line.what) == Says::EndsTurn ? "end turn" : "";
    }

    std::optional<std::string> refusal(Seat seat, const std::string& text) override
    {
        // "attach Gold > on Torchbearer": an action, and what it is played on
        const std::size_t arrow = text.find(" > ");
        const std::string first = text.substr(0, arrow);
        std::optional<std::string> answer;
        eachAction(game(), seat, [&](const Option& action) {
            if (actionText(game(), action, seat) != first || (answer && *answer == "allowed"))
                return;
            if (arrow != std::string::npos) { // why not on this one, or not at all
                const auto on = refusalOn(seat, action, text.substr(arrow + 3));
                if (!on || *on != "allowed") {
                    answer = on ? on : answer;
                    return;
                }
            }
            const Refusal refusal = game().refuse(seat, action);
            answer = refusal ? std::string(refusal.rule()) : "allowed";
        });
        return answer;
    }

    std::optional<std::string> value(const std::string& key) override;

private:
    Game& game() { return m_session.game(); }
    const Table& cards() { return m_session.state().table; }

    /// Of two cards of that name the one on the side that the action is meant for.
    std::optional<std::string> refusalOn(Seat seat, const Option& action, const std::string& text)
    {
        if (action.action != Attacks && action.action != AttachCoin && action.action != AttachSquire
            && action.action != PlayEquipment)
            return {};
        const Seat meant = action.action == Attacks ? other(seat) : seat;
        const auto answer = refusalOn(seat, action, text, meant);
        return answer ? answer : refusalOn(seat, action, text, other(meant));
    }

    std::optional<std::string> refusalOn(Seat seat, const Option& action, const std::string& text, Seat side)
    {
        std::optional<std::string> answer;
        for (std::uint16_t i = 0; i < cards().cardCount; ++i) {
            const CardId on{i};
            if (cards().card(on).controller != side || game().zoneOfCard(on) < Combat
                || (answer && *answer == "allowed"))
                continue;
            const std::string name = nameOf(game(), on, seat);
            if (text == "on " + name || text == name) {
                const Refusal refusal = action.action == Attacks ? game().refuseTarget(action.card, on)
                                                                 : game().refuseOn(seat, action, on, NoCard);
                answer = refusal ? std::string(refusal.rule()) : "allowed";
            }
        }
        return answer;
    }

    std::optional<std::string> ofSeat(Seat seat, const std::string& what);
    std::optional<std::string> ofCard(CardId card, const std::string& what);
    std::optional<std::string> sees(Seat viewer, const std::string& what);
    std::optional<CardId> findCard(Seat seat, std::string name);
    std::string names(CardId first, Seat viewer);
    std::string zoneText(CardId card);

    std::shared_ptr<const Catalogue> m_catalogue;
    Rules m_rules;
    SceptreSession m_session;
    std::optional<ScenarioWords> m_words;
    bool m_laidOut = false;
};

std::string SceptreTable::names(CardId first, Seat viewer)
{
    std::string text;
    for (CardId at = first; at.valid(); at = cards().card(at).next)
        text += (text.empty() ? "" : ", ") + nameOf(game(), at, viewer);
    return text.empty() ? "nothing" : text;
}

std::string SceptreTable::zoneText(CardId card)
{
    if (cards().card(card).holder.valid())
        return "on " + nameOf(game(), cards().card(card).holder, NoSeat);
    return std::string(zoneWords[game().zoneOfCard(card)]);
}

/// A card of a player by name, those in play first; "#2" behind the name for the second one.
std::optional<CardId> SceptreTable::findCard(Seat seat, std::string name)
{
    int number = 1;
    if (const auto mark = name.find(" #"); mark != std::string::npos) {
        number = std::atoi(name.c_str() + mark + 2);
        name = name.substr(0, mark);
    }
    for (const bool inPlay : {true, false}) {
        for (std::uint16_t i = 0; i < cards().cardCount; ++i) {
            const CardId card{i};
            if (cards().card(card).controller != seat || (game().zoneOfCard(card) >= Combat) != inPlay
                || nameOf(game(), card, NoSeat) != name)
                continue;
            if (--number == 0)
                return card;
        }
    }
    return {};
}

std::optional<std::string> SceptreTable::ofCard(CardId card, const std::string& what)
{
    const CardState& state = cards().card(card);
    if (what == "hp")
        return std::to_string(game().hp(card));
    if (what == "max hp")
        return std::to_string(game().maxHp(card));
    if (what == "def")
        return std::to_string(game().def(card));
    if (what == "skl")
        return std::to_string(game().skl(card));
    if (what == "spd")
        return std::to_string(game().spd(card));
    if (what == "attack bonus")
        return std::to_string(game().attackBonus(card));
    if (what == "damage")
        return std::to_string(state.damage);
    if (what == "where")
        return zoneText(card);
    if (what == "on")
        return names(state.firstOn, NoSeat);
    if (what == "is") {
        std::string text = cards().has(card, FaceUp) ? "face up" : "face down";
        for (int status = 0; status < 4; ++status) {
            if ((state.statuses >> status & 1) != 0)
                text += std::string(", ") + statusWord(status);
        }
        if ((state.flags & Stunned) != 0)
            text += ", stunned";
        return text;
    }
    return {};
}

std::optional<std::string> SceptreTable::ofSeat(Seat seat, const std::string& what)
{
    static constexpr std::string_view counted[] = {"deck", "hand", "discard", "blood", "combat", "garrison", "traps"};
    for (std::size_t i = 0; i < std::size(counted); ++i) {
        const auto zone = static_cast<Zone>(i);
        const CardId first = cards().zone(zoneId(zone, seat)).first;
        if (what == std::string("number in ") + std::string(counted[i]))
            return std::to_string(cards().zone(zoneId(zone, seat)).count);
        if (what == counted[i])
            return names(first, NoSeat);
    }
    if (what == "collected")
        return std::to_string(m_session.state().players[seat].collected);
    if (what == "gate")
        return nameOf(game(), game().gate(seat), NoSeat);
    if (what == "exterior")
        return nameOf(game(), game().exterior(seat), NoSeat);
    if (what == "beside")
        return names(cards().zone(zoneId(Beside, seat)).first, NoSeat);
    return {};
}

/// "B sees A garrison": what lies there in the eyes of that player.
std::optional<std::string> SceptreTable::sees(Seat viewer, const std::string& what)
{
    if (what.size() < 3 || (what[0] != 'A' && what[0] != 'B'))
        return {};
    const auto seat = static_cast<Seat>(what[0] - 'A');
    const std::string zone = what.substr(2);
    if (zone == "discard" && seat != viewer) // SCE-19c
        return std::to_string(cards().zone(zoneId(DiscardPile, seat)).count) + " cards";
    static constexpr std::string_view zones[] = {"deck", "hand", "discard", "blood", "combat", "garrison", "traps"};
    for (std::size_t i = 0; i < std::size(zones); ++i) {
        if (zone == zones[i])
            return names(cards().zone(zoneId(static_cast<Zone>(i), seat)).first, viewer);
    }
    if (zone.starts_with("on ")) {
        const auto card = findCard(seat, zone.substr(3));
        return card ? std::optional(names(cards().card(*card).firstOn, viewer)) : std::nullopt;
    }
    return {};
}

std::optional<std::string> SceptreTable::value(const std::string& key)
{
    if (key == "arena")
        return names(cards().zone(ArenaSlot).first, NoSeat);
    if (key == "turn")
        return std::to_string(cards().turn);
    if (key == "active")
        return std::string(1, static_cast<char>('A' + cards().active));
    if (key == "result") {
        const Outcome& outcome = m_session.outcome();
        if (outcome.kind == Outcome::Won)
            return std::string(outcome.wonBy(0) ? "A wins" : "B wins");
        return std::string(outcome.kind == Outcome::Draw ? "draw" : outcome.over() ? "stopped" : "none");
    }
    if (key == "by rule")
        return std::string(m_session.outcome().rule != nullptr ? m_session.outcome().rule : "none");
    if (key.size() < 3 || (key[0] != 'A' && key[0] != 'B') || key[1] != ' ')
        return {};
    const auto seat = static_cast<Seat>(key[0] - 'A');
    const std::string rest = key.substr(2);
    if (rest.starts_with("sees "))
        return sees(seat, rest.substr(5));
    if (auto found = ofSeat(seat, rest))
        return found;
    for (const std::string_view property :
         {"max hp", "attack bonus", "hp", "def", "skl", "spd", "damage", "where", "on", "is"}) {
        if (!rest.ends_with(std::string(" ") + std::string(property)))
            continue;
        const auto card = findCard(seat, rest.substr(0, rest.size() - property.size() - 1));
        if (card)
            return ofCard(*card, std::string(property));
    }
    return {};
}

} // namespace

std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                         const std::map<std::string, std::string>& options)
{
    return std::make_unique<SceptreTable>(std::move(catalogue), options);
}

} // namespace muster::engine::sceptre
