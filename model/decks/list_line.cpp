// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_line.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <utf8proc.h>

#include "model/decks/list_counts.h"
#include "model/text/fold.h"
#include "model/text/trimmed.h"
#include "model/text/utf8.h"

namespace muster {

namespace {

using Identity = std::vector<std::pair<std::string, std::string>>;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// One way to understand what stands beside the count.
struct Reading {
    std::string_view name;
    Identity identity;
    std::string note;
    bool numbered = false; ///< a collector's number was taken away: the bracket before it is a set
    bool isShort = false;  ///< words were taken into the note that may be a part of the name
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
                keepWords(all.back(), trimmed(text.substr(1, text.find(']') - 1)));
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
            return takeMark(reading, name.rfind('<'));
        case '}':
            return takeMark(reading, name.rfind('{'));
        case '^':
            return takeMark(reading, name.rfind('^', name.size() - 2));
        case '*': // *F*, or a mark for a remark below the list
            return takeMark(reading, std::min(name.rfind('*', name.size() - 2), name.size() - 1));
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

    /// Of what stands between two signs, a number, a set or a mark says nothing here; other words are not lost.
    static bool takeMark(Reading& reading, std::size_t at)
    {
        const auto whole = reading.name;
        if (!takeFrom(reading.name, at))
            return false;
        const auto content = trimmed(whole.substr(at + 1, whole.size() - std::min(whole.size(), at + 2)));
        keepWords(reading, content);
        return true;
    }

    /// What stands in front of the other words of the note, unless it says nothing; a label with its colour says nothing.
    static void keepWords(Reading& reading, std::string_view content)
    {
        const bool isLabel = content.find(",#") != std::string_view::npos;
        if (content.empty() || isNumbers(content) || isSet(content) || isMark(content) || isLabel)
            return;
        reading.note.insert(0, std::string(content) + (reading.note.empty() ? "" : ", "));
        reading.isShort = true;
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
        auto before = name;
        if (!takeFrom(before, at))
            return false;
        const bool numbered = std::exchange(reading.numbered, false);
        auto identity = numbered ? Identity() : identityOf(content, open == '[');
        const bool isSure = !identity.empty() && isKnownIdentity(identity);
        const bool isPrinting = numbered || (!isSure && (isSet(content) || isMark(content)));
        if (!isPrinting && !identity.empty() && reading.identity.empty() && (isSure || !endsInBracket(before))) {
            reading.identity = std::move(identity);
        } else if (!isPrinting && !content.empty()) { // words that say nothing here are not lost
            reading.note.insert(0, std::string(content) + (reading.note.empty() ? "" : ", "));
            reading.isShort = true;
        }
        name = before;
        return true;
    }

    static bool endsInBracket(std::string_view name) { return name.ends_with(')') || name.ends_with(']'); }

    /// What other programs put behind a card that shines, or is in another language.
    static bool isMark(std::string_view content)
    {
        constexpr std::array<std::string_view, 6> Marks{"foil", "f", "etched", "nonfoil", "promo", "showcase"};
        const auto folded = fold(content);
        return std::find(Marks.begin(), Marks.end(), folded) != Marks.end();
    }

    [[nodiscard]] bool isKnownIdentity(const Identity& identity) const
    {
        const auto& game = m_catalogue.game();
        return std::all_of(identity.begin(), identity.end(), [&](const auto& part) {
            const auto field = game.findField(part.first);
            return part.second.empty() || (field.valid() && isKnown(field, part.second));
        });
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

    /// "PLT", "PLT:12", "PLT 12 foil": capitals and digits, as no Origin is written, with numbers and marks behind them;
    /// "A note" and "DO NOT cut" are words.
    [[nodiscard]] static bool isSet(std::string_view text)
    {
        const auto end = std::min(text.find_first_of(SetSigns), text.size());
        const auto code = text.substr(0, end);
        return !code.empty() && code.size() <= 8
            && std::all_of(code.begin(), code.end(), [](char c) { return (c >= 'A' && c <= 'Z') || isDigit(c); })
            && isNumbers(text.substr(end));
    }

    /// Nothing but numbers, also with letters in them (123a, EN012), and marks.
    [[nodiscard]] static bool isNumbers(std::string_view text)
    {
        for (std::size_t begin = 0; (begin = text.find_first_not_of(SetSigns, begin)) < text.size();) {
            const auto end = std::min(text.find_first_of(SetSigns, begin), text.size());
            const auto word = text.substr(begin, end - begin);
            if (std::none_of(word.begin(), word.end(), isDigit) && !isMark(word))
                return false;
            begin = end;
        }
        return true;
    }

    static constexpr std::string_view SetSigns = " :|-#/";

    /// The first field is the name; behind a tab the second may say which card of that name. Words in the others are kept.
    void addFields(std::string_view text, char separator, std::vector<Reading>& all) const
    {
        const std::vector<std::string_view> fields = fieldsOf(text, separator);
        if (fields.size() < 2 || fields.front().empty())
            return;
        const auto add = [&](Identity identity, std::size_t others) {
            all.push_back({fields.front(), std::move(identity), {}, false});
            for (std::size_t i = fields.size(); i-- > others;)
                keepWords(all.back(), fields[i]);
        };
        if (!fields[1].empty() && separator == '\t')
            add(identityOf(fields[1], true), 2);
        add({}, 1);
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
    const NameReader names(catalogue);
    CardLine best, fallback;
    int bestRank = 3;
    for (const auto& counted : countsOf(line)) {
        // A bad count is worth a message only if it is meant as one.
        const auto use = [&](CardLine& into, const Reading& reading, ResolvedEntry found) {
            into.entry = {std::string(reading.name), reading.identity, 1, reading.note, {}};
            into.counted = !counted.count.empty();
            into.badCount.clear();
            if (into.counted) {
                into.entry.count = std::max(countValue(counted.count), 1);
                into.badCount = countValue(counted.count) > 0 ? "" : counted.count;
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
            auto bareName = barest.name;
            for (const auto& reading : readings) {
                if (reading.name.empty())
                    continue;
                if (reading.name.size() < barest.name.size() && !reading.isShort)
                    barest = reading;
                if (reading.name.size() < bareName.size())
                    bareName = reading.name;
            }
            use(fallback, barest, {});
            fallback.bareName = bareName;
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
