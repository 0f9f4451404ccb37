// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/setup_text.h"

#include <QCoreApplication>

#include "app/text/game_words.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct SetupText {
    Q_DECLARE_TR_FUNCTIONS(SetupText)
};

/// A section as the game calls it.
QString sectionText(const Game& game, const std::string& key)
{
    for (const DeckKind& kind : game.decks) {
        for (const SectionKind& section : kind.sections) {
            if (section.key == key)
                return gameWord(section.label.empty() ? section.key : section.label);
        }
    }
    return shown(key, 60);
}

QString playersText(const engine::SetupProblem& problem, const QString& title)
{
    const QString range = problem.least == problem.most
        ? QString::number(problem.least)
        : SetupText::tr("%1 to %2", "players").arg(problem.least).arg(problem.most);
    if (problem.what.empty())
        return SetupText::tr("%1 is for %2 players, not for %3").arg(title, range, QString::number(problem.have));
    return SetupText::tr("%1 in the mode %2 is for %3 players, not for %4")
        .arg(title, shown(problem.what, 60), range)
        .arg(problem.have);
}

QString sizeText(const engine::SetupProblem& problem, const Game& game, const QString& whose)
{
    const QString range = SetupText::tr("%1 to %2", "cards").arg(problem.least).arg(problem.most);
    if (game.decks.front().sections.size() == 1)
        return SetupText::tr("%1: a deck of %n card(s) cannot be dealt, one of %2 can", nullptr, problem.have)
            .arg(whose, range);
    return SetupText::tr("%1: %n card(s) in the section %2 cannot be dealt, %3 can", nullptr, problem.have)
        .arg(whose, sectionText(game, problem.what), range);
}

} // namespace

QString setupText(const engine::SetupProblem& problem, const Game& game, const QString& deck)
{
    using Kind = engine::SetupProblem::Kind;
    const QString title = QString::fromStdString(game.title);
    const QString whose = deck.isEmpty() ? SetupText::tr("the shop") : deck;
    switch (problem.kind) {
    case Kind::UnknownMode:
        return SetupText::tr("%1 has no mode \"%2\"").arg(title, shown(problem.what, 60));
    case Kind::Players:
        return playersText(problem, title);
    case Kind::Decks:
        return SetupText::tr("there are %n deck(s), and %1 are needed", nullptr, problem.have).arg(problem.least);
    case Kind::MissingShop:
        return SetupText::tr("%1 is played with a shop, and there is none").arg(title);
    case Kind::NeedlessShop:
        return SetupText::tr("%1 is played without a shop").arg(title);
    case Kind::MissingSection:
        return SetupText::tr("%1 has no section %2, which has to be dealt").arg(whose, sectionText(game, problem.what));
    case Kind::UnknownSection:
        return SetupText::tr("%1 has a section %2, which is not dealt").arg(whose, sectionText(game, problem.what));
    case Kind::SectionSize:
        return sizeText(problem, game, whose);
    case Kind::Cards:
        return SetupText::tr("the decks have %1 cards together, at most %2 can be played")
            .arg(problem.have)
            .arg(problem.most);
    case Kind::OfTheGame:
        break;
    }
    return SetupText::tr("%1 cannot be played so [%2]").arg(whose, shown(problem.what, 60));
}

} // namespace muster::app
