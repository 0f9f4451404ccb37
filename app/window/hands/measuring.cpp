// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/measuring.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/text/as_sentence.h"
#include "app/text/list_text.h"
#include "app/text/setup_text.h"
#include "app/text/shown.h"
#include "engine/games/games.h"
#include "engine/play/goldfish.h"

namespace muster::app {

namespace {

using engine::Shard;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Measuring)
};

/// So many parts give first figures at once, and cost next to nothing.
int partsOf(int samples, int threads)
{
    constexpr int MostParts = 40;
    const int batches = (samples + engine::batchSize - 1) / engine::batchSize;
    return std::clamp(batches / std::max(1, threads), 1, MostParts);
}

/// The same in parts of equal size, as a pairing needs them.
int equalPartsOf(int samples)
{
    constexpr int MostParts = 40;
    const int batches = std::max(1, samples / engine::batchSize);
    int parts = std::min(batches, MostParts);
    while (batches % parts != 0)
        --parts;
    return parts;
}

int endOf(const Measuring& wanted, Shard part)
{
    return std::min(wanted.samples, engine::batchesOf(wanted.samples, part).end * engine::batchSize);
}

class Work {
public:
    Work(const Measuring& wanted, int threads, const std::stop_token& stop,
         const std::function<void(const Measured&)>& grown)
        : m_wanted(wanted),
          m_threads(threads),
          m_stop(stop),
          m_grown(grown)
    {
    }

    void hands()
    {
        const auto practice = practiceOf(m_wanted.deck);
        if (!practice)
            return fail(practice.error());
        const auto sample = [&](const engine::HandPractice& game, Shard part) {
            return engine::sampleHands(game, {m_wanted.samples, m_wanted.seed, part}, m_threads, goOn());
        };
        if (m_wanted.beside.empty())
            return inParts([&](Shard part) { return sample(**practice, part); });
        const auto other = practiceOf({m_wanted.deck.game, m_wanted.deck.rules, m_wanted.beside});
        if (!other)
            return fail(other.error());
        inPairs([&](Shard part) { return std::pair(sample(**practice, part), sample(**other, part)); });
    }

    void goldfish()
    {
        if (!prepare())
            return;
        engine::GoldfishPlan plan;
        const engine::PlayFacts& facts = m_playable->facts();
        plan.deck = m_wanted.deck.cards;
        plan.shop = m_wanted.shop;
        plan.pilot = plan.againstPilot = pilot();
        plan.mode = m_wanted.mode;
        plan.games = m_wanted.samples;
        plan.seed = m_wanted.seed;
        if (facts.passives.empty())
            return fail(Words::tr("%1 has no opponent that does nothing.").arg(title()));
        plan.passive = m_wanted.passive.empty() ? facts.passives.front().key : m_wanted.passive;
        if (const auto problem = engine::problemOf(*m_playable, plan))
            return fail(sentence(*problem));
        const auto play = [&](const engine::DeckSections& deck, Shard part) {
            plan.deck = deck;
            plan.shard = part;
            return engine::goldfish(*m_playable, plan, m_threads, goOn());
        };
        if (m_wanted.beside.empty())
            inParts([&](Shard part) { return play(m_wanted.deck.cards, part); });
        else
            inPairs(
                [&](Shard part) { return std::pair(play(m_wanted.deck.cards, part), play(m_wanted.beside, part)); });
    }

    void match()
    {
        if (!prepare())
            return;
        engine::Matchup matchup{m_wanted.mode, entrants(), m_wanted.shop, m_wanted.samples, m_wanted.seed};
        const int parts = partsOf(m_wanted.samples, m_threads);
        std::vector<engine::Score> scores;
        for (int number = 1; number <= parts; ++number) {
            matchup.shard = {number, parts};
            auto score = engine::playMatchup(*m_playable, matchup, m_threads, goOn());
            if (!score)
                return fail(sentence(score.error()));
            if (m_stop.stop_requested())
                return;
            scores.push_back(std::move(*score));
            m_sum.score = engine::sumOf(scores);
            m_sum.done = endOf(m_wanted, matchup.shard);
            m_grown(m_sum);
        }
    }

private:
    /// Who sits at the table, as many as the mode has at least: where all share a deck, everybody with it; else the deck on its
    /// side, and the other one on the rest of the seats. Sides stay together when the entrants move on by a seat.
    [[nodiscard]] std::vector<engine::Entrant> entrants() const
    {
        const engine::PlayFacts& facts = m_playable->facts();
        const engine::Mode* const named = facts.mode(m_wanted.mode);
        const engine::Mode& mode = named != nullptr ? *named : facts.modes.front();
        std::vector<engine::Entrant> all;
        for (int seat = 0; seat < mode.fewest; ++seat) {
            const bool own = facts.sharedDeck || mode.sideOf(seat) == mode.sideOf(0);
            all.push_back({own ? m_wanted.deck.cards : m_wanted.other, pilot()});
        }
        return all;
    }

    [[nodiscard]] const std::string& pilot() const
    {
        return m_wanted.pilot.empty() ? m_playable->facts().usualPilot : m_wanted.pilot;
    }

    [[nodiscard]] std::function<bool(int)> goOn() const
    {
        return [this](int) { return !m_stop.stop_requested(); };
    }

    [[nodiscard]] QString title() const { return shown(m_wanted.deck.catalogue().game().title); }

    void fail(const QString& why)
    {
        m_sum.problem = why;
        m_grown(m_sum);
    }

    [[nodiscard]] QString sentence(const engine::SetupProblem& problem) const
    {
        const QString whose = problem.deck == 0 ? Words::tr("this deck")
            : problem.deck > 0                  ? Words::tr("the other deck")
                                                : QString();
        return asSentence(setupText(problem, m_wanted.deck.catalogue().game(), whose)) + QLatin1Char('.');
    }

    /// The engine for all cards; false, with the reason told, where there is none.
    bool prepare()
    {
        engine::DeckCards cards;
        for (const engine::DeckSections* const deck :
             {&m_wanted.deck.cards, &m_wanted.other, &m_wanted.beside, &m_wanted.shop}) {
            for (const auto& section : deck->sections)
                cards.insert(cards.end(), section.cards.begin(), section.cards.end());
        }
        const Catalogue& catalogue = m_wanted.deck.catalogue();
        auto made = engine::makePlayable(catalogue.game().key, catalogue, m_wanted.deck.rules, cards);
        if (!made) {
            fail(made.error() == engine::NotPlayable::NoEngine
                     ? Words::tr("The engine does not play %1.").arg(title())
                     : Words::tr("The cards of these decks have more text than the engine of %1 can hold.")
                           .arg(title()));
            return false;
        }
        m_playable = std::move(*made);
        for (const engine::UnreadCard& one : m_playable->unread(cards))
            m_sum.unread += cardName(catalogue, one.card);
        return true;
    }

    template <class Part>
    void inParts(const Part& measured)
    {
        const int parts = partsOf(m_wanted.samples, m_threads);
        for (int number = 1; number <= parts; ++number) {
            engine::Measures part = measured({number, parts});
            if (m_stop.stop_requested())
                return; // the part is not whole
            if (number == 1)
                m_sum.measures = std::move(part);
            else
                m_sum.measures.add(part);
            m_sum.done = endOf(m_wanted, {number, parts});
            m_grown(m_sum);
        }
    }

    /// The same with another version beside the deck.
    template <class Parts>
    void inPairs(const Parts& measured)
    {
        const int parts = equalPartsOf(m_wanted.samples);
        for (int number = 1; number <= parts; ++number) {
            const auto [first, second] = measured({number, parts});
            if (m_stop.stop_requested())
                return;
            if (number == 1)
                m_sum.measures = first;
            else
                m_sum.measures.add(first);
            m_sum.pairing.add(first, second);
            m_sum.done = endOf(m_wanted, {number, parts});
            m_grown(m_sum);
        }
    }

    const Measuring& m_wanted;
    int m_threads;
    const std::stop_token& m_stop;
    const std::function<void(const Measured&)>& m_grown;
    std::unique_ptr<engine::Playable> m_playable;
    Measured m_sum;
};

} // namespace

void measure(const Measuring& wanted, int threads, const std::stop_token& stop,
             const std::function<void(const Measured&)>& grown)
{
    Work work(wanted, threads, stop, grown);
    switch (wanted.what) {
    case Measuring::What::Hands:
        return work.hands();
    case Measuring::What::Goldfish:
        return work.goldfish();
    case Measuring::What::Match:
        return work.match();
    }
}

} // namespace muster::app
