// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/catalogue.h"

#include <algorithm>
#include <bit>

#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster {

namespace {

constexpr std::size_t MostRemembered = 1000; ///< unknown names: more than a deck of nothing else has

std::string_view slice(const Flat<char>& bytes, const Flat<std::uint32_t>& begin, std::uint32_t row)
{
    return std::string_view(bytes).substr(begin[row], begin[row + 1] - begin[row]);
}

/// Ids are ASCII, in capitals: so `plt-7` is found without folding anything.
std::string capitals(std::string_view id)
{
    std::string text(id);
    for (auto& c : text) {
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    }
    return text;
}

std::size_t hashOf(std::string_view id)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : id)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return static_cast<std::size_t>(hash ^ (hash >> 29));
}

const Word* wordOf(const Catalogue& catalogue, FieldIndex field, WordIndex word)
{
    const auto vocabulary = catalogue.game().field(field).vocabulary;
    return word.valid() && vocabulary.valid() ? &catalogue.words(vocabulary)[word.value] : nullptr;
}

} // namespace

std::string_view Card::id() const
{
    const auto& data = m_catalogue->data();
    return slice(data.ids, data.idBegin, m_index.value);
}

std::string_view Card::name() const
{
    const auto& data = m_catalogue->data();
    return slice(data.names, data.nameBegin, m_index.value);
}

std::string_view Card::foldedName() const
{
    const auto& data = m_catalogue->data();
    return slice(data.foldedNames, data.foldedBegin, m_index.value);
}

std::string_view Card::text() const
{
    const auto& data = m_catalogue->data();
    return slice(data.texts, data.textBegin, m_index.value);
}

TypeIndex Card::type() const { return {m_catalogue->data().types[m_index.value]}; }
SetIndex Card::set() const { return {m_catalogue->data().setOf[m_index.value]}; }
IdentityIndex Card::identity() const { return {m_catalogue->data().identities[m_index.value]}; }
Record Card::record() const { return {m_catalogue->data().cards, m_index.value}; }

std::vector<Record> Card::parts(FieldIndex field) const
{
    std::vector<Record> records;
    const auto part = m_catalogue->game().field(field).part;
    if (!part.valid())
        return records;
    const auto [begin, end] = record().parts(field);
    records.reserve(end - begin);
    for (auto row = begin; row < end; ++row)
        records.emplace_back(m_catalogue->data().parts[part.value], row);
    return records;
}

std::string_view Card::wordLabel(FieldIndex field) const
{
    const auto* found = wordOf(*m_catalogue, field, word(field));
    return found ? std::string_view(found->label) : std::string_view();
}

std::string_view Card::wordKey(FieldIndex field) const
{
    const auto* found = wordOf(*m_catalogue, field, word(field));
    return found ? std::string_view(found->key) : std::string_view();
}

std::vector<ScriptIndex> Card::scripts() const
{
    const auto& game = m_catalogue->game();
    std::vector<ScriptIndex> scripts;
    const auto add = [&](const Record& record, FieldIndex field) {
        if (const auto script = record.effects(field); script.valid())
            scripts.push_back(script);
    };
    for (const auto& use : game.type(type()).fields) {
        const auto& field = game.field(use.field);
        if (field.kind == FieldKind::Effects)
            add(record(), use.field);
        if (field.kind != FieldKind::Parts)
            continue;
        for (const auto& part : parts(use.field)) {
            for (const auto& partUse : game.part(field.part).fields) {
                if (game.field(partUse.field).kind == FieldKind::Effects)
                    add(part, partUse.field);
            }
        }
    }
    return scripts;
}

Catalogue::Catalogue(std::shared_ptr<const Game> game, CatalogueData data)
    : m_game(std::move(game)),
      m_data(std::move(data))
{
    indexPrintings();
    indexWords();
}

void Catalogue::indexPrintings()
{
    const auto& identities = m_data.identities;
    m_identityCount = identities.empty() ? 0 : *std::max_element(identities.begin(), identities.end()) + 1;
    m_printingsBegin.assign(m_identityCount + std::size_t(1), 0);
    for (const auto identity : identities)
        ++m_printingsBegin[identity + 1];
    for (std::size_t i = 1; i < m_printingsBegin.size(); ++i)
        m_printingsBegin[i] += m_printingsBegin[i - 1];
    auto next = m_printingsBegin;
    m_printings.resize(identities.size());
    for (std::uint32_t card = 0; card < identities.size(); ++card)
        m_printings[next[identities[card]]++] = {card};
}

void Catalogue::indexIds() const
{
    m_byId.assign(std::bit_ceil(std::size_t(size()) * 2 + 1), CardIndex{});
    for (std::uint32_t card = 0; card < size(); ++card) {
        auto place = hashOf(slice(m_data.ids, m_data.idBegin, card)) & (m_byId.size() - 1);
        while (m_byId[place].valid())
            place = (place + 1) & (m_byId.size() - 1);
        m_byId[place] = {card};
    }
}

void Catalogue::indexWords()
{
    m_spellings.resize(m_data.words.size());
    for (std::size_t vocabulary = 0; vocabulary < m_data.words.size(); ++vocabulary) {
        auto& spellings = m_spellings[vocabulary];
        const auto& list = m_data.words[vocabulary];
        for (std::uint32_t i = 0; i < list.size(); ++i) {
            spellings.emplace_back(fold(list[i].key), i);
            spellings.emplace_back(fold(list[i].label), i);
            for (const auto& alias : list[i].aliases)
                spellings.emplace_back(fold(alias), i);
        }
        std::sort(spellings.begin(), spellings.end());
    }
}

CardIndex Catalogue::findById(std::string_view id) const
{
    std::call_once(m_idsIndexed, [this] { indexIds(); });
    const auto wanted = capitals(id);
    auto place = hashOf(wanted) & (m_byId.size() - 1);
    while (m_byId[place].valid()) {
        if (slice(m_data.ids, m_data.idBegin, m_byId[place].value) == wanted)
            return m_byId[place];
        place = (place + 1) & (m_byId.size() - 1);
    }
    return {};
}

std::vector<CardIndex> Catalogue::findByName(std::string_view name) const
{
    const auto wanted = fold(name);
    std::uint32_t low = 0;
    auto high = size();
    while (low < high) {
        const auto middle = low + (high - low) / 2;
        if (card({middle}).foldedName() < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    std::vector<CardIndex> found;
    for (; low < size() && card({low}).foldedName() == wanted; ++low)
        found.push_back({low});
    return found;
}

std::vector<std::string> Catalogue::nearestNames(std::string_view name, std::size_t limit) const
{
    const std::pair wanted(fold(name), limit);
    {
        const std::scoped_lock lock(m_nearestMutex);
        if (const auto known = m_nearest.find(wanted); known != m_nearest.end())
            return known->second;
    }
    std::vector<std::string_view> names;
    std::vector<std::uint32_t> cards;
    names.reserve(size());
    cards.reserve(size());
    for (std::uint32_t i = 0; i < size(); ++i) {
        const auto folded = card({i}).foldedName();
        if (!names.empty() && names.back() == folded)
            continue;
        names.push_back(folded);
        cards.push_back(i);
    }
    std::vector<std::string> found;
    for (const auto i : nearestFolded(wanted.first, names, limit))
        found.emplace_back(card({cards[i]}).name());
    const std::scoped_lock lock(m_nearestMutex);
    if (m_nearest.size() >= MostRemembered)
        m_nearest.clear();
    m_nearest.emplace(wanted, found);
    return found;
}

const FaultyCard* Catalogue::findFaulty(std::string_view nameOrId) const
{
    if (m_data.faulty.empty())
        return nullptr;
    const auto wanted = fold(nameOrId);
    const auto it = std::find_if(m_data.faulty.begin(), m_data.faulty.end(), [&](const FaultyCard& card) {
        return fold(card.name) == wanted || fold(card.id) == wanted;
    });
    return it == m_data.faulty.end() ? nullptr : &*it;
}

std::span<const CardIndex> Catalogue::printings(IdentityIndex identity) const
{
    if (identity.value >= m_identityCount)
        return {};
    const auto begin = m_printingsBegin[identity.value];
    return std::span<const CardIndex>(m_printings).subspan(begin, m_printingsBegin[identity.value + 1] - begin);
}

WordIndex Catalogue::findWord(VocabularyIndex vocabulary, std::string_view keyLabelOrAlias) const
{
    if (vocabulary.value >= m_spellings.size())
        return {};
    const auto& spellings = m_spellings[vocabulary.value];
    const auto wanted = fold(keyLabelOrAlias);
    const auto found = std::lower_bound(spellings.begin(), spellings.end(), wanted,
                                        [](const auto& spelling, const auto& word) { return spelling.first < word; });
    return found != spellings.end() && found->first == wanted ? WordIndex{found->second} : WordIndex{};
}

} // namespace muster
