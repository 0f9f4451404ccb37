// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QCache>
#include <QImage>
#include <QObject>

#include "app/faces/face_style.h"
#include "app/window/card/own_pictures.h"

namespace muster::app {

/// Faces of cards as pictures of the size at which they are shown. They are drawn in a thread, those asked for last first, so
/// that scrolling never waits for them; what was drawn is kept as long as there is room.
class FaceCache final : public QObject {
    Q_OBJECT

public:
    explicit FaceCache(QObject* parent = nullptr);
    ~FaceCache() override;

    void setCards(std::shared_ptr<const Catalogue> catalogue, std::shared_ptr<const FaceStyle> style,
                  const OwnPictures& pictures);
    /// Null as long as it is being drawn; drawn() tells. `width` in device pixels.
    [[nodiscard]] QImage face(CardIndex card, int width);
    /// Its picture is another one than before.
    void forget(CardIndex card);
    [[nodiscard]] bool isIdle() const { return !m_running; }

Q_SIGNALS:
    void drawn();

private:
    struct Key {
        std::uint32_t card = 0;
        int width = 0;
        friend bool operator==(const Key&, const Key&) = default;
        friend size_t qHash(const Key& key, size_t seed)
        {
            return ::qHash(quint64(key.card) << 32 | quint32(key.width), seed);
        }
    };
    struct Studio;
    void startDrawing();
    void take(const std::shared_ptr<Studio>& studio, const std::vector<std::pair<Key, QImage>>& faces);

    std::shared_ptr<Studio> m_studio; ///< of the cards at hand
    QCache<Key, QImage> m_faces;
    std::vector<Key> m_wanted; ///< the last one is drawn first
    bool m_running = false;
    bool m_starts = false; ///< at the end of this pass of the event loop
};

} // namespace muster::app
