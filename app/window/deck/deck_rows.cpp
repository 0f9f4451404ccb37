// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_rows.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QCoreApplication>
#include <QStringList>

#include "app/text/list_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "carddb/field_text.h"
#include "model/decks/list_reader.h"
#include "model/decks/list_writer.h"
#include "model/decks/near_names.h"
#include "validators/copy_limits.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DeckRows)
};

class Builder {
public:
    Builder(const DeckSnapshot& deck, const DeckGrouping& grouping)
        : m_deck(deck),
          m_grouping(grouping),
          m_catalogue(*deck.game->catalogue),
          m_view(deck.resolved, deck.options()),
          m_limits(m_view)
    {
        for (std::size_t i = 0; i < deck.resolved.entries().size(); ++i) {
            const ResolvedEntry& entry = deck.resolved.entries()[i];
            m_lines[{entry.section, keyOf(entry, written(entry))}].push_back(entry.row);
        }
    }

    std::vector<DeckRow> build()
    {
        std::vector<DeckRow> sections;
        const DeckKind* const kind = m_catalogue.game().findDeckKind(m_deck.deck.kind);
        if (kind != nullptr) {
            for (const SectionKind& section : kind->sections)
                sections.push_back(sectionRow(section.key, gameWord(section.label)));
        }
        for (const ListingPart& part : listing(m_deck.resolved)) {
            auto found = std::ranges::find(sections, part.section, &DeckRow::key);
            if (found == sections.end())
                found = sections.insert(sections.end(), sectionRow(part.section, shown(part.section)));
            addPart(*found, part);
        }
        for (DeckRow& section : sections) {
            regroup(section);
            // "Starters" below "Starters" says nothing.
            if (section.children.size() == 1 && section.children.front().label == section.label)
                section.children = std::exchange(section.children.front().children, {});
        }
        if (sections.size() == 1)
            sections = std::move(sections.front().children);
        sections.push_back(considering());
        QStringList details;
        forEachCard(sections, [&](DeckRow& card) { details += card.detail; });
        details.removeAll(QString());
        details.removeDuplicates();
        if (details.size() == 1)
            forEachCard(sections, [](DeckRow& card) { card.isDetailOfAll = true; });
        return sections;
    }

private:
    template <class Deed>
    static void forEachCard(std::vector<DeckRow>& rows, const Deed& deed)
    {
        for (DeckRow& row : rows) {
            if (row.kind == DeckRow::Kind::Card)
                deed(row);
            forEachCard(row.children, deed);
        }
    }

    [[nodiscard]] const DeckEntry& written(const ResolvedEntry& entry) const
    {
        return m_deck.deck.sections[entry.section].entries[entry.row];
    }

    [[nodiscard]] static DeckRow sectionRow(const std::string& key, const QString& label)
    {
        DeckRow row;
        row.kind = DeckRow::Kind::Section;
        row.key = key;
        row.section = key;
        row.label = label;
        return row;
    }

    /// Lines of one specific card are one row; so are lines that write an unknown name the same way.
    [[nodiscard]] static std::string keyOf(const ResolvedEntry& entry, const DeckEntry& as)
    {
        if (entry.status == ResolvedEntry::Status::Card)
            return '#' + std::to_string(entry.identity.value);
        std::string key = as.card;
        for (const auto& [field, value] : as.identity)
            key += '\n' + field + '\n' + value;
        return key;
    }

    void addPart(DeckRow& section, const ListingPart& part)
    {
        DeckRow group;
        group.kind = DeckRow::Kind::Group;
        group.section = part.section;
        const ResolvedEntry& first = m_deck.resolved.entries()[part.lines.front().entry];
        const bool known = first.status == ResolvedEntry::Status::Card;
        group.label = !part.group.empty() ? shown(part.group)
            : known                       ? Words::tr("Other cards")
                                          : Words::tr("Not known");
        group.key = part.group + (known ? "" : "?");
        group.count = part.cards;
        section.count += part.cards;
        std::map<std::string, int> seen;
        for (const ListingLine& line : part.lines) {
            const ResolvedEntry& entry = m_deck.resolved.entries()[line.entry];
            DeckRow row = cardRow(entry, written(entry));
            if (seen[row.key]++ > 0)
                continue; // written another way, and the same to the person's eye
            row.section = part.section;
            row.rows = m_lines[{entry.section, row.key}];
            row.count = 0;
            for (const std::size_t at : row.rows) {
                const DeckEntry& one = m_deck.deck.sections[entry.section].entries[at];
                row.count += one.count;
                addNote(row, one);
            }
            group.children.push_back(std::move(row));
        }
        section.children.push_back(std::move(group));
    }

    /// The same cards in the groups that the person wants: of numbers the least first, of words by the alphabet, of types as
    /// they come.
    void regroup(DeckRow& section) const
    {
        if (m_grouping.by == DeckGrouping::By::Listing)
            return;
        std::vector<DeckRow> groups;
        for (DeckRow& before : section.children) {
            for (DeckRow& card : before.children) {
                const QString label = card.card.valid() ? groupOf(card) : before.label;
                auto found = std::ranges::find(groups, label, &DeckRow::label);
                if (found == groups.end()) {
                    DeckRow fresh = sectionRow(label.toStdString(), label);
                    fresh.kind = DeckRow::Kind::Group;
                    fresh.section = section.section;
                    found = groups.insert(groups.end(), std::move(fresh));
                }
                found->count += card.count;
                found->children.push_back(std::move(card));
            }
        }
        if (m_grouping.by == DeckGrouping::By::Field)
            std::ranges::stable_sort(groups, [this](const DeckRow& a, const DeckRow& b) { return comesBefore(a, b); });
        section.children = std::move(groups);
    }

    [[nodiscard]] QString groupOf(const DeckRow& card) const
    {
        if (m_grouping.by == DeckGrouping::By::Type)
            return card.type;
        const QString field = shown(m_catalogue.game().field(m_grouping.field).label);
        const QString value = carddb::fieldText(m_catalogue, card.card, m_grouping.field);
        if (value.isEmpty())
            return Words::tr("Without %1", "a field of cards").arg(field);
        return m_catalogue.game().field(m_grouping.field).kind == FieldKind::Number
            ? Words::tr("%1 %2", "field, number").arg(field, value)
            : value;
    }

    [[nodiscard]] bool comesBefore(const DeckRow& a, const DeckRow& b) const
    {
        const auto number = [this](const DeckRow& group) {
            const CardIndex card = group.children.front().card;
            return card.valid() ? m_catalogue.card(card).number(m_grouping.field) : std::nullopt;
        };
        if (m_catalogue.game().field(m_grouping.field).kind != FieldKind::Number)
            return a.label.localeAwareCompare(b.label) < 0;
        constexpr int Last = 1'000'000'000; // without a number
        return number(a).value_or(Last) < number(b).value_or(Last);
    }

    static void addNote(DeckRow& row, const DeckEntry& entry)
    {
        if (entry.note.empty())
            return;
        if (!row.note.isEmpty())
            row.note += QStringLiteral(" · ");
        row.note += shown(entry.note, 500);
    }

    DeckRow cardRow(const ResolvedEntry& entry, const DeckEntry& as)
    {
        DeckRow row;
        row.key = keyOf(entry, as);
        QStringList details;
        if (entry.status == ResolvedEntry::Status::Card) {
            const Card card = m_catalogue.card(entry.card);
            row.card = entry.card;
            row.identity = entry.identity;
            row.label = shown(card.name());
            row.type = shown(m_catalogue.game().type(card.type()).label);
            for (const auto& [key, value] : entryFor(m_catalogue, entry.card, 1).identity)
                details += shown(value);
            if (const auto limit = m_limits.strictest(entry.identity)) {
                row.limit = limit->limit;
                row.copies = m_limits.copies(entry.identity, *limit);
            } else {
                row.limit = m_limits.roomInItsKind(entry.card);
                if (row.limit)
                    row.copies = m_view.deck().copies(entry.identity);
            }
        } else {
            row.label = shown(as.card);
            for (const auto& [key, value] : as.identity)
                details += shown(value);
            row.trouble = entrySentence(as, entry, m_catalogue);
        }
        details.removeAll(row.label); // the hero Mage of the class Mage
        row.detail = details.join(QStringLiteral(", "));
        return row;
    }

    DeckRow considering()
    {
        DeckRow section = sectionRow(std::string(ConsideringSection), Words::tr("Considering"));
        const auto& entries = m_deck.deck.considering;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            ResolvedEntry found = resolve(m_catalogue, entries[i], Proposals::No);
            m_near.propose(found, entries[i].card);
            DeckRow row = cardRow(found, entries[i]);
            section.count += entries[i].count;
            const auto same = std::ranges::find(section.children, row.key, &DeckRow::key);
            DeckRow& into = same == section.children.end() ? section.children.emplace_back(std::move(row)) : *same;
            into.section = section.key;
            into.rows.push_back(i);
            into.count += entries[i].count;
            addNote(into, entries[i]);
        }
        return section;
    }

    const DeckSnapshot& m_deck;
    const DeckGrouping m_grouping;
    const Catalogue& m_catalogue;
    validators::DeckView m_view;
    validators::CopyLimits m_limits;
    NearNames m_near{m_catalogue};
    std::map<std::pair<std::size_t, std::string>, std::vector<std::size_t>> m_lines; ///< by section and key
};

} // namespace

std::vector<DeckRow> deckRows(const DeckSnapshot& deck, const DeckGrouping& grouping)
{
    return Builder(deck, grouping).build();
}

} // namespace muster::app
