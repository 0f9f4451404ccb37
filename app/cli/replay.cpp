// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>

#include "app/cli/played_decks.h"
#include "app/cli/verbs.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "engine/play/replay_file.h"

namespace muster::app {

namespace {

struct Words {
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

/// What is wrong with the rules options of a record; empty where nothing is.
QString wrongOption(const Game& game, const std::map<std::string, std::string>& options)
{
    for (const auto& [key, value] : options) {
        const RulesOption* option = game.findOption(key);
        if (option == nullptr)
            return Words::tr("%1 has no rules option \"%2\"").arg(QString::fromStdString(game.title), shown(key, 60));
        if (!option->allows(value))
            return Words::tr("the rules option %1 cannot be \"%2\"").arg(shown(key, 60), shown(value, 60));
    }
    return {};
}

/// Whether the engine carries out the texts of all cards, or does not have to; what it does not is told.
bool mayBePlayed(const engine::Playable& game, const engine::DeckCards& cards, const Catalogue& catalogue,
                 bool allowUnread, Session& session)
{
    const auto unread = game.unread(cards);
    for (const engine::UnreadCard& one : unread)
        session.console().complain(
            (allowUnread ? Words::tr("muster replay: warning: the engine does not carry out all of %1: \"%2\"")
                         : Words::tr("muster replay: error: the engine does not carry out all of %1: \"%2\""))
                .arg(QString::fromStdString(std::string(catalogue.card(one.card).name())),
                     QString::fromStdString(one.what)));
    return unread.empty() || allowUnread;
}

Exit runOne(const QString& file, bool trace, bool allowUnread, Session& session)
{
    const auto bytes = carddb::readFile(file, carddb::DataLimit);
    if (!bytes)
        return session.fail(bytes.error());
    const auto replay = engine::readReplay(*bytes, QFile::encodeName(file).toStdString());
    if (!replay)
        return session.fail(replay.error());
    const auto& catalogue = session.shelf().catalogue(replay->game);
    if (!catalogue)
        return session.fail(catalogue.error());
    const QString verb = QStringLiteral("replay");
    if (const QString wrong = wrongOption((*catalogue)->game(), replay->options); !wrong.isEmpty())
        return session.fail(verb, wrong);
    const auto game = engine::makePlayable(replay->game, **catalogue, replay->options);
    if (!game)
        return session.fail(
            verb,
            Words::tr("%1 cannot be played by the engine yet").arg(QString::fromStdString((*catalogue)->game().title)));
    std::vector<engine::DeckCards> decks;
    std::size_t cardsInAll = 0;
    for (const auto& deck : replay->decks) {
        engine::DeckCards& cards = decks.emplace_back();
        for (const std::string& id : deck) {
            const CardIndex card = (*catalogue)->findById(id);
            if (!card.valid())
                return session.fail(verb, Words::tr("there is no card %1 any more").arg(shown(id, 60)));
            cards.push_back(static_cast<std::uint16_t>(card.value));
        }
        cardsInAll += cards.size();
        if (!mayBePlayed(*game, cards, **catalogue, allowUnread, session))
            return Exit::Failed;
    }
    if (cardsInAll > engine::MostCards)
        return session.fail(verb,
                            Words::tr("the decks have %1 cards together, at most %2 can be played")
                                .arg(cardsInAll)
                                .arg(engine::MostCards));
    const auto table = game->session(decks);
    if (!table)
        return session.fail(verb,
                            Words::tr("the game is not for %n player(s)", nullptr, static_cast<int>(decks.size())));
    Teller teller(*table, session.console());
    if (trace)
        table->setLog(&teller);
    const engine::Replayed played = engine::playReplay(*table, *replay);
    const QString name = shown(QFile::encodeName(file).toStdString(), 1000);
    if (played.whole && played.sameEnd) {
        session.console().line(Words::tr("%1: the same game, %2 choices, %n turn(s)", nullptr, played.turn)
                                   .arg(name)
                                   .arg(played.answered));
        return Exit::Good;
    }
    if (replay->version != engine::rulesVersion)
        session.console().line(Words::tr("%1: recorded by rules %2, played by rules %3")
                                   .arg(name, QString::fromStdString(replay->version),
                                        QString::fromUtf8(engine::rulesVersion.data(), engine::rulesVersion.size())));
    if (played.left)
        session.console().line(Words::tr("%1: departs at choice %2, in turn %3: recorded kind %4 for seat %5 with %6 "
                                         "options, now kind %7 for seat %8 with %9")
                                   .arg(name)
                                   .arg(played.left->index + 1)
                                   .arg(played.turn)
                                   .arg(played.left->recorded.kind)
                                   .arg(played.left->recorded.seat + 1)
                                   .arg(played.left->recorded.options)
                                   .arg(played.left->asked.kind)
                                   .arg(played.left->asked.seat + 1)
                                   .arg(played.left->asked.options));
    else if (!played.whole && played.over)
        session.console().line(Words::tr("%1: the game ends after %2 choices, in turn %3, and the record has %4 more")
                                   .arg(name)
                                   .arg(played.answered)
                                   .arg(played.turn)
                                   .arg(replay->answers.size() - played.answered));
    else if (!played.whole)
        session.console().line(Words::tr("%1: the record ends after %2 choices, in turn %3, and the game goes on")
                                   .arg(name)
                                   .arg(played.answered)
                                   .arg(played.turn));
    else
        session.console().line(Words::tr("%1: every choice fits, but the game ends differently").arg(name));
    return Exit::NotLegal;
}

Exit run(const Options& options, Session& session)
{
    Exit exit = Exit::Good;
    for (const QString& file : options.arguments())
        exit = worse(
            exit,
            runOne(file, options.has(QStringLiteral("trace")), options.has(QStringLiteral("allow-unread")), session));
    return exit;
}

} // namespace

Verb replayVerb()
{
    Verb verb;
    verb.name = QStringLiteral("replay");
    verb.summary = Words::tr("play a recorded game again");
    verb.usage = {QStringLiteral("FILE... [--trace] [--allow-unread]")};
    verb.description =
        Words::tr("Plays recorded games again, choice by choice, and says whether they are still the same; "
                  "where one departs, at which choice and in which turn. Exit code 1 if one does.");
    verb.options = {{QStringLiteral("trace"), {}, Words::tr("Tells the game line by line, as a person would."), {}},
                    allowUnreadOption()};
    verb.examples = {
        {QStringLiteral("final.replay --trace"), Words::tr("A recorded game, told line by line.")},
    };
    verb.leastArguments = 1;
    verb.run = run;
    return verb;
}

} // namespace muster::app
