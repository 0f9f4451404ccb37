// SPDX-License-Identifier: GPL-3.0-or-later
// What formats say of decks that no deck file can be, and what is wrong with a format that only shows against cards.
#include <QTest>
#include <algorithm>

#include "model/decks/deck_edit.h"
#include "tests/validators/lab.h"
#include "validators/checker.h"

using namespace muster;
using validators::CheckOptions;

namespace {

const std::vector<lab::Printing>& printings()
{
    static const std::vector<lab::Printing> all = {
        {"Fox", "Ember", "unit", "", "AAA"},     {"Fox", "Tide", "unit", "", "BBB"},
        {"Wolf", "Ember", "unit", "", "AAA"},    {"Spark", "", "spell", "", "AAA"},
        {"Copper", "", "coin", "copper", "AAA"},
    };
    return all;
}

Format format(const std::string& more)
{
    auto read =
        readFormat("format: lab/case\ngame: lab\ntitle: Case\nversion: \"1\"\n" + more, "format.yaml", *lab::game());
    if (!read)
        qFatal("a lab format cannot be read: line %d", read.error().front().at.line);
    return std::move(*read);
}

const Finding* find(const std::vector<Finding>& findings, std::string_view id)
{
    const auto it = std::ranges::find(findings, id, &Finding::id);
    return it == findings.end() ? nullptr : &*it;
}

Deck eight()
{
    Deck deck = lab::deck();
    deck.section("main").entries = {lab::entry("Fox", "Ember", 2), lab::entry("Copper", "", 6)};
    return deck;
}

} // namespace

class FormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherGamesFormat()
    {
        const auto catalogue = lab::catalogue(printings());
        Format other = format("");
        other.game = "chess";
        CheckOptions options;
        options.format = &other;
        const Deck deck = eight();
        const auto findings = validators::check(ResolvedDeck(*catalogue, deck), options);
        QVERIFY(find(findings, "FMT-GAME") != nullptr);
        QCOMPARE(verdictOf(findings), Verdict::Illegal);
        other.game = "lab";
        QCOMPARE(verdictOf(validators::check(ResolvedDeck(*catalogue, deck), options)), Verdict::Legal);
    }

    /// A limit that hangs on an option: what the format says goes before what the deck says; a word is no limit.
    void limitsByOption()
    {
        const auto catalogue = lab::catalogue(printings());
        Deck deck = lab::deck();
        deck.section("main").entries = {lab::entry("Fox", "Ember", 2), lab::entry("Spark", "", 2),
                                        lab::entry("Copper", "", 4)};
        const Format two = format("options: {spell_copies: 2}\n");
        const Format one = format("options: {spell_copies: 1}\n");
        const Format none = format("options: {spell_copies: none}\n");
        const Format silent = format("");
        const CardIndex spark = catalogue->findByName("Spark").front();
        const auto limitOf = [&](const Format* by, const char* ofDeck) -> std::optional<int> {
            deck.options.clear();
            if (ofDeck != nullptr)
                deck.options["spell_copies"] = ofDeck;
            CheckOptions options;
            options.format = by;
            const ResolvedDeck resolved(*catalogue, deck);
            const auto findings = validators::check(resolved, options);
            const Finding* broken = find(findings, "LAB-V9");
            const auto answer = validators::mayAdd(resolved, spark, options);
            if (broken == nullptr)
                return answer.limit;
            if (broken->severity != Severity::Illegal || answer.allowed || answer.limit != broken->limit)
                return -1;
            return broken->limit;
        };
        QCOMPARE(limitOf(nullptr, nullptr), std::nullopt);
        QCOMPARE(limitOf(&silent, nullptr), std::nullopt);
        QCOMPARE(limitOf(nullptr, "1"), std::optional(1));
        QCOMPARE(limitOf(&silent, "1"), std::optional(1));
        QCOMPARE(limitOf(&one, nullptr), std::optional(1));
        QCOMPARE(limitOf(&two, nullptr), std::optional(2));
        QCOMPARE(limitOf(&two, "1"), std::optional(2));
        QCOMPARE(limitOf(&none, "1"), std::nullopt);
        QCOMPARE(limitOf(nullptr, "many"), std::nullopt); // a value that the game does not have
        QCOMPARE(limitOf(nullptr, "0"), std::nullopt);
    }

    void optionsThatTheGameLacks()
    {
        const auto catalogue = lab::catalogue(printings());
        Deck deck = eight();
        deck.options = {{"weather", "rain"}};
        auto findings = validators::check(ResolvedDeck(*catalogue, deck));
        QVERIFY(find(findings, "FMT-OPTION") != nullptr);
        QCOMPARE(find(findings, "FMT-OPTION")->label, std::string("weather"));
        QCOMPARE(find(findings, "FMT-OPTION")->nearest, std::vector<std::string>());
        deck.options = {{"nigth", "dark"}};
        findings = validators::check(ResolvedDeck(*catalogue, deck));
        QCOMPARE(find(findings, "FMT-OPTION")->nearest, std::vector<std::string>{"night"});
        deck.options = {{"night", "bright"}};
        findings = validators::check(ResolvedDeck(*catalogue, deck));
        QCOMPARE(find(findings, "FMT-VALUE")->label, std::string("night"));
        QCOMPARE(find(findings, "FMT-VALUE")->nearest, (std::vector<std::string>{"dark", "clear"}));
        deck.options = {{"night", "clear"}};
        QVERIFY(validators::check(ResolvedDeck(*catalogue, deck)).empty());
    }

    /// The day of the event, or the day that was asked for, which counts more.
    void dayOfTheEvent()
    {
        const auto catalogue = lab::catalogue(printings());
        const Format may = format("from: 2026-05-01\nuntil: 2026-05-31\n");
        Deck deck = eight();
        deck.event.date = "2026-04-30";
        CheckOptions options;
        options.format = &may;
        QVERIFY(find(validators::check(ResolvedDeck(*catalogue, deck), options), "FMT-NOT-YET") != nullptr);
        options.date = "2026-05-31";
        QVERIFY(validators::check(ResolvedDeck(*catalogue, deck), options).empty());
        options.date = "2026-06-01";
        QVERIFY(find(validators::check(ResolvedDeck(*catalogue, deck), options), "FMT-OVER") != nullptr);
        deck.event.date.clear();
        options.date.clear();
        QVERIFY(validators::check(ResolvedDeck(*catalogue, deck), options).empty());
    }

    /// A name without its Origin bans all cards of that name.
    void bansByName()
    {
        const auto catalogue = lab::catalogue(printings());
        Deck deck = eight();
        deck.section("main").entries = {lab::entry("Fox", "Ember", 2), lab::entry("Fox", "Tide", 2),
                                        lab::entry("Copper", "", 4)};
        CheckOptions options;
        const Format all = format("banned:\n  - {card: Fox}\n");
        options.format = &all;
        auto findings = validators::check(ResolvedDeck(*catalogue, deck), options);
        QCOMPARE(std::ranges::count(findings, "FMT-BANNED", &Finding::id), 2);
        const Format tide = format("banned:\n  - {card: Fox, origin: Tide, reason: Wet}\n");
        options.format = &tide;
        findings = validators::check(ResolvedDeck(*catalogue, deck), options);
        QCOMPARE(std::ranges::count(findings, "FMT-BANNED", &Finding::id), 1);
        QCOMPARE(find(findings, "FMT-BANNED")->subjects.front().name, std::string("Fox [Tide]"));
        QCOMPARE(find(findings, "FMT-BANNED")->label, std::string("Wet"));
    }

    /// Leave for one rule does not hide that another is broken.
    void waiverOfABan()
    {
        const auto catalogue = lab::catalogue(printings());
        Deck deck = eight();
        deck.section("main").entries = {lab::entry("Fox", "Ember", 3), lab::entry("Copper", "", 5)};
        deck.waivers = {{"fmt-banned", "fox"}};
        CheckOptions options;
        const Format rules = format("banned:\n  - {card: Fox, origin: Ember}\n");
        options.format = &rules;
        const auto findings = validators::check(ResolvedDeck(*catalogue, deck), options);
        QVERIFY(find(findings, "FMT-BANNED")->waived);
        QVERIFY(!find(findings, "LAB-V3")->waived);
        QVERIFY(find(findings, "FMT-WAIVER") == nullptr);
        QCOMPARE(verdictOf(findings), Verdict::Illegal);
        deck.waivers.push_back({"LAB-V3", ""});
        QCOMPARE(verdictOf(validators::check(ResolvedDeck(*catalogue, deck), options)), Verdict::Legal);
    }

    void problemsAgainstTheCards()
    {
        const auto catalogue = lab::catalogue(printings());
        const Errors errors = validators::checkFormat(
            format(
                "sets: [AAA, ABA]\nbanned:\n  - {card: Wofl}\nrestricted:\n  - {card: Fox, origin: Dune, at most: 1}\n"
                "  - {cards: \"type:unit\", at most: 1}\n"),
            *catalogue);
        QCOMPARE(errors.size(), std::size_t(3));
        QCOMPARE(errors[0].kind, ErrorKind::UnknownCard);
        QCOMPARE(errors[0].arguments.front(), std::string("Wofl"));
        QCOMPARE(errors[0].nearest, std::string("Wolf"));
        QVERIFY(errors[0].at.line > 0);
        QCOMPARE(errors[1].kind, ErrorKind::UnknownCard);
        QCOMPARE(errors[2].kind, ErrorKind::UnknownSet);
        QCOMPARE(errors[2].nearest, std::string("AAA"));
        QVERIFY(validators::checkFormat(format("sets: [AAA]\nbanned:\n  - {card: wolf}\n"), *catalogue).empty());
        Format limits = format("");
        limits.limits.push_back({"LAB-V99", 1, 2});
        QCOMPARE(validators::checkFormat(limits, *catalogue).front().kind, ErrorKind::UnknownRule);
    }
};

QTEST_GUILESS_MAIN(FormatsTest)
#include "formats_test.moc"
