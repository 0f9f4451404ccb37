// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/play/hand_practice.h"

namespace muster::app {

/// One hand from the shuffle on, with every step that was taken: each can be taken back, shuffles too, and done again, for a
/// hand is a plain value. Knows no window.
class HandSteps {
public:
    enum class Deed { Dealt, SentBack, Kept, Drew };
    struct Step {
        Deed deed = Deed::Dealt;
        engine::PracticeHand hand;         ///< as it is after the step
        std::vector<std::size_t> places{}; ///< SentBack: of these cards in the hand before
    };

    /// Forgets all steps and deals.
    void deal(std::shared_ptr<const engine::HandPractice> game, std::uint64_t seed, int place);
    void clear();
    [[nodiscard]] bool isEmpty() const { return m_steps.empty(); }

    // Of a hand that was dealt
    [[nodiscard]] const engine::PracticeHand& now() const { return m_steps[m_at].hand; }
    [[nodiscard]] const engine::PracticeHand& first() const { return m_steps.front().hand; }
    /// As it was before cards were drawn.
    [[nodiscard]] const engine::PracticeHand& opening() const;
    [[nodiscard]] std::span<const Step> taken() const { return std::span(m_steps).first(m_at + 1); }
    /// Cards that were drawn since the hand stands.
    [[nodiscard]] int drawn() const;
    /// What may be done with it; nothing where it stands.
    [[nodiscard]] std::optional<engine::Mulligan> mulligan() const;
    [[nodiscard]] bool mayKeep() const;
    [[nodiscard]] bool maySendBack(std::size_t cards) const;
    [[nodiscard]] bool mayDraw() const;
    [[nodiscard]] bool mayTakeBack() const { return m_at > 0; }
    [[nodiscard]] bool mayRedo() const { return m_at + 1 < m_steps.size(); }

    // Nothing happens where it may not
    void keep();
    void sendBack(std::span<const std::size_t> places); ///< ascending
    void draw();
    void takeBack();
    void redo();
    /// The companion was picked before the hand was drawn: it lies beside it at every step.
    void setCompanion(std::uint16_t card);

private:
    /// A new step in place of those that were taken back.
    Step& next(Deed deed);

    std::shared_ptr<const engine::HandPractice> m_game;
    std::vector<Step> m_steps;
    std::size_t m_at = 0;
};

} // namespace muster::app
