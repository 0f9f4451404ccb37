// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pilots/pilot.h"
#include "engine/play/match_setup.h"
#include "engine/play/session.h"
#include "model/base/result.h"
#include "model/cards/catalogue.h"

namespace muster::engine {

struct GoldfishPlan;
class GoldfishGame;

/// A card whose text the engine does not carry out in full, with the words that stop it.
struct UnreadCard {
    CardIndex card;
    std::string what;
};

/// A game that the engine plays, for one catalogue and one set of rules options. Read by several threads at once.
class Playable {
public:
    virtual ~Playable() = default;
    [[nodiscard]] virtual const PlayFacts& facts() const = 0;
    /// A game at a table, or why there cannot be one.
    [[nodiscard]] tl::expected<std::unique_ptr<Session>, SetupProblem> session(const MatchSetup& setup) const;
    /// Nothing if there is no pilot of that name.
    [[nodiscard]] virtual std::unique_ptr<Pilot> pilot(std::string_view name) const = 0;
    /// Those of some cards whose text the engine does not run, each once.
    [[nodiscard]] virtual std::vector<UnreadCard> unread(std::span<const std::uint16_t> cards) const = 0;
    /// The settings of the passive opponent of a plan: those that are given, else the standard, else worked out from the deck.
    [[nodiscard]] virtual std::map<std::string, int> settings(const GoldfishPlan& plan) const;
    /// A goldfish game of a plan that has no problem (`problemOf`, engine/play/goldfish.h). One thread uses it.
    [[nodiscard]] virtual std::unique_ptr<GoldfishGame> goldfish(const GoldfishPlan& plan) const = 0;

protected:
    /// Of a setup that is complete and has none of the problems that `problemOf` finds.
    [[nodiscard]] virtual tl::expected<std::unique_ptr<Session>, SetupProblem>
    makeSession(const MatchSetup& setup) const = 0;
};

} // namespace muster::engine
