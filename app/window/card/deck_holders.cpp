// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/deck_holders.h"

#include <algorithm>
#include <mutex>

#include <QDir>
#include <QFileInfo>
#include <QThreadPool>

#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

namespace {

constexpr int MostDecks = 5000;

} // namespace

struct DeckHolders::Reading {
    std::shared_ptr<const Catalogue> catalogue;
    QStringList folders;
    QStringList files;
    std::atomic<bool> stopped = false;
    std::mutex mutex;
    DeckHolders* listener = nullptr; ///< nullptr: gone

    QStringList paths() const
    {
        QStringList all;
        for (const QString& folder : folders) {
            const auto found = QDir(folder).entryInfoList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name);
            for (const QFileInfo& file : found)
                all += file.absoluteFilePath();
        }
        all += files;
        all.removeDuplicates();
        return all.mid(0, MostDecks);
    }

    void take(const QString& path, Index& index) const
    {
        const Game& game = catalogue->game();
        const GameLookup lookup([&](std::string_view key) { return key == game.key ? &game : nullptr; }, {game.key});
        const auto deck = carddb::loadDeck(path, lookup);
        if (!deck || deck->game != game.key)
            return; // of another game, or one that is told where it is opened
        const ResolvedDeck resolved(*catalogue, *deck, Proposals::No);
        const QString title = deck->name.empty() ? QFileInfo(path).completeBaseName() : shown(deck->name);
        for (const IdentityIndex identity : resolved.identities())
            index[identity].push_back({path, title, resolved.copies(identity), false});
        for (const DeckEntry& entry : deck->considering) {
            const auto meant = resolve(*catalogue, entry, Proposals::No);
            if (meant.status == ResolvedEntry::Status::Card && resolved.copies(meant.identity) == 0)
                index[meant.identity].push_back({path, title, entry.count, true});
        }
    }
};

DeckHolders::DeckHolders(const carddb::Places& places, QObject* parent) : QObject(parent), m_places(places) { }

DeckHolders::~DeckHolders()
{
    if (!m_reading)
        return;
    m_reading->stopped = true;
    const std::scoped_lock lock(m_reading->mutex);
    m_reading->listener = nullptr;
}

void DeckHolders::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    if (catalogue == m_catalogue)
        return;
    m_catalogue = std::move(catalogue);
    m_index.clear();
    m_ready = false;
    refresh();
}

void DeckHolders::setOtherDecks(const QStringList& paths)
{
    if (paths == m_others)
        return;
    m_others = paths;
    refresh();
}

void DeckHolders::refresh()
{
    if (m_reading) {
        m_reading->stopped = true;
        const std::scoped_lock lock(m_reading->mutex);
        m_reading->listener = nullptr;
    }
    m_reading.reset();
    if (!m_catalogue)
        return;
    m_reading = std::make_shared<Reading>();
    m_reading->catalogue = m_catalogue;
    m_reading->files = m_others;
    m_reading->listener = this;
    const QString key = QString::fromStdString(m_catalogue->game().key);
    for (const QString& root : {m_places.userData, m_places.resources}) {
        if (!root.isEmpty())
            m_reading->folders += QStringLiteral("%1/games/%2/decks").arg(root, key);
    }
    QThreadPool::globalInstance()->start([reading = m_reading] {
        Index index;
        const QStringList paths = reading->paths();
        for (const QString& path : paths) {
            if (reading->stopped)
                return;
            reading->take(path, index);
        }
        const std::scoped_lock lock(reading->mutex);
        if (reading->listener == nullptr)
            return;
        QMetaObject::invokeMethod(
            reading->listener,
            [listener = reading->listener, reading, index] {
                if (listener->m_reading != reading)
                    return;
                listener->m_index = index;
                listener->m_ready = true;
                Q_EMIT listener->found();
            },
            Qt::QueuedConnection);
    });
}

std::vector<DeckHolders::Holder> DeckHolders::of(IdentityIndex identity) const
{
    const auto found = m_index.find(identity);
    return found == m_index.end() ? std::vector<Holder>() : found->second;
}

} // namespace muster::app
