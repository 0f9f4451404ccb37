// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/measuring.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

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

constexpr int MostParts = 40; ///< give first figures at once, and cost next to nothing

/// Samples that are worked out in one go.
struct Piece {
    int end = 0;   ///< samples there are with it and with all before it
    int games = 0; ///< that its shard is one of
    Shard shard;
};

/// What is left after so many samples. The odd rest, less than a batch, is a piece of its own: a longer run can go on before it.
std::vector<Piece> piecesAfter(int done, int samples, int threads)
{
    const int known = done / engine::batchSize;
    const int whole = samples / engine::batchSize;
    const int parts = std::clamp((whole - known) / std::max(1, threads), 1, MostParts);
    std::vector<Piece> pieces;
    for (int number = 1; number <= parts && known < whole; ++number) {
        const Shard shard{number, parts, known};
        const int games = whole * engine::batchSize;
        pieces.push_back({engine::batchesOf(games, shard).end * engine::batchSize, games, shard});
    }
    if (samples % engine::batchSize != 0)
        pieces.push_back({samples, samples, {1, 1, whole}});
    return pieces;
}

/// Samples of a part of a comparison.
int partOf(int samples)
{
    constexpr int FewestParts = 40; // of the larger sizes: an interval needs many
    constexpr int Step = 10;
    int size = engine::batchSize;
    while (samples / size >= Step * FewestParts)
        size *= Step;
    return size;
}

class Work {
public:
    Work(const Measuring& wanted, int threads, const std::stop_token& stop,
         const std::function<void(const Measured&)>& grown, const Measured* known)
        : m_wanted(wanted),
          m_threads(std::max(1, threads)),
          m_stop(stop),
          m_grown(grown)
    {
        if (known == nullptr)
            return;
        m_sum = *known;
        m_sum.played = 0;
        m_sum.unread.clear();
    }

    /// False if the known beginning has another form than new samples; the caller starts from nothing.
    [[nodiscard]] bool run()
    {
        switch (m_wanted.what) {
        case Measuring::What::Hands:
            hands();
            break;
        case Measuring::What::Goldfish:
            goldfish();
            break;
        case Measuring::What::Match:
            match();
            break;
        }
        return m_fits;
    }

private:
    void hands()
    {
        const auto practice = practiceOf(m_wanted.deck);
        if (!practice)
            return fail(practice.error());
        const auto sample = [&](const engine::HandPractice& game, const Piece& piece, int threads) {
            return engine::sampleHands(game, {piece.games, m_wanted.seed, piece.shard}, threads, goOn());
        };
        if (m_wanted.beside.empty())
            return inParts([&](const Piece& piece) { return sample(**practice, piece, m_threads); });
        const auto other = practiceOf({m_wanted.deck.game, m_wanted.deck.rules, m_wanted.beside});
        if (!other)
            return fail(other.error());
        inPairs([&](const Piece& piece) { return std::pair(sample(**practice, piece, 1), sample(**other, piece, 1)); });
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
        const auto play = [&](const engine::DeckSections& deck, const Piece& piece, int threads) {
            engine::GoldfishPlan one = plan;
            one.deck = deck;
            one.games = piece.games;
            one.shard = piece.shard;
            return engine::goldfish(*m_playable, one, threads, goOn());
        };
        if (m_wanted.beside.empty())
            inParts([&](const Piece& piece) { return play(m_wanted.deck.cards, piece, m_threads); });
        else
            inPairs([&](const Piece& piece) {
                return std::pair(play(m_wanted.deck.cards, piece, 1), play(m_wanted.beside, piece, 1));
            });
    }

    void match()
    {
        if (!prepare())
            return;
        engine::Matchup matchup{m_wanted.mode, entrants(), m_wanted.shop, m_wanted.samples, m_wanted.seed};
        for (const Piece& piece : piecesAfter(m_sum.done, m_wanted.samples, m_threads)) {
            matchup.games = piece.games;
            matchup.shard = piece.shard;
            auto score = engine::playMatchup(*m_playable, matchup, m_threads, goOn());
            if (!score)
                return fail(sentence(score.error()));
            if (m_stop.stop_requested())
                return;
            if (m_sum.done > 0 && !sameForm(m_sum.score, *score)) {
                m_fits = false;
                return;
            }
            const std::array both{m_sum.score, *score};
            m_sum.score = engine::sumOf(both);
            grow(piece.end, score->games);
        }
    }

    [[nodiscard]] static bool sameForm(const engine::Score& one, const engine::Score& other)
    {
        return one.entrants.size() == other.entrants.size() && one.seats.size() == other.seats.size()
            && one.sides.size() == other.sides.size();
    }

    void grow(int done, int played)
    {
        m_sum.done = done;
        m_sum.played += played;
        m_grown(m_sum);
    }

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
        for (const Piece& piece : piecesAfter(m_sum.done, m_wanted.samples, m_threads)) {
            engine::Measures part = measured(piece);
            if (m_stop.stop_requested())
                return; // the part is not whole
            const int played = part.samples;
            if (m_sum.done == 0) {
                m_sum.measures = std::move(part);
            } else if (m_sum.measures.sameForm(part)) {
                m_sum.measures.add(part);
            } else {
                m_fits = false;
                return;
            }
            grow(piece.end, played);
        }
    }

    /// The same with another version beside the deck: several parts at a time, each on a thread, and added in their order.
    template <class Parts>
    void inPairs(const Parts& measured)
    {
        const int size = partOf(m_wanted.samples);
        const int all = std::max(1, m_wanted.samples / size);
        int first = m_sum.pairing.parts();
        m_fits = first * size == m_sum.done;
        const int round = std::max(m_threads, (all - first + MostParts - 1) / MostParts);
        while (m_fits && first < all) {
            std::vector<std::pair<engine::Measures, engine::Measures>> parts(
                static_cast<std::size_t>(std::min(round, all - first)));
            std::atomic<std::size_t> next{0};
            const auto work = [&] {
                for (std::size_t i = next++; i < parts.size() && !m_stop.stop_requested(); i = next++)
                    parts[i] = measured(pairedPiece(first + static_cast<int>(i), size));
            };
            {
                std::vector<std::jthread> others;
                for (std::size_t i = 1; i < std::min(parts.size(), static_cast<std::size_t>(m_threads)); ++i)
                    others.emplace_back(work);
                work();
            }
            if (m_stop.stop_requested())
                return;
            addPairs(parts);
            first += static_cast<int>(parts.size());
        }
    }

    [[nodiscard]] Piece pairedPiece(int part, int size) const
    {
        const int end = std::min(m_wanted.samples, (part + 1) * size);
        return {end, end, {1, 1, part * size / engine::batchSize}};
    }

    void addPairs(const std::vector<std::pair<engine::Measures, engine::Measures>>& parts)
    {
        int played = 0;
        for (const auto& [first, second] : parts) {
            m_fits = m_fits && m_sum.pairing.fits(first, second);
            if (!m_fits)
                return;
            m_sum.pairing.add(first, second);
            played += first.samples;
        }
        m_sum.measures = m_sum.pairing.first();
        grow(m_sum.measures.samples, played);
    }

    const Measuring& m_wanted;
    int m_threads;
    const std::stop_token& m_stop;
    const std::function<void(const Measured&)>& m_grown;
    std::unique_ptr<engine::Playable> m_playable;
    Measured m_sum;
    bool m_fits = true; ///< the known beginning, to the samples after it
};

} // namespace

int pairedPart(const Measuring& wanted) { return wanted.beside.empty() ? 0 : partOf(wanted.samples); }

int pairedSamples(int samples)
{
    const int size = partOf(samples);
    return std::max(1, samples / size) * size;
}

bool canGoOnAfter(const Measuring& wanted, int done)
{
    const int size = wanted.beside.empty() ? engine::batchSize : partOf(wanted.samples);
    return done > 0 && done % size == 0;
}

void measure(const Measuring& wanted, int threads, const std::stop_token& stop,
             const std::function<void(const Measured&)>& grown, const Measured* known)
{
    if (known != nullptr && (known->done > wanted.samples || !canGoOnAfter(wanted, known->done)))
        known = nullptr;
    if (!Work(wanted, threads, stop, grown, known).run() && known != nullptr)
        (void)Work(wanted, threads, stop, grown, nullptr).run();
}

} // namespace muster::app
