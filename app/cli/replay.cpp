// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include <QCoreApplication>
#include <QFile>

#include "app/cli/played_decks.h"
#include "app/cli/verbs.h"
#include "app/text/setup_text.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"
#include "engine/games/games.h"
#include "engine/play/replay_file.h"

namespace muster::app {

namespace {

struct ReplayVerb {
    Q_DECLARE_TR_FUNCTIONS(ReplayVerb)
};

/// Tells the game while it is played again.
class Teller final : public engine::Log {
public:
    Teller(engine::Session& session, Console& console) : m_session(session), m_console(console) { }
    void add(const engine::LogLine& line) override { m_console.line(QString::fromStdString(m_session.lineText(line))); }

private:
    engine::Session& m_session;
    Console& m_console;
};

/// A recorded game that is being read: what is wrong with it is said with its file, and its line where that is known.
class Record {
public:
    Record(const QString& file, std::string bytes, Session& session)
        : m_name(shown(carddb::nativePath(file), 1000)),
          m_bytes(std::move(bytes)),
          m_session(session)
    {
    }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }
    [[nodiscard]] Session& session() const { return m_session; }

    /// "game.replay:6", the first line with that word.
    [[nodiscard]] QString placeOf(std::string_view word) const
    {
        const auto inWord = [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
        };
        for (std::size_t at = m_bytes.find(word); !word.empty() && at != std::string::npos;
             at = m_bytes.find(word, at + 1)) {
            const std::size_t end = at + word.size();
            if ((at > 0 && inWord(m_bytes[at - 1])) || (end < m_bytes.size() && inWord(m_bytes[end])))
                continue;
            return QStringLiteral("%1:%2").arg(m_name).arg(
                1 + std::count(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        }
        return m_name;
    }
    Exit fail(std::string_view word, const QString& sentence) const
    {
        return m_session.failLine(ReplayVerb::tr("%1: error: %2").arg(placeOf(word), sentence));
    }

private:
    QString m_name;
    std::string m_bytes;
    Session& m_session;
};

/// Whether the program has the game of a record and its rules options; what it has not is told.
bool isKnown(const Record& record, const engine::ReplayFile& replay)
{
    QStringList known;
    for (const std::string& one : record.session().shelf().gameKeys())
        known << QString::fromStdString(one);
    const QString key = QString::fromStdString(replay.game);
    if (!known.contains(key)) {
        record.fail("game", ReplayVerb::tr("there is no game \"%1\"%2").arg(shown(key, 60), didYouMean(key, known)));
        return false;
    }
    const auto& catalogue = record.session().shelf().catalogue(replay.game);
    if (!catalogue) {
        record.session().fail(catalogue.error());
        return false;
    }
    const Game& game = (*catalogue)->game();
    QStringList keys;
    for (const RulesOption& option : game.options)
        keys << QString::fromStdString(option.key);
    for (const auto& [option, value] : replay.options) {
        const RulesOption* found = game.findOption(option);
        if (found == nullptr) {
            record.fail(option,
                        ReplayVerb::tr("%1 has no rules option \"%2\"%3")
                            .arg(QString::fromStdString(game.title), shown(option, 60),
                                 didYouMean(QString::fromStdString(option), keys)));
            return false;
        }
        if (!found->allows(value)) {
            record.fail(
                option,
                ReplayVerb::tr("the rules option %1 cannot be \"%2\"").arg(shown(option, 60), shown(value, 60)));
            return false;
        }
    }
    return true;
}

/// Whether the engine carries out the texts of all cards, or does not have to; what it does not is told.
bool mayBePlayed(const Record& record, const engine::Playable& game, const engine::DeckCards& cards,
                 const Catalogue& catalogue, bool allowUnread)
{
    const auto unread = game.unread(cards);
    for (const engine::UnreadCard& one : unread) {
        const QString card = QString::fromStdString(std::string(catalogue.card(one.card).name()));
        const QString words = QString::fromStdString(one.what);
        const std::string_view id = catalogue.card(one.card).id();
        if (allowUnread)
            record.session().console().complain(
                ReplayVerb::tr("%1: warning: the engine does not carry out all of %2: \"%3\"")
                    .arg(record.placeOf(id), card, words));
        else
            record.fail(id, ReplayVerb::tr("the engine does not carry out all of %1: \"%2\"").arg(card, words));
    }
    return unread.empty() || allowUnread;
}

/// What a record set up; nothing, and it is said why, where a card is not known.
std::optional<engine::MatchSetup> setupOf(const Record& record, const engine::ReplayFile& replay,
                                          const engine::PlayFacts& facts, const Catalogue& catalogue)
{
    engine::MatchSetup setup{replay.mode, replay.players, {}, {}};
    const auto read = [&](const engine::ReplayFile::Deck& deck, const std::vector<engine::SectionNeed>& sections) {
        auto cards = engine::deckOf(deck, sections, catalogue);
        if (!cards)
            record.fail(cards.error(), ReplayVerb::tr("there is no card %1 any more").arg(shown(cards.error(), 60)));
        return cards;
    };
    for (const auto& deck : replay.decks) {
        auto cards = read(deck, facts.sections);
        if (!cards)
            return {};
        setup.decks.push_back(std::move(*cards));
    }
    auto shop = read(replay.shop, facts.shop);
    if (!shop)
        return {};
    setup.shop = std::move(*shop);
    return setup;
}

/// Whether the game has the opponent that does nothing, with what the record says of it; what is wrong is told.
bool isPassive(const Record& record, const engine::ReplayFile& replay, const engine::PlayFacts& facts,
               const QString& title)
{
    const engine::PassiveOpponent* const passive = facts.passive(replay.passive);
    if (passive == nullptr) {
        record.fail("passive",
                    ReplayVerb::tr("%1 has no passive opponent \"%2\"").arg(title, shown(replay.passive, 60)));
        return false;
    }
    for (const auto& [key, value] : replay.settings) {
        const auto known = std::find_if(passive->settings.begin(), passive->settings.end(),
                                        [&](const engine::PassiveSetting& one) { return one.key == key; });
        if (known == passive->settings.end() || value < known->lowest || value > known->highest) {
            record.fail(
                key,
                ReplayVerb::tr("the passive opponent cannot have %1: %2").arg(shown(key, 60), QString::number(value)));
            return false;
        }
    }
    return true;
}

/// Where in a record a problem of its setup stands.
std::string_view wordOf(const engine::SetupProblem& problem)
{
    using Kind = engine::SetupProblem::Kind;
    switch (problem.kind) {
    case Kind::UnknownMode:
        return "mode";
    case Kind::MissingShop:
    case Kind::NeedlessShop:
        return "shop";
    default:
        return problem.deck == engine::SetupProblem::OfShop && problem.kind != Kind::Players
                && problem.kind != Kind::Decks && problem.kind != Kind::Cards
            ? "shop"
            : "decks";
    }
}

engine::DeckCards allCards(const engine::MatchSetup& setup)
{
    engine::DeckCards cards;
    const auto add = [&](const engine::DeckSections& deck) {
        for (const auto& section : deck.sections)
            cards.insert(cards.end(), section.cards.begin(), section.cards.end());
    };
    for (const engine::DeckSections& deck : setup.decks)
        add(deck);
    add(setup.shop);
    return cards;
}

/// What was or is asked, as a person would say it.
QString asked(const engine::Session& table, const engine::Answer& answer)
{
    return ReplayVerb::tr("\"%1\" for player %2 with %n option(s)", nullptr, answer.options)
        .arg(QString::fromStdString(table.questionText(answer.kind)))
        .arg(QChar(u'A' + answer.seat));
}

/// How it went, in a line.
QString resultOf(const engine::Session& table, const engine::Replayed& played, const engine::ReplayFile& replay)
{
    if (played.whole && played.sameEnd)
        return ReplayVerb::tr("the same game, %1 choices, %n turn(s)", nullptr, played.turn).arg(played.answered);
    if (played.left)
        return ReplayVerb::tr("departs at choice %1, in turn %2: recorded %3, now %4")
            .arg(played.left->index + 1)
            .arg(played.turn)
            .arg(asked(table, played.left->recorded), asked(table, played.left->asked));
    if (!played.whole && played.over)
        return ReplayVerb::tr("the game ends after %1 choices, in turn %2, and the record has %3 more")
            .arg(played.answered)
            .arg(played.turn)
            .arg(replay.answers.size() - played.answered);
    if (!played.whole)
        return ReplayVerb::tr("the record ends after %1 choices, in turn %2, and the game goes on")
            .arg(played.answered)
            .arg(played.turn);
    return ReplayVerb::tr("every choice fits, but the game ends differently");
}

Exit runOne(const QString& file, const Options& options, Session& session)
{
    const bool allowUnread = options.has(QStringLiteral("allow-unread"));
    auto bytes = carddb::readFile(file, carddb::DataLimit);
    if (!bytes)
        return session.fail(bytes.error());
    const Record record(file, std::move(*bytes), session);
    const auto replay = engine::readReplay(record.bytes(), carddb::nativePath(file));
    if (!replay)
        return session.fail(replay.error());
    if (!isKnown(record, *replay))
        return Exit::Failed;
    const auto& catalogue = *session.shelf().catalogue(replay->game);
    const QString title = QString::fromStdString(catalogue->game().title);
    const engine::PlayFacts* facts = engine::playFacts(replay->game);
    if (facts == nullptr)
        return record.fail("game", ReplayVerb::tr("the engine does not play %1").arg(title));
    if (replay->version > facts->rulesVersion)
        return record.fail("rules",
                           ReplayVerb::tr("recorded by rules %1, this program plays rules %2")
                               .arg(replay->version)
                               .arg(facts->rulesVersion));
    auto setup = setupOf(record, *replay, *facts, *catalogue);
    if (!setup)
        return Exit::Failed;
    if (options.has(QStringLiteral("shop"))) {
        auto shop = playedShop(replay->game, QStringLiteral("replay"), options, session);
        if (!shop)
            return Exit::Failed;
        setup->shop = std::move(shop->cards);
    }
    const auto refuse = [&](const engine::SetupProblem& problem) {
        return record.fail(wordOf(problem), setupText(problem, catalogue->game(), ReplayVerb::tr("the deck")));
    };
    const bool alone = !replay->passive.empty();
    if (alone && !isPassive(record, *replay, *facts, title))
        return Exit::Failed;
    if (const auto problem = alone ? std::nullopt : engine::problemOf(*facts, *setup))
        return refuse(*problem);
    const engine::DeckCards cards = allCards(*setup);
    const auto game = engine::makePlayable(replay->game, *catalogue, replay->options, cards);
    if (!game)
        return record.fail("game",
                           ReplayVerb::tr("the cards have more text than the engine of %1 can hold").arg(title));
    if (!mayBePlayed(record, **game, cards, *catalogue, allowUnread))
        return Exit::Failed;
    const engine::GoldfishPlan plan = engine::passivePlan(**game, *replay, *setup);
    if (const auto problem = alone ? engine::problemOf(**game, plan) : std::nullopt)
        return refuse(*problem);
    const auto goldfish = alone ? (*game)->goldfish(plan) : nullptr;
    auto made = alone ? std::unique_ptr<engine::Session>() : (*game)->session(*setup);
    if (!made)
        return refuse(made.error());
    engine::Session* const table = alone ? &goldfish->session() : made->get();
    if (replay->version != facts->rulesVersion)
        session.console().complain(ReplayVerb::tr("%1: warning: recorded by rules %2, played by rules %3")
                                       .arg(record.name())
                                       .arg(replay->version)
                                       .arg(facts->rulesVersion));
    Teller teller(*table, session.console());
    if (options.has(QStringLiteral("trace")))
        table->setLog(&teller);
    const auto begin = [&] { goldfish->begin(replay->seed, replay->place); };
    const engine::Replayed played =
        engine::playReplay(*table, *replay, alone ? std::function<void()>(begin) : std::function<void()>());
    session.console().line(QStringLiteral("%1: %2").arg(record.name(), resultOf(*table, played, *replay)));
    return played.whole && played.sameEnd ? Exit::Good : Exit::NotLegal;
}

Exit runReplay(const Options& options, Session& session)
{
    Exit exit = Exit::Good;
    for (const QString& file : options.arguments())
        exit = worse(exit, runOne(file, options, session));
    return exit;
}

} // namespace

Verb replayVerb()
{
    Verb verb;
    verb.name = QStringLiteral("replay");
    verb.summary = ReplayVerb::tr("play a recorded game again");
    verb.forms = {QStringLiteral("FILE...")};
    verb.description = ReplayVerb::tr(
        "Plays recorded games again, choice by choice, and says whether they are still the same; "
        "where one departs, at which choice and in which turn. Exit code 1 if one does. A record of later rules "
        "than the program's is refused, one of earlier rules is played with a warning.");
    verb.options = {
        {QStringLiteral("trace"), {}, ReplayVerb::tr("Tells the game line by line, as a person would."), {}},
        {QStringLiteral("shop"),
         QStringLiteral("FILE"),
         ReplayVerb::tr("The shop, in place of the recorded one: where does the game depart?"),
         {}},
        allowUnreadOption()};
    verb.examples = {
        {QStringLiteral("final.replay --trace"), ReplayVerb::tr("A recorded game, told line by line.")},
    };
    verb.leastArguments = 1;
    verb.run = runReplay;
    return verb;
}

} // namespace muster::app
