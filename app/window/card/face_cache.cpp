// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/face_cache.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include <QPainter>
#include <QThreadPool>
#include <QTimer>

#include "app/faces/card_face.h"
#include "app/print/painting.h"
#include "app/print/print_job.h"

namespace muster::app {

namespace {

constexpr int MostKept = 24 << 10;      ///< kilobytes of pictures
constexpr std::size_t MostWanted = 120; ///< older wishes have been scrolled away
constexpr std::size_t AtOnce = 4;       ///< faces between two messages to the window
constexpr int MostMeasured = 200;       ///< faces whose words are remembered

} // namespace

/// What faces are drawn with. One thread at a time uses it.
struct FaceCache::Studio {
    std::shared_ptr<const Catalogue> catalogue;
    std::shared_ptr<const FaceStyle> style;
    OwnPictures pictures;
    std::unique_ptr<print::Type> type;
    int measured = 0;
    std::atomic<bool> closed = false;
    std::mutex mutex;
    FaceCache* owner = nullptr; ///< nullptr: gone

    QImage draw(const Key& key)
    {
        if (!type)
            type = std::make_unique<print::Type>(print::fontFamilies());
        if (++measured % MostMeasured == 0)
            type->startOver();
        const auto id = catalogue->card({key.card}).id();
        const QImage own = pictures.of(QString::fromUtf8(id.data(), qsizetype(id.size())));
        const print::Page page{QSizeF(FaceWidth, FaceHeight), cardFace(*catalogue, {key.card}, *style, *type, own)};
        QImage image(key.width, int(key.width * FaceHeight / FaceWidth), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        QPainterPath card;
        card.addRoundedRect(image.rect(), key.width * 0.045, key.width * 0.045);
        painter.setClipPath(card);
        painter.fillRect(image.rect(), Qt::white);
        painter.scale(image.width() / FaceWidth, image.height() / FaceHeight);
        print::draw(page, *type, painter);
        return image;
    }
};

FaceCache::FaceCache(QObject* parent) : QObject(parent) { m_faces.setMaxCost(MostKept); }

FaceCache::~FaceCache()
{
    if (!m_studio)
        return;
    m_studio->closed = true;
    const std::scoped_lock lock(m_studio->mutex);
    m_studio->owner = nullptr;
}

void FaceCache::setCards(std::shared_ptr<const Catalogue> catalogue, std::shared_ptr<const FaceStyle> style,
                         const OwnPictures& pictures)
{
    if (m_studio) {
        m_studio->closed = true;
        const std::scoped_lock lock(m_studio->mutex);
        m_studio->owner = nullptr;
    }
    m_faces.clear();
    m_wanted.clear();
    m_running = false;
    m_studio = std::make_shared<Studio>();
    m_studio->catalogue = std::move(catalogue);
    m_studio->style = std::move(style);
    m_studio->pictures = pictures;
    m_studio->owner = this;
}

QImage FaceCache::face(CardIndex card, int width)
{
    if (!m_studio || !m_studio->catalogue || !card.valid() || width < 8)
        return {};
    const Key key{card.value, width};
    if (const QImage* known = m_faces.object(key))
        return *known;
    std::erase(m_wanted, key);
    m_wanted.push_back(key);
    if (m_wanted.size() > MostWanted)
        m_wanted.erase(m_wanted.begin());
    if (!m_starts) {
        m_starts = true;
        QTimer::singleShot(0, this, [this] {
            m_starts = false;
            startDrawing();
        });
    }
    return {};
}

void FaceCache::forget(CardIndex card)
{
    const auto keys = m_faces.keys();
    for (const Key& key : keys) {
        if (key.card == card.value)
            m_faces.remove(key);
    }
    Q_EMIT drawn();
}

void FaceCache::startDrawing()
{
    if (m_running || m_wanted.empty())
        return;
    m_running = true;
    std::vector<Key> keys;
    while (!m_wanted.empty() && keys.size() < AtOnce) {
        keys.push_back(m_wanted.back());
        m_wanted.pop_back();
    }
    QThreadPool::globalInstance()->start([studio = m_studio, keys] {
        std::vector<std::pair<Key, QImage>> faces;
        for (const Key& key : keys) {
            if (studio->closed)
                return;
            faces.emplace_back(key, studio->draw(key));
        }
        const std::scoped_lock lock(studio->mutex);
        if (studio->owner != nullptr)
            QMetaObject::invokeMethod(
                studio->owner, [owner = studio->owner, studio, faces] { owner->take(studio, faces); },
                Qt::QueuedConnection);
    });
}

void FaceCache::take(const std::shared_ptr<Studio>& studio, const std::vector<std::pair<Key, QImage>>& faces)
{
    if (studio != m_studio)
        return;
    for (const auto& [key, image] : faces)
        m_faces.insert(key, new QImage(image), std::max(1, int(image.sizeInBytes() >> 10)));
    m_running = false;
    Q_EMIT drawn();
    startDrawing();
}

} // namespace muster::app
