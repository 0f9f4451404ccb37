// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_argument.h"

#include "app/decks/read_input.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"

namespace muster::app {

Result<DeckArgument> deckArgument(const QString& argument, const QString& game, GameShelf& shelf)
{
    std::string name = carddb::nativePath(argument);
    std::string bytes;
    auto form = formOfName(argument);
    if (isCode(argument)) {
        name = "<code>";
        bytes = argument.toStdString();
        form = DeckForm::Code;
    } else {
        if (argument == QLatin1String("-"))
            name = "<stdin>";
        auto read = readInput(argument, name, static_cast<std::size_t>(carddb::DeckLimit));
        if (!read)
            return failure(read.error());
        bytes = std::move(*read);
    }
    const DeckForm chosen = form.value_or(formOfBytes(bytes));
    auto loaded = readDeckForm(std::move(bytes), name, chosen, game.toStdString(), shelf);
    if (!loaded)
        return failure(loaded.error());
    const auto& catalogue = shelf.catalogue(loaded->deck.game);
    if (!catalogue)
        return failure(catalogue.error());
    return DeckArgument{std::move(*loaded), *catalogue};
}

} // namespace muster::app
