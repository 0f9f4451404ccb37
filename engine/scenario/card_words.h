// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/cards/catalogue.h"
#include "model/yaml/reader.h"

namespace muster::engine {

/// How cards are called in scenarios: by name, `Standard Bearer [Ember]` where cards of one name differ in a word that
/// tells them apart, `3 Copper` for several.
class CardWords {
public:
    static constexpr int mostCopies = 200;             ///< in one entry
    static constexpr std::string_view ownCode = "OWN"; ///< of the set of a scenario's own cards

    explicit CardWords(const Catalogue& catalogue) : m_catalogue(catalogue) { }

    struct Named {
        CardIndex card;
        int count = 1;
    };
    /// Reports what is no card, with the nearest one.
    [[nodiscard]] std::optional<Named> read(const yaml::Node& node, const std::string& path,
                                            yaml::Report& report) const;
    /// The same of a single card, without a number.
    [[nodiscard]] std::optional<CardIndex> find(const yaml::Node& node, const std::string& path,
                                                yaml::Report& report) const;

    /// Whether a key of a card in a position is a field of its type, and not said of the moment: `hp`, not `damage`.
    [[nodiscard]] static bool isField(const Game& game, std::string_view key);

private:
    [[nodiscard]] std::optional<CardIndex> find(std::string text, Position at, const std::string& path,
                                                yaml::Report& report) const;
    [[nodiscard]] std::string mark(CardIndex card) const;
    [[nodiscard]] std::string nearest(const std::string& text, const std::string& wanted,
                                      const std::vector<CardIndex>& ofName) const;

    const Catalogue& m_catalogue;
};

} // namespace muster::engine
