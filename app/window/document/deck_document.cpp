// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/deck_document.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPromise>
#include <QSemaphore>
#include <QThreadPool>
#include <QUndoCommand>

#include "app/decks/deck_patch.h"
#include "app/text/shown.h"
#include "app/window/document/deck_difference.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

/// How long a change waits for its verdict, in milliseconds. Common decks are judged in one or two; beyond that the
/// verdict follows by itself and the person goes on.
constexpr int Patience = 10;

/// Checks of all documents: the work is short, and a long one must not keep other threads' work waiting.
QThreadPool& judges()
{
    static QThreadPool pool;
    return pool;
}

} // namespace

struct DeckDocument::Judging {
    QPromise<std::vector<Finding>> promise;
    QSemaphore finished;
};

/// The deck before and after; undo and redo put one of them in place.
class DeckDocument::Step final : public QUndoCommand {
public:
    Step(DeckDocument& document, const QString& words, QString subject, Deck after)
        : QUndoCommand(words),
          m_document(document),
          m_subject(std::move(subject)),
          m_before(document.m_now->deck),
          m_after(std::move(after)),
          m_when(QDateTime::currentDateTime())
    {
    }
    Step(DeckDocument& document, const QString& words, Deck before, Deck after, QDateTime when)
        : QUndoCommand(words),
          m_document(document),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_when(std::move(when))
    {
    }

    void redo() override { m_document.take(m_after); }
    void undo() override { m_document.take(m_before); }
    [[nodiscard]] int id() const override { return m_subject.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* const step = static_cast<const Step*>(next);
        if (step->m_subject != m_subject)
            return false;
        m_after = step->m_after;
        m_when = step->m_when;
        setText(step->text());
        setObsolete(m_after == m_before);
        return true;
    }
    [[nodiscard]] const QDateTime& when() const { return m_when; }

private:
    DeckDocument& m_document;
    QString m_subject;
    Deck m_before;
    Deck m_after;
    QDateTime m_when;
};

DeckDocument::DeckDocument(std::shared_ptr<const GameData> game, Deck deck, QObject* parent)
    : QObject(parent),
      m_now(std::make_shared<const DeckSnapshot>(std::move(game), std::move(deck))),
      m_turn(std::make_shared<std::atomic<std::uint64_t>>(0))
{
    connect(&m_judging, &QFutureWatcherBase::finished, this, [this] {
        if (m_judging.future().resultCount() == 0) // the verdict came at once, or the check was overtaken
            return;
        m_awaited.reset();
        takeVerdict(m_judging.result());
    });
    connect(&m_history, &QUndoStack::cleanChanged, this, &DeckDocument::savedOrMoved);
    judge();
    awaitVerdict();
}

DeckDocument::~DeckDocument()
{
    ++*m_turn;
    m_judging.disconnect(this);
    // The end of the history is no undoing of it: nobody who listens may take it for one.
    m_history.blockSignals(true);
}

void DeckDocument::change(const QString& words, Deck after) { changeOn({}, words, std::move(after)); }

void DeckDocument::changeOn(const QString& subject, const QString& words, Deck after)
{
    if (after != deck())
        m_history.push(new Step(*this, words, subject, std::move(after)));
}

QDateTime DeckDocument::timeOf(int step) const
{
    const auto* const command = static_cast<const Step*>(m_history.command(step));
    return command == nullptr ? QDateTime() : command->when();
}

void DeckDocument::setGame(std::shared_ptr<const GameData> game)
{
    becomes(std::make_shared<const DeckSnapshot>(std::move(game), m_now->deck));
}

void DeckDocument::take(Deck deck)
{
    if (m_isRestoring)
        return;
    const bool renamed = deck.name != m_now->deck.name;
    becomes(std::make_shared<const DeckSnapshot>(m_now->game, std::move(deck)));
    if (renamed)
        Q_EMIT savedOrMoved();
}

void DeckDocument::becomes(std::shared_ptr<const DeckSnapshot> now)
{
    m_now = std::move(now);
    judge();
    Q_EMIT changed(); // while the judge is at work
    awaitVerdict();
}

void DeckDocument::judge()
{
    auto work = std::make_shared<Judging>();
    work->promise.start();
    m_judging.setFuture(work->promise.future());
    judges().start([work, deck = m_now, turns = m_turn, turn = ++*m_turn] {
        if (*turns == turn)
            work->promise.addResult(deck->check());
        work->promise.finish();
        work->finished.release();
    });
    m_awaited = std::move(work);
}

void DeckDocument::awaitVerdict()
{
    const auto work = std::exchange(m_awaited, nullptr);
    if (!work || !work->finished.tryAcquire(1, Patience))
        return; // it came meanwhile, or comes by itself
    m_judging.setFuture({});
    takeVerdict(work->promise.future().result());
}

void DeckDocument::takeVerdict(std::vector<Finding> findings)
{
    m_judged = m_now;
    m_findings = std::move(findings);
    Q_EMIT verdictChanged();
}

QString DeckDocument::title() const
{
    if (!deck().name.empty())
        return shown(deck().name);
    if (!m_path.isEmpty())
        return QFileInfo(m_path).completeBaseName();
    // Several may be open side by side, of several games.
    const QString title = shown(game()->game().title);
    return deck().kind == "shop" ? tr("New %1 shop").arg(title) : tr("New %1 deck").arg(title);
}

void DeckDocument::tookFrom(const QString& path, std::string bytes)
{
    m_path = QFileInfo(path).absoluteFilePath();
    m_bytes = std::move(bytes);
    m_written = deck();
    m_history.setClean();
    Q_EMIT savedOrMoved();
}

std::string DeckDocument::bytesToWrite() const
{
    if (!m_bytes.empty()) {
        if (deck() == m_written)
            return m_bytes;
        LoadedDeck written;
        written.deck = m_written;
        written.file = m_path.toStdString();
        written.source = m_bytes;
        if (const auto edits = editsBetween(m_written, deck())) {
            if (const auto lines = lineChanges(written, *edits, *game()->catalogue))
                return withChanges(m_bytes, *lines);
        }
    }
    return writeDeck(deck(), game()->game());
}

std::unique_ptr<DeckDocument> DeckDocument::restored(std::shared_ptr<const GameData> game, Past past)
{
    const auto current = static_cast<std::size_t>(past.current);
    const Deck& now = current == 0 ? past.base : past.steps[current - 1].second;
    auto document = std::make_unique<DeckDocument>(std::move(game), now);
    document->m_isRestoring = true;
    QUndoStack& history = document->m_history;
    if (past.clean != 0)
        history.resetClean();
    Deck before = std::move(past.base);
    for (std::size_t at = 0; at < past.steps.size(); ++at) {
        const auto& [words, deck] = past.steps[at];
        history.push(new Step(*document, words, std::exchange(before, deck), deck,
                              at < past.times.size() ? past.times[at] : QDateTime()));
        if (history.index() == past.clean)
            history.setClean();
    }
    history.setIndex(past.current);
    document->m_isRestoring = false;
    document->m_path = past.path;
    document->m_bytes = std::move(past.bytes);
    document->m_written = std::move(past.written);
    return document;
}

Result<std::unique_ptr<DeckDocument>>
openDocument(const QString& path, const GameLookup& games,
             const std::function<Result<std::shared_ptr<const GameData>>(const QString& key)>& gameOf)
{
    auto bytes = carddb::readFile(path, carddb::DeckLimit);
    if (!bytes)
        return failure(std::move(bytes.error()));
    auto deck = readDeck(*bytes, path.toStdString(), games);
    if (!deck)
        return failure(std::move(deck.error()));
    auto game = gameOf(QString::fromStdString(deck->game));
    if (!game)
        return failure(std::move(game.error()));
    auto document = std::make_unique<DeckDocument>(std::move(*game), std::move(*deck));
    document->tookFrom(path, std::move(*bytes));
    return document;
}

} // namespace muster::app
