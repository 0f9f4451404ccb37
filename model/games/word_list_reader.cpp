// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/word_list_reader.h"

#include "model/games/spellings.h"

namespace muster {

namespace {

Word readWord(const yaml::Pair& pair, const std::string& path, bool mayHavePlace, yaml::Report& report)
{
    Word word;
    word.key = pair.key;
    if (pair.value.kind == yaml::NodeKind::Map) {
        yaml::MapReader map(pair.value, path, report);
        word.label = map.requiredText("label", 100);
        word.aliases = map.texts("aliases");
        if (mayHavePlace)
            word.where = map.text("where", 100).value_or(std::string());
        map.finish();
    } else {
        word.label = yaml::readText(pair.value, path, report, 100).value_or(std::string());
    }
    return word;
}

} // namespace

std::vector<Vocabulary> readWordLists(const yaml::Node& node, const std::string& path, bool mayBeOpen,
                                      yaml::Report& report)
{
    std::vector<Vocabulary> lists;
    Spellings names(report);
    for (const auto& pair : yaml::readMap(node, path, report)) {
        const auto listPath = yaml::join(path, pair.key);
        checkKey(pair.key, pair.keyAt, listPath, report, !mayBeOpen);
        names.add(pair.key, pair.key, pair.keyAt, listPath);
        Vocabulary list;
        list.key = pair.key;
        if (mayBeOpen && pair.value.kind == yaml::NodeKind::Scalar && pair.value.scalar == "open") {
            list.open = true;
        } else {
            Spellings words(report);
            for (const auto& word : yaml::readMap(pair.value, listPath, report)) {
                const auto wordPath = yaml::join(listPath, word.key);
                checkKey(word.key, word.keyAt, wordPath, report, true);
                list.words.push_back(readWord(word, wordPath, !mayBeOpen, report));
                words.add(word.key, word.key, word.keyAt, wordPath);
                words.add(list.words.back().label, word.key, word.value.at, wordPath);
                for (const auto& alias : list.words.back().aliases)
                    words.add(alias, word.key, word.value.at, wordPath);
            }
        }
        lists.push_back(std::move(list));
    }
    return lists;
}

} // namespace muster
