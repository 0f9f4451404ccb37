// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/deck_safety.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "app/text/shown.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

constexpr int SoonAfter = 80; ///< milliseconds

QByteArray knownFingerprint(const DeckDocument& document)
{
    return document.bytesOfFile().empty() ? QByteArray() : fingerprintOf(document.bytesOfFile());
}

bool isSameFile(const QString& one, const QString& other)
{
    return !one.isEmpty() && QFileInfo(one).canonicalFilePath() == QFileInfo(other).canonicalFilePath();
}

DeckDocument::Past pastOf(JournalContents contents)
{
    DeckDocument::Past past;
    past.base = std::move(contents.base);
    past.path = contents.path;
    past.current = contents.current;
    past.clean = contents.clean;
    for (JournalStep& step : contents.steps) {
        past.steps.emplace_back(step.words, std::move(step.deck));
        past.times.push_back(step.when);
    }
    return past;
}

} // namespace

struct DeckSafety::Guarded {
    DeckDocument* document = nullptr;
    std::unique_ptr<Journal> journal;
    QString path;
    QByteArray fingerprint; ///< that the person knows of
    FileState state = FileState::Same;
    QByteArray seen; ///< fingerprint of the file when the state was told
    bool isElsewhere = false;
    int clean = 0;
    QJsonObject view;
};

DeckSafety::DeckSafety(const QString& folder, GameLookup games, GameOf gameOf, QObject* parent)
    : QObject(parent),
      m_folder(folder),
      m_games(std::move(games)),
      m_gameOf(std::move(gameOf))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(SoonAfter);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_soon, &QTimer::timeout, this, &DeckSafety::look);
}

DeckSafety::~DeckSafety()
{
    for (const auto& [document, guarded] : m_guarded) {
        guarded->document->disconnect(this);
        guarded->document->history().disconnect(this);
    }
}

DeckSafety::Guarded& DeckSafety::add(DeckDocument* document, std::unique_ptr<Journal> journal)
{
    auto& guarded = *(m_guarded[document] = std::make_unique<Guarded>());
    guarded.document = document;
    guarded.journal = std::move(journal);
    guarded.path = document->path();
    guarded.fingerprint = knownFingerprint(*document);
    guarded.clean = document->history().cleanIndex();
    connect(&document->history(), &QUndoStack::indexChanged, this, [this, document](int at) { record(document, at); });
    connect(document, &DeckDocument::savedOrMoved, this, [this, document] { recordFile(document); });
    connect(document, &QObject::destroyed, this, [this, document] { m_guarded.erase(document); });
    noteTrouble(*guarded.journal);
    watch(guarded);
    return guarded;
}

void DeckSafety::guard(DeckDocument* document)
{
    if (m_guarded.contains(document))
        return;
    const QUndoStack& history = document->history();
    JournalContents contents;
    contents.path = document->path();
    contents.fingerprint = knownFingerprint(*document);
    // A document that is guarded late has a history that the journal does not know: its places are kept all the same.
    contents.base = document->deck();
    contents.clean = history.isClean() ? 0 : -1;
    add(document, m_folder.begin(contents));
    lookAt(document);
    lookForOthers();
}

void DeckSafety::keepView(DeckDocument* document, const QJsonObject& view)
{
    const auto found = m_guarded.find(document);
    if (found != m_guarded.end() && lineOf(found->second->view) != lineOf(view)) {
        found->second->view = view;
        found->second->journal->view(view);
        noteTrouble(*found->second->journal);
    }
}

bool DeckSafety::keep(DeckDocument* document)
{
    const auto found = m_guarded.find(document);
    if (found == m_guarded.end())
        return false;
    const Journal& journal = *found->second->journal;
    if (!journal.trouble().isEmpty())
        record(document, document->history().index());
    return journal.trouble().isEmpty();
}

void DeckSafety::forget(DeckDocument* document, Fate fate)
{
    const auto found = m_guarded.find(document);
    if (found == m_guarded.end())
        return;
    document->disconnect(this);
    document->history().disconnect(this);
    if (fate == Fate::Closed)
        found->second->journal->finish();
    else if (fate == Fate::GivenUp)
        found->second->journal->setAside();
    m_guarded.erase(found);
}

void DeckSafety::record(DeckDocument* document, int index)
{
    Guarded& guarded = *m_guarded.at(document);
    const QUndoStack& history = document->history();
    const QString words = index > 0 ? history.text(index - 1) : QString();
    // The last state there is may be a new one, or one that grew, or one that was redone: told anew it is each of them.
    if (index > 0 && index == history.count())
        guarded.journal->step(index, words, document->deck());
    else
        guarded.journal->go(index, words, document->deck());
    noteTrouble(*guarded.journal);
    // The step may have taken away the state that was in the file.
    guarded.clean = history.cleanIndex();
}

void DeckSafety::recordFile(DeckDocument* document)
{
    Guarded& guarded = *m_guarded.at(document);
    const QByteArray fingerprint = knownFingerprint(*document);
    const int clean = document->history().cleanIndex();
    const bool isNews =
        guarded.path != document->path() || guarded.fingerprint != fingerprint || guarded.clean != clean;
    if (!isNews)
        return;
    guarded.path = document->path();
    guarded.fingerprint = fingerprint;
    guarded.clean = clean;
    guarded.journal->saved(clean, guarded.path, fingerprint);
    noteTrouble(*guarded.journal);
    watch(guarded);
    lookAt(document);
    lookForOthers();
}

void DeckSafety::noteTrouble(const Journal& journal)
{
    if (m_trouble == journal.trouble())
        return;
    m_trouble = journal.trouble();
    Q_EMIT troubleChanged();
}

std::optional<DeckSafety::Recovered> DeckSafety::recovered(JournalFolder::Orphan orphan)
{
    const QString name = shown(orphan.contents.deck().name);
    auto game = m_gameOf(QString::fromStdString(orphan.contents.deck().game));
    if (!game) {
        m_notRecovered += name;
        return std::nullopt;
    }
    Recovered result;
    result.view = orphan.contents.view;
    result.damaged = orphan.damaged;
    QByteArray fingerprint = orphan.contents.fingerprint;
    DeckDocument::Past past = pastOf(std::move(orphan.contents));
    const bool isSaved = !past.path.isEmpty() && findInFile(past, fingerprint);
    result.document = DeckDocument::restored(std::move(*game), std::move(past));
    Guarded& guarded = add(result.document.get(), std::move(orphan.journal));
    guarded.fingerprint = fingerprint;
    guarded.view = result.view;
    if (isSaved)
        guarded.journal->saved(guarded.clean, guarded.path, fingerprint);
    return result;
}

/// Looks the deck's file up: it is what the journal last knew, or the program ended between writing it and noting so. True in
/// the second case, with the state that is in the file.
bool DeckSafety::findInFile(DeckDocument::Past& past, QByteArray& fingerprint) const
{
    auto bytes = carddb::readFile(past.path, carddb::DeckLimit);
    auto written = bytes ? readDeck(*bytes, past.path.toStdString(), m_games) : failure(Error());
    if (!written)
        return false;
    const QByteArray now = fingerprintOf(*bytes);
    const bool isKnown = now == fingerprint;
    int state = static_cast<int>(past.steps.size());
    const auto deckOf = [&](int at) -> const Deck& {
        return at == 0 ? past.base : past.steps[static_cast<std::size_t>(at) - 1].second;
    };
    while (!isKnown && state >= 0 && deckOf(state) != *written)
        --state;
    if (state < 0)
        return false;
    past.bytes = std::move(*bytes);
    past.written = std::move(*written);
    if (isKnown)
        return false;
    past.clean = state;
    fingerprint = now;
    return true;
}

std::vector<DeckSafety::Recovered> DeckSafety::recover()
{
    std::vector<Recovered> all;
    m_notRecovered.clear();
    for (JournalFolder::Orphan& orphan : m_folder.takeOver()) {
        if (auto one = recovered(std::move(orphan)))
            all.push_back(std::move(*one));
    }
    m_soon.start(); // whoever asked listens to the signals by then
    return all;
}

std::optional<DeckSafety::Recovered> DeckSafety::reopen(const JournalFolder::Aside& aside)
{
    auto orphan = m_folder.takeBack(aside);
    auto result = orphan ? recovered(std::move(*orphan)) : std::nullopt;
    m_soon.start();
    return result;
}

SaveOutcome DeckSafety::save(DeckDocument* document, const QString& path, const std::optional<QByteArray>& replacing)
{
    const auto found = m_guarded.find(document);
    const bool isOwn = isSameFile(path, document->path()) || path == document->path();
    QByteArray expected = replacing.value_or(QByteArray());
    if (!replacing && isOwn)
        expected = found == m_guarded.end() ? knownFingerprint(*document) : found->second->fingerprint;
    std::string bytes = document->bytesToWrite();
    SaveOutcome outcome = saveOver(path, bytes, expected);
    if (outcome.kind == SaveOutcome::Kind::Saved)
        document->tookFrom(path, std::move(bytes));
    if (found != m_guarded.end())
        lookAt(document);
    return outcome;
}

Result<Deck> DeckSafety::theirs(const DeckDocument* document) const
{
    return carddb::loadDeck(document->path(), m_games);
}

Result<void> DeckSafety::takeTheirs(DeckDocument* document)
{
    auto bytes = carddb::readFile(document->path(), carddb::DeckLimit);
    if (!bytes)
        return failure(std::move(bytes.error()));
    auto deck = readDeck(*bytes, document->path().toStdString(), m_games);
    if (!deck)
        return failure(std::move(deck.error()));
    if (deck->game != document->deck().game) {
        Error error;
        error.file = document->path().toStdString();
        error.kind = ErrorKind::UnknownGame;
        error.arguments = {deck->game};
        return failure(std::move(error));
    }
    document->change(tr("Take the deck over from its file"), std::move(*deck));
    document->tookFrom(document->path(), std::move(*bytes));
    return {};
}

Result<void> DeckSafety::keepMine(DeckDocument* document)
{
    Deck mine = document->deck();
    if (auto taken = takeTheirs(document); !taken)
        return taken;
    document->change(tr("Keep my own version"), std::move(mine));
    return {};
}

DeckSafety::FileState DeckSafety::fileState(const DeckDocument* document) const
{
    const auto found = m_guarded.find(document);
    return found == m_guarded.end() ? FileState::Same : found->second->state;
}

bool DeckSafety::isOpenElsewhere(const DeckDocument* document) const
{
    const auto found = m_guarded.find(document);
    return found != m_guarded.end() && found->second->isElsewhere;
}

void DeckSafety::watch(Guarded& guarded)
{
    QStringList wanted;
    if (QFileInfo::exists(m_folder.path()))
        wanted += m_folder.path();
    if (!guarded.path.isEmpty()) {
        const QString folder = QFileInfo(guarded.path).path();
        if (QFileInfo::exists(folder))
            wanted += folder; // programs that save as a whole put another file in its place
        if (QFileInfo::exists(guarded.path))
            wanted += guarded.path;
    }
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    wanted.removeIf([&](const QString& path) { return watched.contains(path); });
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
}

void DeckSafety::lookAt(DeckDocument* document)
{
    Guarded& guarded = *m_guarded.at(document);
    FileState state = FileState::Same;
    QByteArray now;
    if (!guarded.path.isEmpty()) {
        watch(guarded);
        now = fingerprintOfFile(guarded.path);
        if (now.isEmpty() && !QFileInfo::exists(guarded.path))
            state = FileState::Gone;
        else if (now != guarded.fingerprint)
            state = FileState::Changed;
    }
    if (state == FileState::Changed) {
        // Written by somebody else, and yet the deck that is open: nothing to be asked about.
        auto bytes = carddb::readFile(guarded.path, carddb::DeckLimit);
        const auto deck = bytes ? readDeck(*bytes, guarded.path.toStdString(), m_games) : failure(Error());
        if (deck && *deck == document->deck()) {
            document->tookFrom(guarded.path, std::move(*bytes));
            return;
        }
    }
    if (state == guarded.state && now == guarded.seen)
        return;
    const bool isNews = state != FileState::Same || guarded.state != FileState::Same;
    guarded.state = state;
    guarded.seen = now;
    if (isNews)
        Q_EMIT fileStateChanged(document);
}

void DeckSafety::lookForOthers()
{
    const QStringList elsewhere = m_folder.openElsewhere();
    for (const auto& [document, guarded] : m_guarded) {
        const bool is = std::any_of(elsewhere.begin(), elsewhere.end(),
                                    [&](const QString& path) { return isSameFile(path, guarded->path); });
        if (is == std::exchange(guarded->isElsewhere, is))
            continue;
        Q_EMIT openElsewhereChanged(guarded->document);
    }
}

void DeckSafety::look()
{
    std::vector<DeckDocument*> documents;
    documents.reserve(m_guarded.size());
    for (const auto& [document, guarded] : m_guarded)
        documents.push_back(guarded->document);
    for (DeckDocument* document : documents) {
        if (m_guarded.contains(document))
            lookAt(document);
    }
    lookForOthers();
}

} // namespace muster::app
