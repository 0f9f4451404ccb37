// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "engine/play/goldfish.h"
#include "engine/play/playable.h"
#include "engine/play/shown_table.h"
#include "engine/scenario/open_scenario.h"

namespace muster::app {

/// Everything that a game at the table is a function of, besides its choices; and who sits there. Cards are indices of the
/// catalogue.
struct TableSetup {
    std::string game;
    std::map<std::string, std::string> options; ///< of the rules, that differ from the default
    std::string mode;                           ///< empty: the first that seats so many
    int players = 0;                            ///< 0: as many as there are decks
    std::vector<engine::DeckSections> decks;    ///< by seat; a single one where all players share it
    engine::DeckSections shop;
    std::uint64_t seed = 1;
    std::string passive;                 ///< key of an opponent that does nothing, who has no deck; empty: none
    std::map<std::string, int> settings; ///< that it was given
    int place = 0;                       ///< against it: the deck's place in the order of turns, from 0
    std::vector<std::string> pilots;     ///< who answers, by seat; empty, or not there: a person
    std::vector<QString> names;          ///< of the decks, by seat
    /// The text of a scenario with which it begins, instead of decks and a shuffle; and files that it names.
    std::string scenario;
    std::map<std::string, std::string> beside;
    QString ownSets; ///< the person's folder, in whose sets a scenario may look for cards

    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// The rules at work on a setup: a session, and how it begins. One thread uses it.
class TableRules {
public:
    /// Why there cannot be such a game, as a sentence. `resources`: where the sets are, for scenarios with cards of their own.
    enum class Texts { OfTheDecks, All };
    [[nodiscard]] static tl::expected<std::unique_ptr<TableRules>, QString>
    make(std::shared_ptr<const Catalogue> catalogue, const TableSetup& setup, const QString& resources = {},
         Texts texts = Texts::OfTheDecks);
    ~TableRules();
    TableRules(const TableRules&) = delete;
    TableRules& operator=(const TableRules&) = delete;

    [[nodiscard]] engine::Session& session() { return *m_session; }
    [[nodiscard]] engine::ShownSession& shown() { return *m_shown; }
    [[nodiscard]] const engine::Playable& playable() const { return *m_playable; }
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    [[nodiscard]] int seats() const { return m_session->seats(); }
    /// Who answers for a seat by itself, whatever the setup says of it; nullptr: nobody.
    [[nodiscard]] engine::Agent* passive(engine::Seat seat) const;
    /// Cards whose texts the engine does not carry out in full.
    [[nodiscard]] std::vector<engine::UnreadCard> unread() const { return m_unread; }
    void begin();
    /// The language of options and log lines, from the next begin() on.
    void setTongue(engine::Tongue tongue) { m_tongue = std::move(tongue); }
    /// The scenario that it began with; nullptr: it began with a shuffle.
    [[nodiscard]] engine::OpenScenario* scenario() const { return m_scenario.get(); }
    /// What a record says of chance that was changed.
    void change(const engine::Answer& chance);

private:
    TableRules() = default;
    [[nodiscard]] tl::expected<void, QString> open(const TableSetup& setup);
    [[nodiscard]] tl::expected<void, QString> openPassive(const TableSetup& setup);
    [[nodiscard]] tl::expected<void, QString> openScenario(const TableSetup& setup, const QString& resources);
    [[nodiscard]] tl::expected<void, QString> openShown();

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<engine::Playable> m_playable;
    std::unique_ptr<engine::Session> m_own;
    std::unique_ptr<engine::GoldfishGame> m_goldfish; ///< against a passive opponent
    engine::Tongue m_tongue;
    std::unique_ptr<engine::OpenScenario> m_scenario;
    engine::Session* m_session = nullptr; ///< of one of them
    engine::ShownSession* m_shown = nullptr;
    std::vector<engine::UnreadCard> m_unread;
    std::uint64_t m_seed = 1;
    int m_place = 0;
};

} // namespace muster::app
