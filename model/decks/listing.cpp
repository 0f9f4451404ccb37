// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <map>

#include "model/decks/list_writer.h"
#include "model/query/matcher.h"
#include "model/text/fold.h"

namespace muster {

namespace {

/// Place of a card among the others of its section. Compared member by member.
struct Place {
    std::size_t group = 0;
    std::vector<int> order; ///< values of the game's listing order; what is absent comes last
    std::string name;       ///< unknown entries: folded name and identity as written
    IdentityIndex identity;

    friend auto operator<=>(const Place&, const Place&) = default;
};

class Listing {
public:
    explicit Listing(const ResolvedDeck& deck) : m_deck(deck), m_catalogue(deck.catalogue())
    {
        for (const auto& group : m_catalogue.game().listing)
            m_groups.emplace_back(group.what, m_catalogue);
        rankWords();
    }

    std::vector<ListingPart> parts()
    {
        std::map<std::string, std::map<Place, ListingLine>, std::less<>> sections;
        for (std::size_t i = 0; i < m_deck.entries().size(); ++i) {
            const auto& found = m_deck.entries()[i];
            auto& lines = sections[m_deck.deck().sections[found.section].key];
            auto& line = lines.try_emplace(placeOf(found), ListingLine{i, 0}).first->second;
            line.count += found.count;
        }
        std::vector<ListingPart> result;
        const auto addSection = [&](const std::string& key) {
            const auto section = sections.find(key);
            if (section == sections.end())
                return;
            for (const auto& [place, line] : section->second)
                addLine(result, key, place.group, line);
            sections.erase(section);
        };
        if (const auto* kind = m_catalogue.game().findDeckKind(m_deck.deck().kind)) {
            for (const auto& section : kind->sections)
                addSection(section.key);
        }
        for (const auto& section : m_deck.deck().sections)
            addSection(section.key);
        return result;
    }

private:
    /// Words of a closed list keep its order (Gold before Silver); open lists have none, so their words go by name.
    void rankWords()
    {
        const auto& game = m_catalogue.game();
        m_ranks.resize(game.vocabularies.size());
        for (std::uint32_t v = 0; v < game.vocabularies.size(); ++v) {
            const auto& words = m_catalogue.words({v});
            std::vector<std::pair<std::string, std::size_t>> order;
            order.reserve(words.size());
            for (std::size_t i = 0; i < words.size(); ++i)
                order.emplace_back(game.vocabularies[v].open ? fold(words[i].label) : std::string(), i);
            std::sort(order.begin(), order.end());
            m_ranks[v].resize(words.size());
            for (std::size_t rank = 0; rank < order.size(); ++rank)
                m_ranks[v][order[rank].second] = static_cast<int>(rank);
        }
    }

    Place placeOf(const ResolvedEntry& found) const
    {
        Place place;
        place.group = m_groups.size();
        if (found.status != ResolvedEntry::Status::Card) {
            const auto& entry = m_deck.deck().sections[found.section].entries[found.row];
            ++place.group;
            place.name = fold(entry.card);
            for (const auto& [key, value] : entry.identity)
                place.name += '\n' + key + '\n' + fold(value);
            return place;
        }
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            if (m_groups[i].matches(found.card)) {
                place.group = i;
                break;
            }
        }
        for (const auto field : m_catalogue.game().listingOrder)
            place.order.push_back(valueOf(found.card, field));
        place.name = m_catalogue.card(found.card).foldedName();
        place.identity = found.identity;
        return place;
    }

    int valueOf(CardIndex card, FieldIndex field) const
    {
        constexpr int Last = std::numeric_limits<int>::max();
        const auto record = m_catalogue.card(card).record();
        const auto& kind = m_catalogue.game().field(field);
        if (kind.kind == FieldKind::Word) {
            const auto word = record.word(field);
            return word.valid() ? m_ranks[kind.vocabulary.value][word.value] : Last;
        }
        if (kind.kind == FieldKind::Flag)
            return record.flag(field) ? 0 : 1;
        return record.number(field).value_or(Last);
    }

    void addLine(std::vector<ListingPart>& parts, const std::string& section, std::size_t group,
                 const ListingLine& line) const
    {
        const auto& groups = m_catalogue.game().listing;
        const auto label = group < groups.size() ? groups[group].label : std::string();
        if (parts.empty() || parts.back().section != section || parts.back().group != label)
            parts.push_back({section, label, {}, 0});
        parts.back().lines.push_back(line);
        parts.back().cards += line.count;
    }

    const ResolvedDeck& m_deck;
    const Catalogue& m_catalogue;
    std::vector<query::Matcher> m_groups;
    std::vector<std::vector<int>> m_ranks; ///< by vocabulary and word
};

} // namespace

std::vector<ListingPart> listing(const ResolvedDeck& deck) { return Listing(deck).parts(); }

} // namespace muster
