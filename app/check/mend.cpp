// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/mend.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "app/decks/deck_patch.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"

namespace muster::app {

namespace {

struct MendWords {
    Q_DECLARE_TR_FUNCTIONS(Mend)
};

/// decks/ember.muster -> decks/ember.fixed.muster
QString copyName(const QString& path)
{
    const QFileInfo file(path);
    const QString suffix = file.suffix().isEmpty() ? QStringLiteral("muster") : file.suffix();
    const QString base = file.completeBaseName() + QStringLiteral(".fixed.") + suffix;
    const qsizetype folder = path.lastIndexOf(QLatin1Char('/')) + 1;
    return path.left(folder) + base;
}

Errors writeError(const std::string& name, const QString& reason)
{
    Error error;
    error.file = name;
    error.kind = ErrorKind::WriteFailed;
    error.arguments = {reason.toStdString()};
    return {error};
}

} // namespace

Mended mend(const CheckedFile& file, bool inPlace)
{
    Mended mended;
    const validators::LegalPlan& plan = file.proposal->plan;
    if (!plan.possible) {
        mended.unreachable = plan.unreachable;
        return mended;
    }
    if (file.input.path.isEmpty() || file.input.path == QLatin1String("-")) {
        mended.errors =
            writeError(file.input.name, MendWords::tr("--fix writes beside the deck's file, and there is none"));
        return mended;
    }
    if (file.deck->form == DeckForm::Foreign) {
        mended.errors = writeError(file.input.name,
                                   MendWords::tr("Muster reads this form and does not write it; convert it first"));
        return mended;
    }
    const QString target = inPlace ? file.input.path : copyName(file.input.path);
    const std::string name = carddb::nativePath(target);
    if (!inPlace && carddb::kindOf(target) != carddb::FileKind::None) {
        mended.errors = writeError(name, MendWords::tr("the file is there already; move it away first"));
        return mended;
    }
    const auto text = editedText(*file.deck, plan.edits, *file.catalogue);
    if (!text) {
        mended.errors = text.error();
        return mended;
    }
    const auto written = carddb::writeFile(target, *text);
    if (!written) {
        mended.errors = written.error();
        return mended;
    }
    mended.file = name;
    mended.edits = plan.edits;
    mended.reasons = *file.proposal;
    mended.reasons.plan = {};
    return mended;
}

} // namespace muster::app
