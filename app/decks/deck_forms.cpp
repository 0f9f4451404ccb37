// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_forms.h"

#include <QCoreApplication>
#include <algorithm>

#include <QFileInfo>

#include "app/decks/deck_csv.h"
#include "app/decks/deck_json.h"
#include "app/decks/list_text_forms.h"
#include "app/exchange/cockatrice.h"
#include "app/exchange/foreign_list.h"
#include "app/exchange/tabletop.h"
#include "carddb/native_path.h"
#include "model/decks/deck_code.h"
#include "model/decks/deck_file.h"
#include "model/decks/deck_kind.h"
#include "model/decks/list_writer.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster::app {

namespace {

struct DeckForms {
    Q_DECLARE_TR_FUNCTIONS(DeckForms)
};

Error errorFor(const std::string& file, ErrorKind kind, std::vector<std::string> arguments)
{
    Error error;
    error.file = file;
    error.kind = kind;
    error.arguments = std::move(arguments);
    return error;
}

std::string listed(const std::vector<std::string>& keys)
{
    std::string all;
    for (const std::string& key : keys)
        all += (all.empty() ? "" : "|") + key;
    return all;
}

/// The cards of the game that a list is for.
Result<std::shared_ptr<const Catalogue>> cardsFor(const std::string& game, const std::string& file, GameShelf& shelf)
{
    if (game.empty())
        return failure(errorFor(file, ErrorKind::UnknownGame, {"", listed(shelf.gameKeys())}));
    if (!shelf.knows(game)) {
        Error error = errorFor(file, ErrorKind::UnknownGame, {game});
        const auto keys = shelf.gameKeys();
        error.nearest = nearestOne(game, std::span<const std::string>(keys));
        return failure(std::move(error));
    }
    return shelf.catalogue(game);
}

/// "MUSTER1-", in any case. A damaged code is a code still: whoever pastes one wants to hear that, and not of a file
/// that is not there or a list without a game.
bool beginsAsCode(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const auto version = text.find_first_not_of("0123456789", 6);
    return version != std::string_view::npos && version > 6 && text[version] == '-'
        && fold(text.substr(0, 6)) == "muster";
}

/// For a file that is no text at all: it says so, instead of lines that name no card.
std::optional<Error> notText(const LoadedDeck& loaded)
{
    std::string kind = documentKind(loaded.source);
    if (kind.empty())
        return std::nullopt;
    return errorFor(loaded.file, ErrorKind::WrongShape, {"a deck list", std::move(kind)});
}

Result<LoadedDeck> readListForm(LoadedDeck loaded, const std::string& game, GameShelf& shelf)
{
    const auto cards = cardsFor(game, loaded.file, shelf);
    if (!cards)
        return failure(cards.error());
    if (auto error = notText(loaded))
        return failure(std::move(*error));
    if (isForeign(loaded.source)) { // whatever the file is called
        auto list = listOfForeign(loaded.source, **cards);
        if (!list)
            return failure(errorFor(
                loaded.file, ErrorKind::WrongShape,
                {"a deck of cards with numbers and names", isXml(loaded.source) ? "other XML" : "other JSON"}));
        loaded.form = DeckForm::Foreign;
        loaded.source = std::move(*list);
    } else {
        loaded.source = listInUtf8(loaded.source);
    }
    ListOfSomeKind list = readListOfAnyKind(loaded.source, **cards);
    loaded.deck = deckOf(list.tokens, (*cards)->game(), list.kind);
    loaded.tokens = std::move(list.tokens);
    return loaded;
}

} // namespace

std::optional<DeckForm> formOfName(const QString& fileName)
{
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    if (suffix == QLatin1String("muster"))
        return DeckForm::Muster;
    if (suffix == QLatin1String("txt") || suffix == QLatin1String("dec") || suffix == QLatin1String("list"))
        return DeckForm::List;
    if (suffix == QLatin1String("cod") || suffix == QLatin1String("dek"))
        return DeckForm::Foreign;
    if (suffix == QLatin1String("csv"))
        return DeckForm::Csv;
    if (suffix == QLatin1String("json"))
        return DeckForm::Json;
    return std::nullopt;
}

bool isCode(const QString& argument)
{
    return beginsAsCode(argument.toStdString()) && carddb::kindOf(argument) == carddb::FileKind::None;
}

DeckForm formOfBytes(std::string_view bytes)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (bytes.starts_with(mark))
        bytes.remove_prefix(mark.size());
    const std::string_view head = bytes.substr(0, 4096);
    if (head.starts_with("muster:") || head.find("\nmuster:") != std::string_view::npos)
        return DeckForm::Muster;
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return DeckForm::List;
    if (!documentKind(head).empty())
        return DeckForm::List;
    if (isXml(head) || (head[first] == '{' && isTabletop(bytes)))
        return DeckForm::Foreign;
    if (head[first] == '{') // JSON puts its keys into quotes, YAML need not
        return head.substr(first).find("muster:") < head.substr(first).find('"') ? DeckForm::Muster : DeckForm::Json;
    const std::string_view line = head.substr(first, head.find('\n', first) - first);
    if (line.starts_with("name,") || line.starts_with("\"name\","))
        return DeckForm::Csv;
    return beginsAsCode(line) ? DeckForm::Code : DeckForm::List;
}

Result<LoadedDeck> readDeckForm(std::string bytes, const std::string& file, DeckForm form, const std::string& game,
                                GameShelf& shelf)
{
    LoadedDeck loaded;
    loaded.form = form;
    loaded.file = file;
    loaded.source = std::move(bytes);
    const GameLookup lookup([&shelf](std::string_view key) { return shelf.game(std::string(key)); }, shelf.gameKeys());
    Result<Deck> deck;
    switch (form) {
    case DeckForm::List:
    case DeckForm::Foreign:
        return readListForm(std::move(loaded), game, shelf);
    case DeckForm::Muster:
        if (isXml(loaded.source)) // renamed by hand, or by a mail program
            return failure(errorFor(file, ErrorKind::WrongShape,
                                    {"a deck file of Muster", "XML, as files called .cod and .dek have it"}));
        deck = readDeck(loaded.source, file, lookup);
        break;
    case DeckForm::Json:
        if (isTabletop(loaded.source))
            return readListForm(std::move(loaded), game, shelf);
        deck = readDeckJson(loaded.source, file, lookup);
        break;
    case DeckForm::Csv: {
        const auto cards = cardsFor(game, file, shelf);
        if (!cards)
            return failure(cards.error());
        if (auto error = notText(loaded))
            return failure(std::move(*error));
        loaded.source = listInUtf8(loaded.source);
        deck = readDeckCsv(loaded.source, file, **cards);
        break;
    }
    case DeckForm::Code: {
        const auto codeGame = gameOfCode(loaded.source);
        if (!codeGame) {
            deck = failure(codeGame.error());
            break;
        }
        const auto cards = cardsFor(*codeGame, file, shelf);
        if (!cards)
            return failure(cards.error());
        deck = deckOfCode(loaded.source, **cards);
        break;
    }
    }
    if (!deck) {
        for (Error& error : deck.error())
            error.file = file;
        return failure(deck.error());
    }
    loaded.deck = std::move(*deck);
    return loaded;
}

Result<std::string> writeDeckForm(const ResolvedDeck& deck, DeckForm form)
{
    switch (form) {
    case DeckForm::Muster:
        return writeDeck(deck.deck(), deck.catalogue().game());
    case DeckForm::List:
        return writeList(deck);
    case DeckForm::Foreign:
        return writeCod(deck);
    case DeckForm::Csv:
        return writeCsv(deck);
    case DeckForm::Json:
        return writeDeckJson(deck.deck());
    case DeckForm::Code:
        return deckCode(deck);
    }
    return {};
}

bool notUnderstood(const ListToken& token)
{
    switch (token.kind) {
    case ListToken::Kind::Unknown:
    case ListToken::Kind::Ambiguous:
    case ListToken::Kind::BadCount:
    case ListToken::Kind::BadSection:
    case ListToken::Kind::NextDeck:
    case ListToken::Kind::TooLong:
    case ListToken::Kind::CutOff:
        return true;
    case ListToken::Kind::Card:
    case ListToken::Kind::Comment:
    case ListToken::Kind::Heading:
    case ListToken::Kind::GroupHeading:
    case ListToken::Kind::DeckName:
    case ListToken::Kind::Blank:
        return false;
    }
    return false;
}

} // namespace muster::app
