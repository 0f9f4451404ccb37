// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/scenario/scenario.h"

namespace muster::engine {

/// The cards that a scenario writes itself: under `cards`, in files that it shares with others, and in its position, where
/// a printed card is as it is but for a number. They stand beside those of the sets.
class OwnCards {
public:
    OwnCards(const ScenarioCards& cards, yaml::Report& report);

    /// The list under `cards`.
    void read(const yaml::Node& list, const std::string& path);
    /// The lists under `cards` of other files.
    void readShared(const yaml::Node& names, const std::string& path);
    /// Cards anywhere in a position that are written with fields of their type: `{card: Hart-Rider, hp: 60}`.
    void readPosition(const yaml::Node& node, const std::string& path);

    /// All cards together; nothing where something is wrong.
    [[nodiscard]] std::shared_ptr<const Catalogue> build();
    /// The ids of the cards of the position that are not as printed, by the places of their maps.
    [[nodiscard]] const std::map<Position, std::string>& changed() const { return m_changed; }

private:
    /// Which set a card is in, and the card.
    struct Base {
        CardSet* set = nullptr;
        RawCard card;
    };
    void readList(const yaml::Node& list, const std::string& path, yaml::Report& report);
    void readOne(const yaml::Node& node, const std::string& path, yaml::Report& report);
    void readLike(const yaml::Node& node, const Base& base, const std::string& path, yaml::Report& report);
    [[nodiscard]] CardSet* setOfOwn(std::string_view name);
    [[nodiscard]] std::optional<Base> find(const yaml::Node& name, const std::string& path, yaml::Report& report);
    [[nodiscard]] yaml::Node withId(const yaml::Node& card, std::initializer_list<std::string_view> without,
                                    std::string& id);
    void checkName(const RawCard& card, yaml::Report& report);
    void loadSets();

    const ScenarioCards& m_cards;
    yaml::Report& m_report;
    std::vector<CardSet> m_sets;
    CardSet m_own;
    bool m_any = false;
    int m_count = 0;
    std::set<std::string> m_ids;     ///< that are written in the file
    std::deque<std::string> m_texts; ///< of keys and values that nodes refer to
    std::deque<std::vector<yaml::Pair>> m_pairs;
    std::map<Position, std::string> m_changed;
};

} // namespace muster::engine
