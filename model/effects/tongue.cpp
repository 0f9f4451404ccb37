// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/tongue.h"

#include <algorithm>

namespace muster::effects {

namespace {

template <class Rows, class Fits>
const typename Rows::element_type* firstOf(const Rows& rows, const Fits& fits)
{
    const auto found = std::ranges::find_if(rows, fits);
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

std::string_view Tongue::reading(Term term) const
{
    const auto* const row = firstOf(terms, [&](const TermRow& one) { return one.term == term; });
    return row == nullptr ? std::string_view() : row->reading;
}

std::string_view Tongue::text(std::string_view key) const
{
    const auto* const row = firstOf(sentences, [&](const WordRow& one) { return one.english == key; });
    return row == nullptr ? std::string_view() : row->word;
}

std::string_view Tongue::word(std::string_view name) const
{
    const auto* const row = firstOf(words, [&](const WordRow& one) { return one.english == name; });
    return row == nullptr ? std::string_view() : row->word;
}

const NounRow* Tongue::noun(std::string_view key) const
{
    return firstOf(nouns, [&](const NounRow& one) { return one.key == key; });
}

const ZoneRow* Tongue::zone(std::string_view key) const
{
    return firstOf(zones, [&](const ZoneRow& one) { return one.key == key; });
}

std::string_view Tongue::phrase(Form form, Owner owner, Gender gender) const
{
    const auto* const row = firstOf(
        phrases, [&](const PhraseRow& one) { return one.form == form && one.owner == owner && one.gender == gender; });
    return row == nullptr ? std::string_view() : row->pattern;
}

std::string_view Tongue::article(std::string_view what, Gender gender) const
{
    const auto* const row =
        firstOf(articles, [&](const ArticleRow& one) { return one.what == what && one.gender == gender; });
    return row == nullptr ? std::string_view() : row->pattern;
}

const Tongue* findTongue(std::string_view code)
{
    return code == "de" ? &tongues::german()
        : code == "fr"  ? &tongues::french()
        : code == "es"  ? &tongues::spanish()
                        : nullptr;
}

} // namespace muster::effects
