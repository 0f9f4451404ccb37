// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>

#include "app/check/mend.h"
#include "app/check/which_format.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/output/check_report.h"
#include "model/text/date.h"

namespace muster::app {

namespace {

struct CheckVerb {
    Q_DECLARE_TR_FUNCTIONS(CheckVerb)
};

const QString CheckName = QStringLiteral("check");
constexpr int MaxPlayers = 99; // how many a game knows is for its rules to say

/// What the options ask for; on a wrong one the message is printed, or in `errors` where a file is wrong, and nothing
/// comes back.
std::optional<CheckWishes> wishesOf(const Options& options, Session& session, GameShelf& shelf, Errors& errors)
{
    CheckWishes wishes;
    wishes.game = options.value(QStringLiteral("game")).toStdString();
    if (!wishes.game.empty() && !shelf.knows(wishes.game)) {
        QStringList keys;
        for (const std::string& key : shelf.gameKeys())
            keys += QString::fromStdString(key);
        session.fail(
            CheckName,
            CheckVerb::tr("there is no game \"%1\"%2")
                .arg(options.value(QStringLiteral("game")), didYouMean(options.value(QStringLiteral("game")), keys)));
        return std::nullopt;
    }
    errors = chooseFormat(options.value(QStringLiteral("format")), shelf, wishes);
    if (!errors.empty())
        return std::nullopt;
    wishes.today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    wishes.date = options.value(QStringLiteral("date")).toStdString();
    if (!wishes.date.empty() && !isDate(wishes.date)) {
        session.fail(CheckName,
                     CheckVerb::tr("the option \"--date\" takes a date such as 2026-10-03, found \"%1\"")
                         .arg(options.value(QStringLiteral("date"))));
        return std::nullopt;
    }
    if (options.has(QStringLiteral("players"))) {
        bool number = false;
        wishes.players = options.value(QStringLiteral("players")).toInt(&number);
        if (!number || wishes.players < 1 || wishes.players > MaxPlayers) {
            session.fail(CheckName,
                         CheckVerb::tr("the option \"--players\" takes a number from 1 to %1, found \"%2\"")
                             .arg(MaxPlayers)
                             .arg(options.value(QStringLiteral("players"))));
            return std::nullopt;
        }
    }
    if (options.has(QStringLiteral("team")))
        wishes.team = static_cast<int>(options.arguments().size());
    if (options.has(QStringLiteral("shop"))) {
        auto shop = readShop(options.value(QStringLiteral("shop")), shelf);
        if (!shop) {
            errors = std::move(shop.error());
            return std::nullopt;
        }
        wishes.shop = std::move(*shop);
    }
    wishes.plan = options.has(QStringLiteral("fix"));
    // The short report names no repairs; trying them costs a check each.
    wishes.repairs = options.has(QStringLiteral("explain"))
        || options.value(QStringLiteral("output"), QStringLiteral("text")) != QLatin1String("text");
    return wishes;
}

std::unique_ptr<CheckReport> reportFor(const Options& options, Session& session, GameShelf& shelf)
{
    const bool explain = options.has(QStringLiteral("explain"));
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    if (form == QLatin1String("csv"))
        return rosterCsvReport(session.console());
    if (form == QLatin1String("json"))
        return jsonReport(session.console(), shelf, explain);
    if (form == QLatin1String("sarif"))
        return sarifReport(session.console(), shelf);
    return textReport(session.console(), shelf, explain);
}

/// Counts verdicts, mends where it is wished, and keeps the sets for the question that no set can answer alone.
class Run {
public:
    Run(const Options& options, Console& console, CheckReport& report, std::optional<RosterTable> roster)
        : m_roster(std::move(roster)),
          m_fix(options.has(QStringLiteral("fix"))),
          m_inPlace(options.has(QStringLiteral("in-place"))),
          m_console(console),
          m_report(report)
    {
    }

    void add(CheckedFile&& file, std::size_t total)
    {
        m_console.progress(CheckVerb::tr("checking: %1 of %2").arg(++m_done).arg(total));
        std::optional<Mended> mended;
        if (m_fix && file.proposal)
            mended = mend(file, m_inPlace);
        count(file, mended);
        m_report.add(file, mended);
        if (m_roster)
            m_roster->add(file);
        if (file.set)
            m_sets[file.setGame].push_back(std::move(*file.set));
    }

    void add(const Errors& errors)
    {
        if (errors.empty())
            return;
        // One file with three errors is one file with errors.
        std::set<std::string> files;
        for (const Error& error : errors)
            files.insert(error.file);
        m_summary.unreadable += static_cast<int>(files.size());
        m_exit = Exit::Failed;
        m_report.add(errors);
    }

    [[nodiscard]] Exit finish()
    {
        m_console.endProgress();
        for (auto& [game, sets] : m_sets) {
            if (sets.size() < 2 || !game)
                continue;
            if (const auto joined = buildCatalogue(game, std::move(sets)); !joined)
                add(joined.error());
        }
        if (m_roster) {
            m_roster->finish();
            if (!m_roster->isInOrder())
                m_exit = worse(m_exit, Exit::NotLegal);
            m_report.add(*m_roster);
        }
        m_report.finish(m_summary);
        return m_exit;
    }

private:
    void count(const CheckedFile& file, const std::optional<Mended>& mended)
    {
        m_summary.findings += static_cast<int>(file.findings.size());
        if (mended && !mended->errors.empty())
            m_exit = Exit::Failed;
        if (!file.readable()) {
            ++m_summary.unreadable;
            m_exit = Exit::Failed;
            return;
        }
        if (!file.deck) {
            ++m_summary.others;
            return;
        }
        const Verdict verdict = file.verdict();
        ++(verdict == Verdict::Legal            ? m_summary.legal
               : verdict == Verdict::Incomplete ? m_summary.incomplete
                                                : m_summary.illegal);
        // A deck that was mended in place is legal now; a mended copy leaves the deck as it is.
        const bool legalNow = mended && m_inPlace && !mended->file.empty();
        if (verdict != Verdict::Legal && !legalNow)
            m_exit = worse(m_exit, Exit::NotLegal);
    }

    std::optional<RosterTable> m_roster;
    bool m_fix;
    bool m_inPlace;
    Console& m_console;
    CheckReport& m_report;
    CheckSummary m_summary;
    Exit m_exit = Exit::Good;
    std::size_t m_done = 0;
    std::map<std::shared_ptr<const Game>, std::vector<CardSet>> m_sets;
};

/// What a roster calls the decks.
QStringList decksNamed(const std::vector<print::RosterLine>& roster)
{
    QStringList names;
    for (const print::RosterLine& line : roster)
        names += line.deck;
    return names;
}

/// What is wrong with options that do not go together; empty where they do.
QString contradiction(const Options& options)
{
    if (options.has(QStringLiteral("in-place")) && !options.has(QStringLiteral("fix")))
        return CheckVerb::tr("\"--in-place\" goes with \"--fix\"");
    const QString form = options.value(QStringLiteral("output"));
    const bool hasRoster = options.has(QStringLiteral("roster"));
    if (form == QLatin1String("csv") && !hasRoster)
        return CheckVerb::tr("\"--output csv\" goes with \"--roster\"");
    if (form == QLatin1String("sarif") && hasRoster)
        return CheckVerb::tr("\"--roster\" goes with \"--output\" text, csv or json");
    return {};
}

Exit runCheck(const Options& options, Session& session)
{
    if (const QString wrong = contradiction(options); !wrong.isEmpty())
        return session.fail(CheckName, wrong);
    GameShelf& shelf = session.shelf();
    const auto report = reportFor(options, session, shelf);
    Errors errors;
    const auto wishes = wishesOf(options, session, shelf, errors);
    std::optional<std::vector<print::RosterLine>> roster;
    if (wishes && options.has(QStringLiteral("roster"))) {
        if (auto read = print::readRosterFile(options.value(QStringLiteral("roster"))))
            roster = std::move(*read);
        else
            errors = read.error();
    }
    Run run(options, session.console(), *report, roster ? std::optional(RosterTable(*roster)) : std::nullopt);
    if (!wishes || !errors.empty()) {
        run.add(errors);
        return errors.empty() ? Exit::Failed : run.finish();
    }
    Inputs inputs = collectInputs(options.arguments());
    if (roster)
        addNamedDecks(inputs, options.arguments(), decksNamed(*roster));
    run.add(inputs.errors);
    checkFiles(inputs.files, *wishes, shelf, [&](CheckedFile file) {
        run.add(std::move(file), inputs.files.size());
        return !session.console().readerGone();
    });
    report->warn(session.takeProblems());
    return run.finish();
}

} // namespace

Verb checkVerb()
{
    Verb verb;
    verb.name = CheckName;
    verb.summary = CheckVerb::tr("learn whether decks are legal, and why not");
    verb.forms = {QStringLiteral("FILE|FOLDER|CODE|-...")};
    verb.description = CheckVerb::tr(
        "Checks decks against the rules of their game and prints every problem as \"file:line: severity: message "
        "[ID]\". "
        "Folders are searched for deck files (*.muster), and for sets, formats, the files of games and their "
        "translations, which are checked as well. \"-\" reads standard input.\n"
        "illegal and incomplete decks give exit code 1; warning and advice leave a deck legal. What cannot be read "
        "gives exit code 2. Over many files the highest code wins.");
    verb.options = {
        {QStringLiteral("game"),
         QStringLiteral("GAME"),
         CheckVerb::tr("The game of text lists, which do not say it themselves."),
         {}},
        {QStringLiteral("format"),
         QStringLiteral("FORMAT"),
         CheckVerb::tr("A format by its key, or a format file (.yaml), in place of the deck's own."),
         {}},
        outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("sarif"), QStringLiteral("csv")}),
        {QStringLiteral("explain"),
         {},
         CheckVerb::tr("Quote the rules behind each finding, the figures, and how to mend it."),
         {}},
        {QStringLiteral("fix"),
         {},
         CheckVerb::tr("Write a legal copy of each deck that is not, NAME.fixed.muster, and say what was changed."),
         {}},
        {QStringLiteral("in-place"), {}, CheckVerb::tr("With --fix: change the deck file itself."), {}},
        {QStringLiteral("players"),
         QStringLiteral("N"),
         CheckVerb::tr("Number of players, where the rules depend on it; in place of what format or deck say."),
         {}},
        {QStringLiteral("date"),
         QStringLiteral("DATE"),
         CheckVerb::tr(
             "The day of the event, YYYY-MM-DD, for formats with dates. Without one, today is only good for advice."),
         {}},
        {QStringLiteral("shop"),
         QStringLiteral("FILE"),
         CheckVerb::tr(
             "The shop that lies beside the decks: what it gives is reckoned with, and what it lacks is told."),
         {}},
        {QStringLiteral("team"), {}, CheckVerb::tr("The decks given are those of one team, and complete it."), {}},
        {QStringLiteral("roster"),
         QStringLiteral("FILE.csv"),
         CheckVerb::tr(
             "Who plays which deck: adds a table of all players with deck, hash and verdict, and tells who has no "
             "deck, which deck has no player, and what stands there twice."),
         {}},
    };
    verb.examples = {
        {QStringLiteral("deck.muster"), CheckVerb::tr("Is this deck legal?")},
        {QStringLiteral("deck.muster --explain"), CheckVerb::tr("The same, with the rules quoted.")},
        {QStringLiteral("decks/ --format sceptre/plain"), CheckVerb::tr("Every deck of a folder, for an event.")},
        {QStringLiteral("decks/ --roster players.csv --output csv > desk.csv"),
         CheckVerb::tr("Every registered player with deck, hash and verdict, for a spreadsheet.")},
        {QStringLiteral("deck.muster --fix"),
         CheckVerb::tr("Write deck.fixed.muster, a legal copy with the fewest changes.")},
        {QStringLiteral("list.txt --game sceptre --output json"), CheckVerb::tr("A pasted list, for another program.")},
        {QStringLiteral("resources/games --output sarif > muster.sarif"),
         CheckVerb::tr("Decks, sets, formats and rules, as code review tools read it.")},
    };
    verb.leastArguments = 1;
    verb.run = runCheck;
    return verb;
}

} // namespace muster::app
