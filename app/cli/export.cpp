// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileInfo>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/exchange/export_deck.h"
#include "app/text/shown.h"
#include "carddb/native_path.h"

namespace muster::app {

namespace {

struct ExportVerb {
    Q_DECLARE_TR_FUNCTIONS(ExportVerb)
};

const QString ExportName = QStringLiteral("export");

Exit runExport(const Options& options, Session& session)
{
    const QString& target = options.arguments().at(1);
    const auto kind = exportKindOf(target);
    if (!kind)
        return session.fail(ExportName,
                            ExportVerb::tr("the name \"%1\" does not tell what to write; end it in .cod or .xml for "
                                           "Cockatrice, .json for Tabletop Simulator, .png for a picture")
                                .arg(shown(target)));
    auto deck = deckArgument(options.arguments().at(0), options.value(QStringLiteral("game")), session.shelf());
    if (!deck)
        return session.fail(deck.error());
    const ResolvedDeck resolved(*deck->catalogue, deck->loaded.deck);
    const auto files = exportedFiles(resolved, *kind, session.library().places(), target);
    if (!files)
        return session.fail(ExportName,
                            ExportVerb::tr("there is no font to draw faces with; install one, such as DejaVu Sans"));
    if (!options.has(QStringLiteral("force"))) {
        for (const ExportedFile& file : *files) {
            if (carddb::kindOf(file.path) != carddb::FileKind::None)
                return session.fail(
                    ExportName,
                    ExportVerb::tr("the file \"%1\" is there already; --force writes over it").arg(shown(file.path)));
        }
    }
    if (const auto written = writeExported(*files); !written)
        return session.fail(written.error());
    bool unclear = false;
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status == ResolvedEntry::Status::Card)
            continue;
        unclear = true;
        const DeckEntry& line = deck->loaded.deck.sections[entry.section].entries[entry.row];
        session.console().complain(
            ExportVerb::tr("muster export: no face for \"%1\": it is not clear which card is meant")
                .arg(shown(line.card)));
    }
    for (const ExportedFile& file : *files)
        session.console().line(shown(file.path, 1000));
    return unclear ? Exit::NotLegal : Exit::Good;
}

} // namespace

Verb exportVerb()
{
    Verb verb;
    verb.name = ExportName;
    verb.summary = ExportVerb::tr("a deck for other programs, or as a picture");
    verb.forms = {QStringLiteral("DECK OUT.cod|OUT.xml|OUT.json|OUT.png")};
    verb.description = ExportVerb::tr(
        "Writes a deck for Cockatrice (.cod), the cards of its game for Cockatrice (.xml), a saved object of "
        "Tabletop Simulator with its pictures (.json), or a picture of all its cards (.png). DECK may be a "
        "deck code or \"-\". \"muster convert\" reads .cod files and saved objects back.");
    verb.options = {
        {QStringLiteral("game"),
         QStringLiteral("GAME"),
         ExportVerb::tr("The game of text lists and CSV, which do not say it themselves."),
         {}},
        {QStringLiteral("force"), {}, ExportVerb::tr("Write over files that are there already."), {}},
    };
    verb.examples = {
        {QStringLiteral("deck.muster deck.png"), ExportVerb::tr("To show it to others.")},
        {QStringLiteral("deck.muster deck.json"), ExportVerb::tr("For a table of Tabletop Simulator.")},
        {QStringLiteral("deck.muster cards.xml"), ExportVerb::tr("So that Cockatrice knows the cards.")},
    };
    verb.leastArguments = 2;
    verb.mostArguments = 2;
    verb.run = runExport;
    return verb;
}

} // namespace muster::app
