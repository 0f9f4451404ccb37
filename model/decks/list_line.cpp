// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_line.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <utf8proc.h>

#include "model/text/fold.h"
#include "model/text/utf8.h"

namespace muster {

namespace {

using Identity = std::vector<std::pair<std::string, std::string>>;

constexpr int HighestCount = 999;
constexpr std::string_view Times = "×";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

std::size_t digitsAt(std::string_view text)
{
    const auto end = text.find_first_not_of("0123456789");
    return end == std::string_view::npos ? text.size() : end;
}

/// Length of an x, ×, or * that stands for "times" at the beginning; 0 if there is none.
std::size_t timesAt(std::string_view text)
{
    if (text.starts_with(Times))
        return Times.size();
    return !text.empty() && (text[0] == 'x' || text[0] == 'X' || text[0] == '*') ? 1 : 0;
}

/// A count and the rest of the line.
struct Counted {
    std::string count; ///< as written; empty where the line states none
    std::string_view rest;
    bool isPlain = true;  ///< a way of counting that leaves no doubt
    bool isWhole = false; ///< the rest is a name to the letter, or nothing
};

int valueOf(const std::string& count)
{
    int value = 0;
    for (const char c : count) {
        if (!isDigit(c) || value > HighestCount)
            return 0;
        value = value * 10 + (c - '0');
    }
    return value > HighestCount ? 0 : value;
}

/// 3 Name, 3x Name, 3 x Name, x3 Name, (3) Name, [3] Name, 3: Name; also numbers that cannot be counts.
void countsInFront(std::string_view line, std::vector<Counted>& out)
{
    const auto add = [&out](std::string_view count, std::string_view rest) {
        rest = trimmed(rest);
        if (!rest.empty())
            out.push_back({std::string(count), rest});
    };
    if (const auto digits = digitsAt(line); digits > 0) {
        const auto count = line.substr(0, digits);
        const auto rest = line.substr(digits);
        const auto word = trimmed(rest);
        if (word.size() < rest.size()) {
            add(count, word);
            if (const auto times = timesAt(word); times > 0 && word.size() > times && word[times] == ' ')
                add(count, word.substr(times));
        }
        if (const auto times = timesAt(rest); times > 0)
            add(count, rest.substr(times));
        if (rest.size() > 1 && (rest[0] == ':' || rest[0] == ';' || rest[0] == ',') && rest[1] == ' ')
            add(count, rest.substr(1));
    }
    if (const auto times = timesAt(line); times > 0) {
        const auto number = line.substr(times);
        const auto digits = digitsAt(number);
        if (digits > 0 && digits < number.size() && number[digits] == ' ')
            add(number.substr(0, digits), number.substr(digits));
    }
    if (line.size() > 2 && (line[0] == '(' || line[0] == '[')) {
        const auto digits = digitsAt(line.substr(1));
        if (digits > 0 && digits + 1 < line.size() && line[digits + 1] == (line[0] == '(' ? ')' : ']'))
            add(line.substr(1, digits), line.substr(digits + 2));
    }
    // -3 Name, 2.5 Name, 1,000 Name, 1/2 Name
    if (const auto end = line.find(' '); out.empty() && end != std::string_view::npos) {
        const auto number = line.substr(0, end);
        const bool numeric = number.find_first_not_of("0123456789+-.,/") == std::string_view::npos
            && isDigit(number.back()) && number.find_first_of("+-.,/") != std::string_view::npos;
        if (numeric)
            add(number, line.substr(end));
    }
}

/// The plain ways Name x3, Name (3), Name (x3), Name<tab>3; or the others: Name: 3, Name, 3, Name - 3, Name 3.
void countsBehind(std::string_view line, bool plain, std::vector<Counted>& out)
{
    auto head = line;
    const bool bracket = !head.empty() && head.back() == ')';
    if (bracket)
        head.remove_suffix(1);
    const auto digits = head.size() - std::min(head.find_last_not_of("0123456789") + 1, head.size());
    if (digits == 0 || digits == head.size())
        return;
    const auto count = std::string(head.substr(head.size() - digits));
    head.remove_suffix(digits);
    const auto add = [&](std::string_view rest, bool isPlain) {
        rest = trimmed(rest);
        if (!rest.empty() && isPlain == plain)
            out.push_back({count, rest, isPlain});
    };
    bool times = false;
    auto before = trimmed(head);
    for (const auto sign : {std::string_view("x"), std::string_view("X"), std::string_view("*"), Times}) {
        if (before.ends_with(sign)) {
            before.remove_suffix(sign.size());
            times = true;
            break;
        }
    }
    if (bracket) {
        if (before.ends_with('('))
            add(before.substr(0, before.size() - 1), true);
        return;
    }
    if (times) {
        if (before.ends_with(' ') || before.ends_with('\t'))
            add(before, true);
        return;
    }
    if (head.ends_with('\t'))
        return add(head, true);
    if (head.ends_with(' ') && !before.empty()) {
        if (std::string_view(":,;-=").find(before.back()) != std::string_view::npos)
            add(before.substr(0, before.size() - 1), false);
        add(before, false);
    }
}

/// One way to understand what stands beside the count.
struct Reading {
    std::string_view name;
    Identity identity;
    std::string note;
    bool numbered = false; ///< a collector's number was taken away: the bracket before it is a set
};

class NameReader {
public:
    explicit NameReader(const Catalogue& catalogue) : m_catalogue(catalogue) { }

    /// From the whole text to the barest name.
    [[nodiscard]] std::vector<Reading> readings(std::string_view text) const
    {
        std::vector<Reading> all;
        Reading reading;
        reading.name = trimmed(text);
        for (int i = 0; i < 6; ++i) {
            all.push_back(reading);
            if (!takeTail(reading))
                break;
        }
        // 4 [SET] Name and 4 [SET:123] Name
        if (text.starts_with('[') && text.find(']') + 1 < text.size()) {
            const auto rest = trimmed(text.substr(text.find(']') + 1));
            if (!rest.empty()) {
                all.push_back({rest, {}, {}, false});
                if (auto stripped = all.back(); takeTail(stripped))
                    all.push_back(std::move(stripped));
            }
        }
        addFields(text, '\t', all); // Name<tab>Origin
        addFields(text, '|', all);  // Name|SET|1
        addTrailingWord(all.front().name, all);
        return all;
    }

private:
    /// Takes the last thing away that is no part of a name: [Origin], (SET) 123, <123>, *F*, ^tag^, # comment.
    bool takeTail(Reading& reading) const
    {
        auto& name = reading.name;
        for (const std::string_view mark : {" #", " //", "\t#"}) {
            if (const auto at = name.find(mark); at != std::string_view::npos && at > 0) {
                reading.note = std::string(trimmed(name.substr(at + mark.size())));
                name = trimmed(name.substr(0, at));
                return true;
            }
        }
        if (name.size() < 3)
            return false;
        switch (name.back()) {
        case ']':
            return takeBracket(reading, '[', ']');
        case ')':
            return takeBracket(reading, '(', ')');
        case '>':
            return takeFrom(name, name.rfind('<'));
        case '}':
            return takeFrom(name, name.rfind('{'));
        case '^':
            return takeFrom(name, name.rfind('^', name.size() - 2));
        case '*':
            return takeFrom(name, name.rfind('*', name.size() - 2));
        default:
            break;
        }
        // (SET) 123 and [SET] 123a: a collector's number needs its set in front
        const auto blank = name.rfind(' ');
        if (blank == std::string_view::npos || blank == 0 || blank + 6 < name.size())
            return false;
        const auto before = trimmed(name.substr(0, blank));
        const bool set = before.ends_with(')') || before.ends_with(']');
        if (!set || !isDigit(name[blank + 1]))
            return false;
        reading.numbered = true;
        return takeFrom(name, blank);
    }

    static bool takeFrom(std::string_view& name, std::size_t at)
    {
        if (at == std::string_view::npos || at == 0)
            return false;
        name = trimmed(name.substr(0, at));
        return !name.empty();
    }

    bool takeBracket(Reading& reading, char open, char close) const
    {
        auto& name = reading.name;
        std::size_t depth = 0, at = name.size();
        while (at > 0) {
            --at;
            depth += name[at] == close ? 1 : 0;
            if (name[at] == open && --depth == 0)
                break;
        }
        if (depth != 0 || at == 0)
            return false;
        const auto content = trimmed(name.substr(at + 1, name.size() - at - 2));
        auto identity = identityOf(content, open == '[');
        if (!std::exchange(reading.numbered, false) && reading.identity.empty())
            reading.identity = std::move(identity);
        return takeFrom(name, at);
    }

    /// What a bracket says about the specific card. A set, a printing, a number and a foil mark say nothing; other
    /// words are taken for an identity even if no card has it, so that the message can speak of it.
    [[nodiscard]] Identity identityOf(std::string_view content, bool isSquare) const
    {
        const auto& game = m_catalogue.game();
        Identity identity;
        if (game.identity.empty())
            return identity;
        if (content.empty() || content == "-" || content == "–" || content == "—") {
            for (const auto field : game.identity)
                identity.emplace_back(game.field(field).key, "");
            return identity;
        }
        if (game.identity.size() > 1 && content.find(',') != std::string_view::npos) {
            std::size_t begin = 0;
            for (const auto field : game.identity) {
                const auto end = std::min(content.find(',', begin), content.size());
                const auto value = trimmed(content.substr(std::min(begin, content.size()), end - std::min(begin, end)));
                identity.emplace_back(game.field(field).key, value == "-" ? "" : std::string(value));
                begin = end + 1;
            }
            return identity;
        }
        for (const auto field : game.identity) {
            if (isKnown(field, content))
                return {{game.field(field).key, std::string(content)}};
        }
        if (isSet(content) || (!isSquare && content.size() < 3))
            return identity;
        return {{game.field(game.identity.front()).key, std::string(content)}};
    }

    [[nodiscard]] bool isKnown(FieldIndex field, std::string_view value) const
    {
        const auto& game = m_catalogue.game();
        return game.field(field).kind == FieldKind::Word
            && m_catalogue.findWord(game.field(field).vocabulary, value).valid();
    }

    /// "PLT", "PLT:12", "PLT 12": capitals and digits, as no Origin is written.
    [[nodiscard]] bool isSet(std::string_view text) const
    {
        const auto code = text.substr(0, text.find_first_of(" :|-#"));
        return !code.empty() && code.size() <= 8
            && std::all_of(code.begin(), code.end(), [](char c) { return (c >= 'A' && c <= 'Z') || isDigit(c); });
    }

    void addFields(std::string_view text, char separator, std::vector<Reading>& all) const
    {
        const auto at = text.find(separator);
        if (at == std::string_view::npos || trimmed(text.substr(0, at)).empty())
            return;
        const auto next = std::min(text.find(separator, at + 1), text.size());
        const auto second = trimmed(text.substr(at + 1, next - at - 1));
        all.push_back({trimmed(text.substr(0, at)), {}, {}, false});
        if (!second.empty() && separator == '\t')
            all.push_back({trimmed(text.substr(0, at)), identityOf(second, true), {}, false});
    }

    /// Name, Origin and Name - Origin, where that is an Origin.
    void addTrailingWord(std::string_view text, std::vector<Reading>& all) const
    {
        const auto& game = m_catalogue.game();
        for (const std::string_view mark : {", ", " - ", " – ", " / "}) {
            const auto at = text.rfind(mark);
            if (at == std::string_view::npos || at == 0)
                continue;
            const auto value = trimmed(text.substr(at + mark.size()));
            for (const auto field : game.identity) {
                if (isKnown(field, value))
                    all.push_back(
                        {trimmed(text.substr(0, at)), {{game.field(field).key, std::string(value)}}, {}, false});
            }
        }
    }

    const Catalogue& m_catalogue;
};

/// How much a reading explains, the most first.
int rankOf(const ResolvedEntry& found)
{
    switch (found.status) {
    case ResolvedEntry::Status::Card:
        return 0;
    case ResolvedEntry::Status::Ambiguous:
        return 1;
    case ResolvedEntry::Status::Unknown:
        break;
    }
    return found.candidates.empty() ? 3 : 2;
}

std::string_view withoutBullet(std::string_view line)
{
    constexpr std::array<std::string_view, 14> Bullets{"* ", "- ", "+ ", "> ", "• ", "· ",   "‣ ",
                                                       "◦ ", "▪ ", "– ", "— ", "☐ ", "[ ] ", "[x] "};
    for (int i = 0; i < 2; ++i) { // - [x] 3 Name
        for (const auto bullet : Bullets) {
            if (line.starts_with(bullet)) {
                line = trimmed(line.substr(bullet.size()));
                break;
            }
        }
    }
    return line;
}

} // namespace

std::string tidyLine(std::string_view line)
{
    std::string result;
    result.reserve(line.size());
    for (std::size_t at = 0; at < line.size();) {
        const auto decoded = decodeUtf8(line, at);
        at += decoded.length;
        const auto code = decoded.code;
        const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(code));
        if (code == '\t')
            result += '\t';
        else if (code == '\v' || code == '\f' || category == UTF8PROC_CATEGORY_ZS)
            result += ' ';
        else if (code >= 0xff01 && code <= 0xff5e)
            result += static_cast<char>(code - 0xff01 + '!');
        else if (category != UTF8PROC_CATEGORY_CC && category != UTF8PROC_CATEGORY_CF)
            appendUtf8(result, code);
    }
    return std::string(trimmed(result));
}

CardLine readCardLine(std::string_view line, const Catalogue& catalogue)
{
    const auto bare = withoutBullet(line);
    std::vector<Counted> counts;
    countsInFront(line, counts);
    if (bare != line)
        countsInFront(bare, counts);
    const bool inFront = !counts.empty();
    for (const auto text : {line, bare})
        counts.push_back({{}, text, false, true});
    if (!inFront)
        countsBehind(bare, true, counts);
    counts.push_back({{}, bare});
    if (!inFront)
        countsBehind(bare, false, counts);

    const NameReader names(catalogue);
    CardLine best, fallback;
    int bestRank = 3;
    for (const auto& counted : counts) {
        // A bad count is worth a message only if it is meant as one.
        const auto use = [&](CardLine& into, const Reading& reading, ResolvedEntry found) {
            into.entry = {std::string(reading.name), reading.identity, 1, reading.note, {}};
            into.counted = !counted.count.empty();
            into.badCount.clear();
            if (into.counted) {
                into.entry.count = std::max(valueOf(counted.count), 1);
                into.badCount = valueOf(counted.count) > 0 ? "" : counted.count;
            }
            into.found = std::move(found);
        };
        auto readings = names.readings(counted.rest);
        if (counted.isWhole)
            readings.resize(1);
        for (const auto& reading : readings) {
            const DeckEntry entry{std::string(reading.name), reading.identity, 1, {}, {}};
            auto found = resolve(catalogue, entry, Proposals::No);
            if (const auto rank = rankOf(found); rank < bestRank) {
                bestRank = rank;
                use(best, reading, std::move(found));
            }
            if (bestRank == 0)
                break;
        }
        if (bestRank == 0)
            break;
        // What nobody knows is best shown with its count and without its decoration.
        if (counted.isPlain && fallback.entry.card.empty()) {
            auto barest = readings.front();
            for (const auto& reading : readings) {
                if (reading.name.size() < barest.name.size() && !reading.name.empty())
                    barest = reading;
            }
            use(fallback, barest, {});
        }
    }
    if (bestRank == 3)
        return fallback;
    if (bestRank == 0) {
        const auto note = best.entry.note;
        best.entry = entryFor(catalogue, best.found.card, best.entry.count);
        best.entry.note = note;
    }
    return best;
}

} // namespace muster
