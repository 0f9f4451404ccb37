// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include <QString>

#include "engine/pilots/random_pilot.h"
#include "engine/play/session.h"
#include "tests/support/thinned.h"

/// What every game of the engine has to pass, whatever it is: random play with all invariants after every step.
namespace muster::test {

/// How many games: as many as MUSTER_GAMES says, else the number that the test run can afford.
inline int gamesFromEnvironment(int otherwise)
{
    const char* text = std::getenv("MUSTER_GAMES");
    return text != nullptr && std::atoi(text) > 0 ? std::atoi(text) : std::max(1, otherwise / thinned());
}

/// Every how many steps the dear invariants are looked at: at one in eight, or at every one where MUSTER_EVERY_STEP is set.
inline std::uint64_t stepsBetweenDearLooks() { return std::getenv("MUSTER_EVERY_STEP") != nullptr ? 1 : 8; }

class Conformance {
public:
    QString problem; ///< what is wrong, empty while nothing is
    std::uint64_t signature = 0;
    /// Who answers; random play where nobody is set. Also asked what it would choose if what it cannot see were otherwise.
    engine::Agent* pilot = nullptr;

    [[nodiscard]] int games() const { return m_games; }
    /// Games that were stopped after 300 turns, or could not go on.
    [[nodiscard]] int capped() const { return m_ends[engine::Outcome::Capped]; }
    [[nodiscard]] int abandoned() const { return m_ends[engine::Outcome::Abandoned]; }

    /// Plays games from their shuffle to their end, and proves what must hold.
    void play(engine::Session& session, int games)
    {
        for (int i = 0; i < games && problem.isEmpty(); ++i)
            playOne(session, engine::mix(static_cast<std::uint64_t>(m_games)), i);
    }

    [[nodiscard]] QString summary() const
    {
        return QStringLiteral("%1 games, %2 choices a game, %3 options a choice, %4 turns a game; won %5, drawn %6, "
                              "capped %7, abandoned %8; signature %9")
            .arg(m_games)
            .arg(double(m_choices) / m_games, 0, 'f', 1)
            .arg(double(m_options) / double(m_choices), 0, 'f', 1)
            .arg(double(m_turns) / m_games, 0, 'f', 1)
            .arg(m_ends[engine::Outcome::Won])
            .arg(m_ends[engine::Outcome::Draw])
            .arg(m_ends[engine::Outcome::Capped])
            .arg(m_ends[engine::Outcome::Abandoned])
            .arg(signature, 16, 16, QLatin1Char('0'));
    }

private:
    void fail(std::uint64_t seed, const char* what, const engine::Session& session)
    {
        problem = QStringLiteral("seed %1, turn %2: %3").arg(seed).arg(session.turn()).arg(QLatin1String(what));
    }

    void playOne(engine::Session& session, std::uint64_t seed, int number)
    {
        engine::RandomPilot random;
        random.reseed(seed, 0);
        Blind blind(pilot != nullptr ? *pilot : random, pilot != nullptr, session, seed);
        std::vector<engine::Answer> answers;
        engine::Recorder recorder(number % 10 == 0       ? blind
                                      : pilot != nullptr ? *pilot
                                                         : static_cast<engine::Agent&>(random),
                                  answers);
        session.setAgent(&recorder);
        session.begin(seed);
        for (std::uint64_t step = seed; !session.outcome().over(); ++step) {
            if (session.turn() > 300) {
                session.giveUp(engine::Outcome::Capped);
                break;
            }
            session.advance();
            if (blind.problem != nullptr)
                return fail(seed, blind.problem, session);
            // What has been worked out is looked at first: a look at the rest may work something out. That and the listing
            // cost as much as many steps, so other games look at other steps.
            const bool looksAtAll = step % m_between == 0;
            if (const char* wrong = looksAtAll ? session.brokenCache() : nullptr)
                return fail(seed, wrong, session);
            if (const char* wrong = session.brokenInvariant())
                return fail(seed, wrong, session);
            if (session.outcome().over())
                break;
            if (const char* wrong = looksAtAll ? session.brokenListing() : nullptr)
                return fail(seed, wrong, session);
            if (number % 10 == 0 && !viewsHide(session, seed))
                return;
        }
        const std::uint64_t end = session.digest();
        ++m_games;
        m_choices += static_cast<std::int64_t>(answers.size());
        m_turns += session.turn();
        ++m_ends[session.outcome().kind];
        signature = engine::mix(signature ^ end);
        const bool everywhere = m_games % 70 == 0;
        if (number % 5 == 0 || everywhere)
            replays(session, seed, answers, end, everywhere);
        m_options += countOptions(answers);
    }

    static std::int64_t countOptions(const std::vector<engine::Answer>& answers)
    {
        std::int64_t sum = 0;
        for (const engine::Answer& answer : answers)
            sum += answer.options;
        return sum;
    }

    /// What a seat cannot know may be changed, and the seat sees the same.
    bool viewsHide(engine::Session& session, std::uint64_t seed)
    {
        std::vector<std::byte> kept(session.stateSize());
        session.keep(kept.data());
        engine::Stream stream(seed, 77);
        bool fine = true;
        for (engine::Seat seat = 0; seat < session.seats() && fine; ++seat) {
            const std::uint64_t before = session.viewDigest(seat);
            session.redeal(seat, stream);
            if (session.viewDigest(seat) != before) {
                fail(seed, "a view shows what is hidden", session);
                fine = false;
            } else if (const char* wrong = session.brokenInvariant()) {
                fail(seed, wrong, session);
                fine = false;
            }
            session.putBack(kept.data());
        }
        return fine;
    }

    /// Answers as another agent does, which has to choose the same, and to read the same, whatever lies where the seat that
    /// is asked cannot see. `repeats`: the agent has no dice of its own and can be asked once more.
    class Blind final : public engine::Agent {
    public:
        Blind(engine::Agent& agent, bool repeats, engine::Session& session, std::uint64_t seed)
            : m_agent(agent),
              m_repeats(repeats),
              m_session(session),
              m_stream(seed, 78)
        {
        }
        std::size_t choose(const engine::Choice& choice, const engine::View& view) override
        {
            const std::size_t chosen = m_agent.choose(choice, view);
            const std::vector<std::string> texts = m_session.optionTexts(choice);
            const std::uint64_t seen = m_session.viewDigest(choice.seat);
            m_session.whileRedealt(choice.seat, m_stream, [&] {
                if (m_session.viewDigest(choice.seat) != seen)
                    problem = "a view shows what is hidden while somebody is asked";
                else if (m_session.optionTexts(choice) != texts)
                    problem = "options show what is hidden";
                else if (m_repeats && m_agent.choose(choice, view) != chosen)
                    problem = "an agent sees what is hidden";
            });
            return chosen;
        }
        const char* problem = nullptr;

    private:
        engine::Agent& m_agent;
        bool m_repeats;
        engine::Session& m_session;
        engine::Stream m_stream;
    };

    /// Answers as another agent does, and notes the state of the game at each choice.
    class Noting final : public engine::Agent {
    public:
        Noting(engine::Agent& agent, const engine::Session& session) : m_agent(agent), m_session(session) { }
        std::size_t choose(const engine::Choice& choice, const engine::View& view) override
        {
            states.push_back(m_session.digest());
            return m_agent.choose(choice, view);
        }
        std::vector<std::uint64_t> states;

    private:
        engine::Agent& m_agent;
        const engine::Session& m_session;
    };

    /// The recorded answers give the same game; cut anywhere (at some places, or everywhere), they give the state and the
    /// choice that were there: undo is one answer fewer.
    void replays(engine::Session& session, std::uint64_t seed, const std::vector<engine::Answer>& answers,
                 std::uint64_t end, bool everywhere)
    {
        engine::Replay whole(answers);
        Noting noting(whole, session);
        session.setAgent(&noting);
        session.begin(seed);
        try {
            while (!session.outcome().over()) {
                if (session.turn() > 300)
                    session.giveUp(engine::Outcome::Capped);
                else
                    session.advance();
            }
        } catch (const engine::NeedChoice&) {
            return fail(seed, "a replay asks for more than was recorded", session);
        } catch (const engine::Departed&) {
            return fail(seed, "a replay departs from its record", session);
        }
        if (session.digest() != end)
            return fail(seed, "a replay ends differently", session);
        const std::size_t step = everywhere ? 1 : answers.size() / 7 + 1;
        for (std::size_t cut = 0; cut < answers.size(); cut += step) {
            engine::Replay part(std::span<const engine::Answer>(answers).first(cut));
            session.setAgent(&part);
            session.begin(seed);
            bool asked = false;
            try {
                while (!session.outcome().over() && session.turn() <= 300)
                    session.advance();
            } catch (const engine::NeedChoice&) {
                asked = part.pending().options.size() == answers[cut].options
                    && part.pending().kind == answers[cut].kind && part.pending().seat == answers[cut].seat
                    && session.digest() == noting.states[cut];
            }
            if (!asked)
                return fail(seed, "a record cut short does not give the state and the choice that were there", session);
        }
    }

    std::uint64_t m_between = stepsBetweenDearLooks();
    int m_games = 0;
    std::int64_t m_choices = 0;
    std::int64_t m_options = 0;
    std::int64_t m_turns = 0;
    int m_ends[5] = {};
};

} // namespace muster::test
