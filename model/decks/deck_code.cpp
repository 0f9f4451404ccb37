// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_code.h"

#include <algorithm>
#include <map>

#include "model/decks/code_bytes.h"
#include "model/decks/list_writer.h"
#include "model/text/base32.h"
#include "model/text/fold.h"

namespace muster {

namespace {

// Layout of version 1, before base 32; the checksum is the last four bytes, lowest first:
//   game, kind                            texts
//   format                                0, or 1 and a text ("game/" is left out), or 2 and the whole text
//   sections                              how many; each: key, cards
//   cards of a section                    how many groups; each: prefix, digits, how many, and that many cards
//   a card of a group with digits         4 x (number - number of the one before) + copies - 1; with 3 for the
//                                         copies a further number, copies - 4
//   a card of a group without digits      the rest of its id, copies
// Sections, groups and cards are sorted, so that a deck has one code only.

constexpr std::string_view Mark = "MUSTER";
constexpr char Version = '1';
constexpr std::size_t LongestCode = 20'000;
constexpr std::size_t LongestText = 500;
constexpr std::size_t MostThings = 10'000;
constexpr std::uint64_t MostCopies = 100'000; ///< of all cards together
constexpr std::size_t MostDigits = 9;

/// Ids such as PLT-007 come in groups: all that begin with "PLT-" and go on with three digits.
struct IdParts {
    std::string prefix;
    std::size_t digits = 0; ///< 0: no digits, `rest` is what follows the prefix
    std::uint64_t number = 0;
    std::string rest;
};

IdParts takeApart(std::string_view id)
{
    auto begin = id.size();
    while (begin > 0 && id.size() - begin < MostDigits && id[begin - 1] >= '0' && id[begin - 1] <= '9')
        --begin;
    IdParts parts;
    parts.prefix = id.substr(0, begin);
    parts.digits = id.size() - begin;
    for (const char digit : id.substr(begin))
        parts.number = parts.number * 10 + static_cast<std::uint64_t>(digit - '0');
    if (parts.digits == 0) {
        const auto hyphen = id.rfind('-');
        parts.prefix = hyphen == std::string_view::npos ? "" : std::string(id.substr(0, hyphen + 1));
        parts.rest = id.substr(parts.prefix.size());
    }
    return parts;
}

std::string putTogether(const std::string& prefix, std::size_t digits, std::uint64_t number)
{
    auto text = std::to_string(number);
    if (text.size() < digits)
        text.insert(0, digits - text.size(), '0');
    return prefix + text;
}

/// Copies by card id, of one section.
using Cards = std::map<std::string, std::uint64_t>;

void writeCards(CodeWriter& out, const Cards& cards)
{
    struct Group {
        std::map<std::uint64_t, std::uint64_t> numbers;
        std::map<std::string, std::uint64_t> rests;
    };
    std::map<std::pair<std::string, std::size_t>, Group> groups;
    for (const auto& [id, copies] : cards) {
        const auto parts = takeApart(id);
        auto& group = groups[{parts.prefix, parts.digits}];
        if (parts.digits > 0)
            group.numbers[parts.number] = copies;
        else
            group.rests[parts.rest] = copies;
    }
    out.number(groups.size());
    for (const auto& [key, group] : groups) {
        out.text(key.first);
        out.number(key.second);
        out.number(group.numbers.size() + group.rests.size());
        std::uint64_t before = 0;
        for (const auto& [number, copies] : group.numbers) {
            out.number((number - before) * 4 + std::min<std::uint64_t>(copies - 1, 3));
            if (copies >= 4)
                out.number(copies - 4);
            before = number;
        }
        for (const auto& [rest, copies] : group.rests) {
            out.text(rest);
            out.number(copies);
        }
    }
}

Cards readCards(CodeReader& in, std::uint64_t& total)
{
    Cards cards;
    const auto groups = in.number(MostThings);
    for (std::uint64_t g = 0; g < groups && !in.failed(); ++g) {
        const auto prefix = in.text(LongestText);
        const auto digits = static_cast<std::size_t>(in.number(MostDigits));
        const auto count = in.number(MostThings);
        std::uint64_t number = 0;
        for (std::uint64_t i = 0; i < count && !in.failed(); ++i) {
            std::string id;
            std::uint64_t copies = 0;
            if (digits > 0) {
                const auto packed = in.number(4'000'000'000 + 3);
                number += packed / 4;
                copies = packed % 4 < 3 ? packed % 4 + 1 : in.number(MostCopies) + 4;
                id = putTogether(prefix, digits, number);
            } else {
                id = prefix + in.text(LongestText);
                copies = in.number(MostCopies);
            }
            total += copies;
            if (copies == 0 || total > MostCopies || !cards.emplace(std::move(id), copies).second)
                in.fail();
        }
    }
    return cards;
}

struct Content {
    std::string game, kind, format;
    std::map<std::string, Cards> sections;
};

std::vector<std::uint8_t> pack(const Content& content)
{
    CodeWriter out;
    out.text(content.game);
    out.text(content.kind);
    const auto ownFormat = content.game + '/';
    if (content.format.empty()) {
        out.number(0);
    } else if (content.format.starts_with(ownFormat)) {
        out.number(1);
        out.text(std::string_view(content.format).substr(ownFormat.size()));
    } else {
        out.number(2);
        out.text(content.format);
    }
    out.number(content.sections.size());
    for (const auto& [key, cards] : content.sections) {
        out.text(key);
        writeCards(out, cards);
    }
    const auto checksum = crc32(out.bytes());
    for (int shift = 0; shift < 32; shift += 8)
        out.bytes().push_back(static_cast<std::uint8_t>(checksum >> shift));
    return std::move(out.bytes());
}

std::optional<Content> unpack(std::span<const std::uint8_t> bytes)
{
    CodeReader in(bytes);
    Content content;
    content.game = in.text(LongestText);
    content.kind = in.text(LongestText);
    const auto format = in.number(2);
    if (format > 0)
        content.format = (format == 1 ? content.game + '/' : "") + in.text(LongestText);
    const auto sections = in.number(MostThings);
    std::uint64_t total = 0;
    for (std::uint64_t i = 0; i < sections && !in.failed(); ++i) {
        auto key = in.text(LongestText);
        auto cards = readCards(in, total);
        if (!content.sections.emplace(std::move(key), std::move(cards)).second)
            in.fail();
    }
    if (in.failed() || !in.atEnd())
        return {};
    return content;
}

tl::expected<Content, std::string_view> decode(std::string_view code)
{
    std::string text;
    for (const char c : fold(code.substr(0, 2 * LongestCode))) {
        if (c != ' ' && c != '-')
            text += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    if (!text.starts_with(Mark))
        return tl::unexpected<std::string_view>(Mark.starts_with(text) ? "length" : "alphabet");
    if (text.size() == Mark.size() || text.size() > LongestCode)
        return tl::unexpected<std::string_view>("length");
    if (text[Mark.size()] != Version)
        return tl::unexpected<std::string_view>("version");
    const auto payload = std::string_view(text).substr(Mark.size() + 1);
    const auto bytes = fromBase32(payload);
    if (!bytes)
        return tl::unexpected<std::string_view>(isBase32(payload) ? "checksum" : "alphabet");
    if (bytes->size() < 8)
        return tl::unexpected<std::string_view>("length");
    const auto content = std::span(*bytes).first(bytes->size() - 4);
    std::uint32_t checksum = 0;
    for (std::size_t i = 0; i < 4; ++i)
        checksum |= static_cast<std::uint32_t>((*bytes)[content.size() + i]) << (8 * i);
    if (crc32(content) != checksum)
        return tl::unexpected<std::string_view>("checksum");
    auto result = unpack(content);
    if (!result)
        return tl::unexpected<std::string_view>("checksum");
    return std::move(*result);
}

Error problem(ErrorKind kind, std::string argument, std::string path = {})
{
    Error error;
    error.kind = kind;
    error.path = std::move(path);
    error.arguments = {std::move(argument)};
    return error;
}

/// The entry that stands for the very printing: its name, or its id where the name means another printing.
DeckEntry entryOf(const Catalogue& catalogue, CardIndex card, std::uint64_t copies)
{
    auto entry = entryFor(catalogue, card, static_cast<int>(copies));
    const auto found = resolve(catalogue, entry);
    if (found.status != ResolvedEntry::Status::Card || found.card != card) {
        entry.card = catalogue.card(card).id();
        entry.identity.clear();
    }
    return entry;
}

void addCards(const Catalogue& catalogue, const Cards& cards, DeckSection& section, Errors& errors)
{
    std::vector<std::pair<CardIndex, std::uint64_t>> found;
    for (const auto& [id, copies] : cards) {
        const auto card = catalogue.findById(id);
        if (card.valid())
            found.emplace_back(card, copies);
        else
            errors.push_back(problem(ErrorKind::UnknownCard, id, "sections." + section.key));
    }
    std::sort(found.begin(), found.end());
    for (auto& [card, copies] : found) {
        for (; copies > 0; copies -= std::min<std::uint64_t>(copies, 999))
            section.entries.push_back(entryOf(catalogue, card, std::min<std::uint64_t>(copies, 999)));
    }
}

/// Lines in the order in which the game lists cards; printings of one card, and more copies than a line holds, stay
/// lines of their own.
void sortLines(const Catalogue& catalogue, Deck& deck)
{
    const ResolvedDeck resolved(catalogue, deck);
    std::map<std::pair<std::string, IdentityIndex>, std::size_t> ranks;
    for (const auto& part : listing(resolved)) {
        for (const auto& line : part.lines)
            ranks.emplace(std::pair(part.section, resolved.entries()[line.entry].identity), ranks.size());
    }
    std::vector<const ResolvedEntry*> order;
    order.reserve(resolved.entries().size());
    for (const auto& found : resolved.entries())
        order.push_back(&found);
    const auto rank = [&](const ResolvedEntry* found) {
        return std::pair(found->section, ranks.at({deck.sections[found->section].key, found->identity}));
    };
    std::stable_sort(order.begin(), order.end(), [&](const auto* a, const auto* b) { return rank(a) < rank(b); });
    std::vector<DeckSection> sections;
    sections.reserve(deck.sections.size());
    for (const auto& section : deck.sections)
        sections.push_back({section.key, {}});
    for (const auto* found : order)
        sections[found->section].entries.push_back(deck.sections[found->section].entries[found->row]);
    deck.sections = std::move(sections);
}

/// Where the deck, read from its first line on, comes to hold more than so many cards.
Position firstLinePast(const ResolvedDeck& deck, int most)
{
    int total = 0;
    for (const auto& found : deck.entries()) {
        total += found.count;
        if (total > most)
            return deck.deck().sections[found.section].entries[found.row].at;
    }
    return {};
}

} // namespace

Result<std::string> deckCode(const ResolvedDeck& deck)
{
    Content content{deck.deck().game, deck.deck().kind, deck.deck().format, {}};
    if (deck.total() > static_cast<int>(MostCopies)) {
        auto error = problem(ErrorKind::OutOfRange, std::to_string(deck.total()), "sections");
        error.arguments.insert(error.arguments.end(), {"0", std::to_string(MostCopies)});
        error.at = firstLinePast(deck, static_cast<int>(MostCopies));
        return failure(std::move(error));
    }
    Errors errors;
    for (const auto& found : deck.entries()) {
        const auto& section = deck.deck().sections[found.section];
        const auto& entry = section.entries[found.row];
        if (found.status == ResolvedEntry::Status::Card) {
            if (found.count > 0) {
                content.sections[section.key][std::string(deck.catalogue().card(found.card).id())] +=
                    static_cast<std::uint64_t>(found.count);
            }
            continue;
        }
        auto error =
            problem(found.status == ResolvedEntry::Status::Unknown ? ErrorKind::UnknownCard : ErrorKind::AmbiguousCard,
                    entry.card, "sections." + section.key + '[' + std::to_string(found.row) + ']');
        error.at = entry.at;
        error.nearest = found.nearest.empty() ? "" : found.nearest.front();
        errors.push_back(std::move(error));
    }
    if (!errors.empty())
        return failure(std::move(errors));
    auto code = std::string(Mark) + Version + '-' + toBase32(pack(content));
    if (code.size() <= LongestCode)
        return code;
    return failure(problem(ErrorKind::BadCode, "length"));
}

Result<std::string> gameOfCode(std::string_view code)
{
    const auto content = decode(code);
    if (!content)
        return failure(problem(ErrorKind::BadCode, std::string(content.error())));
    return content->game;
}

Result<Deck> deckOfCode(std::string_view code, const Catalogue& catalogue)
{
    const auto content = decode(code);
    if (!content)
        return failure(problem(ErrorKind::BadCode, std::string(content.error())));
    const auto& game = catalogue.game();
    if (content->game != game.key)
        return failure(problem(ErrorKind::UnknownGame, content->game, "game"));
    const auto* kind = game.findDeckKind(content->kind);
    if (!kind) {
        std::string kinds;
        for (const auto& each : game.decks)
            kinds.append(kinds.empty() ? "" : ", ").append(each.key);
        auto error = problem(ErrorKind::NotOneOf, content->kind, "kind");
        error.arguments.push_back(kinds);
        return failure(std::move(error));
    }
    Deck deck;
    deck.game = content->game;
    deck.kind = content->kind;
    deck.format = content->format;
    Errors errors;
    for (const auto& section : kind->sections) {
        if (const auto cards = content->sections.find(section.key); cards != content->sections.end())
            addCards(catalogue, cards->second, deck.section(section.key), errors);
    }
    for (const auto& [key, cards] : content->sections) {
        if (!deck.findSection(key))
            errors.push_back(problem(ErrorKind::UnknownSection, key, "sections." + key));
    }
    if (!errors.empty())
        return failure(std::move(errors));
    sortLines(catalogue, deck);
    return deck;
}

} // namespace muster
