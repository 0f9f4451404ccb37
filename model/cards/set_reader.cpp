// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/set_reader.h"

#include <map>

#include "model/cards/card_reader.h"
#include "model/cards/set_header.h"
#include "model/yaml/document.h"

namespace muster {

namespace {

/// Room for 200,000 cards with some forty values each, as cards with several effects have.
constexpr yaml::Limits SetLimits{LargestSet, 40, 8'000'000, MostCardsInSet};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view Blanks = " \t\r\n\"'";
    const auto begin = text.find_first_not_of(Blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(Blanks) - begin + 1);
}

/// Whether YAML means by it what it says: no mark of a block (> and |), of an anchor, a tag or an alias.
bool isPlainWord(std::string_view text) { return !text.empty() && text.find_first_of("&*!|>{[%@`?") != 0; }

} // namespace

std::optional<std::size_t> itemOf(std::string_view path)
{
    constexpr std::string_view begin = "cards[";
    if (!path.starts_with(begin))
        return {};
    std::size_t item = 0;
    for (const char digit : path.substr(begin.size(), path.find(']') - begin.size()))
        item = item * 10 + static_cast<std::size_t>(digit - '0');
    return item;
}

Result<CardSet> readSet(std::string_view bytes, const std::string& file, const Game& game, Faults faults)
{
    auto document = yaml::Document::parse(bytes, file, SetLimits);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report report(file);
    CardSet set;
    yaml::MapReader map(document->root(), {}, report);
    readSetHeader(map, game, false, set);
    if (const auto* cards = map.requiredChild("cards")) {
        const auto items = yaml::readList(*cards, "cards", report);
        if (items.size() > MostCardsInSet) {
            report.add(ErrorKind::WrongCount, cards->at, "cards",
                       {std::to_string(items.size()), "at most " + std::to_string(MostCardsInSet)});
            return failure(report.take());
        }
        CardReader reader(game, set.info.code, set, report);
        set.cards.reserve(items.size());
        for (std::size_t i = 0; i < items.size() && !report.full(); ++i)
            reader.read(items[i], yaml::join("cards", i));
        reader.checkRules();
        if (!report.failed())
            reader.addWarnings();
    }
    map.finish();
    if (report.failed() && (faults == Faults::Refuse || !leaveOutFaulty(set, report)))
        return failure(report.take());
    set.info.cards = static_cast<std::uint32_t>(set.cards.size());
    return set;
}

bool leaveOutFaulty(CardSet& set, yaml::Report& report)
{
    if (report.full())
        return false;
    std::map<std::size_t, Errors> byItem;
    for (const Error& error : report.errors()) {
        const auto item = itemOf(error.path);
        if (!item)
            return false;
        byItem[*item].push_back(error);
    }
    set.errors = report.take();
    std::erase_if(set.cards, [&](RawCard& card) {
        const auto found = byItem.find(card.item);
        if (found != byItem.end())
            set.faulty.push_back({std::move(card.id), std::move(card.name), std::move(found->second)});
        return found != byItem.end();
    });
    return true;
}

std::string peekGame(std::string_view bytes)
{
    const auto whole = bytes;
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    std::string_view found;
    while (!bytes.empty() && found.empty()) {
        const auto end = std::min(bytes.find_first_of("\r\n"), bytes.size());
        auto line = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        for (const std::string_view key : {"game:", "# game:", "#game:"}) {
            if (line.starts_with(key)) {
                line.remove_prefix(key.size());
                found = trimmed(line.substr(0, line.find(" #")));
                if (isPlainWord(found))
                    return std::string(found);
            }
        }
    }
    // Written in another style: {game: sceptre, ...}, "game": sceptre, further to the right, or below its key.
    const auto document = yaml::Document::parse(whole, {}, SetLimits);
    if (!document)
        return std::string(found);
    const yaml::Node* game = document->root().find("game");
    return game == nullptr ? std::string() : std::string(trimmed(game->scalar));
}

} // namespace muster
