// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/replay_file.h"

#include <charconv>

#include "model/yaml/document.h"
#include "model/yaml/reader.h"
#include "model/yaml/scalar.h"

namespace muster::engine {

namespace {

constexpr std::size_t mostAnswers = 100'000;

std::string hex(std::uint64_t number)
{
    char text[20];
    const auto end = std::to_chars(text, text + sizeof text, number, 16).ptr;
    return std::string(text, end);
}

std::optional<std::uint64_t> fromHex(std::string_view text)
{
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size())
        return {};
    return number;
}

/// A version of the rules: a whole number from 1.
std::optional<int> versionOf(std::string_view text)
{
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || number < 1)
        return {};
    return number;
}

constexpr std::string_view newDice = "dice=";
constexpr std::string_view newCards = "cards.";

/// A whole number below a bound that is all of the text.
std::optional<int> wholeNumber(std::string_view text, int bound)
{
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size() || number < 0
        || number >= bound)
        return {};
    return number;
}

/// "dice=512", "cards.1=7": chance that was changed, the second for what a seat cannot know.
std::optional<Answer> changeOf(std::string_view text)
{
    const bool cards = text.starts_with(newCards);
    int seat = 0;
    if (cards) {
        const std::size_t end = text.find('=');
        const auto number = end == text.npos
            ? std::nullopt
            : wholeNumber(text.substr(newCards.size(), end - newCards.size()), MostSeats);
        if (!number)
            return {};
        seat = *number;
        text.remove_prefix(end + 1);
    } else {
        text.remove_prefix(newDice.size());
    }
    const auto number = wholeNumber(text, 0x10000);
    if (!number)
        return {};
    return anew(cards ? Anew::Cards : Anew::Dice, static_cast<Seat>(seat), static_cast<std::uint16_t>(*number));
}

std::string textOf(const Answer& one)
{
    const std::string chosen = std::to_string(one.chosen);
    if (one.kind == static_cast<std::uint8_t>(Anew::Dice))
        return std::string(newDice) + chosen;
    if (isAnew(one))
        return std::string(newCards) + std::to_string(one.seat) + "=" + chosen;
    return std::to_string(one.kind) + "." + std::to_string(one.seat) + "/" + std::to_string(one.options) + "=" + chosen;
}

/// "18.0/5=2": kind and seat, how many options, which one.
std::optional<Answer> answerOf(std::string_view text)
{
    if (text.starts_with(newDice) || text.starts_with(newCards))
        return changeOf(text);
    int parts[4] = {};
    static constexpr char ends[] = {'.', '/', '=', '\0'};
    for (int i = 0; i < 4; ++i) {
        const auto read = std::from_chars(text.data(), text.data() + text.size(), parts[i]);
        if (read.ec != std::errc() || parts[i] < 0 || parts[i] > 0xffff)
            return {};
        text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
        if (i < 3) {
            if (text.empty() || text.front() != ends[i])
                return {};
            text.remove_prefix(1);
        }
    }
    if (!text.empty() || parts[0] >= static_cast<int>(Anew::Cards) || parts[1] >= MostSeats || parts[3] >= parts[2])
        return {};
    return Answer{static_cast<std::uint8_t>(parts[0]), static_cast<Seat>(parts[1]),
                  static_cast<std::uint16_t>(parts[2]), static_cast<std::uint16_t>(parts[3])};
}

} // namespace

ReplayFile recordOf(const PlayFacts& facts, const Catalogue& catalogue, const MatchSetup& setup)
{
    const auto named = [&](const DeckSections& deck) {
        ReplayFile::Deck made;
        for (const DeckSections::Section& section : deck.sections) {
            auto& to = made.sections.emplace_back();
            to.key = section.key;
            for (const std::uint16_t card : section.cards)
                to.cards.emplace_back(catalogue.card(CardIndex{card}).id());
        }
        return made;
    };
    const MatchSetup whole = completed(facts, setup);
    ReplayFile record;
    record.game = facts.game;
    record.version = facts.rulesVersion;
    record.mode = whole.mode;
    record.players = whole.players;
    for (const DeckSections& deck : whole.decks)
        record.decks.push_back(named(deck));
    record.shop = named(whole.shop);
    return record;
}

tl::expected<DeckSections, std::string> deckOf(const ReplayFile::Deck& deck, const std::vector<SectionNeed>& sections,
                                               const Catalogue& catalogue)
{
    DeckSections made;
    for (const ReplayFile::Deck::Section& section : deck.sections) {
        auto& to = made.sections.emplace_back();
        to.key = section.key.empty() && !sections.empty() ? sections.front().key : section.key;
        for (const std::string& id : section.cards) {
            const CardIndex card = catalogue.findById(id);
            if (!card.valid())
                return tl::unexpected(id);
            to.cards.push_back(static_cast<std::uint16_t>(card.value));
        }
    }
    return made;
}

namespace {

/// "[3 THR-001, 1 THR-002]"; copies in a row are one entry.
std::string listed(const std::vector<std::string>& cards)
{
    std::string text = "[";
    for (std::size_t i = 0; i < cards.size();) {
        std::size_t copies = 1;
        while (i + copies < cards.size() && cards[i + copies] == cards[i])
            ++copies;
        text += (i == 0 ? "" : ", ") + std::to_string(copies) + " " + cards[i];
        i += copies;
    }
    return text + "]";
}

std::string writtenSections(const ReplayFile::Deck& deck, std::string_view first, std::string_view next)
{
    std::string text;
    for (const auto& section : deck.sections)
        text += std::string(text.empty() ? first : next) + section.key + ": " + listed(section.cards) + "\n";
    return text;
}

} // namespace

namespace {

/// Twelve answers a line.
std::string writtenAnswers(const std::vector<Answer>& answers, const std::string& indent)
{
    std::string text;
    constexpr std::size_t inLine = 12;
    for (std::size_t i = 0; i < answers.size(); i += inLine) {
        text += indent + "- \"";
        for (std::size_t j = i; j < std::min(i + inLine, answers.size()); ++j)
            text += (j == i ? "" : " ") + textOf(answers[j]);
        text += "\"\n";
    }
    return text;
}

/// The lines beside the first, and the notes.
std::string writtenLines(const ReplayFile& replay)
{
    std::string text;
    if (!replay.lines.empty())
        text += "lines: # of an earlier line, after so many of its answers\n";
    for (const ReplayFile::Line& line : replay.lines)
        text += "  - of: " + std::to_string(line.of) + "\n    after: " + std::to_string(line.after) + "\n    answers:\n"
            + writtenAnswers(line.answers, "      ");
    if (!replay.notes.empty())
        text += "notes:\n";
    for (const ReplayFile::Note& note : replay.notes)
        text += "  - line: " + std::to_string(note.line) + "\n    after: " + std::to_string(note.after)
            + "\n    text: " + yaml::scalar(note.text) + "\n";
    return text;
}

/// Programs that know only the second form refuse what it has not.
int formOf(const ReplayFile& replay)
{
    const bool third = !replay.lines.empty() || !replay.notes.empty()
        || std::any_of(replay.answers.begin(), replay.answers.end(), isAnew);
    return third ? 3 : 2;
}

} // namespace

int ReplayFile::answersOf(int line) const
{
    if (line == 0)
        return static_cast<int>(answers.size());
    const Line& own = lines[static_cast<std::size_t>(line - 1)];
    return own.after + static_cast<int>(own.answers.size());
}

std::string writeReplay(const ReplayFile& replay)
{
    std::string text = "replay: " + std::to_string(formOf(replay)) + "\ngame: " + replay.game + "\nrules: \""
        + std::to_string(replay.version) + "\"\n";
    if (!replay.options.empty()) {
        text += "options:\n";
        for (const auto& [key, value] : replay.options)
            text += "  " + key + ": " + value + "\n";
    }
    if (!replay.mode.empty())
        text += "mode: " + replay.mode + "\n";
    if (replay.players != 0)
        text += "players: " + std::to_string(replay.players) + "\n";
    if (!replay.passive.empty()) {
        text += "passive:\n  opponent: " + replay.passive + "\n  place: " + std::to_string(replay.place) + "\n";
        for (const auto& [key, value] : replay.settings)
            text += "  " + key + ": " + std::to_string(value) + "\n";
    }
    text += "seed: \"" + hex(replay.seed) + "\"\ndecks:\n";
    for (const ReplayFile::Deck& deck : replay.decks)
        text += writtenSections(deck, "  - ", "    ");
    if (!replay.shop.sections.empty())
        text += "shop:\n" + writtenSections(replay.shop, "  ", "  ");
    text += "answers: # kind.seat/options=chosen\n" + writtenAnswers(replay.answers, "  ");
    return text + "end: \"" + hex(replay.digest) + "\"\n" + writtenLines(replay);
}

namespace {

/// Reads a record, part by part; what is wrong is in the report.
class RecordReader {
public:
    RecordReader(const yaml::Node& root, yaml::Report& report) : m_map(root, {}, report), m_report(report) { }

    ReplayFile read()
    {
        const auto form = m_map.requiredNumber("replay");
        if (form && (*form < 1 || *form > 3))
            m_report.add(ErrorKind::BadVersion, m_map.node().find("replay")->at, "replay",
                         {std::to_string(*form), "3"});
        m_sections = !form || *form != 1;
        m_replay.game = m_map.requiredText("game", 40);
        readVersion();
        if (const yaml::Node* options = m_map.child("options")) {
            for (const yaml::Pair& pair : yaml::readMap(*options, "options", m_report))
                m_replay.options[std::string(pair.key)] = std::string(pair.value.scalar);
        }
        if (m_sections)
            readTable();
        m_replay.seed = number("seed");
        if (const yaml::Node* decks = m_map.requiredChild("decks"))
            readDecks(*decks);
        if (const yaml::Node* answers = m_map.requiredChild("answers"))
            m_replay.answers = readAnswers(*answers);
        m_replay.digest = number("end");
        if (const yaml::Node* lines = m_map.child("lines"))
            readLines(*lines);
        if (const yaml::Node* notes = m_map.child("notes"))
            readNotes(*notes);
        m_map.finish();
        return std::move(m_replay);
    }

private:
    void readVersion()
    {
        const std::string text = m_map.requiredText("rules", 40);
        const auto version = versionOf(text);
        if (const yaml::Node* rules = m_map.node().find("rules"); rules != nullptr && !text.empty() && !version)
            m_report.add(ErrorKind::WrongShape, rules->at, "rules", {"a whole number from 1", text});
        m_replay.version = version.value_or(1);
    }

    /// Mode, players and shop: records of the first form have none.
    void readTable()
    {
        if (const yaml::Node* mode = m_map.child("mode"))
            m_replay.mode = yaml::readText(*mode, "mode", m_report).value_or(std::string());
        if (const yaml::Node* players = m_map.child("players")) {
            const std::string text = yaml::readText(*players, "players", m_report).value_or(std::string());
            const auto many = versionOf(text);
            if (!many || *many > MostSeats)
                m_report.add(ErrorKind::WrongShape, players->at, "players", {"1 to 6", text});
            m_replay.players = many.value_or(0);
        }
        if (const yaml::Node* passive = m_map.child("passive"))
            readPassive(*passive);
        if (const yaml::Node* shop = m_map.child("shop"))
            m_replay.shop = readSections(*shop, "shop");
    }

    /// An opponent that does nothing, the deck's place, and what the opponent was given.
    void readPassive(const yaml::Node& passive)
    {
        for (const yaml::Pair& pair : yaml::readMap(passive, "passive", m_report)) {
            const std::string text = yaml::readText(pair.value, "passive", m_report).value_or(std::string());
            if (pair.key == "opponent") {
                m_replay.passive = text;
                continue;
            }
            int value = 0;
            const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
            if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size() || value < 0)
                m_report.add(ErrorKind::WrongShape, pair.value.at, "passive", {"a whole number from 0", text});
            else if (pair.key == "place")
                m_replay.place = value;
            else
                m_replay.settings[std::string(pair.key)] = value;
        }
        if (m_replay.passive.empty())
            m_report.add(ErrorKind::WrongShape, passive.at, "passive", {"opponent", "none"});
    }

    std::uint64_t number(const char* key)
    {
        const std::string text = m_map.requiredText(key, 20);
        const auto value = fromHex(text);
        if (!text.empty() && !value)
            m_report.add(ErrorKind::WrongShape, m_map.node().find(key)->at, key, {"up to 16 hexadecimal digits", text});
        return value.value_or(0);
    }

    std::vector<std::string> readCards(const yaml::Node& list, const char* key)
    {
        std::vector<std::string> cards;
        for (const yaml::Node& item : yaml::readList(list, key, m_report)) {
            const auto text = yaml::readText(item, key, m_report);
            if (!text)
                continue;
            const std::string& entry = *text;
            int copies = 0;
            const auto read = std::from_chars(entry.data(), entry.data() + entry.size(), copies);
            const auto at = static_cast<std::size_t>(read.ptr - entry.data());
            if (read.ec != std::errc() || copies < 1 || copies > 200 || at >= entry.size() || entry[at] != ' ')
                m_report.add(ErrorKind::WrongShape, item.at, key, {"3 SET-001", entry});
            else if (cards.size() <= MostCards) // more are too many already
                cards.insert(cards.end(), static_cast<std::size_t>(copies), entry.substr(at + 1));
        }
        if (list.kind == yaml::NodeKind::List && list.items.empty())
            m_report.add(ErrorKind::WrongCount, list.at, key, {"0", "at least 1"});
        return cards;
    }

    ReplayFile::Deck readSections(const yaml::Node& deck, const char* key)
    {
        ReplayFile::Deck made;
        if (!m_sections) {
            made.sections.push_back({{}, readCards(deck, key)});
            return made;
        }
        for (const yaml::Pair& pair : yaml::readMap(deck, key, m_report))
            made.sections.push_back({std::string(pair.key), readCards(pair.value, key)});
        return made;
    }

    void readDecks(const yaml::Node& decks)
    {
        for (const yaml::Node& deck : yaml::readList(decks, "decks", m_report))
            m_replay.decks.push_back(readSections(deck, "decks"));
        if (m_replay.decks.empty() || m_replay.decks.size() > MostSeats)
            m_report.add(ErrorKind::WrongCount, decks.at, "decks", {std::to_string(m_replay.decks.size()), "1 to 6"});
    }

    /// A whole number from 0 to `most`.
    int numberIn(yaml::MapReader& map, const char* key, int most)
    {
        const std::string text = map.requiredText(key, 20);
        const auto value = wholeNumber(text, most + 1);
        if (!text.empty() && !value)
            m_report.add(ErrorKind::WrongShape, map.node().find(key)->at, key, {"0 to " + std::to_string(most), text});
        return value.value_or(0);
    }

    void readLines(const yaml::Node& lines)
    {
        for (const yaml::Node& item : yaml::readList(lines, "lines", m_report)) {
            if (m_report.full())
                return;
            yaml::MapReader map(item, {}, m_report);
            ReplayFile::Line line;
            line.of = numberIn(map, "of", static_cast<int>(m_replay.lines.size()));
            line.after = numberIn(map, "after", m_replay.answersOf(line.of));
            if (const yaml::Node* answers = map.requiredChild("answers"))
                line.answers = readAnswers(*answers);
            map.finish();
            m_replay.lines.push_back(std::move(line));
        }
    }

    void readNotes(const yaml::Node& notes)
    {
        constexpr std::size_t longest = 2000;
        for (const yaml::Node& item : yaml::readList(notes, "notes", m_report)) {
            if (m_report.full())
                return;
            yaml::MapReader map(item, {}, m_report);
            ReplayFile::Note note;
            note.line = numberIn(map, "line", static_cast<int>(m_replay.lines.size()));
            note.after = numberIn(map, "after", m_replay.answersOf(note.line));
            note.text = map.requiredText("text", longest);
            map.finish();
            m_replay.notes.push_back(std::move(note));
        }
    }

    std::vector<Answer> readAnswers(const yaml::Node& answers)
    {
        std::vector<Answer> read;
        if (answers.kind == yaml::NodeKind::Null) // a game in which nobody was asked
            return read;
        for (const yaml::Node& item : yaml::readList(answers, "answers", m_report)) {
            const std::string line = yaml::readText(item, "answers", m_report).value_or(std::string());
            for (std::size_t at = 0; at < line.size() && !m_report.full();) {
                const std::size_t end = std::min(line.find(' ', at), line.size());
                const std::string_view word = std::string_view(line).substr(at, end - at);
                at = end + 1;
                if (m_answers++ >= mostAnswers) {
                    m_report.add(ErrorKind::WrongCount, answers.at, "answers",
                                 {"more", "at most " + std::to_string(mostAnswers)});
                    return read;
                }
                if (const auto answer = answerOf(word))
                    read.push_back(*answer);
                else
                    m_report.add(ErrorKind::WrongShape, item.at, "answers",
                                 {"kind.seat/options=chosen", std::string(word)});
            }
        }
        return read;
    }

    yaml::MapReader m_map;
    yaml::Report& m_report;
    ReplayFile m_replay;
    bool m_sections = true;    ///< decks have them
    std::size_t m_answers = 0; ///< of all lines together
};

} // namespace

Result<ReplayFile> readReplay(std::string_view bytes, const std::string& file)
{
    auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report report(file);
    ReplayFile replay = RecordReader(document->root(), report).read();
    if (report.failed())
        return failure(report.take());
    return replay;
}

GoldfishPlan passivePlan(const Playable& game, const ReplayFile& replay, const MatchSetup& setup)
{
    GoldfishPlan plan;
    plan.mode = setup.mode;
    plan.players = setup.players;
    if (!setup.decks.empty())
        plan.deck = setup.decks.front();
    plan.shop = setup.shop;
    plan.pilot = game.facts().usualPilot;
    plan.passive = replay.passive;
    plan.settings = replay.settings;
    plan.seed = replay.seed;
    return plan;
}

Replayed playReplay(Session& session, const ReplayFile& replay, const std::function<void()>& begin)
{
    Replayed result;
    Replay agent(replay.answers, nullptr, [&](const Answer& chance) { session.change(chance); });
    session.setAgent(&agent);
    try {
        if (begin)
            begin();
        else
            session.begin(replay.seed);
        const Caps caps;
        while (!session.outcome().over()) {
            if (session.turn() > caps.turns || agent.used() > static_cast<std::size_t>(caps.choices)) // as playGame()
                session.giveUp(Outcome::Capped);
            else
                session.advance();
        }
        result.whole = agent.used() == replay.answers.size();
    } catch (const NeedChoice&) {
        // the record is shorter than the game
    } catch (const Departed& departed) {
        result.left = departed;
    }
    session.setAgent(nullptr);
    result.answered = agent.used();
    result.over = session.outcome().over();
    result.turn = session.turn();
    result.outcome = session.outcome();
    result.sameEnd = session.digest() == replay.digest;
    return result;
}

} // namespace muster::engine
