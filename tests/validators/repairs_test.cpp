// SPDX-License-Identifier: GPL-3.0-or-later
// Repairs are tried on every deck of tests/decks: none that is offered may bring a finding or make one worse, and the
// proposals of "make legal" leave legal decks of the same size of change, no worse than plain filling up.
#include <QTest>
#include <algorithm>
#include <map>

#include "model/decks/deck_file.h"
#include "tests/validators/case_file.h"
#include "validators/legal_proposals.h"
#include "validators/repairs.h"

using namespace Qt::StringLiterals;
using namespace muster;

namespace {

/// What is wrong with a deck, as numbers by requirement: how grave, how often, and by how much.
struct Trouble {
    int severity = 0;
    int findings = 0;
    int off = 0;
    [[nodiscard]] bool isWorseThan(const Trouble& other) const
    {
        return severity > other.severity
            || (severity == other.severity && (findings > other.findings || off > other.off));
    }
};

std::map<std::string, Trouble> troubles(const std::vector<Finding>& findings)
{
    std::map<std::string, Trouble> all;
    for (const Finding& finding : findings) {
        if (finding.waived || finding.kind == FindingKind::Summary || finding.kind == FindingKind::OneOfSeveral)
            continue;
        Trouble& trouble = all[finding.id];
        trouble.severity = std::max(trouble.severity, static_cast<int>(finding.severity));
        ++trouble.findings;
        if (finding.have && finding.limit && *finding.have > *finding.limit)
            trouble.off += *finding.have - *finding.limit;
        else if (finding.have && finding.need && *finding.have < *finding.need)
            trouble.off += *finding.need - *finding.have;
    }
    return all;
}

struct Loaded {
    std::shared_ptr<const Catalogue> catalogue;
    Deck deck;
    std::optional<Format> format;
};

/// Cases with their own cards or a shop are left to deck_cases_test.
std::optional<Loaded> load(const cases::Case& about)
{
    if (QFile::exists(about.file("cards.yaml")) || QFile::exists(about.file("own.yaml"))
        || QFile::exists(about.file("shop.muster")))
        return {};
    static std::map<QString, std::shared_ptr<const Catalogue>> shipped;
    auto& catalogue = shipped[about.game];
    if (!catalogue)
        catalogue = cases::cardsOf(about.game);
    const auto game = cases::gameOf(about.game);
    const auto lookup = [&](std::string_view key) { return key == game->key ? game.get() : nullptr; };
    auto deck = readDeck(test::bytesOf(about.file("deck.muster")), "deck.muster", lookup);
    if (!deck)
        return {};
    Loaded loaded{catalogue, std::move(*deck), {}};
    if (QFile::exists(about.file("format.yaml")))
        if (auto format = readFormat(test::bytesOf(about.file("format.yaml")), "format.yaml", *game))
            loaded.format = std::move(*format);
    return loaded;
}

std::vector<Deck> shippedDecks(const QString& key)
{
    const auto game = cases::gameOf(key);
    const auto lookup = [&](std::string_view wanted) { return wanted == game->key ? game.get() : nullptr; };
    std::vector<Deck> decks;
    const QDir folder(cases::sourceFile(u"resources/games/"_s + key + u"/decks"_s));
    for (const QString& name : folder.entryList({u"*.muster"_s}, QDir::Files, QDir::Name))
        if (auto deck = readDeck(test::bytesOf(folder.filePath(name)), "deck.muster", lookup))
            decks.push_back(std::move(*deck));
    return decks;
}

} // namespace

class RepairsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offeredRepairsDoNoHarm_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"armory", "hero", "sceptre", "script", "spoils"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void offeredRepairsDoNoHarm()
    {
        QFETCH(QString, game);
        int offered = 0;
        for (const auto& [name, about] : cases::casesUnder(u"tests/decks"_s)) {
            if (about.game != game)
                continue;
            const auto loaded = load(about);
            if (!loaded)
                continue;
            const ResolvedDeck deck(*loaded->catalogue, loaded->deck);
            validators::CheckOptions options;
            options.format = loaded->format ? &*loaded->format : nullptr;
            std::vector<Finding> findings = validators::check(deck, options);
            const auto before = troubles(findings);
            validators::keepTriedFixes(deck, options, findings);
            for (const Finding& finding : findings)
                for (const Fix& fix : finding.fixes) {
                    ++offered;
                    if (fix.kind == Fix::Kind::UseCard)
                        continue; // lets the deck be counted, which may bring what was hidden to light
                    Deck after = loaded->deck;
                    muster::apply(after, fix.edits);
                    for (const auto& [key, trouble] :
                         troubles(validators::check(ResolvedDeck(*loaded->catalogue, after), options))) {
                        const auto known = before.find(key);
                        const bool worse = known == before.end() || trouble.isWorseThan(known->second);
                        QVERIFY2(!worse,
                                 qPrintable(name
                                            + u": %1 by a repair of %2 with %3"_s.arg(
                                                QString::fromStdString(key), QString::fromStdString(finding.id),
                                                QString::fromStdString(fix.name))));
                    }
                }
        }
        QVERIFY(offered > 10);
    }

    void proposalsAreLegalAndWeighed()
    {
        const auto company = shippedDecks(u"sceptre"_s);
        QVERIFY(company.size() > 2);
        const auto catalogue = cases::cardsOf(u"sceptre"_s);
        // The first lines of a shipped deck: what was the rest?
        Deck begun = company.front();
        begun.format.clear();
        begun.sections.front().entries.resize(5);
        const ResolvedDeck deck(*catalogue, begun);
        const auto proposals = validators::legalProposals(deck, {}, company);
        QVERIFY(proposals.size() > 1 && proposals.size() <= 3);
        QCOMPARE(proposals.front().like, company.front().name);
        QVERIFY(proposals.front().fromThere > 20);
        const int changed = proposals.front().plan.changed;
        const validators::LegalPlan plain = validators::makeLegal(deck, {});
        QCOMPARE(changed, plain.changed);
        for (const validators::LegalProposal& proposal : proposals) {
            Deck after = begun;
            muster::apply(after, proposal.plan.edits);
            const auto findings = validators::check(ResolvedDeck(*catalogue, after), {});
            QCOMPARE(verdictOf(findings), Verdict::Legal);
            QCOMPARE(std::ranges::count(findings, Severity::Warning, &Finding::severity), proposal.warnings);
            QCOMPARE(proposal.plan.changed, changed);
        }
    }

    /// Each card alone would only make an empty deck worse: a Champion without Coins, a Monster without anything to fight it.
    void anEmptyDeckIsFilledAsPlayersDo()
    {
        for (const auto& [game, kind, query, least] : {std::tuple(u"sceptre"_s, "deck", "type:champion", 5),
                                                       std::tuple(u"spoils"_s, "shared", "type:monster", 2)}) {
            const auto catalogue = cases::cardsOf(game);
            Deck empty;
            empty.game = game.toStdString();
            empty.kind = kind;
            const auto proposals = validators::legalProposals(ResolvedDeck(*catalogue, empty), {}, shippedDecks(game));
            Deck after = empty;
            muster::apply(after, proposals.front().plan.edits);
            const ResolvedDeck filled(*catalogue, after);
            QCOMPARE(verdictOf(validators::check(filled, {})), Verdict::Legal);
            const auto parsed = query::parse(query, *cases::gameOf(game));
            QVERIFY(parsed.has_value());
            const query::Matcher matcher(*parsed, *catalogue);
            int found = 0;
            for (const ResolvedEntry& entry : filled.entries())
                found += matcher.matches(entry.card) ? entry.count : 0;
            QVERIFY2(found >= least, qPrintable(u"%1: %2"_s.arg(game).arg(found)));
        }
    }

    void aDeckIsFilledFromTheOneThatHasMostOfIt()
    {
        const auto catalogue = cases::cardsOf(u"sceptre"_s);
        const auto company = shippedDecks(u"sceptre"_s);
        for (const Deck& whole : company) {
            Deck begun = whole;
            begun.format.clear();
            begun.sections.front().entries.resize(6);
            const auto proposals = validators::legalProposals(ResolvedDeck(*catalogue, begun), {}, company);
            QCOMPARE(proposals.front().like, whole.name);
        }
    }

    /// Also where what it lacks is what would have filled it up anyway, as the Copper of a deck does.
    void aDeckGetsBackWhatItLacks()
    {
        int seen = 0;
        for (const char* game : {"armory", "hero", "sceptre", "script", "spoils"}) {
            const auto catalogue = cases::cardsOf(QString::fromUtf8(game));
            const auto company = shippedDecks(QString::fromUtf8(game));
            for (const Deck& whole : company) {
                Deck begun = whole;
                begun.format.clear();
                auto& entries = std::ranges::max_element(begun.sections, {}, [](const DeckSection& section) {
                                    return section.entries.size();
                                })->entries;
                const auto most = std::ranges::max_element(entries, {}, &DeckEntry::count);
                const DeckEntry taken = *most;
                entries.erase(most);
                const ResolvedDeck deck(*catalogue, begun);
                if (verdictOf(validators::check(deck, {})) == Verdict::Legal || taken.count < 4)
                    continue; // or any card fits as well
                ++seen;
                const validators::LegalProposal best = validators::legalProposals(deck, {}, company).front();
                QCOMPARE(best.like, whole.name);
                // Nearly all of what comes is what went; a copy or two may be of a card that weighs less.
                QVERIFY2(best.fromThere * 10 >= taken.count * 8, whole.name.c_str());
                QVERIFY2(best.plan.edits.front().entry.card == taken.card, whole.name.c_str());
            }
        }
        QVERIFY2(seen > 10, qPrintable(QString::number(seen)));
    }

    /// A card in the wrong section goes to the right one, and no other card comes in its place.
    void whatIsMovedStays()
    {
        const auto catalogue = cases::cardsOf(u"hero"_s);
        const auto company = shippedDecks(u"hero"_s);
        const auto lamp = std::ranges::find(company, "The Ninth Lamp", &Deck::name);
        QVERIFY(lamp != company.end());
        Deck deck = *lamp;
        const DeckEntry card = deck.section("main").entries.front();
        deck.section("hero").entries.push_back(card);
        deck.section("hero").entries.back().count = 1;
        deck.format.clear();
        const auto proposals = validators::legalProposals(ResolvedDeck(*catalogue, deck), {}, company);
        for (const validators::LegalProposal& proposal : proposals) {
            QVERIFY(proposal.plan.possible);
            QCOMPARE(proposal.plan.changed, 1);
            for (const DeckEdit& edit : proposal.plan.edits)
                if (edit.kind == DeckEdit::Kind::Add)
                    QCOMPARE(edit.entry.card, card.card);
        }
    }

    void withoutCompanyThereIsThePlainPlan()
    {
        const auto catalogue = cases::cardsOf(u"sceptre"_s);
        Deck empty;
        empty.game = "sceptre";
        const ResolvedDeck deck(*catalogue, empty);
        const auto proposals = validators::legalProposals(deck, {}, {});
        QCOMPARE(proposals.size(), std::size_t(1));
        QVERIFY(proposals.front().plan.possible);
        QVERIFY(proposals.front().like.empty());
    }
};

QTEST_GUILESS_MAIN(RepairsTest)
#include "repairs_test.moc"
