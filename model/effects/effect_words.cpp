// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/effect_words.h"

#include <algorithm>
#include <vector>

#include "model/text/nearest.h"
#include "model/yaml/document.h"
#include "model/yaml/reader.h"

namespace muster::effects {

namespace {

constexpr std::size_t LongestWord = 200;

void checkList(const yaml::Pair& list, const std::string& path, const Game& game, yaml::Report& report)
{
    const Vocabulary* const known = game.findEffectWords(list.key);
    if (known == nullptr) {
        std::vector<std::string> lists;
        for (const Vocabulary& one : game.effectWords)
            lists.push_back(one.key);
        report.add(ErrorKind::UnknownKey, list.keyAt, path, {std::string(list.key)},
                   nearestOne(list.key, std::span<const std::string>(lists)));
        return;
    }
    std::vector<std::string> keys;
    for (const Word& word : known->words)
        keys.push_back(word.key);
    for (const yaml::Pair& pair : yaml::readMap(list.value, path, report)) {
        if (std::ranges::find(keys, pair.key) == keys.end())
            report.add(ErrorKind::UnknownWord, pair.keyAt, yaml::join(path, pair.key),
                       {std::string(pair.key), std::string(list.key)},
                       nearestOne(pair.key, std::span<const std::string>(keys)));
    }
}

} // namespace

Result<EffectWords> readEffectWords(std::string_view bytes, const std::string& file, const Game* game)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    yaml::Report report(file);
    EffectWords words;
    for (const yaml::Pair& language : yaml::readMap(document->root(), {}, report)) {
        auto& dictionary = words[std::string(language.key)];
        for (const yaml::Pair& list : yaml::readMap(language.value, std::string(language.key), report)) {
            const std::string within = yaml::join(std::string(language.key), list.key);
            if (game != nullptr)
                checkList(list, within, *game, report);
            for (const yaml::Pair& pair : yaml::readMap(list.value, within, report)) {
                if (auto text = yaml::readText(pair.value, yaml::join(within, pair.key), report, LongestWord))
                    dictionary.emplace(std::string(list.key) + '.' + std::string(pair.key), std::move(*text));
            }
        }
    }
    if (report.failed())
        return failure(report.take());
    return words;
}

} // namespace muster::effects
