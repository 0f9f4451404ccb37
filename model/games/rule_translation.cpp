// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/rule_translation.h"

#include <algorithm>
#include <array>
#include <span>
#include <unordered_map>

#include "model/text/nearest.h"
#include "model/yaml/document.h"
#include "model/yaml/reader.h"

namespace muster {

namespace {

constexpr yaml::Limits TranslationLimits{std::size_t(8) << 20, 6, 400'000};

/// The keys of a kind's texts: those of the sentence, the answer, and of what the kind has besides.
struct ProseKeys {
    std::string_view sentence, answer, third;
};

ProseKeys keysOf(RuleEntry::Kind kind)
{
    switch (kind) {
    case RuleEntry::Kind::Rule:
        return {"rule", "check", {}};
    case RuleEntry::Kind::Requirement:
        return {"condition", "message", "fix"};
    case RuleEntry::Kind::Ruling:
        return {"question", "ruling", {}};
    case RuleEntry::Kind::Example:
        return {"given", "then", "when"};
    case RuleEntry::Kind::Interaction:
        return {"case", "answer", {}};
    }
    return {};
}

/// The sentence of an example without what is done in it.
std::string given(const RuleEntry& entry)
{
    return entry.when.empty() ? entry.sentence
                              : entry.sentence.substr(0, entry.sentence.size() - entry.when.size() - 1);
}

std::map<std::string, std::string, std::less<>> readProse(const yaml::Pair& pair, const RuleEntry& entry,
                                                          yaml::Report& report)
{
    std::vector<std::string_view> known;
    std::string has;
    for (const RuleProse& prose : proseOf(entry)) {
        known.push_back(prose.key);
        (has += has.empty() ? "" : ", ") += prose.key;
    }
    const ProseKeys all = keysOf(entry.kind);
    std::map<std::string, std::string, std::less<>> texts;
    for (const yaml::Pair& one : yaml::readMap(pair.value, entry.id, report)) {
        const std::string path = yaml::join(entry.id, one.key);
        if (std::ranges::find(known, std::string_view(one.key)) != known.end()) {
            if (auto text = yaml::readText(one.value, path, report); text && !text->empty())
                texts.emplace(one.key, std::move(*text));
            else if (text)
                report.add(ErrorKind::WrongShape, one.value.at, path, {"a text", "nothing"});
        } else if (one.key == all.sentence || one.key == all.answer || (!all.third.empty() && one.key == all.third)) {
            report.add(ErrorKind::NotOneOf, one.keyAt, path, {std::string(one.key), has}); // the entry has no such text
        } else {
            report.add(ErrorKind::UnknownKey, one.keyAt, path, {std::string(one.key)},
                       nearestOne(one.key, std::span<const std::string_view>(known)));
        }
    }
    return texts;
}

} // namespace

std::vector<RuleProse> proseOf(const RuleEntry& entry)
{
    const ProseKeys keys = keysOf(entry.kind);
    std::vector<RuleProse> all;
    const auto add = [&all](std::string_view key, std::string text) {
        if (!text.empty())
            all.push_back({key, std::move(text)});
    };
    add(keys.sentence, given(entry));
    add(entry.kind == RuleEntry::Kind::Example ? keys.third : std::string_view(), entry.when);
    add(keys.answer, entry.answer);
    add(entry.kind == RuleEntry::Kind::Requirement ? keys.third : std::string_view(), entry.fix);
    return all;
}

Result<RuleTranslation> readRuleTranslation(const RuleBook& book, std::string_view bytes, const std::string& file)
{
    const auto document = yaml::Document::parse(bytes, file, TranslationLimits);
    if (!document)
        return failure(document.error());
    std::unordered_map<std::string_view, const RuleEntry*> entries;
    std::vector<std::string_view> ids;
    for (const RuleEntry& entry : book.entries) {
        entries.emplace(entry.id, &entry);
        ids.push_back(entry.id);
    }
    yaml::Report report(file);
    RuleTranslation translation;
    for (const yaml::Pair& pair : yaml::readMap(document->root(), {}, report)) {
        const auto found = entries.find(std::string_view(pair.key));
        if (found != entries.end())
            translation.emplace(pair.key, readProse(pair, *found->second, report));
        else
            report.add(ErrorKind::UnknownRule, pair.keyAt, std::string(pair.key), {std::string(pair.key)},
                       report.full() ? std::string() : nearestOne(pair.key, std::span<const std::string_view>(ids)));
    }
    if (report.failed())
        return failure(report.take());
    return translation;
}

Result<RuleBook> translatedRuleBook(const RuleBook& book, std::string_view bytes, const std::string& file)
{
    const auto translation = readRuleTranslation(book, bytes, file);
    if (!translation)
        return failure(translation.error());
    RuleBook translated = book;
    for (RuleEntry& entry : translated.entries) {
        const auto found = translation->find(entry.id);
        if (found == translation->end())
            continue;
        const auto text = [&texts = found->second](std::string_view key, const std::string& english) {
            const auto one = key.empty() ? texts.end() : texts.find(key);
            return one == texts.end() ? english : one->second;
        };
        const ProseKeys keys = keysOf(entry.kind);
        std::string sentence = text(keys.sentence, given(entry));
        if (entry.kind == RuleEntry::Kind::Example)
            entry.when = text(keys.third, entry.when);
        else
            entry.fix = text(keys.third, entry.fix);
        entry.sentence = entry.when.empty() ? std::move(sentence) : sentence + ' ' + entry.when;
        entry.answer = text(keys.answer, entry.answer);
    }
    return translated;
}

} // namespace muster
