// SPDX-License-Identifier: GPL-3.0-or-later
// "Make legal" finds a plan exactly if there is one, the plan works, and no plan is cheaper: by trying every deck of
// a small pool, with every reading of the unclear names.
#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <map>
#include <random>

#include "model/decks/deck_edit.h"
#include "tests/validators/lab.h"
#include "validators/checker.h"

using namespace muster;
using validators::CheckOptions;
using validators::LegalPlan;

namespace {

using Rng = std::mt19937;

int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

/// Few cards, so that all decks of main and side can be tried: the numbers of each card in each section.
const std::vector<lab::Printing>& pool()
{
    static const std::vector<lab::Printing> all = {
        {"Fox", "Ember", "unit", "", "AAA"}, {"Fox", "Tide", "unit", "", "BBB"},
        {"Spark", "", "spell", "", "AAA"},   {"Crown", "", "relic", "", "AAA"},
        {"Gold", "", "coin", "gold", "AAA"}, {"Copper", "", "coin", "copper", "AAA"},
    };
    return all;
}

Format format(const std::string& more)
{
    auto read =
        readFormat("format: lab/small\ngame: lab\ntitle: Small\nversion: \"1\"\n" + more, "format.yaml", *lab::game());
    if (!read)
        qFatal("a lab format cannot be read: line %d", read.error().front().at.line);
    return std::move(*read);
}

bool unlawful(const std::vector<Finding>& findings) { return verdictOf(findings) != Verdict::Legal; }

int copiesOf(const Catalogue& catalogue, const Deck& deck, const std::string& section, const lab::Printing& printing)
{
    int copies = 0;
    const ResolvedDeck resolved(catalogue, deck);
    for (const ResolvedEntry& entry : resolved.entries())
        if (entry.status == ResolvedEntry::Status::Card && deck.sections[entry.section].key == section) {
            const Card card = catalogue.card(entry.card);
            if (card.name() == printing.name && card.wordLabel(catalogue.game().identity.front()) == printing.origin)
                copies += entry.count;
        }
    return copies;
}

/// All lawful decks over the pool with at most `most` cards in main and side, by their numbers.
std::vector<std::vector<int>> lawfulDecks(const Catalogue& catalogue, const CheckOptions& options, int mostMain,
                                          int mostSide)
{
    std::vector<std::vector<int>> lawful;
    std::vector<int> numbers(pool().size() * 2, 0);
    const auto visit = [&](auto&& self, std::size_t i, int main, int side) -> void {
        if (i == numbers.size()) {
            Deck deck = lab::deck();
            for (std::size_t c = 0; c < numbers.size(); ++c)
                if (const lab::Printing& printing = pool()[c / 2]; numbers[c] > 0)
                    deck.section(c % 2 == 0 ? "main" : "side")
                        .entries.push_back(lab::entry(printing.name, printing.origin, numbers[c]));
            if (!unlawful(validators::check(ResolvedDeck(catalogue, deck), options)))
                lawful.push_back(numbers);
            return;
        }
        for (int n = 0; n <= (i % 2 == 0 ? main : side); ++n) {
            numbers[i] = n;
            self(self, i + 1, i % 2 == 0 ? main - n : main, i % 2 == 0 ? side : side - n);
        }
        numbers[i] = 0;
    };
    visit(visit, 0, mostMain, mostSide);
    return lawful;
}

/// What a way to a lawful deck changes: cards that come and go first of all, then names that are corrected.
struct Change {
    int cards = 0;
    int names = 0;
    friend auto operator<=>(const Change&, const Change&) = default;
};

Change changeOf(const LegalPlan& plan)
{
    const auto names = static_cast<int>(
        std::ranges::count(plan.edits, DeckEdit::Kind::Replace, [](const DeckEdit& edit) { return edit.kind; }));
    return {plan.changed - names, names};
}

/// The least change that makes a lawful deck. Each unclear line gets one of its names, or goes.
std::optional<Change> cheapestByTrying(const Catalogue& catalogue, const Deck& deck,
                                       const std::vector<std::vector<int>>& lawful)
{
    std::vector<int> clear;
    for (const lab::Printing& printing : pool())
        for (const char* section : {"main", "side"})
            clear.push_back(copiesOf(catalogue, deck, section, printing));
    struct Unclear {
        std::size_t side = 0;
        int count = 0;
        std::vector<std::size_t> names; // indexes into the pool
    };
    std::vector<Unclear> unclear;
    const ResolvedDeck resolved(catalogue, deck);
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status == ResolvedEntry::Status::Card)
            continue;
        Unclear& line = unclear.emplace_back();
        line.side = deck.sections[entry.section].key == "side" ? 1 : 0;
        line.count = entry.count;
        for (std::size_t i = 0; i < pool().size(); ++i) {
            const bool offered = std::ranges::any_of(entry.candidates, [&](CardIndex card) {
                return catalogue.card(card).name() == pool()[i].name
                    && catalogue.card(card).wordLabel(catalogue.game().identity.front()) == pool()[i].origin;
            });
            const bool near =
                entry.candidates.empty() && std::ranges::find(entry.nearest, pool()[i].name) != entry.nearest.end();
            if (offered || near)
                line.names.push_back(i);
        }
    }
    std::optional<Change> best;
    std::vector<int> base = clear;
    const auto visit = [&](auto&& self, std::size_t i, Change so) -> void {
        if (best && so >= *best)
            return;
        if (i == unclear.size()) {
            for (const std::vector<int>& target : lawful) {
                Change all = so;
                for (std::size_t c = 0; c < target.size(); ++c)
                    all.cards += std::abs(target[c] - base[c]);
                if (!best || all < *best)
                    best = all;
            }
            return;
        }
        self(self, i + 1, {so.cards + unclear[i].count, so.names});
        for (const std::size_t name : unclear[i].names) {
            base[name * 2 + unclear[i].side] += unclear[i].count;
            self(self, i + 1, {so.cards, so.names + 1});
            base[name * 2 + unclear[i].side] -= unclear[i].count;
        }
    };
    visit(visit, 0, {});
    return best;
}

Deck randomDeck(Rng& rng)
{
    Deck deck = lab::deck();
    for (int i = below(rng, 6); i > 0; --i) {
        const lab::Printing& printing = pool()[static_cast<std::size_t>(below(rng, static_cast<int>(pool().size())))];
        const char* section = below(rng, 5) == 0 ? "side" : "main";
        DeckEntry entry = lab::entry(printing.name, printing.origin, 1 + below(rng, 3));
        switch (below(rng, 12)) {
        case 0:
            entry = lab::entry("Fox", "", 1 + below(rng, 3)); // which one?
            break;
        case 1:
            entry = lab::entry("Sprak", "", 1 + below(rng, 2)); // a slip of the pen
            break;
        case 2:
            entry = lab::entry("Qwertyuiop", "", 1); // nothing
            break;
        case 3:
            entry = lab::entry("Fox", "Dune", 2); // another Origin
            break;
        default:
            break;
        }
        deck.section(section).entries.push_back(std::move(entry));
    }
    return deck;
}

} // namespace

class MakeLegalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neverDearerThanTryingAll_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("the game's rules") << "limits: {LAB-V1: {exactly: 5}, LAB-V2: {at most: 1}}\n";
        QTest::newRow("bans and sets") << "limits: {LAB-V1: {exactly: 5}, LAB-V2: {at most: 1}}\nsets: [AAA]\n"
                                          "banned:\n  - {card: Copper, reason: x}\n";
        QTest::newRow("house rules")
            << "limits: {LAB-V1: {at least: 3, at most: 4}, LAB-V2: {at most: 1}}\n"
               "house rules:\n  - {id: LAB-V40, label: Relics, count: \"type:relic\", at least: 1, "
               "severity: illegal}\n"
               "restricted:\n  - {cards: \"type:coin\", at most: 1}\n";
        QTest::newRow("too few cards") << "limits: {LAB-V1: {exactly: 7}, LAB-V2: {at most: 0}}\n"
                                          "restricted:\n  - {cards: \"\", at most: 1}\n";
    }
    void neverDearerThanTryingAll()
    {
        QFETCH(QString, format);
        const auto catalogue = lab::catalogue(pool());
        const Format rules = ::format(format.toStdString());
        CheckOptions options;
        options.format = &rules;
        const auto lawful = lawfulDecks(*catalogue, options, 7, 1);
        Rng rng(11);
        int worked = 0;
        for (int i = 0; i < 300; ++i) {
            const Deck deck = randomDeck(rng);
            const LegalPlan plan = validators::makeLegal(ResolvedDeck(*catalogue, deck), options);
            const std::optional<Change> best = cheapestByTrying(*catalogue, deck, lawful);
            QCOMPARE(plan.possible, best.has_value());
            if (!best) {
                QVERIFY(!plan.unreachable.empty());
                QVERIFY(plan.edits.empty());
                continue;
            }
            ++worked;
            QCOMPARE(changeOf(plan).cards, best->cards);
            QCOMPARE(changeOf(plan).names, best->names);
            Deck mended = deck;
            muster::apply(mended, plan.edits);
            QVERIFY(!unlawful(validators::check(ResolvedDeck(*catalogue, mended), options)));
            if (*best == Change{})
                QVERIFY(plan.edits.empty());
        }
        QVERIFY(lawful.empty() ? worked == 0 : worked == 300);
    }

    /// Whoever waits can stop it, and is told how far it is until then.
    void endsWhenItIsStopped()
    {
        const auto catalogue = lab::catalogue(pool());
        const Format rules = ::format("limits: {LAB-V1: {exactly: 7}}\n");
        CheckOptions options;
        options.format = &rules;
        const Deck deck = lab::deck();
        std::stop_source stop;
        int told = 0;
        const auto tell = [&](int done, int of) {
            QCOMPARE(done, told);
            QVERIFY(done < of);
            ++told;
            stop.request_stop();
        };
        const LegalPlan plan = validators::makeLegal(ResolvedDeck(*catalogue, deck), options, {stop.get_token(), tell});
        QCOMPARE(told, 1);
        QVERIFY(plan.cancelled);
        QVERIFY(!plan.possible);
        QVERIFY(plan.edits.empty());
        QVERIFY(plan.unreachable.empty());
        QVERIFY(!validators::makeLegal(ResolvedDeck(*catalogue, deck), options).cancelled);
    }

    void impossibleIsProved()
    {
        const auto catalogue = lab::catalogue(pool());
        const Format rules = ::format("limits: {LAB-V1: {exactly: 9}}\nsets: [BBB]\n");
        CheckOptions options;
        options.format = &rules;
        const Deck deck = lab::deck();
        const LegalPlan plan = validators::makeLegal(ResolvedDeck(*catalogue, deck), options);
        QVERIFY(!plan.possible);
        QCOMPARE(plan.unreachable.size(), std::size_t(1));
        QCOMPARE(plan.unreachable.front().id, std::string("LAB-V1"));
        QCOMPARE(*plan.unreachable.front().have, 2); // two Foxes of the Tide are all that BBB has
        QCOMPARE(*plan.unreachable.front().need, 9);
    }

    void anEventInAnotherMonthCannotBeMended()
    {
        const auto catalogue = lab::catalogue(pool());
        const Format rules = ::format("from: 2026-05-01\nuntil: 2026-05-31\n");
        CheckOptions options;
        options.format = &rules;
        options.date = "2026-06-01";
        const Deck deck = lab::deck();
        const LegalPlan plan = validators::makeLegal(ResolvedDeck(*catalogue, deck), options);
        QVERIFY(!plan.possible);
        QCOMPARE(plan.unreachable.front().id, std::string("FMT-OVER"));
    }

    void waivedRulesAreLeftAlone()
    {
        const auto catalogue = lab::catalogue(pool());
        Deck deck = lab::deck();
        deck.section("main").entries = {lab::entry("Fox", "Ember", 4), lab::entry("Gold", "", 2),
                                        lab::entry("Copper", "", 2)};
        QCOMPARE(validators::makeLegal(ResolvedDeck(*catalogue, deck)).changed, 4); // two Foxes go, two cards come
        deck.waivers.push_back({"LAB-V3", "Fox"});
        QCOMPARE(validators::makeLegal(ResolvedDeck(*catalogue, deck)).changed, 0);
    }

    /// Leave that names a card reaches the counts of the whole deck, too, as long as only that card is in them.
    void leaveForACardReachesCounts()
    {
        const auto catalogue = lab::catalogue(pool());
        Deck deck = lab::deck();
        deck.section("main").entries = {lab::entry("Fox", "Ember", 2), lab::entry("Gold", "", 4),
                                        lab::entry("Copper", "", 2)};
        QCOMPARE(validators::makeLegal(ResolvedDeck(*catalogue, deck)).changed, 4); // two Gold go, two cards come
        deck.waivers.push_back({"LAB-V5", "Gold"});
        QCOMPARE(verdictOf(validators::check(ResolvedDeck(*catalogue, deck))), Verdict::Legal);
        QCOMPARE(validators::makeLegal(ResolvedDeck(*catalogue, deck)).changed, 0);
        deck.section("main").entries[2].count = 3; // nine cards: what there is leave for may stay
        const LegalPlan plan = validators::makeLegal(ResolvedDeck(*catalogue, deck));
        QVERIFY(plan.possible);
        QCOMPARE(plan.changed, 1);

        // Leave for Copper holds while no other Coin is there: the Gold goes, and the Copper may stay.
        const Format rules = ::format("house rules:\n  - {id: LAB-V40, label: Coins, count: \"type:coin\", at most: 2, "
                                      "severity: illegal}\n");
        CheckOptions options;
        options.format = &rules;
        deck.section("main").entries = {lab::entry("Fox", "Ember", 2), lab::entry("Copper", "", 5),
                                        lab::entry("Gold", "", 1)};
        deck.waivers = {};
        QCOMPARE(validators::makeLegal(ResolvedDeck(*catalogue, deck), options).changed, 8);
        deck.waivers = {{"LAB-V40", "Copper"}};
        QCOMPARE(verdictOf(validators::check(ResolvedDeck(*catalogue, deck), options)), Verdict::Illegal);
        const LegalPlan alone = validators::makeLegal(ResolvedDeck(*catalogue, deck), options);
        QVERIFY2(alone.possible, alone.unreachable.empty() ? "no reason" : alone.unreachable.front().id.c_str());
        QCOMPARE(alone.changed, 2);
        Deck mended = deck;
        muster::apply(mended, alone.edits);
        QVERIFY(!unlawful(validators::check(ResolvedDeck(*catalogue, mended), options)));
    }

    /// A misspelled name is corrected before its line is taken out, however few copies it has.
    void correctingIsLessThanRemoving()
    {
        const auto catalogue = lab::catalogue(pool());
        const Format rules = ::format("limits: {LAB-V1: {at least: 4, at most: 8}}\n");
        CheckOptions options;
        options.format = &rules;
        Deck deck = lab::deck();
        deck.section("main").entries = {lab::entry("Fox", "Ember", 2), lab::entry("Copper", "", 3),
                                        lab::entry("Sprak", "", 1)};
        const LegalPlan plan = validators::makeLegal(ResolvedDeck(*catalogue, deck), options);
        QVERIFY(plan.possible);
        QCOMPARE(plan.edits.size(), std::size_t(1));
        QCOMPARE(plan.edits.front().kind, DeckEdit::Kind::Replace);
        QCOMPARE(plan.edits.front().entry.card, std::string("Spark"));
        QCOMPARE(plan.changed, 1);
        // Where a card has to go anyway, the line that nobody understands is the one.
        deck.section("main").entries[1].count = 6;
        const LegalPlan full = validators::makeLegal(ResolvedDeck(*catalogue, deck), options);
        QCOMPARE(full.edits.size(), std::size_t(1));
        QCOMPARE(full.edits.front().kind, DeckEdit::Kind::Remove);
        QCOMPARE(full.changed, 1);
    }

    /// A file of a mebibyte can hold twenty thousand lines of 999 cards, clear or not.
    void heapsAreCutDown()
    {
        const auto catalogue = lab::catalogue(pool());
        Deck deck = lab::deck();
        for (int i = 0; i < 20'000; ++i)
            deck.section("main").entries.push_back(
                lab::entry(i % 3 == 0 ? "Copper" : (i % 3 == 1 ? "Sprak" : "Qwertyuiop"), "", 999));
        const LegalPlan plan = validators::makeLegal(ResolvedDeck(*catalogue, deck));
        QVERIFY(plan.possible);
        Deck mended = deck;
        muster::apply(mended, plan.edits);
        QVERIFY(!unlawful(validators::check(ResolvedDeck(*catalogue, mended))));
        // All but eight go; two Units, which the lab game asks for, come in place of two that stay.
        QCOMPARE(plan.changed, 20'000 * 999 - 6 + 2);
    }

    /// Decks full of misspelled names are the hardest: each line has several readings.
    void answersWhileOneTypes()
    {
        std::vector<lab::Printing> cards = pool();
        for (int i = 0; i < 400; ++i)
            cards.push_back({"Unit number " + std::to_string(i), "Ember", "unit", "", "AAA"});
        const auto catalogue = lab::catalogue(cards);
        const Format rules = ::format("limits: {LAB-V1: {exactly: 70}}\n");
        CheckOptions options;
        options.format = &rules;
        Deck deck = lab::deck();
        for (int i = 0; i < 60; ++i)
            deck.section("main").entries.push_back(lab::entry("Unit nubmer " + std::to_string(i * 7), "", 2));
        const ResolvedDeck resolved(*catalogue, deck);
        const LegalPlan plan = validators::makeLegal(resolved, options);
        QVERIFY(plan.possible);
        Deck mended = deck;
        muster::apply(mended, plan.edits);
        QVERIFY(!unlawful(validators::check(ResolvedDeck(*catalogue, mended), options)));
        // 25 of the lines, two cards each, are too many; the others are renamed.
        QCOMPARE(plan.changed, 35 + 50);
    }
};

QTEST_GUILESS_MAIN(MakeLegalTest)
#include "make_legal_test.moc"
