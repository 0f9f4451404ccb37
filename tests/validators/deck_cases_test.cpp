// SPDX-License-Identifier: GPL-3.0-or-later
// Each folder tests/decks/GAME/CASE is a test: deck.muster, what must be found in expected.yaml, and where it needs
// them a format.yaml, a shop.muster, cards.yaml, a further shipped set, and own.yaml, a set of the person. A new folder is
// a new test.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "model/decks/deck_file.h"
#include "model/games/rule_book.h"
#include "tests/validators/case_file.h"
#include "validators/checker.h"

using namespace Qt::StringLiterals;
using namespace muster;
using cases::Expected;
using cases::ExpectedFinding;

namespace {

/// Games that claim to be checked in full: each of their rules and requirements has its cases.
const QStringList coveredGames{u"armory"_s, u"hero"_s, u"sceptre"_s, u"script"_s, u"spoils"_s};

const std::map<QString, cases::Case>& deckCases()
{
    static const auto found = cases::casesUnder(u"tests/decks"_s);
    return found;
}

const std::map<QString, cases::Case>& setCases()
{
    static const auto found = cases::casesUnder(u"tests/sets"_s);
    return found;
}

/// Decks that can be read; `verdict` alone looks at those that cannot.
std::map<QString, cases::Case> readableDecks()
{
    auto found = deckCases();
    std::erase_if(found, [](const auto& each) { return !each.second.expected().errors.empty(); });
    return found;
}

const RuleBook& rulesOf(const QString& game)
{
    static std::map<QString, RuleBook> books;
    const auto [it, fresh] = books.try_emplace(game);
    if (fresh) {
        auto book = readRuleBook(test::bytesOf(cases::sourceFile(u"resources/games/"_s + game + u"/rules.yaml"_s)),
                                 "rules.yaml");
        if (!book)
            qFatal("%s", qPrintable(test::listed(book.error())));
        it->second = std::move(*book);
    }
    return it->second;
}

std::vector<std::string> requirementsOf(const Errors& errors)
{
    std::vector<std::string> requirements;
    for (const Error& error : errors)
        requirements.push_back(error.requirement);
    return requirements;
}

/// Whether one of the requirements is this rule, or rests on it.
bool speaksOf(const std::vector<std::string>& requirements, const std::string& rule, const QString& game)
{
    return std::ranges::any_of(requirements, [&](const std::string& id) {
        const RuleEntry* entry = rulesOf(game).find(id);
        return id == rule || (entry != nullptr && std::ranges::count(entry->rules, rule) > 0);
    });
}

void addRows(const std::map<QString, cases::Case>& found)
{
    QTest::addColumn<QString>("name");
    for (const auto& [name, folder] : found)
        QTest::newRow(qPrintable(name)) << name;
}

/// The shipped cards of a game, read once.
std::shared_ptr<const Catalogue> shippedCards(const QString& game)
{
    static std::map<QString, std::shared_ptr<const Catalogue>> catalogues;
    auto& catalogue = catalogues[game];
    if (!catalogue)
        catalogue = cases::cardsOf(game);
    return catalogue;
}

std::string wordOf(Severity severity)
{
    constexpr const char* words[] = {"advice", "warning", "incomplete", "illegal"};
    return words[static_cast<std::size_t>(severity)];
}

std::string wordOf(Verdict verdict)
{
    constexpr const char* words[] = {"legal", "incomplete", "illegal"};
    return words[static_cast<std::size_t>(verdict)];
}

/// The part of a finding that an expectation speaks of, as one line.
std::string lineOf(const Finding& finding, const ExpectedFinding& about)
{
    std::string text = finding.id + " " + wordOf(finding.severity) + (finding.waived ? " waived" : "");
    const auto number = [&](const char* name, std::optional<int> value, bool wanted) {
        if (wanted)
            text += std::string(" ") + name + " " + (value ? std::to_string(*value) : "none");
    };
    number("have", finding.have, about.have.has_value());
    number("need", finding.need, about.need.has_value());
    number("limit", finding.limit, about.limit.has_value());
    if (about.label)
        text += " label " + finding.label;
    if (about.part)
        text += " part " + finding.part;
    if (!about.subjects.empty())
        for (const Subject& subject : finding.subjects)
            text += " [" + subject.name + "]";
    if (!about.rows.empty())
        for (const Subject& subject : finding.subjects)
            for (const Subject::Row& row : subject.rows)
                text += " row " + std::to_string(row.row + 1);
    if (!about.nearest.empty())
        for (const std::string& near : finding.nearest)
            text += " near " + near;
    return text;
}

std::string lineOf(const ExpectedFinding& expected)
{
    Finding finding;
    finding.id = expected.id;
    finding.severity = expected.severity == "illegal" ? Severity::Illegal
        : expected.severity == "incomplete"           ? Severity::Incomplete
        : expected.severity == "warning"              ? Severity::Warning
                                                      : Severity::Advice;
    finding.have = expected.have;
    finding.need = expected.need;
    finding.limit = expected.limit;
    finding.label = expected.label.value_or(std::string());
    finding.part = expected.part.value_or(std::string());
    finding.waived = expected.waived;
    finding.nearest = expected.nearest;
    for (const std::string& name : expected.subjects)
        finding.subjects.emplace_back().name = name;
    if (!expected.rows.empty() && finding.subjects.empty())
        finding.subjects.emplace_back();
    for (const int row : expected.rows)
        finding.subjects.back().rows.push_back({0, static_cast<std::size_t>(row - 1)});
    return lineOf(finding, expected);
}

/// A deck with what it points to; the deck and its format must stay where they are.
struct Loaded {
    Deck deck;
    std::optional<Format> format;
    Deck shopDeck;
    std::optional<ResolvedDeck> shop;
    std::shared_ptr<const Catalogue> catalogue;

    [[nodiscard]] validators::CheckOptions options() const
    {
        validators::CheckOptions result;
        result.format = format ? &*format : nullptr;
        result.shop = shop ? &*shop : nullptr;
        return result;
    }
};

} // namespace

class DeckCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdict_data() { addRows(deckCases()); }
    void verdict()
    {
        QFETCH(QString, name);
        const Expected expected = deckCases().at(name).expected();
        if (!expected.errors.empty()) {
            unreadable(deckCases().at(name), expected);
            return;
        }
        Loaded loaded;
        load(name, loaded);
        const auto findings = validators::check(ResolvedDeck(*loaded.catalogue, loaded.deck), loaded.options());
        std::string found;
        std::string wanted;
        for (std::size_t i = 0; i < std::max(findings.size(), expected.findings.size()); ++i) {
            const ExpectedFinding about = i < expected.findings.size() ? expected.findings[i] : ExpectedFinding();
            if (i < findings.size())
                found += lineOf(findings[i], about) + "\n";
            if (i < expected.findings.size())
                wanted += lineOf(about) + "\n";
        }
        QVERIFY2(found == wanted, ("found\n" + found + "but expected\n" + wanted).c_str());
        QCOMPARE(wordOf(verdictOf(findings)), expected.verdict);
        for (const std::string& rule : expected.rules) {
            const bool broken = std::ranges::any_of(findings, [&](const Finding& finding) {
                return !finding.waived
                    && (finding.id == rule
                        || (expected.kind == "invalid" && std::ranges::count(finding.rules, rule) > 0));
            });
            QVERIFY2(broken == (expected.kind == "invalid"),
                     ("the case does not show what it says of " + rule).c_str());
        }
    }

    /// Each fix that takes cards out or puts them in leaves its finding no worse; what is called safe mends it.
    void fixes_data() { addRows(readableDecks()); }
    void fixes()
    {
        QFETCH(QString, name);
        Loaded loaded;
        load(name, loaded);
        const auto findings = validators::check(ResolvedDeck(*loaded.catalogue, loaded.deck), loaded.options());
        for (const Finding& finding : findings)
            for (const Fix& fix : finding.fixes) {
                QVERIFY(!fix.edits.empty());
                QVERIFY(fix.count > 0);
                QVERIFY(!fix.name.empty() || fix.kind == Fix::Kind::RemoveCopies); // of many cards
                Deck mended = loaded.deck;
                muster::apply(mended, fix.edits);
                QVERIFY2(!(mended == loaded.deck), finding.id.c_str());
                const auto after = validators::check(ResolvedDeck(*loaded.catalogue, mended), loaded.options());
                QVERIFY2(total(after, finding) < total(findings, finding)
                             || distance(after, finding) < distance(findings, finding),
                         (finding.id + " is not mended by: " + fix.name).c_str());
            }
    }

    void makeLegal_data() { addRows(readableDecks()); }
    void makeLegal()
    {
        QFETCH(QString, name);
        const Expected expected = deckCases().at(name).expected();
        Loaded loaded;
        load(name, loaded);
        const auto plan = validators::makeLegal(ResolvedDeck(*loaded.catalogue, loaded.deck), loaded.options());
        if (expected.changed)
            QCOMPARE(plan.changed, *expected.changed);
        if (expected.verdict == "legal")
            QVERIFY(plan.possible && plan.edits.empty());
        const bool beyondCards = std::ranges::any_of(expected.findings, [](const ExpectedFinding& finding) {
            return finding.id == "FMT-OVER" || finding.id == "FMT-NOT-YET" || finding.id == "FMT-UNKNOWN"
                || finding.id == "SPO-D03";
        });
        const ResolvedDeck resolved(*loaded.catalogue, loaded.deck);
        const bool faulty =
            std::ranges::any_of(resolved.entries(), [](const ResolvedEntry& entry) { return entry.faulty != nullptr; });
        QCOMPARE(plan.possible, !beyondCards && !faulty);
        if (!plan.possible) {
            QVERIFY(!plan.unreachable.empty());
            return;
        }
        Deck mended = loaded.deck;
        muster::apply(mended, plan.edits);
        const auto after = validators::check(ResolvedDeck(*loaded.catalogue, mended), loaded.options());
        QCOMPARE(wordOf(verdictOf(after)), std::string("legal"));
    }

    /// The chances beside a finding: now, and with one or two cards more.
    void figures()
    {
        const auto figuresOf = [&](const char* name, const std::string& id) {
            Loaded loaded;
            load(QLatin1String(name), loaded);
            for (const Finding& finding :
                 validators::check(ResolvedDeck(*loaded.catalogue, loaded.deck), loaded.options()))
                if (finding.id == id)
                    return finding.figures;
            return std::vector<Figure>();
        };
        const auto compare = [](const std::vector<Figure>& found, const std::vector<Figure>& wanted) {
            QCOMPARE(found.size(), wanted.size());
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                QCOMPARE(found[i].key, wanted[i].key);
                QCOMPARE(found[i].count, wanted[i].count);
                QVERIFY2(std::abs(found[i].value - wanted[i].value) < 5e-4, std::to_string(found[i].value).c_str());
            }
        };
        compare(figuresOf("sceptre: champions-9", "SCE-V10"),
                {{"dead hand", 9, 436270780.0 / 1198774720.0},
                 {"dead hand", 10, 386206920.0 / 1198774720.0},
                 {"dead hand", 11, 341149446.0 / 1198774720.0},
                 {"lost to dead hands", 9, 0.0010627}});
        compare(figuresOf("sceptre: no-coins", "SCE-V21"),
                {{"two coins in eight", 0, 0.0},
                 {"two coins in eight", 16, 0.5896},
                 {"two coins in eight", 20, 0.7315},
                 {"two coins in eight", 24, 0.8363}});
        compare(figuresOf("sceptre: one-exterior", "SCE-V24"), {{"locked away", 1, 5.0 / 70}});
        // ARM-022: of thirteen cards six are left for the seven of the hand.
        compare(figuresOf("armory: thirteen-cards", "ARM-D9"), {{"cards to redraw", 0, 6.0}});
    }

    /// A card in the wrong section goes where it belongs if there is a place for it, and else out of the deck.
    void whatHasNoPlaceGoes()
    {
        Loaded loaded;
        load(u"hero: hero-in-the-deck"_s, loaded);
        const auto fixOf = [&] {
            for (const Finding& finding :
                 validators::check(ResolvedDeck(*loaded.catalogue, loaded.deck), loaded.options()))
                if (finding.id == "HRO-D5" && !finding.fixes.empty())
                    return finding.fixes.front().kind;
            qFatal("no fix");
        };
        QCOMPARE(fixOf(), Fix::Kind::RemoveCopies); // another hero stands there
        loaded.deck.section("hero").entries.clear();
        QCOMPARE(fixOf(), Fix::Kind::MoveCards);
    }

    /// What a set's author is told of cards that break a rule.
    void cards_data() { addRows(setCases()); }
    void cards()
    {
        QFETCH(QString, name);
        const cases::Case& about = setCases().at(name);
        const Expected expected = about.expected();
        const auto set = readSet(test::bytesOf(about.file("set.yaml")), "set.yaml", *cases::gameOf(about.game));
        const std::vector<std::string> requirements = set ? std::vector<std::string>() : requirementsOf(set.error());
        QVERIFY2(requirements == expected.errors, set ? "no error" : qPrintable(test::listed(set.error())));
        const std::vector<std::string> warnings = set ? requirementsOf(set->warnings) : std::vector<std::string>();
        QVERIFY2(warnings == expected.warnings, set ? qPrintable(test::listed(set->warnings)) : "no set");
        if (expected.kind == "invalid")
            for (const std::string& rule : expected.rules)
                QVERIFY2(speaksOf(requirements, rule, about.game) || speaksOf(warnings, rule, about.game),
                         rule.c_str());
        else
            QVERIFY(set.has_value() && warnings.empty());
    }

    /// Every rule that a validator answers for, and every requirement, has a case that keeps it and one that breaks it;
    /// a rule that only permits something has its case. What is left out needs a reason.
    void coverage_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : coveredGames)
            QTest::newRow(qPrintable(game)) << game;
    }
    void coverage()
    {
        QFETCH(QString, game);
        const RuleBook* book = &rulesOf(game);
        const std::string house = cases::gameOf(game)->prefix + "-H";
        std::map<std::string, std::set<std::string>> shown;
        for (const auto* found : {&deckCases(), &setCases()})
            for (const auto& [name, about] : *found) {
                if (about.game != game)
                    continue;
                const Expected expected = about.expected();
                QVERIFY2(!expected.rules.empty(), qPrintable(name));
                QVERIFY(expected.kind == "valid" || expected.kind == "invalid" || expected.kind == "permitted");
                for (const std::string& rule : expected.rules) {
                    const bool own = rule.starts_with("FMT-") || rule.starts_with(house);
                    QVERIFY2(own || book->find(rule) != nullptr, (rule + " is no rule").c_str());
                    shown[rule].insert(expected.kind);
                }
            }
        const std::set<std::string> reasons = withoutTest();
        std::string missing;
        int covered = 0;
        for (const RuleEntry& entry : book->entries) {
            const bool wanted = entry.kind == RuleEntry::Kind::Requirement
                || (entry.kind == RuleEntry::Kind::Rule && (entry.scope == "validator" || entry.scope == "both"));
            if (!wanted || reasons.contains(entry.id))
                continue;
            ++covered;
            const std::set<std::string>& kinds = shown[entry.id];
            if (!kinds.contains("permitted") && !(kinds.contains("valid") && kinds.contains("invalid")))
                missing += entry.id + " ";
        }
        QVERIFY2(missing.empty(), ("without a valid and an invalid case: " + missing).c_str());
        QVERIFY(covered > 0);
    }

private:
    /// A deck file that cannot be read says which requirement it breaks.
    static void unreadable(const cases::Case& about, const Expected& expected)
    {
        const auto game = cases::gameOf(about.game);
        const auto deck = readDeck(test::bytesOf(about.file("deck.muster")), "deck.muster",
                                   [&](std::string_view key) { return key == game->key ? game.get() : nullptr; });
        QVERIFY(!deck);
        const std::vector<std::string> requirements = requirementsOf(deck.error());
        QVERIFY2(requirements == expected.errors, qPrintable(test::listed(deck.error())));
        QCOMPARE(expected.kind, std::string("invalid"));
        for (const std::string& rule : expected.rules)
            QVERIFY2(speaksOf(requirements, rule, about.game), rule.c_str());
    }

    static void load(const QString& name, Loaded& loaded)
    {
        const cases::Case& about = deckCases().at(name);
        const auto game = cases::gameOf(about.game);
        const auto existing = [&](const char* file) {
            const QString path = about.file(file);
            return QFile::exists(path) ? path : QString();
        };
        const QString further = existing("cards.yaml");
        const QString own = existing("own.yaml");
        loaded.catalogue =
            further.isEmpty() && own.isEmpty() ? shippedCards(about.game) : cases::cardsOf(about.game, further, own);
        const auto lookup = [&](std::string_view key) { return key == game->key ? game.get() : nullptr; };
        auto deck = readDeck(test::bytesOf(about.file("deck.muster")), "deck.muster", lookup);
        if (!deck)
            qFatal("%s: %s", qPrintable(name), qPrintable(test::listed(deck.error())));
        loaded.deck = std::move(*deck);
        if (QFile::exists(about.file("shop.muster"))) {
            auto shop = readDeck(test::bytesOf(about.file("shop.muster")), "shop.muster", lookup);
            if (!shop)
                qFatal("%s: %s", qPrintable(name), qPrintable(test::listed(shop.error())));
            loaded.shopDeck = std::move(*shop);
            loaded.shop.emplace(*loaded.catalogue, loaded.shopDeck);
        }
        const QString format = about.file("format.yaml");
        if (!QFile::exists(format))
            return;
        auto read = readFormat(test::bytesOf(format), "format.yaml", *game);
        if (!read)
            qFatal("%s: %s", qPrintable(name), qPrintable(test::listed(read.error())));
        QVERIFY2(validators::checkFormat(*read, *loaded.catalogue).empty(), qPrintable(name));
        loaded.format = std::move(*read);
    }

    /// Findings of the same requirement, and by how much the numbers of those about the same thing are off.
    static int total(const std::vector<Finding>& findings, const Finding& like)
    {
        return static_cast<int>(std::ranges::count(findings, like.id, &Finding::id));
    }
    static int distance(const std::vector<Finding>& findings, const Finding& like)
    {
        int sum = 0;
        for (const Finding& finding : findings)
            if (finding.id == like.id && finding.have)
                sum += std::abs(*finding.have - finding.limit.value_or(finding.need.value_or(0)));
        return sum;
    }

    static std::set<std::string> withoutTest()
    {
        std::set<std::string> ids;
        const QString path = cases::sourceFile(u"tests/rules_without_test.yaml"_s);
        if (!QFile::exists(path))
            return ids;
        const auto document = yaml::Document::parse(test::bytesOf(path), "rules_without_test.yaml");
        if (!document)
            qFatal("%s", qPrintable(test::listed(document.error())));
        yaml::Report report("rules_without_test.yaml");
        yaml::MapReader map(document->root(), {}, report);
        static_cast<void>(map.texts("complete")); // of engines: rule_coverage_test reads them
        static_cast<void>(map.texts("by the language"));
        if (const yaml::Node* rules = map.child("rules"))
            for (const yaml::Node& node : yaml::readList(*rules, "rules", report)) {
                yaml::MapReader item(node, "rules", report);
                ids.insert(item.requiredText("id"));
                if (item.requiredText("reason").empty())
                    qFatal("a rule is left out without a reason");
                item.finish();
            }
        map.finish();
        if (report.failed())
            qFatal("%s", qPrintable(test::listed(report.errors())));
        return ids;
    }
};

QTEST_GUILESS_MAIN(DeckCasesTest)
#include "deck_cases_test.moc"
