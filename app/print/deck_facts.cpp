// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/deck_facts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "model/decks/deck_code.h"
#include "model/decks/list_writer.h"
#include "model/query/matcher.h"
#include "validators/rules_in_force.h"

namespace muster::app::print {

namespace {

struct PrintFacts {
    Q_DECLARE_TR_FUNCTIONS(PrintFacts)
};

constexpr qsizetype LongestName = 200;

QString text(std::string_view bytes) { return shown(bytes, LongestName).simplified(); }

/// How many specific cards share the name of this one.
bool sharesName(const Catalogue& catalogue, CardIndex card)
{
    const auto cards = catalogue.findByName(catalogue.card(card).name());
    return std::any_of(cards.begin(), cards.end(), [&](CardIndex other) {
        return catalogue.card(other).identity() != catalogue.card(card).identity();
    });
}

CardRow rowOf(const ResolvedDeck& deck, const ListingLine& line)
{
    const ResolvedEntry& found = deck.entries()[line.entry];
    const DeckEntry& written = deck.deck().sections[found.section].entries[found.row];
    const Catalogue& catalogue = deck.catalogue();
    CardRow row;
    row.count = line.count;
    row.section = found.section;
    row.row = found.row;
    QStringList details;
    if (found.status != ResolvedEntry::Status::Card) {
        row.clear = false;
        row.name = text(written.card);
        for (const auto& [key, value] : written.identity)
            details += text(value);
        details += found.status == ResolvedEntry::Status::Unknown ? PrintFacts::tr("no such card")
                                                                  : PrintFacts::tr("which one?");
    } else {
        const Card card = catalogue.card(found.card);
        row.card = found.card;
        row.name = text(card.name());
        for (const FieldIndex field : catalogue.game().identity)
            details += text(identityValue(catalogue, found.card, field));
        if (sharesName(catalogue, found.card))
            details += text(card.id());
    }
    details.removeAll(QString());
    row.detail = details.join(QStringLiteral(" · "));
    return row;
}

QString sectionLabel(const DeckKind* kind, const std::string& key)
{
    if (kind != nullptr) {
        for (const SectionKind& section : kind->sections) {
            if (section.key == key)
                return text(section.label);
        }
    }
    return text(key);
}

std::vector<CardGroup> groupsOf(const ResolvedDeck& deck)
{
    const DeckKind* kind = deck.catalogue().game().findDeckKind(deck.deck().kind);
    const auto parts = listing(deck);
    const bool several = (kind != nullptr && kind->sections.size() > 1)
        || std::any_of(parts.begin(), parts.end(),
                       [&](const ListingPart& part) { return part.section != parts.front().section; });
    std::vector<CardGroup> groups;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        CardGroup group;
        group.group = text(parts[i].group);
        group.cards = parts[i].cards;
        if (several) {
            group.section = sectionLabel(kind, parts[i].section);
            group.firstOfSection = i == 0 || parts[i - 1].section != parts[i].section;
            for (const ListingPart& part : parts) {
                if (part.section == parts[i].section)
                    group.sectionCards += part.cards;
            }
        }
        for (const ListingLine& line : parts[i].lines)
            group.rows.push_back(rowOf(deck, line));
        groups.push_back(std::move(group));
    }
    return groups;
}

/// Copies that the rules allow of each specific card: the strictest of the rules about copies, bans and restrictions.
class CopyBounds {
public:
    CopyBounds(const ResolvedDeck& deck, const validators::RulesInForce& rules, const Format* format)
        : m_deck(deck),
          m_rules(rules),
          m_format(format)
    {
        if (format == nullptr)
            return;
        for (const FormatCards& cards : format->restricted) {
            if (cards.what)
                m_restricted.emplace_back(query::Matcher(*cards.what, deck.catalogue()), cards.limit);
        }
    }

    [[nodiscard]] int of(std::size_t section, std::size_t row) const
    {
        for (const ResolvedEntry& entry : m_deck.entries()) {
            if (entry.section == section && entry.row == row && entry.status == ResolvedEntry::Status::Card)
                return of(entry);
        }
        return 0;
    }

private:
    [[nodiscard]] int of(const ResolvedEntry& entry) const
    {
        int limit = 0;
        const auto take = [&](int bound) { limit = limit == 0 ? bound : std::min(limit, bound); };
        for (const validators::RuleInForce& rule : m_rules.rules()) {
            if (rule.rule->per != CountPer::Identity || !rule.most || rule.most->times != 0 || !rule.given.empty()
                || rule.rule->above != Severity::Illegal)
                continue;
            if (m_rules.counts()[rule.count].matches(entry.card))
                take(rule.most->number);
        }
        for (const auto& [matcher, bound] : m_restricted) {
            if (matcher.matches(entry.card))
                take(bound);
        }
        if (m_format != nullptr) {
            for (const FormatCards& cards : m_format->restricted) {
                DeckEntry named;
                named.card = cards.card;
                named.identity = cards.identity;
                const auto meant = cards.what ? ResolvedEntry() : resolve(m_deck.catalogue(), named, Proposals::No);
                if (meant.status == ResolvedEntry::Status::Card && meant.identity == entry.identity)
                    take(cards.limit);
            }
        }
        return limit;
    }

    const ResolvedDeck& m_deck;
    const validators::RulesInForce& m_rules;
    const Format* m_format;
    std::vector<std::pair<query::Matcher, int>> m_restricted;
};

/// The rules of legality about counts of the whole deck, as they stand for this deck.
std::vector<CountLine> limitsOf(const ResolvedDeck& deck, const validators::RulesInForce& rules)
{
    const auto tallies = rules.tally(deck);
    std::vector<CountLine> lines;
    for (const validators::RuleInForce& rule : rules.rules()) {
        const bool binds = (rule.least && rule.rule->below >= Severity::Incomplete)
            || (rule.most && rule.rule->above >= Severity::Incomplete);
        if (rule.rule->per != CountPer::Deck || !binds || !rule.applies(tallies))
            continue;
        const auto value = [&](const std::optional<validators::Bound>& bound) -> std::optional<int> {
            if (!bound)
                return std::nullopt;
            return bound->number + (bound->times == 0 ? 0 : bound->times * tallies[bound->of].certain);
        };
        CountLine line{text(rule.rule->label), tallies[rule.count].possible, value(rule.least), value(rule.most)};
        const bool there = std::any_of(lines.begin(), lines.end(), [&](const CountLine& other) {
            return other.label == line.label && other.least == line.least && other.most == line.most;
        });
        if (!there)
            lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace

QString dateWithMonth(const QString& date)
{
    const QDate day = QDate::fromString(date, Qt::ISODate);
    if (!day.isValid())
        return date;
    return PrintFacts::tr("%1 (%2)", "2026-10-03 (3 October 2026)")
        .arg(date,
             QLocale(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale())
                 .toString(day, QStringLiteral("d MMMM yyyy")));
}

int countOf(const DeckFacts& facts, const query::Query& what)
{
    const query::Matcher matcher(what, *facts.catalogue);
    const ResolvedDeck resolved(*facts.catalogue, facts.checked->deck->deck);
    int count = 0;
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status == ResolvedEntry::Status::Card && matcher.matches(entry.card))
            count += entry.count;
    }
    return count;
}

DeckFacts factsOf(std::shared_ptr<const CheckedFile> checked, const Format* format, Occasion occasion)
{
    const Deck& deck = checked->deck->deck;
    const Catalogue& catalogue = *checked->catalogue;
    const Game& game = catalogue.game();
    const DeckKind* kind = game.findDeckKind(deck.kind);
    const ResolvedDeck resolved(catalogue, deck);
    DeckFacts facts;
    facts.occasion = std::move(occasion);
    const auto fill = [](QString& value, const std::string& otherwise) {
        if (value.isEmpty())
            value = text(otherwise);
    };
    fill(facts.occasion.event, deck.event.name);
    fill(facts.occasion.date, deck.event.date);
    fill(facts.occasion.table, deck.event.table);
    validators::CheckOptions circumstances;
    circumstances.format = format;
    circumstances.date = facts.occasion.date.toStdString();
    circumstances.players = facts.occasion.players;
    const validators::OptionsInForce options(game, deck, circumstances);
    if (facts.occasion.players == 0)
        facts.occasion.players = options.number("players").value_or(0);
    facts.deck = text(deck.name);
    facts.game = text(game.title);
    facts.gameKey = QString::fromStdString(game.key);
    facts.deckKind = deck.kind;
    facts.kind = kind != nullptr ? text(kind->label) : QString();
    facts.format = format != nullptr ? text(format->title) : text(checked->format);
    facts.hash = QString::fromStdString(checked->hash);
    facts.rules = PrintFacts::tr("%1 rules, version %2").arg(facts.game, text(game.version));
    facts.file = text(checked->input.name);
    if (const auto code = deckCode(resolved))
        facts.code = *code;
    facts.verdict = checked->verdict();
    for (const Finding& finding : checked->findings) {
        if (!finding.waived)
            facts.findings.push_back(
                {findingTitle(finding), QString::fromStdString(finding.id), finding.severity >= Severity::Incomplete});
    }
    facts.groups = groupsOf(resolved);
    const validators::RulesInForce rules(resolved, format, options);
    facts.limits = limitsOf(resolved, rules);
    const CopyBounds bounds(resolved, rules, format);
    for (CardGroup& group : facts.groups) {
        for (CardRow& row : group.rows)
            row.limit = bounds.of(row.section, row.row);
    }
    facts.cards = checked->cards;
    facts.catalogue = checked->catalogue;
    facts.checked = std::move(checked);
    return facts;
}

} // namespace muster::app::print
