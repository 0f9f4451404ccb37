// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/term_memory.h"

#include <algorithm>

#include "model/query/words.h"

namespace muster::carddb {
namespace {

using query::Compare;
using query::Node;
using query::Subject;

bool isAboutDeck(Subject subject)
{
    return subject == Subject::Copies || subject == Subject::InDeck || subject == Subject::MayAdd;
}

/// Whether a term looks for its letters in a text, so that more letters find fewer cards.
bool isSubstring(const Node& term)
{
    return term.kind == Node::Kind::Words
        || (term.kind == Node::Kind::Compare && term.compare == Compare::Contains
            && (term.subject == Subject::Name || term.subject == Subject::Text));
}

/// Whether all that `narrow` finds is found by `wide` too.
bool isWithin(const Node& narrow, const Node& wide)
{
    if (!isSubstring(narrow) || !isSubstring(wide) || narrow.kind != wide.kind)
        return false;
    if (narrow.kind != Node::Kind::Words)
        return narrow.subject == wide.subject && narrow.text.find(wide.text) != std::string::npos;
    // With its first figure a word may be the number of a card, which nothing without one finds.
    if (query::mayBeNumber(narrow) && !query::mayBeNumber(wide))
        return false;
    if (query::wantsBeginning(wide))
        return query::wantsBeginning(narrow) && narrow.text.starts_with(wide.text);
    return narrow.text.find(wide.text) != std::string::npos;
}

} // namespace

bool TermMemory::canKeep(const Node& term)
{
    return term.kind == Node::Kind::Words
        || (term.kind == Node::Kind::Compare && !isAboutDeck(term.subject) && !isAboutDeck(term.right));
}

TermMemory::Known TermMemory::find(const Node& term, const Bitmap& mask)
{
    const std::scoped_lock lock(m_mutex);
    const Entry* narrowest = nullptr;
    for (auto at = m_entries.begin(); at != m_entries.end(); ++at) {
        const bool same = at->term == term;
        if ((!same && !isWithin(term, at->term)) || at->mask != mask)
            continue;
        if (same) {
            m_entries.splice(m_entries.begin(), m_entries, at);
            return {m_entries.front().found, true};
        }
        if (narrowest == nullptr || at->count < narrowest->count)
            narrowest = &*at;
    }
    return narrowest == nullptr ? Known() : Known{narrowest->found, false};
}

void TermMemory::keep(const Node& term, const Bitmap& mask, const Bitmap& found)
{
    Entry entry{term, mask, std::make_shared<const Bitmap>(found), found.count()};
    const std::scoped_lock lock(m_mutex);
    m_entries.push_front(std::move(entry));
    if (m_entries.size() > MostEntries)
        m_entries.pop_back();
}

} // namespace muster::carddb
