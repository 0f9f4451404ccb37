// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/deck_files.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include "app/decks/deck_forms.h"
#include "app/exchange/export_deck.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/window/file_name.h"
#include "app/window/main/window_session.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"

namespace muster::app {

namespace {

constexpr auto RecentKey = "files/recent";
constexpr auto VerdictsKey = "files/verdicts"; // by path: when the file was written, and the verdict's key
constexpr qsizetype RecentFiles = 12;

QString writtenAt(const QString& path) { return QFileInfo(path).lastModified().toUTC().toString(Qt::ISODateWithMs); }

} // namespace

DeckFiles::DeckFiles(WindowSession& session, QWidget* window)
    : QObject(window),
      m_session(session),
      m_window(window) { }

void DeckFiles::tell(const QString& title, const Errors& errors)
{
    QStringList lines;
    for (const Error& error : errors)
        lines += errorLine(error);
    constexpr qsizetype AtOnce = 5;
    QMessageBox box(QMessageBox::Warning, tr("Muster"), title, QMessageBox::Ok, m_window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(lines.mid(0, AtOnce).join(QLatin1Char('\n')));
    if (lines.size() > AtOnce)
        box.setDetailedText(lines.join(QLatin1Char('\n')));
    box.exec();
}

QString DeckFiles::folder() const
{
    const QStringList last = recent();
    return last.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                          : QFileInfo(last.front()).absolutePath();
}

DeckDocument* DeckFiles::open(const QString& path)
{
    const auto document = m_session.decks().open(path);
    if (!document) {
        tell(tr("%1 could not be read.").arg(QFileInfo(path).fileName()), document.error());
        return nullptr;
    }
    noteRecent(path);
    noteVerdict(**document);
    return *document;
}

void DeckFiles::chooseAndOpen()
{
    const QStringList paths = QFileDialog::getOpenFileNames(m_window, tr("Open Decks"), folder(),
                                                            tr("Muster decks (*.muster);;All files (*)"));
    for (const QString& path : paths)
        Q_EMIT chosen(path);
}

bool DeckFiles::save(DeckDocument& document)
{
    if (document.path().isEmpty())
        return saveAs(document);
    return saved(document, m_session.safety().save(&document, document.path()), document.path());
}

bool DeckFiles::saveInto(DeckDocument& document, const QString& path)
{
    return saved(document, m_session.safety().save(&document, path, fingerprintOfFile(path)), path);
}

bool DeckFiles::saved(DeckDocument& document, const SaveOutcome& outcome, const QString& path)
{
    switch (outcome.kind) {
    case SaveOutcome::Kind::Saved:
        noteRecent(path);
        noteVerdict(document);
        Q_EMIT written(&document);
        Q_EMIT said(tr("Saved as %1").arg(QFileInfo(path).fileName()));
        return true;
    case SaveOutcome::Kind::Changed:
        return settle(document, path);
    case SaveOutcome::Kind::Gone:
        if (QFileInfo(QFileInfo(path).absolutePath()).isDir())
            return saved(document, m_session.safety().save(&document, path, QByteArray()), path);
        tell(tr("The folder of the file is not there any more. Choose another place."), {});
        return saveAs(document);
    case SaveOutcome::Kind::Failed:
        break;
    }
    tell(tr("The deck could not be saved. It is still open, and nothing of it is lost."), outcome.errors);
    return false;
}

/// Somebody else wrote the file in the meantime. Whatever is chosen, what is not chosen stays in the history.
bool DeckFiles::settle(DeckDocument& document, const QString& path)
{
    QMessageBox box(QMessageBox::Warning, tr("Muster"),
                    tr("Another program changed %1 since it was read.").arg(QFileInfo(path).fileName()),
                    QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("The version that you do not choose stays in the history: Undo brings it back."));
    QPushButton* const mine = box.addButton(tr("Save &my version"), QMessageBox::AcceptRole);
    QPushButton* const theirs = box.addButton(tr("Use the &file's version"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    DeckSafety& safety = m_session.safety();
    if (box.clickedButton() != mine && box.clickedButton() != theirs)
        return false;
    if (box.clickedButton() == theirs) {
        const auto taken = safety.takeTheirs(&document);
        if (!taken)
            tell(tr("%1 could not be read.").arg(QFileInfo(path).fileName()), taken.error());
        return taken.has_value();
    }
    // Where what is in the file now cannot be read as a deck, it cannot become a step: it is not written over either.
    if (const auto kept = safety.keepMine(&document); !kept) {
        tell(tr("%1 could not be read. Save the deck under another name.").arg(QFileInfo(path).fileName()),
             kept.error());
        return saveAs(document);
    }
    return saved(document, safety.save(&document, path), path);
}

bool DeckFiles::saveAs(DeckDocument& document)
{
    const QString start = document.path().isEmpty()
        ? QDir(folder()).filePath(fileNameOf(document.title()) + QStringLiteral(".muster"))
        : document.path();
    QFileDialog dialog(m_window, tr("Save the Deck"), QFileInfo(start).absolutePath(), tr("Muster decks (*.muster)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("muster"));
    dialog.selectFile(QFileInfo(start).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    const QString path = dialog.selectedFiles().front();
    DeckDocument* const open = m_session.decks().find(path);
    if (open != nullptr && open != &document) {
        tell(tr("%1 is open in another tab. Save that one, or choose another name.").arg(QFileInfo(path).fileName()),
             {});
        return false;
    }
    return saveInto(document, path);
}

void DeckFiles::exportCopy(const DeckDocument& document)
{
    const QString start = QDir(folder()).filePath(fileNameOf(document.title()) + QStringLiteral(".txt"));
    const QString path =
        QFileDialog::getSaveFileName(m_window, tr("Export a Copy"), start,
                                     tr("Text list (*.txt);;Table (*.csv);;JSON (*.json);;Picture (*.png);;"
                                        "Cockatrice deck (*.cod);;Cockatrice cards (*.xml);;"
                                        "Tabletop Simulator (*.tts.json)"));
    if (!path.isEmpty())
        exportTo(document, path);
}

/// In the form that the ending tells, with the pictures that belong to it.
Result<void> DeckFiles::writeCopy(const ResolvedDeck& deck, const QString& path) const
{
    const auto kind = exportKindOf(path);
    const bool isPlainJson =
        kind == ExportKind::Tabletop && !path.endsWith(QLatin1String(".tts.json"), Qt::CaseInsensitive);
    if (kind && !isPlainJson) {
        if (const auto files = exportedFiles(deck, *kind, m_session.decks().places(), path))
            return writeExported(*files);
        Error error;
        error.file = carddb::nativePath(path);
        error.kind = ErrorKind::WriteFailed;
        error.arguments = {tr("there is no font to draw faces with").toStdString()};
        return failure(error);
    }
    const auto text = writeDeckForm(deck, formOfName(path).value_or(DeckForm::List));
    return text ? carddb::writeFile(path, *text) : failure(text.error());
}

bool DeckFiles::exportTo(const DeckDocument& document, const QString& path)
{
    const auto written = writeCopy(document.resolved(), path);
    if (!written) {
        tell(tr("The copy could not be written."), written.error());
        return false;
    }
    Q_EMIT said(tr("Exported as %1").arg(QFileInfo(path).fileName()));
    return true;
}

bool DeckFiles::mayClose(DeckDocument& document)
{
    if (!document.isModified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Muster"), tr("Save the changes to “%1”?").arg(document.title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(m_session.safety().keep(&document)
                               ? tr("Without saving they are set aside, and can be brought back from the start page.")
                               : tr("They cannot be kept elsewhere at the moment (%1): without saving they are lost.")
                                     .arg(m_session.safety().trouble()));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return save(document);
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

QStringList DeckFiles::recent() const
{
    QStringList there;
    for (const QString& path : m_session.settings().value(QLatin1String(RecentKey)).toStringList()) {
        if (QFileInfo(path).isFile())
            there += path;
    }
    return there;
}

void DeckFiles::noteRecent(const QString& path)
{
    QStringList files = m_session.settings().value(QLatin1String(RecentKey)).toStringList();
    const QString whole = QFileInfo(path).absoluteFilePath();
    files.removeAll(whole);
    files.prepend(whole);
    m_session.settings().setValue(QLatin1String(RecentKey), files.mid(0, RecentFiles));
    Q_EMIT recentChanged();
}

void DeckFiles::noteVerdict(const DeckDocument& document)
{
    if (document.path().isEmpty() || document.isModified() || !document.isVerdictCurrent())
        return;
    const QString path = QFileInfo(document.path()).absoluteFilePath();
    const QStringList files = recent();
    const QVariantMap known = m_session.settings().value(QLatin1String(VerdictsKey)).toMap();
    QVariantMap verdicts;
    for (const QString& file : files) {
        if (known.contains(file))
            verdicts.insert(file, known.value(file));
    }
    if (files.contains(path))
        verdicts.insert(path, QStringList{writtenAt(path), verdictKey(document.verdict())});
    if (verdicts == known)
        return;
    m_session.settings().setValue(QLatin1String(VerdictsKey), verdicts);
    Q_EMIT recentChanged();
}

std::optional<Verdict> DeckFiles::verdictOn(const QString& path) const
{
    const QStringList noted = m_session.settings().value(QLatin1String(VerdictsKey)).toMap().value(path).toStringList();
    if (noted.size() != 2 || noted.front() != writtenAt(path))
        return std::nullopt;
    for (const Verdict verdict : {Verdict::Legal, Verdict::Incomplete, Verdict::Illegal}) {
        if (verdictKey(verdict) == noted.back())
            return verdict;
    }
    return std::nullopt;
}

} // namespace muster::app

#include "moc_deck_files.cpp"
