// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/set_conflicts.h"

#include "model/text/fold.h"

namespace muster::carddb {
namespace {

Error clash(const CardSet& set, Position at, std::string path, const std::string& what, const std::string& first)
{
    Error error;
    error.file = set.info.file;
    error.at = at;
    error.path = std::move(path);
    error.kind = ErrorKind::DuplicateId;
    error.arguments = {what, first};
    return error;
}

} // namespace

Errors SetConflicts::add(const CardSet& set)
{
    const auto code = fold(set.info.code);
    if (const auto first = m_codes.find(code); first != m_codes.end())
        return {clash(set, {}, "set", set.info.code, m_files[first->second])}; // not one more for each of its cards
    Errors errors;
    for (std::size_t i = 0; i < set.cards.size(); ++i) {
        const auto& card = set.cards[i];
        if (const auto first = m_ids.find(card.id); first != m_ids.end()) {
            auto place = m_files[first->second.file];
            if (first->second.line != 0)
                place += ':' + std::to_string(first->second.line);
            errors.push_back(clash(set, card.at, "cards[" + std::to_string(i) + "].id", card.id, place));
        }
    }
    if (!errors.empty())
        return errors;
    m_codes.emplace(code, m_files.size());
    m_ids.reserve(m_ids.size() + set.cards.size());
    for (const auto& card : set.cards)
        m_ids.emplace(card.id, Place{m_files.size(), card.at.line});
    m_files.push_back(set.info.file);
    return errors;
}

void SetConflicts::add(const Catalogue& catalogue)
{
    const auto first = m_files.size();
    for (const auto& set : catalogue.data().sets) {
        m_codes.emplace(fold(set.code), m_files.size());
        m_files.push_back(set.file);
    }
    m_ids.reserve(m_ids.size() + catalogue.size());
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        const auto card = catalogue.card({i});
        m_ids.emplace(std::string(card.id()), Place{first + card.set().value, 0});
    }
}

} // namespace muster::carddb
