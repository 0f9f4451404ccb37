// SPDX-License-Identifier: GPL-3.0-or-later
// What the compiled effects say on random positions is what a plain reading of the cards says.
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

/// One question to both interpretations.
struct Disagreement {
    QString what;
    std::uint32_t script = 0;
};

class Comparison {
public:
    Comparison(sceptre::Game& game, Stream& stream) : m_game(game), m_stream(stream), m_reference(game) { }

    QString problem;
    int compared = 0;

    /// The abilities of one text, as if a card of the table had it.
    void script(std::uint32_t index)
    {
        m_script = index;
        const Catalogue& catalogue = m_game.rules().catalogue();
        const auto views = effects::abilities(catalogue.effects(), ScriptIndex{index});
        const code::Range range = m_game.code().scripts[index];
        QVERIFY(static_cast<int>(views.size()) == range.count);
        Situations both = draw();
        for (std::size_t i = 0; i < views.size() && problem.isEmpty(); ++i)
            ability(views[i], m_game.code().ability(static_cast<code::Ref>(range.first + static_cast<int>(i))), both);
    }

    /// Numbers of all units in play, and what they may or must not do.
    void units()
    {
        const CardList cards = m_game.inPlay();
        const code::Dialect& dialect = m_game.code().dialect;
        for (const CardId card : cards) {
            const bool unit = m_game.is(card, sceptre::Type::Champion) || m_game.is(card, sceptre::Type::Squire);
            if (!unit || m_game.table().has(card, Dead))
                continue;
            for (const char* word : {"hp", "def", "skl", "spd"}) {
                const std::uint8_t at = code::Dialect::find(dialect.numbers, word);
                decide(
                    word, [&] { return std::max(0, m_reference.stat(word, card)); },
                    [&] { return m_game.stat(card, at); });
            }
            for (const char* word : {"attack roll", "retreat roll", "damage dealt", "damage taken"}) {
                const std::uint8_t at = code::Dialect::find(dialect.numbers, word);
                decide(
                    word, [&] { return m_reference.stat(word, card); }, [&] { return m_game.added(at, card); });
            }
            for (const char* action : {"attack", "retreat", "target"}) {
                for (const auto& [verb, kind] :
                     {std::pair{Term::VerbForbid, Modifier::Forbid}, {Term::VerbAllow, Modifier::Allow}}) {
                    const std::uint8_t at = code::Dialect::find(dialect.actions, action);
                    decide(
                        action, [&, verb = verb] { return m_reference.inForce(verb, action, card).empty() ? 0 : 1; },
                        [&, kind = kind] { return stateInForce(kind, at, card) ? 1 : 0; });
                }
            }
            decide(
                "disable", [&] { return m_reference.inForce(Term::VerbDisable, {}, card).empty() ? 0 : 1; },
                [&] { return stateInForce(Modifier::Disable, 0, card) ? 1 : 0; });
        }
    }

private:
    struct Situations {
        Context context;
        test::Reference::Situation plain;
        Seat sight = NoSeat;
    };

    CardId anyCard()
    {
        const CardList& cards = m_game.inPlay();
        return cards[m_stream.below(static_cast<std::uint32_t>(cards.size()))];
    }

    Situations draw()
    {
        Situations both;
        both.context.self = both.plain.self = anyCard();
        both.context.you = both.plain.you = m_game.table().card(both.plain.self).controller;
        both.context.it = both.plain.it = anyCard();
        both.context.that = both.plain.that = anyCard();
        both.context.target = both.plain.target = anyCard();
        both.context.thatPlayer = both.plain.thatPlayer = static_cast<Seat>(m_stream.below(2));
        both.context.amount = static_cast<std::int16_t>(m_stream.below(50));
        both.plain.amount = both.context.amount;
        both.context.result = static_cast<std::int16_t>(m_stream.below(20));
        both.plain.result = both.context.result;
        return both;
    }

    bool stateInForce(Modifier::Kind kind, std::uint8_t word, CardId card)
    {
        bool found = false; // of cards in play only: what lasts otherwise has no tree any more
        m_game.eachInForce(kind, word, card, [&](const Modifier& one) { found = found || one.expiry.kind == 0; });
        for (const Modifier& one : m_game.table().modifiers) {
            if (one.kind == kind && one.word == word)
                throw test::Reference::Undecided{};
        }
        return found;
    }

    template <class Plain, class Compiled>
    void decide(const char* what, Plain plain, Compiled compiled)
    {
        if (!problem.isEmpty())
            return;
        try {
            const int wanted = plain();
            const int actual = compiled();
            ++compared;
            if (wanted != actual)
                problem = QStringLiteral("%1 of text %2: read plainly %3, compiled %4")
                              .arg(QLatin1String(what))
                              .arg(m_script)
                              .arg(wanted)
                              .arg(actual);
        } catch (const test::Reference::Undecided&) {
        }
    }

    /// The cards that are meant, as one number.
    template <class Cards>
    static int sumOf(const Cards& cards)
    {
        std::set<std::uint16_t> all;
        for (const CardId card : cards)
            all.insert(card.value);
        std::uint64_t sum = all.size();
        for (const std::uint16_t one : all)
            sum = mix(sum ^ one);
        return static_cast<int>(sum & 0x7fffffff);
    }

    void selector(const char* what, const effects::View& view, code::Ref ref, Situations& both)
    {
        if (!view.valid() || ref == code::None || m_game.code().selector(ref).isPlayer())
            return;
        const auto plain = [&] {
            both.plain.sight = both.plain.you;
            return sumOf(m_reference.cards(view, both.plain));
        };
        decide(what, plain, [&] {
            CardList found;
            m_game.collect(ref, both.context, both.context.you, found);
            return sumOf(found);
        });
    }

    void condition(const char* what, const effects::View& view, code::Ref ref, Situations& both)
    {
        if (!view.valid())
            return;
        both.plain.sight = NoSeat;
        decide(
            what, [&] { return m_reference.holds(view, both.plain) ? 1 : 0; },
            [&] { return m_game.holds(ref, both.context) ? 1 : 0; });
    }

    void ability(const effects::View& view, const code::Ability& one, Situations& both)
    {
        condition("while", view.child("while"), one.whileHolds, both);
        condition("if", view.child("if"), one.onlyIf, both);
        selector("target", view.child("target"), one.target, both);
        steps(view.children("cost"), one.cost, both);
        steps(view.children("then"), one.steps, both);
    }

    void steps(const std::vector<effects::View>& views, code::Range range, Situations& both)
    {
        QVERIFY(static_cast<int>(views.size()) == range.count);
        for (std::size_t i = 0; i < views.size() && problem.isEmpty(); ++i)
            step(views[i], m_game.code().steps[static_cast<std::size_t>(range.first) + i], both);
    }

    void step(const effects::View& view, const code::Step& one, Situations& both)
    {
        const char* to = nullptr;
        switch (one.verb) {
        case Term::VerbDamage:
        case Term::VerbGive:
        case Term::VerbAttach:
            to = "to";
            break;
        case Term::VerbHeal:
        case Term::VerbAdd:
        case Term::VerbSet:
        case Term::VerbCure:
        case Term::VerbIgnore:
        case Term::VerbForbid:
        case Term::VerbAllow:
            to = "of";
            break;
        case Term::VerbInflict:
            to = "on";
            break;
        case Term::VerbDisable:
            to = "what";
            break;
        case Term::VerbSwitch:
            to = "with";
            break;
        default:
            break;
        }
        if (to != nullptr)
            selector(to, view.child(to), one.to, both);
        // Which metals a text may take besides the one that it names is a rule of its own: SCE-18d, SCE-18f.
        const bool metals =
            one.what != code::None && !one.exact && m_game.code().selector(one.what).cards != code::None;
        if (!metals && one.verb != Term::VerbDamage && one.verb != Term::VerbDisable)
            selector("what", view.child("what"), one.what, both);
        both.plain.sight = NoSeat;
        if (one.amount != code::None && one.verb != Term::VerbRepeat && one.verb != Term::VerbSet
            && one.verb != Term::VerbAllow && one.verb != Term::VerbForbid)
            decide(
                "amount", [&] { return m_reference.quantityAt(view, "amount", both.plain); },
                [&] { return m_game.value(one.amount, both.context); });
        condition("condition", view.child("condition"), one.condition, both);
        if (one.verb == Term::VerbMay)
            steps(view.children("steps"), one.steps, both);
        else if (one.verb != Term::VerbRoll && one.verb != Term::VerbChoose && one.verb != Term::VerbPick)
            steps(view.children("then"), one.steps, both);
        if (one.verb == Term::VerbGive) {
            const auto given = view.children("what");
            for (std::size_t i = 0; i < given.size(); ++i)
                ability(given[i],
                        m_game.code().ability(static_cast<code::Ref>(one.abilities.first + static_cast<int>(i))), both);
        }
        if (one.verb == Term::VerbRoll) {
            const auto branches = view.children("branches");
            for (std::size_t i = 0; i < branches.size(); ++i)
                steps(branches[i].children("then"),
                      m_game.code().branches[static_cast<std::size_t>(one.branches.first) + i].steps, both);
            steps(view.children("otherwise"), one.otherwise, both);
        }
    }

    sceptre::Game& m_game;
    Stream& m_stream;
    test::Reference m_reference;
    std::uint32_t m_script = 0;
};

} // namespace

class SceptreReferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agrees()
    {
        const auto scripts = static_cast<std::uint32_t>(test::sceptreRules().code().scripts.size());
        QVERIFY(scripts > 200);
        std::set<std::uint32_t> met;
        Stream stream(7, 7);
        int compared = 0;
        const int wanted = std::min(3000, test::gamesFromEnvironment(1000 * test::thinned()));
        const auto pairings = test::eachAgainst(test::sceptreDecks().rbegin()->first);
        const auto [positions, problem] =
            test::visitRandomPositions(pairings, stream, 6, wanted, [&](sceptre::SceptreSession& session) {
                Comparison comparison(session.game(), stream);
                comparison.units();
                for (int i = 0; i < 20; ++i) {
                    const std::uint32_t script = stream.below(scripts);
                    met.insert(script);
                    comparison.script(script);
                }
                compared += comparison.compared;
                return comparison.problem;
            });
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        qInfo("%d positions, %d answers compared, %zu of %u texts", positions, compared, met.size(), scripts);
        QVERIFY(met.size() == std::size_t(scripts)); // every text of every card
        QVERIFY(compared > 20 * positions);
    }

    /// Terms of the language that no card of the game has.
    void agreesOnOwnTexts()
    {
        const QString text = QStringLiteral(
            "game: sceptre\nset: OWN\nname: Own cards\nversion: \"1\"\ndate: 2026-01-01\nauthors: [nobody]\n"
            "licence: GPL-3.0-or-later\ncards:\n"
            "  - {id: OWN-1, name: Most, type: action, text: T, does: [{then: ["
            "{damage: 10, to: enemy champion in play with most hp}, {damage: 10, to: all champions with least spd},"
            "{damage: 10, to: all champions in play with def > 5}]}]}\n"
            "  - {id: OWN-2, name: Different, type: action, text: T, does: [{then: ["
            "{draw: different origin of champions in play}, {draw: different name of own coins in play},"
            "{damage: different class of enemy champions in play, to: self}]}]}\n");
        auto sets = test::setsOf(QStringLiteral("sceptre"));
        auto own = readSet(text.toStdString(), "own.yaml", *test::gameOf(QStringLiteral("sceptre")));
        QVERIFY2(own, qPrintable(test::listed(own ? Errors() : own.error())));
        sets.push_back(std::move(*own));
        const auto built = buildCatalogue(test::gameOf(QStringLiteral("sceptre")), sets);
        QVERIFY(built);
        const sceptre::Rules rules(**built);
        QVERIFY(rules.unread().empty());
        const auto scripts = static_cast<std::uint32_t>(rules.code().scripts.size());
        const auto shipped = static_cast<std::uint32_t>(test::sceptreRules().code().scripts.size());
        QVERIFY(scripts == shipped + 2);
        Stream stream(8, 8);
        int compared = 0;
        const auto [positions, problem] = test::visitRandomPositions(
            test::eachAgainst(test::sceptreDecks().begin()->first), stream, 6, 300,
            [&](sceptre::SceptreSession& session) {
                Comparison comparison(session.game(), stream);
                for (std::uint32_t script = shipped; script < scripts; ++script)
                    comparison.script(script);
                compared += comparison.compared;
                return comparison.problem;
            },
            rules);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QVERIFY(compared >= 6 * positions);
    }
};

QTEST_GUILESS_MAIN(SceptreReferenceTest)
#include "sceptre_reference_test.moc"
