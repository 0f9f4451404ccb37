// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/section_label.h"

#include <QCoreApplication>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "model/decks/list_reader.h"

namespace muster::app {

QString sectionLabel(const Game& game, const Deck& deck, const std::string& section)
{
    if (section == ConsideringSection)
        return QCoreApplication::translate("DeckSections", "Considering");
    if (const DeckKind* const kind = game.findDeckKind(deck.kind)) {
        for (const SectionKind& one : kind->sections) {
            if (one.key == section)
                return gameWord(one.label);
        }
    }
    return shown(section);
}

} // namespace muster::app
