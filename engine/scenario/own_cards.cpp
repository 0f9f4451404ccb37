// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/own_cards.h"

#include <algorithm>

#include "engine/scenario/card_words.h"
#include "model/cards/card_reader.h"
#include "model/text/fold.h"
#include "model/yaml/document.h"

namespace muster::engine {

namespace {

constexpr int mostOwnCards = 200;
constexpr std::string_view ownCode = CardWords::ownCode;

} // namespace

OwnCards::OwnCards(const ScenarioCards& cards, yaml::Report& report) : m_cards(cards), m_report(report)
{
    m_own.info.code = ownCode;
    m_own.info.name = "Cards of the scenario";
    m_own.game = cards.catalogue->game().key;
}

void OwnCards::loadSets()
{
    if (!m_any)
        m_sets = m_cards.readSets();
    m_any = true;
}

void OwnCards::read(const yaml::Node& list, const std::string& path) { readList(list, path, m_report); }

void OwnCards::readShared(const yaml::Node& names, const std::string& path)
{
    if (!m_cards.readFile) {
        m_report.add(ErrorKind::NoSuchFile, names.at, path);
        return;
    }
    for (const std::string& name : yaml::readTexts(names, path, m_report, 500)) {
        auto file = m_cards.readFile(name);
        if (!file) {
            for (Error& error : file.error())
                m_report.add(std::move(error));
            continue;
        }
        auto document = yaml::Document::parse(file->bytes, file->name);
        if (!document) {
            for (Error& error : document.error())
                m_report.add(std::move(error));
            continue;
        }
        yaml::Report report(file->name);
        yaml::MapReader map(document->root(), {}, report);
        (void)map.child("about");
        if (const yaml::Node* cards = map.requiredChild("cards"))
            readList(*cards, "cards", report);
        map.finish();
        for (Error& error : report.take())
            m_report.add(std::move(error));
    }
}

void OwnCards::readList(const yaml::Node& list, const std::string& path, yaml::Report& report)
{
    const auto items = yaml::readList(list, path, report);
    for (const yaml::Node& one : items) { // ids that are written are not given to others
        if (const yaml::Node* id = one.find("id"))
            m_ids.emplace(id->scalar);
    }
    for (std::size_t i = 0; i < items.size() && m_count < mostOwnCards; ++i)
        readOne(items[i], yaml::join(path, i), report);
    if (items.size() > mostOwnCards)
        report.add(ErrorKind::WrongCount, list.at, path,
                   {std::to_string(items.size()), "at most " + std::to_string(mostOwnCards)});
}

/// The same card without some of its keys, and with an id if it has none.
yaml::Node OwnCards::withId(const yaml::Node& card, std::initializer_list<std::string_view> without, std::string& id)
{
    std::vector<yaml::Pair>& pairs = m_pairs.emplace_back();
    for (const yaml::Pair& pair : card.pairs) {
        if (std::find(without.begin(), without.end(), pair.key) == without.end())
            pairs.push_back(pair);
    }
    if (const yaml::Node* own = card.find("id")) {
        id = own->scalar;
    } else {
        do {
            id = std::string(ownCode) + "-" + std::to_string(++m_count);
        } while (m_ids.contains(id));
        m_ids.insert(id);
        yaml::Node value;
        value.kind = yaml::NodeKind::Scalar;
        value.at = card.at;
        value.scalar = m_texts.emplace_back(id);
        pairs.push_back({"id", card.at, value});
    }
    yaml::Node made = card;
    made.pairs = pairs;
    return made;
}

void OwnCards::readOne(const yaml::Node& node, const std::string& path, yaml::Report& report)
{
    loadSets();
    if (node.kind != yaml::NodeKind::Map) {
        report.add(ErrorKind::WrongShape, node.at, path, {"a map", yaml::shapeOf(node)});
        return;
    }
    std::string id;
    const yaml::Node card = withId(node, {"like"}, id);
    if (const yaml::Node* like = node.find("like")) {
        if (const auto base = find(*like, yaml::join(path, "like"), report))
            readLike(card, *base, path, report);
        return;
    }
    CardReader reader(m_cards.catalogue->game(), ownCode, m_own, report);
    reader.allowNone();
    reader.read(card, path);
    checkName(m_own.cards.back(), report);
}

void OwnCards::readLike(const yaml::Node& node, const Base& base, const std::string& path, yaml::Report& report)
{
    CardReader reader(m_cards.catalogue->game(), ownCode, *base.set, report);
    reader.allowNone();
    reader.readLike(node, path, base.card);
    if (node.find("name") == nullptr)
        report.add(ErrorKind::MissingKey, node.at, path, {"name"});
    else
        checkName(base.set->cards.back(), report);
}

/// Where a card of the scenario is: cards that are like others stand beside them.
CardSet* OwnCards::setOfOwn(std::string_view name)
{
    const auto isOwn = [&](const RawCard& card) {
        return card.name == name && (card.id.empty() || card.id.starts_with(ownCode));
    };
    const auto has = [&](const CardSet& set) { return std::any_of(set.cards.begin(), set.cards.end(), isOwn); };
    if (has(m_own))
        return &m_own;
    const auto found = std::find_if(m_sets.begin(), m_sets.end(), has);
    return found == m_sets.end() ? nullptr : &*found;
}

/// A card of the sets by its name, `Standard Bearer [Ember]` where one Origin of several is meant, or one that the
/// scenario has written before.
std::optional<OwnCards::Base> OwnCards::find(const yaml::Node& name, const std::string& path, yaml::Report& report)
{
    if (CardSet* const set = setOfOwn(name.scalar)) {
        const auto of = [&](const RawCard& card) { return card.name == name.scalar; };
        return Base{set, *std::find_if(set->cards.begin(), set->cards.end(), of)};
    }
    const CardWords words(*m_cards.catalogue);
    const auto index = words.find(name, path, report);
    if (!index)
        return {};
    const std::string_view id = m_cards.catalogue->card(*index).id();
    for (CardSet& set : m_sets) {
        for (const RawCard& card : set.cards) {
            if (card.id == id)
                return Base{&set, card};
        }
    }
    return {};
}

/// A printed card is not replaced in silence: what is written under its name would mean one or the other.
void OwnCards::checkName(const RawCard& card, yaml::Report& report)
{
    const Game& game = m_cards.catalogue->game();
    const std::string name = fold(card.name);
    if (name.empty())
        return;
    const std::string key = identityKey(game, name, card.values);
    for (const CardSet& set : m_sets) {
        for (const RawCard& other : set.cards) {
            if (&other != &card && fold(other.name) == name && identityKey(game, name, other.values) == key) {
                report.add(ErrorKind::WrongShape, card.at, "cards", {"a name that no other card has", card.name});
                return;
            }
        }
    }
}

void OwnCards::readPosition(const yaml::Node& node, const std::string& path)
{
    for (const yaml::Node& item : node.items)
        readPosition(item, path);
    for (const yaml::Pair& pair : node.pairs)
        readPosition(pair.value, yaml::join(path, pair.key));
    const yaml::Node* name = node.find("card");
    if (name == nullptr || name->kind != yaml::NodeKind::Scalar)
        return;
    const Game& game = m_cards.catalogue->game();
    yaml::Node fields = node;
    std::vector<yaml::Pair>& pairs = m_pairs.emplace_back();
    for (const yaml::Pair& pair : node.pairs) {
        if (CardWords::isField(game, pair.key))
            pairs.push_back(pair);
    }
    if (pairs.empty())
        return;
    fields.pairs = pairs;
    loadSets();
    const auto base = find(*name, path, m_report);
    if (!base)
        return;
    std::string id;
    const yaml::Node card = withId(fields, {}, id);
    CardReader reader(game, ownCode, *base->set, m_report);
    reader.allowNone();
    reader.readLike(card, path, base->card);
    m_changed[node.at] = id;
}

std::shared_ptr<const Catalogue> OwnCards::build()
{
    if (!m_any)
        return m_cards.catalogue;
    if (m_report.failed())
        return nullptr;
    m_own.info.cards = static_cast<std::uint32_t>(m_own.cards.size());
    for (CardSet& set : m_sets)
        set.info.cards = static_cast<std::uint32_t>(set.cards.size());
    m_sets.push_back(std::move(m_own));
    auto built = buildCatalogue(m_cards.catalogue->sharedGame(), std::move(m_sets));
    if (built)
        return *built;
    for (Error& error : built.error())
        m_report.add(std::move(error));
    return nullptr;
}

} // namespace muster::engine
