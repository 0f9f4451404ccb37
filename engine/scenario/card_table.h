// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/scenario/card_language.h"
#include "engine/scenario/facts.h"
#include "engine/scenario/table.h"
#include "engine/table/table.h"

namespace muster::engine {

class CardPosition;

/// The cards with which a player, or the table, begins: by section of the deck, `main` where there is only one.
using ScenarioDeck = std::map<std::string, std::vector<std::uint16_t>>;

/// The cards of a scenario that begins with the shuffle.
struct ScenarioDecks {
    std::vector<ScenarioDeck> decks; ///< by seat
    ScenarioDeck shared;             ///< of the table: a shop, a common deck
    std::string mode;                ///< empty: the usual one
};

/// The scenarios of a game with cards on a table. All that such games have in common is here: what lies where, who knows
/// it, numbers, positions, decks. A game gives its facts and the functions below.
class CardTable : public ScenarioTable {
public:
    // What a game gives
    [[nodiscard]] virtual const ScenarioFacts& facts() const = 0;
    [[nodiscard]] virtual const Catalogue& catalogue() const = 0;
    [[nodiscard]] virtual Table& table() = 0;
    /// A card as a seat may call it; NoSeat: by its name, whoever knows it.
    [[nodiscard]] virtual std::string nameOf(CardId card, Seat viewer) = 0;
    [[nodiscard]] virtual std::uint8_t kindOf(CardId card) = 0; ///< of its zone, attached cards where their holder is
    [[nodiscard]] virtual ZoneId zoneOf(std::uint8_t kind, Seat seat) = 0;
    [[nodiscard]] virtual bool inPlay(std::uint8_t kind) = 0;
    /// By the places of the facts.
    [[nodiscard]] virtual int cardNumber(std::size_t number, CardId card) = 0;
    [[nodiscard]] virtual int seatNumber(std::size_t number, Seat seat) = 0;
    /// The states of a card, as numbers of the facts' words.
    [[nodiscard]] virtual std::vector<std::size_t> statesOf(CardId card) = 0;
    /// Actions that may be meant with a card of the catalogue, and names of its attacks and the like in the log.
    [[nodiscard]] virtual std::vector<std::string> actionsWith(std::uint16_t definition) = 0;
    [[nodiscard]] virtual std::vector<std::string> partsOf(std::uint16_t definition) = 0;
    /// Options that name a card only if it is of some type: "pay Copper".
    [[nodiscard]] virtual std::vector<std::string> optionsWith(std::uint16_t) { return {}; }
    /// Calls `visit` with every action for which something of a seat's could ever be meant.
    virtual void eachAction(Seat seat, const std::function<void(const Option&)>& visit) = 0;
    [[nodiscard]] virtual std::string actionText(const Option& action, Seat seat) = 0;
    [[nodiscard]] virtual Refusal refuse(Seat seat, const Option& action) = 0;
    /// The same on a card, whose side `meant` is first; nothing where the action is about no other card.
    [[nodiscard]] virtual std::optional<Refusal> refuseOn(Seat seat, const Option& action, CardId on) = 0;
    [[nodiscard]] virtual Seat meantBy(Seat seat, const Option&) { return seat; }
    /// Texts of the scenario's own cards that the rules do not carry out.
    [[nodiscard]] virtual const std::vector<code::Unread>& unread() const = 0;
    virtual void begin(const ScenarioDecks& decks, std::uint64_t seed) = 0;

    // Laying a position out
    virtual void beginPosition(std::uint64_t seed) = 0;
    virtual CardId addCard(std::uint16_t definition, Seat owner, ZoneId zone) = 0;
    virtual void setCardNumber(std::size_t, CardId, int) { }
    virtual void setSeatNumber(std::size_t, Seat, int) { }
    virtual void setState(std::size_t state, CardId card) = 0;
    /// The position begins at one of the places in a turn that the facts name.
    virtual void beginAt(std::size_t) { }
    /// The second card is attached to the first; a problem names the cards that may be attached there.
    virtual void placedOn(CardId, CardId, const yaml::Node&, CardPosition&) { }
    /// The game's own keys of a card, a player, the table; and at the end whether such a position can be.
    virtual void placeCard(yaml::MapReader&, CardId, CardPosition&) { }
    virtual void placeSeat(yaml::MapReader&, Seat, CardPosition&) { }
    virtual void placeTable(yaml::MapReader&, CardPosition&) { }
    virtual void placed(CardPosition&) { }

    // Taking a position down
    /// Where in a turn the game stands, as a number of the facts' beginnings; nothing where actions are chosen.
    [[nodiscard]] virtual std::optional<std::size_t> beginningNow() { return {}; }
    /// A card that comes with the game's own keys.
    [[nodiscard]] virtual bool laysItself(CardId) { return false; }
    /// What has to be written for a player's number; nothing where the number is no such thing.
    [[nodiscard]] virtual std::optional<int> laidNumber(std::size_t number, Seat seat)
    {
        return seatNumber(number, seat);
    }
    /// The game's own keys of a player with their values, as they are written.
    [[nodiscard]] virtual std::vector<std::pair<std::string, std::string>> extrasOf(Seat) { return {}; }

    // What follows from it
    void setUp(yaml::MapReader& scenario, const ScenarioSetUp& how) final;
    const ScenarioLanguage& language() final;
    std::vector<std::string> texts(const Choice& choice) override { return session().optionTexts(choice); }
    std::string line(const LogLine& line) override { return session().lineText(line); }
    std::string question(const Choice& choice) override;
    std::optional<std::string> refusal(Seat seat, const std::string& action) final;
    std::optional<std::string> value(const std::string& key) final;
    std::optional<std::vector<std::string>> cards(const std::string& key) final;

private:
    void layOut(yaml::MapReader& scenario, const ScenarioSetUp& how);
    void readDecks(const yaml::Node& node, yaml::MapReader& scenario, const ScenarioSetUp& how);
    [[nodiscard]] ScenarioDeck readDeck(const yaml::Node& node, const std::string& path, yaml::Report& report);
    [[nodiscard]] ScenarioDeck deckOfIds(const std::map<std::string, std::vector<std::string>>& sections) const;
    void refuseUnread(yaml::MapReader& scenario);
    [[nodiscard]] std::optional<std::string> refusalOn(Seat seat, const Option& action, const std::string& text);
    [[nodiscard]] std::optional<CardId> findCard(Seat seat, std::string name);
    [[nodiscard]] std::vector<std::string> names(CardId first, Seat viewer, std::uint32_t types = 0);
    [[nodiscard]] std::optional<std::vector<std::string>> cardsOf(Seat seat, const std::string& what, Seat viewer);
    [[nodiscard]] std::optional<std::string> ofCard(Seat seat, const std::string& what);
    [[nodiscard]] std::optional<std::string> ofSeat(Seat seat, const std::string& what);
    [[nodiscard]] std::optional<std::string> onlyCounted(const std::string& key);
    [[nodiscard]] std::string resultText();
    [[nodiscard]] std::string stateText(CardId card);
    [[nodiscard]] std::string whereText(CardId card);

    std::unique_ptr<CardLanguage> m_language;
    bool m_laidOut = false;
};

} // namespace muster::engine
