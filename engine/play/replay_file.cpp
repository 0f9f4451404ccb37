// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/replay_file.h"

#include <charconv>

#include "model/yaml/document.h"
#include "model/yaml/reader.h"

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

/// "18.0/5=2": kind and seat, how many options, which one.
std::optional<Answer> answerOf(std::string_view text)
{
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
    if (!text.empty() || parts[0] > 0xff || parts[1] >= MostSeats || parts[3] >= parts[2])
        return {};
    return Answer{static_cast<std::uint8_t>(parts[0]), static_cast<Seat>(parts[1]),
                  static_cast<std::uint16_t>(parts[2]), static_cast<std::uint16_t>(parts[3])};
}

} // namespace

bool isLater(std::string_view version) { return versionOf(version).value_or(0) > versionOf(rulesVersion).value_or(0); }

std::string writeReplay(const ReplayFile& replay)
{
    std::string text = "replay: 1\ngame: " + replay.game + "\nrules: \"" + replay.version + "\"\n";
    if (!replay.options.empty()) {
        text += "options:\n";
        for (const auto& [key, value] : replay.options)
            text += "  " + key + ": " + value + "\n";
    }
    text += "seed: \"" + hex(replay.seed) + "\"\ndecks:\n";
    for (const auto& deck : replay.decks) {
        text += "  - [";
        for (std::size_t i = 0; i < deck.size();) { // "3 THR-001" for three copies in a row
            std::size_t copies = 1;
            while (i + copies < deck.size() && deck[i + copies] == deck[i])
                ++copies;
            text += (i == 0 ? "" : ", ") + std::to_string(copies) + " " + deck[i];
            i += copies;
        }
        text += "]\n";
    }
    text += "answers: # kind.seat/options=chosen\n";
    constexpr std::size_t inLine = 12;
    for (std::size_t i = 0; i < replay.answers.size(); i += inLine) {
        text += "  - \"";
        for (std::size_t j = i; j < std::min(i + inLine, replay.answers.size()); ++j) {
            const Answer& one = replay.answers[j];
            text += (j == i ? "" : " ") + std::to_string(one.kind) + "." + std::to_string(one.seat) + "/"
                + std::to_string(one.options) + "=" + std::to_string(one.chosen);
        }
        text += "\"\n";
    }
    return text + "end: \"" + hex(replay.digest) + "\"\n";
}

Result<ReplayFile> readReplay(std::string_view bytes, const std::string& file)
{
    auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report report(file);
    yaml::MapReader map(document->root(), {}, report);
    ReplayFile replay;
    const auto form = map.requiredNumber("replay");
    if (form && *form != 1)
        report.add(ErrorKind::BadVersion, map.node().find("replay")->at, "replay", {std::to_string(*form), "1"});
    replay.game = map.requiredText("game", 40);
    replay.version = map.requiredText("rules", 40);
    if (const yaml::Node* rules = map.node().find("rules");
        rules != nullptr && !replay.version.empty() && !versionOf(replay.version))
        report.add(ErrorKind::WrongShape, rules->at, "rules", {"a whole number from 1", replay.version});
    if (const yaml::Node* options = map.child("options")) {
        for (const yaml::Pair& pair : yaml::readMap(*options, "options", report))
            replay.options[std::string(pair.key)] = std::string(pair.value.scalar);
    }
    const auto number = [&](const char* key) {
        const std::string text = map.requiredText(key, 20);
        const auto value = fromHex(text);
        if (!text.empty() && !value)
            report.add(ErrorKind::WrongShape, map.node().find(key)->at, key, {"up to 16 hexadecimal digits", text});
        return value.value_or(0);
    };
    replay.seed = number("seed");
    if (const yaml::Node* decks = map.requiredChild("decks")) {
        for (const yaml::Node& deck : yaml::readList(*decks, "decks", report)) {
            auto& cards = replay.decks.emplace_back();
            for (const yaml::Node& item : yaml::readList(deck, "decks", report)) {
                const auto text = yaml::readText(item, "decks", report);
                if (!text)
                    continue;
                const std::string& entry = *text;
                int copies = 0;
                const auto read = std::from_chars(entry.data(), entry.data() + entry.size(), copies);
                const auto at = static_cast<std::size_t>(read.ptr - entry.data());
                if (read.ec != std::errc() || copies < 1 || copies > 200 || at >= entry.size() || entry[at] != ' ')
                    report.add(ErrorKind::WrongShape, item.at, "decks", {"3 SET-001", entry});
                else if (cards.size() <= MostCards) // more are too many already
                    cards.insert(cards.end(), static_cast<std::size_t>(copies), entry.substr(at + 1));
            }
            if (deck.kind == yaml::NodeKind::List && deck.items.empty())
                report.add(ErrorKind::WrongCount, deck.at, "decks", {"0", "at least 1"});
        }
        if (replay.decks.empty() || replay.decks.size() > MostSeats)
            report.add(ErrorKind::WrongCount, decks->at, "decks", {std::to_string(replay.decks.size()), "1 to 6"});
    }
    if (const yaml::Node* answers = map.requiredChild("answers")) {
        const bool none = answers->kind == yaml::NodeKind::Null; // a game in which nobody was asked
        for (const yaml::Node& item :
             none ? std::span<const yaml::Node>() : yaml::readList(*answers, "answers", report)) {
            const std::string line = yaml::readText(item, "answers", report).value_or(std::string());
            for (std::size_t at = 0; at < line.size() && !report.full();) {
                const std::size_t end = std::min(line.find(' ', at), line.size());
                const std::string_view word = std::string_view(line).substr(at, end - at);
                at = end + 1;
                if (replay.answers.size() >= mostAnswers) {
                    report.add(ErrorKind::WrongCount, answers->at, "answers",
                               {"more", "at most " + std::to_string(mostAnswers)});
                    break;
                }
                const auto answer = answerOf(word);
                if (!answer)
                    report.add(ErrorKind::WrongShape, item.at, "answers",
                               {"kind.seat/options=chosen", std::string(word)});
                else
                    replay.answers.push_back(*answer);
            }
        }
    }
    replay.digest = number("end");
    map.finish();
    if (report.failed())
        return failure(report.take());
    return replay;
}

Replayed playReplay(Session& session, const ReplayFile& replay)
{
    Replayed result;
    Replay agent(replay.answers);
    session.setAgent(&agent);
    session.begin(replay.seed);
    try {
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
