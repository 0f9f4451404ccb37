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

    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// The rules at work on a setup: a session, and how it begins. One thread uses it.
class TableRules {
public:
    /// Why there cannot be such a game, as a sentence.
    [[nodiscard]] static tl::expected<std::unique_ptr<TableRules>, QString>
    make(std::shared_ptr<const Catalogue> catalogue, const TableSetup& setup);
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

private:
    TableRules() = default;
    [[nodiscard]] tl::expected<void, QString> open(const TableSetup& setup);
    [[nodiscard]] tl::expected<void, QString> openPassive(const TableSetup& setup);

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<engine::Playable> m_playable;
    std::unique_ptr<engine::Session> m_own;
    std::unique_ptr<engine::GoldfishGame> m_goldfish; ///< against a passive opponent
    engine::Session* m_session = nullptr;             ///< of one of them
    engine::ShownSession* m_shown = nullptr;
    std::vector<engine::UnreadCard> m_unread;
    std::uint64_t m_seed = 1;
    int m_place = 0;
};

} // namespace muster::app
