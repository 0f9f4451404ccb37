// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_counts.h"

#include <algorithm>
#include <array>

#include "model/text/trimmed.h"

namespace muster {

namespace {

constexpr int HighestCount = 999;
constexpr std::string_view Times = "×";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

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

/// 3 Name, 3x Name, 3 x Name, x3 Name, (3) Name, [3] Name, 3: Name; also numbers that cannot be counts.
void countsInFront(std::string_view line, std::vector<Counted>& out)
{
    const auto add = [&out](std::string_view count, std::string_view rest) {
        rest = trimmed(rest);
        if (!rest.empty())
            out.push_back({std::string(count), std::string(rest)});
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
            out.push_back({count, std::string(rest), isPlain});
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

/// "PLT", "M21": a set, behind which a number is that of a printing.
bool isSetField(std::string_view field)
{
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    return field.size() <= 8 && std::any_of(field.begin(), field.end(), isCapital)
        && std::all_of(field.begin(), field.end(), [&](char c) { return isCapital(c) || isDigit(c); });
}

/// Name<tab>3<tab>Type, Name<tab>Type<tab>3x: of several numbers the last one where it ends the line, else the first.
void countsInFields(std::string_view line, char separator, std::vector<Counted>& out)
{
    auto fields = fieldsOf(line, separator);
    const auto isCount = [&](std::size_t i) { return isCountField(fields[i]) && !isSetField(fields[i - 1]); };
    std::size_t at = fields.size() - 1;
    if (at == 0 || fields.front().empty())
        return;
    if (!isCount(at)) {
        at = 1;
        while (at < fields.size() && !isCount(at))
            ++at;
        if (at == fields.size())
            return;
    }
    std::string count(fields[at]);
    std::erase_if(count, [](char c) { return !isDigit(c); });
    fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(at));
    std::string rest;
    for (const std::string_view field : fields)
        rest.append(rest.empty() ? 0 : 1, separator).append(field);
    out.push_back({std::move(count), std::move(rest)});
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

std::vector<Counted> countsOf(std::string_view line)
{
    const auto bare = withoutBullet(line);
    std::vector<Counted> counts;
    countsInFront(line, counts);
    if (bare != line)
        countsInFront(bare, counts);
    const bool inFront = !counts.empty();
    for (const auto text : {line, bare})
        counts.push_back({{}, std::string(text), false, true});
    if (!inFront) {
        for (const char separator : {'\t', '|'})
            countsInFields(bare, separator, counts);
        countsBehind(bare, true, counts);
    }
    counts.push_back({{}, std::string(bare)});
    if (!inFront)
        countsBehind(bare, false, counts);
    return counts;
}

std::vector<std::string_view> fieldsOf(std::string_view line, char separator)
{
    std::vector<std::string_view> fields;
    for (std::size_t begin = 0; begin <= line.size();) {
        const auto end = std::min(line.find(separator, begin), line.size());
        fields.push_back(trimmed(line.substr(begin, end - begin)));
        begin = end + 1;
    }
    return fields;
}

bool isCountField(std::string_view field)
{
    if (const auto times = timesAt(field); times > 0)
        field.remove_prefix(times);
    else if (const auto digits = digitsAt(field); timesAt(field.substr(digits)) + digits == field.size())
        field = field.substr(0, digits);
    return !field.empty() && field.size() <= 3 && digitsAt(field) == field.size();
}

int countValue(const std::string& count)
{
    int value = 0;
    for (const char c : count) {
        if (!isDigit(c) || value > HighestCount)
            return 0;
        value = value * 10 + (c - '0');
    }
    return value > HighestCount ? 0 : value;
}

} // namespace muster
