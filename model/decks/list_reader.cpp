// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "model/decks/home_section.h"
#include "model/decks/list_columns.h"
#include "model/decks/list_headings.h"
#include "model/decks/list_line.h"
#include "model/decks/list_title.h"
#include "model/decks/near_names.h"
#include "model/text/fold.h"
#include "model/text/trimmed.h"
#include "model/text/utf8.h"

namespace muster {

namespace {

constexpr std::size_t MostBytes = std::size_t(1) << 20;
constexpr int MostLines = 10'000;
constexpr std::size_t LongestLine = 500; ///< characters
constexpr int HighestCount = 999;

/// Ends of lines: LF, CR LF, CR, and Unicode's own.
struct LineEnd {
    std::size_t at = 0;
    std::size_t length = 0;
};

LineEnd findLineEnd(std::string_view text, std::size_t from)
{
    for (auto at = from; at < text.size(); ++at) {
        if (text[at] == '\n')
            return {at, 1};
        if (text[at] == '\r')
            return {at, at + 1 < text.size() && text[at + 1] == '\n' ? std::size_t(2) : std::size_t(1)};
        if (text[at] == '\xe2' && (text.substr(at, 3) == "\u2028" || text.substr(at, 3) == "\u2029"))
            return {at, 3};
    }
    return {text.size(), 0};
}

/// "# text", "// text", "; text", "-- text": how many bytes the mark has; 0 if it is no comment.
std::size_t commentMark(std::string_view line)
{
    if (line.starts_with('#') || line.starts_with(';') || line.starts_with('!'))
        return std::min(line.find_first_not_of("#;!"), line.size());
    if (line.starts_with("//") || line.starts_with("--"))
        return std::min(line.find_first_not_of("/-"), line.size());
    return 0;
}

bool isLink(std::string_view line)
{
    return line.starts_with("http://") || line.starts_with("https://") || line.starts_with("www.");
}

/// Nothing but signs: a line drawn between parts of a list.
bool isRuler(std::string_view line) { return line.find_first_not_of("-=_*~+#.: ") == std::string_view::npos; }

/// What stands between quotation marks around all of a line; empty where there are none.
std::string_view insideQuotes(std::string_view line)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> Marks{
        {{"\"", "\""}, {"'", "'"}, {"“", "”"}, {"„", "“"}, {"«", "»"}, {"‘", "’"}}};
    for (const auto& [open, close] : Marks) {
        if (line.size() <= open.size() + close.size() || !line.starts_with(open) || !line.ends_with(close))
            continue;
        const auto inside = line.substr(open.size(), line.size() - open.size() - close.size());
        if (inside.find(open) == std::string_view::npos && inside.find(close) == std::string_view::npos)
            return trimmed(inside);
    }
    return {};
}

/// The letters and figures of a name, without hyphens, blanks and other signs.
std::string lettersOf(std::string_view name)
{
    std::string letters;
    for (const char c : fold(name))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (static_cast<unsigned char>(c) & 0x80U) != 0)
            letters += c;
    return letters;
}

/// "70 cards", "Total: 70": said about the list, no part of it.
bool isTotal(const std::string& folded)
{
    constexpr std::array<std::string_view, 6> Words{"total", "total cards", "cards", "card", "cards total", "in total"};
    const auto begin = folded.find_first_not_of("0123456789 ");
    if (begin == std::string::npos)
        return false;
    const auto end = folded.find_last_not_of("0123456789 :=");
    return folded.find_first_of("0123456789") != std::string::npos
        && std::find(Words.begin(), Words.end(), std::string_view(folded).substr(begin, end + 1 - begin))
        != Words.end();
}

class ListReader {
public:
    ListReader(const Catalogue& catalogue, std::string_view deckKind)
        : m_catalogue(catalogue),
          m_headings(catalogue.game(), deckKind),
          m_homes(catalogue, deckKind),
          m_section(m_headings.firstSection())
    {
    }

    std::vector<ListToken> read(std::string_view text)
    {
        if (text.starts_with("\xef\xbb\xbf"))
            text.remove_prefix(3);
        const auto all = text.size();
        const auto given = text;
        text = text.substr(0, MostBytes);
        if (text.size() < all) { // whole lines only, where there are lines at all
            const auto lastLine = text.find_last_of("\r\n");
            if (lastLine != std::string_view::npos)
                text = text.substr(0, lastLine + 1);
        }
        std::size_t at = 0;
        while (at < text.size() && m_line < MostLines) {
            const auto end = findLineEnd(text, at);
            ++m_line;
            readLine(text.substr(at, end.at - at));
            at = end.at + end.length;
        }
        if (at < given.size()) {
            ++m_line;
            auto& token = add(ListToken::Kind::CutOff, {});
            token.text = std::to_string(given.size() - at);
        }
        takeTitle(m_tokens);
        return std::move(m_tokens);
    }

private:
    ListToken& add(ListToken::Kind kind, std::string_view source)
    {
        auto& token = m_tokens.emplace_back();
        token.kind = kind;
        token.line = m_line;
        token.source = toValidUtf8(source);
        token.section = m_section;
        return token;
    }

    void readLine(std::string_view source)
    {
        if (source.size() > LongestLine && lengthInCharacters(source) > LongestLine) {
            add(ListToken::Kind::TooLong, source.substr(0, LongestLine)).text =
                std::to_string(lengthInCharacters(source));
            return;
        }
        auto line = tidyLine(source);
        if (const std::string inside(insideQuotes(line)); !inside.empty() && !isNamed(line))
            line = inside;
        const bool isFirst = std::exchange(m_isFirst, m_isFirst && line.empty());
        const bool afterAbout = std::exchange(m_afterAbout, fold(line) == "about");
        if (line.empty()) {
            add(ListToken::Kind::Blank, source);
            return;
        }
        if (readHeading(line, source))
            return;
        // A card may be called anything. What is its name to the letter needs no further guess.
        const bool isName = isNamed(line);
        if (!isName && (readComment(line, source, isFirst) || readName(line, source, afterAbout)))
            return;
        const auto columns = isName ? std::vector<std::string>() : columnsOf(line, m_catalogue);
        if (columns.empty())
            readCard(line, source);
        for (const auto& column : columns)
            readCard(column, column);
    }

    /// Whether a card is called that to the letter.
    bool isNamed(const std::string& line) const
    {
        const DeckEntry whole{line, {}, 1, {}, {}};
        return resolve(m_catalogue, whole, Proposals::No).status != ResolvedEntry::Status::Unknown;
    }

    bool readHeading(std::string_view line, std::string_view source)
    {
        auto meaning = m_headings.find(line);
        if (!meaning)
            return false;
        using enum ListHeadings::Meaning::Kind;
        if (meaning->kind != Section) { // a card of this name is likelier than a heading that says little
            const auto card = readCardLine(line, m_catalogue);
            if (card.found.status != ResolvedEntry::Status::Unknown)
                return false;
        }
        addHeading(std::move(*meaning), source);
        return true;
    }

    void addHeading(ListHeadings::Meaning meaning, std::string_view source)
    {
        using enum ListHeadings::Meaning::Kind;
        if (meaning.kind != Group && !m_isOver) {
            m_section = meaning.section;
            m_isPlaced = true;
        }
        auto& token = add(meaning.kind == Section     ? ListToken::Kind::Heading
                              : meaning.kind == Group ? ListToken::Kind::GroupHeading
                                                      : ListToken::Kind::BadSection,
                          source);
        token.text = std::move(meaning.text);
    }

    bool readComment(std::string_view line, std::string_view source, bool isFirst)
    {
        const auto mark = commentMark(line);
        if (mark == 0 && !isLink(line) && !isRuler(line) && !isTotal(fold(line)) && !line.starts_with("LAYOUT "))
            return false;
        const auto text = trimmed(line.substr(mark));
        if (mark > 0) {
            auto meaning = m_headings.find(text);
            const bool counted = text.find(':') != std::string_view::npos; // "# Coins: 12" is how writeList counts
            if (meaning && !counted && meaning->kind != ListHeadings::Meaning::Kind::Group) {
                addHeading(std::move(*meaning), source);
                return true;
            }
            // A list that opens with "# Ember Charge" has a title, as in Markdown.
            const bool isTitle = isFirst && line.starts_with("# ") && !text.empty() && !meaning;
            if (isTitle) {
                addName(text, source);
                return true;
            }
        }
        add(ListToken::Kind::Comment, source).text = text;
        return true;
    }

    /// Name: Ember Charge; NAME:Ember Charge; Name=Ember Charge; and "Name Ember Charge" below the line "About".
    bool readName(std::string_view line, std::string_view source, bool afterAbout)
    {
        std::string_view name;
        const auto sign = line.find_first_of(":=");
        const auto word = fold(line.substr(0, std::min(sign, line.size())));
        const bool isName = word == "name" || word == "deck name" || word == "title";
        if (sign != std::string_view::npos && (isName || (word == "deck" && !isCard(line.substr(sign + 1)))))
            name = trimmed(line.substr(sign + 1));
        else if (afterAbout && line.starts_with("Name "))
            name = trimmed(line.substr(5));
        if (name.empty())
            return false;
        addName(name, source);
        return true;
    }

    /// The first name is the deck's. One that comes after its cards begins another deck, of which a list holds one; one before
    /// them is a remark.
    void addName(std::string_view name, std::string_view source)
    {
        auto kind = ListToken::Kind::DeckName;
        if (std::exchange(m_hasName, true))
            kind = m_hasCards ? ListToken::Kind::NextDeck : ListToken::Kind::Comment;
        if (kind == ListToken::Kind::NextDeck) {
            m_section = ConsideringSection;
            m_isPlaced = true;
            m_isOver = true;
        }
        add(kind, source).text = name;
    }

    bool isCard(std::string_view text) const
    {
        const auto found = readCardLine(trimmed(text), m_catalogue).found.status;
        return found != ResolvedEntry::Status::Unknown;
    }

    void readCard(std::string_view line, std::string_view source)
    {
        auto card = readCardLine(line, m_catalogue);
        auto section = m_section;
        bool isPlaced = m_isPlaced || !m_homes.differ();
        // SB: 2 Name
        const auto colon = line.find(':');
        if (card.found.status == ResolvedEntry::Status::Unknown && colon != std::string_view::npos) {
            const auto meaning = m_headings.findWord(trimmed(line.substr(0, colon)));
            const auto rest = trimmed(line.substr(colon + 1));
            if (meaning && meaning->kind != ListHeadings::Meaning::Kind::Group && !rest.empty()) {
                if (meaning->kind == ListHeadings::Meaning::Kind::Unknown
                    && m_toldSections.insert(meaning->text).second) {
                    ListToken& told = add(ListToken::Kind::BadSection, source);
                    told.text = meaning->text;
                    told.section = meaning->section;
                }
                section = m_isOver ? m_section : meaning->section;
                isPlaced = true;
                card = readCardLine(rest, m_catalogue);
            }
        }
        using enum ResolvedEntry::Status;
        // "12 Champions" heads a group, unless a card is called that.
        if (card.found.status == Unknown && card.found.candidates.empty()) {
            if (auto meaning = m_headings.findWord(card.entry.card);
                meaning && meaning->kind == ListHeadings::Meaning::Kind::Group && card.entry.identity.empty()) {
                addHeading(std::move(*meaning), source);
                return;
            }
        }
        auto kind = card.found.status == Card ? ListToken::Kind::Card
            : card.found.status == Ambiguous  ? ListToken::Kind::Ambiguous
                                              : ListToken::Kind::Unknown;
        const bool onlyNumber = card.found.status == Unknown && line.size() <= 3
            && line.find_first_not_of("0123456789") == std::string_view::npos;
        if (!card.badCount.empty() || onlyNumber)
            kind = ListToken::Kind::BadCount;
        m_hasCards = true;
        auto& token = add(kind, source);
        token.section = isPlaced ? section : m_homes.of(card.found.card);
        token.entry = std::move(card.entry);
        token.entry.at = {token.line, 1};
        token.text = kind != ListToken::Kind::BadCount ? token.entry.card
            : onlyNumber                               ? std::string(line)
                                                       : card.badCount;
        token.card = card.found.card;
        token.candidates = std::move(card.found.candidates);
        if (kind != ListToken::Kind::Unknown || !token.candidates.empty())
            return;
        token.nearest = m_near.of(token.entry.card);
        if (token.nearest.empty() && !card.bareName.empty() && card.bareName != token.entry.card)
            token.nearest = m_near.of(card.bareName);
        takeSameLetters(token);
    }

    /// "Forge Captain" means Forge-Captain: signs alone raise no question, where only one card is meant.
    void takeSameLetters(ListToken& token) const
    {
        const std::string letters = lettersOf(token.entry.card);
        std::vector<std::pair<DeckEntry, ResolvedEntry>> same;
        for (const std::string& name : token.nearest) {
            if (letters.empty() || lettersOf(name) != letters)
                continue;
            DeckEntry entry = token.entry;
            entry.card = name;
            same.emplace_back(entry, resolve(m_catalogue, entry, Proposals::No));
        }
        if (same.size() != 1 || same.front().second.status != ResolvedEntry::Status::Card)
            return;
        token.kind = ListToken::Kind::Card;
        token.entry = same.front().first;
        token.text = token.entry.card;
        token.card = same.front().second.card;
        token.nearest.clear();
        if (!m_isPlaced && m_homes.differ())
            token.section = m_homes.of(token.card);
    }

    const Catalogue& m_catalogue;
    ListHeadings m_headings;
    HomeSections m_homes;
    std::string m_section;
    bool m_isPlaced = false; ///< a heading has said which section it is
    std::vector<ListToken> m_tokens;
    NearNames m_near{m_catalogue};
    bool m_isFirst = true; ///< nothing but blank lines so far
    bool m_afterAbout = false;
    int m_line = 0;
    bool m_hasName = false;
    bool m_hasCards = false;
    bool m_isOver = false;                ///< what follows is of another deck
    std::set<std::string> m_toldSections; ///< that the game does not have and that stand before a card
};

} // namespace

std::vector<ListToken> readList(std::string_view text, const Catalogue& catalogue, std::string_view deckKind)
{
    return ListReader(catalogue, deckKind).read(text);
}

Deck deckOf(const std::vector<ListToken>& tokens, const Game& game, std::string_view deckKind)
{
    Deck deck;
    deck.game = game.key;
    deck.kind = deckKind;
    using Line = std::tuple<std::string, std::string, std::vector<std::pair<std::string, std::string>>, std::string>;
    std::map<Line, std::size_t> lines;
    for (const auto& token : tokens) {
        if (token.kind == ListToken::Kind::DeckName && deck.name.empty())
            deck.name = token.text;
        if (token.kind != ListToken::Kind::Card && token.kind != ListToken::Kind::Unknown
            && token.kind != ListToken::Kind::Ambiguous)
            continue;
        auto& entries = token.section == ConsideringSection ? deck.considering : deck.section(token.section).entries;
        const auto& entry = token.entry;
        const auto [line, isNew] =
            lines.try_emplace({token.section, entry.card, entry.identity, entry.note}, entries.size());
        if (!isNew && entries[line->second].count + entry.count <= HighestCount) {
            entries[line->second].count += entry.count;
        } else {
            line->second = entries.size();
            entries.push_back(entry);
        }
    }
    return deck;
}

} // namespace muster
