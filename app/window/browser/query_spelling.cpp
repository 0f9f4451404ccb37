// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/query_spelling.h"

#include <algorithm>

#include "model/text/nearest.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr std::size_t MostNames = 3;
constexpr std::size_t MostSpellings = 2; ///< of a word
constexpr std::size_t LeastLetters = 3;  ///< shorter words are near to everything

void makeUnique(std::vector<std::string_view>& texts)
{
    std::ranges::sort(texts);
    texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
}

QString fromFolded(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

} // namespace

QuerySpelling::QuerySpelling(std::shared_ptr<const Catalogue> catalogue) : m_catalogue(std::move(catalogue)) { }

void QuerySpelling::read() const
{
    const CatalogueData& data = m_catalogue->data();
    const std::string_view all(data.foldedNames.data(), data.foldedNames.size());
    for (std::uint32_t row = 0; row < m_catalogue->size(); ++row) {
        const std::string_view name =
            all.substr(data.foldedBegin[row], data.foldedBegin[row + 1] - data.foldedBegin[row]);
        if (!m_names.empty() && m_names.back() == name)
            continue;
        m_names.push_back(name);
        for (std::size_t begin = 0; begin < name.size();) {
            const std::size_t end = std::min(name.find_first_of(" ,-", begin), name.size());
            if (end - begin >= LeastLetters)
                m_words.push_back(name.substr(begin, end - begin));
            begin = end + 1;
        }
    }
    makeUnique(m_names);
    makeUnique(m_words);
}

QStringList QuerySpelling::proposals(const QueryTerms& terms) const
{
    std::call_once(m_once, &QuerySpelling::read, this);
    QStringList found;
    const std::vector<std::string> words = terms.bareWords();
    std::string together;
    for (const std::string& word : words)
        together += (together.empty() ? "" : " ") + word;
    if (together.size() >= LeastLetters) {
        for (const std::size_t name : nearestFolded(together, m_names, MostNames))
            found += terms.withBareWords({u"name:"_s + QueryTerms::spelled(fromFolded(m_names[name]))});
    }
    // Each word by its nearest, all at once; then each alone.
    QStringList best;
    for (const std::string& word : words) {
        const auto near = word.size() < LeastLetters ? std::vector<std::size_t>() : nearestFolded(word, m_words, 1);
        best += QueryTerms::spelled(fromFolded(near.empty() ? word : m_words[near.front()]));
    }
    found += terms.withBareWords(best);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].size() < LeastLetters)
            continue;
        for (const std::size_t near : nearestFolded(words[i], m_words, MostSpellings)) {
            QStringList others;
            for (std::size_t j = 0; j < words.size(); ++j)
                others += QueryTerms::spelled(fromFolded(i == j ? m_words[near] : words[j]));
            found += terms.withBareWords(others);
        }
    }
    found.removeDuplicates();
    return found;
}

} // namespace muster::app
