// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/core/fixed_list.h"
#include "engine/core/log.h"
#include "engine/play/batches.h"
#include "engine/play/measures.h"
#include "engine/play/playable.h"

namespace muster::engine {

class CardGame;

/// A deck that is played out, against opponents that do nothing or against decks that play back.
struct GoldfishPlan {
    std::string mode;
    int players = 0; ///< 0: as few as can play
    DeckSections deck;
    DeckSections shop{};
    std::string pilot;
    std::string passive{};                 ///< key of the passive opponent; empty: decks play back
    std::map<std::string, int> settings{}; ///< of the passive opponent: those that are given
    std::vector<DeckSections> against{};   ///< decks that play back, as many as there are other seats
    std::string againstPilot{};
    int games = 1000;
    std::uint64_t seed = 1;
    int mostOwnTurns = 40; ///< own turns after which a game is stopped
    Shard shard{};
};

/// The cards of an opening hand, as indices of the catalogue.
using KeptHand = FixedList<std::uint16_t, 16>;
/// The cards of a seat's hand, in its zone of that kind; of a game whose opening hand has fewer, the first of them.
[[nodiscard]] KeptHand handOf(const CardGame& game, std::uint8_t zone, Seat seat, std::size_t most = 16);

/// One goldfish game after the other, as a game of cards knows them; made by `Playable::goldfish`. What all games have in
/// common (who wins in which own turn, going first or later, after a mulligan or not, with which cards kept) is counted by
/// `goldfish()`.
class GoldfishGame {
public:
    virtual ~GoldfishGame() = default;

    /// All series of the game, with nothing counted. Those with the keys of `GoldfishKeys` are counted by `goldfish()`: a game
    /// may say where among its own they stand, else they come behind them.
    [[nodiscard]] virtual Measures series() const = 0;

    [[nodiscard]] virtual Session& session() = 0;
    /// Shuffles and sets up; at `place` in the order of turns (from 0) sits the deck, where nothing else decides on it.
    virtual void begin(std::uint64_t seed, int place) = 0;
    /// Where the deck sits in this game.
    [[nodiscard]] virtual Seat seat() const = 0;
    /// The deck's place in the order of turns, from 0, once it is known; -1 where it never came to that.
    [[nodiscard]] virtual int place() const = 0;
    /// Whether a hand, or cards of one, can be sent back before the game, or has to be.
    [[nodiscard]] virtual bool hasMulligan() const = 0;
    /// Whether the deck's pilot has sent anything back, however often.
    [[nodiscard]] virtual bool tookMulligan() const = 0;
    /// The opening hand of the deck as it is kept, at the first quiet point at which it stands; nothing before that.
    [[nodiscard]] virtual std::optional<KeptHand> keptHand() const = 0;
    /// Whether the deck is out of the game while others play on: then it is over.
    [[nodiscard]] virtual bool isOut() const { return false; }
    /// Who answers for all passive seats.
    [[nodiscard]] virtual Agent& passive() = 0;
    /// Reads the log of the game, if that is needed.
    [[nodiscard]] virtual Log* log() { return nullptr; }

    /// Where a game stands at a quiet point.
    enum class Moment { Elsewhere, OwnTurn, EndOfOwnTurn };
    [[nodiscard]] virtual Moment moment() const = 0;
    /// A choice that the deck's pilot is about to answer.
    virtual void asked(const Choice&) { }
    /// After each quiet point of an own turn, numbered from 1.
    virtual void duringOwnTurn(int, Measures&) { }
    virtual void atEndOfOwnTurn(int turn, Measures& sum) = 0;
    /// The game is over; `measured` is the last own turn whose end was looked at, 0 for none.
    virtual void atEndOfGame(int ownTurns, int measured, Measures& sum) = 0;
};

/// Series that all games have.
struct GoldfishKeys {
    static constexpr const char* Won = "won";
    static constexpr const char* Drawn = "drawn";
    static constexpr const char* NotEnded = "not-ended";
    static constexpr const char* WinTurn = "win-turn";   ///< mean of the own turn of the win
    static constexpr const char* WinTurns = "win-turns"; ///< its distribution, from 1
    static constexpr const char* OwnTurns = "own-turns"; ///< distribution of the own turns that came to their end
    static constexpr const char* WonBy = "won";          ///< curve: won by then
    static constexpr const char* Places = "places";      ///< split: going first, second, ... sixth (`placeKey`)
    static constexpr const char* Mulligan = "mulligan";  ///< split: in games that have one
    static constexpr const char* Taken = "taken";        ///< its parts
    static constexpr const char* NotTaken = "none";
    static constexpr const char* Kept =
        "kept"; ///< split by cards of the opening hand, of the games in which one was kept
};
/// Names of the splits by place: first, second, ... sixth.
[[nodiscard]] const char* placeKey(int place);

/// The series that all games have, for a game to put its own beside them.
[[nodiscard]] ShareSeries wonShare();
[[nodiscard]] ShareSeries drawnShare();
[[nodiscard]] ShareSeries notEndedShare(int mostOwnTurns);
[[nodiscard]] Curve wonByCurve();

/// Curves of a game's own.
[[nodiscard]] Curve byThenCurve(std::string key, Label label);
[[nodiscard]] Curve shareCurve(std::string key, Label label);
[[nodiscard]] Curve averageCurve(std::string key, Label label, double least = 0, double most = NoLimit);
/// So many own turns are shown, nothing of them measured yet.
void setOwnTurns(std::vector<Curve>& curves, int turns);

/// Why a plan cannot be played; the opponents' decks are numbered from 1, after the deck's 0.
[[nodiscard]] std::optional<SetupProblem> problemOf(const Playable& game, const GoldfishPlan& plan);

/// Plays a deck out, at each place of the order in turn where nothing else decides. The measures do not depend on the
/// number of threads. `goOn` is asked between batches.
[[nodiscard]] Measures goldfish(const Playable& game, const GoldfishPlan& plan, int threads,
                                const std::function<bool(int done)>& goOn = {});

} // namespace muster::engine
