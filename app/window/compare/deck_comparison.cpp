// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/compare/deck_comparison.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/text/list_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/numbers/deck_numbers.h"
#include "model/decks/list_reader.h"
#include "model/decks/list_writer.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DeckComparison)
};

/// What makes two lines lines of one card.
std::string keyOf(const Catalogue& catalogue, const DeckEntry& entry)
{
    const ResolvedEntry found = resolve(catalogue, entry, Proposals::No);
    if (found.status == ResolvedEntry::Status::Card)
        return "#" + std::to_string(found.identity.value);
    std::string key = fold(entry.card);
    for (const auto& [field, value] : entry.identity)
        key += "|" + field + "=" + fold(value);
    return key;
}

std::map<std::string, int> countsOf(const Catalogue& catalogue, const std::vector<DeckEntry>& entries)
{
    std::map<std::string, int> counts;
    for (const DeckEntry& entry : entries)
        counts[keyOf(catalogue, entry)] += entry.count;
    return counts;
}

int countOf(const std::map<std::string, int>& counts, const std::string& key)
{
    const auto found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
}

const std::vector<DeckEntry>& entriesIn(const Deck& deck, const std::string& section)
{
    static const std::vector<DeckEntry> none;
    if (section == ConsideringSection)
        return deck.considering;
    const DeckSection* const found = deck.findSection(section);
    return found == nullptr ? none : found->entries;
}

/// As the page of a deck has it; a format that the game lacks, by its key.
QString formatText(const DeckSnapshot& deck)
{
    return shown(deck.format != nullptr && !deck.format->title.empty() ? deck.format->title : deck.deck.format);
}

QString nameOf(const Catalogue& catalogue, const DeckEntry& entry)
{
    const ResolvedEntry found = resolve(catalogue, entry, Proposals::No);
    if (found.status == ResolvedEntry::Status::Card)
        return cardName(catalogue, found.card);
    QString name = shown(entry.card);
    for (const auto& [field, value] : entry.identity)
        name += QStringLiteral(" [%1]").arg(shown(value));
    return name;
}

QString eventText(const DeckEvent& event)
{
    QStringList parts;
    for (const std::string& part : {event.name, event.date, event.table}) {
        if (!part.empty())
            parts += shown(part);
    }
    return parts.join(QStringLiteral(", "));
}

QString optionsText(const std::map<std::string, std::string>& options)
{
    QStringList parts;
    for (const auto& [key, value] : options)
        parts += shown(key) + QStringLiteral(": ") + shown(value);
    return parts.join(QStringLiteral(", "));
}

QString waiversText(const std::vector<Waiver>& waivers)
{
    QStringList parts;
    for (const Waiver& waiver : waivers)
        parts += (shown(waiver.rule) + QLatin1Char(' ') + shown(waiver.subject)).trimmed();
    return parts.join(QStringLiteral(", "));
}

/// The bars of both charts, each where it stands in its own: a number that only one deck has comes behind the one before it.
QStringList barsOf(const ChartTable& left, const ChartTable& right)
{
    QStringList bars;
    for (const ChartTable::Bar& bar : left.bars)
        bars += bar.label;
    qsizetype at = 0;
    for (const ChartTable::Bar& bar : right.bars) {
        if (const qsizetype there = bars.indexOf(bar.label); there >= 0)
            at = there + 1;
        else
            bars.insert(at++, bar.label);
    }
    return bars;
}

double valueOf(const ChartTable& chart, const QString& label, std::size_t series)
{
    const auto bar = std::ranges::find(chart.bars, label, &ChartTable::Bar::label);
    return bar == chart.bars.end() ? 0
                                   : chart.series[series].values[static_cast<std::size_t>(bar - chart.bars.begin())];
}

QString numberText(const ChartTable& chart, double value)
{
    return chart.percent ? percentText(value / 100) : QLocale().toString(value, 'g', 6);
}

void setCount(std::vector<DeckEntry>& entries, const Catalogue& catalogue, const ComparedRow& row)
{
    const std::string key = keyOf(catalogue, row.entry);
    const auto isIt = [&](const DeckEntry& entry) { return keyOf(catalogue, entry) == key; };
    const auto first = std::ranges::find_if(entries, isIt);
    if (row.right == 0) {
        std::erase_if(entries, isIt);
    } else if (first == entries.end()) {
        entries.push_back(row.entry);
        entries.back().count = std::min(row.right, 999);
    } else {
        first->count = std::min(row.right, 999);
        entries.erase(std::remove_if(first + 1, entries.end(), isIt), entries.end());
    }
}

} // namespace

DeckComparison::DeckComparison(std::shared_ptr<const DeckSnapshot> left, std::shared_ptr<const DeckSnapshot> right,
                               const DeckNumbers* numbers)
    : m_left(std::move(left)),
      m_right(std::move(right)),
      m_isPossible(m_left->deck.game == m_right->deck.game && m_left->deck.kind == m_right->deck.kind)
{
    if (!m_isPossible)
        return;
    addFacts();
    addCards();
    addConsidering();
    if (numbers != nullptr)
        addNumbers(*numbers);
    std::size_t heading = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ComparedRow& row = m_rows[i];
        if (row.kind == ComparedRow::Kind::Heading)
            heading = i;
        else if (row.differs())
            ++m_rows[heading].differences;
        if (row.kind != ComparedRow::Kind::Card || row.section == ConsideringSection)
            continue;
        m_onlyLeft += std::max(row.left - row.right, 0);
        m_onlyRight += std::max(row.right - row.left, 0);
        m_common += std::min(row.left, row.right);
    }
}

void DeckComparison::addFacts()
{
    const Deck& left = m_left->deck;
    const Deck& right = m_right->deck;
    m_rows.push_back({ComparedRow::Kind::Heading, Words::tr("About the deck"), 0, 0, {}, {}, {}, {}, {}, 0});
    const auto add = [&](ComparedRow::Fact fact, const QString& label, const QString& one, const QString& other,
                         bool isEqual) {
        if (one.isEmpty() && other.isEmpty())
            return;
        ComparedRow row{ComparedRow::Kind::Fact, label, 0, 0, one, other, fact, {}, {}, 0};
        if (!isEqual && one == other) // beyond what is shown of long ones
            row.rightText += QStringLiteral(" …");
        m_rows.push_back(std::move(row));
    };
    using enum ComparedRow::Fact;
    add(Name, Words::tr("Name"), shown(left.name), shown(right.name), left.name == right.name);
    add(Format, Words::tr("Format"), formatText(*m_left), formatText(*m_right), left.format == right.format);
    add(Event, Words::tr("Event"), eventText(left.event), eventText(right.event), left.event == right.event);
    add(Options, Words::tr("Rules options"), optionsText(left.options), optionsText(right.options),
        left.options == right.options);
    add(Notes, Words::tr("Notes"), shown(left.notes), shown(right.notes), left.notes == right.notes);
    add(Waivers, Words::tr("Waivers"), waiversText(left.waivers), waiversText(right.waivers),
        left.waivers == right.waivers);
    if (m_rows.back().kind == ComparedRow::Kind::Heading)
        m_rows.pop_back();
}

void DeckComparison::addCards()
{
    const Game& game = m_left->game->game();
    std::vector<std::string> keys;
    std::map<std::string, QString> labels;
    if (const DeckKind* kind = game.findDeckKind(m_left->deck.kind)) {
        for (const SectionKind& section : kind->sections) {
            keys.push_back(section.key);
            labels[section.key] = gameWord(section.label);
        }
    }
    for (const Deck* deck : {&m_left->deck, &m_right->deck}) {
        for (const DeckSection& section : deck->sections) {
            if (std::ranges::find(keys, section.key) == keys.end())
                keys.push_back(section.key);
        }
    }
    for (const std::string& key : keys)
        addSection(key, entriesIn(m_left->deck, key), entriesIn(m_right->deck, key),
                   labels.contains(key) ? labels[key] : shown(key));
}

void DeckComparison::addConsidering()
{
    addSection(std::string(ConsideringSection), m_left->deck.considering, m_right->deck.considering,
               Words::tr("Considering"));
}

/// What the cards add up to, as far as either deck has any of it.
void DeckComparison::addNumbers(const DeckNumbers& numbers)
{
    const auto heading = [this](const QString& title) {
        m_rows.push_back({ComparedRow::Kind::Heading, title, 0, 0, {}, {}, {}, {}, {}, 0});
    };
    const auto add = [this](const QString& label, const QString& left, const QString& right) {
        m_rows.push_back({ComparedRow::Kind::Number, label, 0, 0, left, right, {}, {}, {}, 0});
    };
    const auto left = numbers.charts(m_left->resolved, m_left->options());
    const auto right = numbers.charts(m_right->resolved, m_right->options());
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
        if (left[i].empty() && right[i].empty())
            continue;
        heading(left[i].title);
        for (const QString& bar : barsOf(left[i], right[i])) {
            for (std::size_t s = 0; s < left[i].series.size(); ++s) {
                const double one = valueOf(left[i], bar, s), other = valueOf(right[i], bar, s);
                const QString& series = left[i].series[s].label;
                if (one > 0 || other > 0)
                    add(series.isEmpty() ? bar : Words::tr("%1, %2", "bar of a chart, its part").arg(bar, series),
                        numberText(left[i], one), numberText(right[i], other));
            }
        }
        if (left[i].average && right[i].average)
            add(Words::tr("On average"), QLocale().toString(*left[i].average, 'f', 2),
                QLocale().toString(*right[i].average, 'f', 2));
    }
    const auto leftOdds = numbers.odds(m_left->resolved);
    const auto rightOdds = numbers.odds(m_right->resolved);
    if (leftOdds.empty())
        return;
    heading(Words::tr("Chances"));
    for (std::size_t i = 0; i < leftOdds.size(); ++i)
        add(leftOdds[i].label, percentText(leftOdds[i].chance), percentText(rightOdds[i].chance));
}

/// The cards of both decks in one, so that the game's own order and groups hold for both sides.
void DeckComparison::addSection(const std::string& key, const std::vector<DeckEntry>& left,
                                const std::vector<DeckEntry>& right, const QString& label)
{
    const Catalogue& catalogue = *m_left->game->catalogue;
    const auto leftCounts = countsOf(catalogue, left);
    const auto rightCounts = countsOf(catalogue, right);
    Deck both;
    both.game = m_left->deck.game;
    both.kind = m_left->deck.kind;
    // A pile that is only considered has no order of its own in the game: that of its first section will do.
    const DeckKind* const kind = m_left->game->game().findDeckKind(both.kind);
    const bool isSection = key != ConsideringSection || kind == nullptr || kind->sections.empty();
    auto& entries = both.section(isSection ? key : kind->sections.front().key).entries;
    std::map<std::string, bool> seen;
    for (const auto* side : {&left, &right}) {
        for (const DeckEntry& entry : *side) {
            if (!std::exchange(seen[keyOf(catalogue, entry)], true))
                entries.push_back(entry);
        }
    }
    const ResolvedDeck resolved(catalogue, both);
    for (const ListingPart& part : listing(resolved)) {
        const QString group = shown(part.group);
        m_rows.push_back({ComparedRow::Kind::Heading,
                          group.isEmpty() ? label : Words::tr("%1: %2", "section: group").arg(label, group),
                          0,
                          0,
                          {},
                          {},
                          {},
                          {},
                          {},
                          0});
        for (const ListingLine& line : part.lines) {
            const ResolvedEntry& found = resolved.entries()[line.entry];
            const DeckEntry& entry = both.sections[found.section].entries[found.row];
            const std::string cardKey = keyOf(catalogue, entry);
            m_rows.push_back({ComparedRow::Kind::Card,
                              nameOf(catalogue, entry),
                              countOf(leftCounts, cardKey),
                              countOf(rightCounts, cardKey),
                              {},
                              {},
                              {},
                              key,
                              entry,
                              0});
        }
    }
}

Deck DeckComparison::withRight(const std::vector<std::size_t>& rows) const
{
    Deck deck = m_left->deck;
    const Deck& right = m_right->deck;
    for (const std::size_t at : rows) {
        const ComparedRow& row = m_rows.at(at);
        if (row.kind == ComparedRow::Kind::Card)
            setCount(row.section == ConsideringSection ? deck.considering : deck.section(row.section).entries,
                     *m_left->game->catalogue, row);
        switch (row.fact) {
        case ComparedRow::Fact::None:
            break;
        case ComparedRow::Fact::Name:
            deck.name = right.name;
            break;
        case ComparedRow::Fact::Format:
            deck.format = right.format;
            break;
        case ComparedRow::Fact::Event:
            deck.event = right.event;
            break;
        case ComparedRow::Fact::Options:
            deck.options = right.options;
            break;
        case ComparedRow::Fact::Notes:
            deck.notes = right.notes;
            break;
        case ComparedRow::Fact::Waivers:
            deck.waivers = right.waivers;
            break;
        }
    }
    return deck;
}

QString DeckComparison::asText() const
{
    QString text;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ComparedRow& row = m_rows[i];
        const bool isOfNumbers = row.kind == ComparedRow::Kind::Heading && i + 1 < m_rows.size()
            && m_rows[i + 1].kind == ComparedRow::Kind::Number;
        if (!row.differs() || isOfNumbers || row.kind == ComparedRow::Kind::Number)
            continue; // numbers follow from the lines
        if (row.kind == ComparedRow::Kind::Heading)
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("# ") + row.text
                + QLatin1Char('\n');
        else if (row.kind == ComparedRow::Kind::Fact)
            text += QStringLiteral("# %1: %2 → %3\n").arg(row.text, row.leftText, row.rightText);
        else
            text += QStringLiteral("%1%2 %3\n")
                        .arg(row.right > row.left ? QStringLiteral("+") : QStringLiteral("-"))
                        .arg(std::abs(row.right - row.left))
                        .arg(row.text);
    }
    return text;
}

} // namespace muster::app
