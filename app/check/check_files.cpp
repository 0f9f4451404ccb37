// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/check_files.h"

#include <algorithm>
#include <set>

#include <QDir>
#include <QFileInfo>

#include "app/check/translation_files.h"
#include "app/check/which_game.h"
#include "app/decks/list_errors.h"
#include "app/decks/read_input.h"
#include "carddb/file_io.h"
#include "model/decks/deck_hash.h"
#include "model/games/cited_rules.h"
#include "model/games/game_reader.h"
#include "model/games/rule_book.h"
#include "model/text/nearest.h"
#include "validators/repairs.h"

namespace muster::app {

namespace {

std::size_t limitOf(Input::Kind kind)
{
    switch (kind) {
    case Input::Kind::Deck:
        return static_cast<std::size_t>(carddb::DeckLimit);
    case Input::Kind::Set:
        return static_cast<std::size_t>(carddb::SetLimit);
    case Input::Kind::Format:
    case Input::Kind::Game:
    case Input::Kind::Rules:
    case Input::Kind::RuleTranslation:
    case Input::Kind::WordsOfGame:
    case Input::Kind::EffectWords:
        return static_cast<std::size_t>(carddb::DataLimit);
    }
    return 0;
}

Errors& operator+=(Errors& errors, const Errors& more)
{
    errors.insert(errors.end(), more.begin(), more.end());
    return errors;
}

/// Looks at the format of a deck: the wished one, or its own. A deck's own format that does not exist is a finding;
/// a wished one is an error.
const Format* formatFor(const Deck& deck, const CheckWishes& wishes, GameShelf& shelf, CheckedFile& out)
{
    if (wishes.formatFile) {
        out.format = wishes.formatFile->key;
        return wishes.formatFile.get();
    }
    const bool wished = !wishes.format.empty();
    const std::string& key = wished ? wishes.format : deck.format;
    if (key.empty())
        return nullptr;
    const auto format = findFormat(shelf, deck.game, key);
    if (format) {
        out.format = (*format)->key;
        return *format;
    }
    if (wished) {
        out.errors += format.error();
        out.errors.back().file = out.input.name;
    }
    return nullptr;
}

/// The judge sees one format only; what else there is, is known here.
void nameNearestFormats(std::vector<Finding>& findings, const Deck& deck, GameShelf& shelf)
{
    for (Finding& finding : findings) {
        if (finding.kind != FindingKind::FormatUnknown)
            continue;
        const auto format = findFormat(shelf, deck.game, finding.label);
        if (!format && !format.error().front().nearest.empty())
            finding.nearest = {format.error().front().nearest};
    }
}

/// The first of the proposals: the one that leaves the fewest warnings.
validators::LegalProposal proposalFor(const ResolvedDeck& deck, const validators::CheckOptions& options,
                                      GameShelf& shelf)
{
    const auto& company = shelf.shippedDecks(deck.deck().game);
    return validators::legalProposals(deck, options, company ? *company : std::vector<Deck>()).front();
}

void checkDeck(std::string bytes, const CheckWishes& wishes, GameShelf& shelf, CheckedFile& out)
{
    const DeckForm form = out.input.form.value_or(formOfBytes(bytes));
    auto loaded = readDeckForm(std::move(bytes), out.input.name, form, wishes.game, shelf);
    if (!loaded) {
        out.errors = loaded.error();
        return;
    }
    out.deck = std::move(*loaded);
    const Deck& deck = out.deck->deck;
    out.game = deck.game;
    out.title = deck.name;
    out.cards = deck.countedCards();
    const auto& catalogue = shelf.catalogue(deck.game);
    if (!catalogue) {
        out.errors = catalogue.error();
        return;
    }
    out.catalogue = *catalogue;
    const ResolvedDeck resolved(**catalogue, deck);
    validators::CheckOptions options;
    options.format = formatFor(deck, wishes, shelf, out);
    options.date = wishes.date;
    options.today = wishes.today;
    options.players = wishes.players;
    options.team = wishes.team;
    if (wishes.shop && wishes.shop->deck.game == deck.game && wishes.shop->deck.kind != deck.kind)
        options.shop = &wishes.shop->resolved;
    if (!out.errors.empty())
        return;
    out.hash = deckHash(resolved);
    out.findings = validators::check(resolved, options);
    if (wishes.repairs)
        validators::keepTriedFixes(resolved, options, out.findings);
    nameNearestFormats(out.findings, deck, shelf);
    out.errors = listErrors(*out.deck);
    if (wishes.plan && out.errors.empty() && out.verdict() != Verdict::Legal)
        out.proposal = proposalFor(resolved, options, shelf);
    if (out.proposal)
        nameNearestFormats(out.proposal->plan.unreachable, deck, shelf);
}

/// The game of a set or format: that of the folder it lies in, so that a new game can be checked before it is
/// installed; else the one of the library.
Result<std::shared_ptr<const Game>> gameOf(const std::string& bytes, const std::string& key, const Input& input,
                                           GameShelf& shelf)
{
    const QString beside =
        QFileInfo(QFileInfo(input.path).path() + QStringLiteral("/../game.yaml")).canonicalFilePath();
    if (!beside.isEmpty())
        return shelf.gameFile(beside.toStdString());
    if (!shelf.knows(key))
        return failure(whyNoGame(bytes, key, input.name, limitOf(input.kind), shelf));
    const auto& catalogue = shelf.catalogue(key);
    if (!catalogue)
        return failure(catalogue.error());
    return (*catalogue)->sharedGame();
}

void checkSet(const std::string& bytes, const CheckWishes& wishes, GameShelf& shelf, CheckedFile& out)
{
    const bool csv = out.input.path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    const std::string key = csv ? wishes.game : peekGame(bytes);
    auto game = gameOf(bytes, key, out.input, shelf);
    if (!game) {
        out.errors = game.error();
        for (Error& error : out.errors) {
            if (error.file.empty())
                error.file = out.input.name;
        }
        return;
    }
    auto set = csv ? readSetCsv(bytes, out.input.name, **game) : readSet(bytes, out.input.name, **game);
    if (!set) {
        out.errors = set.error();
        return;
    }
    out.game = set->game.empty() ? key : set->game;
    out.title = set->info.code + " " + set->info.name;
    out.cards = static_cast<int>(set->cards.size());
    out.warnings = set->warnings;
    out.set = std::make_shared<CardSet>(std::move(*set));
    out.setGame = *game;
}

/// What a game.yaml gets wrong about what lies beside it: requirements that its rules.yaml lacks, and a folder of another
/// name, by which nobody would find the game.
Errors gameErrors(const Game& game, const Input& input)
{
    Errors errors;
    const auto add = [&](ErrorKind kind, std::string path, std::vector<std::string> arguments, std::string nearest) {
        Error error;
        error.file = input.name;
        error.path = std::move(path);
        error.kind = kind;
        error.arguments = std::move(arguments);
        error.nearest = std::move(nearest);
        errors.push_back(std::move(error));
    };
    const QFileInfo file(input.path);
    const QString folder = QFileInfo(file.absolutePath()).fileName();
    if (file.fileName() == QLatin1String("game.yaml") && folder != QString::fromStdString(game.key))
        add(ErrorKind::NotOneOf, "game", {game.key, folder.toStdString()}, folder.toStdString());
    const QString beside = file.absolutePath() + QStringLiteral("/rules.yaml");
    if (!QFileInfo::exists(beside))
        return errors;
    const auto bytes = readInput(beside, beside.toStdString(), limitOf(Input::Kind::Rules));
    const auto book = bytes ? readRuleBook(*bytes, beside.toStdString()) : Result<RuleBook>(failure(bytes.error()));
    if (!book)
        return errors; // the file is checked by itself
    std::vector<std::string> known;
    for (const RuleEntry& entry : book->entries)
        known.push_back(entry.id);
    std::set<std::string> told;
    for (const std::string& id : rulesCited(game))
        if (book->find(id) == nullptr && told.insert(id).second)
            add(ErrorKind::UnknownRule, {}, {id}, nearestOne(id, std::span<const std::string>(known)));
    return errors;
}

void checkFormatFile(const std::string& bytes, GameShelf& shelf, CheckedFile& out)
{
    auto game = gameOf(bytes, peekGame(bytes), out.input, shelf);
    if (!game) {
        out.errors = game.error();
        return;
    }
    const auto format = readFormat(bytes, out.input.name, **game);
    if (!format) {
        out.errors = format.error();
        return;
    }
    out.game = format->game;
    out.title = format->title;
    if (const auto& catalogue = shelf.catalogue(format->game))
        out.errors = validators::checkFormat(*format, **catalogue);
}

} // namespace

int lineOf(const Subject::Row& row, const Deck& deck)
{
    if (row.section >= deck.sections.size() || row.row >= deck.sections[row.section].entries.size())
        return 1;
    return std::max(1, deck.sections[row.section].entries[row.row].at.line);
}

int lineOf(const Finding& finding, const Deck& deck)
{
    for (const Subject& subject : finding.subjects) {
        if (!subject.rows.empty())
            return lineOf(subject.rows.front(), deck);
    }
    return 1;
}

Result<const Format*> findFormat(GameShelf& shelf, const std::string& game, const std::string& key)
{
    const auto& formats = shelf.formats(game);
    if (!formats)
        return failure(formats.error());
    const std::string full = key.find('/') == std::string::npos ? game + '/' + key : key;
    std::vector<std::string> keys;
    for (const Format& format : *formats) {
        if (format.key == full)
            return &format;
        keys.push_back(format.key);
    }
    Error error;
    error.kind = ErrorKind::UnknownFormat;
    error.arguments = {key};
    error.nearest = nearestOne(full, std::span<const std::string>(keys));
    return failure(std::move(error));
}

Result<std::shared_ptr<const ShopBeside>> readShop(const QString& path, GameShelf& shelf)
{
    const std::string name = path.toStdString();
    auto bytes = readInput(path, name, limitOf(Input::Kind::Deck));
    if (!bytes)
        return failure(std::move(bytes.error()));
    const DeckForm form = formOfBytes(*bytes);
    auto loaded = readDeckForm(std::move(*bytes), name, form, {}, shelf);
    if (!loaded)
        return failure(std::move(loaded.error()));
    const auto& catalogue = shelf.catalogue(loaded->deck.game);
    if (!catalogue)
        return failure(catalogue.error());
    const Game& game = (*catalogue)->game();
    if (game.decks.size() < 2 || loaded->deck.kind == game.decks.front().key) {
        // What lies beside decks is no deck of the first kind.
        Error error;
        error.file = name;
        error.path = "kind";
        error.kind = ErrorKind::NotOneOf;
        error.arguments = {loaded->deck.kind, {}};
        for (std::size_t i = 1; i < game.decks.size(); ++i)
            error.arguments[1] += (i == 1 ? "" : ", ") + game.decks[i].key;
        return failure(std::move(error));
    }
    return std::make_shared<const ShopBeside>(std::move(loaded->deck), *catalogue);
}

CheckedFile checkFile(const Input& input, const CheckWishes& wishes, GameShelf& shelf)
{
    CheckedFile out;
    out.input = input;
    std::string bytes = input.code;
    if (bytes.empty()) {
        auto read = readInput(input.path, input.name, limitOf(input.kind));
        if (!read) {
            out.errors = read.error();
            return out;
        }
        bytes = std::move(*read);
    }
    switch (input.kind) {
    case Input::Kind::Deck:
        checkDeck(std::move(bytes), wishes, shelf, out);
        break;
    case Input::Kind::Set:
        checkSet(bytes, wishes, shelf, out);
        break;
    case Input::Kind::Format:
        checkFormatFile(bytes, shelf, out);
        break;
    case Input::Kind::Game:
        if (const auto game = readGame(bytes, input.name)) {
            out.game = game->key;
            out.title = game->title;
            out.errors = gameErrors(*game, input);
        } else {
            out.errors = game.error();
        }
        break;
    case Input::Kind::Rules:
        if (const auto rules = readRuleBook(bytes, input.name)) {
            out.game = rules->game;
            out.title = rules->title;
            out.cards = static_cast<int>(rules->entries.size());
        } else {
            out.errors = rules.error();
        }
        break;
    case Input::Kind::RuleTranslation:
    case Input::Kind::WordsOfGame:
    case Input::Kind::EffectWords:
        checkTranslation(bytes, shelf, out);
        break;
    }
    return out;
}

} // namespace muster::app
