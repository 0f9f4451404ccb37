// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/effect_examples.h"

#include <algorithm>

#include "app/window/sets/set_text.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

/// Effects and text of a card, or of each of its parts, where there are any.
void collect(const CardDraft& card, const std::string& path, std::vector<EffectExample>& into)
{
    const auto take = [&](const CardDraft::Values& values, const std::string& field, const std::string& printed) {
        const auto effects = values.find(field);
        const auto text = values.find("text");
        if (effects != values.end())
            into.push_back({card.name, text != values.end() ? text->second : printed, effects->second});
    };
    const auto bracket = path.find('[');
    if (bracket == std::string::npos) {
        take(card.values, path, card.text);
        return;
    }
    const auto parts = card.parts.find(path.substr(0, bracket));
    const std::string field = path.substr(path.find("].") + 2);
    if (parts == card.parts.end())
        return;
    for (const CardDraft::Values& part : parts->second)
        take(part, field, {});
}

} // namespace

std::vector<EffectExample> effectExamples(const QStringList& setFiles, const std::shared_ptr<const Game>& game,
                                          const std::string& type, const std::string& path, std::size_t atMost)
{
    std::vector<EffectExample> all;
    for (const QString& file : setFiles) {
        auto bytes = carddb::readFile(file, carddb::SetLimit);
        if (!bytes)
            continue;
        const auto set = SetText::read(std::move(*bytes), file.toStdString(), game);
        if (!set)
            continue;
        for (const SetText::Entry& entry : set->cards()) {
            if (entry.draft.type == type)
                collect(entry.draft, path, all);
        }
    }
    std::ranges::stable_sort(all, {}, [](const EffectExample& example) { return example.effects.size(); });
    const auto again = std::ranges::unique(all, {}, &EffectExample::effects);
    all.erase(again.begin(), again.end());
    if (all.size() > atMost)
        all.resize(atMost);
    return all;
}

} // namespace muster::app
