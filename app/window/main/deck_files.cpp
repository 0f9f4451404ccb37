// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/deck_files.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include "app/decks/deck_forms.h"
#include "app/text/error_text.h"
#include "app/window/document/open_decks.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

constexpr auto RecentKey = "files/recent";
constexpr qsizetype RecentFiles = 12;

/// A title as the name of a file: what file systems and shells stumble over is left out.
QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar c : title) {
        if (c.isLetterOrNumber() || QStringLiteral(" -_'()").contains(c))
            name += c;
    }
    name = name.simplified().left(80);
    return name.isEmpty() ? QStringLiteral("deck") : name;
}

} // namespace

DeckFiles::DeckFiles(OpenDecks& decks, QSettings& settings, QWidget* window)
    : QObject(window),
      m_decks(decks),
      m_settings(settings),
      m_window(window)
{
}

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
    const auto document = m_decks.open(path);
    if (!document) {
        tell(tr("%1 could not be read.").arg(QFileInfo(path).fileName()), document.error());
        return nullptr;
    }
    noteRecent(path);
    return *document;
}

void DeckFiles::chooseAndOpen()
{
    const QStringList paths = QFileDialog::getOpenFileNames(m_window, tr("Open Decks"), folder(),
                                                            tr("Muster decks (*.muster);;All files (*)"));
    for (const QString& path : paths)
        open(path);
}

bool DeckFiles::save(DeckDocument& document)
{
    if (document.path().isEmpty())
        return saveAs(document);
    if (const auto saved = document.save(document.path()); !saved) {
        tell(tr("The deck could not be saved. It is still open, and nothing of it is lost."), saved.error());
        return false;
    }
    noteRecent(document.path());
    Q_EMIT said(tr("Saved as %1").arg(QFileInfo(document.path()).fileName()));
    return true;
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
    if (const auto saved = document.save(path); !saved) {
        tell(tr("The deck could not be saved. It is still open, and nothing of it is lost."), saved.error());
        return false;
    }
    noteRecent(path);
    Q_EMIT said(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    return true;
}

void DeckFiles::exportCopy(const DeckDocument& document)
{
    const QString start = QDir(folder()).filePath(fileNameOf(document.title()) + QStringLiteral(".txt"));
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Export a Copy"), start,
                                                      tr("Text list (*.txt);;Table (*.csv);;JSON (*.json)"));
    if (!path.isEmpty())
        exportTo(document, path);
}

bool DeckFiles::exportTo(const DeckDocument& document, const QString& path)
{
    const auto text = writeDeckForm(document.resolved(), formOfName(path).value_or(DeckForm::List));
    const auto written = text ? carddb::writeFile(path, *text) : failure(text.error());
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
    QMessageBox box(QMessageBox::Question, tr("Muster"), tr("Save the changes of “%1”?").arg(document.title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("%n change(s) would be lost.", nullptr, document.history().index()));
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
    for (const QString& path : m_settings.value(QLatin1String(RecentKey)).toStringList()) {
        if (QFileInfo(path).isFile())
            there += path;
    }
    return there;
}

void DeckFiles::noteRecent(const QString& path)
{
    QStringList files = m_settings.value(QLatin1String(RecentKey)).toStringList();
    const QString whole = QFileInfo(path).absoluteFilePath();
    files.removeAll(whole);
    files.prepend(whole);
    m_settings.setValue(QLatin1String(RecentKey), files.mid(0, RecentFiles));
    Q_EMIT recentChanged();
}

} // namespace muster::app

#include "moc_deck_files.cpp"
