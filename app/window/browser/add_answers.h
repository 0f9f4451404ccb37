// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "app/window/document/deck_snapshot.h"
#include "validators/adding.h"

namespace muster::app {

/// May one more of this card go into the open deck, and if not, why? Asked for every card that is on the screen. Where an
/// answer is a matter of counting it is there at once; where the whole deck has to be judged for it, as in Hero, a thread
/// works it out and answered() tells. Answers belong to one moment of one deck.
class AddAnswers final : public QObject {
    Q_OBJECT

public:
    /// `patience`: milliseconds that answers may take of one pass of the event loop; with 0 a thread gives them all.
    explicit AddAnswers(QObject* parent = nullptr, double patience = 3);
    ~AddAnswers() override;

    /// Forgets every answer. Without a deck there are none.
    void setDeck(std::shared_ptr<const DeckSnapshot> deck);
    [[nodiscard]] const DeckSnapshot* deck() const { return m_deck.get(); }

    /// nullptr: not known yet, but on its way.
    [[nodiscard]] const validators::AddAnswer* answer(CardIndex card);

    /// Works every card of the catalogue out, for may:add. Tells by progressed(), then allKnown().
    void workOutAll();
    void stopWorkingOutAll();
    [[nodiscard]] bool isWorkingOutAll() const { return m_all && !knowsAll(); }
    [[nodiscard]] bool knowsAll() const { return m_deck && m_known == m_allowed.size(); }
    /// Only after allKnown().
    [[nodiscard]] bool isAllowed(CardIndex card) const { return m_allowed[card.value]; }

Q_SIGNALS:
    void answered();
    void progressed(int done, int total);
    void allKnown();

private:
    struct Work;
    void stop();
    void startWork();
    void take(const std::shared_ptr<Work>& work);
    void startAnew();
    [[nodiscard]] bool hasTime() const;

    std::shared_ptr<const DeckSnapshot> m_deck;
    std::unique_ptr<validators::Adding> m_adding; ///< for what is answered at once
    std::unordered_map<std::uint32_t, validators::AddAnswer> m_answers;
    std::vector<CardIndex> m_wanted;           ///< not given to a thread yet
    std::unordered_set<std::uint32_t> m_asked; ///< those, and the ones that a thread has
    std::vector<bool> m_allowed;               ///< by card, where all are known
    std::size_t m_known = 0;                   ///< of them
    bool m_all = false;
    std::shared_ptr<Work> m_work;
    double m_patience;
    double m_spent = 0;      ///< milliseconds of this pass
    double m_cost = 0;       ///< milliseconds that the dearest answer took, of this deck and those before
    bool m_passEnds = false; ///< the end of the pass is being waited for
};

} // namespace muster::app
