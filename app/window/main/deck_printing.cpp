// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/deck_printing.h"

#include "app/window/document/deck_document.h"
#include "app/window/print_dialog.h"
#include "model/decks/deck_hash.h"

namespace muster::app {

std::shared_ptr<const CheckedFile> checkedDeck(const DeckDocument& document)
{
    const DeckSnapshot& now = *document.snapshot();
    auto checked = std::make_shared<CheckedFile>();
    checked->input.path = document.path();
    checked->input.name = document.path().isEmpty() ? document.title().toStdString() : document.path().toStdString();
    checked->input.form = DeckForm::Muster;
    checked->game = now.game->game().key;
    checked->title = now.deck.name.empty() ? document.title().toStdString() : now.deck.name;
    checked->format = now.format == nullptr ? std::string() : now.format->key;
    checked->cards = now.resolved.total();
    checked->deck = LoadedDeck();
    checked->deck->deck = now.deck;
    checked->deck->file = checked->input.name;
    checked->catalogue = now.game->catalogue;
    checked->hash = deckHash(now.resolved);
    checked->findings = document.isVerdictCurrent() ? document.findings() : now.check();
    return checked;
}

void showPrintDialog(const DeckDocument& document, const carddb::Places& places, QWidget* parent,
                     const std::function<void(int section, int row)>& goTo)
{
    PrintDialog dialog(places, {{checkedDeck(document), document.format()}}, parent);
    QObject::connect(&dialog, &PrintDialog::deckRowRequested, &dialog, [&](const QString&, int section, int row) {
        dialog.accept();
        goTo(section, row);
    });
    dialog.exec();
}

} // namespace muster::app
