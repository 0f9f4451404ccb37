// SPDX-License-Identifier: GPL-3.0-or-later
// Whose abilities an event wakes on random positions, and in which order, is what a plain reading of the cards says.
#include <cstring>
#include <set>

#include <QTest>

#include "conformance.h"
#include "reference/reference.h"
#include "random_positions.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;
using effects::Term;

namespace {

constexpr Term eventsOfSceptre[] = {
    Term::EventStarts,        Term::EventEnds,        Term::EventBetweenTurns, Term::EventPlays,
    Term::EventIsPlayed,      Term::EventDraws,       Term::EventDiscards,     Term::EventIsDiscarded,
    Term::EventSearches,      Term::EventUses,        Term::EventIsAttached,   Term::EventIsRevealed,
    Term::EventIsHealed,      Term::EventIsDestroyed, Term::EventAttacks,      Term::EventIsAttacked,
    Term::EventBreaksThrough, Term::EventMisses,      Term::EventTakesDamage,  Term::EventDealsDamage,
    Term::EventDies,          Term::EventKills,       Term::EventTriesTo,      Term::EventManagesTo,
    Term::EventFailsTo,       Term::EventEnters,      Term::EventLeaves,       Term::EventBecomes,
    Term::EventStopsBeing};

/// Events drawn at random, each on a copy of the same position.
class Happenings {
public:
    explicit Happenings(Stream& stream) : m_stream(stream) { }

    QString problem;
    int happened = 0;
    int undecided = 0;
    int woken = 0;
    int both = 0; ///< times that abilities of both players were woken by one event
    std::set<std::uint32_t> abilities;
    std::set<Term> events;

    void one(const std::vector<std::byte>& position)
    {
        std::memcpy(static_cast<void*>(m_state.get()), position.data(), sizeof(sceptre::State));
        m_game.stateChanged();
        becomeOthers();
        const Term term = drawTerm();
        const Event event = draw(term);
        if (term == Term::EventDies)
            m_state->table.setFlag(event.it, Dead, true);
        std::vector<test::Reference::Woken> plain;
        try {
            plain = test::Reference(m_game).wokenBy(event);
        } catch (const test::Reference::Undecided&) {
            ++undecided;
            return;
        }
        const auto& queue = m_state->table.triggers;
        const std::size_t before = queue.size();
        m_game.happen(event);
        std::vector<test::Reference::Woken> engine;
        for (std::size_t i = before; i < queue.size(); ++i)
            engine.push_back({queue[i].source, queue[i].you, m_game.code().ability(queue[i].ability).node});
        ++happened;
        woken += static_cast<int>(engine.size());
        both += !engine.empty() && engine.front().you != engine.back().you ? 1 : 0;
        for (const test::Reference::Woken& one : engine) {
            abilities.insert(one.ability);
            events.insert(term);
        }
        if (engine != plain)
            problem = QStringLiteral("%1 of %2 and %3, seat %4, word %5: the engine wakes %6; read plainly %7")
                          .arg(QString::fromStdString(std::string(effects::info(term).name)), name(event.it),
                               name(event.that))
                          .arg(int(event.player))
                          .arg(int(event.word))
                          .arg(names(engine), names(plain));
    }

private:
    QString name(CardId card)
    {
        return card.valid() ? QString::fromStdString(
                   std::string(m_game.rules().catalogue().card(CardIndex{m_game.table().card(card).definition}).name()))
                            : QStringLiteral("none");
    }
    QString names(const std::vector<test::Reference::Woken>& all)
    {
        QStringList list;
        for (const test::Reference::Woken& one : all)
            list += name(one.source) + QStringLiteral(" (%1)").arg(one.source.value);
        return list.isEmpty() ? QStringLiteral("nobody") : list.join(QStringLiteral(", "));
    }

    /// Some cards in play become any card of their type, so that every text of the catalogue is met.
    void becomeOthers()
    {
        const CardList cards = m_game.inPlay();
        for (const CardId card : cards) {
            const auto definition = static_cast<std::uint16_t>(m_stream.below(m_game.rules().catalogue().size()));
            const sceptre::Facts& printed = m_game.rules().facts(definition);
            CardState& state = m_state->table.card(card);
            if (printed.type != m_game.typeOf(card))
                continue;
            state.definition = definition;
            state.plain = m_game.rules().cardFacts(definition).plain;
            state.worksIn = m_game.rules().cardFacts(definition).worksIn();
        }
        m_game.stateChanged();
    }

    /// The events that wake abilities of a card, as bits.
    std::uint64_t listensTo(CardId card)
    {
        const sceptre::Facts& printed = m_game.facts(card);
        const code::Code& code = m_game.rules().code();
        std::uint64_t awaited = 0;
        for (const code::Range& script : {printed.does, printed.ability, printed.innate, printed.matching}) {
            for (int i = 0; i < script.count; ++i) {
                const code::Ability& ability = code.ability(static_cast<code::Ref>(script.first + i));
                awaited |= ability.kind == code::Ability::When ? ability.awaits : 0;
            }
        }
        return awaited;
    }

    /// Mostly one for which some card in play waits.
    Term drawTerm()
    {
        m_listener = inPlay();
        const std::uint64_t listens = listensTo(m_listener);
        FixedList<Term, 64> awaited;
        for (const Term term : eventsOfSceptre) {
            if ((listens & code::eventBit(term)) != 0)
                awaited.push(term);
        }
        const std::span<const Term> terms = awaited.empty() ? std::span<const Term>(eventsOfSceptre) : awaited.view();
        return terms[m_stream.below(static_cast<std::uint32_t>(terms.size()))];
    }

    bool isUnit(CardId card)
    {
        return card.valid() && (m_game.is(card, sceptre::Type::Champion) || m_game.is(card, sceptre::Type::Squire));
    }
    /// Often the card that waits, or the one that it is on.
    CardId unit()
    {
        const CardId near = m_stream.below(2) == 0 ? m_listener : m_game.table().card(m_listener).holder;
        if (isUnit(near) && m_stream.below(2) == 0)
            return near;
        CardList units;
        for (const CardId card : m_game.inPlay()) {
            if (isUnit(card))
                units.push(card);
        }
        return units[m_stream.below(static_cast<std::uint32_t>(units.size()))];
    }
    CardId inPlay()
    {
        const CardList& all = m_game.inPlay();
        return all[m_stream.below(static_cast<std::uint32_t>(all.size()))];
    }

    Event draw(Term term)
    {
        Event event;
        event.kind = code::eventNumber(term);
        event.amount = static_cast<std::int16_t>(1 + m_stream.below(40));
        event.player = static_cast<Seat>(m_stream.below(2));
        const auto& words = m_game.rules().words;
        switch (term) {
        case Term::EventStarts:
        case Term::EventEnds:
        case Term::EventBetweenTurns:
        case Term::EventSearches:
            return event;
        case Term::EventPlays:
        case Term::EventIsPlayed:
        case Term::EventDraws:
        case Term::EventDiscards:
        case Term::EventIsDiscarded:
            event.it = CardId{static_cast<std::uint16_t>(m_stream.below(m_game.table().cardCount))};
            event.player = m_game.table().card(event.it).controller;
            return event;
        case Term::EventUses:
        case Term::EventIsRevealed:
            event.it = inPlay();
            break;
        case Term::EventIsAttached:
            event.it = inPlay();
            event.that = unit();
            break;
        default:
            event.it = unit();
            event.that = m_stream.below(4) == 0 ? NoCard : unit();
        }
        event.player = m_game.table().card(event.it).controller;
        if (term == Term::EventTriesTo || term == Term::EventManagesTo || term == Term::EventFailsTo)
            event.word = words.actRetreat;
        else if (term == Term::EventEnters || term == Term::EventLeaves)
            event.word = static_cast<std::uint8_t>(m_stream.below(4) == 0 ? sceptre::Garrison : sceptre::Combat);
        else if (term == Term::EventBecomes || term == Term::EventStopsBeing)
            event.word = static_cast<std::uint8_t>(m_stream.below(4));
        return event;
    }

    Stream& m_stream;
    CardId m_listener; ///< a card in play, perhaps one that waits for the event that is drawn
    std::unique_ptr<sceptre::State> m_state = std::make_unique<sceptre::State>();
    sceptre::Game m_game{*m_state, test::sceptreRules()};
};

} // namespace

class SceptreEventsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wakeAlike()
    {
        Stream stream(13, 7);
        Happenings happenings(stream);
        const int wanted = std::min(4000, test::gamesFromEnvironment(3000 * test::thinned()));
        std::vector<std::byte> position;
        const auto [positions, problem] =
            test::visitRandomPositions(test::everyPairing(), stream, 12, wanted, [&](sceptre::SceptreSession& session) {
                position.resize(session.stateSize());
                session.keep(position.data());
                for (int i = 0; i < 20 && happenings.problem.isEmpty(); ++i)
                    happenings.one(position);
                return happenings.problem;
            });
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        qInfo("%d positions, %d events, %d abilities woken (%zu different ones, %d times of both players) by %zu kinds "
              "of "
              "events, %d undecided",
              positions, happenings.happened, happenings.woken, happenings.abilities.size(), happenings.both,
              happenings.events.size(), happenings.undecided);
        QVERIFY(happenings.undecided * 10 < happenings.happened);
        QVERIFY(happenings.woken > positions);
        QVERIFY(happenings.abilities.size() >= 60);
        QVERIFY(happenings.events.size() > 15);
        QVERIFY(happenings.both > 20);
    }
};

QTEST_GUILESS_MAIN(SceptreEventsTest)
#include "sceptre_events_test.moc"
