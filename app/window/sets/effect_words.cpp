// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/effect_words.h"

#include <QCoreApplication>
#include <QSet>

#include "app/text/shown.h"
#include "model/effects/registry.h"
#include "model/effects/words.h"

namespace muster::app {

namespace {

/// The lists of game.yaml that people who write cards draw on, as Parameter::words names them.
constexpr std::string_view GamesLists =
    "types, groups, nouns, stats, resources, counters, statuses, states, keywords, measures, rolls, places, moments";

QString text(std::string_view bytes) { return QString::fromUtf8(bytes.data(), qsizetype(bytes.size())); }

/// A step stands in braces, also where the reference writes it without.
QString stepOf(const effects::TermInfo& term)
{
    const QString example = text(term.example);
    return example.startsWith(QLatin1Char('{')) ? example : QLatin1Char('{') + example + QLatin1Char('}');
}

} // namespace

std::vector<EffectWord> effectWords(const Game& game)
{
    std::vector<EffectWord> words;
    QSet<QString> known;
    for (const effects::TermInfo& term : effects::terms()) {
        const QString name = text(term.name);
        if (name.isEmpty() || known.contains(name))
            continue;
        known.insert(name);
        const bool isStep = term.sort == effects::Sort::Verb && !term.example.empty();
        words.push_back({name, text(term.help), isStep ? stepOf(term) : name});
    }
    const effects::Words ofGame(game);
    for (const std::string_view spelling : ofGame.spellings(GamesLists)) {
        const QString name = text(spelling);
        if (known.contains(name))
            continue;
        known.insert(name);
        words.push_back(
            {name, QCoreApplication::translate("EffectWords", "a word of %1").arg(shown(game.title)), name});
    }
    return words;
}

} // namespace muster::app
