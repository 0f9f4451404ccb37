// SPDX-License-Identifier: GPL-3.0-or-later
// What the compiled effects do to random positions is what a plain carrying out of the cards' texts does to them.
#include <cstring>
#include <set>

#include <QTest>

#include "conformance.h"
#include "reference/carrying_out.h"
#include "random_positions.h"
#include "sceptre_cards.h"
#include "tests/support/part.h"

using namespace muster;
using namespace muster::engine;

namespace {

QString cardName(const sceptre::Game& game, CardId card)
{
    return card.valid() ? QStringLiteral("%1 (%2)")
                              .arg(QString::fromStdString(std::string(
                                  game.rules().catalogue().card(CardIndex{game.table().card(card).definition}).name())))
                              .arg(card.value)
                        : QStringLiteral("none");
}

/// Where two positions of the same match differ first; empty where they do not.
class Difference {
public:
    Difference(sceptre::Game& engine, const sceptre::State& a, const sceptre::State& b, test::CarryingOut& plain)
        : m_engine(engine),
          m_a(a),
          m_b(b),
          m_plain(plain)
    {
    }

    QString find()
    {
        for (int i = 0; i < m_a.table.zoneCount; ++i)
            list(QStringLiteral("zone %1").arg(i), m_a.table.zones[static_cast<std::size_t>(i)].first,
                 m_b.table.zones[static_cast<std::size_t>(i)].first);
        for (std::uint16_t i = 0; i < m_a.table.cardCount && what.isEmpty(); ++i)
            card(CardId{i});
        modifiers();
        same("uses", m_a.table.uses.size(), m_b.table.uses.size());
        same("unsettled deaths", m_a.deaths.size(), m_b.deaths.size());
        for (std::size_t i = 0; i < m_a.deaths.size() && what.isEmpty(); ++i) {
            same("the order of deaths", m_a.deaths[i].card.value, m_b.deaths[i].card.value);
            same("who killed", m_a.deaths[i].killer.value, m_b.deaths[i].killer.value);
            same("whose death", m_a.deaths[i].seat, m_b.deaths[i].seat);
        }
        for (const int seat : {0, 1})
            same("Blood Cards collected", m_a.players[seat].collected, m_b.players[seat].collected);
        same("the attack is negated", m_a.attack.negated ? 1 : 0, m_b.attack.negated ? 1 : 0);
        same("the game is over", m_a.outcome.over() ? 1 : 0, m_b.outcome.over() ? 1 : 0);
        return what;
    }

private:
    template <class Number>
    void same(const QString& name, Number engine, Number plain)
    {
        if (what.isEmpty() && engine != plain)
            what = QStringLiteral("%1: %2, carried out plainly %3").arg(name).arg(engine).arg(plain);
    }
    template <class Number>
    void same(const char* name, Number engine, Number plain)
    {
        same(QString::fromUtf8(name), engine, plain);
    }

    void list(const QString& place, CardId a, CardId b)
    {
        for (; a.valid() && a == b; a = m_a.table.card(a).next, b = m_b.table.card(b).next)
            list(cardName(m_engine, a), m_a.table.card(a).firstOn, m_b.table.card(b).firstOn);
        if (what.isEmpty() && a != b)
            what = QStringLiteral("on %1 lies %2, carried out plainly %3")
                       .arg(place, cardName(m_engine, a), cardName(m_engine, b));
    }

    void card(CardId id)
    {
        const CardState& a = m_a.table.card(id);
        const CardState& b = m_b.table.card(id);
        const auto field = [&](const char* name, int engine, int plain) {
            same(QStringLiteral("%1 of %2").arg(QString::fromUtf8(name), cardName(m_engine, id)), engine, plain);
        };
        field("damage", a.damage, b.damage);
        field("conditions", a.statuses, b.statuses);
        field("flags", a.flags, b.flags);
        field("who knows it", a.seen, b.seen);
        field("controller", a.controller, b.controller);
        field("comings into play", a.entered, b.entered);
    }

    /// What lasts, in the order of its making; on whatever fits: it fits the same cards.
    void modifiers()
    {
        same("lasting effects", m_a.table.modifiers.size(), m_b.table.modifiers.size());
        for (std::size_t i = 0; i < m_a.table.modifiers.size() && what.isEmpty(); ++i) {
            const Modifier& a = m_a.table.modifiers[i];
            const Modifier& b = m_b.table.modifiers[i];
            same("kind of a lasting effect", a.kind, b.kind);
            same("its word", a.word, b.word);
            same("its amount", a.amount, b.amount);
            same("its card", a.target.value, b.target.value);
            same("since when", a.entered, b.entered);
            same("its player", a.player, b.player);
            same("whose it is", a.you, b.you);
            same("whose text", a.self.value, b.self.value);
            same("abilities given", a.abilities, b.abilities);
            same("when it ends", a.expiry.kind, b.expiry.kind);
            same("by whose turns", a.expiry.seat, b.expiry.seat);
            same("in how many", a.expiry.left, b.expiry.left);
            same("on whatever fits", a.selector != code::None ? 1 : 0, b.selector != code::None ? 1 : 0);
            if (b.selector > -2 || !what.isEmpty())
                continue;
            const auto& all = m_plain.onWhateverFits()[static_cast<std::size_t>(-2 - b.selector)];
            Context context;
            context.you = a.you;
            context.self = a.self;
            for (const CardId one : m_plain.reference().inPlay())
                same(QStringLiteral("it is on %1").arg(cardName(m_engine, one)),
                     m_engine.matches(a.selector, one, context, NoSeat) ? 1 : 0,
                     m_plain.reference().fits(all.what, one, all.situation) ? 1 : 0);
        }
    }

    sceptre::Game& m_engine;
    const sceptre::State& m_a;
    const sceptre::State& m_b;
    test::CarryingOut& m_plain;
    QString what;
};

/// Carries out abilities twice, by the engine and plainly, each on a copy of the same position.
class Twice {
public:
    explicit Twice(Stream& stream) : m_stream(stream) { }

    QString problem;
    int decided = 0;
    int undecided = 0;
    int changed = 0;   ///< of those decided: something was different afterwards
    int questions = 0; ///< asked and answered alike
    std::set<code::Ref> met;
    std::set<effects::Term> verbs;

    void ability(const std::vector<std::byte>& position, code::Ref at)
    {
        for (sceptre::State* state : {m_a.get(), m_b.get()})
            std::memcpy(static_cast<void*>(state), position.data(), sizeof(sceptre::State));
        m_engine.stateChanged();
        m_plain.stateChanged();
        const code::Ability& compiled = m_engine.code().ability(at);
        const effects::View tree(m_engine.rules().catalogue().effects(), compiled.node);
        Context context;
        test::Reference::Situation situation;
        draw(compiled, context, situation);

        const std::uint64_t dice = m_stream.next();
        const std::uint64_t before = m_engine.digest();
        test::Answering answering(m_stream);
        test::Cup cup(dice);
        m_engine.setAgent(&answering);
        m_engine.setDice(&cup);
        m_engine.run(compiled.cost, context);
        m_engine.run(compiled.steps, context);

        test::Cup again(dice);
        test::CarryingOut plain(m_plain, *m_b, answering.asked, again);
        try {
            plain.run(tree.children("cost"), situation);
            plain.run(tree.children("then"), situation);
            problem = Difference(m_engine, *m_a, *m_b, plain).find();
            if (problem.isEmpty() && plain.questions() != answering.asked.size())
                problem = QStringLiteral("the engine asked %1 questions, carried out plainly %2")
                              .arg(answering.asked.size())
                              .arg(plain.questions());
            if (problem.isEmpty() && cup.rolled != again.rolled)
                problem = QStringLiteral("the engine rolled %1 dice, carried out plainly %2")
                              .arg(cup.rolled)
                              .arg(again.rolled);
            ++decided;
            changed += m_engine.digest() != before ? 1 : 0;
            questions += static_cast<int>(answering.asked.size());
            met.insert(at);
            for (const char* part : {"cost", "then"}) {
                for (const effects::View& step : tree.children(part))
                    effects::walk(step, [&](const effects::View& node) {
                        if (node.info().sort == effects::Sort::Verb)
                            verbs.insert(node.term());
                        return true;
                    });
            }
        } catch (const test::CarryingOut::OtherQuestion& other) {
            problem = QString::fromStdString(other.what);
        } catch (const test::Reference::Undecided&) {
            ++undecided;
        }
        if (!problem.isEmpty())
            problem += QStringLiteral("; by %1, seat %2, as %3; it %4; target %5")
                           .arg(textOf(at))
                           .arg(int(context.you))
                           .arg(cardName(m_engine, context.self), cardName(m_engine, situation.it),
                                cardName(m_engine, context.target));
    }

    [[nodiscard]] sceptre::Game& engine() { return m_engine; }

private:
    /// The card that has an ability, for messages.
    QString textOf(code::Ref at)
    {
        const Catalogue& catalogue = m_engine.rules().catalogue();
        for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
            for (const ScriptIndex script : catalogue.card(CardIndex{i}).scripts()) {
                const code::Range range = m_engine.code().scripts[script.value];
                if (at >= range.first && at < range.first + range.count)
                    return QString::fromStdString(std::string(catalogue.card(CardIndex{i}).name()));
            }
        }
        return QStringLiteral("a given ability");
    }

    CardId anyCard()
    {
        const CardList& cards = m_engine.inPlay();
        return cards[m_stream.below(static_cast<std::uint32_t>(cards.size()))];
    }

    void draw(const code::Ability& ability, Context& context, test::Reference::Situation& plain)
    {
        context.self = plain.self = anyCard();
        context.you = plain.you = m_engine.table().card(context.self).controller;
        context.it = plain.it = anyCard();
        context.that = plain.that = anyCard();
        context.target = anyCard();
        CardList targets;
        if (ability.target != code::None && !m_engine.code().selector(ability.target).isPlayer())
            m_engine.collect(ability.target, context, context.you, targets);
        if (!targets.empty())
            context.target = targets[m_stream.below(static_cast<std::uint32_t>(targets.size()))];
        plain.target = context.target;
        context.thatPlayer = plain.thatPlayer = static_cast<Seat>(m_stream.below(2));
        context.amount = static_cast<std::int16_t>(m_stream.below(50));
        plain.amount = context.amount;
        context.result = static_cast<std::int16_t>(m_stream.below(20));
        plain.result = context.result;
        context.optionalRolls = plain.optionalRolls = m_stream.below(2) == 0;
    }

    Stream& m_stream;
    std::unique_ptr<sceptre::State> m_a = std::make_unique<sceptre::State>();
    std::unique_ptr<sceptre::State> m_b = std::make_unique<sceptre::State>();
    sceptre::Game m_engine{*m_a, test::sceptreRules()};
    sceptre::Game m_plain{*m_b, test::sceptreRules()};
};

} // namespace

class SceptreStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In parts, as Qt gives each five minutes, and the sanitizers on a busy machine took longer for all of them.
    void carriedOutAlike_data()
    {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {11, 12, 13, 14}) {
            if (test::inPart(static_cast<int>(seed) - 11))
                QTest::addRow("part %d", static_cast<int>(seed) - 10) << seed;
        }
    }

    void carriedOutAlike()
    {
        QFETCH(quint64, seed);
        const code::Code& code = test::sceptreRules().code();
        std::vector<code::Ref> abilities;
        for (std::size_t i = 0; i < code.abilities.size(); ++i) {
            if (code.abilities[i].kind != code::Ability::While)
                abilities.push_back(static_cast<code::Ref>(i));
        }
        QVERIFY(abilities.size() > 100);
        Stream stream(seed, 7);
        Twice twice(stream);
        const int wanted = std::min(2000, test::gamesFromEnvironment(1500 * test::thinned())) / 4;
        const auto pairings = test::eachAgainst(test::sceptreDecks().begin()->first);
        std::vector<std::byte> position;
        const auto [positions, problem] =
            test::visitRandomPositions(pairings, stream, 8, wanted, [&](sceptre::SceptreSession& session) {
                position.resize(session.stateSize());
                session.keep(position.data());
                for (int i = 0; i < 12 && twice.problem.isEmpty(); ++i)
                    twice.ability(position, abilities[stream.below(static_cast<std::uint32_t>(abilities.size()))]);
                return twice.problem;
            });
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        qInfo("%d positions, %d texts carried out twice (%d changed something, %d questions), %d undecided, %zu of %zu "
              "texts, %zu verbs",
              positions, twice.decided, twice.changed, twice.questions, twice.undecided, twice.met.size(),
              abilities.size(), twice.verbs.size());
        QVERIFY(twice.changed > 2 * positions);
        QVERIFY(twice.questions > positions / 2);
        QVERIFY(twice.undecided * 10 < twice.decided);
        QVERIFY(twice.met.size() + 4 >= abilities.size()); // all but those that are procedures of the game
        QVERIFY(twice.verbs.size() >= 25);
    }
};

QTEST_GUILESS_MAIN(SceptreStepsTest)
#include "sceptre_steps_test.moc"
