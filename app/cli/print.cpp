// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>

#include <QCoreApplication>

#include "app/check/which_format.h"
#include "app/cli/output_file.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/print/cards_to_cut.h"
#include "app/print/painting.h"
#include "app/print/print_job.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"
#include "model/text/date.h"

namespace muster::app {

namespace {

struct PrintVerb {
    Q_DECLARE_TR_FUNCTIONS(PrintVerb)
};

const QString PrintName = QStringLiteral("print");
constexpr int MaxPlayers = 6;
constexpr double MaxBleed = 5;

/// The occasion: the person's profile, with what the options say over it.
std::optional<print::Occasion> occasionOf(const Options& options, Session& session)
{
    const QString own = print::profilePath(session.library().places());
    const auto profile = print::readProfile(options.value(QStringLiteral("profile"), own));
    if (!profile) {
        session.fail(profile.error());
        return std::nullopt;
    }
    print::Occasion occasion;
    occasion.person = *profile;
    const auto take = [&](const char* option, QString& value) {
        if (options.has(QString::fromLatin1(option)))
            value = shown(options.value(QString::fromLatin1(option))).simplified();
    };
    take("last-name", occasion.person.lastName);
    take("first-name", occasion.person.firstName);
    take("id", occasion.person.id);
    take("club", occasion.person.club);
    take("event", occasion.event);
    take("date", occasion.date);
    take("table", occasion.table);
    if (!occasion.date.isEmpty() && !isDate(occasion.date.toStdString())) {
        session.fail(
            PrintName,
            PrintVerb::tr("the option \"--date\" takes a date such as 2026-10-03, found \"%1\"").arg(occasion.date));
        return std::nullopt;
    }
    if (options.has(QStringLiteral("players"))) {
        bool number = false;
        occasion.players = options.value(QStringLiteral("players")).toInt(&number);
        if (!number || occasion.players < 1 || occasion.players > MaxPlayers) {
            session.fail(PrintName,
                         PrintVerb::tr("the option \"--players\" takes a number from 1 to 6, found \"%1\"")
                             .arg(shown(options.value(QStringLiteral("players")))));
            return std::nullopt;
        }
    }
    return occasion;
}

std::optional<print::PrintWishes> wishesOf(const Options& options, Session& session)
{
    print::PrintWishes wishes;
    wishes.sheet = options.value(QStringLiteral("sheet"), wishes.sheet);
    wishes.paper = print::paperSize(options.value(QStringLiteral("paper"), QStringLiteral("A4")));
    wishes.cover = !options.has(QStringLiteral("no-cover"));
    auto occasion = occasionOf(options, session);
    if (!occasion)
        return std::nullopt;
    wishes.occasion = std::move(*occasion);
    if (options.has(QStringLiteral("roster"))) {
        const QString path = options.value(QStringLiteral("roster"));
        auto roster = print::readRosterFile(path);
        if (!roster) {
            session.fail(roster.error());
            return std::nullopt;
        }
        wishes.roster = std::move(*roster);
    }
    return wishes;
}

bool wantsCards(const Options& options) { return options.value(QStringLiteral("sheet")) == QLatin1String("cards"); }

/// What is done with a checked file and the format that it was checked for.
using Taken = std::function<void(std::shared_ptr<const CheckedFile>, const Format*)>;

/// How decks are checked before they are printed; nothing, with the message printed, for a format that is none.
std::optional<CheckWishes> checkWishes(const Options& options, const print::Occasion& occasion, Session& session)
{
    CheckWishes check;
    check.game = options.value(QStringLiteral("game")).toStdString();
    check.date = occasion.date.toStdString();
    check.players = occasion.players;
    if (const Errors errors = chooseFormat(options.value(QStringLiteral("format")), session.shelf(), check);
        !errors.empty()) {
        (void)session.fail(errors);
        return std::nullopt;
    }
    return check;
}

/// Checks the decks and hands them on. The exit code says whether one could not be read, or was refused.
Exit collect(const Options& options, const CheckWishes& check, const Taken& taken, Session& session)
{
    GameShelf& shelf = session.shelf();
    const bool refuse = options.value(QStringLiteral("illegal")) == QLatin1String("refuse");
    Inputs inputs = collectInputs(options.arguments());
    Exit exit = inputs.errors.empty() ? Exit::Good : session.fail(inputs.errors);
    // A folder of an event has its formats and sets beside the decks: they are not for lists of cards.
    const bool sets = wantsCards(options);
    std::erase_if(inputs.files, [&](const Input& input) {
        return input.kind != Input::Kind::Deck && !(sets && input.kind == Input::Kind::Set);
    });
    int done = 0;
    checkFiles(inputs.files, check, shelf, [&](CheckedFile file) {
        session.console().progress(PrintVerb::tr("checking: %1 of %2").arg(++done).arg(inputs.files.size()));
        if (!file.readable()) {
            exit = worse(exit, session.fail(file.errors));
            return true;
        }
        const auto checked = std::make_shared<const CheckedFile>(std::move(file));
        const QString name = shown(checked->input.name, 1000);
        if (refuse && checked->deck && checked->verdict() != Verdict::Legal) {
            session.console().complain(PrintVerb::tr("%1: not printed, because it is %2; \"muster check\" says why")
                                           .arg(name, verdictWord(checked->verdict())));
            exit = worse(exit, Exit::NotLegal);
            return true;
        }
        const Format* format = check.formatFile.get();
        if (format == nullptr && checked->deck && !checked->format.empty()) {
            if (const auto found = findFormat(shelf, checked->game, checked->format))
                format = *found;
        }
        taken(checked, format);
        return true;
    });
    session.console().endProgress();
    if (exit != Exit::Failed && inputs.files.empty())
        return session.fail(PrintName, PrintVerb::tr("there is no deck in what was given"));
    return exit;
}

/// A PDF may be made anew; any other file stays as it is.
bool mayWriteOver(const QString& path)
{
    return carddb::kindOf(path) == carddb::FileKind::None || carddb::readStart(path, 5) == "%PDF-";
}

void tellPreflight(const std::vector<print::PreflightNote>& notes, const print::PrintJob& job, Console& console)
{
    for (const print::PreflightNote& note : notes) {
        if (note.kind == print::PreflightNote::Kind::MissingLetter) { // of all decks together
            console.complain(PrintVerb::tr("muster print: on paper: %1").arg(note.text));
            continue;
        }
        const auto& deck = job.decks()[note.deck];
        const bool ofCard = note.kind == print::PreflightNote::Kind::UnknownCard
            || note.kind == print::PreflightNote::Kind::AmbiguousCard;
        const int line = ofCard ? lineOf(Subject::Row{note.section, note.row}, deck.checked->deck->deck) : 1;
        console.complain(PrintVerb::tr("%1:%2: on paper: %3").arg(deck.file, QString::number(line), note.text));
    }
}

Exit writePages(const std::vector<print::Page>& pages, const print::Type& type, const QString& title,
                const QString& target, Session& session)
{
    const std::string pdf = print::pdfOf(pages, type, title, [&](int done, int total) {
        session.console().progress(PrintVerb::tr("printing: page %1 of %2").arg(done).arg(total));
        return true;
    });
    session.console().endProgress();
    return writeOutput(target, pdf, session);
}

Exit noFont(Session& session)
{
    return session.fail(PrintName, PrintVerb::tr("there is no font to print with; install one, such as DejaVu Sans"));
}

/// Gives the decks to the players of the roster, and tells who has none.
Exit takeRoster(print::PrintJob& job, const Options& options, Session& session)
{
    const std::string file = carddb::nativePath(options.value(QStringLiteral("roster")));
    bool inOrder = true;
    for (const print::Registration& one : job.takeRoster()) {
        if (!one.line)
            continue; // told with what is wrong on paper
        const print::RosterLine& line = job.wishes().roster[*one.line];
        for (const print::RosterRemark& remark : one.remarks) {
            inOrder = false;
            session.warn(file, line.line, "roster",
                         PrintVerb::tr("%1: %2", "player, remark")
                             .arg(print::nameOf(line), print::remarkSentence(remark, &line)));
        }
    }
    return inOrder ? Exit::Good : Exit::NotLegal;
}

/// `--sheet cards`: faces to cut out.
Exit runCards(const Options& options, const QString& target, Session& session)
{
    print::CardWishes wishes;
    wishes.backs = options.has(QStringLiteral("backs"));
    wishes.lines = options.value(QStringLiteral("cut"), QStringLiteral("lines")) == QLatin1String("lines");
    bool number = true;
    if (options.has(QStringLiteral("bleed")))
        wishes.bleed = options.value(QStringLiteral("bleed")).toDouble(&number);
    if (!number || !(wishes.bleed >= 0 && wishes.bleed <= MaxBleed))
        return session.fail(PrintName,
                            PrintVerb::tr("the option \"--bleed\" takes millimeters from 0 to 5, found \"%1\"")
                                .arg(shown(options.value(QStringLiteral("bleed")))));
    const auto check = checkWishes(options, {}, session);
    if (!check)
        return Exit::Failed;
    print::CardsToCut cards(session.library().places());
    const Exit collected = collect(
        options, *check, [&](const auto& file, const Format*) { cards.add(*file); }, session);
    if (collected == Exit::Failed) {
        session.console().complain(PrintVerb::tr("muster print: nothing was printed"));
        return Exit::Failed;
    }
    for (const QString& name : cards.unclear())
        session.console().complain(
            PrintVerb::tr("muster print: no face for \"%1\": it is not clear which card is meant").arg(name));
    if (cards.cards().empty())
        return session.fail(PrintName, PrintVerb::tr("there are no cards in what was given"));
    if (cards.faces() > print::MostPlayCards)
        return session.fail(PrintName,
                            PrintVerb::tr("there are more than %n card(s) to cut out; print fewer decks at a time",
                                          nullptr, print::MostPlayCards));
    print::Type type(print::fontFamilies());
    if (!type.hasLetters())
        return noFont(session);
    const auto pages = print::cardSheets(
        cards.cards(), print::paperSize(options.value(QStringLiteral("paper"), QStringLiteral("A4"))), wishes, type);
    for (const auto& [letter, text] : type.missing())
        session.console().complain(
            PrintVerb::tr("muster print: no font has the letter \"%1\" of \"%2\"").arg(letter, shown(text, 80)));
    return worse(cards.unclear().isEmpty() ? collected : Exit::NotLegal,
                 writePages(pages, type, PrintVerb::tr("Cards"), target, session));
}

Exit runPrint(const Options& options, Session& session)
{
    const bool onlyPreflight = options.has(QStringLiteral("preflight"));
    const QString target = options.value(QStringLiteral("out"));
    if (target.isEmpty() && !onlyPreflight)
        return session.fail(PrintName, PrintVerb::tr("where to? Say -o OUT.pdf, or -o - for standard output"));
    if (!onlyPreflight && !isStandardOutput(target)) {
        if (const auto may = carddb::mayBeWritten(target); !may)
            return session.fail(may.error());
        if (!options.has(QStringLiteral("force")) && !mayWriteOver(target))
            return session.fail(PrintName,
                                PrintVerb::tr("the file \"%1\" is there already and is no PDF; --force writes over it")
                                    .arg(shown(target)));
    }
    if (wantsCards(options)) {
        if (onlyPreflight)
            return session.fail(PrintName, PrintVerb::tr("\"--preflight\" is for deck lists"));
        return runCards(options, target, session);
    }
    auto wishes = wishesOf(options, session);
    if (!wishes)
        return Exit::Failed;
    const auto check = checkWishes(options, wishes->occasion, session); // it keeps a format file until all is printed
    if (!check)
        return Exit::Failed;
    print::PrintJob job(session.library().places(), std::move(*wishes));
    const Exit collected = collect(
        options, *check, [&](auto file, const Format* format) { job.add(std::move(file), format); }, session);
    if (collected == Exit::Failed) {
        session.console().complain(PrintVerb::tr("muster print: nothing was printed"));
        return Exit::Failed;
    }
    if (job.decks().empty())
        return collected;
    const Exit seated = options.has(QStringLiteral("roster")) ? takeRoster(job, options, session) : Exit::Good;
    job.sort();
    print::Type type(print::fontFamilies());
    if (!type.hasLetters())
        return noFont(session);
    const auto printed = job.compose(type, [&](int done, int total) {
        session.console().progress(PrintVerb::tr("laying out: %1 of %2").arg(done).arg(total));
        return true;
    });
    session.console().endProgress();
    if (!printed)
        return session.fail(printed.error());
    const auto notes = job.preflight(type);
    if (!notes)
        return session.fail(notes.error());
    tellPreflight(*notes, job, session.console());
    if (onlyPreflight) {
        session.console().line(PrintVerb::tr("%n page(s)", nullptr, static_cast<int>(printed->pages.size())));
        return notes->empty() ? worse(collected, seated) : worse(collected, Exit::NotLegal);
    }
    const QString title = job.decks().size() == 1 ? job.decks().front().deck : PrintVerb::tr("Decks");
    return worse(worse(collected, seated), writePages(printed->pages, type, title, target, session));
}

Option option(const char* name, const char* value, const QString& help, const QStringList& allowed = {})
{
    return {QString::fromLatin1(name), QString::fromLatin1(value), help, allowed};
}

} // namespace

Verb printVerb()
{
    Verb verb;
    verb.name = PrintName;
    verb.summary = PrintVerb::tr("deck lists for events, as PDF");
    verb.forms = {QStringLiteral("DECK|FOLDER... -o OUT.pdf")};
    verb.description = PrintVerb::tr(
        "Prints decks on sheets: \"registration\" for the event's desk, \"judge\" with a box to tick for each copy and "
        "the limits, \"list\" for yourself, \"pocket\" at the size of a card for the deck box. Long lists run on to "
        "further pages; \"cards\" prints the faces of a deck's, a shop's or a set's cards, nine a page, to cut out and "
        "play "
        "with. Several decks become one PDF, sorted by last name, with a cover list.\n"
        "Who you are comes from your profile, never from the deck: profile.yaml in your own data folder, with \"last "
        "name\", \"first name\", \"id\" and \"club\". Organizers give a roster instead: CSV with the columns deck, "
        "last "
        "name, first name, id, club, table.\n"
        "Problems on paper are told as \"file:line: on paper: ...\". A deck that is not legal says so on the "
        "sheet, with the reasons.");
    verb.options = {
        option("out", "OUT.pdf", PrintVerb::tr("The file to write, or \"-\". A PDF that is there is made anew.")),
        option("sheet", "SHEET",
               PrintVerb::tr("Which sheet; registration unless given. Your own sheets go by their names.")),
        option("paper", "A4|Letter", PrintVerb::tr("The paper; A4 unless given."),
               {QStringLiteral("A4"), QStringLiteral("Letter")}),
        option("illegal", "mark|refuse", PrintVerb::tr("Decks that are not legal: marked as such, or not printed."),
               {QStringLiteral("mark"), QStringLiteral("refuse")}),
        option("preflight", "", PrintVerb::tr("Only tell the problems on paper; write nothing.")),
        option("last-name", "NAME", PrintVerb::tr("In place of your profile's; so do the following.")),
        option("first-name", "NAME", PrintVerb::tr("First name.")),
        option("id", "ID", PrintVerb::tr("Player ID.")),
        option("club", "CLUB", PrintVerb::tr("Club or team.")),
        option("event", "NAME", PrintVerb::tr("In place of the deck's own event.")),
        option("date", "DATE", PrintVerb::tr("The day of the event, YYYY-MM-DD, also for formats with dates.")),
        option("table", "TABLE", PrintVerb::tr("Number of the table.")),
        option("players", "N", PrintVerb::tr("Number of players, where the rules depend on it.")),
        option("profile", "FILE", PrintVerb::tr("Another profile than your own.")),
        option("roster", "FILE.csv", PrintVerb::tr("Who plays which deck, for many decks at once.")),
        option("no-cover", "", PrintVerb::tr("Several decks without the list in front.")),
        option("game", "GAME", PrintVerb::tr("The game of text lists, which do not say it themselves.")),
        option("format", "FORMAT",
               PrintVerb::tr("A format by its key, or a format file (.yaml), in place of the deck's own.")),
        option("backs", "", PrintVerb::tr("With --sheet cards: backs behind the faces, for printing on both sides.")),
        option("bleed", "MM",
               PrintVerb::tr("With --sheet cards: room around each card, so that no cut meets a neighbor.")),
        option("cut", "lines|marks",
               PrintVerb::tr("With --sheet cards: lines to cut along, or marks at the edges only."),
               {QStringLiteral("lines"), QStringLiteral("marks")}),
        option("force", "", PrintVerb::tr("Write over a file that is no PDF.")),
    };
    verb.options.front().letter = QStringLiteral("o");
    verb.examples = {
        {QStringLiteral("deck.muster -o deck.pdf"), PrintVerb::tr("Your registration sheet.")},
        {QStringLiteral("deck.muster -o judge.pdf --sheet judge --paper Letter"), PrintVerb::tr("For a deck check.")},
        {QStringLiteral("decks/ -o event.pdf --roster players.csv --event \"Autumn Cup\" --date 2026-10-03"),
         PrintVerb::tr("Every deck of an event in one PDF.")},
        {QStringLiteral("deck.muster -o cards.pdf --sheet cards --backs"),
         PrintVerb::tr("The deck itself, to cut out and play.")},
        {QStringLiteral("deck.muster --preflight"), PrintVerb::tr("Is anything missing before it is printed?")},
    };
    verb.leastArguments = 1;
    verb.run = runPrint;
    return verb;
}

} // namespace muster::app
