// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/import/import_list.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/decks/deck_csv.h"
#include "app/decks/deck_json.h"
#include "app/exchange/foreign_list.h"
#include "app/text/list_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "model/decks/deck_code.h"
#include "model/decks/deck_file.h"
#include "model/decks/deck_kind.h"
#include "model/decks/near_names.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ImportList)
};

/// How many of a name's cards are offered.
constexpr std::size_t MostOffers = 12;

DeckForm formOf(const std::string& text, const QString& name)
{
    const DeckForm looks = formOfBytes(text);
    const auto named = formOfName(name);
    // A format that names itself needs no file name; a list may be called anything.
    return looks == DeckForm::List ? named.value_or(DeckForm::List) : looks;
}

GameLookup onlyGame(const GameData& game)
{
    const Game* const only = &game.game();
    return GameLookup([only](std::string_view key) { return key == only->key ? only : nullptr; }, {only->key});
}

QString writtenOf(const DeckEntry& entry)
{
    QString words = QString::number(entry.count) + QLatin1Char(' ') + shown(entry.card);
    for (const auto& [field, value] : entry.identity)
        words += QStringLiteral(" [%1]").arg(shown(value));
    return words;
}

ListToken tokenOf(const DeckEntry& entry, const std::string& section, const Catalogue& catalogue, NearNames& near)
{
    ResolvedEntry found = resolve(catalogue, entry, Proposals::No);
    near.propose(found, entry.card);
    ListToken token;
    token.kind = found.status == ResolvedEntry::Status::Card ? ListToken::Kind::Card
        : found.status == ResolvedEntry::Status::Ambiguous   ? ListToken::Kind::Ambiguous
                                                             : ListToken::Kind::Unknown;
    token.section = section;
    token.entry = entry;
    token.text = entry.card;
    token.card = found.card;
    token.candidates = found.candidates;
    token.nearest = found.nearest;
    token.line = std::max(entry.at.line, 1);
    token.source = writtenOf(entry).toStdString();
    return token;
}

/// The entries of a deck that was read in a form of its own, as lines.
std::vector<ListToken> tokensOf(const Deck& deck, const Catalogue& catalogue)
{
    NearNames near(catalogue);
    std::vector<ListToken> tokens;
    for (const DeckSection& section : deck.sections) {
        for (const DeckEntry& entry : section.entries)
            tokens.push_back(tokenOf(entry, section.key, catalogue, near));
    }
    for (const DeckEntry& entry : deck.considering)
        tokens.push_back(tokenOf(entry, std::string(ConsideringSection), catalogue, near));
    return tokens;
}

Result<Deck> readDeckOf(const std::string& text, const std::string& file, DeckForm form, const GameData& game)
{
    switch (form) {
    case DeckForm::Muster:
        return readDeck(text, file, onlyGame(game));
    case DeckForm::Json:
        return readDeckJson(text, file, onlyGame(game));
    case DeckForm::Csv:
        return readDeckCsv(text, file, *game.catalogue);
    case DeckForm::Code:
        return deckOfCode(text, *game.catalogue);
    case DeckForm::List:
    case DeckForm::Foreign:
        break;
    }
    return Deck();
}

bool hasFigure(const ListToken& token)
{
    return std::ranges::any_of(token.source, [](char c) { return c >= '0' && c <= '9'; });
}

const QRegularExpression& sizeBehind()
{
    static const QRegularExpression size(QStringLiteral("\\s*\\(\\d+(\\s*cards)?\\)$"));
    return size;
}

/// "My Deck (70)"
bool hasSize(const ListToken& token) { return QString::fromStdString(token.source).trimmed().contains(sizeBehind()); }

/// Nothing but words, or words and in brackets how many cards there are.
bool isTitle(const ListToken& token)
{
    const QString source = QString::fromStdString(token.source).trimmed();
    return source == QString::fromStdString(token.text)
        || QString(source).remove(sizeBehind()) == QString::fromStdString(token.text);
}

} // namespace

std::string ImportList::gameNamedIn(const std::string& text)
{
    const DeckForm form = formOfBytes(text);
    if (form == DeckForm::Code)
        return gameOfCode(text).value_or(std::string());
    if (form != DeckForm::Muster && form != DeckForm::Json)
        return {};
    // The first key "game" of a line, with or without quotes: the reader says later whether all is well.
    for (const std::string_view key : {"\ngame:", "\"game\":"}) {
        const std::size_t at = text.find(key);
        if (at == std::string::npos)
            continue;
        const std::size_t begin = text.find_first_not_of(" \t\"'", at + key.size());
        if (begin == std::string::npos)
            continue;
        return text.substr(begin, text.find_first_of(" \t\"',\r\n#}", begin) - begin);
    }
    return {};
}

Result<ImportList> ImportList::read(const std::string& text, const QString& name, std::shared_ptr<const GameData> game)
{
    ImportList list;
    list.m_game = std::move(game);
    const Catalogue& catalogue = *list.m_game->catalogue;
    std::vector<ListToken> tokens;
    const DeckForm form = formOf(text, name);
    if (form == DeckForm::List || form == DeckForm::Foreign) {
        ListOfSomeKind read =
            readListOfAnyKind(isForeign(text) ? listOfForeign(text, catalogue).value_or(text) : text, catalogue);
        tokens = std::move(read.tokens);
        list.m_rest.game = catalogue.game().key;
        list.m_rest.kind = std::move(read.kind);
    } else {
        auto deck = readDeckOf(text, name.isEmpty() ? "-" : name.toStdString(), form, *list.m_game);
        if (!deck)
            return failure(std::move(deck.error()));
        tokens = tokensOf(*deck, catalogue);
        list.m_rest = std::move(*deck);
        list.m_rest.sections.clear();
        list.m_rest.considering.clear();
    }
    list.m_lines.reserve(tokens.size());
    for (ListToken& token : tokens) {
        ImportLine& line = list.m_lines.emplace_back();
        line.token = std::move(token);
        list.addOffers(line);
    }
    if (form == DeckForm::List) {
        list.findTitle();
        list.leaveRemarks();
    }
    return list;
}

/// "Thanks for reading!" Where cards have counts, a line without any figure that is near no card was written to the reader.
/// It is proposed to leave it out.
void ImportList::leaveRemarks()
{
    const bool counted = std::ranges::any_of(m_lines, [](const ImportLine& line) {
        return line.token.kind == ListToken::Kind::Card && hasFigure(line.token);
    });
    if (!counted)
        return;
    for (ImportLine& line : m_lines) {
        if (line.token.kind != ListToken::Kind::Unknown || hasFigure(line.token) || !line.token.nearest.empty()
            || !line.token.candidates.empty())
            continue;
        const auto leave = std::ranges::find(line.offers, ImportOffer::Kind::Leave, &ImportOffer::kind);
        if (leave != line.offers.end())
            line.chosen = static_cast<int>(leave - line.offers.begin());
    }
}

/// A list may begin with what the deck is called. A line that could be a card after all is only proposed to be that.
void ImportList::findTitle()
{
    const auto first =
        std::ranges::find_if(m_lines, [](const ImportLine& line) { return line.token.kind != ListToken::Kind::Blank; });
    if (first == m_lines.end() || first->token.kind != ListToken::Kind::Unknown)
        return;
    const auto hasCount = [](const ImportLine& line) {
        return line.token.kind == ListToken::Kind::Card && hasFigure(line.token);
    };
    const auto hasSizeOfCard = [](const ImportLine& line) {
        return line.token.kind == ListToken::Kind::Card && hasSize(line.token);
    };
    const bool named =
        std::ranges::any_of(m_lines, [](const auto& line) { return line.token.kind == ListToken::Kind::DeckName; });
    if (named || !isTitle(first->token) || std::none_of(first + 1, m_lines.end(), hasCount)
        || (hasSize(first->token) && std::any_of(first + 1, m_lines.end(), hasSizeOfCard)))
        return;
    if (first->token.nearest.empty()) {
        first->token.kind = ListToken::Kind::DeckName;
        first->offers.clear();
        first->chosen = -1;
        return;
    }
    first->offers.insert(first->offers.begin(),
                         {ImportOffer::Kind::Name, {}, 1, {}, Words::tr("It is the name of the deck")});
    first->chosen = 0;
}

void ImportList::addUse(ImportLine& line, CardIndex card, int count) const
{
    const Catalogue& catalogue = *m_game->catalogue;
    const auto isIt = [&](const ImportOffer& offer) {
        return offer.kind == ImportOffer::Kind::Use
            && catalogue.card(offer.card).identity() == catalogue.card(card).identity();
    };
    if (!card.valid() || line.offers.size() >= MostOffers || std::ranges::any_of(line.offers, isIt))
        return;
    line.offers.push_back({ImportOffer::Kind::Use,
                           card,
                           count,
                           {},
                           QString::number(count) + QLatin1Char(' ') + cardName(catalogue, card)});
}

void ImportList::addOffers(ImportLine& line) const
{
    const Catalogue& catalogue = *m_game->catalogue;
    const ListToken& token = line.token;
    using enum ListToken::Kind;
    switch (token.kind) {
    case Unknown:
    case Ambiguous:
        for (const CardIndex card : token.candidates)
            addUse(line, card, token.entry.count);
        for (const std::string& name : token.nearest) {
            for (const CardIndex card : catalogue.findByName(name))
                addUse(line, card, token.entry.count);
        }
        line.offers.push_back(
            {ImportOffer::Kind::Keep, {}, 1, {}, Words::tr("Keep it as it is written; the check will point at it")});
        // What comes nearest to a misspelt name is most likely meant. Of several cards with one name none is.
        line.chosen = token.kind == Unknown ? 0 : static_cast<int>(line.offers.size()) - 1;
        line.offers.push_back({ImportOffer::Kind::Leave, {}, 1, {}, Words::tr("Leave it out")});
        return;
    case BadCount:
        addUse(line, token.card, 1);
        for (const CardIndex card : token.candidates)
            addUse(line, card, 1);
        line.offers.push_back({ImportOffer::Kind::Leave, {}, 1, {}, Words::tr("Leave it out")});
        line.chosen = static_cast<int>(line.offers.size()) - 1;
        return;
    case BadSection:
    case NextDeck:
        line.offers.push_back({ImportOffer::Kind::Section,
                               {},
                               1,
                               std::string(ConsideringSection),
                               Words::tr("The cards below it are only considered")});
        line.chosen = 0;
        if (const DeckKind* kind = catalogue.game().findDeckKind(m_rest.kind)) {
            for (const SectionKind& section : kind->sections)
                line.offers.push_back({ImportOffer::Kind::Section,
                                       {},
                                       1,
                                       section.key,
                                       Words::tr("The cards below it go to: %1").arg(gameWord(section.label))});
        }
        return;
    case TooLong:
    case CutOff:
        line.offers.push_back({ImportOffer::Kind::Leave, {}, 1, {}, Words::tr("Leave it out")});
        line.chosen = 0;
        return;
    case Card:
    case Comment:
    case Heading:
    case GroupHeading:
    case DeckName:
    case Blank:
        return;
    }
}

void ImportList::choose(std::size_t line, int offer)
{
    ImportLine& at = m_lines.at(line);
    if (offer < 0 || offer >= static_cast<int>(at.offers.size()))
        return;
    at.chosen = offer;
    at.answered = true;
}

void ImportList::useCard(std::size_t line, CardIndex card)
{
    ImportLine& at = m_lines.at(line);
    const bool counts = at.token.kind != ListToken::Kind::BadCount;
    const int count = counts ? at.token.entry.count : 1;
    ImportOffer offer{ImportOffer::Kind::Use,
                      card,
                      count,
                      {},
                      QString::number(count) + QLatin1Char(' ') + cardName(*m_game->catalogue, card)};
    at.offers.insert(at.offers.begin(), std::move(offer));
    choose(line, 0);
}

void ImportList::takeAnswersFrom(const ImportList& before)
{
    if (before.m_game != m_game)
        return;
    std::multimap<std::string, const ImportLine*> answers;
    for (const ImportLine& line : before.m_lines) {
        if (line.answered)
            answers.emplace(line.token.source, &line);
    }
    for (ImportLine& line : m_lines) {
        const auto found = answers.find(line.token.source);
        if (found == answers.end() || found->second->token.kind != line.token.kind)
            continue;
        line.offers = found->second->offers;
        line.chosen = found->second->chosen;
        line.answered = true;
        answers.erase(found);
    }
}

namespace {

/// The token that the person's choice makes of a line.
ListToken decided(const ImportLine& line, const Catalogue& catalogue)
{
    ListToken token = line.token;
    if (line.chosen < 0)
        return token;
    const ImportOffer& offer = line.offers[static_cast<std::size_t>(line.chosen)];
    switch (offer.kind) {
    case ImportOffer::Kind::Use: {
        const DeckEntry named = entryFor(catalogue, offer.card, offer.count);
        token.kind = ListToken::Kind::Card;
        token.card = offer.card;
        token.entry.card = named.card;
        token.entry.identity = named.identity;
        token.entry.count = offer.count;
        break;
    }
    case ImportOffer::Kind::Leave:
        token.kind = ListToken::Kind::Comment;
        break;
    case ImportOffer::Kind::Name:
        token.kind = ListToken::Kind::DeckName;
        break;
    case ImportOffer::Kind::Keep:
    case ImportOffer::Kind::Section:
        break;
    }
    return token;
}

bool isEntry(const ListToken& token)
{
    return token.kind == ListToken::Kind::Card || token.kind == ListToken::Kind::Unknown
        || token.kind == ListToken::Kind::Ambiguous;
}

} // namespace

Deck ImportList::deck() const
{
    std::vector<ListToken> tokens;
    tokens.reserve(m_lines.size());
    std::string section; // that a heading was said to mean; empty: what the reader understood holds
    for (const ImportLine& line : m_lines) {
        ListToken token = decided(line, *m_game->catalogue);
        const bool begins =
            line.token.kind == ListToken::Kind::BadSection || line.token.kind == ListToken::Kind::NextDeck;
        if (begins && line.chosen >= 0)
            section = line.offers[static_cast<std::size_t>(line.chosen)].section;
        else if (line.token.kind == ListToken::Kind::Heading)
            section.clear();
        else if (!section.empty() && token.section == ConsideringSection)
            token.section = section;
        tokens.push_back(std::move(token));
    }
    Deck cards = deckOf(tokens, m_game->game(), m_rest.kind);
    Deck deck = m_rest;
    deck.sections = std::move(cards.sections);
    deck.considering = std::move(cards.considering);
    if (deck.name.empty())
        deck.name = cards.name;
    return deck;
}

int ImportList::cards() const
{
    int sum = 0;
    for (const ImportLine& line : m_lines) {
        const ListToken token = decided(line, *m_game->catalogue);
        sum += isEntry(token) ? token.entry.count : 0;
    }
    return sum;
}

int ImportList::known() const
{
    return static_cast<int>(std::ranges::count_if(m_lines, [&](const ImportLine& line) {
        return decided(line, *m_game->catalogue).kind == ListToken::Kind::Card;
    }));
}

int ImportList::open() const { return static_cast<int>(std::ranges::count_if(m_lines, &ImportLine::isOpen)); }

} // namespace muster::app
