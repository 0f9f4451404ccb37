// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/log_sentences.h"

#include <algorithm>
#include <cctype>
#include <span>

#include "model/text/nearest.h"

namespace muster::engine {

namespace {

bool isGap(char c) { return c == LogSentences::Card || c == LogSentences::Part; }

} // namespace

std::vector<std::string_view> wordsOf(std::string_view line)
{
    const auto belongs = [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 || std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'
            || c == '\'';
    };
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < line.size();) {
        if (!belongs(line[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < line.size() && belongs(line[end]))
            ++end;
        const std::string_view word = line.substr(at, end - at);
        if (word.find_first_not_of("0123456789-") != std::string_view::npos)
            words.push_back(word);
        at = end;
    }
    return words;
}

void LogSentences::addSentence(const std::string& sentence)
{
    if (m_sentences.insert(sentence).second)
        addWords(sentence);
}

void LogSentences::addCard(const std::string& name)
{
    if (m_cards.insert(name).second)
        addWords(name);
}

void LogSentences::addPart(const std::string& name)
{
    if (m_parts.insert(name).second)
        addWords(name);
}

void LogSentences::addWords(std::string_view text)
{
    for (const std::string_view word : wordsOf(text))
        m_words.emplace(word);
}

std::string_view LogSentences::strangeWord(std::string_view part) const
{
    for (const std::string_view word : wordsOf(part)) {
        const bool first = word.data() == part.data();
        const bool last = word.data() + word.size() == part.data() + part.size();
        const bool known = std::any_of(m_words.begin(), m_words.end(), [&](const std::string& other) {
            return other == word || (first && other.ends_with(word)) || (last && other.starts_with(word))
                || (first && last && other.find(word) != std::string::npos);
        });
        if (!known)
            return word;
    }
    return {};
}

std::string LogSentences::nearestWord(std::string_view word) const
{
    const std::vector<std::string> words(m_words.begin(), m_words.end());
    return nearestOne(word, std::span<const std::string>(words));
}

/// Whether a part can stand at the beginning of what is left of a sentence; it may end anywhere.
bool LogSentences::goesOn(std::string_view sentence, std::string_view part) const
{
    for (; !part.empty(); sentence.remove_prefix(1), part.remove_prefix(1)) {
        if (sentence.empty())
            return false;
        if (isGap(sentence[0])) {
            const std::set<std::string>& names = namesFor(sentence[0]);
            return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
                return name.starts_with(part)
                    || (part.starts_with(name) && goesOn(sentence.substr(1), part.substr(name.size())));
            });
        }
        if (sentence[0] == Number) {
            const std::size_t end = std::min(part.find_first_not_of("-0123456789"), part.size());
            return end > 0 && goesOn(sentence.substr(1), part.substr(end));
        }
        if (sentence[0] != part[0])
            return false;
    }
    return true;
}

/// The same from the middle of the name that the sentence begins with.
bool LogSentences::goesOnWithinName(std::string_view sentence, std::string_view part) const
{
    const std::set<std::string>& names = namesFor(sentence[0]);
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        for (std::size_t i = 1; i < name.size(); ++i) {
            const std::string_view rest = std::string_view(name).substr(i);
            if (rest.starts_with(part)
                || (part.starts_with(rest) && goesOn(sentence.substr(1), part.substr(rest.size()))))
                return true;
        }
        return false;
    });
}

bool LogSentences::canSay(std::string_view part) const
{
    return empty() || std::any_of(m_sentences.begin(), m_sentences.end(), [&](std::string_view sentence) {
               for (std::size_t i = 0; i < sentence.size(); ++i) {
                   if (goesOn(sentence.substr(i), part)
                       || (isGap(sentence[i]) && goesOnWithinName(sentence.substr(i), part)))
                       return true;
               }
               return false;
           });
}

} // namespace muster::engine
